"""Card backs: a pattern in pale lines on the dye of a cloth, with a rim of paper."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from skillgames.widgets.art.french import draw_paper
from skillgames.widgets.art.paths import fill, placed, rect, star, svg
from skillgames.widgets.look import Cloth, colour, mix

LINE = "#F8EBD0"
DYE_LIGHTNESS = 0.47
RIM = 0.055  # of the width
LINE_WIDTH = 0.008
SCALES_ACROSS = 5
ARCHES_ACROSS = 4.4
SQUARES_ACROSS = 3.2
STARS_ACROSS = 3.6


def draw_back(
    painter: QPainter,
    pattern: str,
    cloth: Cloth,
    width: float = 100,
    height: float = 140,
    radius: float = 7,
) -> None:
    """Draw a back with its corner at (0, 0). KeyError when `PATTERNS` lacks the pattern."""
    draw = PATTERNS[pattern]
    draw_paper(painter, width, height, radius)
    rim = width * RIM
    field = rect(rim, rim, width - 2 * rim, height - 2 * rim, radius * 0.55)
    dye = cloth.shade(DYE_LIGHTNESS)
    fill(painter, field, dye)
    painter.save()
    painter.setClipPath(field)
    draw(painter, dye, width, height)
    vignette = QRadialGradient(width / 2, height / 2, height * 0.6)
    vignette.setColorAt(0, QColor(0, 0, 0, 0))
    vignette.setColorAt(1, QColor(0, 0, 0, 70))
    fill(painter, field, vignette)
    painter.restore()
    inner = 1.6 * rim
    frame = rect(inner, inner, width - 2 * inner, height - 2 * inner, radius * 0.4)
    fill(painter, frame, None, colour(LINE, 0.75), width * 0.012)


def _ripple(painter: QPainter, dye: QColor, width: float, height: float) -> None:
    """Rows of scales, each row half a scale aside and over the row above it.

    Only the upper half of a scale is drawn: the next two rows hide the rest.
    """
    size = width / SCALES_ACROSS
    pen = mix(dye, LINE, 0.42)
    row = 0
    y = width * RIM - size
    while y < height + size:
        outer, inner = QPainterPath(), QPainterPath()
        x = width * RIM + (size / 2 if row % 2 else 0) - size
        while x < width + size:
            _arch(outer, x, y, size / 2)
            _arch(inner, x, y, size / 2 * 0.68)
            _arch(inner, x, y, size / 2 * 0.36)
            x += size
        fill(painter, outer, dye, pen, width * LINE_WIDTH)
        fill(painter, inner, None, pen, width * LINE_WIDTH)
        y += size / 4
        row += 1


def _arch(path: QPainterPath, x: float, y: float, radius: float) -> None:
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path.arcMoveTo(box, 0)
    path.arcTo(box, 0, 180)


def _portico(painter: QPainter, dye: QColor, width: float, height: float) -> None:
    """Storeys of round arches, each row half an arch aside."""
    size = width / ARCHES_ACROSS
    pen = mix(dye, LINE, 0.42)
    y, row = width * RIM, 0
    while y < height:
        outer, inner = QPainterPath(), QPainterPath()
        x = width * RIM - (size / 2 if row % 2 else 0)
        while x < width:
            for share in (0.0, 0.13, 0.26):
                _gate(inner if share else outer, x + size * share, y, size, share)
            x += size
        fill(painter, outer, dye, pen, width * LINE_WIDTH)
        fill(painter, inner, None, pen, width * LINE_WIDTH)
        y += size * 1.08
        row += 1


def _gate(path: QPainterPath, x: float, y: float, size: float, share: float) -> None:
    right = x + size * (1 - 2 * share)
    top, spring, foot = y + size * (0.02 + share * 0.9), y + size * 0.55, y + size * 1.5
    path.moveTo(x, foot)
    path.lineTo(x, spring)
    path.cubicTo(x, top, right, top, right, spring)
    path.lineTo(right, foot)
    path.closeSubpath()


def _lattice(painter: QPainter, dye: QColor, width: float, height: float) -> None:
    """A window lattice: squares with a lozenge in each and a knot at each crossing."""
    size = width / SQUARES_ACROSS
    # Whole squares from the middle outwards, so that the card is the same on its head.
    columns, rows = math.ceil(width / size / 2), math.ceil(height / size / 2)
    bars, knots, lozenges = QPainterPath(), QPainterPath(), QPainterPath()
    for column in range(-columns, columns):
        for row in range(-rows, rows):
            x, y = width / 2 + column * size, height / 2 + row * size
            bars.addRect(QRectF(x, y, size, size))
            knots.addEllipse(QPointF(x, y), size * 0.1, size * 0.1)
            lozenge = svg("M0-1L1 0L0 1L-1 0Z")
            lozenges.addPath(placed(lozenge, x + size / 2, y + size / 2, size * 0.34))
    fill(painter, bars, None, mix(dye, LINE, 0.6), width * 0.018)
    fill(painter, lozenges, mix(dye, LINE, 0.2), mix(dye, LINE, 0.6), width * 0.013)
    fill(painter, knots, mix(dye, LINE, 0.7))


def _stars(painter: QPainter, dye: QColor, width: float, height: float) -> None:
    """Rows of stars with eight points, a small one in each."""
    size = width / STARS_ACROSS
    pen = mix(dye, LINE, 0.42)
    y, row = width * RIM, 0
    while y < height + size:
        outer, inner = QPainterPath(), QPainterPath()
        x = width * RIM + (size / 2 if row % 2 else 0) - size
        while x < width + size:
            outer.addPath(star(x, y, size * 0.52, size * 0.30, 8))
            inner.addPath(star(x, y, size * 0.26, size * 0.15, 8, -67.5))
            x += size
        fill(painter, outer, None, pen, width * 0.009)
        fill(painter, inner, mix(dye, LINE, 0.3))
        y += size * 0.52
        row += 1


PATTERNS: dict[str, Callable[[QPainter, QColor, float, float], None]] = {
    "ripple": _ripple,
    "portico": _portico,
    "lattice": _lattice,
    "stars": _stars,
}
