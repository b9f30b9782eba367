"""The bots' process: it answers, may die or hang, and the match never stands still."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from skillgames import registry
from skillgames.app import thinker as thinkers
from skillgames.app.thinker import Answer, LocalThinker, ProcessThinker, Question, Thinker
from skillgames.desk.thinking import (
    ErrorAnswer,
    MoveAnswer,
    PreparedAnswer,
    ProgressAnswer,
    think,
)
from skillgames.engine.game import Level, Prepared
from skillgames.engine.match import Match, header_for
from skillgames.games.yacht import values
from tests.packs import deck, fishing, played
from tests.room import PATIENCE_S, Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
LATE = played(
    4, lambda match: match.version > 40 and match.to_act == 1 and len(match.legal_moves()) == 3
)
"""A log near the end of a round: every level answers at once."""

NEVER_MS = 3_600_000

PREPARING_S = 6 * PATIENCE_S
"""Working out a table takes seconds, and many of them on a busy machine."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


def question(match_id: int = 1, level: Level = Level.EASY, seed: int = 5) -> Question:
    match = fishing(LATE)
    assert match.to_act == 1
    return Question(match_id, match.version, "fishing", match.view(1), level, seed)


def until(condition: Callable[[], object], patience: float = PATIENCE_S) -> None:
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        QApplication.processEvents()
        time.sleep(0.001)


