"""The four levels of Hakka cards, and worlds that a view leaves possible.

A level is a function of the view and of the random numbers it is given, nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from skillgames.bots.budget import Bot, Budget, Choice
from skillgames.bots.flatmc import flat_monte_carlo
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.engine.text import translate
from skillgames.games.hakka import policy
from skillgames.games.hakka.calling import CallProspects
from skillgames.games.hakka.candidates import candidates
from skillgames.games.hakka.moves import legal_for
from skillgames.games.hakka.patterns import largest_groups
from skillgames.games.hakka.prospects import Prospects
from skillgames.games.hakka.state import (
    ACTIVE,
    ASKED_DECLARE,
    ASKED_TIGERS,
    BEAT,
    CALL,
    CALLING,
    DECLARE,
    DISCARD,
    LEAD,
    PASS,
    PLAY_ON,
    TIGERS,
    HakkaState,
    HakkaView,
)
from skillgames.games.hakka.worlds import Worlds

EASY_NOISE = 0.4
"""Share of Easy's moves that are made at random."""
MEDIUM_NOISE = 0.15
"""Share of Medium's moves that are made at random."""
EASY_ELDERS = 4
"""With so many Elders Easy calls."""

WORLDS: Mapping[Level, int] = {
    Level.EASY: 0,
    Level.MEDIUM: 0,
    Level.HARD: 4,
    Level.INSANE: 400,
}
"""How many worlds each level samples for a decision when the budget does not say."""


def sample(view: HakkaView, rng: random.Random) -> HakkaState:
    """A full state this view leaves possible: `view` of it is the very same view.

    Needs no turn.
    """
    world = Worlds(view).deal(rng)
    state = HakkaState(view.must_beat)
    state.hand_no = view.hand_no
    state.phase, state.turn = view.phase, view.turn
    state.dealer, state.dreamer = view.dealer, view.dreamer
    state.dreamer_card = world.dream.bit_length() - 1 if world.dream else None
    state.caller, state.privileged = view.caller, view.privileged
    state.hands = list(world.hands)
    away = [iter(cards) for cards in world.away]
    state.history = tuple(
        play if play.cards else play._replace(cards=next(away[play.seat])) for play in view.history
    )
    state.best = view.best
    state.declined = view.declined
    state.seen, state.shown = view.seen, view.shown
    state.discards = [sum(cards) for cards in world.away]
    state.discards[view.seat] = view.own_discards
    state.won, state.tricks = list(view.won), list(view.tricks)
    state.scores, state.hands_played = view.scores, view.hands_played
    return state


def easy(view: HakkaView, budget: Budget, noise: float = EASY_NOISE) -> Choice:
    """Often any move, else the plain player's without counting what is still out."""
    return _noisy(view, budget, noise, _easy_move)


def medium(view: HakkaView, budget: Budget, noise: float = MEDIUM_NOISE) -> Choice:
    """The plain player, now and then any move."""
    return _noisy(view, budget, noise, plain_move)


def hard(view: HakkaView, budget: Budget) -> Choice:
    """Weighs calls, claims and leads in some imagined hands, else the plain player."""
    _need_turn(view)
    if view.best is not None:
        return Choice(plain_move(view))
    return _searched(view, budget, WORLDS[Level.HARD])


def insane(view: HakkaView, budget: Budget) -> Choice:
    """Weighs every decision in many imagined hands."""
    _need_turn(view)
    return _searched(view, budget, WORLDS[Level.INSANE])


def _searched(view: HakkaView, budget: Budget, worlds: int) -> Choice:
    moves = candidates(view)
    hidden = Worlds(view)
    value = CallProspects(view).value if view.phase == CALLING else Prospects(view).value
    count = worlds if budget.worlds is None else budget.worlds
    return flat_monte_carlo(
        moves, lambda: hidden.deal(budget.rng), value, count if len(moves) > 1 else 1, budget
    )


def plain_move(view: HakkaView) -> int:
    """What the plain player does."""
    if view.phase == CALLING:
        return CALL if policy.strength(view.hand) >= policy.STRONG else PASS
    if view.phase == ASKED_TIGERS:
        return TIGERS
    if view.phase == ASKED_DECLARE:
        return PLAY_ON if policy.plays_on(view.hand, view.seen, view.elders) else DECLARE
    best = view.best
    if best is None:
        privileged = view.privileged == view.seat
        tricks = view.tricks[view.seat]
        return LEAD | policy.lead(view.hand, view.seen, view.elders, tricks, privileged)
    cards = policy.answer(view.hand, best.cards, len(view.trick) == ACTIVE - 1)
    if cards:
        return BEAT | cards
    return DISCARD | policy.discard(view.hand, view.elders, best.size)


def _easy_move(view: HakkaView) -> int:
    """What a plain player does who does not count."""
    if view.phase == CALLING:
        return CALL if policy.elder_count(view.hand) >= EASY_ELDERS else PASS
    if view.phase == ASKED_DECLARE:
        return DECLARE
    if view.phase == ASKED_TIGERS:
        return TIGERS
    best = view.best
    if best is not None:
        cards = policy.lowest_answer(view.hand, best.cards)
        return BEAT | cards if cards else plain_move(view)
    groups = largest_groups(view.hand)
    return LEAD | policy.strongest_group(groups) if groups else plain_move(view)


def _noisy(
    view: HakkaView, budget: Budget, noise: float, move: Callable[[HakkaView], int]
) -> Choice:
    _need_turn(view)
    if budget.rng.random() >= noise:
        return Choice(move(view))
    return Choice(budget.rng.choice(legal_for(view)))


def _need_turn(view: HakkaView) -> None:
    if view.turn != view.seat:
        raise OutOfTurn(translate("Hakka", "It is not this seat’s turn."))


LEVELS: Mapping[Level, Bot] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.HARD: hard,
    Level.INSANE: insane,
}
"""The function of each level."""
