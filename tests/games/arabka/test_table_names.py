"""Arabka for those who hear it, and what must stay hidden from everybody."""

from __future__ import annotations

import random
import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from skillgames.games.arabka.pack import CODES
from skillgames.games.arabka.table.geometry import MAIN, SIDE
from skillgames.games.arabka.table.layout import BURNED, PILE, STOCK, closed_key
from skillgames.games.arabka.words import card_name
from tests.accessible import ASSERTIVE, Listener
from tests.contract.hooks.arabka import shuffled
from tests.games.arabka.positions import RULES, dealt, position
from tests.games.arabka.table_room import ArabkaRoom
from tests.games.arabka.test_table_taps import LARGE


def test_names_say_all_that_can_be_seen(patient: ArabkaRoom) -> None:
    patient.lay_out(
        position(
            "8C 4H 2H",
            "9 9",
            "J",
            pile="6 7",
            stock=5,
            opened=("KD 5H TS", "AC QS JD"),
            closed=("3 3 3",),
        )
    )
    names = patient.table.access.names
    assert names["8C"] == "eight of clubs, fits, in your hand, 2 of 3"
    assert names["4H"] == "four of hearts, does not fit, in your hand, 1 of 3"
    assert names["2H"].startswith("two of hearts, any card may follow it, fits")
    assert names["KD"] == "king of diamonds, your open card 1 of 3"
    assert names["AC"] == "ace of clubs, open card 1 of 3, Karim"
    assert names[closed_key(0, 1)] == "your closed card 2 of 3, nobody knows it"
    assert names[closed_key(1, 2)] == "closed card 3 of 3, nobody knows it, Karim"
    assert re.fullmatch(
        r"pile: 2 card\S*, from the top: seven of \w+, six of \w+, 7 or higher", names[PILE]
    )
    assert re.fullmatch(r"deck: 5 card\S*", names[STOCK])
    assert names[BURNED].startswith("out of the game: ")
    assert names["plate1"] == "Karim, Easy, 2 in hand"
    assert names["plate0"] == "You, 3 in hand, your turn"
    assert (names[MAIN], names[SIDE]) == ("PLAY", "TAKE")
    patient.tap("8C")
    assert "lifted" in patient.table.access.names["8C"]
    assert patient.table.access.names[MAIN] == "PLAY 1"


def test_a_plate_says_who_takes_and_who_leads(patient: ArabkaRoom) -> None:
    patient.lay_out(position("3C 9C KD", "8 8 8", "J J J", pile="7 A"))
    patient.lay("3C")
    names = patient.table.access.names
    assert "takes 3 · misses a turn" in names["plate1"]
    assert names["plate2"].endswith("has the turn, leads")


