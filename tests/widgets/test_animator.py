"""Scores of motion: what happens when, and that all of it can end at any moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QApplication

from skillgames.widgets.animator import SPEEDS, Animator, Curve, Score

pytestmark = pytest.mark.usefixtures("qapp")


class Played:
    """An animator whose clock the test sets, and a record of what its score did."""

    def __init__(self, factor: float = 1.0) -> None:
        self.animator = Animator()
        self.animator.factor = factor
        self.shares: list[float] = []
        self.said: list[str] = []
        self.score = Score()

    def play(self) -> None:
        self.animator.play(self.score, lambda: self.said.append("done"))
        if self.animator.running:
            self.animator._clock.pause()

    def at(self, ms: float) -> None:
        self.animator._clock.setCurrentTime(round(ms))


def test_the_cursor_and_the_length() -> None:
    score = Score()
    assert score.length == 0
    assert score.move(lambda share: None, 100) == 100
    assert score.cursor == 0, "motions begin together unless told otherwise"
    score.rest(250)
    assert score.move(lambda share: None, 100) == 350
    assert score.move(lambda share: None, 10, start=5) == 15
    assert score.length == 350
    score.call(lambda: None, at=900)
    assert score.length == 900
    score.rest(1000)
    assert score.length == 1250


def test_a_motion_runs_from_its_start_to_its_end() -> None:
    played = Played()
    played.score.move(played.shares.append, 100, start=50, curve=Curve.Linear)
    played.score.rest(300)
    played.play()
    assert played.shares == [], "it has not begun"
    played.at(49)
    assert played.shares == []
    played.at(75)
    assert played.shares == [pytest.approx(0.25)]
    played.at(150)
    assert played.shares[-1] == 1
    played.at(200)
    assert set(played.shares[2:]) == {1.0}
    assert played.animator.running
    played.at(300)
    assert not played.animator.running
    assert played.said == ["done"]


def test_curves_shape_it() -> None:
    played = Played()
    played.score.move(played.shares.append, 100, curve=Curve.OutCubic)
    played.play()
    played.at(50)
    assert played.shares[-1] == pytest.approx(1 - 0.5**3)


def test_slow_and_fast_change_the_time_and_nothing_else() -> None:
    for name, factor in SPEEDS.items():
        played = Played(factor)
        played.score.move(played.shares.append, 100, curve=Curve.Linear)
        played.play()
        if name == "instant":
            assert not played.animator.running
            continue
        assert played.animator._clock.totalDuration() == round(100 * factor)
        played.at(50 * factor)
        assert played.shares[-1] == pytest.approx(0.5, abs=0.02)


def test_calls_come_once_and_in_their_order() -> None:
    played = Played()
    played.score.rest(100)
    played.score.call(lambda: played.said.append("late"))
    played.score.call(lambda: played.said.append("early"), at=10)
    played.score.rest(100)
    played.play()
    played.at(9)
    assert played.said == []
    played.at(50)
    played.at(60)
    assert played.said == ["early"]
    played.animator.finish()
    assert played.said == ["early", "late", "done"]


@pytest.mark.parametrize("at", [0, 30, 199])
def test_finished_at_any_moment_all_is_at_its_end(at: int) -> None:
    played = Played()
    played.score.move(played.shares.append, 100)
    played.score.rest(120)
    played.score.move(played.shares.append, 80)
    played.score.call(lambda: played.said.append("called"))
    finished: list[int] = []
    played.animator.finished.connect(lambda: finished.append(1))
    played.play()
    played.at(at)
    for _ in range(3):
        played.animator.finish()
    assert played.shares[-2:] == [1.0, 1.0]
    assert played.said == ["called", "done"]
    assert finished == [1]
    assert played.animator._clock.state() == QAbstractAnimation.State.Stopped


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_with_nothing_to_move_it_is_over_at_once(factor: float) -> None:
    played = Played(factor)
    played.score.call(lambda: played.said.append("called"))
    played.play()
    assert played.said == ["called", "done"]


def test_without_motion_all_ends_inside_the_call() -> None:
    played = Played(0.0)
    played.score.move(played.shares.append, 100)
    played.score.call(lambda: played.said.append("called"), at=70)
    played.play()
    assert played.shares == [1.0]
    assert played.said == ["called", "done"]
    assert not played.animator.running


def test_a_motion_of_no_length_is_at_its_end() -> None:
    """B24a: nothing is divided by nothing."""
    played = Played()
    played.score.move(played.shares.append, 0)
    played.score.rest(100)
    played.play()
    played.at(1)
    assert set(played.shares) == {1.0}


def test_another_score_finishes_the_first_one() -> None:
    played = Played()
    played.score.move(played.shares.append, 100)
    played.play()
    second = Score()
    other: list[float] = []
    second.move(other.append, 100)
    played.animator.play(second, lambda: played.said.append("second"))
    assert played.shares[-1] == 1
    assert played.said == ["done"]
    assert played.animator.running
    played.animator.finish()
    assert played.said == ["done", "second"]


def test_what_comes_next_may_be_played_from_the_end() -> None:
    animator = Animator()
    order: list[str] = []

    def play(number: int) -> None:
        score = Score()
        score.move(lambda share: None, 100)
        animator.play(score, lambda: (order.append(str(number)), number < 3 and play(number + 1)))

    play(1)
    for _ in range(5):
        animator.finish()
    assert order == ["1", "2", "3"]


def test_dropped_nothing_more_happens() -> None:
    played = Played()
    played.score.move(played.shares.append, 100)
    played.score.call(lambda: played.said.append("called"), at=50)
    played.play()
    before = list(played.shares)
    played.animator.drop()
    played.animator.finish()
    QApplication.processEvents()
    assert played.shares == before
    assert played.said == []
    assert not played.animator.running


def test_a_second_score_begins_at_its_beginning() -> None:
    """No tick of the clock of the first one reaches it."""
    played = Played()
    played.score.move(played.shares.append, 1000)
    played.play()
    played.at(900)
    played.animator.finish()
    second = Played()
    second.animator = played.animator
    second.score.move(second.shares.append, 1000, curve=Curve.Linear)
    second.play()
    assert second.shares == [0.0]


def test_it_runs_by_itself() -> None:
    played = Played()
    played.score.move(played.shares.append, 5)
    played.animator.play(played.score, lambda: played.said.append("done"))
    while played.animator.running:
        QApplication.processEvents()
    assert played.shares[-1] == 1
    assert played.said == ["done"]
