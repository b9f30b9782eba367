"""The tile of a game on the first page: its picture, its name, its button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from skillgames.engine.game import GameDef
from skillgames.widgets import look
from skillgames.widgets.art import grading
from skillgames.widgets.art.cloth import cloth_pixmap
from skillgames.widgets.art.grading import NEUTRAL, Grade
from skillgames.widgets.art.hud import focus_ring
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.art.shadows import shadow
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.pressable import Pressable
from skillgames.widgets.sheet_parts.words import Face, Fitted, fit

if TYPE_CHECKING:
    from skillgames.widgets.scene import Table

TILE_RADIUS = 22
HOVER_RISE = 8
TEXT_PALE = "#E2DED3"
GROUND = "#1B211F"
"""Of a tile whose picture is still to come."""
CONTINUE = "#E9BC62"

WORDS_MARGIN = 18
NAME, NAME_SHRINK = Face(27, 600, display=True), 0.66
TAGLINE, TAGLINE_SHRINK = Face(13.5), 0.85
LINE_STEP = 22
SEPARATOR = " · "
"""Between the parts of a tagline, which stand below each other where it is narrow."""

STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""Arrow keys and how far they walk along the tiles."""


@dataclass(frozen=True, slots=True)
class TileContent:
    """A game on the first page; `running` is how its unfinished match stands, if any.

    While the table is not imported yet, `table` is None, and `running` empty where there
    is an unfinished match.
    """

    game: GameDef
    table: type[Table] | None
    running: str | None = None


