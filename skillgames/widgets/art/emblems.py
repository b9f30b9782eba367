"""The emblems of the Bolognese trumps, each in a box from -30 to 30."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from skillgames.widgets.art.courts import (
    CREAM,
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    LINEN,
    NAVY,
    PEARL,
    RUST,
    SPEARHEAD,
)
from skillgames.widgets.art.paths import (
    Paint,
    circle,
    draw_lines,
    fill,
    line,
    placed,
    rays,
    rect,
    star,
    svg,
)
from skillgames.widgets.art.suits import suit_path
from skillgames.widgets.look import mix

VIOLET = "#512F63"
TIMBER = "#A77B46"
BONE = "#F6EFDF"
IRON = "#D3DDE3"
OCHRE = "#B5761A"
SEA, LAND = "#3F7AA8", "#6E9E5B"
FEATHERS = ("#F8EFD9", "#EBD9B4", "#DFC488")
EDGE = 1.2


def _shape(
    painter: QPainter, data: str, paint: Paint | None, pen: str | None = INK, width: float = EDGE
) -> None:
    fill(painter, svg(data), paint, pen, width)


def _beam(
    painter: QPainter,
    ends: tuple[float, float, float, float],
    paint: str,
    width: float,
    edge: float = 1.9,
) -> None:
    """A bar with an inked edge."""
    line(painter, *ends, INK, width + edge)
    line(painter, *ends, paint, width)


def _angel(painter: QPainter) -> None:
    for side in (-1, 1):
        painter.save()
        painter.scale(side, 1)
        for paint, angle, length in zip(FEATHERS, (-40, -16, 8), (30, 31, 27), strict=True):
            feather = svg(f"M0 0C8-6 {length - 6}-7 {length} 0C{length - 6} 7 8 6 0 0Z")
            fill(painter, placed(feather, 3, 4, 1, angle), paint, INK, 1)
        painter.restore()
    _shape(painter, "M-8 2C-13 14-12 24-15 30L15 30C12 24 13 14 8 2Z", CRIMSON)
    _shape(painter, "M0 6L4 30L-4 30Z", GOLD)
    fill(painter, circle(0, -8, 8.4), PEARL, INK, 1.1)
    fill(painter, circle(0, -8, 6.8), None, GOLD, 1.2)
    fill(painter, star(0, -8, 4.6, 2, 6), VIOLET)
    fill(painter, circle(0, -20, 8, 2.4), None, GOLD, 1.8)
    _shape(painter, "M9-6L25-21L29-25L30-15L26.4-18L11-3.6Z", GOLD)


def _world(painter: QPainter) -> None:
    globe = circle(0, 5, 21)
    fill(painter, globe, SEA, INK, 1.3)
    painter.save()
    painter.setClipPath(globe, Qt.ClipOperation.IntersectClip)
    for land in (
        "M-24-4C-14-16-2-9-6 0C-10 7-14 3-18 12L-26 12Z",
        "M4 4C10-6 20-4 24 4L22 20C14 24 8 18 9 12Z",
        "M-8 20C-2 15 4 20 3 28L-8 28Z",
    ):
        _shape(painter, land, LAND)
    painter.restore()
    fill(painter, globe, None, INK, 1.3)
    _shape(painter, "M-20.8 2C-8 8 8 8 20.8 2L20.8 7C8 13-8 13-20.8 7Z", GOLD)
    _shape(
        painter,
        "M-2.4-16L-2.4-20L-7-20L-7-24L-2.4-24L-2.4-29L2.4-29L2.4-24L7-24L7-20L2.4-20L2.4-16Z",
        GOLD,
    )


def _sun(painter: QPainter) -> None:
    fill(painter, star(0, 0, 29, 15, 16), GOLD, INK, 1.1)
    fill(painter, star(0, 0, 23, 13.5, 16, -78.75), "#E58A2C", INK, 0.8)
    fill(painter, circle(0, 0, 14), "#F8DE8E", INK, EDGE)
    fill(painter, circle(0, 0, 9.6), None, OCHRE, 1.1)
    fill(painter, star(0, 0, 7.5, 3.1, 8), "#D9822B")


def _moon(painter: QPainter) -> None:
    crescent = circle(-1, 0, 24).subtracted(circle(10, -6, 20))
    fill(painter, crescent, "#D7DFE6", INK, 1.3)
    fill(painter, circle(-4, 2, 18).subtracted(circle(10, -6, 22)), "#AEBBC7")
    for x, y, radius in ((12.0, -9.0, 6.0), (20.0, 8.0, 3.6), (5.0, 8.0, 2.8)):
        fill(painter, star(x, y, radius, radius * 0.42, 6), GOLD, INK, 0.8)


def _star(painter: QPainter) -> None:
    fill(painter, star(0, 0, 29, 10, 8), GOLD, INK, EDGE)
    fill(painter, star(0, 0, 19, 8, 8, -67.5), "#FBF0CF", INK, 0.9)
    fill(painter, circle(0, 0, 4.6), CRIMSON, INK, 1)


def _tower(painter: QPainter) -> None:
    _shape(painter, "M-13 29L-11-12L11-12L13 29Z", "#C9A27B")
    _shape(
        painter,
        "M-15-12L-15-22L-9-22L-9-18L-3-18L-3-22L3-22L3-18L9-18L9-22L15-22L15-12Z",
        RUST,
    )
    _shape(painter, "M-4 29L-4 20C-4 14 4 14 4 20L4 29Z", "#4A2E20")
    _shape(painter, "M-2-2L2-2L2 5L-2 5Z", "#4A2E20")
    joint = mix("#C9A27B", INK, 0.6)
    for y in (4, 11):
        line(painter, -11, y + 4, -5, y + 4, joint, 0.8)
        line(painter, 5, y, 11, y, joint, 0.8)
    _shape(painter, "M20-29L10-14L16-14L9 0L25-17L18-17L26-29Z", GOLD)


def _flame(painter: QPainter) -> None:
    _shape(
        painter,
        "M0-29C4-18 20-10 18 10C17 24 8 29 0 29C-8 29-17 24-18 10C-18 2-12-2-11-10"
        "C-6-6-4-4-4 0C-2-8-4-18 0-29Z",
        CRIMSON,
    )
    _shape(
        painter,
        "M1-8C3 0 10 4 9 14C8 23 4 26 0 26C-5 26-9 22-9 15"
        "C-9 10-6 8-5 4C-3 8-2 9-1 11C1 5 0-1 1-8Z",
        "#EE9A37",
    )
    _shape(painter, "M0 10C3 14 5 17 4 21C3 25-3 25-4 21C-4 17-1 15 0 10Z", "#F9E2A0", None)


def _scythe(painter: QPainter) -> None:
    _beam(painter, (14, 29, -6, -22), TIMBER, 2.4, 1.8)
    _shape(painter, "M-8-23C-22-24-29-12-29 2C-24-8-16-14-4-15Z", IRON)
    fill(painter, placed(rect(-4, -1.6, 8, 3.2, 1), 6, 9, 1, 20), GOLD, INK, 0.8)
    _shape(painter, "M14-20C22-18 23-9 18-5L18-1L10-1L10-5C5-9 6-18 14-20Z", BONE)
    for x in (11.4, 16.6):
        fill(painter, circle(x, -11, 2), INK)


def _gallows(painter: QPainter) -> None:
    _beam(painter, (-24, -26, 24, -26), TIMBER, 3, 2)
    _beam(painter, (-20, -26, -20, 29), TIMBER, 3, 2)
    _beam(painter, (6, -25, 6, -8), "#D8B878", 1.4, 1.2)
    _shape(
        painter,
        "M6-10L9 4L17 12L10 12L8 24C8 30 4 30 4 24L2 12L-5 12L3 4Z",
        NAVY,
    )
    fill(painter, circle(6, 24, 5.4), PEARL, INK, 1.1)


def _hourglass(painter: QPainter) -> None:
    for y in (-29, 25):
        fill(painter, rect(-16, y, 32, 4), GOLD, INK, EDGE)
    _shape(
        painter,
        "M-12-25C-12-8-3-6-3 0C-3 6-12 8-12 25L12 25C12 8 3 6 3 0C3-6 12-8 12-25Z",
        "#DCE7EA",
    )
    _shape(painter, "M-9-15L9-15C8-8 2-6 1-1L-1-1C-2-6-8-8-9-15Z", RUST, None)
    _shape(painter, "M0 9L10 24L-10 24Z", RUST, None)
    line(painter, 0, 0, 0, 12, RUST, 1.2)


def _wheel(painter: QPainter) -> None:
    fill(painter, circle(0, 0, 27), TIMBER, INK, 1.3)
    fill(painter, circle(0, 0, 20.5), CREAM, INK, 1.1)
    for spoke in rays(0, 0, 5, 20, 8):
        _beam(painter, (spoke.x1(), spoke.y1(), spoke.x2(), spoke.y2()), GOLD, 1.8, 1.6)
    for nail in rays(0, 0, 0, 23.7, 8):
        fill(painter, circle(nail.x2(), nail.y2(), 1.5), GOLD, INK, 0.6)
    fill(painter, circle(0, 0, 6.4), CRIMSON, INK, 1.1)
    fill(painter, circle(0, 0, 2.4), GOLD)


def _column(painter: QPainter) -> None:
    _shape(painter, "M-12-20L12-20L12-15L-12-15Z", CREAM)
    _shape(painter, "M-9-15L9-15L9 21L-9 21Z", BONE)
    for x in (-5.0, -1.5, 2.0, 5.5):
        line(painter, x, -14, x, 20, mix(BONE, INK, 0.45), 0.9)
    _shape(painter, "M-14 21L14 21L16 29L-16 29Z", CREAM)
    _shape(painter, "M-16-28L16-28L13-20L-13-20Z", GOLD)
    _shape(
        painter,
        "M-26 2C-18-6-10 8 0 0C10-8 18 6 26-2L26 6C18 14 10 0 0 8C-10 16-18 2-26 10Z",
        GREEN,
    )


def _scales(painter: QPainter) -> None:
    _beam(painter, (0, -24, 0, 24), GOLD, 2.2, 1.8)
    _shape(painter, "M-12 29L12 29L7 23L-7 23Z", GOLD)
    _shape(painter, "M-25-15C-12-21 12-21 25-15L25-12.4C12-18-12-18-25-12.4Z", GOLD)
    fill(painter, circle(0, -25, 3.6), CRIMSON, INK, 1)
    for side, paint in ((-1, NAVY), (1, SPEARHEAD)):
        line(painter, 22 * side, -14, 28 * side, 6, INK, 0.9)
        line(painter, 22 * side, -14, 16 * side, 6, INK, 0.9)
        bowl = placed(svg("M-9 0L9 0C8 8-8 8-9 0Z"), 22 * side, 6)
        fill(painter, bowl, paint, INK, EDGE)


def _jugs(painter: QPainter) -> None:
    painter.save()
    painter.translate(-11, -12)
    painter.rotate(38)
    _shape(painter, "M-7-10L7-10L5-5C12-1 11 10 5 14L-5 14C-11 10-12-1-5-5Z", NAVY)
    _shape(painter, "M-8-13L8-13L7-10L-7-10Z", GOLD)
    painter.restore()
    _shape(painter, "M-3-17C10-18 13-8 13 4L10 4C9-6 6-13-4-12Z", "#7FB4CF", INK, 0.9)
    painter.save()
    painter.translate(11, 14)
    _shape(painter, "M-8-10L8-10L6-5C14 0 12 11 6 15L-6 15C-12 11-14 0-6-5Z", CRIMSON)
    _shape(painter, "M-9-13L9-13L8-10L-8-10Z", GOLD)
    _shape(painter, "M-10 0C-4 3 4 3 10 0L10 3C4 6-4 6-10 3Z", GOLD, INK, 0.7)
    painter.restore()


def _chariot(painter: QPainter) -> None:
    _shape(
        painter,
        "M-20-22C-6-26 12-20 14-2L26-2L26 6L-22 6L-22-6C-16-8-17-16-20-22Z",
        CRIMSON,
    )
    _shape(painter, "M-16-14C-6-17 6-12 8-2L-14-2Z", GOLD, INK, 0.8)
    fill(painter, circle(-9, 14, 15), TIMBER, INK, EDGE)
    fill(painter, circle(-9, 14, 10.6), CREAM, INK, 1)
    draw_lines(painter, rays(-9, 14, 3, 10, 8), TIMBER, 2)
    fill(painter, circle(-9, 14, 3.2), GOLD, INK, 0.9)


def _heart(painter: QPainter) -> None:
    fill(painter, placed(suit_path("H"), 0, 1, 0.46), CRIMSON, INK, EDGE)
    _beam(painter, (-27, 17, 27, -17), GOLD, 2, 1.6)
    _shape(painter, "M29-19L19-17.6L23.6-10.6Z", SPEARHEAD)
    _shape(painter, "M-29 19L-27 11L-20 9L-22 15Z", NAVY)
    _shape(painter, "M-29 19L-21 21L-16 16L-22 15Z", NAVY)


def _moor(painter: QPainter, paint: str, dots: int) -> None:
    """A pennant and a rosette with one to four dots: equal in rank, told apart."""
    _beam(painter, (-14, 29, -14, -28), TIMBER, 2, 1.6)
    _shape(painter, "M-14-30L-11.4-24L-16.6-24Z", IRON, INK, 0.9)
    _shape(painter, "M-12.6-22C-2-26 6-14 27-18L20-8L27 4C8 8-2-2-12.6 4Z", paint)
    fill(painter, circle(2, -9, 7.4).subtracted(circle(5, -10.4, 6)), GOLD, INK, 0.7)
    fill(painter, star(8.4, -9.6, 3.2, 1.3, 5), GOLD)
    fill(painter, star(6, 17, 13, 9, 8), GOLD, INK, 1)
    fill(painter, circle(6, 17, 7.6), paint, INK, 0.9)
    for x, y in DOTS[dots]:
        fill(painter, circle(6 + x, 17 + y, 1.9), PEARL)


DOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-2.8, 0), (2.8, 0)),
    3: ((0, -3), (-2.8, 2), (2.8, 2)),
    4: ((-2.6, -2.6), (2.6, -2.6), (-2.6, 2.6), (2.6, 2.6)),
}


def _begato(painter: QPainter) -> None:
    _shape(painter, "M-28 8L28 8L28 13L-28 13Z", TIMBER)
    _beam(painter, (-21, 13, -24, 29), TIMBER, 2.6, 1.8)
    _beam(painter, (21, 13, 24, 29), TIMBER, 2.6, 1.8)
    _shape(painter, "M-24 13L24 13L20 22L10 17L0 23L-10 17L-20 22Z", CRIMSON, INK, 1)
    for x, paint in ((-16, NAVY), (0, GOLD), (16, GREEN)):
        cup = placed(svg("M-6 8L-4.4-4L4.4-4L6 8Z"), x, 0)
        fill(painter, cup, paint, INK, 1.1)
    fill(painter, circle(8.5, 5.4, 2.5), CRIMSON, INK, 0.8)
    _beam(painter, (-20, -10, 17, -21.6), LINEN, 2.2, 1.8)
    fill(painter, star(20.4, -22.6, 6.6, 2.6, 5), GOLD, INK, 0.9)


def _matto(painter: QPainter) -> None:
    _shape(
        painter,
        "M-14 14C-12-4-20-14-28-10C-26-24-10-26-2-10C0-22 4-28 4-29C10-24 10-16 8-9"
        "C16-20 28-16 27-2C20-8 14 0 14 14Z",
        CRIMSON,
    )
    _shape(
        painter,
        "M-2-10C0-22 4-28 4-29C10-24 10-16 8-9C5-2 5 6 5 14L-5 14C-4 6-3-2-2-10Z",
        GOLD,
    )
    _shape(painter, "M8-9C16-20 28-16 27-2C20-8 14 0 14 14L5 14C5 6 5-2 8-9Z", GREEN)
    _shape(painter, "M-16 14L16 14L16 20L-16 20Z", LINEN)
    for left, paint in ((-16, CRIMSON), (-8, GOLD), (0, GREEN), (8, CRIMSON)):
        _shape(painter, f"M{left} 20L{left + 8} 20L{left + 4} 28Z", paint)
    for x, y in ((-28.0, -9.0), (4.4, -28.0), (27.0, -1.0)):
        fill(painter, circle(x, y, 3), GOLD, INK, 1)


EMBLEMS: dict[str, Callable[[QPainter], None]] = {
    "ANG": _angel,
    "MON": _world,
    "SOL": _sun,
    "LUN": _moon,
    "T16": _star,
    "T15": _tower,
    "T14": _flame,
    "T13": _scythe,
    "T12": _gallows,
    "T11": _hourglass,
    "T10": _wheel,
    "T9": _column,
    "T8": _scales,
    "T7": _jugs,
    "T6": _chariot,
    "T5": _heart,
    "M1": partial(_moor, paint=CRIMSON, dots=1),
    "M2": partial(_moor, paint=NAVY, dots=2),
    "M3": partial(_moor, paint=GREEN, dots=3),
    "M4": partial(_moor, paint=RUST, dots=4),
    "BEG": _begato,
    "MAT": _matto,
}


def draw_emblem(painter: QPainter, code: str, cx: float, cy: float, size: float) -> None:
    """Draw the emblem of a trump or of the Matto in a box `size` wide, centred.

    KeyError for another code.
    """
    emblem = EMBLEMS[code]
    painter.save()
    painter.translate(cx, cy)
    painter.scale(size / 60, size / 60)
    emblem(painter)
    painter.restore()
