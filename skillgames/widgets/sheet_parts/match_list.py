"""The list of finished matches: date, level, score, outcome, newest first.

A line is pressed to look at its match again. The list is one stop of Tab; within it arrows
walk.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.art.hud import focus_ring
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import fill_rect, line
from skillgames.widgets.sheet_parts.data import Outcome, PastMatch
from skillgames.widgets.sheet_parts.outcomes import paint_sample
from skillgames.widgets.sheet_parts.pressable import Pressable, hit
from skillgames.widgets.sheet_parts.words import Face, fit

HEIGHT = 46
TEXT = Face(14.5, 500, tabular=True)
SCORE = Face(17, 600, display=True, tabular=True)
SAMPLE_AT, WORD_AT = 6, 28
COLUMNS = (0.15, 0.43, 0.63)
"""Where date, level and score begin, in parts of the width; the outcome stands before."""

CHEVRON, CHEVRON_ROOM = 15, 40

Outcomes = Mapping[Outcome, str]
"""The word for each outcome."""


class MatchLine(Pressable):
    """A finished match: a button."""

    BLEED = 0

    def __init__(self, parent: MatchList) -> None:
        super().__init__(parent)
        self._list = parent
        self._match: PastMatch | None = None
        self._word = ""

    def show_match(self, match: PastMatch, word: str) -> None:
        """Show this match, its outcome called `word`."""
        self._match, self._word = match, word
        self.setText(spoken(match, word))
        self.setAccessibleName(self.text())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk along the list, Home and End to its ends."""
        if self._list.step(self, Qt.Key(event.key())):
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, what says that it can be pressed, the ring."""
        if self._match is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, k = QRectF(self.rect()), self.scale
        if self._hovered() or self.isDown():
            fill_rect(painter, rect.adjusted(0, 1, 0, -2), 10 * k, look.colour(look.WHITE, 0.5))
        words = rect.adjusted(0, 0, -CHEVRON_ROOM * k, 0)
        _paint_match(painter, words, k, self._match, self._word)
        _paint_rule(painter, rect, k)
        x, y = rect.right() - CHEVRON * k, rect.center().y()
        draw_icon(painter, "chevron", x, y, CHEVRON * k, look.INK2)
        if self.ring:
            focus_ring(painter, rect.adjusted(2, 3, -2, -4), 9 * k, on_paper=True)


class MatchList(QWidget):
    """Lines of finished matches; `chosen(id)` tells which one was pressed, `reached` which
    line the arrows came to."""

    chosen = Signal(int)
    reached = Signal(QWidget)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self.lines: list[MatchLine] = []
        self._ids: list[int] = []

    def set_matches(self, matches: Sequence[PastMatch], words: Outcomes) -> None:
        """Show these matches. Lines stay where they were, and with them the focus."""
        self._ids = [match.id for match in matches]
        for extra in self.lines[len(matches) :]:
            extra.hide()
            extra.deleteLater()
        del self.lines[len(matches) :]
        while len(self.lines) < len(matches):
            self.lines.append(self._line(len(self.lines)))
        for match, one in zip(matches, self.lines, strict=True):
            one.show_match(match, words[match.outcome])
        self._one_stop(next((n for n, one in enumerate(self.lines) if one.hasFocus()), 0))

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        for one in self.lines:
            one.set_scale(scale)

    def lay(self, width: int) -> int:
        """Place the lines below each other; the height they take."""
        height = hit(HEIGHT, self._scale)
        for number, one in enumerate(self.lines):
            one.place(QRect(0, number * height, width, height))
        return height * len(self.lines)

    def step(self, line: MatchLine, key: Qt.Key) -> bool:
        """Go on to the line a key leads to; False for a key that leads nowhere."""
        here, last = self.lines.index(line), len(self.lines) - 1
        there = {
            Qt.Key.Key_Up: here - 1,
            Qt.Key.Key_Down: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(key)
        if there is None:
            return False
        there = max(0, min(last, there))
        target = self.lines[there]
        self._one_stop(there)
        target.take_focus(ring=True)
        self.reached.emit(target)
        return True

    def _line(self, number: int) -> MatchLine:
        line = MatchLine(self)
        line.clicked.connect(partial(self._pressed, number))
        line.set_scale(self._scale)
        line.show()
        return line

    def _pressed(self, number: int) -> None:
        self._one_stop(number)
        self.chosen.emit(self._ids[number])

    def _one_stop(self, number: int) -> None:
        """Tab stops at this line only."""
        for n, one in enumerate(self.lines):
            here = n == number
            one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)


def spoken(match: PastMatch, word: str) -> str:
    """The match as a screen reader says it."""
    return ", ".join(part for part in (match.date, match.level, match.score, word) if part)


def _paint_match(painter: QPainter, rect: QRectF, k: float, match: PastMatch, word: str) -> None:
    """Paint a line of the list into its rectangle, in pixels, at the scale `k`."""
    painter.save()
    painter.translate(rect.left(), rect.center().y())
    painter.scale(k, k)
    paint_sample(painter, match.outcome, SAMPLE_AT, 0)
    painter.restore()
    starts = [rect.left() + part * rect.width() for part in COLUMNS]
    cells = ((rect.left() + WORD_AT * k, starts[0], word), (starts[0], starts[1], match.date))
    for left, end, text in (*cells, (starts[1], starts[2], match.level)):
        fitted = fit(text, TEXT, k, end - left - 8 * k)
        place = QRectF(left, rect.top(), end - left, rect.height())
        look.draw_text(painter, place, fitted.text, fitted.font, look.INK)
    place = QRectF(rect)
    place.setLeft(starts[2])
    fitted = fit(match.score, SCORE, k, place.width())
    look.draw_text(painter, place, fitted.text, fitted.font, look.INK, "right")


def _paint_rule(painter: QPainter, rect: QRectF, k: float) -> None:
    """Paint the line that ends a line of the list."""
    bottom = rect.bottom() - 0.6
    line(painter, rect.left(), bottom, rect.right(), bottom, look.LINE, max(1.0, 1.2 * k))
