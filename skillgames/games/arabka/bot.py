"""The four levels of Arabka, and worlds that a view leaves possible.

A level is a function of the view and of the random numbers it is given, nothing else: it never
sees another hand, a closed card or the stock.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from skillgames.bots.budget import Bot, Budget, Choice
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.engine.text import translate
from skillgames.games.arabka.moves import moves_of, own_standing
from skillgames.games.arabka.pack import BONUS_RANKS, ORDINARY, RANK_MASK
from skillgames.games.arabka.playout import chosen
from skillgames.games.arabka.search import candidates, searched
from skillgames.games.arabka.state import READY, ArabkaState, ArabkaView, Lay, Move
from skillgames.games.arabka.swapping import best_swap
from skillgames.games.arabka.worlds import Worlds

EASY_NOISE = 0.5
"""Share of Easy's moves that are made at random."""
HARD_PILE = 6
"""From so many cards on the pile Hard tries its moves in worlds."""
HARD_WORLDS = 8
INSANE_WORLDS = 120
SWAP_WORLDS = 30
"""Worlds for each of the 20 hands Insane can swap to."""

WORLDS: Mapping[Level, int] = {
    Level.EASY: 0,
    Level.MEDIUM: 0,
    Level.HARD: HARD_WORLDS,
    Level.INSANE: INSANE_WORLDS,
}
"""How many worlds each level samples for a decision when the budget does not say."""


def sample(view: ArabkaView, rng: random.Random) -> ArabkaState:
    """A full state this view leaves possible, each equally likely: `view` of it is the very
    same view. Needs no turn."""
    return Worlds(view).sample(rng)


def easy(view: ArabkaView, budget: Budget) -> Choice:
    """Half of its moves at random, else the lowest fitting card alone."""
    _need_turn(view)
    moves = moves_of(own_standing(view))
    if budget.rng.random() < EASY_NOISE:
        return Choice(budget.rng.choice(moves))
    fitting = 0 if view.swapping else own_standing(view).fitting
    if not fitting:
        return Choice(moves[0])
    cards = fitting & ORDINARY or fitting
    return Choice(Lay(cards & -cards))


def medium(view: ArabkaView, budget: Budget) -> Choice:
    """The lowest fitting rank, all of it; bonus cards only when nothing else fits."""
    _need_turn(view)
    here = own_standing(view)
    fitting = 0 if here.swapping else here.fitting
    ordinary = fitting & ORDINARY
    if ordinary:
        return Choice(Lay(fitting & RANK_MASK[((ordinary & -ordinary).bit_length() - 1) >> 2]))
    if fitting and here.extra is None:
        return Choice(Lay(next(fitting & RANK_MASK[r] for r in BONUS_RANKS if fitting & RANK_MASK[r])))
    moves = moves_of(here)
    return Choice(moves[0] if not here.extra or here.may_turn else moves[-1])


def hard(view: ArabkaView, budget: Budget) -> Choice:
    """A good swap, rules of thumb, and a few worlds where much lies on the pile."""
    _need_turn(view)
    here = own_standing(view)
    if here.swapping:
        return Choice(best_swap(here.hand, here.opened))
    moves = candidates(view, budget)
    if len(moves) == 1:
        return Choice(moves[0])
    if len(view.pile) >= HARD_PILE:
        return searched(view, moves, _worlds(budget, HARD_WORLDS), budget)
    if here.may_turn:
        return Choice(moves[0])
    return Choice(chosen(here.hand, here.fitting, len(view.pile), view.stock > 0, here.extra is not None))


def insane(view: ArabkaView, budget: Budget) -> Choice:
    """Every move tried in many worlds."""
    _need_turn(view)
    moves = candidates(view, budget)
    if len(moves) == 1:
        return Choice(moves[0])
    worlds = SWAP_WORLDS if view.swapping else INSANE_WORLDS
    return searched(view, moves, _worlds(budget, worlds), budget)


def _worlds(budget: Budget, own: int) -> int:
    return own if budget.worlds is None else budget.worlds


def _need_turn(view: ArabkaView) -> None:
    if view.turn != view.seat:
        raise OutOfTurn(translate("Arabka", "It is not this seat’s turn."))


LEVELS: Mapping[Level, Bot] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.HARD: hard,
    Level.INSANE: insane,
}
"""The function of each level."""
