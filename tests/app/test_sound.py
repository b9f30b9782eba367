"""What is heard in the room, and when; and the bell for people who have looked away."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from skillgames import registry
from skillgames.app.match_sheets import result_sound
from skillgames.app.tables import table_class
from skillgames.engine.game import GameDef, Level
from skillgames.engine.match import Match, header_for
from skillgames.games.fishing.table.telling import DEAL_STAGGER, PLAY_MS
from skillgames.widgets.sheets import PauseSheet, ResultsSheet, TallySheet
from skillgames.widgets.sound import VARIANTS, SoundPlayer
from tests.packs import deck, played, whole
from tests.room import Patient, Room
from tests.sounds import FakeLibrary

START = deck("9C 7H 2S KD", "JC 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
"""The person's 2S and the bot's JC take nothing; then 5H takes 5C and 3S with 2S."""

SWEEP = deck("5H 7H 2S KD", "8C 6C JC 6H", "5C 5D 2H 3S", then="JD JH QD QH")
"""The person's five takes the whole table: 5, 5, and 3 with 2."""


class Hall:
    """A room in which everything that would be heard is written down."""

    def __init__(self, open_room: Callable[..., Room], speed: str) -> None:
        self.library = FakeLibrary()
        self.player = SoundPlayer(self.library.load)
        self.room = open_room(Patient(), speed=speed, sound=self.player)

    def open(self, *log: str) -> None:
        """Go on with this match; everything is loaded, nothing has been heard."""
        self.room.open(*log)
        self.room.wait(lambda: not self.player.is_loading)
        assert self.player.is_audible
        self.library.heard.clear()

    @property
    def heard(self) -> list[str]:
        """The sounds so far, without their variants."""
        return [name.rstrip("_123") for name in self.library.heard]


@pytest.fixture
def hall(open_room: Callable[..., Room]) -> Hall:
    """With motion."""
    return Hall(open_room, "normal")


@pytest.fixture
def still_hall(open_room: Callable[..., Room]) -> Hall:
    """Without motion."""
    return Hall(open_room, "instant")


