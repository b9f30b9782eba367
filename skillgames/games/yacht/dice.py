"""Whose dice showed what, from the log of a match."""

from __future__ import annotations

from collections.abc import Iterable

from skillgames.engine.chance import DIE_SIDES
from skillgames.games.yacht.rules import SCORE_WORD

DICE_WORD = "dice"


def faces(log: Iterable[str], seats: int) -> list[list[int]]:
    """By seat: how often each face from 1 to 6 fell, over all throws of this log.

    ValueError or IndexError for what is no log of Yacht.
    """
    counts = [[0] * DIE_SIDES for _ in range(seats)]
    seat = 0
    for entry in log:
        word, _, rest = entry.partition(" ")
        if word == DICE_WORD:
            for value in rest.split(" "):
                counts[seat][int(value) - 1] += 1
        elif word == SCORE_WORD:
            seat = (seat + 1) % seats
    return counts
