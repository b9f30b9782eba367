"""Small pictures of Hakka cards: the tile at home, the fans on sheets, marks of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.games.hakka.table.geometry import RATIO
from skillgames.widgets import look
from skillgames.widgets.art import fans
from skillgames.widgets.art.badges import BADGES
from skillgames.widgets.art.fans import Fan
from skillgames.widgets.art.money import WILD_INK
from skillgames.widgets.art.money_marks import INKS, draw_token
from skillgames.widgets.art.paths import fill, fill_rect, outline, placed, star
from skillgames.widgets.art.sprites import BACK, DeckStyle

if TYPE_CHECKING:
    from skillgames.widgets.sheet_parts.data import Paint

STYLE = DeckStyle(back_pattern="lattice", cloth=look.CLOTHS["indigo"], pack="money")

TILE_FAN: Fan = (
    (BACK, -27, -1.26, 0.34),
    ("Z9", -14, -0.68, 0.06),
    ("P9", -2, -0.05, -0.06),
    ("G7", 11, 0.60, 0.04),
    ("W1", 24, 1.20, 0.30),
)
EMBLEM_FAN: Fan = ((BACK, -17, -0.62, 0.10), ("P9", -1, 0.0, 0.0), ("W1", 16, 0.62, 0.10))
WON_FAN: Fan = (("G9", -16, -0.66, 0.10), ("P9", -1, 0.0, 0.0), ("S1", 15, 0.66, 0.10))

TILE_CARD = 0.2
"""Width of a card on the tile, in tile widths."""
CREAM = "#FFF8E8"


def paint_tile(painter: QPainter, rect: QRectF, dpr: float) -> None:
    """Five long cards in the upper half of the tile."""
    width = min(rect.width() * TILE_CARD, rect.height() * 0.145)
    fans.paint_on_tile(painter, rect, width, TILE_FAN, STYLE, dpr)


def paint_emblem(painter: QPainter, rect: QRectF) -> None:
    """The fan on the setup sheet, filling the rectangle."""
    fans.paint_fan(painter, rect.center(), _fan_width(rect), EMBLEM_FAN, STYLE)


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Cards with their stars, an answer to a lead, or a dream."""
    from skillgames.games.hakka.table import figures  # not needed at start

    figures.paint_figure(painter, rect, subject, deck)


def paint_won_fan(painter: QPainter, rect: QRectF) -> None:
    """The fan on the results sheet."""
    fans.paint_fan(painter, rect.center(), _fan_width(rect), WON_FAN, STYLE)


def _fan_width(rect: QRectF) -> float:
    """The fan, its tilted corners and its shadow stay inside the rectangle."""
    return min(rect.width() / 3.2, rect.height() / (RATIO + 0.5))


def card_mark(code: str) -> Paint:
    """A card for a line of text: its number and its suit on the colour of its bands."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        ground = INKS.get(code[0], WILD_INK)
        fill_rect(painter, rect.adjusted(-1, -1, 1, 1), rect.height() * 0.2, ground)
        y, k = rect.center().y(), rect.height() / 14
        shape = outline(code[1], 10)
        fill(painter, placed(shape, rect.left() + 3.7 * k, y, 0.9 * k), CREAM)
        if code[0] in INKS:
            draw_token(painter, code[0], rect.left() + 10.4 * k, y, 7.6 * k, CREAM)
        else:
            fill(painter, star(rect.left() + 10.4 * k, y, 3.8 * k, 1.7 * k, 5), look.GOLD)

    return paint


def star_icon(painter: QPainter, rect: QRectF) -> None:
    """The badge of an Elder."""
    centre = rect.center()
    BADGES["star"](painter, centre.x(), centre.y(), min(rect.width(), rect.height()) * 0.42)


def card_icon(code: str) -> Paint:
    """A small card beside a line of the score sheet."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        fans.paint_fan(painter, rect.center(), rect.height() / RATIO, ((code, 0, 0, 0),), STYLE)

    return paint
