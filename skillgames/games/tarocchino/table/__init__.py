"""The table of Tarocchino: gestures, what is lit, what is written, and its sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter

from skillgames.engine.bologna import (
    CODES,
    LED_MASKS,
    NO_SUIT,
    card_of,
    codes_in,
    playable,
)
from skillgames.engine.events import Event
from skillgames.engine.text import Msg, translate
from skillgames.games.tarocchino.combinations import tally
from skillgames.games.tarocchino.events import (
    Dealt,
    Declared,
    Discarded,
    Passed,
    Played,
    TrickTaken,
)
from skillgames.games.tarocchino.rules import MUST_FOLLOW, why_not_laid_away
from skillgames.games.tarocchino.state import (
    DECLARE,
    DISCARDS,
    KEPT_MASK,
    PASS,
    Phase,
    TarocchinoView,
    discard_move,
)
from skillgames.games.tarocchino.table import pictures
from skillgames.games.tarocchino.table.kept import Pictures, area_of
from skillgames.games.tarocchino.table.labels import Labels, Shown
from skillgames.games.tarocchino.table.layout import (
    AWAY,
    BUTTON_KEYS,
    COMBINATIONS,
    DECLARE_ALL,
    LAST,
    PANEL_KEYS,
    PASS_ON,
    PERSON,
    RATIO,
    Geometry,
    Touch,
    arranged,
    layout,
)
from skillgames.games.tarocchino.table.names import PANEL, SCORE, STATUS, Names
from skillgames.games.tarocchino.table.panels import Panel, PanelBox, Panels
from skillgames.games.tarocchino.table.poses import POSES
from skillgames.games.tarocchino.table.sentences import Sentences
from skillgames.games.tarocchino.words import say
from skillgames.widgets.animator import Animator, Curve, Score, motion_is_reduced
from skillgames.widgets.art.hud import Part
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.items import PulseItem
from skillgames.widgets.language import text
from skillgames.widgets.place import Place
from skillgames.widgets.scene import Table
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent

SHAKE_PX, SHAKE_MS = 3.0, 180.0
REFUSAL_MS = 3200
"""How long the reason of a refusal stays in the pill."""

BREATHS, BREATH_MS = 3, 800.0
Z_PULSE = 60
TILT_MOST = 6.0

TOLD = (Discarded, Declared, Passed, Played)
"""Events that stay to be read in the pill."""

SOUNDS: tuple[tuple[type[Event], str], ...] = (
    (TrickTaken, "capture"),
    (Played, "play"),
    (Dealt, "deal"),
    (Declared, "lift"),
    (Discarded, "play"),
)
"""What is heard of a stored entry without motion, the most telling first."""

PRESS_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
TENTH = 10


class TarocchinoTable(Table):
    """Lifts and plays cards, lays away and declares; the hand sorts itself."""

    CLOTH = "brick"
    BACK = "portico"
    PACK = "bolognese"
    POSES = POSES

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.view: TarocchinoView | None = None
        self.order: tuple[str, ...] = ()
        """The hand from left to right."""
        self.lifted: str | None = None
        self.marked: frozenset[str] = frozenset()
        """Cards that are to be laid away."""
        self.shows_last = False
        """Whether the last trick lies on the table once more."""
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.refusal: Msg | None = None
        self.told_before: TarocchinoView | None = None
        """What the labels still show while cards are on their way."""
        self._said: list[Event] = []
        self._told: list[Event] = []
        self._last_dx = 0.0
        self._pictures = Pictures(stage)
        self._sentences = Sentences(self)
        self._labels = Labels(stage, self.levels, self._pictures, self._sentences, self)
        self._panels = Panels(self)
        self._names = Names(self._labels, self._sentences, self)
        self._pulse = PulseItem()
        self._pulse.setZValue(Z_PULSE)
        stage.scene().addItem(self._pulse)
        self._breath = Animator(self)
        self._refusal_timer = QTimer(self)
        self._refusal_timer.setSingleShot(True)
        self._refusal_timer.timeout.connect(self._forget_refusal)
        stage.pressed.connect(self._press_begins)
        stage.released.connect(self._press_ends)

    # --- layout ----------------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The measures for the size of the stage."""
        viewport = self.stage.viewport()
        u, t = self.stage.units
        return Geometry(viewport.width(), viewport.height(), u, t)

    def layout(self, view: TarocchinoView) -> dict[str, Place]:
        """Where each card lies, with what is lifted and lit."""
        return layout(self.geometry, view, self._touch(view), self.open_hands)

    @classmethod
    def hand_of(cls, view: TarocchinoView) -> tuple[str, ...]:
        """The hand of the seat whose view this is, as it is sorted at the table."""
        return arranged(view.hand)

    def log_area(self) -> QRectF:
        """At the left, down to the own plate."""
        area = super().log_area()
        area.setBottom(self.geometry.plate(PERSON).y - 8 * self.geometry.t)
        return area

    def notice_area(self) -> QRectF:
        """At the left of the partner's plate, where nothing lies."""
        area = super().notice_area()
        area.setRight(self.geometry.plate(2).x)
        return area

    def _touch(self, view: TarocchinoView) -> Touch:
        ready = self._ready(view)
        return Touch(
            order=self.order,
            lifted=self.lifted,
            chosen=self.marked,
            hovered=self.hovered if self._can_act() else None,
            focused=self.focused,
            ready=ready,
            shows_last=self.shows_last,
            is_dimmed=bool(ready),
        )

    def _ready(self, view: TarocchinoView) -> frozenset[str] | None:
        """The cards that can be used now; while declaring those that bring points."""
        if view.to_act != PERSON or not self.legal:
            return None
        match view.phase:
            case Phase.DISCARDING:
                mask = view.hand & ~KEPT_MASK
            case Phase.DECLARING:
                mask = tally(view.hand).mask
            case _:
                mask = playable(view.hand, view.led)
        return frozenset(codes_in(mask))

    def reset(self) -> None:
        """Nothing stays lifted or chosen when the position has changed."""
        self._breath.finish()
        self.lifted = None
        self.marked = frozenset()
        self.shows_last = False
        self.hovered = self.pressed = None
        self.refusal = None
        self._refusal_timer.stop()
        self.order = arranged(self.view.hand) if self.view is not None else ()
        if self.focused not in self.order and self.focused not in (LAST, COMBINATIONS):
            self.focused = None

    def snap(self) -> None:
        """Everything where it belongs."""
        self.told_before = None
        super().snap()

    def arrived(self) -> None:
        """The ring of the seat whose turn has come breathes, then stands still."""
        view = self.view
        if self._can_act():
            self.access.announce(self.tr("Your turn."), assertive=True)
        if view is None or view.to_act is None or self.stage.animator.factor <= 0:
            return
        if motion_is_reduced() or self.is_replay:
            return
        self._pulse.surround(area_of(self.geometry.plate(view.to_act)))
        score = Score()
        for n in range(BREATHS):
            score.move(self._pulse.breathe, BREATH_MS, n * BREATH_MS, Curve.Linear)
        self._breath.play(score)

    def leave(self) -> None:
        """The table goes away."""
        self._breath.drop()
        self._refusal_timer.stop()
        self.stage.pressed.disconnect(self._press_begins)
        self.stage.released.disconnect(self._press_ends)
        super().leave()

    def relayout(self) -> None:
        """Another size, look or language."""
        self._breath.finish()
        self._describe()
        self._pictures.forget()
        super().relayout()

    def card_size(self) -> tuple[float, float]:
        """Of a card of the hand."""
        width = self.geometry.hand_width
        return width, width * RATIO

    def spot(self, number: int) -> QPointF:
        """The middle of the person's nth card."""
        assert self.view is not None
        place = self.layout(self.view)[self.order[number - 1]]
        return QPointF(place.x, place.y - place.rise - place.lift * place.lift_px)

    def hit(self, pos: QPointF) -> str | None:
        """A button, or the topmost card at rest."""
        for key in BUTTON_KEYS:
            rect = self._button_rect(key)
            if rect is not None and rect.contains(pos):
                return key
        return super().hit(pos)

    def _button_rect(self, key: str) -> QRectF | None:
        """Where this button is, None while it is not there."""
        view = self.view
        if view is None or self.is_replay:
            return None
        if key == COMBINATIONS or (key == LAST and view.history):
            return area_of(self.geometry.button(key))
        panel = self.panel
        if panel is None:
            return None
        rect = PanelBox(self.geometry, panel).buttons.get(key)
        return area_of(rect) if rect is not None else None

    @property
    def panel(self) -> Panel | None:
        """The panel that is shown now: the person discards or declares."""
        view = self.view
        if view is None or self.is_replay or self.shows_last or self.told_before is not None:
            return None
        if view.to_act != PERSON or not self.legal:
            return None
        if view.phase == Phase.DISCARDING:
            return self._panels.away(self.order, self.marked)
        if view.phase == Phase.DECLARING:
            return self._panels.declaring(tally(view.hand))
        return None

    # --- what is heard ---------------------------------------------------------------------

    def title(self) -> str:
        """The name of the table."""
        return self.tr("Table of Tarocchino")

    def names(self, view: TarocchinoView) -> dict[str, str]:
        """Own hand, panel, trick, buttons, other hands, plates, score."""
        reasons = {}
        if view.to_act == PERSON and self.legal and not self.is_replay:
            for code in self.order:
                reason = self._card_refusal(code)
                if reason is not None and view.phase != Phase.DECLARING:
                    reasons[code] = reason
        return self._names.of(
            view, self._touch(view), reasons, self.panel, self.open_hands, not self.is_replay
        )

    def rect_of(self, key: str) -> QRectF:
        """Cards where they lie; all else where it is drawn."""
        geometry = self.geometry
        if key in BUTTON_KEYS:
            return self._button_rect(key) or QRectF()
        if key == PANEL:
            panel = self.panel
            return area_of(PanelBox(geometry, panel).rect) if panel is not None else QRectF()
        if key == SCORE:
            return area_of(geometry.score)
        if key == STATUS:
            return area_of(geometry.status)
        if key.startswith("plate"):
            return area_of(geometry.plate(int(key[5:])))
        if key.startswith("hand"):
            return self._hand_rect(int(key[4:]))
        return super().rect_of(key)

    def _hand_rect(self, seat: int) -> QRectF:
        """What is seen of another hand."""
        area = QRectF()
        view = self.view
        if view is None:
            return area
        for n in range(view.counts[seat]):
            area = area.united(super().rect_of(f"other{seat}:{n}"))
        seen = QRectF(self.stage.sceneRect()).intersected(area)
        return seen if not seen.isEmpty() else area_of(self.geometry.plate(seat))

    def can_press(self, key: str) -> bool:
        """The cards of the own hand, and the buttons that are there."""
        return key in self.order or (key in BUTTON_KEYS and self._button_rect(key) is not None)

    def is_lifted(self, key: str) -> bool:
        """One card to be played, or those to be laid away."""
        return key == self.lifted or key in self.marked

    def is_off(self, key: str) -> bool:
        """Whether a press would be refused now."""
        return self._why_not(key) is not None

    def focus_on(self, key: str) -> None:
        """The ring may be on everything that can be pressed."""
        if self.can_press(key) and not self.stage.animator.running:
            self.focused = key
            self.settle()

    def remember(self, events: Sequence[Event]) -> None:
        """The sentence in the pill, and what is heard of the table."""
        if any(isinstance(event, TOLD) for event in events):
            self._said = list(events)
        elif events or self.is_replay:
            self._said = []
        self._told = list(events)
        self._describe()
        for sentence in self._spoken():
            self.access.announce(sentence)

    def _describe(self) -> None:
        """What has happened last stays there to be read again."""
        self.access.description = " ".join(self._spoken())

    def _spoken(self) -> list[str]:
        said = [say(event, PERSON) for event in self._told]
        return [text(one) for one in said if one is not None]

    # --- words -----------------------------------------------------------------------------

    def paint_labels(self) -> None:
        """All that is painted around the cards."""
        view = self.told_before or self.view
        if view is None:
            return
        moving = self.stage.animator.running or self.told_before is not None
        others_turn = view.to_act not in (None, PERSON)
        shown = Shown(
            thinking=others_turn and not moving and not self.is_replay,
            sentence=self._sentence(view),
            panel=None if moving else self.panel,
            shows_last=self.shows_last,
            hovered=self.hovered,
            focused=self.focused,
            pressed=self.pressed,
            has_buttons=not self.is_replay,
            has_tag=not moving,
        )
        self._labels.paint(self.geometry, view, shown)

    def _sentence(self, view: TarocchinoView) -> tuple[Part, ...]:
        """A refusal, what the lifted card would do, or what was done last."""
        if self.refusal is not None:
            return (Part(text(self.refusal)),)
        if self.lifted is not None:
            return tuple(self._sentences.outlook(self.lifted, view))
        if self.shows_last:
            return ()
        return tuple(self._sentences.account(self._said, self.is_replay))

    def tell(
        self,
        events: Sequence[Event],
        view: TarocchinoView,
        legal: Sequence[int],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened; whose turn it is shows as before until all lies still."""
        self.remember(events)
        self.told_before = self.view
        super().tell(events, view, legal, done)

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.tarocchino.table.telling import Telling  # not needed at start

        Telling(self, score, self.geometry).tell(events)

    def sound_of(self, events: Sequence[Event]) -> str | None:
        """What says most: a trick before a card."""
        kinds = {type(event) for event in events}
        return next((name for kind, name in SOUNDS if kind in kinds), None)

    # --- what can be done ------------------------------------------------------------------

    def _can_act(self) -> bool:
        return bool(self.legal) and self.blocked is None and not self.stage.animator.running

    def _not_now(self) -> Msg | None:
        """Why the person can do nothing at all."""
        if self.blocked is not None:
            return self.blocked
        if self.view is None or self.view.to_act is None:
            return translate("Tarocchino", "Nothing can be played now.")
        if not self.legal:
            return translate("Match", "It is the bot’s turn.")
        return None

    def _card_refusal(self, code: str) -> Msg | None:
        """Why this card of the hand cannot be used now."""
        if (reason := self._not_now()) is not None:
            return reason
        view = self.view
        assert view is not None
        card = card_of(code)
        if view.phase == Phase.DECLARING:
            return translate("Tarocchino", "Before the first card everybody declares or passes.")
        if view.phase == Phase.DISCARDING:
            if code in self.marked:
                return None
            if (reason := why_not_laid_away(card)) is not None:
                return reason
            if len(self.marked) == DISCARDS:
                return translate(
                    "Tarocchino", "Two cards are chosen already: tap one of them to keep it."
                )
            return None
        if playable(view.hand, view.led) >> card & 1:
            return None
        assert view.led != NO_SUIT
        if view.hand & LED_MASKS[view.led]:
            return MUST_FOLLOW[view.led]
        return translate(
            "Tarocchino", "You have no card of the suit led, so you must play a trump."
        )

    def _why_not(self, key: str) -> Msg | None:
        """Why a press of this would do nothing."""
        if key in self.order:
            return self._card_refusal(key)
        if key in (LAST, COMBINATIONS):
            return self.blocked
        if key in PANEL_KEYS:
            if (reason := self._not_now()) is not None:
                return reason
            if key == AWAY and len(self.marked) != DISCARDS:
                return self._away_refusal()
            return None
        return None

    def _away_refusal(self) -> Msg:
        """Why the button that lays away is off."""
        if self.marked:
            return translate("Tarocchino", "One more card has to be laid away.")
        return translate("Tarocchino", "Choose two cards of your hand to lay away.")

    # --- gestures --------------------------------------------------------------------------

    def tapped(self, key: str) -> None:
        """Lift and play, choose and lay away, declare, or look something up."""
        if self.stage.animator.running or self.is_guarded:
            return
        if self.shows_last and key not in (LAST, COMBINATIONS):
            self.show_last(False)
        elif key in BUTTON_KEYS or key in self.order:
            reason = self._why_not(key)
            if reason is not None:
                self.refuse(reason, key)
            else:
                self._press(key)
        elif self.blocked is not None:
            self.refuse(self.blocked)
        elif key.startswith("other"):
            self.refuse(translate("Tarocchino", "That card is not yours."))

    def _press(self, key: str) -> None:
        """What a press does that is not refused."""
        assert self.view is not None
        if key == LAST:
            self.show_last(not self.shows_last)
        elif key == COMBINATIONS:
            self.sheet_asked.emit(self._lookup)
        elif key == AWAY:
            first, second = map(card_of, self.marked)
            self.choose(discard_move(first, second))
        elif key in (DECLARE_ALL, PASS_ON):
            self.choose(DECLARE if key == DECLARE_ALL else PASS)
        elif self.view.phase == Phase.DISCARDING:
            self.mark(key)
        elif key == self.lifted:
            self.choose(card_of(key))
        else:
            self.lift(key)

    def lift(self, key: str | None) -> None:
        """Lift this card instead of any other; None lowers."""
        self.lifted = key
        self.refusal = None
        if key is not None:
            self.sounded.emit("lift")
        self.settle()
        if key is not None:
            self.access.announce(self.access.names.get(key, ""))

    def mark(self, code: str) -> None:
        """Choose this card to be laid away, or keep it after all."""
        self.marked = self.marked ^ {code}
        self.refusal = None
        self.sounded.emit("lift")
        self.settle()
        self.access.announce(self.access.names.get(code, ""))

    def show_last(self, shown: bool) -> None:
        """Lay the last trick on the table once more, or take it away."""
        self.shows_last = shown
        self.lifted = None
        self.refusal = None
        self.sounded.emit("tap")
        if self.focused not in self.order and self.focused not in BUTTON_KEYS:
            self.focused = None
        self.settle()
        if shown:
            names = self.access.names
            said = [names.get(CODES[card], "") for card in self._last_cards()]
            self.access.announce(". ".join(said))

    def _last_cards(self) -> tuple[int, ...]:
        return self.view.history[-1].cards if self.view is not None and self.view.history else ()

    def missed(self) -> None:
        """A tap on the cloth takes back what is lifted or shown."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self.shows_last:
            self.show_last(False)
        elif self.lifted is not None or self.refusal is not None:
            self.lift(None)

    def can_drag(self, key: str) -> bool:
        """Cards of the own hand in the person's turn."""
        return key in self.order and self._can_act() and not self.shows_last

    def dragged(self, key: str, delta: QPointF) -> None:
        """The card follows the pointer and leans into the movement."""
        place = self.place_of(key)
        if place is None:
            return
        self.stage.settler.finish()
        speed = delta.x() - self._last_dx
        self._last_dx = delta.x()
        most = 0.0 if motion_is_reduced() else TILT_MOST
        tilt = max(-most, min(most, speed / 2))
        moved = place.at(x=place.x + delta.x(), y=place.y + delta.y(), rotation=tilt, z=900.0)
        self.items[key].show_place(moved)

    def pulled_up(self, key: str) -> None:
        """Pulled out of the hand: played, or chosen to be laid away."""
        self._last_dx = 0.0
        reason = self._why_not(key)
        if reason is None and not self.is_guarded:
            assert self.view is not None
            if self.view.phase == Phase.PLAYING:
                self.choose(card_of(key))
            else:
                self._press(key)
            return
        if reason is not None and not self.is_guarded:
            self.refuse(reason)
        self.put_back(key)

    def moved_sideways(self, key: str, dx: float) -> None:
        """The hand sorts itself: the card returns to its place."""
        self.put_back(key)

    def put_back(self, key: str) -> None:
        """The card returns to its place."""
        self._last_dx = 0.0
        self.settle()

    def hover(self, pos: QPointF) -> None:
        """What can be pressed answers the pointer."""
        key = self.hit(pos)
        useful = key if key is not None and self._is_useful(key) else None
        self.stage.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if useful else Qt.CursorShape.ArrowCursor
        )
        if useful != self.hovered:
            self.hovered = useful
            self.settle(90)

    def _is_useful(self, key: str) -> bool:
        if not self.can_press(key) or self.stage.animator.running:
            return False
        return self._why_not(key) is None

    def unhover(self) -> None:
        """The pointer left."""
        if self.hovered is not None or self.pressed is not None:
            self.hovered = self.pressed = None
            self.settle(90)

    def _press_begins(self, pos: QPointF) -> None:
        key = self.hit(pos)
        if key in BUTTON_KEYS and self._is_useful(key):
            self.pressed = key
            self.paint_labels()

    def _press_ends(self, pos: QPointF) -> None:
        if self.pressed is not None:
            self.pressed = None
            self.paint_labels()

    # --- keys ------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Arrows choose, Enter or Space presses, digits take the nth card."""
        key = event.key()
        if self.stage.animator.running and key != Qt.Key.Key_Escape:
            self.stage.animator.finish()
            return True
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._change_area(1 if key == Qt.Key.Key_Up else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.order:
            self.focused = self.order[0 if key == Qt.Key.Key_Home else -1]
            self.settle()
        elif key in PRESS_KEYS:
            self._enter()
        elif key == Qt.Key.Key_T and self._button_rect(LAST) is not None:
            self.tapped(LAST)
        elif key == Qt.Key.Key_C and self._button_rect(COMBINATIONS) is not None:
            self.tapped(COMBINATIONS)
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._take((key - Qt.Key.Key_0) or TENTH)
        elif key == Qt.Key.Key_Escape:
            return self._escape()
        else:
            return False
        return True

    def _take(self, number: int) -> None:
        """Press the nth card."""
        if number <= len(self.order):
            self.focused = self.order[number - 1]
            self.tapped(self.focused)

    def _escape(self) -> bool:
        """Take back what is lifted, chosen or shown, if anything is."""
        if self.shows_last:
            self.show_last(False)
        elif self.lifted is not None:
            self.lift(None)
        elif self.marked:
            self.marked = frozenset()
            self.settle()
        else:
            return False
        return True

    def _areas(self) -> list[tuple[str, ...]]:
        """What the arrows walk along: the hand, the panel's buttons, the others."""
        panel = self.panel
        areas: list[tuple[str, ...]] = [self.order]
        if panel is not None:
            areas.append(tuple(button.key for button in panel.buttons))
        areas.append(tuple(key for key in (LAST, COMBINATIONS) if self._button_rect(key)))
        return [area for area in areas if area]

    def _start(self) -> None:
        """Put the ring where there is most to do."""
        panel, view = self.panel, self.view
        if panel is not None and view is not None and view.phase == Phase.DECLARING:
            self.focused = panel.buttons[0].key
        elif self.order:
            ready = [code for code in self.order if self._card_refusal(code) is None]
            self.focused = (ready or self.order)[0]
        self.settle()

    def _walk(self, step: int) -> None:
        """Move the ring along its area, round the ends."""
        area = next((area for area in self._areas() if self.focused in area), None)
        if area is None or self.focused is None:
            self._start()
            return
        self.focused = area[(area.index(self.focused) + step) % len(area)]
        self.settle()

    def _change_area(self, step: int) -> None:
        """Move the ring to the next area."""
        areas = self._areas()
        at = next((n for n, area in enumerate(areas) if self.focused in area), None)
        if at is None:
            self._start()
            return
        target = areas[(at + step) % len(areas)]
        self.focused = self.lifted if self.lifted in target else target[0]
        self.settle()

    def _enter(self) -> None:
        if self.focused is None or not self.can_press(self.focused):
            self._start()
        else:
            self.tapped(self.focused)

    def key_rows(self) -> Sequence[KeyRow]:
        """The keys of `key`, in words."""
        from skillgames.widgets.sheet_parts.data import KeyRow  # not needed at start

        return (
            KeyRow(("←", "→"), self.tr("Go along your cards or buttons")),
            KeyRow(("↑", "↓"), self.tr("Go from the cards to the buttons and back")),
            KeyRow((self.tr("Enter"), self.tr("Space")), self.tr("Lift the card; again, play it")),
            KeyRow(("1", "…", "9", "0"), self.tr("Lift that card of your hand; again, play it")),
            KeyRow(("T",), self.tr("Look at the last trick")),
            KeyRow(("C",), self.tr("Combinations: yours, declared, still possible")),
            KeyRow(("Esc",), self.tr("Lower the lifted card")),
        )

    # --- refusals --------------------------------------------------------------------------

    def refuse(self, reason: Msg, key: str | None = None) -> None:
        """Say why not: the card shakes a little, the sentence stands in the pill."""
        self.refusal = reason
        self._refusal_timer.start(REFUSAL_MS)
        self.refused.emit(reason)
        self.access.announce(text(reason), assertive=True)
        self.sounded.emit("illegal")
        self.paint_labels()
        shakes = key in self.items and not (self.stage.animator.running or motion_is_reduced())
        if key is not None and shakes:
            self._shake(key)

    def _shake(self, key: str) -> None:
        self.stage.settler.finish()
        item = self.items[key]
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

    # --- sheets ------------------------------------------------------------------------------

    def _lookup(self) -> TallyContent:
        """The combination helper, for what is seen now."""
        from skillgames.games.tarocchino.table.lookup import Lookup  # not needed at start

        assert self.view is not None
        return Lookup(self).content(self.view, self._sentences)

    def tally(self, view: TarocchinoView) -> TallyContent | None:
        """Every point of the game, when it is over."""
        from skillgames.games.tarocchino.table.sheets import Sheets  # not needed at start

        return Sheets(self).tally(view, self._sentences, self._labels)

    def results(self, view: TarocchinoView) -> ResultsContent:
        """Score and facts of the game."""
        from skillgames.games.tarocchino.table.sheets import Sheets  # not needed at start

        return Sheets(self).results(view, self.levels, self._labels)

    @classmethod
    def progress(cls, view: TarocchinoView) -> str:
        """The tricks of both sides, the own one first."""
        return f"{view.tricks[view.side]} : {view.tricks[1 - view.side]}"

    @classmethod
    def paint_tile(cls, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """Angel, Matto and a King on the brick."""
        pictures.paint_tile(painter, rect, dpr)

    @classmethod
    def paint_emblem(cls, painter: QPainter, rect: QRectF) -> None:
        """A back, the Sun and the Begato."""
        pictures.paint_emblem(painter, rect)

    @classmethod
    def paint_figure(
        cls, painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle
    ) -> None:
        """Cards of an example; contatori that fill a gap are marked."""
        from skillgames.games.tarocchino.table.figures import paint_figure  # not needed at start

        paint_figure(painter, rect, subject, deck)


TABLE = TarocchinoTable
