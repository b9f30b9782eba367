"""Round badges on the upper edge of a card that is more than its face says.

Each has a shape of its own, so that no colour has to be told apart.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets.art.hud import hud_style
from skillgames.widgets.art.paths import circle, fill, fill_rect, star, svg
from skillgames.widgets.look import BRASS, GLASS_EDGE, GOLD, SLOT, WHITE, colour

GROUND = "#241C18"
GRID = 13  # the radius the signs are drawn for
EDGE = 1.6
FLAME = "#FF9B54"

LOOP = "M-6 0C-6-7 5-7 6-1"
LOOP_HEAD = "M7.8-5L6.6.6L1.6-1.6Z"
UNDERLINE = "M-4 4L5 4"
SHAFT = "M0-6L0 3"
ARROW = "M-5 0L0 6L5 0"
FIRE = "M0-8C1-4 6-2 5 3C4.5 7 1 8 0 8C-3 8-6 5-5 1C-4.6-1-3-2-2.6-3.4C-1-1-.4-4 0-8Z"

Sign = Callable[[QPainter, str], None]


def _star(painter: QPainter, ink: str) -> None:
    fill(painter, star(0, 0.5, 8.8, 3.8, 5), ink if hud_style().solid else GOLD)


def _any(painter: QPainter, ink: str) -> None:
    fill(painter, svg(LOOP), None, ink, 2)
    fill(painter, svg(LOOP_HEAD), ink)
    fill(painter, svg(UNDERLINE), None, ink, 2)


def _take(painter: QPainter, ink: str) -> None:
    fill(painter, svg(SHAFT), None, ink, 2.2)
    fill(painter, svg(ARROW), None, ink, 2.2)


def _burn(painter: QPainter, ink: str) -> None:
    fill(painter, svg(FIRE), ink if hud_style().solid else FLAME)


def _badge(sign: Sign) -> Callable[[QPainter, float, float, float], None]:
    def draw(painter: QPainter, cx: float, cy: float, radius: float) -> None:
        solid = hud_style().solid
        painter.save()
        painter.translate(cx, cy)
        painter.scale(radius / GRID, radius / GRID)
        fill(painter, circle(0, 0, GRID), GROUND, WHITE if solid else BRASS, EDGE)
        sign(painter, WHITE if solid else SLOT)
        painter.restore()

    return draw


BADGES: dict[str, Callable[[QPainter, float, float, float], None]] = {
    "star": _badge(_star),
    "any": _badge(_any),
    "take": _badge(_take),
    "burn": _badge(_burn),
}
"""Painters of badges: painter, middle (x, y), radius. A star for a card nothing beats, a loop
for one that goes on anything, an arrow for one that makes take, a flame for one that burns."""


# --- other small marks over the cloth ------------------------------------------------------

TALLY_STEP, TALLY_WIDTH, TALLY_HEIGHT, TALLY_GAP = 11, 8, 12, 6
US, THEM = BRASS, "#9DB7D6"
"""The colours of the two sides; a circle and a square tell them apart as well."""


def tally_width(slots: int, k: float, notch: int = 0) -> float:
    """How wide `trick_tally` is at the scale `k`."""
    return ((slots - 1) * TALLY_STEP + TALLY_WIDTH + (TALLY_GAP if notch else 0)) * k


def trick_tally(
    painter: QPainter, x: float, y: float, won: int, slots: int, k: float, notch: int = 0
) -> None:
    """A row of slots, the first `won` filled; a gap after the slot number `notch`."""
    ring = hud_style().ring
    empty = colour(GLASS_EDGE, 1.0 if hud_style().solid else 0.62)
    for number in range(slots):
        gap = TALLY_GAP if notch and number >= notch else 0
        left = x + (number * TALLY_STEP + gap) * k
        slot = QRectF(left, y, TALLY_WIDTH * k, TALLY_HEIGHT * k)
        filled = number < won
        fill_rect(painter, slot, 2.4 * k, ring if filled else None, ring if filled else empty, 1.3)


def side_mark(painter: QPainter, cx: float, cy: float, radius: float, ours: bool) -> None:
    """The mark of a side: a brass circle for us, a blue square for them."""
    if ours:
        fill(painter, circle(cx, cy, radius), US, GROUND, 1.2)
    else:
        square = QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius)
        fill_rect(painter, square, radius * 0.43, THEM, GROUND, 1.2)


def sleep_mark(painter: QPainter, cx: float, cy: float, size: float) -> None:
    """Three letters z that rise from one who sleeps."""
    ink = WHITE if hud_style().solid else "#E4E2FF"
    painter.save()
    painter.translate(cx, cy)
    painter.scale(size / 24, size / 24)
    for x, y, z in ((-6.0, 6.0, 5.0), (1.0, -1.0, 6.0), (8.0, -9.0, 7.0)):
        h = z / 2
        letter = svg(
            f"M{x - h:g} {y - h:g}L{x + h:g} {y - h:g}L{x - h:g} {y + h:g}L{x + h:g} {y + h:g}"
        )
        fill(painter, letter, None, ink, 1.7)
    painter.restore()
