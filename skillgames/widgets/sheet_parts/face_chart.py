"""How often each face of a die fell: bars beside the share that chance expects."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from skillgames.widgets import look
from skillgames.widgets.art.paths import circle, fill, fill_rect, line
from skillgames.widgets.sheet_parts.data import FaceSeries
from skillgames.widgets.sheet_parts.rate_line import INK
from skillgames.widgets.sheet_parts.words import Face, fit

HEIGHT = 168
LEGEND = Face(12.5, 500)
LEGEND_ROW = 20
SAMPLE, SAMPLE_GAP, LEGEND_GAP = 12, 5, 20
NUMBERS = Face(12.5, 600, tabular=True)
NUMBER_ROW = 18
DIE = 24
FLOOR = HEIGHT - DIE - 8
TOP = LEGEND_ROW + NUMBER_ROW + 8
BAR, BAR_GAP = 46, 8
LEAST_TOP = 1.5
"""The height of the picture is this many times the expected share, or more."""

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of each face lie around its middle."""


class FaceChart(QLabel):
    """Bars over the faces of a die, one or two at each, and a line at the expected share.

    The first series is full, the second hollow: colour is not needed. Screen readers
    hear what `set_series` is given in words.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._scale = 1.0
        self.series: tuple[FaceSeries, ...] = ()

    def set_series(self, series: Sequence[FaceSeries], spoken: str) -> None:
        """Show these series, each with as many shares as a die has faces."""
        self.series = tuple(series)
        self.setText(spoken)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.update()

    def bar(self, series: int, face: int) -> QRectF:
        """Where the bar of this series over this face (0 is the one) stands, in pixels."""
        k = self._scale
        count = len(self.series)
        step = self.width() / k / len(PIPS)
        width = min(BAR, (step - 2 * BAR_GAP - (count - 1) * BAR_GAP) / count)
        wide = count * width + (count - 1) * BAR_GAP
        left = (face + 0.5) * step - wide / 2 + series * (width + BAR_GAP)
        top = self._height_of(self.series[series].shares[face])
        return QRectF(left * k, top * k, width * k, (FLOOR - top) * k)

    def legend_width(self) -> int:
        """The width of the legend in pixels."""
        k = self._scale
        font = LEGEND.font(k)
        words = sum(look.text_width(one.name, font) for one in self.series)
        count = len(self.series)
        return round(words + count * (SAMPLE + SAMPLE_GAP) * k + (count - 1) * LEGEND_GAP * k + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the legend, the bars with their shares, the expected share, the dice."""
        if not self.series:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        self._paint_legend(painter)
        for number, one in enumerate(self.series):
            for face, label in enumerate(one.labels):
                rect = self.bar(number, face)
                _bar(painter, rect, k, hollow=number > 0)
                self._paint_label(painter, rect, label)
        width = float(self.width())
        y = self._height_of(self._expected) * k
        line(painter, 0, y, width, y, look.INK2, max(1.0, 1.2 * k))
        line(painter, 0, FLOOR * k, width, FLOOR * k, look.LINE, max(1.0, 1.4 * k))
        for face in PIPS:
            _die(painter, (face - 0.5) * width / len(PIPS), (HEIGHT - DIE / 2 - 1) * k, face, k)

    def _paint_label(self, painter: QPainter, bar: QRectF, label: str) -> None:
        """The share over its bar, never across the line of the expected share."""
        k = self._scale
        foot = min(bar.top(), self._height_of(self._expected) * k) - 3 * k
        place = QRectF(bar.left() - bar.width() / 2, foot, 2 * bar.width(), NUMBER_ROW * k)
        place.moveBottom(foot)
        fitted = fit(label, NUMBERS, k, bar.width() + BAR_GAP * k)
        look.draw_text(painter, place, fitted.text, fitted.font, look.INK, "center")

    @property
    def _expected(self) -> float:
        return 1 / len(PIPS)

    def _height_of(self, share: float) -> float:
        most = max(share for one in self.series for share in one.shares)
        top = max(most, LEAST_TOP * self._expected)
        return FLOOR - (FLOOR - TOP) * share / top

    def _paint_legend(self, painter: QPainter) -> None:
        k = self._scale
        font = LEGEND.font(k)
        x = float(self.width() - self.legend_width())
        for number, one in enumerate(self.series):
            middle = LEGEND_ROW * k / 2
            rect = QRectF(x, middle - 6 * k, SAMPLE * k, 12 * k)
            _bar(painter, rect, k, hollow=number > 0)
            x += (SAMPLE + SAMPLE_GAP) * k
            words = look.text_width(one.name, font)
            place = QRectF(x, 0, words + 4, LEGEND_ROW * k)
            look.draw_text(painter, place, one.name, font, look.INK2)
            x += words + LEGEND_GAP * k


def _bar(painter: QPainter, rect: QRectF, k: float, *, hollow: bool) -> None:
    if hollow:
        inside = rect.adjusted(0.9 * k, 0.9 * k, -0.9 * k, -0.9 * k)
        fill_rect(painter, inside, 3 * k, look.TILE, INK, 1.8 * k)
    else:
        fill_rect(painter, rect, 3 * k, INK)


def _die(painter: QPainter, x: float, y: float, face: int, k: float) -> None:
    """A die around this point, with this face up."""
    side = DIE * k
    place = QRectF(x - side / 2, y - side / 2, side, side)
    fill_rect(painter, place, 6 * k, look.TILE, look.EDGE, 1.2 * k)
    for across, down in PIPS[face]:
        middle = QPointF(x + across * 6 * k, y + down * 6 * k)
        fill(painter, circle(middle.x(), middle.y(), 2.2 * k), look.INK)
