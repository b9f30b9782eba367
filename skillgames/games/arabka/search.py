"""What the levels that search have in common: candidates, and how they are tried in worlds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from skillgames.bots.budget import Budget, Choice
from skillgames.bots.flatmc import flat_monte_carlo
from skillgames.engine.cards import cards_in, mask_of
from skillgames.games.arabka.moves import own_standing
from skillgames.games.arabka.pack import RANK_MASK
from skillgames.games.arabka.playout import play_out
from skillgames.games.arabka.rules import ArabkaRules
from skillgames.games.arabka.state import (
    END,
    READY,
    TAKE,
    ArabkaState,
    ArabkaView,
    Lay,
    Move,
    Swap,
    Turn,
)
from skillgames.games.arabka.swapping import best_swap
from skillgames.games.arabka.worlds import Worlds

RULES = ArabkaRules()


def candidates(view: ArabkaView, budget: Budget) -> list[Move]:
    """The moves of the seat to act that differ in more than suits; at least one.

    Of equal cards those are laid first that the others know of: what is unknown stays so. All
    closed cards are alike, so one of them is drawn; swaps are those of `swaps`.
    """
    here = own_standing(view)
    if here.swapping:
        return [*swaps(here.hand, here.opened)]
    if here.may_turn:
        slots = [slot for slot, lies in enumerate(here.closed) if lies]
        moves: list[Move] = [Turn(budget.rng.choice(slots))]
    else:
        moves = [*lays(here.fitting, view.known[view.seat])]
    if here.may_take:
        moves.append(TAKE)
    if here.extra is not None:
        moves.append(END)
    return moves


def lays(fitting: int, known: int) -> Iterator[Lay]:
    """For each rank of these cards its lays of one, two, three and four cards, low ranks
    first, and of equal cards the known ones first."""
    for mask in RANK_MASK:
        laid = 0
        here = fitting & mask
        for card in (*cards_in(here & known), *cards_in(here & ~known)):
            laid |= 1 << card
            yield Lay(laid)


def swaps(hand: int, opened: tuple[int, ...]) -> Iterator[Swap]:
    """One exchange for each hand that can come of it; which open card lies where matters
    little, so the cards are paired in pack order."""
    yield READY
    given = tuple(cards_in(hand))
    for count in range(1, len(given) + 1):
        for out in combinations(given, count):
            for into in combinations(sorted(opened), count):
                yield Swap(tuple(zip(out, into, strict=True)))


def searched(view: ArabkaView, moves: list[Move], worlds: int, budget: Budget) -> Choice:
    """The candidate that wins most often when the match is played out in sampled worlds; its
    values are shares of won matches, a draw counting for every player alike."""
    possible = Worlds(view)
    rng = budget.rng
    draw = 1 / view.seats

    def world() -> ArabkaState:
        return possible.sample(rng)

    def value(here: ArabkaState, move: Move) -> float:
        twin = here.copy()
        RULES.play(twin, move)
        while twin.swapping:
            seat = twin.turn
            RULES.play(twin, best_swap(twin.hands[seat], twin.opened[seat]))
        winner = play_out(twin, rng).winner
        return draw if winner is None else float(winner == view.seat)

    return flat_monte_carlo(moves, world, value, worlds, budget)


def combined(view: ArabkaView) -> int:
    """Own hand and open cards together, a mask."""
    return view.hand | mask_of(view.opened[view.seat])
