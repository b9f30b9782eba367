"""Figures of the rules pages: cards in the middle of a strip, sharp on every screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.widgets import look
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.figures import SIDE, CardStrip, blit, paint_cloth, sprites_of

pytestmark = pytest.mark.usefixtures("qapp")

DECK = DeckStyle()
STRIP = QRectF(0, 0, 400, 100)


def image(dpr: float = 1.0) -> QImage:
    made = QImage(int(400 * dpr), int(100 * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    made.setDevicePixelRatio(dpr)
    made.fill(0)
    return made


@pytest.mark.parametrize(("widths", "card"), [(3.0, 50.0), (20.0, (400 - 2 * SIDE * 100) / 20)])
def test_a_row_lies_in_the_middle_and_fits(qapp: QApplication, widths: float, card: float) -> None:
    picture = image()
    painter = QPainter(picture)
    strip = CardStrip(painter, STRIP, DECK, 0.7)
    first = strip._fit(widths)
    painter.end()
    assert strip._width == pytest.approx(card)
    left, right = first - card / 2, first - card / 2 + widths * card
    assert left + right == pytest.approx(400)
    assert left >= SIDE * 100 - 1e-6


@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize("shift", [0.0, 0.2])
def test_pixels_lie_on_pixels(dpr: float, shift: float) -> None:
    card = sprites_of(DECK).card("3H", 40.0, dpr)
    pictures = []
    for x in (200.0, 200.0 + shift / dpr):
        picture = image(dpr)
        painter = QPainter(picture)
        blit(painter, card, x, 50.0)
        painter.end()
        pictures.append(picture)
    assert pictures[0] == pictures[1], "less than half a pixel is no shift"


def test_cloth_is_lighter_above() -> None:
    picture = image()
    painter = QPainter(picture)
    paint_cloth(painter, STRIP, look.CLOTHS["lake"])
    painter.end()
    upper, lower = picture.pixelColor(200, 4), picture.pixelColor(200, 95)
    assert upper.lightness() > lower.lightness()
    assert picture.pixelColor(0, 0).alpha() == 0, "its corners are round"


def test_cards_are_kept_from_one_figure_to_the_next() -> None:
    assert sprites_of(DeckStyle()) is sprites_of(DeckStyle())
