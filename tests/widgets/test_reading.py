"""The reading sheet: search by pointer and keys, chapters, scrolling, sizes, screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from skillgames.widgets.controls import LEAST_HIT, Pressable
from skillgames.widgets.sheet_parts.data import Choice
from skillgames.widgets.sheet_parts.reading import ReadingSheet
from skillgames.widgets.sheet_parts.reading_blocks import Picture, ReadingText
from skillgames.widgets.sheet_parts.reading_data import (
    Chapter,
    Columns,
    Heading,
    Paragraph,
    Plate,
    ReadingContent,
)
from skillgames.widgets.sheet_parts.reading_find import CURRENT, FOUND, marked, spans

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
LONG = "The pond lies still and the reeds are high. " * 14


def paint(painter: QPainter, rect: QRectF) -> None:
    """A plain picture."""
    painter.fillRect(rect, Qt.GlobalColor.red)


CONTENT = ReadingContent(
    title="Rules: Pond",
    accent="#1A4234",
    chapters=(
        Chapter(
            "first",
            "Casting",
            (
                Paragraph("Cast the heron feather."),
                Plate(paint, 120, "A heron over water", "Picture: a heron."),
                Paragraph(LONG),
                Paragraph(LONG),
            ),
        ),
        Chapter(
            "second",
            "Counting",
            (
                Heading("What counts"),
                Columns((("Pike", "3"), ("Heron & <perch>", "1")), ("Fish", "Points")),
                Paragraph(LONG),
                Paragraph(LONG),
            ),
        ),
        Chapter("third", "Going home", (Paragraph("Every HERON goes home."),)),
    ),
)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """A window with a button that has the focus."""
    window = QWidget()
    window.resize(1280, 800)
    button = QPushButton("Rules", window)
    button.setObjectName("origin")
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    yield window
    window.close()
    window.deleteLater()


def opened(window: QWidget, content: ReadingContent = CONTENT) -> ReadingSheet:
    """A sheet that is open and still."""
    sheet = ReadingSheet(window, content, animation=0)
    sheet.open(by_keyboard=True)
    return sheet


@pytest.fixture
def sheet(window: QWidget) -> ReadingSheet:
    """The sheet, open."""
    return opened(window)


def key(code: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, to whatever has the focus."""
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, code, modifier)


def typed(words: str) -> None:
    """Words, to whatever has the focus, letter by letter."""
    for letter in words:
        target = QApplication.focusWidget()
        assert target is not None
        QTest.keyClicks(target, letter)


def click(control: QWidget) -> None:
    """A press in the middle of a control."""
    assert control.isVisible()
    QTest.mouseClick(control, LEFT, Qt.KeyboardModifier.NoModifier, control.rect().center())


def scrolled(sheet: ReadingSheet) -> int:
    """How far the text is scrolled."""
    return sheet.scroller.verticalScrollBar().value()


def current_text(sheet: ReadingSheet) -> str:
    """The text whose match is the current one; "" for none."""
    found = [text for text in sheet.texts if CURRENT in text.text()]
    assert len(found) <= 1
    return found[0].plain if found else ""


def is_seen(sheet: ReadingSheet, plain: str) -> bool:
    """Whether a text lies whole within what is scrolled into view."""
    [text] = [one for one in sheet.texts if one.plain == plain]
    top = text.mapTo(sheet.scroller, QPoint()).y()
    return top >= 0 and top + text.height() <= sheet.scroller.height()


# --- finding words ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("a heron, a Heron", "heron", [(2, 7), (11, 16)]),
        ("a heron", "", []),
        ("a heron", "   ", []),
        ("a heron", "pike", []),
        ("1 (14) takes", "(14)", [(2, 6)]),
        ("two\u00a0of\nspades", "two of  spades", [(0, 13)]),
        ("Ещё одна раздача, все", "еще", [(0, 3)]),
        ("все", "всё", [(0, 3)]),
        ("п’ять", "п'ять", [(0, 5)]),
        ("aaa", "aa", [(0, 2)]),
        ("26–26", "26-26", [(0, 5)]),
    ],
)
def test_words_are_found(text: str, words: str, found: list[tuple[int, int]]) -> None:
    assert spans(text, words) == found


