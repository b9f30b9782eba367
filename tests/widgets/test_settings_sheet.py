"""The settings and the keys sheet as parts of the kit: any rows, any window."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skillgames.widgets.controls import LEAST_HIT
from skillgames.widgets.sheet_parts.faced import Faced
from skillgames.widgets.sheet_parts.rows import SliderLine
from skillgames.widgets.sheets import (
    Choice,
    KeyGroup,
    KeyRow,
    KeysContent,
    KeysSheet,
    PictureGroup,
    SegmentRow,
    SettingsContent,
    SettingsSheet,
    SliderRow,
    ToggleRow,
)

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True)
class Blot:
    """A picture in one colour that counts how often it is painted."""

    colour: str

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        painted.append(self.colour)
        painter.fillRect(rect, QColor(self.colour))


painted: list[str] = []


def content(contrast: int = 50, blot: str = "#883300") -> SettingsContent:
    rows = (
        SliderRow("contrast", "Contrast", contrast, "%1 %", "softer", "crisper", 50),
        SliderRow("grain", "Grain", 50, "%1 %", "smooth", "like film", 50),
    )
    return SettingsContent(
        "Settings",
        (
            SegmentRow("deck", "Deck", (Choice(2, "Two"), Choice(4, "Four")), 2),
            SliderRow("volume", "Volume", 70, "%1 %"),
            ToggleRow("sound", "Sound", True),
        ),
        "#1A4234",
        PictureGroup("The picture", rows, "Reset", Blot(blot)),
    )


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(1280, 800)
    qtbot.addWidget(widget)
    widget.show()
    with qtbot.waitActive(widget):
        widget.activateWindow()
    painted.clear()
    return widget


def opened(window: QWidget, what: SettingsContent | None = None) -> SettingsSheet:
    sheet = SettingsSheet(window, what or content(), animation=0)
    sheet.open()
    return sheet


def slider_line(sheet: SettingsSheet, key: str) -> SliderLine:
    (line,) = (one for one in sheet.lines if one._row.key == key)
    assert isinstance(line, SliderLine)
    return line


def test_every_step_of_a_slider_is_told_with_its_key(window: QWidget) -> None:
    sheet = opened(window)
    log: list[tuple[str, object]] = []
    sheet.changed.connect(lambda key, value: log.append((key, value)))
    for key in ("contrast", "volume"):
        slider = slider_line(sheet, key).slider
        slider.take_focus(ring=True)
        QTest.keyClick(slider, Qt.Key.Key_Right)
        QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert log == [("contrast", 51), ("contrast", 61), ("volume", 71), ("volume", 81)]
    assert slider_line(sheet, "contrast").number == "61 %"


def test_new_content_moves_a_knob_only_when_nobody_holds_it(window: QWidget) -> None:
    sheet = opened(window)
    line = slider_line(sheet, "contrast")
    sheet.set_content(content(30))
    assert (line.slider.value(), line.number) == (30, "30 %")
    spot = line.slider.face.center()
    QTest.mousePress(line.slider, LEFT, NO_KEYS, spot)
    sheet.set_content(content(10))
    assert (line.slider.value(), line.number) == (50, "50 %")
    QTest.mouseRelease(line.slider, LEFT, NO_KEYS, spot)
    sheet.set_content(content(10))
    assert line.slider.value() == 10
    assert slider_line(sheet, "contrast") is line


def test_the_picture_is_painted_once_and_again_when_it_is_another(window: QWidget) -> None:
    sheet = opened(window)
    sheet.grab()
    painted.clear()
    sheet.grab()
    sheet.set_content(content(30))
    sheet.grab()
    assert painted == []
    sheet.set_content(content(30, "#0055AA"))
    picture = sheet.preview.grab().toImage()
    assert painted == ["#0055AA"]
    assert picture.pixelColor(picture.rect().center()).name() == "#0055aa"
    assert picture.pixelColor(0, 0).name() != "#0055aa", "its corners are round"


def test_reset_is_told(window: QWidget) -> None:
    sheet = opened(window)
    log: list[int] = []
    sheet.reset_wanted.connect(lambda: log.append(1))
    QTest.mouseClick(sheet.reset_link, LEFT)
    sheet.reset_link.take_focus(ring=True)
    QTest.keyClick(sheet.reset_link, Qt.Key.Key_Return)
    assert log == [1, 1]


def test_without_a_group_nothing_of_it_is_there(window: QWidget) -> None:
    sheet = opened(window)
    high = sheet.paper_rect.height()
    sheet.set_content(replace(content(), group=None))
    assert sheet.paper_rect.height() < high - 200
    assert not sheet.preview.isVisible()
    assert sheet.reset_link not in sheet.tab_stops()
    sheet.set_content(content())
    assert sheet.paper_rect.height() == high
    assert sheet.preview.isVisible()


def test_a_slider_row_is_from_0_to_100() -> None:
    with pytest.raises(ValueError, match="volume"):
        SliderRow("volume", "Volume", 101)


def test_screen_readers_hear_the_ends(window: QWidget) -> None:
    slider = slider_line(opened(window), "grain").slider
    assert slider.accessibleName() == "Grain"
    assert slider.accessibleDescription() == "smooth – like film"


@pytest.mark.parametrize("size", [(500, 700), (700, 600), (900, 600), (1280, 800), (3840, 2160)])
def test_narrow_sheets_stack_and_everything_can_be_hit(
    window: QWidget, size: tuple[int, int]
) -> None:
    window.resize(*size)
    sheet = opened(window)
    narrow = sheet.paper_rect.width() < 760 * sheet.scale
    sliders = [slider_line(sheet, key) for key in ("contrast", "grain")]
    below = sheet.preview.y() >= sliders[-1].geometry().bottom()
    assert below == narrow == (size[0] < 750)
    faces = [one for one in sheet.paper.findChildren(Faced) if one.isVisible()]
    assert len(faces) == 8
    for one in faces:
        assert one.face.height() >= LEAST_HIT
        assert one.face.width() >= LEAST_HIT
        region = sheet.body if sheet.body.isAncestorOf(one) else sheet.header
        assert region.rect().contains(one.face_in(region))
    places = [one.face_in(sheet.body) for one in faces if sheet.body.isAncestorOf(one)]
    for number, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[:number])


def keys(rows: int = 3) -> KeysContent:
    group = KeyGroup("At the table", tuple(KeyRow(("1", "Enter"), f"Do {n}") for n in range(rows)))
    return KeysContent("Keys", (group, KeyGroup("Everywhere", (KeyRow(("F1",), "This list"),))))


def test_the_keys_sheet_shows_its_rows_and_others_later(window: QWidget) -> None:
    sheet = KeysSheet(window, keys(), animation=0)
    sheet.open()
    assert QApplication.focusWidget() is sheet.close_button
    assert [line.deed.text() for line in sheet.key_lines] == ["Do 0", "Do 1", "Do 2", "This list"]
    assert sheet.key_lines[0].deed.accessibleName() == "1, Enter: Do 0"
    sheet.set_content(keys(1))
    assert [line.deed.text() for line in sheet.key_lines] == ["Do 0", "This list"]
    log: list[int] = []
    sheet.dismissed.connect(lambda: log.append(1))
    QTest.keyClick(sheet.close_button, Qt.Key.Key_Escape)
    QTest.mouseClick(sheet.close_button, LEFT)
    assert log == [1, 1]


def test_long_words_on_caps_become_smaller(window: QWidget) -> None:
    rows = (KeyRow(("PageDown", "Leertaste", "Enter"), "Long"),)
    sheet = KeysSheet(window, KeysContent("Keys", (KeyGroup("Here", rows),)), animation=0)
    sheet.open()
    caps = sheet.key_lines[0].caps
    assert caps._width(1.0) > caps.width()
    assert not caps.elided
    assert caps._width(caps._fitting()) <= caps.width() + 1
