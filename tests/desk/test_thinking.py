"""A bot's choice, and the process that makes it."""

from __future__ import annotations

import multiprocessing
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from skillgames import registry
from skillgames.bots.budget import Budget, Choice
from skillgames.desk import thinking
from skillgames.desk.thinking import (
    ErrorAnswer,
    MoveAnswer,
    MoveRequest,
    PreparedAnswer,
    PrepareRequest,
    ProgressAnswer,
    WarmAnswer,
    WarmRequest,
    think,
    worker_main,
)
from skillgames.engine.errors import GameError
from skillgames.engine.game import GameDef, Level
from skillgames.engine.match import Match, header_for
from tests.headless.toy import GAME, installed

PATIENCE = 60.0
SLEEP = 0.002


def dealt(seed: int = 1) -> Match:
    """A match of Fishing in which seat 0 is to act."""
    game = registry.game("fishing")
    match = Match(game, header_for(game, {}))
    match.draw(random.Random(seed))
    return match


VIEW = dealt().view(0)


# --- think -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", list(Level))
def test_the_same_question_has_the_same_answer(level: Level) -> None:
    match = dealt()
    first = think("fishing", VIEW, level, seed=3, worlds=2)
    assert first == think("fishing", match.view(0), level.value, seed=3, worlds=2)
    assert first.move in match.legal_moves()


def test_what_a_bot_is_given() -> None:
    given: list[Budget] = []

    def bot(view: Any, budget: Budget) -> Choice:
        given.append(budget)
        return Choice(view)

    with installed(bot=bot):
        assert think("toy", "seen", "hard", seed=9).move == "seen"
        began = time.monotonic()
        think("toy", "seen", "hard", seed=9, worlds=5, cap_ms=2000, cancelled=lambda: True)
    plain, capped = given
    assert plain.worlds is None
    assert plain.deadline is None, "no clock unless there is a cap"
    assert not plain.spent()
    assert plain.rng.random() == random.Random(9).random()
    assert capped.worlds == 5
    assert capped.deadline is not None
    assert began + 2 <= capped.deadline <= began + 3
    assert capped.spent()


def test_unknown_games_and_levels() -> None:
    with pytest.raises(GameError):
        think("chess", VIEW, "hard", seed=1)
    with pytest.raises(ValueError, match="random"):
        think("fishing", VIEW, "random", seed=1)


def test_warm_asks_every_level_once() -> None:
    asked: list[int | None] = []

    def bot(view: Any, budget: Budget) -> Choice:
        asked.append(budget.worlds)
        return Choice(1)

    with installed(replace(GAME, prepare=None), bot):
        thinking.warm("toy")
        assert asked == [1] * len(Level)
    with installed(GAME, bot):
        thinking.warm("toy")
        assert asked == [1] * len(Level), "a game with a preparation is only imported"


# --- the loop --------------------------------------------------------------------------


class Number:
    """A number that only threads share."""

    value = 0


