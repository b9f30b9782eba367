"""Fingers on a sheet that scrolls: each of two quick taps counts, and a flick presses nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from skillgames.widgets import look
from skillgames.widgets.controls import Button
from skillgames.widgets.sheet_parts.faced import Faced
from skillgames.widgets.sheet_parts.rows import ToggleLine
from skillgames.widgets.sheets import SettingsContent, SettingsSheet, ToggleRow

ROWS = tuple(ToggleRow(f"row {number}", f"Row {number}", False) for number in range(16))


@pytest.fixture
def window(qapp: QApplication) -> Iterator[QWidget]:
    look.load_fonts()
    window = QWidget()
    window.resize(900, 430)
    window.show()
    QTest.qWaitForWindowExposed(window)
    yield window
    window.close()


@pytest.fixture
def sheet(window: QWidget) -> SettingsSheet:
    sheet = SettingsSheet(window, SettingsContent("Settings", ROWS, look.GOOD), animation=0)
    sheet.open()
    assert sheet.scroller.scrollable
    return sheet


@pytest.fixture
def tap(window: QWidget) -> Callable[[Faced], None]:
    """A finger that taps the middle of a control."""
    finger = QTest.createTouchDevice()

    def tap(control: Faced) -> None:
        place = control.mapTo(window, control.face.center())
        QTest.touchEvent(window, finger).press(0, place, window).commit()
        QTest.touchEvent(window, finger).release(0, place, window).commit()

    return tap


def toggles(sheet: SettingsSheet) -> list[Faced]:
    return [line.toggle for line in sheet.lines if isinstance(line, ToggleLine)]


def large_button(sheet: SettingsSheet) -> Button:
    """A button over the rows, high enough for a finger that begins to scroll to stay on it."""
    button = Button(sheet.body, "Play")
    button.place(QRect(100, 60, 300, 240))
    button.show()
    button.raise_()
    return button


def test_two_quick_taps_on_two_controls(sheet: SettingsSheet, tap: Callable[[Faced], None]) -> None:
    heard: list[tuple[str, object]] = []
    sheet.changed.connect(lambda key, value: heard.append((key, value)))
    first, second, third, *_ = toggles(sheet)
    for control in (first, second, third):
        tap(control)
    assert heard == [("row 0", True), ("row 1", True), ("row 2", True)]


def test_two_quick_taps_on_one_switch(sheet: SettingsSheet, tap: Callable[[Faced], None]) -> None:
    heard: list[object] = []
    sheet.changed.connect(lambda key, value: heard.append(value))
    for _ in range(3):
        tap(toggles(sheet)[0])
    assert heard == [True, False, True]


def test_a_quick_tap_on_the_close_button_after_a_switch(
    sheet: SettingsSheet, tap: Callable[[Faced], None]
) -> None:
    closed: list[int] = []
    sheet.dismissed.connect(lambda: closed.append(1))
    tap(toggles(sheet)[0])
    tap(sheet.close_button)
    assert closed == [1]


def test_a_button_that_leads_away_is_pressed_once_by_a_quick_pair(
    sheet: SettingsSheet, tap: Callable[[Faced], None]
) -> None:
    button = large_button(sheet)
    pressed: list[int] = []
    button.clicked.connect(lambda: pressed.append(1))
    tap(button)
    tap(button)
    assert pressed == [1]


def test_a_flick_scrolls_and_presses_nothing(sheet: SettingsSheet, window: QWidget) -> None:
    heard: list[int] = []
    control = large_button(sheet)
    control.clicked.connect(lambda: heard.append(1))
    finger: QPointingDevice = QTest.createTouchDevice()
    start = control.mapTo(window, control.face.center())
    QTest.touchEvent(window, finger).press(0, start, window).commit()
    assert control.isDown()
    for step in range(1, 10):
        QTest.qWait(5)
        QTest.touchEvent(window, finger).move(0, start - QPoint(0, 8 * step), window).commit()
    QTest.touchEvent(window, finger).release(0, start - QPoint(0, 72), window).commit()
    assert sheet.scroller.verticalScrollBar().value() > 0
    assert heard == []
    assert not control.isDown()
