"""Sprites: exact size, the card in the middle, states that differ, a bounded cache."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art.sprites import (
    BACK,
    DeckStyle,
    Sprites,
    glow_margin,
    lifted_margin,
    rest_margin,
)
from skillgames.widgets.look import CLOTHS

LAKE = CLOTHS["lake"]


def opaque_width(image: QImage) -> tuple[int, int]:
    """The first and last fully opaque pixel of the middle row."""
    y = image.height() // 2
    solid = [x for x in range(image.width()) if image.pixelColor(x, y).alpha() == 255]
    return solid[0], solid[-1]


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [66, 91.7, 122])
def test_face_is_exactly_as_wide_as_asked_and_in_the_middle(
    qapp: QApplication, width: float, dpr: float
) -> None:
    sprites = Sprites()
    pixmap = sprites.flat("7H", width, dpr)
    assert pixmap.devicePixelRatio() == dpr
    first, last = opaque_width(pixmap.toImage())
    assert last - first + 1 == round(width * dpr)
    assert first == pixmap.width() - 1 - last
    assert first == sprites.margins(width).left() * dpr


def test_every_state_has_its_margin_and_nothing_touches_the_rim(qapp: QApplication) -> None:
    sprites = Sprites()
    width, dpr, lift = 100, 2.0, 30
    states = [
        (sprites.card("KS", width, dpr), rest_margin(width)),
        (sprites.dimmed("KS", width, dpr, LAKE), rest_margin(width)),
        (sprites.lifted("KS", width, dpr, lift), lifted_margin(width, lift)),
        (sprites.glowing("KS", width, dpr), glow_margin(width)),
    ]
    for pixmap, margin in states:
        assert pixmap.width() == (width + 2 * margin) * dpr
        assert pixmap.height() == (width * 1.4 + 2 * margin) * dpr
        image = pixmap.toImage()
        rim = [
            image.pixelColor(x, y).alpha()
            for x in range(image.width())
            for y in (0, 1, image.height() - 2, image.height() - 1)
        ]
        assert max(rim) == 0


def picture(pixmap: QPixmap) -> bytes:
    return bytes(pixmap.toImage().constBits())


def test_states_differ(qapp: QApplication) -> None:
    sprites = Sprites()
    states = [
        sprites.card("9C", 80, 1),
        sprites.flat("9C", 80, 1),
        sprites.lifted("9C", 80, 1, 6),
        sprites.lifted("9C", 80, 1, 28),
        sprites.glowing("9C", 80, 1),
        sprites.dimmed("9C", 80, 1, LAKE),
    ]
    assert len({picture(state) for state in states}) == len(states)


def centre(pixmap: QPixmap) -> QColor:
    """A spot of bare paper: left of the middle, between the pips of a three."""
    image = pixmap.toImage()
    return image.pixelColor(image.width() // 2 - 12, image.height() // 2)


def test_dimmed_is_darker_and_takes_the_dye(qapp: QApplication) -> None:
    sprites = Sprites()
    plain, dim = sprites.card("3S", 80, 1), sprites.dimmed("3S", 80, 1, LAKE)
    assert centre(dim).lightness() < centre(plain).lightness() - 80
    assert centre(dim).green() > centre(dim).red()
    red = sprites.dimmed("3S", 80, 1, CLOTHS["brick"])
    assert centre(red).red() > centre(red).green()


def test_glow_is_golden_outside_the_card(qapp: QApplication) -> None:
    image = Sprites().glowing("3S", 80, 1).toImage()
    spot = image.pixelColor(round(glow_margin(80)) - 6, image.height() // 2)
    assert spot.alpha() > 110
    assert spot.red() > spot.green() > spot.blue()


def test_lifted_shadow_lies_below(qapp: QApplication) -> None:
    image = Sprites().lifted("3S", 80, 1, 28).toImage()
    margin = round(lifted_margin(80, 28))
    below = image.pixelColor(image.width() // 2, image.height() - margin + 12).alpha()
    above = image.pixelColor(image.width() // 2, margin - 12).alpha()
    assert below > 60
    assert above == 0


def test_narrow_cards_are_compact(qapp: QApplication) -> None:
    sprites = Sprites()
    below = sprites.pack.compact_below
    narrow = sprites.flat("2S", below - 1, 1).toImage()
    wide = sprites.flat("2S", below + 1, 1).toImage()

    def ink(image: QImage) -> float:
        dark = sum(
            image.pixelColor(x, y).lightness() < 80 and image.pixelColor(x, y).alpha() == 255
            for x in range(image.width())
            for y in range(image.height())
        )
        return dark / (image.width() * image.height())

    assert ink(narrow) > 1.8 * ink(wide)


def test_style_decides_the_picture(qapp: QApplication) -> None:
    sprites = Sprites()
    plain, back = picture(sprites.card("QD", 80, 1)), picture(sprites.card(BACK, 80, 1))
    sprites.restyle(DeckStyle(four_colours=True))
    assert picture(sprites.card("QD", 80, 1)) != plain
    sprites.restyle(DeckStyle(letters="ВДКТ"))
    assert picture(sprites.card("QD", 80, 1)) != plain
    sprites.restyle(DeckStyle(cloth=CLOTHS["brick"]))
    assert picture(sprites.card("QD", 80, 1)) == plain
    assert picture(sprites.card(BACK, 80, 1)) != back


def test_pictures_are_drawn_once(qapp: QApplication) -> None:
    sprites = Sprites()
    first = sprites.card("AS", 80, 2)
    assert sprites.card("AS", 80, 2).cacheKey() == first.cacheKey()
    assert sprites.card("AS", 80.1, 2).cacheKey() == first.cacheKey()
    assert sprites.card("AS", 81, 2).cacheKey() != first.cacheKey()
    sprites.restyle(DeckStyle())
    assert sprites.card("AS", 80, 2).cacheKey() == first.cacheKey()
    sprites.restyle(DeckStyle(four_colours=True))
    assert sprites.used == 0


def test_memory_is_bounded_and_the_least_used_goes_first(qapp: QApplication) -> None:
    bound = 400_000
    sprites = Sprites(memory=bound)
    codes = [rank + "S" for rank in "A23456789TJQK"]
    keeper = sprites.card("AH", 80, 1)
    for code in codes:
        sprites.card(code, 80, 1)
        assert sprites.card("AH", 80, 1).cacheKey() == keeper.cacheKey()
        assert 0 < sprites.used <= bound
    first = sprites.card(codes[-1], 80, 1)
    assert sprites.card(codes[-1], 80, 1).cacheKey() == first.cacheKey()
    sprites.clear()
    assert sprites.used == 0


def test_a_picture_that_is_too_big_to_keep_is_still_drawn(qapp: QApplication) -> None:
    sprites = Sprites(memory=1000)
    assert not sprites.card("AS", 80, 1).isNull()
    assert sprites.used == 0


def test_what_is_no_card_is_an_error_and_no_crash(qapp: QApplication) -> None:
    sprites = Sprites()
    with pytest.raises(ValueError, match="no card"):
        sprites.glowing("XX", 80, 1)
    assert sprites.used == 0
