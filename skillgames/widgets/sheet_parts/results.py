"""The results sheet: who won, what happened, and how the person stands at this level."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.controls import Button, IconButton, Link, hit
from skillgames.widgets.sheet_parts.data import ResultsContent
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.outcomes import OutcomeStrip
from skillgames.widgets.sheet_parts.pictures import DrawingBox, Rule
from skillgames.widgets.sheet_parts.pressable import LEAST_HIT, Pressable
from skillgames.widgets.sheet_parts.score_board import ScoreBoard, StatTile, lay_tiles
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.titles import Titles
from skillgames.widgets.sheet_parts.words import Face, Words

BOARD_HEIGHT = 150
FACT_HEIGHT, FACT_LEAST = 50, 34
DRAWING_HEIGHT, DRAWING_LEAST = 110, 84
BESIDE_FROM = 700
"""Below this width in design units the facts stand under the score."""

PARTS = (2.6, 2.7, 2.3, 3.4)
"""How the width is shared by the buttons with words; that of the record is square."""


class FactLine(QWidget):
    """A label at the left, a value at the right, a rule below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = Words(self, Face(15.5, 500), look.INK2)
        self.value = Words(self, Face(21, 600, display=True, tabular=True), look.INK, "right")
        self._rule = Rule(self)

    def lay(self) -> None:
        """Share the line: the value takes what it needs."""
        width, height = self.width(), self.height()
        value = min(round(self.value.natural_width()) + 2, width * 2 // 3)
        self.label.setGeometry(0, 0, width - value - 8, height - 2)
        self.value.setGeometry(width - value, 0, value, height - 2)
        self._rule.setGeometry(0, height - 3, width, 3)


class ResultsSheet(Sheet):
    """The end of a match; its buttons are `other_game_requested`, `level_requested`,
    `replay_requested`, `save_requested` and `again_requested`; the link over its figures is
    `statistics_requested`. What is empty in the contents takes no room."""

    other_game_requested = Signal()
    level_requested = Signal()
    replay_requested = Signal()
    save_requested = Signal()
    again_requested = Signal()
    statistics_requested = Signal()

    WIDTH: ClassVar[int] = 860
    DARKNESS: ClassVar[float] = 0.56
    DISMISSABLE: ClassVar[bool] = False

    def __init__(self, parent: QWidget, content: ResultsContent, *, animation: float = 1.0) -> None:
        super().__init__(parent, animation=animation)
        self.titles = Titles(self.header, 42, gap_above=30, gap_below=29)
        self.board = ScoreBoard(self.body)
        self.drawing = DrawingBox(self.body)
        self.facts: list[FactLine] = []
        self.stats_title = Words(self.body, Face(16, 600))
        self.stats_link = Link(self.body, align="right")
        self.stats_link.clicked.connect(self.statistics_requested)
        self.stats: list[StatTile] = []
        self.strip_title = Words(self.body, Face(13.5, 600), look.INK2)
        self.strip = OutcomeStrip(self.body)
        self.other_button = Button(self.footer, kind="line", size=15)
        self.level_button = Button(self.footer, kind="line", size=15)
        self.replay_button = Button(self.footer, kind="line", size=15)
        self.save_button = IconButton(self.footer, "save")
        self.again_button = Button(self.footer, kind="primary", size=17)
        self.other_button.clicked.connect(self.other_game_requested)
        self.level_button.clicked.connect(self.level_requested)
        self.replay_button.clicked.connect(self.replay_requested)
        self.save_button.clicked.connect(self.save_requested)
        self.again_button.clicked.connect(self.again_requested)
        self.set_content(content)

    def set_content(self, content: ResultsContent) -> None:
        """Show this."""
        self._content = content
        self.setAccessibleName(f"{content.title}. {content.subtitle}")
        self.titles.show(content.title, content.subtitle, content.emblem)
        self.board.set_score(content.score, content.accent)
        self.board.setVisible(bool(content.score))
        self.drawing.set_drawing(content.drawing)
        self._build(len(content.facts), len(content.stats))
        for line, fact in zip(self.facts, content.facts, strict=True):
            line.label.setText(fact.label)
            line.value.setText(fact.value)
        self.stats_title.setText(content.stats_title)
        self.stats_link.setVisible(bool(content.stats))
        for tile, stat in zip(self.stats, content.stats, strict=True):
            tile.set_stat(stat)
        self.strip.set_outcomes(content.outcomes)
        for widget in (self.strip, self.strip_title):
            widget.setVisible(bool(content.outcomes))
        self.retranslate()
        if not self.isHidden():
            self.relayout()

    def retranslate(self) -> None:
        """Set the sheet's own words."""
        self.other_button.set_text(self.tr("Other game"))
        self.level_button.set_text(self.tr("Difficulty"))
        self.replay_button.set_text(self.tr("Replay"))
        self.save_button.set_name(self.tr("Save record…"))
        self.again_button.set_text(self.tr("Again"))
        self.stats_link.set_text(self.tr("All statistics"))
        shown = len(self.strip.outcomes)
        self.strip_title.setText(self.tr("Last %n match(es)", "", shown))
        self.strip.set_words(self.tr("win"), self.tr("loss"), self.tr("draw"))

    def first_focus(self) -> Pressable:
        """AGAIN."""
        return self.again_button

    def lay_header(self, m: Measure) -> int:
        """Title, subtitle and emblem."""
        return self.titles.lay(m)

    def lay_body(self, m: Measure) -> int:
        """Score and facts, statistics, the last matches."""
        y = self._lay_score(m)
        if self.stats:
            y += m.gap(28)
            high = hit(LEAST_HIT, m.scale)
            link = min(max(high, self.stats_link.natural_width()), m.inner // 3)
            self.stats_title.setGeometry(m.left, y, m.inner - link - m.u(16), m.u(24))
            top = y + (m.u(24) - high) // 2
            self.stats_link.place(QRect(m.right - link, top, link, high))
            y += m.u(24) + m.gap(14)
            y = lay_tiles(m, self.stats, y)
        if self.strip.outcomes:
            y += m.gap(24)
            legend = min(self.strip.legend_width(), m.inner * 2 // 3)
            self.strip_title.setGeometry(m.left, y, m.inner - legend, m.u(20))
            height = m.u(58)
            self.strip.setGeometry(m.left, y, m.inner, height)
            y += height
        return y + 2

    def _lay_score(self, m: Measure) -> int:
        """The board with the facts beside it, or below where it is narrow or they are many."""
        wide = m.width >= m.u(BESIDE_FROM)
        has_score = bool(self._content.score)
        if has_score and wide and self.board.is_stacked:
            return self._lay_score_of_many(m)
        beside = has_score and bool(self.facts) and wide
        gap = m.u(18)
        width = (m.inner - gap) // 2 if beside else m.inner
        fact = m.u(FACT_LEAST) + m.gap(FACT_HEIGHT - FACT_LEAST)
        board = m.u(BOARD_HEIGHT - 30) + m.gap(30) if has_score else 0
        whole, below = board, 0
        if self._content.drawing is not None:
            below = m.u(DRAWING_LEAST) + m.gap(DRAWING_HEIGHT - DRAWING_LEAST)
            whole = board + m.gap(14) + below
        if beside:
            whole = max(whole, fact * len(self.facts))
        if below:
            self.drawing.setGeometry(m.left, whole - below, width, below)
            board = whole - below - m.gap(14)
        else:
            board = whole
        self.board.setGeometry(m.left, 0, width, board)
        x = m.left + width + gap + m.u(8) if beside else m.left
        y = 0 if beside or not has_score else whole + m.gap(8)
        for line in self.facts:
            line.setGeometry(x, y, (m.right if beside else m.left + width) - x, fact)
            line.lay()
            y += fact
        return max(whole, y)

    def _lay_score_of_many(self, m: Measure) -> int:
        """The board over the whole width, so that all names stand there.

        Below it the facts in two columns, or in one beside the drawing.
        """
        gap = m.u(36)
        width = (m.inner - gap) // 2
        fact = m.u(FACT_LEAST) + m.gap(FACT_HEIGHT - FACT_LEAST)
        board = m.u(BOARD_HEIGHT - 30) + m.gap(30)
        self.board.setGeometry(m.left, 0, m.inner, board)
        top = board + m.gap(8)
        if self._content.drawing is not None:
            least = m.u(DRAWING_LEAST) + m.gap(DRAWING_HEIGHT - DRAWING_LEAST)
            height = max(least, fact * len(self.facts))
            self.drawing.setGeometry(m.left, top, width, height)
            for number, line in enumerate(self.facts):
                line.setGeometry(m.left + width + gap, top + number * fact, width, fact)
                line.lay()
            return top + height
        for number, line in enumerate(self.facts):
            x = m.left + number % 2 * (width + gap)
            line.setGeometry(x, top + number // 2 * fact, width, fact)
            line.lay()
        return top + -(-len(self.facts) // 2) * fact if self.facts else board

    def lay_footer(self, m: Measure) -> int:
        """OTHER GAME, DIFFICULTY, REPLAY, the record, AGAIN."""
        y, height = m.gap(60), hit(Button.HEIGHT, m.scale)
        gap = m.u(12)
        room = m.inner - 4 * gap - height
        x = m.left
        buttons = (self.other_button, self.level_button, self.replay_button, self.again_button)
        for part, button in zip(PARTS, buttons, strict=True):
            width = round(room * part / sum(PARTS))
            if button is self.again_button:
                self.save_button.place(QRect(x, y, height, height))
                x += height + gap
                width = m.right - x
            button.place(QRect(x, y, width, height))
            x += width + gap
        return y + height + m.u(32)

    def _build(self, facts: int, stats: int) -> None:
        while len(self.facts) < facts:
            self.facts.append(FactLine(self.body))
            self.facts[-1].show()
        while len(self.stats) < stats:
            self.stats.append(StatTile(self.body))
            self.stats[-1].show()
        for extra in self.facts[facts:] + self.stats[stats:]:
            extra.hide()
            extra.deleteLater()
        del self.facts[facts:], self.stats[stats:]
