"""What a frame costs at the table, and whether the table rests when nobody touches it.

The position has seven cards on the table, one of the hand lifted, and those it would take
in a glow, in the real window. It is measured at one and at two device pixels per logical
pixel, each in a process of its own. The references are painted by a bare QGraphicsView of
the same size: one plain picture of the card's size that moves over the same cloth, and
the cloth alone.
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
    from skillgames.widgets.items import CardItem

MOVING_GOAL = {1: 1.0, 2: 2.0}
FULL_GOAL = {1: 6.0, 2: 15.0}
"""Milliseconds a frame, by scale."""

FRAMES = 300
REPAINTS = 80
BLOCK = 20
"""Frames of one kind in a row."""
STEP = 4.0
"""Logical pixels that a moving card goes in a frame, up and down."""
WAY = 60
"""Frames before it turns round: from the hand into the middle of the table."""
TILT = 4.0
"""Degrees that a dragged card leans."""
FLYING = 900.0
"""Above everything that lies."""
BREATH_S = 2.5
"""So long a change of turns may still show."""

REST_S = 10.0
"""So long after the last event nothing may be running any more."""
WATCH_S = 3.0
"""So long the resting table is watched."""

Figures = dict[str, tuple[float, float | None]]
"""Measured value and reference of each figure."""


def main() -> int:
    """Measure both scales and print."""
    if len(sys.argv) > 1:
        print(json.dumps(_measure(rest=sys.argv[1] == "rest")))
        return 0
    rows = []
    with own_home() as home:
        for scale in SCALES:
            found = _child("rest" if scale == SCALES[-1] else "frames", home, scale)
            goal = MOVING_GOAL[scale]
            rows += [
                Row(f"a card glides, {scale}x", *found["glide"], "ms", goal),
                Row(f"a lifted card is dragged, {scale}x", *found["drag"], "ms", goal),
                Row(f"everything is painted, {scale}x", *found["full"], "ms", FULL_GOAL[scale]),
            ]
    rows += [
        Row("timers and animations that still run", *found["running"], "", 0, digits=0),
        Row("timer events in a second of rest", *found["events"], "", 0, digits=1),
        Row("processor time in a second of rest", *found["cpu"], "ms"),
    ]
    show(f"Frames at {WIDTH}x{HEIGHT}, and rest {REST_S:.0f} s after the last event", rows)
    return 0


def _child(part: str, home: Path, scale: int) -> Figures:
    said = subprocess.run(
        [sys.executable, __file__, part],
        env=child_environment(home, scale),
        stdout=subprocess.PIPE,
        check=True,
    )
    found = json.loads(said.stdout)
    return {name: (measured, reference) for name, (measured, reference) in found.items()}


def _measure(rest: bool) -> Figures:
    """The figures of this process's scale; with `rest` also those of the resting table."""
    from room import (
        BareTable,
        Paints,
        application,
        open_room,
        rests,
        sit_down,
        tap,
        wait,
        wait_until,
    )

    from skillgames.engine.game import Level
    from skillgames.widgets.art.cloth import cloth_pixmap

    app = application()
    window = open_room("normal")
    stage, table = sit_down(window, Level.EASY)
    tap(stage, table, 1)
    wait_until(lambda: not stage.settler.running)
    faces = [item for item in table.items.values() if item.place.face]
    lifted = next(item for item in faces if item.place.lift == 1.0)
    if not any(item.place.glow == 1.0 for item in faces):
        raise RuntimeError("no card glows")
    found: Figures = rests(REST_S, WATCH_S) if rest else {}
    wait(BREATH_S)

    plain = max((item for item in faces if item is not lifted), key=lambda item: item.place.y)
    picture = stage.sprites.card(plain.place.face or "", plain.place.width, stage.dpr)
    bare = BareTable(cloth_pixmap(stage.cloth, stage.viewport().size(), stage.dpr), picture)
    wait(BREATH_S)

    for name, ours, theirs, times in (
        ("glide", _sliding(plain, 0.0), bare.move_card, FRAMES),
        ("drag", _sliding(lifted, TILT), bare.move_card, FRAMES),
        ("full", lambda way: stage.viewport().update(), bare.repaint_all, REPAINTS),
    ):
        counters = Paints(stage.viewport()), Paints(bare.viewport())
        one, two = interleaved(_frame(ours), _frame(theirs), times, BLOCK)
        if min(counter.count for counter in counters) < times:
            raise RuntimeError(f"{name}: not every frame was painted")
        found[name] = (median(one), median(two))
        table.snap()
        app.processEvents()
    bare.close()
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


def _sliding(item: CardItem, rotation: float) -> Callable[[float], object]:
    """Show the card so many pixels above its place."""
    start = item.place.at(z=FLYING, rotation=rotation)
    return lambda way: item.show_place(start.at(y=start.y - way))


if __name__ == "__main__":
    sys.exit(main())
