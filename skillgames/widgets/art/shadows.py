"""Soft shadows and glows: blurred rounded rectangles of any size.

A blurred rounded rectangle is exact mathematics: along x each row of the shape is the
difference of two error functions, along y likewise, so no picture has to be blurred. One
small tile is computed per radius, softness and colour; its plain middle is stretched, as
long as the shape is big enough for its corners not to reach each other. Wide blurs are
computed at a lower resolution and enlarged smoothly: nothing in them is fine enough to be
lost.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from skillgames.widgets.look import colour as as_colour

REACH = 3.0  # a shadow ends this many sigmas outside its shape
TILE_SIGMA = 4.0  # no tile is softer than this, in its own pixels
CORNER_STRIPS = 14


def shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    sigma: float,
    colour: str | QColor,
    dy: float = 0.0,
    dx: float = 0.0,
    spread: float = 0.0,
) -> None:
    """Draw the shadow of a rounded rectangle.

    The shape is moved by (dx, dy) and grown by `spread` on all sides, then blurred by a
    Gaussian of `sigma` (above 0) and filled with `colour`. It is drawn under the whole
    shape, also where the shape itself will cover it.
    """
    shape = rect.translated(dx, dy).adjusted(-spread, -spread, spread, spread)
    matrix = painter.deviceTransform()
    # Pixels of the tile per unit of the painter.
    density = min(math.hypot(matrix.m11(), matrix.m12()), TILE_SIGMA / sigma)
    if shape.isEmpty() or density <= 0:
        return
    key = _Key(
        radius=_rounded(min(radius + spread, shape.width() / 2, shape.height() / 2) * density),
        sigma=_rounded(sigma * density),
        colour=as_colour(colour).rgba(),
    )
    corner = key.corner
    wide = round(shape.width() * density)
    high = round(shape.height() * density)
    upright = not (matrix.m12() or matrix.m21())
    x_grid = (matrix.m11(), matrix.dx()) if upright else None
    y_grid = (matrix.m22(), matrix.dy()) if upright else None
    across = _Axis(shape.left(), shape.right(), wide, key.margin, corner, density, x_grid)
    down = _Axis(shape.top(), shape.bottom(), high, key.margin, corner, density, y_grid)
    tile = _tile(key, across.tile, down.tile)
    painter.save()
    # Without antialiasing, and with seams between whole pixels, none is painted twice.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
    for source_y, source_h, y, h in down.bands():
        for source_x, source_w, x, w in across.bands():
            painter.drawImage(
                QRectF(x, y, w, h), tile, QRectF(source_x, source_y, source_w, source_h)
            )
    painter.restore()


def _rounded(pixels: float) -> float:
    """Sizes in eighths of a pixel, so that nearly equal shadows share a tile."""
    return max(0.125, round(pixels * 8) / 8)


@dataclass(frozen=True)
class _Key:
    """What a tile depends on besides its size, in tile pixels."""

    radius: float
    sigma: float
    colour: int

    @property
    def margin(self) -> int:
        """How far the blur reaches outside the shape."""
        return math.ceil(REACH * self.sigma)

    @property
    def corner(self) -> int:
        """How far the corner reaches into the shape: beyond it every row is alike."""
        return math.ceil(self.radius + REACH * self.sigma)


@dataclass(frozen=True)
class _Axis:
    """How a tile is laid out along one axis: cut in three, or used whole when short."""

    start: float
    end: float
    pixels: int
    margin: int
    corner: int
    density: float
    grid: tuple[float, float] | None
    """How target lengths become pixels: a factor and what is added; None when turned."""

    @property
    def stretched(self) -> bool:
        return self.pixels > 2 * self.corner + 1

    @property
    def tile(self) -> int:
        """The size of the shape inside the tile."""
        return 2 * self.corner + 1 if self.stretched else max(1, self.pixels)

    def bands(self) -> list[tuple[float, float, float, float]]:
        """(first tile pixel, tile pixels, target start, target length) of each piece."""
        outside = self.margin / self.density
        whole = 2 * self.margin + self.tile
        if not self.stretched:
            return [(0, whole, self.start - outside, self.end - self.start + 2 * outside)]
        side = self.margin + self.corner
        length = side / self.density
        first, end = self.start - outside, self.end + outside
        low, high = self._on_grid(first + length), self._on_grid(end - length)
        return [
            (0, side, first, low - first),
            (side, 1, low, high - low),
            (side + 1, side, high, end - high),
        ]

    def _on_grid(self, position: float) -> float:
        """The nearest edge between two pixels."""
        if self.grid is None:
            return position
        factor, added = self.grid
        return (round(position * factor + added) - added) / factor


@lru_cache(maxsize=256)
def _tile(key: _Key, width: int, height: int) -> QImage:
    """The blurred shape of width x height tile pixels with its margin around it."""
    alphas = _quarter(key, width, height)
    full_width = width + 2 * key.margin
    full_height = height + 2 * key.margin
    colour = QColor.fromRgba(key.colour)
    opacity = colour.alphaF()
    channels = [
        bytes(round(level * opacity * part) for level in range(256))
        for part in (colour.blueF(), colour.greenF(), colour.redF(), 1.0)
    ]
    pixels = bytearray(4 * full_width * full_height)
    for y in range(full_height):
        half = alphas[min(y, full_height - 1 - y)]
        row = half + half[: full_width - len(half)][::-1]
        offset = 4 * full_width * y
        for channel, table in enumerate(channels):
            pixels[offset + channel : offset + 4 * full_width : 4] = row.translate(table)
    image = QImage(
        bytes(pixels),
        full_width,
        full_height,
        4 * full_width,
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    return image.copy()


def _quarter(key: _Key, width: int, height: int) -> list[bytes]:
    """Rows of opacity (0..255) from the outer corner to the middle, the middle included."""
    columns = (width + 1) // 2 + key.margin
    rows = (height + 1) // 2 + key.margin
    strips = _strips(key.radius, width / 2, height / 2)
    xs = [x + 0.5 - key.margin - width / 2 for x in range(columns)]
    ys = [y + 0.5 - key.margin - height / 2 for y in range(rows)]
    shares = [[_blurred(x, half, key.sigma) for x in xs] for half, _, _ in strips]
    result = []
    for y in ys:
        sums = [0.0] * columns
        for share, (_, low, high) in zip(shares, strips, strict=True):
            weight = _blurred(y, high, key.sigma) - _blurred(y, low, key.sigma)
            if weight > 1e-5:
                sums = [total + weight * part for total, part in zip(sums, share, strict=True)]
        result.append(bytes(min(255, round(255 * total)) for total in sums))
    return result


def _strips(
    radius: float, half_width: float, half_height: float
) -> list[tuple[float, float, float]]:
    """The shape as a pile of strips: (half width, from |y|, to |y|).

    The first strip is the straight middle, the others follow the rounding in equal angles.
    """
    straight = half_height - radius
    strips = [(half_width, 0.0, straight)] if straight > 0 else []
    low = max(0.0, straight)
    for step in range(CORNER_STRIPS):
        middle = math.pi / 2 * (step + 0.5) / CORNER_STRIPS
        high = straight + radius * math.sin(math.pi / 2 * (step + 1) / CORNER_STRIPS)
        strips.append((half_width - radius + radius * math.cos(middle), low, high))
        low = high
    return strips


def _blurred(position: float, half: float, sigma: float) -> float:
    """The Gaussian blur of the interval -half..half at a position, 0 to 1."""
    scale = sigma * math.sqrt(2)
    return 0.5 * (math.erf((position + half) / scale) - math.erf((position - half) / scale))
