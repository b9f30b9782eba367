"""A small table to try a style on: its cloth with cards, or what else lies there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap, QTransform

from skillgames.widgets.art.cloth import cloth_pixmap
from skillgames.widgets.art.fans import Fan
from skillgames.widgets.art.sprites import DeckStyle, Sprites

RADIUS = 16.0
"""Of the corners, at the width the picture is designed for."""
WIDTH = 324.0

CARD_BY_WIDTH, CARD_BY_HEIGHT = 0.302, 0.56
"""The width of a card by the picture's width, its height by the picture's height, at most."""

FANS: dict[str, Fan] = {
    "french": (("KH", -8.0, -1.0, 0.09), ("AS", 0.0, 0.0, 0.0), ("7D", 8.0, 0.98, 0.09)),
    "bolognese": (("SR", -8.0, -0.96, 0.09), ("SOL", 0.0, 0.0, 0.0), ("C7", 8.0, 0.96, 0.09)),
    "money": (
        ("P9", -9.0, -1.2, 0.16),
        ("G7", -3.0, -0.4, 0.0),
        ("Z5", 3.0, 0.4, 0.0),
        ("S3", 9.0, 1.2, 0.16),
    ),
}
"""What of each pack is shown."""

HIGHER = {"bolognese": 1.16, "money": 1.3}
"""How much more of the height a pack of narrow cards may take."""

MEMORY = 8 * 2**20


Things = Callable[[QPainter, QRectF, DeckStyle], None]
"""Paints what lies on the cloth that fills a rectangle, in this style."""


@cache
def _sprites() -> Sprites:
    return Sprites(memory=MEMORY)


def paint_cards(painter: QPainter, rect: QRectF, style: DeckStyle) -> None:
    """Some cards of the pack of this style."""
    ratio = painter.device().devicePixelRatio()
    sprites = _sprites()
    sprites.restyle(style)
    high = rect.height() * CARD_BY_HEIGHT * HIGHER.get(style.pack, 1.0)
    width = round(min(rect.width() * CARD_BY_WIDTH, high / sprites.ratio))
    for code, turn, right, down in FANS[style.pack]:
        sprite = sprites.card(code, max(1, width), ratio)
        half = QPointF(sprite.width(), sprite.height()) / ratio / 2
        painter.save()
        painter.translate(rect.center() + QPointF(right, down) * width)
        painter.rotate(turn)
        painter.drawPixmap(-half, sprite)
        painter.restore()


def paint_preview(
    painter: QPainter, rect: QRectF, style: DeckStyle, things: Things = paint_cards
) -> None:
    """Paint a cloth of this style with what lies there into a rectangle with round corners.

    What is drawn is kept and only graded anew when nothing but the light has changed, so
    that it follows a slider.
    """
    ratio = painter.device().devicePixelRatio()
    size = QSize(max(1, round(rect.width())), max(1, round(rect.height())))
    cloth = cloth_pixmap(style.cloth, size, ratio, False, style.grade)
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    texture = QPixmap(cloth)
    texture.setDevicePixelRatio(1)  # a texture is laid in its own pixels
    brush = QBrush(texture)
    place = QTransform.fromTranslate(rect.left(), rect.top())
    brush.setTransform(place.scale(1 / ratio, 1 / ratio))
    painter.setBrush(brush)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = RADIUS * rect.width() / WIDTH
    painter.drawRoundedRect(rect, radius, radius)
    things(painter, rect, style)
    painter.restore()
