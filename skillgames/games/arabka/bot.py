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
from skillgames.games.arabka.insane import AHEAD, INSANE_WORLDS, any_slot, insane_choice
from skillgames.games.arabka.moves import moves_of, own_standing
from skillgames.games.arabka.pack import ORDINARY, RANK_MASK
from skillgames.games.arabka.playout import chosen
from skillgames.games.arabka.search import candidates, searched
from skillgames.games.arabka.state import FEWEST, READY, ArabkaState, ArabkaView, Lay, Move
from skillgames.games.arabka.swapping import best_swap
from skillgames.games.arabka.worlds import Worlds

EASY_NOISE = 0.4
"""Share of Easy's moves that are made at random."""
MEDIUM_CROWD_NOISE = 0.2
"""Share of Medium's moves that are made at random with more than two players: one player among
several decides so little that levels which only plan more or less could not be told apart."""
HARD_PILE = 6
"""From so many cards on the pile Hard tries its moves in worlds."""
HARD_WORLDS = 8
HARD_CROWD_WORLDS = 32
"""Worlds for every decision of Hard with more than two players."""
HARD_CROWD_NOISE = 0.3
"""How often any rank that fits is laid in Hard's playouts of more than two players. Were they as
steady as those of two (0.1), three Hards would hand the same cards round and draw every fifth
match; so they draw every twentieth."""
WORLDS: Mapping[Level, int] = {
    Level.EASY: 0,
    Level.MEDIUM: 0,
    Level.HARD: HARD_WORLDS,
    Level.INSANE: INSANE_WORLDS,
}
"""How many worlds each level samples for a decision of two players when the budget does not
say."""


def sample(view: ArabkaView, rng: random.Random) -> ArabkaState:
    """A full state this view leaves possible, each equally likely: `view` of it is the very
    same view. Needs no turn."""
    return Worlds(view).sample(rng)


def easy(view: ArabkaView, budget: Budget) -> Choice:
    """Many of its moves at random, else the lowest fitting card alone."""
    _need_turn(view)
    moves = moves_of(own_standing(view))
    if budget.rng.random() < EASY_NOISE:
        return Choice(budget.rng.choice(moves))
    if view.swapping:
        return Choice(READY)
    fitting = own_standing(view).fitting
    if not fitting:
        return any_slot(Choice(moves[0]), view, budget)
    cards = fitting & ORDINARY or fitting
    return Choice(Lay(cards & -cards))


def medium(view: ArabkaView, budget: Budget) -> Choice:
    """The lowest fitting rank, all of it; bonus cards only when nothing else fits; with more
    than one opponent now and then any move. It swaps nothing."""
    _need_turn(view)
    here = own_standing(view)
    if here.swapping:
        return Choice(READY)
    if view.seats > FEWEST and budget.rng.random() < MEDIUM_CROWD_NOISE:
        return Choice(budget.rng.choice(moves_of(here)))
    cards = here.fitting & ORDINARY
    if here.extra is None:
        cards = cards or here.fitting
    if cards:
        return Choice(Lay(cards & RANK_MASK[((cards & -cards).bit_length() - 1) >> 2]))
    return any_slot(Choice(candidates(view)[-1 if here.hand else 0]), view, budget)


def hard(view: ArabkaView, budget: Budget) -> Choice:
    """A good swap; with one opponent rules of thumb, and a few worlds where much lies on the
    pile; with more of them, where rules of thumb fail, some worlds always."""
    _need_turn(view)
    here = own_standing(view)
    if here.swapping:
        return Choice(best_swap(here.hand, here.opened))
    moves = candidates(view)
    if view.seats > FEWEST:
        return _hard_in_a_crowd(view, moves, budget)
    if len(moves) > 1 and len(view.pile) >= HARD_PILE:
        worlds = HARD_WORLDS if budget.worlds is None else budget.worlds
        return any_slot(searched(view, moves, worlds, budget), view, budget)
    if not here.fitting:
        return any_slot(Choice(moves[0]), view, budget)
    pile, is_extra = len(view.pile), here.extra is not None
    return Choice(chosen(here.hand, here.fitting, pile, view.stock > 0, is_extra))


def _hard_in_a_crowd(view: ArabkaView, moves: list[Move], budget: Budget) -> Choice:
    if len(moves) == 1:
        return any_slot(Choice(moves[0]), view, budget)
    worlds = HARD_CROWD_WORLDS if budget.worlds is None else budget.worlds
    choice = searched(view, moves, worlds, budget, AHEAD, HARD_CROWD_NOISE)
    return any_slot(choice, view, budget)


def insane(view: ArabkaView, budget: Budget) -> Choice:
    """Every move tried in many worlds, judged some moves later; endings of two players worked
    out once nothing is hidden."""
    _need_turn(view)
    return insane_choice(view, budget)


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
