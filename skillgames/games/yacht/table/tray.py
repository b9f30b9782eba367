"""The tray the dice are rolled in: teak around dark blue felt, under the light of the table."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from skillgames.widgets.art import grading
from skillgames.widgets.art.grading import Grade
from skillgames.widgets.art.grain import cloth_grain, tile_density, weave
from skillgames.widgets.art.paths import circle, fill, fill_rect, line, star
from skillgames.widgets.art.shadows import shadow
from skillgames.widgets.look import GLASS_EDGE, colour, oklch

RADIUS, INNER_RADIUS = 30.0, 16.0
TEAK = ((0.0, "#B78552"), (0.5, "#94653A"), (1.0, "#6E4826"))
GRAIN_LINES = 90
FELT_HUE = 246
DARKENING = 14
SHADOW_MARGIN = 80.0
"""How far the shadow of the tray reaches around it, in design units."""


class Tray:
    """Paints a tray; its wood and felt are kept bare, so that another light is quick."""

    def __init__(self) -> None:
        self._bare: QImage | None = None
        self._key: object = None

    def paint(self, painter: QPainter, tray: QRectF, felt: QRectF, u: float, grade: Grade) -> None:
        """Paint the tray with its shadow; wood and felt are graded like the cloth."""
        shadow(painter, tray, RADIUS * u, 22 * u, colour("#000000", 0.45), dy=12 * u)
        inside = felt.translated(-tray.topLeft())
        bare = self._drawn(tray, inside, u, painter.device().devicePixelRatio())
        graded = QImage(grading.apply(bare, grade))  # a copy: the bare one stays bare
        _texture(graded, QRectF(0, 0, tray.width(), tray.height()), u, grade)
        painter.drawImage(tray.topLeft(), graded)

    def _drawn(self, tray: QRectF, felt: QRectF, u: float, dpr: float) -> QImage:
        size = (tray.size() * dpr).toSize()
        key = (size, felt, u, dpr)
        if self._bare is None or key != self._key:
            image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            image.setDevicePixelRatio(dpr)
            painter = QPainter(image)
            try:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                _wood(painter, QRectF(0, 0, tray.width(), tray.height()), felt, u)
                _felt(painter, felt, u)
            finally:
                painter.end()
            self._bare, self._key = image, key
        return self._bare


def _wood(painter: QPainter, area: QRectF, felt: QRectF, u: float) -> None:
    wood = QLinearGradient(area.topLeft(), area.bottomLeft())
    for place, value in TEAK:
        wood.setColorAt(place, QColor(value))
    fill_rect(painter, area, RADIUS * u, wood)
    painter.save()
    painter.setClipPath(_rounded(area, RADIUS * u))
    chance = random.Random(5)  # the same grain in every tray
    width = area.width()
    for _ in range(GRAIN_LINES):
        y, bend = area.height() * chance.random(), chance.random() * 10 * u
        ink = colour("#3A200C", 0.05 + 0.06 * chance.random())
        pen = (0.8 + chance.random()) * max(1.0, u)
        if felt.top() + bend < y < felt.bottom() - bend:
            # The felt will cover all but its ends: long strokes are dear.
            line(painter, -10, y, felt.left() + 4, y + bend * 0.2, ink, pen)
            line(painter, felt.right() - 4, y + bend * 0.2, width + 10, y + bend * 0.4, ink, pen)
            continue
        vein = QPainterPath(QPointF(-10, y))
        vein.cubicTo(width * 0.3, y + bend, width * 0.6, y - bend, width + 10, y + bend * 0.4)
        fill(painter, vein, None, ink, pen)
    painter.restore()
    rim = area.adjusted(1, 1, -1, -1)
    fill_rect(painter, rim, RADIUS * u - 1, None, colour("#F3CF9A", 0.55), 1.3)


def _felt(painter: QPainter, area: QRectF, u: float) -> None:
    radius = INNER_RADIUS * u
    light = QRadialGradient(
        area.center().x(), area.top() + area.height() * 0.42, area.width() * 0.66
    )
    light.setColorAt(0, oklch(0.40, 0.075, FELT_HUE))
    light.setColorAt(1, oklch(0.27, 0.06, FELT_HUE + 2))
    fill_rect(painter, area, radius, light)
    painter.save()
    painter.setClipPath(_rounded(area, radius))
    for step in range(DARKENING):
        out = (DARKENING - step) * u
        shade = colour("#000000", 0.030 * step**0.5)
        pen = (2.4 + (DARKENING - step) * 0.2) * u
        rim = area.adjusted(-out, -out, out, out)
        fill_rect(painter, rim, radius + out, None, shade, pen)
    depth = QLinearGradient(0, area.top(), 0, area.top() + 26 * u)
    depth.setColorAt(0, QColor(0, 0, 0, 120))
    depth.setColorAt(1, QColor(0, 0, 0, 0))
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), 26 * u), depth)
    _compass(painter, area.center(), area.height())
    painter.restore()
    fill_rect(painter, area, radius, None, colour("#2A1606", 0.8), 1.6 * max(1.0, u))


def _compass(painter: QPainter, centre: QPointF, height: float) -> None:
    """A rose, very faint: the only drawing of the tray."""
    x, y = centre.x(), centre.y()
    for reach in (0.41, 0.39):
        fill(painter, circle(x, y, height * reach), None, colour(GLASS_EDGE, 0.06), 1.2)
    faint = colour(GLASS_EDGE, 0.04)
    fill(painter, star(x, y, height * 0.37, height * 0.076, 4), faint)
    fill(painter, star(x, y, height * 0.26, height * 0.066, 4, -45), faint)


def _texture(image: QImage, area: QRectF, u: float, grade: Grade) -> None:
    """Weave and grain, where the tray is."""
    painter = QPainter(image)
    density = tile_density(image.devicePixelRatio())
    clip = _rounded(area, RADIUS * u)
    painter.setClipPath(clip)
    painter.scale(1 / image.devicePixelRatio(), 1 / image.devicePixelRatio())
    tiles = [weave(density)]
    if grade.grain > 0:
        tiles.append(cloth_grain(density, grade))
    for tile in tiles:
        for x in range(0, image.width(), tile.width()):
            for y in range(0, image.height(), tile.height()):
                painter.drawImage(QPointF(x, y), tile)
    painter.end()


def _rounded(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path
