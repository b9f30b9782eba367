"""Small pictures of Tarocchino: its tile at home and the fans on its sheets."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets import look
from skillgames.widgets.art.fans import Fan, paint_fan, paint_on_tile
from skillgames.widgets.art.sprites import BACK, DeckStyle

STYLE = DeckStyle(back_pattern="portico", cloth=look.CLOTHS["brick"], pack="bolognese")

TILE_FAN: Fan = (("CR", -15, -0.52, 0.10), ("ANG", -1, -0.02, -0.06), ("MAT", 13, 0.50, 0.10))
EMBLEM_FAN: Fan = ((BACK, -15, -0.46, 0.06), ("SOL", -1, 0.0, 0.0), ("BEG", 13, 0.46, 0.06))
WON_FAN: Fan = (("MON", -13, -0.52, 0.06), ("ANG", -1, 0.0, 0.0), ("MAT", 11, 0.52, 0.06))

TILE_CARD = 0.36
"""Width of a card on the tile, in tile widths."""


def paint_tile(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """Three cards in the upper half of the tile."""
    width = min(rect.width() * TILE_CARD, rect.height() * 0.21)
    paint_on_tile(painter, rect, width, TILE_FAN, STYLE, dpr)


def paint_emblem(painter: QPainter, rect: QRectF) -> None:
    """The fan on the setup sheet, filling the rectangle."""
    paint_fan(painter, rect.center(), _fan_width(rect), EMBLEM_FAN, STYLE)


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Cards of an example; contatori that fill a gap are marked."""
    from skillgames.games.tarocchino.table import figures  # not needed at start

    figures.paint_figure(painter, rect, subject, deck)


def paint_won_fan(painter: QPainter, rect: QRectF) -> None:
    """The fan on the results sheet."""
    paint_fan(painter, rect.center(), _fan_width(rect) * 0.93, WON_FAN, STYLE)


def _fan_width(rect: QRectF) -> float:
    """The fan, its tilted corners and its shadow stay inside the rectangle."""
    return min(rect.width() / 2.6, rect.height() / 2.42)
