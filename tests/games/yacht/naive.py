"""A second scorer of Yacht, as slow and plain as the rules are told; it judges the fast one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

FACES = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}


def score(box: str, dice: Sequence[int]) -> int:
    """What five dice score in the box with this id."""
    if box in FACES:
        return sum(value for value in dice if value == FACES[box])
    if box == "chance":
        return sum(dice)
    if box == "yacht":
        return 50 if all(value == dice[0] for value in dice) else 0
    if box == "full_house":
        return 25 if sorted(Counter(dice).values()) == [2, 3] else 0
    if box == "three_of_a_kind":
        return sum(dice) if _alike(dice, 3) else 0
    if box == "four_of_a_kind":
        return sum(dice) if _alike(dice, 4) else 0
    length, worth = {"small_straight": (4, 30), "large_straight": (5, 40)}[box]
    return worth if any(_in_a_row(some) for some in combinations(dice, length)) else 0


def _alike(dice: Sequence[int], count: int) -> bool:
    return any(len(set(some)) == 1 for some in combinations(dice, count))


def _in_a_row(dice: Sequence[int]) -> bool:
    ordered = sorted(dice)
    return ordered == list(range(ordered[0], ordered[0] + len(ordered)))
