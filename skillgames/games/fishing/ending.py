"""The last deal of a round, solved exactly: every unseen card is in the other hand.

The value of a line (rule FA30) is the match equity after the round: a match won
now above all open ones, a lost one below; among equal values the larger point
difference of the round is better.
"""

from __future__ import annotations

from dataclasses import replace

from skillgames.bots.budget import Choice
from skillgames.bots.exact import solve
from skillgames.engine.cards import cards_in
from skillgames.games.fishing.capture import best_capture
from skillgames.games.fishing.equity import equity
from skillgames.games.fishing.playout import plan
from skillgames.games.fishing.state import FishingView, score_round

DIFFERENCE_SCALE = 1000
"""One step of equity outweighs any difference of points."""

Token = tuple[int, int, int, int, int, int]


class LastDeal:
    """A last deal seen from one seat, for `skillgames.bots.exact`."""

    def __init__(self, view: FishingView) -> None:
        self._seat = view.seat
        self._turn = view.seat
        self._hands = [view.hand, view.unseen]
        if view.seat:
            self._hands.reverse()
        self._table = view.table_mask
        self._piles = list(view.piles)
        self._sweeps = list(view.sweeps)
        self._taker = -1 if view.last_taker is None else view.last_taker
        self._scores = view.scores
        # The dealer of this round leads the next one.
        self._leads_next = view.dealer == view.seat

    def moves(self) -> list[int]:
        """The cards of the hand, what a quick player likes first."""
        table = self._table
        return sorted(
            cards_in(self._hands[self._turn]), key=lambda card: plan(card, table)[0], reverse=True
        )

    def is_own_turn(self) -> bool:
        """Whether the seat of the view is to act."""
        return self._turn == self._seat

    def apply(self, move: int) -> Token:
        """Play a card."""
        seat = self._turn
        hand, pile, sweeps = self._hands[seat], self._piles[seat], self._sweeps[seat]
        token = (seat, hand, self._table, pile, sweeps, self._taker)
        self._hands[seat] ^= 1 << move
        taken = best_capture(move, self._table)
        if taken:
            self._piles[seat] |= taken | 1 << move
            self._table ^= taken
            self._taker = seat
            if not self._table and (self._hands[0] or self._hands[1]):
                self._sweeps[seat] += 1
        else:
            self._table |= 1 << move
        self._turn = 1 - seat
        return token

    def undo(self, token: object) -> None:
        """Take a card back."""
        assert isinstance(token, tuple)
        seat, hand, self._table, pile, sweeps, self._taker = token
        self._turn = seat
        self._hands[seat] = hand
        self._piles[seat] = pile
        self._sweeps[seat] = sweeps

    def value(self) -> int:
        """Equity after the round, then the difference of its points."""
        piles = self._piles[:]
        piles[self._taker] |= self._table
        lines = score_round((piles[0], piles[1]), (self._sweeps[0], self._sweeps[1]))
        own, other = lines[self._seat].total, lines[1 - self._seat].total
        return line_value(
            (self._scores[self._seat] + own, self._scores[1 - self._seat] + other),
            own - other,
            self._leads_next,
        )


def line_value(totals: tuple[int, int], difference: int, leads_next: bool) -> int:
    """FA30: how good totals (own, other) after the round are, with this difference of
    points in the round; `leads_next` if the own seat would lead another round."""
    return equity(*totals, leads_next) * DIFFERENCE_SCALE + difference


def solve_last_deal(view: FishingView) -> Choice:
    """The card that is best against the best reply, with exact values for all cards.

    It must be the turn of the seat of the view, in the last deal. The values are
    chances to win the match, of `equity_data.SCALE`, and a thousandth for each point
    of difference.
    """
    choice = solve(LastDeal(view))
    values = tuple(
        replace(one, mean=one.mean / DIFFERENCE_SCALE)
        for one in sorted(choice.values, key=lambda one: one.move)
    )
    return Choice(choice.move, values)
