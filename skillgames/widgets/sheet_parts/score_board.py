"""The coloured score of a match, and the tiles of the statistics."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from skillgames.widgets import look
from skillgames.widgets.art.hud import avatar
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.sheet_parts.data import ScoreSide, Stat
from skillgames.widgets.sheet_parts.metrics import Measure
from skillgames.widgets.sheet_parts.words import Face, Fitted, Words, fit

WINNER = "#FFD98C"
NAME = Face(15.5, 600)
COLON = Face(44, 600, display=True)
SIZES = {1: 68, 2: 68, 3: 52, 4: 42}
SIZE_OF_MANY = 36
AVATAR_RADIUS = 14
NAME_TOP, NAME_HEIGHT = 20, 28
NAME_GAP = 6
STACKED_FROM, STACK_RISE = 4, 8
SCORE_TOP = 54
TILE_HEIGHT, TILE_LEAST_WIDTH, TILE_GAP = 88, 118, 12
TILE_SIDE = 8
"""Between the edge of a tile and its words."""
TWO = (0.27, 0.73)
"""Where two scores stand in parts of the width; more share it evenly."""


class ScoreBoard(QLabel):
    """Names and scores on the colour of the game; screen readers hear "name score, …"."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._scale = 1.0
        self._sides: tuple[ScoreSide, ...] = ()
        self._accent = look.INK

    def set_score(self, sides: tuple[ScoreSide, ...], accent: str) -> None:
        """Show these scores."""
        self._sides = sides
        self._accent = accent
        self.setText(", ".join(f"{side.person.name} {side.score}" for side in sides))
        self.update()

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.update()

    @property
    def is_stacked(self) -> bool:
        """Whether names stand below the avatars, because there are many."""
        return len(self._sides) >= STACKED_FROM

    @property
    def elided(self) -> bool:
        """Whether a name or a score is cut at the present size."""
        return any(self._name(side).elided or self._score(side).elided for side in self._sides)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and every side."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill_rect(painter, QRectF(self.rect()), 18 * self._scale, self._accent)
        count = len(self._sides)
        for number, side in enumerate(self._sides):
            part = TWO[number] if count == 2 else (number + 0.5) / count
            self._paint_side(painter, side, self.width() * part)
        if count == 2:
            ink = look.colour(look.IVORY, 0.7)
            room = self._score_rect(self.width() / 2, self.width())
            look.draw_text(painter, room, ":", COLON.font(self._scale), ink, "center")

    def _paint_side(self, painter: QPainter, side: ScoreSide, middle: float) -> None:
        k = self._scale
        name = self._name(side)
        radius = AVATAR_RADIUS * k
        words = look.text_width(name.text, name.font)
        high = NAME_HEIGHT * k
        y = (NAME_TOP + NAME_HEIGHT / 2) * k - self._squeeze() * 0.4
        if self.is_stacked:
            y -= STACK_RISE * k
            avatar(painter, middle, y, radius, side.person.avatar)
            rect = QRectF(middle - words / 2, y + radius + 1 * k, words + 4, high)
        else:
            left = middle - (2 * radius + NAME_GAP * k + words) / 2
            avatar(painter, left + radius, y, radius, side.person.avatar)
            rect = QRectF(left + 2 * radius + NAME_GAP * k, y - high / 2, words + 4, high)
        look.draw_text(painter, rect, name.text, name.font, look.IVORY)
        score = self._score(side)
        ink = WINNER if side.winner else look.IVORY
        room = self._score_rect(middle, self._room())
        look.draw_text(painter, room, score.text, score.font, ink, "center")

    def _squeeze(self) -> float:
        """How many pixels the board is lower than designed."""
        return max(0.0, 150 * self._scale - self.height())

    def _score_rect(self, middle: float, width: float) -> QRectF:
        top = SCORE_TOP * self._scale - self._squeeze() * 0.6
        height = 84 * self._scale
        spare = max(0.0, self.height() - 150 * self._scale) / 2
        if self.is_stacked:
            spare += STACK_RISE * self._scale
        return QRectF(middle - width / 2, top + spare, width, height)

    def _room(self) -> float:
        """The width one side may take."""
        count = max(1, len(self._sides))
        return self.width() * (0.42 if count == 2 else 0.92 / count)

    def _name(self, side: ScoreSide) -> Fitted:
        beside = 0 if self.is_stacked else 2 * AVATAR_RADIUS + NAME_GAP
        room = self._room() - beside * self._scale
        return fit(side.person.name, NAME, self._scale, room, shrink=0.7)

    def _score(self, side: ScoreSide) -> Fitted:
        size = SIZES.get(len(self._sides), SIZE_OF_MANY)
        face = Face(size, 600, display=True)
        return fit(side.score, face, self._scale, self._room(), shrink=0.4)


class StatTile(QWidget):
    """A large value over its label, on a raised field."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.value = Words(self, Face(32, 600, display=True, tabular=True), look.INK, "center")
        self.label = Words(self, Face(13, 500), look.INK2, "center")
        self._scale = 1.0

    def set_stat(self, stat: Stat) -> None:
        """Show this."""
        self.value.setText(stat.value)
        self.label.setText(stat.label)

    def natural_width(self, m: Measure) -> int:
        """How wide the tile is with its words uncut."""
        words = max(self.value.natural_width(), self.label.natural_width())
        return math.ceil(words) + 2 * m.u(TILE_SIDE) + 1

    def lay(self, m: Measure) -> None:
        """Place the value above the label."""
        self._scale = m.scale
        side = m.u(TILE_SIDE)
        spare = (self.height() - m.u(70)) // 2
        width = self.width() - 2 * side
        self.value.setGeometry(side, spare + m.u(1), width, m.u(44))
        self.label.setGeometry(side, spare + m.u(45), width, m.u(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        rect = QRectF(self.rect()).adjusted(0.6 * k, 0.6 * k, -0.6 * k, -0.6 * k)
        fill_rect(painter, rect, 14 * k, look.TILE, look.LINE, 1.2 * k)


def lay_tiles(m: Measure, tiles: Sequence[StatTile], y: int) -> int:
    """Place tiles from y on, in as few lines as their words allow; where they end.

    There must be one at least.
    """
    count = len(tiles)
    gap = m.u(TILE_GAP)
    least = max(m.u(TILE_LEAST_WIDTH), *(tile.natural_width(m) for tile in tiles))
    across = max(1, min(count, (m.inner + gap) // (least + gap)))
    lines = -(-count // across)
    across = -(-count // lines)
    height = m.u(TILE_HEIGHT - 18) + m.gap(18)
    for number, tile in enumerate(tiles):
        place = number % across
        left = m.left + round(place * (m.inner + gap) / across)
        right = m.left + round((place + 1) * (m.inner + gap) / across) - gap
        top = y + number // across * (height + gap)
        tile.setGeometry(left, top, right - left, height)
        tile.lay(m)
    return y + lines * (height + gap) - gap
