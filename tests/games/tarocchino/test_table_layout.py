"""Where things lie at any size: inside the window, apart from each other, large enough."""

from __future__ import annotations

import itertools
from math import cos, radians, sin

import pytest
from PySide6.QtCore import QRectF

from skillgames.engine.bologna import CODES
from skillgames.games.tarocchino.combinations import tally
from skillgames.games.tarocchino.table.geometry import COMBINATIONS, LAST, OTHERS, RATIO, Geometry
from skillgames.games.tarocchino.table.labels import STATUS, TarocchinoLabels
from skillgames.games.tarocchino.table.layout import (
    Touch,
    arranged,
    dot_of,
    layout,
)
from skillgames.games.tarocchino.table.panels import PanelBox, TarocchinoPanels
from skillgames.widgets.art.hud import narrowed
from skillgames.widgets.look import text_width, units
from skillgames.widgets.place import Rect
from tests.games.tarocchino.table_room import TarocchinoRoom, match_of, played

SIZES = [(900, 600), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (900, 1200)]


def geometry_of(size: tuple[int, int]) -> Geometry:
    """The measures for a window of this size."""
    return Geometry(*size, *units(*size))


def apart(one: Rect, other: Rect) -> bool:
    """Whether two rectangles have nothing in common."""
    return (
        one.right <= other.x
        or other.right <= one.x
        or one.bottom <= other.y
        or other.bottom <= one.y
    )


def inside(rect: Rect, geometry: Geometry) -> bool:
    """Whether all of it is in the window."""
    return (
        rect.x >= 0
        and rect.y >= 0
        and rect.right <= geometry.width
        and rect.bottom <= geometry.height
    )


@pytest.mark.parametrize("size", SIZES)
def test_plates_glasses_and_buttons_lie_apart_in_the_window(size: tuple[int, int]) -> None:
    geometry = geometry_of(size)
    parts = [geometry.plate(seat) for seat in range(4)]
    parts += [geometry.score, geometry.status, geometry.button(LAST), geometry.button(COMBINATIONS)]
    for rect in parts:
        assert inside(rect, geometry)
    for one, other in itertools.combinations(parts, 2):
        assert apart(one, other), (one, other)
    for key in (LAST, COMBINATIONS):
        assert geometry.button(key).height >= 44


@pytest.mark.parametrize("size", SIZES)
def test_the_trick_touches_no_plate_and_no_row_of_open_cards(size: tuple[int, int]) -> None:
    geometry = geometry_of(size)
    rects = []
    for seat in range(4):
        place = geometry.trick_place(seat)
        turn = radians(abs(place.rotation))
        w, h = place.width, place.width * RATIO
        wide, high = w * cos(turn) + h * sin(turn), w * sin(turn) + h * cos(turn)
        rects.append(Rect(place.x - wide / 2, place.y - high / 2, wide, high))
    around = [geometry.plate(seat) for seat in range(4)]
    around += [geometry.row_area(seat) for seat in OTHERS]
    around += [geometry.button(LAST), geometry.button(COMBINATIONS)]
    pill = Rect(
        (size[0] - geometry.pill_room) / 2, geometry.pill_y, geometry.pill_room, 38 * geometry.t
    )
    for one, other in itertools.product(rects, [*around, pill]):
        assert apart(one, other), (one, other)
    for other in around:
        assert apart(pill, other)
    lifted = geometry.hand_top - geometry.lift - 9 * geometry.u
    assert pill.bottom <= lifted + 2


@pytest.mark.parametrize("size", SIZES)
def test_open_rows_lie_apart_from_plates_and_panel(size: tuple[int, int]) -> None:
    geometry = geometry_of(size)
    rows = [geometry.row_area(seat) for seat in OTHERS]
    panel = Rect(
        size[0] / 2 - geometry.panel_half,
        geometry.panel_top,
        2 * geometry.panel_half,
        geometry.panel_bottom - geometry.panel_top,
    )
    around = [geometry.plate(seat) for seat in range(4)] + [geometry.score, geometry.button(LAST)]
    for row in rows:
        assert inside(row, geometry)
        for other in around:
            assert apart(row, other), (row, other)
    assert apart(rows[0], panel)
    assert apart(rows[2], panel)
    for seat in (1, 3):
        assert apart(geometry.plate(seat), panel)
    for seat in OTHERS:
        for count in (1, 8, 15):
            for place in geometry.row_places(seat, count):
                area = geometry.row_area(seat)
                assert area.x - 1 <= place.x - place.width / 2
                assert place.x + place.width / 2 <= area.right + 1


