"""A card as pieces of a pill: its rank with its suit, or the emblem of a trump with its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from PySide6.QtGui import QPainter

from skillgames.engine.bologna import SUITS, card_of
from skillgames.games.tarocchino.words import card_name
from skillgames.widgets import look
from skillgames.widgets.art.bolognese import rank_text
from skillgames.widgets.art.bolognese_suits import draw_suit
from skillgames.widgets.art.emblems import draw_emblem
from skillgames.widgets.art.hud import Part, hud_style
from skillgames.widgets.language import text

Sign = Callable[[QPainter, float, float, float], None]


def sign_of(code: str) -> Sign:
    """The painter of a card's sign: its suit, or the emblem of a trump.

    It is always the same one for a sign, so that equal sentences are equal.
    """
    return _sign(code[0] if card_of(code) < card_of("ANG") else code)


@cache
def _sign(key: str) -> Sign:
    return partial(_paint_suit if key in SUITS else _paint_emblem, key)


def _paint_suit(suit: str, painter: QPainter, x: float, y: float, size: float) -> None:
    draw_suit(painter, suit, x, y, size)


def _paint_emblem(code: str, painter: QPainter, x: float, y: float, size: float) -> None:
    draw_emblem(painter, code, x, y, size)


def card_parts(code: str) -> list[Part]:
    """A card as pieces of a pill: its rank and suit, or a trump's emblem and name."""
    if card_of(code) < card_of("ANG"):
        rank = rank_text(code[1:], hud_style().letters)
        return [Part(rank + " ", look.GOLD, 700), Part(sign=sign_of(code))]
    return [Part(sign=sign_of(code)), Part(" " + text(card_name(code)), look.GOLD, 700)]
