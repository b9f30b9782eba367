"""Presses, drags and keys at the table of Tarocchino: what they do and what they never do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from skillgames.engine.text import Msg
from skillgames.games.tarocchino.state import Phase
from skillgames.games.tarocchino.table.geometry import (
    AWAY,
    BUTTON_KEYS,
    COMBINATIONS,
    LAST,
    PERSON,
)
from skillgames.widgets.sheet_parts.lookup import LookupSheet
from skillgames.widgets.sheets import PauseSheet
from tests.games.tarocchino.table_room import TarocchinoRoom, deck_of, played
from tests.room import Patient

SPOKEN = ("pass", "pass", "pass", "pass")
FOLLOWS = (
    *deck_of("CR CQ C7 S10 S9 T12 MAT", "", "", "CC C8", dealer=2, laid="D10 D9"),
    *("discard D9 D10", *SPOKEN, "play CC"),
)
"""The person follows with cups or plays the Matto; the left opponent has led the Knight."""


def refusals(room: TarocchinoRoom) -> list[Msg]:
    """What is refused from now on."""
    said: list[Msg] = []
    room.table.refused.connect(said.append)
    return said


def dealing(room: TarocchinoRoom) -> None:
    """The person deals and holds a King, the Angel and the Matto."""
    deck = deck_of("SR ANG MAT BEG S10 S9 CQ D7 T5 M1 BF", dealer=0, laid="B6 B7")
    room.open(*deck)


# --- laying away --------------------------------------------------------------------------------


def test_two_cards_are_laid_away_and_the_button_says_how_many_are_missing(
    patient: TarocchinoRoom,
) -> None:
    dealing(patient)
    assert patient.phase == Phase.DISCARDING
    assert not patient.button(AWAY).is_on
    said = refusals(patient)
    patient.tap(AWAY)
    assert [str(one) for one in said] == ["Choose two cards of your hand to lay away."]
    patient.tap("B6")
    patient.tap(AWAY)
    assert str(said[-1]) == "One more card has to be laid away."
    assert patient.log == patient.log[:2]
    patient.tap("B7")
    assert patient.button(AWAY).is_on
    assert patient.lit("ring") == {"B6", "B7"}
    patient.tap(AWAY)
    assert patient.log[2] == "discard B7 B6"
    assert patient.lit("ring") == set()


@pytest.mark.parametrize("code", ["SR", "ANG", "BEG", "MAT"])
def test_what_must_stay_is_dark_and_says_why(patient: TarocchinoRoom, code: str) -> None:
    dealing(patient)
    said = refusals(patient)
    assert patient.place(code).dim == 1.0
    patient.tap(code)
    assert "may not be laid away" in str(said[-1])
    assert patient.pill == str(said[-1])
    assert patient.table.marked == frozenset()


def test_a_third_card_is_refused_and_one_can_be_kept_after_all(patient: TarocchinoRoom) -> None:
    """B16, B17: exactly the cards that are chosen in the end are laid away."""
    dealing(patient)
    said = refusals(patient)
    patient.tap("B6")
    patient.tap("B7")
    patient.tap("S10")
    assert "chosen already" in str(said[-1])
    assert patient.table.marked == {"B6", "B7"}
    patient.tap("B7")
    patient.tap("S10")
    assert patient.table.marked == {"B6", "S10"}
    patient.tap(AWAY)
    assert patient.log[2] == "discard S10 B6"


def test_a_chosen_card_can_be_pulled_up_too(patient: TarocchinoRoom) -> None:
    dealing(patient)
    patient.drag("B6", 0, -200)
    assert patient.table.marked == {"B6"}
    patient.key(Qt.Key.Key_Escape)
    assert patient.table.marked == frozenset()


def test_what_stays_is_counted_while_one_chooses(patient: TarocchinoRoom) -> None:
    deck = deck_of("SR SQ SC S10 S9 B6", dealer=0, laid="B8 B7")
    patient.open(*deck)
    before = int(patient.panel.entries[-1].points)
    patient.tap("SQ")
    assert int(patient.panel.entries[-1].points) < before


# --- declaring ----------------------------------------------------------------------------------


def test_every_combination_is_listed_with_its_points_and_the_total(
    patient: TarocchinoRoom,
) -> None:
    hand = "SR CR DR SQ CQ BQ SC CC DC MAT"
    patient.open(*deck_of(hand, dealer=3, laid="D10 D9"), "discard D9 D10")
    [*lines, total] = patient.panel.entries
    found = patient.table.view.hand
    from skillgames.games.tarocchino.combinations import tally

    named = tally(found)
    assert [int(line.points) for line in lines[: len(named.combinations)]] == [
        one.points for one in named.combinations
    ]
    assert int(total.points) == named.points == sum(int(line.points) for line in lines)
    assert str(named.points) in patient.button("declare").label
    raised = {code for code in patient.table.order if patient.place(code).rise > 0}
    assert raised == set(patient.table._ready(patient.view))
    patient.tap("declare")
    assert patient.log[-1] == "declare"


def test_without_a_combination_one_can_only_pass(patient: TarocchinoRoom) -> None:
    hand = "S10 S9 S8 B10 B9 B8 C10 C9 C8 D8 D7 D6 T5 T7 T9"
    patient.open(*deck_of(hand, dealer=3, laid="D10 D9"), "discard D9 D10")
    assert [button.key for button in patient.panel.buttons] == ["pass"]
    assert patient.lit("dim") == set(), "nothing is dark where nothing can be told apart"
    said = refusals(patient)
    patient.tap("S10")
    assert "declares or passes" in str(said[-1])
    patient.tap("pass")
    assert patient.log[-1] == "pass"


# --- playing ------------------------------------------------------------------------------------


def test_cards_that_may_not_be_played_are_dark_and_say_why(patient: TarocchinoRoom) -> None:
    patient.open(*FOLLOWS)
    lawful = {code for code in patient.table.order if code[0] == "C"} | {"MAT"}
    dark = patient.lit("dim")
    assert dark == set(patient.table.order) - lawful
    said = refusals(patient)
    patient.tap("S10")
    assert str(said[-1]) == "Cups were led, and you have cups to play."
    patient.tap("T12")
    assert str(said[-1]) == "Cups were led, and you have cups to play."
    assert patient.table.lifted is None
    assert patient.log[-1] == "play CC"


def test_who_cannot_follow_must_trump_and_is_told_so(patient: TarocchinoRoom) -> None:
    hand = "S10 S9 S8 S7 S6 SA B10 B9 B8 B7 B6 BA T12 T11 MAT"
    deck = deck_of(hand, "", "", "CC C8", dealer=2, laid="D10 D9")
    patient.open(*deck, "discard D9 D10", *SPOKEN, "play CC")
    assert patient.lit("dim") == set(patient.table.order) - {"T12", "T11", "MAT"}
    said = refusals(patient)
    patient.tap("S10")
    assert str(said[-1]) == "You have no card of the suit led, so you must play a trump."


def test_a_tap_lifts_and_says_what_happens_a_second_one_plays(patient: TarocchinoRoom) -> None:
    patient.open(*FOLLOWS)
    patient.tap("CR")
    assert patient.table.lifted == "CR"
    assert "takes so far" in patient.pill
    assert patient.place("ghost").face == "CR"
    patient.tap("C7")
    assert patient.table.lifted == "C7"
    assert "does not take" in patient.pill
    patient.tap("C7")
    assert patient.log[-1] == "play C7"
    assert patient.lit("lift") == set()
    assert "ghost" not in patient.table.items


def test_a_quick_double_tap_and_two_more_are_one_play(patient: TarocchinoRoom) -> None:
    patient.open(*FOLLOWS)
    patient.table.guard_ms = 10_000
    for _ in range(4):
        patient.tap("CR") if "CR" in patient.table.order else patient.tap(1)
    assert patient.log[-1] == "play CR"


def test_a_card_pulled_up_is_played_and_a_short_drag_is_not(patient: TarocchinoRoom) -> None:
    patient.open(*FOLLOWS)
    patient.drag("CR", 4, -20)
    patient.drag("CR", 200, 0)
    assert patient.log[-1] == "play CC"
    assert patient.belongs()
    patient.drag("S10", 0, -250)
    assert patient.log[-1] == "play CC", "pulling up asks the rules, too"
    assert patient.belongs()
    patient.drag("CR", 0, -250)
    assert patient.log[-1] == "play CR"


@pytest.mark.parametrize("dx", [-3, 3])
def test_a_tap_with_a_wobble_is_a_tap(patient: TarocchinoRoom, dx: int) -> None:
    """B20."""
    patient.open(*FOLLOWS)
    start = patient.spot("CR")
    patient.press(start)
    patient.move(start + QPoint(dx, 1))
    patient.release(start + QPoint(dx, 1))
    assert patient.table.lifted == "CR"


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_a_press_means_the_card_under_it_whatever_is_lifted(
    open_taro: Callable[..., TarocchinoRoom], size: tuple[int, int]
) -> None:
    """B22: seventeen cards, each hit in the middle of what is seen of it."""
    room = open_taro(Patient(), size=size)
    dealing(room)
    order = room.table.order
    assert len(order) == 17
    places = room.table.layout(room.view)
    for n, code in enumerate(order):
        place = places[code]
        left = place.x - place.width / 2
        right = places[order[n + 1]].x - place.width / 2 if n + 1 < len(order) else left + 40
        assert right - left >= 0.62 * place.width or n + 1 == len(order)
        middle = room.stage.mapFromScene((left + right) / 2, place.y)
        assert room.table.hit(room.stage.mapToScene(middle)) == code
    room.tap("B7")
    for code in order:
        assert room.table.hit(room.stage.mapToScene(room.spot(code))) == code


def test_nothing_can_be_done_in_the_turn_of_others(patient: TarocchinoRoom) -> None:
    """B6, B24: the hand is not lifted, dimmed or dragged while bots are at it."""
    patient.open(*FOLLOWS[:-1])
    said = refusals(patient)
    log = list(patient.log)
    assert patient.lit("dim") == set()
    patient.tap("CR")
    patient.drag("CR", 0, -250)
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_Return):
        patient.key(key)
    assert patient.log == log
    assert patient.table.lifted is None
    assert {str(one) for one in said} == {"It is the bot’s turn."}


def test_cards_of_others_cannot_be_played(patient: TarocchinoRoom) -> None:
    """B18: neither backs nor declared cards nor those of the trick."""
    patient.open(*FOLLOWS)
    log = list(patient.log)
    said = refusals(patient)
    backs = [key for key in patient.table.items if key.startswith("other")]
    for key in ("other1:0", "other2:0", "other3:0", "CC"):
        assert key in (*backs, "CC")
        patient.table.tapped(key)
        patient.table.tapped(key)
    assert patient.log == log
    assert {str(one) for one in said} == {"That card is not yours."}


def test_enter_with_no_ring_plays_nothing(patient: TarocchinoRoom) -> None:
    """B24: the first Enter shows where the ring is, the second lifts, the third plays."""
    patient.open(*FOLLOWS)
    patient.key(Qt.Key.Key_Return)
    assert patient.table.focused in patient.table._ready(patient.view)
    assert patient.table.lifted is None
    patient.key(Qt.Key.Key_Return)
    assert patient.table.lifted == patient.table.focused
    assert patient.log[-1] == "play CC"
    patient.key(Qt.Key.Key_Escape)
    assert patient.table.lifted is None


def test_nothing_stays_lifted_under_a_sheet_or_behind(patient: TarocchinoRoom) -> None:
    """B4."""
    patient.open(*FOLLOWS)
    patient.tap("CR")
    patient.window.pause()
    assert isinstance(patient.sheet, PauseSheet)
    assert patient.lit("lift") == set()
    assert "ghost" not in patient.table.items
    patient.window.go_back_to_table()
    patient.tap("CR")
    assert patient.table.lifted == "CR", "one tap only lifts"


def test_arrows_reach_every_card_and_button(patient: TarocchinoRoom) -> None:
    dealing(patient)
    seen = set()
    for _ in range(3):
        for _ in range(18):
            patient.key(Qt.Key.Key_Right)
            seen.add(patient.table.focused)
        patient.key(Qt.Key.Key_Up)
    there = {key for key in BUTTON_KEYS if patient.table.button_rect(key) is not None}
    assert seen == {*patient.table.order, *there}
    assert there == {AWAY, COMBINATIONS}


# --- looking things up --------------------------------------------------------------------------


def later(room: TarocchinoRoom) -> None:
    """A deal with some tricks taken, the person at the turn."""
    match = next(
        match
        for entries in range(24, 40)
        if (match := played("later", entries=entries)).to_act == PERSON
    )
    room.open(*match.log)


def test_the_last_trick_can_be_looked_at_again(patient: TarocchinoRoom) -> None:
    later(patient)
    trick = patient.view.history[-1]
    before = dict(patient.table.layout(patient.view))
    patient.tap(LAST)
    from skillgames.engine.bologna import CODES

    rings = patient.lit("ring")
    assert rings == {CODES[trick.cards[(trick.winner - trick.leader) % 4]]}
    for place, card in enumerate(trick.cards):
        spot = patient.table.geometry.trick_place(trick.seat_of(place))
        assert patient.place(CODES[card]).x == spot.x
    patient.tap(1)
    assert not patient.table.shows_last, "any press goes back"
    assert patient.table.lifted is None
    assert patient.table.layout(patient.view) == before
    patient.key(Qt.Key.Key_T)
    assert patient.table.shows_last
    patient.key(Qt.Key.Key_Escape)
    assert not patient.table.shows_last


def test_the_helper_opens_at_any_time_by_button_and_key(patient: TarocchinoRoom) -> None:
    patient.open(*FOLLOWS)
    patient.tap(COMBINATIONS)
    assert isinstance(patient.sheet, LookupSheet)
    patient.key(Qt.Key.Key_Escape)
    assert patient.sheet is None
    patient.tap("C7")
    patient.tap("C7")
    assert patient.controller.legal == [], "a bot is at the turn"
    patient.key(Qt.Key.Key_C)
    assert isinstance(patient.sheet, LookupSheet)
    asked = len(patient.thinker.asked)  # type: ignore[attr-defined]
    patient.click(patient.sheet.button)
    assert patient.sheet is None
    assert len(patient.thinker.asked) >= asked  # type: ignore[attr-defined]
    patient.answer("play C8" if "play C8" in _can(patient) else _can(patient)[0])


def _can(room: TarocchinoRoom) -> list[str]:
    """The texts of all legal moves of whoever is at the turn."""
    match = room.controller.match
    return [match.game.rules.format(move) for move in match.legal_moves()]


def test_the_ring_is_seen_whole(patient: TarocchinoRoom) -> None:
    patient.open(*FOLLOWS)
    for _ in range(4):
        patient.key(Qt.Key.Key_Right)
    focused = patient.table.focused
    assert focused is not None
    others = [patient.place(code).z for code in patient.table.order if code != focused]
    assert patient.place(focused).z > max(others)
