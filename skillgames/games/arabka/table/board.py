"""What a table of Arabka shows: cards, labels, names, and what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF

from skillgames.engine.events import Event
from skillgames.engine.text import Msg
from skillgames.games.arabka.events import (
    Burned,
    Dealt,
    Drawn,
    Laid,
    OpenTaken,
    PileTaken,
    Swapped,
)
from skillgames.games.arabka.pack import codes_in, codes_of
from skillgames.games.arabka.state import ArabkaView, Move
from skillgames.games.arabka.table.choices import Choices
from skillgames.games.arabka.table.geometry import MAIN, RATIO, SIDE, Geometry
from skillgames.games.arabka.table.labels import ArabkaLabels, ButtonLook, Said
from skillgames.games.arabka.table.layout import BURNED, PILE, STOCK, Touch, closed_key, layout
from skillgames.games.arabka.table.names import ArabkaNames, Facts
from skillgames.games.arabka.table.sentences import ArabkaSentences, Clause
from skillgames.games.arabka.table.shown import PERSON, Shown, arranged, shown_of
from skillgames.games.arabka.table.swapping import Row, is_row, with_row
from skillgames.games.arabka.words import say
from skillgames.widgets.animator import Score
from skillgames.widgets.answering import AnsweringTable
from skillgames.widgets.art.hud import Part
from skillgames.widgets.items import CardItem
from skillgames.widgets.kept import area_of
from skillgames.widgets.language import text
from skillgames.widgets.place import Place
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    pass


class ArabkaBoard(AnsweringTable):
    """Shows who takes, misses a turn and leads, and what the person has lifted.

    `selected` are the lifted cards of the hand. Before play `picked` is the card that will
    change places with the next one tapped, and `row` the own open cards as the person has
    arranged them; none of this is known to the match.
    """

    CLOTH = "leather"
    BACK = "stars"
    PACK = "french"
    BUTTONS = (MAIN, SIDE)
    Z_BREATH = 260
    SOUNDS = (
        (PileTaken, "take"),
        (Burned, "burn"),
        (Laid, "play"),
        (OpenTaken, "capture"),
        (Drawn, "deal"),
        (Dealt, "deal"),
        (Swapped, "play"),
    )

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.view: ArabkaView | None = None
        self.seats = len(seats)
        self.selected: frozenset[str] = frozenset()
        self.picked: str | None = None
        self.row: Row | None = None
        self._noted: tuple[Shown, tuple[Event, ...]] | None = None
        """What the labels tell while cards are on their way: what lies, what has happened."""
        self._labels = ArabkaLabels(stage, self.levels, self._pictures, self)
        self._names = ArabkaNames(self.levels, self)
        self._words = ArabkaSentences(self)
        self.choices = Choices(self)
        self._retired: list[CardItem] = []

    # --- layout ----------------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The measures for the size of the stage."""
        return Geometry(*self.stage.measures, self.seats, self.is_replay)

    @property
    def final(self) -> Shown:
        """What lies on the table when nothing moves, as the person has arranged it."""
        assert self.view is not None
        shown = shown_of(self.view)
        return with_row(shown, self.row) if self.row is not None else shown

    def layout(self, view: ArabkaView) -> dict[str, Place]:
        """Where each card lies, with what is lifted and lit."""
        return layout(self.geometry, self.final, self._touch(), self.open_hands)

    def _touch(self) -> Touch:
        acting = self.can_act()
        hovered = self.hovered if self.is_useful(self.hovered) else None
        selected = self.selected | ({self.picked} if self.picked else set())
        ghost = None
        if self.selected and acting:
            ghost = arranged(self.selected)[0]
        return Touch(
            selected, self.choices.usable() if acting else None, hovered, self.focused, ghost
        )

    @property
    def opened(self) -> Row:
        """The own open cards by slot, as the match knows them."""
        assert self.view is not None
        return codes_of(self.view.opened[PERSON])

    @property
    def hand(self) -> tuple[str, ...]:
        """The own hand from left to right."""
        return self.final.hand if self.view is not None else ()

    @property
    def is_swapping(self) -> bool:
        """Whether it is for the person to swap, or to be ready."""
        view = self.view
        return view is not None and view.swapping and view.to_act == PERSON

    @classmethod
    def hand_of(cls, view: ArabkaView) -> tuple[str, ...]:
        """The hand of the seat whose view this is, equal cards side by side."""
        return arranged(codes_in(view.hand))

    def hit(self, pos: QPointF) -> str | None:
        """A button, or the topmost card at rest: what is lifted moves nothing away."""
        x, y = pos.x(), pos.y()
        for key in (MAIN, SIDE):
            if self.button(key) is not None and self.geometry.button(key).holds(x, y):
                return key
        found, top = None, -1.0
        for key in self.hand:
            place = self.place_of(key)
            if place is None:
                continue
            half = place.width * RATIO / 2
            upper = place.y - half - place.rise - place.lift * place.lift_px
            inside = abs(x - place.x) <= place.width / 2 and upper <= y <= place.y + half
            if inside and place.z > top:
                found, top = key, place.z
        return found if found is not None else super().hit(pos)

    def log_area(self) -> QRectF:
        """Between the cards at the left and the stock, over the own plate."""
        return area_of(self.geometry.log_area)

    def notice_area(self) -> QRectF:
        """Under the plates at the top, over the stock."""
        area = super().notice_area()
        plate = self.geometry.plate(1 if self.seats < 4 else 2)
        area.setTop(plate.bottom + 4 * self.geometry.u)
        return area

    def card_size(self) -> tuple[float, float]:
        """Of a card of the hand."""
        width = self.geometry.hand_width(len(self.geometry.hand_rows(self.hand)))
        return width, width * RATIO

    def spot(self, number: int) -> QPointF:
        """A spot of the person's nth card that no other card covers."""
        return self.spot_of(self.hand[number - 1])

    def spot_of(self, key: str) -> QPointF:
        """A spot where a press means this thing."""
        area = self.rect_of(key)
        if key in self.hand:
            u = self.geometry.u
            return QPointF(area.left() + 10 * u, area.top() + 14 * u)
        if key in self.final.opened[PERSON] or key in (MAIN, SIDE):
            return area.center()
        return QPointF(area.center().x(), area.top() + 4 * self.geometry.u)

    def reset(self) -> None:
        """Nothing stays lifted when the position has changed; an arrangement that can still
        be made stays."""
        super().reset()
        self.selected = frozenset()
        self.picked = None
        if self.row is not None and not self._can_keep(self.row):
            self.row = None

    def _can_keep(self, row: Row) -> bool:
        if self.view is None or not self.is_swapping:
            return False
        return is_row(row, self.opened, codes_in(self.view.hand))

    def snap(self) -> None:
        """Everything where it belongs."""
        self._noted = None
        for item in self._retired:
            self.stage.scene().removeItem(item)
        self._retired.clear()
        super().snap()

    def retire(self, key: str) -> CardItem:
        """A card that will be gone: its key is free from now on."""
        item = self.items.pop(key)
        self._retired.append(item)
        return item

    def remove(self, item: CardItem) -> None:
        """A retired card is gone."""
        if item in self._retired:
            self._retired.remove(item)
            self.stage.scene().removeItem(item)

    def arrived(self) -> None:
        """The person is told of the own turn; the plate of the seat to act breathes."""
        view = self.view
        if view is None or view.to_act is None:
            return
        if self.can_act():
            self.greet()
            if self.choices.only_take:
                self.access.announce(self.tr("Nothing fits: take the pile."), assertive=True)
        if not self.is_replay:
            self.breathe(area_of(self.geometry.plate(view.to_act)))

    def leave(self) -> None:
        """The table goes away."""
        self._retired.clear()
        super().leave()

    # --- what is heard ---------------------------------------------------------------------

    def title(self) -> str:
        """The name of the table."""
        return self.tr("Table of Arabka")

    def names(self, view: ArabkaView) -> dict[str, str]:
        """Own hand, own table cards, buttons, pile, deck, the others."""
        facts = Facts(
            lifted=self._touch().selected,
            fitting=self.choices.fitting() if self.can_act() and not self.is_swapping else None,
            needed=self._needed(view),
            tags=self._words.tags(self.told),
            main=self.button(MAIN),
            side=self.button(SIDE),
            open_hands=self.open_hands,
        )
        return self._names.of(view, self.final, facts)

    def rect_of(self, key: str) -> QRectF:
        """Cards where they lie; all else where it is drawn."""
        geometry = self.geometry
        if key in (MAIN, SIDE):
            return area_of(geometry.button(key))
        if key.startswith("plate"):
            return area_of(geometry.plate(int(key[5:])))
        base = {
            PILE: geometry.pile_place(0),
            STOCK: geometry.stock_place,
            BURNED: geometry.burned_place,
        }.get(key)
        if base is not None:
            height = base.width * RATIO
            return QRectF(base.x - base.width / 2, base.y - height / 2, base.width, height)
        return super().rect_of(key)

    def reason_against(self, key: str) -> Msg | None:
        """Why a press of this would do nothing."""
        return self.choices.refusal_of(key)

    def can_press(self, key: str) -> bool:
        """The own hand, the own open cards before play, the own closed cards, the buttons."""
        if key in (MAIN, SIDE):
            return self.button(key) is not None
        if key in self.hand or key.startswith(closed_key(PERSON, 0)[:-1]):
            return True
        return self.is_swapping and key in self.final.opened[PERSON]

    def is_lifted(self, key: str) -> bool:
        """Lifted cards, and the one to change places."""
        return key in self.selected or key == self.picked

    def say(self, event: Event) -> Msg | None:
        """The sentence of the log."""
        return say(event, PERSON)

    # --- words -----------------------------------------------------------------------------

    def paint_labels(self) -> None:
        """Plates, counts, buttons and the sentence."""
        if self.view is None:
            return
        moving = self._noted is not None
        view = self.view_before if moving and self.view_before is not None else self.view
        shown = self._noted[0] if self._noted is not None else self.final
        events = self._noted[1] if self._noted is not None else self.told
        to_act = view.to_act
        leads = to_act is not None and not view.swapping and not shown.pile and not view.extra
        said = Said(
            turn=to_act,
            thinking=to_act not in (None, PERSON) and not self.is_replay and not moving,
            leads=leads and not moving,
            tags=self._words.tags(events),
            ready=self._ready(view),
            needed="" if moving else self._needed(view),
            main=self.button(MAIN),
            side=self.button(SIDE),
            clauses=self._clauses(events, moving=moving),
            open_hands=frozenset(seat for seat, hand in self.open_hands.items() if hand),
        )
        self._labels.paint(self.geometry, shown, said)

    def _ready(self, view: ArabkaView) -> frozenset[int]:
        """The seats that have swapped, while others still do."""
        if not view.swapping or view.dealer is None or view.to_act is None:
            return frozenset()
        seats = [(view.dealer + 1 + n) % view.seats for n in range(view.seats)]
        return frozenset(seats[: seats.index(view.to_act)])

    def _needed(self, view: ArabkaView) -> str:
        """What fits, for the line under the pile."""
        if view.swapping or view.to_act is None:
            return ""
        return self._words.needed(view.level, strict=view.strict)

    def _clauses(self, events: Sequence[Event], *, moving: bool) -> list[Clause]:
        """A refusal, what would happen, or what did."""
        if self.refusal is not None:
            return [Clause((Part(text(self.refusal)),))]
        if not moving and self.can_act():
            assert self.view is not None
            if self.selected:
                cards = arranged(self.selected)
                return self._words.outlook(cards, self.view, self.choices.lifts_further(cards[0]))
            if self.is_swapping:
                return self._words.before_play(self.picked, self.picked in self.hand)
            hint = self._words.hint(self.view, only_take=self.choices.only_take)
            said = self._words.account(events) or self._words.right(self.view)
            return [*said, *hint]
        return self._words.account(events)

    def button(self, key: str) -> ButtonLook | None:
        """How a button is shown now; None where there is none."""
        view, choices = self.view, self.choices
        if self.is_replay or view is None or not view.is_dealt:
            return None
        if key == SIDE and view.swapping:
            return None
        take_lit = choices.only_take and self.can_act()
        return ButtonLook(
            self._labels.button_words(key, view, len(self.selected)),
            enabled=not self.stage.animator.running and choices.refusal_of(key) is None,
            lit=take_lit if key == SIDE else not take_lit,
            hovered=self.hovered == key,
            focused=self.focused == key,
            pressed=self.pressed == key,
        )

    # --- motion --------------------------------------------------------------------------------

    def tell(
        self,
        events: Sequence[Event],
        view: ArabkaView,
        legal: Sequence[Move],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened; labels follow what is seen."""
        before = shown_of(self.view) if self.view is not None else shown_of(view)
        self._noted = (before, ())
        super().tell(events, view, legal, done)

    def note(self, shown: Shown, events: tuple[Event, ...]) -> None:
        """This has been seen so far of what is being told."""
        if self._noted is not None:
            self._noted = (shown, events)
            self.paint_labels()

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.arabka.table.telling import Telling  # not needed at start

        assert self._noted is not None
        Telling(self, score, self._noted[0]).tell(events)
