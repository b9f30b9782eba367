"""A slider for a number between two ends, for mouse, finger, keys and screen readers."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QInputDevice, QKeyEvent, QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QWidget

from skillgames.widgets.art.slider import INSET, KNOB, PLAIN, Track, knob_x, slider_face
from skillgames.widgets.sheet_parts.faced import Faced, hit

STEP, LEAP = 1, 10

DRAG_FROM = 8.0
"""A finger that has moved so far, in pixels, is on its way: sideways with the knob."""


class Slider(Faced, QAbstractSlider):
    """A number from `low` to `high` in steps of one.

    - Dragging the knob keeps it under the pointer; a press on the track brings it there. A
      finger must move sideways or be lifted first: one that goes up or down wants to scroll,
      and must not change anything on its way.
    - Arrows go one step, PageUp and PageDown ten, Home and End to the ends. The wheel is
      for the sheet, which may be scrolled past.
    - `chosen(value)` tells every step a person makes, at once; setting the value in code
      tells nothing.
    - The ring of the keyboard shows when the focus came by a key or a key was pressed here.
    - Screen readers hear the name, a slider, its value and its ends.
    """

    chosen = Signal(int)

    BLEED: ClassVar[int] = 20
    HEIGHT: ClassVar[int] = 44

    def __init__(self, parent: QWidget | None = None, low: int = 0, high: int = 100) -> None:
        super().__init__(parent)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(low, high)
        self.setSingleStep(STEP)
        self.setPageStep(LEAP)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._track: Track = PLAIN
        self._neutral: int | None = None
        self._grip = 0.0
        self._touched: QPointF | None = None
        self.valueChanged.connect(self.update)

    def set_track(self, track: Track, neutral: int | None = None) -> None:
        """The colours of the track, and the value at which it has a tick, if any."""
        self._track, self._neutral = track, neutral
        self.update()

    def x_of(self, value: int) -> float:
        """Where the middle of the knob stands for a value, in the control's coordinates."""
        return knob_x(self.design_rect(), self._share(value)) * self.scale

    def value_at(self, x: float) -> int:
        """The value whose place is nearest to this x; the ends for what lies beyond."""
        face = self.design_rect()
        width = face.width() - 2 * INSET
        if width <= 0:
            return self.minimum()
        share = (x / self.scale - face.left() - INSET) / width
        whole = self.maximum() - self.minimum()
        return self.minimum() + round(min(1.0, max(0.0, share)) * whole)

    def sizeHint(self) -> QSize:
        """Room for a short track, the margin for the ring included."""
        margin = 2 * self.bleed
        return QSize(round(200 * self.scale) + margin, hit(self.HEIGHT, self.scale) + margin)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Track, tick, knob, ring."""
        neutral = self._neutral
        slider_face(
            self.design_painter(),
            self.design_rect(),
            self._share(self.value()),
            self._track,
            neutral=None if neutral is None else self._share(neutral),
            focus=self.ring,
            hover=self.underMouse(),
        )

    # --- keys ------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Steps, leaps, ends; other keys are for the sheet."""
        value = self.value()
        target = {
            Qt.Key.Key_Left: value - STEP,
            Qt.Key.Key_Down: value - STEP,
            Qt.Key.Key_Right: value + STEP,
            Qt.Key.Key_Up: value + STEP,
            Qt.Key.Key_PageDown: value - LEAP,
            Qt.Key.Key_PageUp: value + LEAP,
            Qt.Key.Key_Home: self.minimum(),
            Qt.Key.Key_End: self.maximum(),
        }.get(Qt.Key(event.key()))
        if target is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
            return
        event.accept()
        self.show_ring(True)
        self._choose(target)

    # --- pointer ---------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the knob where it is pressed, or bring it to the place pressed."""
        self.show_ring(False)
        pos = event.position()
        if event.button() != Qt.MouseButton.LeftButton or not self._on_face(pos):
            event.ignore()
            return
        event.accept()
        if event.deviceType() == QInputDevice.DeviceType.TouchScreen:
            self._touched = pos
        else:
            self._take(pos)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a quick pair is a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The knob follows."""
        event.accept()
        pos = event.position()
        if self._touched is not None:
            self._finger_moved(self._touched, pos)
        if self.isSliderDown():
            self._choose(self.value_at(pos.x() - self._grip))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the knob go; a finger that did not move has pressed the track."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._touched is not None:
            self._take(self._touched)
        self._touched = None
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the sheet."""
        event.ignore()

    def _finger_moved(self, start: QPointF, pos: QPointF) -> None:
        """Once a finger has moved far enough, it drags the knob, or nothing at all."""
        across, along = abs(pos.x() - start.x()), abs(pos.y() - start.y())
        if max(across, along) < DRAG_FROM:
            return
        self._touched = None
        if across >= along:
            self._take(start)

    def _take(self, pos: QPointF) -> None:
        """Hold the knob: where it was pressed, or by its middle from now on."""
        offset = pos.x() - self.x_of(self.value())
        self._grip = offset if abs(offset) <= KNOB * self.scale else 0.0
        self.setSliderDown(True)
        self._choose(self.value_at(pos.x() - self._grip))

    def _on_face(self, pos: QPointF) -> bool:
        """The knob's own width reaches beyond the ends of the track."""
        reach = round(KNOB * self.scale)
        return self.face.adjusted(-reach, 0, reach, 0).contains(pos.toPoint())

    def _choose(self, value: int) -> None:
        """A person chose this; only a change is told."""
        before = self.value()
        self.setValue(value)
        if self.value() != before:
            self.chosen.emit(self.value())

    def _share(self, value: int) -> float:
        whole = self.maximum() - self.minimum()
        return (value - self.minimum()) / whole if whole else 0.0
