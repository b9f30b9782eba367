"""The data of a deal of Tarocchino: options, moves, state, view.

Seats are 0 … 3 anticlockwise, 0 and 2 are partners (side 0), 1 and 3 too (side 1). Cards
and masks are those of `skillgames.engine.bologna`. A move is an int: a card 0 … 61 is
played, `DECLARE` and `PASS`, and `discard_move(a, b)` for the dealer's two cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from skillgames.engine.bologna import (
    FULL_PACK,
    KING_MASK,
    LED_MASKS,
    MATTO,
    NO_SUIT,
    PACK_SIZE,
    TAROCCHI_MASK,
    TRUMP_MASK,
    TRUMP_SUIT,
    led_suit,
    mask_of,
    suit_of,
)
from skillgames.engine.game import Result
from skillgames.games.tarocchino.combinations import Tally
from skillgames.games.tarocchino.settlement import Settlement

SEATS = 4
TRICKS = 15
"""Tricks in a deal, and cards in a hand."""
PACKET = 5
"""Cards dealt together."""
DISCARDS = 2
"""Cards that the dealer gets more than the others, and lays away."""
KEPT_MASK = KING_MASK | TAROCCHI_MASK
"""Cards that may not be discarded."""

AWAITS_DEALER = -1
"""`turn` before the dealer is drawn."""
AWAITS_DECK = -2
"""`turn` while the pack is being shuffled."""
OVER = -3
"""`turn` after the last trick."""


class Phase(IntEnum):
    """What is going on."""

    DEALING = 0
    """The dealer or the pack is not known yet."""
    DISCARDING = 1
    """The dealer lays two cards away."""
    DECLARING = 2
    """The seats declare or pass, in turn from the dealer's right."""
    PLAYING = 3
    OVER = 4


@dataclass(frozen=True, slots=True)
class TarocchinoOptions:
    """Tarocchino has no options."""


# --- moves -----------------------------------------------------------------------------

DECLARE = PACK_SIZE
PASS = PACK_SIZE + 1
_FIRST_DISCARD = 64
_SECOND_CARD = 64


def discard_move(first: int, second: int) -> int:
    """The move that lays these two different cards away, in either order."""
    low, high = sorted((first, second))
    return _FIRST_DISCARD + low * _SECOND_CARD + high


def is_discard(move: int) -> bool:
    """Whether a move lays cards away."""
    return move >= _FIRST_DISCARD


def discard_cards(move: int) -> tuple[int, int]:
    """The two cards a discard lays away, in pack order."""
    return divmod(move - _FIRST_DISCARD, _SECOND_CARD)


def is_card(move: int) -> bool:
    """Whether a move plays a card: the move is that card."""
    return 0 <= move < PACK_SIZE


# --- state -----------------------------------------------------------------------------


class Trick(NamedTuple):
    """A finished trick."""

    leader: int
    cards: tuple[int, ...]
    """As they were played, from the leader round the table."""
    winner: int

    def seat_of(self, place: int) -> int:
        """Who played the card at this place of `cards`."""
        return (self.leader + place) % SEATS


class TarocchinoState:
    """A position, changed in place by the rules; only `Match` owns the true one.

    After the last trick the hands are empty, `piles` are the final ones and `settlement`
    tells how they came about.
    """

    __slots__ = (
        "dealer",
        "declared",
        "discards",
        "hands",
        "history",
        "leader",
        "piles",
        "settlement",
        "trick",
        "tricks",
        "turn",
    )

    def __init__(self) -> None:
        """The state before the dealer is drawn."""
        self.turn = AWAITS_DEALER
        """The seat to act, `AWAITS_DEALER`, `AWAITS_DECK` or `OVER`."""
        self.dealer: int | None = None
        self.hands = [0, 0, 0, 0]
        """Masks by seat."""
        self.discards = 0
        """The dealer's two cards as a mask, 0 until they are laid away."""
        self.declared: tuple[Tally | None, ...] = (None,) * SEATS
        """By seat: None until it has spoken, an empty tally after a pass."""
        self.leader = 0
        """Who leads or led the running trick."""
        self.trick: tuple[int, ...] = ()
        """The cards of the running trick in order."""
        self.history: tuple[Trick, ...] = ()
        """The finished tricks."""
        self.piles = [0, 0]
        """By side: the tricks taken as masks, the Matto with them; the final piles at last."""
        self.tricks = [0, 0]
        """Tricks won by side."""
        self.settlement: Settlement | None = None

    def copy(self) -> TarocchinoState:
        """An independent copy."""
        twin = TarocchinoState.__new__(TarocchinoState)
        twin.turn = self.turn
        twin.dealer = self.dealer
        twin.hands = self.hands[:]
        twin.discards = self.discards
        twin.declared = self.declared
        twin.leader = self.leader
        twin.trick = self.trick
        twin.history = self.history
        twin.piles = self.piles[:]
        twin.tricks = self.tricks[:]
        twin.settlement = self.settlement
        return twin

    @property
    def phase(self) -> Phase:
        """What is going on."""
        return phase_of(self.turn, bool(self.discards), self.declared)


