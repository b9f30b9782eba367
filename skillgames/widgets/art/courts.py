"""Court cards: king, queen and jack as medallions with the suit for a head.

A half figure stands in x -25.5..25.5 and y 0..59, its feet at the belt; the card shows it
twice, turned about the middle. Ranks differ by crown, hair and what they hold, so they
can be told apart without the letter.

Thin strokes have mixed, opaque colours: translucent ones take Qt four times as long.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from skillgames.widgets.art.paths import circle, draw_lines, fill, line, placed, rays, rect, svg
from skillgames.widgets.art.suits import draw_pip
from skillgames.widgets.look import PAPER, mix

INK = "#241C18"
CREAM = "#F4E8CE"
GOLD = "#E2B04A"
PEARL = "#FCF8EE"
NAVY = "#22406B"
CRIMSON = "#A8262E"
RUST = "#B4532A"
GREEN = "#1F6148"
PLUM = "#56305E"
SLATE = "#333B47"
BLUE = "#24599C"
STEEL = "#C9D3D8"
SPEARHEAD = "#5F7285"
WOOD = "#9A7442"
BEARD = "#EADFC8"
LINEN = "#FBF5E6"
RAY = "#B98A34"
FRAME = "#8A6420"

PEN = 0.9
PANEL = QRectF(24.5, 11, 51, 118)
HALF = 59  # the height of a half figure
HEAD_Y = 27
HEAD = 10.6
BELT = 5.2
JEWELS = 9


Part = Callable[[QPainter, "Robe"], None]
Parts = tuple[Part, Part, Part]  # what is behind the robe, before it, and on the head


@dataclass(frozen=True)
class Robe:
    """The colours of one suit's court: cloth, its front stripe, and the suit itself."""

    mantle: str
    stripe: str
    suit: str
    ink: str


ROBES = {
    "S": (NAVY, CRIMSON),
    "H": (CRIMSON, NAVY),
    "D": (RUST, GREEN),
    "C": (GREEN, PLUM),
}
ROBES_FOUR = {
    "S": (SLATE, CRIMSON),
    "H": (CRIMSON, NAVY),
    "D": (BLUE, RUST),
    "C": (GREEN, PLUM),
}


def robe(suit: str, ink: str, four_colours: bool = False) -> Robe:
    """The robe of a suit whose pips are drawn in `ink`."""
    mantle, stripe = (ROBES_FOUR if four_colours else ROBES)[suit]
    return Robe(mantle, stripe, suit, ink)


def draw_court(painter: QPainter, rank: str, colours: Robe) -> None:
    """Draw the panel of a court card (rank J, Q or K) on a card of 100 x 140 units.

    Turned by 180 degrees it is the same picture. KeyError for another rank.
    """
    parts = PARTS[rank]
    panel = rect(PANEL.x(), PANEL.y(), PANEL.width(), PANEL.height(), 3)
    fill(painter, panel, CREAM)
    middle = PANEL.center()
    for turn in (0, 180):
        painter.save()
        painter.translate(middle)
        painter.rotate(turn)
        painter.setClipRect(QRectF(-PANEL.width() / 2, -HALF, PANEL.width(), HALF))
        painter.translate(0, -HALF)
        _figure(painter, parts, colours)
        painter.restore()
    _belt(painter, middle.y(), colours)
    fill(painter, panel, None, INK, PEN)
    outer = PANEL.adjusted(-1.6, -1.6, 1.6, 1.6)
    frame = rect(outer.x(), outer.y(), outer.width(), outer.height(), 4)
    fill(painter, frame, None, mix(PAPER, FRAME, 0.75), 0.6)


def _belt(painter: QPainter, y: float, colours: Robe) -> None:
    left, width = PANEL.left(), PANEL.width()
    fill(painter, rect(left, y - BELT / 2, width, BELT), INK)
    fill(painter, rect(left, y - 1.9, width, 3.8), GOLD)
    step = width / JEWELS
    for number in range(JEWELS):
        jewel = placed(svg("M0-1.7L2.1 0L0 1.7L-2.1 0Z"), left + step * (number + 0.5), y)
        fill(painter, jewel, colours.mantle if number % 2 else colours.stripe)


