"""The bar of one player below a score sheet: what he had, what he gains, how far it is."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from skillgames.widgets import look
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.sheet_parts.data import Person, TallyTotal
from skillgames.widgets.sheet_parts.words import Face, fit

HEIGHT = 34
NAME = Face(15, 600)
NUMBER = Face(20, 600, display=True, tabular=True)
NUMBER_WIDTH = 92
NAME_LEAST, NAME_MOST, NAME_GAP = 42, 150, 14
BAR = 12
GROUND, GROUND_ALPHA = "#8E7C52", 0.25
ADDED_ALPHA = 0.45
BARS = ("#B97512", "#2F6F86", "#6B5AA0", "#5F7F33", "#8A4A3A")
"""The bars' colours where a player brings none."""


class TotalLine(QLabel):
    """Name, bar and number; `gained` is how much of what is added has been counted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._scale = 1.0
        self._player = Person("", "")
        self._total = TallyTotal(0, 0)
        self._target: int | None = None
        self._full = 1
        self._colour = BARS[0]
        self._gained = 0.0
        self._name_width = float(NAME_LEAST)

    def set_total(
        self, player: Person, number: int, total: TallyTotal, target: int | None, full: int
    ) -> None:
        """Show this player's total; `full` is the score at which the bar is full."""
        self._player = player
        self._total = total
        self._target = target
        self._full = max(1, full)
        self._colour = player.bar or BARS[number % len(BARS)]
        after = QLocale().toString(total.before + total.added)
        of = f" / {QLocale().toString(target)}" if target is not None else ""
        self.setText(f"{player.name}: {after}{of}")
        self.set_gained(float(total.added))

    @property
    def gained(self) -> float:
        """How much of what is added has been counted."""
        return self._gained

    def set_gained(self, gained: float) -> None:
        """Count this much of what is added."""
        self._gained = gained
        self.update()

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.update()

    def name_width(self) -> float:
        """The width the name wants, in design units."""
        natural = look.text_width(self._player.name, NAME.font(self._scale)) / self._scale
        return min(NAME_MOST, max(NAME_LEAST, natural))

    def set_name_width(self, width: float) -> None:
        """The width all names get, in design units, so that the bars stand in line."""
        self._name_width = width
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name, bar and number."""
        k = self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = QRectF(self.rect())
        name = fit(self._player.name, NAME, k, self._name_width * k)
        place = QRectF(0, 0, self._name_width * k, size.height())
        look.draw_text(painter, place, name.text, name.font, look.INK)
        now = round(self._total.before + self._gained)
        of = f" / {QLocale().toString(self._target)}" if self._target is not None else ""
        number = f"{QLocale().toString(now)}{of}"
        right = QRectF(size.width() - NUMBER_WIDTH * k, 0, NUMBER_WIDTH * k, size.height())
        look.draw_text(painter, right, number, NUMBER.font(k), look.INK, "right")
        painter.scale(k, k)
        self._paint_bar(painter, size.width() / k, size.height() / k)

    def _paint_bar(self, painter: QPainter, width: float, height: float) -> None:
        left = self._name_width + NAME_GAP
        length = width - left - NUMBER_WIDTH
        top = (height - BAR) / 2
        ground = look.colour(GROUND, GROUND_ALPHA)
        fill_rect(painter, QRectF(left, top, length, BAR), BAR / 2, ground)
        after = self._part(self._total.before + self._gained) * length
        before = self._part(min(self._total.before, self._total.before + self._gained)) * length
        if after > 0:
            pale = look.colour(self._colour, ADDED_ALPHA)
            fill_rect(painter, QRectF(left, top, max(BAR, after), BAR), BAR / 2, pale)
        if before > 0:
            fill_rect(painter, QRectF(left, top, max(BAR, before), BAR), BAR / 2, self._colour)

    def _part(self, score: float) -> float:
        return max(0.0, min(1.0, score / self._full))