def phase_of(turn: int, has_discarded: bool, declared: tuple[Tally | None, ...]) -> Phase:
    """What is going on, told by whose turn it is and what has happened."""
    if turn == OVER:
        return Phase.OVER
    if turn < 0:
        return Phase.DEALING
    if not has_discarded:
        return Phase.DISCARDING
    return Phase.DECLARING if None in declared else Phase.PLAYING


# --- view ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TarocchinoView:
    """All that one seat knows and could remember; plain data that can be pickled.

    Hidden are the other hands, but for cards that were declared, and the dealer's discards
    until the end.
    """

    seat: int
    turn: int
    """The seat to act, `AWAITS_DEALER`, `AWAITS_DECK` or `OVER`."""
    dealer: int | None
    hand: int
    """The own hand as a mask."""
    counts: tuple[int, ...]
    """Cards in each hand, by seat."""
    has_discarded: bool
    """Whether the dealer has laid two cards away."""
    discards: int
    """Those cards as a mask, for the dealer and, after the end, for all; otherwise 0."""
    declared: tuple[Tally | None, ...]
    """By seat: None until it has spoken, an empty tally after a pass."""
    leader: int
    """Who leads or led the running trick."""
    trick: tuple[int, ...]
    """The cards of the running trick in order."""
    history: tuple[Trick, ...]
    """The finished tricks."""
    piles: tuple[int, int]
    """By side: the tricks taken as masks, the Matto with them; the final piles at last."""
    tricks: tuple[int, int]
    """Tricks won by side."""
    settlement: Settlement | None
    """After the last trick: every step and every point."""
    result: Result | None

    @property
    def phase(self) -> Phase:
        """What is going on."""
        return phase_of(self.turn, self.has_discarded, self.declared)

    @property
    def to_act(self) -> int | None:
        """The seat to act, None while chance is awaited and after the end."""
        return self.turn if self.turn >= 0 else None

    @property
    def side(self) -> int:
        """The own side."""
        return self.seat & 1

    @property
    def partner(self) -> int:
        """The seat opposite."""
        return (self.seat + 2) % SEATS

    @property
    def led(self) -> int:
        """The suit to be followed in the running trick, `NO_SUIT` if none."""
        return led_suit(self.trick)

    @property
    def trick_cards(self) -> tuple[tuple[int, int], ...]:
        """The running trick as pairs (seat, card)."""
        return tuple(((self.leader + place) % SEATS, card) for place, card in enumerate(self.trick))

    @property
    def tricks_by_seat(self) -> tuple[int, ...]:
        """How many tricks each seat has won."""
        winners = [trick.winner for trick in self.history]
        return tuple(winners.count(seat) for seat in range(SEATS))

    @property
    def played(self) -> int:
        """Every card played so far, the running trick included, as a mask."""
        taken = self.piles[0] | self.piles[1]
        return (taken if self.turn != OVER else FULL_PACK ^ self.discards) | mask_of(self.trick)

    def played_by(self, seat: int) -> int:
        """The cards this seat has played, as a mask."""
        cards = mask_of(card for owner, card in self.trick_cards if owner == seat)
        for trick in self.history:
            cards |= 1 << trick.cards[(seat - trick.leader) % SEATS]
        return cards

    def known(self, seat: int) -> int:
        """The cards this seat certainly holds, as a mask: the own hand, or of another
        hand what was declared and not played yet."""
        if seat == self.seat:
            return self.hand
        said = self.declared[seat]
        return said.mask & ~self.played_by(seat) if said is not None else 0

    def lacks(self, seat: int) -> int:
        """The cards this seat has shown it does not hold, as a mask: by not following suit,
        and by not trumping either. A Matto shows nothing."""
        cards = 0
        for trick in (*self.history, Trick(self.leader, self.trick, self.leader)):
            place = (seat - trick.leader) % SEATS
            if place >= len(trick.cards):
                continue
            card = trick.cards[place]
            led = led_suit(trick.cards[:place])
            if card != MATTO and led not in (NO_SUIT, suit_of(card)):
                cards |= LED_MASKS[led]
                if suit_of(card) != TRUMP_SUIT:
                    cards |= TRUMP_MASK
        return cards

    @property
    def seen(self) -> int:
        """Every card whose place this seat knows, as a mask: the own hand and discards, all
        that was played, and what others have declared."""
        cards = self.hand | self.discards | self.played
        for seat in range(SEATS):
            cards |= self.known(seat)
        return cards

    @property
    def unseen(self) -> int:
        """The cards whose place is not known, once the pack is dealt."""
        return FULL_PACK & ~self.seen if self.phase != Phase.DEALING else 0
