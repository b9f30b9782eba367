"""Fingers on a sheet that scrolls: quick taps count, and a finger that scrolls presses nothing.

Qt makes presses of the mouse out of touches. Two quick touches become a double click,
wherever they are, and the gesture that scrolls swallows double clicks of fingers whole.
When a finger begins to scroll, Qt does not take back the press it has begun with.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QWidget

FAR = QPointF(-10000, -10000)
"""No control is there."""


class QuickTaps(QObject):
    """Makes a press of what Qt takes for a finger's double click, in the window of a widget.

    It acts while the widget is seen. A second tap on the same control stays a double click
    where the control asks for that (`TAKES_QUICK_TAPS` is False).
    """

    def __init__(self, seen: QWidget) -> None:
        super().__init__(seen)
        self._seen = seen
        self._last: QWidget | None = None

    def watch(self) -> None:
        """Follow what is pressed in the widget's window; to be called whenever it is shown."""
        window = self._seen.window().windowHandle()
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt's window gets every event before anything else can swallow it."""
        if not isinstance(event, QMouseEvent) or not isinstance(watched, QWindow):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._last = self._control_at(event)
        elif event.type() == QEvent.Type.MouseButtonDblClick and self._is_tap(event):
            QCoreApplication.sendEvent(watched, _as(QEvent.Type.MouseButtonPress, event))
            return True
        return False

    def _is_tap(self, event: QMouseEvent) -> bool:
        if event.deviceType() != QInputDevice.DeviceType.TouchScreen:
            return False
        control = self._control_at(event)
        takes = getattr(control, "TAKES_QUICK_TAPS", True)
        return self._seen.isVisible() and (takes or control is not self._last)

    def _control_at(self, event: QMouseEvent) -> QWidget | None:
        return self._seen.window().childAt(event.scenePosition().toPoint())


def let_go(body: QWidget) -> None:
    """End every press within `body` as if the pointer had left the control before."""
    for button in body.findChildren(QAbstractButton):
        if not button.isDown():
            continue
        left = Qt.MouseButton.LeftButton
        none = Qt.MouseButton.NoButton
        for kind, one, held in (
            (QEvent.Type.MouseMove, none, left),
            (QEvent.Type.MouseButtonRelease, left, none),
        ):
            away = QMouseEvent(kind, FAR, FAR, one, held, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(button, away)


def _as(kind: QEvent.Type, event: QMouseEvent) -> QMouseEvent:
    """The same event of another kind."""
    return QMouseEvent(
        kind,
        event.position(),
        event.scenePosition(),
        event.globalPosition(),
        event.button(),
        event.buttons(),
        event.modifiers(),
        event.source(),
        event.pointingDevice(),
    )
