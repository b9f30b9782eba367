"""The statistics page: figures, the last matches, the win rate over time, and the list."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.controls import Button, IconButton, hit
from skillgames.widgets.sheet_parts.data import (
    FacesContent,
    Outcome,
    SegmentRow,
    StatisticsContent,
    Value,
)
from skillgames.widgets.sheet_parts.face_chart import HEIGHT as FACES_HEIGHT
from skillgames.widgets.sheet_parts.face_chart import FaceChart
from skillgames.widgets.sheet_parts.frame import MARGIN
from skillgames.widgets.sheet_parts.match_list import MatchList
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.outcomes import OutcomeStrip
from skillgames.widgets.sheet_parts.pictures import Rule
from skillgames.widgets.sheet_parts.pressable import Pressable
from skillgames.widgets.sheet_parts.rate_line import HEIGHT as RATES_HEIGHT
from skillgames.widgets.sheet_parts.rate_line import RateLine, drawn_chart
from skillgames.widgets.sheet_parts.score_board import StatTile, lay_tiles
from skillgames.widgets.sheet_parts.segments import Segments
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.words import Face, Words

HEADING = Face(13.5, 600)
HINT = Face(12.5, 500)
VERDICT = Face(14.5, 500)
FILTER_HEIGHT = 46
BETWEEN = 24
"""Between the parts of the page, in design units."""

FOOT = 8
"""Below the last of them."""

STRIP_HEIGHT = 58
BUTTON_LEAST = 220
PICTURE_WIDTH, PICTURE_HEIGHT = 96, 80
NOTHING_HEIGHT = 300
NOTHING_WIDTH = 460


class EmptyChart(QWidget):
    """A chart without figures; it says nothing and takes no presses."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, a little smaller than the widget."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawn_chart(painter, QRectF(self.rect()).adjusted(1, 1, -1, -2))


