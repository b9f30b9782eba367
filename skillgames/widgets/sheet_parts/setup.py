"""The setup sheet: how strong the bots play, the options of a game, and PLAY."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.controls import LEAST_HIT, Button, Link, hit
from skillgames.widgets.sheet_parts.data import Choice, Level, SetupContent
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.pictures import Rule
from skillgames.widgets.sheet_parts.pressable import Pressable
from skillgames.widgets.sheet_parts.rows import Lines
from skillgames.widgets.sheet_parts.segments import Segments
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.titles import Titles
from skillgames.widgets.sheet_parts.words import Face, Words

BUTTON_HEIGHT = 60
BETWEEN = 16
RULES_GAP = 3
"""Above and below the link, which is much higher than its words."""


class SetupSheet(Sheet):
    """A game before it begins.

    `play_requested` and `continue_requested` are the buttons, `rules_requested` the link
    below them; `level_changed(id)`, `option_changed(key, value)` and
    `setting_changed(key, on)` tell what a person chose.
    The sheet keeps the choices on show and nothing else: its owner does.
    """

    play_requested = Signal()
    continue_requested = Signal()
    rules_requested = Signal()
    level_changed = Signal(str)
    option_changed = Signal(str, object)
    setting_changed = Signal(str, bool)

    WIDTH: ClassVar[int] = 640

    def __init__(self, parent: QWidget, content: SetupContent, *, animation: float = 1.0) -> None:
        super().__init__(parent, animation=animation)
        self.titles = Titles(self.header, 40, gap_above=32, gap_below=31)
        self._question = Words(self.body, Face(13.5, 600), look.INK2)
        self.levels = Segments(self.body)
        self.levels.chosen.connect(self._level_chosen)
        self.sentence = Words(self.body, Face(14, 500), look.INK2, wrap=True)
        self._options = Lines(self.body)
        self._settings = Lines(self.body)
        self._rules: list[Rule] = []
        self.continue_button = Button(self.footer, kind="line", size=15.5)
        self.continue_button.clicked.connect(self.continue_requested)
        self.play_button = Button(self.footer, kind="primary", size=19)
        self.play_button.clicked.connect(self.play_requested)
        self.rules_link = Link(self.footer, align="center")
        self.rules_link.clicked.connect(self.rules_requested)
        self.set_content(content)

    def set_content(self, content: SetupContent) -> None:
        """Show this; controls stay where only words or values differ."""
        self._content = content
        self._level = content.level
        self.setAccessibleName(content.title)
        self.titles.show(content.title, content.subtitle, content.emblem)
        self.levels.set_accent(content.accent)
        self._show_sentence(content.level)
        for line in self._options.show(content.options, content.accent):
            line.changed.connect(self.option_changed)
        for line in self._settings.show(content.settings, content.accent):
            line.changed.connect(self._setting_chosen)
        self._count_rules(len(content.options) + len(content.settings) + 1)
        self.continue_button.set_text(content.continue_label or "")
        self.continue_button.setVisible(content.continue_label is not None)
        self.play_button.set_text(content.play_label)
        self.retranslate()
        if not self.isHidden():
            self.relayout()

    def retranslate(self) -> None:
        """Set the sheet's own words."""
        self.rules_link.set_text(self.tr("Rules of the game"))
        question = self.tr("Difficulty")
        self._question.setText(question)
        choices = [Choice(level.id, level.name) for level in self._content.levels]
        self.levels.set_choices(question, choices, self._level)

    def first_focus(self) -> Pressable:
        """PLAY."""
        return self.play_button

    def lay_header(self, m: Measure) -> int:
        """Title, subtitle and emblem."""
        return self.titles.lay(m)

    def lay_body(self, m: Measure) -> int:
        """The level with its sentence, options, settings."""
        y, left, inner = m.u(3), m.left, m.inner
        self._question.setGeometry(left, y, inner, m.u(20))
        y += m.u(20) + m.gap(8)
        bar = hit(52, m.scale)
        self.levels.setGeometry(left, y, inner, bar)
        y += bar + m.gap(12)
        tallest = max(self.sentence.height_for(inner, level.sentence) for level in self._levels())
        self.sentence.setGeometry(left, y, inner, tallest)
        y += tallest + m.gap(30)
        rules = iter(self._rules)
        next(rules).setGeometry(left, y - 1, inner, 3)
        for line in [*self._options.lines, *self._settings.lines]:
            y += line.put(m, left, y + 1, inner) + 1
            next(rules).setGeometry(left, y - 1, inner, 3)
        return y + 2

    def lay_footer(self, m: Measure) -> int:
        """CONTINUE and PLAY, or PLAY alone."""
        top, height = m.gap(52), hit(BUTTON_HEIGHT, m.scale)
        x = m.left
        if self._content.continue_label is not None:
            width = round((m.inner - m.u(BETWEEN)) * 0.46)
            self.continue_button.place(QRect(x, top, width, height))
            x += width + m.u(BETWEEN)
        self.play_button.place(QRect(x, top, m.right - x, height))
        width, below = self.rules_link.natural_width(), top + height + m.u(RULES_GAP)
        link = hit(LEAST_HIT, m.scale)
        width = max(link, width)
        self.rules_link.place(QRect((m.width - width) // 2, below, width, link))
        return below + link + m.u(RULES_GAP)

    def _levels(self) -> tuple[Level, ...]:
        return self._content.levels

    def _level_chosen(self, level: str) -> None:
        self._level = level
        self._show_sentence(level)
        self.level_changed.emit(level)

    def _setting_chosen(self, key: str, on: object) -> None:
        self.setting_changed.emit(key, bool(on))

    def _show_sentence(self, level: str) -> None:
        self.sentence.setText(next(one.sentence for one in self._levels() if one.id == level))

    def _count_rules(self, count: int) -> None:
        while len(self._rules) < count:
            self._rules.append(Rule(self.body))
        for number, rule in enumerate(self._rules):
            rule.setVisible(number < count)
