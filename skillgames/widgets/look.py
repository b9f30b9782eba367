"""The look of the room: colours, cloths, fonts, scale and text.

Colours are sRGB hex texts. Lengths are logical pixels; a table multiplies them by U and
text by T (see `units`). Fonts come from the bundled files, so the same picture appears on
every machine.
"""

from __future__ import annotations

import logging
import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPainter

from skillgames.widgets.files import font_files

log = logging.getLogger(__name__)

# Ink and paper.
INK = "#1E2329"
INK2 = "#5B5A54"
INK3 = "#8C877B"  # ornament only, too pale for text
PAPER = "#FBF7EE"
SHEET_TOP = "#FAF6EC"
SHEET_BOTTOM = "#F1E9D8"
TILE = "#FBF7EC"  # a raised field on a sheet
WELL = "#ECE3D1"
WELL_EDGE = "#B8AB8E"
WELL_TEXT = "#3F3D38"
LINE = "#DED4C0"
EDGE = "#BDB198"

# Text and glass over the cloth.
IVORY = "#F5EEDF"
MIST = "#C9CFCB"
WHITE = "#FFFFFF"
GLASS = "#0C1113"
GLASS_EDGE = "#FFF4DC"
SCRIM = "#0E1216"

# Colours with a meaning.
BRASS = "#E6B85C"  # your turn
BRASS_TOP = "#F3CB7B"
BRASS_BOTTOM = "#DDA548"
GOLD = "#F3B73B"  # captures, point dots
ON_GOLD = "#2B1C05"
SLOT = "#FFE2A6"  # the dashed landing place
EMBER = "#F28C28"  # a die that is held
ON_EMBER = "#2A1603"
PREVIEW = "#1F57B5"
PREVIEW_TINT = "#E4ECF8"  # the column whose free boxes show it
SELECTED = "#C4660C"
SELECTED_TINT = "#FCE8C8"
GOOD = "#23694B"

# Suits: on paper with two colours, with four, and red on glass.
BLACK = "#1B2129"
RED = "#B4262D"
RED_ON_GLASS = "#FF8A7E"
TWO_COLOURS = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOURS = {"S": BLACK, "H": "#BA1410", "D": "#346ECD", "C": "#0C5C3C"}

# The double ring of the keyboard, and the single one on paper.
FOCUS_INNER = "#FFFFFF"
FOCUS_OUTER = "#12324F"
FOCUS_ON_PAPER = "#2C6BC9"

UI_FAMILY = "Inter"
DISPLAY_FAMILY = "Vollkorn"
SMALLEST_TEXT = 11
DISPLAY_SHIFT = 0.055  # Vollkorn sits high in its line: moved down by this part of an em

BASE_WIDTH, BASE_HEIGHT = 1280, 800
SMALLEST_TEXT_SCALE = 0.86


@dataclass(frozen=True)
class Cloth:
    """The colours of one table, all cut from one OKLCH hue.

    `hi`, `mid`, `lo` are the lamp's circle from the centre outwards, `accent` colours
    segments and toggles, `dim` veils what cannot be used. `chroma` and `base` are the
    numbers the colours come from: `base` is the OKLCH lightness in the middle.
    """

    name: str
    hue: float
    hi: str
    mid: str
    lo: str
    accent: str
    dim: str
    chroma: float
    base: float

    def shade(self, lightness: float) -> QColor:
        """This cloth's dye at an OKLCH lightness from 0 to 1; darker is less colourful."""
        return oklch(lightness, self.chroma * (0.55 + 0.45 * min(1.0, lightness / 0.40)), self.hue)


CLOTHS: dict[str, Cloth] = {
    cloth.name: cloth
    for cloth in (
        Cloth("lake", 168, "#2E5C4C", "#1B4738", "#02281C", "#1A4234", "#01261B", 0.058, 0.382),
        Cloth("harbour", 238, "#2B536C", "#193F55", "#012133", "#1A3D53", "#001829", 0.062, 0.37),
        Cloth("indigo", 292, "#4E4572", "#3A325A", "#1E1636", "#3A3359", "#17102D", 0.074, 0.365),
        Cloth("brick", 25, "#723B37", "#592825", "#350E0D", "#582A27", "#2C0807", 0.078, 0.365),
        Cloth("leather", 66, "#61472C", "#4B341B", "#2B1804", "#4B341D", "#231201", 0.054, 0.365),
    )
}


