"""The table: a cloth under one warm lamp with a quiet drawing, and the dark room of home."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from skillgames.widgets.art.grain import cloth_grain, tile_density, weave
from skillgames.widgets.art.paths import stroke
from skillgames.widgets.look import GLASS_EDGE, Cloth, colour

LAMP_X, LAMP_Y = 0.5, 0.42  # the middle of the light, in parts of the size
LAMP_REACH = 0.62  # of the diagonal
LAMP_MIDDLE = 0.45

MOTIF_X, MOTIF_Y = 0.5, 0.46
RIPPLES = 14
RIPPLE_ALPHA = 0.075
RIPPLE_FLATNESS = 0.62
MOTIF_WIDTH = 1.2

ROOM_STOPS = ((0.0, "#34302B"), (0.5, "#262320"), (1.0, "#151412"))
ROOM_X, ROOM_Y, ROOM_REACH = 0.5, 0.36, 0.75  # the reach in parts of the width

KEPT_CLOTHS = 4
_cache: OrderedDict[tuple[Cloth, int, int, float, bool], QPixmap] = OrderedDict()


def cloth_pixmap(cloth: Cloth, size: QSize, dpr: float, motif: bool = True) -> QPixmap:
    """The whole table as one picture of `size` logical pixels for a screen of `dpr`.

    The last few sizes are kept. `motif` adds the drawing of the cloth, when it has one.
    """
    width, height = max(1, size.width()), max(1, size.height())
    key = (cloth, width, height, dpr, motif)
    if key in _cache:
        _cache.move_to_end(key)
        return _cache[key]
    pixmap = QPixmap.fromImage(_render(cloth, width, height, dpr, motif))
    _cache[key] = pixmap
    while len(_cache) > KEPT_CLOTHS:
        _cache.popitem(last=False)
    return pixmap


def _render(cloth: Cloth, width: int, height: int, dpr: float, motif: bool) -> QImage:
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    light = QRadialGradient(
        QPointF(width * LAMP_X, height * LAMP_Y), math.hypot(width, height) * LAMP_REACH
    )
    light.setColorAt(0, QColor(cloth.hi))
    light.setColorAt(LAMP_MIDDLE, QColor(cloth.mid))
    light.setColorAt(1, QColor(cloth.lo))
    painter.fillRect(QRectF(0, 0, width, height), QBrush(light))
    if motif and cloth.name in MOTIFS:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        MOTIFS[cloth.name](painter, width, height)
    density = tile_density(dpr)
    painter.resetTransform()
    painter.scale(1 / dpr, 1 / dpr)
    for tile in (weave(density), cloth_grain(density)):
        painter.fillRect(QRect(0, 0, image.width(), image.height()), QBrush(tile))
    painter.end()
    return image


def _ripples(painter: QPainter, width: float, height: float) -> None:
    """Rings around the middle that grow wider apart and fade."""
    centre = QPointF(width * MOTIF_X, height * MOTIF_Y)
    unit = min(width, height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(1, RIPPLES + 1):
        radius = unit * (0.09 * ring + 0.004 * ring * ring)
        alpha = RIPPLE_ALPHA * (1 - ring / (RIPPLES + 2))
        painter.setPen(stroke(colour(GLASS_EDGE, alpha), MOTIF_WIDTH))
        painter.drawEllipse(centre, radius, radius * RIPPLE_FLATNESS)


MOTIFS: dict[str, Callable[[QPainter, float, float], None]] = {"lake": _ripples}


def dark_room(painter: QPainter, rect: QRectF) -> None:
    """Fill a rectangle with the dark room behind the tiles of the first page."""
    light = QRadialGradient(
        QPointF(rect.x() + rect.width() * ROOM_X, rect.y() + rect.height() * ROOM_Y),
        rect.width() * ROOM_REACH,
    )
    for place, value in ROOM_STOPS:
        light.setColorAt(place, QColor(value))
    painter.fillRect(rect, QBrush(light))
