"""The table of Fishing: gestures, what is lit, what is written, and its sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from skillgames.engine.cards import CODES, card_of, codes_in
from skillgames.engine.events import Event
from skillgames.engine.text import Msg, translate
from skillgames.games.fishing.capture import best_capture
from skillgames.games.fishing.events import Captured, Dealt, Laid, Swept
from skillgames.games.fishing.state import FishingView
from skillgames.games.fishing.table import pictures
from skillgames.games.fishing.table.labels import FishingLabels
from skillgames.games.fishing.table.layout import EDGE, RATIO, Geometry, Touch, arranged, layout
from skillgames.games.fishing.table.names import PILES, PLATES, STOCK, FishingNames
from skillgames.games.fishing.table.poses import POSES
from skillgames.games.fishing.table.sentences import PERSON, FishingSentences
from skillgames.games.fishing.words import say
from skillgames.widgets.animator import Score
from skillgames.widgets.art.hud import Part
from skillgames.widgets.kept import area_of
from skillgames.widgets.keys import PRESS_KEYS, next_along, number_of
from skillgames.widgets.language import text
from skillgames.widgets.place import Place, Rect
from skillgames.widgets.reasons import against_all
from skillgames.widgets.sorting import SortingTable
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import KeyRow, ResultsContent, TallyContent


class FishingTable(SortingTable):
    """Lifts, plays and sorts the person's hand; shows what a card would take."""

    CLOTH = "lake"
    BACK = "ripple"
    ACCOUNTS = (Laid, Captured)
    NEW_HANDS = (Dealt,)
    SOUNDS = ((Swept, "sweep"), (Captured, "capture"), (Laid, "play"), (Dealt, "deal"))
    POSES = POSES

    paint_tile = staticmethod(pictures.paint_tile)
    paint_emblem = staticmethod(pictures.paint_emblem)
    paint_figure = staticmethod(pictures.paint_figure)

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.view: FishingView | None = None
        self.row: list[str] = []
        """The table cards as they are shown."""
        self.lifted: str | None = None
        self._labels = FishingLabels(self._pictures, self.levels[1], self)
        self._names = FishingNames(self.levels[1], self)
        self._words = FishingSentences(self)

    # --- layout ----------------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The measures for the size of the stage."""
        return Geometry(*self.stage.measures, bool(self.open_hands))

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
            hovered=self.hovered if self.can_act() else None,
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
        super().reset()
        self.lifted = None
        if self.view is not None:
            # In a replay the hand lies in pack order, whichever way one came to this step.
            self.order = arranged(self.view.hand, () if self.is_replay else self.order)
        if self.focused not in self.order:
            self.focused = None

    def snap(self) -> None:
        """Everything where it belongs."""
        super().snap()
        if self.view is not None:
            self.row = [CODES[card] for card in self.view.table]

    def arrived(self) -> None:
        """The ring of the seat whose turn has come breathes, then stands still."""
        view = self.view
        if self.can_act():
            self.greet()
        if view is not None and view.to_act is not None:
            self.breathe(self._plate(view.to_act))

    def _plate(self, seat: int) -> QRectF:
        geometry = self.geometry
        return area_of(geometry.own_plate if seat == PERSON else geometry.other_plate)

    def hand_xs(self) -> Sequence[float]:
        """The places of the own hand."""
        return [x for x, _, _ in self.geometry.hand_places(len(self.order))]

    def is_known(self, code: str) -> bool:
        """The French pack."""
        return code in CODES

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
            return self._plate(PLATES.index(key))
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

    def say(self, event: Event) -> Msg | None:
        """The sentence of the log."""
        return say(event, PERSON)

    # --- words -----------------------------------------------------------------------------

    def paint_labels(self) -> None:
        """Plates and counts of what has come to rest, and the pill."""
        view = self.view_before or self.view
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
        return self._words.account(self.said, self.is_replay), ""

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.fishing.table.telling import Telling  # not needed at start

        Telling(self, score, self.geometry).tell(events)

    # --- gestures --------------------------------------------------------------------------

    def reason_against(self, key: str) -> Msg | None:
        """Why the person can play no card now."""
        over = translate("Fishing", "No card can be played now.")
        return against_all(self.blocked, self.view, self.legal, over)

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
        reason = self.reason_against(key)
        if reason is not None:
            self.refuse(reason, key)
        elif self.lifted == key:
            self.choose(card_of(key))
        else:
            self.lift(key)

    def lift(self, key: str | None) -> None:
        """Lift this card instead of any other; None lowers."""
        self.lifted = key
        self.answer(None if key is None else "lift", key)

    def missed(self) -> None:
        """A tap on the felt lowers the lifted card."""
        if self.blocked is not None:
            self.refuse(self.blocked)
        elif self.lifted is not None or self.refusal is not None:
            self.lift(None)

    def pulled_up(self, key: str) -> None:
        """Pulled out of the hand: played at once."""
        reason = self.reason_against(key)
        if reason is None and not self.is_guarded:
            self.choose(card_of(key))
            return
        if reason is not None and not self.is_guarded:
            self.refuse(reason)
        self.put_back(key)

    def key(self, event: QKeyEvent) -> bool:
        """Arrows choose, Enter or Space lifts and plays, digits take the nth card."""
        key = event.key()
        number = number_of(key)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(1 if key == Qt.Key.Key_Right else -1)
        elif key in PRESS_KEYS:
            if self.focused is None:
                self._walk(1)
            else:
                self.tapped(self.focused)
        elif number is not None and number <= len(self.order):
            self.focused = self.order[number - 1]
            self.tapped(self.focused)
        elif key == Qt.Key.Key_Escape and self.lifted is not None:
            self.lift(None)
        else:
            return False
        return True

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
        if self.order:
            self.focused = next_along(self.order, self.focused, step)
            self.settle()

    # --- sheets -----------------------------------------------------------------------------

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


TABLE = FishingTable
