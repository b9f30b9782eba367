"""The score sheet: it counts a round line by line, then waits for its button."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.animator import Curve, Score
from skillgames.widgets.art.hud import avatar
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.controls import Button, hit
from skillgames.widgets.sheet_parts.data import Person, TallyContent
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.pictures import Rule
from skillgames.widgets.sheet_parts.pressable import Pressable
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.tally_line import REACH, TEXT_LEFT, Columns, TallyLine
from skillgames.widgets.sheet_parts.tally_total import HEIGHT as TOTAL_HEIGHT
from skillgames.widgets.sheet_parts.tally_total import TotalLine
from skillgames.widgets.sheet_parts.titles import Titles
from skillgames.widgets.sheet_parts.words import Face, Words

ROW_MS = 420
POP_MS = 160
COUNT_MS = 400
BEFORE_FIRST_MS = 260

PITCHES = {1: 128, 2: 128, 3: 108, 4: 96}
PITCH_OF_MANY = 88
WIDTHS = {1: 640, 2: 680, 3: 740, 4: 820}
WIDTH_OF_MANY = 880

ROW_HEIGHT, ROW_LEAST = 56, 40
DETAIL_LEFT = 216
TINT_WIDTH, TINT_ALPHA = 108, 0.10
AVATAR_RADIUS = 18


class Head(QWidget):
    """A player at the top of his column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = "sun"
        self._scale = 1.0
        self.name = Words(self, Face(14.5, 600), look.INK, "center")

    def set_person(self, person: Person) -> None:
        """Show this player."""
        self._icon = person.avatar
        self.name.setText(person.name)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale

    def lay(self) -> None:
        """Place the name below the avatar."""
        top = round(42 * self._scale)
        self.name.setGeometry(0, top, self.width(), self.height() - top)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the avatar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        middle = self.width() / self._scale / 2
        avatar(painter, middle, AVATAR_RADIUS, AVATAR_RADIUS, self._icon)


