"""Line icons on a 24-unit grid, centred on (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor, QPainter, QPainterPath

from skillgames.widgets.art.paths import circle, fill, rays, rect, svg

GRID = 24
LINE_WIDTH = 1.9


@dataclass(frozen=True)
class Stroke:
    """One shape of an icon: drawn with a pen of `width`, or filled when it is 0."""

    path: QPainterPath
    width: float = LINE_WIDTH


def _menu() -> list[Stroke]:
    return [Stroke(svg("M-8-6L8-6M-8 0L8 0M-8 6L8 6"), 2)]


def _fish() -> list[Stroke]:
    return [
        Stroke(svg("M-10 0C-5-8 4-7 8 0C4 7-5 8-10 0Z")),
        Stroke(svg("M7 0L12-5L12 5Z")),
        Stroke(circle(-5, -1.4, 1.2), 0),
    ]


def _sun() -> list[Stroke]:
    beams = QPainterPath()
    for beam in rays(0, 0, 7.4, 10.4, 8):
        beams.moveTo(beam.p1())
        beams.lineTo(beam.p2())
    return [Stroke(circle(0, 0, 4.4)), Stroke(beams)]


def _gear() -> list[Stroke]:
    teeth = QPainterPath()
    for corner in range(16):
        reach = 10 if corner % 2 == 0 else 7.6
        for side in (-0.13, 0.13):
            angle = math.pi * (2 * corner - 1) / 16 + side
            x, y = reach * math.cos(angle), reach * math.sin(angle)
            if teeth.elementCount() == 0:
                teeth.moveTo(x, y)
            else:
                teeth.lineTo(x, y)
    teeth.closeSubpath()
    return [Stroke(teeth, 1.7), Stroke(circle(0, 0, 3), 1.7)]


def _check() -> list[Stroke]:
    return [Stroke(svg("M-7 0L-2 5.5L8-6"), 2.6)]


def _back() -> list[Stroke]:
    return [Stroke(svg("M4-8L-4 0L4 8"), 2.2)]


def _chevron() -> list[Stroke]:
    return [Stroke(svg("M-4-8L4 0L-4 8"), 2.2)]


def _close() -> list[Stroke]:
    return [Stroke(svg("M-7-7L7 7M7-7L-7 7"), 2.2)]


def _cards() -> list[Stroke]:
    fan = [rect(left, -10.5, 14, 21, 3) for left in (-12, -8)]
    front = rect(-4, -10.5, 14, 21, 3)
    hidden = front.united(rect(-4, -10.5, 14, 21))
    return [*(Stroke(card.subtracted(hidden), 1.2) for card in fan), Stroke(front, 1.2)]


def _sweep() -> list[Stroke]:
    return [Stroke(svg("M-10 8C-12-6 12-6 10 8M-12 8L12 8M0-12L0-6"), 2)]


ICONS: dict[str, Callable[[], list[Stroke]]] = {
    "menu": _menu,
    "fish": _fish,
    "sun": _sun,
    "gear": _gear,
    "check": _check,
    "back": _back,
    "chevron": _chevron,
    "close": _close,
    "cards": _cards,
    "sweep": _sweep,
}


@lru_cache(maxsize=64)
def _strokes(name: str) -> tuple[Stroke, ...]:
    return tuple(ICONS[name]())


def draw_icon(
    painter: QPainter, name: str, cx: float, cy: float, size: float, colour: str | QColor
) -> None:
    """Draw the icon `name` of `ICONS` centred on (cx, cy), its grid `size` pixels wide.

    KeyError when there is no such icon.
    """
    shapes = _strokes(name)
    painter.save()
    painter.translate(cx, cy)
    painter.scale(size / GRID, size / GRID)
    for shape in shapes:
        if shape.width:
            fill(painter, shape.path, None, colour, shape.width)
        else:
            fill(painter, shape.path, colour)
    painter.restore()
