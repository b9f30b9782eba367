"""Flat Monte Carlo at the root: every move is tried in the same sampled worlds.

Worlds are the outer loop, moves the inner one: all moves meet the same hidden
cards, so their differences carry far less noise than their values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

from skillgames.bots.budget import Budget, Choice, MoveValue

WorldT = TypeVar("WorldT")
MoveT = TypeVar("MoveT")

CHECK_EVERY = 8
"""So many worlds pass between two looks at the budget."""
FIRST_DROP = 16
"""After so many worlds, and after each doubling, hopeless moves are dropped."""
DROP_ERRORS = 3.0
"""A move is hopeless that lies more than so many paired standard errors behind."""


def flat_monte_carlo(
    moves: Sequence[MoveT],
    world: Callable[[], WorldT],
    value: Callable[[WorldT, MoveT], float],
    worlds: int,
    budget: Budget,
) -> Choice:
    """The move with the best mean value over so many worlds; the first one on a tie.

    `world()` samples a world, `value(world, move)` tells how good a move turned out
    in it and must leave the world as it was. The budget only cuts, at the earliest
    after the first `CHECK_EVERY` worlds. The values come in the order of `moves`;
    a dropped move keeps the mean of the worlds it was tried in.
    """
    if not moves:
        raise ValueError("there is no move to choose from")
    tried: list[list[float]] = [[] for _ in moves]
    active = list(range(len(moves)))
    next_drop = FIRST_DROP
    for number in range(max(worlds, 1)):
        if number and number % CHECK_EVERY == 0 and budget.spent():
            break
        if number == next_drop:
            active = _hopeful(active, tried)
            next_drop *= 2
            if len(active) == 1:
                break
        here = world()
        for index in active:
            tried[index].append(value(here, moves[index]))
    best = max(active, key=lambda index: _mean(tried[index]))
    return Choice(
        moves[best],
        tuple(
            MoveValue(move, _mean(values), _paired_error(tried[best], values), len(values))
            for move, values in zip(moves, tried, strict=True)
        ),
    )


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _paired_error(best: list[float], other: list[float]) -> float:
    """The standard error of the difference over the worlds both were tried in."""
    differences = [one - two for one, two in zip(best, other, strict=False)]
    count = len(differences)
    if count < 2:
        return 0.0
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return sqrt(spread / count)


def _hopeful(active: list[int], tried: list[list[float]]) -> list[int]:
    """The moves that are not clearly behind the best one."""
    best = max(active, key=lambda index: _mean(tried[index]))
    top = _mean(tried[best])
    return [
        index
        for index in active
        if top - _mean(tried[index]) <= DROP_ERRORS * _paired_error(tried[best], tried[index])
    ]
