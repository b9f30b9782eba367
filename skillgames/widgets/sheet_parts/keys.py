"""The sheet of all keys: for each place a list of keys and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.controls import IconButton
from skillgames.widgets.sheet_parts.data import KeyGroup, KeyRow, KeysContent
from skillgames.widgets.sheet_parts.faced import Faced
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.words import Face, Words

KEYS_PART = 0.36
"""Of the width is for the keys, the rest for what they do."""

ROW_HEIGHT = 34
ROW_GAP = 6
GROUP_TITLE = 26
BETWEEN_GROUPS = 22

CAP = Face(13, 600)
CAP_HEIGHT, CAP_LEAST, CAP_SIDE, CAP_GAP, CAP_RADIUS = 28, 32, 9, 6, 7


class KeyCaps(QWidget):
    """Words on key caps, side by side; smaller where they do not fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._keys: Sequence[str] = ()
        self._scale = 1.0

    @property
    def elided(self) -> bool:
        """Whether the caps are wider than their place."""
        return self._fitting() < 1.0 and self._width(self._fitting()) > self.width() + 1

    def set_keys(self, keys: Sequence[str]) -> None:
        """The words on the caps."""
        self._keys = keys
        self.update()

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the caps from the left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale * self._fitting()
        font = CAP.font(k)
        x, height = 0.0, CAP_HEIGHT * k
        for key in self._keys:
            width = max(CAP_LEAST * k, look.text_width(key, font) + 2 * CAP_SIDE * k)
            cap = QRectF(x, (self.height() - height) / 2, width, height)
            fill_rect(painter, cap.translated(0, 1.5 * k), CAP_RADIUS * k, look.EDGE)
            fill_rect(painter, cap, CAP_RADIUS * k, look.TILE)
            edge = cap.adjusted(0.6, 0.6, -0.6, -0.6)
            fill_rect(painter, edge, CAP_RADIUS * k, None, look.EDGE, 1.2)
            look.draw_text(painter, cap, key, font, look.INK, "center")
            x += width + CAP_GAP * k

    def _fitting(self) -> float:
        """How much smaller than designed the caps are: text keeps its smallest size."""
        needed = self._width(1.0)
        if needed <= self.width() or not needed:
            return 1.0
        return max(look.SMALLEST_TEXT / (CAP.size * self._scale), self.width() / needed)

    def _width(self, factor: float) -> float:
        k = self._scale * factor
        font = CAP.font(k)
        caps = [
            max(CAP_LEAST * k, look.text_width(key, font) + 2 * CAP_SIDE * k) for key in self._keys
        ]
        return sum(caps) + CAP_GAP * k * max(0, len(caps) - 1)


class KeyLine(QWidget):
    """Keys at the left, their deed at the right; screen readers hear both in one name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.caps = KeyCaps(self)
        self.deed = Words(self, Face(15, 500), wrap=True)

    def set_row(self, row: KeyRow) -> None:
        """Show this row."""
        self.caps.set_keys(row.keys)
        self.deed.setText(row.deed)
        self.deed.setAccessibleName(f"{', '.join(row.keys)}: {row.deed}")

    def put(self, m: Measure, x: int, y: int, width: int) -> int:
        """Place the row; the height it takes."""
        keys = round(width * KEYS_PART)
        words = self.deed.height_for(width - keys - m.u(12))
        height = max(m.u(ROW_HEIGHT), words + m.u(6))
        self.caps.setGeometry(0, 0, keys, height)
        left = keys + m.u(12)
        self.deed.setGeometry(left, (height - words) // 2, width - left, words)
        self.setGeometry(x, y, width, height)
        return height


class _Close(IconButton):
    """The only control of the sheet: arrows are for scrolling, not for going elsewhere."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A button of Qt would take arrows for Tab."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)


class KeysSheet(Sheet):
    """All keys of a place. Esc and the close button emit `dismissed`; arrows scroll."""

    WIDTH: ClassVar[int] = 680

    def __init__(self, parent: QWidget, content: KeysContent, *, animation: float = 1.0) -> None:
        super().__init__(parent, animation=animation)
        self._title = Words(self.header, Face(34, 600, display=True))
        self.close_button = _Close(self.header, "close", style="light")
        self.close_button.clicked.connect(self.dismissed)
        self._shape: list[int] = []
        self._titles: list[Words] = []
        self._groups: list[list[KeyLine]] = []
        self.set_content(content)

    @property
    def key_lines(self) -> list[KeyLine]:
        """All rows, in order."""
        return [line for group in self._groups for line in group]

    def set_content(self, content: KeysContent) -> None:
        """Show these keys."""
        self.setAccessibleName(content.title)
        self._title.setText(content.title)
        shape = [len(group.rows) for group in content.groups]
        if shape != self._shape:
            self._rebuild(content.groups)
            self._shape = shape
        for group, title, lines in zip(content.groups, self._titles, self._groups, strict=True):
            title.setText(group.title)
            for row, line in zip(group.rows, lines, strict=True):
                line.set_row(row)
        self.retranslate()
        if not self.isHidden():
            self.relayout()

    def retranslate(self) -> None:
        """Set the sheet's own word."""
        self.close_button.set_name(self.tr("Close"))

    def first_focus(self) -> Faced:
        """The close button."""
        return self.close_button

    def lay_header(self, m: Measure) -> int:
        """The title and the close button."""
        top, side = m.gap(26), self.close_button.side()
        self._title.setGeometry(m.left, top, m.inner - side - m.u(16), m.u(48))
        self.close_button.place(QRect(m.right - side, top + (m.u(48) - side) // 2, side, side))
        return top + m.u(48) + m.gap(12)

    def lay_body(self, m: Measure) -> int:
        """Group after group."""
        y = 0
        for title, lines in zip(self._titles, self._groups, strict=True):
            y += m.gap(BETWEEN_GROUPS) if y else m.gap(4)
            title.setGeometry(m.left, y, m.inner, m.u(GROUP_TITLE))
            y += m.u(GROUP_TITLE) + m.gap(4)
            for line in lines:
                y += line.put(m, m.left, y, m.inner) + m.gap(ROW_GAP)
        return y + m.u(6)

    def lay_footer(self, m: Measure) -> int:
        """Only the margin."""
        return m.gap(30)

    def _rebuild(self, groups: Sequence[KeyGroup]) -> None:
        for old in (*self._titles, *self.key_lines):
            old.hide()
            old.deleteLater()
        self._titles = [Words(self.body, Face(18, 600, display=True)) for _ in groups]
        self._groups = [[KeyLine(self.body) for _ in group.rows] for group in groups]
        for new in (*self._titles, *self.key_lines):
            new.show()
