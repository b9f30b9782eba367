"""How much memory the room and the bots' process hold while a match is played.

The room runs in a process of its own, at one and at two device pixels per logical pixel:
it resumes a match against the strongest bot and plays three deals, until the round is
counted.
The references are a bare window with one QGraphicsView of the same size and a spawned
Python process that only waits. Figures are resident memory, shared libraries included.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path

from common import HEIGHT, SCALES, WIDTH, Row, child_environment, own_home, show

WINDOW_GOAL = 220.0
BOTS_GOAL = 100.0
PATIENCE_S = 60.0
SHEET_S = 1.5
"""So long until the count of the round lies still."""

KB_PER_MB = 1024


def main() -> int:
    """Measure and print; 0 also where memory cannot be read."""
    if not Path("/proc/self/status").exists():
        print("Resident memory is read from /proc, which this system does not have.")
        return 0
    if len(sys.argv) > 1:
        print(json.dumps(_bare_window() if sys.argv[1] == "bare" else _room()))
        return 0
    jobs = [(part, scale) for scale in SCALES for part in ("room", "bare")]
    with own_home() as home, ThreadPoolExecutor() as pool:
        found = dict(
            zip(jobs, pool.map(lambda job: _child(job[0], job[1], home), jobs), strict=True)
        )
    rows = []
    for scale in SCALES:
        (window, bots), (bare, waiting) = found["room", scale], found["bare", scale]
        rows += [
            Row(f"window, {scale}x", window, bare, "MB", WINDOW_GOAL, digits=0),
            Row(f"bots' process, {scale}x", bots, waiting, "MB", BOTS_GOAL, digits=0),
        ]
    show("Resident memory at the table, after three deals and the count of a round", rows)
    return 0


def resident(pid: int) -> float:
    """Resident memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / KB_PER_MB
    raise RuntimeError(f"process {pid} has no resident memory")


def _child(part: str, scale: int, home: Path) -> list[float]:
    """Resident memory of the window's process and of the other one."""
    home = home / f"{part}-{scale}x"
    home.mkdir()
    said = subprocess.run(
        [sys.executable, __file__, part],
        env=child_environment(home, scale),
        stdout=subprocess.PIPE,
        check=True,
    )
    found: list[float] = json.loads(said.stdout)
    return found


def _room() -> list[float]:
    from room import application, open_room, sit_down, tap, wait, wait_until

    from skillgames.app.thinker import ProcessThinker
    from skillgames.engine.game import Level

    app = application()
    window = open_room("fast")
    wait(0.1)
    stage, table = sit_down(window, Level.INSANE)
    table.guard_ms = 0
    deadline = time.monotonic() + PATIENCE_S
    while window.sheet is None:
        if time.monotonic() > deadline:
            raise RuntimeError("the round does not end")
        controller = window.controller
        assert controller is not None
        if controller.is_person_to_act and not stage.animator.running:
            before = controller.match.version
            tap(stage, table, 1)
            wait_until(lambda: not stage.settler.running)
            tap(stage, table, 1)
            if controller.match.version == before:
                raise RuntimeError("the card was not played")
        wait(0.02)
    wait(SHEET_S)
    thinker = window.services.thinker
    assert isinstance(thinker, ProcessThinker)
    assert thinker.pid is not None
    found = [resident(os.getpid()), resident(thinker.pid)]
    window.close()
    app.processEvents()
    return found


def _bare_window() -> list[float]:
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    app = QApplication([])
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    view.resize(WIDTH, HEIGHT)
    view.show()
    app.processEvents()
    window = resident(os.getpid())
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_say_and_wait, args=(theirs,), daemon=True)
    process.start()
    ours.recv()
    assert process.pid is not None
    waiting = resident(process.pid)
    ours.send(None)
    process.join()
    return [window, waiting]


def _say_and_wait(connection: Connection) -> None:
    connection.send(None)
    connection.recv()


if __name__ == "__main__":
    sys.exit(main())
