"""One line of a score sheet: icon, label, detail, and what each player gets."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from skillgames.widgets import look
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import circle, fill, fill_rect, line
from skillgames.widgets.sheet_parts.data import Detail, Mark, Person, TallyRow, spoken
from skillgames.widgets.sheet_parts.pictures import draw_picture
from skillgames.widgets.sheet_parts.words import Face, fit

REACH = 14
"""How far the frame of the current line reaches beyond the contents, in design units."""

FRAME_INSET = 4
ICON_BOX = 30
ICON_NAMED = 24
TEXT_LEFT = 46
LABEL, LABEL_NOW = Face(16, 500), Face(16, 600)
DETAIL = Face(14, 500, tabular=True)
DETAIL_BELOW = Face(13, 500, tabular=True)
MARK, MARK_STEP = 14, 19
GAIN = Face(22, 600, display=True, tabular=True)
NOUGHT = Face(18, 500, display=True)
PENDING, PENDING_DETAIL, PENDING_DASH = 0.42, 0.5, 0.28
NOUGHT_ALPHA = 0.8
TICK_RADIUS = 9
LINE_MOST = 56
"""In higher lines label and detail keep the distance they have in this one."""
LINES_MOST, LINE_STEP = 3, 17
"""So many lines of detail find room beside a drawing, at this distance."""
DRAWING_GAP = 8
"""Free below a drawing, in design units."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where things stand, in design units from the left end of the contents.

    `centres` are the middles of the players' columns, `pitch` their distance, `detail`
    where details begin that stand beside their label, `end` where all contents end.
    """

    centres: tuple[float, ...]
    pitch: float
    detail: float
    end: float = 0.0

    @property
    def text_end(self) -> float:
        """Where label and detail must end."""
        if not self.centres:
            return self.end
        return self.centres[0] - min(self.pitch / 2, 54) - 8


def signed(value: int) -> str:
    """The number with its sign, in the language's digits; nought has none."""
    digits = QLocale().toString(abs(value))
    return f"+{digits}" if value > 0 else f"−{digits}" if value < 0 else digits


