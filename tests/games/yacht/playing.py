"""Matches of Yacht for tests: with given dice, and finished columns."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from skillgames import registry
from skillgames.engine.match import Match, header_for
from skillgames.games.yacht.scoring import BOXES, Column
from skillgames.games.yacht.state import YachtState, YachtView

YACHT_GAME = registry.game("yacht")
ALL = "roll 1 2 3 4 5"


def match_of(seats: int = 2, target: int = 235) -> Match:
    """A match before its first roll."""
    return Match(YACHT_GAME, header_for(YACHT_GAME, {"seats": seats, "target": target}))


def entered(match: Match, *texts: str) -> Match:
    """The match after these entries."""
    for text in texts:
        match.enter(text)
    return match


def turn(match: Match, dice: str, box: str) -> None:
    """One turn with a single roll."""
    entered(match, ALL, f"dice {dice}", f"score {box}")


def column(**points: int) -> Column:
    """A column with these boxes filled."""
    return tuple(points.get(box) for box in BOXES)


def full_column(total: int) -> Column:
    """A filled column with this total, without a bonus."""
    points = dict.fromkeys(BOXES, 0) | {"chance": total}
    return column(**points)


def state_of(
    columns: Sequence[Column],
    dice: tuple[int, ...] | None = None,
    rolls_left: int = 3,
    target: int | None = None,
) -> YachtState:
    """A state with seat 0 in turn."""
    state = YachtState(len(columns), target)
    state.columns = tuple(columns)
    state.dice = dice
    state.rolls_left = rolls_left
    return state


def view_of(
    dice: tuple[int, ...], rolls_left: int, own: Mapping[str, int] | None = None
) -> YachtView:
    """The view of seat 0 with these dice and these boxes filled."""
    state = state_of([column(**(own or {})), column()], dice, rolls_left)
    return YACHT_GAME.rules.view(state, 0)  # type: ignore[no-any-return]


def at_random(match: Match, seed: object) -> Match:
    """The match played to its end at random."""
    rng = random.Random(f"yacht {seed}")
    while not match.is_over:
        if isinstance(match.to_act, int):
            match.play(rng.choice(match.legal_moves()))
        else:
            match.draw(rng)
    return match
