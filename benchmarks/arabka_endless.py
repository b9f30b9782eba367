"""Whether every match of Arabka ends: mixed levels at tables of two to five players.

For each number of players so many matches are played, the level of every seat drawn at random;
levels that sample use few worlds. Printed are the longest match in turns, and the share of
matches that end as a draw because nothing happened for too long (AA32).

`python benchmarks/arabka_endless.py [matches] [seed] [players]`, players being one number
"""

from __future__ import annotations

import random
import statistics
import sys

from skillgames.bots.budget import Budget
from skillgames.engine import chance
from skillgames.engine.events import Event
from skillgames.engine.game import Level
from skillgames.games.arabka.bot import LEVELS
from skillgames.games.arabka.events import MatchEnded
from skillgames.games.arabka.rules import ArabkaRules
from skillgames.games.arabka.state import FEWEST, MOST, ArabkaOptions

MATCHES = 500
SEED = 7_000
WORLDS = 4
MOST_TURNS = 2_000

RULES = ArabkaRules()


def play(seats: int, seed: object) -> tuple[int, bool]:
    """A match of mixed levels: its number of turns, and whether it was a draw."""
    rng = random.Random(f"endless {seats} {seed}")
    levels = [rng.choice(list(Level)) for _ in range(seats)]
    budgets = [Budget(random.Random(rng.getrandbits(63)), WORLDS) for _ in range(seats)]
    state = RULES.start(ArabkaOptions(seats))
    turns = 0
    while (actor := RULES.to_act(state)) is not None:
        if not isinstance(actor, int):
            RULES.settle(state, chance.draw(actor, rng))
            continue
        move = LEVELS[levels[actor]](RULES.view(state, actor), budgets[actor]).move
        told: list[Event] = []
        in_play = not state.swapping
        RULES.play(state, move, told)
        over = any(isinstance(event, MatchEnded) for event in told)
        turns += in_play and (over or state.extra is None)
        if turns > MOST_TURNS:
            raise SystemExit(f"match {seed} of {seats} {levels} goes on after {MOST_TURNS} turns")
    return turns, state.winner is None


def main() -> None:
    """Play them all."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    first = int(sys.argv[2]) if len(sys.argv) > 2 else SEED
    tables = [int(sys.argv[3])] if len(sys.argv) > 3 else range(FEWEST, MOST + 1)
    print(f"{matches} matches each from seed {first}, {WORLDS} worlds")
    for seats in tables:
        played = [play(seats, first + number) for number in range(matches)]
        turns = [count for count, _ in played]
        draws = sum(is_draw for _, is_draw in played) / matches
        print(
            f"{seats} players: {statistics.median(turns):.0f} turns in the middle,"
            f" {max(turns)} at most; draws {draws:.1%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
