"""The settlement: discards, Matto, then points on the final piles, in this order."""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.engine.bologna import (
    MATTO_MASK,
    VALUE_MASKS,
    card_points,
    cards_in,
)
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.combinations import Tally, tally

SIDES = 2
LAST_TRICK_POINTS = 6
"""What the side that wins the last trick gets."""

KEPT = "kept"
"""The side of the Matto took the trick it was played to."""
EXCHANGED = "exchanged"
"""The other side took that trick, gives the Matto back and gets a card for it."""
LOST = "lost"
"""The side of the Matto won no trick, so the other side keeps it."""

Pair = tuple[int, int]


def side_of(seat: int) -> int:
    """0 for the seats 0 and 2, 1 for the seats 1 and 3."""
    return seat & 1


@dataclass(frozen=True, slots=True)
class MattoStep:
    """What became of the Matto."""

    seat: int
    """Who held and played it."""
    outcome: str
    """`KEPT`, `EXCHANGED` or `LOST`."""
    card: int | None = None
    """The card that its side gave for it."""

    @property
    def side(self) -> int:
        """The side that held it."""
        return side_of(self.seat)


@dataclass(frozen=True, slots=True)
class SideScore:
    """Every point of one side."""

    declarations: tuple[tuple[int, Tally], ...]
    """Seats that declared, each with its combinations."""
    captured: Tally
    """The combinations of its final pile."""
    cards: int
    """Card points of its final pile."""
    last_trick: int
    """`LAST_TRICK_POINTS` or 0."""

    @property
    def declared(self) -> int:
        """The declarations of both seats, each after its own doublings."""
        return sum(declared.points for _, declared in self.declarations)

    @property
    def combinations(self) -> int:
        """Captured sets and sequences after doubling."""
        return self.captured.points

    @property
    def total(self) -> int:
        """All points together."""
        return self.declared + self.combinations + self.cards + self.last_trick


@dataclass(frozen=True, slots=True)
class Settlement:
    """How the piles were settled, step by step, and what they brought."""

    discards: int
    """The dealer's discards as a mask."""
    discards_side: int
    """The side that got them."""
    matto: MattoStep
    piles: Pair
    """The final piles (masks), all cards of the pack."""
    sides: tuple[SideScore, SideScore]

    @property
    def totals(self) -> Pair:
        """The totals by side."""
        return self.sides[0].total, self.sides[1].total

    @property
    def winner(self) -> int | None:
        """The side with the larger total, None for a draw."""
        first, second = self.totals
        return None if first == second else int(second > first)


def settle(
    taken: Pair,
    tricks: Pair,
    dealer: int,
    discards: int,
    matto_seat: int,
    last_winner: int,
    declared: tuple[Tally, ...],
) -> Settlement:
    """Settle a finished play.

    `taken` are the tricks by side as masks, the Matto where it fell; `declared` is by
    seat, an empty tally for a seat that passed.
    """
    final, card = final_piles(taken, tricks, side_of(dealer), discards, side_of(matto_seat))
    outcome = EXCHANGED if card is not None else KEPT if tricks[side_of(matto_seat)] else LOST

    def score(side: int) -> SideScore:
        said = ((seat, declared[seat]) for seat in (side, side + SIDES))
        return SideScore(
            declarations=tuple((seat, found) for seat, found in said if found.combinations),
            captured=tally(final[side]),
            cards=card_points(final[side]),
            last_trick=LAST_TRICK_POINTS if side_of(last_winner) == side else 0,
        )

    return Settlement(
        discards=discards,
        discards_side=discards_to(tricks, side_of(dealer)),
        matto=MattoStep(matto_seat, outcome, card),
        piles=final,
        sides=(score(0), score(1)),
    )


def discards_to(tricks: Pair, side: int) -> int:
    """The side that gets the discards of a dealer of `side`."""
    return side if tricks[side] else 1 - side


def final_piles(
    taken: Pair, tricks: Pair, dealer_side: int, discards: int, matto_side: int
) -> tuple[Pair, int | None]:
    """The piles after the first two steps, and the card given for the Matto, if any."""
    piles = [taken[0], taken[1]]
    piles[discards_to(tricks, dealer_side)] |= discards
    if not tricks[matto_side] or taken[matto_side] & MATTO_MASK:
        return (piles[0], piles[1]), None
    own, other = piles[matto_side] | MATTO_MASK, piles[1 - matto_side] ^ MATTO_MASK
    card = given_for_matto(taken[matto_side], own, other)
    piles[matto_side], piles[1 - matto_side] = own ^ 1 << card, other | 1 << card
    return (piles[0], piles[1]), card


def given_for_matto(captured: int, own: int, other: int) -> int:
    """Which captured card is given for the Matto: among those of the lowest value the one
    whose loss leaves the best own total less the other's; of equals the first in pack order.

    `own` and `other` are the piles with discards and Matto already in place. More cards
    never bring less, so a card that changes no combination on either side cannot be bettered.
    """
    lowest = next(captured & cards for _, cards in VALUE_MASKS if captured & cards)
    whole = quick.points(own) - quick.points(other)
    best, best_value = -1, 0
    for card in cards_in(lowest):
        bit = 1 << card
        value = quick.points(own ^ bit) - quick.points(other | bit)
        if value == whole:
            return card
        if best < 0 or value > best_value:
            best, best_value = card, value
    return best