def test_marks_keep_the_text() -> None:
    text = "<b> & heron"
    html = marked(text, spans(text, "heron"), None)
    assert html.startswith("&lt;b&gt; &amp; <span")
    assert FOUND in html
    assert CURRENT not in html
    assert CURRENT in marked(text, spans(text, "heron"), 0)


# --- search ----------------------------------------------------------------------------------


def test_typing_anywhere_searches(sheet: ReadingSheet) -> None:
    assert isinstance(QApplication.focusWidget(), Pressable)
    typed("heron")
    assert QApplication.focusWidget() is sheet.field
    assert sheet.field.text() == "heron"
    assert sheet.count.text() == "1 of 4"
    assert current_text(sheet) == "Cast the heron feather."


def test_enter_goes_on_and_round(sheet: ReadingSheet) -> None:
    typed("heron")
    seen = []
    for number in (2, 3, 4, 1):
        key(Qt.Key.Key_Return)
        assert sheet.count.text() == f"{number} of 4"
        seen.append(current_text(sheet))
        assert is_seen(sheet, seen[-1])
    assert seen == [
        "A heron over water",
        "Heron & <perch>",
        "Every HERON goes home.",
        "Cast the heron feather.",
    ]


def test_shift_and_enter_go_back(sheet: ReadingSheet) -> None:
    typed("heron")
    key(Qt.Key.Key_Return, SHIFT)
    assert sheet.count.text() == "4 of 4"
    key(Qt.Key.Key_Enter, SHIFT)
    assert sheet.count.text() == "3 of 4"


def test_search_by_pointer(sheet: ReadingSheet) -> None:
    assert not sheet.next_button.isEnabled()
    assert sheet.next_button.toolTip() == "Type what you are looking for"
    click(sheet.field)
    typed("heron")
    click(sheet.next_button)
    assert sheet.count.text() == "2 of 4"
    click(sheet.previous_button)
    click(sheet.previous_button)
    assert sheet.count.text() == "4 of 4"
    assert is_seen(sheet, "Every HERON goes home.")


def test_several_matches_in_one_text(sheet: ReadingSheet) -> None:
    typed("reeds")
    assert sheet.count.text() == f"1 of {LONG.count('reeds') * 4}"
    [text] = [one for one in sheet.texts if CURRENT in one.text()]
    assert text.text().count(CURRENT) == 1
    assert text.text().count(FOUND) == 13
    key(Qt.Key.Key_Return)
    assert text.text().count(CURRENT) == 1
    assert text.text().index(CURRENT) > text.text().index(FOUND)


def test_nothing_found(sheet: ReadingSheet) -> None:
    typed("heronx")
    assert sheet.count.text() == "not found"
    assert not sheet.next_button.isEnabled()
    assert not any(FOUND in text.text() for text in sheet.texts)
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Backspace)
    assert sheet.count.text() == "1 of 4"


def test_the_search_begins_where_people_read(sheet: ReadingSheet) -> None:
    sheet.jump("third")
    typed("heron")
    assert current_text(sheet) in ("Heron & <perch>", "Every HERON goes home.")
    assert sheet.count.text() in ("3 of 4", "4 of 4")


def test_escape_empties_first_then_dismisses(sheet: ReadingSheet, qtbot: QtBot) -> None:
    typed("heron")
    with qtbot.assertNotEmitted(sheet.dismissed):
        key(Qt.Key.Key_Escape)
    assert sheet.field.text() == ""
    assert sheet.count.text() == ""
    assert not any(FOUND in text.text() or CURRENT in text.text() for text in sheet.texts)
    with qtbot.waitSignal(sheet.dismissed):
        key(Qt.Key.Key_Escape)


def test_escape_empties_from_any_control(sheet: ReadingSheet, qtbot: QtBot) -> None:
    typed("heron")
    sheet.close_button.take_focus(True)
    with qtbot.assertNotEmitted(sheet.dismissed):
        key(Qt.Key.Key_Escape)
    with qtbot.waitSignal(sheet.dismissed):
        key(Qt.Key.Key_Escape)


def test_find_selects_what_was_typed(sheet: ReadingSheet) -> None:
    typed("pike")
    sheet.close_button.take_focus(True)
    key(Qt.Key.Key_F, CTRL)
    assert QApplication.focusWidget() is sheet.field
    typed("heron")
    assert sheet.field.text() == "heron"


# --- chapters and scrolling --------------------------------------------------------------------


