"""The settings sheet: questions and switches in two columns, or one where it is narrow."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from skillgames.widgets.controls import IconButton
from skillgames.widgets.sheet_parts.data import SettingsContent
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.pictures import Rule
from skillgames.widgets.sheet_parts.pressable import Pressable
from skillgames.widgets.sheet_parts.rows import Line, Lines, SegmentLine
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.words import Face, Words

TWO_COLUMNS_FROM = 700
"""Below this width in design units everything stands in one column."""

COLUMN_GAP = 36
AFTER_SEGMENTS = 24


class SettingsSheet(Sheet):
    """Rows to choose from; `changed(key, value)` tells what a person chose at once.

    The close button and Esc emit `dismissed`. `set_content` words everything anew in place:
    the control that has the focus keeps it.
    """

    changed = Signal(str, object)

    WIDTH: ClassVar[int] = 1000

    def __init__(
        self, parent: QWidget, content: SettingsContent, *, animation: float = 1.0
    ) -> None:
        super().__init__(parent, animation=animation)
        self._title = Words(self.header, Face(34, 600, display=True))
        self.close_button = IconButton(self.header, "close", style="light")
        self.close_button.clicked.connect(self.dismissed)
        self._rule = Rule(self.header, 1.4)
        self._rows = Lines(self.body, below=True)
        self._rules: dict[Line, Rule] = {}
        self.set_content(content)

    @property
    def lines(self) -> list[Line]:
        """The rows, in order."""
        return self._rows.lines

    def set_content(self, content: SettingsContent) -> None:
        """Show these rows; controls stay where only words or values differ."""
        self.setAccessibleName(content.title)
        self._title.setText(content.title)
        new = self._rows.show(content.rows, content.accent)
        for line in new:
            line.changed.connect(self._changed)
        if new:
            for rule in self._rules.values():
                rule.hide()
                rule.deleteLater()
            self._rules = {}
            for line in new:
                if not isinstance(line, SegmentLine):
                    self._rules[line] = Rule(self.body)
                    self._rules[line].show()
        self.retranslate()
        if not self.isHidden():
            self.relayout()

    def retranslate(self) -> None:
        """Set the sheet's own word."""
        self.close_button.set_name(self.tr("Close"))

    def first_focus(self) -> Pressable:
        """The first row's control."""
        for line in self.lines:
            return line.segments.current if isinstance(line, SegmentLine) else line.toggle
        return self.close_button

    def tab_stops(self) -> list[QWidget]:
        """The rows in their order, not across the columns; the close button last."""
        stops: list[QWidget] = []
        for line in self.lines:
            stops.append(line.segments.current if isinstance(line, SegmentLine) else line.toggle)
        return [stop for stop in [*stops, self.close_button] if stop.isEnabled()]

    def lay_header(self, m: Measure) -> int:
        """The title and the close button."""
        top, side = m.gap(26), self.close_button.side()
        self._title.setGeometry(m.left, top, m.inner - side - m.u(16), m.u(48))
        self.close_button.place(QRect(m.right - side, top + (m.u(48) - side) // 2, side, side))
        y = top + m.u(48) + m.gap(18)
        self._rule.setGeometry(m.left, y, m.inner, 3)
        return y + 3

    def lay_body(self, m: Measure) -> int:
        """Each row goes to the shorter column."""
        columns = 2 if m.width >= m.u(TWO_COLUMNS_FROM) else 1
        gap = m.u(COLUMN_GAP)
        width = (m.inner - gap * (columns - 1)) // columns
        bottoms = [m.gap(18)] * columns
        for line in self.lines:
            column = bottoms.index(min(bottoms))
            x = m.left + column * (width + gap)
            height = line.put(m, x, bottoms[column], width)
            bottoms[column] += height
            if isinstance(line, SegmentLine):
                bottoms[column] += m.gap(AFTER_SEGMENTS)
            else:
                self._rules[line].setGeometry(x, bottoms[column] - 1, width, 3)
                bottoms[column] += 1
        return max(bottoms) + m.u(8)

    def lay_footer(self, m: Measure) -> int:
        """Only the margin."""
        return m.gap(36)

    def _changed(self, key: str, value: object) -> None:
        self.changed.emit(key, value)
