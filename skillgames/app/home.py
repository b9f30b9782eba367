"""The first page: a tile per game, the room's own buttons, and how it went so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
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
from skillgames.store.outcomes import Totals
from skillgames.widgets import look
from skillgames.widgets.art import grading
from skillgames.widgets.art.cloth import cloth_pixmap, dark_room
from skillgames.widgets.art.grading import NEUTRAL, Grade
from skillgames.widgets.art.hud import focus_ring
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.art.shadows import shadow
from skillgames.widgets.controls import IconButton
from skillgames.widgets.language import text
from skillgames.widgets.scene import Table
from skillgames.widgets.sheet_parts.pressable import Pressable

MARGIN, GAP = 44, 20
CORNER_GAP = 12
"""Between the buttons in the upper right corner."""
TILES_TOP, TILES_HEIGHT = 150, 520
TILE_SLOTS = 5
"""Tiles of a full row; fewer tiles are a little wider and stand in the middle."""
TILE_WIDEST = 300
TILE_RADIUS = 22
FOOTER_Y = 706
HOVER_RISE = 8
TEXT_PALE = "#E2DED3"
TEXT_DARK_ROOM = "#CFC9BC"
TEXT_FOOTER = "#B9B3A6"
CONTINUE = "#E9BC62"

STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""Arrow keys and how far they walk along the tiles."""


@dataclass(frozen=True, slots=True)
class TileContent:
    """A game on the first page; `running` is how its unfinished match stands, if any."""

    game: GameDef
    table: type[Table]
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
        return f"{word}  {self.content.running}"

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
        art = self._picture(rect.size().toSize())
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
        edge = look.colour(look.GLASS_EDGE, 0.20)
        fill_rect(painter, rect.adjusted(0.6, 0.6, -0.6, -0.6), TILE_RADIUS, None, edge, 1.2)
        self._paint_words(painter, rect)
        if self.ring:
            focus_ring(painter, rect.adjusted(-2, -2, 2, 2), TILE_RADIUS + 2)

    def _picture(self, size: QSize) -> QPixmap:
        """Cloth, cards and the dark foot, in device pixels (ratio 1: it is a texture)."""
        if self._art is None:
            ratio = self.devicePixelRatioF()
            real = QSize(round(size.width() * self.scale), round(size.height() * self.scale))
            cloth = look.CLOTHS[self.content.table.CLOTH]
            art = QPixmap(cloth_pixmap(cloth, real, ratio))
            painter = QPainter(art)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(0, 0, real.width(), real.height())
            self.content.table.paint_tile(painter, area, ratio)
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

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        k = self._text_scale
        left, width = rect.left() + 20, rect.width() - 40
        pill = self.pill
        if self.underMouse() or self.ring:
            pill.translate(0, -HOVER_RISE)
        tagline = QRectF(left, pill.top() - 36 * k, width, 22 * k)
        title = QRectF(left, tagline.top() - 38 * k, width, 40 * k)
        # Set at true size on top of the scaled faces, so that it stays crisp.
        painter.save()
        painter.resetTransform()
        s = self.scale
        for area, words, font, ink in (
            (title, text(self.content.game.name), look.display_font(27 * k * s, 600), look.WHITE),
            (tagline, text(self.content.game.tagline), look.ui_font(13.5 * k * s), TEXT_PALE),
        ):
            look.draw_text(painter, _scaled(area, s), words, font, ink, elide=True)
        painter.restore()
        running = self.content.running is not None
        if running:
            fill_rect(painter, pill, 13 * k, CONTINUE)
        else:
            veil, line = look.colour("#000000", 0.18), look.colour(look.GLASS_EDGE, 0.42)
            fill_rect(painter, pill.adjusted(0.7, 0.7, -0.7, -0.7), 13 * k, veil, line, 1.4)
        painter.save()
        painter.resetTransform()
        words = self._continue_words() if running else self.tr("Play")
        ink = look.INK if running else look.WHITE
        look.draw_text(
            painter, _scaled(pill, s), words, look.ui_font(14 * k * s, 700), ink, "center"
        )
        painter.restore()


