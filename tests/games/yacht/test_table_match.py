"""Whole matches in the real window: by presses, by keys, and with a break in the middle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from skillgames.engine.match import Match, header_for
from skillgames.games.yacht.scoring import BOXES, open_boxes, points
from skillgames.games.yacht.table.layout import ROLL
from skillgames.widgets.sheets import ResultsSheet
from tests.games.yacht.playing import YACHT_GAME
from tests.games.yacht.table_room import SOLO, YachtRoom


def best_box(room: YachtRoom) -> str:
    """The free box that brings most now."""
    view = room.view
    free = open_boxes(view.columns[0])
    return BOXES[max(free, key=lambda box: points(box, view.dice))]


def stop_and_go_on(room: YachtRoom) -> None:
    """Leave the table after a roll and come back: the very same dice lie there."""
    dice, left, log = room.view.dice, room.view.rolls_left, list(room.log)
    shown = {key: item.place.face for key, item in room.table.items.items()}
    room.window.show_home()
    room.resume()
    assert room.log == log
    assert (room.view.dice, room.view.rolls_left) == (dice, left)
    assert {key: item.place.face for key, item in room.table.items.items()} == shown
    assert room.table.held == frozenset(), "the dice come back, not the holds"


def belongs(room: YachtRoom) -> None:
    """Every die lies where the layout of the view has it, and nothing else is there."""
    wanted = room.table.layout(room.view)
    assert {key: item.place for key, item in room.table.items.items()} == wanted


@pytest.mark.slow
def test_a_match_against_two_bots_by_presses_with_a_break(room: YachtRoom) -> None:
    room.store((), "easy", options={"seats": 3})
    room.resume()
    for number in range(1, len(BOXES) + 1):
        assert room.view.round == number
        room.tap(ROLL)
        room.settle()
        if number == 7:
            room.tap_die(2)
            stop_and_go_on(room)
        room.tap_die(1)
        room.tap_die(4)
        kept = room.view.dice
        room.tap(ROLL)
        room.settle()
        assert (room.view.dice[0], room.view.dice[3]) == (kept[0], kept[3])
        belongs(room)
        box = best_box(room)
        room.tap_box(box)
        room.tap_box(box)
        room.settle()
    assert isinstance(room.sheet, ResultsSheet)
    assert all(not open_boxes(column) for column in room.view.columns)
    [finished] = room.archive.finished("yacht")
    assert finished.players == 3


@pytest.mark.slow
def test_a_solo_match_by_keys_alone_with_a_break(room: YachtRoom) -> None:
    room.store((), "easy", options=SOLO)
    room.resume()
    for number in range(len(BOXES)):
        room.key(Qt.Key.Key_Space)
        room.settle()
        if number == 5:
            stop_and_go_on(room)
        before = room.view.dice
        room.key(Qt.Key.Key_2)
        room.key(Qt.Key.Key_5)
        room.key(Qt.Key.Key_R)
        room.settle()
        assert (room.view.dice[1], room.view.dice[4]) == (before[1], before[4])
        wanted = best_box(room)
        for _ in range(len(BOXES)):
            room.key(Qt.Key.Key_Down)
            if room.table.chosen_box == BOXES.index(wanted):
                break
        room.key(Qt.Key.Key_Return)
        room.settle()
        assert room.view.columns[0][BOXES.index(wanted)] is not None
    assert isinstance(room.sheet, ResultsSheet)
    room.key(Qt.Key.Key_Return)  # AGAIN has the focus
    room.settle()
    assert room.view.round == 1
    assert room.view.target == 180, "the level says the target"


def test_a_break_after_every_entry_leads_to_the_same_match(
    open_yacht: Callable[..., YachtRoom],
) -> None:
    """B25: whoever is at the turn, the match goes on from any entry."""
    options = {"seats": 2, "target": 235}
    whole = Match(YACHT_GAME, header_for(YACHT_GAME, options, ("person", "easy")))
    for entry in (
        "roll 1 2 3 4 5",
        "dice 4 4 2 4 5",
        "roll 3 5",
        "dice 4 1",
        "score fours",
        "roll 1 2 3 4 5",
        "dice 6 6 1 2 6",
        "roll 3 4",
    ):
        whole.enter(entry)
    room = open_yacht()
    for length in range(len(whole.log) + 1):
        room.store(whole.log[:length], "easy")
        room.resume()
        assert room.log[:length] == whole.log[:length]
        assert room.controller.is_person_to_act, "bots and chance have played on"
        room.window.show_home()
        room.archive.abandon(room.archive.running("yacht").id)


def test_arrows_walk_through_the_free_boxes_only(patient: YachtRoom) -> None:
    patient.open("roll 1 2 3 4 5", "dice 1 1 1 2 2", "score twos", seats=1)
    patient.load(1, 2, 3, 4, 6)
    patient.key(Qt.Key.Key_Space)
    patient.settle()
    seen = []
    for _ in range(len(BOXES)):
        patient.key(Qt.Key.Key_Down)
        seen.append(BOXES[patient.table.chosen_box or 0])
    assert seen == [*(box for box in BOXES if box != "twos"), "ones"]
    patient.key(Qt.Key.Key_Up)
    assert patient.table.chosen_box == BOXES.index("chance")
    assert patient.table.focused == f"box:{BOXES.index('chance')}"
    assert patient.line("chance").focused
    patient.key(Qt.Key.Key_Escape)
    assert patient.table.chosen_box is None


def test_enter_without_a_box_writes_nothing(patient: YachtRoom) -> None:
    patient.open("roll 1 2 3 4 5", "dice 1 1 1 2 2")
    patient.key(Qt.Key.Key_Return)
    assert len(patient.log) == 2
    assert patient.pill == "Choose a box first."


def test_the_digit_puts_the_ring_on_its_die(patient: YachtRoom) -> None:
    patient.open("roll 1 2 3 4 5", "dice 1 1 1 2 2")
    patient.key(Qt.Key.Key_4)
    assert patient.lit("focus") == {"die:3"}
    assert patient.held == {4}
    patient.key(Qt.Key.Key_Return)
    assert patient.held == set(), "with no box chosen, Enter presses what has the ring"