def test_a_press_jumps_to_a_chapter(sheet: ReadingSheet) -> None:
    click(sheet.chapters["second"])
    assert sheet.current == "second"
    assert is_seen(sheet, "Counting")
    [title] = [one for one in sheet.texts if one.plain == "Counting"]
    assert title.mapTo(sheet.scroller, QPoint()).y() < 30
    click(sheet.chapters["first"])
    assert scrolled(sheet) == 0
    assert sheet.current == "first"


def test_a_chapter_too_short_for_the_top_is_still_the_current_one(sheet: ReadingSheet) -> None:
    click(sheet.chapters["third"])
    bar = sheet.scroller.verticalScrollBar()
    assert bar.value() == bar.maximum()
    assert sheet.current == "third"


def test_keys_walk_the_chapters(sheet: ReadingSheet) -> None:
    key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is sheet.chapters["second"]
    key(Qt.Key.Key_Return)
    assert sheet.current == "second"
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Space)
    assert sheet.current == "third"


def test_the_chapter_being_read_follows(sheet: ReadingSheet) -> None:
    bar = sheet.scroller.verticalScrollBar()
    order = []
    for value in range(0, bar.maximum() + 40, 40):
        bar.setValue(value)
        if not order or order[-1] != sheet.current:
            order.append(sheet.current)
    assert order == ["first", "second", "third"]


@pytest.mark.parametrize("place", ["chapter", "close", "field"])
def test_keys_scroll_wherever_the_focus_is(sheet: ReadingSheet, place: str) -> None:
    targets = {
        "chapter": sheet.chapters["first"],
        "close": sheet.close_button,
        "field": sheet.field,
    }
    target = targets[place]
    target.setFocus(Qt.FocusReason.TabFocusReason)
    bar = sheet.scroller.verticalScrollBar()
    steps = []
    for code in (
        Qt.Key.Key_Down,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_End,
        Qt.Key.Key_Up,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_Home,
    ):
        key(code)
        assert QApplication.focusWidget() is target
        steps.append(bar.value())
    down, page, end, up, back, home = steps
    assert 0 < down < page < end == bar.maximum()
    assert end > up > back > home == 0


def test_home_and_end_stay_in_what_is_typed(sheet: ReadingSheet) -> None:
    typed("heron")
    key(Qt.Key.Key_Home)
    assert sheet.field.cursorPosition() == 0
    assert scrolled(sheet) == 0


def test_the_wheel_turns_the_text_from_anywhere(sheet: ReadingSheet, window: QWidget) -> None:
    for target in (sheet.side, sheet.header, sheet.texts[1]):
        before = scrolled(sheet)
        middle = QPointF(target.mapTo(window, target.rect().center()))
        QTest.wheelEvent(window.windowHandle(), middle, QPoint(0, -120))
        assert scrolled(sheet) > before


