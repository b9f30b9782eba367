"""Monte Carlo for the strong levels: deals that fit, each played out by a sensible player.

Every candidate is tried in the same sampled deals. First a few deals are played out as
usual, and from the piles they end with it is found what each open card matters in this
very position; then the playouts, all four seats of them, go after just that.
"""

from __future__ import annotations

from collections.abc import Iterator

from skillgames.bots.budget import Budget, Choice
from skillgames.bots.flatmc import flat_monte_carlo
from skillgames.engine.bologna import FULL_PACK, MATTO, mask_of
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.discarding import best_pairs
from skillgames.games.tarocchino.judgement import candidates
from skillgames.games.tarocchino.playout import Table, margin, play_out
from skillgames.games.tarocchino.policy import Picker, make_picker
from skillgames.games.tarocchino.state import (
    SEATS,
    TarocchinoView,
    discard_cards,
)
from skillgames.games.tarocchino.strength import NUMBER, numbers
from skillgames.games.tarocchino.worlds import Worlds
from skillgames.games.tarocchino.worth import PLANNED, worth_in

AVERAGE_PICKER = make_picker(PLANNED)


class Plan:
    """What the cards matter, and the player that goes after it."""

    def __init__(self, worth: tuple[float, ...] = PLANNED) -> None:
        """A plan for these worths by number."""
        self.worth = worth
        self.pick: Picker = AVERAGE_PICKER if worth is PLANNED else make_picker(worth)


def table_of_view(view: TarocchinoView) -> Table:
    """The table of a view, all but the hands."""
    table = Table()
    table.leader = view.leader
    table.trick = tuple(NUMBER[card] for card in view.trick)
    table.gone = numbers(view.played)
    table.piles = view.piles
    table.tricks = view.tricks
    assert view.dealer is not None
    table.dealer_side = view.dealer & 1
    table.discards = view.discards
    matto = 1 << MATTO
    table.matto_seat = next(
        (seat for seat in range(SEATS) if view.played_by(seat) & matto), table.matto_seat
    )
    return table


class Deals:
    """Sampled deals of a view as tables to play out from."""

    def __init__(self, view: TarocchinoView, budget: Budget) -> None:
        self._worlds = Worlds(view)
        self._budget = budget
        self._base = table_of_view(view)

    def __call__(self) -> Table:
        """The next deal."""
        hands, discards = self._worlds.likely_deal(self._budget.rng)
        table = self._base.copy()
        table.discards = discards
        table.hands = tuple(map(numbers, hands))
        return table


def play_choice(view: TarocchinoView, budget: Budget, worlds: int, planning: int = 0) -> Choice:
    """The card with the best mean margin over so many deals; values are margins of the
    own side in points, what was declared aside. `planning` is how many deals are played
    out first to find what the cards matter here; without any it is what they matter on
    average."""
    moves = candidates(view)
    if len(moves) == 1:
        return Choice(moves[0])
    deals = Deals(view, budget)
    count = worlds if budget.worlds is None else budget.worlds
    # With fewer worlds than the level has, planning shrinks along.
    planning = planning * count // max(worlds, 1)
    plan = Plan(_worth(view, deals, planning)) if planning else Plan()
    sign = -1 if view.side else 1

    def value(table: Table, move: int) -> float:
        final, last = play_out(table, table.hands, plan.pick, plan.worth, NUMBER[move])
        return sign * margin(final, last)

    return flat_monte_carlo(moves, deals, value, count, budget)


def _worth(view: TarocchinoView, deals: Deals, planning: int) -> tuple[float, ...]:
    """What the open cards matter in this position."""

    def finals() -> Iterator[tuple[int, int]]:
        for _ in range(planning):
            table = deals()
            yield play_out(table, table.hands, AVERAGE_PICKER, PLANNED)[0]

    taken = view.piles[0] | view.piles[1]
    return worth_in(finals(), FULL_PACK & ~taken)


def discard_choice(view: TarocchinoView, budget: Budget, worlds: int, pairs: int) -> Choice:
    """The best of the likeliest pairs: what is left to declare, and the mean margin over
    so many deals."""
    moves = best_pairs(view.hand, PLANNED)[:pairs]
    count = worlds if budget.worlds is None else budget.worlds
    deals = Deals(view, budget)
    sign = -1 if view.side else 1
    dealer = view.seat

    def value(table: Table, move: int) -> float:
        away = mask_of(discard_cards(move))
        kept = view.hand & ~away
        here = table.copy()
        here.discards = away
        here.leader = (dealer + 1) % SEATS
        hands = list(table.hands)
        hands[dealer] = numbers(kept)
        final, last = play_out(here, hands, AVERAGE_PICKER, PLANNED)
        return sign * margin(final, last) + quick.points(kept)

    return flat_monte_carlo(moves, deals, value, count, budget)