class Tint(QWidget):
    """The pale ground of one player's column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.colour = look.INK
        self.radius = 14.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the column."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = look.colour(self.colour, TINT_ALPHA)
        fill_rect(painter, QRectF(self.rect()), self.radius, ground)


class TallySheet(Sheet):
    """Counts a round: lines tick one by one, bars grow; `finished` is its button.

    While it counts (`busy`), a press, Space, Enter or Esc shows everything at once and does
    nothing else; only then the button acts. With animation factor 0 all is there at once.
    """

    finished = Signal()

    WIDTH: ClassVar[int] = 680
    DISMISSABLE: ClassVar[bool] = False

    def __init__(self, parent: QWidget, content: TallyContent, *, animation: float = 1.0) -> None:
        super().__init__(parent, animation=animation)
        self.titles = Titles(self.header, 34, gap_above=28, gap_below=14)
        self._tint = Tint(self.body)
        self.heads: list[Head] = []
        self.lines: list[TallyLine] = []
        self.totals: list[TotalLine] = []
        self._rules: list[Rule] = []
        self._reached: int | None = None
        self._pops: list[float] = []
        self.button = Button(self.footer, kind="primary", size=16.5)
        self.button.clicked.connect(self.finished)
        self.set_content(content)

    def set_content(self, content: TallyContent) -> None:
        """Show this; what is counted already stays counted when only words differ."""
        self._content = content
        self.setAccessibleName(f"{content.title}. {content.subtitle}")
        self.titles.show(content.title, content.subtitle)
        self.button.set_text(content.button)
        self._tint.colour = content.accent
        self._build(len(content.players), len(content.rows), len(content.totals))
        for head, player in zip(self.heads, content.players, strict=True):
            head.set_person(player)
        for line, row in zip(self.lines, content.rows, strict=True):
            line.set_row(row, content.players)
        full = self._full_bar()
        for number, (bar, total) in enumerate(zip(self.totals, content.totals, strict=True)):
            bar.set_total(content.players[number], number, total, content.target, full)
        self._show_state()
        if not self.isHidden():
            self.relayout()

    @property
    def counted(self) -> int:
        """How many lines have been counted."""
        return len(self.lines) if self._reached is None else self._reached + 1

    def width_units(self) -> int:
        """More players, more width."""
        return self._content.width or WIDTHS.get(len(self._content.players), WIDTH_OF_MANY)

    def first_focus(self) -> Pressable:
        """The button."""
        return self.button

    def arrived(self) -> None:
        """Begin to count."""
        if not self.lines:
            self.settle()
            return
        self._animator.play(self._score(), self.settle)

    def settle(self) -> None:
        """All is counted: the button works."""
        self._reached = None
        self._show_state()
        super().settle()

    def open(self, by_keyboard: bool | None = None) -> None:
        """Show the sheet with nothing counted yet."""
        if self.isHidden():
            self._reached = -1
            self._pops = [0.0] * len(self.lines)
            self._show_state()
            for total in self.totals:
                total.set_gained(0.0)
        super().open(by_keyboard)

    def _score(self) -> Score:
        """One line after the other, each with its ticks and its share of the bars."""
        score = Score()
        score.rest(BEFORE_FIRST_MS)
        for number in range(len(self.lines)):
            score.call(partial(self._reach, number))
            score.move(partial(self._pop, number), POP_MS, curve=Curve.OutBack)
            score.move(partial(self._count, number), COUNT_MS, curve=Curve.OutCubic)
            score.rest(ROW_MS)
        return score

    def _reach(self, number: int) -> None:
        self._reached = number
        self._show_state()
        self.scroller.show_widget(self.lines[number])

    def _pop(self, number: int, share: float) -> None:
        self._pops[number] = share
        self._show_state()

    def _count(self, number: int, share: float) -> None:
        last = number == len(self.lines) - 1
        for player, total in enumerate(self.totals):
            before = self._sum(player, number)
            after = self._content.totals[player].added if last else self._sum(player, number + 1)
            total.set_gained(before + (after - before) * share)

    def _sum(self, player: int, rows: int) -> int:
        return sum(row.values[player] or 0 for row in self._content.rows[:rows])

    def _show_state(self) -> None:
        for number, line in enumerate(self.lines):
            reached = self._reached
            if reached is None:
                line.set_state(pending=False, current=False, pop=1.0)
            else:
                line.set_state(
                    pending=number > reached, current=number == reached, pop=self._pops[number]
                )

    def _full_bar(self) -> int:
        """The score at which a bar is full: the target, else the best score."""
        if self._content.target is not None:
            return self._content.target
        return max((total.before + total.added for total in self._content.totals), default=1)

    def _build(self, players: int, rows: int, totals: int) -> None:
        empty = self._content.rows[0] if self._content.rows else None
        while len(self.heads) < players:
            self.heads.append(Head(self.header))
        while len(self.lines) < rows and empty is not None:
            self.lines.append(TallyLine(self.body, empty))
            self._pops.append(1.0)
        while len(self._rules) < rows + 1:
            self._rules.append(Rule(self.body))
        while len(self.totals) < totals:
            self.totals.append(TotalLine(self.footer))
        for extra in self.heads[players:] + self.lines[rows:] + self.totals[totals:]:
            extra.hide()
            extra.deleteLater()
        del self.heads[players:], self.lines[rows:], self.totals[totals:]

    def _columns(self, m: Measure) -> Columns:
        count = len(self._content.players)
        pitch = PITCHES.get(count, PITCH_OF_MANY)
        inner = m.inner / m.scale
        last = inner - pitch / 2 + 4
        centres = tuple(last - pitch * (count - 1 - number) for number in range(count))
        labels = max((line.label_width() for line in self.lines if line.row.detail), default=0.0)
        return Columns(centres, pitch, max(DETAIL_LEFT, TEXT_LEFT + labels + 20), inner)

    def lay_header(self, m: Measure) -> int:
        """Title and subtitle left, the players over their columns."""
        columns = self._columns(m)
        first = columns.centres[0] - columns.pitch / 2 if columns.centres else m.inner
        height = self.titles.lay(m, keep_right=m.inner - m.u(first))
        for head, centre in zip(self.heads, columns.centres, strict=True):
            width = m.u(columns.pitch - 8)
            middle = m.left + m.u(centre)
            head.setGeometry(middle - width // 2, height - m.u(78), width, m.u(66))
            head.lay()
        return height

    def lay_body(self, m: Measure) -> int:
        """The lines, a rule above each and below the last."""
        columns = self._columns(m)
        row = m.u(ROW_LEAST) + m.gap(ROW_HEIGHT - ROW_LEAST)
        reach = m.u(REACH)
        bottom = 3
        self._rules[0].setGeometry(m.left, bottom - 1, m.inner, 3)
        for line, rule in zip(self.lines, self._rules[1:], strict=False):
            height = m.u(line.height_units(row / m.scale))
            line.set_columns(columns)
            line.setGeometry(m.left - reach, bottom, m.inner + 2 * reach, height)
            bottom += height
            rule.setGeometry(m.left, bottom - 1, m.inner, 3)
        self._lay_tint(m, columns, bottom)
        for number, rule in enumerate(self._rules):
            rule.setVisible(number <= len(self.lines))
        return bottom + 3

    def _lay_tint(self, m: Measure, columns: Columns, bottom: int) -> None:
        highlighted = self._content.highlighted
        self._tint.setVisible(highlighted is not None)
        if highlighted is None:
            return
        width = m.u(min(TINT_WIDTH, columns.pitch - 4))
        middle = m.left + m.u(columns.centres[highlighted])
        self._tint.radius = 14 * m.scale
        self._tint.setGeometry(middle - width // 2, 1, width, bottom)

    def lay_footer(self, m: Measure) -> int:
        """The bars, then the button."""
        y = m.gap(13)
        names = max((total.name_width() for total in self.totals), default=0.0)
        for total in self.totals:
            total.set_name_width(names)
            total.setGeometry(m.left, y, m.inner, m.u(TOTAL_HEIGHT))
            y += m.u(TOTAL_HEIGHT)
        y += m.gap(24)
        height = hit(Button.HEIGHT, m.scale)
        self.button.place(QRect(m.left, y, m.inner, height))
        return y + height + m.u(28)
