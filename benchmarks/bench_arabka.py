"""Arabka: matches a second, and how long each level thinks.

The reference is a fixed loop of plain Python, measured in turns with everything else: on a busy
or slower machine it grows along.
"""

from __future__ import annotations

import random
import time

from common import MS, Row, show
from ladder import REFERENCE, Ladder, beside

from skillgames.bots.budget import Budget
from skillgames.engine import chance
from skillgames.engine.game import Level
from skillgames.games.arabka.bot import LEVELS
from skillgames.games.arabka.playout import play_out
from skillgames.games.arabka.rules import ArabkaRules
from skillgames.games.arabka.state import READY, ArabkaOptions, ArabkaState, ArabkaView

SEED = "bench arabka"
TIMES = 7
MATCHES = 100
RANDOM_MATCHES = 10
MATCHES_OF_VIEWS = 4
EVERY = 3
"""Of the views of these matches every so manieth is asked about."""

PLAYOUT_GOAL_MS = 0.28
"""3 600 greedy matches a second."""
TABLES = (2, 3, 5)
"""Numbers of players at whose tables the levels are timed: each has its own way to search."""
P99_GOAL_MS = {Level.EASY: 50.0, Level.MEDIUM: 50.0, Level.HARD: 50.0, Level.INSANE: 1000.0}
MEAN_GOAL_MS = {Level.INSANE: 250.0}

RULES = ArabkaRules()


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

    measured, loops = beside(run, TIMES)
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

    measured, loops = beside(run, TIMES)
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


def main() -> None:
    """Measure everything and print the table."""
    rows = [greedy_matches(), random_matches()]
    count = 0
    for seats in TABLES:
        asked = views(seats)
        count += len(asked)
        at = f", {seats} players"
        rows += Ladder(LEVELS, SEED, P99_GOAL_MS, MEAN_GOAL_MS, where=at).rows(asked)
    show(f"Arabka; {REFERENCE}; {count} decisions", rows)


if __name__ == "__main__":
    main()
