"""Fans and pairs of cards, as tiles and sheets show them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art.fans import Fan, paint_fan, pair
from skillgames.widgets.art.sprites import DeckStyle

CLOTH = 0xFF35315A


def painted(fan: Fan, style: DeckStyle, dpr: float | None = None, compact: bool = False) -> QImage:
    image = QImage(240, 240, QImage.Format.Format_RGB32)
    image.fill(CLOTH)
    painter = QPainter(image)
    paint_fan(painter, QPointF(120, 120), 66, fan, style, dpr, compact=compact)
    painter.end()
    return image


@pytest.mark.parametrize(
    ("pack", "code", "half"), [("french", "7H", 46), ("bolognese", "S7", 62), ("money", "S7", 99)]
)
def test_a_card_stands_in_the_middle_with_the_height_of_its_pack(
    qapp: QApplication, pack: str, code: str, half: int
) -> None:
    image = painted([(code, 0, 0, 0)], DeckStyle(pack=pack))
    paper = [y for y in range(240) if image.pixelColor(120 - 31, y).lightness() > 170]
    assert abs(paper[0] - (120 - half)) <= 4
    assert abs(paper[-1] - (120 + half)) <= 4


def test_the_last_card_of_a_fan_lies_on_top(qapp: QApplication) -> None:
    style = DeckStyle()
    one = painted([("7H", 0, 0, 0), ("AS", 0, 0, 0)], style)
    other = painted([("AS", 0, 0, 0), ("7H", 0, 0, 0)], style)
    assert one != other
    assert other.pixelColor(120, 120) != one.pixelColor(120, 120)
    assert one.pixelColor(120, 120).lightness() < 60


def test_a_closed_card_shows_above_the_open_one_of_its_pair(qapp: QApplication) -> None:
    style = DeckStyle(back_pattern="stars")
    image = painted(pair("7H", 0), style)
    column = [image.pixelColor(120, y) for y in range(60, 90)]
    top = 120 - 46 - 4
    dark = [colour for colour in column[top - 60 : top - 60 + 10] if colour.lightness() < 170]
    assert dark, "the pattern of the back is seen above the open card"
    assert image.pixelColor(120 - 29, 90).lightness() > 200
    assert painted(pair("7H", 0), style, compact=True) != image


def test_the_ratio_of_the_device_is_taken_when_none_is_given(qapp: QApplication) -> None:
    fan = [("7H", 0, 0.0, 0.0)]
    assert painted(fan, DeckStyle()) == painted(fan, DeckStyle(), 1.0)
    assert QColor(painted(fan, DeckStyle(), 2.0).pixel(5, 5)) == QColor(CLOTH)
