"""The French pack: 52 faces of 100 x 140 units, in two or four colours.

A code is rank and suit: `AS`, `7H`, `TD` (T is printed as 10), `QC`.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from skillgames.widgets.art.courts import draw_court, robe
from skillgames.widgets.art.paths import circle, draw_lines, fill, fill_rect, outline, placed, rays
from skillgames.widgets.art.suits import LETTERS, SUITS, draw_pip, suit_colour
from skillgames.widgets.look import PAPER, colour, mix

WIDTH, HEIGHT, RADIUS = 100, 140, 7
RANKS = "A23456789TJQK"

EDGE = "#5A4426"
SHADE = "#E9DDC4"

INDEX_X, INDEX_Y, INDEX_CAP = 14, 16.5, 16.8
INDEX_PIP_Y, INDEX_PIP = 40.5, 16
LARGE_X, LARGE_Y, LARGE_CAP = 16, 19.5, 26
LARGE_PIP_Y, LARGE_PIP = 49.5, 22
LARGE_NARROW = 0.9  # large indices are a little narrower
LARGE_SPREAD = 0.64  # how near the columns of pips move together beside them
LARGE_SHARE = 0.74  # and how much smaller pips, courts and the ace are
COMPACT_X, COMPACT_Y, COMPACT_CAP = 24, 27, 32
COMPACT_PIP_Y, COMPACT_PIP = 64, 28
COMPACT_BIG_X, COMPACT_BIG_Y, COMPACT_BIG = 64, 96, 58

LEFT, MIDDLE, RIGHT = 35, 50, 65
TOP, BOTTOM = 25.5, 114.5
PIP, PIP_SIZES = 20.5, {2: 24, 3: 23, 9: 19, 10: 19}
ACE_PIP = 40

_SIX = [(x, y) for y in (0.0, 1 / 2, 1.0) for x in (LEFT, RIGHT)]
_EIGHT = [(x, y) for y in (0.0, 1 / 3, 2 / 3, 1.0) for x in (LEFT, RIGHT)]
_FOUR = [(x, y) for y in (0.0, 1.0) for x in (LEFT, RIGHT)]

# Where the pips stand: column, and the part of the way from the top row to the bottom row.
PIPS: dict[int, list[tuple[int, float]]] = {
    2: [(MIDDLE, 0), (MIDDLE, 1)],
    3: [(MIDDLE, 0), (MIDDLE, 1 / 2), (MIDDLE, 1)],
    4: _FOUR,
    5: [*_FOUR, (MIDDLE, 1 / 2)],
    6: _SIX,
    7: [*_SIX, (MIDDLE, 1 / 4)],
    8: [*_SIX, (MIDDLE, 1 / 4), (MIDDLE, 3 / 4)],
    9: [*_EIGHT, (MIDDLE, 1 / 2)],
    10: [*_EIGHT, (MIDDLE, 1 / 6), (MIDDLE, 5 / 6)],
}


def rank_text(rank: str, letters: str = LETTERS) -> str:
    """What is printed for a rank: `letters` stand for jack, queen, king and ace."""
    place = LETTERS.find(rank)
    if place >= 0:
        return letters[place]
    return "10" if rank == "T" else rank


def draw_paper(
    painter: QPainter, width: float = WIDTH, height: float = HEIGHT, radius: float = RADIUS
) -> None:
    """A blank card: paper that is lighter at the top, with a thin edge."""
    light = QLinearGradient(0, 0, 0, height)
    light.setColorAt(0, mix(PAPER, "#FFFFFF", 0.45))
    light.setColorAt(1, mix(PAPER, SHADE, 0.28))
    fill_rect(painter, QRectF(0, 0, width, height), radius, light)
    inner = QRectF(0.6, 0.6, width - 1.2, height - 1.2)
    fill_rect(painter, inner, radius - 0.4, None, colour(EDGE, 0.28), 1.0)


def draw_french(
    painter: QPainter,
    code: str,
    four_colours: bool = False,
    compact: bool = False,
    letters: str = LETTERS,
    large: bool = False,
) -> None:
    """Draw a card in 100 x 140 units with its corner at (0, 0).

    `compact` is the face for small cards: one big index and one big pip. `large` prints
    ranks and suits in the corners larger and draws what lies between them smaller.
    `letters` are printed for J, Q, K and A. ValueError when the code is no card.
    """
    if len(code) != 2 or code[0] not in RANKS or code[1] not in SUITS:
        raise ValueError(f"no card: {code!r}")
    rank, suit = code[0], code[1]
    ink = suit_colour(suit, four_colours)
    draw_paper(painter)
    if compact:
        _compact(painter, rank, suit, ink, letters)
        return
    for turn in (0, 180):
        painter.save()
        painter.translate(WIDTH / 2, HEIGHT / 2)
        painter.rotate(turn)
        painter.translate(-WIDTH / 2, -HEIGHT / 2)
        if large:
            _index(painter, rank, LARGE_X, LARGE_Y, LARGE_CAP, ink, letters, LARGE_NARROW)
            draw_pip(painter, suit, LARGE_X, LARGE_PIP_Y, LARGE_PIP, ink)
        else:
            _index(painter, rank, INDEX_X, INDEX_Y, INDEX_CAP, ink, letters)
            draw_pip(painter, suit, INDEX_X, INDEX_PIP_Y, INDEX_PIP, ink)
        painter.restore()
    share = LARGE_SHARE if large else 1.0
    if rank in LETTERS:
        painter.save()
        painter.translate(WIDTH / 2, HEIGHT / 2)
        painter.scale(share, share)
        painter.translate(-WIDTH / 2, -HEIGHT / 2)
        if rank == "A":
            _ace(painter, suit, ink)
        else:
            draw_court(painter, rank, robe(suit, ink, four_colours))
        painter.restore()
        return
    count = 10 if rank == "T" else int(rank)
    size = PIP_SIZES.get(count, PIP) * share
    spread = LARGE_SPREAD if large else 1.0
    for x, y, turned in pips(count):
        across = MIDDLE + (x - MIDDLE) * spread
        draw_pip(painter, suit, across, y, size, ink, 180 if turned else 0)


def pips(count: int) -> Iterator[tuple[float, float, bool]]:
    """The pips of a card from 2 to 10: x, y, and whether it stands on its head."""
    for x, part in PIPS[count]:
        yield x, TOP + (BOTTOM - TOP) * part, part > 1 / 2


def _index(
    painter: QPainter,
    rank: str,
    x: float,
    y: float,
    cap: float,
    ink: str,
    letters: str,
    narrow: float = 1.0,
) -> None:
    ten = rank == "T"
    squeeze = narrow * (0.74 if ten else 0.95)
    shape = outline(rank_text(rank, letters), cap, squeeze=squeeze, spacing=-6 if ten else 0)
    fill(painter, placed(shape, x, y), ink)


def _compact(painter: QPainter, rank: str, suit: str, ink: str, letters: str) -> None:
    _index(painter, rank, COMPACT_X, COMPACT_Y, COMPACT_CAP, ink, letters)
    draw_pip(painter, suit, COMPACT_X, COMPACT_PIP_Y, COMPACT_PIP, ink)
    draw_pip(painter, suit, COMPACT_BIG_X, COMPACT_BIG_Y, COMPACT_BIG, ink)


def _ace(painter: QPainter, suit: str, ink: str) -> None:
    cx, cy = WIDTH / 2, HEIGHT / 2
    fill(painter, circle(cx, cy, 29), None, mix(PAPER, ink, 0.22), 0.8)
    fill(painter, circle(cx, cy, 31.5), None, mix(PAPER, ink, 0.13), 0.6)
    pale = mix(PAPER, ink, 0.25)
    draw_lines(painter, rays(cx, cy, 33.5, 39.5, 12), pale, 0.7)
    for number in (1, 2, 3):
        draw_lines(painter, rays(cx, cy, 33.5, 36.5, 12, number * 7.5), pale, 0.7)
    draw_pip(painter, suit, cx, cy, ACE_PIP, ink)
