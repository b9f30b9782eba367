"""Contrast, temperature and grain, measured on the pictures themselves."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art import bolognese_suits, emblems, grading, grain, money, money_marks
from skillgames.widgets.art import cloth as cloth_module
from skillgames.widgets.art.cloth import Spread, cloth_pixmap
from skillgames.widgets.art.grading import IDENTITY, NEUTRAL, Grade
from skillgames.widgets.art.packs import PACKS
from skillgames.widgets.art.preview import FANS, paint_preview
from skillgames.widgets.art.sprites import BACK, DeckStyle, Sprites
from skillgames.widgets.look import CLOTHS, FOUR_COLOURS, PAPER, TWO_COLOURS, mix

LAKE = CLOTHS["lake"]
STEPS = (0.0, 0.25, 0.5, 0.75, 1.0)
SIZE = QSize(160, 100)

# The least contrast of an index on paper anywhere, where it cannot be 4.5.
LEAST = {"#1B2129": 7.3, "#B4262D": 3.7, "#BA1410": 3.9, "#346ECD": 3.1, "#0C5C3C": 4.5}


def channels(image: QImage) -> tuple[bytes, bytes, bytes]:
    """Red, green and blue of all pixels."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    data = bytes(plain.constBits())
    return data[2::4], data[1::4], data[0::4]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def spread(values: Sequence[float]) -> float:
    middle = mean(values)
    return float((sum((value - middle) ** 2 for value in values) / len(values)) ** 0.5)


def fineness(image: QImage) -> float:
    """How much a pixel differs from its right neighbour: what the grain adds to."""
    green = channels(image)[1]
    return mean([(a - b) ** 2 for a, b in itertools.pairwise(green)])


