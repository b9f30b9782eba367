"""How long from the start of the process to the first page, painted.

Both programs run as fresh processes, in turns, after one run of each that fills the
caches. The room goes the way of `skillgames play`; a hook lets it report as soon as the
event loop comes back from painting the first page, and leave. The reference is a bare
window of the same size with one QGraphicsView.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from common import HEIGHT, MS, WIDTH, Row, child_environment, median, own_home, show

RUNS = 15
GOAL = 2.5
PAINTED = b"painted"
PATIENCE_S = 60.0

REPORT = f"""
import os
def report():
    os.write(1, {PAINTED!r})
    os._exit(0)
"""

BARE = f"""
{REPORT}
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, report)
app = QApplication([])
scene = QGraphicsScene()
view = View(scene)
view.resize({WIDTH}, {HEIGHT})
view.show()
app.exec()
"""

# The hook waits for the module of the first page instead of importing it, so that the
# program imports everything by itself and in its own order.
ROOM = f"""
{REPORT}
import sys
from importlib.util import find_spec
class Hook:
    def find_spec(self, name, path=None, target=None):
        if name != "skillgames.app.home":
            return None
        sys.meta_path.remove(self)
        spec = find_spec(name)
        load = spec.loader.exec_module
        def exec_module(module):
            load(module)
            watch(module.HomePage)
        spec.loader.exec_module = exec_module
        return spec
def watch(page):
    paint = page.paintEvent
    def painted(self, event):
        from PySide6.QtCore import QTimer
        page.paintEvent = paint
        paint(self, event)
        QTimer.singleShot(0, report)
    page.paintEvent = painted
sys.meta_path.insert(0, Hook())
sys.argv = ["skillgames", "play"]
from skillgames.__main__ import main
main()
"""


@dataclass(frozen=True, slots=True)
class Start:
    """One start: by the clock, and the time of the processor."""

    wall_ms: float
    cpu_ms: float


def main() -> int:
    """Measure and print."""
    with own_home() as home:
        start(ROOM, home)
        start(BARE, home)
        pairs = [(start(ROOM, home), start(BARE, home)) for _ in range(RUNS)]
    rooms, bares = zip(*pairs, strict=True)
    wall = median([one.wall_ms for one in rooms]), median([one.wall_ms for one in bares])
    cpu = median([one.cpu_ms for one in rooms]), median([one.cpu_ms for one in bares])
    show(
        f"Start: process to first painted page, {RUNS} starts each",
        [
            Row("by the clock", *wall, "ms", GOAL, goal_is_ratio=True, digits=0),
            Row("processor time", *cpu, "ms", digits=0),
        ],
    )
    return 0


def start(program: str, home: Path) -> Start:
    """Run a program until it reports; RuntimeError when it never does."""
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-c", program], env=child_environment(home), stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    before = os.times()
    watchdog = threading.Timer(PATIENCE_S, process.kill)
    watchdog.start()
    said = process.stdout.read(len(PAINTED))
    wall = (time.perf_counter() - began) * MS
    process.wait()
    watchdog.cancel()
    after = os.times()
    if said != PAINTED:
        raise RuntimeError("the program has ended without painting")
    used = after.children_user + after.children_system
    used -= before.children_user + before.children_system
    return Start(wall, used * MS)


if __name__ == "__main__":
    sys.exit(main())
