"""The first page: a tile per game, the room's own buttons, and how it went so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from skillgames.app.tile import STEPS, Tile, TileContent
from skillgames.engine.game import GameDef
from skillgames.store.outcomes import Totals
from skillgames.widgets import look
from skillgames.widgets.art.cloth import dark_room
from skillgames.widgets.art.grading import NEUTRAL, Grade
from skillgames.widgets.controls import IconButton

MARGIN, GAP = 44, 20
CORNER_GAP = 12
"""Between the buttons in the upper right corner."""
TILES_TOP, TILES_HEIGHT = 150, 520
TILE_SLOTS = 5
"""Tiles of a full row; fewer tiles are a little wider and stand in the middle."""
TILE_WIDEST = 300
FOOTER_Y = 706
TEXT_DARK_ROOM = "#CFC9BC"
TEXT_FOOTER = "#B9B3A6"


class HomePage(QWidget):
    """All games, side by side. Arrow keys walk the tiles, Enter opens one."""

    opened = Signal(str)
    resumed = Signal(str)
    settings_wanted = Signal()
    statistics_wanted = Signal()
    record_wanted = Signal()
    rules_wanted = Signal(str)
    pictures_wanted = Signal()
    """The page has been painted, and tiles without a picture are among it."""

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

    def show_game(self, content: TileContent) -> None:
        """Show another state of one of the games."""
        for tile in self.tiles:
            if tile.content.game.slug == content.game.slug:
                tile.show_content(content)

    @property
    def without_picture(self) -> list[GameDef]:
        """The games whose tables have not been imported yet, in order."""
        return [tile.content.game for tile in self.tiles if tile.content.table is None]

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
        if self.without_picture:
            self.pictures_wanted.emit()

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
