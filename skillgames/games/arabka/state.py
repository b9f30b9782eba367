"""The data of a match of Arabka: options, moves, state, view.

Seats are 0 … 4 clockwise. Cards are ints and sets of cards masks as in `pack`; slots of the
table are 0 … 2, and open card n lies on closed card n.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from skillgames.engine.cards import mask_of
from skillgames.engine.game import Result, choice
from skillgames.engine.text import QT_TRANSLATE_NOOP
from skillgames.games.arabka.pack import ANY, FULL_PACK

FEWEST, MOST = 2, 5
"""Players (AA1)."""
SLOTS = 3
"""Closed cards, and open cards on them, of a player (A2)."""
HAND_SIZE = 3
"""Cards dealt into the hand, and up to so many are drawn (A2, AA9)."""
FOUR_ALIKE = 4
"""So many cards of one rank in one lay give the right to add on (A8)."""
STALL = 200
"""So many turns in a row without progress end the match in a draw (AA32)."""

AWAITS_DEALER = -1
"""`turn` while the dealer is being picked."""
AWAITS_DECK = -2
"""`turn` while the pack is being shuffled."""
OVER = -3
"""`turn` when the match is decided."""

Phase = Literal["swap", "play", "over"]
Extra = Literal["ten", "four"]
"""Why the player on turn may lay once more: after a 10, or after four alike."""


@dataclass(frozen=True, slots=True)
class ArabkaOptions:
    """How many play, what fits on a card, and whether the pile may be taken at will."""

    seats: int = choice(
        FEWEST,
        tuple(range(FEWEST, MOST + 1)),
        QT_TRANSLATE_NOOP("Arabka", "Players"),
        (
            QT_TRANSLATE_NOOP("Arabka", "1 bot"),
            QT_TRANSLATE_NOOP("Arabka", "2 bots"),
            QT_TRANSLATE_NOOP("Arabka", "3 bots"),
            QT_TRANSLATE_NOOP("Arabka", "4 bots"),
        ),
    )
    strict: bool = choice(
        False, (False, True), QT_TRANSLATE_NOOP("Arabka", "Only higher cards fit, not equal ones")
    )
    voluntary: bool = choice(
        False, (False, True), QT_TRANSLATE_NOOP("Arabka", "The pile may be taken at will")
    )


# --- moves -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange these (hand card, open card) pairs, by hand card; none of them: ready."""

    pairs: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay these hand cards of one rank, a mask."""

    cards: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn over the closed card of this slot, 0 … 2."""

    slot: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take the pile."""


@dataclass(frozen=True, slots=True)
class End:
    """Do without laying once more."""


Move = Swap | Lay | Turn | Take | End

READY = Swap(())
TAKE = Take()
END = End()


# --- state -----------------------------------------------------------------------------


class ArabkaState:
    """A position, changed in place by the rules; only `Match` owns the true one.

    After the last card it stays as it was when the match ended: what lay on the pile lies
    there, and nobody takes it.
    """

    __slots__ = (
        "burned",
        "ceilings",
        "closed",
        "dealer",
        "extra",
        "hands",
        "idle",
        "known",
        "level",
        "opened",
        "pile",
        "progress",
        "stock",
        "strict",
        "swapping",
        "three",
        "turn",
        "voluntary",
        "winner",
    )

    def __init__(self, seats: int, strict: bool = False, voluntary: bool = False) -> None:
        """The state before the dealer is known."""
        self.strict = strict
        """Whether only higher cards fit on an ordinary card (AA2)."""
        self.voluntary = voluntary
        """Whether the pile may be taken at will (AA7)."""
        self.dealer: int | None = None
        self.turn = AWAITS_DEALER
        """The seat to act, `AWAITS_DEALER`, `AWAITS_DECK` or `OVER`."""
        self.swapping = True
        """Whether not everybody has said that they are ready yet."""
        self.hands = [0] * seats
        """Masks by seat."""
        self.opened: list[tuple[int, ...]] = [()] * seats
        """By seat the open card on each slot, () before the deal and once picked up."""
        self.closed: list[tuple[int | None, ...]] = [()] * seats
        """By seat the closed card of each slot, None once it is gone; () before the deal."""
        self.pile: list[int] = []
        """Bottom to top."""
        self.stock: tuple[int, ...] = ()
        """The cards still to be drawn, in the order of drawing."""
        self.burned = 0
        """The cards out of the game, a mask."""
        self.level = ANY
        """The rank that must be equalled or beaten, or `ANY`."""
        self.extra: Extra | None = None
        """Why the player on turn may lay once more, if so."""
        self.three = False
        """Whether a 3 laid in this turn lies in the pile: the next player will take it."""
        self.progress = False
        """Whether something happened in this turn that `idle` starts again from."""
        self.idle = 0
        """Finished turns in a row without progress (AA32)."""
        self.known = [0] * seats
        """By seat the hand cards that everybody saw come into that hand, masks."""
        self.ceilings: list[tuple[int, ...]] = [()] * seats
        """By seat, one for each hand card not known, in ascending order: all that play has
        told about it. It is an ordinary card of a rank below this, or any card
        (`NO_CEILING`): who had to take the pile held nothing that fitted."""
        self.winner: int | None = None

    def copy(self) -> ArabkaState:
        """An independent copy."""
        twin = ArabkaState.__new__(ArabkaState)
        twin.strict = self.strict
        twin.voluntary = self.voluntary
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.swapping = self.swapping
        twin.hands = self.hands[:]
        twin.opened = self.opened[:]
        twin.closed = self.closed[:]
        twin.pile = self.pile[:]
        twin.stock = self.stock
        twin.burned = self.burned
        twin.level = self.level
        twin.extra = self.extra
        twin.three = self.three
        twin.progress = self.progress
        twin.idle = self.idle
        twin.known = self.known[:]
        twin.ceilings = self.ceilings[:]
        twin.winner = self.winner
        return twin


# --- view ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ArabkaView:
    """All that one seat knows and could remember; plain data that can be pickled.

    Hidden are the other hands, all closed cards (the own ones too) and the order of the
    stock: of these only the numbers of cards are here, and what everybody could remember
    about the hands. Lists are by seat.
    """

    seat: int
    strict: bool
    voluntary: bool
    swapping: bool
    dealer: int | None
    turn: int
    """The seat to act, `AWAITS_DEALER`, `AWAITS_DECK` or `OVER`."""
    hand: int
    """The own hand as a mask."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    opened: tuple[tuple[int, ...], ...]
    """The open card on each slot, () before the deal and once picked up."""
    closed: tuple[tuple[bool, ...], ...]
    """Whether the closed card of each slot still lies there; () before the deal."""
    pile: tuple[int, ...]
    """Bottom to top."""
    stock: int
    """Cards still to be drawn."""
    burned: int
    """The cards out of the game, a mask."""
    level: int
    """The rank that must be equalled or beaten, or `ANY`."""
    extra: Extra | None
    """Why the player on turn may lay once more, if so."""
    three: bool
    """Whether a 3 laid in this turn lies in the pile: the next player will take it."""
    progress: bool
    """Whether this turn is none that counts towards a draw."""
    idle: int
    """Finished turns in a row without progress; at `STALL` the match is a draw."""
    known: tuple[int, ...]
    """The cards each hand surely holds, because everybody saw them come into it, masks:
    taken with the pile, picked up from the table, swapped in. The own seat's are those the
    others know of."""
    ceilings: tuple[tuple[int, ...], ...]
    """See `ArabkaState.ceilings`."""
    result: Result | None

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.counts)

    @property
    def phase(self) -> Phase:
        """As in texts; `swap` also before the deal."""
        return phase_of(self.swapping, self.turn)

    @property
    def to_act(self) -> int | None:
        """The seat to act, None before the deal and after the end."""
        return self.turn if self.turn >= 0 else None

    @property
    def is_dealt(self) -> bool:
        """Whether the cards are dealt."""
        return any(self.closed)

    @property
    def unseen(self) -> int:
        """The cards this seat cannot place, a mask: unknown cards of the other hands, all
        closed cards, the stock."""
        if not self.is_dealt:
            return 0
        seen = self.hand | self.burned | mask_of(self.pile)
        for opened, known in zip(self.opened, self.known, strict=True):
            seen |= mask_of(opened) | known
        return FULL_PACK & ~seen


def phase_of(swapping: bool, turn: int) -> Phase:
    """The phase as in texts."""
    if turn == OVER:
        return "over"
    return "swap" if swapping else "play"
