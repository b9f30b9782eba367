"""Tarocchino: playouts, combinations, imagined deals, and how long each level thinks.

All figures are processor time of one core, so that a busy machine changes them less; the
reference is a fixed loop of plain Python, measured in turns with everything else.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from common import MS, Row, show, spent
from ladder import REFERENCE, Ladder, beside

from skillgames.bots.budget import Budget
from skillgames.engine import chance
from skillgames.engine.bologna import PACK_SIZE
from skillgames.engine.game import Level
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.bot import LEVELS
from skillgames.games.tarocchino.playout import play_out, table_of
from skillgames.games.tarocchino.policy import Picker, make_picker
from skillgames.games.tarocchino.rules import DEALER, PACK, TarocchinoRules
from skillgames.games.tarocchino.state import (
    Phase,
    TarocchinoOptions,
    TarocchinoState,
    TarocchinoView,
)
from skillgames.games.tarocchino.strength import LED, MATTO_BIT, TRUMPS
from skillgames.games.tarocchino.worlds import Worlds
from skillgames.games.tarocchino.worth import PLANNED

SEED = "bench tarocchino"
TIMES = 5
THOUSAND = 1_000
TABLES = 200
PILES = 5_000
DEALS = 400
GAMES = 3

RANDOM_GOAL_MS = 100.0
"""A thousand random playouts: 10 000 a second."""
P99_GOAL_MS = {Level.EASY: 50.0, Level.MEDIUM: 50.0, Level.HARD: 50.0, Level.INSANE: 1000.0}
MEAN_GOAL_MS = {Level.INSANE: 250.0}

RULES = TarocchinoRules()


def row(figure: str, count: int, action: Callable[[], object], goal: float | None = None) -> Row:
    """A thousand times something of which `action` does `count`."""
    each, loop = beside(lambda: spent(action) / count * THOUSAND, TIMES, spent)
    rate = f"{figure} ({THOUSAND * MS / each:,.0f} a second)"
    return Row(rate, each, loop, "ms", goal)


def new_game(rng: random.Random) -> TarocchinoState:
    """A deal, the dealer to discard."""
    state = RULES.start(TarocchinoOptions())
    for pending in (DEALER, PACK):
        RULES.settle(state, chance.draw(pending, rng))
    return state


def ready_to_play(rng: random.Random) -> TarocchinoState:
    """The same with discards laid away at random and everything declared."""
    state = new_game(rng)
    RULES.play(state, rng.choice(RULES.legal_moves(state)))
    while state.phase is Phase.DECLARING:
        RULES.play(state, RULES.legal_moves(state)[0])
    return state


def random_picker(rng: random.Random) -> Picker:
    """Any legal card."""
    draw = rng.random

    def pick(
        hand: int, led: int, best: int, value: float, place: int, ours: bool, gone: int
    ) -> int:
        cards = hand
        if best >= 0:
            cards = (hand & LED[led] or hand & TRUMPS or hand) | hand & MATTO_BIT
        for _ in range(int(draw() * cards.bit_count())):
            cards &= cards - 1
        return (cards & -cards).bit_length() - 1

    return pick


def playouts() -> list[Row]:
    """Whole plays of 60 cards with their settlement."""
    rng = random.Random(SEED)
    tables = [table_of(ready_to_play(rng)) for _ in range(TABLES)]

    def run(pick: Picker) -> None:
        for table in tables:
            play_out(table, table.hands, pick, PLANNED)

    any_card = partial(run, random_picker(rng))
    sensible = partial(run, make_picker(PLANNED))
    return [
        row("1 000 random playouts", TABLES, any_card, RANDOM_GOAL_MS),
        row("1 000 sensible playouts", TABLES, sensible),
    ]


def combinations() -> Row:
    """Piles as they occur at the end, about half the pack each."""
    rng = random.Random(SEED)
    piles = [rng.getrandbits(PACK_SIZE) for _ in range(PILES)]

    def run() -> None:
        for pile in piles:
            quick.points(pile)

    return row("combinations of 1 000 piles", PILES, run)


def views(games: int) -> list[TarocchinoView]:
    """What the seats to act see in games of Medium against Medium."""
    rng = random.Random(SEED)
    found: list[TarocchinoView] = []
    for _ in range(games):
        state = new_game(rng)
        while state.turn >= 0:
            found.append(RULES.view(state, state.turn))
            RULES.play(state, LEVELS[Level.MEDIUM](found[-1], Budget(rng)).move)
    return found


def imagined(asked: list[TarocchinoView]) -> list[Row]:
    """Deals under all that is known in the fifth trick, and what it takes to begin."""
    rng = random.Random(SEED)
    here = [view for view in asked if view.phase is Phase.PLAYING and len(view.history) == 5]
    worlds = [Worlds(view) for view in here]

    def deal() -> None:
        for one in worlds:
            for _ in range(DEALS):
                one.deal(rng)

    def begin() -> None:
        for view in here:
            Worlds(view)

    return [
        row("1 000 deals that fit", len(worlds) * DEALS, deal),
        row("1 000 positions made ready for deals", len(here), begin),
    ]


def main() -> None:
    """Measure everything and print the table."""
    asked = views(GAMES)
    rows = [*playouts(), combinations(), *imagined(asked)]
    rows += Ladder(LEVELS, SEED, P99_GOAL_MS, MEAN_GOAL_MS, spent, every=20).rows(asked)
    title = f"Tarocchino; {REFERENCE}; {len(asked)} decisions"
    show(title, rows)


if __name__ == "__main__":
    main()
