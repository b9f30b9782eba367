"""The data of a match of Fishing: options, state, points of a round, view.

Seats are 0 and 1; seat 1 deals the first round. A card is an int 0 … 51 in pack
order, a move is the card played, a set of cards is a mask (see
`skillgames.engine.cards`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from skillgames.engine.cards import PACK_SIZE, mask_of
from skillgames.engine.game import Result
from skillgames.games.fishing.capture import (
    ACES,
    ALL_SPADES,
    TEN_OF_DIAMONDS,
    TWO_OF_SPADES,
)

SEATS = 2
HAND_SIZE = 4
TABLE_SIZE = 4
DEALS = 6
"""Deals in a round: 4 + 6 · 8 = 52 cards."""
TARGET = 16
"""Whoever has so many points after a round, and more than the other, wins."""
FIRST_DEALER = 1

AWAITS_DECK = -1
"""`turn` while the pack of a round is being shuffled."""
OVER = -2
"""`turn` when the match is decided."""


@dataclass(frozen=True, slots=True)
class FishingOptions:
    """Fishing has no options."""


class RoundScore(NamedTuple):
    """What one seat got in a finished round: the points of each line, and the counts."""

    cards: int
    """1 for most cards."""
    spades: int
    """2 for most spades."""
    aces: int
    two_of_spades: int
    ten_of_diamonds: int
    sweeps: int
    card_count: int
    """Cards in the pile."""
    spade_count: int
    """Spades in the pile."""

    @property
    def total(self) -> int:
        """The points of the round."""
        return sum(self[:6])


def score_round(piles: tuple[int, int], sweeps: tuple[int, int]) -> tuple[RoundScore, RoundScore]:
    """The points of both seats for these piles (masks) and sweeps.

    Most cards brings nobody a point at 26 each (rule FA14: spades cannot be level
    once all cards are in the piles).
    """

    def one(own: int, other: int, swept: int) -> RoundScore:
        cards, spades = own.bit_count(), (own & ALL_SPADES).bit_count()
        return RoundScore(
            cards=int(cards > other.bit_count()),
            spades=2 * (spades > (other & ALL_SPADES).bit_count()),
            aces=(own & ACES).bit_count(),
            two_of_spades=own >> TWO_OF_SPADES & 1,
            ten_of_diamonds=2 * (own >> TEN_OF_DIAMONDS & 1),
            sweeps=swept,
            card_count=cards,
            spade_count=spades,
        )

    return one(piles[0], piles[1], sweeps[0]), one(piles[1], piles[0], sweeps[1])


Rounds = tuple[tuple[RoundScore, RoundScore], ...]
SweepCards = tuple[tuple[int, ...], tuple[int, ...]]


class FishingState:
    """A position, changed in place by the rules; only `Match` owns the true one.

    After a round's last card the finished round stays until the next pack is
    known: hands and table empty, piles, sweeps and last taker as they were, the
    round's points in `rounds` and `scores`.
    """

    __slots__ = (
        "dealer",
        "hands",
        "last_taker",
        "piles",
        "round",
        "rounds",
        "scores",
        "stock",
        "sweep_cards",
        "sweeps",
        "table",
        "table_mask",
        "turn",
    )

    def __init__(self) -> None:
        """The state before the first pack."""
        self.round = 1
        """Number of the round, from 1."""
        self.dealer = FIRST_DEALER
        self.turn = AWAITS_DECK
        """The seat to act, `AWAITS_DECK` or `OVER`."""
        self.hands = [0, 0]
        """Masks by seat."""
        self.table: tuple[int, ...] = ()
        """The table cards in the order they were laid."""
        self.table_mask = 0
        """The same cards as a mask."""
        self.piles = [0, 0]
        """Masks by seat, this round."""
        self.sweeps = [0, 0]
        """By seat, this round; those that bring a point."""
        self.sweep_cards: SweepCards = ((), ())
        """By seat, the cards played in those sweeps, in order."""
        self.scores = (0, 0)
        """Match points of finished rounds."""
        self.last_taker: int | None = None
        self.stock: tuple[int, ...] = ()
        """The cards still to be dealt, in the order of dealing."""
        self.rounds: Rounds = ()

    def copy(self) -> FishingState:
        """An independent copy."""
        twin = FishingState.__new__(FishingState)
        twin.round = self.round
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.hands = self.hands[:]
        twin.table = self.table
        twin.table_mask = self.table_mask
        twin.piles = self.piles[:]
        twin.sweeps = self.sweeps[:]
        twin.sweep_cards = self.sweep_cards
        twin.scores = self.scores
        twin.last_taker = self.last_taker
        twin.stock = self.stock
        twin.rounds = self.rounds
        return twin


@dataclass(frozen=True, slots=True)
class FishingView:
    """All that one seat knows and could remember; plain data that can be pickled.

    Hidden are the other hand and the order of the stock: of both only the numbers
    of cards are here. Pairs are by seat.
    """

    seat: int
    round: int
    """Number of the round, from 1."""
    dealer: int
    turn: int
    """The seat to act, `AWAITS_DECK` or `OVER`."""
    hand: int
    """The own hand as a mask."""
    other_count: int
    """Cards in the other hand."""
    table: tuple[int, ...]
    """The table cards in the order they were laid."""
    piles: tuple[int, int]
    """Masks: every capture was seen."""
    sweeps: tuple[int, int]
    """This round's sweeps that bring a point."""
    sweep_cards: SweepCards
    """The cards played in those sweeps, by seat and in order."""
    scores: tuple[int, int]
    """Match points of finished rounds."""
    last_taker: int | None
    stock: int
    """Cards still to be dealt."""
    rounds: Rounds
    result: Result | None

    @property
    def other(self) -> int:
        """The other seat."""
        return 1 - self.seat

    @property
    def to_act(self) -> int | None:
        """The seat to act, None between rounds and after the end."""
        return self.turn if self.turn >= 0 else None

    @property
    def table_mask(self) -> int:
        """The table cards as a mask."""
        return mask_of(self.table)

    @property
    def seen(self) -> int:
        """Every card seen this round as a mask: own hand, table and both piles."""
        return self.hand | self.table_mask | self.piles[0] | self.piles[1]

    @property
    def unseen(self) -> int:
        """The cards of this round not seen yet: the other hand and the stock."""
        return (1 << PACK_SIZE) - 1 & ~self.seen if self.deal else 0

    @property
    def deal(self) -> int:
        """Number of the deal in this round, 1 to 6; 0 before the first pack."""
        if self.turn == AWAITS_DECK and not self.rounds:
            return 0
        return DEALS - self.stock // (SEATS * HAND_SIZE)

    @property
    def is_last_deal(self) -> bool:
        """Whether the stock is empty, so that all unseen cards are in the other hand."""
        return self.deal == DEALS

    @property
    def match_sweeps(self) -> tuple[int, int]:
        """Sweeps of the whole match so far, the running round included."""
        finished = [sum(lines[seat].sweeps for lines in self.rounds) for seat in range(SEATS)]
        running = self.sweeps if len(self.rounds) < self.round else (0, 0)
        return finished[0] + running[0], finished[1] + running[1]
