"""The strongest level: every move tried in many worlds, and endings worked out.

A match is followed only some moves ahead and then judged by a look at the cards (`outlook`):
that carries far less luck than playing to the end, so fewer worlds tell more.

Among several players it matters most what is expected of everybody there: one Insane among four
Hards wins its mere share while playouts nearly always lay the lowest rank, and 28 % where most
lays may be any rank that fits.
"""

from __future__ import annotations

from dataclasses import replace

from skillgames.bots.budget import Budget, Choice, MoveValue
from skillgames.games.arabka.ending import LOST, WON, is_near, outcomes
from skillgames.games.arabka.playout import NOISE
from skillgames.games.arabka.search import candidates, searched
from skillgames.games.arabka.state import FEWEST, ArabkaView, Turn
from skillgames.games.arabka.worlds import Worlds

INSANE_WORLDS = 80
"""Worlds for a decision in play of two players."""
CROWD_WORLDS = 400
"""Worlds for a decision in play of more: there moves differ less, and matches are shorter."""
SWAP_WORLDS = 30
"""Worlds for each of the 20 hands it can swap to."""
AHEAD = 12
"""Moves that are followed in play of two players, and by Hard in play of more."""
CROWD_AHEAD = 24
"""Moves that are followed in play of more: a round is longer."""
CROWD_NOISE = 0.7
"""How often any rank that fits is laid in playouts of more than two players."""
SWAP_AHEAD = 40
"""Moves that are followed after a swap."""


def insane_choice(view: ArabkaView, budget: Budget) -> Choice:
    """The choice of the seat to act; values are chances to win."""
    moves = candidates(view)
    is_duel = view.seats == FEWEST
    noise = NOISE if is_duel else CROWD_NOISE
    if view.swapping:
        worlds = SWAP_WORLDS if budget.worlds is None else budget.worlds
        return searched(view, moves, worlds, budget, SWAP_AHEAD, noise)
    if len(moves) == 1:
        return any_slot(Choice(moves[0]), view, budget)
    lost: tuple[MoveValue, ...] = ()
    world = Worlds(view).only() if is_duel else None
    if world is not None and is_near(world):
        found = outcomes(world)
        won = [move for move in moves if found[move] == WON]
        if won:
            return Choice(won[0], tuple(MoveValue(move, 1.0, worlds=1) for move in won))
        lost = tuple(MoveValue(move, 0.0, worlds=1) for move in moves if found[move] == LOST)
        if len(lost) < len(moves):
            moves = [move for move in moves if found[move] != LOST]
        else:
            lost = ()
    worlds, ahead = (INSANE_WORLDS, AHEAD) if is_duel else (CROWD_WORLDS, CROWD_AHEAD)
    if budget.worlds is not None:
        worlds = budget.worlds
    choice = searched(view, moves, worlds, budget, ahead, noise)
    return any_slot(replace(choice, values=(*choice.values, *lost)), view, budget)


def any_slot(choice: Choice, view: ArabkaView, budget: Budget) -> Choice:
    """The same choice, but a closed card is drawn at random (AA29)."""
    if not isinstance(choice.move, Turn):
        return choice
    lying = [slot for slot, lies in enumerate(view.closed[view.seat]) if lies]
    drawn = Turn(budget.rng.choice(lying))
    values = tuple(
        replace(one, move=drawn) if isinstance(one.move, Turn) else one for one in choice.values
    )
    return Choice(drawn, values)
