"""The quiet drawings in the cloths: a fret for indigo, arches for brick, stars for leather."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets.art.paths import fill, fill_rect, placed, star, svg
from skillgames.widgets.look import GLASS_EDGE, colour

MIDDLE_X, MIDDLE_Y = 0.5, 0.46

FRET_MARGIN, FRET_STEP, FRET_ALPHA, FRET_WIDTH = 16, 15, 0.11, 1.1
FRAME = QRectF(0.145, 0.225, 0.71, 0.36)  # in parts of the table
FRAME_ALPHA, FRAME_GAP = 0.085, 7

ARCHES = 48
OVALS = ((0.33, 0.09), (0.345, 0.05), (0.40, 0.09))  # size and strength
OVAL_ACROSS, OVAL_DOWN = 1.25, 0.86
ARCH_ROW = 0.3725
ARCH = "M-11 9L-11-1C-11-13 11-13 11-1L11 9"
ARCH_ALPHA = 0.085

STARS = (0.30, 0.285, 0.20, 0.12)
STAR_WAIST = 0.765
STAR_ALPHA = 0.085

WIDTH = 1.2


def draw_fret(painter: QPainter, width: float, height: float) -> None:
    """A key fret in each corner and a double frame around the middle."""
    scale = max(0.7, min(width / 1280, height / 800))
    margin, step = FRET_MARGIN * scale, FRET_STEP * scale
    pen = colour(GLASS_EDGE, FRET_ALPHA)
    for right in (False, True):
        for low in (False, True):
            painter.save()
            painter.translate(
                width - margin if right else margin, height - margin if low else margin
            )
            painter.scale(-step if right else step, -step if low else step)
            for number in range(3):
                hook = f"M{number} {5 - number}L{number} {number}L{5 - number} {number}"
                fill(painter, svg(hook), None, pen, FRET_WIDTH / step)
            fill(painter, svg("M0 5L2 5L2 2L5 2L5 0"), None, pen, FRET_WIDTH / step)
            painter.restore()
    frame = QRectF(
        width * FRAME.x(), height * FRAME.y(), width * FRAME.width(), height * FRAME.height()
    )
    for gap in (0, FRAME_GAP):
        inner = frame.adjusted(gap, gap, -gap, -gap)
        fill_rect(painter, inner, 8, None, colour(GLASS_EDGE, FRAME_ALPHA), FRET_WIDTH)


def draw_arcade(painter: QPainter, width: float, height: float) -> None:
    """An oval arcade, as around a square seen from above."""
    cx, cy, unit = width * MIDDLE_X, height * MIDDLE_Y, min(width, height)
    for share, alpha in OVALS:
        across, down = unit * share * OVAL_ACROSS, unit * share * OVAL_DOWN
        box = QRectF(cx - across, cy - down, 2 * across, 2 * down)
        painter.setBrush(colour(GLASS_EDGE, 0))
        painter.setPen(colour(GLASS_EDGE, alpha))
        painter.drawEllipse(box)
    scale = max(0.7, unit / 800)
    for number in range(ARCHES):
        angle = 2 * math.pi * number / ARCHES
        x = cx + unit * ARCH_ROW * OVAL_ACROSS * math.cos(angle)
        y = cy + unit * ARCH_ROW * OVAL_DOWN * math.sin(angle)
        outward = math.atan2(math.sin(angle) / OVAL_DOWN, math.cos(angle) / OVAL_ACROSS)
        arch = placed(svg(ARCH), x, y, scale, math.degrees(outward) + 90)
        fill(painter, arch, None, colour(GLASS_EDGE, ARCH_ALPHA), 1.1)


def draw_stars(painter: QPainter, width: float, height: float) -> None:
    """Nested stars with eight points, every second one turned."""
    cx, cy, unit = width * MIDDLE_X, height * MIDDLE_Y, min(width, height)
    for number, share in enumerate(STARS):
        turn = -90 + (number % 2) * 22.5
        shape = star(cx, cy, unit * share, unit * share * STAR_WAIST, 8, turn)
        fill(painter, shape, None, colour(GLASS_EDGE, STAR_ALPHA), WIDTH)
