"""What lies on the table at one moment, as the person's seat knows it.

A `Board` comes from a view; `after` tells it one more thing that has happened. So a
motion is what lies between the boards before and after an event.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from skillgames.engine.events import Event
from skillgames.engine.tigers import code_of, codes_in
from skillgames.games.hakka.events import (
    HIDDEN,
    Beaten,
    Dealt,
    Declared,
    Discarded,
    DreamerWoke,
    Led,
    TigersShown,
    TrickWon,
)
from skillgames.games.hakka.scoring import SEATS
from skillgames.games.hakka.state import ACTIVE, DISCARD, HakkaView, History, best_of

SUIT_ORDER = "PGZSW"

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """What one player has laid into the trick."""

    seat: int
    cards: Cards
    """Codes; empty for hidden ones."""
    size: int
    face_up: bool


@dataclass(frozen=True, slots=True)
class Settled:
    """A hand that is over: the winning cards and the dreamer's, side by side."""

    winner: int | None
    winning: Cards
    matching: Cards
    """Those pointed out so far."""


@dataclass(frozen=True, slots=True)
class Board:
    """All cards that can be seen, and how many that cannot."""

    hand: Cards = ()
    """The own cards from left to right."""
    counts: tuple[int, ...] = (0,) * SEATS
    dreamer: int | None = None
    dream_card: str | None = None
    """None while it is hidden."""
    trick: tuple[Laid, ...] = ()
    won: tuple[tuple[Cards, ...], ...] = ((),) * SEATS
    """By seat, the patterns with which tricks were taken."""
    discards: tuple[int, ...] = (0,) * SEATS
    settled: Settled | None = None

    @property
    def best(self) -> Laid | None:
        """What takes the trick so far."""
        return next((laid for laid in reversed(self.trick) if laid.face_up), None)

    def after(self, event: Event, order: Sequence[str] = ()) -> Board:
        """The board when this has happened; `order` is how the person sorts a new hand."""
        match event:
            case Dealt():
                return _dealt(event, order)
            case Led(seat=seat, cards=cards) | Beaten(seat=seat, cards=cards):
                return self._laid(Laid(seat, cards, len(cards), True))
            case Discarded(seat=seat, cards=cards):
                known = () if HIDDEN in cards else cards
                return self._laid(Laid(seat, known, len(cards), False))
            case TrickWon(seat=seat, cards=cards):
                return self._won(seat, cards)
            case DreamerWoke():
                return replace(
                    self._without(event.winner, event.winning),
                    dream_card=event.card,
                    settled=Settled(event.winner, event.winning, event.matching),
                )
            case Declared() | TigersShown():
                return self
        return self

    def _laid(self, laid: Laid) -> Board:
        counts = list(self.counts)
        counts[laid.seat] -= laid.size
        hand = tuple(code for code in self.hand if code not in laid.cards)
        return replace(self, hand=hand, counts=tuple(counts), trick=(*self.trick, laid))

    def _won(self, seat: int, cards: Cards) -> Board:
        """The trick is cleared: the best pattern lies before its player, discards beside."""
        won = tuple(
            (*groups, cards) if holder == seat else groups for holder, groups in enumerate(self.won)
        )
        discards = list(self.discards)
        for laid in self.trick:
            if not laid.face_up:
                discards[laid.seat] += laid.size
        return replace(self, trick=(), won=won, discards=tuple(discards))

    def _without(self, winner: int | None, winning: Cards) -> Board:
        """The winning cards leave their places for the middle of the table."""
        if winner is None:
            return replace(self, trick=())
        won = tuple(() if seat == winner else groups for seat, groups in enumerate(self.won))
        taken = {code for group in self.won[winner] for code in group}
        counts = list(self.counts)
        counts[winner] -= len([code for code in winning if code not in taken])
        hand = tuple(code for code in self.hand if code not in winning)
        return replace(self, trick=(), won=won, counts=tuple(counts), hand=hand)


def _dealt(event: Dealt, order: Sequence[str]) -> Board:
    counts = tuple(
        0 if seat == event.dreamer else len(cards) for seat, cards in enumerate(event.hands)
    )
    dream = event.hands[event.dreamer][0]
    return Board(
        hand=tuple(order),
        counts=counts,
        dreamer=event.dreamer,
        dream_card=None if dream == HIDDEN else dream,
    )


def board_of(view: HakkaView, order: Sequence[str]) -> Board:
    """What lies on the table for this view, the own hand in the person's order."""
    if view.dreamer is None:
        return Board()
    board = Board(
        hand=tuple(order),
        counts=view.counts,
        dreamer=view.dreamer,
        dream_card=None if view.dreamer_card is None else code_of(view.dreamer_card),
        trick=tuple(
            Laid(play.seat, tuple(codes_in(play.cards)), play.size, play.face_up)
            for play in view.trick
        ),
        won=_won_groups(view.history),
        discards=_discards(view.history),
    )
    score = view.hand_score
    if score is None:
        return board
    winning = tuple(codes_in(score.winning))
    settled = Settled(score.winner, winning, tuple(codes_in(score.matching)))
    return replace(board._without(score.winner, winning), settled=settled)


def _tricks(history: History) -> list[History]:
    whole = len(history) // ACTIVE * ACTIVE
    return [history[n : n + ACTIVE] for n in range(0, whole, ACTIVE)]


def _won_groups(history: History) -> tuple[tuple[Cards, ...], ...]:
    won: list[list[Cards]] = [[] for _ in range(SEATS)]
    for trick in _tricks(history):
        best = best_of(trick)
        won[best.seat].append(tuple(codes_in(best.cards)))
    return tuple(map(tuple, won))


def _discards(history: History) -> tuple[int, ...]:
    counts = [0] * SEATS
    for trick in _tricks(history):
        for play in trick:
            if play.kind == DISCARD:
                counts[play.seat] += play.size
    return tuple(counts)


def by_suit(codes: Sequence[str]) -> Cards:
    """Cards as they are held: suits from high to low, each from its highest card down."""
    return tuple(sorted(codes, key=lambda code: (SUIT_ORDER.index(code[0]), -int(code[1]))))


def arranged(hand: int, order: Sequence[str]) -> Cards:
    """The cards of a hand (a mask) in the person's order, as they are held where there is
    none."""
    held = codes_in(hand)
    kept = [code for code in dict.fromkeys(order) if code in held]
    return (*kept, *by_suit([code for code in held if code not in kept]))
