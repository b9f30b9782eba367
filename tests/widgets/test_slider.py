"""The slider: mouse, finger, keys, screen readers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skillgames.widgets.controls import LEAST_HIT
from skillgames.widgets.sheet_parts.slider import Slider

LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
FINGER = QTest.createTouchDevice
RESTING = 50


class Window(QWidget):
    """Holds a slider and notes what the slider leaves to others."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(600, 200)
        self.slider = Slider(self)
        self.slider.setAccessibleName("Contrast")
        self.slider.setValue(RESTING)
        self.heard: list[int] = []
        self.slider.chosen.connect(self.heard.append)
        self.keys: list[int] = []

    def keyPressEvent(self, event: object) -> None:
        self.keys.append(event.key())  # type: ignore[attr-defined]

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), Qt.GlobalColor.white)


@pytest.fixture(params=[0.86, 1.0, 2.7])
def window(qtbot: QtBot, request: pytest.FixtureRequest) -> Window:
    widget = Window()
    qtbot.addWidget(widget)
    widget.slider.set_scale(request.param)
    widget.slider.setGeometry(20, 20, 560, 160)
    widget.show()
    with qtbot.waitActive(widget):
        widget.activateWindow()
    return widget


def at(slider: Slider, value: int, dx: int = 0) -> QPoint:
    """The place of a value on the track."""
    return QPoint(round(slider.x_of(value)) + dx, slider.face.center().y())


def test_a_press_on_the_track_brings_the_knob(window: Window) -> None:
    slider = window.slider
    QTest.mouseClick(slider, LEFT, NO_KEYS, at(slider, 82))
    assert slider.value() == 82
    QTest.mouseClick(slider, LEFT, NO_KEYS, at(slider, 3))
    assert window.heard == [82, 3]
    assert not slider.isSliderDown()


def test_every_value_has_its_own_place(window: Window) -> None:
    slider = window.slider
    assert [slider.value_at(slider.x_of(value)) for value in range(101)] == list(range(101))
    assert slider.value_at(-1000) == 0
    assert slider.value_at(9999) == 100


def test_the_knob_is_dragged_and_stops_at_the_ends(window: Window) -> None:
    slider = window.slider
    QTest.mousePress(slider, LEFT, NO_KEYS, at(slider, RESTING))
    assert window.heard == []
    for value in (60, 75, 75, 40):
        QTest.mouseMove(slider, at(slider, value))
    QTest.mouseMove(slider, QPoint(-300, 0))
    assert slider.value() == 0
    QTest.mouseMove(slider, QPoint(3000, 0))
    QTest.mouseRelease(slider, LEFT, NO_KEYS, QPoint(3000, 0))
    assert window.heard == [60, 75, 40, 0, 100]
    QTest.mouseMove(slider, at(slider, 20))
    assert slider.value() == 100, "it was let go"


def test_the_knob_does_not_jump_when_it_is_gripped_beside_its_middle(window: Window) -> None:
    slider = window.slider
    grip = round(9 * slider.scale)
    QTest.mousePress(slider, LEFT, NO_KEYS, at(slider, RESTING, grip))
    assert slider.value() == RESTING
    QTest.mouseMove(slider, at(slider, 70, grip))
    QTest.mouseRelease(slider, LEFT, NO_KEYS, at(slider, 70, grip))
    assert slider.value() == 70


def test_other_buttons_and_places_beside_the_face_do_nothing(window: Window) -> None:
    slider = window.slider
    QTest.mouseClick(slider, Qt.MouseButton.RightButton, NO_KEYS, at(slider, 90))
    QTest.mouseClick(slider, LEFT, NO_KEYS, QPoint(at(slider, 90).x(), 1))
    assert window.heard == []


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Left, 49),
        (Qt.Key.Key_Down, 49),
        (Qt.Key.Key_Right, 51),
        (Qt.Key.Key_Up, 51),
        (Qt.Key.Key_PageUp, 60),
        (Qt.Key.Key_PageDown, 40),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 100),
    ],
)
def test_keys(window: Window, key: Qt.Key, value: int) -> None:
    slider = window.slider
    slider.take_focus(ring=False)
    QTest.keyClick(slider, key)
    assert slider.value() == value
    assert window.heard == [value]
    assert window.keys == []
    assert slider.ring, "a key is in use"


