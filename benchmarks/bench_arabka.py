"""Arabka: matches a second, and how long each level thinks.

The reference is a fixed loop of plain Python, measured in turns with everything else: on a busy
or slower machine it grows along.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

from common import MS, Row, interleaved, median, percentile, show, timed

from skillgames.bots.budget import Budget
from skillgames.engine import chance
from skillgames.engine.game import Level
from skillgames.games.arabka.bot import LEVELS
from skillgames.games.arabka.playout import play_out
from skillgames.games.arabka.rules import ArabkaRules
from skillgames.games.arabka.state import READY, ArabkaOptions, ArabkaState, ArabkaView

SEED = "bench arabka"
TIMES = 7
REFERENCE_STEPS = 20_000
MATCHES = 100
RANDOM_MATCHES = 10
MATCHES_OF_VIEWS = 4
EVERY = 3
"""Of the views of these matches every so manieth is asked about."""

PLAYOUT_GOAL_MS = 0.28
"""3 600 greedy matches a second."""
P99_GOAL_MS = {Level.EASY: 50.0, Level.MEDIUM: 50.0, Level.HARD: 50.0, Level.INSANE: 1000.0}
MEAN_GOAL_MS = {Level.INSANE: 250.0}

RULES = ArabkaRules()


def reference() -> float:
    """Milliseconds for a loop that never changes."""

    def loop() -> int:
        total = 0
        for step in range(REFERENCE_STEPS):
            total += step & 3
        return total

    return timed(loop)


def beside(action: Callable[[], float], times: int = TIMES) -> tuple[float, float]:
    """The medians of a measurement and of the reference."""
    measured, loops = interleaved(action, reference, times)
    return median(measured), median(loops)


def dealt(seats: int, rng: random.Random) -> ArabkaState:
    """A match just dealt."""
    state = RULES.start(ArabkaOptions(seats))
    while (actor := RULES.to_act(state)) is not None and not isinstance(actor, int):
        RULES.settle(state, chance.draw(actor, rng))
    return state


def greedy_matches() -> Row:
    """Two players, no swaps, the quick player on both seats, to the end; processor time."""
    rng = random.Random(SEED)
    states = []
    for _ in range(MATCHES):
        state = dealt(2, rng)
        while state.swapping:
            RULES.play(state, READY)
        states.append(state)

    def run() -> float:
        began = time.process_time()
        for state in states:
            play_out(state, rng)
        return (time.process_time() - began) * MS / MATCHES

    measured, loops = beside(run)
    name = f"greedy match of two ({MS / measured:.0f} a second)"
    return Row(name, measured, loops, "ms", PLAYOUT_GOAL_MS, digits=3)


def random_matches() -> Row:
    """Four players at random through the rules."""
    rng = random.Random(SEED)

    def run() -> float:
        began = time.perf_counter()
        for _ in range(RANDOM_MATCHES):
            state = dealt(4, rng)
            while state.turn >= 0:
                RULES.play(state, rng.choice(RULES.legal_moves(state)))
        return (time.perf_counter() - began) * MS / RANDOM_MATCHES

    measured, loops = beside(run)
    return Row("random match of four, through the rules", measured, loops, "ms")


def views(seats: int) -> list[ArabkaView]:
    """What the seats to act see in matches of Hard against Hard."""
    rng = random.Random(SEED)
    found: list[ArabkaView] = []
    for _ in range(MATCHES_OF_VIEWS):
        state = dealt(seats, rng)
        while state.turn >= 0:
            found.append(RULES.view(state, state.turn))
            RULES.play(state, LEVELS[Level.HARD](found[-1], Budget(rng)).move)
    return found[::EVERY]


def decisions(level: Level, asked: list[ArabkaView]) -> list[Row]:
    """How long this level thinks: mean, 99th percentile, longest."""
    rng = random.Random(SEED)
    spent: list[float] = []
    loops: list[float] = []
    for number, view in enumerate(asked):
        spent.append(timed(partial(LEVELS[level], view, Budget(rng))))
        if number % 50 == 0:
            loops.append(reference())
    loop = median(loops)
    mean = sum(spent) / len(spent)
    return [
        Row(f"{level}: mean decision", mean, loop, "ms", MEAN_GOAL_MS.get(level), digits=3),
        Row(f"{level}: 99 % of decisions", percentile(spent, 99), loop, "ms", P99_GOAL_MS[level]),
        Row(f"{level}: longest decision", max(spent), loop, "ms"),
    ]


def main() -> None:
    """Measure everything and print the table."""
    rows = [greedy_matches(), random_matches()]
    asked = [*views(2), *views(5)]
    for level in Level:
        rows += decisions(level, asked)
    title = f"Arabka; reference: a loop of {REFERENCE_STEPS} steps; {len(asked)} decisions"
    show(title, rows)


if __name__ == "__main__":
    main()
