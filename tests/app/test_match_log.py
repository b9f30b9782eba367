"""The match log at the table: what it says, how it opens and closes, where it lies."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from skillgames.app.story import told
from skillgames.games.fishing.capture import best_capture
from skillgames.widgets.language import text
from skillgames.widgets.sheets import PauseSheet
from tests.packs import deck, fishing, played
from tests.room import Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
KEY_L, ESCAPE, TAB = Qt.Key.Key_L, Qt.Key.Key_Escape, Qt.Key.Key_Tab


@pytest.fixture
def patient(open_room: Callable[..., Room]) -> Room:
    """A match that has just been dealt; the bot waits for the test."""
    room = open_room(Patient())
    room.open(START)
    return room


def lines(room: Room) -> list[str]:
    """What the log says now."""
    log = room.window.playing.log
    assert log is not None
    assert log.panel is not None
    return log.panel.lines


def is_open(room: Room) -> bool:
    assert room.window.playing.log is not None
    return room.window.playing.log.is_open


def wanted(room: Room) -> list[str]:
    """The sentences of the events so far, as the person may know them."""
    return [text(one) for one in told(room.controller.match, 0)]


def test_it_is_closed_at_first_and_opens_by_button(patient: Room) -> None:
    assert not is_open(patient)
    patient.click(patient.window.playing.log_button)
    assert is_open(patient)
    assert lines(patient) == wanted(patient) == ["Deal 1 of 6."]
    patient.click(patient.window.playing.log_button)
    assert not is_open(patient)


def test_the_key_opens_and_closes_it(patient: Room) -> None:
    patient.key(KEY_L)
    assert is_open(patient)
    panel = patient.window.playing.log.panel
    assert patient.window.focusWidget() is panel.page
    patient.key(KEY_L)
    assert not is_open(patient)
    assert patient.window.focusWidget() is patient.stage


def test_each_play_adds_its_sentences(patient: Room) -> None:
    patient.key(KEY_L)
    patient.tap("9C")
    patient.tap("9C")
    patient.answer("3C")
    patient.settle()
    assert lines(patient) == wanted(patient)
    assert len(lines(patient)) >= 3
    assert lines(patient)[1].startswith("You play: nine of clubs. Taken: ")
    assert lines(patient)[2].startswith("The bot ")


def test_what_happened_while_it_was_closed_is_there(patient: Room) -> None:
    patient.tap("2S")
    patient.tap("2S")
    patient.key(KEY_L)
    assert lines(patient) == wanted(patient)
    assert lines(patient)[-1] == "You lay on the table: two of spades."


def test_it_is_filled_after_resuming(room: Room) -> None:
    log = played(3, lambda match: match.version >= 60 and match.to_act == 0)
    room.open(*log)
    room.key(KEY_L)
    assert lines(room) == [text(one) for one in told(fishing(log), 0)] == wanted(room)
    bar = room.window.playing.log.panel.page.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum(), "the newest is in sight"


def test_esc_closes_it_before_anything_else(patient: Room) -> None:
    patient.key(KEY_L)
    patient.key(ESCAPE)
    assert not is_open(patient)
    assert patient.sheet is None
    patient.key(KEY_L)
    patient.tap("9C")
    assert patient.window.focusWidget() is patient.stage
    patient.key(ESCAPE)
    assert not is_open(patient)
    assert patient.lit("lift") == {"9C"}, "only the log was closed"
    patient.key(ESCAPE)
    assert not patient.lit("lift")
    patient.key(ESCAPE)
    assert isinstance(patient.sheet, PauseSheet)


def test_keys_in_it_play_no_card_and_scroll(room: Room) -> None:
    log = played(3, lambda match: match.version >= 60 and match.to_act == 0)
    room.open(*log)
    room.key(KEY_L)
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_Return):
        room.key(key)
    assert room.log == list(log)
    assert not room.lit("lift")
    bar = room.window.playing.log.panel.page.verticalScrollBar()
    room.key(Qt.Key.Key_Home)
    QTest.keyClick(room.window.focusWidget(), Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert bar.value() < bar.maximum()


def test_tab_reaches_it_and_leaves_it(patient: Room) -> None:
    patient.key(KEY_L)
    page = patient.window.playing.log.panel.page
    for _ in range(4):
        patient.key(TAB)
        if patient.window.focusWidget() is patient.window.playing.log_button:
            break
    assert patient.window.focusWidget() is patient.window.playing.log_button
    for _ in range(4):
        patient.key(TAB)
        if patient.window.focusWidget() is page:
            break
    assert patient.window.focusWidget() is page


def test_screen_readers_read_it(patient: Room) -> None:
    patient.key(KEY_L)
    page = patient.window.playing.log.panel.page
    spoken = QAccessible.queryAccessibleInterface(page)
    assert spoken is not None
    assert spoken.text(QAccessible.Text.Name) == "Match log"
    assert spoken.role() == QAccessible.Role.EditableText
    assert spoken.state().readOnly
    assert "Deal 1 of 6." in spoken.text(QAccessible.Text.Value)


def test_another_match_begins_with_a_closed_log_of_its_own(patient: Room) -> None:
    patient.key(KEY_L)
    patient.window.show_home()
    patient.open(START, "9C")
    assert not is_open(patient)
    patient.key(KEY_L)
    assert lines(patient) == wanted(patient)
    assert len(lines(patient)) == 2


def test_no_card_of_the_bot_is_ever_named(patient: Room) -> None:
    """B29: before it is played, no card of the other hand stands in the log."""
    patient.key(KEY_L)
    hidden = ("three of clubs", "four of clubs", "five of hearts", "six of hearts")
    said = " ".join(lines(patient))
    assert not any(name in said for name in hidden)
    patient.tap("KD")
    patient.tap("KD")
    patient.answer("6H")
    patient.settle()
    said = " ".join(lines(patient))
    assert hidden[3] in said
    assert not any(name in said for name in hidden[:3])


def crowded(cards: int) -> list[str]:
    """The log of a match in which the person finds so many cards on the table."""
    for seed in range(400):
        rng = random.Random(seed)
        match = fishing()
        match.draw(rng)
        while isinstance(match.to_act, int):
            table = match.view(0).table_mask
            if match.to_act == 0 and table.bit_count() == cards:
                return match.log
            moves = match.legal_moves()
            # What takes nothing is laid down, so the table fills up.
            match.play(min(moves, key=lambda move: best_capture(move, table).bit_count()))
            if not isinstance(match.to_act, int) and match.view(0).stock:
                match.draw(rng)
    raise AssertionError("the moment never came")


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
@pytest.mark.parametrize("cards", range(4, 11))
def test_it_covers_no_card_that_matters(
    open_room: Callable[..., Room], size: tuple[int, int], cards: int
) -> None:
    room = open_room(Patient(), size=size)
    room.open(*crowded(cards))
    room.key(KEY_L)
    panel = room.window.playing.log.panel.geometry()
    assert room.stage.rect().contains(panel)
    assert panel.width() <= 320 * room.stage.units[0]
    for key, item in room.table.items.items():
        if key.startswith("stock"):
            continue
        card = item.mapRectToScene(item._card_rect()).toRect()
        assert not panel.intersects(card), key
    for button in (room.window.playing.menu_button, room.window.playing.log_button):
        assert not panel.intersects(QRect(button.face_in(room.stage)))