class TallyLine(QLabel):
    """A line that is pending (pale, dashes), current (framed) or done.

    `pop` is how far the ticks of the line have grown: 0 … 1, a little more on the way.
    For screen readers it is a text with everything in it.
    """

    def __init__(self, parent: QWidget, row: TallyRow) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._scale = 1.0
        self._columns = Columns((0.0,), 0.0, 0.0)
        self.row = row
        self.pending = False
        self.current = False
        self.pop = 1.0

    def set_row(self, row: TallyRow, players: tuple[Person, ...]) -> None:
        """Show this row."""
        self.row = row
        detail = spoken(row.detail)
        gains = [
            f"{player.name} {signed(value)}"
            for player, value in zip(players, row.values, strict=True)
            if value is not None
        ]
        head = f"{row.label}, {detail}" if detail else row.label
        if row.drawing is not None and row.drawing.spoken:
            head = f"{head}, {row.drawing.spoken}"
        self.setText(f"{head}: {', '.join(gains)}" if gains else head)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.update()

    def set_columns(self, columns: Columns) -> None:
        """Where the players' columns stand."""
        self._columns = columns
        self.update()

    def set_state(self, *, pending: bool, current: bool, pop: float) -> None:
        """What the line looks like now."""
        if (pending, current, pop) != (self.pending, self.current, self.pop):
            self.pending, self.current, self.pop = pending, current, pop
            self.update()

    def label_width(self) -> float:
        """The width of the label in design units."""
        return look.text_width(self.row.label, LABEL_NOW.font(1.0))

    @property
    def elided(self) -> bool:
        """Whether label or detail is cut at the present size."""
        room = (self._label_end() - TEXT_LEFT) * self._scale
        cut = fit(self.row.label, LABEL_NOW, self._scale, room).elided
        if self._below():
            lines = self._detail_lines()
            widest = max(self._width_of(one, DETAIL_BELOW) for one in lines)
            cut = cut or widest > self._text_end - TEXT_LEFT or len(lines) > LINES_MOST
        return cut

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line in the state it is in."""
        k = self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(k, k)
        painter.translate(REACH, 0)
        width, height = self.width() / k - 2 * REACH, self.height() / k
        if self.current:
            frame = QRectF(-REACH + 1, FRAME_INSET, width + 2 * REACH - 2, height - 2 * FRAME_INSET)
            fill_rect(painter, frame, 12, None, look.SELECTED, 2)
        if self.row.drawing is not None:
            height = self._paint_drawing(painter, height)
        if self.row.icon is not None:
            self._paint_icon(painter, height)
        self._paint_words(painter, height)
        for centre, value in zip(self._columns.centres, self.row.values, strict=True):
            if value is not None:
                self._paint_value(painter, centre, value, height)

    def height_units(self, words: float) -> float:
        """How high the line is with its drawing, where words alone need so much."""
        row = self.row
        if row.drawing is None:
            return words
        if row.drawing_width:
            return max(words, row.drawing_height + 2 * DRAWING_GAP)
        return words + row.drawing_height

    def _paint_drawing(self, painter: QPainter, height: float) -> float:
        """Paint it in a line of this height; how much of that is left for the words."""
        row = self.row
        assert row.drawing is not None
        end = self._columns.text_end
        if row.drawing_width:
            top = (height - row.drawing_height) / 2
            rect = QRectF(end - row.drawing_width, top, row.drawing_width, row.drawing_height)
        else:
            height -= row.drawing_height
            rect = QRectF(TEXT_LEFT, height, end - TEXT_LEFT, row.drawing_height - DRAWING_GAP)
        painter.save()
        painter.setOpacity(PENDING if self.pending else 1.0)
        row.drawing.paint(painter, rect)
        painter.restore()
        return height

    def _paint_icon(self, painter: QPainter, height: float) -> None:
        assert self.row.icon is not None
        side = ICON_NAMED if isinstance(self.row.icon, str) else ICON_BOX
        middle = height / 2
        rect = QRectF(18 - side / 2, middle - side / 2, side, side)
        painter.save()
        painter.setOpacity(PENDING if self.pending else 1.0)
        draw_picture(painter, self.row.icon, rect, look.INK)
        painter.restore()

    def _paint_words(self, painter: QPainter, height: float) -> None:
        ink = look.colour(look.INK, PENDING if self.pending else 1.0)
        below = self._below()
        face = LABEL_NOW if self.current else LABEL
        room = (self._label_end() - TEXT_LEFT) * self._scale
        line_ = fit(self.row.label, face, self._scale, room)
        lines = self._detail_lines() if below else [self.row.detail]
        rise = (len(lines) - 1) * LINE_STEP / 2
        top = -min(height, LINE_MOST) * 0.17 - rise if below else 0.0
        rect = QRectF(TEXT_LEFT, top, self._label_end() - TEXT_LEFT, height)
        self._text(painter, rect, line_.text, line_.font.pixelSize(), face, ink)
        if not self.row.detail:
            return
        pale = look.colour(look.INK2, PENDING_DETAIL if self.pending else 1.0)
        x, face = (TEXT_LEFT, DETAIL_BELOW) if below else (self._columns.detail, DETAIL)
        middle = height / 2 + min(height, LINE_MOST) * 0.21 - rise if below else height / 2
        for n, detail in enumerate(lines):
            self._paint_detail(painter, detail, x, middle + n * LINE_STEP, face, pale)

    def _paint_detail(
        self,
        painter: QPainter,
        detail: Detail,
        x: float,
        middle: float,
        face: Face,
        ink: str | QColor,
    ) -> None:
        size = face.size * self._scale
        for part in detail:
            width = self._part_width(part, face)
            if isinstance(part, Mark):
                painter.save()
                painter.setOpacity(PENDING if self.pending else 1.0)
                part.paint(painter, QRectF(x + 2.5, middle - MARK / 2, MARK, MARK))
                painter.restore()
            else:
                rect = QRectF(x, middle - 12, width + 4, 24)
                self._text(painter, rect, part, size, face, ink)
            x += width

    def _paint_value(self, painter: QPainter, centre: float, value: int, height: float) -> None:
        middle = height / 2
        if self.pending:
            dash = look.colour(look.INK, PENDING_DASH)
            line(painter, centre - 6, middle, centre + 6, middle, dash, 1.8)
            return
        if value == 0:
            ink = look.colour(look.INK2, NOUGHT_ALPHA)
            rect = QRectF(centre - 40, 0, 80, height)
            self._text(painter, rect, "0", NOUGHT.size * self._scale, NOUGHT, ink, "center")
            return
        narrow = max(0.0, (100 - self._columns.pitch) * 0.3)
        rect = QRectF(centre - 44 - narrow, 0, 60, height)
        self._text(painter, rect, signed(value), GAIN.size * self._scale, GAIN, look.INK, "right")
        if value > 0 and self.pop > 0:
            x = centre + 32 - narrow
            radius = TICK_RADIUS * self.pop
            fill(painter, circle(x, middle, radius), look.GOOD)
            draw_icon(painter, "check", x, middle, 12 * self.pop, look.WHITE)

    def _text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        pixels: float,
        face: Face,
        ink: str | QColor,
        align: str = "left",
    ) -> None:
        """Set text of a true pixel size at a place given in design units."""
        font = face.font(self._scale)
        font.setPixelSize(max(look.SMALLEST_TEXT, round(pixels)))
        place = painter.transform().mapRect(rect)
        painter.save()
        painter.resetTransform()
        look.draw_text(painter, place, text, font, ink, align)
        painter.restore()

    @property
    def _text_end(self) -> float:
        """Where label and detail of this line must end."""
        taken = self.row.drawing_width + 2 * DRAWING_GAP if self.row.drawing_width else 0.0
        return self._columns.text_end - taken

    def _below(self) -> bool:
        """Whether the detail stands under the label, because there is no room beside it."""
        if not self.row.detail:
            return False
        return self._columns.detail + self._detail_width(DETAIL) > self._text_end

    def _label_end(self) -> float:
        if self.row.detail and not self._below():
            return self._columns.detail - 6
        return self._text_end

    def _detail_lines(self) -> list[Detail]:
        """The detail as it stands under the label: in a line, but words beside a drawing in
        as many as they need."""
        words = " ".join(part for part in self.row.detail if isinstance(part, str)).split(" ")
        if not self.row.drawing_width or any(isinstance(part, Mark) for part in self.row.detail):
            return [self.row.detail]
        lines = [words[0]]
        for word in words[1:]:
            longer = f"{lines[-1]} {word}"
            if self._part_width(longer, DETAIL_BELOW) <= self._text_end - TEXT_LEFT:
                lines[-1] = longer
            else:
                lines.append(word)
        return [(one,) for one in lines]

    def _detail_width(self, face: Face) -> float:
        return self._width_of(self.row.detail, face)

    def _width_of(self, detail: Detail, face: Face) -> float:
        return sum(self._part_width(part, face) for part in detail)

    def _part_width(self, part: str | Mark, face: Face) -> float:
        if isinstance(part, Mark):
            return MARK_STEP
        return look.text_width(part, face.font(self._scale)) / self._scale
