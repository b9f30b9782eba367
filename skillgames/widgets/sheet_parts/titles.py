"""The head of a sheet: title, subtitle, and an emblem in the corner."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.sheet_parts.data import Paint
from skillgames.widgets.sheet_parts.metrics import PADDING, Measure
from skillgames.widgets.sheet_parts.pictures import (
    EMBLEM_HEIGHT,
    EMBLEM_RIGHT,
    EMBLEM_TOP,
    EMBLEM_WIDTH,
    Emblem,
)
from skillgames.widgets.sheet_parts.words import Face, Words

TITLE_LINE = 1.4  # height of the title's line in parts of its size


class Titles:
    """Title and subtitle at the left of a header, the emblem at its right."""

    def __init__(self, header: QWidget, size: float, *, gap_above: float, gap_below: float) -> None:
        """`size` is the title's; the gaps are those above it and below the subtitle."""
        self.emblem = Emblem(header)
        self.title = Words(header, Face(size, 600, display=True))
        self.subtitle = Words(header, Face(15, 500), look.INK2, wrap=True)
        self._size = size
        self._above = gap_above
        self._below = gap_below

    def show(self, title: str, subtitle: str, emblem: Paint | None = None) -> None:
        """Set words and picture."""
        self.title.setText(title)
        self.subtitle.setText(subtitle)
        self.subtitle.setVisible(bool(subtitle))
        self.emblem.set_picture(emblem)

    def lay(self, m: Measure, keep_right: int = 0) -> int:
        """Place everything; `keep_right` pixels at the right are left to others.

        Returns the height of the header.
        """
        width = m.inner - keep_right
        if not self.emblem.isHidden():
            width -= m.u(EMBLEM_WIDTH + EMBLEM_RIGHT - PADDING)
        y = m.gap(self._above)
        line = m.u(self._size * TITLE_LINE)
        self.title.setGeometry(m.left, y, width, line)
        y += line
        if self.subtitle.text():
            height = max(m.u(24), self.subtitle.height_for(width))
            self.subtitle.setGeometry(m.left, y + m.u(2), width, height)
            y += height
        y += m.gap(self._below)
        self._lay_emblem(m, y)
        return y

    def _lay_emblem(self, m: Measure, header: int) -> None:
        """The emblem as large as designed, or as the header is high."""
        top = round(m.u(EMBLEM_TOP) * min(1.0, header / m.u(EMBLEM_TOP + EMBLEM_HEIGHT)))
        height = min(m.u(EMBLEM_HEIGHT), header - top)
        width = round(height * EMBLEM_WIDTH / EMBLEM_HEIGHT)
        self.emblem.setGeometry(m.width - m.u(EMBLEM_RIGHT) - width, top, width, height)
