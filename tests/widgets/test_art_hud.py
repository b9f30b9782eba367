"""Plates, pills, buttons and the other painted controls."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.widgets import look
from skillgames.widgets.art import bolognese_suits, faces, hud
from skillgames.widgets.art.shadows import shadow

GROUND = "#1B4738"
Draw = Callable[[QPainter], object]


def paint(draw: Draw, width: int = 320, height: int = 120, ground: str = GROUND) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    before = painter.transform(), painter.opacity()
    draw(painter)
    assert (painter.transform(), painter.opacity()) == before
    painter.end()
    return image


def data(image: QImage) -> bytes:
    return bytes(image.constBits())


def changed(image: QImage, other: QImage) -> QRectF:
    """The bounds of the pixels that differ."""
    spots = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixel(x, y) != other.pixel(x, y)
    ]
    assert spots
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


RECT = QRectF(30, 30, 240, 54)


def seat(painter: QPainter, **changes: object) -> None:
    values: dict[str, object] = {
        "name": "Bot",
        "score": 7,
        "of": 16,
        "sub": "Hard",
        "icon": "fish",
        "active": False,
    }
    hud.plate(painter, RECT, **(values | changes))  # type: ignore[arg-type]


def test_plate_shows_all_it_is_told(qapp: QApplication) -> None:
    plain = paint(seat)
    for change in (
        {"name": "You"},
        {"score": 8},
        {"score": None},
        {"of": None},
        {"sub": None},
        {"sub": "Easy"},
        {"icon": "sun"},
        {"active": True},
        {"tag": "dealer"},
    ):
        assert data(paint(lambda p, c=change: seat(p, **c))) != data(plain), change  # type: ignore[misc]


def test_plate_rings_the_seat_whose_turn_it_is(qapp: QApplication) -> None:
    active = paint(lambda painter: seat(painter, active=True))
    assert active.pixelColor(150, 29) == QColor(look.BRASS)


def test_long_names_stay_inside_their_plate(qapp: QApplication) -> None:
    short = paint(lambda painter: seat(painter, name="B", sub="x"))
    long = paint(lambda painter: seat(painter, name="B" * 60, sub="x" * 90))
    bounds = changed(short, long)
    assert bounds.left() >= RECT.left() + RECT.height()
    assert bounds.right() < RECT.right() - 50


def test_clauses_are_dropped_from_the_end(qapp: QApplication) -> None:
    font = look.ui_font(12.5)
    text = "12 cards · 4 spades · 2 sweeps"
    room = look.text_width("12 cards · 4 spades", font) + 1
    assert hud.fitting(text, font, 1000) == text
    assert hud.fitting(text, font, room) == "12 cards · 4 spades"
    assert hud.fitting(text, font, 1) == "12 cards"


def test_pill_is_centred_and_as_wide_as_its_parts(qapp: QApplication) -> None:
    parts = [hud.Part("10", look.GOLD, 700), hud.Part(suit="D", colour="#FF0000"), hud.Part(" a b")]
    rects = []
    image = paint(lambda painter: rects.append(hud.pill(painter, 160, 40, parts, 38)))
    assert rects[0].center().x() == pytest.approx(160)
    font = look.ui_font(15, 700)
    assert rects[0].width() > look.text_width("10", font) + 13 + 38
    assert rects[0].height() == 38
    reds = [
        x for x in range(320) for y in range(120) if image.pixelColor(x, y) == QColor("#FF0000")
    ]
    assert reds
    assert rects[0].left() < min(reds) < max(reds) < rects[0].right()


@pytest.mark.parametrize("suit", bolognese_suits.SUITS)
def test_a_pill_can_show_the_sign_of_another_pack(qapp: QApplication, suit: str) -> None:
    placed: list[tuple[float, float, float]] = []

    def sign(painter: QPainter, x: float, y: float, size: float) -> None:
        placed.append((x, y, size))
        bolognese_suits.draw_suit(painter, suit, x, y, size)

    rects: list[QRectF] = []
    parts = [hud.Part("led: "), hud.Part(sign=sign)]
    image = paint(lambda painter: rects.append(hud.pill(painter, 160, 30, parts)))
    bare = paint(lambda painter: hud.pill(painter, 160, 30, [parts[0]]))
    ((x, y, size),) = placed
    assert y == rects[0].center().y()
    assert rects[0].contains(QRectF(x - size / 2, y - size / 2, size, size))
    assert image != bare


def test_pill_shrinks_to_fit(qapp: QApplication) -> None:
    parts = [hud.Part("a sentence that is rather long for the table")]
    rects: list[QRectF] = []
    paint(lambda painter: rects.append(hud.pill(painter, 160, 40, parts, 38)))
    wide = rects.pop().width()
    paint(lambda painter: rects.append(hud.pill(painter, 160, 40, parts, 38, max_width=wide - 40)))
    assert rects[0].width() <= wide - 40


def test_gold_dot_shows_its_worth(qapp: QApplication) -> None:
    plain = paint(lambda painter: hud.gold_dot(painter, 60, 60, 16))
    fifteen = paint(lambda painter: hud.gold_dot(painter, 60, 60, 16, "15"))
    sixteen = paint(lambda painter: hud.gold_dot(painter, 60, 60, 16, "16"))
    assert len({data(plain), data(fifteen), data(sixteen)}) == 3
    middle = plain.pixelColor(60, 60)
    assert middle.red() > middle.green() > middle.blue()
    assert changed(plain, sixteen).width() < 32


def test_avatars_differ_by_icon_and_ring(qapp: QApplication) -> None:
    fish = paint(lambda painter: hud.avatar(painter, 60, 60, 20, "fish"))
    sun = paint(lambda painter: hud.avatar(painter, 60, 60, 20, "sun"))
    ringed = paint(lambda painter: hud.avatar(painter, 60, 60, 20, "fish", ring=look.BRASS))
    dyed = paint(lambda painter: hud.avatar(painter, 60, 60, 20, "fish", colour="#FF0000"))
    assert len({data(image) for image in (fish, sun, ringed, dyed)}) == 4


def test_glass_darkens_what_lies_behind(qapp: QApplication) -> None:
    image = paint(lambda painter: hud.glass(painter, RECT, 20))
    assert image.pixelColor(150, 55).lightness() < QColor(GROUND).lightness() - 10
    ringed = paint(lambda painter: hud.glass(painter, RECT, 20, ring="#FF0000"))
    assert ringed.pixelColor(150, 29) == QColor("#FF0000")


def test_focus_ring_is_double_and_single_on_paper(qapp: QApplication) -> None:
    double = paint(lambda painter: hud.focus_ring(painter, RECT, 10))
    column = {double.pixelColor(150, y).rgb() for y in range(20, 30)}
    assert QColor(look.FOCUS_INNER).rgb() in column
    assert min(QColor(value).lightness() for value in column) < 60
    paper = paint(lambda painter: hud.focus_ring(painter, RECT, 10, on_paper=True))
    assert QColor(look.FOCUS_ON_PAPER).rgb() in {
        paper.pixelColor(150, y).rgb() for y in range(20, 30)
    }


BUTTONS = [faces.primary_face, faces.line_face, faces.dark_face]


@pytest.mark.parametrize("face", BUTTONS, ids=lambda face: face.__name__)
def test_buttons_show_their_state(qapp: QApplication, face: Callable[..., None]) -> None:
    states: list[dict[str, bool]] = [
        {},
        {"hover": True},
        {"pressed": True},
        {"focus": True},
        {"enabled": False},
    ]
    pictures = [
        data(paint(lambda painter, s=state: face(painter, RECT, "PLAY", 16, **s)))  # type: ignore[misc]
        for state in states
    ]
    assert len(set(pictures)) == len(states)
    off = data(paint(lambda painter: face(painter, RECT, "PLAY", 16, enabled=False)))
    hovered_off = paint(lambda painter: face(painter, RECT, "PLAY", 16, enabled=False, hover=True))
    assert data(hovered_off) == off


@pytest.mark.parametrize("face", BUTTONS, ids=lambda face: face.__name__)
def test_long_captions_stay_on_their_button(qapp: QApplication, face: Callable[..., None]) -> None:
    one = paint(lambda painter: face(painter, RECT, "A", 16))
    other = paint(lambda painter: face(painter, RECT, "A" * 80, 16))
    bounds = changed(one, other)
    assert bounds.left() >= RECT.left() + 8
    assert bounds.right() <= RECT.right() - 8


def test_segments_mark_the_choice_and_the_keyboard(qapp: QApplication) -> None:
    row = QRectF(10, 30, 300, 48)

    def draw(selected: int, focus: int | None = None) -> QImage:
        accent = look.CLOTHS["lake"].accent
        return paint(
            lambda painter: faces.segment_face(
                painter, row, ["a", "b", "c"], selected, accent, focus=focus
            ),
            ground=look.PAPER,
        )

    places = faces.segment_rects(row, 3)
    assert [round(place.width(), 3) for place in places] == [97.333] * 3
    for number, place in enumerate(places):
        spot = draw(number).pixelColor(round(place.left()) + 14, round(place.center().y()))
        assert spot == QColor(look.CLOTHS["lake"].accent)
    bounds = changed(draw(0), draw(0, focus=2))
    assert bounds.left() > places[1].center().x()


def test_toggle_moves_its_knob(qapp: QApplication) -> None:
    body = QRectF(100, 40, 50, 28)
    on = paint(lambda painter: faces.toggle_face(painter, body, True, "#1A4234"))
    off = paint(lambda painter: faces.toggle_face(painter, body, False, "#1A4234"))
    white = QColor("#FFFFFF")
    assert on.pixelColor(136, 54) == white != on.pixelColor(114, 54)
    assert off.pixelColor(114, 54) == white != off.pixelColor(136, 54)
    pale = paint(lambda painter: faces.toggle_face(painter, body, True, "#1A4234", enabled=False))
    focused = paint(lambda painter: faces.toggle_face(painter, body, True, "#1A4234", focus=True))
    assert len({data(on), data(pale), data(focused)}) == 3


def test_sheet_is_paper_with_a_shadow_below(qapp: QApplication) -> None:
    image = paint(lambda painter: faces.sheet_face(painter, QRectF(60, 10, 200, 60)))
    assert image.pixelColor(160, 40).lightness() > 230
    assert image.pixelColor(160, 80).lightness() < QColor(GROUND).lightness() - 5


def test_what_the_paper_hides_of_its_shadow_is_left_out_and_nothing_else(
    qapp: QApplication,
) -> None:
    rect = QRectF(120, 100, 420, 300)

    def whole(painter: QPainter) -> None:
        shadow(painter, rect, 22, 34, look.colour("#000000", 0.55), dy=18)
        shadow(painter, rect, 22, 5, look.colour("#000000", 0.35), dy=2)
        painter.fillRect(rect.adjusted(22, 22, -22, -22), look.colour("#FFFFFF"))

    def part(painter: QPainter) -> None:
        faces._sheet_shadow(painter, rect, 22)
        painter.fillRect(rect.adjusted(22, 22, -22, -22), look.colour("#FFFFFF"))

    one, other = data(paint(whole, 660, 560)), data(paint(part, 660, 560))
    # Where a row of pixels is cut, its colours may be rounded another way.
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2
