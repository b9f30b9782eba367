"""What the benchmarks share: a home of their own, medians, and the table they print.

A benchmark measures something of the program and, beside it, a bare reference on the
same machine in the same minute: absolute figures of a busy machine mean little, their
ratio means something.
"""

from __future__ import annotations

import os
import platform
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

MS = 1000.0
"""Milliseconds in a second."""

WIDTH, HEIGHT = 1280, 800
"""The window all pictures and frames are measured in."""

SCALES = (1, 2)
"""Device pixels per logical pixel."""

COLUMNS = ("figure", "measured", "reference", "ratio", "goal")
QUIET_LOAD = 0.5
"""Processes that wait for a core, per core, before figures begin to suffer."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table.

    The goal is a bound for `measured` or, with `goal_is_ratio`, for measured divided by
    `reference`; None where a figure is only for information. `reference` is None where
    there is nothing to compare with.
    """

    figure: str
    measured: float
    reference: float | None
    unit: str
    goal: float | None = None
    goal_is_ratio: bool = False
    digits: int = 2

    @property
    def ratio(self) -> float | None:
        """Measured by reference."""
        return self.measured / self.reference if self.reference else None

    @property
    def is_met(self) -> bool:
        """Whether the goal is met; a figure without a goal always is."""
        value = self.ratio if self.goal_is_ratio else self.measured
        return self.goal is None or (value is not None and value <= self.goal)

    def cells(self) -> tuple[str, ...]:
        """The line as texts, one for each of `COLUMNS`."""
        return (
            self.figure,
            self._quantity(self.measured),
            "-" if self.reference is None else self._quantity(self.reference),
            "-" if self.ratio is None else f"{self.ratio:.2f}",
            self._goal(),
        )

    def _quantity(self, value: float) -> str:
        return f"{value:.{self.digits}f} {self.unit}".rstrip()

    def _goal(self) -> str:
        if self.goal is None:
            return "-"
        bound = f"{self.goal:g} x" if self.goal_is_ratio else f"{self.goal:g} {self.unit}".rstrip()
        return f"<= {bound}, {'met' if self.is_met else 'MISSED'}"


def show(title: str, rows: Sequence[Row]) -> None:
    """Print a table, and on what machine and how busy it was when it was measured."""
    table = [COLUMNS, *(row.cells() for row in rows)]
    widths = [max(len(line[n]) for line in table) for n in range(len(COLUMNS))]
    print(title)
    for line in table:
        cells = [line[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        print(" | ".join(cells))
    print(machine(), flush=True)


def machine() -> str:
    """One line about the machine, with a warning when others are using it."""
    cores = os.cpu_count() or 1
    words = f"{platform.system()} {platform.machine()}, {cores} cores"
    words += f", Python {platform.python_version()}"
    if not hasattr(os, "getloadavg"):
        return words
    load = os.getloadavg()[0]
    words += f", load {load:.1f}"
    return words + (": busy, repeat when it is quiet" if load > cores * QUIET_LOAD else "")


@contextmanager
def own_home() -> Iterator[Path]:
    """A folder for settings, archive and caches that goes away; the player's are not touched."""
    before = os.environ.get("SKILLGAMES_HOME")
    with tempfile.TemporaryDirectory(prefix="skillgames-bench-") as folder:
        os.environ["SKILLGAMES_HOME"] = folder
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ["SKILLGAMES_HOME"]
            else:
                os.environ["SKILLGAMES_HOME"] = before


def child_environment(home: Path, scale: int = 1) -> dict[str, str]:
    """The environment of a measured process: its home, its scale, bytecode kept as for players."""
    environment = {**os.environ, "SKILLGAMES_HOME": str(home), "QT_SCALE_FACTOR": str(scale)}
    environment["PYTHONPYCACHEPREFIX"] = str(home / "bytecode")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    return environment


def median(values: Sequence[float]) -> float:
    """The middle value."""
    return statistics.median(values)


def percentile(values: Sequence[float], percent: float) -> float:
    """The value that `percent` per cent of all do not exceed (the nearest one measured)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def timed(action: Callable[[], object]) -> float:
    """How many milliseconds a call takes."""
    began = time.perf_counter()
    action()
    return (time.perf_counter() - began) * MS


def spent(action: Callable[[], object]) -> float:
    """How many milliseconds of processor time of this process a call takes."""
    began = time.process_time()
    action()
    return (time.process_time() - began) * MS


def interleaved(
    first: Callable[[], float], second: Callable[[], float], times: int, block: int = 1
) -> tuple[list[float], list[float]]:
    """Measurements of two things in turns, so that both meet the same disturbances.

    `block` of one are taken before the other's turn, where each would spoil the other's
    caches; `times` is a multiple of it.
    """
    ones: list[float] = []
    twos: list[float] = []
    for _ in range(times // block):
        ones += [first() for _ in range(block)]
        twos += [second() for _ in range(block)]
    return ones, twos