class StatisticsSheet(Sheet):
    """Figures to read; the close button and Esc emit `dismissed`.

    `filtered(key, value)` tells that another segment was chosen, `export_requested` and
    `clear_requested` are the buttons, `replay_requested(id)` a match of the list. Choosing
    another filter never moves the filters away: the page keeps its height.
    """

    filtered = Signal(str, object)
    export_requested = Signal()
    clear_requested = Signal()
    replay_requested = Signal(int)

    WIDTH: ClassVar[int] = 1000

    def __init__(
        self, parent: QWidget, content: StatisticsContent, *, animation: float = 1.0
    ) -> None:
        super().__init__(parent, animation=animation)
        self._title = Words(self.header, Face(34, 600, display=True))
        self._subtitle = Words(self.header, Face(15, 500), look.INK2, "right")
        self.close_button = IconButton(self.header, "close", style="light")
        self.close_button.clicked.connect(self.dismissed)
        self._rule = Rule(self.header, 1.4)
        self.filters: dict[str, Segments] = {}
        self._picture = EmptyChart(self.body)
        self.nothing = Words(self.body, Face(16, 500), look.INK2, "center", wrap=True)
        self.stats: list[StatTile] = []
        self.strip_title = Words(self.body, HEADING, look.INK2)
        self.strip = OutcomeStrip(self.body)
        self.rates_title = Words(self.body, HEADING, look.INK2)
        self.rates_hint = Words(self.body, HINT, look.INK2, "right")
        self.rates = RateLine(self.body)
        self.faces_title = Words(self.body, HEADING, look.INK2)
        self.faces = FaceChart(self.body)
        self.faces_hint = Words(self.body, HINT, look.INK2)
        self.verdict = Words(self.body, VERDICT, look.INK, wrap=True)
        self.list_title = Words(self.body, HEADING, look.INK2)
        self.list_hint = Words(self.body, HINT, look.INK2, "right")
        self.list = MatchList(self.body)
        self.list.chosen.connect(self.replay_requested)
        self.list.reached.connect(self.scroller.show_widget)
        self.export_button = Button(self.footer, kind="line", size=15)
        self.export_button.clicked.connect(self.export_requested)
        self.clear_button = Button(self.footer, kind="line", size=15)
        self.clear_button.clicked.connect(self.clear_requested)
        self._most = 0
        self._measured: tuple[int, float] = (0, 0.0)
        self.set_content(content)

    def set_content(self, content: StatisticsContent) -> None:
        """Show this; filters and lines stay where only words or values differ."""
        self._content = content
        self.setAccessibleName(f"{content.title}. {content.subtitle}")
        self._title.setText(content.title)
        self._subtitle.setText(content.subtitle)
        self._show_filters(content.filters, content.accent)
        self.nothing.setText(content.nothing)
        _show(bool(content.nothing), self.nothing, self._picture)
        self._show_stats()
        self.strip.set_outcomes(content.outcomes)
        _show(bool(content.outcomes), self.strip, self.strip_title)
        _show(bool(content.rates), self.rates, self.rates_title, self.rates_hint)
        self._show_faces(content.faces)
        _show(bool(content.matches), self.list, self.list_title, self.list_hint)
        _show(content.deeds, self.export_button, self.clear_button)
        self.retranslate()
        if not self.isHidden():
            self.relayout()

    def retranslate(self) -> None:
        """Set the sheet's own words."""
        content = self._content
        self.close_button.set_name(self.tr("Close"))
        self.export_button.set_text(self.tr("Save as table"))
        self.clear_button.set_text(self.tr("Clear statistics"))
        self.strip_title.setText(self.tr("Last %n match(es)", "", len(self.strip.outcomes)))
        words: dict[Outcome, str] = {
            "won": self.tr("win"),
            "lost": self.tr("loss"),
            "drawn": self.tr("draw"),
        }
        self.strip.set_words(words["won"], words["lost"], words["drawn"])
        self.rates_title.setText(self.tr("Win rate over time"))
        self.rates_hint.setText(content.rates_hint)
        self.rates.set_rates(content.rates, self._rates_in_words(), self.tr("%1 %"))
        self.list_title.setText(self.tr("Finished matches, newest first"))
        self.list_hint.setText(self.tr("Press one to watch it again"))
        self.list.set_matches(content.matches, words)

    def first_focus(self) -> Pressable:
        """The filter that stands first, or the close button."""
        for segments in self.filters.values():
            return segments.current
        return self.close_button

    def lay_header(self, m: Measure) -> int:
        """The title, whose statistics these are, and the close button."""
        top, line, side = m.u(22), m.u(48), self.close_button.side()
        room = m.inner - side - m.u(20)
        title = min(round(self._title.natural_width()) + 2, room)
        self._title.setGeometry(m.left, top, title, line)
        left = m.left + title + m.u(16)
        self._subtitle.setGeometry(left, top + m.u(4), m.left + room - left, line - m.u(4))
        self.close_button.place(QRect(m.right - side, top + (line - side) // 2, side, side))
        y = top + line + m.u(14)
        self._rule.setGeometry(m.left, y, m.inner, 3)
        return y + 3

    def lay_body(self, m: Measure) -> int:
        """Filters, then the figures or the sentence that there are none."""
        y = m.u(18)
        for segments in self.filters.values():
            height = hit(segments.height_units() if segments.tiles else FILTER_HEIGHT, m.scale)
            segments.setGeometry(m.left, y, m.inner, height)
            y += height + m.u(16)
        y = self._lay_nothing(m, y) if self._content.nothing else self._lay_figures(m, y)
        y += m.u(FOOT)
        return max(y, self._least(m, y))

    def lay_footer(self, m: Measure) -> int:
        """The two deeds, or only the margin."""
        if not self._content.deeds:
            return m.u(28)
        y, height = m.u(16), hit(Button.HEIGHT, m.scale)
        wide = max(self.export_button.natural_width(), self.clear_button.natural_width())
        width = min(max(m.u(BUTTON_LEAST), wide + m.u(16)), (m.inner - m.u(16)) // 2)
        self.export_button.place(QRect(m.left, y, width, height))
        self.clear_button.place(QRect(m.right - width, y, width, height))
        return y + height + m.u(26)

    def _lay_figures(self, m: Measure, y: int) -> int:
        y += m.u(2)
        if self.stats:
            y = lay_tiles(m, self.stats, y) + m.u(BETWEEN)
        if self._content.outcomes:
            legend = min(self.strip.legend_width(), m.inner * 2 // 3)
            self.strip_title.setGeometry(m.left, y, m.inner - legend, m.u(20))
            self.strip.setGeometry(m.left, y, m.inner, m.u(STRIP_HEIGHT))
            y += m.u(STRIP_HEIGHT) + m.u(BETWEEN)
        if self._content.rates:
            half = m.inner // 2
            self.rates_title.setGeometry(m.left, y, half, m.u(20))
            self.rates_hint.setGeometry(m.right - half, y, half, m.u(20))
            y += m.u(20) + m.u(6)
            self.rates.setGeometry(m.left, y, m.inner, m.u(RATES_HEIGHT))
            y += m.u(RATES_HEIGHT) + m.u(BETWEEN - 6)
        if self._content.faces is not None:
            y = self._lay_faces(m, y)
        if self._content.matches:
            half = m.inner // 2
            self.list_title.setGeometry(m.left, y, half, m.u(20))
            self.list_hint.setGeometry(m.right - half, y, half, m.u(20))
            y += m.u(20) + m.u(4)
            height = self.list.lay(m.inner)
            self.list.setGeometry(m.left, y, m.inner, height)
            y += height
        return y

    def _lay_faces(self, m: Measure, y: int) -> int:
        legend = min(self.faces.legend_width(), m.inner * 2 // 3)
        self.faces_title.setGeometry(m.left, y, m.inner - legend, m.u(20))
        self.faces.setGeometry(m.left, y, m.inner, m.u(FACES_HEIGHT))
        y += m.u(FACES_HEIGHT) + m.u(10)
        self.faces_hint.setGeometry(m.left, y, m.inner, m.u(20))
        y += m.u(20) + m.u(4)
        height = self.verdict.height_for(m.inner)
        self.verdict.setGeometry(m.left, y, m.inner, height)
        return y + height + m.u(BETWEEN)

    def _show_faces(self, content: FacesContent | None) -> None:
        widgets = (self.faces_title, self.faces, self.faces_hint, self.verdict)
        _show(content is not None, *widgets)
        if content is not None:
            self.faces_title.setText(content.title)
            self.faces.set_series(content.series, content.spoken)
            self.faces_hint.setText(content.hint)
            self.verdict.setText(content.verdict)

    def _lay_nothing(self, m: Measure, y: int) -> int:
        width = min(m.inner, m.u(NOTHING_WIDTH))
        words = self.nothing.height_for(width)
        picture = m.u(PICTURE_HEIGHT)
        height = max(m.u(NOTHING_HEIGHT), self._least(m, y) - m.u(FOOT) - y)
        top = y + (height - picture - m.u(22) - words) // 2
        left = m.left + (m.inner - m.u(PICTURE_WIDTH)) // 2
        self._picture.setGeometry(left, top, m.u(PICTURE_WIDTH), picture)
        left = m.left + (m.inner - width) // 2
        self.nothing.setGeometry(left, top + picture + m.u(22), width, words)
        return y + height

    def _least(self, m: Measure, y: int) -> int:
        """The height of the body below which the filters would move under the pointer.

        The page keeps the height it once had, up to what the window shows of it.
        """
        at = (m.width, m.scale)
        if self._measured != at:
            self._measured, self._most = at, 0
        self._most = max(self._most, y)
        room = self.height() - 2 * MARGIN - self.lay_header(m) - self.lay_footer(m)
        return min(self._most, room)

    def _show_filters(self, rows: tuple[SegmentRow, ...], accent: str) -> None:
        keys = [row.key for row in rows]
        for key in [key for key in self.filters if key not in keys]:
            old = self.filters.pop(key)
            old.hide()
            old.deleteLater()
        for row in rows:
            if row.key not in self.filters:
                segments = Segments(self.body, text_size=14.5)
                segments.set_scale(self.scale)
                segments.chosen.connect(partial(self._filtered, row.key))
                segments.show()
                self.filters[row.key] = segments
            self.filters[row.key].set_choices(row.name, row.choices, row.value)
            self.filters[row.key].set_accent(accent)
        self.filters = {key: self.filters[key] for key in keys}

    def _show_stats(self) -> None:
        stats = self._content.stats
        while len(self.stats) < len(stats):
            self.stats.append(StatTile(self.body))
            self.stats[-1].show()
        for extra in self.stats[len(stats) :]:
            extra.hide()
            extra.deleteLater()
        del self.stats[len(stats) :]
        for tile, stat in zip(self.stats, stats, strict=True):
            tile.set_stat(stat)

    def _rates_in_words(self) -> str:
        """The line over time in words, for those who cannot see it."""
        rates = self._content.rates
        if not rates:
            return ""
        sentence = self.tr("Win rate over time: first %1 %, now %2 %, lowest %3 %, highest %4 %")
        for place, value in enumerate((rates[0], rates[-1], min(rates), max(rates)), start=1):
            sentence = sentence.replace(f"%{place}", str(value))
        return sentence

    def _filtered(self, key: str, value: Value) -> None:
        self.filtered.emit(key, value)


def _show(shown: bool, *widgets: QWidget) -> None:
    for widget in widgets:
        widget.setVisible(shown)