def test_tab_goes_round_and_stays_inside(sheet: ReadingSheet) -> None:
    typed("heron")
    seen = []
    for _ in sheet.tab_stops():
        key(Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert set(seen) == set(sheet.tab_stops())
    assert seen[-1] is sheet.field
    assert sheet.close_button in seen


def test_the_focus_goes_back(sheet: ReadingSheet, window: QWidget) -> None:
    sheet.close_sheet()
    focus = window.focusWidget()
    assert focus is not None
    assert focus.objectName() == "origin"


# --- text, pictures, screen readers --------------------------------------------------------------


def test_text_can_be_selected_and_copied(sheet: ReadingSheet) -> None:
    [text] = [one for one in sheet.texts if one.plain == "Cast the heron feather."]
    middle = text.height() // 2
    QTest.mousePress(text, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(1, middle))
    QTest.mouseMove(text, QPoint(text.width() - 2, middle))
    QTest.mouseRelease(text, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(text.width() - 2, middle))
    assert text.selectedText() == text.plain
    key(Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == text.plain


def test_keys_still_work_after_a_press_on_the_text(sheet: ReadingSheet, qtbot: QtBot) -> None:
    click(sheet.texts[1])
    key(Qt.Key.Key_PageDown)
    assert scrolled(sheet) > 0
    typed("pike")
    assert sheet.field.text() == "pike"
    sheet.field.clear()
    click(sheet.texts[1])
    with qtbot.waitSignal(sheet.dismissed):
        key(Qt.Key.Key_Escape)


def test_screen_readers_hear_every_text_and_picture(sheet: ReadingSheet) -> None:
    typed("heron")
    names = set()
    for label in sheet.body.findChildren(QLabel):
        found = QAccessible.queryAccessibleInterface(label)
        names.add(found.text(QAccessible.Text.Name))
    assert {"Cast the heron feather.", "Heron & <perch>", "What counts", LONG} <= names
    assert "Picture: a heron." in names
    assert sheet.field.accessibleName() == "Search"
    assert all(isinstance(stop, QWidget) and stop.accessibleName() for stop in sheet.tab_stops())


def test_the_picture_is_painted(sheet: ReadingSheet) -> None:
    [picture] = sheet.body.findChildren(Picture)
    image = picture.grab().toImage()
    assert image.pixelColor(image.rect().center()) == Qt.GlobalColor.red
    assert picture.height() == 120


# --- sizes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (2560, 1440), (640, 700), (420, 700)])
def test_everything_has_its_place(window: QWidget, size: tuple[int, int]) -> None:
    window.resize(*size)
    sheet = opened(window)
    assert window.rect().contains(sheet.paper_rect)
    texts = sheet.texts
    for text in texts:
        assert text.height() >= text.heightForWidth(text.width())
        assert text.x() >= 0
        assert text.mapTo(sheet.body, QPoint()).x() + text.width() <= sheet.body.width()
    titles = [text for text in texts if text.plain in ("Casting", "Counting", "Going home")]
    for upper, lower in pairwise(titles):
        assert upper.y() + upper.height() < lower.y()
    controls = [sheet.field, sheet.previous_button, sheet.next_button, sheet.close_button]
    faces = [
        control.face_in(sheet) if isinstance(control, Pressable) else None for control in controls
    ]
    for face in [one for one in faces if one is not None]:
        assert face.height() >= LEAST_HIT
        assert sheet.paper_rect.contains(face)
    buttons = [button.face_in(sheet) for button in sheet.chapters.values()]
    for one, other in pairwise(buttons):
        assert not one.intersects(other)
    for face in buttons:
        assert sheet.paper_rect.contains(face)
        assert face.height() >= LEAST_HIT
    assert not any(button.elided for button in sheet.chapters.values())
    left = texts[0].mapTo(sheet, QPoint())
    beside = all(face.right() < left.x() for face in buttons)
    above = all(face.bottom() < left.y() for face in buttons)
    assert beside != above
    assert above == (size[0] < 700)


def test_a_window_that_changes_keeps_the_chapter(sheet: ReadingSheet, window: QWidget) -> None:
    sheet.jump("second")
    window.resize(900, 600)
    QApplication.processEvents()
    assert sheet.current in ("first", "second")
    assert sheet.paper_rect.width() <= 900


# --- another text -------------------------------------------------------------------------------


def test_a_choice_of_texts(window: QWidget, qtbot: QtBot) -> None:
    subjects = (Choice("pond", "Pond"), Choice("lake", "Lake"))
    content = ReadingContent("Rules: Pond", CONTENT.chapters, "#1A4234", subjects, "pond")
    sheet = opened(window, content)
    assert sheet.subjects.isVisible()
    with qtbot.waitSignal(sheet.subject_chosen) as told:
        click(sheet.subjects.segments[1])
    assert told.args == ["lake"]
    other = (Chapter("first", "Rowing", (Paragraph("Row the boat."),)),)
    sheet.set_content(ReadingContent("Rules: Lake", other, "#1A4234", subjects, "lake"))
    assert [text.plain for text in sheet.texts] == ["Rowing", "Row the boat."]
    assert all(text.isVisible() for text in sheet.texts)
    assert list(sheet.chapters) == ["first"]
    assert sheet.title.text() == "Rules: Lake"


def test_one_text_offers_no_choice(sheet: ReadingSheet) -> None:
    assert not sheet.subjects.isVisible()


def test_new_words_keep_search_and_place(sheet: ReadingSheet) -> None:
    typed("heron")
    sheet.jump("second")
    sheet.set_content(CONTENT)
    assert sheet.current == "second"
    assert sheet.count.text().endswith("of 4")
    assert any(isinstance(text, ReadingText) and FOUND in text.text() for text in sheet.texts)
    assert all(text.isVisible() for text in sheet.texts)


def test_an_empty_text_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing"):
        ReadingContent("Nothing", (), "#000000")
