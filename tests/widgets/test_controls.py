"""Buttons, segments, toggles and links under real presses and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skillgames.widgets.controls import (
    LEAST_HIT,
    Button,
    IconButton,
    Link,
    Pressable,
    Toggle,
    hit,
)
from skillgames.widgets.sheet_parts.data import Choice
from skillgames.widgets.sheet_parts.segments import Segments

LEFT = Qt.MouseButton.LeftButton
LEVELS = (Choice("easy", "Лёгкий"), Choice("hard", "Сложный"), Choice("insane", "Безумный"))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(800, 400)
    widget.show()
    with qtbot.waitActive(widget):
        widget.activateWindow()
    return widget


def shown(control: Pressable, face: QRect, scale: float = 1.0) -> Pressable:
    control.set_scale(scale)
    control.place(face)
    control.show()
    return control


def press(control: Pressable, at: QPoint | None = None) -> None:
    QTest.mouseClick(control, LEFT, pos=control.face.center() if at is None else at)


def held_key(control: QWidget, key: Qt.Key) -> None:
    """A repeat of a key that is held down."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(control, event)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def button(window: QWidget, text: str = "Играть", kind: str = "primary") -> Button:
    control = Button(window, text, kind)  # type: ignore[arg-type]
    shown(control, QRect(40, 40, 260, 56))
    return control