def step_through(room: Room) -> None:
    """Live through the motion that has begun, moment by moment, without waiting for it."""
    if room.stage.animator._clock.state() != QAbstractAnimation.State.Paused:
        room.freeze()
    length = room.length
    for n in range(int(length // 20)):
        room.at(n * 20)
    room.stage.animator.finish()


# --- silence ------------------------------------------------------------------------------------


def test_a_room_in_tests_is_silent(room: Room) -> None:
    room.open(START)
    assert not room.services.sound.is_audible
    assert "PySide6.QtMultimedia" not in sys.modules


def test_nothing_is_loaded_at_home(hall: Hall) -> None:
    hall.room.pump(20)
    assert hall.library.steps == []


def test_nothing_is_loaded_while_cards_fly(hall: Hall) -> None:
    room = hall.room
    room.window.start_game(registry.game("fishing"))
    assert room.stage.animator.running
    room.freeze()
    room.pump(10)
    assert hall.library.steps == []
    room.stage.animator.finish()
    room.wait(lambda: hall.player.is_audible)


# --- the table ----------------------------------------------------------------------------------


def test_a_lifted_card_is_heard_a_lowered_one_is_not(hall: Hall) -> None:
    hall.open(START)
    hall.room.tap("2S")
    assert hall.heard == ["lift"]
    hall.room.key(Qt.Key.Key_Escape)
    assert hall.heard == ["lift"]


def test_a_card_that_is_laid_is_heard_when_it_comes_down(hall: Hall) -> None:
    hall.open(START)
    room = hall.room
    room.tap("2S")
    room.tap("2S")
    room.freeze()
    room.at(100)
    assert hall.heard == ["lift"]
    room.at(250)
    assert hall.heard == ["lift", "play"]


def test_a_capture_is_heard_when_it_is_gathered(hall: Hall) -> None:
    hall.open(START, "2S", "JC")
    room = hall.room
    assert room.table.captured("9C")
    room.tap("9C")
    room.tap("9C")
    room.freeze()
    room.at(PLAY_MS)
    assert hall.heard == ["lift", "play"]
    step_through(room)
    assert hall.heard == ["lift", "play", "capture"]


def test_the_bots_capture(hall: Hall) -> None:
    hall.open(START, "2S")
    hall.room.answer("5H")
    step_through(hall.room)
    assert hall.heard == ["play", "capture"]


def test_a_sweep(hall: Hall) -> None:
    hall.open(SWEEP)
    assert set(hall.room.table.captured("5H")) == {"5C", "5D", "2H", "3S"}
    hall.room.tap("5H")
    hall.room.tap("5H")
    step_through(hall.room)
    assert hall.heard == ["lift", "play", "capture", "sweep"]


def test_each_card_of_a_deal_is_heard(hall: Hall) -> None:
    hall.open(START)
    hall.room.window.start_game(registry.game("fishing"))
    hall.library.heard.clear()
    hall.room.freeze()
    hall.room.at(DEAL_STAGGER * 3 + 1)
    assert hall.library.heard == ["deal_2", "deal_3", "deal_1"], "the first one came before"
    step_through(hall.room)
    assert hall.heard == ["deal"] * 11


def test_a_motion_that_is_ended_makes_no_burst(hall: Hall) -> None:
    hall.open(START)
    room = hall.room
    room.window.start_game(registry.game("fishing"))
    room.freeze()
    hall.library.heard.clear()
    room.key(Qt.Key.Key_Space)
    assert not room.stage.animator.running
    assert hall.heard == []


def test_without_motion_each_thing_is_heard_once(still_hall: Hall) -> None:
    hall, room = still_hall, still_hall.room
    hall.open(SWEEP)
    room.tap("5H")
    room.tap("5H")
    assert hall.heard == ["lift", "sweep"]
    room.answer("8C")
    assert hall.heard == ["lift", "sweep", "play"]


def test_a_first_deal_without_motion_is_one_sound(still_hall: Hall) -> None:
    still_hall.open(START)
    still_hall.room.window.start_game(registry.game("fishing"))
    assert still_hall.heard == ["deal"]


def test_what_cannot_be_done_is_heard(hall: Hall) -> None:
    hall.open(START, "2S")
    hall.room.tap(1)
    assert hall.heard == ["illegal"]
    assert hall.room.table.refusal is not None


@pytest.mark.parametrize("game", registry.games_with("table"), ids=lambda game: game.slug)
def test_all_sounds_of_a_table_are_there(game: GameDef) -> None:
    sounds = {name for _, name in table_class(game).SOUNDS}
    assert sounds
    assert sounds <= set(VARIANTS)


# --- the window ---------------------------------------------------------------------------------


def test_the_end_of_a_round(still_hall: Hall) -> None:
    hall, room = still_hall, still_hall.room
    hall.open(*played(11, lambda match: match.version == 48))
    if not room.controller.is_person_to_act:
        room.answer(room.controller.match.legal_texts()[0])
    else:
        room.tap(1)
        room.tap(1)
    assert isinstance(room.sheet, TallySheet)
    assert hall.heard[-1] == "round_end"


def test_the_end_of_a_match(still_hall: Hall) -> None:
    hall, room = still_hall, still_hall.room
    hall.open(*whole(5)[:-1])
    match = room.controller.match
    if room.controller.is_person_to_act:
        room.tap(1)
        room.tap(1)
    else:
        room.answer(match.legal_texts()[0])
    assert match.is_over
    assert isinstance(room.sheet, TallySheet)
    room.click(room.sheet.button)
    assert isinstance(room.sheet, ResultsSheet)
    assert match.result is not None
    assert hall.heard[-1] == ("win" if match.result.winners == (0,) else "loss")


@pytest.mark.parametrize(
    ("winners", "name"), [((0,), "win"), ((1,), "loss"), ((0, 1), "round_end")]
)
def test_a_result_has_its_sound(winners: tuple[int, ...], name: str) -> None:
    from skillgames.engine.game import Result

    game = registry.game("fishing")

    class Over(Match):
        @property
        def result(self) -> Result:
            return Result((1, 1), winners, "the end")

    assert result_sound(Over(game, header_for(game, {}, ("person", Level.EASY.value)))) == name


def test_a_control_that_is_pressed_ticks(hall: Hall) -> None:
    hall.open(START)
    hall.room.click(hall.room.window.playing.menu_button)
    assert hall.heard == ["tap"]


# --- switched off and on ------------------------------------------------------------------------


def test_the_switch_in_the_pause_acts_at_once_and_is_kept(hall: Hall) -> None:
    hall.open(START)
    room = hall.room
    room.key(Qt.Key.Key_Escape)
    room.settle()
    assert isinstance(room.sheet, PauseSheet)
    switch = room.sheet.toggles["sound"]
    assert switch.isChecked()
    room.click(switch)
    assert not switch.isChecked()
    assert not hall.player.is_audible
    kept = json.loads(room.services.folders.settings_file.read_text("utf-8"))
    assert kept["sound"] is False
    hall.library.heard.clear()
    room.click(room.sheet.resume_button)
    room.tap("2S")
    assert hall.heard == []
    room.key(Qt.Key.Key_Escape)
    room.key(Qt.Key.Key_Escape)
    room.settle()
    assert isinstance(room.sheet, PauseSheet)
    switch = room.sheet.toggles["sound"]
    assert not switch.isChecked()
    room.click(switch)
    room.click(room.sheet.resume_button)
    assert hall.heard == ["tap"]
    room.tap("2S")
    assert hall.heard == ["tap", "lift"]


def test_the_volume_acts_at_once(hall: Hall) -> None:
    hall.open(START)
    hall.room.window.change_setting("volume", 20)
    assert hall.library.effects["lift"].volume == pytest.approx(0.04)
    assert hall.room.services.settings.volume == 20


def test_switched_off_from_the_start_nothing_is_loaded(open_room: Callable[..., Room]) -> None:
    first = open_room()
    first.window.change_setting("sound", False)
    first.close()
    library = FakeLibrary()
    room = open_room(sound=SoundPlayer(library.load))
    room.open(START)
    room.pump(20)
    assert library.steps == []
    room.window.change_setting("sound", True)
    room.wait(lambda: "tap" in library.steps)


def test_closing_the_window_ends_it(hall: Hall) -> None:
    hall.open(START)
    hall.room.close()
    hall.player.play("win")
    assert hall.heard == []


# --- the bell -----------------------------------------------------------------------------------


def bell_time(room: Room) -> None:
    """Four seconds pass."""
    assert room.window.playing.bell is not None
    timer = room.window.playing.bell._timer
    assert timer.isActive()
    assert timer.interval() == 4000
    timer.stop()
    timer.timeout.emit()


def test_it_rings_once_when_nobody_is_there(hall: Hall) -> None:
    hall.open(START, "2S")
    room = hall.room
    assert room.window.playing.bell is not None
    assert not room.window.playing.bell.is_waiting, "it is the bot's turn"
    room.answer("JC")
    step_through(room)
    hall.library.heard.clear()
    bell_time(room)
    assert hall.heard == ["turn"]
    assert not room.window.playing.bell.is_waiting


def move_the_pointer(room: Room) -> None:
    room.move(QPoint(300, 300))
    QTest.mouseMove(room.stage.viewport(), QPoint(320, 310))
    room.pump()


def press_the_cloth(room: Room) -> None:
    room.tap(QPoint(640, 200))


def press_an_arrow(room: Room) -> None:
    room.key(Qt.Key.Key_Right)


def pause(room: Room) -> None:
    room.window.pause()


def go_home(room: Room) -> None:
    room.window.show_home()


@pytest.mark.parametrize(
    "sign", [move_the_pointer, press_the_cloth, press_an_arrow, pause, go_home]
)
def test_a_sign_of_life_calls_it_off(hall: Hall, sign: Callable[[Room], None]) -> None:
    hall.open(START, "2S")
    room = hall.room
    room.answer("JC")
    step_through(room)
    assert room.window.playing.bell is not None
    assert room.window.playing.bell.is_waiting
    sign(room)
    assert not room.window.playing.bell.is_waiting
    assert "turn" not in hall.heard


def test_painting_is_no_sign_of_life(hall: Hall) -> None:
    hall.open(START, "2S")
    room = hall.room
    room.answer("JC")
    step_through(room)
    assert room.window.playing.bell is not None
    assert room.window.playing.bell.eventFilter(room.stage, QEvent(QEvent.Type.Paint)) is False
    room.stage.viewport().update()
    room.pump()
    assert room.window.playing.bell.is_waiting


def test_without_sound_no_timer_runs_for_it(hall: Hall) -> None:
    hall.room.window.change_setting("sound", False)
    hall.room.open(START)
    assert hall.room.window.playing.bell is not None
    assert not hall.room.window.playing.bell.is_waiting
