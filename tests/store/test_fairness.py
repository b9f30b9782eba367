"""Counts of faces, and how unusual they are: against tables and against chance itself."""

from __future__ import annotations

import random

import pytest

from skillgames.store.fairness import Thrown, added, chance_of, chi_square_tail, narrowed


@pytest.mark.parametrize(
    ("measure", "freedom", "tail"),
    [
        (11.0705, 5, 0.05),
        (15.0863, 5, 0.01),
        (4.3515, 5, 0.50),
        (3.8415, 1, 0.05),
        (5.9915, 2, 0.05),
        (9.4877, 4, 0.05),
        (18.307, 10, 0.05),
        (0.0, 5, 1.0),
        (0.0, 2, 1.0),
        (5000.0, 5, 0.0),
    ],
)
def test_the_tail_is_that_of_the_tables(measure: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(measure, freedom) == pytest.approx(tail, abs=2e-5)


def test_equal_counts_are_the_least_unusual() -> None:
    assert chance_of((50,) * 6) == 1.0
    # 25 / 50 for each: chi-square 3, five degrees of freedom
    assert chance_of((55, 45, 55, 45, 55, 45)) == pytest.approx(0.69999, abs=1e-4)
    assert chance_of((150, 0, 0, 0, 0, 150)) == pytest.approx(0.0, abs=1e-12)


def test_few_dice_tell_nothing() -> None:
    assert chance_of(()) is None
    assert chance_of((29, 0, 0, 0, 0, 0)) is None
    assert chance_of((5,) * 6) is not None


def test_of_fair_dice_one_series_in_ten_is_in_the_last_tenth() -> None:
    rng = random.Random("fair dice")
    unusual = 0
    for _ in range(1000):
        dice = rng.choices(range(6), k=300)
        chance = chance_of([dice.count(face) for face in range(6)])
        assert chance is not None
        unusual += chance < 0.1
    assert 70 <= unusual <= 130


def test_own_dice_and_those_of_the_others() -> None:
    thrown = [
        Thrown("hard", 2, ((1, 2, 3), (4, 5, 6))),
        Thrown("easy", 3, ((1, 0, 0), (0, 1, 0), (0, 0, 1))),
        Thrown("easy", 1, ((7, 0, 0),)),
    ]
    assert added(thrown, 0) == ((9, 2, 3), (4, 6, 7))
    assert added(narrowed(thrown, "easy"), 0) == ((8, 0, 0), (0, 1, 1))
    assert added(narrowed(thrown, "easy", 1), 0) == ((7, 0, 0), ())
    assert added(narrowed(thrown, "insane"), 0) == ((), ())
    assert added([Thrown("hard", 2, ((0, 0), (0, 0)))], 0) == ((), ())
