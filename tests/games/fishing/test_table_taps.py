"""Taps at the table of Fishing: lifting, playing, lowering, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from skillgames.engine.cards import codes_in
from skillgames.games.fishing.events import Captured, Laid
from skillgames.games.fishing.words import card_list, card_name, say
from skillgames.widgets.language import text
from tests.packs import before_the_last_card_of_the_person, deck, decks, played
from tests.room import Patient, Room

CAPTURES = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
"""9C takes all but nothing else; 7H takes 4+3; 2S nothing; KD 9+4."""

BOTS_TURN = "It is the bot’s turn."
NOT_YOURS = "That is the bot’s card."

BOT_BEGINS = played(3, lambda match: decks(match.log) == 2 and match.to_act == 1)


def events_of(room: Room) -> list[Any]:
    """All that is told from now on."""
    told: list[Any] = []
    room.controller.happened.connect(told.extend)
    return told


@pytest.fixture
def patient(open_room: Any) -> Room:
    """No motion, and a bot that moves when the test says so."""
    return open_room(Patient())  # type: ignore[no-any-return]


def test_a_tap_lifts_and_shows_what_would_be_taken(room: Room) -> None:
    room.open(CAPTURES)
    room.tap("7H")
    assert room.table.lifted == "7H"
    assert room.lit("lift") == {"7H"}
    assert room.lit("glow") == {"4H", "3S"}
    assert room.lit("dim") == {"9D", "5C"}
    assert room.log == [CAPTURES]


def test_the_lifted_card_is_played_by_a_second_tap(room: Room) -> None:
    room.open(CAPTURES)
    room.tap("7H")
    room.tap("7H")
    assert room.log[:2] == [CAPTURES, "7H"]


@pytest.mark.parametrize("card", ["9C", "7H", "2S", "KD"])
def test_what_is_shown_is_what_is_taken_and_told(patient: Room, card: str) -> None:
    """B9, for the person."""
    patient.open(CAPTURES)
    told = events_of(patient)
    patient.tap(card)
    glowing, promised = patient.lit("glow"), set(patient.table.captured(card))
    pile = patient.view.piles[0]
    patient.tap(card)
    if not promised:
        assert told == [Laid(0, card)]
        assert not glowing
        assert str(say(told[0], 0)) == f"You lay on the table: {card_name(card)}."
        return
    captured = told[0]
    assert isinstance(captured, Captured)
    assert glowing == promised == set(captured.taken)
    assert str(say(captured, 0)) == (
        f"You play: {card_name(card)}. Taken: {card_list(captured.taken)}."
    )
    assert str(say(captured, 0)) in patient.table.access.description
    moved = patient.view.piles[0] & ~pile
    assert set(codes_in(moved)) == {card, *captured.taken}, "the played card is banked too"


def test_the_pill_says_how_many_and_which(room: Room) -> None:
    room.open(CAPTURES)
    room.tap("7H")
    assert re.fullmatch(r"7H  takes 2 cards +4 \+ 3\|Tap again .*", room.pill)
    room.tap("2S")
    assert re.fullmatch(r"2S  takes nothing *\|Tap again .*", room.pill)
    room.tap("9C")
    assert re.fullmatch(r"9C  takes 3 cards +5 \+ 4  and  9D\|.*", room.pill)


def test_another_card_is_lifted_instead(room: Room) -> None:
    room.open(CAPTURES)
    room.tap("7H")
    room.tap("KD")
    assert room.lit("lift") == {"KD"}
    assert room.lit("glow") == {"9D", "4H"}
    assert room.log == [CAPTURES]


def felt(room: Room) -> QPoint:
    """A place of the viewport with nothing but cloth."""
    pos = QPoint(room.stage.width() // 2, room.stage.height() // 4)
    assert room.table.hit(room.stage.mapToScene(pos)) is None
    return pos


def test_a_tap_on_the_felt_lowers(room: Room) -> None:
    room.open(CAPTURES)
    room.tap("7H")
    room.tap(felt(room))
    assert room.table.lifted is None
    assert not (room.lit("lift") | room.lit("glow") | room.lit("dim"))
    assert room.pill_is_empty


def test_escape_lowers_and_only_then_pauses(room: Room) -> None:
    room.open(CAPTURES)
    room.tap("7H")
    room.key(Qt.Key.Key_Escape)
    assert not room.lit("lift")
    assert room.sheet is None
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is not None


@pytest.mark.parametrize("lifted", [None, "7H"])
def test_table_cards_do_nothing(room: Room, lifted: str | None) -> None:
    """FA21, also on cards that glow, and on piles and stock."""
    room.open(CAPTURES)
    if lifted:
        room.tap(lifted)
    for key in ("9D", "5C", "4H", "3S", "stock:5"):
        room.tap(key)
    assert room.table.lifted == lifted
    assert room.log == [CAPTURES]
    assert room.table.refusal is None


def test_the_bots_cards_are_not_the_persons(room: Room) -> None:
    """B18."""
    room.open(CAPTURES)
    for n in range(4):
        place = room.table.place_of(f"other:{n}")
        room.tap(room.stage.mapFromScene(place.x, place.y + place.width * 0.5))
        assert room.pill == NOT_YOURS
    assert room.log == [CAPTURES]
    assert not room.lit("lift")


def test_on_the_bots_turn_a_card_says_why_not(patient: Room) -> None:
    patient.open(CAPTURES)
    patient.tap("7H")
    patient.tap("7H")
    assert patient.controller.is_thinking
    for card in patient.hand:
        patient.tap(card)
        assert patient.pill == BOTS_TURN
        patient.tap(card)
    assert patient.log == [CAPTURES, "7H"]
    assert not patient.lit("lift")


def test_the_sentence_goes_when_a_card_is_lifted(patient: Room) -> None:
    patient.open(CAPTURES)
    patient.tap(patient.stage.mapFromScene(patient.table.place_of("other:0").x, 40))
    assert patient.pill == NOT_YOURS
    patient.tap("7H")
    assert patient.pill.startswith("7H")


def test_a_sentence_goes_by_itself(patient: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skillgames.games.fishing.table.FishingTable.REFUSAL_MS", 1)
    patient.open(CAPTURES)
    patient.tap(patient.stage.mapFromScene(patient.table.place_of("other:0").x, 40))
    patient.wait(lambda: patient.table.refusal is None)
    assert patient.pill_is_empty


def test_under_a_sheet_nothing_can_be_done(room: Room) -> None:
    room.open(CAPTURES)
    room.window.pause()
    for what in ("7H", "7H", "9D", felt(room)):
        room.tap(what)
        assert room.pill == text(room.table.blocked)
    room.drag("7H", 0, -200)
    order = room.hand
    room.drag("7H", 200, 0)
    assert room.hand == order
    assert room.log == [CAPTURES]
    assert not (room.lit("lift") | room.lit("glow"))
    assert room.place("7H") == room.table.place_of("7H")


def test_four_quick_taps_are_one_play(open_room: Any) -> None:
    room = open_room(Patient())
    room.open(CAPTURES)
    room.table.guard_ms = 60_000
    for _ in range(4):
        room.tap(2)
    assert room.log == [CAPTURES, "7H"]
    assert room.table.refusal is None, "what is meant for the card just played is no mistake"


def test_four_quick_taps_are_one_play_even_when_the_bot_is_quick(room: Room) -> None:
    room.open(CAPTURES)
    room.table.guard_ms = 60_000
    for _ in range(4):
        room.tap(2)
        room.settle()
    assert room.log[1] == "7H"
    assert len(room.log) == 3
    assert not room.lit("lift")


def test_a_double_click_plays_a_card(patient: Room) -> None:
    from PySide6.QtTest import QTest

    patient.open(CAPTURES)
    viewport, pos = patient.stage.viewport(), patient.spot("7H")
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=pos)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=pos)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=pos)
    assert patient.log == [CAPTURES, "7H"]


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_do_nothing(room: Room, button: Qt.MouseButton) -> None:
    from PySide6.QtTest import QTest

    room.open(CAPTURES)
    for _ in range(2):
        QTest.mouseClick(room.stage.viewport(), button, pos=room.spot("7H"))
    assert not room.lit("lift")
    assert room.log == [CAPTURES]


# --- the position changes ------------------------------------------------------------------


def at_rest(room: Room) -> None:
    """Nothing is lifted, lit or said to be so, and the table is the layout of the view."""
    assert room.table.lifted is None
    assert not (room.lit("lift") | room.lit("glow") | room.lit("dim"))
    assert "ghost" not in room.table.items
    wanted = room.table.layout(room.view)
    assert {key: item.place for key, item in room.table.items.items()} == wanted


def test_a_lifted_card_is_lowered_by_the_menu(room: Room) -> None:
    """B4."""
    room.open(CAPTURES)
    room.tap("2S")
    room.click(room.window.playing.menu_button)
    at_rest(room)
    room.click(room.sheet.resume_button)
    at_rest(room)
    assert room.log == [CAPTURES]
    room.tap("7H")
    assert room.log == [CAPTURES]
    assert room.lit("lift") == {"7H"}


def test_a_lifted_card_is_lowered_by_a_play_and_by_a_deal(patient: Room) -> None:
    """B4: no selection survives into another position."""
    log = played(5, lambda match: match.to_act == 1 and match.view(1).hand.bit_count() == 1)
    patient.open(*log)
    patient.tap(felt(patient))
    last = patient.controller.match.legal_texts()[0]
    patient.answer(last)
    at_rest(patient)
    assert len(patient.hand) == 4, "dealt anew"
    patient.tap(1)
    patient.tap(2)
    patient.tap(2)
    at_rest(patient)


def test_nothing_is_lifted_in_a_new_round(room: Room) -> None:
    """B4, B10c: after the round's last card no hand is there; then everything is new."""
    log = before_the_last_card_of_the_person(11)
    room.open(*log)
    room.tap(1)
    room.tap(1)
    room.settle()
    assert room.sheet is not None
    at_rest(room)
    assert room.hand == ()
    for n in range(1, 5):
        spot = room.table.geometry.hand_places(4)[n - 1]
        room.tap(room.stage.mapFromScene(spot[0], spot[1]))
    assert decks(room.log) == 1
    room.click(room.sheet.button)
    room.settle()
    at_rest(room)
    assert decks(room.log) == 2


def test_the_bot_begins_its_round(patient: Room) -> None:
    """B6: until the bot has played, the person's cards only say why not."""
    patient.open(*BOT_BEGINS)
    assert patient.controller.is_thinking
    before = list(patient.log)
    for card in patient.hand:
        patient.tap(card)
        patient.tap(card)
        patient.drag(card, 0, -200)
    assert patient.log == before
    assert patient.pill == BOTS_TURN
    patient.answer(patient.controller.match.legal_texts()[0])
    patient.tap(1)
    patient.tap(1)
    assert len(patient.log) == len(before) + 2


def test_every_card_that_is_played_was_allowed(room: Room) -> None:
    """B32, for hasty hands: whatever is pressed, the log replays."""
    import random

    from tests.packs import fishing

    room.open(CAPTURES)
    rng = random.Random(2)
    for _ in range(120):
        if room.sheet is not None:
            break
        pos = QPoint(rng.randrange(room.stage.width()), rng.randrange(room.stage.height()))
        near = room.hand and rng.random() < 0.7
        room.tap(room.spot(rng.randrange(len(room.hand)) + 1) if near else pos)
        if rng.random() < 0.5:
            room.pump(1)
    room.settle()
    assert fishing(room.log).log == room.log
