"""The rows of setup and settings sheets: a question with segments, a switch, a slider."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.controls import Toggle, hit
from skillgames.widgets.sheet_parts.data import Row, SegmentRow, SliderRow, ToggleRow, Value
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.segments import Segment, Segments
from skillgames.widgets.sheet_parts.slider import Slider
from skillgames.widgets.sheet_parts.words import Face, Words

NAME = Face(15.5, 600)
HINT = Face(13.5, 500)
NUMBER = Face(18, 600, display=True, tabular=True)
END = Face(12.5, 500)
BESIDE = 0.58
"""Segments stand beside their question when they need no more than this part of the width."""

SEGMENT_HEIGHT = 46
GAP = 16
EDGE = 8
"""Room at both ends of a row for rings and veils that reach beyond its width."""

SLIDER_Y = 42
"""From the top of a slider's row to the middle of its track."""
ENDS_Y, END_HEIGHT = 55, 20
"""Where the words at the ends of a track stand, and how high they are."""
SLIDER_HEIGHT = 62
"""Of a slider's row without words at the ends."""


class SegmentLine(QWidget):
    """A question with its answers, beside it where they are short, else below it.

    `changed(key, value)` tells what a person chose.
    """

    changed = Signal(str, object)

    def __init__(self, parent: QWidget, row: SegmentRow, accent: str, *, below: bool) -> None:
        """`below` always puts the answers under the question."""
        super().__init__(parent)
        self._below = below
        self._name = Words(self, NAME)
        self._hint = Words(self, HINT, look.INK2, wrap=True)
        self.segments = Segments(self, text_size=14.5)
        self.segments.chosen.connect(self._chosen)
        self.set_row(row, accent)

    @property
    def control(self) -> Segment:
        """Where Tab stops: the chosen answer."""
        return self.segments.current

    def set_row(self, row: SegmentRow, accent: str) -> None:
        """Show this row; the controls stay when only words or the value differ."""
        self._row = row
        self._name.setText(row.name)
        self._hint.setText(row.hint)
        self._hint.setVisible(bool(row.hint))
        self.segments.set_choices(row.name, row.choices, row.value)
        self.segments.set_accent(accent)

    def put(self, m: Measure, x: int, y: int, width: int) -> int:
        """Place the row with its contents at x, y, `width` wide; the height it takes."""
        height = self._lay(m, width)
        self.setGeometry(x - m.u(EDGE), y, width + 2 * m.u(EDGE), height)
        return height

    def _lay(self, m: Measure, width: int) -> int:
        natural = self.segments.natural_width()
        if not self._below and not self.segments.tiles and natural <= width * BESIDE:
            return self._lay_beside(m, width, natural)
        return self._lay_below(m, width)

    def _lay_beside(self, m: Measure, width: int, natural: int) -> int:
        least = m.u(64) * len(self.segments.segments)
        across = min(round(width * BESIDE), max(natural, least))
        text = width - across - m.u(GAP)
        name, hint = m.u(24), self._hint.height_for(text)
        bar = hit(SEGMENT_HEIGHT, m.scale)
        height = max(bar + 2 * m.gap(8), name + hint + 2 * m.gap(8))
        top = (height - name - hint) // 2
        left = m.u(EDGE)
        self._name.setGeometry(left, top, text, name)
        self._hint.setGeometry(left, top + name, text, hint)
        self.segments.setGeometry(left + width - across, (height - bar) // 2, across, bar)
        return height

    def _lay_below(self, m: Measure, width: int) -> int:
        name, hint = m.u(22), self._hint.height_for(width)
        units = self.segments.height_units() if self.segments.tiles else SEGMENT_HEIGHT
        bar = hit(units, m.scale)
        pad = 0 if self._below else m.u(5) + m.gap(7)
        left, y = m.u(EDGE), pad
        self._name.setGeometry(left, y, width, name)
        self._hint.setGeometry(left, y + name, width, hint)
        y += name + hint + m.u(3) + m.gap(3)
        self.segments.setGeometry(left, y, width, bar)
        return y + bar + pad

    def _chosen(self, value: Value) -> None:
        self.changed.emit(self._row.key, value)


class ToggleLine(QWidget):
    """A switch with its name; `changed(key, on)` tells what a person did."""

    changed = Signal(str, object)

    def __init__(self, parent: QWidget, row: ToggleRow, accent: str) -> None:
        super().__init__(parent)
        self.toggle = Toggle(self)
        self.toggle.clicked.connect(self._clicked)
        self.set_row(row, accent)

    @property
    def control(self) -> Toggle:
        """Where Tab stops."""
        return self.toggle

    def set_row(self, row: ToggleRow, accent: str) -> None:
        """Show this row."""
        self._row = row
        self.toggle.set_words(row.name, row.hint)
        self.toggle.set_accent(accent)
        self.toggle.setChecked(row.value)

    def put(self, m: Measure, x: int, y: int, width: int) -> int:
        """Place the row with its contents at x, y, `width` wide; the height it takes."""
        height = max(hit(44, m.scale), m.u(44) + m.gap(self.toggle.height_units() - 44))
        self.toggle.place(QRect(m.u(EDGE), 0, width, height))
        self.setGeometry(x - m.u(EDGE), y, width + 2 * m.u(EDGE), height)
        return height

    def _clicked(self, on: bool) -> None:
        self.changed.emit(self._row.key, on)


class SliderLine(QWidget):
    """A slider with its name and value; `changed(key, value)` tells every step at once.

    The slider keeps its value while a person holds the knob, whatever row is shown.
    """

    changed = Signal(str, object)

    def __init__(self, parent: QWidget, row: SliderRow) -> None:
        super().__init__(parent)
        self._name = Words(self, NAME)
        self._number = Words(self, NUMBER, align="right")
        self._low = Words(self, END, look.INK2)
        self._middle = Words(self, END, look.INK2, "center")
        self._high = Words(self, END, look.INK2, "right")
        self.slider = Slider(self)
        self.slider.chosen.connect(self._chosen)
        self.set_row(row)

    @property
    def control(self) -> Slider:
        """Where Tab stops."""
        return self.slider

    @property
    def number(self) -> str:
        """The value as it is written beside the name."""
        return self._number.text()

    def set_row(self, row: SliderRow) -> None:
        """Show this row."""
        self._row = row
        self._name.setText(row.name)
        self._low.setText(row.low)
        self._high.setText(row.high)
        self._middle.setText("" if row.neutral is None else row.written(row.neutral))
        self.slider.setAccessibleName(row.name)
        ends = [word for word in (row.low, row.high) if word]
        self.slider.setAccessibleDescription(" – ".join(ends))
        self.slider.set_track(row.track, row.neutral)
        if not self.slider.isSliderDown():
            self.slider.setValue(row.value)
        self._number.setText(row.written(self.slider.value()))

    def put(self, m: Measure, x: int, y: int, width: int) -> int:
        """Place the row with its contents at x, y, `width` wide; the height it takes."""
        edge = m.u(Slider.BLEED)
        bar = hit(Slider.HEIGHT, m.scale)
        number = round(self._number.height_for(width) * 4.5)
        self._name.setGeometry(edge, 0, width - number, m.u(24))
        self._number.setGeometry(edge + width - number, 0, number, m.u(24))
        self.slider.place(QRect(edge, m.u(SLIDER_Y) - bar // 2, width, bar))
        height = self._lay_ends(m, edge, width)
        self.setGeometry(x - edge, y, width + 2 * edge, height)
        return height

    def _lay_ends(self, m: Measure, left: int, width: int) -> int:
        """The words below the track, if it has any; the height of the row."""
        words = bool(self._low.text() or self._high.text() or self._middle.text())
        for one in (self._low, self._middle, self._high):
            one.setVisible(bool(one.text()))
        if not words:
            return max(m.u(SLIDER_HEIGHT), m.u(SLIDER_Y) + hit(Slider.HEIGHT, m.scale) // 2)
        y, height = m.u(ENDS_Y), m.u(END_HEIGHT)
        middle = m.u(64)
        side = (width - middle) // 2
        self._low.setGeometry(left, y, side, height)
        self._high.setGeometry(left + width - side, y, side, height)
        if self._row.neutral is not None:
            x = round(self.slider.x_of(self._row.neutral)) + self.slider.x()
            self._middle.setGeometry(x - middle // 2, y, middle, height)
        return y + height

    def _chosen(self, value: int) -> None:
        self._number.setText(self._row.written(value))
        self.changed.emit(self._row.key, value)


Line = SegmentLine | ToggleLine | SliderLine


class Lines:
    """A list of rows in a widget: built once, worded anew in place where it can be."""

    def __init__(self, parent: QWidget, *, below: bool = False) -> None:
        """`below` always puts answers under their question."""
        self._parent = parent
        self._below = below
        self._shape: list[object] = []
        self.lines: list[Line] = []

    def show(self, rows: Sequence[Row], accent: str) -> list[Line]:
        """Show these rows; the lines that are new, for their signals to be connected."""
        shape = [_shape(row) for row in rows]
        if shape == self._shape:
            for line, row in zip(self.lines, rows, strict=True):
                _reword(line, row, accent)
            return []
        for line in self.lines:
            line.hide()
            line.deleteLater()
        self._shape = shape
        self.lines = [self._line(row, accent) for row in rows]
        for line in self.lines:
            line.show()
        return self.lines

    def _line(self, row: Row, accent: str) -> Line:
        if isinstance(row, SegmentRow):
            return SegmentLine(self._parent, row, accent, below=self._below)
        if isinstance(row, SliderRow):
            return SliderLine(self._parent, row)
        return ToggleLine(self._parent, row, accent)


def _reword(line: Line, row: Row, accent: str) -> None:
    """Show a row of the same shape in its line."""
    if isinstance(line, SegmentLine):
        assert isinstance(row, SegmentRow)
        line.set_row(row, accent)
    elif isinstance(line, SliderLine):
        assert isinstance(row, SliderRow)
        line.set_row(row)
    else:
        assert isinstance(row, ToggleRow)
        line.set_row(row, accent)


def _shape(row: Row) -> object:
    if isinstance(row, SegmentRow):
        return row.key, tuple(choice.value for choice in row.choices)
    return type(row), row.key
