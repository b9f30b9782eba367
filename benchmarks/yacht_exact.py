"""Exact figures of Yacht: the mean of every level, and how the totals of perfect play spread.

No game is played: every table a level can meet is weighed with its chance. A plan says
for each roll which dice are kept and which box is written; Easy, Medium and Hard do not
look at the upper sum, so one plan serves all sums of a table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from skillgames.engine.game import Level
from skillgames.games.yacht.bot import CONTENT_WITH, easy_keep
from skillgames.games.yacht.planner import TOLERANCE
from skillgames.games.yacht.scoring import BONUS, BOXES, UPPER_BOXES, UPPER_GOAL
from skillgames.games.yacht.solver import SUMS, TABLES, sums_of
from skillgames.games.yacht.turns import (
    CHANCES,
    FIRST,
    FIRST_FULL_KEEP,
    KEEP_OF,
    PARTS,
    POINTS,
    ROLLS,
    Floats,
    Ints,
    best_hopes,
    best_keeps,
    hopes,
)
from skillgames.games.yacht.values import values
from skillgames.games.yacht.worth import Worth, hard_worth, medium_worth

MOST = 30 * len(BOXES) + BONUS
"""No total is higher than this."""

Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """By roll: the keep after the first and after the second roll, and the box written."""

    first: Ints
    second: Ints
    box: Ints


def boxes_of(used: int) -> tuple[int, ...]:
    """The empty boxes of a table."""
    return tuple(box for box in range(len(BOXES)) if not used >> box & 1)


def easy_plan(used: int) -> Plan:
    """What Easy does with this table."""
    boxes = boxes_of(used)
    keeps = _easy_keeps(tuple(box for box in boxes if box in CONTENT_WITH))
    return Plan(keeps, keeps, np.array(boxes)[POINTS[list(boxes)].argmax(axis=0)])


@cache
def _easy_keeps(content: tuple[int, ...]) -> Ints:
    return np.array([KEEP_OF[tuple(sorted(easy_keep(roll, content)))] for roll in ROLLS])


def planned(worth: Worth, used: int) -> Plan:
    """What a level that plans by these worths does with this table."""
    boxes = boxes_of(used)
    worths = worth(boxes, used, 0)
    written = worths.max(axis=0)
    box = np.array(boxes)[worths.argmax(axis=0)]
    once = hopes(written)
    twice = hopes(best_hopes(once))
    twice[FIRST_FULL_KEEP:] = written
    return Plan(best_keeps(twice, TOLERANCE), best_keeps(once, TOLERANCE), box)


PLANS: dict[Level, Callable[[int], Plan]] = {
    Level.EASY: easy_plan,
    Level.MEDIUM: lambda used: planned(medium_worth, used),
    Level.HARD: lambda used: planned(hard_worth, used),
}


def mean_and_deviation(level: Level) -> tuple[float, float]:
    """The mean total of a solo game and its standard deviation, exact but for rounding."""
    plan_of = PLANS[level]
    means = np.full((TABLES, SUMS), np.nan)
    squares = np.full((TABLES, SUMS), np.nan)
    bonus = np.where(np.arange(SUMS) == UPPER_GOAL, float(BONUS), 0.0)
    means[-1], squares[-1] = bonus, bonus**2
    for used in range(TABLES - 2, -1, -1):
        sums, least = sums_of(used & 63)
        plan = plan_of(used)
        points = POINTS[plan.box, np.arange(len(ROLLS))][:, None]
        grown = np.where(plan.box[:, None] < len(UPPER_BOXES), points, 0) + np.array(sums)
        after = (used | 1 << plan.box)[:, None], np.minimum(grown, UPPER_GOAL)
        mean = points + means[after]
        square = points**2 + 2 * points * means[after] + squares[after]
        both = _through_the_turn(plan, np.hstack([mean, square]))
        means[used, sums], squares[used, sums] = np.split(both, 2)
        means[used, :least], squares[used, :least] = means[used, 0], squares[used, 0]
    mean_total = float(means[0, 0])
    return mean_total, float(np.sqrt(squares[0, 0] - mean_total**2))


def _through_the_turn(plan: Plan, written: Floats) -> Floats:
    """The expectation of these figures (by roll) before a turn is played by the plan."""
    twice = hopes(hopes(written)[plan.second])
    twice[FIRST_FULL_KEEP:] = written
    expected: Floats = FIRST @ twice[plan.first]
    return expected


# --- how the totals of perfect play spread -----------------------------------------------


def totals_of_perfect_play(progress: Progress | None = None) -> Floats:
    """How likely each total 0 … MOST is, carried forward from the empty table."""
    spread: dict[int, Floats] = {0: np.zeros((1, MOST + 1))}
    spread[0][0, 0] = 1.0
    tables = sorted(range(TABLES - 1), key=int.bit_count)
    for number, used in enumerate(tables):
        _carry_on(used, spread.pop(used), spread)
        if progress is not None:
            progress((number + 1) / len(tables))
    last = spread[TABLES - 1]
    total = last[0].copy()
    total[BONUS:] += last[1, :-BONUS]
    return total


def _places(used: int) -> tuple[Ints, Ints]:
    """The sums told apart at this table, and the place of every sum among them."""
    sums, least = sums_of(used & 63)
    place = np.zeros(SUMS, dtype=np.intp)
    place[sums] = np.arange(len(sums))
    place[:least] = 0
    return np.array(sums), place


def _carry_on(used: int, here: Floats, spread: dict[int, Floats]) -> None:
    """Share what is known of a table out to those that can follow it."""
    sums, _ = _places(used)
    boxes = boxes_of(used)
    table = values()
    worths = np.empty((len(boxes), len(ROLLS), len(sums)))
    for row, box in enumerate(boxes):
        points = POINTS[box][:, None]
        grown = np.minimum(sums + (points if box in UPPER_BOXES else 0), UPPER_GOAL)
        worths[row] = points + table[used | 1 << box][grown]
    written = worths.max(axis=0)
    box_at = worths.argmax(axis=0)
    reached = _last_rolls(written)
    for row, box in enumerate(boxes):
        then = used | 1 << box
        then_sums, place = _places(then)
        target = spread.setdefault(then, np.zeros((len(then_sums), MOST + 1)))
        ours = np.where(box_at == row, reached, 0.0)
        for points in np.unique(POINTS[box]):
            chance = ours[POINTS[box] == points].sum(axis=0)
            if not chance.any():
                continue
            grown = np.minimum(sums + (points if box in UPPER_BOXES else 0), UPPER_GOAL)
            move = np.zeros((len(then_sums), len(sums)))
            move[place[grown], np.arange(len(sums))] = chance
            target[:, points:] += move @ here[:, : MOST + 1 - points]


def _last_rolls(written: Floats) -> Floats:
    """[roll, sum]: how likely the turn ends with this roll."""
    once = hopes(written)
    twice = hopes(best_hopes(once))
    twice[FIRST_FULL_KEEP:] = written
    first = np.broadcast_to(FIRST[:, None], written.shape)
    kept = _kept(twice, first)
    stopped = kept[FIRST_FULL_KEEP:]
    second = CHANCES[:FIRST_FULL_KEEP].T @ kept[:FIRST_FULL_KEEP]
    ended: Floats = stopped + CHANCES.T @ _kept(once, second)
    return ended


def _kept(hoped: Floats, rolled: Floats) -> Floats:
    """[keep, sum]: how likely each keep is chosen when the rolls are as likely as this."""
    best = hoped[PARTS].argmax(axis=1)
    keep = np.take_along_axis(PARTS, best, axis=1)
    width = rolled.shape[1]
    place = (keep * width + np.arange(width)).ravel()
    chances = np.bincount(place, weights=rolled.ravel(), minlength=len(hoped) * width)
    return chances.reshape(len(hoped), width)