class Worker:
    """The loop in a thread, and our end of its pipe."""

    def __init__(self) -> None:
        self.cancelled = Number()
        self.pipe, theirs = multiprocessing.Pipe()
        self.thread = threading.Thread(target=self._run, args=(theirs,), daemon=True)
        self.thread.start()

    def _run(self, theirs: Connection) -> None:
        with theirs:
            worker_main(theirs, self.cancelled)

    def answer(self) -> Any:
        """The next answer."""
        assert self.pipe.poll(PATIENCE)
        return self.pipe.recv()

    def ask(self, request: tuple[Any, ...]) -> Any:
        """The answer to a request."""
        self.pipe.send(request)
        return self.answer()


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A loop that is running, and has ended after the test."""
    running = Worker()
    yield running
    running.pipe.close()
    running.thread.join(PATIENCE)
    assert not running.thread.is_alive(), "the end of the pipe ends the loop"


def move_request(number: int, **changes: Any) -> MoveRequest:
    """A request for a move of Fishing."""
    request = MoveRequest("move", number, 70, 1, "fishing", VIEW, "hard", 3, 2, None)
    return request._replace(**changes)


def test_a_move(worker: Worker) -> None:
    answer = worker.ask(move_request(5))
    assert isinstance(answer, MoveAnswer)
    assert (answer.request, answer.match, answer.version) == (5, 70, 1)
    chosen = think("fishing", VIEW, "hard", 3, 2)
    assert (answer.move, answer.values) == (chosen.move, chosen.values)
    assert answer.ms > 0


def test_a_plain_tuple_will_do(worker: Worker) -> None:
    assert worker.ask(tuple(move_request(5))).request == 5


def test_answers_come_in_order(worker: Worker) -> None:
    for number in range(1, 9):
        worker.pipe.send(move_request(number, level="easy"))
    assert [worker.answer().request for _ in range(8)] == list(range(1, 9))


@pytest.mark.parametrize(
    ("request_", "word"),
    [
        (move_request(6, slug="chess"), "GameError"),
        (move_request(6, level="random"), "ValueError"),
        (move_request(6, view=None), "Error"),
        (("dance", 6), "no such request"),
    ],
)
def test_a_failure_is_answered_and_the_loop_goes_on(
    worker: Worker, request_: tuple[Any, ...], word: str
) -> None:
    answer = worker.ask(request_)
    assert isinstance(answer, ErrorAnswer)
    assert (answer.kind, answer.request) == ("error", 6)
    assert word in answer.text
    assert isinstance(worker.ask(move_request(7)), MoveAnswer)


def test_warming(worker: Worker) -> None:
    assert worker.ask(WarmRequest("warm", 2, "fishing")) == WarmAnswer("warm", 2)


def test_a_preparation_tells_its_progress(worker: Worker, toy: GameDef, tmp_path: Path) -> None:
    request = PrepareRequest("prepare", 4, "toy", str(tmp_path))
    assert worker.ask(request) == ProgressAnswer("progress", 4, 0.5)
    assert worker.answer() == ProgressAnswer("progress", 4, 1.0)
    answer = worker.answer()
    assert isinstance(answer, PreparedAnswer)
    assert answer.report.startswith("toy is ready")
    assert (tmp_path / "toy.txt").exists()


def test_a_cancelled_preparation_stops(worker: Worker, toy: GameDef, tmp_path: Path) -> None:
    worker.cancelled.value = 4
    answer = worker.ask(PrepareRequest("prepare", 4, "toy", str(tmp_path)))
    assert isinstance(answer, ErrorAnswer)
    assert "Cancelled" in answer.text
    assert not (tmp_path / "toy.txt").exists()


def test_a_game_that_needs_no_preparation(worker: Worker, tmp_path: Path) -> None:
    request = PrepareRequest("prepare", 4, "fishing", str(tmp_path))
    assert worker.ask(request) == PreparedAnswer("prepared", 4, "")


def test_cancelling_stops_a_running_search() -> None:
    looked: list[bool] = []

    def endless(view: Any, budget: Budget) -> Choice:
        while not budget.spent():
            looked.append(False)
            time.sleep(SLEEP)
        return Choice("what was there")

    with installed(bot=endless):
        worker = Worker()
        worker.pipe.send(move_request(1, slug="toy", view=None))
        while not looked:
            time.sleep(SLEEP)
        worker.cancelled.value = 1
        assert worker.answer().move == "what was there"
        worker.pipe.send(move_request(2, slug="toy", view=None, cap_ms=20.0))
        assert worker.answer().ms >= 15, "the next one runs until its own cap"
        worker.pipe.close()
        worker.thread.join(PATIENCE)


# --- the real process ------------------------------------------------------------------


def test_a_spawned_process_answers_and_ends_with_its_pipe() -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    cancelled = context.Value("q", 0, lock=False)
    process = context.Process(target=worker_main, args=(theirs, cancelled), daemon=True)
    process.start()
    theirs.close()
    ours.send(move_request(1))
    assert ours.poll(PATIENCE)
    assert ours.recv().move == think("fishing", VIEW, "hard", 3, 2).move
    ours.close()
    process.join(PATIENCE)
    assert process.exitcode == 0
    process.close()


IMPORTS = """
import sys
import skillgames.__main__
from skillgames.desk import thinking
thinking.warm("fishing")
heavy = {"PySide6", "shiboken6", "pydantic", "pydantic_core", "numpy", "sqlite3"}
print(sorted(heavy & {name.split(".")[0] for name in sys.modules}))
"""


def test_the_process_stays_light() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout == "[]\n"
