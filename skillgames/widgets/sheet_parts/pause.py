"""Two small sheets: the pause, and a question."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.controls import Button, Toggle, hit
from skillgames.widgets.sheet_parts.data import PauseContent, QuestionContent
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.pressable import Pressable
from skillgames.widgets.sheet_parts.rows import Lines, ToggleLine
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.titles import Titles
from skillgames.widgets.sheet_parts.words import Face, Words

BETWEEN_LINES = 12
BETWEEN_COLUMNS = 16


class PauseSheet(Sheet):
    """RESUME, NEW GAME, further buttons, HOME, one below the other; then switches.

    Esc is the same as RESUME. `chosen(id)` tells of the further buttons, `changed(key, on)`
    of the switches.
    """

    resume_requested = Signal()
    new_game_requested = Signal()
    home_requested = Signal()
    chosen = Signal(str)
    changed = Signal(str, object)

    WIDTH: ClassVar[int] = 440

    def __init__(self, parent: QWidget, content: PauseContent, *, animation: float = 1.0) -> None:
        super().__init__(parent, animation=animation)
        self.titles = Titles(self.header, 34, gap_above=30, gap_below=10)
        self.resume_button = Button(self.body, kind="primary", size=17)
        self.new_button = Button(self.body, kind="line", size=15)
        self.home_button = Button(self.body, kind="line", size=15)
        self.resume_button.clicked.connect(self.resume_requested)
        self.new_button.clicked.connect(self.new_game_requested)
        self.home_button.clicked.connect(self.home_requested)
        self.more: dict[str, Button] = {}
        self._switches = Lines(self.body)
        self.set_content(content)

    def set_content(self, content: PauseContent) -> None:
        """Show this; buttons stay where only words differ."""
        self.setAccessibleName(f"{content.title}. {content.subtitle}")
        self.titles.show(content.title, content.subtitle)
        ids = [button.id for button in content.buttons]
        if ids != list(self.more):
            for old in self.more.values():
                old.hide()
                old.deleteLater()
            self.more = {id_: Button(self.body, kind="line", size=15) for id_ in ids}
            for id_, button in self.more.items():
                button.clicked.connect(partial(self._chosen, id_))
                button.show()
        for wanted in content.buttons:
            self.more[wanted.id].set_text(wanted.label)
        self._keys = [row.key for row in content.toggles]
        for line in self._switches.show(content.toggles, content.accent):
            line.changed.connect(self.changed)
        self.retranslate()
        if not self.isHidden():
            self.relayout()

    def retranslate(self) -> None:
        """Set the sheet's own words."""
        self.resume_button.set_text(self.tr("Resume"))
        self.new_button.set_text(self.tr("New game"))
        self.home_button.set_text(self.tr("Home"))

    @property
    def toggles(self) -> dict[str, Toggle]:
        """The switches by the key of their row."""
        lines = zip(self._keys, self._switches.lines, strict=True)
        return {key: line.toggle for key, line in lines if isinstance(line, ToggleLine)}

    def first_focus(self) -> Pressable:
        """RESUME."""
        return self.resume_button

    def escape(self) -> None:
        """Esc goes on with the match."""
        self.resume_requested.emit()

    def lay_header(self, m: Measure) -> int:
        """Title and subtitle."""
        return self.titles.lay(m)

    def lay_body(self, m: Measure) -> int:
        """The buttons, one below the other, then the switches."""
        buttons = [self.resume_button, self.new_button, *self.more.values(), self.home_button]
        y, height = m.u(16), hit(Button.HEIGHT, m.scale)
        for button in buttons:
            button.place(QRect(m.left, y, m.inner, height))
            y += height + m.u(BETWEEN_LINES)
        for line in self._switches.lines:
            y += line.put(m, m.left, y, m.inner)
        bottom = 8 if self._switches.lines else 20 - BETWEEN_LINES
        return y + m.u(bottom)

    def lay_footer(self, m: Measure) -> int:
        """Only the margin."""
        return m.u(16)

    def _chosen(self, id_: str) -> None:
        self.chosen.emit(id_)


class QuestionSheet(Sheet):
    """A question before something is lost: `accepted` does it, `declined` leaves all be.

    The safe answer is the primary button and has the focus; Esc is the safe answer.
    """

    accepted = Signal()
    declined = Signal()

    WIDTH: ClassVar[int] = 560

    def __init__(
        self, parent: QWidget, content: QuestionContent, *, animation: float = 1.0
    ) -> None:
        super().__init__(parent, animation=animation)
        self.title = Words(self.header, Face(30, 600, display=True), wrap=True)
        self.words = Words(self.body, Face(15.5, 500), look.INK2, wrap=True)
        self.yes_button = Button(self.footer, kind="line", size=15)
        self.no_button = Button(self.footer, kind="primary", size=16)
        self.yes_button.clicked.connect(self.accepted)
        self.no_button.clicked.connect(self.declined)
        self.set_content(content)

    def set_content(self, content: QuestionContent) -> None:
        """Ask this."""
        self.setAccessibleName(f"{content.title} {content.text}")
        self.title.setText(content.title)
        self.words.setText(content.text)
        self.yes_button.set_text(content.yes)
        self.no_button.set_text(content.no)
        if not self.isHidden():
            self.relayout()

    def first_focus(self) -> Pressable:
        """The safe answer."""
        return self.no_button

    def escape(self) -> None:
        """Esc leaves all as it is."""
        self.declined.emit()

    def lay_header(self, m: Measure) -> int:
        """The question."""
        top, height = m.gap(34), self.title.height_for(m.inner)
        self.title.setGeometry(m.left, top, m.inner, height)
        return top + height + m.gap(10)

    def lay_body(self, m: Measure) -> int:
        """What it means."""
        height = self.words.height_for(m.inner)
        self.words.setGeometry(m.left, 0, m.inner, height)
        return height

    def lay_footer(self, m: Measure) -> int:
        """Deed and way out side by side, or below each other where the words are long."""
        y, height = m.gap(30), hit(Button.HEIGHT, m.scale)
        half = (m.inner - m.u(BETWEEN_COLUMNS)) // 2
        longest = max(self.yes_button.natural_width(), self.no_button.natural_width())
        if longest <= half:
            self.yes_button.place(QRect(m.left, y, half, height))
            self.no_button.place(QRect(m.right - half, y, half, height))
            return y + height + m.u(36)
        self.no_button.place(QRect(m.left, y, m.inner, height))
        y += height + m.u(BETWEEN_LINES)
        self.yes_button.place(QRect(m.left, y, m.inner, height))
        return y + height + m.u(36)
