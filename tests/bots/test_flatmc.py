"""Flat Monte Carlo: common worlds, dropped moves, budget."""

from __future__ import annotations

import random

import pytest

from skillgames.bots.budget import Budget
from skillgames.bots.flatmc import CHECK_EVERY, FIRST_DROP, flat_monte_carlo


def budget(**more: object) -> Budget:
    return Budget(random.Random("mc"), **more)  # type: ignore[arg-type]


def test_finds_the_best_move_in_noise() -> None:
    given = budget()
    choice = flat_monte_carlo(
        [0, 1, 2, 3],
        lambda: given.rng.gauss(0, 10),
        lambda world, move: world + move / 10 + (0.3 if move == 2 else 0.0),
        400,
        given,
    )
    assert choice.move == 2
    assert [value.move for value in choice.values] == [0, 1, 2, 3]


def test_all_moves_meet_the_same_worlds() -> None:
    given = budget()
    worlds: list[float] = []

    def world() -> float:
        worlds.append(given.rng.random())
        return worlds[-1]

    met: dict[int, list[float]] = {0: [], 1: []}

    def value(here: float, move: int) -> float:
        met[move].append(here)
        return here + given.rng.random() / 1000

    choice = flat_monte_carlo([0, 1], world, value, 12, given)
    assert met[0] == met[1] == worlds
    assert {one.worlds for one in choice.values} == {12}


def test_hopeless_moves_are_dropped() -> None:
    given = budget()
    choice = flat_monte_carlo(
        ["good", "even", "bad"],
        lambda: given.rng.random(),
        lambda world, move: {"good": world, "even": world * 1.01 - 0.005, "bad": -world}[move],
        64,
        given,
    )
    tried = {one.move: one.worlds for one in choice.values}
    assert tried == {"good": 64, "even": 64, "bad": FIRST_DROP}


def test_stops_when_one_move_is_left() -> None:
    given = budget()
    calls = []
    choice = flat_monte_carlo(
        [1, 2], lambda: calls.append(1), lambda world, move: float(move), 1000, given
    )
    assert choice.move == 2
    assert len(calls) == FIRST_DROP


def test_equal_moves_are_never_dropped_and_the_first_wins() -> None:
    choice = flat_monte_carlo("abc", lambda: None, lambda world, move: 1.0, 40, budget())
    assert choice.move == "a"
    assert {one.worlds for one in choice.values} == {40}


def test_mean_and_paired_error() -> None:
    worlds = iter([1.0, 2.0, 3.0, 6.0])
    choice = flat_monte_carlo(
        [0, 1], lambda: next(worlds), lambda world, move: world if move else 2 * world, 4, budget()
    )
    best, other = choice.values
    assert (best.mean, other.mean) == (6.0, 3.0)
    assert best.error == 0.0
    # Differences 1, 2, 3, 6: variance 14 / 3.
    assert other.error == pytest.approx((14 / 3 / 4) ** 0.5)


def test_budget_cuts_after_the_first_worlds() -> None:
    for spent in (budget(deadline=0.0), budget(cancelled=lambda: True)):
        choice = flat_monte_carlo("ab", lambda: 0, lambda world, move: 0.0, 1000, spent)
        assert {one.worlds for one in choice.values} == {CHECK_EVERY}


def test_budget_is_looked_at_every_few_worlds() -> None:
    looks = []

    def cancelled() -> bool:
        looks.append(1)
        return len(looks) == 3

    choice = flat_monte_carlo(
        "ab", lambda: 0, lambda world, move: 0.0, 1000, budget(cancelled=cancelled)
    )
    assert {one.worlds for one in choice.values} == {3 * CHECK_EVERY}


def test_at_least_one_world() -> None:
    choice = flat_monte_carlo([7], lambda: 0, lambda world, move: 5.0, 0, budget())
    assert (choice.move, choice.values[0].mean, choice.values[0].worlds) == (7, 5.0, 1)


def test_no_moves() -> None:
    with pytest.raises(ValueError, match="no move"):
        flat_monte_carlo([], lambda: 0, lambda world, move: 0.0, 4, budget())
