"""Fishing: captures, random matches, and how long each level thinks.

The reference is a fixed loop of plain Python, measured in turns with everything else:
on a busy or slower machine it grows along. Captures begin with nothing remembered,
decisions are made as in play, where what was seen before is.
"""

from __future__ import annotations

import random
import time
from functools import partial

from common import MS, Row, show, timed
from ladder import REFERENCE, Ladder, beside

from skillgames.bots.budget import Budget
from skillgames.engine import chance
from skillgames.engine.cards import PACK_SIZE, mask_of
from skillgames.engine.game import Level
from skillgames.games.fishing import capture
from skillgames.games.fishing.bot import LEVELS, hard
from skillgames.games.fishing.rules import PACK, FishingRules
from skillgames.games.fishing.state import FishingOptions, FishingView

SEED = "bench fishing"
TIMES = 7
TABLES = 5_000
MATCHES = 100
ROUNDS = 12
THOUSAND = 1_000

CAPTURES_GOAL_MS = 5.0
WORST_GOAL_MS = 20.0
MATCH_GOAL_MS = 1.0
P99_GOAL_MS = {Level.EASY: 50.0, Level.MEDIUM: 50.0, Level.HARD: 50.0, Level.INSANE: 500.0}
MEAN_GOAL_MS = {Level.INSANE: 30.0}

RULES = FishingRules()


def random_match(rng: random.Random, tables: list[tuple[int, int]] | None = None) -> None:
    """A match at random; what is played on which table goes to `tables`."""
    state = RULES.start(FishingOptions())
    while (actor := RULES.to_act(state)) is not None:
        if not isinstance(actor, int):
            RULES.settle(state, chance.draw(actor, rng))
            continue
        legal = RULES.legal_moves(state)
        move = legal[int(rng.random() * len(legal))]
        if tables is not None:
            tables.append((move, state.table_mask))
        RULES.play(state, move)


def captures() -> Row:
    """A thousand captures on tables as they occur in play, nothing remembered before."""
    rng = random.Random(SEED)
    tables: list[tuple[int, int]] = []
    while len(tables) < TABLES:
        random_match(rng, tables)
    cases = [(card, table) for card, table in tables if table]

    def run() -> float:
        capture.forget()
        began = time.perf_counter()
        for card, table in cases:
            capture.best_capture(card, table)
        return (time.perf_counter() - began) * MS / len(cases) * THOUSAND

    measured, loops = beside(run, TIMES)
    return Row("1 000 captures, tables from play", measured, loops, "ms", CAPTURES_GOAL_MS)


def worst_captures() -> list[Row]:
    """The slowest capture on the largest tables, nothing remembered."""
    one_each = mask_of(4 * rank for rank in range(13))
    sixteen = [one_each | mask for mask in capture.RANK_MASK]
    low = (1 << 16) - 1

    def slowest(tables: list[int]) -> float:
        worst = 0.0
        for table in tables:
            for card in (*range(2, PACK_SIZE, 4), 7, 37):
                capture.forget()
                worst = max(worst, timed(partial(capture.best_capture, card, table)))
        return worst

    rows = []
    for name, tables in (("13 ranks and 3 more", sixteen), ("four aces to four fours", [low])):
        measured, loops = beside(partial(slowest, tables), 3)
        rows.append(
            Row(f"slowest capture of 16 cards, {name}", measured, loops, "ms", WORST_GOAL_MS)
        )
    return rows


def matches() -> Row:
    """A match at random through the rules, about 135 plays."""
    rng = random.Random(SEED)

    def run() -> float:
        began = time.perf_counter()
        for _ in range(MATCHES):
            random_match(rng)
        return (time.perf_counter() - began) * MS / MATCHES

    measured, loops = beside(run, TIMES)
    figure = f"random match ({MS / measured:.0f} a second)"
    return Row(figure, measured, loops, "ms", MATCH_GOAL_MS)


def views(rounds: int) -> list[FishingView]:
    """What the seats to act see in rounds of Hard against Hard."""
    rng = random.Random(SEED)
    found: list[FishingView] = []
    for _ in range(rounds):
        state = RULES.start(FishingOptions())
        RULES.settle(state, chance.draw(PACK, rng))
        while state.turn >= 0:
            found.append(RULES.view(state, state.turn))
            RULES.play(state, hard(found[-1], Budget(rng)).move)
    return found


def main() -> None:
    """Measure everything and print the table."""
    rows = [captures(), *worst_captures(), matches()]
    asked = views(ROUNDS)
    rows += Ladder(LEVELS, SEED, P99_GOAL_MS, MEAN_GOAL_MS).rows(asked)
    title = f"Fishing; {REFERENCE}; {len(asked)} decisions"
    show(title, rows)


if __name__ == "__main__":
    main()
