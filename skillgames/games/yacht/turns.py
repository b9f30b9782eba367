"""One turn of Yacht as arrays: rolls, the dice kept from them, and what may come of those.

Needs numpy and is imported on first use. A roll is the index of a group of five dice
in `ROLLS`, a keep the index of a group of none to five dice in `KEEPS`; a keep of five
dice means that nothing is thrown any more.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from skillgames.engine.chance import DIE_SIDES
from skillgames.engine.dice import Group, groups, parts, ways
from skillgames.games.yacht.scoring import BOXES, DICE, points

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

ROLLS: tuple[Group, ...] = groups(DICE)
ROLL_OF = {roll: index for index, roll in enumerate(ROLLS)}

KEEPS: tuple[Group, ...] = tuple(keep for count in range(DICE + 1) for keep in groups(count))
"""Those of fewer dice first, so that the last ones are the rolls in their order."""
KEEP_OF = {keep: index for index, keep in enumerate(KEEPS)}
FIRST_FULL_KEEP = len(KEEPS) - len(ROLLS)

POINTS: NDArray[np.int64] = np.array([[points(box, roll) for roll in ROLLS] for box in range(13)])
"""What each roll scores in each box: [box, roll]."""

PARTS_MOST = 1 << DICE


def _chances() -> Floats:
    """[keep, roll]: how likely the roll is when the other dice are thrown."""
    chances = np.zeros((len(KEEPS), len(ROLLS)))
    for index, keep in enumerate(KEEPS):
        thrown = DICE - len(keep)
        for group in groups(thrown):
            roll = ROLL_OF[tuple(sorted(keep + group))]
            chances[index, roll] += ways(group) / DIE_SIDES**thrown
    return chances


def _parts() -> Ints:
    """[roll, n]: the keeps within each roll, larger ones first; the last one repeated."""
    found = np.zeros((len(ROLLS), PARTS_MOST), dtype=np.intp)
    for index, roll in enumerate(ROLLS):
        keeps = [KEEP_OF[part] for part in parts(roll)]
        found[index] = keeps + keeps[-1:] * (PARTS_MOST - len(keeps))
    return found


CHANCES = _chances()
PARTS = _parts()
FIRST: Floats = CHANCES[0].copy()
"""How likely each first roll is."""

_KEEP_AT, _ROLL_AT = np.nonzero(CHANCES)
_WEIGHTS = CHANCES[_KEEP_AT, _ROLL_AT]
_STARTS = np.searchsorted(_KEEP_AT, np.arange(len(KEEPS)))
"""What of `CHANCES` is not 0, keep after keep: few enough to do without a matrix product,
which would wait for other cores."""

assert len(BOXES) == len(POINTS)


def hopes(values: Floats) -> Floats:
    """For each keep the expectation of `values` (by roll) once the others are thrown.

    `values` may have a second axis of cases that are independent of each other.
    """
    weights = _WEIGHTS if values.ndim == 1 else _WEIGHTS[:, None]
    hoped: Floats = np.add.reduceat(values[_ROLL_AT] * weights, _STARTS, axis=0)
    return hoped


def best_hopes(hoped: Floats) -> Floats:
    """For each roll the best of its keeps."""
    best: Floats = hoped[PARTS].max(axis=1)
    return best


def best_keeps(hoped: Floats, tolerance: float) -> Ints:
    """For each roll its best keep; of those equal within `tolerance` one with most dice."""
    offered = hoped[PARTS]
    good = offered >= offered.max(axis=1, keepdims=True) - tolerance
    chosen: Any = np.take_along_axis(PARTS, good.argmax(axis=1)[:, None], axis=1)[:, 0]
    return chosen  # type: ignore[no-any-return]
