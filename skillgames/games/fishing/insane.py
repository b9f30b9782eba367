"""The strongest level: counts cards, imagines hidden hands, solves the last deal.

Before the last deal it is flat Monte Carlo: hands of the other are drawn from the
cards not seen yet, every own card is tried against each of them, the deal is played
out by a quick player on both sides, and what it leads to is valued. In the last
deal nothing is hidden any more.
"""

from __future__ import annotations

from skillgames.bots.budget import Budget, Choice
from skillgames.bots.dealer import Dealer
from skillgames.bots.flatmc import flat_monte_carlo
from skillgames.engine.cards import cards_in
from skillgames.games.fishing.ending import solve_last_deal
from skillgames.games.fishing.outlook import Outlook
from skillgames.games.fishing.playout import Line, play_out
from skillgames.games.fishing.state import FishingView

INSANE_WORLDS = 160
"""Hands it imagines for a decision."""


def insane_choice(view: FishingView, budget: Budget, hidden: Dealer[int]) -> Choice:
    """The choice of the seat to act; `hidden` deals the other hand into its slot 0.

    The values are chances to win the match, of `equity_data.SCALE`.
    """
    if view.is_last_deal:
        return solve_last_deal(view)
    moves = list(cards_in(view.hand))
    outlook = Outlook(view)
    table = view.table_mask
    own_pile, other_pile = view.piles[view.seat], view.piles[view.other]
    own_sweeps, other_sweeps = view.sweeps[view.seat], view.sweeps[view.other]

    def world() -> list[int]:
        return hidden.deal(budget.rng)[0]

    def value(other_hand: list[int], move: int) -> float:
        line = Line(own_pile, other_pile, own_sweeps, other_sweeps, table)
        rest = [card for card in moves if card != move]
        play_out(line, rest, other_hand[:], move)
        return outlook.value(line)

    worlds = INSANE_WORLDS if budget.worlds is None else budget.worlds
    # A forced card needs no search, but what it is worth is told all the same.
    return flat_monte_carlo(moves, world, value, worlds if len(moves) > 1 else 1, budget)
