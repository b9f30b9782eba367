"""The measures of a sheet that is being laid out."""

from __future__ import annotations

from dataclasses import dataclass

PADDING = 40
"""Design units between the edge of a sheet and what is on it."""

LEAST_AIR = 0.4
"""Gaps may shrink to this part before a sheet scrolls."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One attempt at a layout.

    `width` is the width of the sheet in pixels, `scale` pixels per design unit, `air`
    (0 … 1) how generous the gaps are: 1 as designed, 0 as tight as they may be.
    """

    width: int
    scale: float
    air: float = 1.0

    def u(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.scale)

    def gap(self, units: float) -> int:
        """A gap in whole pixels, tighter where room is short."""
        return round(units * self.scale * (LEAST_AIR + (1 - LEAST_AIR) * self.air))

    @property
    def left(self) -> int:
        """The x where the contents begin."""
        return self.u(PADDING)

    @property
    def inner(self) -> int:
        """The width of the contents."""
        return self.width - 2 * self.u(PADDING)

    @property
    def right(self) -> int:
        """The x where the contents end."""
        return self.width - self.u(PADDING)
