"""Intervals and times on cases that can be reckoned by hand."""

from __future__ import annotations

import math
import random

import pytest

from skillgames.headless.estimate import elo, estimate, times


def test_a_known_interval() -> None:
    # mean 3, variance 2.5, standard error sqrt(0.5), 1.959964 of it to each side
    found = estimate([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 1.959964 * math.sqrt(0.5), abs=1e-6)
    assert found.high == pytest.approx(3 + 1.959964 * math.sqrt(0.5), abs=1e-6)


def test_equal_values_leave_no_doubt() -> None:
    assert estimate([0.5] * 9).as_dict() == {"mean": 0.5, "low": 0.5, "high": 0.5, "se": 0.0}


def test_one_value_has_no_interval() -> None:
    assert estimate([2.0]).as_dict() == {"mean": 2.0, "low": None, "high": None, "se": None}


def test_no_values_have_no_mean() -> None:
    with pytest.raises(ValueError, match="no values"):
        estimate([])


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        found = estimate([rng.random() for _ in range(60)])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.5 <= found.high
    assert 920 <= held <= 970


def test_elo() -> None:
    even = elo(0.5)
    assert even == 0
    assert even is not None
    assert math.copysign(1, even) == 1, "not minus nothing"
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(0.25) == pytest.approx(-190.85, abs=0.01)
    assert elo(0.0) is None
    assert elo(1.0) is None


def test_times() -> None:
    found = times([float(number) for number in range(200, 0, -1)])
    assert found.as_dict() == {"decisions": 200, "mean": 100.5, "p99": 198.0, "max": 200.0}
    assert times([5.0]).as_dict() == {"decisions": 1, "mean": 5.0, "p99": 5.0, "max": 5.0}
    assert times([]).as_dict() == {"decisions": 0, "mean": 0.0, "p99": 0.0, "max": 0.0}
