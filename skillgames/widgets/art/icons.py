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


def _wave() -> list[Stroke]:
    return [
        Stroke(svg("M-11-2C-7-8-4-8 0-2C4 4 7 4 11-2")),
        Stroke(svg("M-11 5C-7-1-4-1 0 5C4 11 7 11 11 5")),
    ]


def _moon() -> list[Stroke]:
    return [Stroke(svg("M3-10C-8-9-11 3-5 8C1 13 9 10 10 4C2 7-4-1 3-10Z"), 0)]


def _leaf() -> list[Stroke]:
    return [Stroke(svg("M-8 8C-9-4 0-9 9-9C9 1 4 9-8 8Z")), Stroke(svg("M-8 8L3-3"))]


def _flag() -> list[Stroke]:
    return [Stroke(svg("M-7 11L-7-10M-7-9L8-9L4-4L8 1L-7 1"))]


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


def _chart() -> list[Stroke]:
    bars = ((-9.8, 1), (-2.6, -9.4), (4.6, -4.4))
    return [Stroke(rect(left, top, 5.2, 9.4 - top, 1.5), 1.7) for left, top in bars]


def _log() -> list[Stroke]:
    return [
        Stroke(rect(-8, -10.5, 16, 21, 3), 1.7),
        Stroke(svg("M-4-5L4-5M-4 0L4 0M-4 5L1 5"), 1.7),
    ]


def _first() -> list[Stroke]:
    return [Stroke(svg("M-8-8L-8 8"), 2.2), Stroke(svg("M8-8L-4 0L8 8Z"), 0)]


def _previous() -> list[Stroke]:
    return [Stroke(svg("M6-8L-6 0L6 8Z"), 0)]


def _next() -> list[Stroke]:
    return [Stroke(svg("M-6-8L6 0L-6 8Z"), 0)]


def _last() -> list[Stroke]:
    return [Stroke(svg("M8-8L8 8"), 2.2), Stroke(svg("M-8-8L4 0L-8 8Z"), 0)]


def _play() -> list[Stroke]:
    return [Stroke(circle(0, 0, 10.5), 1.7), Stroke(svg("M-3-5.2L5.5 0L-3 5.2Z"), 0)]


def _pause() -> list[Stroke]:
    return [Stroke(circle(0, 0, 10.5), 1.7), Stroke(svg("M-2.8-4.4L-2.8 4.4M2.8-4.4L2.8 4.4"), 2.6)]


def _save() -> list[Stroke]:
    return [Stroke(svg("M0-10L0 3M-5-2L0 3L5-2M-9 4L-9 9L9 9L9 4"))]


def _open() -> list[Stroke]:
    return [Stroke(svg("M-10 8L-10-8L-3-8L0-5L8-5L8-1M-10 8L-6-1L12-1L8 8Z"))]


def _help() -> list[Stroke]:
    return [
        Stroke(circle(0, 0, 10.2), 1.7),
        Stroke(svg("M-3.3-2.6C-3.3-7.2 3.4-7 3.3-2.8C3.2-.2 0-.4 0 2.2"), 2),
        Stroke(circle(0, 5.6, 1.3), 0),
    ]


def _search() -> list[Stroke]:
    return [Stroke(circle(-2, -2, 6.6)), Stroke(svg("M3 3L9 9"), 2.2)]


def _mount() -> list[Stroke]:
    return [Stroke(svg("M-11 8L-3-7L2 2L5-3L11 8Z"))]


ICONS: dict[str, Callable[[], list[Stroke]]] = {
    "menu": _menu,
    "fish": _fish,
    "sun": _sun,
    "wave": _wave,
    "moon": _moon,
    "leaf": _leaf,
    "flag": _flag,
    "gear": _gear,
    "check": _check,
    "back": _back,
    "chevron": _chevron,
    "close": _close,
    "cards": _cards,
    "sweep": _sweep,
    "log": _log,
    "first": _first,
    "previous": _previous,
    "next": _next,
    "last": _last,
    "play": _play,
    "pause": _pause,
    "save": _save,
    "open": _open,
    "chart": _chart,
    "help": _help,
    "search": _search,
    "mount": _mount,
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
