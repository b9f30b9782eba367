"""Where things lie at a table of Yacht: at every size nothing leaves the window or covers
what is played with, and all that can be pressed is large enough."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from skillgames.engine.text import translate
from skillgames.games.yacht.scoring import BOXES, DICE
from skillgames.games.yacht.state import YachtView
from skillgames.games.yacht.table.layout import (
    BOX_KEYS,
    HINTS_FROM,
    Geometry,
    Touch,
    die_key,
    layout,
)
from skillgames.widgets.look import units
from skillgames.widgets.place import Rect
from tests.app.checks import painted
from tests.app.test_sizes import glass
from tests.cuts import watch_cuts
from tests.games.yacht.playing import ALL, view_of
from tests.games.yacht.table_room import YachtRoom

SIZES = (
    (900, 600),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
    (900, 1200),
    (3840, 2160),
)
LOWEST_ROW = 30
"""Rows of the score table may be lower than other things to press."""


def geometry(width: int, height: int, seats: int) -> Geometry:
    """The measures for a window of this size."""
    return Geometry(width, height, *units(width, height), seats)


def inside(inner: Rect, outer: Rect) -> bool:
    """Whether one rectangle lies in another."""
    return (
        outer.x - 0.01 <= inner.x
        and outer.y - 0.01 <= inner.y
        and inner.right <= outer.right + 0.01
        and inner.bottom <= outer.bottom + 0.01
    )


def apart(one: Rect, other: Rect) -> bool:
    """Whether two rectangles have no point in common."""
    return (
        one.right <= other.x
        or other.right <= one.x
        or one.bottom <= other.y
        or other.bottom <= one.y
    )


def parts(measures: Geometry) -> dict[str, Rect]:
    """Everything that has a place of its own."""
    found = {
        "pad": measures.pad,
        "tray": measures.tray,
        "roll": measures.buttons[0],
        "score": measures.buttons[1],
        "status": measures.status,
        "menu": Rect(0, 0, measures.status.x, measures.menu_side + 20 * measures.t),
    }
    plates = range(1, measures.seats) if measures.seats > 1 else range(1)
    found |= {f"plate {seat}": measures.plate(seat) for seat in plates}
    if measures.hints is not None:
        found["hints"] = Rect(measures.hints.x, measures.hints.y, 10, measures.hints.height)
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_is_in_the_window_and_nothing_covers_anything(
    size: tuple[int, int], seats: int
) -> None:
    measures = geometry(*size, seats)
    found = parts(measures)
    for name, rect in found.items():
        assert inside(rect, Rect(0, 0, *size)), name
    for (name, one), (other, two) in combinations(found.items(), 2):
        assert apart(one, two), (name, other)
    assert (measures.hints is None) == (size[1] < HINTS_FROM)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_can_be_pressed_is_large_enough(size: tuple[int, int], seats: int) -> None:
    measures = geometry(*size, seats)
    assert all(button.height >= 44 for button in measures.buttons)
    assert measures.edge >= 44
    for key in BOX_KEYS:
        area = measures.area(key)
        assert area is not None
        assert inside(area, measures.pad)
        assert area.height >= LOWEST_ROW


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_dice_lie_apart_on_the_felt_above_their_numbers(size: tuple[int, int], seed: int) -> None:
    rng = random.Random(seed)
    measures = geometry(*size, 2)
    view = view_of(tuple(rng.randint(1, 6) for _ in range(DICE)), rng.randrange(3))
    held = frozenset(rng.sample(range(DICE), 2))
    places = layout(measures, view, Touch(held=held))
    assert set(places) == {die_key(slot) for slot in range(DICE)}
    reach = measures.edge * 0.63  # half of a die at the steepest angle
    for slot in range(DICE):
        place = places[die_key(slot)]
        around = Rect(place.x - reach, place.y - place.lift * place.lift_px - reach, 2 * reach, 0)
        felt = measures.felt
        assert felt.x <= around.x
        assert around.right <= felt.right
        assert felt.y <= around.y
        assert place.y + reach <= measures.number_tag(slot).y
        assert place.width == measures.edge
        if slot:
            before = places[die_key(slot - 1)]
            assert place.x - before.x > 2 * reach * 0.95


def test_the_same_dice_always_lie_alike() -> None:
    view = view_of((1, 2, 3, 4, 5), 1)
    once, again = (layout(geometry(1280, 800, 2), view, Touch()) for _ in range(2))
    assert once == again
    other = layout(geometry(1280, 800, 2), view_of((1, 2, 3, 4, 5), 0), Touch())
    assert [place.rotation for place in once.values()] != [p.rotation for p in other.values()]


def test_dice_in_the_air_lie_nowhere() -> None:
    from dataclasses import replace

    view: YachtView = replace(view_of((1, 2, 3, 4, 5), 1), thrown=0b00101)
    assert set(layout(geometry(1280, 800, 2), view, Touch())) == {"die:1", "die:3", "die:4"}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)], ids=str)
def test_all_that_is_painted_is_in_the_window(
    patient: YachtRoom, size: tuple[int, int], language: str
) -> None:
    patient.window.resize(*size)
    patient.window.change_setting("language", language)
    patient.open(ALL, "dice 4 4 2 4 5", seats=4)
    for die in range(1, 6):
        patient.tap_die(die)
    patient.tap_box("four_of_a_kind")
    window = QRectF(patient.stage.viewport().rect())
    for name, picture in patient.table._pictures.items.items():
        assert window.contains(painted(picture)), name
    held = [patient.table._pictures.items[f"held:{slot}"] for slot in range(DICE)]
    for one, other in combinations(held, 2):
        assert not painted(one).intersects(painted(other)), "labels of neighbours are apart"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_box_loses_letters_of_its_name_in_a_replay_in_the_smallest_window(
    patient: YachtRoom, monkeypatch: pytest.MonkeyPatch, language: str, seats: int
) -> None:
    patient.window.change_setting("language", language)
    patient.window.replays.open(patient.store((ALL, "dice 4 4 2 4 5"), options={"seats": seats}))
    cut = watch_cuts(monkeypatch)
    patient.window.resize(900, 600)
    patient.pump()
    assert not cut
    patient.window.change_setting("language", "en")


def test_dice_follow_the_size_of_the_window(patient: YachtRoom) -> None:
    patient.open(ALL, "dice 4 4 2 4 5")
    patient.tap_die(2)
    for size in ((900, 600), (1600, 1000), (1280, 800)):
        patient.window.resize(*size)
        patient.pump()
        wanted = patient.table.layout(patient.view)
        assert {key: item.place for key, item in patient.table.items.items()} == wanted
        assert patient.table.geometry.width == size[0]
        for key, item in patient.table.items.items():
            if not wanted[key].rotation:
                corner = item.mapRectToScene(item._card_rect()).topLeft()
                assert abs(corner.x() - round(corner.x())) < 1e-6
    assert len(BOXES) == len(BOX_KEYS)


@pytest.mark.parametrize("size", SIZES[:5], ids=str)
def test_a_notice_covers_neither_the_sentence_nor_the_dice(
    patient: YachtRoom, size: tuple[int, int]
) -> None:
    patient.window.resize(*size)
    patient.open(ALL, "dice 4 4 2 4 5")
    patient.tap_die(1)
    patient.tap_box("chance")
    patient.window.tell(translate("Test", "Nothing that matters is under this."))
    patient.pump()
    assert patient.window.notices.isVisible()
    rect = glass(patient)
    pill = painted(patient.table._pictures.items["pill"])
    assert not rect.intersects(pill)
    for key in patient.table.items:
        assert not rect.intersects(patient.table.rect_of(key))
