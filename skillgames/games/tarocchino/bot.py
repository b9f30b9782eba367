"""The four levels of Tarocchino, and worlds that a view leaves possible.

A level is a function of the view and of the random numbers it is given, nothing else.
Partners and opponents play by the same functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from skillgames.bots.budget import Bot, Budget, Choice
from skillgames.engine.bologna import cards_in, playable
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.engine.text import translate
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.discarding import best_pairs
from skillgames.games.tarocchino.judgement import picked, standing
from skillgames.games.tarocchino.policy import POINTS_ONLY, make_picker
from skillgames.games.tarocchino.search import discard_choice, play_choice
from skillgames.games.tarocchino.settlement import side_of
from skillgames.games.tarocchino.state import (
    DECLARE,
    KEPT_MASK,
    PASS,
    Phase,
    TarocchinoView,
    discard_move,
)
from skillgames.games.tarocchino.strength import BEATS, NUMBER
from skillgames.games.tarocchino.worlds import sample

EASY_NOISE = 0.35
"""Share of Easy's cards that are played at random."""
HARD_WORLDS = 12
"""Deals that Hard plays out for a decision."""
INSANE_WORLDS = 200
"""Deals that Insane plays out for a card."""
INSANE_PLANNING = 16
"""Deals that are played out before, to find what each card matters in the position; Hard
knows what it matters on average."""
HARD_PAIRS, INSANE_PAIRS = 6, 20
"""Pairs that the dealer compares before discarding."""
DISCARD_WORLDS = 40
"""Deals that Insane plays out for its discard."""

WORLDS: Mapping[Level, int] = {
    Level.EASY: 0,
    Level.MEDIUM: 0,
    Level.HARD: HARD_WORLDS,
    Level.INSANE: INSANE_WORLDS,
}
"""How many worlds each level samples for a card when the budget does not say."""

_MEDIUM_PICKER = make_picker(POINTS_ONLY)


def easy(view: TarocchinoView, budget: Budget, noise: float = EASY_NOISE) -> Choice:
    """Often any card, else the lowest, and a trick only if it plays last; it lays away its
    two lowest cards."""
    if view.phase is Phase.DISCARDING:
        low = sorted(cards_in(view.hand & ~KEPT_MASK), key=_low_first)
        return Choice(discard_move(low[0], low[1]))
    legal = playable(view.hand, view.led)
    if budget.rng.random() < noise:
        return Choice(budget.rng.choice(list(cards_in(legal))))
    best, seat = standing(view)
    takes = len(view.trick) == 3 and side_of(seat) != view.side
    winners = [card for card in cards_in(legal) if takes and BEATS[best] >> NUMBER[card] & 1]
    return Choice(min(winners or cards_in(legal), key=_low_first))


def _low_first(card: int) -> int:
    return NUMBER[card] % 10 if NUMBER[card] < 40 else NUMBER[card]


def medium(view: TarocchinoView, budget: Budget) -> Choice:
    """Sound rules of thumb about card points; no search."""
    if view.phase is Phase.DISCARDING:
        return Choice(best_pairs(view.hand, POINTS_ONLY)[0])
    return Choice(picked(view, _MEDIUM_PICKER, POINTS_ONLY))


def hard(view: TarocchinoView, budget: Budget) -> Choice:
    """Plans for combinations and plays a few deals out."""
    if view.phase is Phase.DISCARDING:
        return discard_choice(view, budget, HARD_WORLDS, HARD_PAIRS)
    return play_choice(view, budget, HARD_WORLDS)


def insane(view: TarocchinoView, budget: Budget) -> Choice:
    """Plays hundreds of deals out that fit all that was seen and heard."""
    if view.phase is Phase.DISCARDING:
        return discard_choice(view, budget, DISCARD_WORLDS, INSANE_PAIRS)
    return play_choice(view, budget, INSANE_WORLDS, INSANE_PLANNING)


def _in_turn(level: Callable[[TarocchinoView, Budget], Choice]) -> Bot:
    """The level for views of the seat to act; OutOfTurn for any other. Every level
    declares what it has: what is declared counts, whatever becomes of the cards."""

    def choose(view: TarocchinoView, budget: Budget) -> Choice:
        if view.to_act != view.seat:
            raise OutOfTurn(translate("Tarocchino", "It is not this seat’s turn."))
        if view.phase is Phase.DECLARING:
            return Choice(DECLARE if quick.points(view.hand) else PASS)
        return level(view, budget)

    return choose


LEVELS: Mapping[Level, Bot] = {
    Level.EASY: _in_turn(easy),
    Level.MEDIUM: _in_turn(medium),
    Level.HARD: _in_turn(hard),
    Level.INSANE: _in_turn(insane),
}
"""The levels, weakest first."""

__all__ = ["LEVELS", "WORLDS", "sample"]
