"""The common behaviour of everything that can be pressed: pointer, keys, "not now, because"."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from skillgames.widgets.sheet_parts.faced import LEAST_HIT, Faced, hit

__all__ = ["LEAST_HIT", "PRESSES", "Pressable", "Presses", "hit"]


class Presses(QObject):
    """Tells of every control that is pressed, for whoever makes that heard."""

    made = Signal()


PRESSES = Presses()


class Pressable(Faced, QAbstractButton):
    """A button without a face.

    - Enter presses at once, Space on release; a key held down presses only once.
    - The ring of the keyboard (`ring`) shows when the focus came by a key or a key was
      pressed here, and goes when the pointer is used.
    - `set_unavailable` disables it and says why in tooltip and description.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tip = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(PRESSES.made)

    def set_unavailable(self, reason: str) -> None:
        """Disable the control and say why; an empty reason makes it usable again."""
        self.setEnabled(not reason)
        self.setToolTip(reason or self._tip)
        self.setAccessibleDescription(reason)
        shape = Qt.CursorShape.ArrowCursor if reason else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        """Only the face reacts."""
        return self.face.contains(pos)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The pointer is in use: the ring goes."""
        self.show_ring(False)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses at once; repeats of a held key do nothing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.show_ring(True)
            if event.isAutoRepeat():
                event.accept()
                return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.click()
            return
        super().keyPressEvent(event)

    def _hovered(self) -> bool:
        return self.isEnabled() and self.underMouse()