def units(width: float, height: float) -> tuple[float, float]:
    """The scales (U, T) for a window of this size: U for lengths, T for text.

    Both are 1 at 1280 x 800. T never falls below 0.86, so text stays readable.
    """
    scale = min(width / BASE_WIDTH, height / BASE_HEIGHT)
    return scale, max(SMALLEST_TEXT_SCALE, scale)


def colour(value: str | QColor, alpha: float = 1.0) -> QColor:
    """A fresh colour; `alpha` multiplies the opacity it has."""
    result = QColor(value)
    if alpha != 1.0:
        result.setAlphaF(result.alphaF() * alpha)
    return result


def mix(a: str | QColor, b: str | QColor, t: float) -> QColor:
    """The colour between `a` (t = 0) and `b` (t = 1), blended in sRGB."""
    one, two = QColor(a), QColor(b)
    return QColor.fromRgbF(
        one.redF() * (1 - t) + two.redF() * t,
        one.greenF() * (1 - t) + two.greenF() * t,
        one.blueF() * (1 - t) + two.blueF() * t,
        one.alphaF() * (1 - t) + two.alphaF() * t,
    )


def oklch(lightness: float, chroma: float, hue: float) -> QColor:
    """An OKLCH colour (lightness 0..1, hue in degrees) as sRGB, clipped to its gamut."""
    a = chroma * math.cos(math.radians(hue))
    b = chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return QColor.fromRgbF(
        _companded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
        _companded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
        _companded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
    )


def _companded(linear: float) -> float:
    """Linear light to an sRGB channel, held within 0..1."""
    light = min(1.0, max(0.0, linear))
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


# The ids of the bundled fonts within the running application; -1 for one that failed.
_loaded: list[int] = []


def load_fonts() -> None:
    """Make the bundled fonts known to Qt; safe to call again and again.

    Needs an application object and does nothing without one. A file that cannot be read is
    named in the log, and Qt puts a font of the system in its place.
    """
    if QGuiApplication.instance() is None or _fonts_alive():
        return
    _loaded.clear()
    for file in font_files():
        number = QFontDatabase.addApplicationFont(str(file))
        if number < 0:
            log.warning("cannot load the font %s", file)
        _loaded.append(number)


def _fonts_alive() -> bool:
    """True when the fonts loaded earlier still belong to the running application."""
    return any(QFontDatabase.applicationFontFamilies(number) for number in _loaded if number >= 0)


def ui_font(size: float, weight: int = 500, spacing: float = 0.0, tabular: bool = False) -> QFont:
    """The font of the interface: `size` in pixels, `weight` 500, 600 or 700.

    `spacing` is extra tracking in per cent; `tabular` gives all figures one width.
    """
    return _font(UI_FAMILY, size, weight, spacing, tabular)


def display_font(size: float, weight: int = 600, tabular: bool = False) -> QFont:
    """The font of titles and numerals: `size` in pixels, `weight` 600, 700 or 800."""
    return _font(DISPLAY_FAMILY, size, weight, 0.0, tabular)


def _font(family: str, size: float, weight: int, spacing: float, tabular: bool) -> QFont:
    load_fonts()
    pixels = max(SMALLEST_TEXT, round(size))
    return QFont(_made(family, pixels, weight, spacing, tabular))  # callers may change theirs


@lru_cache(maxsize=256)
def _made(family: str, pixels: int, weight: int, spacing: float, tabular: bool) -> QFont:
    """Making a font anew costs more than measuring a word with it, and layouts measure many."""
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    font.setFeature(QFont.Tag("lnum"), 1)
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    return font


_HORIZONTAL = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "center": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: str | QColor,
    align: str = "left",
    *,
    elide: bool = False,
    wrap: bool = False,
) -> None:
    """Draw a line of text, centred in the height of `rect`.

    `align` is "left", "center" or "right". A line that is too long runs out of the
    rectangle unless `elide` ends it with "…". With `wrap` the text is broken into lines
    that start at the top of the rectangle.
    """
    flags = int(_HORIZONTAL[align])
    if wrap:
        flags |= int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
    else:
        flags |= int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
    if elide:
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    if font.family() == DISPLAY_FAMILY:
        rect = rect.translated(0, font.pixelSize() * DISPLAY_SHIFT)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, flags, text)


def text_width(text: str, font: QFont) -> float:
    """How far the pen moves for this line, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def wrapped_height(text: str, font: QFont, width: float) -> float:
    """The height that `draw_text(..., wrap=True)` needs for a rectangle of this width."""
    room = QRectF(0, 0, width, 100_000)
    return QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height()
