"""The last matches as a row of blocks: high and full for a win, low and hollow for a loss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from skillgames.widgets import look
from skillgames.widgets.art.paths import fill_rect, line
from skillgames.widgets.sheet_parts.data import Outcome
from skillgames.widgets.sheet_parts.words import Face

MOST = 20
LEGEND = Face(12.5, 500)
LOSS, DRAW = "#8C3A2C", "#7A7466"
ORDER: tuple[Outcome, ...] = ("won", "lost", "drawn")

FLOOR = 56
SIDE = 3  # clear space at both sides of a block
WIN_TOP, WIN_HEIGHT = 30, 22
DRAW_TOP, DRAW_HEIGHT = 37, 15
LOSS_TOP, LOSS_HEIGHT = 43, 9
LEGEND_ROW = 20
SAMPLE, SAMPLE_GAP, LEGEND_GAP = 12, 5, 20


class OutcomeStrip(QLabel):
    """Up to twenty matches, oldest first, with a legend at the upper right.

    A win is tall and full, a draw of middle height and striped by its edge, a loss low and
    hollow: colour is not needed. Screen readers hear the counts.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._scale = 1.0
        self.outcomes: tuple[Outcome, ...] = ()
        self._words = {"won": "", "lost": "", "drawn": ""}

    def set_outcomes(self, outcomes: Sequence[Outcome]) -> None:
        """Show the last twenty of these."""
        self.outcomes = tuple(outcomes)[-MOST:]
        self._say()

    def set_words(self, won: str, lost: str, drawn: str) -> None:
        """The words of the legend."""
        self._words = {"won": won, "lost": lost, "drawn": drawn}
        self._say()

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.update()

    def legend_width(self) -> int:
        """The width of the legend in pixels."""
        k = self._scale
        font = LEGEND.font(k)
        words = sum(look.text_width(self._words[kind], font) for kind in self._shown())
        count = len(self._shown())
        return round(words + count * (SAMPLE + SAMPLE_GAP) * k + (count - 1) * LEGEND_GAP * k + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the legend, the blocks, and the line they stand on."""
        k = self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_legend(painter)
        painter.scale(k, k)
        width = self.width() / k
        step = width / MOST
        for number, outcome in enumerate(self.outcomes):
            _block(painter, outcome, number * step + SIDE, step - 2 * SIDE)
        line(painter, 0, FLOOR, width, FLOOR, look.LINE, 1.4)

    def _paint_legend(self, painter: QPainter) -> None:
        k = self._scale
        font = LEGEND.font(k)
        x = float(self.width() - self.legend_width())
        for kind in self._shown():
            painter.save()
            painter.scale(k, k)
            paint_sample(painter, kind, x / k, LEGEND_ROW / 2)
            painter.restore()
            x += (SAMPLE + SAMPLE_GAP) * k
            words = look.text_width(self._words[kind], font)
            rect = QRectF(x, 0, words + 4, LEGEND_ROW * k)
            look.draw_text(painter, rect, self._words[kind], font, look.INK2)
            x += words + LEGEND_GAP * k

    def _shown(self) -> list[Outcome]:
        """A draw is explained only where there is one."""
        return [kind for kind in ORDER if kind != "drawn" or "drawn" in self.outcomes]

    def _say(self) -> None:
        counts = Counter(self.outcomes)
        self.setText(", ".join(f"{self._words[kind]}: {counts[kind]}" for kind in self._shown()))
        self.update()


def _block(painter: QPainter, outcome: Outcome, x: float, width: float) -> None:
    if outcome == "won":
        fill_rect(painter, QRectF(x, WIN_TOP, width, WIN_HEIGHT), 5, look.GOOD)
    elif outcome == "lost":
        fill_rect(painter, QRectF(x, LOSS_TOP, width, LOSS_HEIGHT), 4, None, LOSS, 1.8)
    else:
        fill_rect(painter, QRectF(x, DRAW_TOP, width, DRAW_HEIGHT), 4, None, DRAW, 1.8)
        middle = DRAW_TOP + DRAW_HEIGHT / 2
        line(painter, x + 4, middle, x + width - 4, middle, DRAW, 1.8)


def paint_sample(painter: QPainter, outcome: Outcome, x: float, middle: float) -> None:
    """Paint a small block of this outcome, as in a legend: from x on, around the middle."""
    if outcome == "won":
        fill_rect(painter, QRectF(x, middle - 7, SAMPLE, 14), 3, look.GOOD)
    elif outcome == "lost":
        fill_rect(painter, QRectF(x, middle - 3, SAMPLE, 8), 3, None, LOSS, 1.8)
    else:
        fill_rect(painter, QRectF(x, middle - 5, SAMPLE, 10), 3, None, DRAW, 1.8)
        line(painter, x + 3, middle, x + SAMPLE - 3, middle, DRAW, 1.8)
