"""Perfect solo play of Yacht: the expected coming points of every table before a turn.

Exact dynamic programming over used boxes and the upper sum, capped at 63 where it no
longer matters. `VALUES[used, sum]`: `used` is the mask of filled boxes, and the 35 of the
bonus are counted at the end of the game, also when 63 has been passed already. A sum that
cannot occur with these boxes holds no number (NaN).

The states are solved from full tables to the empty one, many at a time. The expectation
over a keep grows die by die: a keep of n dice is the mean of the six keeps of n + 1 dice
it may become. The best keep of a group is the group itself or the best keep of the group
without one of its dice. Sums from which 63 is out of reach share one value.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from skillgames.engine.chance import DIE_SIDES
from skillgames.engine.dice import FACES, groups
from skillgames.games.yacht.scoring import (
    BONUS,
    BOXES,
    CHANCE,
    DICE,
    LOWER_BOXES,
    UPPER_BOXES,
    UPPER_GOAL,
    face_of,
)
from skillgames.games.yacht.turns import FIRST, POINTS, Floats, Ints

TABLES = 1 << len(BOXES)
SUMS = UPPER_GOAL + 1
UPPER_SETS = 1 << len(UPPER_BOXES)
BLOCK = 512
"""States solved together: few enough for the cache of a core, enough to be worth a call."""

Progress = Callable[[float], None]


def _ignore(done: float) -> None:
    return


def _index(count: int) -> dict[tuple[int, ...], int]:
    return {group: index for index, group in enumerate(groups(count))}


def _grown() -> list[list[Ints]]:
    """[n][face]: what the groups of n dice become with one more die of this face."""
    found = []
    for count in range(DICE):
        larger = _index(count + 1)
        found.append(
            [
                np.array([larger[tuple(sorted((*group, face)))] for group in groups(count)])
                for face in FACES
            ]
        )
    return found


GROWN = _grown()
SCORING_ROWS: list[list[tuple[int, Ints]]] = [
    [
        (int(value), np.flatnonzero(POINTS[box] == value))
        for value in np.unique(POINTS[box])
        if value
    ]
    for box in range(len(BOXES))
]
"""For each box the points it may bring but 0, and the rolls that bring them."""


def solve(progress: Progress = _ignore) -> Floats:
    """The table of all values, shape (8192, 64); `progress` hears 0 … 1."""
    values: Floats = np.full((TABLES, SUMS), np.nan)
    values[-1] = 0.0
    values[-1, UPPER_GOAL] = BONUS
    block = _Block(values.reshape(-1))
    for number, upper in enumerate(_fullest_first(len(UPPER_BOXES))):
        sums, least = sums_of(upper)
        for lower_sets in _layers(len(LOWER_BOXES)):
            tables = [lower << len(UPPER_BOXES) | upper for lower in lower_sets]
            if tables == [TABLES - 1]:
                continue
            states = np.array([table * SUMS + total for table in tables for total in sums])
            for start in range(0, len(states), BLOCK):
                block.solve(upper, states[start : start + BLOCK])
            values[tables, :least] = values[tables, :1]
        progress((number + 1) / UPPER_SETS)
    return values


def sums_of(upper: int) -> tuple[list[int], int]:
    """The sums to be told apart with these upper boxes filled, and the least from which
    63 is still in reach; 0 stands for all below."""
    reached = {0}
    rest = 0
    for box in UPPER_BOXES:
        face = face_of(box)
        if upper >> box & 1:
            reached = {
                min(UPPER_GOAL, total + face * count)
                for total in reached
                for count in range(DICE + 1)
            }
        else:
            rest += face * DICE
    least = max(0, UPPER_GOAL - rest)
    return sorted({total if total >= least else 0 for total in reached} | {0}), least


def _layers(bits: int) -> list[list[int]]:
    """The masks of so many bits by the number of bits set, most first."""
    return [
        [mask for mask in range(1 << bits) if mask.bit_count() == count]
        for count in range(bits, -1, -1)
    ]


def _fullest_first(bits: int) -> list[int]:
    return [mask for layer in _layers(bits) for mask in layer]


class _Block:
    """Solves states with the same upper boxes filled; a state is an index into `values`."""

    def __init__(self, values: Floats) -> None:
        self._values = values

    def solve(self, upper: int, states: Ints) -> None:
        """Write the values of these states; all that can follow them is known."""
        written = self._written(upper, states)
        once = _best(written, _expected(written))
        twice = _best(once, _expected(once))
        self._values[states] = FIRST @ twice

    def _written(self, upper: int, states: Ints) -> Floats:
        """[roll, state]: the value of writing a roll into the best empty box."""
        zero = np.full(len(states), -np.inf)
        offers: list[tuple[int, Ints, Floats]] = []
        for box in UPPER_BOXES:
            if not upper >> box & 1:
                zero = np.maximum(zero, self._after_upper(box, states, 0))
                for value, rows in SCORING_ROWS[box]:
                    offers.append((value, rows, self._after_upper(box, states, value)))
        for box in LOWER_BOXES:
            after = self._after_lower(box, states)
            if box != CHANCE:
                zero = np.maximum(zero, after)
            offers += [(value, rows, after) for value, rows in SCORING_ROWS[box]]
        written: Floats = np.repeat(zero[None, :], len(FIRST), axis=0)
        for value, rows, after in offers:
            written[rows] = np.maximum(written[rows], after + value)
        return written

    def _after_upper(self, box: int, states: Ints, value: int) -> Floats:
        """What comes after so many points in this upper box, which is empty."""
        totals = states % SUMS
        grown = np.minimum(totals + value, UPPER_GOAL)
        found: Floats = self._values[states + (SUMS << box) - totals + grown]
        return found

    def _after_lower(self, box: int, states: Ints) -> Floats:
        """What comes after writing into this lower box, -inf where it is filled."""
        is_open = (states // SUMS) >> box & 1 == 0
        return np.where(
            is_open, self._values[np.where(is_open, states + (SUMS << box), 0)], -np.inf
        )


def _expected(values: Floats) -> list[Floats]:
    """[n][group of n dice, state]: the mean of `values` once the other dice are thrown."""
    found = [values]
    for grown in reversed(GROWN):
        larger = found[0]
        total = larger.take(grown[0], axis=0)
        more = np.empty_like(total)
        for rows in grown[1:]:
            # Checking the bounds would cost a copy; all rows are there.
            total += larger.take(rows, axis=0, out=more, mode="clip")
        total *= 1.0 / DIE_SIDES
        found.insert(0, total)
    return found


def _best(stopping: Floats, expected: list[Floats]) -> Floats:
    """[roll, state]: the best of stopping and of all that may be kept of the roll."""
    best = expected[0]
    for grown, keeping in zip(GROWN, [*expected[1:-1], stopping], strict=True):
        larger = keeping.copy()
        for rows in grown:
            larger[rows] = np.maximum(larger[rows], best)
        best = larger
    return best