class HomePage(QWidget):
    """All games, side by side. Arrow keys walk the tiles, Enter opens one."""

    opened = Signal(str)
    resumed = Signal(str)
    settings_wanted = Signal()
    statistics_wanted = Signal()
    record_wanted = Signal()
    rules_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[Tile] = []
        self._grade = NEUTRAL
        self._totals: Totals | None = None
        self._last: str | None = None
        self.help = IconButton(self, "help", self.tr("Rules"), "outline")
        self.help.clicked.connect(self._rules)
        self.chart = IconButton(self, "chart", self.tr("Statistics"), "outline")
        self.chart.clicked.connect(self.statistics_wanted)
        self.gear = IconButton(self, "gear", self.tr("Settings"), "outline")
        self.gear.clicked.connect(self.settings_wanted)
        self.folder = IconButton(self, "open", self.tr("Open record…"), "outline")
        self.folder.clicked.connect(self.record_wanted)
        self._corner = (self.folder, self.help, self.chart, self.gear)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_games(self, contents: Sequence[TileContent], totals: Totals | None) -> None:
        """Show these games and totals; None hides the totals."""
        self._totals = totals
        if [tile.content.game.slug for tile in self.tiles] == [c.game.slug for c in contents]:
            for tile, content in zip(self.tiles, contents, strict=True):
                tile.show_content(content)
        else:
            for tile in self.tiles:
                tile.deleteLater()
            self.tiles = [self._tile(content) for content in contents]
            self._arrange()
        self.update()

    def set_grade(self, grade: Grade) -> None:
        """Show the tiles in this light."""
        self._grade = grade
        for tile in self.tiles:
            tile.set_grade(grade)

    def focus_tile(self, ring: bool = True) -> None:
        """Give the focus to the tile that was used last, else to the first."""
        chosen = [tile for tile in self.tiles if tile.content.game.slug == self._last]
        for tile in (chosen or self.tiles)[:1]:
            tile.take_focus(ring)

    def _tile(self, content: TileContent) -> Tile:
        tile = Tile(content, self)
        tile.set_grade(self._grade)
        tile.opened.connect(self._open)
        tile.resumed.connect(self._resume)
        tile.show()
        return tile

    def _open(self, slug: str) -> None:
        self._last = slug
        self.opened.emit(slug)

    def _rules(self) -> None:
        """The rules of the game that was used last, else of the first one."""
        self.rules_wanted.emit(self._last or self.tiles[0].content.game.slug)

    def _resume(self, slug: str) -> None:
        self._last = slug
        self.resumed.emit(slug)

    # --- Qt ------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.help.set_name(self.tr("Rules"))
            self.folder.set_name(self.tr("Open record…"))
            self.chart.set_name(self.tr("Statistics"))
            self.gear.set_name(self.tr("Settings"))
            for tile in self.tiles:
                tile.retranslate()
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in its place."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the tiles, round the ends."""
        step = STEPS.get(event.key())
        if step is None or not self.tiles:
            super().keyPressEvent(event)
            return
        index = next((n for n, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        if index is None:
            index = 0 if step > 0 else len(self.tiles) - 1
        else:
            index = (index + step) % len(self.tiles)
        self.tiles[index].take_focus(ring=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dark room, the name, the line of totals."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dark_room(painter, QRectF(self.rect()))
        u, t = look.units(self.width(), self.height())
        margin = MARGIN * u
        brand = QRectF(margin, 44 * u, self.width() / 2, 64 * t)
        look.draw_text(painter, brand, "Skillgames", look.display_font(46 * t), look.WHITE)
        line = QRectF(margin + 2, brand.bottom() - 7 * t, self.width() / 2, 26 * t)
        words = self.tr("Table games in which skill decides")
        look.draw_text(painter, line, words, look.ui_font(15.5 * t), TEXT_DARK_ROOM)
        foot = QRectF(margin, FOOTER_Y * u, self.width() - 2 * margin, 40 * t)
        hint = self.tr("←  →  choose      Enter  open      F1  keys")
        look.draw_text(painter, foot, hint, look.ui_font(14 * t), TEXT_FOOTER, "right")
        self._paint_totals(painter, foot, t)

    def _paint_totals(self, painter: QPainter, foot: QRectF, t: float) -> None:
        x = foot.left()
        number_font, word_font = look.display_font(20 * t, tabular=True), look.ui_font(14 * t)
        for number, word in self._facts():
            width = look.text_width(number, number_font)
            area = QRectF(x, foot.top(), width + 4, foot.height())
            look.draw_text(painter, area, number, number_font, look.IVORY)
            x += width + 9 * t
            width = look.text_width(word, word_font)
            look.draw_text(
                painter,
                QRectF(x, foot.top() + 1, width + 4, foot.height()),
                word,
                word_font,
                TEXT_FOOTER,
            )
            x += width + 36 * t

    def _facts(self) -> list[tuple[str, str]]:
        """Number and word of each total, counted from the finished matches."""
        totals = self._totals
        if totals is None or not totals.played:
            return []
        rate = "—" if totals.rate_percent is None else self.percent(totals.rate_percent)
        return [
            (
                str(totals.played),
                self.tr("match(es)", "the number stands before it", totals.played),
            ),
            (str(totals.won), self.tr("win(s)", "the number stands before it", totals.won)),
            (rate, self.tr("won")),
            (str(totals.best_streak), self.tr("best streak")),
        ]

    def percent(self, value: int) -> str:
        """A share as people write it: 56 %."""
        return self.tr("%1 %").replace("%1", str(value))

    def _arrange(self) -> None:
        u, t = look.units(self.width(), self.height())
        scale = max(0.1, u)
        right = round(self.width() - MARGIN * u)
        for button in reversed(self._corner):
            button.set_scale(t)
            side = button.side()
            button.place(QRect(QPoint(right - side, round(54 * u)), QSize(side, side)))
            right -= side + round(CORNER_GAP * t)
        for tile, rect in zip(self.tiles, tile_rects(len(self.tiles), self.size()), strict=True):
            tile.set_scale(scale)
            tile.place(rect)


def tile_rects(count: int, size: QSize) -> list[QRect]:
    """Where the faces of that many tiles stand in a window of this size."""
    if not count:
        return []
    u, t = look.units(size.width(), size.height())
    slots = max(count, TILE_SLOTS)
    width = (size.width() - 2 * MARGIN * u - (slots - 1) * GAP * u) / slots
    if count < TILE_SLOTS:
        width = min(TILE_WIDEST * u, max(width, TILE_WIDEST * u))
    width = min(width, TILES_HEIGHT * u * 0.75)
    total = count * width + (count - 1) * GAP * u
    left = (size.width() - total) / 2
    top = TILES_TOP * u + (t - u) * 40
    bottom = min(size.height() - 60 * t, top + TILES_HEIGHT * u)
    return [
        QRectF(left + n * (width + GAP * u), top, width, bottom - top).toRect()
        for n in range(count)
    ]


def _scaled(rect: QRectF, factor: float) -> QRectF:
    return QRectF(QPointF(rect.x() * factor, rect.y() * factor), rect.size() * factor)
