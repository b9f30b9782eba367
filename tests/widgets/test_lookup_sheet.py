"""Lines with a drawing, and the sheet to look something up in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skillgames.widgets.sheet_parts.data import Drawing
from skillgames.widgets.sheets import (
    LookupSheet,
    Person,
    TallyContent,
    TallyRow,
    TallySheet,
)

seen: list[QRectF] = []


def red(painter: QPainter, rect: QRectF) -> None:
    """Fill the rectangle and remember where it was."""
    seen.append(painter.transform().mapRect(rect))
    painter.fillRect(rect, QColor("#FF0000"))


CARDS = Drawing(red, "two cards")


def content(*rows: TallyRow, players: int = 0) -> TallyContent:
    """A sheet of these rows."""
    people = tuple(Person(f"P{n}", "sun") for n in range(players))
    return TallyContent("Title", "Below", people, rows, "BACK", "#335577", highlighted=None)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """A window to open sheets over."""
    seen.clear()
    found = QWidget()
    found.resize(1280, 800)
    qtbot.addWidget(found)
    found.show()
    QTest.qWaitForWindowActive(found)
    yield found
    found.close()


def test_a_drawing_makes_its_line_higher_and_is_read_aloud(window: QWidget) -> None:
    plain = TallyRow("Plain", (1, 2))
    below = TallyRow("Below", (1, 2), drawing=CARDS, drawing_height=60)
    beside = TallyRow("Beside", (1, 2), drawing=CARDS, drawing_height=60, drawing_width=100)
    sheet = TallySheet(window, content(plain, below, beside, players=2), animation=0)
    sheet.open()
    first, second, third = (line.height() for line in sheet.lines)
    assert second >= first + 60
    assert first < third < second
    tops = [line.geometry().top() for line in sheet.lines]
    bottoms = [line.geometry().bottom() + 1 for line in sheet.lines]
    assert tops[1:] == bottoms[:-1], "no line lies on another"
    assert sheet.lines[1].text() == "Below, two cards: P0 +1, P1 +2"


def test_a_drawing_beside_ends_before_the_columns_and_words_before_it(window: QWidget) -> None:
    words = "A label so long that it would run into what is drawn at its right, were it not cut"
    row = TallyRow(words, (1, 2), drawing=CARDS, drawing_height=60, drawing_width=300)
    sheet = TallySheet(window, content(row, players=2), animation=0)
    sheet.open()
    sheet.grab()
    line = sheet.lines[0]
    columns = line._columns
    drawn = seen[-1]
    assert drawn.width() == pytest.approx(300, abs=1)
    assert drawn.right() - line._scale * 14 == pytest.approx(columns.text_end, abs=1)
    assert line.elided
    assert line._text_end <= columns.text_end - 300


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_a_long_detail_goes_on_in_another_line_before_a_drawing(
    window: QWidget, size: tuple[int, int]
) -> None:
    window.resize(*size)
    words = "4 cards · Begato stands for Queen of batons · Matto adds a card, and that is all"
    row = TallyRow("Captured", (1, 2), None, (words,), CARDS, 70, 120)
    sheet = TallySheet(window, content(row, players=2), animation=0)
    sheet.open()
    line = sheet.lines[0]
    picture = line.grab().toImage()
    drawn = seen[-1].toRect().adjusted(1, 1, -1, -1)
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(drawn.left(), drawn.right())
        for y in range(drawn.top(), drawn.bottom())
    }
    assert colours == {"#ff0000"}, "no word lies on what is drawn"
    assert not line.elided
    assert line.row.detail == (words,)


def test_a_detail_that_is_too_long_even_so_is_known_to_be_cut(window: QWidget) -> None:
    row = TallyRow("Captured", (1, 2), None, ("words and " * 60,), CARDS, 70, 240)
    sheet = TallySheet(window, content(row, players=2), animation=0)
    sheet.open()
    assert sheet.lines[0].elided


def test_a_sheet_without_players_uses_its_whole_width(window: QWidget) -> None:
    row = TallyRow("Row", (), drawing=CARDS, drawing_height=60, drawing_width=80)
    sheet = LookupSheet(window, content(row), animation=0)
    sheet.open()
    sheet.grab()
    line = sheet.lines[0]
    assert seen[-1].right() == pytest.approx(line.width() - 14, abs=2)


def test_everything_is_there_at_once_and_esc_or_the_button_leads_back(window: QWidget) -> None:
    rows = [TallyRow(f"Row {n}", ()) for n in range(30)]
    sheet = LookupSheet(window, content(*rows), animation=0)
    gone: list[int] = []
    sheet.dismissed.connect(lambda: gone.append(1))
    sheet.open()
    assert sheet.counted == 30
    assert not any(line.pending for line in sheet.lines)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert len(gone) == 1
    QTest.keyClick(sheet.button, Qt.Key.Key_Return)
    assert len(gone) == 2


def test_with_motion_nothing_is_counted_either(window: QWidget, qtbot: QtBot) -> None:
    rows = [TallyRow(f"Row {n}", ()) for n in range(5)]
    sheet = LookupSheet(window, content(*rows), animation=0.2)
    sheet.open()
    assert sheet.busy
    sheet.finish()
    assert not sheet.busy
    assert not any(line.pending for line in sheet.lines)
