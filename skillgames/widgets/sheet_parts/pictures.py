"""Pictures on sheets: emblems, lines, icons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.sheet_parts.data import Paint, Picture

EMBLEM_WIDTH, EMBLEM_HEIGHT = 168, 122
"""The place for an emblem in the upper right corner of a sheet, in design units."""

EMBLEM_TOP, EMBLEM_RIGHT = 22, 12


class Emblem(QWidget):
    """A small picture in the corner of a sheet; it takes no presses and says nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._paint: Paint | None = None

    def set_picture(self, paint: Paint | None) -> None:
        """What is drawn, or nothing."""
        self._paint = paint
        self.setVisible(paint is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the picture draw itself."""
        if self._paint is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, QRectF(self.rect()))


class Rule(QWidget):
    """A thin line across; give it any height, the line is in its middle."""

    def __init__(self, parent: QWidget, strength: float = 1.2) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._strength = strength
        self._scale = 1.0

    def set_scale(self, scale: float) -> None:
        """Take the strength for a window of this scale."""
        self._scale = scale
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        strength = max(1.0, self._strength * self._scale)
        top = (self.height() - strength) / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, top, self.width(), strength), look.colour(look.LINE))


def draw_picture(painter: QPainter, picture: Picture, rect: QRectF, ink: str) -> None:
    """Draw a picture, or the kit's icon of that name in this ink, into a rectangle."""
    if isinstance(picture, str):
        centre = rect.center()
        draw_icon(painter, picture, centre.x(), centre.y(), rect.height(), ink)
        return
    painter.save()
    picture(painter, rect)
    painter.restore()
