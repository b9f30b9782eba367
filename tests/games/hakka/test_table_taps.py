"""Taps and drags at the table of Hakka cards: patterns are offered, played, refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from skillgames.engine.tigers import codes_in
from skillgames.games.hakka.moves import legal_for
from skillgames.games.hakka.state import cards_of
from tests.games.hakka.positions import RULES, dealt
from tests.games.hakka.table_room import HakkaRoom
from tests.room import Patient

HAND = "P9 G9 G5 G4 G3 Z8 P7 G7 Z7 S7 W1 S2"
"""A run of Gon 3 to 5, a set of sevens, Elders and cards that may not be led alone."""


def leading(hand: str = HAND, **others: str) -> tuple[str, ...]:
    """The log of a hand that the person deals, calls and leads."""
    match = dealt(0, {0: hand, **{int(seat[1:]): cards for seat, cards in others.items()}})
    match.play(RULES.parse("call"))
    return tuple(match.log)


def answering(lead: str, hand: str, **options: bool) -> tuple[str, ...]:
    """The log of a hand in which the one on the left leads this and the person answers."""
    match = dealt(3, {0: hand, 3: lead}, **options)  # type: ignore[arg-type]
    match.play(RULES.parse("call"))
    match.play(RULES.parse(f"lead {lead}"))
    return tuple(match.log)


def test_a_tap_offers_the_patterns_that_hold_the_card(patient: HakkaRoom) -> None:
    patient.open(*leading())
    offered = []
    for _ in range(6):
        patient.tap("G4")
        offered.append(set(patient.lifted))
    assert offered[0] == {"G3", "G4", "G5"}
    assert offered[1] == set(), "after the last pattern nothing is lifted"
    patient.tap("P7")
    assert patient.lifted == {"P7", "G7", "Z7", "S7"}
    patient.tap("P7")
    assert len(patient.lifted) == 3
    assert "P7" in patient.lifted
    assert "2 of" in patient.pill


def test_another_tap_puts_a_lifted_card_back(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.tap("P7")
    patient.tap("S7")
    assert patient.lifted == {"P7", "G7", "Z7"}
    assert patient.shown["play"].enabled
    patient.tap("G7")
    assert patient.lifted == {"P7", "Z7"}
    assert not patient.shown["play"].enabled
    assert patient.shown["play"].detail == "no pattern"


def test_b17_what_can_be_played_is_judged_anew_with_every_card(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.tap("P7")
    for code in ("P7", "P7"):
        patient.tap(code)
    patient.tap("G4")
    assert patient.lifted == {"G3", "G4", "G5"}
    patient.tap("G4")
    assert not patient.lifted
    patient.tap("play")
    assert patient.log[-1] == "call"
    assert "Choose cards first" in patient.pill


def test_b16_the_very_cards_that_are_lifted_leave_the_hand(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.tap("P7")
    patient.tap("G7")
    lifted = patient.lifted
    patient.tap("play")
    patient.settle()
    assert patient.log[-1] == "lead P7 Z7 S7"
    assert set(patient.log[-1].split()[1:]) == lifted
    assert "G7" in patient.hand


def test_the_button_says_what_the_cards_form(patient: HakkaRoom) -> None:
    patient.open(*leading())
    assert not patient.shown["play"].enabled
    patient.tap("G4")
    button = patient.shown["play"]
    assert (button.label, button.detail, button.enabled) == ("PLAY 3", "run", True)
    assert "lead for 3" in patient.pill


def test_the_button_says_whether_they_beat(patient: HakkaRoom) -> None:
    patient.open(*answering("G1 G2 G3", "P1 P2 P3 Z4 Z5 Z6 S9"))
    assert set(patient.shown) == {"play"}, "who can beat has to"
    patient.tap("P2")
    assert patient.shown["play"].detail == "run · beats"
    assert {key for key in patient.table.items if key.startswith("ghost")} == {
        "ghost:0",
        "ghost:1",
        "ghost:2",
    }


def test_cards_that_cannot_be_used_are_dim_and_say_why(patient: HakkaRoom) -> None:
    patient.open(*leading())
    dim = patient.lit("dim")
    assert "S2" in dim
    assert "G9" not in dim - {"G9"}
    patient.tap("S2")
    assert not patient.lifted
    assert patient.pill == "A single is led from your highest suit."
    patient.tap("W1")
    assert patient.pill == "An Elder is led alone only when no other card is left."


def test_a_forced_answer_says_so(patient: HakkaRoom) -> None:
    patient.open(*answering("G1 G2 G3", "P1 P2 P3 Z4 Z5 Z6 S9"))
    patient.tap("S9")
    assert not patient.lifted
    assert patient.pill == "You can beat this, so you have to."


def test_discards_are_chosen_one_by_one(patient: HakkaRoom) -> None:
    patient.open(*answering("P7 P8 P9", "G1 G3 G5 Z2 Z4 Z6 S2 S4"))
    assert set(patient.shown) == {"discard"}
    assert not patient.shown["discard"].enabled
    for code in ("G1", "Z2", "S4"):
        patient.tap(code)
    assert patient.lifted == {"G1", "Z2", "S4"}
    patient.tap("Z6")
    assert patient.lifted == {"Z2", "S4", "Z6"}, "the first one goes back"
    patient.tap("Z2")
    patient.tap("G3")
    patient.tap("discard")
    patient.settle()
    assert patient.log[-1] == "discard G3 S4 Z6"


def test_where_nobody_has_to_beat_both_are_offered(patient: HakkaRoom) -> None:
    match = dealt(3, {0: "P1 P2 P3 Z4 S8 S9", 3: "G1 G2 G3"}, must_beat=False)
    match.play(RULES.parse("call"))
    match.play(RULES.parse("lead G1 G2 G3"))
    patient.open(*match.log, must_beat=False)
    assert list(patient.shown) == ["discard", "play"]
    patient.tap("P2")
    assert patient.lifted == {"P1", "P2", "P3"}
    assert patient.shown["play"].enabled
    assert patient.shown["discard"].enabled
    patient.tap("P2")
    assert patient.lifted == {"P2"}
    patient.tap("Z4")
    patient.tap("S8")
    assert not patient.shown["play"].enabled
    patient.tap("discard")
    patient.settle()
    assert patient.log[-1] == "discard P2 Z4 S8"


def test_calling_is_a_choice_of_two_buttons(patient: HakkaRoom) -> None:
    match = dealt(0, {})
    patient.open(*match.log)
    assert list(patient.shown) == ["pass", "call"]
    patient.tap(patient.hand[0])
    assert patient.pill == "Call or pass first."
    patient.press_key("pass")
    assert patient.log[-1] == "pass"
    assert not patient.shown


def test_the_five_tigers_are_a_choice_of_two_buttons(patient: HakkaRoom) -> None:
    patient.open(*leading("P1 G1 Z1 S1 W1"))
    assert list(patient.shown) == ["play_on", "tigers"]
    patient.press_key("tigers")
    assert patient.log[-1] == "tigers"
    assert patient.sheet is not None


@pytest.mark.parametrize(("dx", "dy"), [(0, -150), (12, -170)])
def test_lifted_cards_that_are_dragged_up_are_played(patient: HakkaRoom, dx: int, dy: int) -> None:
    patient.open(*leading())
    patient.tap("G4")
    patient.drag("G3", dx, dy)
    patient.settle()
    assert patient.log[-1] == "lead G3 G4 G5"


def test_the_lifted_cards_follow_the_pointer_together(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.tap("G4")
    rested = {code: patient.place(code) for code in ("G3", "G4", "G5")}
    end = patient.pull("G4", 10, -40)
    for code, place in rested.items():
        assert patient.place(code).x == place.x + 10
        assert patient.place(code).y == place.y - 40
    patient.key(Qt.Key.Key_Escape)
    assert patient.log[-1] == "call"
    patient.release(end)
    assert {code: patient.place(code) for code in rested} == rested


def test_b20_a_small_movement_is_a_tap(patient: HakkaRoom) -> None:
    patient.open(*leading())
    for dx in (3, -3):
        patient.drag("G4", dx, 2)
        assert patient.lifted == ({"G3", "G4", "G5"} if dx > 0 else set())


def test_a_card_that_is_dragged_up_alone_says_why_not(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.drag("S2", 0, -150)
    assert patient.log[-1] == "call"
    assert patient.pill == "A single is led from your highest suit."
    assert patient.place("S2") == patient.table.place_of("S2")


def test_a_card_moved_sideways_sorts_the_hand(patient: HakkaRoom) -> None:
    patient.open(*leading())
    first, second = patient.hand[0], patient.hand[1]
    patient.drag(1, 90, 0)
    assert patient.hand[:2] == (second, first)
    patient.window.show_home()
    patient.resume()
    assert patient.hand[:2] == (second, first), "the order is kept"


def test_a_new_deal_is_not_sorted_like_the_one_before(patient: HakkaRoom) -> None:
    """Who leaves and comes back finds the hand as it lay, whatever was sorted in older hands."""
    patient.open(*dealt(0, {}).log)
    patient.drag(1, 90, 0)
    assert patient.archive.running("hakka").notes["order"] == list(patient.hand)
    patient.press_key("pass")
    for _ in range(2):
        patient.answer("pass")
    patient.wait(lambda: len(patient.controller.match.log) > 5 and patient.controller.legal)
    patient.settle()
    hand = patient.hand
    assert patient.archive.running("hakka").notes["order"] == []
    patient.window.show_home()
    patient.resume()
    assert patient.hand == hand


def test_b22_the_card_at_the_press_is_the_one(patient: HakkaRoom) -> None:
    patient.open(*leading())
    spots = {code: patient.spot(code) for code in patient.hand}
    patient.tap("G4")
    for code in ("P9", "W1"):
        assert patient.stage.mapFromScene(patient.table.place_of(code).x, 0).x() == spots[code].x()
        assert patient.table.hit(patient.stage.mapToScene(spots[code])) == code


def test_b18_nobody_can_touch_what_is_not_his(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.tap("hand1:0")
    assert patient.log[-1] == "call"
    assert patient.pill == "That is not your card."


def test_b24_taps_while_others_play_make_no_move(patient: HakkaRoom) -> None:
    match = dealt(1, {})
    patient.open(*match.log)
    patient.tap(1)
    assert patient.pill == "It is the bot’s turn."
    assert not patient.lifted
    hurried: list[bool] = []
    patient.table.hurried.connect(lambda: hurried.append(True))
    patient.tap(QPoint(640, 300))
    assert hurried
    assert patient.log == list(match.log)


def test_b4_nothing_stays_lifted_when_something_happens(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.tap("G4")
    patient.window.pause()
    patient.window.go_back_to_table()
    assert not patient.lifted
    patient.tap("G4")
    patient.tap("play")
    patient.settle()
    assert not patient.lifted
    assert not patient.lit("ring")


def test_a_double_tap_on_play_is_one_play(open_hakka: Callable[..., HakkaRoom]) -> None:
    room = open_hakka(Patient())
    room.open(*leading())
    room.table.guard_ms = 350
    room.tap("G4")
    where = room.spot("play")
    QTest.mouseDClick(
        room.stage.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where
    )
    room.tap(where)
    room.settle()
    assert [text.split()[0] for text in room.log[2:]] == ["call", "lead"]


def test_a_tap_on_the_felt_lowers_the_cards(patient: HakkaRoom) -> None:
    patient.open(*leading())
    patient.tap("G4")
    patient.tap(QPoint(640, 90))
    assert not patient.lifted


def test_touch_plays_as_the_mouse_does(open_hakka: Callable[..., HakkaRoom]) -> None:
    """In a small window: it has to lie on the screen that tests have."""
    room = open_hakka(Patient(), size=(900, 600))
    room.open(*leading())
    finger, viewport = QTest.createTouchDevice(), room.stage.viewport()
    for what in ("G4", "play"):
        where = room.spot(what)
        QTest.touchEvent(viewport, finger).press(0, where, viewport).commit()
        QTest.touchEvent(viewport, finger).release(0, where, viewport).commit()
        room.pump()
    room.settle()
    assert room.log[-1] == "lead G3 G4 G5"


def test_b9_what_is_said_is_what_is_played(patient: HakkaRoom) -> None:
    """The cards lifted, the sentence, the ghost and the log are the same."""
    patient.open(*leading())
    for move in legal_for(patient.view):
        cards = codes_in(cards_of(move))
        patient.key(Qt.Key.Key_Escape) if patient.table.pick.cards else None
        patient.lift(cards)
        ghosts = [patient.place(f"ghost:{n}").face for n in range(len(cards))]
        assert set(ghosts) == set(cards) == patient.lifted
    patient.tap("play")
    patient.settle()
    assert patient.log[-1].split()[1:] == cards
