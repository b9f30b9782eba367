"""Swords, batons, cups and coins of the Bolognese pack."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from skillgames.widgets.art.courts import CRIMSON, GOLD
from skillgames.widgets.art.paths import circle, fill, line, placed, rays, rect, svg
from skillgames.widgets.look import mix

SUITS = "SBCD"
"""Swords, batons, cups, coins."""

INKS = {"S": "#27548C", "B": "#2F6B3F", "C": "#A8282E", "D": "#8F5A0C"}

BLADE = "#D9E3EA"
SWORD_EDGE = "#27548C"
BATON, BATON_EDGE = "#5E9A5B", "#1F4A2C"
CUP_EDGE = "#6E151C"
CUP_LIGHT = "#F7E3B0"
COIN_EDGE, COIN_PALE, COIN_LEAF = "#6B430A", "#F6DD9B", "#B5761A"

CUP = "M-15-16C-15 2-9 9-3 10L-3 14C-9 15-11 17-11 20L11 20C11 17 9 15 3 14L3 10C9 9 15 2 15-16Z"
CUP_RIM = "M-15.5-17L15.5-17L14.6-9.5L-14.6-9.5Z"
LEAF = "M0 0C-5-4-4-11 0-12.6C4-11 5-4 0 0Z"

SMALL_LENGTH, SMALL_TURN, SMALL_WIDTH = 58, 38, 1.75


def draw_sword(
    painter: QPainter, cx: float, cy: float, length: float, turn: float = 0, wide: float = 1
) -> None:
    """A sword, point up, turned clockwise by `turn` degrees about its middle."""
    half, w = length / 2, wide
    painter.save()
    painter.translate(cx, cy)
    painter.rotate(turn)
    blade = svg(
        f"M0 {-half:g}C{2.6 * w:g} {7 - half:g} {2.9 * w:g} {12 - half:g} {2.5 * w:g} {half - 15:g}"
        f"L{-2.5 * w:g} {half - 15:g}"
        f"C{-2.9 * w:g} {12 - half:g} {-2.6 * w:g} {7 - half:g} 0 {-half:g}Z"
    )
    fill(painter, blade, BLADE, SWORD_EDGE, 1.1)
    line(painter, 0, 8 - half, 0, half - 17, mix(BLADE, SWORD_EDGE, 0.6), 0.7)
    guard = svg(
        f"M{-8 * w:g} {half - 17:g}"
        f"C{-4 * w:g} {half - 14.6:g} {4 * w:g} {half - 14.6:g} {8 * w:g} {half - 17:g}"
        f"L{8 * w:g} {half - 13.6:g}"
        f"C{4 * w:g} {half - 11:g} {-4 * w:g} {half - 11:g} {-8 * w:g} {half - 13.6:g}Z"
    )
    fill(painter, guard, GOLD, SWORD_EDGE, 1)
    fill(painter, rect(-1.7 * w, half - 12.4, 3.4 * w, 8.4, 1), CRIMSON, SWORD_EDGE, 0.9)
    fill(painter, circle(0, half - 2.6, 2.7 * w), GOLD, SWORD_EDGE, 1)
    painter.restore()


def draw_baton(
    painter: QPainter, cx: float, cy: float, length: float, turn: float = 0, wide: float = 1
) -> None:
    """A baton with gilt bands, upright, turned clockwise by `turn` degrees."""
    half, w = length / 2, wide
    painter.save()
    painter.translate(cx, cy)
    painter.rotate(turn)
    staff = rect(-2.2 * w, 4 - half, 4.4 * w, length - 8, 2)
    fill(painter, staff, BATON, BATON_EDGE, 1)
    for y in (5 - half, 0, half - 5):
        fill(painter, rect(-3.6 * w, y - 3.4, 7.2 * w, 6.8, 2.6), GOLD, BATON_EDGE, 0.9)
    for y in (-half / 2, half / 2):
        fill(painter, rect(-2.9 * w, y - 1.4, 5.8 * w, 2.8, 1.2), CRIMSON, BATON_EDGE, 0.7)
    painter.restore()


def draw_cup(painter: QPainter, cx: float, cy: float, size: float) -> None:
    """A cup in a box `size` wide."""
    painter.save()
    painter.translate(cx, cy)
    painter.scale(size / 40, size / 40)
    fill(painter, svg(CUP), CRIMSON, CUP_EDGE, 1.7)
    fill(painter, svg(CUP_RIM), GOLD, CUP_EDGE, 1.6)
    fill(painter, svg("M-6-4L0-9L6-4L0 5Z"), CUP_LIGHT, CUP_EDGE, 0.8)
    fill(painter, circle(0, 12, 3.2), GOLD, CUP_EDGE, 1.3)
    painter.restore()


def draw_coin(painter: QPainter, cx: float, cy: float, size: float) -> None:
    """A coin with a flower, in a box `size` wide."""
    painter.save()
    painter.translate(cx, cy)
    painter.scale(size / 40, size / 40)
    fill(painter, circle(0, 0, 19), GOLD, COIN_EDGE, 1.7)
    fill(painter, circle(0, 0, 14.2), COIN_PALE, COIN_EDGE, 1.1)
    leaves, pearls = _flower()
    fill(painter, leaves, COIN_LEAF, COIN_EDGE, 0.8)
    fill(painter, circle(0, 0, 3.4), CRIMSON, COIN_EDGE, 1)
    fill(painter, pearls, COIN_EDGE)
    painter.restore()


@cache
def _flower() -> tuple[QPainterPath, QPainterPath]:
    """The leaves and the pearls of a coin, each as one shape: drawn far more quickly."""
    leaves, pearls = QPainterPath(), QPainterPath()
    leaves.setFillRule(Qt.FillRule.WindingFill)
    for angle in range(0, 360, 60):
        leaves.addPath(placed(svg(LEAF), 0, 0, 1, angle))
    for pearl in rays(0, 0, 0, 16.6, 12):
        pearls.addEllipse(QPointF(pearl.x2(), pearl.y2()), 1.05, 1.05)
    return leaves, pearls


def _leaning(
    draw: Callable[[QPainter, float, float, float, float, float], None],
) -> Callable[[QPainter, float, float, float], None]:
    def suit(painter: QPainter, cx: float, cy: float, size: float) -> None:
        scale = size * 1.3 / SMALL_LENGTH
        painter.save()
        painter.translate(cx, cy)
        painter.scale(scale, scale)
        draw(painter, 0, 0, SMALL_LENGTH, SMALL_TURN, SMALL_WIDTH)
        painter.restore()

    return suit


_SUITS: dict[str, Callable[[QPainter, float, float, float], None]] = {
    "S": _leaning(draw_sword),
    "B": _leaning(draw_baton),
    "C": draw_cup,
    "D": draw_coin,
}


def draw_suit(painter: QPainter, suit: str, cx: float, cy: float, size: float) -> None:
    """Draw the sign of a suit (one of `SUITS`), about `size` units high, centred.

    KeyError for another suit.
    """
    _SUITS[suit](painter, cx, cy, size)
