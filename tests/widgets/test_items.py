"""What lies on a stage: cards, pictures, rings; they paint what their place says, and only
inside their bounds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem

from skillgames.widgets.art.sprites import DeckStyle, Sprites
from skillgames.widgets.items import CardItem, PictureItem, PulseItem, RippleItem
from skillgames.widgets.place import Place

pytestmark = pytest.mark.usefixtures("qapp")

CLOTH = QColor("#204030")
WIDTH = 80.0
SIZE = 400


@pytest.fixture
def card(qapp: object) -> CardItem:
    item = CardItem("9H", Sprites(DeckStyle()))
    item.render_for(1.0)
    return item


def alone(item: QGraphicsItem, clip: bool = False) -> QImage:
    """The item painted in the middle of some cloth, without the clipping of a scene."""
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(CLOTH)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE / 2)
    painter.rotate(item.rotation())
    if clip:
        painter.setClipRect(item.boundingRect())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


LIGHTS: dict[str, Place] = {
    "plain": Place(0, 0, WIDTH, face="9H"),
    "back": Place(0, 0, WIDTH),
    "lifted": Place(0, 0, WIDTH, face="9H", lift=1, lift_px=34),
    "glowing": Place(0, 0, WIDTH, face="9H", glow=1),
    "dimmed": Place(0, 0, WIDTH, face="9H", dim=1),
    "half lit": Place(0, 0, WIDTH, face="9H", glow=0.5, lift=0.5, lift_px=34),
    "with a ring": Place(0, 0, WIDTH, face="9H", focus=1),
    "with a dot": Place(0, 0, WIDTH, face="AS", dot="14", dot_radius=16),
    "with a plain dot": Place(0, 0, WIDTH, face="TD", dot="", dot_radius=9),
    "chosen": Place(0, 0, WIDTH, face="9H", ring=1, lift=1, lift_px=26),
    "with a badge": Place(0, 0, WIDTH, face="9H", badge="star", dot_radius=11),
    "with a badge in the middle": Place(
        0, 0, WIDTH, face="9H", badge="burn", dot_radius=13, mark_x=0
    ),
    "compact": Place(0, 0, WIDTH, face="9H", compact=True),
    "landing place": Place(0, 0, WIDTH, face="9H", slot=True, opacity=0.4),
    "turning": Place(0, 0, WIDTH, face="9H", flip=0.3),
    "all at once": Place(
        0, 0, WIDTH, face="AS", lift=1, lift_px=34, glow=1, focus=1, dot="14", dot_radius=16
    ),
}


@pytest.mark.parametrize("light", LIGHTS)
def test_nothing_is_painted_outside_the_bounds(card: CardItem, light: str) -> None:
    """Else a moving card would leave traces."""
    card.rest(LIGHTS[light])
    assert alone(card) == alone(card, clip=True)


@pytest.mark.parametrize("light", LIGHTS)
def test_nothing_is_painted_outside_the_bounds_while_it_moves(card: CardItem, light: str) -> None:
    card.prepare(WIDTH)
    card.show_place(LIGHTS[light])
    assert alone(card) == alone(card, clip=True)


def test_every_light_looks_different(card: CardItem) -> None:
    seen = []
    for place in LIGHTS.values():
        card.rest(place)
        seen.append(alone(card))
    for n, one in enumerate(seen):
        assert all(one != other for other in seen[n + 1 :])


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("width", [61.3, 80.0, 97.77])
def test_at_rest_it_lies_on_whole_device_pixels(card: CardItem, dpr: float, width: float) -> None:
    card.render_for(dpr)
    for x, y in ((100.0, 100.0), (33.37, 71.91), (0.5, 1000.01)):
        for place in (Place(x, y, width, face="9H"), Place(x, y, width, lift=1, lift_px=33.3)):
            card.rest(place)
            assert card.scale() == 1.0
            corner = card.mapRectToScene(card._card_rect()).topLeft()
            assert abs(corner.x() * dpr - round(corner.x() * dpr)) < 1e-6
            assert abs(corner.y() * dpr - round(corner.y() * dpr)) < 1e-6
            moved = card.pos().x() - x, card.pos().y() - (y - place.lift * place.lift_px)
            assert max(map(abs, moved)) <= 0.5 / dpr + 1e-9, "it is moved by less than a pixel"
            assert card.place == place


def test_while_it_moves_it_is_scaled_and_never_enlarged(card: CardItem) -> None:
    card.prepare(100)
    card.show_place(Place(10.3, 20.7, 50, face="9H"))
    assert card.scale() == 0.5
    assert (card.pos().x(), card.pos().y()) == (10.3, 20.7)
    card.show_place(Place(10, 20, 100, face="9H"))
    assert card.scale() == 1.0


def test_made_ready_to_move_it_still_looks_as_it_lies(card: CardItem) -> None:
    """Its motion may begin later: until then it lies there, no larger, within its bounds."""
    card.rest(Place(10, 20, 50, face="9H"))
    before = card.mapRectToScene(card._card_rect())
    card.prepare(100)
    assert card.mapRectToScene(card._card_rect()) == before
    assert card.boundingRect().contains(card._card_rect())
    assert alone(card) == alone(card, clip=True)


def test_lift_and_rise_move_it_up(card: CardItem) -> None:
    card.show_place(Place(10, 200, 50, lift=1, lift_px=30, rise=5, rotation=3, opacity=0.5, z=9))
    assert card.pos().y() == 165
    assert (card.rotation(), card.opacity(), card.zValue()) == (3, 0.5, 9)


def test_a_card_has_the_shape_of_a_card(card: CardItem) -> None:
    card.rest(Place(0, 0, 100))
    rect = card._card_rect()
    assert rect.height() / rect.width() == 1.4


@pytest.mark.parametrize(("pack", "code", "ratio"), [("bolognese", "CQ", 1.9), ("money", "Z7", 3)])
def test_a_card_has_the_shape_of_its_pack(qapp: object, pack: str, code: str, ratio: float) -> None:
    item = CardItem(code, Sprites(DeckStyle(pack=pack)))
    item.render_for(1.0)
    for light in LIGHTS.values():
        item.rest(light.at(face=code, width=60))
        rect = item._card_rect()
        assert rect.height() / rect.width() == pytest.approx(ratio)
        assert item.boundingRect().contains(rect)
        assert alone(item) == alone(item, clip=True)


def test_the_ring_of_a_chosen_card_is_gold_on_its_edge(card: CardItem) -> None:
    card.rest(Place(0, 0, WIDTH, face="9H"))
    plain = alone(card)
    card.rest(Place(0, 0, WIDTH, face="9H", ring=1))
    ringed = alone(card)
    edge = SIZE // 2 - round(WIDTH / 2) - 2
    found = ringed.pixelColor(edge, SIZE // 2)
    assert found.red() > 200 > found.blue()
    assert found.lightness() > plain.pixelColor(edge, SIZE // 2).lightness() + 40
    assert ringed.pixel(SIZE // 2, SIZE // 2) == plain.pixel(SIZE // 2, SIZE // 2)


def test_the_repainted_area_follows_the_reach(card: CardItem) -> None:
    """The scene must learn of larger bounds before the card is painted in them."""
    scene = QGraphicsScene()
    scene.addItem(card)
    card.rest(Place(100, 100, WIDTH, face="9H"))
    small = card.sceneBoundingRect()
    card.show_place(Place(100, 100, WIDTH, face="9H", glow=1))
    assert card.sceneBoundingRect().contains(small)
    assert card in scene.items(card.sceneBoundingRect().adjusted(2, 2, -2, -2).topLeft())
    scene.removeItem(card)


# --- pictures ------------------------------------------------------------------------------------


def fill(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, QColor("#ff0000"))


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_a_picture_is_where_it_was_put(qapp: object, dpr: float) -> None:
    item = PictureItem()
    item.show_picture(QRectF(20.3, 30.7, 60, 20), 5, dpr, fill)
    rect = item.sceneBoundingRect()
    assert rect.contains(QRectF(20.3, 30.7, 60, 20))
    assert rect.left() * dpr == round(rect.left() * dpr)
    pixmap = item._pixmap
    assert pixmap is not None
    assert pixmap.devicePixelRatio() == dpr
    assert pixmap.width() == round(70 * dpr)
    image = pixmap.toImage()
    assert image.pixelColor(image.width() // 2, image.height() // 2) == QColor("#ff0000")
    assert image.pixelColor(0, 0).alpha() == 0, "the margin is clear"
    item.clear()
    assert item.boundingRect().isEmpty()
    plain = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    plain.fill(CLOTH)
    assert alone(item) == plain


def ripple(share: float) -> QGraphicsItem:
    item = RippleItem(100.0)
    item.spread(share)
    return item


def pulse(share: float) -> QGraphicsItem:
    item = PulseItem()
    item.surround(QRectF(-60, -20, 120, 40))
    item.breathe(share)
    return item


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999, 1.0])
@pytest.mark.parametrize("make", [ripple, pulse])
def test_rings_stay_in_their_bounds_and_vanish(
    qapp: object, make: Callable[[float], QGraphicsItem], share: float
) -> None:
    item = make(share)
    assert alone(item) == alone(item, clip=True)
    if make is pulse:
        assert (item.opacity() == 0) == (share in (0.0, 1.0))
        assert 0 <= item.opacity() <= 1
    elif share in (0.0, 1.0):
        plain = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
        plain.fill(CLOTH)
        assert alone(item) == plain
