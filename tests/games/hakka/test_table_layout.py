"""Where things lie at the table of Hakka cards: in every size, with every dreamer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from skillgames.engine.tigers import CODES
from skillgames.games.hakka.table.board import Board, Laid, by_suit
from skillgames.games.hakka.table.geometry import (
    LEFT,
    PERSON,
    RATIO,
    READ_STRIP,
    RIGHT,
    SMALLEST_CARD,
    TOP,
    Geometry,
)
from skillgames.games.hakka.table.labels import CAPTION, CAPTION_ASIDE, Mat, caption_of
from skillgames.games.hakka.table.layout import DREAM, Touch, layout
from skillgames.games.hakka.table.poses import POSES
from skillgames.games.hakka.words import pattern_name, player_name
from skillgames.widgets.art.hud import narrowed
from skillgames.widgets.language import Translators, text
from skillgames.widgets.look import text_width, units
from skillgames.widgets.place import Rect
from tests.cuts import watch_cuts
from tests.games.hakka.table_room import HakkaRoom
from tests.games.hakka.test_table_taps import leading
from tests.room import Patient

SIZES = ((900, 600), (1280, 800), (1920, 1080), (3840, 2160), (1280, 720), (900, 1400))


def geometry(size: tuple[int, int]) -> Geometry:
    return Geometry(*size, *units(*size))


def card(spot: tuple[float, float, float, float]) -> Rect:
    x, y, width, _ = spot
    return Rect(x - width / 2, y - width * RATIO / 2, width, width * RATIO)


def overlap(one: Rect, other: Rect) -> bool:
    return (
        min(one.right, other.right) - max(one.x, other.x) > 0.5
        and min(one.bottom, other.bottom) - max(one.y, other.y) > 0.5
    )


def inside(rect: Rect, size: tuple[int, int]) -> bool:
    return rect.x >= 0 and rect.y >= 0 and rect.right <= size[0] and rect.bottom <= size[1]


def named(measures: Geometry) -> Iterator[tuple[str, Rect]]:
    """What must never lie on each other while the person plays."""
    for seat in (PERSON, RIGHT, TOP, LEFT):
        yield f"plate {seat}", measures.plate(seat)
    for column in (-1, 0, 1):
        yield f"mat {column}", measures.mat(column)
    yield "tally", measures.own_tally
    for number, rect in enumerate(measures.buttons(2)):
        yield f"button {number}", rect
    hand = [card(spot) for spot in measures.hand_places(12)]
    lifted = hand[0].y - measures.lift
    yield "hand", Rect(hand[0].x, lifted, hand[-1].right - hand[0].x, hand[0].bottom - lifted)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_on_anything_else(size: tuple[int, int]) -> None:
    for (one, first), (other, second) in combinations(named(geometry(size)), 2):
        assert not overlap(first, second), (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_in_the_window(size: tuple[int, int]) -> None:
    for name, rect in named(geometry(size)):
        assert inside(rect, size), name


@pytest.mark.parametrize("size", SIZES)
def test_twelve_cards_can_be_hit_one_by_one(size: tuple[int, int]) -> None:
    measures = geometry(size)
    cards = [card(spot) for spot in measures.hand_places(12)]
    assert all(one.width >= SMALLEST_CARD for one in cards)
    assert not any(overlap(one, other) for one, other in combinations(cards, 2))
    assert min(rect.height for rect in measures.buttons(2)) >= 44


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 13))
def test_patterns_lie_on_their_mat_and_can_be_read(size: tuple[int, int], count: int) -> None:
    measures = geometry(size)
    for column in (-1, 0, 1):
        mat = measures.mat(column)
        spots = measures.played(column, count)
        cards = [card(spot) for spot in spots]
        assert all(mat.x <= one.x and one.right <= mat.right for one in cards)
        assert all(mat.y <= one.y and one.bottom <= mat.bottom for one in cards)
        if 1 < count <= 9:
            assert (spots[1][0] - spots[0][0]) / spots[0][2] >= READ_STRIP * 0.85


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", [PERSON, RIGHT, TOP, LEFT])
def test_what_is_out_of_play_lies_beside_everything(size: tuple[int, int], seat: int) -> None:
    """Twelve cards before a player at the most: no card of the hand and no mat below them."""
    measures = geometry(size)
    piles = measures.piles(seat, [3, 3, 3], 3)
    sideways = seat in (LEFT, RIGHT)
    for spot in (one for pile in piles for one in pile):
        x, y, width, _ = spot
        long, short = width * RATIO, width
        across, down = (long, short) if sideways else (short, long)
        area = Rect(x - across / 2, y - down / 2, across, down)
        for name, rect in named(measures):
            assert not overlap(area, rect) or name == "hand", (name, spot)
        if seat == PERSON:
            assert area.bottom <= measures.hand_top


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dreamer", [PERSON, RIGHT, TOP, LEFT])
def test_every_player_has_a_place_of_his_own(size: tuple[int, int], dreamer: int) -> None:
    measures = geometry(size)
    active = [seat for seat in range(4) if seat != dreamer]
    columns = {measures.column(seat, dreamer) for seat in active}
    assert columns == {-1, 0, 1}
    if dreamer != PERSON:
        assert measures.column(PERSON, dreamer) == 0
    counts = tuple(0 if seat == dreamer else 12 for seat in range(4))
    hand = by_suit(CODES[:12]) if dreamer != PERSON else ()
    board = Board(hand, counts, dreamer, "P5" if dreamer == PERSON else None)
    places = layout(measures, board, Touch(), 0)
    assert len(places) == 37
    assert (places[DREAM].face is None) == (dreamer != PERSON)
    for place in places.values():
        assert -measures.width * 0.05 <= place.x <= measures.width * 1.05
        assert -measures.height * 0.08 <= place.y <= measures.height


def test_the_best_pattern_alone_is_bright() -> None:
    measures = geometry((1280, 800))
    board = Board(
        hand=("P1",),
        counts=(1, 9, 0, 9),
        dreamer=TOP,
        trick=(Laid(LEFT, ("G1", "G2", "G3"), 3, True), Laid(RIGHT, ("P2", "P3", "P4"), 3, True)),
    )
    places = layout(measures, board, Touch(), 0)
    assert all(places[code].dim > 0 for code in ("G1", "G2", "G3"))
    assert all(places[code].dim == 0 for code in ("P2", "P3", "P4"))


def test_stars_are_where_the_rules_have_elders(open_hakka: Callable[..., HakkaRoom]) -> None:
    room = open_hakka(Patient())
    room.open(*leading("G9 G8 G7 P9 S1 W1 Z2"))
    stars = {key for key, item in room.table.items.items() if item.place.badge == "star"}
    assert stars & {"G9", "P9", "S1", "W1"} == {"G9", "P9", "S1", "W1"}
    assert "G8" not in stars
    room.lift(["G7", "G8", "G9"])
    room.tap("play")
    room.settle()
    stars = {key for key, item in room.table.items.items() if item.place.badge == "star"}
    assert not stars & {"G7", "G8", "G9"}, "only cards of the hand have a star"


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_another_size_leaves_everything_where_it_belongs(
    open_hakka: Callable[..., HakkaRoom], size: tuple[int, int]
) -> None:
    room = open_hakka(Patient())
    room.open(*leading())
    room.tap("G4")
    room.window.resize(*size)
    room.pump()
    wanted = room.table.layout(room.view)
    assert {key: item.place for key, item in room.table.items.items()} == wanted
    assert room.lifted == {"G3", "G4", "G5"}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_dreamer_reads_all_of_it_in_the_smallest_window(
    patient: HakkaRoom, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    patient.window.change_setting("language", language)
    patient.open(*next(pose for pose in POSES if pose.name == "dreaming").log)
    cut = watch_cuts(monkeypatch)
    patient.window.resize(900, 600)
    patient.pump()
    patient.settle()
    assert not cut
    patient.window.change_setting("language", "en")


def test_another_language_changes_every_word_at_once(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.tap("G4")
    before = patient.table.access.names
    patient.window.change_setting("language", "uk")
    patient.pump()
    assert patient.lifted == {"G3", "G4", "G5"}
    after = patient.table.access.names
    assert list(after) == list(before)
    patient.window.change_setting("language", "en")
    patient.pump()
    assert patient.table.access.names == before


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_longest_patterns_are_named_whole_under_their_mats(qapp: object, language: str) -> None:
    run = tuple(f"Z{number}" for number in range(1, 10))
    ones = ("P1", "G1", "Z1", "S1", "W1")
    translators = Translators()
    translators.use(language)
    try:
        for measures in map(geometry, SIZES):
            room = measures.mat(0).width + 2 * CAPTION_ASIDE
            for codes in (run[:3], run[2:6], run, ones[:4], ones):
                what = text(pattern_name(codes))
                mat = Mat(caption=f"{text(player_name(1, 0))}: {what}", shorter=what)
                line = caption_of(mat, room, CAPTION * measures.t)
                font, share = narrowed(line, CAPTION * measures.t, 600, room)
                assert text_width(line, font) * share <= room + 0.5, (line, measures.width)
                assert line == mat.caption or measures.width < 1000
    finally:
        translators.use("en")


def test_the_log_leaves_the_tricks_free() -> None:
    for size in SIZES:
        measures = geometry(size)
        _, t = units(*size)
        area = Rect(12 * t, 76 * t, 300 * units(*size)[0], size[1])
        rect = measures.log_rect(area)
        assert rect.bottom <= measures.action_row.y
        assert rect.y > measures.tally_at(LEFT)[1] > measures.plate(LEFT).bottom
        assert rect.bottom - rect.y > 120 * t
        first = card(measures.played(-1, 3)[0])
        assert rect.right <= first.x + first.width * 0.2
