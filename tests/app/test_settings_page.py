"""The settings sheet in the room: every row acts at once, is kept, and leads back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from skillgames import registry
from skillgames.app.appearance import GRADING, deck_style
from skillgames.app.settings_page import TablePicture
from skillgames.engine.game import GameDef
from skillgames.store.settings import Settings, load
from skillgames.widgets.animator import motion_is_reduced, reduce_motion
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.controls import LEAST_HIT
from skillgames.widgets.scene import Table
from skillgames.widgets.sheet_parts.faced import Faced
from skillgames.widgets.sheet_parts.frame import SheetFrame
from skillgames.widgets.sheet_parts.rows import SegmentLine, SliderLine, ToggleLine
from skillgames.widgets.sheet_parts.slider import Slider
from skillgames.widgets.sheets import PauseSheet, SettingsSheet
from tests.app import checks
from tests.app.any_room import AnyRoom, persons_turn, reached
from tests.packs import deck
from tests.room import LEFT, NO_KEYS, Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")

SEGMENTS = {
    "language": "uk",
    "index_letters": "cyrillic",
    "four_colours": True,
    "animation_speed": "fast",
    "reduced_motion": "reduce",
}
TOGGLES = {"large_indices": True, "sound": False}
OWN = {"highlight_captures": False}
"""What the game at the table has besides."""
SLIDERS = {"contrast": 80, "grain": 0, "temperature": 25, "volume": 33}
ROOM = {**SEGMENTS, **TOGGLES, **SLIDERS}
EVERY = {**ROOM, **OWN}
ON_THE_TABLE = ("index_letters", "four_colours", "large_indices", *GRADING)
"""The settings that change how the cards look."""


def sheet_of(room: Room) -> SettingsSheet:
    assert isinstance(room.sheet, SettingsSheet)
    return room.sheet


def line_of(room: Room, key: str) -> Any:
    (found,) = (line for line in sheet_of(room).lines if line._row.key == key)
    return found


def show(room: Room, widget: QWidget) -> None:
    """Scroll the sheet until this control is seen."""
    if sheet_of(room).body.isAncestorOf(widget):
        sheet_of(room).scroller.show_widget(widget)


def choose(room: Room, key: str, value: object) -> None:
    """Choose a value with the mouse."""
    line = line_of(room, key)
    show(room, line)
    if isinstance(line, SegmentLine):
        (segment,) = (one for one in line.segments.segments if one.choice.value == value)
        room.click(segment)
    elif isinstance(line, ToggleLine):
        if line.toggle.isChecked() != value:
            room.click(line.toggle)
    else:
        assert isinstance(value, int)
        QTest.mouseClick(line.slider, LEFT, NO_KEYS, place(line.slider, value))


def place(slider: Slider, value: int) -> QPoint:
    return QPoint(round(slider.x_of(value)), slider.face.center().y())


def shown(line: Any) -> object:
    """The value that a row shows."""
    if isinstance(line, SegmentLine):
        return line.segments.value
    if isinstance(line, ToggleLine):
        return line.toggle.isChecked()
    assert line.number == f"{line.slider.value()}\u00a0%"
    return line.slider.value()


def kept(room: Room) -> dict[str, Any]:
    """What stands in the file."""
    file = room.services.folders.settings_file
    return dict(json.loads(file.read_text("utf-8"))) if file.exists() else {}


def picture(room: Room) -> QImage:
    return room.stage.grab().toImage()


def at_home(room: Room) -> None:
    room.click(room.window.home.gear)


def at_the_table(room: Room) -> None:
    room.open(START)
    assert room.window.playing.menu_button is not None
    room.click(room.window.playing.menu_button)
    assert isinstance(room.sheet, PauseSheet)
    room.sheet.finish()
    room.click(room.sheet.more["settings"])


@pytest.fixture(autouse=True)
def motion_is_full_again() -> Iterator[None]:
    yield
    reduce_motion(False)


@pytest.fixture
def patient(open_room: Callable[..., Room]) -> Room:
    return open_room(Patient(), speed="normal")


# --- every row ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "key"),
    [*((at_home, key) for key in ROOM), *((at_the_table, key) for key in EVERY)],
)
def test_every_row_sets_its_setting_and_it_is_kept(
    open_room: Callable[..., Room], where: Callable[[Room], None], key: str
) -> None:
    room = open_room(Patient())
    where(room)
    before = getattr(room.services.settings, key)
    assert before != EVERY[key]
    choose(room, key, EVERY[key])
    room.wait(lambda: getattr(room.services.settings, key) == EVERY[key])
    room.wait(lambda: kept(room).get(key) == EVERY[key])
    assert shown(line_of(room, key)) == EVERY[key], "the sheet shows it"
    room.close()
    settings, notices = load(room.services.folders.settings_file)
    assert getattr(settings, key) == EVERY[key]
    assert notices == []


def test_the_sheet_has_a_row_for_every_setting_people_may_set(patient: Room) -> None:
    """What belongs to one game stands there at its table alone."""
    at_home(patient)
    assert {line._row.key for line in sheet_of(patient).lines} == set(ROOM)
    patient.key(Qt.Key.Key_Escape)
    at_the_table(patient)
    assert {line._row.key for line in sheet_of(patient).lines} == set(EVERY)
    assert set(EVERY) == set(Settings.model_fields) - {"window", "last_level", "last_options"}


@pytest.mark.parametrize("game", registry.games_with("table"), ids=lambda game: game.slug)
def test_at_a_table_the_sheet_has_its_games_own_settings_and_things(
    open_room: Callable[..., AnyRoom], game: GameDef
) -> None:
    room = open_room(Patient(), kind=AnyRoom)
    room.sit(reached(game, {}, persons_turn))
    room.window.pause()
    room.window.open_settings()
    sheet = sheet_of(room)
    sheet.finish()
    rows = [line._row.key for line in sheet.lines]
    assert set(rows) == set(ROOM) | set(game.settings)
    assert len(rows) == len(set(rows))
    table = type(room.table)
    style = deck_style(room.services.settings, table)
    assert sheet.preview._paint == TablePicture(style, table.paint_sample)
    assert painted(TablePicture(style, table.paint_sample)) != painted(TablePicture(style, nothing))


def nothing(painter: QPainter, rect: QRectF, style: DeckStyle) -> None:
    """An empty table."""


def painted(picture: TablePicture) -> QImage:
    image = QImage(324, 292, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    picture(painter, QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.parametrize("key", ON_THE_TABLE)
def test_the_cards_behind_the_sheet_change_at_once(patient: Room, key: str) -> None:
    at_the_table(patient)
    sheet_of(patient).finish()
    before, behind = picture(patient), veiled(patient)
    choose(patient, key, EVERY[key])
    patient.wait(lambda: picture(patient) != before)
    patient.wait(lambda: veiled(patient) != behind)
    changed = picture(patient)
    patient.key(Qt.Key.Key_Escape)
    assert isinstance(patient.sheet, PauseSheet)
    assert picture(patient) == changed


def veiled(room: Room) -> QImage:
    """The picture behind the sheet."""
    pixmap = sheet_of(room).backdrop._veiled
    assert pixmap is not None
    return pixmap.toImage()


def test_other_settings_act_at_the_table_behind_the_sheet(patient: Room) -> None:
    at_the_table(patient)
    room = patient
    sheet_of(room).finish()
    choose(room, "animation_speed", "fast")
    assert room.stage.animator.factor == room.stage.settler.factor == 0.5
    choose(room, "reduced_motion", "reduce")
    assert motion_is_reduced()
    choose(room, "reduced_motion", "full")
    assert not motion_is_reduced()
    choose(room, "highlight_captures", False)
    assert not room.table.settings.highlight_captures
    choose(room, "language", "ru")
    room.pump()
    assert room.window.playing.menu_button is not None
    assert room.window.playing.menu_button.accessibleName() == "Меню"


def test_another_language_lays_sheet_and_table_out_once(
    patient: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_the_table(patient)
    sheet_of(patient).finish()
    laid: list[str] = []
    for made in (SheetFrame, Table):
        monkeypatch.setattr(made, "relayout", _noted(laid, made.relayout, made.__name__))
    choose(patient, "language", "ru")
    patient.pump()
    assert sorted(laid) == ["SheetFrame", "Table"]


def _noted(laid: list[str], relayout: Callable[[Any], None], name: str) -> Callable[[Any], None]:
    def noted(laid_out: Any) -> None:
        laid.append(name)
        relayout(laid_out)

    return noted


def test_another_language_is_spoken_at_once_with_the_focus_where_it_was(patient: Room) -> None:
    at_home(patient)
    sheet = sheet_of(patient)
    sheet.finish()
    line = line_of(patient, "language")
    line.segments.current.take_focus(ring=True)
    assert line.segments.value == "en"
    patient.key(Qt.Key.Key_Right)
    assert patient.services.settings.language == "ru"
    patient.pump()
    assert sheet.accessibleName() == "Настройки"
    assert patient.window.home.gear.accessibleName() == "Настройки"
    assert line_of(patient, "language") is line
    assert patient.window.focusWidget() is line.segments.current
    assert line.control.ring
    patient.key(Qt.Key.Key_Left)
    patient.pump()
    assert sheet.accessibleName() == "Settings"


# --- sliders ------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", [at_home, at_the_table])
def test_the_picture_follows_the_knob_and_the_last_step_arrives(
    patient: Room, where: Callable[[Room], None]
) -> None:
    room = patient
    where(room)
    sheet_of(room).finish()
    line, preview = line_of(room, "temperature"), sheet_of(room).preview
    assert isinstance(line, SliderLine)
    slider, before = line.slider, preview.grab().toImage()
    QTest.mousePress(slider, LEFT, NO_KEYS, place(slider, 50))
    for value in range(52, 97, 4):
        QTest.mouseMove(slider, place(slider, value))
        assert line.number == f"{value}\u00a0%", "the number beside it does not wait"
    assert slider.value() == 96
    room.wait(lambda: room.services.settings.temperature == 96)
    assert preview.grab().toImage() != before
    QTest.mouseMove(slider, place(slider, 91))
    QTest.mouseMove(slider, place(slider, 90))
    QTest.mouseRelease(slider, LEFT, NO_KEYS, place(slider, 90))
    room.wait(lambda: room.services.settings.temperature == 90)
    room.pump()
    assert slider.value() == 90
    room.wait(lambda: kept(room).get("temperature") == 90)


def test_many_steps_are_few_changes(patient: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room = patient
    at_home(room)
    sheet_of(room).finish()
    asked: list[tuple[str, object]] = []
    change = room.window.change_setting

    def listen(name: str, value: object) -> None:
        asked.append((name, value))
        change(name, value)

    monkeypatch.setattr(room.window, "change_setting", listen)
    slider = line_of(room, "contrast").slider
    slider.take_focus(ring=True)
    for _ in range(20):
        room.key(Qt.Key.Key_Right)
    room.wait(lambda: room.services.settings.contrast == 70)
    assert asked[-1] == ("contrast", 70)
    assert len(asked) < 20


def test_a_step_that_waits_arrives_when_the_sheet_or_the_window_is_closed(
    open_room: Callable[..., Room],
) -> None:
    room = open_room(Patient())
    at_home(room)
    line_of(room, "grain").slider.take_focus(ring=True)
    room.key(Qt.Key.Key_End)
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is None
    assert room.services.settings.grain == 100
    at_home(room)
    line_of(room, "contrast").slider.take_focus(ring=True)
    room.key(Qt.Key.Key_Home)
    room.close()
    settings, _ = load(room.services.folders.settings_file)
    assert (settings.grain, settings.contrast) == (100, 0)


def test_reset_takes_the_light_back_and_nothing_else(patient: Room) -> None:
    room = patient
    at_the_table(room)
    sheet_of(room).finish()
    before = picture(room)
    for key in SLIDERS:
        choose(room, key, SLIDERS[key])
    room.wait(lambda: room.services.settings.temperature == 25)
    room.click(sheet_of(room).reset_link)
    settings = room.services.settings
    assert (settings.contrast, settings.grain, settings.temperature) == (50, 50, 50)
    assert settings.volume == 33
    assert [line_of(room, key).slider.value() for key in SLIDERS] == [50, 50, 50, 33]
    room.wait(lambda: kept(room).get("contrast") == 50)
    room.key(Qt.Key.Key_Escape)
    assert picture(room) == before


def test_reset_by_key_wins_over_a_step_that_still_waits(patient: Room) -> None:
    room = patient
    at_home(room)
    sheet_of(room).finish()
    line_of(room, "contrast").slider.take_focus(ring=True)
    room.key(Qt.Key.Key_End)
    sheet_of(room).reset_link.take_focus(ring=True)
    room.key(Qt.Key.Key_Return)
    room.pump(20)
    assert room.services.settings.contrast == 50
    assert line_of(room, "contrast").slider.value() == 50


@pytest.fixture
def slow_fingers(qapp: QApplication) -> Iterator[None]:
    """No two presses of a test are one double press, however soon they follow."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(1)
    yield
    qapp.setDoubleClickInterval(before)


