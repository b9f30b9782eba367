"""Yacht: solving the game, how long each level thinks, and how well the levels play.

The reference of the solver is a fixed matrix product in numpy on one core, measured in
turns with it: on a busy or slower machine it grows along. `--exact` adds what takes about
a minute: the exact mean of every level and the spread of the totals of perfect play.

Means over many simulated games, two levels at a time on the same dice, each with its
standard error (a quarter of an hour on one core):

    skillgames arena yacht easy medium --option seats=1 --matches 20000 --seed 20301
    skillgames arena yacht hard insane --option seats=1 --matches 20000 --seed 20302
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
import tracemalloc

import numpy as np
from common import MS, Row, interleaved, median, percentile, show, spent
from yacht_exact import PLANS, mean_and_deviation, totals_of_perfect_play

from skillgames.bots.budget import Budget
from skillgames.engine import chance
from skillgames.engine.game import Level
from skillgames.games.yacht import solver
from skillgames.games.yacht.bot import LEVELS
from skillgames.games.yacht.rules import YachtRules
from skillgames.games.yacht.scoring import total
from skillgames.games.yacht.state import YachtOptions
from skillgames.games.yacht.targets import TARGETS
from skillgames.games.yacht.values import values

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""What the makers of fast products read when numpy is loaded."""

SEED = "bench yacht"
TIMES = 5
PRODUCTS = 8
SIDE = 1024
"""Rows and columns of the matrices of the reference."""
GAMES = 200
SOLVE_GOAL_MS = 2100.0
MEMORY_GOAL_MB = 40.0
DECISION_GOAL_MS = 5.0
MEGABYTE = 1 << 20

RULES = YachtRules()


def reference() -> float:
    """Milliseconds for some products of two fixed matrices."""
    left = np.linspace(0.0, 1.0, SIDE * SIDE).reshape(SIDE, SIDE)

    def multiply() -> None:
        for _ in range(PRODUCTS):
            left @ left

    return spent(multiply)


def solving() -> list[Row]:
    """The whole table, on one core, and the most memory it takes."""
    took, products = interleaved(lambda: spent(solver.solve), reference, TIMES)
    tracemalloc.start()
    solver.solve()
    peak = tracemalloc.get_traced_memory()[1] / MEGABYTE
    tracemalloc.stop()
    return [
        Row("solve the game", median(took), median(products), "ms", SOLVE_GOAL_MS, digits=0),
        Row("memory of the solver", peak, None, "MB", MEMORY_GOAL_MB, digits=1),
    ]


def solo_game(level: Level, rng: random.Random, took: list[float]) -> int:
    """The total of a solo game; the milliseconds of each decision go to `took`."""
    bot, budget = LEVELS[level], Budget(rng)
    state = RULES.start(YachtOptions(seats=1))
    while (actor := RULES.to_act(state)) is not None:
        if not isinstance(actor, int):
            RULES.settle(state, chance.draw(actor, rng))
            continue
        began = time.perf_counter()
        move = bot(RULES.view(state, actor), budget).move
        took.append((time.perf_counter() - began) * MS)
        RULES.play(state, move)
    return total(state.columns[0])


def decisions() -> list[Row]:
    """Each level plays alone: milliseconds of a decision, games in a second, mean total."""
    rows = []
    values()
    for level in Level:
        rng = random.Random(f"{SEED} {level}")
        solo_game(level, rng, [])
        took: list[float] = []
        began = time.perf_counter()
        totals = [solo_game(level, rng, took) for _ in range(GAMES)]
        per_second = GAMES / (time.perf_counter() - began)
        error = float(np.std(totals)) / GAMES**0.5
        p99 = percentile(took, 99)
        rows += [
            Row(f"{level}: a decision, mean", sum(took) / len(took), None, "ms", DECISION_GOAL_MS),
            Row(f"{level}: a decision, 99 %", p99, None, "ms", DECISION_GOAL_MS),
            Row(f"{level}: solo games", per_second, None, "/s", digits=0),
            Row(f"{level}: total, mean", float(np.mean(totals)), None, f"± {error:.1f}", digits=1),
        ]
    return rows


def exact() -> list[Row]:
    """What no game has to be played for."""
    rows = []
    for level in PLANS:
        mean, deviation = mean_and_deviation(level)
        rows.append(Row(f"{level}: exact mean", mean, None, f"SD {deviation:.2f}", digits=4))
    spread = totals_of_perfect_play()
    points = np.arange(len(spread))
    mean = float(spread @ points)
    deviation = float(np.sqrt(spread @ (points - mean) ** 2))
    rows.append(Row("insane: exact mean", mean, None, f"SD {deviation:.2f}", digits=9))
    for target in TARGETS:
        chance_of = float(spread[target:].sum())
        rows.append(Row(f"insane: total of {target} or more", chance_of, None, "", digits=4))
    return rows


def on_one_core() -> None:
    """Run this program again, and leave, unless numpy already keeps to one core."""
    if any(os.environ.get(name) != "1" for name in THREADS):
        environment = os.environ | dict.fromkeys(THREADS, "1")
        sys.exit(subprocess.run([sys.executable, *sys.argv], env=environment).returncode)


if __name__ == "__main__":
    on_one_core()
    show("Yacht", [*solving(), *decisions()])
    if "--exact" in sys.argv[1:]:
        show("Yacht, computed exactly", exact())
