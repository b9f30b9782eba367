"""How quickly the table follows a slider of contrast, grain or temperature.

The position is that of the frames' benchmark: seven cards on the table, some in a glow. A
step of the slider goes through the window as a person's would, and lasts until cards and
cloth are painted in the new light. It is measured at 1280x800 and at 3840x2160, each in a
process of its own. The reference is what a full repaint of the same table costs when
nothing has changed. The wait is that of a pointer which moves during a step: the longest
turn of the event loop, the 90th percentile of all steps. In the settings a step lasts until
the picture beside the sliders is painted; the table behind waits.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
import time
from pathlib import Path

from common import (
    MS,
    Row,
    child_environment,
    interleaved,
    median,
    own_home,
    percentile,
    show,
    timed,
)

SIZES = {"1280x800": (1280, 800), "3840x2160": (3840, 2160)}
STEP_GOAL = {"1280x800": 60.0, "3840x2160": 300.0}
"""Milliseconds from a step of the slider to the table in the new light."""
WAIT_GOAL = {"1280x800": 60.0, "3840x2160": 150.0}
"""How long a pointer may wait meanwhile: the cards of a table are graded in one go."""
SETTINGS_GOAL = {"1280x800": 30.0, "3840x2160": 100.0}
"""A step in the settings, where they come every 30 ms at the most."""

STEPS = 30
PERCENT = 90
SLIDERS = ("contrast", "temperature", "grain")

Figures = dict[str, tuple[float, float | None]]
"""Measured value and reference of each figure."""


def main() -> int:
    """Measure both sizes and print."""
    if len(sys.argv) > 1:
        print(json.dumps(_measure(*SIZES[sys.argv[1]])))
        return 0
    rows = []
    with own_home() as home:
        for name in SIZES:
            found = _child(name, home)
            rows += [
                Row(f"a step of a slider, {name}", *found["step"], "ms", STEP_GOAL[name]),
                Row(f"the wait of a pointer, {name}", *found["wait"], "ms", WAIT_GOAL[name]),
                Row(f"a step in the settings, {name}", *found["inside"], "ms", SETTINGS_GOAL[name]),
            ]
    show("From a step of a slider to the table in the new light", rows)
    return 0


def _child(name: str, home: Path) -> Figures:
    said = subprocess.run(
        [sys.executable, __file__, name],
        env=child_environment(home),
        stdout=subprocess.PIPE,
        check=True,
    )
    found = json.loads(said.stdout)
    return {name: (measured, reference) for name, (measured, reference) in found.items()}


def _measure(width: int, height: int) -> Figures:
    """The figures at a window of this size."""
    from room import application, open_room, sit_down, tap, wait

    from skillgames.engine.game import Level
    from skillgames.widgets.sheets import SettingsSheet

    app = application()
    window = open_room("instant")
    window.resize(width, height)
    stage, table = sit_down(window, Level.EASY)
    tap(stage, table, 1)
    wait(0.5)
    waits: list[float] = []
    numbers = itertools.count(1)

    def change() -> None:
        n = next(numbers)
        window.change_setting(SLIDERS[n % len(SLIDERS)], 30 + 7 * n % 55)

    def step() -> float:
        began = time.perf_counter()
        longest = timed(change)
        while True:
            longest = max(longest, timed(app.processEvents))
            if not stage.is_spreading:
                break
        waits.append(longest)
        return (time.perf_counter() - began) * MS

    def repaint() -> float:
        stage.viewport().update()
        return timed(app.processEvents)

    steps, repaints = interleaved(step, repaint, STEPS)
    window.open_settings()
    wait(0.5)
    sheet, page = window.sheet, window._settings_page
    assert isinstance(sheet, SettingsSheet)
    assert page is not None
    inside = []
    for n in range(STEPS):
        sheet.changed.emit(SLIDERS[n % len(SLIDERS)], 30 + 7 * n % 55)
        inside.append(timed(page.flush) + timed(app.processEvents))
    window.close()
    return {
        "step": (median(steps), median(repaints)),
        "wait": (percentile(waits, PERCENT), None),
        "inside": (median(inside), None),
    }


if __name__ == "__main__":
    sys.exit(main())
