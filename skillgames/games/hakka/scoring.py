"""What a hand of Hakka cards is worth, and who pays whom.

The winner and the dreamer each collect their points from each of the two losers. A
privileged player who does not win pays for both; the dreamer pays nobody, and the winner
does not pay the dreamer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from skillgames.engine.tigers import NUMBER_MASKS, number_of

SEATS = 4
TRICKS = 12
"""Tricks in a hand: as many as cards in each active hand."""
ENOUGH = 6
"""With so many tricks a player may win."""
POINTS: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 128)
"""What so many tricks are worth."""
TIGERS_TRICKS = 8
"""The Five Tigers win with so many tricks."""
DREAM_TRICKS = 5
"""The dreamer wakes with so many, and one more for each match."""

Payments = tuple[int, int, int, int]
"""What each seat won or lost."""


class Due(NamedTuple):
    """One payment."""

    payer: int
    receiver: int
    """The winner or the dreamer."""
    points: int
    share_of: int
    """Whose share it is: another seat than `payer` when the privileged player pays for the
    other loser."""


class HandScore(NamedTuple):
    """All that the score sheet tells of a finished hand; everybody has seen it."""

    number: int
    """1 … 4."""
    dealer: int
    dreamer: int
    dreamer_card: int
    caller: int
    privileged: int | None
    winner: int | None
    """None when nobody came to six tricks."""
    taken: int
    """Tricks the winner took with cards; 0 for the Five Tigers and without a winner."""
    elders: int
    """The Elders the winner declared, as a mask: a trick each."""
    tigers: bool
    """Whether the hand was won with the Five Tigers."""
    tricks: int
    """With these the winner won: 8 for the Five Tigers, 0 without a winner."""
    winning: int
    """The winning hand as a mask."""
    matching: int
    """The cards of the winning hand that match the dreamer's, as a mask."""
    dues: tuple[Due, ...]
    """Who pays whom: first the winner's, then the dreamer's share."""
    payments: Payments

    @property
    def matches(self) -> int:
        """Cards of the winning hand with the number of the dreamer's card."""
        return self.matching.bit_count()

    @property
    def dream_tricks(self) -> int:
        """The tricks the dreamer woke with, 0 without a winner."""
        return 0 if self.winner is None else DREAM_TRICKS + self.matches

    @property
    def points(self) -> int:
        """What each loser owes the winner."""
        return POINTS[self.tricks]

    @property
    def dream_points(self) -> int:
        """What each loser owes the dreamer."""
        return POINTS[self.dream_tricks]

    @property
    def burdened(self) -> int | None:
        """The privileged player who had to pay for both losers, if anybody did."""
        return next((due.payer for due in self.dues if due.payer != due.share_of), None)


def matching(winning: int, dreamer_card: int) -> int:
    """The cards of a winning hand that have the number of the dreamer's card, as a mask."""
    return winning & NUMBER_MASKS[number_of(dreamer_card)]


def dues(
    winner: int, dreamer: int, privileged: int | None, points: int, dream_points: int
) -> tuple[Due, ...]:
    """Who pays whom when the winner gets `points` and the dreamer `dream_points` from each
    loser; payments of nothing are left out."""
    losers = [seat for seat in range(SEATS) if seat not in (winner, dreamer)]
    burdened = privileged if privileged in losers else None
    return tuple(
        Due(loser if burdened is None else burdened, receiver, worth, loser)
        for receiver, worth in ((winner, points), (dreamer, dream_points))
        if worth
        for loser in losers
    )


def balance(paid: Sequence[Due]) -> Payments:
    """What each seat won or lost by these payments; they sum to zero."""
    sums = [0] * SEATS
    for due in paid:
        sums[due.payer] -= due.points
        sums[due.receiver] += due.points
    return sums[0], sums[1], sums[2], sums[3]


def added(scores: Payments, payments: Payments) -> Payments:
    """Totals with the payments of one more hand."""
    return (
        scores[0] + payments[0],
        scores[1] + payments[1],
        scores[2] + payments[2],
        scores[3] + payments[3],
    )


def winners_of(scores: Payments) -> tuple[int, ...]:
    """All seats with the highest total."""
    best = max(scores)
    return tuple(seat for seat in range(SEATS) if scores[seat] == best)


def running_totals(hands: Sequence[HandScore]) -> list[Payments]:
    """The totals after each of these hands."""
    totals: list[Payments] = []
    scores: Payments = (0, 0, 0, 0)
    for hand in hands:
        scores = added(scores, hand.payments)
        totals.append(scores)
    return totals