@pytest.mark.usefixtures("slow_fingers")
def test_fingers(open_room: Callable[..., Room]) -> None:
    """Everything is pressed with a finger, in the smallest window."""
    room = open_room(Patient(), size=(900, 600))
    at_home(room)
    finger = QTest.createTouchDevice()

    def tap(control: QWidget, pos: QPoint) -> None:
        show(room, control)
        window = room.window
        place_in = control.mapTo(window, pos)
        QTest.touchEvent(window, finger).press(0, place_in, window).commit()
        QTest.touchEvent(window, finger).release(0, place_in, window).commit()
        QTest.qWait(2)

    for key in (*SEGMENTS, *TOGGLES):
        line = line_of(room, key)
        control: Faced = line.control
        if isinstance(line, SegmentLine):
            choices = line.segments.segments
            (control,) = (one for one in choices if one.choice.value == EVERY[key])
        tap(control, control.face.center())
        assert getattr(room.services.settings, key) == EVERY[key]
    for key, value in SLIDERS.items():
        slider = line_of(room, key).slider
        tap(slider, place(slider, value))
        assert slider.value() == value
    tap(sheet_of(room).close_button, sheet_of(room).close_button.face.center())
    assert room.sheet is None
    assert [getattr(room.services.settings, key) for key in SLIDERS] == list(SLIDERS.values())


