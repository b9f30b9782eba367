"""What a frame costs at the table of Yacht: five dice that roll, a box that is chosen.

Four players, the middle of a match, in the real window at one and at two device pixels per
logical pixel, each in a process of its own. The reference is the same cloth with one plain
picture, painted by a bare QGraphicsView.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from common import (
    HEIGHT,
    SCALES,
    WIDTH,
    Row,
    child_environment,
    interleaved,
    median,
    own_home,
    show,
    timed,
)

if TYPE_CHECKING:
    from skillgames.widgets.die_item import DieItem

ROLLING_GOAL = {1: 8.0, 2: 16.0}
"""Milliseconds a frame with all five dice in the air, by scale: sixty frames a second."""
FULL_GOAL = {1: 6.0, 2: 15.0}
CHOOSE_GOAL = {1: 20.0, 2: 40.0}
"""Milliseconds until another box is chosen and painted."""
LIGHT_GOAL = {1: 120.0, 2: 250.0}
"""Milliseconds until the whole table lies there in another light."""

FRAMES, REPAINTS, CHOICES, LIGHTS, BLOCK = 200, 80, 40, 6, 20
STEP, WAY = 4.0, 60
SPIN = 11.0
"""Degrees that a rolling die turns in a frame."""
BREATH_S = 2.5

Figures = dict[str, tuple[float, float | None]]


def main() -> int:
    """Measure both scales and print."""
    if len(sys.argv) > 1:
        print(json.dumps(_measure()))
        return 0
    rows = []
    with own_home() as home:
        for scale in SCALES:
            found = _child(home, scale)
            rows += [
                Row(f"five dice roll, {scale}x", *found["roll"], "ms", ROLLING_GOAL[scale]),
                Row(f"everything is painted, {scale}x", *found["full"], "ms", FULL_GOAL[scale]),
                Row(f"another box is chosen, {scale}x", *found["box"], "ms", CHOOSE_GOAL[scale]),
                Row(f"another light, {scale}x", *found["light"], "ms", LIGHT_GOAL[scale]),
            ]
    show(f"Dice at {WIDTH}x{HEIGHT}", rows)
    return 0


def _child(home: Path, scale: int) -> Figures:
    said = subprocess.run(
        [sys.executable, __file__, "frames"],
        env=child_environment(home, scale),
        stdout=subprocess.PIPE,
        check=True,
    )
    found = json.loads(said.stdout)
    return {name: (measured, reference) for name, (measured, reference) in found.items()}


def _measure() -> Figures:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from room import BareTable, application, open_room, sit_down, wait

    from skillgames.engine.game import Level
    from skillgames.widgets.art.cloth import cloth_pixmap
    from skillgames.widgets.die_item import DieItem

    application()
    window = open_room("normal")
    stage, table = sit_down(window, Level.EASY, "yacht", "chosen")
    wait(BREATH_S)
    dice = [item for item in table.items.values() if isinstance(item, DieItem)]
    if len(dice) != 5:
        raise RuntimeError("there are no five dice")
    picture = dice[0]._dice.body("ivory4", dice[0].place.width, stage.dpr)
    bare = BareTable(cloth_pixmap(stage.cloth, stage.viewport().size(), stage.dpr), picture)
    wait(BREATH_S)
    found: Figures = {}
    roll = _frame(_rolling(dice))
    found["roll"] = (median([roll() for _ in range(FRAMES)]), None)
    table.snap()
    ours, theirs = _frame(lambda way: stage.viewport().update()), _frame(bare.repaint_all)
    one, two = interleaved(ours, theirs, REPAINTS, BLOCK)
    found["full"] = (median(one), median(two))
    bare.close()

    def choose(way: float) -> None:
        QTest.keyClick(stage, Qt.Key.Key_Down)
        stage.settler.finish()

    found["box"] = (median([_frame(choose)() for _ in range(CHOICES)]), None)
    warmth = itertools.cycle((20, 80))

    def relight(way: float) -> None:
        window.change_setting("temperature", next(warmth))

    found["light"] = (median([_frame(relight)() for _ in range(LIGHTS)]), None)
    window.close()
    return found


def _frame(change: Callable[[float], object]) -> Callable[[], float]:
    """A function that changes something, lets Qt paint it, and says how long that took."""
    from PySide6.QtWidgets import QApplication

    numbers = itertools.count(1)

    def act() -> None:
        change(STEP * (WAY - abs(next(numbers) % (2 * WAY) - WAY)))
        QApplication.processEvents()

    return lambda: timed(act)


def _rolling(dice: list[DieItem]) -> Callable[[float], object]:
    """Show all dice in the air, each turned a little further."""
    starts = [die.place.at(glow=0.0, lift=0.6, lift_px=70.0) for die in dice]
    turn = itertools.count(1)

    def roll(way: float) -> None:
        angle = SPIN * next(turn)
        for die, start in zip(dice, starts, strict=True):
            die.show_place(start.at(y=start.y - way / 4, rotation=angle))

    return roll


if __name__ == "__main__":
    sys.exit(main())
