"""The four levels of Yacht.

Nothing is hidden and no level plays at random: each is a function of the view alone. The
levels that plan load numpy, and Insane its table of values, when they are asked first.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

from skillgames.bots.budget import Bot, Budget, Choice, MoveValue
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.engine.text import translate
from skillgames.games.yacht.scoring import (
    FULL_HOUSE,
    LARGE_STRAIGHT,
    SMALL_STRAIGHT,
    YACHT,
    open_boxes,
    points,
)
from skillgames.games.yacht.state import ALL_SLOTS, YachtState, YachtView, keeping, write_move

if TYPE_CHECKING:
    from skillgames.games.yacht.worth import Worth

CONTENT_WITH = (FULL_HOUSE, SMALL_STRAIGHT, LARGE_STRAIGHT, YACHT)
"""When one of these scores, Easy rolls no more."""

WORLDS: Mapping[Level, int] = dict.fromkeys(Level, 0)
"""No level samples worlds: there is nothing to guess."""


def sample(view: YachtView, rng: random.Random) -> YachtState:
    """The one state this view leaves possible. Needs no turn."""
    state = YachtState(len(view.columns), view.target)
    state.round = view.round
    state.turn = view.turn
    state.dice = view.dice
    state.rolls_left = view.rolls_left
    state.thrown = view.thrown
    state.columns = view.columns
    state.written = view.written or state.written
    state.over = view.result is not None
    return state


def easy(view: YachtView, budget: Budget) -> Choice:
    """Keeps the most frequent number (of equals the smallest), stops with a full house, a
    straight or a yacht it can use, and writes where most points come now."""
    if (first := _first_roll(view)) is not None:
        return first
    dice, boxes = view.dice, open_boxes(view.columns[view.turn])
    assert dice is not None
    kept = easy_keep(dice, boxes) if view.rolls_left else dice
    if len(kept) < len(dice):
        return Choice(keeping(dice, kept))
    offers = tuple(MoveValue(write_move(box), float(points(box, dice))) for box in boxes)
    return Choice(max(offers, key=lambda offer: offer.mean).move, offers)


def easy_keep(dice: tuple[int, ...], boxes: tuple[int, ...]) -> tuple[int, ...]:
    """The dice Easy keeps while rolls are left and these boxes are empty."""
    if any(points(box, dice) for box in CONTENT_WITH if box in boxes):
        return dice
    face = min(dice, key=lambda value: (-dice.count(value), value))
    return (face,) * dice.count(face)


def medium(view: YachtView, budget: Budget) -> Choice:
    """Plans the turn for its points, and thinks a little of what a box usually brings."""
    from skillgames.games.yacht.worth import medium_worth

    return _planned(view, medium_worth)


def hard(view: YachtView, budget: Budget) -> Choice:
    """Plans the turn for more than a box usually brings, and for the bonus."""
    from skillgames.games.yacht.worth import hard_worth

    return _planned(view, hard_worth)


def insane(view: YachtView, budget: Budget) -> Choice:
    """Weighs every keep and box with what perfect play makes of the rest of the game."""
    from skillgames.games.yacht.worth import insane_worth

    return _planned(view, insane_worth)


def _first_roll(view: YachtView) -> Choice | None:
    """The only move there is at the start of a turn; None when the dice lie there."""
    if view.to_act != view.seat:
        raise OutOfTurn(translate("Yacht", "It is not this seat’s turn."))
    return Choice(ALL_SLOTS) if view.dice is None else None


def _planned(view: YachtView, worth: Worth) -> Choice:
    if (first := _first_roll(view)) is not None:
        return first
    from skillgames.games.yacht.planner import plan

    return plan(view, worth)


LEVELS: Mapping[Level, Bot] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.HARD: hard,
    Level.INSANE: insane,
}
"""The function of each level."""