@pytest.mark.usefixtures("slow_fingers")
def test_a_finger_that_goes_up_from_a_slider_does_not_move_its_knob(
    open_room: Callable[..., Room],
) -> None:
    room = open_room(Patient(), size=(900, 600))
    at_home(room)
    slider = line_of(room, "grain").slider
    finger = QTest.createTouchDevice()
    start = slider.mapToGlobal(place(slider, 10))
    QTest.touchEvent(slider, finger).press(0, slider.mapFromGlobal(start), slider).commit()
    for step in range(1, 12):
        pos = slider.mapFromGlobal(start - QPoint(0, 10 * step))
        QTest.touchEvent(slider, finger).move(0, pos, slider).commit()
    pos = slider.mapFromGlobal(start - QPoint(0, 110))
    QTest.touchEvent(slider, finger).release(0, pos, slider).commit()
    room.pump()
    assert slider.value() == 50
    assert room.services.settings.grain == 50


# --- the way back -------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["escape", "close"])
def test_it_leads_back_home(patient: Room, by: str) -> None:
    room = patient
    room.window.home.gear.take_focus(ring=True)
    room.key(Qt.Key.Key_Return)
    sheet = sheet_of(room)
    sheet.finish()
    assert sheet.lines[0].control.ring, "it was opened by a key"
    if by == "escape":
        room.key(Qt.Key.Key_Escape)
    else:
        room.click(sheet.close_button)
    assert room.sheet is None
    assert room.window.focusWidget() is room.window.home.gear


