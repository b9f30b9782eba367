"""What the levels that search have in common: candidates, and how they are tried in worlds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from skillgames.bots.budget import Budget, Choice
from skillgames.bots.flatmc import flat_monte_carlo
from skillgames.engine.cards import cards_in
from skillgames.games.arabka.moves import Standing, own_standing
from skillgames.games.arabka.outlook import chance
from skillgames.games.arabka.pack import RANK_MASK
from skillgames.games.arabka.playout import CAP, NOISE, play_out
from skillgames.games.arabka.rules import ArabkaRules
from skillgames.games.arabka.state import (
    END,
    OVER,
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


def candidates(view: ArabkaView) -> list[Move]:
    """The moves of the seat to act that differ in more than suits and slots; at least one.

    Swaps are those of `swaps`. Of equal cards those are laid first that the others know of:
    what is unknown stays so.
    """
    here = own_standing(view)
    if here.swapping:
        return [*swaps(here.hand, here.opened)]
    return different_moves(here, view.known[view.seat])


def different_moves(here: Standing, known: int) -> list[Move]:
    """The moves of the play phase that differ in more than suits; closed cards are alike, so
    the first one stands for all."""
    if here.may_turn:
        moves: list[Move] = [Turn(here.closed.index(True))]
    else:
        moves = [*lays(here.fitting, known)]
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


def searched(
    view: ArabkaView,
    moves: Sequence[Move],
    worlds: int,
    budget: Budget,
    cap: int = CAP,
    noise: float = NOISE,
) -> Choice:
    """The candidate with the best mean chance to win when the match goes on in sampled
    worlds, so many moves with the quick player of this noise on all seats, or to its end.

    A draw counts for every player alike.
    """
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
        if twin.turn == OVER:
            return draw if twin.winner is None else float(twin.winner == view.seat)
        return chance(play_out(twin, rng, cap, noise), view.seat)

    return flat_monte_carlo(moves, world, value, worlds, budget)
