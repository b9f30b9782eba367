"""Examples for the rules of Yacht: a roll, a box, and what the rules make of them."""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.engine.rulebook import Figure
from skillgames.engine.text import translate
from skillgames.games.yacht.scoring import (
    BOX_OF,
    LARGE_ROW,
    LARGE_STRAIGHT,
    SMALL_ROW,
    SMALL_STRAIGHT,
    UPPER_BOXES,
    face_of,
    longest_row,
    points,
)
from skillgames.games.yacht.words import BOX_NAMES, dice_list

ROWS = {SMALL_STRAIGHT: SMALL_ROW, LARGE_STRAIGHT: LARGE_ROW}


@dataclass(frozen=True, slots=True)
class Roll:
    """Five dice that are written into a box; what counts is computed, never written down."""

    dice: tuple[int, ...]
    box: str
    """Its id."""

    @property
    def points(self) -> int:
        """What the box scores."""
        return points(BOX_OF[self.box], self.dice)

    @property
    def counted(self) -> tuple[int, ...]:
        """The slots of the dice that make the points, in order; none where there are none."""
        box = BOX_OF[self.box]
        if not self.points:
            return ()
        if box in UPPER_BOXES:
            return tuple(n for n, value in enumerate(self.dice) if value == face_of(box))
        if box in ROWS:
            return self._row(ROWS[box])
        return tuple(range(len(self.dice)))

    def _row(self, length: int) -> tuple[int, ...]:
        """One die for each number of the first row of this length."""
        for first in sorted(set(self.dice)):
            row = range(first, first + length)
            if set(row) <= set(self.dice):
                return tuple(sorted(self.dice.index(value) for value in row))
        raise ValueError(f"no row of {length} among {self.dice}: {longest_row(self.dice)}")

    def figure(self) -> Figure:
        """The roll with the dice that count held, and a sentence on what it scores."""
        name = BOX_NAMES[BOX_OF[self.box]]
        caption = translate("YachtRules", "%1: %2 points.").with_args(name, self.points)
        spoken = translate("YachtRules", "Dice %1. In the box “%2” they score %3.")
        return Figure(self, caption, spoken.with_args(dice_list(self.dice), name, self.points))