class Heard(list[Answer]):
    """The answers a thinker has given."""

    def __init__(self, thinker: Thinker) -> None:
        super().__init__()
        thinker.answered.connect(self.append)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A silent process is waited for as long as it takes: only its death is noticed."""
    monkeypatch.setattr(thinkers, "PATIENCE_MS", NEVER_MS)


@pytest.fixture
def process(qapp: QApplication) -> Iterator[ProcessThinker]:
    made = ProcessThinker()
    yield made
    made.close()


def ready(process: ProcessThinker) -> int:
    """Start the process and wait until it has answered; its pid."""
    arrived: list[Any] = []
    process._arrived.connect(lambda generation, answer: arrived.append(answer))
    process.warm("fishing")
    until(lambda: arrived)
    assert process.pid is not None
    return process.pid


def stop(pid: int) -> None:
    """The process stands still: it lives, and says nothing."""
    os.kill(pid, signal.SIGSTOP)


def kill(process: ProcessThinker) -> None:
    """The process dies, for whatever reason."""
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)


# --- the process ---------------------------------------------------------------------------------


@pytest.mark.parametrize("level", list(Level))
def test_every_level_answers_as_it_would_here(process: ProcessThinker, level: Level) -> None:
    """The choice is a function of view, level and seed, wherever it is made."""
    heard = Heard(process)
    asked = question(match_id=7, level=level)
    process.ask(asked)
    assert heard == [], "never inside the call"
    until(lambda: heard)
    (answer,) = heard
    assert (answer.match_id, answer.version) == (7, asked.version)
    assert answer.move in fishing(LATE).legal_moves()
    assert answer.move == think("fishing", asked.view, level.value, asked.seed).move


def test_one_process_serves_all_questions(process: ProcessThinker) -> None:
    pid = ready(process)
    heard = Heard(process)
    for n in range(5):
        process.ask(question(match_id=n))
        until(lambda n=n: len(heard) == n + 1)
    assert [answer.match_id for answer in heard] == [0, 1, 2, 3, 4]
    assert process.pid == pid
    assert len(multiprocessing.active_children()) == 1


@posix
def test_while_it_thinks_the_window_lives(process: ProcessThinker) -> None:
    stop(pid := ready(process))
    heard = Heard(process)
    process.ask(question())
    ticks: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start(0)
    until(lambda: len(ticks) > 50)
    assert heard == []
    os.kill(pid, signal.SIGCONT)
    until(lambda: heard)
    timer.stop()


@posix
def test_a_cancelled_question_is_never_answered(process: ProcessThinker) -> None:
    stop(pid := ready(process))
    heard = Heard(process)
    process.ask(question(match_id=1))
    process.cancel()
    os.kill(pid, signal.SIGCONT)
    process.ask(question(match_id=2))
    until(lambda: heard)
    QApplication.processEvents()
    assert [answer.match_id for answer in heard] == [2]


@posix
def test_a_new_question_takes_the_place_of_the_old_one(process: ProcessThinker) -> None:
    """A late answer is dropped."""
    stop(pid := ready(process))
    heard = Heard(process)
    for match_id in (1, 2, 3):
        process.ask(question(match_id=match_id))
    os.kill(pid, signal.SIGCONT)
    until(lambda: heard)
    process.ask(question(match_id=4))
    until(lambda: len(heard) == 2)
    assert [answer.match_id for answer in heard] == [3, 4]


@posix
def test_getting_ready_for_a_game_loses_no_question(process: ProcessThinker) -> None:
    stop(pid := ready(process))
    heard = Heard(process)
    process.ask(question(match_id=9))
    process.warm("fishing")
    os.kill(pid, signal.SIGCONT)
    until(lambda: heard)
    assert [answer.match_id for answer in heard] == [9]
    assert process.pid == pid


@posix
@pytest.mark.usefixtures("patient")
def test_replaced_again_and_again_no_answer_goes_astray(
    process: ProcessThinker, caplog: pytest.LogCaptureFixture
) -> None:
    """The thread that reads from a dead process never reads from the next one."""
    heard = Heard(process)
    ready(process)
    for n in range(5):
        process.ask(question(match_id=n))
        if process.pid is not None:
            kill(process)
        until(lambda n=n: len(heard) == n + 1)
    assert [answer.match_id for answer in heard] == [0, 1, 2, 3, 4]
    assert logging.ERROR not in [record.levelno for record in caplog.records]


def test_answers_arrive_in_the_thread_of_the_window(process: ProcessThinker) -> None:
    """B24a: another thread reads them, and nothing is ever changed while it is painted."""
    threads: list[threading.Thread] = []
    process.answered.connect(
        lambda answer: threads.append(threading.current_thread()),
        Qt.ConnectionType.DirectConnection,
    )
    process.ask(question())
    until(lambda: threads)
    assert threads == [threading.main_thread()]


def test_closed_it_leaves_no_process(qapp: QApplication) -> None:
    process = ProcessThinker()
    process.close()
    process = ProcessThinker()
    ready(process)
    process.ask(question())
    process.close()
    assert multiprocessing.active_children() == []
    assert process.pid is None
    process.close()


# --- it dies, hangs, fails ------------------------------------------------------------------------


@posix
@pytest.mark.usefixtures("patient")
def test_a_killed_process_is_replaced_and_asked_again(
    process: ProcessThinker, caplog: pytest.LogCaptureFixture
) -> None:
    stop(pid := ready(process))
    heard = Heard(process)
    process.ask(question(match_id=3))
    kill(process)
    until(lambda: heard)
    assert [answer.match_id for answer in heard] == [3]
    assert process.pid not in (None, pid)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


@posix
@pytest.mark.usefixtures("patient")
def test_killed_while_nobody_asks_it_is_replaced_at_the_next_question(
    process: ProcessThinker, caplog: pytest.LogCaptureFixture
) -> None:
    pid = ready(process)
    kill(process)
    heard = Heard(process)
    until(lambda: process.pid != pid)
    process.ask(question())
    until(lambda: heard)
    assert process.pid not in (None, pid)
    assert len(caplog.records) == 1


@posix
@pytest.mark.usefixtures("patient")
def test_killed_and_asked_before_that_is_noticed(
    process: ProcessThinker, caplog: pytest.LogCaptureFixture
) -> None:
    ready(process)
    kill(process)
    heard = Heard(process)
    process.ask(question())
    until(lambda: heard)
    assert len(heard) == 1


@posix
@pytest.mark.usefixtures("patient")
def test_killed_and_warmed_before_that_is_noticed(
    process: ProcessThinker, caplog: pytest.LogCaptureFixture
) -> None:
    """The question that was open is asked again."""
    stop(ready(process))
    heard = Heard(process)
    process.ask(question(match_id=5))
    kill(process)
    assert process._process is not None
    process._process.join(PATIENCE_S)
    process.warm("fishing")
    until(lambda: heard)
    assert [answer.match_id for answer in heard] == [5]


@posix
@pytest.mark.usefixtures("patient")
def test_after_a_second_death_the_plainest_level_answers_here(
    process: ProcessThinker, caplog: pytest.LogCaptureFixture
) -> None:
    stop(pid := ready(process))
    heard = Heard(process)
    asked = question(match_id=8, level=Level.HARD)
    process.ask(asked)
    kill(process)
    until(lambda: process.pid not in (None, pid))
    stop(process.pid)  # type: ignore[arg-type]
    kill(process)
    until(lambda: heard)
    (answer,) = heard
    assert answer.match_id == 8
    assert answer.move == think("fishing", asked.view, "easy", asked.seed).move
    assert logging.ERROR in [record.levelno for record in caplog.records], "the log says so"
    process.ask(question(match_id=9))
    until(lambda: len(heard) == 2)
    assert heard[1].match_id == 9, "the next question is put to a process again"


@posix
def test_a_silent_process_is_replaced_and_asked_again(
    process: ProcessThinker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "KILL_AFTER_S", 0.01)
    pid = ready(process)
    stop(pid)
    heard = Heard(process)
    monkeypatch.setattr(thinkers, "PATIENCE_MS", -round(thinkers.CAP_MS) + 10)
    process.ask(question(match_id=2))
    monkeypatch.setattr(thinkers, "PATIENCE_MS", NEVER_MS)
    until(lambda: heard)
    assert [answer.match_id for answer in heard] == [2]
    assert process.pid not in (None, pid)
    assert caplog.records


@posix
@pytest.mark.usefixtures("patient")
def test_a_question_that_cannot_be_sent_is_no_end(
    process: ProcessThinker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    pid = ready(process)
    heard = Heard(process)

    def broken(request: object) -> None:
        raise BrokenPipeError("nobody reads")

    monkeypatch.setattr(process._connection, "send", broken)
    process.ask(question(match_id=6))
    assert heard == [], "never inside the call"
    until(lambda: heard)
    assert [answer.match_id for answer in heard] == [6]
    assert process.pid not in (None, pid)
    assert caplog.records


def test_a_bot_that_fails_is_replaced_by_the_plainest_one(
    process: ProcessThinker, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault in one level's thoughts does not end the match."""
    heard = Heard(process)
    asked = question(level=Level.INSANE)
    broken = replace(asked, view=replace(asked.view, scores=None, piles=None))
    with pytest.raises(TypeError):
        think("fishing", broken.view, "insane", broken.seed)
    process.ask(broken)
    until(lambda: heard)
    assert heard[0].move in fishing(LATE).legal_moves()
    assert sum("a bot failed" in record.getMessage() for record in caplog.records) == 2


