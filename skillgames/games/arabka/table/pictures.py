"""Small pictures of Arabka: its tile at home, the cards on its sheets."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets.art import fans
from skillgames.widgets.art.fans import Fan, pair
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.look import CLOTHS

STYLE = DeckStyle(cloth=CLOTHS["leather"], back_pattern="stars")

TILE_ROW: Fan = (*pair("KD", -1.14), *pair("2H", 0.0), *pair("TS", 1.14))
TILE_HAND: Fan = (("QC", -8, -0.62, 0.04), ("QH", -1, 0.0, -0.03), ("3C", 8, 0.60, 0.05))
EMBLEM: Fan = (("2H", -12, -0.42, 0.06), ("3C", -1, 0.0, 0.0), ("TS", 11, 0.42, 0.06))
WON: Fan = (*pair("2H", -1.12), *pair("3C", 0.0), *pair("TS", 1.12))

ROW_CARD, HAND_CARD = 0.262, 0.36
"""Widths of the cards on the tile, in tile widths."""
ROW_Y, HAND_Y = 0.225, 0.50
BY_HEIGHT = 0.43
"""The tile's width counts no more than in so high a tile, in parts of its height."""


def paint_tile(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """Open cards on closed ones, and a hand below, in the upper half of the tile."""
    size = min(rect.width(), rect.height() * BY_HEIGHT)
    x = rect.center().x()
    row = QPointF(x, rect.top() + rect.height() * ROW_Y)
    fans.paint_fan(painter, row, size * ROW_CARD, TILE_ROW, STYLE, dpr, compact=True)
    hand = QPointF(x, rect.top() + rect.height() * HAND_Y)
    fans.paint_fan(painter, hand, size * HAND_CARD, TILE_HAND, STYLE, dpr)


def paint_emblem(painter: QPainter, rect: QRectF) -> None:
    """The three bonus cards on the setup sheet."""
    width = min(rect.width() / 2.3, rect.height() / 1.8)
    fans.paint_fan(painter, rect.center(), width, EMBLEM, STYLE)


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """A figure of the rules."""
    from skillgames.games.arabka.table import figures  # not needed at start

    figures.paint_figure(painter, rect, subject, deck)


def paint_won(painter: QPainter, rect: QRectF) -> None:
    """The open cards on closed ones, on the results sheet."""
    width = min(rect.width() / 4.1, rect.height() / 1.75)
    fans.paint_fan(painter, rect.center(), width, WON, STYLE, compact=True)
