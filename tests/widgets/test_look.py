"""Colours against their formula, fonts from the bundle, text where it should be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QApplication

from skillgames.widgets import look
from skillgames.widgets.look import CLOTHS, Cloth

CYRILLIC = "АБВЯабвяґєіїёҐЄІЇЁ«»—…№"


def near(a: QColor, b: QColor) -> bool:
    parts = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return all(abs(one - two) <= 1 for one, two in parts)


@pytest.mark.parametrize("cloth", CLOTHS.values(), ids=lambda cloth: cloth.name)
def test_cloths_come_from_one_formula(cloth: Cloth) -> None:
    for offset, value in ((0.055, cloth.hi), (-0.02, cloth.mid), (-0.135, cloth.lo)):
        assert near(cloth.shade(cloth.base + offset), QColor(value)), (cloth.name, offset)
    assert near(look.mix(cloth.shade(0.36), "#101010", 0.08), QColor(cloth.accent))
    assert near(cloth.shade(0.24 if cloth.name == "lake" else 0.20), QColor(cloth.dim))


def test_cloths_are_told_apart() -> None:
    assert list(CLOTHS) == ["lake", "harbour", "indigo", "brick", "leather"]
    assert len({cloth.mid for cloth in CLOTHS.values()}) == 5


def test_units_scale_by_the_tighter_side_and_keep_text_readable() -> None:
    assert look.units(1280, 800) == (1, 1)
    assert look.units(2560, 800) == (1, 1)
    assert look.units(3840, 2160) == (2.7, 2.7)
    scale, text = look.units(900, 600)
    assert scale == pytest.approx(900 / 1280)
    assert text == 0.86


def luminance(value: str) -> float:
    colour = QColor(value)
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    """The WCAG contrast of two colours to one decimal."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return round((high + 0.05) / (low + 0.05), 1)


def test_suits_are_legible_on_paper() -> None:
    assert contrast(look.BLACK, look.PAPER) >= 15.2
    assert contrast(look.RED, look.PAPER) >= 6.0
    for value in look.FOUR_COLOURS.values():
        assert contrast(value, look.PAPER) >= 4.6


def test_text_is_legible_on_its_ground() -> None:
    for ink, least in ((look.INK, 13.0), (look.INK2, 5.6), (look.GOOD, 5.3)):
        assert contrast(ink, look.SHEET_BOTTOM) >= least
    assert contrast(look.INK, look.BRASS_BOTTOM) >= 7.2
    assert contrast(look.ON_GOLD, look.GOLD) >= 6.8
    for cloth in CLOTHS.values():
        assert contrast(look.IVORY, cloth.hi) >= 6.5, cloth.name
        assert contrast(look.MIST, cloth.hi) >= 4.8, cloth.name
        assert contrast(look.WHITE, cloth.accent) >= 10.5, cloth.name


@pytest.mark.parametrize("weight", [500, 600, 700])
def test_interface_font_is_bundled(qapp: QApplication, weight: int) -> None:
    raw = QRawFont.fromFont(look.ui_font(20, weight))
    assert raw.familyName() == "Inter"
    assert raw.weight() == weight
    assert all(raw.supportsCharacter(ord(letter)) for letter in CYRILLIC)


@pytest.mark.parametrize("weight", [600, 700, 800])
def test_display_font_is_bundled(qapp: QApplication, weight: int) -> None:
    font = look.display_font(20, weight)
    raw = QRawFont.fromFont(font)
    assert raw.familyName() == "Vollkorn"
    assert QFontInfo(font).weight() == weight
    assert all(raw.supportsCharacter(ord(letter)) for letter in CYRILLIC)


BARE_MACHINE = """
from PySide6.QtGui import QFontDatabase, QGuiApplication, QRawFont
app = QGuiApplication([])
system = QFontDatabase.families()
from skillgames.widgets import look
fonts = [look.ui_font(20, w) for w in (500, 600, 700)]
fonts += [look.display_font(20, w) for w in (600, 700, 800)]
found = [(raw.familyName(), raw.weight()) for raw in map(QRawFont.fromFont, fonts)]
print("Inter" in system or "Vollkorn" in system, found)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="fonts come from fontconfig on Linux only")
def test_fonts_need_nothing_of_the_system(tmp_path: Path) -> None:
    empty = tmp_path / "fonts.conf"
    empty.write_text('<?xml version="1.0"?><fontconfig></fontconfig>', encoding="utf-8")
    environment = os.environ | {"FONTCONFIG_FILE": str(empty), "QT_QPA_PLATFORM": "offscreen"}
    answer = subprocess.run(
        [sys.executable, "-c", BARE_MACHINE],
        env=environment,
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    inter = [("Inter", weight) for weight in (500, 600, 700)]
    vollkorn = [("Vollkorn", weight) for weight in (600, 700, 800)]
    assert answer.stdout.strip() == f"False {inter + vollkorn}"


def test_loading_fonts_again_adds_nothing(qapp: QApplication) -> None:
    look.load_fonts()
    before = list(look._loaded)
    look.load_fonts()
    assert look._loaded == before
    assert len(before) == 6


def test_fonts_never_get_too_small_and_figures_can_align(qapp: QApplication) -> None:
    assert look.ui_font(3).pixelSize() == 11
    tabular = look.ui_font(20, tabular=True)
    assert look.text_width("111", tabular) == pytest.approx(look.text_width("888", tabular))
    wide = look.ui_font(20, spacing=10)
    assert look.text_width("abc", wide) > look.text_width("abc", look.ui_font(20))


def inked(width: int, height: int, text: str, align: str, **options: bool) -> QRectF:
    """The bounds of the pixels that `draw_text` changes in a rectangle of 10 less a side."""
    image = QImage(width, height, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    room = QRectF(10, 10, width - 20, height - 20)
    look.draw_text(painter, room, text, look.ui_font(16), "#000000", align, **options)
    painter.end()
    dark = [
        (x, y) for y in range(height) for x in range(width) if QColor(image.pixel(x, y)).red() < 128
    ]
    xs, ys = [x for x, _ in dark], [y for _, y in dark]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def test_text_stands_where_it_should(qapp: QApplication) -> None:
    left, middle, right = (inked(200, 60, "HHH", align) for align in ("left", "center", "right"))
    assert left.left() < middle.left() < right.left()
    assert abs(middle.center().x() - 100) <= 1.5
    assert abs(middle.center().y() - 30) <= 2
    assert right.right() <= 190


def test_long_text_ends_in_an_ellipsis_or_wraps(qapp: QApplication) -> None:
    words = "one two three four five six"
    assert inked(120, 60, words, "left").right() > 112
    assert inked(120, 60, words, "left", elide=True).right() <= 110
    wrapped = inked(120, 100, words, "left", wrap=True)
    assert wrapped.right() <= 110
    assert wrapped.height() > 25
    font = look.ui_font(16)
    assert look.wrapped_height(words, font, 100) > look.wrapped_height("one", font, 100)
