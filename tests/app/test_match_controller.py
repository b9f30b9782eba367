"""The controller of a match: whose turn it is, late answers, a new game while bots think."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from skillgames.app import match_controller, session
from skillgames.app.match_controller import MatchController
from skillgames.app.thinker import Answer
from skillgames.engine.cards import card_of
from skillgames.engine.game import Level
from skillgames.engine.text import Msg
from skillgames.store.archive import Archive
from tests.packs import deck, fishing, played
from tests.room import Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    opened = Archive.open(tmp_path / "archive.sqlite", partners=())
    yield opened
    opened.close()


class Told:
    """What a controller has signalled."""

    def __init__(self, controller: MatchController) -> None:
        self.events: list[Any] = []
        self.refused: list[Msg] = []
        self.thinking: list[int] = []
        self.troubled: list[Msg] = []
        self.recovered = 0
        controller.happened.connect(self.events.append)
        controller.refused.connect(self.refused.append)
        controller.thinking.connect(self.thinking.append)
        controller.troubled.connect(self.troubled.append)
        controller.recovered.connect(self._recover)

    def _recover(self) -> None:
        self.recovered += 1


@pytest.fixture
def begin(qapp: QApplication, archive: Archive) -> Callable[..., MatchController]:
    """A controller of a new match with this log, its pace set to nothing."""

    def make(thinker: Patient, *log: str) -> MatchController:
        match, keeper = session.begin(archive, fishing().game, Level.HARD, {})
        controller = MatchController(match, keeper, thinker, rng=random.Random(1))
        controller.pace = 0.0
        for text in log:
            match.enter(text)
        keeper.keep(match.log, match.result)
        return controller

    return make


def pump() -> None:
    for _ in range(5):
        QApplication.processEvents()


def test_a_move_is_stored_before_it_is_told(
    begin: Callable[..., MatchController], archive: Archive
) -> None:
    controller = begin(Patient(), START)
    seen = []
    controller.happened.connect(
        lambda events: seen.append(archive.match(controller.keeper.match_id).log)
    )
    assert controller.play(card_of("7H"))
    assert seen == [(START, "7H")]


def test_trouble_and_recovery_are_told_once_each(
    begin: Callable[..., MatchController], archive: Archive
) -> None:
    controller = begin(Patient(), START)
    told = Told(controller)
    archive._connection.execute("PRAGMA query_only = ON")
    controller.play(card_of("7H"))
    controller._commit([])
    assert [str(one) for one in told.troubled] == [
        "The match could not be saved because writing is not allowed."
    ]
    assert told.recovered == 0
    archive._connection.execute("PRAGMA query_only = OFF")
    controller._commit([])
    controller._commit([])
    assert (len(told.troubled), told.recovered) == (1, 1)
    assert archive.match(controller.keeper.match_id).log == (START, "7H")


def test_only_own_cards_are_played_and_only_in_turn(begin: Callable[..., MatchController]) -> None:
    thinker = Patient()
    controller = begin(thinker, START)
    told = Told(controller)
    for move in (card_of("3C"), 99, -1, None, "7H"):
        assert not controller.play(move)
    assert len(told.refused) == 5
    assert controller.match.log == [START]
    assert controller.play(card_of("7H"))
    assert not controller.play(card_of("KD"))
    assert str(told.refused[-1]) == "It is the bot’s turn."
    assert controller.match.log == [START, "7H"]


def test_chance_comes_before_any_move(begin: Callable[..., MatchController]) -> None:
    controller = begin(Patient())
    told = Told(controller)
    assert controller.chance_is_pending
    assert not controller.play(card_of("7H"))
    assert told.refused
    controller.draw()
    assert controller.is_person_to_act
    assert not controller.chance_is_pending


def test_what_is_told_is_blanked_for_the_person(begin: Callable[..., MatchController]) -> None:
    """B29."""
    controller = begin(Patient())
    told = Told(controller)
    controller.draw()
    (dealt,) = told.events[0]
    assert set(dealt.hands[1]) == {"??"}
    assert "??" not in dealt.hands[0]


def test_the_bot_gets_its_own_view_and_nothing_else(begin: Callable[..., MatchController]) -> None:
    thinker = Patient()
    controller = begin(thinker, START, "7H")
    controller.proceed()
    (question,) = thinker.asked
    assert question.view == controller.match.view(1)
    assert question.view.seat == 1
    assert (question.slug, question.level) == ("fishing", Level.HARD)
    assert question.version == 2


def test_a_bot_is_asked_once_and_only_on_its_turn(begin: Callable[..., MatchController]) -> None:
    """T8."""
    thinker = Patient()
    controller = begin(thinker, START)
    controller.proceed()
    assert thinker.asked == []
    controller.play(card_of("7H"))
    for _ in range(3):
        controller.proceed()
    assert len(thinker.asked) == 1
    pump()
    thinker.answer("3C")
    pump()
    assert controller.match.log == [START, "7H", "3C"]
    controller.proceed()
    assert len(thinker.asked) == 1


def test_each_question_has_random_numbers_of_its_own(begin: Callable[..., MatchController]) -> None:
    """FA26: the seed is drawn anew for each decision."""
    thinker = Patient()
    controller = begin(thinker, START, "7H")
    for code in ("3C", "4C"):
        controller.proceed()
        pump()
        thinker.answer(code)
        pump()
        controller.play(controller.legal[0])
    controller.proceed()
    seeds = [question.seed for question in thinker.asked]
    assert len(set(seeds)) == len(seeds) == 3


@pytest.mark.parametrize("late", ["version", "match", "twice"])
def test_a_late_answer_is_dropped(begin: Callable[..., MatchController], late: str) -> None:
    thinker = Patient()
    controller = begin(thinker, START, "7H")
    controller.proceed()
    pump()
    (question,) = thinker.asked
    wrong = {
        "version": Answer(question.match_id, question.version - 1, card_of("3C")),
        "match": Answer(question.match_id + 1, question.version, card_of("3C")),
    }
    if late == "twice":
        thinker.answer("3C")
        pump()
        thinker.answer("4C", question)
    else:
        thinker.answered.emit(wrong[late])
    pump()
    assert controller.match.log == [START, "7H", *(["3C"] if late == "twice" else [])]


def test_an_answer_nobody_asked_for_is_dropped(begin: Callable[..., MatchController]) -> None:
    """T8: after the match was left, or before its bot was asked."""
    thinker = Patient()
    old = begin(thinker, START, "7H")
    old.proceed()
    pump()
    (question,) = thinker.asked
    old.leave()
    assert thinker.cancelled
    new = begin(thinker, START, "7H")
    thinker.answer("3C", question)
    pump()
    assert old.match.log == [START, "7H"]
    assert new.match.log == [START, "7H"]
    new.proceed()
    thinker.answer("4C", question)
    pump()
    assert new.match.log == [START, "7H"], "the answer to the old question is not the new one's"
    thinker.answer("5H")
    pump()
    assert new.match.log == [START, "7H", "5H"]
    assert old.match.log == [START, "7H"]


def test_while_held_the_bots_card_waits(begin: Callable[..., MatchController]) -> None:
    thinker = Patient()
    controller = begin(thinker, START, "7H")
    controller.hold(True)
    controller.proceed()
    thinker.answer("3C")
    pump()
    assert controller.match.log == [START, "7H"]
    assert controller.is_thinking
    controller.hold(False)
    assert controller.match.log == [START, "7H", "3C"]
    assert not controller.is_thinking


def test_a_quick_answer_waits_for_the_time_that_is_shown(
    begin: Callable[..., MatchController], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_controller, "THINK_MIN_MS", 30)
    monkeypatch.setattr(match_controller, "THINK_MAX_MS", 30)
    thinker = Patient()
    controller = begin(thinker, START, "7H")
    controller.pace = 1.0
    controller.proceed()
    thinker.answer("3C")
    assert controller.match.log == [START, "7H"], "not inside the call that brings the answer"
    assert controller._pause.isActive()
    while controller.is_thinking:
        QApplication.processEvents()
    assert controller.match.log == [START, "7H", "3C"]


def test_a_slow_answer_is_shown_at_once(begin: Callable[..., MatchController]) -> None:
    thinker = Patient()
    controller = begin(thinker, START, "7H")
    controller.proceed()
    pump()
    assert not controller._pause.isActive()
    thinker.answer("3C")
    assert controller.match.log == [START, "7H", "3C"]


def test_at_the_end_nobody_is_asked(begin: Callable[..., MatchController]) -> None:
    thinker = Patient()
    log = played(3, lambda match: match.is_over)
    controller = begin(thinker, *log)
    controller.proceed()
    assert thinker.asked == []
    assert controller.legal == []
    assert not controller.play(0)
    assert not controller.chance_is_pending


# --- in the window --------------------------------------------------------------------------------


def test_a_new_game_while_the_bot_thinks(open_room: Callable[..., Room]) -> None:
    """B27: the old answer never hits the new match, whenever it comes."""
    thinker = Patient()
    room = open_room(thinker)
    room.open(START)
    room.tap("7H")
    room.tap("7H")
    old = thinker.asked[-1]
    room.window.start_game(fishing().game)
    room.settle()
    first = list(room.log)
    assert len(first) == 1
    thinker.answer("3C", old)
    room.pump()
    assert room.log == first
    room.table.guard_ms = 0
    room.tap(1)
    room.tap(1)
    assert len(room.log) == 2
    thinker.answer("3C", old)
    room.pump()
    assert len(room.log) == 2
    assert room.controller.is_thinking
    legal = room.controller.match.legal_texts()
    room.answer(legal[0])
    assert room.log[2] == legal[0]


def test_a_new_game_right_after_the_persons_card(room: Room) -> None:
    """B27 with a bot that answers by itself, at any turn of the event loop."""
    game = fishing().game
    for turns in range(6):
        room.open(START)
        room.tap("7H")
        room.tap("7H")
        room.pump(turns)
        room.window.start_game(game)
        room.settle()
        assert len(room.log) == 1
        assert fishing(room.log).log == room.log
        room.window.show_home()


# --- questions that the person must not notice -----------------------------------------


@pytest.fixture
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's turns are none of the person's business."""
    rules = type(fishing().game.rules)
    monkeypatch.setattr(rules, "notices_turn", lambda self, state, seat: False)


def test_a_hidden_question_is_put_without_a_word(
    begin: Callable[..., MatchController], secret: None
) -> None:
    thinker = Patient()
    controller = begin(thinker, START, "7H")
    controller.pace = 1.0
    told = Told(controller)
    controller.proceed()
    assert len(thinker.asked) == 1
    assert told.thinking == [], "nobody sees that a bot is asked"
    assert not controller._pause.isActive(), "and nothing waits for the sake of being seen"
    assert not controller.play(card_of("2S"))
    assert told.refused == []


def test_a_hidden_question_takes_no_time_of_its_own(
    begin: Callable[..., MatchController],
    secret: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The next pause is as much shorter as the question took."""
    now = [100.0]
    monkeypatch.setattr(match_controller.time, "monotonic", lambda: now[0])
    controller = begin(Patient(), START, "7H")
    controller.pace = 1.0
    controller.proceed()
    now[0] += 0.4
    assert 50 <= controller._pause_ms() <= 500
    assert 450 <= controller._pause_ms() <= 900, "once"
    controller._began = 0.0
    assert controller._pause_ms() == 0, "never less than nothing"
