"""The committed textures as tiles that can be laid over a picture.

Film grain follows its slider from none over the designed one in the middle to that of an
old film, and the light: middle greys take more of it than black and white.
Tiles are laid pixel by pixel, never scaled: screens of less than one and a half device
pixels per logical pixel use the tile for one, the others the tile for two.
"""

from __future__ import annotations

import logging
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, qRgb, qRgba

from skillgames.widgets.art.grading import NEUTRAL, Grade, lightness
from skillgames.widgets.files import texture

log = logging.getLogger(__name__)

LEVELS = 16
MIDDLE = LEVELS // 2
GREY_STEP = 17  # a level of the file in 8-bit grey
GRAIN_STEP = 0.4  # standard deviations of the noise in a level
STRONGEST = 0.036  # standard deviation at the end of the slider, in parts of full white
RISE = 1.5  # the power of the slider
SHADOW_SHARE = 0.25  # how much of the grain black and white take; middle greys take all
PAPER_VALUE = 0.94  # how light paper with its ink is, on an average
CLOTH_VALUE = 0.2  # and how light a cloth is
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


@lru_cache(maxsize=2)
def _grain_levels(density: int) -> tuple[bytes, int]:
    """The levels of the grain, read once: its tiles are made anew for every grade."""
    return _levels("grain", density)


def _veil(levels: bytes, side: int, alphas: list[float]) -> QImage:
    """A tile of black and white: the opacity (0..1) of each level, black below `MIDDLE`."""
    return _painted(
        levels,
        side,
        [_white(part) if n > MIDDLE else _black(part) for n, part in enumerate(alphas)],
        QImage.Format.Format_ARGB32_Premultiplied,
    )


def _painted(levels: bytes, side: int, colours: list[int], form: QImage.Format) -> QImage:
    """A tile with a colour for each level."""
    tile = QImage(levels, side, side, side, QImage.Format.Format_Indexed8)
    tile.setColorTable(colours)
    return tile.convertToFormat(form)


def _white(part: float) -> int:
    return qRgba(255, 255, 255, round(255 * part))


def _black(part: float) -> int:
    return qRgba(0, 0, 0, round(255 * part))


@lru_cache(maxsize=2)
def weave(density: int) -> QImage:
    """The weave of the cloth: at most 8 parts of 255 of white or black."""
    levels, side = _levels("weave", density)
    return _veil(levels, side, [abs(level - MIDDLE) / 255 for level in range(LEVELS)])


def strength(value: float, grade: Grade = NEUTRAL) -> float:
    """The standard deviation of the grain on a grey of this value (0 to 1), as graded.

    In parts of full white; nothing where the slider is at 0.
    """
    light = lightness(value, grade)
    share = SHADOW_SHARE + (1 - SHADOW_SHARE) * 4 * light * (1 - light)
    return STRONGEST * float(grade.grain**RISE) * share


def cloth_grain(density: int, grade: Grade = NEUTRAL) -> QImage:
    """Film grain for a dark cloth, as white and black that move it equally far."""
    return _cloth_grain(density, strength(CLOTH_VALUE, grade), lightness(CLOTH_VALUE, grade))


@lru_cache(maxsize=2)
def _cloth_grain(density: int, sigma: float, value: float) -> QImage:
    levels, side = _grain_levels(density)
    alphas = []
    for level in range(LEVELS):
        move = abs(level - MIDDLE) * GRAIN_STEP * sigma
        alphas.append(min(1.0, move / (1 - value) if level > MIDDLE else move / value))
    return _veil(levels, side, alphas)


@lru_cache(maxsize=2)
def _paper_grain(density: int, sigma: float) -> tuple[QImage, QImage]:
    """What grain adds to a picture and what it takes away, both opaque and nearly black."""
    levels, side = _grain_levels(density)
    more, less = (
        [
            round(255 * max(0.0, sign * (level - MIDDLE)) * GRAIN_STEP * sigma)
            for level in range(LEVELS)
        ]
        for sign in (1, -1)
    )
    form = QImage.Format.Format_RGB32
    return (
        _painted(levels, side, [qRgb(grey, grey, grey) for grey in more], form),
        _painted(levels, side, [qRgb(grey, grey, grey) for grey in less], form),
    )


def add_grain(image: QImage, density: int, grade: Grade = NEUTRAL) -> None:
    """Lay film grain over an opaque picture (format RGB32), light and dark alike.

    As strong as paper takes it at this grade; the picture's colours are graded already.
    """
    if grade.grain <= 0:
        return
    more, less = _paper_grain(density, strength(PAPER_VALUE, grade))
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
