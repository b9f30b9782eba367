"""How long the window stands still while sounds are made ready, and when one is played.

Loading takes one step per turn of the event loop: the library, a device, one effect after
the other. What counts is the longest turn, measured in fresh processes, because a library
is loaded only once. It needs an output, be it one that swallows everything, for example

    pulseaudio -n -L module-null-sink -L module-native-protocol-unix --exit-idle-time=-1

Without one there is nothing to measure.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time

from common import MS, Row, child_environment, median, own_home, show

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
    steps = [run["steps"] for run in runs]
    show(
        f"Sound: how long the event loop is held, {RUNS} fresh processes",
        [
            Row("longest step of loading", median([max(s) for s in steps]), None, "ms", GOAL_MS),
            Row("  its processor time", median([max(run["cpu"]) for run in runs]), None, "ms"),
            Row("longest step of all runs", max(max(s) for s in steps), None, "ms"),
            Row("all steps together", median([sum(s) for s in steps]), None, "ms"),
            Row("playing a sound", median([run["play"] for run in runs]), None, "ms", 1.0),
        ],
    )
    return 0


def load() -> int:
    """One process: load as the room does, report every turn of the event loop."""
    from PySide6.QtWidgets import QApplication

    from skillgames.widgets.sound import QtLibrary, SoundPlayer

    app = QApplication([])
    player = SoundPlayer(QtLibrary)
    player.warm()
    steps, cpu = [], []
    while player.is_loading:
        began, worked = time.perf_counter(), time.thread_time()
        app.processEvents()
        steps.append((time.perf_counter() - began) * MS)
        cpu.append((time.thread_time() - worked) * MS)
    audible = player.is_audible
    began = time.perf_counter()
    for _ in range(PLAYS):
        player.play("play")
        app.processEvents()
    play = (time.perf_counter() - began) * MS / PLAYS
    player.close()
    print(json.dumps({"audible": audible, "steps": steps, "cpu": cpu, "play": play}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
