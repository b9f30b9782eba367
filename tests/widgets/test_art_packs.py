"""All packs: every card has a face of its own, in the proportions of its pack."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication

from skillgames.widgets.art import bolognese, money
from skillgames.widgets.art.backs import PATTERNS, draw_back
from skillgames.widgets.art.bolognese_suits import INKS as SUIT_INKS
from skillgames.widgets.art.cloth import MOTIFS, cloth_pixmap
from skillgames.widgets.art.emblems import EMBLEMS, VIOLET, draw_emblem
from skillgames.widgets.art.french import draw_french, draw_paper
from skillgames.widgets.art.money_marks import EXTENTS, INKS, STROKES, SUITS, draw_character, token
from skillgames.widgets.art.packs import PACKS, Print
from skillgames.widgets.art.sprites import BACK, DeckStyle, Sprites, rest_margin
from skillgames.widgets.look import CLOTHS, GLASS_EDGE, PAPER

SCALE = 2
PRINTS = {
    "plain": Print(),
    "compact": Print(compact=True),
    "large": Print(large=True),
}
NEW = ["bolognese", "money"]


PLAIN = PRINTS["plain"]


def render(pack: str, code: str | None, how: Print = PLAIN, scale: float = SCALE) -> QImage:
    """A face at so many pixels a unit; None is blank paper."""
    height = PACKS[pack].height
    image = QImage(round(100 * scale), round(height * scale), QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        if code is None:
            draw_paper(painter, 100, height, PACKS[pack].radius)
        else:
            PACKS[pack].draw(painter, code, how)
    finally:
        painter.end()
    return image


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def count_of(image: QImage, place: QRect, wanted: str | QColor) -> int:
    """How many pixels of exactly this colour there are in a rectangle of units."""
    value = QColor(wanted).rgb()
    return sum(
        image.pixel(x, y) == value
        for x in range(place.left() * SCALE, (place.left() + place.width()) * SCALE)
        for y in range(place.top() * SCALE, (place.top() + place.height()) * SCALE)
    )


def test_packs_have_all_their_cards() -> None:
    sizes = {name: len(pack.codes) for name, pack in PACKS.items()}
    assert sizes == {"french": 52, "bolognese": 62, "money": 37}
    for pack in PACKS.values():
        assert len(set(pack.codes)) == len(pack.codes)
    assert {name: pack.ratio for name, pack in PACKS.items()} == {
        "french": 1.4,
        "bolognese": 1.9,
        "money": 3.0,
    }
    assert {"SR", "CC", "D10", "BA", "ANG", "T5", "M4", "BEG", "MAT"} <= set(bolognese.CODES)
    assert set(money.CODES) == {s + n for s in "PGZS" for n in "123456789"} | {"W1"}


@pytest.mark.parametrize("how", PRINTS)
@pytest.mark.parametrize("pack", NEW)
def test_no_two_cards_look_alike_and_none_is_blank(qapp: QApplication, pack: str, how: str) -> None:
    faces = {code: pixels(render(pack, code, PRINTS[how], 1)) for code in PACKS[pack].codes}
    assert len(set(faces.values())) == len(faces)
    assert pixels(render(pack, None, scale=1)) not in faces.values()


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("code", ["", "back", "S11", "T4", "M5", "P0", "W2", "sr", "1S"])
def test_what_is_no_card_is_refused(qapp: QApplication, pack: str, code: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        render(pack, code)


def test_one_code_is_another_card_in_another_pack(qapp: QApplication) -> None:
    style = DeckStyle(pack="bolognese")
    sprites = Sprites(style)
    swords = sprites.flat("S9", 80, 1)
    sprites.restyle(DeckStyle(pack="money"))
    coins = sprites.flat("S9", 80, 1)
    assert coins.height() > swords.height()
    sprites.restyle(style)
    assert sprites.flat("S9", 80, 1).toImage() == swords.toImage()


# --- corners -------------------------------------------------------------------------------


@pytest.mark.parametrize(("how", "least"), [("plain", 60), ("large", 130), ("compact", 200)])
def test_corners_have_the_ink_of_their_suit(qapp: QApplication, how: str, least: int) -> None:
    corner = QRect(2, 2, 40 if how == "compact" else 30, 46 if how == "compact" else 34)
    inks = {*SUIT_INKS.values(), VIOLET}
    for code in bolognese.CODES:
        if code in EMBLEMS and not code.startswith("T"):
            continue  # an emblem stands there
        ink = VIOLET if code in EMBLEMS else SUIT_INKS[code[0]]
        face = render("bolognese", code, PRINTS[how])
        assert count_of(face, corner, ink) > least, code
        assert all(not count_of(face, corner, other) for other in inks - {ink}), code


@pytest.mark.parametrize("how", PRINTS)
def test_figures_stand_on_the_band_of_their_suit(qapp: QApplication, how: str) -> None:
    figure, band = QRect(14, 20, 34, 42), QRect(10, 10, 80, 60)
    for code in money.CODES:
        if code == money.WILD:
            continue
        face = render("money", code, PRINTS[how])
        assert count_of(face, figure, money.CREAM) > 400, code
        assert count_of(face, band, INKS[code[0]]) > 3000, code


def test_letters_of_the_courts_follow_the_setting(qapp: QApplication) -> None:
    assert [bolognese.rank_text(rank) for rank in bolognese.RANKS[:4]] == ["K", "Q", "C", "J"]
    printed = [bolognese.rank_text(rank, "ВДКТ") for rank in (*bolognese.RANKS[:4], "A")]
    assert len(set(printed)) == 5
    assert bolognese.rank_text("10", "ВДКТ") == "10"
    other = Print(letters="ВДКТ")
    for rank in "RQCFA":
        plain = render("bolognese", f"S{rank}", scale=1)
        assert (pixels(render("bolognese", f"S{rank}", other, 1)) == pixels(plain)) is (
            bolognese.rank_text(rank) == bolognese.rank_text(rank, "ВДКТ")
        )
    assert pixels(render("bolognese", "S7", other, 1)) == pixels(render("bolognese", "S7", scale=1))


@pytest.mark.parametrize("code", ["SR", "BQ", "CC", "DF"])
def test_courts_are_the_same_on_their_heads(qapp: QApplication, code: str) -> None:
    panel = QRect(27 * SCALE, 15 * SCALE, 46 * SCALE, 160 * SCALE)
    upright = render("bolognese", code).copy(panel)
    turned = upright.transformed(QTransform().rotate(180))
    worst = max(
        abs(one.green() - other.green())
        for one, other in (
            (upright.pixelColor(x, y), turned.pixelColor(x, y))
            for y in range(0, upright.height(), 3)
            for x in range(0, upright.width(), 3)
        )
    )
    assert worst <= 20


# --- what lies in the middle -----------------------------------------------------------------


@pytest.mark.parametrize("suit", SUITS)
def test_money_cards_have_as_many_marks_as_they_say(suit: str) -> None:
    field = money.FIELD
    for number in range(1, 10):
        boxes = []
        for x, y, size in money.marks(suit, number):
            width, height = (size / 40 * part for part in EXTENTS[suit])
            boxes.append(QRectF(x - width / 2, y - height / 2, width, height))
        assert len(boxes) == number
        assert all(field.contains(box) for box in boxes), number
        for one, other in itertools.combinations(boxes, 2):
            assert not one.intersects(other), number


def test_the_fewer_the_larger() -> None:
    for suit in SUITS:
        sizes = [next(iter(money.marks(suit, number)))[2] for number in (1, 4, 9)]
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] > sizes[-1]


def test_every_character_has_its_own_strokes(qapp: QApplication) -> None:
    shapes = set()
    for name in STROKES:
        image = QImage(48, 48, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFFFF)
        painter = QPainter(image)
        draw_character(painter, name, 24, 24, 40, "#000000")
        painter.end()
        assert sum(image.pixelColor(x, y).red() < 90 for x in range(48) for y in range(48)) > 60
        shapes.add(pixels(image))
    assert len(shapes) == len(STROKES) == 13


def test_tokens_differ_and_the_coin_has_a_hole() -> None:
    boxes = Counter(token(suit).boundingRect().size().toTuple() for suit in SUITS)
    assert len(boxes) == 4
    middle = QRectF(-1, -1, 2, 2)
    assert not token("S").intersects(middle)
    assert token("P").intersects(middle)


def test_emblems_differ_and_stay_in_their_box(qapp: QApplication) -> None:
    shapes = set()
    for code in EMBLEMS:
        image = QImage(140, 140, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFFFF)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_emblem(painter, code, 70, 70, 120)
        painter.end()
        shapes.add(pixels(image))
        rim = [image.pixel(x, y) for x in range(140) for y in (0, 1, 138, 139)]
        assert set(rim) == {0xFFFFFFFF}, code
    assert len(shapes) == 22
    with pytest.raises(KeyError):
        draw_emblem(QPainter(), "T4", 0, 0, 60)


# --- finished pictures -----------------------------------------------------------------------


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("pack", PACKS)
def test_sprites_have_the_proportions_of_their_pack(
    qapp: QApplication, pack: str, dpr: float
) -> None:
    sprites = Sprites(DeckStyle(pack=pack))
    for code in (PACKS[pack].codes[0], BACK):
        sprite = sprites.card(code, 66, dpr)
        assert sprite.width() == (66 + 2 * rest_margin(66)) * dpr
        assert sprite.height() == round(66 * dpr * sprites.ratio) + 2 * rest_margin(66) * dpr


@pytest.mark.parametrize("pack", NEW)
def test_states_differ(qapp: QApplication, pack: str) -> None:
    sprites = Sprites(DeckStyle(pack=pack))
    code = PACKS[pack].codes[7]
    states = [
        sprites.card(code, 66, 1),
        sprites.flat(code, 66, 1),
        sprites.lifted(code, 66, 1, 26),
        sprites.glowing(code, 66, 1),
        sprites.dimmed(code, 66, 1, CLOTHS["brick"]),
        sprites.card(code, 66, 1, compact=True),
    ]
    assert len({pixels(state.toImage()) for state in states}) == len(states)


@pytest.mark.parametrize("pack", PACKS)
def test_a_wide_card_is_compact_when_it_is_asked_for(qapp: QApplication, pack: str) -> None:
    sprites, code = Sprites(DeckStyle(pack=pack)), PACKS[pack].codes[9]
    below = PACKS[pack].compact_below
    plain, asked = sprites.flat(code, below, 1), sprites.flat(code, below, 1, compact=True)
    assert plain.size() == asked.size()
    assert plain.toImage() != asked.toImage()
    narrow = sprites.flat(code, below - 2, 1)
    assert narrow.toImage() == sprites.flat(code, below - 2, 1, compact=True).toImage()


@pytest.mark.parametrize("code", ["7H", "KD", "TS"])
def test_french_sprites_are_french_faces_pixel_for_pixel(qapp: QApplication, code: str) -> None:
    style = DeckStyle(four_colours=True, letters="ВДКТ")
    sprite = Sprites(style)._drawn(code, Sprites(style)._size(100, 2, 0)).toImage()
    image = QImage(200, 280, QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(2, 2)
    draw_french(painter, code, four_colours=True, letters="ВДКТ")
    painter.end()
    assert sprite.convertToFormat(QImage.Format.Format_RGB32) == image


@pytest.mark.parametrize("pack", NEW)
def test_a_whole_pack_stays_within_the_memory(qapp: QApplication, pack: str) -> None:
    bound = 2_000_000
    sprites = Sprites(DeckStyle(pack=pack), memory=bound)
    for code in PACKS[pack].codes:
        sprites.card(code, 66, 1)
        assert 0 < sprites.used <= bound


# --- backs and cloths ------------------------------------------------------------------------


def test_backs_differ_and_fill_every_pack(qapp: QApplication) -> None:
    faces = set()
    for pattern in PATTERNS:
        for height in (140, 190, 300):
            image = QImage(100, height, QImage.Format.Format_RGB32)
            image.fill(0xFFFFFFFF)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_back(painter, pattern, CLOTHS["brick"], 100, height, 7)
            painter.end()
            faces.add(pixels(image))
            for band in (height // 10, height // 2, height * 9 // 10):
                row = {image.pixel(x, y) for x in range(12, 88) for y in range(band - 6, band + 6)}
                assert len(row) > 20, (pattern, height, band)
    assert len(faces) == 3 * len(PATTERNS) == 12


@pytest.mark.parametrize("name", ["lake", "indigo", "brick", "leather"])
def test_a_cloth_has_its_quiet_drawing(qapp: QApplication, name: str) -> None:
    assert name in MOTIFS
    size = QSize(320, 200)
    drawn = cloth_pixmap(CLOTHS[name], size, 1.0).toImage()
    plain = cloth_pixmap(CLOTHS[name], size, 1.0, motif=False).toImage()
    changed = [
        (drawn.pixelColor(x, y).green(), plain.pixelColor(x, y).green())
        for x in range(size.width())
        for y in range(size.height())
        if drawn.pixel(x, y) != plain.pixel(x, y)
    ]
    assert 200 < len(changed) < 20000
    assert all(0 <= one - other <= 0.25 * QColor(GLASS_EDGE).green() for one, other in changed)
