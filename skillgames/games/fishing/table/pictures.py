"""Small pictures of Fishing: its tile at home, the fan on its sheets, line icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets import look
from skillgames.widgets.art import fans
from skillgames.widgets.art.fans import Fan
from skillgames.widgets.art.french import rank_text
from skillgames.widgets.art.hud import hud_style
from skillgames.widgets.art.paths import fill, fill_rect, outline, placed
from skillgames.widgets.art.sprites import BACK, DeckStyle
from skillgames.widgets.art.suits import draw_pip

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import Paint

RATIO = 1.4

STYLE = DeckStyle()

TILE_FAN: Fan = (("KS", -16, -0.41, 0.08), ("AH", -2, -0.02, -0.10), ("TD", 13, 0.39, 0.08))
EMBLEM_FAN: Fan = ((BACK, -16, -0.41, 0.06), ("2S", -2, 0.0, 0.0), ("TD", 12, 0.41, 0.06))
WON_FAN: Fan = (("AS", -14, -0.5, 0.07), ("2S", -2, 0.0, 0.0), ("TD", 10, 0.5, 0.07))

TILE_CARD = 0.44
"""Width of a card on the tile, in tile widths."""


def paint_tile(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """Three cards in the upper half of the tile."""
    width = min(rect.width() * TILE_CARD, rect.height() * 0.27)
    fans.paint_on_tile(painter, rect, width, TILE_FAN, STYLE, dpr)


def paint_emblem(painter: QPainter, rect: QRectF) -> None:
    """The fan on the setup sheet, filling the rectangle."""
    fans.paint_fan(painter, rect.center(), _fan_width(rect), EMBLEM_FAN, STYLE)


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """An example or the scoring cards; what is taken glows."""
    from skillgames.games.fishing.table import figures  # not needed at start

    figures.paint_figure(painter, rect, subject, deck)


def paint_won_fan(painter: QPainter, rect: QRectF) -> None:
    """The fan on the results sheet."""
    fans.paint_fan(painter, rect.center(), _fan_width(rect) * 0.93, WON_FAN, STYLE)


def _fan_width(rect: QRectF) -> float:
    """The fan, its tilted corners and its shadow stay inside the rectangle."""
    return min(rect.width() / 2.45, rect.height() / 1.8)


def card_icon(code: str) -> Paint:
    """A tiny card with rank and suit, for a line of the score sheet."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        height = rect.height() * 0.94
        width = height * 22 / 30
        k = height / 30
        card = QRectF(0, 0, width, height)
        card.moveCenter(rect.center())
        fill_rect(painter, card, 4 * k, "#FFFDF6", look.colour(look.INK, 0.5), 1.1)
        ink = look.TWO_COLOURS[code[1]]
        letters = hud_style().letters
        rank = outline(rank_text(code[0], letters), 100, squeeze=0.8 if code[0] == "T" else 1.0)
        centre = card.center()
        fill(painter, placed(rank, centre.x(), centre.y() - 5 * k, 0.09 * k), ink)
        draw_pip(painter, code[1], centre.x(), centre.y() + 7 * k, 10 * k, ink)

    return paint


def suit_mark(suit: str) -> Paint:
    """A pip as large as its rectangle."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        size = min(rect.width(), rect.height())
        ink = look.TWO_COLOURS[suit]
        draw_pip(painter, suit, rect.center().x(), rect.center().y(), size, ink)

    return paint
