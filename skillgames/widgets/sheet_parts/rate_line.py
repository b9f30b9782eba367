"""The win rate over time: one calm line between none and all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from skillgames.widgets import look
from skillgames.widgets.art.paths import circle, fill, fill_rect, line
from skillgames.widgets.sheet_parts.words import Face

HEIGHT = 112
NUMBERS = Face(12.5, 500, tabular=True)
NOW = Face(15, 700, tabular=True)
INK = "#2F6F86"
"""Blue, so that it says neither good nor bad."""

GROUND_ALPHA = 0.09
STROKE = 2.4
SPOT = 4.2
MARKS = (0, 50, 100)
"""Per cents with a line across."""

TOP, FOOT = 10, 10
"""Clear space over 100 and under 0 per cent, for the numbers that stand there."""

LEFT, RIGHT = 50, 62
"""Room for the numbers at the left, for the newest rate at the right."""


class RateLine(QLabel):
    """A line of rates from 0 to 100 per cent, oldest at the left, the newest in figures.

    Screen readers hear what `set_rates` is given in words.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._scale = 1.0
        self.rates: tuple[int, ...] = ()
        self._form = "%1 %"

    def set_rates(self, rates: Sequence[int], spoken: str, form: str) -> None:
        """Show these rates; `form` is how per cents are written, with %1 for the number."""
        self.rates = tuple(rates)
        self._form = form
        self.setText(spoken)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.update()

    def point(self, number: int) -> QPointF:
        """Where the rate of this number (0 is the oldest) stands, in pixels."""
        k = self._scale
        left, right = LEFT * k, self.width() - RIGHT * k
        share = number / (len(self.rates) - 1) if len(self.rates) > 1 else 1.0
        return QPointF(left + share * (right - left), self._height_of(self.rates[number]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks, the line on its ground, and the newest rate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        for mark in MARKS:
            y = self._height_of(mark)
            line(painter, LEFT * k, y, self.width() - RIGHT * k, y, look.LINE, max(1.0, 1.2 * k))
            rect = QRectF(0, y - 10 * k, (LEFT - 10) * k, 20 * k)
            font = NUMBERS.font(k)
            look.draw_text(painter, rect, self._percent(mark), font, look.INK2, "right")
        if self.rates:
            self._paint_rates(painter, k)

    def _paint_rates(self, painter: QPainter, k: float) -> None:
        points = [self.point(number) for number in range(len(self.rates))]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        floor = self._height_of(0)
        ground = QPainterPath(path)
        ground.lineTo(points[-1].x(), floor)
        ground.lineTo(points[0].x(), floor)
        ground.closeSubpath()
        fill(painter, ground, look.colour(INK, GROUND_ALPHA))
        fill(painter, path, None, INK, max(1.6, STROKE * k))
        last = points[-1]
        fill(painter, circle(last.x(), last.y(), SPOT * k), INK)
        width = (RIGHT - 12) * k
        rect = QRectF(last.x() + 12 * k, last.y() - 12 * k, width, 24 * k)
        shown = self._percent(self.rates[-1])
        look.draw_text(painter, rect, shown, NOW.font(k), INK)

    def _height_of(self, percent: int) -> float:
        top, bottom = TOP * self._scale, self.height() - FOOT * self._scale
        return bottom - (bottom - top) * percent / 100

    def _percent(self, value: int) -> str:
        return self._form.replace("%1", str(value))


def drawn_chart(painter: QPainter, rect: QRectF) -> None:
    """An empty chart, for a page without figures: three pale bars on a line."""
    shades = (0.45, 0.75, 1.0)
    step = rect.width() / len(shades)
    for number, share in enumerate(shades):
        height = rect.height() * share * 0.9
        place = QRectF(
            rect.left() + (number + 0.18) * step, rect.bottom() - height, step * 0.64, height
        )
        fill_rect(painter, place, step * 0.14, look.WELL, look.EDGE, 1.4)
    line(painter, rect.left(), rect.bottom(), rect.right(), rect.bottom(), look.EDGE, 1.6)