def test_at_an_end_a_key_tells_nothing(window: Window) -> None:
    window.slider.setValue(100)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_PageUp):
        QTest.keyClick(window.slider, key)
    assert window.heard == []


def test_keys_that_are_not_the_sliders_go_on(window: Window) -> None:
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_Return):
        QTest.keyClick(window.slider, key)
    assert window.keys == [Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_Return]
    assert window.heard == []


def test_the_ring_is_for_the_keyboard(window: Window) -> None:
    slider = window.slider
    slider.take_focus(ring=True)
    assert slider.ring
    plain = slider.grab().toImage()
    QTest.mousePress(slider, LEFT, NO_KEYS, at(slider, RESTING))
    assert not slider.ring
    QTest.mouseRelease(slider, LEFT, NO_KEYS, at(slider, RESTING))
    assert slider.grab().toImage() != plain


def test_setting_the_value_in_code_tells_nothing(window: Window) -> None:
    window.slider.setValue(12)
    assert window.heard == []


def test_the_wheel_is_for_what_lies_below(window: Window) -> None:
    slider = window.slider
    pos = QPointF(slider.rect().center())
    turn = QWheelEvent(
        pos,
        QPointF(slider.mapToGlobal(pos)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        NO_KEYS,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(slider, turn)
    assert slider.value() == RESTING
    assert not turn.isAccepted(), "the sheet below gets it"


def touch(slider: Slider, *path: QPoint) -> None:
    """Put a finger down, move it along, lift it."""
    finger = FINGER()
    QTest.touchEvent(slider, finger).press(0, path[0], slider).commit()
    for pos in path[1:]:
        QTest.touchEvent(slider, finger).move(0, pos, slider).commit()
    QTest.touchEvent(slider, finger).release(0, path[-1], slider).commit()


def test_a_finger_taps_the_track_and_drags_the_knob(window: Window) -> None:
    slider = window.slider
    touch(slider, at(slider, 20))
    assert window.heard == [20]
    touch(slider, *(at(slider, value) for value in (20, 30, 45, 70)))
    assert slider.value() == 70
    assert window.heard[-1] == 70
    assert not slider.isSliderDown()


def test_a_finger_on_its_way_up_scrolls_and_chooses_nothing(window: Window) -> None:
    slider = window.slider
    start = at(slider, 20)
    touch(slider, start, start + QPoint(2, -12), start + QPoint(60, -30))
    assert slider.value() == RESTING
    assert window.heard == []


def test_it_is_large_enough_to_be_hit(window: Window) -> None:
    slider = window.slider
    slider.resize(slider.sizeHint())
    assert slider.face.height() >= LEAST_HIT
    QTest.mouseClick(slider, LEFT, NO_KEYS, QPoint(at(slider, 70).x(), slider.face.top() + 1))
    assert slider.value() == 70


def test_screen_readers_hear_a_slider_with_name_and_value(window: Window) -> None:
    interface = QAccessible.queryAccessibleInterface(window.slider)
    assert interface.role() == QAccessible.Role.Slider
    assert interface.text(QAccessible.Text.Name) == "Contrast"
    value = interface.valueInterface()
    assert (value.minimumValue(), value.currentValue(), value.maximumValue()) == (0, RESTING, 100)
    value.setCurrentValue(61)
    assert window.slider.value() == 61


def test_what_is_chosen_is_seen(window: Window) -> None:
    slider = window.slider
    before = slider.grab().toImage()
    slider.setValue(80)
    moved = slider.grab().toImage()
    assert moved != before
    slider.set_track(((0.0, "#0000FF"), (1.0, "#FF0000")), neutral=50)
    assert slider.grab().toImage() != moved
