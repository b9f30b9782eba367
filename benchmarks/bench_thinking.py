"""Whether the window stays smooth while the strongest bot thinks in its process.

The real window shows a match; a timer of 16 ms moves a card at each tick, so every tick
paints a frame. The gaps between ticks are taken while nobody thinks (the reference) and
while question after question is put to the strongest bot, in turns of a few seconds.
"""

from __future__ import annotations

import random
import sys
import time
from itertools import cycle, pairwise
from typing import TYPE_CHECKING

from common import MS, Row, median, own_home, percentile, show

if TYPE_CHECKING:
    from skillgames.app.thinker import Thinker

SLUG = "fishing"
MOMENTS = 48
"""A whole round of Fishing."""

GOAL = 1.2
TICK_MS = 16
PERCENT = 99
TURN_S = 2.5
TURNS = 5
STILL_S = 3.0
"""So long until the table lies still and the bots' process has started."""
PAUSE_S = 0.2
SWING = 30
"""Pixels the card goes before it begins again."""


def main() -> int:
    """Measure and print."""
    with own_home():
        idle, busy, answers, thinking_ms = _measure()
    share = 100 * thinking_ms / (TURNS * TURN_S * MS)
    show(
        f"Gaps of a {TICK_MS} ms timer while the strongest bot thinks"
        f" ({answers} answers, thinking {share:.0f} % of the time)",
        [
            Row("99th percentile", *_percentiles(busy, idle), "ms", GOAL, goal_is_ratio=True),
            Row("median", median(busy), median(idle), "ms"),
            Row("longest", max(busy), max(idle), "ms"),
        ],
    )
    return 0


def _percentiles(busy: list[float], idle: list[float]) -> tuple[float, float]:
    return percentile(busy, PERCENT), percentile(idle, PERCENT)


def _measure() -> tuple[list[float], list[float], int, float]:
    """Gaps without and with a thinking bot, how many answers came, and how long they took."""
    from PySide6.QtCore import Qt, QTimer
    from room import application, open_room, sit_down, wait

    from skillgames.app.thinker import ProcessThinker
    from skillgames.engine.game import Level

    application()
    window = open_room("normal")
    _, table = sit_down(window, Level.INSANE)
    thinker = ProcessThinker()
    asker = Asker(thinker)
    wait(STILL_S)
    item = next(item for item in table.items.values() if item.place.face)
    start = item.place
    ticks: list[float] = []

    def tick() -> None:
        ticks.append(time.perf_counter())
        item.show_place(start.at(y=start.y + len(ticks) % SWING))

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)

    def turn() -> list[float]:
        ticks.clear()
        timer.start(TICK_MS)
        wait(TURN_S)
        timer.stop()
        return [(later - sooner) * MS for sooner, later in pairwise(ticks)]

    idle: list[float] = []
    busy: list[float] = []
    for _ in range(TURNS):
        idle += turn()
        asker.go()
        busy += turn()
        asker.stop()
        wait(PAUSE_S)
    thinker.close()
    window.close()
    return idle, busy, asker.answers, asker.thought_ms


class Asker:
    """Asks the strongest bot about one moment of a match after another."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._views = cycle(_moments())
        self._going = False
        self._asked = 0.0
        self.answers = 0
        self.thought_ms = 0.0
        thinker.answered.connect(self._take)
        thinker.warm(SLUG)

    def go(self) -> None:
        """Put one question after another."""
        self._going = True
        self._ask()

    def stop(self) -> None:
        """No more questions."""
        self._going = False
        self._thinker.cancel()

    def _ask(self) -> None:
        from skillgames.app.thinker import Question
        from skillgames.engine.game import Level

        self._asked = time.perf_counter()
        view = next(self._views)
        self._thinker.ask(Question(1, self.answers, SLUG, view, Level.INSANE, self.answers))

    def _take(self, answer: object) -> None:
        self.answers += 1
        self.thought_ms += (time.perf_counter() - self._asked) * MS
        if self._going:
            self._ask()


def _moments() -> list[object]:
    """What the acting seats see in the first round of a match of random moves."""
    from skillgames import registry
    from skillgames.engine.match import Match, header_for

    game = registry.game(SLUG)
    match = Match(game, header_for(game, {}))
    rng = random.Random(1)
    views: list[object] = []
    while len(views) < MOMENTS:
        seat = match.to_act
        if isinstance(seat, int):
            views.append(match.view(seat))
            match.play(rng.choice(match.legal_moves()))
        else:
            match.draw(rng)
    return views


if __name__ == "__main__":
    sys.exit(main())