@pytest.mark.parametrize("kind", ["primary", "line", "dark"])
def test_a_press_clicks_a_button_once(window: QWidget, kind: str) -> None:
    clicks: list[int] = []
    control = button(window, kind=kind)
    control.clicked.connect(lambda: clicks.append(1))
    press(control)
    assert clicks == [1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_click_a_button_once_however_long_they_are_held(window: QWidget, key: Qt.Key) -> None:
    clicks: list[int] = []
    control = button(window)
    control.clicked.connect(lambda: clicks.append(1))
    control.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(control, key)
    held_key(control, key)
    held_key(control, key)
    assert clicks == [1]


def test_the_second_press_of_a_double_click_does_nothing(window: QWidget) -> None:
    clicks: list[int] = []
    control = button(window)
    control.clicked.connect(lambda: clicks.append(1))
    press(control)
    QTest.mouseDClick(control, LEFT, pos=control.face.center())
    assert len(clicks) == 1


def test_the_margin_around_a_face_does_not_react(window: QWidget) -> None:
    clicks: list[int] = []
    control = button(window)
    control.clicked.connect(lambda: clicks.append(1))
    assert control.bleed > 2
    press(control, QPoint(2, control.height() // 2))
    assert clicks == []
    press(control, control.face.topLeft() + QPoint(2, 2))
    assert clicks == [1]


def test_an_unavailable_button_says_why_and_does_nothing(window: QWidget) -> None:
    clicks: list[int] = []
    control = button(window)
    control.clicked.connect(lambda: clicks.append(1))
    usable = picture(control)
    control.set_unavailable("Сначала выберите карту")
    press(control)
    assert clicks == []
    assert control.toolTip() == "Сначала выберите карту"
    assert control.accessibleDescription() == "Сначала выберите карту"
    assert picture(control) != usable
    control.set_unavailable("")
    assert control.isEnabled()
    assert control.toolTip() == control.accessibleDescription() == ""
    press(control)
    assert clicks == [1]


def test_the_ring_belongs_to_the_keyboard(window: QWidget) -> None:
    control = button(window)
    plain = picture(control)
    press(control)
    assert control.hasFocus()
    assert not control.ring
    other = button(window, "Ещё раз")
    other.place(QRect(40, 200, 260, 56))
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert other.ring
    other.clearFocus()
    assert not other.ring
    control.setFocus(Qt.FocusReason.BacktabFocusReason)
    assert control.ring
    assert picture(control) != plain
    press(control)
    assert not control.ring
    QTest.keyClick(control, Qt.Key.Key_Space)
    assert control.ring


@pytest.mark.parametrize("kind", ["primary", "line", "dark"])
def test_every_state_of_a_button_is_seen(window: QWidget, kind: str) -> None:
    control = button(window, kind=kind)
    under_mouse = Qt.WidgetAttribute.WA_UnderMouse  # where the real pointer is, nobody knows
    control.setAttribute(under_mouse, False)
    rest = picture(control)
    control.setDown(True)
    down = picture(control)
    control.setDown(False)
    control.setAttribute(under_mouse, True)
    hovered = picture(control)
    control.setEnabled(False)
    off = picture(control)
    states = [rest, down, hovered, off]
    assert all(one != other for n, one in enumerate(states) for other in states[:n])


def test_text_shrinks_before_it_is_cut(window: QWidget) -> None:
    control = button(window, "Следующий раунд")
    natural = control.natural_width()
    control.place(QRect(40, 40, natural, 56))
    assert not control.elided
    control.place(QRect(40, 40, round(natural * 0.8), 56))
    assert not control.elided
    control.place(QRect(40, 40, natural // 3, 56))
    assert control.elided
    assert control.accessibleName() == "Следующий раунд"


@pytest.mark.parametrize("scale", [0.5, 0.86, 1.0, 2.7])
def test_nothing_is_too_low_to_be_hit(window: QWidget, scale: float) -> None:
    for units in (30, 44, 56, 62):
        assert hit(units, scale) >= max(LEAST_HIT, round(units * scale))
    controls: list[Pressable] = [
        Button(window, "Играть"),
        IconButton(window, "close", "Закрыть"),
        Toggle(window, "Звук"),
        Toggle(window, "Звук", "Тихий"),
        Link(window, "Сбросить"),
    ]
    for control in controls:
        control.set_scale(scale)
        hint = control.sizeHint()
        assert hint.height() - 2 * control.bleed >= LEAST_HIT
        assert hint.width() > 0
    segments = Segments(window)
    segments.set_choices("Сложность", LEVELS, "easy")
    segments.set_scale(scale)
    assert segments.sizeHint().height() >= LEAST_HIT


@pytest.mark.parametrize("style", ["glass", "light", "outline"])
def test_an_icon_button_has_a_name_and_works(window: QWidget, style: str) -> None:
    control = IconButton(window, "gear", "Настройки", style)  # type: ignore[arg-type]
    shown(control, QRect(40, 40, 44, 44))
    clicks: list[int] = []
    control.clicked.connect(lambda: clicks.append(1))
    press(control)
    QTest.keyClick(control, Qt.Key.Key_Return)
    assert clicks == [1, 1]
    assert control.accessibleName() == control.toolTip() == "Настройки"
    gear = picture(control)
    control.set_icon("close")
    assert picture(control) != gear
    control.set_unavailable("Ещё рано")
    control.set_unavailable("")
    assert control.toolTip() == "Настройки"


def row_of(window: QWidget, value: str = "hard") -> Segments:
    row = Segments(window)
    row.set_choices("Сложность", LEVELS, value)
    row.set_scale(1.0)
    row.setGeometry(40, 40, 500, 52)
    row.show()
    return row


def test_a_press_chooses_a_segment(window: QWidget) -> None:
    row = row_of(window)
    heard: list[object] = []
    row.chosen.connect(heard.append)
    press(row.segments[2])
    assert (row.value, heard) == ("insane", ["insane"])
    press(row.segments[2])
    assert heard == ["insane"]
    press(row.segments[0])
    assert (row.value, heard) == ("easy", ["insane", "easy"])


def test_arrows_home_and_end_choose(window: QWidget) -> None:
    row = row_of(window)
    heard: list[object] = []
    row.chosen.connect(heard.append)
    row.current.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Right,
        Qt.Key.Key_Left,
        Qt.Key.Key_Home,
        Qt.Key.Key_Up,
        Qt.Key.Key_End,
        Qt.Key.Key_Down,
    ):
        QTest.keyClick(row.current, key)
        assert QApplication.focusWidget() is row.current
        assert row.current.ring
    assert heard == ["insane", "hard", "easy", "insane"]


def test_tab_stops_at_the_chosen_segment_only(window: QWidget) -> None:
    row = row_of(window)
    stops = [
        s.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus for s in row.segments
    ]
    assert stops == [False, True, False]
    press(row.segments[0])
    stops = [
        s.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus for s in row.segments
    ]
    assert stops == [True, False, False]


def test_setting_a_value_in_code_tells_nobody(window: QWidget) -> None:
    row = row_of(window)
    heard: list[object] = []
    row.chosen.connect(heard.append)
    row.set_choices("Сложность", LEVELS, "easy")
    assert row.value == "easy"
    assert heard == []
    with pytest.raises(ValueError, match="none of the choices"):
        row.set_choices("Сложность", LEVELS, "nonsense")


def test_true_is_not_one(window: QWidget) -> None:
    row = Segments(window)
    choices = (Choice(1, "один"), Choice(True, "да"))
    row.set_choices("Что", choices, True)
    assert row.current.choice.label == "да"
    with pytest.raises(ValueError, match="none of the choices"):
        row.set_choices("Что", choices[:1], True)


def test_new_words_keep_segments_and_focus(window: QWidget) -> None:
    row = row_of(window)
    before = list(row.segments)
    row.current.setFocus(Qt.FocusReason.TabFocusReason)
    english = (Choice("easy", "Easy"), Choice("hard", "Hard"), Choice("insane", "Insane"))
    row.set_choices("Difficulty", english, "hard")
    assert list(row.segments) == before
    assert QApplication.focusWidget() is row.current
    assert row.current.accessibleName() == "Difficulty: Hard"


def test_other_answers_replace_the_segments(window: QWidget, qtbot: QtBot) -> None:
    row = row_of(window)
    row.set_choices("Игроки", (Choice(2, "2"), Choice(3, "3")), 3)
    assert (len(row.segments), row.value) == (2, 3)
    QTest.qWait(0)
    assert row.value == 3
    press(row.segments[0])
    assert row.value == 2


def test_screen_readers_get_name_role_and_state(window: QWidget) -> None:
    row = row_of(window)
    toggle = Toggle(window, "Звук", "Шорох карт")
    toggle.setChecked(True)
    control = button(window)
    roles = {
        row.segments[0]: (QAccessible.Role.RadioButton, "Сложность: Лёгкий", False),
        row.segments[1]: (QAccessible.Role.RadioButton, "Сложность: Сложный", True),
        toggle: (QAccessible.Role.CheckBox, "Звук. Шорох карт", True),
        control: (QAccessible.Role.Button, "Играть", False),
    }
    for widget, (role, name, checked) in roles.items():
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        assert interface.role() == role
        assert interface.text(QAccessible.Text.Name) == name
        assert bool(interface.state().checked) is checked


def test_the_whole_row_presses_a_toggle(window: QWidget) -> None:
    toggle = Toggle(window, "Подсветка взятий", "Показывать, что заберёт поднятая карта")
    shown(toggle, QRect(40, 40, 560, 62))
    heard: list[bool] = []
    toggle.clicked.connect(lambda on: heard.append(on))
    off = picture(toggle)
    press(toggle, toggle.face.topLeft() + QPoint(20, 30))
    assert heard == [True]
    assert picture(toggle) != off
    press(toggle, QPoint(toggle.face.right() - 10, toggle.face.center().y()))
    QTest.keyClick(toggle, Qt.Key.Key_Space)
    QTest.keyClick(toggle, Qt.Key.Key_Return)
    assert heard == [True, False, True, False]
    assert not toggle.elided
    toggle.place(QRect(40, 40, 120, 62))
    assert toggle.elided


def test_a_bare_toggle_speaks_but_shows_no_words(window: QWidget) -> None:
    with_words = Toggle(window, "Звук", bare=True)
    shown(with_words, QRect(40, 40, 50, 44))
    without = Toggle(window, "", bare=True)
    shown(without, QRect(40, 140, 50, 44))
    assert picture(with_words) == picture(without)
    assert with_words.accessibleName() == "Звук"


def test_a_link_can_be_hit_although_it_is_small(window: QWidget) -> None:
    link = Link(window, "Сбросить")
    link.set_scale(1.0)
    link.place_text(QRect(40, 40, 120, 20))
    link.show()
    clicks: list[int] = []
    link.clicked.connect(lambda: clicks.append(1))
    assert link.face.height() >= LEAST_HIT
    assert link.face_in(window).center().y() in (49, 50)
    press(link)
    QTest.keyClick(link, Qt.Key.Key_Return)
    assert clicks == [1, 1]
    link.take_focus(ring=False)
    quiet = picture(link)
    assert not link.ring
    link.take_focus(ring=True)
    assert link.ring
    assert picture(link) != quiet


def test_tiles_show_their_picture(window: QWidget) -> None:
    drawn: list[QRect] = []

    def paint(painter: object, rect: object) -> None:
        drawn.append(rect.toRect())  # type: ignore[attr-defined]

    row = Segments(window)
    row.set_choices("Колода", (Choice(2, "Два цвета", paint), Choice(4, "Четыре", paint)), 2)
    row.set_scale(1.0)
    row.setGeometry(40, 40, 420, 104)
    row.show()
    assert row.tiles
    picture(row)
    assert len(drawn) >= 2
    assert all(rect.width() > 100 and rect.height() > 40 for rect in drawn)
    press(row.segments[1])
    assert row.value == 4
