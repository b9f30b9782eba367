"""What floats over the cloth, as glass and as solid panes for the strongest contrast."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from skillgames.widgets import look
from skillgames.widgets.art import faces, hud
from skillgames.widgets.art.hud import HudStyle, Part, hud_style, use_hud_style
from skillgames.widgets.controls import IconButton

GROUND = "#1B4738"
RECT = QRectF(30, 30, 240, 54)
SOLID = HudStyle(solid=True)


@pytest.fixture(autouse=True)
def as_designed() -> Iterator[None]:
    """Every test begins with glass and leaves glass behind."""
    use_hud_style(HudStyle())
    yield
    use_hud_style(HudStyle())


def plate(active: bool = False) -> QImage:
    image = QImage(320, 120, QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    hud.plate(painter, RECT, "Bot", 7, 16, "Hard", "fish", active)
    painter.end()
    return image


def test_a_solid_plate_is_black_with_a_white_edge_two_pixels_wide(qapp: QApplication) -> None:
    use_hud_style(SOLID)
    image = plate()
    column = [image.pixelColor(200, y).name() for y in range(28, 40)]
    assert column[:6] == [GROUND.lower()] * 2 + ["#ffffff"] * 2 + ["#000000"] * 2
    assert image.pixelColor(150, 90).name() == GROUND.lower(), "it casts no shadow"


def test_words_of_a_solid_plate_are_white(qapp: QApplication) -> None:
    def palest(image: QImage) -> set[str]:
        words = image.copy(90, 34, 160, 46)
        return {
            words.pixelColor(x, y).name()
            for x in range(words.width())
            for y in range(words.height())
        }

    assert look.IVORY.lower() in palest(plate())
    use_hud_style(SOLID)
    colours = palest(plate())
    assert "#ffffff" in colours
    assert all(QColor(one).hsvSaturation() < 12 for one in colours), "white on black alone"


def test_rings_are_brass_on_glass_and_bright_yellow_beside_black(qapp: QApplication) -> None:
    assert plate(active=True).pixelColor(200, 29).name() == look.BRASS.lower()
    assert (hud_style().ring, hud_style().glow) == (look.BRASS, look.GOLD)
    use_hud_style(SOLID)
    assert plate(active=True).pixelColor(200, 28).name() == "#ffd400"
    assert (hud_style().ring, hud_style().glow) == ("#FFD400", "#FFD400")


def test_second_lines_on_the_cloth_can_be_as_clear_as_first_ones() -> None:
    plain, clear = HudStyle(), HudStyle(clear_words=True)
    assert (plain.words, plain.second_words, plain.second_on_cloth) == (
        look.IVORY,
        look.MIST,
        look.MIST,
    )
    assert (clear.second_words, clear.second_on_cloth) == (look.MIST, look.IVORY)
    assert {SOLID.words, SOLID.second_words, SOLID.second_on_cloth} == {look.WHITE}


def test_colours_with_a_meaning_keep_it() -> None:
    assert SOLID.word(look.IVORY) == look.WHITE
    assert SOLID.word(look.MIST) == look.WHITE
    assert SOLID.word(look.GOLD) == look.GOLD
    assert SOLID.word(look.RED_ON_GLASS) == look.RED_ON_GLASS
    assert HudStyle().word(look.MIST) == look.MIST


def test_whether_the_style_is_another_is_told() -> None:
    assert not use_hud_style(HudStyle())
    assert use_hud_style(SOLID)
    assert not use_hud_style(SOLID)
    assert hud_style() is SOLID


def test_pills_buttons_and_icons_follow(qapp: QApplication) -> None:
    def pill() -> QColor:
        image = QImage(320, 120, QImage.Format.Format_RGB32)
        image.fill(QColor(GROUND))
        painter = QPainter(image)
        taken = hud.pill(painter, 160, 40, [Part("takes 3 cards")])
        painter.end()
        return image.pixelColor(QPointF(taken.left() + 12, taken.center().y()).toPoint())

    def button() -> QColor:
        image = QImage(320, 120, QImage.Format.Format_RGB32)
        image.fill(QColor(GROUND))
        painter = QPainter(image)
        faces.dark_face(painter, RECT, "Roll")
        painter.end()
        return image.pixelColor(60, 57)

    def icon() -> QColor:
        holder = QWidget()
        holder.resize(120, 120)
        made = IconButton(holder, "menu", "Menu", "glass")
        made.resize(made.sizeHint())
        holder.ensurePolished()
        middle = made.face.center()
        return made.grab().toImage().pixelColor(middle.x() - 16, middle.y() - 12)

    glassy = [pill(), button(), icon()]
    use_hud_style(SOLID)
    assert [one.name() for one in (pill(), button(), icon())] == ["#000000"] * 3
    assert all(one.name() != "#000000" for one in glassy)