class Tile(Pressable):
    """One game. `opened` asks for its setup sheet, `resumed` for its unfinished match."""

    opened = Signal(str)
    resumed = Signal(str)

    BLEED = 34

    def __init__(self, content: TileContent, parent: QWidget) -> None:
        super().__init__(parent)
        self.content = content
        self._art: QPixmap | None = None
        self._grade = NEUTRAL
        self.clicked.connect(lambda: self.opened.emit(content.game.slug))
        self.retranslate()

    def show_content(self, content: TileContent) -> None:
        """Show another state of the same game."""
        if content.table is not self.content.table:
            self._art = None
        self.content = content
        self.retranslate()

    def set_grade(self, grade: Grade) -> None:
        """Show the picture in this light; words and button are as ever."""
        if grade != self._grade:
            self._grade = grade
            self._art = None
            self.update()

    def retranslate(self) -> None:
        """Name the tile in the language of the window."""
        name = text(self.content.game.name)
        words = [name, text(self.content.game.tagline)]
        if self.content.running is not None:
            words.append(self._continue_words())
        self.setText(name)
        self.setAccessibleName(". ".join(words))
        self.update()

    def _continue_words(self) -> str:
        word = self.tr("Continue")
        return f"{word}  {self.content.running}".rstrip()

    @property
    def pill(self) -> QRectF:
        """The button at the foot of the tile, in design units."""
        rect = self.design_rect()
        k = self._text_scale
        height = 42 * k
        return QRectF(rect.left() + 20, rect.bottom() - 20 - height, rect.width() - 40, height)

    @property
    def _text_scale(self) -> float:
        """Text never falls below its floor, so it may be larger than the tile's scale."""
        return max(look.SMALLEST_TEXT_SCALE, self.scale) / self.scale

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press on the button of a running match goes straight on with it."""
        pos = event.position() / self.scale
        on_pill = self.content.running is not None and self.pill.contains(pos)
        if on_pill and self.isDown() and event.button() == Qt.MouseButton.LeftButton:
            self.setDown(False)
            self.resumed.emit(self.content.game.slug)
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the page's: a button of Qt would take them for Tab."""
        if event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The art is painted for the size."""
        self._art = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shadow, cloth with the game's art, words, button, ring."""
        painter = self.design_painter()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = self.design_rect()
        raised = self.underMouse() or self.ring
        if raised:
            rect.translate(0, -HOVER_RISE)
        shade = look.colour("#000000", 0.6)
        sigma, drop = (26, 18) if raised else (18, 12)
        # The margin of the widget bounds the shadow, so it is drawn a little smaller.
        shadow(painter, rect.adjusted(8, 8, -8, -12), TILE_RADIUS, sigma * 0.6, shade, dy=drop)
        if self.content.table is None:
            fill_rect(painter, rect, TILE_RADIUS, GROUND)
        else:
            self._paint_art(painter, rect, self._picture(rect.size().toSize(), self.content.table))
        edge = look.colour(look.GLASS_EDGE, 0.20)
        fill_rect(painter, rect.adjusted(0.6, 0.6, -0.6, -0.6), TILE_RADIUS, None, edge, 1.2)
        self._paint_words(painter, rect)
        if self.ring:
            focus_ring(painter, rect.adjusted(-2, -2, 2, 2), TILE_RADIUS + 2)

    def _paint_art(self, painter: QPainter, rect: QRectF, art: QPixmap) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(rect, TILE_RADIUS, TILE_RADIUS)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        brush = QBrush(art)
        transform = brush.transform()
        transform.translate(rect.left(), rect.top())
        factor = rect.width() / art.width()
        transform.scale(factor, factor)
        brush.setTransform(transform)
        painter.fillPath(clip, brush)
        painter.restore()

    def _picture(self, size: QSize, table: type[Table]) -> QPixmap:
        """Cloth, cards and the dark foot, in device pixels (ratio 1: it is a texture)."""
        if self._art is None:
            ratio = self.devicePixelRatioF()
            real = QSize(round(size.width() * self.scale), round(size.height() * self.scale))
            cloth = look.CLOTHS[table.CLOTH]
            art = QPixmap(cloth_pixmap(cloth, real, ratio))
            painter = QPainter(art)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(0, 0, real.width(), real.height())
            table.paint_tile(painter, area, ratio)
            foot = QLinearGradient(0, area.height() * 0.6, 0, area.height())
            dark = cloth.shade(0.20)
            foot.setColorAt(0, look.colour(dark, 0))
            foot.setColorAt(0.38, look.colour(dark, 0.90))
            foot.setColorAt(1, look.colour(dark, 0.98))
            painter.fillRect(area, foot)
            painter.end()
            art = QPixmap.fromImage(grading.apply(art.toImage(), self._grade))
            art.setDevicePixelRatio(1)
            self._art = art
        return self._art

    @property
    def elided(self) -> bool:
        """Whether the name or what stands below it is cut at the present size."""
        name, lines = self._words(self.design_rect().width() - 2 * WORDS_MARGIN)
        return any(words.elided for words in (name, *lines))

    def _words(self, width: float) -> tuple[Fitted, list[Fitted]]:
        """The name, and the tagline in one line or two, in the largest type that fits."""
        game, scale = self.content.game, self._text_scale * self.scale
        room = width * self.scale
        name = fit(text(game.name), NAME, scale, room, NAME_SHRINK)
        tagline = text(game.tagline)
        whole = fit(tagline, TAGLINE, scale, room, TAGLINE_SHRINK)
        if not whole.elided:
            return name, [whole]
        parts = tagline.split(SEPARATOR, 1)
        return name, [fit(part, TAGLINE, scale, room, TAGLINE_SHRINK) for part in parts]

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        k = self._text_scale
        left, width = rect.left() + WORDS_MARGIN, rect.width() - 2 * WORDS_MARGIN
        pill = self.pill
        if self.underMouse() or self.ring:
            pill.translate(0, -HOVER_RISE)
        name, lines = self._words(width)
        top = pill.top() - (14 + LINE_STEP * len(lines)) * k
        # Set at true size on top of the scaled faces, so that it stays crisp.
        painter.save()
        painter.resetTransform()
        s = self.scale
        title = QRectF(left, top - 38 * k, width, 40 * k)
        look.draw_text(painter, _scaled(title, s), name.text, name.font, look.WHITE)
        for number, line in enumerate(lines):
            area = QRectF(left, top + number * LINE_STEP * k, width, LINE_STEP * k)
            look.draw_text(painter, _scaled(area, s), line.text, line.font, TEXT_PALE)
        painter.restore()
        running = self.content.running is not None
        if running:
            fill_rect(painter, pill, 13 * k, CONTINUE)
        else:
            veil, edge = look.colour("#000000", 0.18), look.colour(look.GLASS_EDGE, 0.42)
            fill_rect(painter, pill.adjusted(0.7, 0.7, -0.7, -0.7), 13 * k, veil, edge, 1.4)
        painter.save()
        painter.resetTransform()
        words = self._continue_words() if running else self.tr("Play")
        ink = look.INK if running else look.WHITE
        look.draw_text(
            painter, _scaled(pill, s), words, look.ui_font(14 * k * s, 700), ink, "center"
        )
        painter.restore()


def _scaled(rect: QRectF, factor: float) -> QRectF:
    return QRectF(QPointF(rect.x() * factor, rect.y() * factor), rect.size() * factor)
