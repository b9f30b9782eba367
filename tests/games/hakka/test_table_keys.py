"""Hakka cards by keys: areas, arrows, digits, patterns, buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.hakka.positions import RULES, dealt
from tests.games.hakka.table_room import HakkaRoom
from tests.games.hakka.test_table_taps import answering, leading

Key = Qt.Key


def focus(room: HakkaRoom) -> str | None:
    return room.table.focused


def test_arrows_walk_along_cards_and_buttons_round_the_ends(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.key(Key.Key_Right)
    assert focus(patient) == patient.hand[0]
    assert patient.lit("focus") == {patient.hand[0]}
    patient.key(Key.Key_Left)
    assert focus(patient) == "play"
    patient.key(Key.Key_Left)
    assert focus(patient) == patient.hand[-1]
    patient.key(Key.Key_Right)
    patient.key(Key.Key_Right)
    assert focus(patient) == patient.hand[0]


def test_up_and_down_walk_through_the_patterns_of_a_card(patient: HakkaRoom) -> None:
    patient.open(*leading())
    while focus(patient) != "G7":
        patient.key(Key.Key_Right)
    seen = []
    for _ in range(5):
        patient.key(Key.Key_Up)
        seen.append(frozenset(patient.lifted))
    assert len(seen[0]) == 4
    assert all(len(one) == 3 and "G7" in one for one in seen[1:4])
    assert len(set(seen[:4])) == 4
    assert seen[4] == frozenset(), "G7 alone may not be led"
    patient.key(Key.Key_Down)
    assert frozenset(patient.lifted) == seen[3]
    patient.key(Key.Key_Down)
    assert frozenset(patient.lifted) == seen[2]


def test_enter_plays_what_is_lifted(patient: HakkaRoom) -> None:
    patient.open(*leading())
    while focus(patient) != "G4":
        patient.key(Key.Key_Right)
    patient.key(Key.Key_Space)
    assert patient.lifted == {"G3", "G4", "G5"}
    patient.key(Key.Key_Return)
    patient.settle()
    assert patient.log[-1] == "lead G3 G4 G5"


def test_digits_lift_the_card_and_zero_is_the_tenth(patient: HakkaRoom) -> None:
    patient.open(*answering("P7 P8 P9", "G1 G3 G5 Z2 Z4 Z6 S2 S4"))
    patient.key(Key.Key_2)
    patient.key(Key.Key_0)
    assert patient.lifted == {patient.hand[1], patient.hand[9]}
    patient.key(Key.Key_2)
    assert patient.lifted == {patient.hand[9]}
    patient.key(Key.Key_Return)
    assert patient.pill.startswith("You need 3 card")
    patient.key(Key.Key_1)
    patient.key(Key.Key_2)
    patient.key(Key.Key_Return)
    patient.settle()
    assert patient.log[-1].startswith("discard")


def test_escape_puts_cards_back_before_it_opens_the_menu(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.key(Key.Key_Right)
    while focus(patient) != "G4":
        patient.key(Key.Key_Right)
    patient.key(Key.Key_Space)
    patient.key(Key.Key_Escape)
    assert not patient.lifted
    assert patient.sheet is None
    patient.key(Key.Key_Escape)
    assert patient.sheet is not None


def test_questions_are_answered_by_keys(patient: HakkaRoom) -> None:
    patient.open(*dealt(0, {}).log)
    patient.key(Key.Key_Left)
    assert focus(patient) == "call"
    patient.key(Key.Key_Left)
    assert focus(patient) == "pass"
    patient.key(Key.Key_Space)
    patient.settle()
    assert patient.log[-1] == "pass"


def test_b24_enter_does_nothing_by_itself(patient: HakkaRoom) -> None:
    """After a question came up Enter makes no choice until the ring is on one."""
    patient.open(*dealt(0, {}).log)
    patient.key(Key.Key_Return)
    assert patient.log[-1].startswith("deck")
    assert focus(patient) == "call", "the ring begins at the answers"
    patient.key(Key.Key_Escape)
    assert patient.sheet is not None


def test_while_the_person_dreams_space_hurries(patient: HakkaRoom) -> None:
    match = dealt(2, {})
    match.play(RULES.parse("call"))
    patient.open(*match.log)
    hurried: list[bool] = []
    patient.table.hurried.connect(lambda: hurried.append(True))
    assert "hurry" in patient.shown
    patient.key(Key.Key_Space)
    assert hurried
    assert patient.table.hurries
    assert not patient.shown, "once is enough"


def test_the_sheet_of_keys_names_every_key(patient: HakkaRoom) -> None:
    patient.open(*leading())
    rows = patient.table.key_rows()
    named = {key for row in rows for key in row.keys}
    assert {"←", "→", "↑", "↓", "Space", "Enter", "Esc"} <= named
