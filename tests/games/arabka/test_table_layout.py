"""Where things lie at the table of Arabka: inside every window, and never on each other."""

from __future__ import annotations

import itertools

import pytest

from skillgames.games.arabka.table.geometry import MAIN, RATIO, SIDE, Geometry
from skillgames.games.arabka.table.layout import Touch, layout
from skillgames.games.arabka.table.shown import PERSON, Shown, arranged, groups_of, shown_of
from skillgames.widgets.look import units
from skillgames.widgets.place import Place, Rect
from tests.games.arabka.positions import RULES, dealt

SIZES = [(900, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
SEATS = (2, 3, 4, 5)


def geometry(size: tuple[int, int], seats: int) -> Geometry:
    """The measures for this size."""
    u, t = units(*size)
    return Geometry(*size, u, t, seats)


def rect_of(place: Place) -> Rect:
    """The rectangle of an upright card."""
    height = place.width * RATIO
    return Rect(place.x - place.width / 2, place.y - height / 2, place.width, height)


def overlap(one: Rect, other: Rect) -> bool:
    """Whether two rectangles share more than an edge."""
    return (
        one.x < other.right - 1
        and other.x < one.right - 1
        and one.y < other.bottom - 1
        and other.y < one.bottom - 1
    )


def just_dealt(seats: int) -> Shown:
    """The table after the deal."""
    return shown_of(RULES.view(dealt(seats), PERSON))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_all_lies_in_the_window(size: tuple[int, int], seats: int) -> None:
    measures = geometry(size, seats)
    places = layout(measures, just_dealt(seats), Touch())
    rects = [rect_of(place) for place in places.values()]
    rects += [measures.plate(seat) for seat in range(seats)]
    rects += [measures.button(MAIN), measures.button(SIDE), measures.log_area]
    for rect in rects:
        assert rect.x >= 0
        assert rect.y >= 0
        assert rect.right <= size[0]
        assert rect.bottom <= size[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_lies_on_anything_else(size: tuple[int, int], seats: int) -> None:
    measures = geometry(size, seats)
    places = layout(measures, just_dealt(seats), Touch())
    areas: dict[str, list[Rect]] = {}
    for key, place in places.items():
        kind = key.split(":")[0] if ":" in key else "own" if place.y > size[1] * 0.8 else "table"
        if kind.startswith("closed") or kind == "table":
            continue
        areas.setdefault(kind, []).append(rect_of(place))
    for seat in range(seats):
        areas[f"plate{seat}"] = [measures.plate(seat)]
        spots = [measures.slot_middle(seat, slot) for slot in range(3)]
        areas[f"table{seat}"] = [Rect(x - w / 2, y - w * 0.7, w, w * RATIO) for x, y, w in spots]
    areas["pile"] = [rect_of(measures.pile_place(0).at(rotation=0.0))]
    areas["burned"] = [rect_of(measures.burned_place)]
    areas["main"], areas["side"] = [measures.button(MAIN)], [measures.button(SIDE)]
    room = measures.pill_room
    areas["pill"] = [Rect((size[0] - room) / 2, measures.pill_y, room, measures.pill_height)]
    for (one, ours), (other, theirs) in itertools.combinations(areas.items(), 2):
        for mine, its in itertools.product(ours, theirs):
            assert not overlap(mine, its), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_log_covers_no_card_that_matters(size: tuple[int, int], seats: int) -> None:
    measures = geometry(size, seats)
    places = layout(measures, just_dealt(seats), Touch())
    log = measures.log_area
    assert log.width >= 150
    assert log.height >= 96
    for key, place in places.items():
        if not key.startswith("hand"):
            assert not overlap(log, rect_of(place)), key
    for seat in range(seats):
        assert not overlap(log, measures.plate(seat))


def test_equal_cards_lie_side_by_side_and_bonus_cards_last() -> None:
    hand = arranged(["KD", "2H", "9C", "TS", "9D", "4H", "3C", "2S", "9S"])
    assert hand == ("4H", "9C", "9D", "9S", "KD", "2H", "2S", "3C", "TS")
    assert [len(group) for group in groups_of(hand)] == [1, 3, 1, 2, 1, 1]


@pytest.mark.parametrize("count", [1, 3, 9, 16, 24, 30, 45])
@pytest.mark.parametrize("size", SIZES[:3])
def test_every_card_of_a_hand_shows_its_index(size: tuple[int, int], count: int) -> None:
    codes = [rank + suit for rank in "456789JQKA23T" for suit in "CDHS"][:count]
    measures = geometry(size, 2)
    places = list(measures.hand_places(arranged(codes)).values())
    for left, right in itertools.pairwise(places):
        if left.y == right.y:
            assert right.x - left.x >= 0.34 * left.width
        assert right.z > left.z
