"""Tarocchino for a screen reader: names with all facts, states, announcements."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QAccessible

from skillgames.games.tarocchino.table.geometry import (
    AWAY,
    COMBINATIONS,
    LAST,
    PERSON,
)
from tests.accessible import ASSERTIVE, Listener, children, name, press, root
from tests.games.tarocchino.table_room import TarocchinoRoom, deck_of, match_of, played

SPOKEN = ("pass", "pass", "pass", "pass")
FOLLOWS = (
    *deck_of("CR CQ C7 S10 S9 T12 MAT", "", "", "CC C8", dealer=2, laid="D10 D9"),
    *("discard D9 D10", *SPOKEN, "play CC"),
)


def entry(room: TarocchinoRoom, key: str) -> Any:
    """The thing with this key as a screen reader has it."""
    wanted = room.table.access.names[key]
    return next(one for one in children(root(room.stage)) if name(one) == wanted)


def test_names_have_all_facts(patient: TarocchinoRoom) -> None:
    patient.open(*FOLLOWS)
    names = patient.table.access.names
    keys = list(names)
    assert tuple(keys[:15]) == patient.table.order, "the own hand comes first, from left to right"
    at = patient.table.order.index("CR") + 1
    king = f"King of cups, worth 5 point(s), in your hand, {at} of 15, takes so far"
    assert names["CR"].replace("points", "point(s)") == king
    assert "Cups were led, and you have cups to play." in names["S10"]
    assert "does not take" in names["C7"]
    assert names["CC"].startswith("Knight of cups")
    assert "Left opponent" in names["CC"]
    assert names["CC"].endswith("takes")
    assert "15 card" in names["hand1"]
    assert "face down" in names["hand1"]
    assert "dealer" in names["plate2"]
    assert "leads" in names["plate3"]
    assert names["status"] == "Trick 1 of 15. Cups were led: follow suit"
    assert LAST not in names, "there is none yet"
    assert names[COMBINATIONS]
    patient.tap("CR")
    assert "lifted" in patient.table.access.names["CR"]


def test_states_say_what_is_lifted_and_off(patient: TarocchinoRoom) -> None:
    patient.open(*FOLLOWS)
    patient.tap("CR")
    assert entry(patient, "CR").state().selected
    assert not entry(patient, "C7").state().selected
    assert entry(patient, "S10").state().disabled
    assert not entry(patient, "C7").state().disabled
    assert entry(patient, "CR").role() == QAccessible.Role.Button
    assert entry(patient, COMBINATIONS).role() == QAccessible.Role.Button


def test_panels_are_read_line_by_line(patient: TarocchinoRoom) -> None:
    deck = deck_of("SR CR DR SQ CQ BQ SC CC DC MAT", dealer=0, laid="B6 B7")
    patient.open(*deck)
    names = patient.table.access.names
    assert names["panel"].startswith("You deal: lay two cards away")
    assert entry(patient, AWAY).state().disabled
    for code in ("B6", "B7"):
        press(entry(patient, code))
        patient.pump()
    assert not entry(patient, AWAY).state().disabled
    assert "to be laid away" in patient.table.access.names["B6"]
    press(entry(patient, AWAY))
    patient.pump()
    for _ in range(3):
        patient.answer("pass")
    said = patient.table.access.names["panel"]
    assert "Kings" in said
    assert "17" in said
    assert "Together" in said
    press(entry(patient, "declare"))
    patient.pump()
    assert patient.log[-1] == "declare"


def test_declared_cards_are_read_at_their_owner_until_the_first_trick_is_over(
    patient: TarocchinoRoom,
) -> None:
    hand = "SR CR DR SQ CQ BQ SC CC DC MAT"
    deck = deck_of("", hand, dealer=0, laid="B6 B7")
    match = match_of((*deck, "discard B7 B6", "declare", "pass", "pass", "pass"))
    patient.open(*match.log)
    assert "open: " in patient.table.access.names["hand1"]
    assert "King of swords" in patient.table.access.names["hand1"]
    while len(match.view(PERSON).history) < 1:
        match.play(match.legal_moves()[0])
    patient.window.show_home()
    patient.open(*match.log)
    assert "open: " not in patient.table.access.names["hand1"]


def test_what_happens_is_announced(
    patient: TarocchinoRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient.open(*FOLLOWS[:-1])
    ear = Listener(monkeypatch)
    patient.answer("play CC")
    said = [sentence for sentence, _ in ear.said]
    assert "The left opponent plays: Knight of cups." in said
    assert ("Your turn.", ASSERTIVE) in ear.said
    patient.tap("S10")
    assert ("Cups were led, and you have cups to play.", ASSERTIVE) in ear.said
    assert patient.table.access.description == "The left opponent plays: Knight of cups."


def test_everything_on_the_table_has_a_place(patient: TarocchinoRoom) -> None:
    match = next(m for n in range(20, 40) if (m := played("place", entries=n)).to_act == PERSON)
    patient.open(*match.log)
    for key, said in patient.table.access.names.items():
        rect = patient.table.rect_of(key)
        assert said, key
        assert not rect.isEmpty(), key
        assert patient.stage.sceneRect().intersects(rect), key
