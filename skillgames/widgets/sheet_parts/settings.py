"""The settings sheet: sliders beside their picture, then questions and switches in columns."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from skillgames.widgets.controls import LEAST_HIT, IconButton, Link
from skillgames.widgets.sheet_parts.data import PictureGroup, SettingsContent
from skillgames.widgets.sheet_parts.faced import Faced
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.pictures import Preview, Rule
from skillgames.widgets.sheet_parts.rows import Line, Lines, ToggleLine
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.words import Face, Words

TWO_COLUMNS_FROM = 760
"""Below this width in design units everything stands in one column."""

COLUMN_GAP = 36
AFTER_CONTROLS, AFTER_SWITCHES = 24, 14

SLIDERS_PART = 0.61
"""Of the width is for the sliders, the rest for the picture beside them."""

BETWEEN_SLIDERS = 13
PICTURE_LEAST = 180
"""The height of the picture where it stands below the sliders."""


class SettingsSheet(Sheet):
    """Rows to choose from; `changed(key, value)` tells what a person chose at once.

    `reset_wanted` is the link at the sliders. The close button and Esc emit `dismissed`.
    `set_content` words everything anew in place: the control that has the focus keeps it.
    """

    changed = Signal(str, object)
    reset_wanted = Signal()

    WIDTH: ClassVar[int] = 1000

    def __init__(
        self, parent: QWidget, content: SettingsContent, *, animation: float = 1.0
    ) -> None:
        super().__init__(parent, animation=animation)
        self._title = Words(self.header, Face(34, 600, display=True))
        self.close_button = IconButton(self.header, "close", style="light")
        self.close_button.clicked.connect(self.dismissed)
        self._rule = Rule(self.header, 1.4)
        self._group_title = Words(self.body, Face(18, 600, display=True))
        self.reset_link = Link(self.body, align="right")
        self.reset_link.clicked.connect(self.reset_wanted)
        self.preview = Preview(self.body)
        self._group_rule = Rule(self.body, 1.4)
        self._sliders = Lines(self.body)
        self._rows = Lines(self.body, below=True)
        self._rules: dict[Line, Rule] = {}
        self.set_content(content)

    @property
    def lines(self) -> list[Line]:
        """The rows, in order; those of the group first."""
        return [*self._sliders.lines, *self._rows.lines]

    def set_content(self, content: SettingsContent) -> None:
        """Show these rows; controls stay where only words or values differ."""
        self.setAccessibleName(content.title)
        self._title.setText(content.title)
        self._show_group(content.group, content.accent)
        new = self._rows.show(content.rows, content.accent)
        for line in new:
            line.changed.connect(self._changed)
        if new:
            for rule in self._rules.values():
                rule.hide()
                rule.deleteLater()
            self._rules = {}
            for line in new:
                if isinstance(line, ToggleLine):
                    self._rules[line] = Rule(self.body)
                    self._rules[line].show()
        self.retranslate()
        if not self.isHidden():
            self.relayout()

    def _show_group(self, group: PictureGroup | None, accent: str) -> None:
        """The sliders with their picture; without them a line closes the header."""
        self._rule.setVisible(group is None)
        for widget in (self._group_title, self.reset_link, self.preview, self._group_rule):
            widget.setVisible(group is not None)
        for line in self._sliders.show(() if group is None else group.rows, accent):
            line.changed.connect(self._changed)
        if group is not None:
            self._group_title.setText(group.title)
            self.reset_link.set_text(group.reset)
            self.preview.set_picture(group.preview)

    def retranslate(self) -> None:
        """Set the sheet's own word."""
        self.close_button.set_name(self.tr("Close"))

    def first_focus(self) -> Faced:
        """The first row's control."""
        return self.lines[0].control if self.lines else self.close_button

    def tab_stops(self) -> list[QWidget]:
        """The rows in their order, not across the columns; the close button last."""
        stops: list[QWidget] = [line.control for line in self._sliders.lines]
        if stops:
            stops.append(self.reset_link)
        stops += [line.control for line in self._rows.lines]
        return [stop for stop in [*stops, self.close_button] if stop.isEnabled()]

    def lay_header(self, m: Measure) -> int:
        """The title and the close button."""
        top, side = m.gap(26), self.close_button.side()
        self._title.setGeometry(m.left, top, m.inner - side - m.u(16), m.u(48))
        self.close_button.place(QRect(m.right - side, top + (m.u(48) - side) // 2, side, side))
        y = top + m.u(48) + m.gap(8 if self._sliders.lines else 18)
        self._rule.setGeometry(m.left, y, m.inner, 3)
        return y + 3

    def lay_body(self, m: Measure) -> int:
        """The group over the whole width, then each row in the shorter column."""
        columns = 2 if m.width >= m.u(TWO_COLUMNS_FROM) else 1
        top = self._lay_group(m, columns) + m.gap(18)
        gap = m.u(COLUMN_GAP)
        width = (m.inner - gap * (columns - 1)) // columns
        bottoms = [top] * columns
        above: list[Line | None] = [None] * columns
        for line in self._rows.lines:
            column = bottoms.index(min(bottoms))
            x, y = m.left + column * (width + gap), bottoms[column]
            if isinstance(above[column], ToggleLine) and not isinstance(line, ToggleLine):
                y += m.gap(AFTER_SWITCHES)
            bottoms[column] = self._lay_line(line, m, x, y, width)
            above[column] = line
        return max(bottoms) + m.u(2)

    def _lay_line(self, line: Line, m: Measure, x: int, y: int, width: int) -> int:
        """One row; the y below it."""
        if not isinstance(line, ToggleLine):
            return y + line.put(m, x, y, width) + m.gap(AFTER_CONTROLS)
        y += line.put(m, x, y, width)
        self._rules[line].setGeometry(x, y - 1, width, 3)
        return y + 1

    def _lay_group(self, m: Measure, columns: int) -> int:
        """Sliders with the picture beside them, or below where it is narrow."""
        lines = self._sliders.lines
        if not lines:
            return 0
        gap = m.u(COLUMN_GAP)
        width = m.inner if columns == 1 else round(m.inner * SLIDERS_PART)
        link = max(LEAST_HIT, min(width // 2, self.reset_link.natural_width()))
        y = max(0, LEAST_HIT - m.u(24)) // 2  # the link is higher than its word
        self._group_title.setGeometry(m.left, y, width - link - m.u(16), m.u(24))
        self.reset_link.place_text(QRect(m.left + width - link, y, link, m.u(24)))
        y += m.u(24) + m.gap(13)
        for line in lines:
            y += line.put(m, m.left, y, width) + m.gap(BETWEEN_SLIDERS)
        if columns == 1:
            self.preview.setGeometry(m.left, y, m.inner, m.u(PICTURE_LEAST))
            y += m.u(PICTURE_LEAST) + m.gap(18)
        else:
            x, top = m.left + width + gap, m.u(8)
            bottom = y - m.gap(BETWEEN_SLIDERS)
            self.preview.setGeometry(x, top, m.right - x, bottom - top)
            y += m.gap(8)
        self._group_rule.setGeometry(m.left, y - 1, m.inner, 3)
        return y + 2

    def lay_footer(self, m: Measure) -> int:
        """Only the margin."""
        return m.gap(36)

    def _changed(self, key: str, value: object) -> None:
        self.changed.emit(key, value)
