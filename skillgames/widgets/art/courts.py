"""Court cards: king, queen, knight and jack as medallions with the suit for a head.

A half figure stands in the upper half of a panel, y 0 at its top, its feet at the belt; the
card shows it twice, turned about the middle. Ranks differ by crown, hair and what they hold,
so they can be told apart without the letter.

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
HORSE = "#F3ECDD"
LINEN = "#FBF5E6"
RAY = "#B98A34"
FRAME = "#8A6420"

PEN = 0.9
FOLDS = 6
LOZENGE_FROM, LOZENGE_STEP = 49, 9
BELT = 5.2
JEWELS = 9


Part = Callable[[QPainter, "Robe"], None]
DrawSuit = Callable[[QPainter, float, float, float], None]
"""Draws a suit on a painter: middle (x, y) and height."""


@dataclass(frozen=True)
class Panel:
    """The field of a court on its card; the figures begin `drop` below its upper edge."""

    field: QRectF
    drop: float = 0.0

    @property
    def half(self) -> float:
        """The height of one of the two halves."""
        return self.field.height() / 2

    @property
    def foot(self) -> float:
        """Where a figure ends at the belt, from its own top."""
        return self.half - self.drop

    @property
    def reach(self) -> float:
        """How far the panel reaches to either side of its middle."""
        return self.field.width() / 2


FRENCH_PANEL = Panel(QRectF(24.5, 11, 51, 118))


@dataclass(frozen=True)
class Robe:
    """One suit's court: the colours of cloth and front stripe, the suit, the panel."""

    mantle: str
    stripe: str
    draw_suit: DrawSuit
    panel: Panel = FRENCH_PANEL


@dataclass(frozen=True)
class Figure:
    """What is behind the robe, before it, and on the head; and where the head is."""

    behind: Part
    before: Part
    crown: Part
    head: tuple[float, float, float] = (0, 27, 10.6)
    """Middle and radius."""


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
    return Robe(
        mantle, stripe, lambda painter, x, y, size: draw_pip(painter, suit, x, y, size, ink)
    )


def draw_court(painter: QPainter, rank: str, colours: Robe) -> None:
    """Draw the panel of a court card (a rank of `FIGURES`) in the units of its card.

    Turned by 180 degrees it is the same picture. KeyError for another rank.
    """
    figure, panel = FIGURES[rank], colours.panel
    field = panel.field
    ground = rect(field.x(), field.y(), field.width(), field.height(), 3)
    fill(painter, ground, CREAM)
    middle = field.center()
    for turn in (0, 180):
        painter.save()
        painter.translate(middle)
        painter.rotate(turn)
        painter.setClipRect(QRectF(-panel.reach, -panel.half, field.width(), panel.half))
        painter.translate(0, panel.drop - panel.half)
        _draw_figure(painter, figure, colours)
        painter.restore()
    _belt(painter, field, colours)
    fill(painter, ground, None, INK, PEN)
    outer = field.adjusted(-1.6, -1.6, 1.6, 1.6)
    frame = rect(outer.x(), outer.y(), outer.width(), outer.height(), 4)
    fill(painter, frame, None, mix(PAPER, FRAME, 0.75), 0.6)


def _belt(painter: QPainter, field: QRectF, colours: Robe) -> None:
    left, width, y = field.left(), field.width(), field.center().y()
    fill(painter, rect(left, y - BELT / 2, width, BELT), INK)
    fill(painter, rect(left, y - 1.9, width, 3.8), GOLD)
    step = width / JEWELS
    for number in range(JEWELS):
        jewel = placed(svg("M0-1.7L2.1 0L0 1.7L-2.1 0Z"), left + step * (number + 0.5), y)
        fill(painter, jewel, colours.mantle if number % 2 else colours.stripe)


def _draw_figure(painter: QPainter, figure: Figure, colours: Robe) -> None:
    """The half figure from back to front: rays, hair, robe, collar, arms, head, crown."""
    x, y, radius = figure.head
    pale = mix(CREAM, RAY, 0.34)
    draw_lines(painter, rays(x, y, 15, 24, 20, 4.5), pale, 0.6)
    draw_lines(painter, rays(x, y, 15, 64, 20, 13.5), pale, 0.6)
    figure.behind(painter, colours)
    _mantle(painter, colours)
    figure.before(painter, colours)
    fill(painter, circle(x, y, radius), PEARL, INK, 1)
    fill(painter, circle(x, y, radius - 1.7), None, GOLD, 1.3)
    colours.draw_suit(painter, x, y + 0.4, radius * 1.22)
    figure.crown(painter, colours)


