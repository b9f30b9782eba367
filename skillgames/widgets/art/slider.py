"""The face of a slider: a track of colours, a tick at its neutral place, a knob."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from skillgames.widgets.art.paths import circle, fill, fill_rect, line
from skillgames.widgets.look import FOCUS_ON_PAPER, INK, INK3, WHITE, colour

TRACK = 10
KNOB = 13
DOT = 4.6
RING, RING_WIDTH = 17.5, 2.6
TICK_NEAR, TICK_FAR = 7.5, 10
INSET = 2
"""The track begins so far inside the rectangle: the knob's middle is on its very end."""

Track = tuple[tuple[float, str], ...]
"""The colours along a track: where from 0 to 1, and which."""

PLAIN: Track = ((0.0, "#E9E1D0"), (1.0, "#B3A587"))
"""A track without a meaning of its own."""


def knob_x(rect: QRectF, share: float) -> float:
    """Where the middle of the knob stands for a share from 0 to 1."""
    return rect.left() + INSET + (rect.width() - 2 * INSET) * share


def slider_face(
    painter: QPainter,
    rect: QRectF,
    share: float,
    track: Track = PLAIN,
    *,
    neutral: float | None = None,
    focus: bool = False,
    hover: bool = False,
) -> None:
    """A slider in the middle of `rect`, its knob at `share`, a tick at `neutral` if any."""
    y = rect.center().y()
    body = QRectF(rect.left() + INSET, y - TRACK / 2, rect.width() - 2 * INSET, TRACK)
    dye = QLinearGradient(body.topLeft(), body.topRight())
    for place, value in track:
        dye.setColorAt(place, QColor(value))
    fill_rect(painter, body, TRACK / 2, dye)
    inner = body.adjusted(0.5, 0.5, -0.5, -0.5)
    fill_rect(painter, inner, TRACK / 2 - 0.5, None, colour("#5A4A2A", 0.35), 1)
    if neutral is not None:
        x = knob_x(rect, neutral)
        line(painter, x, y - TICK_FAR, x, y - TICK_NEAR, INK3, 1.6)
        line(painter, x, y + TICK_NEAR, x, y + TICK_FAR, INK3, 1.6)
    x = knob_x(rect, share)
    fill(painter, circle(x, y + 2, KNOB), colour("#000000", 0.22))
    fill(painter, circle(x, y, KNOB), WHITE, INK if hover else "#6B5F48", 1.2)
    fill(painter, circle(x, y, DOT), INK)
    if focus:
        fill(painter, circle(x, y, RING), None, FOCUS_ON_PAPER, RING_WIDTH)
