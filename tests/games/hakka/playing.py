"""Matches of Hakka cards played for tests: at random, or by the plain player."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from skillgames.engine import chance
from skillgames.games.hakka.state import HakkaOptions, HakkaState
from tests.games.hakka.positions import RULES

Player = Callable[[HakkaState], int]


def steps(
    seed: object, choose: Player | None = None, *, must_beat: bool = True, hands: int = 4
) -> Iterator[HakkaState]:
    """The state of a match before each move, until so many hands are scored."""
    rng = random.Random(f"steps {seed}")
    state = RULES.start(HakkaOptions(must_beat))
    while len(state.hands_played) < hands and (actor := RULES.to_act(state)) is not None:
        if not isinstance(actor, int):
            RULES.settle(state, chance.draw(actor, rng))
            continue
        yield state
        RULES.play(state, choose(state) if choose else rng.choice(RULES.legal_moves(state)))
