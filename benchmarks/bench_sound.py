"""How long the window stands still while sounds are made ready, and when one is played.

Loading takes one step per turn of the event loop: the library, a device, one effect after
the other, after a thread has read the files. What counts is how long a clock that ticks every
millisecond has to wait longest, measured in fresh processes, because a library is loaded only
once. The reference is the same clock in the same process when nothing is left to load. It
needs an output, be it one that swallows everything, for example

    pulseaudio -n -L module-null-sink -L module-native-protocol-unix --exit-idle-time=-1

Without one there is nothing to measure.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable

from common import MS, Row, child_environment, median, own_home, show
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QApplication

RUNS = 9
GOAL_MS = 16.0
"""A frame at 60 frames per second."""

LOAD = "load"
PLAYS = 30


def main() -> int:
    """Measure and print."""
    if LOAD in sys.argv:
        return load()
    with own_home() as home:
        command = [sys.executable, __file__, LOAD]
        runs = []
        for _ in range(RUNS + 1):
            done = subprocess.run(
                command, env=child_environment(home), capture_output=True, text=True, check=True
            )
            runs.append(json.loads(done.stdout))
    if not all(run["audible"] for run in runs):
        print("Sound: not measured, there is no output or no library for one")
        return 0
    runs = runs[1:]  # the first one has filled the caches
    longest, still = ([run[name] for run in runs] for name in ("longest", "still"))
    show(
        f"Sound: how long the event loop is held, {RUNS} fresh processes",
        [
            Row("longest wait while loading", median(longest), median(still), "ms", GOAL_MS),
            Row("longest wait of all runs", max(longest), max(still), "ms"),
            Row("its processor time", median([run["cpu"] for run in runs]), None, "ms"),
            Row("from first to last step", median([run["whole"] for run in runs]), None, "ms"),
            Row("playing a sound", median([run["play"] for run in runs]), None, "ms", 1.0),
        ],
    )
    return 0


class Clock:
    """Ticks in the event loop and remembers the longest wait between two ticks."""

    def __init__(self, app: QCoreApplication, until: Callable[[], bool]) -> None:
        self.longest = self.cpu = 0.0
        self._app = app
        self._until = until
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def run(self) -> None:
        """Tick until it is enough."""
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer.start(1)
        self._app.exec()

    def _tick(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self.longest = max(self.longest, (now - self._last) * MS)
        self.cpu = max(self.cpu, (worked - self._worked) * MS)
        self._last, self._worked = now, worked
        if self._until():
            self._timer.stop()
            self._app.quit()


def load() -> int:
    """One process: load as the room does, then be idle for as long, and report."""
    from skillgames.widgets.sound import QtLibrary, SoundPlayer, fetch_library

    app = QApplication([])
    player = SoundPlayer(QtLibrary, fetch_library)
    player.warm()
    began = time.perf_counter()
    loading = Clock(app, lambda: not player.is_loading)
    loading.run()
    ended = time.perf_counter()
    idle = Clock(app, lambda: time.perf_counter() >= ended + (ended - began))
    idle.run()
    audible = player.is_audible
    began_to_play = time.perf_counter()
    for _ in range(PLAYS):
        player.play("play")
        app.processEvents()
    play = (time.perf_counter() - began_to_play) * MS / PLAYS
    player.close()
    figures = {"longest": loading.longest, "cpu": loading.cpu, "still": idle.longest}
    figures |= {"whole": (ended - began) * MS, "play": play, "audible": audible}
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