# --- in the window's process ----------------------------------------------------------------------


def test_the_local_thinker_answers_through_the_event_loop(qapp: QApplication) -> None:
    local = LocalThinker(worlds=4)
    heard = Heard(local)
    local.ask(question(match_id=1))
    local.ask(question(match_id=2))
    assert heard == []
    until(lambda: heard)
    assert [answer.match_id for answer in heard] == [2]
    local.ask(question(match_id=3))
    local.cancel()
    for _ in range(5):
        QApplication.processEvents()
    assert len(heard) == 1


# --- what a game needs once per machine ------------------------------------------------------


def yacht_question(match_id: int = 1) -> Question:
    """The strongest level after the first roll: it needs the prepared table."""
    game = registry.game("yacht")
    match = Match(game, header_for(game, {"seats": 2}))
    for text in ("roll 1 2 3 4 5", "dice 1 1 6 6 6"):
        match.enter(text)
    return Question(match_id, match.version, "yacht", match.view(0), Level.INSANE, 1)


def table_file(folder: Path) -> Path:
    return folder / "cache" / "yacht-values.bin"


@pytest.fixture
def preparing(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[], ProcessThinker]]:
    """Makes thinkers that keep what they prepare in one folder."""
    made: list[ProcessThinker] = []

    def make() -> ProcessThinker:
        made.append(ProcessThinker(cache=tmp_path / "cache"))
        return made[-1]

    yield make
    for process in made:
        process.close()


@pytest.mark.slow
def test_a_question_waits_until_its_game_is_prepared(
    preparing: Callable[[], ProcessThinker], tmp_path: Path
) -> None:
    table_file(tmp_path).parent.mkdir()
    table_file(tmp_path).write_bytes(b"damaged")
    process = preparing()
    waited: list[bool] = []
    process.preparing.connect(waited.append)
    process.warm("yacht")
    heard = Heard(process)
    process.ask(yacht_question(1))
    process.ask(yacht_question(2))
    assert heard == [], "never inside the call"
    until(lambda: heard, PREPARING_S)
    assert [answer.match_id for answer in heard] == [2]
    assert registry.game("yacht").rules.format(heard[0].move) == "roll 1 2"
    assert waited == [True, False]
    assert values.read(table_file(tmp_path)) is not None, "a damaged file is made anew"


