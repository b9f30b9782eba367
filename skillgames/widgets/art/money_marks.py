"""What the money-suited pack shows: ingots, rings of coins, strings, coins, and characters.

Marks are drawn in a box of 40 units around (0, 0). Characters are strokes of a square brush on
a grid of 100: no font is needed for the thirteen of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from skillgames.widgets.art.paths import circle, draw_lines, fill, rays, rect, svg
from skillgames.widgets.look import mix

SUITS = "PGZS"
"""Tens, tied rings of coins, strings of coins, coins: from the highest to the lowest."""

INKS = {"P": "#A81E12", "G": "#232D7A", "Z": "#275F49", "S": "#84683A"}
"""The colour of a suit's bands, on which its numbers stand."""

INK = "#2A1D12"
GILT = "#E3AE45"
PALE_GILT = "#F6D98C"
TOKEN_GILT = "#FCEBBE"
RED = "#DB4A38"
BLUE = "#4763BC"
GREEN = "#2E9464"
CORD = "#B3312B"

EXTENTS = {"P": (38.0, 25.0), "G": (32.0, 38.0), "Z": (19.0, 43.0), "S": (38.0, 38.0)}
"""Width and height of a mark in its box."""

INGOT = "M-19-8C-14-3-12-2-10-2C-8-13 8-13 10-2C12-2 14-3 19-8C18 6 12 14 0 14C-12 14-18 6-19-8Z"
INGOT_TOP = "M-10-2C-5 2.4 5 2.4 10-2C8-13-8-13-10-2Z"
INGOT_SHINE = "M-12.5 4.5C-6 10 6 10 12.5 4.5"
BOW = "M-7-19L0-11.4L7-19L9-12.6L0-8.4L-9-12.6Z"
HOLE, TOKEN_HOLE = 5.6, 6.6

# Strokes as runs of points; one character per key: the numerals and the suits.
STROKES = {
    "1": ("10,50 90,50",),
    "2": ("22,28 78,28", "10,76 90,76"),
    "3": ("18,20 82,20", "26,50 74,50", "10,82 90,82"),
    "4": ("16,22 84,22 84,82 16,82 16,22", "40,24 38,50 24,62", "60,24 60,52 76,56"),
    "5": ("14,16 86,16", "48,16 38,86", "22,48 74,48 72,86", "8,86 92,86"),
    "6": ("48,8 54,22", "10,36 90,36", "36,50 16,88", "62,50 86,88"),
    "7": ("10,52 88,38", "44,10 44,78 56,84 86,84 86,70"),
    "8": ("40,22 32,58 10,86", "56,18 66,56 90,86"),
    "9": ("16,34 66,34 64,76 74,86 90,86 90,72", "42,10 40,52 14,88"),
    "P": ("10,44 90,44", "50,10 50,92"),
    "G": (
        "26,8 78,8 74,36 22,36 26,8",
        "50,8 48,36",
        "10,22 90,22",
        "28,46 72,46 72,78 28,78 28,46",
        "28,57 72,57",
        "28,67 72,67",
        "40,80 18,94",
        "60,80 84,94",
    ),
    "Z": (
        "50,4 50,26",
        "22,15 78,15",
        "14,40 14,28 86,28 86,40",
        "58,36 34,50 62,52",
        "66,44 32,66 72,66",
        "50,68 50,94",
        "34,76 20,90",
        "64,76 80,90",
    ),
    "S": (
        "28,6 8,28",
        "28,6 46,24",
        "16,32 40,32",
        "28,32 28,84",
        "10,50 46,50",
        "16,62 20,76",
        "40,60 36,74",
        "8,88 48,84",
        "54,20 88,16",
        "68,6 76,44 88,46",
        "86,28 60,46",
        "54,58 90,53",
        "68,46 78,88 92,90 92,78",
        "86,66 58,92",
    ),
}


@lru_cache(maxsize=16)
def _strokes(name: str) -> tuple[QPolygonF, ...]:
    return tuple(
        QPolygonF([QPointF(*map(float, point.split(","))) for point in run.split()])
        for run in STROKES[name]
    )


def draw_character(
    painter: QPainter,
    name: str,
    cx: float,
    cy: float,
    size: float,
    ink: str | QColor,
    brush: float = 9,
) -> None:
    """Draw the numeral "1" to "9" or the name of a suit, centred; `brush` of 100 is the pen.

    KeyError for another name.
    """
    strokes = _strokes(name)
    painter.save()
    painter.translate(cx - size / 2, cy - size / 2)
    painter.scale(size / 100, size / 100)
    pen = QPen(QColor(ink), brush)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in strokes:
        painter.drawPolyline(stroke)
    painter.restore()