def test_what_happens_is_announced(patient: ArabkaRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    patient.lay_out(position("9C 4H", "TD 8H", pile="7 8"))
    ear = Listener(monkeypatch)
    patient.tap("9C")
    patient.tap("9C")
    patient.answer("lay TD")
    patient.answer("lay 8H")
    said = [sentence for sentence, _ in ear.said]
    assert any("You lay: nine of clubs." in one for one in said)
    assert any("takes the whole pile out of the game" in one for one in said)
    assert patient.table.access.description


def test_only_taking_is_left_is_said_aloud(
    patient: ArabkaRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient.lay_out(position("4C 4H", "AD KD 9S", pile="7", turn=1))
    ear = Listener(monkeypatch)
    patient.answer("lay AD")
    assert ("Nothing fits: take the pile.", ASSERTIVE) in ear.said


@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_hidden_is_anywhere_on_the_table(patient: ArabkaRoom, seats: int) -> None:
    """B29, AA33: other hands, closed cards and the stock could be anything: the items, names
    and labels are the same."""
    state = dealt(seats, seed=5)
    for _ in range(seats + 2):
        RULES.play(state, RULES.legal_moves(state)[0])
    seen = []
    for number in range(3):
        other = state if not number else shuffled(state, 0, random.Random(number))
        patient.lay_out(other)
        table = patient.table
        seen.append(
            (
                dict(table.access.names),
                {key: item.place for key, item in table.items.items()},
                patient.pill,
                [patient.plate(seat) for seat in range(seats)],
            )
        )
        patient.window.show_home()
        patient.archive.abandon(patient.archive.running("arabka").id)
    assert seen[0] == seen[1] == seen[2]
    hidden = set(CODES) - set(seen[0][1])
    spoken = " ".join(seen[0][0].values())
    named = {code for code in hidden if str(card_name(code)) in spoken}
    pile = {CODES[card] for card in state.pile}
    assert named <= pile


# --- keys -------------------------------------------------------------------------------------


def test_ranks_are_keys(patient: ArabkaRoom) -> None:
    patient.lay_out(position("8C 8D KD TD 2H", "9 9 9", pile="7"))
    patient.key(Qt.Key.Key_8)
    assert patient.lifted == {"8C"}
    assert patient.lit("focus") == {"8C"}
    patient.key(Qt.Key.Key_8)
    assert patient.lifted == {"8C", "8D"}
    patient.key(Qt.Key.Key_Escape)
    for key, code in ((Qt.Key.Key_K, "KD"), (Qt.Key.Key_0, "TD"), (Qt.Key.Key_1, "TD")):
        patient.key(key)
        assert patient.lifted == {code}
        patient.key(Qt.Key.Key_Escape)
    patient.key(Qt.Key.Key_J)
    assert patient.lifted == set()
    assert patient.moves == []


def test_space_adds_and_takes_back_and_enter_lays(patient: ArabkaRoom) -> None:
    """B17: the first one lowered again, the rest is still good."""
    patient.lay_out(position("9C 9D KD", "8 8 8", pile="7"))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space):
        patient.key(key)
    assert patient.lifted == {"9C", "9D"}
    patient.key(Qt.Key.Key_Left)
    patient.key(Qt.Key.Key_Space)
    assert patient.lifted == {"9D"}
    assert patient.words(MAIN) == "PLAY 1"
    patient.key(Qt.Key.Key_Return)
    assert patient.moves == ["lay 9D"]


def test_enter_never_takes_the_pile_by_itself(patient: ArabkaRoom) -> None:
    """B24: what lights up is not pressed by a key that was meant for something else."""
    patient.lay_out(position("8C 4H", "9 9 9", pile="5 A"))
    for _ in range(3):
        patient.key(Qt.Key.Key_Return)
        patient.key(Qt.Key.Key_Space)
    assert patient.moves == []
    patient.key(Qt.Key.Key_E)
    assert patient.pill == "You cannot end your turn without a move."
    patient.key(Qt.Key.Key_T)
    assert patient.moves == ["take"]


def test_letters_work_on_a_keyboard_set_to_cyrillic(patient: ArabkaRoom) -> None:
    patient.lay_out(position("8C QH", "9 9 9", pile="5 A"))
    for letter in "ЙЖТ":
        event = QKeyEvent(
            QEvent.Type.KeyPress, ord(letter), Qt.KeyboardModifier.NoModifier, letter.lower()
        )
        QApplication.sendEvent(patient.stage, event)
    assert patient.moves == []
    assert patient.pill.startswith("Too low"), "Й is where Q is; the others mean nothing"
    event = QKeyEvent(QEvent.Type.KeyPress, ord("Е"), Qt.KeyboardModifier.NoModifier, "е")
    QApplication.sendEvent(patient.stage, event)
    assert patient.moves == ["take"]


def test_buttons_can_be_walked_to(patient: ArabkaRoom) -> None:
    patient.lay_out(position("8C 4H", "9 9 9", pile="5 A"))
    patient.key(Qt.Key.Key_Right)
    patient.key(Qt.Key.Key_Up)
    patient.key(Qt.Key.Key_Right)
    assert patient.look(SIDE).focused
    patient.key(Qt.Key.Key_Return)
    assert patient.moves == ["take"]


def test_closed_cards_are_turned_by_digits(patient: ArabkaRoom) -> None:
    patient.lay_out(position("", "9 9 9", pile="7", closed=("KD - AS",)))
    patient.key(Qt.Key.Key_2)
    assert patient.pill == "No closed card lies there."
    patient.key(Qt.Key.Key_3)
    assert patient.moves == ["turn 3"]


def test_a_large_hand_is_walked_through_and_its_rows_are_climbed(patient: ArabkaRoom) -> None:
    patient.lay_out(position(LARGE, "4C 5C 6C", pile="7C"))
    seen = []
    for _ in range(45):
        patient.key(Qt.Key.Key_Right)
        seen += patient.lit("focus")
    assert seen == list(patient.hand)
    patient.key(Qt.Key.Key_Up)
    (upper,) = patient.lit("focus")
    patient.key(Qt.Key.Key_Down)
    (lower,) = patient.lit("focus")
    places = patient.table.place_of(upper), patient.table.place_of(lower)
    assert places[0] is not None
    assert places[1] is not None
    assert places[0].y < places[1].y
    assert abs(places[0].x - places[1].x) < 80


def test_on_a_bots_turn_keys_say_why_not(patient: ArabkaRoom) -> None:
    patient.lay_out(position("8C 4H", "9 9 9", pile="5 A", turn=1))
    for key in (Qt.Key.Key_8, Qt.Key.Key_T, Qt.Key.Key_E):
        patient.table.refusal = None
        patient.key(key)
        assert patient.pill == "It is the bot’s turn."
    assert patient.moves == []
