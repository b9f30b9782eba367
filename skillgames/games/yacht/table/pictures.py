"""Small pictures of Yacht: its tile at home, the dice on its sheets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets.art.dice import paint_die
from skillgames.widgets.art.sprites import DeckStyle

# Dice around a point: face, shift right and down, turn, edge, all but the turn in parts.
Group = Sequence[tuple[str, float, float, float, float]]

TILE: Group = (
    ("ivory6", -0.198, -0.342, -12, 0.378),
    ("ivory5", 0.207, -0.234, 16, 0.378),
    ("red3", -0.216, 0.126, 9, 0.342),
    ("blue2", 0.198, 0.225, -14, 0.342),
    ("green4", 0.0, 0.576, 6, 0.315),
)
"""In parts of the tile's width."""

TILE_Y = 0.345
TILE_BY_HEIGHT = 0.43
"""The tile's width counts no more than in so high a tile, in parts of its height."""

EMBLEM: Group = (
    ("ivory5", -0.29, 0.04, -10, 0.36),
    ("blue2", 0.36, 0.14, 12, 0.30),
    ("red3", 0.06, -0.10, 6, 0.33),
)
WON: Group = (
    ("ivory6", -0.38, 0.08, -12, 0.36),
    ("ivory6", 0.36, 0.10, 13, 0.36),
    ("ivory6", -0.02, -0.06, 3, 0.38),
)
"""In parts of the smaller side."""


def paint_group(painter: QPainter, centre: QPointF, size: float, group: Group) -> None:
    """Dice around a point."""
    for face, dx, dy, turn, edge in group:
        middle = QPointF(centre.x() + dx * size, centre.y() + dy * size)
        paint_die(painter, middle, edge * size, face, turn)


def paint_tile(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """Five dice in the upper half of the tile."""
    size = min(rect.width(), rect.height() * TILE_BY_HEIGHT)
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * TILE_Y)
    paint_group(painter, centre, size, TILE)


def paint_emblem(painter: QPainter, rect: QRectF) -> None:
    """Three dice on the setup sheet."""
    paint_group(painter, rect.center(), min(rect.width(), rect.height() * 1.25), EMBLEM)


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """An example roll; what counts is held."""
    from skillgames.games.yacht.table import figures  # not needed at start

    figures.paint_figure(painter, rect, subject, deck)


def paint_sample(painter: QPainter, rect: QRectF, deck: DeckStyle) -> None:
    """Dice on the cloth, one of them held."""
    from skillgames.games.yacht.table import figures  # not needed at start

    figures.paint_sample(painter, rect, deck)


def paint_won(painter: QPainter, rect: QRectF) -> None:
    """Three sixes on the results sheet."""
    paint_group(painter, rect.center(), min(rect.width(), rect.height() * 1.15), WON)
