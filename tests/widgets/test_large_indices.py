"""Cards with large corners: larger indeed, nothing runs into anything, all inside."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art import french
from skillgames.widgets.art.french import HEIGHT, RANKS, WIDTH, draw_french
from skillgames.widgets.art.paths import outline
from skillgames.widgets.art.sprites import DeckStyle, Sprites
from skillgames.widgets.art.suits import SUITS

SCALE = 3
CODES = [rank + suit for rank in RANKS for suit in SUITS]
DARK = 110
"""An ink is darker than this in green, paper and the pale rays of the ace are lighter."""


def render(code: str, large: bool, letters: str = "JQKA") -> QImage:
    image = QImage(SCALE * WIDTH, SCALE * HEIGHT, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SCALE, SCALE)
    draw_french(painter, code, letters=letters, large=large)
    painter.end()
    return image


def ink(image: QImage, x: float, y: float, width: float, height: float) -> int:
    """How many dark pixels there are in a rectangle of the card's units."""
    left, top = round(x * SCALE), round(y * SCALE)
    return sum(
        image.pixelColor(left + dx, top + dy).green() < DARK
        for dx in range(round(width * SCALE))
        for dy in range(round(height * SCALE))
    )


@pytest.mark.parametrize("code", ["AS", "7H", "TD", "QC"])
def test_large_corners_hold_twice_the_ink(qapp: QApplication, code: str) -> None:
    plain, large = render(code, large=False), render(code, large=True)
    assert ink(large, 2, 4, 28, 58) > 1.6 * ink(plain, 2, 4, 22, 48)


@pytest.mark.parametrize("code", CODES[::3])
def test_between_corner_and_picture_there_is_paper(qapp: QApplication, code: str) -> None:
    image = render(code, large=True)
    gap = 30.4
    assert ink(image, gap, 4, 0.34, 57) == 0
    assert ink(image, WIDTH - gap - 0.4, HEIGHT - 61, 0.34, 57) == 0


@pytest.mark.parametrize("letters", ["JQKA", "ВДКТ"])
def test_every_letter_has_its_glyph_and_fits_its_corner(qapp: QApplication, letters: str) -> None:
    shapes = set()
    for letter in (*letters, "10"):
        squeeze = french.LARGE_NARROW * (0.74 if letter == "10" else 0.95)
        spacing = -6 if letter == "10" else 0
        shape = outline(letter, french.LARGE_CAP, squeeze=squeeze, spacing=spacing)
        bounds = shape.boundingRect()
        assert bounds.height() > 20, letter
        assert french.LARGE_X - bounds.width() / 2 > 1.5, letter
        assert french.LARGE_X + bounds.width() / 2 < 31, letter
        shapes.add(round(bounds.width(), 3))
    assert len(shapes) == 5, "no two letters are the same box for an unknown one"


@pytest.mark.parametrize("rank", "JQA")
def test_cyrillic_letters_are_printed(qapp: QApplication, rank: str) -> None:
    for large in (False, True):
        code = rank + "S"
        assert render(code, large, "ВДКТ") != render(code, large)
    assert render("7S", True, "ВДКТ") == render("7S", True)


def test_small_cards_are_compact_anyway(qapp: QApplication) -> None:
    plain, large = Sprites(), Sprites(DeckStyle(large_indices=True))
    small, wide = plain.pack.compact_below - 4, plain.pack.compact_below + 4
    assert plain.flat("7S", small, 1).toImage() == large.flat("7S", small, 1).toImage()
    assert plain.flat("7S", wide, 1).toImage() != large.flat("7S", wide, 1).toImage()
