"""Card backs: a pattern in pale lines on the dye of a cloth, with a rim of paper."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from skillgames.widgets.art.french import draw_paper
from skillgames.widgets.art.paths import fill, rect
from skillgames.widgets.look import Cloth, colour, mix

LINE = "#F8EBD0"
DYE_LIGHTNESS = 0.47
RIM = 0.055  # of the width
LINE_WIDTH = 0.008
SCALES_ACROSS = 5


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


PATTERNS: dict[str, Callable[[QPainter, QColor, float, float], None]] = {"ripple": _ripple}
