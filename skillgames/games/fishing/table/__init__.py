"""The table of Fishing: gestures, what is lit, what is written, and its sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter

from skillgames.engine.cards import CODES, card_of, codes_in
from skillgames.engine.events import Event
from skillgames.engine.text import Msg, translate
from skillgames.games.fishing.capture import best_capture
from skillgames.games.fishing.events import Captured, Dealt, Laid, Swept
from skillgames.games.fishing.state import FishingView
from skillgames.games.fishing.table import pictures
from skillgames.games.fishing.table.labels import FishingLabels
from skillgames.games.fishing.table.layout import (
    EDGE,
    RATIO,
    Geometry,
    Rect,
    Touch,
    arranged,
    layout,
)
from skillgames.games.fishing.table.names import PILES, PLATES, STOCK, FishingNames
from skillgames.games.fishing.table.poses import POSES
from skillgames.games.fishing.table.sentences import PERSON, FishingSentences
from skillgames.games.fishing.words import say
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

SHAKE_PX = 3.0
SHAKE_MS = 180.0
REFUSAL_MS = 2600
"""How long the reason of a refusal stays in the pill."""

BREATHS, BREATH_MS = 3, 800.0
Z_PULSE = 60

SOUNDS: dict[type[Event], str] = {
    Swept: "sweep",
    Captured: "capture",
    Laid: "play",
    Dealt: "deal",
}
"""What is heard of a stored entry without motion, the most telling first."""

FIRST_DIGIT = Qt.Key.Key_1
TILT_MOST = 6.0


class FishingTable(Table):
    """Lifts, plays and sorts the person's hand; shows what a card would take."""

    CLOTH = "lake"
    BACK = "ripple"
    POSES = POSES

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.view: FishingView | None = None
        self.order: tuple[str, ...] = ()
        """The hand from left to right, as the person arranged it."""
        self.row: list[str] = []
        """The table cards as they are shown."""
        self.lifted: str | None = None
        self.hovered: str | None = None
        self.refusal: Msg | None = None
        self._said: list[Event] = []
        self._told: list[Event] = []
        self._last_dx = 0.0
        self._labels_view: FishingView | None = None
        """What the labels still show while cards are on their way."""
        self._labels = FishingLabels(stage, self.levels[1], self)
        self._names = FishingNames(self.levels[1], self)
        self._words = FishingSentences(self)
        self._pulse = PulseItem()
        self._pulse.setZValue(Z_PULSE)
        stage.scene().addItem(self._pulse)
        self._breath = Animator(self)
        self._refusal_timer = QTimer(self)
        self._refusal_timer.setSingleShot(True)
        self._refusal_timer.timeout.connect(self._forget_refusal)

    # --- layout ----------------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The measures for the size of the stage."""
        viewport = self.stage.viewport()
        u, t = self.stage.units
        return Geometry(viewport.width(), viewport.height(), u, t, bool(self.open_hands))

    def layout(self, view: FishingView) -> dict[str, Place]:
        """Where each card lies, with what is lifted and lit."""
        open_hand = self.open_hands.get(view.other, ())
        return layout(self.geometry, view, self._touch(view), open_hand)

    @classmethod
    def hand_of(cls, view: FishingView) -> tuple[str, ...]:
        """The hand of the seat whose view this is, in pack order."""
        return tuple(codes_in(view.hand))

    def log_area(self) -> QRectF:
        """At the left, as far down as no table card comes to lie below."""
        area = super().log_area()
        rect = Rect(area.x(), area.y(), area.width(), area.height())
        count = len(self.view.table) if self.view is not None else 0
        area.setBottom(self.geometry.log_bottom(rect, count))
        return area

    def notice_area(self) -> QRectF:
        """Under the plates; several rows of table cards lie there, so then over the bot's cards.

        One card more may begin another row.
        """
        area = super().notice_area()
        count = len(self.view.table) if self.view is not None else 0
        if len(self.geometry.table_rows(count + 1)) > 1:
            plate = self.geometry.other_plate
            area.setTop(EDGE * self.geometry.t)
            area.setLeft(plate.x + plate.width)
        return area

    def _touch(self, view: FishingView) -> Touch:
        return Touch(
            order=self.order,
            lifted=self.lifted,
            hovered=self.hovered if self._can_act() else None,
            focused=self.focused,
            captured=frozenset(self.captured(self.lifted)) if self.lifted else frozenset(),
            highlight=self.settings.highlight_captures,
        )

    def captured(self, code: str) -> list[str]:
        """The table cards this card of the hand takes: the very set the rules would move."""
        assert self.view is not None
        return codes_in(best_capture(card_of(code), self.view.table_mask))

    def reset(self) -> None:
        """Nothing stays lifted when the position has changed."""
        self._breath.finish()
        self.lifted = None
        self.hovered = None
        self.refusal = None
        self._refusal_timer.stop()
        if self.view is not None:
            # In a replay the hand lies in pack order, whichever way one came to this step.
            self.order = arranged(self.view.hand, () if self.is_replay else self.order)
        if self.focused not in self.order:
            self.focused = None

    def snap(self) -> None:
        """Everything where it belongs."""
        self._labels_view = None
        super().snap()
        if self.view is not None:
            self.row = [CODES[card] for card in self.view.table]

    def arrived(self) -> None:
        """The ring of the seat whose turn has come breathes, then stands still."""
        view = self.view
        if self._can_act():
            self.access.announce(self.tr("Your turn."), assertive=True)
        if view is None or view.to_act is None or self.stage.animator.factor <= 0:
            return
        if motion_is_reduced():
            return
        plate = self.geometry.own_plate if view.to_act == PERSON else self.geometry.other_plate
        self._pulse.surround(QRectF(plate.x, plate.y, plate.width, plate.height))
        score = Score()
        for n in range(BREATHS):
            score.move(self._pulse.breathe, BREATH_MS, n * BREATH_MS, Curve.Linear)
        self._breath.play(score)

    def leave(self) -> None:
        """The table goes away."""
        self._breath.drop()
        self._refusal_timer.stop()
        super().leave()

    def relayout(self) -> None:
        """Another size, look or language."""
        self._breath.finish()
        self._describe()
        self._labels.forget()
        super().relayout()

    def card_size(self) -> tuple[float, float]:
        """Of a card of the hand."""
        width = self.geometry.hand_width
        return width, width * 1.4

    def spot(self, number: int) -> QPointF:
        """The middle of the person's nth card."""
        place = self.layout(self.view)[self.order[number - 1]]  # type: ignore[arg-type]
        return QPointF(place.x, place.y)

    # --- what is heard ---------------------------------------------------------------------

    def title(self) -> str:
        """The name of the table."""
        return self.tr("Table of Fishing")

    def names(self, view: FishingView) -> dict[str, str]:
        """Own hand, table, bot's hand, deck, piles, plates; what a card takes in its turn."""
        shown = self.settings.highlight_captures and view.to_act == PERSON and not self.is_replay
        captures = {code: self.captured(code) for code in self.order} if shown else {}
        open_hand = self.open_hands.get(view.other, ())
        return self._names.of(view, self._touch(view), captures, open_hand)

    def rect_of(self, key: str) -> QRectF:
        """Cards where they lie; stacks and plates where they are drawn."""
        geometry = self.geometry
        if key in PLATES:
            plate = geometry.own_plate if key == PLATES[PERSON] else geometry.other_plate
            return QRectF(plate.x, plate.y, plate.width, plate.height)
        if key == STOCK or key in PILES:
            if self.place_of(f"{key}:0") is not None:
                return super().rect_of(f"{key}:0")
            base = geometry.stock_place if key == STOCK else geometry.pile_place(PILES.index(key))
            height = base.width * RATIO
            return QRectF(base.x - base.width / 2, base.y - height / 2, base.width, height)
        return super().rect_of(key)

    def can_press(self, key: str) -> bool:
        """The cards of the own hand are buttons."""
        return key in self.order

    def is_lifted(self, key: str) -> bool:
        """One card at the most."""
        return key == self.lifted

    def focus_on(self, key: str) -> None:
        """The ring is on cards of the own hand only."""
        if key in self.order and not self.stage.animator.running:
            self.focused = key
            self.settle()

    def remember(self, events: Sequence[Event]) -> None:
        """The sentence in the pill, and what is heard of the table."""
        if any(isinstance(event, Laid | Captured) for event in events):
            self._said = list(events)
        elif events or self.is_replay:
            self._said = []
        self._told = list(events)
        self._describe()
        for sentence in self._sentences():
            self.access.announce(sentence)

    def _describe(self) -> None:
        """What has happened last stays there to be read again."""
        self.access.description = " ".join(self._sentences())

    def _sentences(self) -> list[str]:
        """One for each event worth one, of what has happened last."""
        said = [say(event, PERSON) for event in self._told]
        return [text(one) for one in said if one is not None]

    # --- words -----------------------------------------------------------------------------

    def paint_labels(self) -> None:
        """Plates and counts of what has come to rest, and the pill."""
        view = self._labels_view or self.view
        if view is None:
            return
        parts, hint = self._sentence(view)
        count = len(view.table)
        ghost = self.lifted is not None and not self.captured(self.lifted)
        geometry = self.geometry
        pill_y = geometry.pill_y(count + (ghost and self.settings.highlight_captures))
        thinks = view.to_act == view.other and not self.is_replay
        thinking = thinks and not self.stage.animator.running
        self._labels.paint(geometry, view, thinking, parts, hint, pill_y)

    def _sentence(self, view: FishingView) -> tuple[list[Part], str]:
        """The pill and the line below it: a refusal, what would happen, or what did."""
        if self.refusal is not None:
            return [Part(text(self.refusal))], ""
        if self.lifted is not None:
            taken = self.captured(self.lifted)
            return self._words.outlook(self.lifted, taken, self.settings.highlight_captures)
        return self._words.account(self._said, self.is_replay), ""

    def tell(
        self,
        events: Sequence[Event],
        view: FishingView,
        legal: Sequence[int],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened; the sentence of the bot's play stays until the next one."""
        self.remember(events)
        self._labels_view = self.view
        super().tell(events, view, legal, done)

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.fishing.table.telling import Telling  # not needed at start

        Telling(self, score, self.geometry).tell(events)

    def sound_of(self, events: Sequence[Event]) -> str | None:
        """What says most: a sweep before a capture, a card laid before a deal."""
        kinds = {type(event) for event in events}
        return next((name for kind, name in SOUNDS.items() if kind in kinds), None)

    # --- gestures --------------------------------------------------------------------------

    def _can_act(self) -> bool:
        return bool(self.legal) and self.blocked is None and not self.stage.animator.running

    def _why_not(self) -> Msg | None:
        """Why the person can play no card now."""
        if self.blocked is not None:
            return self.blocked
        if self.view is None or self.view.to_act is None:
            return translate("Fishing", "No card can be played now.")
        if not self.legal:
            return translate("Match", "It is the bot’s turn.")
        return None

    def can_drag(self, key: str) -> bool:
        """Cards of the own hand can be sorted also while the bot thinks."""
        return key in self.order and self.blocked is None and not self.stage.animator.running

    def tapped(self, key: str) -> None:
        """Lift a card; a lifted one is played. Other cards say why not."""
        if key in self.order:
            self._press_card(key)
        elif self.blocked is not None:
            self.refuse(self.blocked)
        elif key.startswith("other:"):
            self.refuse(translate("Fishing", "That is the bot’s card."))

    def _press_card(self, key: str) -> None:
        if self.is_guarded or self.stage.animator.running:
            return
        reason = self._why_not()
        if reason is not None:
            self.refuse(reason, key)
        elif self.lifted == key:
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

    def missed(self) -> None:
        """A tap on the felt lowers the lifted card."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self.lifted is not None or self.refusal is not None:
            self.lift(None)

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
        dragged = place.at(x=place.x + delta.x(), y=place.y + delta.y(), rotation=tilt, z=900.0)
        self.items[key].show_place(dragged)

    def pulled_up(self, key: str) -> None:
        """Pulled out of the hand: played at once."""
        reason = self._why_not()
        if reason is None and not self.is_guarded:
            self.choose(card_of(key))
            return
        if reason is not None and not self.is_guarded:
            self.refuse(reason)
        self.put_back(key)

    def moved_sideways(self, key: str, dx: float) -> None:
        """Sort the hand: the card goes where it was let go."""
        place = self.place_of(key)
        if place is None:
            return
        spots = self.geometry.hand_places(len(self.order))
        x = place.x + dx
        index = min(range(len(spots)), key=lambda n: abs(spots[n][0] - x))
        rest = [code for code in self.order if code != key]
        self.order = (*rest[:index], key, *rest[index:])
        self._last_dx = 0.0
        self.noted.emit(self.notes())
        self.settle(160, Curve.OutCubic)

    def put_back(self, key: str) -> None:
        """The card returns to its place."""
        self._last_dx = 0.0
        self.settle()

    def hover(self, pos: QPointF) -> None:
        """The card under the pointer rises a little."""
        key = self.hit(pos)
        hovered = key if key in self.order and self._can_act() else None
        self.stage.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if hovered else Qt.CursorShape.ArrowCursor
        )
        if hovered != self.hovered:
            self.hovered = hovered
            self.settle(90)

    def unhover(self) -> None:
        """The pointer left."""
        if self.hovered is not None:
            self.hovered = None
            self.settle(90)

    def key(self, event: QKeyEvent) -> bool:
        """Arrows choose, Enter or Space lifts and plays, digits take the nth card."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(1 if key == Qt.Key.Key_Right else -1)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.focused is None:
                self._walk(1)
            else:
                self.tapped(self.focused)
            return True
        number = key - FIRST_DIGIT
        if 0 <= number < len(self.order):
            self.focused = self.order[number]
            self.tapped(self.focused)
            return True
        if key == Qt.Key.Key_Escape and self.lifted is not None:
            self.lift(None)
            return True
        return False

    def key_rows(self) -> Sequence[KeyRow]:
        """The keys of `key`, in words."""
        from skillgames.widgets.sheet_parts.data import KeyRow  # not needed at start

        return (
            KeyRow(("←", "→"), self.tr("Go along your cards")),
            KeyRow((self.tr("Enter"), self.tr("Space")), self.tr("Lift the card; again, play it")),
            KeyRow(("1", "2", "3", "4"), self.tr("Lift that card of your hand; again, play it")),
            KeyRow(("Esc",), self.tr("Lower the lifted card")),
        )

    def _walk(self, step: int) -> None:
        """Move the focus ring along the hand, round its ends."""
        if not self.order:
            return
        if self.focused is None:
            index = 0 if step > 0 else len(self.order) - 1
        else:
            index = (self.order.index(self.focused) + step) % len(self.order)
        self.focused = self.order[index]
        self.settle()

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

    # --- notes and sheets --------------------------------------------------------------------

    def notes(self) -> dict[str, object]:
        """The order of the hand."""
        return {"order": list(self.order)}

    def take_notes(self, notes: Mapping[str, object]) -> None:
        """The order of the hand, as far as it makes sense."""
        order = notes.get("order")
        if isinstance(order, list):
            self.order = tuple(code for code in order if isinstance(code, str) and code in CODES)

    def tally(self, view: FishingView) -> TallyContent | None:
        """The score sheet of the round that has just ended."""
        from skillgames.games.fishing.table import sheets  # not needed at start

        return sheets.tally(view)

    def results(self, view: FishingView) -> ResultsContent:
        """Score and facts of the match."""
        from skillgames.games.fishing.table import sheets  # not needed at start

        rounds = self.tr("%n round(s)", "", len(view.rounds))
        return sheets.results(view, self.levels[1], rounds)

    @classmethod
    def progress(cls, view: FishingView) -> str:
        """The match score."""
        return f"{view.scores[0]} : {view.scores[1]}"

    @classmethod
    def paint_tile(cls, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """King, ace and the ten of diamonds on the lake."""
        pictures.paint_tile(painter, rect, dpr)

    @classmethod
    def paint_emblem(cls, painter: QPainter, rect: QRectF) -> None:
        """A back, the two of spades and the ten of diamonds."""
        pictures.paint_emblem(painter, rect)

    @classmethod
    def paint_figure(
        cls, painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle
    ) -> None:
        """An example or the scoring cards; what is taken glows."""
        from skillgames.games.fishing.table.figures import paint_figure  # not needed at start

        paint_figure(painter, rect, subject, deck)


TABLE = FishingTable
