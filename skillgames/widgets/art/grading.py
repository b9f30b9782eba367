"""Contrast and colour temperature of everything that lies on the table.

Both are curves for the single channels, so a picture is graded by looking each byte up in
one of three tables. In the middle of both sliders nothing is changed at all.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor, QImage

MIDDLE = 0.5
"""Where every slider stands when nothing is changed."""

PIVOT = 0.46
"""The grey that contrast leaves alone: 18 % of the light, in sRGB."""
SOFTER, HARDER = 0.50, 0.68
"""How many times the contrast is halved or (almost) doubled at the ends, as powers of two."""

NEUTRAL_KELVIN = 6504.0
COOLER_MIRED, WARMER_MIRED = 46.0, 70.0
"""How far the ends of the temperature slider are from daylight."""

LUMINANCE = (0.2126, 0.7152, 0.0722)
XYZ_TO_RGB = (
    (3.2406, -1.5372, -0.4986),
    (-0.9689, 1.8758, 0.0415),
    (0.0557, -0.2040, 1.0570),
)

IDENTITY = bytes(range(256))
RGB_BYTES = (2, 1, 0) if sys.byteorder == "little" else (1, 2, 3)
"""Where red, green and blue stand among the four bytes of a pixel."""

Tables = tuple[bytes, bytes, bytes]


@dataclass(frozen=True, slots=True)
class Grade:
    """Three sliders from 0 to 1; in the middle each is as the room was designed.

    `grain` does not change colours: see `skillgames.widgets.art.grain`.
    """

    contrast: float = MIDDLE
    grain: float = MIDDLE
    temperature: float = MIDDLE


NEUTRAL = Grade()


def tables(grade: Grade) -> Tables:
    """What red, green and blue (0 to 255) become; exact identity in the middle."""
    return _tables(grade.contrast, grade.temperature)


def apply(image: QImage, grade: Grade) -> QImage:
    """The picture with contrast and temperature; its grain is not changed.

    The result has the size, the ratio and the format of the picture; it is the picture
    itself when nothing changes.
    """
    curves = tables(grade)
    if curves == (IDENTITY, IDENTITY, IDENTITY):
        return image
    form = image.format()
    # Colours mixed with their opacity cannot be looked up.
    plain = QImage.Format.Format_ARGB32 if image.hasAlphaChannel() else QImage.Format.Format_RGB32
    source = image.convertToFormat(plain)
    pixels = bytearray(source.constBits())
    for place, curve in zip(RGB_BYTES, curves, strict=True):
        pixels[place::4] = pixels[place::4].translate(curve)
    size = source.width(), source.height(), source.bytesPerLine()
    # Copied, because Qt would only borrow the bytes.
    graded = QImage(pixels, *size, plain).copy()
    graded.setDevicePixelRatio(image.devicePixelRatio())
    return graded if form == plain else graded.convertToFormat(form)


def shade(colour: str | QColor, grade: Grade) -> QColor:
    """A single colour as `apply` changes it; its opacity stays."""
    value = QColor(colour)
    red, green, blue = tables(grade)
    return QColor(red[value.red()], green[value.green()], blue[value.blue()], value.alpha())


def gains(temperature: float) -> tuple[float, float, float]:
    """The factors on linear red, green and blue at a temperature slider from 0 to 1.

    They follow daylight (the CIE locus) from the sky at 0 to the evening at 1, and leave
    white as light as it was.
    """
    if temperature == MIDDLE:
        return 1.0, 1.0, 1.0
    turn = 2 * temperature - 1
    mired = 1e6 / NEUTRAL_KELVIN + turn * (WARMER_MIRED if turn > 0 else COOLER_MIRED)
    lamp, daylight = _daylight(1e6 / mired), _daylight(NEUTRAL_KELVIN)
    red, green, blue = (one / other for one, other in zip(lamp, daylight, strict=True))
    light = LUMINANCE[0] * red + LUMINANCE[1] * green + LUMINANCE[2] * blue
    return red / light, green / light, blue / light


def curve(value: float, contrast: float) -> float:
    """What an sRGB value (0 to 1) becomes at a contrast slider from 0 to 1.

    Below the middle a straight line through the pivot, above it an S that never clips.
    """
    turn = 2 * contrast - 1
    if turn <= 0:
        return PIVOT + (value - PIVOT) * float(2.0 ** (SOFTER * turn))
    slope = float(2.0 ** (HARDER * turn))
    if value < PIVOT:
        return PIVOT * float((value / PIVOT) ** slope)
    return 1 - (1 - PIVOT) * float(((1 - value) / (1 - PIVOT)) ** slope)


def lightness(value: float, grade: Grade) -> float:
    """How light a grey of this sRGB value (0 to 1) is when it is graded, 0 to 1."""
    place = round(255 * value)
    if all(table[place] == place for table in tables(grade)):
        return value
    graded = (table[place] / 255 for table in tables(grade))
    return sum(part * channel for part, channel in zip(LUMINANCE, graded, strict=True))


@lru_cache(maxsize=8)
def _tables(contrast: float, temperature: float) -> Tables:
    if contrast == MIDDLE and temperature == MIDDLE:
        return IDENTITY, IDENTITY, IDENTITY
    red, green, blue = (_table(gain, contrast) for gain in gains(temperature))
    return red, green, blue


def _table(gain: float, contrast: float) -> bytes:
    values = []
    for byte in range(256):
        value = byte / 255
        if gain != 1.0:
            value = _companded(min(1.0, gain * _linear(value)))
        if contrast != MIDDLE:
            value = curve(value, contrast)
        values.append(round(255 * min(1.0, max(0.0, value))))
    return bytes(values)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _companded(light: float) -> float:
    return 12.92 * light if light <= 0.0031308 else 1.055 * float(light ** (1 / 2.4)) - 0.055


def _daylight(kelvin: float) -> tuple[float, float, float]:
    """Daylight of a correlated colour temperature (4000 K and above) as linear RGB, Y = 1."""
    if kelvin <= 7000:
        x = -4.6070e9 / kelvin**3 + 2.9678e6 / kelvin**2 + 0.09911e3 / kelvin + 0.244063
    else:
        x = -2.0064e9 / kelvin**3 + 1.9018e6 / kelvin**2 + 0.24748e3 / kelvin + 0.237040
    y = -3 * x * x + 2.870 * x - 0.275
    xyz = x / y, 1.0, (1 - x - y) / y
    red, green, blue = (
        sum(part * value for part, value in zip(row, xyz, strict=True)) for row in XYZ_TO_RGB
    )
    return red, green, blue
