"""What moves at the table of Yacht: dice that roll, cells that light up; it can be ended at
any moment and never leaves anything where it does not belong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from skillgames.games.yacht.table.layout import ROLL
from skillgames.games.yacht.table.telling import FlashItem
from skillgames.widgets.animator import FADE_MS
from tests.games.yacht.playing import ALL
from tests.games.yacht.table_room import YachtRoom
from tests.room import Patient

ROLLED = (ALL, "dice 4 4 2 4 5")


def sounds(room: YachtRoom) -> list[str]:
    """What is heard from now on."""
    heard: list[str] = []
    room.table.sounded.connect(heard.append)
    return heard


def throw_and_freeze(room: YachtRoom) -> None:
    """Roll; stop the clock when the dice have left the cup."""
    room.open(seats=1)
    room.load(1, 2, 3, 4, 5)
    room.tap(ROLL)
    room.stage.animator.finish()
    assert room.view.dice == (1, 2, 3, 4, 5)
    room.freeze()


def test_rolling_dice_stay_in_the_tray_and_end_where_they_lie(moving: YachtRoom) -> None:
    throw_and_freeze(moving)
    felt, length = moving.table.geometry.felt, moving.length
    assert 650 <= length <= 1100
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        moving.at(length * share)
        for item in moving.table.items.values():
            assert felt.holds(item.place.x, item.place.y)
    moving.stage.animator.finish()
    assert {k: i.place for k, i in moving.table.items.items()} == moving.table.layout(moving.view)


def test_a_rolling_die_turns_leaves_the_cloth_and_shows_its_face_in_time(
    moving: YachtRoom,
) -> None:
    throw_and_freeze(moving)
    seen = []
    for ms in range(0, 651, 25):
        moving.at(ms)
        seen.append(moving.place("die:0"))
    assert max(place.lift for place in seen) > 0.5
    assert min(place.lift for place in seen[4:]) < 0.1, "it touches the felt"
    assert max(abs(place.rotation) for place in seen) > 180
    assert len({place.face for place in seen}) > 3
    assert {place.face for place in seen[-7:]} == {"ivory1"}


@pytest.mark.parametrize("end", ["press", "space"])
def test_a_press_or_a_key_ends_what_moves_and_does_nothing_else(
    moving: YachtRoom, end: str
) -> None:
    throw_and_freeze(moving)
    if end == "press":
        moving.tap("box:0")
    else:
        moving.key(Qt.Key.Key_Space)
    assert not moving.stage.animator.running
    assert moving.table.chosen_box is None
    assert moving.log == [ALL, "dice 1 2 3 4 5"]


def test_previews_come_when_the_dice_lie(moving: YachtRoom) -> None:
    throw_and_freeze(moving)
    moving.at(moving.length * 0.9)
    assert moving.previews() == {}
    moving.stage.animator.finish()
    assert moving.previews()["large_straight"] == 40


def test_the_sounds_of_a_turn_in_their_order(moving: YachtRoom) -> None:
    moving.open(seats=1)
    heard = sounds(moving)
    moving.load(1, 2, 3, 4, 5)
    moving.tap(ROLL)
    moving.settle()
    moving.tap_die(1)
    moving.settle()
    moving.tap_box("chance")
    moving.tap_box("chance")
    moving.settle()
    assert heard == ["shake", "roll", "hold", "tap", "write"]


def test_a_yacht_and_a_bonus_are_heard(patient: YachtRoom) -> None:
    patient.open(ALL, "dice 6 6 6 6 6", seats=1)
    heard = sounds(patient)
    patient.tap_box("sixes")
    patient.tap_box("sixes")
    assert heard == ["tap", "write"], "without motion a turn has one sound"


def test_the_cell_that_is_filled_lights_up_and_the_dice_stay_to_be_read(
    moving: YachtRoom,
) -> None:
    moving.open(*ROLLED)
    moving.tap_box("fours")
    moving.tap_box("fours")
    moving.load(6, 6, 6, 1, 2)
    moving.stage.animator.finish()
    moving.answer(ALL)
    moving.stage.animator.finish()
    moving.stage.animator.finish()
    moving.answer("score sixes")
    moving.freeze()
    moving.at(200)
    flashes = [item for item in moving.stage.scene().items() if isinstance(item, FlashItem)]
    cell = moving.table.geometry.cell(5, 1)
    assert len(flashes) == 1
    assert flashes[0].opacity() > 0.2
    assert cell.holds(*flashes[0].sceneBoundingRect().center().toTuple())
    assert moving.line("sixes").values == (None, 18)
    moving.at(900)
    assert all(item.place.opacity == 1.0 for item in moving.table.items.values())
    moving.stage.animator.finish()
    assert moving.table.items == {}
    assert not [i for i in moving.stage.scene().items() if isinstance(i, FlashItem)]


def test_a_bots_holds_are_seen_before_it_rolls_again(moving: YachtRoom) -> None:
    moving.open(*ROLLED, "score fours")
    moving.load(6, 6, 6, 1, 2)
    moving.answer(ALL)
    moving.stage.animator.finish()
    moving.stage.animator.finish()
    moving.answer("roll 4 5")
    moving.freeze()
    moving.at(300)
    assert moving.held == {1, 2, 3}
    assert moving.labels_of_held() == {1, 2, 3}
    assert moving.place("die:3").opacity == 1.0, "the others wait"


def test_hurried_bots_take_less_time(moving: YachtRoom) -> None:
    lengths = []
    for hurried in (False, True):
        moving.open(*ROLLED, "score fours")
        moving.table.hurries = hurried
        moving.load(6, 6, 6, 1, 2)
        moving.answer(ALL)
        moving.stage.animator.finish()
        moving.freeze()
        lengths.append(moving.length)
        moving.stage.animator.finish()
        moving.window.show_home()
    assert lengths[1] < 0.5 * lengths[0]


def test_where_motion_is_reduced_dice_fade_in_where_they_lie(moving: YachtRoom) -> None:
    moving.window.change_setting("reduced_motion", "reduce")
    throw_and_freeze(moving)
    wanted = moving.table.layout(moving.view)
    assert moving.length <= 2 * FADE_MS
    for ms in (0, 15, 30, 45):
        moving.at(ms)
        for key, item in moving.table.items.items():
            place = item.place
            assert (place.x, place.y, place.lift) == (wanted[key].x, wanted[key].y, 0.0)
            assert place.rotation == wanted[key].rotation


def test_a_refused_die_shakes_and_comes_back(moving: YachtRoom) -> None:
    moving.open(*ROLLED, "roll 3", "dice 1", "roll 3", "dice 2", seats=1)
    before = moving.place("die:0")
    moving.tap_die(1)
    assert moving.stage.settler.running
    moving.settle()
    assert moving.place("die:0") == before


def test_the_hand_shows_what_can_be_pressed(moving: YachtRoom) -> None:
    moving.open(*ROLLED)
    moving.move(moving.spot("die:1"))
    moving.settle()
    assert moving.table.hovered == "die:1"
    assert moving.place("die:1").rise > 0
    moving.move(moving.spot("box:3"))
    moving.settle()
    assert moving.line("fours").hovered
    moving.move(QPoint(3, moving.stage.height() - 3))
    moving.settle()
    assert moving.table.hovered is None


def test_another_language_in_the_middle_of_a_turn(
    open_yacht: Callable[..., YachtRoom], monkeypatch: pytest.MonkeyPatch
) -> None:
    room: Any = open_yacht(Patient())
    room.open(*ROLLED)
    room.tap_die(1)
    room.tap_box("ones")
    dice = {key: item.place for key, item in room.table.items.items()}
    room.window.change_setting("language", "ru")
    assert room.line("fours").name == "Четвёрки"
    assert {key: item.place for key, item in room.table.items.items()} == dice
    assert room.held == {1}
    room.window.change_setting("language", "en")
    assert room.line("fours").name == "Fours"
