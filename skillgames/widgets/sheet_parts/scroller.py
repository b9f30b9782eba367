"""The middle of a sheet: it scrolls when the window is too low for all of it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScroller, QWidget

from skillgames.widgets import look
from skillgames.widgets.sheet_parts.fingers import QuickTaps, let_go

BAR_WIDTH = 10
NEARBY = 12  # design units shown above and below a control that is scrolled into view

_STYLE = """
QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; border: none; }}
QScrollBar::handle:vertical {{
    background: {handle}; border-radius: {radius}px; min-height: {least}px; margin: {side}px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


class Scroller(QScrollArea):
    """Holds `body` and scrolls it up and down, never sideways; clear as glass."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.body = QWidget()
        self.setWidget(self.body)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.body.setAutoFillBackground(False)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        QScroller.scroller(self.viewport()).stateChanged.connect(self._finger_moved)
        self._quick_taps = QuickTaps(self)
        self._scale = 1.0
        self._styled = 0.0

    @property
    def scrollable(self) -> bool:
        """Whether not all of the body is seen."""
        return self.body.height() > self.height()

    def arrange(self, x: int, y: int, width: int, room: int, height: int, scale: float) -> None:
        """Take `room` pixels of height for a body `height` pixels high."""
        self._scale = scale
        self._style(scale)
        scrolls = height > room
        always, never = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(always if scrolls else never)
        self.setGeometry(x, y, width, room)
        bar = round(BAR_WIDTH * scale) if scrolls else 0
        self.body.resize(width - bar, height)

    def show_widget(self, widget: QWidget) -> None:
        """Scroll until this widget within the body is seen."""
        top = widget.mapTo(self.body, QPoint()).y()
        near = round(NEARBY * self._scale)
        bar = self.verticalScrollBar()
        lowest = top + widget.height() + near - self.viewport().height()
        bar.setValue(min(max(bar.value(), lowest), top - near))

    def turn(self, key: Qt.Key) -> bool:
        """Scroll by a key; False when the key is not for scrolling."""
        bar = self.verticalScrollBar()
        target = {
            Qt.Key.Key_Up: bar.value() - bar.singleStep() * 2,
            Qt.Key.Key_Down: bar.value() + bar.singleStep() * 2,
            Qt.Key.Key_PageUp: bar.value() - bar.pageStep(),
            Qt.Key.Key_PageDown: bar.value() + bar.pageStep(),
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
        }.get(key)
        if target is None:
            return False
        bar.setValue(target)
        return True

    def showEvent(self, event: QShowEvent) -> None:
        """Now there is a window whose taps can be followed."""
        super().showEvent(event)
        self._quick_taps.watch()

    def _finger_moved(self, state: QScroller.State) -> None:
        """A finger that scrolls does not press what it lies on."""
        if state == QScroller.State.Dragging:
            let_go(self.body)

    def _style(self, scale: float) -> None:
        if scale == self._styled:
            return
        self._styled = scale
        width = round(BAR_WIDTH * scale)
        side = max(1, round(2 * scale))
        self.verticalScrollBar().setStyleSheet(
            _STYLE.format(
                width=width,
                handle=look.EDGE,
                radius=(width - 2 * side) // 2,
                least=round(40 * scale),
                side=side,
            )
        )
