"""What all controls share whatever Qt makes of them: scale, face, the keyboard's ring.

A control is larger than what it shows: around its face lies a margin (`BLEED`) for shadow
and ring that does not react to the pointer. Faces are drawn in design units; text is set
at its true size on top, so it stays crisp and never falls below the smallest size.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QWidget

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


if TYPE_CHECKING:
    _Widget = QWidget
else:
    # Qt's classes do not stand a second QWidget among their bases.
    _Widget = object


class Faced(_Widget):
    """To be named before the Qt class among a control's bases.

    The ring of the keyboard (`ring`) shows when the focus came by a key, and goes when the
    control says so (`show_ring`).
    """

    BLEED: ClassVar[int] = 8

    _scale = 1.0
    _ring = False

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

    def take_focus(self, ring: bool) -> None:
        """Give the control the focus, with or without the keyboard's ring."""
        reason = Qt.FocusReason.TabFocusReason if ring else Qt.FocusReason.OtherFocusReason
        self.setFocus(reason)
        self.show_ring(ring)

    def show_ring(self, shown: bool) -> None:
        """Show the keyboard's ring, as long as the control has the focus, or hide it."""
        if shown != self._ring:
            self._ring = shown
            self.update()

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

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the focus came by a key."""
        if event.reason() not in _UNCHANGED:
            self.show_ring(event.reason() in _BY_KEYBOARD)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring with the focus."""
        super().focusOutEvent(event)
        self.update()