def draw_mark(painter: QPainter, suit: str, cx: float, cy: float, size: float) -> None:
    """Draw the mark of a suit (one of `SUITS`) in its colours, its box `size` wide."""
    _in_box(painter, MARKS[suit], cx, cy, size)


def draw_token(
    painter: QPainter, suit: str, cx: float, cy: float, size: float, ink: str | QColor
) -> None:
    """Draw the plain shape of a suit's mark in one colour."""
    shape = token(suit)

    def draw(box: QPainter) -> None:
        fill(box, shape, ink)

    _in_box(painter, draw, cx, cy, size)


def _in_box(
    painter: QPainter, draw: Callable[[QPainter], None], cx: float, cy: float, size: float
) -> None:
    painter.save()
    painter.translate(cx, cy)
    painter.scale(size / 40, size / 40)
    draw(painter)
    painter.restore()


def _pierced(hole: float = HOLE) -> QPainterPath:
    coin = circle(0, 0, 18)
    coin.addPath(rect(-hole, -hole, 2 * hole, 2 * hole))
    return coin


def _ring() -> QPainterPath:
    ring = circle(0, 3, 14.6)
    ring.addPath(circle(0, 3, 6.2))
    return ring


@lru_cache(maxsize=4)
def token(suit: str) -> QPainterPath:
    """The plain shape of a mark in its box. KeyError for another text."""
    if suit == "Z":
        shape = rect(-1.3, -19.4, 2.6, 38.8)
        for number in range(5):
            shape = shape.united(rect(-8.4, -16.4 + number * 6.7, 16.8, 5.2, 2.4))
        return shape
    if suit == "G":
        return _ring().united(svg(BOW)).subtracted(circle(0, 3, 6.2))
    # A wide hole, and the four signs as notches: no one may take the coin for a nought.
    return {"P": svg(INGOT), "S": _notched(_pierced(TOKEN_HOLE))}[suit]


def _notched(coin: QPainterPath) -> QPainterPath:
    for notch in rays(0, 0, 10.5, 14.5, 4, 45):
        coin = coin.subtracted(circle(notch.x2(), notch.y2(), 2.0))
    return coin


def _ingot(painter: QPainter) -> None:
    fill(painter, svg(INGOT), RED, INK, 1.7)
    fill(painter, svg(INGOT_TOP), PALE_GILT, INK, 1.3)
    fill(painter, svg("M-5.6-6.4C-3.6-8.6 1-9 3.6-7.6"), None, "#FFF6DC", 1.3)
    fill(painter, svg(INGOT_SHINE), None, mix(RED, "#FFE3D2", 0.75), 1.4)


def _tied_ring(painter: QPainter) -> None:
    fill(painter, _ring(), BLUE, INK, 1.6)
    draw_lines(painter, rays(0, 3, 7.4, 13.6, 12), mix(BLUE, "#EEF2FF", 0.85), 1.2)
    fill(painter, svg(BOW), RED, INK, 1.2)


def _string(painter: QPainter) -> None:
    fill(painter, rect(-1.1, -20, 2.2, 40, 1), CORD)
    for number in range(5):
        top = -16.4 + number * 6.7
        fill(painter, rect(-8.4, top, 16.8, 5.7, 2.6), GREEN, INK, 1.3)
    shine = [ray.translated(0, -13.6 + number * 6.7) for number in range(5) for ray in _SHINE]
    draw_lines(painter, shine, mix(GREEN, "#E4FBEF", 0.8), 1.1)
    fill(painter, circle(0, -19, 2.2), GILT, INK, 1)


_SHINE = tuple(line.translated(-4.7, 0) for line in rays(0, 0, 0, 9.4, 1))


def _coin(painter: QPainter) -> None:
    fill(painter, _pierced(), GILT, INK, 1.7)
    fill(painter, circle(0, 0, 14), None, mix(GILT, INK, 0.75), 1.0)
    fill(painter, rect(-7.6, -7.6, 15.2, 15.2, 1), None, mix(GILT, "#FFF6DC", 0.7), 1.2)
    draw_lines(painter, rays(0, 0, 9, 12.4, 4), INK, 1.6)


MARKS: dict[str, Callable[[QPainter], None]] = {
    "P": _ingot,
    "G": _tied_ring,
    "Z": _string,
    "S": _coin,
}
