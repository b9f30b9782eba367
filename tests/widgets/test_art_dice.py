"""Dice: no two faces alike, exact size, states that differ, nothing outside their bounds."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from skillgames.widgets.art.dice import (
    COLOURS,
    PIPS,
    DiceSprites,
    draw_die,
    face_of,
    paint_die,
    parts_of,
)
from skillgames.widgets.art.grading import NEUTRAL, Grade
from skillgames.widgets.art.sprites import DeckStyle, Sprites
from skillgames.widgets.die_item import DieItem
from skillgames.widgets.place import Place

pytestmark = pytest.mark.usefixtures("qapp")

FACES = [face_of(colour, value) for colour in COLOURS for value in PIPS]
EDGE = 94.0
CLOTH = QColor("#193F55")
SIZE = 400


def drawn(face: str) -> QImage:
    """The square of a die."""
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    draw_die(painter, face)
    painter.end()
    return image


def test_no_two_faces_are_alike_and_none_is_blank() -> None:
    pictures = {face: drawn(face) for face in FACES}
    for (one, first), (other, second) in combinations(pictures.items(), 2):
        assert first != second, (one, other)
    for face, picture in pictures.items():
        colours, _ = parts_of(face)
        pips = sum(
            abs(picture.pixelColor(x, y).lightness() - QColor(colours.pip).lightness()) < 30
            for x in range(0, 100, 2)
            for y in range(0, 100, 2)
        )
        assert pips > 20, face


@pytest.mark.parametrize("value", PIPS)
def test_a_face_has_as_many_pips_as_it_says(value: int) -> None:
    picture = drawn(face_of("ivory", value))
    dark = {
        (x, y) for x in range(100) for y in range(100) if picture.pixelColor(x, y).lightness() < 90
    }
    islands = 0
    while dark:
        islands += 1
        front = [dark.pop()]
        while front:
            x, y = front.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & dark
            dark -= near
            front += near
    assert islands == value == len(PIPS[value])


@pytest.mark.parametrize("face", ["ivory0", "ivory7", "pink3", "ivoryx"])
def test_a_text_that_is_no_face_is_refused(face: str) -> None:
    with pytest.raises((KeyError, ValueError)):
        parts_of(face)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_a_die_is_exactly_as_wide_as_asked_and_in_the_middle(dpr: float) -> None:
    image = DiceSprites(lambda: NEUTRAL).body("ivory5", EDGE, dpr).toImage()
    middle = image.height() // 2
    solid = [x for x in range(image.width()) if image.pixelColor(x, middle).alpha() == 255]
    assert solid[-1] - solid[0] + 1 == round(EDGE * dpr)
    assert solid[0] == image.width() - 1 - solid[-1]


def test_light_changes_the_die_but_not_the_ring_of_a_held_one() -> None:
    grade = [NEUTRAL]
    sprites = DiceSprites(lambda: grade[0])
    body, halo = (sprites.body("red3", EDGE, 1.0), sprites.halo(EDGE, 1.0))
    before = body.toImage(), halo.toImage()
    grade[0] = Grade(contrast=0.0, temperature=1.0)
    assert sprites.body("red3", EDGE, 1.0).toImage() != before[0]
    assert sprites.halo(EDGE, 1.0).toImage() == before[1]


def test_pictures_are_kept_within_their_bound() -> None:
    sprites = DiceSprites(lambda: NEUTRAL, memory=400_000)
    for turn in range(12):
        sprites.lying("ivory4", EDGE, 1.0, float(turn))
    assert 0 < sprites.used <= 400_000
    once = sprites.lying("ivory4", EDGE, 1.0, 11.0)
    assert once.cacheKey() == sprites.lying("ivory4", EDGE, 1.0, 11.0).cacheKey()


def test_a_die_is_drawn_straight_onto_a_picture() -> None:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_die(painter, QPointF(100, 100), 80, "green6", 12)
    painter.end()
    assert image.pixelColor(100, 65).green() > image.pixelColor(100, 65).red()
    assert image.pixelColor(5, 5).alpha() == 0


# --- the item -----------------------------------------------------------------------------------

LIGHTS: dict[str, Place] = {
    "lying": Place(0, 0, EDGE, face="ivory4", rotation=24),
    "hovered": Place(0, 0, EDGE, face="ivory4", rotation=-17, rise=4),
    "held": Place(0, 0, EDGE, face="ivory4", lift=1, lift_px=15, glow=1),
    "half held": Place(0, 0, EDGE, face="ivory4", rotation=9, lift=0.5, lift_px=15, glow=0.5),
    "rolling": Place(0, 0, EDGE * 1.14, face="red2", rotation=200, lift=0.9, lift_px=74),
    "with a ring": Place(0, 0, EDGE, face="blue1", rotation=13, focus=1),
    "held with a ring": Place(0, 0, EDGE, face="blue1", lift=1, lift_px=15, glow=1, focus=1),
}


@pytest.fixture
def die(qapp: object) -> DieItem:
    sprites = Sprites(DeckStyle())
    item = DieItem("die:0", sprites, DiceSprites(lambda: NEUTRAL))
    item.render_for(1.0)
    return item


def alone(item: DieItem) -> QImage:
    """The item in the middle of some cloth, without the clipping of a scene."""
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(CLOTH)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE / 2)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def rest_of_the_cloth(item: DieItem) -> QImage:
    """The same with cloth over all that the item may paint."""
    image = alone(item)
    painter = QPainter(image)
    area = item.boundingRect().translated(SIZE / 2, SIZE / 2).toAlignedRect()
    painter.fillRect(area, CLOTH)
    painter.end()
    return image


@pytest.mark.parametrize("light", LIGHTS)
def test_nothing_is_painted_outside_the_bounds(die: DieItem, light: str) -> None:
    """Else a rolling die would leave traces."""
    empty = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    empty.fill(CLOTH)
    die.rest(LIGHTS[light])
    assert rest_of_the_cloth(die) == empty
    die.prepare(EDGE * 1.2)
    die.show_place(LIGHTS[light])
    assert rest_of_the_cloth(die) == empty


def test_every_light_looks_different(die: DieItem) -> None:
    seen = []
    for place in LIGHTS.values():
        die.rest(place)
        seen.append(alone(die))
    for one, other in combinations(seen, 2):
        assert one != other


def test_a_die_looks_the_same_in_motion_and_at_rest(die: DieItem) -> None:
    """When it comes to rest nothing jumps: few pixels differ, and only a little."""
    die.rest(LIGHTS["lying"])
    rests = alone(die)
    die.prepare(EDGE)
    die.show_place(LIGHTS["lying"])
    moves = alone(die)
    far = sum(
        abs(rests.pixelColor(x, y).lightness() - moves.pixelColor(x, y).lightness()) > 40
        for x in range(120, 280)
        for y in range(120, 280)
    )
    assert far < 0.02 * 160 * 160


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_at_rest_it_lies_on_whole_device_pixels(die: DieItem, dpr: float) -> None:
    die.render_for(dpr)
    die.rest(Place(100.3, 50.7, 91.3, face="ivory4", lift=1, lift_px=15, glow=1))
    corner = die.mapRectToScene(die._card_rect()).topLeft()
    assert math.isclose(corner.x() * dpr, round(corner.x() * dpr), abs_tol=1e-6)
    assert math.isclose(corner.y() * dpr, round(corner.y() * dpr), abs_tol=1e-6)
    assert die.scale() == 1.0