@posix
@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_killed_while_it_prepares(
    preparing: Callable[[], ProcessThinker], caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    process = preparing()
    process.warm("yacht")
    pid = process.pid
    heard = Heard(process)
    process.ask(yacht_question())
    kill(process)
    until(lambda: heard, PREPARING_S)
    assert process.pid not in (None, pid)
    assert len(heard) == 1
    assert table_file(tmp_path).is_file()


def arrive(process: ProcessThinker, *answers: Any) -> None:
    """The process says this."""
    for answer in answers:
        process._take(process._generation, answer)


class Sent(list[Any]):
    """What a thinker sends, to nobody."""

    def __init__(self, process: ProcessThinker, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()

        def send(request: Any) -> bool:
            self.append(request)
            return True

        monkeypatch.setattr(process, "_send", send)
        monkeypatch.setattr(ProcessThinker, "_is_alive", True)

    @property
    def kinds(self) -> list[str]:
        return [request.kind for request in self]


@pytest.fixture
def sent(process: ProcessThinker, monkeypatch: pytest.MonkeyPatch) -> Sent:
    return Sent(process, monkeypatch)


def test_a_game_is_prepared_once_by_a_process(process: ProcessThinker, sent: Sent) -> None:
    process.warm("yacht")
    process.warm("fishing")
    process.warm("yacht")
    process.ask(yacht_question())
    assert sent.kinds == ["warm", "prepare", "warm", "warm"]
    process.ask(question())
    assert sent.kinds[4:] == ["move"], "another game does not wait"
    arrive(process, PreparedAnswer("prepared", sent[1].request, ""))
    assert sent.kinds[5:] == []
    process.ask(yacht_question())
    assert sent.kinds[5:] == ["move"]


def test_progress_is_told_only_to_those_who_wait(process: ProcessThinker, sent: Sent) -> None:
    told: list[bool] = []
    process.preparing.connect(told.append)
    process.warm("yacht")
    number = sent[1].request
    arrive(process, ProgressAnswer("progress", number, 0.2))
    assert told == []
    process.ask(yacht_question())
    arrive(process, ProgressAnswer("progress", number, 0.3))
    arrive(process, ProgressAnswer("progress", number, 0.4))
    assert told == [True]
    process.cancel()
    assert told == [True, False]
    process.ask(yacht_question())
    arrive(process, ProgressAnswer("progress", number, 1.0))
    assert told == [True, False], "nearly over: not worth a word"


def test_a_preparation_keeps_those_who_wait_patient(
    process: ProcessThinker, sent: Sent, caplog: pytest.LogCaptureFixture
) -> None:
    process.ask(yacht_question())
    number = sent[0].request
    assert sent.kinds == ["prepare"]
    process._timer.setInterval(1)
    arrive(process, ProgressAnswer("progress", number, 0.5))
    assert process._timer.interval() > 1
    process._timer.stop()
    arrive(process, ErrorAnswer("error", number, "it cannot be made"))
    assert sent.kinds == ["prepare", "move"], "the bots play with what there is"
    assert process._timer.isActive()
    assert len(caplog.records) == 1


def test_a_preparation_outlives_the_question(process: ProcessThinker, sent: Sent) -> None:
    """A new game does not undo what the next one needs."""
    cancelled = type("Number", (), {"value": 0})()
    process._cancelled = cancelled
    process.warm("yacht")
    process.ask(yacht_question())
    process.cancel()
    assert cancelled.value < sent[1].request
    process.ask(question())
    process.cancel()
    assert cancelled.value == sent[-1].request


def test_an_answer_to_a_cancelled_question_leaves_the_one_that_waits(
    process: ProcessThinker, sent: Sent
) -> None:
    heard = Heard(process)
    process.ask(question(1))
    late = sent[0]
    process.ask(yacht_question(2))
    arrive(process, MoveAnswer(late.request, 1, late.version, 0, (), 1.0))
    assert heard == []
    arrive(process, PreparedAnswer("prepared", sent[1].request, ""))
    assert sent.kinds == ["move", "prepare", "move"]


def test_the_room_prepares_while_people_choose(open_room: Callable[..., Room]) -> None:
    """A game that needs preparation gets it from the setup sheet on, others do not."""
    thinker = Patient()
    room = open_room(thinker)
    room.window.open_game("fishing")
    assert thinker.warmed == []
    fishing_game = registry.game("fishing")
    prepared = replace(fishing_game, prepare=lambda folder, progress: Prepared())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "game", lambda slug: prepared)
        room.window.open_game("fishing")
    assert thinker.warmed == ["fishing"]


def test_people_are_told_why_a_bot_waits(open_room: Callable[..., Room]) -> None:
    thinker = Patient()
    room = open_room(thinker)
    room.open(START, level="easy")
    thinker.preparing.emit(True)
    assert "only this once" in room.window.notices.text
    thinker.preparing.emit(False)
    assert room.window.notices.text == ""


# --- in the window -------------------------------------------------------------------------------


@posix
def test_a_match_goes_on_when_its_bots_die(
    open_room: Callable[..., Room], caplog: pytest.LogCaptureFixture
) -> None:
    process = ProcessThinker()
    room = open_room(process)
    room.open(START, level="easy")
    assert process.pid is not None, "it is started when the table opens"
    for n in range(3):
        room.tap(1)
        room.tap(1)
        if n == 1:
            kill(process)
        room.settle()
    assert len(room.log) == 7
    assert fishing(room.log).log == room.log
    room.window.close()
    assert process.pid is None
    assert multiprocessing.active_children() == []


def test_at_home_there_is_no_process(open_room: Callable[..., Room]) -> None:
    process = ProcessThinker()
    room = open_room(process)
    room.window.open_game("fishing")
    assert process.pid is None