def _figure(painter: QPainter, parts: Parts, colours: Robe) -> None:
    """The half figure from back to front: rays, hair, robe, collar, arms, head, crown."""
    behind, before, crown = parts
    _rays(painter)
    behind(painter, colours)
    _mantle(painter, colours)
    before(painter, colours)
    fill(painter, circle(0, HEAD_Y, HEAD), PEARL, INK, 1)
    fill(painter, circle(0, HEAD_Y, HEAD - 1.7), None, GOLD, 1.3)
    draw_pip(painter, colours.suit, 0, HEAD_Y + 0.4, HEAD * 1.22, colours.ink)
    crown(painter, colours)


def _rays(painter: QPainter) -> None:
    pale = mix(CREAM, RAY, 0.34)
    draw_lines(painter, rays(0, HEAD_Y, 15, 24, 20, 4.5), pale, 0.6)
    draw_lines(painter, rays(0, HEAD_Y, 15, 64, 20, 13.5), pale, 0.6)


def _mantle(painter: QPainter, colours: Robe) -> None:
    shape = svg("M-25.5 59L-25.5 53C-22 44-13 42-7 37.5L7 37.5C13 42 22 44 25.5 53L25.5 59Z")
    fill(painter, shape, colours.mantle, INK, PEN)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    fold = svg("M-26.5 53C-22 44-13 42 0 40C13 42 22 44 26.5 53")
    for number in range(1, 7):
        strong = number % 2 == 1
        pen = mix(colours.mantle, GOLD, 0.85 if strong else 0.4)
        fill(painter, placed(fold, 0, 6.2 * number), None, pen, 0.9 if strong else 0.6)
    fill(painter, svg("M-8.5 37L0 47L8.5 37L9.5 61L-9.5 61Z"), colours.stripe, INK, 0.7)
    for y in (49, 58):
        fill(painter, placed(svg("M0 0L3.2 3.6L0 7.2L-3.2 3.6Z"), 0, y), GOLD)
    painter.restore()


def _nothing(painter: QPainter, colours: Robe) -> None:
    """The king has no hair behind his robe."""


def _veil(painter: QPainter, colours: Robe) -> None:
    veil = svg("M-11.5 21C-20 30-15 42-22 52L22 52C15 42 20 30 11.5 21C8 13-8 13-11.5 21Z")
    fill(painter, veil, mix(GOLD, CREAM, 0.35), INK, PEN)


def _curls(painter: QPainter, colours: Robe) -> None:
    curl = svg("M8 20C15 22 15 31 11 36C17 37 14 42 8 40Z")
    for mirrored in (True, False):
        fill(painter, placed(curl, 0, 0, mirrored=mirrored), GOLD, INK, PEN)


def _ermine(painter: QPainter) -> None:
    """The round collar of king and queen."""
    collar = svg("M-11 37C-6 43 6 43 11 37L14 42C7 50-7 50-14 42Z")
    fill(painter, collar, LINEN, INK, PEN)
    for x, y in ((-9.0, 41.6), (-4.6, 44.0), (0.0, 44.8), (4.6, 44.0), (9.0, 41.6)):
        fill(painter, placed(svg("M0-1.3L.8 1.5L-.8 1.5Z"), x, y), INK)


def _king_robe(painter: QPainter, colours: Robe) -> None:
    _ermine(painter)
    line(painter, 20, 13, 20, HALF, INK, 2.6)
    line(painter, 20, 13, 20, HALF, GOLD, 1.4)
    fill(painter, circle(20, 10.5, 3.2), GOLD, INK, 0.8)
    cross = svg(
        "M19.2 7.6L19.2 5.6L17.6 5.6L17.6 4.2L19.2 4.2L19.2 2.6L20.8 2.6L20.8 4.2"
        "L22.4 4.2L22.4 5.6L20.8 5.6L20.8 7.6Z"
    )
    fill(painter, cross, GOLD, INK, 0.5)
    beard = svg("M-9.6 30C-10.5 41-5 46 0 52C5 46 10.5 41 9.6 30Z")
    fill(painter, beard, BEARD, INK, PEN)
    locks = svg("M-4.6 38C-4.14 42-2.76 45-1.61 48M0 38L0 48M4.6 38C4.14 42 2.76 45 1.61 48")
    fill(painter, locks, None, mix(BEARD, INK, 0.7), 0.6)


