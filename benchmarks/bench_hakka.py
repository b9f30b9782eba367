"""Hakka cards: random hands, playouts, imagined hands, and how long each level thinks.

The reference is a fixed loop of plain Python, measured in turns with everything else: on a
busy or slower machine it grows along. Everything is measured in processor time of this
process, so that others who use the machine disturb little.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from common import MS, Row, median, show, spent
from ladder import REFERENCE, Ladder, beside, reference

from skillgames.engine import chance
from skillgames.engine.game import Level
from skillgames.games.hakka.bot import LEVELS, plain_move
from skillgames.games.hakka.playout import NOBODY, Line, play_out
from skillgames.games.hakka.rules import HakkaRules
from skillgames.games.hakka.state import HakkaOptions, HakkaState, HakkaView
from skillgames.games.hakka.worlds import Worlds

SEED = "bench hakka"
TIMES = 7
MATCHES = 40
HANDS_IN_MATCH = 4
PLAYOUTS = 500
DECISION_MATCHES = 8
WORLDS = 20

HANDS_A_SECOND = 7_000
HAND_GOAL_MS = MS / HANDS_A_SECOND
MEAN_GOAL_MS = {
    Level.EASY: 50.0,
    Level.MEDIUM: 50.0,
    Level.HARD: 50.0,
    Level.INSANE: 100.0,
}
P99_GOAL_MS = {Level.INSANE: 1000.0}

RULES = HakkaRules()


def play_match(rng: random.Random, choose: Callable[[HakkaState], int]) -> None:
    """A match through the rules."""
    state = RULES.start(HakkaOptions())
    while (actor := RULES.to_act(state)) is not None:
        if isinstance(actor, int):
            RULES.play(state, choose(state))
        else:
            RULES.settle(state, chance.draw(actor, rng))


def random_hands() -> Row:
    """A hand through the rules, calling and scoring too: at each turn any of all legal moves."""
    rng = random.Random(SEED)

    def choose(state: HakkaState) -> int:
        legal = RULES.legal_moves(state)
        return legal[int(rng.random() * len(legal))]

    def run() -> float:
        return spent(lambda: [play_match(rng, choose) for _ in range(MATCHES)]) / (
            MATCHES * HANDS_IN_MATCH
        )

    measured, loops = beside(run, TIMES, spent)
    figure = f"random hand ({MS / measured:.0f} a second)"
    return Row(figure, measured, loops, "ms", HAND_GOAL_MS, digits=3)


def playouts() -> Row:
    """A whole hand between plain players, without the rules around it."""
    rng = random.Random(SEED)
    deals = []
    for state in first_leads(rng, PLAYOUTS):
        deals.append([state.hands[seat] for seat in range(4) if seat != state.dreamer])

    def run() -> float:
        def all_of_them() -> None:
            for hands in deals:
                play_out(Line(hands[:], 0, [0, 0, 0], [0, 0, 0], NOBODY, 0))

        return spent(all_of_them) / len(deals)

    measured, loops = beside(run, TIMES, spent)
    return Row(f"playout of a hand ({MS / measured:.0f} a second)", measured, loops, "ms", digits=3)


def first_leads(rng: random.Random, count: int) -> list[HakkaState]:
    """Freshly dealt hands."""
    found = []
    for _ in range(count):
        state = RULES.start(HakkaOptions())
        for _ in range(2):
            pending = RULES.to_act(state)
            assert pending is not None
            assert not isinstance(pending, int)
            RULES.settle(state, chance.draw(pending, rng))
        found.append(state)
    return found


def views() -> list[HakkaView]:
    """What the seats to act see in matches of plain players."""
    rng = random.Random(SEED)
    found: list[HakkaView] = []

    def choose(state: HakkaState) -> int:
        found.append(RULES.view(state, state.turn))
        return plain_move(found[-1])

    for _ in range(DECISION_MATCHES):
        play_match(rng, choose)
    return found


def imagining(asked: list[HakkaView]) -> list[Row]:
    """Getting ready to imagine hands, and a hand imagined."""
    rng = random.Random(SEED)
    ready = [spent(partial(Worlds, view)) for view in asked]
    loops = [reference(spent) for _ in range(TIMES)]
    deals = []
    for view in asked:
        worlds = Worlds(view)
        deals.append(spent(lambda worlds=worlds: [worlds.deal(rng) for _ in range(WORLDS)]))
    loop = median(loops)
    mean = sum(deals) / len(deals) / WORLDS
    return [
        Row("ready to imagine hands, mean", sum(ready) / len(ready), loop, "ms", digits=3),
        Row("ready to imagine hands, longest", max(ready), loop, "ms"),
        Row("a hand imagined, mean", mean, loop, "ms", digits=3),
    ]


def main() -> None:
    """Measure everything and print the table."""
    rows = [random_hands(), playouts()]
    asked = views()
    rows += imagining(asked)
    rows += Ladder(LEVELS, SEED, P99_GOAL_MS, MEAN_GOAL_MS, spent).rows(asked)
    title = f"Hakka cards; {REFERENCE}; {len(asked)} decisions"
    show(title, rows)


if __name__ == "__main__":
    main()
