"""The four French suits as shapes in a box of 100 units, and their colours on paper."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor, QPainter, QPainterPath

from skillgames.widgets.art.paths import circle, fill, placed, svg
from skillgames.widgets.look import FOUR_COLOURS, TWO_COLOURS

SUITS = "SHDC"
LETTERS = "JQKA"
"""Of jack, queen, king and ace, as English packs have them."""

SPADE = (
    "M0-50C7-30 46-10 46 15C46 34 21 43 6 24C7 36 11 46 21 50"
    "L-21 50C-11 46-7 36-6 24C-21 43-46 34-46 15C-46-10-7-30 0-50Z"
)
HEART = (
    "M0 49C-9 29-47 8-47-19C-47-37-35-46-23-46C-12-46-4-38 0-27"
    "C4-38 12-46 23-46C35-46 47-37 47-19C47 8 9 29 0 49Z"
)
DIAMOND = "M0-50C10-29 23-12 38 0C23 12 10 29 0 50C-10 29-23 12-38 0C-23-12-10-29 0-50Z"
CLUB_LEAVES = ((0, -25), (-25, 9), (25, 9))
CLUB_LEAF = 22.5
CLUB_HEART = "M-9-12L9-12L9 14L-9 14Z"
CLUB_STALK = "M-4 4C-5 30-9 43-20 50L20 50C9 43 5 30 4 4Z"


def _club() -> QPainterPath:
    path = svg(CLUB_STALK).united(svg(CLUB_HEART))
    for x, y in CLUB_LEAVES:
        path = path.united(circle(x, y, CLUB_LEAF))
    return path


@lru_cache(maxsize=4)
def suit_path(suit: str) -> QPainterPath:
    """The shape of a suit (one of `SUITS`), centred on (0, 0). KeyError for another text."""
    if suit == "C":
        return _club()
    return svg({"S": SPADE, "H": HEART, "D": DIAMOND}[suit])


def suit_colour(suit: str, four_colours: bool = False) -> str:
    """The colour of a suit on paper; with four colours diamonds are blue, clubs green."""
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]


def draw_pip(
    painter: QPainter,
    suit: str,
    cx: float,
    cy: float,
    size: float,
    colour: str | QColor,
    rotation: float = 0.0,
) -> None:
    """Draw a suit `size` units high, centred on (cx, cy)."""
    fill(painter, placed(suit_path(suit), cx, cy, size / 100, rotation), colour)
