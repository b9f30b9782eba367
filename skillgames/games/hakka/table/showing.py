"""What is seen and heard of a table of Hakka cards: cards, labels, names, motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from skillgames.engine.events import Event
from skillgames.engine.text import Msg
from skillgames.engine.tigers import code_of, is_code, mask_of_codes
from skillgames.games.hakka.events import (
    Beaten,
    Called,
    Dealt,
    Declared,
    Discarded,
    Led,
    Passed,
    TigersShown,
    TrickWon,
)
from skillgames.games.hakka.lifting import Lifted, lifted
from skillgames.games.hakka.moves import legal_for
from skillgames.games.hakka.state import (
    HakkaView,
)
from skillgames.games.hakka.table.board import arranged, board_of
from skillgames.games.hakka.table.geometry import PERSON, Geometry
from skillgames.games.hakka.table.labels import Button, Labels, Mat, Shown
from skillgames.games.hakka.table.layout import Touch, layout
from skillgames.games.hakka.table.names import HakkaNames
from skillgames.games.hakka.table.picking import Choices, Pick
from skillgames.games.hakka.table.sentences import (
    BUTTON_KEYS,
    HakkaSentences,
)
from skillgames.games.hakka.words import say
from skillgames.widgets.animator import Score
from skillgames.widgets.art.hud import Part
from skillgames.widgets.kept import area_of
from skillgames.widgets.language import text
from skillgames.widgets.place import Place, Rect
from skillgames.widgets.sorting import SortingTable
from skillgames.widgets.stage import Stage

NONE_LEGAL: frozenset[int] = frozenset()


class HakkaShown(SortingTable):
    """Shows a view with what is lifted; the person always sits at the bottom."""

    CLOTH = "indigo"
    BACK = "lattice"
    PACK = "money"
    BUTTONS = BUTTON_KEYS
    NEW_HANDS = (Dealt,)
    Z_BREATH = 95
    SOUNDS = (
        (TigersShown, "bonus"),
        (Declared, "bonus"),
        (TrickWon, "trick"),
        (Led, "play"),
        (Beaten, "play"),
        (Discarded, "play"),
        (Dealt, "deal"),
        (Called, "hold"),
        (Passed, "tap"),
    )

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.view: HakkaView | None = None
        self.pick = Pick()
        self.hurries = False
        """Whether the others are to play fast, until the person is asked or the hand ends."""
        self._moving_parts: list[Part] = []
        """The sentence while cards are on their way."""
        self._held_pick: Pick | None = None
        self._pending: int | None = None
        """What the person has chosen while the match was not waiting for it yet."""
        self._greeted: object = None
        self._choices: Choices | None = None
        self._labels = Labels(stage, self._pictures)
        self.words = HakkaSentences(self.levels, self)
        self._names = HakkaNames(self.words, self)

    # --- layout ----------------------------------------------------------------------------

    @property
    def geometry(self) -> Geometry:
        """The measures for the size of the stage."""
        return Geometry(*self.stage.measures)

    def layout(self, view: HakkaView) -> dict[str, Place]:
        """Where each card lies, with what is lifted and lit."""
        board = board_of(view, self.order)
        return layout(self.geometry, board, self._touch(view), view.elders, self.open_hands)

    @classmethod
    def hand_of(cls, view: HakkaView) -> tuple[str, ...]:
        """The hand of the seat whose view this is; the dreamer's is the one card."""
        if view.dreamer == view.seat and view.dreamer_card is not None:
            return (code_of(view.dreamer_card),)
        return arranged(view.hand, ())

    def choices(self, view: HakkaView) -> Choices:
        """What the person may choose now: nothing in a replay or while cards move."""
        still = self.view_before is None and not self.is_replay
        legal = still and view.to_act == PERSON
        kept = self._choices
        if kept is None or kept.view is not view or bool(kept.legal) != legal:
            kept = Choices(view, frozenset(legal_for(view)) if legal else NONE_LEGAL)
            self._choices = kept
        return kept

    def can_act(self) -> bool:
        """Whether the person may do something now, also while another is asked in secret."""
        view = self.view
        still = self.blocked is None and not self.stage.animator.running
        return still and view is not None and bool(self.choices(view).legal)

    def _lifted(self, view: HakkaView) -> Lifted:
        cards = mask_of_codes(self.pick.cards) & view.hand
        return lifted(view, cards, self.choices(view).legal)

    def _touch(self, view: HakkaView) -> Touch:
        choices = self.choices(view)
        dimmed = frozenset[str]()
        if choices.is_cards:
            dimmed = frozenset(self.order) - choices.usable
        return Touch(
            lifted=self.pick.cards,
            hovered=self.hovered if self.can_act() else None,
            focused=self.focused,
            dimmed=dimmed,
            raised=choices.is_cards and bool(dimmed),
            ghost=choices.is_cards and self._lifted(view).play is not None,
        )

    def log_area(self) -> QRectF:
        """At the left, beside what is played."""
        area = super().log_area()
        rect = Rect(area.x(), area.y(), area.width(), area.height())
        return area_of(self.geometry.log_rect(rect))

    def notice_area(self) -> QRectF:
        """Between the plate opposite and the centre."""
        area = super().notice_area()
        area.setTop(self.geometry.plate(2).bottom + 8 * self.geometry.u)
        return area

    def reset(self) -> None:
        """Nothing stays lifted when the position has changed."""
        super().reset()
        self.pick = self._held_pick or Pick()
        if self.view is not None:
            # In a replay the hand lies as it is held, whichever way one came to this step.
            self.order = arranged(self.view.hand, () if self.is_replay else self.order)
        if self.focused is not None and self.focused not in (*self.order, *BUTTON_KEYS):
            self.focused = None

    def snap(self) -> None:
        """Everything where it belongs."""
        self.view_before = None
        self._moving_parts = []
        view = self.view
        if view is not None and self.focused in BUTTON_KEYS:
            keys = [button.key for button in self._buttons(view)]
            self.focused = self.focused if self.focused in keys else None
        super().snap()

    def arrived(self) -> None:
        """The person is told of the own turn, once; the ring of whose turn it is breathes."""
        view = self.view
        if view is None:
            return
        moment = (view.hand_no, view.phase, view.turn, len(view.history), view.dreamer)
        if moment == self._greeted:
            self._resend()
            return
        self._greeted = moment
        self._pending = None
        own = view.to_act == PERSON
        if own or view.hand_score is not None:
            self.hurries = False
        if own and not self.is_replay:
            self.greet()
        if view.to_act is not None:
            self.breathe(area_of(self.geometry.plate(view.to_act)))

    def _resend(self) -> None:
        """The match waits for the person now, who has chosen already."""
        move, self._pending = self._pending, None
        if move is not None and move in self.legal:
            QTimer.singleShot(0, self, lambda: self.choose(move))

    def card_size(self) -> tuple[float, float]:
        """Of a card of the hand as gestures measure it: these cards are long."""
        width = self.geometry.hand_width
        return width, width * 1.4

    def spot(self, number: int) -> QPointF:
        """The middle of the person's nth card."""
        assert self.view is not None
        place = self.layout(self.view)[self.order[number - 1]]
        return QPointF(place.x, place.y)

    def hand_xs(self) -> Sequence[float]:
        """The places of the own hand."""
        return [x for x, _, _, _ in self.geometry.hand_places(len(self.order))]

    def is_known(self, code: str) -> bool:
        """The Hakka pack."""
        return is_code(code)

    def hit(self, pos: QPointF) -> str | None:
        """A button or a card."""
        for key, rect in self._button_rects().items():
            if rect.holds(pos.x(), pos.y()):
                return key
        return super().hit(pos)

    def _button_rects(self) -> dict[str, Rect]:
        if self.view is None:
            return {}
        buttons = self._buttons(self.view)
        rects = self.geometry.buttons(len(buttons)) if buttons else []
        return {button.key: rect for button, rect in zip(buttons, rects, strict=True)}

    def _buttons(self, view: HakkaView) -> tuple[Button, ...]:
        """What the person may press now."""
        if view.to_act is not None and view.dreamer == PERSON and not self.is_replay:
            return () if self.hurries else (self.words.hurry_button(),)
        choices = self.choices(view)
        return self.words.buttons(view, choices, self._lifted(view), view.elders)

    # --- what is heard ---------------------------------------------------------------------

    def title(self) -> str:
        """The name of the table."""
        return self.tr("Table of Hakka cards")

    def names(self, view: HakkaView) -> dict[str, str]:
        """Own hand, buttons, trick, dreamer's card, what lies before each player, plates."""
        choices = self.choices(view)
        return self._names.of(
            view, self.order, self.pick, choices, self._buttons(view), self.open_hands
        )

    def rect_of(self, key: str) -> QRectF:
        """Cards where they lie; buttons, plates and piles where they are drawn."""
        rects = self._button_rects()
        if key in rects:
            return area_of(rects[key])
        geometry, view = self.geometry, self.view
        word, seat = key[:-1], key[-1:]
        if word == "plate":
            return area_of(geometry.plate(int(seat)))
        if word == "laid" and view is not None:
            return area_of(geometry.mat(geometry.column(int(seat), view.dreamer)))
        if word == "won":
            return self._pile_rect(int(seat))
        return super().rect_of(key)

    def _pile_rect(self, seat: int) -> QRectF:
        assert self.view is not None
        board = board_of(self.view, self.order)
        away = [f"away{seat}:{n}" for n in range(board.discards[seat])]
        keys = [*(code for group in board.won[seat] for code in group), *away]
        area = QRectF()
        for key in keys:
            place = self.place_of(key)
            if place is None:
                continue
            side = place.rotation % 180 != 0
            long, short = place.width * 3, place.width
            width, height = (long, short) if side else (short, long)
            area = area.united(QRectF(place.x - width / 2, place.y - height / 2, width, height))
        return area if not area.isEmpty() else area_of(self.geometry.plate(seat))

    def can_press(self, key: str) -> bool:
        """The cards of the own hand and the buttons."""
        return key in self.order or key in BUTTON_KEYS

    def is_lifted(self, key: str) -> bool:
        """Several cards may be lifted."""
        return key in self.pick.cards

    def say(self, event: Event) -> Msg | None:
        """The sentence of the log."""
        return say(event, PERSON)

    def remember(self, events: Sequence[Event]) -> None:
        """What was told last stays while the person notices nothing new."""
        if events or self.is_replay:
            super().remember(events)

    # --- words -----------------------------------------------------------------------------

    def paint_labels(self) -> None:
        """Everything around the cards."""
        view = self.view_before or self.view
        if view is None:
            return
        moving = self.stage.animator.running or self.view_before is not None
        thinking = not moving and not self.is_replay
        score = view.hand_score
        stars = view.elders
        dreams = view.dreamer == PERSON and view.to_act is not None
        seats = tuple(
            self.words.seat(view, seat, thinking, stars) for seat in range(len(view.counts))
        )
        shown = Shown(
            seats=seats,
            mats=() if score is not None else self._mats(view, thinking),
            status=self.words.status(view),
            parts=tuple(self._sentence(view, moving)),
            buttons=self._buttons(view) if not moving else (),
            hovered=self.hovered,
            focused=self.focused,
            pressed=self.pressed,
            tally_word=self.tr("Tricks"),
            dream=self.words.dream(view) if dreams else None,
            captions=self.words.settled(score) if score is not None else ("", ""),
        )
        self._labels.paint(self.geometry, shown)

    def _mats(self, view: HakkaView, thinking: bool) -> tuple[Mat, ...]:
        """What is said of the three places in the centre, from left to right."""
        mats = [Mat(), Mat(), Mat()]
        if view.dreamer is None:
            return tuple(mats)
        choices = self.choices(view)
        ghost = choices.is_cards and self._lifted(view).play is not None
        slots = 0 if ghost or not choices.is_cards else choices.needed or 0
        for seat in range(len(view.counts)):
            if seat != view.dreamer:
                column = self.geometry.column(seat, view.dreamer)
                mats[column + 1] = self.words.mat(view, seat, thinking, slots)
                if ghost and seat == PERSON:
                    mats[column + 1] = Mat()
        return tuple(mats)

    def _sentence(self, view: HakkaView, moving: bool) -> list[Part]:
        """A refusal, what is to be done, or what has happened."""
        if self.refusal is not None:
            return [Part(text(self.refusal))]
        if moving:
            return self._moving_parts
        score = view.hand_score
        if score is not None:
            return self.words.scored(score)
        choices = self.choices(view)
        if choices.is_cards:
            return self.words.outlook(choices, self.pick, self._lifted(view))
        if choices.legal:
            return self.words.question(view, view.elders)
        return self.words.account(self.told)

    def say_moving(self, parts: list[Part]) -> None:
        """The sentence while cards are on their way."""
        self._moving_parts = parts
        self.paint_labels()

    def show_what_came(self) -> None:
        """From now on the labels show the new view, while cards are still on their way."""
        self.view_before = self.view
        self.paint_labels()

    def tell(
        self,
        events: Sequence[Event],
        view: HakkaView,
        legal: Sequence[int],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened. Where the person notices nothing, nothing changes."""
        self._held_pick = self.pick if self.goes_unnoticed(events, view) else None
        self._moving_parts = []
        super().tell(events, view, legal, done)
        self._held_pick = None

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        """The motion of these events."""
        from skillgames.games.hakka.table.telling import Telling  # not needed at start

        Telling(self, score).tell(events)
