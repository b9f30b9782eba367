"""Pictures on sheets: emblems, lines, icons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.sheet_parts.data import Drawing, Paint, Picture

EMBLEM_WIDTH, EMBLEM_HEIGHT = 168, 122
"""The place for an emblem in the upper right corner of a sheet, in design units."""

EMBLEM_TOP, EMBLEM_RIGHT = 22, 12

PREVIEW_RADIUS = 16


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


class DrawingBox(QWidget):
    """A picture within a sheet, with its words for screen readers; it takes no presses."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._drawing: Drawing | None = None

    def set_drawing(self, drawing: Drawing | None) -> None:
        """What is drawn, or nothing."""
        self._drawing = drawing
        self.setAccessibleName(drawing.spoken if drawing is not None else "")
        self.setVisible(drawing is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the picture draw itself."""
        if self._drawing is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawing.paint(painter, QRectF(self.rect()))


class Preview(QWidget):
    """A picture with round corners that shows what settings do; it takes no presses.

    It is painted once per `set_picture` with another picture, and per size.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._paint: Paint | None = None
        self._drawn: QPixmap | None = None
        self._scale = 1.0

    def set_scale(self, scale: float) -> None:
        """Take the radius and the edge for a window of this scale."""
        self._scale = scale
        self.update()

    def set_picture(self, paint: Paint) -> None:
        """What is drawn."""
        if paint != self._paint:
            self._paint = paint
            self._drawn = None
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is drawn for its size."""
        super().resizeEvent(event)
        self._drawn = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the picture as a rounded rectangle of texture, with a thin edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        rect, radius = QRectF(self.rect()), PREVIEW_RADIUS * k
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(self._picture()))
        painter.drawRoundedRect(rect, radius, radius)
        inner = rect.adjusted(k / 2, k / 2, -k / 2, -k / 2)
        fill_rect(painter, inner, radius, None, look.colour("#2A2014", 0.5), 1.2 * k)

    def _picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.devicePixelRatio() != ratio:
            self._drawn = QPixmap(self.size() * ratio)
            self._drawn.setDevicePixelRatio(ratio)
            self._drawn.fill(Qt.GlobalColor.transparent)
            if self._paint is not None:
                painter = QPainter(self._drawn)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                self._paint(painter, QRectF(self.rect()))
                painter.end()
        return self._drawn


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
