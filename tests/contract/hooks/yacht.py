"""What the contract tests have to be told about Yacht."""

from __future__ import annotations

import random

from skillgames.games.yacht.scoring import BOXES
from skillgames.games.yacht.state import ROLLS, YachtState

HIDES = False
"""Everything lies open."""


def check(state: YachtState) -> None:
    """Columns fill in step, and dice and rolls fit together."""
    filled = [sum(value is not None for value in column) for column in state.columns]
    for seat, count in enumerate(filled):
        done = seat < state.turn or state.over
        assert count == (state.round if done else state.round - 1)
    assert state.over == (filled == [len(BOXES)] * len(filled))
    assert (state.dice is None) == (state.rolls_left == ROLLS)
    if state.dice is not None:
        assert len(state.dice) == 5
        assert set(state.dice) <= set(range(1, 7))
    assert (state.target is None) == (len(state.columns) > 1)


def shuffled(state: YachtState, seat: int, rng: random.Random) -> YachtState:
    """Nothing is hidden: a copy."""
    return state.copy()


def hidden(state: YachtState, seat: int) -> set[str]:
    """Nothing."""
    return set()


def respelled(text: str, rng: random.Random) -> str:
    """The slots of a roll in another order."""
    word, *rest = text.split(" ")
    if word == "roll":
        rng.shuffle(rest)
    return " ".join((word, *rest))