@pytest.mark.parametrize("by", ["escape", "close"])
def test_it_leads_back_to_the_pause_with_the_focus_on_its_button(patient: Room, by: str) -> None:
    room = patient
    room.open(START)
    room.window.pause()
    assert isinstance(room.sheet, PauseSheet)
    room.sheet.finish()
    while room.window.focusWidget() is not room.sheet.more["settings"]:
        room.key(Qt.Key.Key_Tab)
    room.key(Qt.Key.Key_Return)
    sheet = sheet_of(room)
    sheet.finish()
    if by == "escape":
        room.key(Qt.Key.Key_Escape)
    else:
        room.click(sheet.close_button)
    assert isinstance(room.sheet, PauseSheet)
    room.sheet.finish()
    assert room.window.focusWidget() is room.sheet.more["settings"]
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is None
    assert room.window.focusWidget() is room.stage
    room.settle()
    room.tap("7H")
    room.settle()
    assert room.lit("lift") == {"7H"}


def test_tab_visits_every_row_once_and_a_notice_too(patient: Room) -> None:
    room = patient
    at_home(room)
    sheet = sheet_of(room)
    sheet.finish()
    room.window.notices.tell("The disk is full.")
    close = room.window.notices.close_button
    wanted = [*sheet.tab_stops(), close]
    assert room.window.focusWidget() is wanted[0]
    seen = []
    for _ in wanted:
        room.key(Qt.Key.Key_Tab)
        seen.append(room.window.focusWidget())
    assert seen == [*wanted[1:], wanted[0]]
    for expected in reversed(wanted):
        QTest.keyClick(
            room.window.focusWidget(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier
        )
        assert room.window.focusWidget() is expected
    close.take_focus(ring=True)
    room.key(Qt.Key.Key_Return)
    assert room.window.notices.text == ""
    assert room.window.focusWidget() in sheet.tab_stops(), "the focus stays in the sheet"


def test_esc_on_a_notice_closes_the_notice_alone(patient: Room) -> None:
    room = patient
    at_home(room)
    sheet_of(room).finish()
    room.window.notices.tell("The disk is full.")
    room.window.notices.close_button.take_focus(ring=True)
    room.key(Qt.Key.Key_Escape)
    assert room.window.notices.text == ""
    assert room.sheet is not None


# --- layout -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (3840, 2160)], ids=str)
def test_every_size(open_room: Callable[..., Room], size: tuple[int, int], language: str) -> None:
    room = open_room(Patient(), size=size, language=language)
    at_home(room)
    sheet = sheet_of(room)
    checks.sheet_fits(room)
    assert sheet.scroller.scrollable == (size == (900, 600))
    for control in sheet.paper.findChildren(Faced):
        assert control.face.height() >= LEAST_HIT, control
        assert control.face.width() >= LEAST_HIT, control
        if sheet.body.isAncestorOf(control):
            face = control.face_in(sheet.body)
            assert sheet.body.rect().contains(face), control
    for widget in sheet.findChildren(QWidget):
        cut = widget.isVisibleTo(sheet) and getattr(widget, "elided", False)
        assert not cut, widget
    lines = sheet.lines
    for one in lines:
        for other in lines[lines.index(one) + 1 :]:
            assert not one.control.face_in(sheet.body).intersects(
                other.control.face_in(sheet.body)
            ), (one, other)
    edge = sheet.preview.geometry().right()
    assert edge <= sheet.body.width()
    assert all(line.geometry().right() < sheet.preview.x() for line in sheet._sliders.lines)
