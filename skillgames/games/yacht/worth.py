"""What writing a roll into a box is worth to each level that plans; needs numpy.

A worth is a row by roll (see `turns.ROLLS`). A level that plans chooses dice and box by
the best worth it can expect; only the worths tell the levels apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from skillgames.games.yacht.scoring import UPPER_BOXES, UPPER_GOAL, face_of
from skillgames.games.yacht.turns import POINTS, Floats
from skillgames.games.yacht.values import values

PAR = (2, 5, 9, 12, 16, 19, 22, 13, 23, 30, 33, 16, 22)
"""What each box usually brings."""
PAR_WEIGHT = 0.3
"""How much of it Medium thinks of."""
SHARE = 3
"""With three of each face in its box the bonus is reached."""
BONUS_WEIGHT = 1.5
"""What Hard counts for each point above or below that share."""

Worth = Callable[[Sequence[int], int, int], Floats]
"""(empty boxes, used boxes as a mask, upper sum) -> [box, roll]."""


def medium_worth(boxes: Sequence[int], used: int, upper: int) -> Floats:
    """The points, less some of what the box usually brings."""
    return np.array([POINTS[box] - PAR_WEIGHT * PAR[box] for box in boxes])


def hard_worth(boxes: Sequence[int], used: int, upper: int) -> Floats:
    """The points beyond what the box usually brings; in the upper boxes more or less
    than three of the number weighs towards the bonus."""
    return np.array([_hard(box) for box in boxes])


def _hard(box: int) -> Floats:
    if box not in UPPER_BOXES:
        return np.asarray(POINTS[box] - PAR[box], dtype=np.float64)
    beyond = POINTS[box] - SHARE * face_of(box)
    return np.asarray(beyond + BONUS_WEIGHT * beyond, dtype=np.float64)


def insane_worth(boxes: Sequence[int], used: int, upper: int) -> Floats:
    """The points and all that perfect play will bring after them."""
    table = values()
    rows = []
    for box in boxes:
        grown = np.full(len(POINTS[box]), upper) + (POINTS[box] if box in UPPER_BOXES else 0)
        after = table[used | 1 << box, np.minimum(grown, UPPER_GOAL)]
        rows.append(POINTS[box] + after)
    return np.array(rows)
