"""The blocks of a reading sheet as widgets: texts, pictures, tables.

Each is placed with `put` and can be searched: `texts` are all its texts in reading order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from skillgames.widgets import look
from skillgames.widgets.art.paths import line
from skillgames.widgets.sheet_parts.data import Paint
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.reading_data import (
    Columns,
    Heading,
    Paragraph,
    Plate,
    ReadingBlock,
)
from skillgames.widgets.sheet_parts.reading_find import Span, marked
from skillgames.widgets.sheet_parts.words import Face

CHAPTER = Face(27, 600, display=True)
HEADING = Face(17, 700)
BODY = Face(16, 500)
CAPTION = Face(14, 600)
COLUMN = Face(13, 600)
LINE_HEIGHT = 142
"""Of body text, in per cent of the font's own."""

SELECTION = "#BFD4F5"
CELL_GAP = 24
CELL_PAD = 7
WIDEST_FIRST = 0.42
"""The first column of a table may take this part of its width before it wraps."""


class ReadingText(QLabel):
    """A text that can be selected and marked; `plain` is the text itself.

    A screen reader reads it as one paragraph.
    """

    def __init__(
        self, parent: QWidget, face: Face, ink: str = look.INK, spacing: int = 100
    ) -> None:
        super().__init__(parent)
        self._face = face
        self._spacing = spacing
        self._scale = 1.0
        self.plain = ""
        self.found: list[Span] = []
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        palette = self.palette()
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, look.colour(ink))
        palette.setColor(QPalette.ColorRole.Highlight, look.colour(SELECTION))
        palette.setColor(QPalette.ColorRole.HighlightedText, look.colour(look.INK))
        self.setPalette(palette)

    def show_text(self, text: str) -> None:
        """Show this text, nothing marked."""
        self.plain = text
        self.setAccessibleName(text)
        self.mark([])

    def mark(self, found: list[Span], current: int | None = None) -> None:
        """Mark these matches, one of them as the current one."""
        self.found = found
        words = marked(self.plain, found, current)
        self.setText(f'<p style="margin: 0; line-height: {self._spacing}%;">{words}</p>')

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.setFont(self._face.font(scale))

    def natural_width(self) -> int:
        """The width of the whole text in one line, in pixels."""
        return int(look.text_width(self.plain, self._face.font(self._scale))) + 2

    def put(self, x: int, y: int, width: int) -> int:
        """Place the text; the height it takes."""
        height = self.heightForWidth(width)
        self.setGeometry(x, y, width, height)
        return height


class Picture(QLabel):
    """A painted picture with a name for screen readers."""

    def __init__(self, parent: QWidget, paint: Paint, spoken: str) -> None:
        super().__init__(parent)
        self._paint = paint
        self.setAccessibleName(spoken)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the picture draw itself."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, QRectF(self.rect()))


class BlockWidget(Protocol):
    """What a block looks like on the sheet."""

    @property
    def texts(self) -> Sequence[ReadingText]:
        """All its texts, in reading order."""
        ...

    def put(self, m: Measure, x: int, y: int, width: int) -> int:
        """Place the block with its gaps; the height it takes."""
        ...


class TextBlock:
    """A chapter's title, a heading or a paragraph."""

    def __init__(self, text: ReadingText, above: float, below: float) -> None:
        self._text = text
        self._above, self._below = above, below

    @property
    def texts(self) -> Sequence[ReadingText]:
        """The one text."""
        return (self._text,)

    def put(self, m: Measure, x: int, y: int, width: int) -> int:
        """Place the text between its gaps."""
        above = m.u(self._above)
        return above + self._text.put(x, y + above, width) + m.u(self._below)


class PlateBlock:
    """A picture with its caption."""

    def __init__(self, body: QWidget, plate: Plate) -> None:
        self._height = plate.height
        self.picture = Picture(body, plate.paint, plate.spoken)
        self._caption = ReadingText(body, CAPTION, look.INK2)
        self._caption.show_text(plate.caption)

    @property
    def texts(self) -> Sequence[ReadingText]:
        """The caption."""
        return (self._caption,)

    def put(self, m: Measure, x: int, y: int, width: int) -> int:
        """Place the picture, its caption below."""
        top, height = y + m.u(4), m.u(self._height)
        self.picture.setGeometry(x, top, width, height)
        below = top + height + m.u(6)
        return below + self._caption.put(x, below, width) + m.u(18) - y


class ColumnsBlock:
    """A table with lines between its rows."""

    def __init__(self, body: QWidget, columns: Columns) -> None:
        self._back = _Lines(body)
        self._rows = [[_cell(body, text, COLUMN, look.INK2) for text in columns.head]]
        self._rows = [row for row in self._rows if row]
        for row in columns.rows:
            self._rows.append([_cell(body, text, BODY, look.INK) for text in row])

    @property
    def texts(self) -> Sequence[ReadingText]:
        """All cells, row by row."""
        return [cell for row in self._rows for cell in row]

    def put(self, m: Measure, x: int, y: int, width: int) -> int:
        """Place the cells; the last column takes what is left."""
        gap, pad = m.u(CELL_GAP), m.u(CELL_PAD)
        widths = self._widths(gap, width)
        top = y + m.u(2)
        rules: list[int] = []
        here = top
        for row in self._rows:
            left, tallest = x, 0
            for cell, across in zip(row, widths, strict=True):
                tallest = max(tallest, cell.put(left, here + pad, across))
                left += across + gap
            here += tallest + 2 * pad
            rules.append(here - top)
        self._back.show_lines(rules)
        self._back.setGeometry(x, top, min(width, sum(widths) + gap * len(widths)), here - top + 2)
        return here - y + m.u(18)

    def _widths(self, gap: int, width: int) -> list[int]:
        """Every column as wide as its longest line, as far as there is room."""
        columns = list(zip(*self._rows, strict=True))
        natural = [max(cell.natural_width() for cell in column) for column in columns]
        natural[0] = min(natural[0], int(width * WIDEST_FIRST))
        room = width - gap * (len(natural) - 1)
        natural[-1] = max(1, min(natural[-1], room - sum(natural[:-1])))
        return natural


class _Lines(QWidget):
    """The lines between the rows of a table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ys: list[int] = []

    def show_lines(self, ys: list[int]) -> None:
        """Lines at these heights."""
        self._ys = ys
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for y in self._ys:
            line(painter, 0, y + 0.5, self.width(), y + 0.5, look.LINE, 1.2)


def _cell(body: QWidget, words: str, face: Face, ink: str) -> ReadingText:
    text = ReadingText(body, face, ink, 120)
    text.show_text(words)
    return text


def chapter_title(body: QWidget, title: str, *, first: bool) -> TextBlock:
    """The title of a chapter; the first one needs no gap above."""
    text = ReadingText(body, CHAPTER)
    text.show_text(title)
    return TextBlock(text, 10 if first else 26, 10)


def block_widget(body: QWidget, block: ReadingBlock) -> BlockWidget:
    """The widget of a block, made in `body`."""
    match block:
        case Heading(text=words):
            text = ReadingText(body, HEADING)
            text.show_text(words)
            return TextBlock(text, 12, 6)
        case Paragraph(text=words):
            text = ReadingText(body, BODY, spacing=LINE_HEIGHT)
            text.show_text(words)
            return TextBlock(text, 0, 14)
        case Plate():
            return PlateBlock(body, block)
        case Columns():
            return ColumnsBlock(body, block)
