"""The committed textures as tiles that can be laid over a picture.

Tiles are laid pixel by pixel, never scaled: screens of less than one and a half device
pixels per logical pixel use the tile for one, the others the tile for two.
"""

from __future__ import annotations

import logging
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from skillgames.widgets.files import texture

log = logging.getLogger(__name__)

LEVELS = 16
MIDDLE = LEVELS // 2
GREY_STEP = 17  # a level of the file in 8-bit grey
GRAIN_STEP = 0.4  # standard deviations of the noise in a level
SIGMA = 0.0127  # of the designed grain, in parts of full white
PAPER_SHARE = 0.42  # how much of it paper and ink take
CLOTH_SHARE = 0.73  # and how much a dark cloth
CLOTH_VALUE = 0.2  # how light a cloth is, roughly
EVEN_SIDE = 64  # pixels of the tile that stands in for a missing texture


def tile_density(dpr: float) -> int:
    """The density, 1 or 2, of the tile for a screen."""
    return 1 if dpr < 1.5 else 2


def _levels(name: str, density: int) -> tuple[bytes, int]:
    """The levels (0..15) of a square texture row by row, and its side in pixels.

    A texture that cannot be read is named in the log and replaced by an even one.
    """
    file = texture(f"{name}_{density}x.png")
    image = QImage(str(file))
    if image.isNull():
        log.warning("cannot read the texture %s", file)
        return bytes([MIDDLE]) * EVEN_SIDE**2, EVEN_SIDE
    image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    side = image.width()
    stride = image.bytesPerLine()
    data = bytes(image.constBits())
    packed = b"".join(data[y * stride : y * stride + side] for y in range(image.height()))
    to_level = bytes(min(LEVELS - 1, round(grey / GREY_STEP)) for grey in range(256))
    return packed.translate(to_level), side


def _veil(levels: bytes, side: int, alphas: list[float]) -> QImage:
    """A tile of black and white: the opacity (0..1) of each level, black below `MIDDLE`."""
    alpha = bytes(round(255 * part) for part in alphas).ljust(256, b"\0")
    white = bytes(
        round(255 * part) if level > MIDDLE else 0 for level, part in enumerate(alphas)
    ).ljust(256, b"\0")
    pixels = bytearray(4 * len(levels))
    tint = levels.translate(white)
    for channel in range(3):
        pixels[channel::4] = tint
    pixels[3::4] = levels.translate(alpha)
    return _image(bytes(pixels), side, QImage.Format.Format_ARGB32_Premultiplied)


def _image(pixels: bytes, side: int, form: QImage.Format) -> QImage:
    return QImage(pixels, side, side, 4 * side, form).copy()


@lru_cache(maxsize=2)
def weave(density: int) -> QImage:
    """The weave of the cloth: at most 8 parts of 255 of white or black."""
    levels, side = _levels("weave", density)
    return _veil(levels, side, [abs(level - MIDDLE) / 255 for level in range(LEVELS)])


@lru_cache(maxsize=2)
def cloth_grain(density: int) -> QImage:
    """Film grain for a dark cloth, as white and black that move it equally far."""
    levels, side = _levels("grain", density)
    alphas = []
    for level in range(LEVELS):
        move = abs(level - MIDDLE) * GRAIN_STEP * SIGMA * CLOTH_SHARE
        alphas.append(move / (1 - CLOTH_VALUE) if level > MIDDLE else move / CLOTH_VALUE)
    return _veil(levels, side, alphas)


@lru_cache(maxsize=2)
def _paper_grain(density: int) -> tuple[QImage, QImage]:
    """What grain adds to a picture and what it takes away, both opaque and nearly black."""
    levels, side = _levels("grain", density)
    tiles = []
    for sign in (1, -1):
        amounts = bytes(
            round(255 * max(0.0, sign * (level - MIDDLE)) * GRAIN_STEP * SIGMA * PAPER_SHARE)
            for level in range(LEVELS)
        ).ljust(256, b"\0")
        pixels = bytearray(b"\xff" * 4 * len(levels))
        for channel in range(3):
            pixels[channel::4] = levels.translate(amounts)
        tiles.append(_image(bytes(pixels), side, QImage.Format.Format_RGB32))
    return tiles[0], tiles[1]


def add_grain(image: QImage, density: int) -> None:
    """Lay film grain over an opaque picture (format RGB32), light and dark alike."""
    more, less = _paper_grain(density)
    painter = QPainter(image)
    painter.scale(1 / image.devicePixelRatio(), 1 / image.devicePixelRatio())
    for tile, mode in (
        (more, QPainter.CompositionMode.CompositionMode_Plus),
        (less, QPainter.CompositionMode.CompositionMode_Difference),
    ):
        painter.setCompositionMode(mode)
        for x in range(0, image.width(), tile.width()):
            for y in range(0, image.height(), tile.height()):
                painter.drawImage(QPointF(x, y), tile)
    painter.end()