@pytest.mark.parametrize("count", [15, 17])
@pytest.mark.parametrize("size", SIZES)
def test_a_long_hand_is_in_the_window_and_each_card_can_be_told(
    size: tuple[int, int], count: int
) -> None:
    geometry = geometry_of(size)
    places = geometry.hand_places(count)
    steps = [right[0] - left[0] for left, right in itertools.pairwise(places)]
    width = geometry.hand_width
    assert min(steps) >= 0.62 * width
    assert places[0][0] - width / 2 >= 0
    assert places[-1][0] + width / 2 <= size[0]
    assert all(y - width * RATIO / 2 < size[1] - 100 * geometry.u for _, y, _ in places)


@pytest.mark.parametrize("size", SIZES)
def test_the_panel_has_room_for_the_richest_hand(
    taro: TarocchinoRoom, size: tuple[int, int]
) -> None:
    from tests.games.tarocchino.positions import mask

    geometry = geometry_of(size)
    rich = mask("SR SQ CR CQ DR DQ BR BQ SA CA M1 M2 BEG MAT ANG")
    found = tally(rich)
    assert len(found.combinations) >= 9
    panel = TarocchinoPanels(taro.window).declaring(found)
    box = PanelBox(geometry, panel)
    assert box.rect.y >= geometry.panel_top - 1
    assert box.rect.bottom <= geometry.panel_bottom + 1
    assert max(rect.bottom for rect in box.buttons.values()) <= box.rect.bottom
    assert box.entries[-1].bottom <= min(rect.y for rect in box.buttons.values())
    assert all(rect.height >= 44 for rect in box.buttons.values())


def test_every_card_lies_once_and_as_many_as_the_view_says() -> None:
    """B10: after every entry of a deal."""
    geometry = geometry_of((1280, 800))
    whole = played("once", dealer=2)
    from tests.games.tarocchino.table_room import match_of

    match = match_of(whole.log[:2])
    for text in whole.log[2:]:
        view = match.view(0)
        touch = Touch(order=arranged(view.hand))
        places = layout(geometry, view, touch, {})
        faces = [place.face for place in places.values() if place.face is not None]
        assert len(faces) == len(set(faces))
        assert all(key == place.face for key, place in places.items() if place.face is not None)
        assert len(places) == sum(view.counts) + len(view.trick)
        match.enter(text)


def test_open_hands_of_a_replay_show_every_card() -> None:
    geometry = geometry_of((900, 600))
    match = played("open", entries=12)
    view = match.view(0)
    hands = {seat: arranged(match.view(seat).hand) for seat in OTHERS}
    places = layout(geometry, view, Touch(order=arranged(view.hand)), hands)
    assert not [key for key in places if key.startswith("other")]
    for seat in OTHERS:
        assert {places[code].face for code in hands[seat]} == set(hands[seat])


def test_dots_tell_what_a_card_counts() -> None:
    """The set of marked cards is the set of those that count more than one."""
    marked = {code: dot_of(code) for code in CODES if dot_of(code) is not None}
    assert len(marked) == 4 + 16
    assert marked["ANG"] == marked["MAT"] == marked["BEG"] == marked["MON"] == "5"
    assert (marked["SR"], marked["CQ"], marked["BC"], marked["DF"]) == ("5", "4", "3", "2")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_what_was_led_and_asks_is_never_cut(taro: TarocchinoRoom, language: str) -> None:
    taro.window.change_setting("language", language)
    taro.open(*played("plate", entries=16).log)
    lines = set()
    for seed in range(12):
        log = played(f"led {seed}").log
        match = match_of()
        for entry in log:
            if match.to_act == 0:
                lines.add(taro.table._labels.status_lines(match.view(0), False)[1])
            match.enter(entry)
    assert len(lines) > 8
    for measures in map(geometry_of, SIZES):
        room = measures.status.width
        for line in lines:
            font, share = narrowed(line, STATUS * measures.t, 500, room)
            assert text_width(line, font) * share <= room + 0.5, line
    taro.window.change_setting("language", "en")


def test_the_log_leaves_the_plates_to_be_read(taro: TarocchinoRoom) -> None:
    taro.open(*played("plate", entries=16).log)
    for size in SIZES[:4]:
        taro.window.resize(*size)
        taro.pump()
        log, geometry = taro.table.log_area(), taro.table.geometry
        for seat in range(4):
            plate = geometry.plate(seat)
            assert not log.intersects(QRectF(plate.x, plate.y, plate.width, plate.height)), size
        assert log.height() > 100 * geometry.t


def test_a_plate_says_side_level_tricks_and_declaration(taro: TarocchinoRoom) -> None:
    taro.open(*played("plate", entries=16).log)
    names = taro.table.access.names
    assert isinstance(taro.table._labels, TarocchinoLabels)
    view = taro.view
    for seat in range(4):
        name = names[f"plate{seat}"]
        assert ("Us" in name) == (seat in (0, 2))
        assert f"{view.tricks_by_seat[seat]} trick" in name
        assert ("dealer" in name) == (view.dealer == seat)
        said = view.declared[seat]
        assert ("declared" in name) == bool(said.points)
