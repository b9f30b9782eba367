"""Fishing by keyboard alone: no pointer and no two keys at once are ever needed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from skillgames.widgets.sheet_parts.segments import Segment
from skillgames.widgets.sheets import PauseSheet, SettingsSheet, SetupSheet
from tests.packs import deck, fishing
from tests.room import Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
HAND = ("2S", "7H", "9C", "KD")

LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right
ENTER, RETURN, SPACE = Qt.Key.Key_Enter, Qt.Key.Key_Return, Qt.Key.Key_Space
ESCAPE, TAB = Qt.Key.Key_Escape, Qt.Key.Key_Tab


@pytest.fixture
def patient(open_room: Callable[..., Room]) -> Room:
    """No motion, and a bot that moves when the test says so."""
    room = open_room(Patient())
    room.open(START)
    assert room.hand == HAND
    assert room.window.focusWidget() is room.stage
    return room


def held(room: Room, key: Qt.Key, text: str = "") -> None:
    """A key that is held down and repeats."""
    event = QKeyEvent(QEvent.Type.KeyPress, key.value, Qt.KeyboardModifier(0), text, True)
    QApplication.sendEvent(room.window.focusWidget() or room.window, event)


def test_arrows_walk_along_the_hand_and_round_its_ends(patient: Room) -> None:
    seen = []
    for _ in range(5):
        patient.key(RIGHT)
        (focused,) = patient.lit("focus")
        seen.append(focused)
    assert seen == [*HAND, HAND[0]]
    patient.key(LEFT)
    assert patient.lit("focus") == {"KD"}
    assert not patient.lit("lift"), "walking lifts nothing"


def test_to_the_left_the_last_card_comes_first(patient: Room) -> None:
    patient.key(LEFT)
    assert patient.lit("focus") == {"KD"}


@pytest.mark.parametrize("key", [ENTER, RETURN, SPACE])
def test_one_key_lifts_then_plays(patient: Room, key: Qt.Key) -> None:
    patient.key(key)
    assert patient.lit("focus") == {"2S"}, "without a choice it shows where one stands"
    assert not patient.lit("lift")
    patient.key(RIGHT)
    patient.key(key)
    assert patient.lit("lift") == {"7H"}
    assert patient.lit("glow") == {"4H", "3S"}
    patient.key(key)
    assert patient.log == [START, "7H"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_digits_take_the_nth_card(patient: Room, number: int) -> None:
    key = Qt.Key(Qt.Key.Key_0 + number)
    patient.key(key)
    assert patient.lit("lift") == patient.lit("focus") == {HAND[number - 1]}
    patient.key(key)
    assert patient.log == [START, HAND[number - 1]]


def test_another_digit_lifts_another_card(patient: Room) -> None:
    patient.key(Qt.Key.Key_1)
    patient.key(Qt.Key.Key_3)
    assert patient.lit("lift") == {"9C"}
    assert patient.log == [START]


@pytest.mark.parametrize("key", [Qt.Key.Key_0, Qt.Key.Key_5, Qt.Key.Key_9, Qt.Key.Key_A])
def test_other_keys_do_nothing(patient: Room, key: Qt.Key) -> None:
    patient.key(key)
    assert not (patient.lit("lift") | patient.lit("focus"))
    assert patient.sheet is None
    assert patient.log == [START]


def test_digits_count_the_cards_that_are_left(patient: Room) -> None:
    patient.key(Qt.Key.Key_1)
    patient.key(Qt.Key.Key_1)
    patient.answer("3C")
    assert patient.hand == ("7H", "9C", "KD")
    patient.key(Qt.Key.Key_4)
    assert not patient.lit("lift")
    patient.key(Qt.Key.Key_3)
    assert patient.lit("lift") == {"KD"}


@pytest.mark.parametrize(("key", "text"), [(SPACE, " "), (RETURN, "\r"), (Qt.Key.Key_2, "2")])
def test_a_key_held_down_is_one_press(patient: Room, key: Qt.Key, text: str) -> None:
    """A card is played by two presses, not by one that lasts."""
    patient.key(RIGHT)
    patient.key(RIGHT)
    patient.key(key)
    for _ in range(5):
        held(patient, key, text)
    assert patient.lit("lift") == {"7H"}
    assert patient.log == [START]


def test_an_arrow_held_down_walks_on(patient: Room) -> None:
    patient.key(RIGHT)
    held(patient, RIGHT)
    held(patient, RIGHT)
    assert patient.lit("focus") == {"9C"}


def test_escape_held_down_lowers_and_does_not_pause(patient: Room) -> None:
    patient.key(Qt.Key.Key_1)
    patient.key(ESCAPE)
    for _ in range(3):
        held(patient, ESCAPE)
    assert patient.sheet is None
    assert not patient.lit("lift")


def test_on_the_bots_turn_keys_say_why_not(patient: Room) -> None:
    for _ in range(2):
        patient.key(Qt.Key.Key_2)
    patient.key(RIGHT)
    patient.key(SPACE)
    assert patient.pill == "It is the bot’s turn."
    patient.key(Qt.Key.Key_1)
    assert patient.log == [START, "7H"]
    assert not patient.lit("lift")


def test_the_order_the_person_made_is_the_order_of_keys(patient: Room) -> None:
    patient.drag("KD", -900, 0)
    patient.key(Qt.Key.Key_1)
    assert patient.lit("lift") == {"KD"}


# --- the pause -------------------------------------------------------------------------------


def test_escape_pauses_and_escape_goes_on(patient: Room) -> None:
    patient.key(ESCAPE)
    assert isinstance(patient.sheet, PauseSheet)
    patient.key(ESCAPE)
    assert patient.sheet is None
    assert patient.window.focusWidget() is patient.stage


def test_the_key_that_closes_a_sheet_plays_no_card(patient: Room) -> None:
    """B24: also when it is held down, and with a card chosen before."""
    patient.key(RIGHT)
    patient.key(ESCAPE)
    patient.key(RETURN)
    assert patient.sheet is None
    for _ in range(5):
        held(patient, RETURN, "\r")
    assert patient.log == [START]
    assert not patient.lit("lift")
    assert patient.lit("focus") == {"2S"}


def test_tab_reaches_the_menu(patient: Room) -> None:
    menu = patient.window.playing.menu_button
    for _ in range(2):
        patient.key(TAB)
        if patient.window.focusWidget() is menu:
            break
    assert patient.window.focusWidget() is menu
    assert menu.ring
    patient.key(SPACE)
    assert isinstance(patient.sheet, PauseSheet)
    patient.key(RETURN)
    assert patient.sheet is None
    assert patient.log == [START]


def test_from_the_menu_button_tab_goes_back_to_the_cards(patient: Room) -> None:
    menu = patient.window.playing.menu_button
    patient.key(TAB)
    assert patient.window.focusWidget() is menu
    patient.key(TAB)
    assert patient.window.focusWidget() is patient.window.playing.log_button
    patient.key(TAB)
    assert patient.window.focusWidget() is patient.stage
    patient.key(TAB)
    patient.key(ESCAPE)
    assert isinstance(patient.sheet, PauseSheet), "Esc pauses from there, too"


def test_keys_do_not_reach_the_table_under_a_sheet(patient: Room) -> None:
    patient.key(ESCAPE)
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, RIGHT, LEFT):
        patient.key(key)
    assert isinstance(patient.sheet, PauseSheet)
    assert patient.log == [START]
    assert not (patient.lit("lift") | patient.lit("focus"))


# --- everything ------------------------------------------------------------------------------


def test_a_round_from_home_to_the_next_one_with_single_keys(room: Room) -> None:
    room.key(RIGHT)
    room.key(LEFT)
    room.key(RETURN)
    assert isinstance(room.sheet, SetupSheet)
    room.key(RETURN)
    room.settle()
    room.table.guard_ms = 0
    for _ in range(24):
        assert room.controller.is_person_to_act
        for _ in range(2):
            room.key(Qt.Key.Key_1)
        room.settle()
    assert room.sheet is not None
    assert len(room.log) == 49
    room.key(RETURN)
    room.settle()
    assert room.sheet is None
    assert len(room.log) == 51, "the bot has begun the second round"
    assert fishing(room.log).log == room.log


def test_settings_by_keyboard(room: Room) -> None:
    for _ in range(12):
        if room.window.focusWidget() is room.window.home.gear:
            break
        room.key(TAB)
    assert room.window.focusWidget() is room.window.home.gear
    room.key(SPACE)
    assert isinstance(room.sheet, SettingsSheet)
    for _ in range(40):
        focus = room.window.focusWidget()
        if isinstance(focus, Segment) and focus.choice.value == "en":
            break
        room.key(TAB)
    room.key(RIGHT)
    assert room.services.settings.language != "en"
    room.key(ESCAPE)
    assert room.sheet is None
    assert room.window.focusWidget() is room.window.home.gear
