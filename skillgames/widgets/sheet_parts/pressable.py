"""The common behaviour of everything that can be pressed: scale, keys, the keyboard's ring.

A control is larger than what it shows: around its face lies a margin (`BLEED`) for shadow
and ring that does not react to the pointer. Faces are drawn in design units; text is set
at its true size on top, so it stays crisp and never falls below the smallest size.
"""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

LEAST_HIT = 44
"""No control is lower than this many pixels, whatever the scale."""

_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_UNCHANGED = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)


def hit(height: float, scale: float) -> int:
    """The height in pixels of a control designed `height` units high: never under 44."""
    return max(LEAST_HIT, round(height * scale))


class Pressable(QAbstractButton):
    """A button without a face.

    - Enter presses at once, Space on release; a key held down presses only once.
    - The ring of the keyboard (`ring`) shows when the focus came by a key or a key was
      pressed here, and goes when the pointer is used.
    - `set_unavailable` disables it and says why in tooltip and description.
    """

    BLEED: ClassVar[int] = 8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self._ring = False
        self._tip = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def scale(self) -> float:
        """The scale last set; 1 in a window of 1280 x 800."""
        return self._scale

    @property
    def ring(self) -> bool:
        """Whether the keyboard's ring is shown."""
        return self._ring and self.hasFocus()

    @property
    def bleed(self) -> int:
        """The margin around the face, in pixels."""
        return round(self.BLEED * self._scale)

    @property
    def face(self) -> QRect:
        """What is seen and reacts to the pointer, in the control's own coordinates."""
        margin = self.bleed
        return self.rect().adjusted(margin, margin, -margin, -margin)

    def set_scale(self, scale: float) -> None:
        """Take the size of text and lines for a window of this scale."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    def place(self, face: QRect) -> None:
        """Move the control so that its face is this rectangle of the parent."""
        margin = self.bleed
        self.setGeometry(face.adjusted(-margin, -margin, margin, margin))

    def face_in(self, widget: QWidget) -> QRect:
        """The face in the coordinates of another widget of the same window."""
        return QRect(self.mapTo(widget, self.face.topLeft()), self.face.size())

    def set_unavailable(self, reason: str) -> None:
        """Disable the control and say why; an empty reason makes it usable again."""
        self.setEnabled(not reason)
        self.setToolTip(reason or self._tip)
        self.setAccessibleDescription(reason)
        shape = Qt.CursorShape.ArrowCursor if reason else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)
        self.update()

    def take_focus(self, ring: bool) -> None:
        """Give the control the focus, with or without the keyboard's ring."""
        reason = Qt.FocusReason.TabFocusReason if ring else Qt.FocusReason.OtherFocusReason
        self.setFocus(reason)
        self._show_ring(ring)

    def design_rect(self) -> QRectF:
        """The face in design units, for a painter from `design_painter`."""
        face = QRectF(self.face)
        k = self._scale
        return QRectF(face.x() / k, face.y() / k, face.width() / k, face.height() / k)

    def design_painter(self) -> QPainter:
        """A painter on this control whose unit is the design unit."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        return painter

    def hitButton(self, pos: QPoint) -> bool:
        """Only the face reacts."""
        return self.face.contains(pos)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the focus came by a key."""
        if event.reason() not in _UNCHANGED:
            self._show_ring(event.reason() in _BY_KEYBOARD)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring with the focus."""
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The pointer is in use: the ring goes."""
        self._show_ring(False)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses at once; repeats of a held key do nothing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._show_ring(True)
            if event.isAutoRepeat():
                event.accept()
                return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.click()
            return
        super().keyPressEvent(event)

    def _show_ring(self, shown: bool) -> None:
        if shown != self._ring:
            self._ring = shown
            self.update()

    def _hovered(self) -> bool:
        return self.isEnabled() and self.underMouse()
