"""The cards: all different, none blank, in the right ink, the same on their heads."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication

from skillgames.widgets import look
from skillgames.widgets.art.backs import draw_back
from skillgames.widgets.art.french import (
    HEIGHT,
    RANKS,
    WIDTH,
    draw_french,
    draw_paper,
    pips,
    rank_text,
)
from skillgames.widgets.art.suits import SUITS, draw_pip, suit_colour

CODES = [rank + suit for suit in SUITS for rank in RANKS]
SCALE = 2


def render(code: str | None, **options: bool | str) -> QImage:
    """A card at twice its units; None is blank paper."""
    image = QImage(WIDTH * SCALE, HEIGHT * SCALE, QImage.Format.Format_RGB32)
    image.fill(QColor(look.PAPER))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(SCALE, SCALE)
        if code is None:
            draw_paper(painter)
        else:
            draw_french(painter, code, **options)  # type: ignore[arg-type]
    finally:
        painter.end()
    return image


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


@pytest.mark.parametrize("compact", [False, True], ids=["full", "compact"])
@pytest.mark.parametrize("four", [False, True], ids=["two colours", "four colours"])
def test_no_two_cards_look_alike_and_none_is_blank(
    qapp: QApplication, four: bool, compact: bool
) -> None:
    faces = {code: pixels(render(code, four_colours=four, compact=compact)) for code in CODES}
    assert len(CODES) == 52
    assert len(set(faces.values())) == 52
    assert pixels(render(None)) not in faces.values()


@pytest.mark.parametrize("compact", [False, True], ids=["full", "compact"])
@pytest.mark.parametrize("four", [False, True], ids=["two colours", "four colours"])
def test_index_has_the_colour_of_its_suit(qapp: QApplication, four: bool, compact: bool) -> None:
    corner = QRect(4 * SCALE, 6 * SCALE, 19 * SCALE, 44 * SCALE)
    if compact:
        corner = QRect(6 * SCALE, 8 * SCALE, 36 * SCALE, 72 * SCALE)
    for code in CODES:
        face = render(code, four_colours=four, compact=compact)
        wanted = QColor(suit_colour(code[1], four)).rgb()
        others = {QColor(suit_colour(suit, four)).rgb() for suit in SUITS} - {wanted}
        found = [
            face.pixel(x, y)
            for x in range(corner.left(), corner.right())
            for y in range(corner.top(), corner.bottom())
        ]
        assert found.count(wanted) > 150, code
        assert not others & set(found), code


def test_suit_colours() -> None:
    assert suit_colour("S") == suit_colour("C")
    assert suit_colour("H") == suit_colour("D")
    assert QColor(suit_colour("S")).lightness() < 60
    assert QColor(suit_colour("D")).red() > 150
    assert QColor(suit_colour("D", four_colours=True)).blue() > 150
    assert QColor(suit_colour("C", four_colours=True)).hslHue() in range(120, 180)
    assert len({suit_colour(suit, four_colours=True) for suit in SUITS}) == 4


def difference(a: QColor, b: QColor) -> int:
    parts = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return max(abs(one - two) for one, two in parts)


@pytest.mark.parametrize("code", ["JS", "QH", "KD", "KC"])
def test_courts_are_the_same_on_their_heads(qapp: QApplication, code: str) -> None:
    panel = QRect(25 * SCALE, 12 * SCALE, 50 * SCALE, 116 * SCALE)
    upright = render(code).copy(panel)
    turned = upright.transformed(QTransform().rotate(180))
    worst = max(
        difference(upright.pixelColor(x, y), turned.pixelColor(x, y))
        for y in range(panel.height())
        for x in range(panel.width())
    )
    assert worst <= 12
    assert upright.copy(0, 0, 102, 100) != upright.copy(0, 132, 102, 100)


def test_number_cards_have_as_many_pips_as_they_say() -> None:
    for count in range(2, 11):
        places = list(pips(count))
        assert len(places) == count
        assert len({(x, y) for x, y, _ in places}) == count
        assert all(turned == (y > HEIGHT / 2) for _, y, turned in places)


def test_letters_can_be_chosen(qapp: QApplication) -> None:
    assert [rank_text(rank, "ВДКТ") for rank in "JQKA"] == list("ВДКТ")
    assert rank_text("T") == "10"
    assert rank_text("7", "ВДКТ") == "7"
    assert pixels(render("QH", letters="ВДКТ")) != pixels(render("QH"))
    assert pixels(render("7H", letters="ВДКТ")) == pixels(render("7H"))


@pytest.mark.parametrize("code", ["", "10D", "1S", "AX", "as"])
def test_what_is_no_card_is_refused(qapp: QApplication, code: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        render(code)


def test_pips_are_drawn_in_their_ink_and_can_stand_on_their_heads(qapp: QApplication) -> None:
    def draw(suit: str, rotation: float) -> QImage:
        image = QImage(60, 60, QImage.Format.Format_RGB32)
        image.fill(QColor("#FFFFFF"))
        painter = QPainter(image)
        draw_pip(painter, suit, 30, 30, 50, "#FF0000", rotation)
        painter.end()
        return image

    upright = {suit: draw(suit, 0) for suit in SUITS}
    assert len({pixels(image) for image in upright.values()}) == 4
    for suit, image in upright.items():
        assert QColor(image.pixel(30, 32)) == QColor("#FF0000")
        same = pixels(draw(suit, 180)) == pixels(image)
        assert same is (suit == "D"), suit


def back(pattern: str, cloth: str) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_back(painter, pattern, look.CLOTHS[cloth])
    finally:
        painter.end()
    return image


def test_backs_show_a_pattern_in_the_dye_of_the_cloth(qapp: QApplication) -> None:
    faces = {name: back("ripple", name) for name in look.CLOTHS}
    assert len({pixels(face) for face in faces.values()}) == len(faces)
    middle = [QColor(faces["lake"].pixel(50, y)) for y in range(30, 110)]
    assert len({colour.rgb() for colour in middle}) > 20
    assert all(colour.green() > colour.red() for colour in middle)
    assert QColor(faces["lake"].pixel(50, 2)).lightness() > 200
    with pytest.raises(KeyError):
        back("plaid", "lake")