def _queen_robe(painter: QPainter, colours: Robe) -> None:
    _ermine(painter)
    line(painter, -20, 24, -20, 50, GREEN, 1.3)
    fill(painter, svg("M-20 40C-26 38-26 33-25 32C-21 33-20 36-20 40Z"), GREEN)
    petal = svg("M0 0C-3-2-2.6-6 0-6.4C2.6-6 3-2 0 0Z")
    for angle in range(0, 360, 72):
        shade = mix(colours.mantle, "#FFFFFF", 0.25)
        fill(painter, placed(petal, -20, 18, 1, angle), shade, INK, 0.6)
    fill(painter, circle(-20, 18, 1.9), GOLD, INK, 0.6)


def _jack_robe(painter: QPainter, colours: Robe) -> None:
    fill(painter, svg("M-9 36.5L0 47L9 36.5L12 42L0 54L-12 42Z"), CREAM, INK, PEN)
    line(painter, -20, 8, -20, HALF, INK, 2.4)
    line(painter, -20, 8, -20, HALF, WOOD, 1.2)
    fill(painter, svg("M-20 3L-18.6 10L-21.4 10Z"), SPEARHEAD, INK, 0.7)
    axe = svg("M-19.2 11C-13 9.5-12 12-11.5 15.5C-12 19-13 21.5-19.2 20Z")
    fill(painter, axe, STEEL, INK, 0.8)
    fill(painter, svg("M-20.8 13L-25 15.5L-20.8 18Z"), STEEL, INK, 0.8)


def _crown(painter: QPainter, colours: Robe) -> None:
    band = svg(
        "M-10.8 18.5L-13.6 7L-6.6 12.4L0 3.4L6.6 12.4L13.6 7L10.8 18.5C4 16.4-4 16.4-10.8 18.5Z"
    )
    fill(painter, band, GOLD, INK, PEN)
    for x, y in ((-13.6, 6.2), (0.0, 2.6), (13.6, 6.2)):
        fill(painter, circle(x, y, 1.9), PEARL, INK, 0.8)
    for x, y in ((-6.0, 15.2), (0.0, 13.8), (6.0, 15.2)):
        fill(painter, placed(svg("M0-2L1.6 0L0 2L-1.6 0Z"), x, y), colours.mantle)


def _coronet(painter: QPainter, colours: Robe) -> None:
    band = svg(
        "M-10.6 19C-11.4 15-11.4 13-11.8 10.6C-9 11.6-7.6 12.6-6.4 14C-5.4 10.8-3.4 8.6 0 5.4"
        "C3.4 8.6 5.4 10.8 6.4 14C7.6 12.6 9 11.6 11.8 10.6C11.4 13 11.4 15 10.6 19"
        "C4 16.6-4 16.6-10.6 19Z"
    )
    fill(painter, band, GOLD, INK, PEN)
    for x, y, r in ((-12.0, 9.4, 1.5), (0.0, 4.0, 1.9), (12.0, 9.4, 1.5)):
        fill(painter, circle(x, y, r), PEARL, INK, 0.8)
    fill(painter, circle(0, 12.6, 1.8), colours.mantle)
    for x in (-6, 6):
        fill(painter, circle(x, 15.6, 1.1), colours.stripe)


def _cap(painter: QPainter, colours: Robe) -> None:
    feather = svg("M8 13C13 3 20 1 26 3C25 9 20 14 10 17Z")
    fill(painter, feather, mix(GOLD, "#FFFFFF", 0.2), INK, 0.8)
    fill(painter, svg("M9.5 15C14 9 19 6 25 3.6"), None, INK, 0.6)
    crown = svg("M-13 19.4C-15 9-6 4.4 2 6C9 7.4 13 12 12.6 19.4C5 16.4-5 16.4-13 19.4Z")
    fill(painter, crown, colours.mantle, INK, PEN)
    brim = svg("M-13.4 20.6C-5 16.8 5 16.8 13.2 20.6L13 17.2C5 13.6-5 13.6-13.2 17.2Z")
    fill(painter, brim, GOLD, INK, 0.8)
    fill(painter, circle(9.6, 14.2, 2), PEARL, INK, 0.8)


PARTS: dict[str, Parts] = {
    "K": (_nothing, _king_robe, _crown),
    "Q": (_veil, _queen_robe, _coronet),
    "J": (_curls, _jack_robe, _cap),
}
