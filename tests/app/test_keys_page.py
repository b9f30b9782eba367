"""The sheet of all keys: from everywhere, over everything, and back to the same focus."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from skillgames.widgets.controls import LEAST_HIT
from skillgames.widgets.sheet_parts.faced import Faced
from skillgames.widgets.sheets import (
    KeysSheet,
    PauseSheet,
    SettingsSheet,
    SetupSheet,
    TallySheet,
)
from tests.packs import deck, fishing, played, whole
from tests.room import Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")


def home(room: Room) -> None:
    assert room.window.focusWidget() is room.window.home.tiles[0]


def gear(room: Room) -> None:
    room.window.home.gear.take_focus(ring=True)


def table(room: Room) -> None:
    room.open(START)


def menu(room: Room) -> None:
    room.open(START)
    assert room.window.playing.menu_button is not None
    room.window.playing.menu_button.take_focus(ring=True)


def setup(room: Room) -> None:
    room.window.open_game("fishing")
    assert isinstance(room.sheet, SetupSheet)
    room.sheet.levels.current.take_focus(ring=True)


def settings(room: Room) -> None:
    room.window.open_settings()
    assert isinstance(room.sheet, SettingsSheet)
    room.sheet.lines[2].control.take_focus(ring=True)


def pause(room: Room) -> None:
    room.open(START)
    room.window.pause()
    assert isinstance(room.sheet, PauseSheet)
    room.sheet.home_button.take_focus(ring=True)


def tally(room: Room) -> None:
    room.store(played(11, lambda match: match.version == 49))
    room.window.resume_game("fishing")
    assert isinstance(room.sheet, TallySheet)


def rules(room: Room) -> None:
    pause(room)
    assert isinstance(room.sheet, PauseSheet)
    room.click(room.sheet.more["rules"])


def log(room: Room) -> None:
    room.open(START)
    room.key(Qt.Key.Key_L)
    assert room.window.playing.log is not None
    assert room.window.playing.log.is_open
    assert room.window.focusWidget() is not room.stage


def replay(room: Room) -> None:
    entries = whole(3)
    result = fishing(entries).result
    assert result is not None
    match_id = room.store(entries[:-1])
    room.archive.finish(match_id, len(entries), entries[-1], result.as_dict())
    room.window.replays.open(match_id)
    assert room.window.replay is not None
    assert room.window.focusWidget() is room.window.replay.stage


PLACES = [home, gear, table, menu, log, setup, settings, pause, rules, tally, replay]


def keys_sheet(room: Room) -> KeysSheet | None:
    page = room.window._keys
    return None if page is None else page.sheet


def ask(room: Room, how: str) -> None:
    """F1 or a question mark, wherever the focus is."""
    target: QWidget = room.window.focusWidget() or room.window
    if how == "F1":
        QTest.keyClick(target, Qt.Key.Key_F1)
    else:
        QTest.keyClicks(target, "?")


@pytest.fixture
def patient(open_room: Callable[..., Room]) -> Room:
    return open_room(Patient())


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("how", ["F1", "?"])
@pytest.mark.parametrize("back", ["escape", "again", "close"])
def test_it_opens_from_everywhere_and_leads_back_to_the_same_focus(
    patient: Room, place: Callable[[Room], None], how: str, back: str
) -> None:
    room = patient
    place(room)
    focus, below = room.window.focusWidget(), room.sheet
    ring = isinstance(focus, Faced) and focus.ring
    ask(room, how)
    sheet = keys_sheet(room)
    assert sheet is not None
    assert sheet.isVisible()
    assert room.window.focusWidget() is sheet.close_button
    assert sheet.close_button.ring
    if back == "escape":
        room.key(Qt.Key.Key_Escape)
    elif back == "again":
        ask(room, how)
    else:
        room.click(sheet.close_button)
    room.pump()
    assert keys_sheet(room) is None
    assert room.sheet is below
    assert room.window.focusWidget() is focus
    assert (isinstance(focus, Faced) and focus.ring) == ring
    if below is not None:
        assert below.isVisible()


def test_at_the_table_the_match_waits_and_then_goes_on(patient: Room) -> None:
    room = patient
    room.open(START)
    room.tap("7H")
    room.tap("7H")
    ask(room, "F1")
    assert isinstance(room.thinker, Patient)
    room.thinker.answer("3C")
    room.pump(10)
    assert room.log == [START, "7H"]
    room.key(Qt.Key.Key_Escape)
    room.wait(lambda: len(room.log) == 3)
    assert room.log == [START, "7H", "3C"]


def test_what_the_sheet_below_does_still_works_afterwards(patient: Room) -> None:
    room = patient
    tally(room)
    ask(room, "?")
    room.key(Qt.Key.Key_Escape)
    assert isinstance(room.sheet, TallySheet)
    room.click(room.sheet.button)
    assert room.sheet is None
    assert room.stage.hasFocus()


@pytest.mark.parametrize("place", [table, tally, settings])
def test_while_something_moves(
    open_room: Callable[..., Room], place: Callable[[Room], None]
) -> None:
    """What moves arrives, then the keys are told."""
    room = open_room(Patient(), speed="normal")
    if place is tally:
        room.store(played(11, lambda match: match.version == 49))
        room.window.resume_game("fishing")
        assert room.sheet is not None
        assert room.sheet.busy
    elif place is settings:
        room.window.open_settings()
        assert room.sheet is not None
        assert room.sheet.busy
    else:
        room.open(START)
        room.tap("7H")
        room.tap("7H")
        assert room.stage.animator.running
    below = room.sheet
    ask(room, "F1")
    sheet = keys_sheet(room)
    assert sheet is not None
    sheet.finish()
    assert room.window.focusWidget() is sheet.close_button
    if below is None:
        assert not room.stage.animator.running
        assert room.log == [START, "7H"]
    else:
        assert not below.busy
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is below


def deeds(room: Room) -> list[str]:
    sheet = keys_sheet(room)
    assert sheet is not None
    return [line.deed.text() for line in sheet.key_lines]


def test_each_place_tells_its_own_keys(patient: Room) -> None:
    room = patient
    ask(room, "F1")
    at_home = deeds(room)
    assert "Go from game to game" in at_home
    room.key(Qt.Key.Key_Escape)
    room.open(START)
    ask(room, "F1")
    at_table = deeds(room)
    rows = [row.deed for row in room.table.key_rows()]
    assert at_table[: len(rows)] == rows
    assert len(rows) == 4
    assert "Go from game to game" not in at_table
    assert set(at_home) & set(at_table), "the keys of sheets are told everywhere"


def test_the_keys_that_are_told_do_what_is_told(patient: Room) -> None:
    room = patient
    room.open(START)
    hand = room.hand
    room.key(Qt.Key.Key_Right)
    assert room.lit("focus") == {hand[0]}
    room.key(Qt.Key.Key_Space)
    assert room.lit("lift") == {hand[0]}
    room.key(Qt.Key.Key_Escape)
    assert room.lit("lift") == set()
    room.key(Qt.Key.Key_3)
    assert room.lit("lift") == {hand[2]}
    room.key(Qt.Key.Key_3)
    assert room.log == [START, hand[2]]
    room.key(Qt.Key.Key_Escape)
    assert isinstance(room.sheet, PauseSheet)


def test_tab_reaches_the_menu_from_the_table_and_comes_back(patient: Room) -> None:
    room = patient
    room.open(START)
    assert room.window.focusWidget() is room.stage
    seen = []
    for _ in range(10):
        room.key(Qt.Key.Key_Tab)
        seen.append(room.window.focusWidget())
        if seen[-1] is room.stage:
            break
    assert room.window.playing.menu_button in seen
    assert seen[-1] is room.stage
    room.window.notices.tell("The disk is full.")
    close = room.window.notices.close_button
    while room.window.focusWidget() is not close:
        room.key(Qt.Key.Key_Tab)
    room.key(Qt.Key.Key_Space)
    assert room.window.notices.text == ""
    assert room.window.focusWidget() is not None


def test_it_changes_its_language_with_the_window(patient: Room) -> None:
    room = patient
    room.open(START)
    ask(room, "F1")
    sheet = keys_sheet(room)
    assert sheet is not None
    room.window.change_setting("language", "uk")
    room.pump()
    assert sheet.close_button.accessibleName() == "Закрити"
    assert keys_sheet(room) is sheet
    room.key(Qt.Key.Key_Escape)
    assert room.window.focusWidget() is room.stage


def test_the_arrows_scroll_where_it_is_low(open_room: Callable[..., Room]) -> None:
    room = open_room(Patient(), size=(900, 600))
    room.open(START)
    ask(room, "F1")
    sheet = keys_sheet(room)
    assert sheet is not None
    bar = sheet.scroller.verticalScrollBar()
    assert bar.maximum() > 0
    room.key(Qt.Key.Key_Down)
    assert bar.value() > 0
    room.key(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    room.key(Qt.Key.Key_Up)
    room.key(Qt.Key.Key_Home)
    assert bar.value() == 0


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (3840, 2160)], ids=str)
def test_every_size(open_room: Callable[..., Room], size: tuple[int, int], language: str) -> None:
    room = open_room(Patient(), size=size, language=language)
    room.open(START)
    ask(room, "F1")
    sheet = keys_sheet(room)
    assert sheet is not None
    assert room.window.rect().contains(sheet.paper_rect)
    assert sheet.scroller.scrollable == (size == (900, 600))
    assert sheet.close_button.face.height() >= LEAST_HIT
    for widget in sheet.findChildren(QWidget):
        if widget.isVisibleTo(sheet):
            assert not getattr(widget, "elided", False), widget
    for line in sheet.key_lines:
        assert sheet.body.rect().contains(line.geometry())
        assert line.deed.accessibleName().endswith(line.deed.text())
        assert len(line.deed.accessibleName()) > len(line.deed.text())


def test_closed_with_the_window(patient: Room) -> None:
    pause(patient)
    ask(patient, "F1")
    patient.window.close()
    patient.pump()
    assert not patient.window.isVisible()
    assert keys_sheet(patient) is None
