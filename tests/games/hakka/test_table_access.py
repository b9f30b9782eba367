"""Hakka cards for a screen reader: names with all facts, announcements, a hand by ear."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtGui import QAccessible

from skillgames.engine.tigers import codes_in
from skillgames.games.hakka.moves import legal_for
from skillgames.games.hakka.state import DISCARD, PLAYING, cards_of, kind_of
from skillgames.games.hakka.words import card_name
from skillgames.widgets.sheets import TallySheet
from tests.accessible import ASSERTIVE, Listener, children, name, press, root
from tests.games.hakka.positions import RULES, dealt
from tests.games.hakka.table_room import HakkaRoom
from tests.games.hakka.test_table_taps import answering, leading


def heard(room: HakkaRoom) -> list[str]:
    """The names on the table."""
    return list(room.table.access.names.values())


def entry(room: HakkaRoom, start: str) -> Any:
    """The one thing on the table whose name begins like this."""
    found = [one for one in children(root(room.stage)) if name(one).startswith(start)]
    assert len(found) == 1, (start, heard(room))
    return found[0]


def do(room: HakkaRoom, start: str) -> None:
    """Press it, as a screen reader does."""
    press(entry(room, start))
    room.pump()
    room.settle()


def test_names_have_all_facts(patient: HakkaRoom) -> None:
    patient.open(*leading())
    names = patient.table.access.names
    assert names["P9"].startswith("Sup 9, Elder, in your hand, 1 of 12")
    assert "press to lift: run Gon 3–4–5" in names["G4"]
    assert "A single is led from your highest suit." in names["S2"]
    assert names["dream"] == "dreamer’s card of Mei: face down"
    assert names["plate0"].startswith("You, dealer, total 0")
    assert "your turn" in names["plate0"]
    assert not any(key.startswith("hand") for key in names)
    patient.tap("G4")
    names = patient.table.access.names
    assert "lifted" in names["G4"]
    assert "together: run Gon 3–4–5" in names["G4"]
    assert names["play"] == "PLAY 3, run"


def test_a_trick_is_named_with_who_takes_it(patient: HakkaRoom) -> None:
    patient.open(*answering("P7 P8 P9", "G1 G3 G5 Z2 Z4 Z6 S2 S4"))
    names = patient.table.access.names
    assert names["laid3"] == "Lei: run Sup 7–8–9, takes the trick so far"
    patient.lift(["G1", "G3", "Z2"])
    patient.tap("discard")
    patient.settle()
    own = patient.table.access.names["laid0"]
    assert own.startswith("You: 3 card")
    assert "Gon 1, Zok 2, Gon 3" in own, "own discards are known"


def test_states_say_what_is_lifted_and_off(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.tap("G4")
    assert entry(patient, "Gon 4").state().selected
    assert not entry(patient, "Sup 9").state().selected
    assert entry(patient, "Sin 2").state().disabled
    assert not entry(patient, "PLAY").state().disabled
    assert entry(patient, "PLAY").role() == QAccessible.Role.Button


def test_what_happens_is_announced(patient: HakkaRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Listener(monkeypatch)
    patient.open(*dealt(3, {}).log)
    ear.said.clear()
    patient.answer("call")
    patient.settle()
    assert [words for words, _ in ear.said if "calls" in words] == ["Lei calls."]
    patient.tap(1)
    assert (patient.pill, ASSERTIVE) in ear.said


def test_rectangles_are_where_things_are_drawn(patient: HakkaRoom) -> None:
    patient.open(*answering("P7 P8 P9", "G1 G3 G5 Z2 Z4 Z6 S2 S4"))
    width, height = patient.stage.width(), patient.stage.height()
    for key in patient.table.access.names:
        area = patient.table.rect_of(key)
        assert area.width() > 0, key
        assert area.height() > 0, key
        assert area.left() > -width * 0.1, key
        assert area.right() < width * 1.1, key
        assert area.bottom() <= height, key


@pytest.mark.slow
def test_a_hand_by_the_accessible_tree_alone(room: HakkaRoom) -> None:
    match = dealt(0, {})
    room.open(*match.log, level="easy")
    rng = random.Random(3)
    do(room, "CALL")
    for _ in range(40):
        view = room.view
        if isinstance(room.sheet, TallySheet):
            break
        if view.phase != PLAYING:
            do(room, "PLAY ON")
            continue
        move = rng.choice(legal_for(view))
        cards = set(codes_in(cards_of(move)))
        discards = kind_of(move) == DISCARD
        for _ in range(60):
            if set(room.table.pick.cards) == cards:
                break
            missing = sorted(cards - room.lifted) or sorted(room.lifted - cards)
            first = missing[0] if discards else sorted(cards)[0]
            do(room, str(card_name(first)))
        assert room.lifted == cards
        do(room, "DISCARD" if discards else "PLAY")
    assert isinstance(room.sheet, TallySheet)
    assert RULES.result(room.controller.match._state) is None
