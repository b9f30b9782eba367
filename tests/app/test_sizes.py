"""Any size of the window, at any time, on any screen: everything is inside and sharp."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt

import skillgames
from skillgames.engine.text import translate
from skillgames.widgets.controls import Pressable
from skillgames.widgets.sheets import PauseSheet, TallySheet
from tests.app import checks
from tests.packs import before_the_last_card_of_the_person, played, whole
from tests.room import Patient, Room

ROOT = Path(skillgames.__file__).parent.parent
SIZES = ((900, 600), (1280, 800), (1920, 1080), (3840, 2160), (900, 600), (900, 1300), (1601, 903))


@pytest.fixture
def patient(open_room: Callable[..., Room]) -> Room:
    return open_room(Patient(), size=SIZES[0])


def resize(room: Room, size: tuple[int, int]) -> None:
    room.window.resize(*size)
    room.pump()
    assert (room.window.width(), room.window.height()) == size


def test_the_table_at_every_size_and_back(patient: Room) -> None:
    patient.open(checks.START)
    for size in SIZES:
        resize(patient, size)
        checks.at_the_table(patient)
        checks.sharp(patient)


@pytest.mark.parametrize("card", ["7H", "3C"])
def test_with_a_card_lifted(patient: Room, card: str) -> None:
    patient.open(checks.START)
    patient.tap(card)
    lit = patient.lit("lift"), patient.lit("glow"), patient.lit("dim")
    assert lit[0] == {card}
    for size in (*SIZES[1:3], SIZES[0]):
        resize(patient, size)
        checks.at_the_table(patient)
        assert (patient.lit("lift"), patient.lit("glow"), patient.lit("dim")) == lit
    patient.tap(card)
    assert patient.log[1:] == [card], "it is still the card under the pointer"


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_whole_round_in_every_language(
    open_room: Callable[..., Room], size: tuple[int, int], language: str
) -> None:
    """The labels grow with piles and sweeps; the longest sentences stay inside."""
    room = open_room(Patient(), size=size, language=language)
    log = whole(1 + SIZES.index(size))[:49]
    for plies in (1, 12, 25, 36, 47, 48):
        room.open(*log[:plies])
        checks.at_the_table(room)
        for number in range(1, len(room.hand) + 1):
            room.tap(number)
            checks.inside(room)
        room.window.show_home()


def test_resized_in_the_middle_of_everything(moving_room: Room) -> None:
    room = moving_room
    room.open(checks.START)
    sizes = iter((*SIZES[:3], *SIZES[:3]))
    resize(room, next(sizes))
    room.tap("7H")
    resize(room, next(sizes))
    checks.at_the_table(room)
    room.tap("7H")
    assert room.stage.animator.running
    resize(room, next(sizes))
    checks.at_the_table(room)
    room.answer("8C")
    assert room.stage.animator.running
    resize(room, next(sizes))
    checks.at_the_table(room)
    room.pull("KD", 0, -60)
    resize(room, next(sizes))
    checks.at_the_table(room)
    assert room.log[1:] == ["7H", "8C"]


def test_the_score_sheet_is_resized_while_it_counts(moving_room: Room) -> None:
    room = moving_room
    room.store(played(11, lambda match: match.version == 49))
    room.window.resume_game("fishing")
    assert isinstance(room.sheet, TallySheet)
    for size in (*SIZES[:3], SIZES[0]):
        resize(room, size)
        checks.sheet_fits(room)
    room.sheet.finish()
    room.sheet.finish()
    checks.large_enough(room)
    room.click(room.sheet.button)
    assert room.sheet is None


def setup(room: Room) -> None:
    room.store(played(3, lambda match: match.version == 60))
    room.window.show_home()
    room.window.open_game("fishing")


def settings(room: Room) -> None:
    room.window.open_settings()


def pause(room: Room) -> None:
    room.open(checks.START)
    room.window.pause()


def rules(room: Room) -> None:
    pause(room)
    room.window.open_rules("fishing")


def question(room: Room) -> None:
    pause(room)
    assert isinstance(room.sheet, PauseSheet)
    room.click(room.sheet.new_button)


def tally(room: Room) -> None:
    room.store(played(11, lambda match: match.version == 49))
    room.window.resume_game("fishing")


def results(room: Room) -> None:
    room.open(*before_the_last_card_of_the_person(11, last_round=True))
    room.tap(1)
    room.tap(1)
    if room.sheet is None:
        room.answer(room.controller.match.legal_texts()[0])
    assert isinstance(room.sheet, TallySheet)
    room.click(room.sheet.button)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("screen", [setup, settings, pause, rules, question, tally, results])
def test_every_sheet_at_every_size(
    open_room: Callable[..., Room], screen: Callable[[Room], None], language: str
) -> None:
    room = open_room(Patient(), size=SIZES[0], language=language)
    screen(room)
    sizes = SIZES[:5] if language == "en" else (SIZES[1], SIZES[0])
    for size in sizes:
        resize(room, size)
        checks.sheet_fits(room)
        checks.large_enough(room)


def test_home_at_every_size(patient: Room) -> None:
    patient.store(played(3, lambda match: match.version == 60))
    patient.window.show_home()
    for size in SIZES:
        resize(patient, size)
        checks.large_enough(patient)
        for tile in patient.window.home.tiles:
            pill = tile.pill
            assert tile.design_rect().contains(pill)
            assert pill.height() * tile.scale >= 36


def test_a_notice_stays_inside(patient: Room) -> None:
    patient.window.notices.tell("The match could not be saved because the disk is full. " * 2)
    for size in (*SIZES[:4], SIZES[0]):
        resize(patient, size)
        assert patient.window.rect().contains(patient.window.notices._pane.geometry())
        assert not patient.window.notices.elided
        checks.large_enough(patient)


def glass(room: Room) -> QRectF:
    """Where the notice on show can be seen and takes presses."""
    notices = room.window.notices
    return QRectF(notices.geometry())


def lies_on(room: Room, what: str) -> bool:
    """Whether the notice covers a part of a card or a label at the table."""
    table = room.table
    if what in table.items:
        item = table.items[what]
        return glass(room).intersects(item.mapRectToScene(item._card_rect()))
    return glass(room).intersects(checks.painted(table._pictures.items[what]))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_notice_at_the_table_covers_nothing_that_is_played_with(
    open_room: Callable[..., Room], language: str
) -> None:
    room = open_room(Patient(), size=(900, 600), language=language)
    room.open(checks.START)
    reason = translate("Store", "The match could not be saved because the disk is full.")
    room.window.tell(reason)
    for size in ((1280, 800), (900, 600)):
        resize(room, size)
        table = [*room.hand, *room.table.row, "own", "other", "stock:0"]
        assert [what for what in table if lies_on(room, what)] == []
        for number in (1, 4):
            room.tap(number)
            assert room.table.lifted == room.hand[number - 1]
            assert not lies_on(room, "pill")
        room.table.reset()
        room.table.snap()
    room.window.pause()
    room.settle()
    assert glass(room).bottom() > room.window.height() - 40
    room.key(Qt.Key.Key_Escape)
    room.settle()
    assert glass(room).bottom() < room.window.height() / 3


def test_a_notice_over_a_replay_leaves_the_bar_free(patient: Room) -> None:
    patient.window.notices.tell("The match could not be saved because the disk is full.")
    patient.window.replays.open(patient.store(played(3, lambda match: match.version == 20)))
    patient.settle()
    page = patient.window.replay
    assert page is not None
    for size in ((1280, 800), (900, 600)):
        resize(patient, size)
        bar = page.bar.geometry()
        assert bar.top() - 30 < glass(patient).bottom() < bar.top()
    page.left.emit()
    assert glass(patient).bottom() > patient.window.height() - 40


def test_the_window_cannot_be_smaller_than_it_works(patient: Room) -> None:
    patient.window.resize(300, 200)
    patient.pump()
    assert (patient.window.width(), patient.window.height()) == (900, 600)


@pytest.mark.parametrize("ratio", ["2", "1.5"])
def test_on_a_screen_with_finer_pixels(home: Path, ratio: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.checks"],
        cwd=ROOT,
        env=os.environ | {"SKILLGAMES_HOME": str(home), "QT_SCALE_FACTOR": ratio},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout == f"{float(ratio)}\n"
    assert done.returncode == 0


@pytest.mark.parametrize("size", [SIZES[0], SIZES[1]])
@pytest.mark.parametrize("sheet", ["statistics", "settings", "rules"])
def test_a_notice_over_a_sheet_lies_on_none_of_its_buttons(
    patient: Room, sheet: str, size: tuple[int, int]
) -> None:
    resize(patient, size)
    window = patient.window
    window.notices.tell("The record is now in “fishing-2026-11-29.json”.")
    openers = {
        "statistics": window.open_statistics,
        "settings": window.open_settings,
        "rules": lambda: window.open_rules("fishing"),
    }
    openers[sheet]()
    patient.pump()
    assert patient.sheet is not None
    assert window.rect().contains(window.notices.geometry())
    for region in (patient.sheet.header, patient.sheet.footer):
        for control in region.findChildren(Pressable):
            if control.isVisible():
                assert not glass(patient).intersects(QRectF(control.face_in(window))), control
