"""What a roll scores, by the examples of the rules and by a second, naive scorer."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skillgames.engine.dice import groups, parts, ways
from skillgames.games.yacht import scoring
from skillgames.games.yacht.scoring import BOX_OF, BOXES, bonus, points, total, upper_sum
from tests.games.yacht import naive
from tests.games.yacht.playing import column

CASES = [
    ("YX1", "4 4 4 1 2", "fours", 12),
    ("YX3", "3 3 3 3 3", "full_house", 0),
    ("YX3", "3 3 3 3 3", "yacht", 50),
    ("YX3", "3 3 3 3 3", "four_of_a_kind", 15),
    ("YX3", "3 3 3 3 3", "three_of_a_kind", 15),
    ("YX3", "3 3 3 3 3", "threes", 15),
    ("YX4", "1 2 3 4 4", "small_straight", 30),
    ("YX4", "1 2 3 4 5", "small_straight", 30),
    ("YX4", "1 2 3 5 6", "small_straight", 0),
    ("YX4", "2 3 4 5 6", "large_straight", 40),
    ("YX5", "2 2 3 3 3", "full_house", 25),
    ("YX5", "2 2 3 3 3", "three_of_a_kind", 13),
    ("YX5", "2 2 3 3 3", "chance", 13),
    ("YX5", "2 2 3 3 4", "full_house", 0),
    ("straight out of order", "4 6 3 4 5", "small_straight", 30),
    ("straight out of order", "5 3 1 4 2", "large_straight", 40),
    ("straight with a gap", "1 2 3 4 6", "large_straight", 0),
    ("two pairs", "2 2 3 3 4", "three_of_a_kind", 0),
    ("three alike", "5 5 5 1 2", "four_of_a_kind", 0),
    ("four alike", "5 5 5 5 2", "four_of_a_kind", 22),
    ("four alike", "5 5 5 5 2", "full_house", 0),
    ("four alike", "5 5 5 5 2", "yacht", 0),
    ("none of them", "1 2 3 4 5", "sixes", 0),
    ("the most", "6 6 6 6 6", "chance", 30),
]


@pytest.mark.parametrize(("name", "dice", "box", "scored"), CASES)
def test_cases(name: str, dice: str, box: str, scored: int) -> None:
    """B2."""
    assert points(BOX_OF[box], tuple(map(int, dice.split()))) == scored


def test_yx2_the_bonus_comes_at_exactly_63() -> None:
    upper = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    assert (upper_sum(column(**upper)), bonus(column(**upper))) == (63, 35)
    assert total(column(**upper)) == 98
    less = upper | {"ones": 2}
    assert (upper_sum(column(**less)), bonus(column(**less)), total(column(**less))) == (62, 0, 62)


def test_the_bonus_does_not_wait_for_the_last_upper_box() -> None:
    early = column(fours=20, fives=25, sixes=18)
    assert (bonus(early), total(early)) == (35, 98)


def test_the_lower_boxes_bring_no_bonus() -> None:
    assert bonus(column(chance=30, yacht=50)) == 0


@given(st.lists(st.integers(1, 6), min_size=5, max_size=5), st.sampled_from(BOXES))
def test_the_naive_scorer_agrees(dice: list[int], box: str) -> None:
    assert points(BOX_OF[box], dice) == naive.score(box, dice)


def test_the_naive_scorer_agrees_on_every_roll_there_is() -> None:
    for dice in product(range(1, 7), repeat=5):
        assert [points(box, dice) for box in range(13)] == [naive.score(box, dice) for box in BOXES]


@given(st.permutations([1, 2, 3, 4, 5, 6]), st.sampled_from(BOXES))
def test_the_order_of_dice_does_not_matter(dice: list[int], box: str) -> None:
    roll = dice[:5]
    assert points(BOX_OF[box], roll) == points(BOX_OF[box], sorted(roll))


def test_boxes_filled_and_empty() -> None:
    some = column(ones=0, yacht=50)
    assert scoring.used_boxes(some) == 1 | 1 << BOX_OF["yacht"]
    assert len(scoring.open_boxes(some)) == 11
    assert BOX_OF["ones"] not in scoring.open_boxes(some), "a zero fills its box"


# --- groups of dice ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "number"), [(0, 1), (1, 6), (2, 21), (3, 56), (4, 126), (5, 252)]
)
def test_groups(count: int, number: int) -> None:
    assert len(groups(count)) == number
    assert sum(map(ways, groups(count))) == 6**count
    found = sorted({tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count)})
    assert list(groups(count)) == found


def test_parts_of_a_group() -> None:
    assert parts((1, 1, 6)) == ((1, 1, 6), (1, 1), (1, 6), (1,), (6,), ())
    assert len(parts((1, 2, 3, 4, 5))) == 32