def _mantle(painter: QPainter, colours: Robe) -> None:
    side, foot = colours.panel.reach, colours.panel.foot
    shape = svg(
        f"M-{side:g} {foot:g}L-{side:g} 53C-22 44-13 42-7 37.5"
        f"L7 37.5C13 42 22 44 {side:g} 53L{side:g} {foot:g}Z"
    )
    fill(painter, shape, colours.mantle, INK, PEN)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    fold = svg(f"M-{side + 1:g} 53C-22 44-13 42 0 40C13 42 22 44 {side + 1:g} 53")
    for number in range(1, FOLDS + 1):
        strong = number % 2 == 1
        pen = mix(colours.mantle, GOLD, 0.85 if strong else 0.4)
        fill(painter, placed(fold, 0, 6.2 * number), None, pen, 0.9 if strong else 0.6)
    stripe = svg(f"M-8.5 37L0 47L8.5 37L9.5 {foot + 2:g}L-9.5 {foot + 2:g}Z")
    fill(painter, stripe, colours.stripe, INK, 0.7)
    for y in range(LOZENGE_FROM, int(foot) + 4, LOZENGE_STEP):
        fill(painter, placed(svg("M0 0L3.2 3.6L0 7.2L-3.2 3.6Z"), 0, y), GOLD)
    painter.restore()


def _nothing(painter: QPainter, colours: Robe) -> None:
    """King and knight have no hair behind their robes."""


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
    line(painter, 20, 13, 20, colours.panel.foot, INK, 2.6)
    line(painter, 20, 13, 20, colours.panel.foot, GOLD, 1.4)
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
    line(painter, -20, 8, -20, colours.panel.foot, INK, 2.4)
    line(painter, -20, 8, -20, colours.panel.foot, WOOD, 1.2)
    fill(painter, svg("M-20 3L-18.6 10L-21.4 10Z"), SPEARHEAD, INK, 0.7)
    axe = svg("M-19.2 11C-13 9.5-12 12-11.5 15.5C-12 19-13 21.5-19.2 20Z")
    fill(painter, axe, STEEL, INK, 0.8)
    fill(painter, svg("M-20.8 13L-25 15.5L-20.8 18Z"), STEEL, INK, 0.8)


def _knight_robe(painter: QPainter, colours: Robe) -> None:
    """A white horse looks left before its rider; its bridle has the colour of the robe."""
    fill(painter, svg("M-9 36.5L0 47L9 36.5L12 42L0 54L-12 42Z"), CREAM, INK, PEN)
    foot = colours.panel.foot
    head = svg(
        f"M-25 {foot:g}C-24 52-17 49-17 44L-23.5 45.5C-26.5 46-27.6 42-25.6 39.6L-18.4 30.5"
        "C-17.6 27.4-15 25.2-12.6 24.6L-12.4 20.4L-8.6 24.4"
        f"C-1 28 2.5 38 2 47L4 {foot:g}Z"
    )
    fill(painter, head, HORSE, INK, 1)
    mane = svg(
        "M-8.6 24.4C-1 28 2.5 38 2 47L4 58L-1 56L.4 51L-4 50L-1.6 45L-6 43.5L-3 39"
        "L-7.4 37L-5 33L-9.4 31Z"
    )
    fill(painter, mane, colours.stripe, INK, 0.7)
    fill(painter, circle(-16.4, 33, 1.2), INK)
    fill(painter, circle(-24, 41.8, 0.8), INK)
    bridle = svg("M-19 30.9L-15.6 42.4M-22.6 39.4L-17.5 43.6M-16 41C-11 45-7 50-6 58")
    fill(painter, bridle, None, colours.mantle, 1.5)
    fill(painter, circle(-16.2, 40.8, 1.5), GOLD, INK, 0.5)


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


def _helmet(painter: QPainter, colours: Robe) -> None:
    """A helmet with a plume, on the knight's head, which is right of the middle."""
    fill(painter, svg("M7 6C12-3 21 0 24 10C19 7 13 9 9 12Z"), colours.mantle, INK, 0.8)
    bowl = svg("M-4 23C-4 10 16 10 16 23L13 19C9 17 3 17-1 19Z")
    fill(painter, bowl, STEEL, INK, PEN)
    fill(painter, svg("M6 12.6L6 17"), None, INK, 0.7)


FIGURES: dict[str, Figure] = {
    "K": Figure(_nothing, _king_robe, _crown),
    "Q": Figure(_veil, _queen_robe, _coronet),
    "N": Figure(_nothing, _knight_robe, _helmet, head=(6, 25, 9.2)),
    "J": Figure(_curls, _jack_robe, _cap),
}
