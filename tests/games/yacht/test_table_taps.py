"""Taps at the table of Yacht: rolling, holding, choosing, writing, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from skillgames.engine.match import Match
from skillgames.games.yacht.scoring import BOX_OF, BOXES, points
from skillgames.games.yacht.table.layout import ROLL, SCORE
from tests.games.yacht.playing import ALL, match_of
from tests.games.yacht.table_room import YachtRoom
from tests.room import Patient

ROLLED = (ALL, "dice 4 4 2 4 5")


def felt(room: YachtRoom) -> QPoint:
    """A position in the tray beside all dice."""
    area = room.table.geometry.felt
    return QPoint(round(area.x + 6), round(area.bottom - 60))


# --- rolling and holding ----------------------------------------------------------------------


def test_roll_throws_all_five_dice(patient: YachtRoom) -> None:
    patient.open()
    patient.load(1, 2, 3, 4, 5)
    patient.roll()
    assert patient.log == [ALL, "dice 1 2 3 4 5"]
    assert len(patient.table.items) == 5


def test_every_die_shows_what_was_thrown(patient: YachtRoom) -> None:
    """B31: on its own slot, at once and after others are thrown anew."""
    for values in ((1, 2, 3, 4, 5), (6, 6, 5, 1, 2), (4, 4, 4, 4, 4)):
        patient.open(ALL, "dice " + " ".join(map(str, values)))
        shown = tuple(patient.place(f"die:{slot}").face for slot in range(5))
        assert shown == tuple(f"ivory{value}" for value in values)
        patient.tap_die(2)
        patient.load(3, 1, 6, 2)
        patient.roll()
        shown = tuple(patient.place(f"die:{slot}").face for slot in range(5))
        assert shown == tuple(f"ivory{value}" for value in (3, values[1], 1, 6, 2))
        assert patient.view.dice == (3, values[1], 1, 6, 2)
        patient.window.show_home()
        patient.archive.abandon(patient.archive.running("yacht").id)


def test_a_tap_holds_a_die_and_another_releases_it(patient: YachtRoom) -> None:
    """B17: what would be rolled follows every change."""
    patient.open(*ROLLED)
    before = patient.place("die:0")
    patient.tap_die(1)
    assert patient.held == patient.labels_of_held() == {1}
    held = patient.place("die:0")
    assert held.lift == 1.0
    assert held.rotation == 0.0
    patient.tap_die(1)
    assert patient.held == patient.labels_of_held() == set()
    assert patient.place("die:0") == before
    assert patient.log == list(ROLLED), "holding is no move"


def test_only_the_other_dice_are_rolled_and_held_ones_stay_held(patient: YachtRoom) -> None:
    """B10, B16: of equal dice the very ones that were tapped."""
    patient.open(*ROLLED)
    for die in (1, 2, 4):
        patient.tap_die(die)
    patient.load(6, 4)
    patient.roll()
    assert patient.log[2:] == ["roll 3 5", "dice 6 4"]
    assert patient.view.dice == (4, 4, 6, 4, 4)
    assert patient.held == patient.labels_of_held() == {1, 2, 4}
    patient.tap_die(5)
    patient.tap_die(1)
    patient.load(2, 3)
    patient.roll()
    assert patient.log[4:] == ["roll 1 3", "dice 2 3"]


def test_with_all_five_held_nothing_can_be_rolled(patient: YachtRoom) -> None:
    patient.open(*ROLLED)
    for die in range(1, 6):
        patient.tap_die(die)
    assert patient.table.is_off(ROLL)
    patient.roll()
    assert patient.log == list(ROLLED)
    assert patient.pill == "All dice are held. Release one, or choose a box."
    patient.tap_die(3)
    assert not patient.table.is_off(ROLL)


def test_after_the_third_roll_rolling_and_holding_are_off(patient: YachtRoom) -> None:
    patient.open(*ROLLED, "roll 3", "dice 1", "roll 3", "dice 2")
    log = list(patient.log)
    patient.tap_die(2)
    assert patient.held == set()
    assert patient.pill == "No roll is left: choose a box."
    patient.roll()
    assert patient.log == log


def test_no_die_stays_held_when_the_turn_ends(patient: YachtRoom) -> None:
    patient.open(*ROLLED, seats=1)
    patient.tap_die(1)
    patient.tap_box("fours")
    patient.tap_box("fours")
    patient.settle()
    assert patient.table.held == frozenset()
    assert patient.table.items == {}
    patient.load(1, 1, 1, 1, 1)
    patient.roll()
    assert patient.held == set()


def test_a_sheet_that_opens_leaves_the_dice_held_and_no_box_chosen(patient: YachtRoom) -> None:
    """B4: nothing stays chosen behind a sheet; what is held belongs to the turn."""
    patient.open(*ROLLED)
    patient.tap_die(1)
    patient.tap_box("chance")
    patient.window.pause()
    assert patient.table.chosen_box is None
    patient.window.go_back_to_table()
    assert patient.held == {1}


def test_a_double_press_on_roll_rolls_once(patient: YachtRoom) -> None:
    patient.open()
    patient.table.guard_ms = 350
    patient.tap(ROLL)
    patient.tap(ROLL)
    assert [entry.split()[0] for entry in patient.log] == ["roll", "dice"]


# --- previews and writing -----------------------------------------------------------------------


def test_before_a_roll_no_box_shows_a_number(patient: YachtRoom) -> None:
    patient.open()
    assert patient.previews() == {}


@pytest.mark.parametrize("seed", range(6))
def test_every_free_box_shows_what_the_rules_would_score(patient: YachtRoom, seed: int) -> None:
    """B9."""
    rng = random.Random(seed)
    match = match_of(1)
    while len(match.log) < 3 * (2 * seed) or match.view(0).dice is None:
        _random_entry(match, rng)
    patient.open(*match.log, seats=1)
    view = patient.view
    free = [box for box in range(len(BOXES)) if view.columns[0][box] is None]
    assert patient.previews() == {BOXES[box]: points(box, view.dice) for box in free}


def _random_entry(match: Match, rng: random.Random) -> None:
    if isinstance(match.to_act, int):
        match.play(rng.choice(match.legal_moves()))
    else:
        match.draw(rng)


def test_a_box_is_chosen_by_a_tap_and_written_by_the_next(patient: YachtRoom) -> None:
    """B9: the number that was shown is the one that is written."""
    patient.open(*ROLLED)
    patient.tap_box("fours")
    assert patient.line("fours").chosen
    assert patient.log == list(ROLLED)
    assert patient.pill == "Fours 12 · tap again to write"
    patient.tap_box("fours")
    assert patient.log[2:3] == ["score fours"]
    assert patient.line("fours").values[0] == 12


def test_score_writes_the_chosen_box(patient: YachtRoom) -> None:
    patient.open(*ROLLED)
    assert patient.table.is_off(SCORE)
    patient.score()
    assert patient.log == list(ROLLED)
    patient.tap_box("twos")
    patient.tap_box("chance")
    assert not patient.line("twos").chosen, "one box at the most"
    patient.score()
    assert patient.log[2:3] == ["score chance"]


def test_a_tap_beside_everything_chooses_no_box(patient: YachtRoom) -> None:
    patient.open(*ROLLED)
    patient.tap_box("ones")
    patient.tap(felt(patient))
    assert patient.table.chosen_box is None
    assert patient.log == list(ROLLED)


def test_what_is_filled_or_too_early_is_refused_with_a_sentence(patient: YachtRoom) -> None:
    patient.open(*ROLLED, "score fours", seats=1)
    patient.tap_box("ones")
    assert patient.pill == "Roll the dice first."
    patient.load(1, 1, 1, 1, 1)
    patient.roll()
    patient.tap_box("fours")
    assert patient.pill == "This box is filled already."
    assert patient.table.chosen_box is None


def test_under_a_sheet_and_in_a_motion_nothing_can_be_done(moving: YachtRoom) -> None:
    """B24."""
    moving.open(*ROLLED, seats=1)
    moving.tap(ROLL)
    assert moving.stage.animator.running
    moving.tap_box("ones")
    assert not any(entry.startswith("score") for entry in moving.log)
    moving.settle()
    assert moving.table.chosen_box is None


# --- bots ---------------------------------------------------------------------------------------


def test_bots_roll_their_own_dice_and_show_what_they_hold(patient: YachtRoom) -> None:
    patient.open(*ROLLED, "score fours", seats=4)
    for colour in ("red", "blue", "green"):
        patient.load(6, 1, 6, 2, 6)
        patient.answer(ALL)
        patient.settle()
        faces = {patient.place(f"die:{slot}").face for slot in range(5)}
        assert faces == {f"{colour}6", f"{colour}1", f"{colour}2"}
        patient.load(5, 5)
        patient.answer("roll 2 4")
        patient.settle()
        assert patient.held == patient.labels_of_held() == {1, 3, 5}
        patient.answer("score sixes")
        patient.settle()
    assert [patient.line("sixes").values[seat] for seat in range(4)] == [None, 18, 18, 18]
    assert patient.table.held == frozenset()


def test_the_persons_taps_do_nothing_to_a_bots_dice(patient: YachtRoom) -> None:
    """B18."""
    patient.open(*ROLLED, "score fours")
    patient.load(6, 1, 6, 2, 6)
    patient.answer(ALL)
    patient.settle()
    log = list(patient.log)
    patient.tap_die(1)
    patient.tap(ROLL)
    patient.tap_box("ones")
    assert patient.held == set()
    assert patient.table.chosen_box is None
    assert patient.log == log


def test_a_tap_makes_the_bots_hurry_until_it_is_the_persons_turn(
    open_yacht: Callable[..., YachtRoom], monkeypatch: pytest.MonkeyPatch
) -> None:
    from skillgames.app import match_controller

    room = open_yacht(Patient())
    monkeypatch.setattr(match_controller, "THINK_MIN_MS", 60_000)
    monkeypatch.setattr(match_controller, "THINK_MAX_MS", 60_000)
    room.open(*ROLLED, settle=False)
    room.controller.pace = 1.0
    room.tap_box("fours")
    room.tap_box("fours")
    assert room.controller._pause.isActive()
    room.tap(felt(room))
    assert not room.controller._pause.isActive()
    assert room.table.hurries
    room.load(6, 1, 6, 2, 6)
    room.answer(ALL)
    room.answer("score sixes")
    assert not room.table.hurries
    assert room.controller.is_person_to_act


def test_dice_of_a_bot_at_its_turn_are_in_no_way_the_persons(patient: YachtRoom) -> None:
    patient.open(*ROLLED, "score fours")
    assert patient.previews() == {}
    assert patient.table.is_off(ROLL)
    assert all(patient.table.is_off(f"box:{box}") for box in BOX_OF.values())


def test_the_bell_calls_to_the_turn_and_not_after_every_roll(
    patient: YachtRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(patient.services.sound), "is_audible", property(lambda self: True))
    patient.open()
    bell = patient.window.playing.bell
    assert bell is not None
    assert bell.is_waiting, "the turn has come"
    patient.roll()
    assert not bell.is_waiting, "who has just rolled is there"
    patient.tap_box("chance")
    patient.tap_box("chance")
    patient.load(6, 1, 6, 2, 6)
    patient.answer(ALL)
    assert not bell.is_waiting
    patient.answer("score sixes")
    patient.settle()
    assert bell.is_waiting
