"""The reading sheet: a long text with pictures, chapters to jump to, and a search."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QKeySequence,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.controls import hit
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.pictures import Rule
from skillgames.widgets.sheet_parts.pressable import Pressable
from skillgames.widgets.sheet_parts.reading_blocks import (
    BlockWidget,
    ReadingText,
    block_widget,
    chapter_title,
)
from skillgames.widgets.sheet_parts.reading_controls import (
    COUNT_WIDTH,
    FIELD_SIDE,
    ChapterButton,
    PageButton,
    SearchField,
)
from skillgames.widgets.sheet_parts.reading_data import ReadingContent
from skillgames.widgets.sheet_parts.reading_find import spans
from skillgames.widgets.sheet_parts.segments import Segments
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.words import Face, Words

NARROW = 720
"""Below this width in design units the chapters stand above the text, not beside it."""

SIDE, SIDE_GAP = 190, 34
WIDEST_TEXT = 690
"""Longer lines are hard to read."""

FIELD_WIDTH = 320
BETWEEN = 8
RING = 6
"""Room around the row of chapters for the ring of the keyboard."""
ABOVE_HEADER = 14
ABOVE_CHAPTER = 10
"""Design units shown above the title of a chapter that is jumped to."""

_COMBINED = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class ReadingSheet(Sheet):
    """A text to read, by mouse, touch or keyboard.

    - Arrows, Page Up, Page Down, Home and End scroll; a press on a chapter jumps to it.
    - What is typed goes to the search field, Ctrl+F leads there. All matches are marked;
      Enter goes on to the next, Shift+Enter back, round the ends. Esc empties the field
      first, and with an empty field it dismisses.
    - Text can be selected with the pointer and copied.
    - `subject_chosen(value)` asks for another text where there is a choice.
    """

    subject_chosen = Signal(str)

    WIDTH: ClassVar[int] = 1000

    def __init__(self, parent: QWidget, content: ReadingContent, *, animation: float = 1.0) -> None:
        super().__init__(parent, animation=animation)
        self.title = Words(self.header, Face(34, 600, display=True))
        self.field = SearchField(self.header)
        self.count = Words(self.header, Face(13.5, 600, tabular=True), look.INK2, "right")
        self.count.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.previous_button = PageButton(self.header, "back", style="light")
        self.next_button = PageButton(self.header, "chevron", style="light")
        self.close_button = PageButton(self.header, "close", style="light")
        self.subjects = Segments(self.header)
        self._rule = Rule(self.header, 1.4)
        self.side = QWidget(self.paper)
        self._page = QWidget(self.body)
        self.chapters: dict[str, ChapterButton] = {}
        self._titles: dict[str, BlockWidget] = {}
        self._blocks: list[BlockWidget] = []
        self._hits: list[tuple[ReadingText, int]] = []
        self._at = -1
        self.field.textChanged.connect(self._search)
        self.field.next_wanted.connect(self.step)
        self.previous_button.clicked.connect(lambda: self.step(-1))
        self.next_button.clicked.connect(lambda: self.step(1))
        self.close_button.clicked.connect(self.dismissed)
        self.subjects.chosen.connect(self._choose_subject)
        self.scroller.verticalScrollBar().valueChanged.connect(lambda: self._follow())
        self.set_content(content)

    # --- contents ------------------------------------------------------------------------

    def set_content(self, content: ReadingContent) -> None:
        """Show this text; the same chapter stays on top where it has one of the same id."""
        reading = self.current
        self._content = content
        self.setAccessibleName(content.title)
        self.title.setText(content.title)
        several = len(content.subjects) > 1
        self.subjects.setVisible(several)
        if several:
            self.subjects.set_accent(content.accent)
            self.subjects.set_choices("", content.subjects, content.subject)
        self._fill_side()
        self._fill_body()
        self.retranslate()
        self._search()
        if not self.isHidden():
            self.relayout()
            self.jump(reading if reading in self.chapters else content.chapters[0].id)

    def retranslate(self) -> None:
        """Set the sheet's own words."""
        self.field.set_words(self.tr("Search"))
        self.previous_button.set_name(self.tr("Previous match"))
        self.next_button.set_name(self.tr("Next match"))
        self.close_button.set_name(self.tr("Close"))
        self._tell_count()

    def _fill_side(self) -> None:
        ids = [chapter.id for chapter in self._content.chapters]
        if ids != list(self.chapters):
            for old in self.chapters.values():
                old.hide()
                old.deleteLater()
            self.chapters = {id_: ChapterButton(self.side, self._content.accent) for id_ in ids}
            for id_, button in self.chapters.items():
                button.clicked.connect(partial(self._pressed, id_))
                button.show()
            self._mark(ids[0])
        for chapter in self._content.chapters:
            self.chapters[chapter.id].set_words(chapter.title)

    def _fill_body(self) -> None:
        old, self._page = self._page, QWidget(self.body)
        old.hide()
        old.deleteLater()
        self._titles, self._blocks, self._hits = {}, [], []
        for number, chapter in enumerate(self._content.chapters):
            title = chapter_title(self._page, chapter.title, first=number == 0)
            self._titles[chapter.id] = title
            self._blocks.append(title)
            self._blocks += [block_widget(self._page, block) for block in chapter.blocks]
        self._page.show()

    @property
    def texts(self) -> list[ReadingText]:
        """All texts, in reading order."""
        return [text for block in self._blocks for text in block.texts]

    # --- layout --------------------------------------------------------------------------

    def first_focus(self) -> Pressable:
        """The chapter being read."""
        return self.chapters[self.current]

    def tab_stops(self) -> list[QWidget]:
        """The search, the choice of texts, the chapters; the close button last."""
        stops: list[QWidget] = [self.field, self.previous_button, self.next_button]
        if not self.subjects.isHidden():
            stops.append(self.subjects.current)
        stops += [*self.chapters.values(), self.close_button]
        return [stop for stop in stops if stop.isEnabled()]

    def relayout(self) -> None:
        """Lay everything out; the chapters stay where they are when the text scrolls."""
        super().relayout()
        m = Measure(self.paper.width(), self.scale)
        if self._narrow(m):
            height = self._lay_row(m)
            ring = m.u(RING)
            top = self.header.height() - height - m.u(BETWEEN) - ring
            self.side.setGeometry(0, top, m.width, height + 2 * ring)
        else:
            self._lay_column(m)
            place = QRect(0, self.scroller.y() + 2, m.left + m.u(SIDE), self.scroller.height() - 4)
            self.side.setGeometry(place)
        self.side.raise_()
        self._follow()

    def lay_header(self, m: Measure) -> int:
        """Title, search and close button; below them the choice of texts."""
        high, gap, side = self._row_height(m), m.u(BETWEEN), self.close_button.side()
        y = m.u(ABOVE_HEADER)
        self.close_button.place(QRect(m.right - side, y + (high - side) // 2, side, side))
        right = m.right - side - m.u(22)
        if self._narrow(m):
            self.title.setGeometry(m.left, y, right - m.left, high)
            y += high + gap
            self._lay_search(m, y, m.left, m.right)
        else:
            left = right - m.u(FIELD_WIDTH) - 2 * side - 2 * gap
            self.title.setGeometry(m.left, y, left - m.left - m.u(16), high)
            self._lay_search(m, y, left, right)
        y += high + m.u(BETWEEN)
        if not self.subjects.isHidden():
            bar = hit(self.subjects.height_units(), m.scale)
            width = min(m.inner, max(m.inner // 2, self.subjects.natural_width()))
            self.subjects.setGeometry(m.left, y, width, bar)
            y += bar + m.u(BETWEEN)
        if self._narrow(m):
            y += self._lay_row(m) + gap
        self._rule.setGeometry(m.left, y, m.inner, 3)
        return y + 3

    def _row_height(self, m: Measure) -> int:
        """Of a row of the header: the title's line, or its buttons where they are higher."""
        return max(m.u(48), self.close_button.side())

    def _lay_search(self, m: Measure, y: int, left: int, right: int) -> None:
        high, gap, side = self._row_height(m), m.u(BETWEEN), self.close_button.side()
        top = y + (high - side) // 2
        self.next_button.place(QRect(right - side, top, side, side))
        right -= side + gap
        self.previous_button.place(QRect(right - side, top, side, side))
        right -= side + gap
        field = self.field.height_pixels()
        self.field.place(QRect(left, y + (high - field) // 2, right - left, field))
        count = m.u(COUNT_WIDTH)
        self.count.setGeometry(right - m.u(FIELD_SIDE) - count, y, count, high)
        self.count.raise_()

    def lay_body(self, m: Measure) -> int:
        """The blocks, one below the other."""
        left = m.left if self._narrow(m) else m.left + m.u(SIDE + SIDE_GAP)
        width = min(m.right - left, m.u(WIDEST_TEXT))
        y = m.u(8)
        for block in self._blocks:
            y += block.put(m, left, y, width)
        self._page.setGeometry(0, 0, m.width, y + m.u(8))
        return y + m.u(8)

    def lay_footer(self, m: Measure) -> int:
        """Only the margin."""
        return m.gap(22)

    def _narrow(self, m: Measure) -> bool:
        return m.width < m.u(NARROW)

    def _lay_column(self, m: Measure) -> None:
        y, high = m.u(12), hit(ChapterButton.HEIGHT, m.scale)
        for button in self.chapters.values():
            button.place(QRect(m.left - m.u(8), y, m.u(SIDE), high))
            y += high + m.u(4)

    def _lay_row(self, m: Measure) -> int:
        """The chapters side by side, in as many rows as they need; the height taken."""
        x, y, high = m.left, m.u(RING), hit(ChapterButton.HEIGHT, m.scale)
        for button in self.chapters.values():
            width = min(button.natural_width(), m.inner)
            if x > m.left and x + width > m.right:
                x, y = m.left, y + high + m.u(4)
            button.place(QRect(x, y, width, high))
            x += width + m.u(4)
        return y + high - m.u(RING)

    # --- chapters ------------------------------------------------------------------------

    @property
    def current(self) -> str:
        """The id of the chapter being read, "" before there is one."""
        return next((id_ for id_, button in self.chapters.items() if button.isChecked()), "")

    def jump(self, chapter: str) -> None:
        """Bring the title of a chapter to the top, as far as the text is long enough."""
        self.scroller.verticalScrollBar().setValue(self._top_of(chapter))
        self._mark(chapter)

    def _pressed(self, chapter: str) -> None:
        self.jump(chapter)

    def _top_of(self, chapter: str) -> int:
        if self._content.chapters[0].id == chapter:
            return 0
        title = self._titles[chapter].texts[0]
        return title.mapTo(self.body, QPoint()).y() - round(ABOVE_CHAPTER * self.scale)

    def _follow(self) -> None:
        """Mark the chapter at the top of what is seen; at the very end the last one."""
        bar = self.scroller.verticalScrollBar()
        ids = list(self._titles)
        if bar.maximum() > 0 and bar.value() >= bar.maximum():
            self._mark(ids[-1])
            return
        here = bar.value() + self.scroller.height() // 5
        self._mark([id_ for id_ in ids if self._top_of(id_) <= here][-1])

    def _mark(self, chapter: str) -> None:
        for id_, button in self.chapters.items():
            button.set_current(id_ == chapter)

    def _choose_subject(self, subject: object) -> None:
        self.subject_chosen.emit(str(subject))

    # --- search --------------------------------------------------------------------------

    def _search(self) -> None:
        """Mark what is looked for, and show the first match from here on."""
        words = self.field.text()
        self._hits, self._at = [], -1
        for text in self.texts:
            found = spans(text.plain, words)
            if found or text.found:
                text.mark(found)
            self._hits += [(text, number) for number in range(len(found))]
        if self._hits:
            here = self.scroller.verticalScrollBar().value()
            seen = [n for n, (text, _) in enumerate(self._hits) if text.geometry().top() >= here]
            self._show_hit(seen[0] if seen else 0)
        self._tell_count()

    def step(self, by: int) -> None:
        """Go on to the next match (1) or back to the one before (-1), round the ends."""
        if self._hits:
            self._show_hit((self._at + by) % len(self._hits))
            self._tell_count()

    def _show_hit(self, number: int) -> None:
        if self._at >= 0:
            before, _ = self._hits[self._at]
            before.mark(before.found)
        self._at = number
        text, index = self._hits[number]
        text.mark(text.found, index)
        self.scroller.show_widget(text)

    def _tell_count(self) -> None:
        why = ""
        words = ""
        if self._hits:
            words = self.tr("%1 of %2")
            words = words.replace("%1", str(self._at + 1)).replace("%2", str(len(self._hits)))
        elif self.field.text().strip():
            words = why = self.tr("not found")
        else:
            why = self.tr("Type what you are looking for")
        self.count.setText(words)
        for button in (self.previous_button, self.next_button):
            button.set_unavailable(why)
        if words and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.field, words))

    # --- events --------------------------------------------------------------------------

    def escape(self) -> None:
        """Esc empties the search, then it dismisses."""
        if self.field.text():
            self.field.clear()
        else:
            self.dismissed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and digits go to the search, wherever they are typed."""
        if not self.busy:
            if event.matches(QKeySequence.StandardKey.Find):
                self._look_for("")
                self.field.selectAll()
                event.accept()
                return
            letter = event.text()
            if letter.isalnum() and not event.modifiers() & _COMBINED:
                self._look_for(letter)
                event.accept()
                return
        super().keyPressEvent(event)

    def _look_for(self, letter: str) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._hold(self.field)
        self.field.insert(letter)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The text turns wherever the pointer is."""
        QCoreApplication.sendEvent(self.scroller.verticalScrollBar(), event)
        event.accept()
