"""Fans of cards for tiles, emblems and sheets, and the offsets of cards that lie in pairs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets.art.sprites import DeckStyle, Sprites

MEMORY = 6 * 2**20

Fan = Sequence[tuple[str, float, float, float]]
"""Code, turn in degrees, and the shift right and down in card widths, from back to front."""

TILE_Y = 0.335
"""The middle of the fan on a tile, in parts of the tile's height."""

CLOSED_RISE, OPEN_DROP = 0.055, 0.099
"""How far a closed card lies above the middle of its pair, and the open card on it below."""


@lru_cache(maxsize=8)
def _sprites(style: DeckStyle) -> Sprites:
    return Sprites(style, MEMORY)


def paint_fan(
    painter: QPainter,
    centre: QPointF,
    width: float,
    fan: Fan,
    style: DeckStyle,
    dpr: float | None = None,
    *,
    compact: bool = False,
) -> None:
    """Cards of this width fanned out around a point.

    `dpr` is the pixel ratio of the device when it is not said; `compact` shows the faces of
    small cards. The finished cards are kept.
    """
    ratio = dpr if dpr is not None else painter.device().devicePixelRatio()
    for code, turn, dx, dy in fan:
        sprite = _sprites(style).card(code, width, ratio, compact)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(centre.x() + dx * width, centre.y() + dy * width)
        painter.rotate(turn)
        size = sprite.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), sprite)
        painter.restore()


def paint_on_tile(
    painter: QPainter, rect: QRectF, width: float, fan: Fan, style: DeckStyle, dpr: float
) -> None:
    """A fan in the upper half of a game's tile."""
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * TILE_Y)
    paint_fan(painter, centre, width, fan, style, dpr)


def pair(code: str, dx: float, dy: float = 0.0, back: str = "back") -> Fan:
    """An open card on a closed one, whose upper edge shows, as two cards of a fan."""
    return ((back, 0, dx, dy - CLOSED_RISE), (code, 0, dx, dy + OPEN_DROP))