def face(grade: Grade, code: str = "9H", width: float = 60, pack: str = "french") -> QImage:
    """The middle of a card's face, which nothing but the card covers."""
    sprite = Sprites(DeckStyle(grade=grade, pack=pack)).flat(code, width, 1).toImage()
    return sprite.copy(sprite.width() // 2 - 24, sprite.height() // 2 - 36, 48, 72)


def spread_cloth(grade: Grade) -> QImage:
    return cloth_pixmap(LAKE, SIZE, 1.0, grade=grade).toImage()


PICTURES: list[Callable[[Grade], QImage]] = [
    face,
    lambda grade: face(grade, BACK),
    lambda grade: face(grade, "CQ", pack="bolognese"),
    lambda grade: face(grade, "G9", pack="money"),
    spread_cloth,
]


# --- curves ------------------------------------------------------------------------------


def test_in_the_middle_nothing_is_changed() -> None:
    assert grading.tables(NEUTRAL) == (IDENTITY, IDENTITY, IDENTITY)
    assert grading.tables(Grade(grain=1.0)) == (IDENTITY, IDENTITY, IDENTITY)
    assert grading.gains(0.5) == (1.0, 1.0, 1.0)
    assert [grading.curve(value / 255, 0.5) for value in (0, 100, 255)] == pytest.approx(
        [0, 100 / 255, 1]
    )


@pytest.mark.parametrize(
    ("temperature", "expected"),
    [
        (0.0, (0.848, 1.011, 1.342)),
        (0.25, (0.921, 1.007, 1.164)),
        (0.75, (1.132, 0.983, 0.783)),
        (1.0, (1.275, 0.958, 0.605)),
    ],
)
def test_temperature_follows_daylight(
    temperature: float, expected: tuple[float, float, float]
) -> None:
    assert grading.gains(temperature) == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize("contrast", STEPS)
@pytest.mark.parametrize("temperature", STEPS)
def test_lighter_stays_lighter(contrast: float, temperature: float) -> None:
    for table in grading.tables(Grade(contrast, 0.5, temperature)):
        assert len(table) == 256
        assert all(low <= high for low, high in itertools.pairwise(table))


def test_contrast_turns_around_the_middle_grey() -> None:
    pivot = grading.PIVOT
    for contrast in STEPS:
        assert grading.curve(pivot, contrast) == pytest.approx(pivot)
        slope = (grading.curve(pivot + 0.01, contrast) - grading.curve(pivot, contrast)) / 0.01
        power = 2 * contrast - 1
        assert slope == pytest.approx(2 ** (power * (0.68 if power > 0 else 0.5)), rel=0.03)
    assert grading.curve(0.0, 1.0) == pytest.approx(0.0)
    assert grading.curve(1.0, 1.0) == pytest.approx(1.0)
    assert grading.curve(1.0, 0.0) == pytest.approx(0.46 + 0.54 / 2**0.5)


def luminance(value: str | QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    colour = QColor(value)
    light = 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
    return light + 0.0722 * linear(colour.blueF())


def ratio(one: str | QColor, other: str | QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("ink", sorted({*TWO_COLOURS.values(), *FOUR_COLOURS.values()}))
def test_an_index_can_be_read_in_every_light(ink: str) -> None:
    for contrast, temperature in itertools.product(STEPS, STEPS):
        grade = Grade(contrast, 0.5, temperature)
        found = ratio(grading.shade(ink, grade), grading.shade(PAPER, grade))
        assert found >= LEAST[ink] - 0.05, grade
        if contrast >= 0.5:
            assert found >= 4.2, grade


# Ink, ground and their least contrast: the corners of the other packs.
CORNERS = {
    "swords": (bolognese_suits.INKS["S"], PAPER, 4.2),
    "batons": (bolognese_suits.INKS["B"], PAPER, 3.7),
    "cups": (bolognese_suits.INKS["C"], PAPER, 3.9),
    "coins": (bolognese_suits.INKS["D"], PAPER, 3.3),
    "trumps": (emblems.VIOLET, PAPER, 5.3),
    "tens": (money.CREAM, money_marks.INKS["P"], 4.1),
    "rings": (money.CREAM, money_marks.INKS["G"], 6.0),
    "strings": (money.CREAM, money_marks.INKS["Z"], 4.2),
    "cash": (money.CREAM, money_marks.INKS["S"], 3.1),
    "the wild one": (money.WILD_GILT, money.WILD_INK, 6.4),
}


@pytest.mark.parametrize("name", CORNERS)
def test_a_corner_of_every_pack_can_be_read_in_every_light(name: str) -> None:
    ink, ground, least = CORNERS[name]
    for contrast, temperature in itertools.product(STEPS, STEPS):
        grade = Grade(contrast, 0.5, temperature)
        found = ratio(grading.shade(ink, grade), grading.shade(ground, grade))
        assert found >= least - 0.05, grade
        if contrast >= 0.5:
            assert found >= 4.4, grade


@pytest.mark.parametrize(("pack", "cloth"), [("bolognese", "brick"), ("money", "indigo")])
def test_what_cannot_be_used_can_still_be_read(pack: str, cloth: str) -> None:
    veil, dim = CLOTHS[cloth].dim, PACKS[pack].dim
    inks = {"bolognese": (*bolognese_suits.INKS.values(), emblems.VIOLET)}
    for ink in inks.get(pack, tuple(money_marks.INKS.values())):
        ground = PAPER if pack in inks else money.CREAM
        assert ratio(mix(ink, veil, dim), mix(ground, veil, dim)) >= 2.9, ink


# --- pictures ----------------------------------------------------------------------------


@pytest.mark.parametrize("picture", PICTURES)
def test_contrast_spreads_the_lightness(
    qapp: QApplication, picture: Callable[[Grade], QImage]
) -> None:
    spreads = [spread(channels(picture(Grade(step, 0.0)))[1]) for step in STEPS]
    assert all(less < more for less, more in itertools.pairwise(spreads))


@pytest.mark.parametrize("picture", PICTURES)
def test_temperature_turns_blue_into_red(
    qapp: QApplication, picture: Callable[[Grade], QImage]
) -> None:
    balances = []
    for step in STEPS:
        red, _, blue = channels(picture(Grade(0.5, 0.5, step)))
        balances.append(mean(red) / mean(blue))
    assert all(cool < warm for cool, warm in itertools.pairwise(balances))


@pytest.mark.parametrize("picture", PICTURES)
def test_grain_makes_neighbours_differ(
    qapp: QApplication, picture: Callable[[Grade], QImage]
) -> None:
    smooth = channels(picture(Grade(grain=0.0)))[1]
    noises = [
        spread(
            [a - b for a, b in zip(channels(picture(Grade(grain=step)))[1], smooth, strict=True)]
        )
        for step in STEPS
    ]
    assert noises[0] == 0
    assert all(less < more for less, more in itertools.pairwise(noises))


@pytest.mark.parametrize("density", [1, 2])
def test_grain_is_as_strong_as_its_slider(qapp: QApplication, density: int) -> None:
    def measured(step: float) -> float:
        side = 256 * density
        image = QImage(side, side, QImage.Format.Format_RGB32)
        image.fill(QColor(128, 128, 128))
        grain.add_grain(image, density, Grade(grain=step))
        return spread(channels(image)[0]) / 255

    assert measured(0.0) == 0.0
    assert measured(1.0) == pytest.approx(
        grain.strength(grain.PAPER_VALUE, Grade(grain=1)), rel=0.2
    )
    assert grain.strength(0.5, Grade(grain=1)) == pytest.approx(0.036, rel=0.01)
    assert grain.strength(0.5) == pytest.approx(0.0127, rel=0.01)
    assert grain.strength(0.0) == pytest.approx(0.0127 / 4, rel=0.01)


def test_without_grain_paper_and_cloth_are_smooth(qapp: QApplication) -> None:
    sprite = Sprites(DeckStyle(grade=Grade(grain=0))).flat("2S", 100, 1).toImage()
    bare = sprite.copy(sprite.width() // 2 - 20, sprite.height() // 2, 40, 1)
    assert len(set(channels(bare)[1])) == 1
    assert fineness(spread_cloth(Grade(grain=0))) < fineness(spread_cloth(NEUTRAL)) * 0.8


def test_a_neutral_grade_is_the_picture_itself(qapp: QApplication) -> None:
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("#B4262D"))
    assert grading.apply(image, NEUTRAL) is image


@pytest.mark.parametrize(
    "form", [QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied]
)
def test_every_pixel_is_looked_up_and_its_opacity_stays(
    qapp: QApplication, form: QImage.Format
) -> None:
    grade = Grade(0.8, 0.5, 0.7)
    image = QImage(3, 2, form)
    image.setDevicePixelRatio(2)
    image.fill(QColor(180, 38, 45))
    if image.hasAlphaChannel():
        image.setPixelColor(1, 1, QColor(200, 100, 50, 128))
    graded = grading.apply(image, grade)
    assert (graded.format(), graded.devicePixelRatio()) == (form, 2)
    assert graded.pixelColor(0, 0) == grading.shade(QColor(180, 38, 45), grade)
    if image.hasAlphaChannel():
        before, after = image.pixelColor(1, 1), graded.pixelColor(1, 1)
        assert after.alpha() == before.alpha() == 128
        assert after.red() == pytest.approx(grading.shade(before, grade).red(), abs=2)


# --- cloth -------------------------------------------------------------------------------


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("grade", [NEUTRAL, Grade(0.8, 1.0, 0.3)])
def test_a_cloth_in_strips_is_the_same_cloth(qapp: QApplication, dpr: float, grade: Grade) -> None:
    cloth_module._cache.clear()
    whole = cloth_pixmap(LAKE, SIZE, dpr, grade=grade).toImage()
    cloth_module._cache.clear()
    work = Spread(LAKE, SIZE, dpr, grade=grade)
    with pytest.raises(RuntimeError):
        work.finish()
    while not work.is_whole:
        work.go_on(37)
    strips = work.finish()
    assert strips.devicePixelRatio() == dpr
    assert cloth_pixmap(LAKE, SIZE, dpr, grade=grade).cacheKey() == strips.cacheKey()
    one, two = channels(whole), channels(strips.toImage())
    apart = [max(map(abs, map(int.__sub__, a, b))) for a, b in zip(one, two, strict=True)]
    assert max(apart) <= 2  # gradients and curves are rounded a little differently


def test_only_the_last_grade_of_a_cloth_is_kept(qapp: QApplication) -> None:
    cloth_module._cache.clear()
    for step in range(20):
        cloth_pixmap(LAKE, SIZE, 1.0, grade=Grade(step / 20))
    assert len(cloth_module._cache) == 1
    assert len(cloth_module._bare) == 1
    neutral = cloth_pixmap(LAKE, SIZE, 1.0).toImage()
    cloth_module._bare.clear()
    cloth_module._cache.clear()
    assert cloth_pixmap(LAKE, SIZE, 1.0).toImage() == neutral


# --- sprites -----------------------------------------------------------------------------


def test_another_light_and_back_again_is_the_same_picture(qapp: QApplication) -> None:
    sprites = Sprites()

    def all_states() -> list[QImage]:
        return [
            sprites.card("KS", 80, 1).toImage(),
            sprites.flat(BACK, 80, 1).toImage(),
            sprites.lifted("KS", 80, 1, 20).toImage(),
            sprites.glowing("KS", 80, 1).toImage(),
            sprites.dimmed("KS", 80, 1, LAKE).toImage(),
        ]

    before = all_states()
    sprites.restyle(DeckStyle(grade=Grade(0.9, 0.9, 0.9)))
    warm = all_states()
    assert all(one != two for one, two in zip(before, warm, strict=True))
    sprites.restyle(DeckStyle())
    assert all_states() == before


def test_a_grade_is_not_drawn_again(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    sprites = Sprites()
    sprites.card("KS", 80, 1)

    def fail(*args: object) -> None:
        raise AssertionError("the card is drawn again")

    monkeypatch.setattr("skillgames.widgets.art.packs.french.draw_french", fail)
    sprites.restyle(DeckStyle(grade=Grade(0.7)))
    sprites.card("KS", 80, 1)
    sprites.restyle(DeckStyle(grade=Grade(0.7), large_indices=True))
    with pytest.raises(AssertionError, match="drawn again"):
        sprites.card("KS", 80, 1)


def test_many_grades_stay_within_the_memory(qapp: QApplication) -> None:
    bound = 300_000
    sprites = Sprites(memory=bound)
    for step in range(12):
        sprites.restyle(DeckStyle(grade=Grade(step / 12)))
        for rank in "A23456789TJQK":
            sprites.card(rank + "H", 60, 1)
            assert 0 < sprites.used <= bound
    sprites.clear()
    assert sprites.used == 0


def test_the_glow_is_not_graded(qapp: QApplication) -> None:
    def glow(grade: Grade) -> QColor:
        image = Sprites(DeckStyle(grade=grade)).glowing("3S", 80, 1).toImage()
        return image.pixelColor(12, image.height() // 2)

    assert glow(Grade(0.0, 0.0, 1.0)) == glow(NEUTRAL)
    assert glow(NEUTRAL).alpha() > 0


def test_a_strong_ring_is_asked_for_by_the_style(qapp: QApplication) -> None:
    plain, strong = DeckStyle(), DeckStyle(ring="#FFD400")
    sprites = Sprites(plain)
    one = sprites.glowing("3S", 80, 1).toImage()
    sprites.restyle(strong)
    two = sprites.glowing("3S", 80, 1).toImage()
    assert one != two
    assert any(
        two.pixelColor(x, two.height() // 2) == QColor("#FFD400") for x in range(two.width())
    )


# --- preview -----------------------------------------------------------------------------


def preview(style: DeckStyle) -> QImage:
    image = QImage(340, 310, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    painter = QPainter(image)
    paint_preview(painter, QRectF(10, 5, 324, 292), style)
    painter.end()
    return image


def test_the_preview_shows_cards_of_every_pack() -> None:
    assert FANS.keys() == PACKS.keys()
    for name, fan in FANS.items():
        assert {code for code, *_ in fan} <= set(PACKS[name].codes)


def test_the_preview_follows_every_slider_and_keeps_to_its_place(qapp: QApplication) -> None:
    styles = [
        DeckStyle(),
        DeckStyle(grade=Grade(contrast=0.9)),
        DeckStyle(grade=Grade(grain=1.0)),
        DeckStyle(grade=Grade(temperature=0.9)),
        DeckStyle(large_indices=True),
        DeckStyle(letters="ВДКТ"),
        DeckStyle(cloth=CLOTHS["brick"]),
        DeckStyle(pack="bolognese", cloth=CLOTHS["brick"]),
        DeckStyle(pack="money", cloth=CLOTHS["brick"]),
    ]
    pictures = [preview(style) for style in styles]
    for one, two in itertools.combinations(pictures, 2):
        assert one != two
    for picture in pictures:
        assert picture.pixelColor(8, 150) == QColor("#FF00FF")
        assert picture.pixelColor(10, 5) == QColor("#FF00FF")  # the corner is round
        assert picture.pixelColor(14, 40) != QColor("#FF00FF")
    assert preview(replace(styles[0])) == pictures[0]
