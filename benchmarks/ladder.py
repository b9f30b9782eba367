"""How long the levels of a game think, one after the other on the same positions.

The reference is a fixed loop of plain Python, measured in turns with everything else: on a
busy or slower machine it grows along.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from common import Row, interleaved, median, percentile, timed

from skillgames.bots.budget import Budget
from skillgames.engine.game import Level

REFERENCE_STEPS = 20_000
REFERENCE = f"reference: a loop of {REFERENCE_STEPS} steps"

Clock = Callable[[Callable[[], object]], float]
"""How many milliseconds a call takes: `common.timed`, or `common.spent` of the processor."""


def reference(clock: Clock = timed) -> float:
    """Milliseconds for a loop that never changes."""

    def loop() -> int:
        total = 0
        for step in range(REFERENCE_STEPS):
            total += step & 3
        return total

    return clock(loop)


def beside(action: Callable[[], float], times: int, clock: Clock = timed) -> tuple[float, float]:
    """The medians of a measurement and of the reference."""
    measured, loops = interleaved(action, partial(reference, clock), times)
    return median(measured), median(loops)


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels of a game and their goals in milliseconds, for the mean and for 99 %."""

    levels: Mapping[Level, Callable[[Any, Budget], object]]
    seed: str
    p99: Mapping[Level, float]
    mean: Mapping[Level, float] = field(default_factory=dict)
    clock: Clock = timed
    every: int = 50
    """The reference is measured once in so many decisions."""
    where: str = ""
    """Follows the name of a level: at which table it is asked."""

    def rows(self, asked: Sequence[object]) -> list[Row]:
        """All levels, asked for a move in each of these views."""
        return [row for level in Level for row in self.decisions(level, asked)]

    def decisions(self, level: Level, asked: Sequence[object]) -> list[Row]:
        """How long this level thinks: mean, 99th percentile, longest."""
        rng = random.Random(self.seed)
        spent: list[float] = []
        loops: list[float] = []
        for number, view in enumerate(asked):
            spent.append(self.clock(partial(self.levels[level], view, Budget(rng))))
            if number % self.every == 0:
                loops.append(reference(self.clock))
        loop = median(loops)
        mean = sum(spent) / len(spent)
        p99 = percentile(spent, 99)
        who = f"{level}{self.where}"
        return [
            Row(f"{who}: mean decision", mean, loop, "ms", self.mean.get(level), digits=3),
            Row(f"{who}: 99 % of decisions", p99, loop, "ms", self.p99.get(level)),
            Row(f"{who}: longest decision", max(spent), loop, "ms"),
        ]
