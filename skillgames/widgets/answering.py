"""What every table does alike when people point, press and drag, and when it says no.

A game says what can be pressed (`can_press`) and why a press would do nothing now
(`reason_against`); what lights up, sinks, leans or shakes follows from that. What has
happened last stays to be read and to be heard again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer

from skillgames.engine.events import Event
from skillgames.engine.text import Msg
from skillgames.widgets.animator import Curve, Score, motion_is_reduced
from skillgames.widgets.breath import Breath
from skillgames.widgets.items import CardItem
from skillgames.widgets.kept import Pictures
from skillgames.widgets.language import text
from skillgames.widgets.layer import SETTLE_MS
from skillgames.widgets.scene import Table
from skillgames.widgets.stage import Stage

HOVER_MS = 90.0
SHAKE_PX, SHAKE_MS = 3.0, 180.0

TILT_MOST = 6.0
"""How far a dragged card leans into the movement, in degrees."""

Z_DRAGGED = 900.0


class AnsweringTable(Table):
    """A table that answers: the part of it that is the same in all games.

    `hovered` and `pressed` are the keys under the pointer, None for what cannot be pressed.
    `refusal` is the reason that is being read. `told` is what has happened last, `said` what
    of it stays to be read at the table (see `ACCOUNTS`). `view_before` is the view it led away
    from, as long as something is on its way.
    """

    BUTTONS: ClassVar[tuple[str, ...]] = ()
    """Keys of what looks pressed while it is held down."""
    REFUSAL_MS: ClassVar[int] = 2600
    """How long the reason of a refusal can be read."""
    ACCOUNTS: ClassVar[tuple[type[Event], ...]] = ()
    """Events whose account stays to be read at the table until something else happens."""
    Z_BREATH: ClassVar[float] = 60

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.refusal: Msg | None = None
        self.told: list[Event] = []
        self.said: list[Event] = []
        self.view_before: Any = None
        self._last_dx = 0.0
        self._pictures = Pictures(stage)
        self._breath = Breath(stage, self.Z_BREATH, self)
        self._refusal_timer = QTimer(self)
        self._refusal_timer.setSingleShot(True)
        self._refusal_timer.timeout.connect(self._forget_refusal)
        stage.pressed.connect(self._press_begins)
        stage.released.connect(self._press_ends)

    def reset(self) -> None:
        """A refusal and the light of the turn belong to the position that is gone."""
        self._breath.finish()
        self.hovered = self.pressed = None
        self.refusal = None
        self._refusal_timer.stop()

    def relayout(self) -> None:
        """Another size, look or language."""
        self._breath.finish()
        self._describe()
        self._pictures.forget()
        super().relayout()

    def snap(self) -> None:
        """Everything where it belongs, and labels that say so."""
        self.view_before = None
        super().snap()

    def leave(self) -> None:
        """The table goes away."""
        self._breath.drop()
        self._refusal_timer.stop()
        self.stage.pressed.disconnect(self._press_begins)
        self.stage.released.disconnect(self._press_ends)
        super().leave()

    # --- what has happened -------------------------------------------------------------

    def say(self, event: Event) -> Msg | None:
        """The sentence for an event as the person may know it, None for none."""
        raise NotImplementedError

    def remember(self, events: Sequence[Event]) -> None:
        """Tell screen readers what has happened; it stays there to be read again."""
        self.told = list(events)
        if events or self.is_replay:
            accounts = any(isinstance(event, self.ACCOUNTS) for event in events)
            self.said = list(events) if accounts else []
        self._describe()
        for sentence in self._told_sentences():
            self.access.announce(sentence)

    def _describe(self) -> None:
        self.access.description = " ".join(self._told_sentences())

    def _told_sentences(self) -> list[str]:
        said = [self.say(event) for event in self.told]
        return [text(one) for one in said if one is not None]

    def tell(
        self,
        events: Sequence[Event],
        view: Any,
        legal: Sequence[Any],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened; until all lies still, labels may show the view before."""
        self.remember(events)
        self.view_before = None if self.goes_unnoticed(events, view) else self.view
        super().tell(events, view, legal, done)

    def goes_unnoticed(self, events: Sequence[Event], view: Any) -> bool:
        """Whether the person notices nothing of what has just happened."""
        return not events and bool(view == self.view)

    def greet(self) -> None:
        """Tell the person that the turn has come."""
        self.access.announce(self.tr("Your turn."), assertive=True)

    def breathe(self, plate: QRectF) -> None:
        """Light up the plate of the seat whose turn has come."""
        self._breath.around(plate)

    # --- what can be done --------------------------------------------------------------

    def reason_against(self, key: str) -> Msg | None:
        """Why a press of what `can_press` would do nothing now; None when it does something."""
        raise NotImplementedError

    def can_act(self) -> bool:
        """Whether the person is asked for a move, and nothing is in the way."""
        return bool(self.legal) and self.blocked is None and not self.stage.animator.running

    def is_off(self, key: str) -> bool:
        """Whether a press would be refused now."""
        return self.reason_against(key) is not None

    def is_useful(self, key: str | None) -> bool:
        """Whether a press of this would do something now."""
        if key is None or not self.can_press(key) or self.stage.animator.running:
            return False
        return self.reason_against(key) is None

    def focus_on(self, key: str) -> None:
        """The ring may be on everything that can be pressed."""
        if self.can_press(key) and not self.stage.animator.running:
            self.focused = key
            self.settle()

    def answer(
        self,
        sound: str | None,
        key: str | None,
        duration: float = SETTLE_MS,
        curve: Curve = Curve.OutCubic,
    ) -> None:
        """What is lifted or chosen has changed: let it be heard and seen, and what `key` is now
        be read. A refusal is forgotten."""
        self.refusal = None
        if sound is not None:
            self.sounded.emit(sound)
        self.settle(duration, curve)
        if key is not None:
            self.access.announce(self.access.names.get(key, ""))

    # --- pointer -----------------------------------------------------------------------

    def hover(self, pos: QPointF) -> None:
        """What can be pressed answers the pointer."""
        key = self.hit(pos)
        useful = key if self.is_useful(key) else None
        self.stage.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if useful else Qt.CursorShape.ArrowCursor
        )
        if useful != self.hovered:
            self.hovered = useful
            self.settle(HOVER_MS)

    def unhover(self) -> None:
        """The pointer left."""
        if self.hovered is not None or self.pressed is not None:
            self.hovered = self.pressed = None
            self.settle(HOVER_MS)

    def _press_begins(self, pos: QPointF) -> None:
        key = self.hit(pos)
        if key in self.BUTTONS and self.is_useful(key):
            self.pressed = key
            self.paint_labels()

    def _press_ends(self, pos: QPointF) -> None:
        if self.pressed is not None:
            self.pressed = None
            self.paint_labels()

    # --- drags -------------------------------------------------------------------------

    def dragged_with(self, key: str) -> Sequence[str]:
        """All cards that follow the pointer when this one is dragged."""
        return (key,)

    def dragged(self, key: str, delta: QPointF) -> None:
        """The cards follow the pointer and lean into the movement."""
        self.stage.settler.finish()
        speed = delta.x() - self._last_dx
        self._last_dx = delta.x()
        most = 0.0 if motion_is_reduced() else TILT_MOST
        tilt = max(-most, min(most, speed / 2))
        for n, one in enumerate(self.dragged_with(key)):
            place = self.place_of(one)
            if place is not None:
                x, y = place.x + delta.x(), place.y + delta.y()
                self.items[one].show_place(place.at(x=x, y=y, rotation=tilt, z=Z_DRAGGED + n))

    def end_drag(self) -> None:
        """Nothing follows the pointer any more: the next drag begins upright."""
        self._last_dx = 0.0

    def put_back(self, key: str) -> None:
        """What was dragged returns to its place."""
        self.end_drag()
        self.settle()

    # --- refusals ----------------------------------------------------------------------

    def refuse(self, reason: Msg, key: str | None = None) -> None:
        """Say why not: the card shakes a little, the sentence stands where all do."""
        self.refusal = reason
        self._refusal_timer.start(self.REFUSAL_MS)
        self.refused.emit(reason)
        self.access.announce(text(reason), assertive=True)
        self.sounded.emit("illegal")
        self.paint_labels()
        item = self.items.get(key) if key is not None else None
        if item is not None and not (self.stage.animator.running or motion_is_reduced()):
            self._shake(item)

    def _shake(self, item: CardItem) -> None:
        self.stage.settler.finish()
        place = item.place
        score = Score()

        def step(share: float) -> None:
            swing = SHAKE_PX * (1 - share) * (1 if int(share * 6) % 2 else -1)
            item.show_place(place.at(x=place.x + (swing if share < 1 else 0)))

        score.move(step, SHAKE_MS, curve=Curve.Linear)
        self.stage.settler.play(score, self._rest_all)

    def _forget_refusal(self) -> None:
        self.refusal = None
        self.paint_labels()
