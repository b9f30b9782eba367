"""Yacht for a screen reader: names with all facts, states, announcements, a round by ear."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QAccessible

from skillgames.games.yacht.scoring import BOXES, points
from skillgames.games.yacht.words import BOX_NAMES
from tests.accessible import ASSERTIVE, Listener, children, name, press, root
from tests.games.yacht.playing import ALL
from tests.games.yacht.table_room import YachtRoom
from tests.room import Patient

ROLLED = (ALL, "dice 4 4 2 4 5")


def heard(room: YachtRoom) -> list[str]:
    """The names on the table."""
    return list(room.table.access.names.values())


def entry(room: YachtRoom, start: str) -> Any:
    """The one thing on the table whose name begins like this."""
    found = [one for one in children(root(room.stage)) if name(one).startswith(start)]
    assert len(found) == 1, (start, heard(room))
    return found[0]


def do(room: YachtRoom, start: str) -> None:
    """Press it, as a screen reader does."""
    press(entry(room, start))
    room.pump()
    room.settle()


def test_names_have_all_facts(patient: YachtRoom) -> None:
    patient.open(*ROLLED, "score fours", ALL, "dice 6 6 6 1 2", "score sixes", *ROLLED)
    patient.tap_die(2)
    patient.tap_box("chance")
    names = heard(patient)
    assert names[:2] == ["Shows 4, die 1 of 5", "Shows 4, die 2 of 5, held"]
    assert names[5:7] == ["Roll, 2 of 3 rolls left", "Score 19 in the box “Chance”"]
    boxes = names[7:20]
    assert boxes[0] == "Ones, your column, empty, would score 0 now"
    assert re.fullmatch(r"Fours, your column, 12 point\S*", boxes[3])
    assert boxes[12] == "Chance, your column, empty, would score 19 now, chosen"
    assert names[20] == "You: total 12. Upper boxes 12 of 63 for the bonus."
    assert names[21].startswith("Red bot: total 18. Upper boxes 18 of 63 for the bonus. Ones empty")
    assert "Sixes 18" in names[21]
    assert len(names) == 22


def test_dice_of_a_bot_are_named_as_its_own(patient: YachtRoom) -> None:
    patient.open(*ROLLED, "score fours", seats=3)
    patient.load(6, 6, 6, 1, 2)
    patient.answer(ALL)
    patient.settle()
    assert heard(patient)[0] == "Shows 6, die 1 of 5, Red bot"
    assert "Roll, not now" in heard(patient)


def test_states_say_what_is_held_chosen_and_off(patient: YachtRoom) -> None:
    patient.open(*ROLLED, seats=1)
    patient.tap_die(2)
    patient.tap_box("chance")
    assert entry(patient, "Shows 4, die 2").state().selected
    assert not entry(patient, "Shows 4, die 1").state().selected
    assert entry(patient, "Chance").state().selected
    assert not entry(patient, "Roll").state().disabled
    for die in (1, 3, 4, 5):
        patient.tap_die(die)
    assert entry(patient, "Roll").state().disabled
    assert entry(patient, "Roll").role() == QAccessible.Role.Button
    patient.tap_box("chance")
    assert entry(patient, "Chance").state().disabled, "it is filled"


def test_a_round_is_played_by_ear(patient: YachtRoom) -> None:
    patient.open()
    patient.load(3, 3, 1, 3, 5)
    do(patient, "Roll")
    for die in (1, 2, 4):
        do(patient, f"Shows 3, die {die}")
    assert patient.held == {1, 2, 4}
    patient.load(3, 6)
    do(patient, "Roll")
    best = max(range(len(BOXES)), key=lambda box: points(box, patient.view.dice))
    do(patient, f"{BOX_NAMES[best]}, your column")
    do(patient, "Score ")
    assert patient.log[-1] == f"score {BOXES[best]}"


def test_the_ring_goes_where_a_screen_reader_puts_it(patient: YachtRoom) -> None:
    patient.open(*ROLLED)
    for start, key in (("Shows 2", "die:2"), ("Sixes", "box:5"), ("Roll", "roll")):
        action = entry(patient, start).actionInterface()
        action.doAction(action.setFocusAction())
        patient.pump()
        assert patient.table.focused == key
        assert entry(patient, start).state().focused


def test_what_happens_is_said_and_the_own_turn_once(
    open_yacht: Callable[..., YachtRoom], monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = Listener(monkeypatch)
    room = open_yacht(Patient())
    room.open(*ROLLED)
    room.tap_box("fours")
    room.tap_box("fours")
    said = [sentence for sentence, _ in listener.said]
    assert "You score 12 in the box “Fours”. Your total: 12." in said
    room.load(6, 6, 6, 1, 2)
    room.answer(ALL)
    room.answer("score sixes")
    room.settle()
    assert ("Your turn.", ASSERTIVE) in listener.said
    room.load(1, 2, 3, 4, 5)
    room.roll()
    room.roll()
    said = [sentence for sentence, _ in listener.said]
    assert said.count("Your turn.") == 1
    assert "The red bot rolls: 6, 6, 6, 1, 2." in said
    assert "You roll: 1, 2, 3, 4, 5." in said


def test_the_description_tells_what_happened_last(patient: YachtRoom) -> None:
    patient.open()
    patient.load(3, 3, 1, 3, 5)
    patient.roll()
    stage = root(patient.stage)
    assert stage.text(QAccessible.Text.Description) == "You roll: 3, 3, 1, 3, 5."
    assert name(stage) == "Table of Yacht"
