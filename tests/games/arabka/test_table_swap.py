"""The swap before play at the table of Arabka: free until READY, then one exchange."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from skillgames.games.arabka.state import READY
from skillgames.games.arabka.table.geometry import MAIN, SIDE
from skillgames.games.arabka.table.layout import closed_key
from skillgames.games.arabka.table.swapping import exchanged, is_row, swap_of
from tests.games.arabka.positions import position
from tests.games.arabka.table_room import ArabkaRoom

PACK = (
    "deck AC AD AH KC KD KH QC QD QH 4C 4D 4H 5C 5D 5H 6C 6D 6H "
    "2C 2D 2H 2S 3C 3D 3H 3S 7C 7D 7H 7S 8C 8D 8H 8S 9C 9D 9H 9S TC TD TH TS "
    "JC JD JH JS 4S 5S 6S QS KS AS"
)
"""From the left of dealer 0: seat 1 gets the high cards, the person 4 closed, 5 open, 6 in hand."""

HAND, OPENED = ("6C", "6D", "6H"), ("5C", "5D", "5H")


@pytest.fixture
def swapping(patient: ArabkaRoom) -> ArabkaRoom:
    """The person is to swap: the bot is ready."""
    patient.open("dealer 0", PACK, "ready")
    assert patient.hand == HAND
    assert patient.table.final.opened[0] == OPENED
    return patient


def row(room: ArabkaRoom) -> tuple[str | None, ...]:
    """The own open cards as they lie."""
    return room.table.final.opened[0]


def test_a_card_of_the_hand_and_an_open_one_change_places(swapping: ArabkaRoom) -> None:
    swapping.tap("6D")
    assert swapping.lifted == {"6D"}
    assert swapping.pill == "6D  now tap the open card it changes places with"
    swapping.tap("5H")
    assert row(swapping) == ("5C", "5D", "6D")
    assert swapping.hand == ("5H", "6C", "6H")
    assert swapping.lifted == set()
    assert swapping.moves == ["ready"], "nothing is said before READY"
    swapping.press_main()
    assert swapping.moves[1] == "swap 6D:5H"
    swapping.belongs()


def test_the_open_card_may_be_tapped_first(swapping: ArabkaRoom) -> None:
    swapping.tap("5C")
    assert swapping.lit("ring") == {"5C"}
    swapping.tap("6H")
    assert row(swapping) == ("6H", "5D", "5H")


def test_a_card_may_be_dropped_on_an_open_one(swapping: ArabkaRoom) -> None:
    start, end = swapping.spot("6C"), swapping.spot("5D")
    swapping.drag("6C", end.x() - start.x(), end.y() - start.y())
    assert row(swapping) == ("5C", "6C", "5H")


def test_all_can_be_arranged_and_taken_back(swapping: ArabkaRoom) -> None:
    for own, lying in (("6C", "5C"), ("6D", "5D"), ("6H", "5H"), ("5C", "6C"), ("5D", "6D")):
        swapping.tap(own)
        swapping.tap(lying)
    assert row(swapping) == ("5C", "5D", "6H")
    swapping.tap("5H")
    swapping.tap("6H")
    assert row(swapping) == OPENED
    swapping.press_main()
    assert swapping.moves[1] == "ready"


def test_what_is_shown_before_ready_is_what_comes_of_it(swapping: ArabkaRoom) -> None:
    """An open card that comes back lies on its own slot again."""
    for own, lying in (("6C", "5C"), ("6D", "5D"), ("5C", "6D")):
        swapping.tap(own)
        swapping.tap(lying)
    shown = row(swapping)
    assert set(shown) == {"6C", "5C", "5H"}
    swapping.press_main()
    assert row(swapping) == shown


def test_closed_cards_and_other_players_cards_are_no_part_of_it(swapping: ArabkaRoom) -> None:
    """B18: nothing but the own hand and the own open cards."""
    swapping.tap("6C")
    for key in (closed_key(0, 0), "KC", "hand1:0", closed_key(1, 2)):
        if key == closed_key(0, 0):
            place = swapping.table.place_of(key)
            assert place is not None  # its edge shows above the open card
        swapping.tap(key)
    assert row(swapping) == OPENED
    assert swapping.moves == ["ready"]


def test_no_swapping_after_ready(swapping: ArabkaRoom) -> None:
    """B18, L41: READY is the last word."""
    swapping.press_main()
    swapping.settle()
    assert not swapping.view.swapping
    if swapping.controller.is_person_to_act:
        swapping.tap("6C")
        swapping.table.lower()
    swapping.tap("5C")
    assert swapping.pill in (
        "Open cards come into your hand first, all at once.",
        "It is the bot’s turn.",
    )
    assert row(swapping) == OPENED


def test_the_arrangement_outlives_the_menu_and_a_break(swapping: ArabkaRoom) -> None:
    swapping.tap("6D")
    swapping.tap("5H")
    swapping.window.pause()
    swapping.window.go_back_to_table()
    swapping.settle()
    assert row(swapping) == ("5C", "5D", "6D")
    swapping.window.show_home()
    swapping.resume()
    assert row(swapping) == ("5C", "5D", "6D")
    assert swapping.hand == ("5H", "6C", "6H")


@pytest.mark.parametrize(
    "notes",
    [
        {"row": ["6D", "6D", "5H"]},
        {"row": ["AS", "5D", "5H"]},
        {"row": ["5D", "5C", "5H"]},
        {"row": ["5C", "5D"]},
        {"row": [1, 2, 3]},
        {"row": "5C5D5H"},
    ],
)
def test_an_arrangement_that_cannot_be_is_forgotten(
    patient: ArabkaRoom, notes: dict[str, object]
) -> None:
    patient.store(("dealer 0", PACK, "ready"), notes=notes)
    patient.resume()
    assert row(patient) == OPENED
    patient.belongs()


@pytest.mark.parametrize("dealer", range(4))
def test_the_person_is_asked_in_turn_whoever_deals(patient: ArabkaRoom, dealer: int) -> None:
    """B19d: bots are ready before and after the person, in every order."""
    patient.open(f"dealer {dealer}", PACK, seats=4)
    for n in range(4):
        seat = (dealer + 1 + n) % 4
        assert patient.view.to_act == seat
        assert patient.plate(seat)[2]
        if seat == 0:
            patient.press_main()
        else:
            assert not patient.look(MAIN).enabled
            patient.answer("ready")
        patient.settle()
    assert not patient.view.swapping
    assert patient.words(SIDE) == "TAKE"


def test_by_keys_alone(swapping: ArabkaRoom) -> None:
    key = Qt.Key
    swapping.key(key.Key_Right)
    swapping.key(key.Key_Right)
    swapping.key(key.Key_Space)
    assert swapping.lifted == {"6D"}
    swapping.key(key.Key_Up)
    swapping.key(key.Key_Space)
    assert row(swapping) == ("5C", "6D", "5H")
    swapping.key(key.Key_Right)
    swapping.key(key.Key_Right)
    assert swapping.look(MAIN).focused
    swapping.key(key.Key_Return)
    assert swapping.moves[1] == "swap 6D:5D"


def test_ready_has_a_key_of_its_own(swapping: ArabkaRoom) -> None:
    swapping.key(Qt.Key.Key_R)
    assert swapping.moves[1] == "ready"


def test_a_bots_exchange_is_seen_and_said(patient: ArabkaRoom) -> None:
    patient.open("dealer 0", PACK)
    patient.answer("swap QC:KH QD:KC")
    patient.settle()
    assert patient.table.final.opened[1] == ("QD", "KD", "QC")
    assert patient.plate(1)[1].startswith("ready")
    patient.belongs()


# --- the arrangement itself ------------------------------------------------------------------


def test_every_exchange_the_rules_know_can_be_made() -> None:
    found = {READY}
    rows = {OPENED}
    for _ in range(3):
        for lying in list(rows):
            hand = [code for code in (*HAND, *OPENED) if code not in lying]
            for own in hand:
                rows |= {exchanged(OPENED, lying, own, open_) for open_ in lying}
    assert all(is_row(one, OPENED, HAND) for one in rows)
    found |= {swap_of(OPENED, one) for one in rows}
    assert len(found) == 34


def test_a_row_must_hold_own_cards_once() -> None:
    assert is_row(("6C", "5D", "5H"), OPENED, HAND)
    assert not is_row(("6C", "6C", "5H"), OPENED, HAND)
    assert not is_row(("5D", "5C", "5H"), OPENED, HAND)
    assert not is_row(("AS", "5D", "5H"), OPENED, HAND)


@pytest.mark.parametrize(
    ("person", "said", "logged"),
    [
        ("4C 3H TD", "you begin with the lowest card", "because you hold the lowest card"),
        ("2C 3H TD", "you begin", "because all hold bonus cards only"),
    ],
)
def test_who_begins_is_told_with_the_reason_there_is(
    patient: ArabkaRoom, person: str, said: str, logged: str
) -> None:
    """In the pill and in the log, whether an ordinary card decides or nobody holds one."""
    state = position(person, "2 T T", stock=9, dealer=1, turn=0, swapping=True)
    patient.lay_out(state)
    patient.press_main()
    patient.answer("ready")
    assert patient.pill.endswith(said)
    assert ("lowest" in patient.pill) is ("lowest" in said)
    log = patient.window.playing.log
    assert log is not None
    log.open()
    assert log.panel is not None
    assert any(logged in line for line in log.panel.lines)
