"""Fishing for a screen reader: names, places, announcements, and a round played by ear."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton
from shiboken6 import isValid

from skillgames.engine.cards import CODES
from skillgames.engine.match import Match
from skillgames.games.fishing.words import card_name
from skillgames.widgets.sheets import TallySheet
from tests.accessible import ASSERTIVE, POLITE, Listener, children, name, press, root, tree
from tests.packs import deck, played, whole
from tests.room import Patient, Room

CAPTURES = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
"""9C takes 9D, 5+4 and not 3S; 7H takes 4+3; 2S nothing; KD 9+4."""

SCORING = deck("TD AC 3C 8S", "4C 5H 6H 7H", "KD QD AS 2S")


def heard(room: Room) -> list[str]:
    """The names on the table, without the controls over it."""
    return list(room.table.access.names.values())


def named(room: Room, start: str) -> str:
    """The one name that begins with these words."""
    found = [one for one in heard(room) if one.startswith(start)]
    assert len(found) == 1, (start, heard(room))
    return found[0]


@pytest.fixture
def patient(open_room: Callable[..., Room]) -> Room:
    """No motion, and a bot that moves when the test says so."""
    return open_room(Patient())


# --- names ----------------------------------------------------------------------------------------


def test_names_of_the_first_deal(patient: Room) -> None:
    patient.open(CAPTURES)
    names = heard(patient)
    assert [one.split(",")[0] for one in names] == [
        *(str(card_name(code)) for code in patient.hand),
        *(str(card_name(code)) for code in ("9D", "5C", "4H", "3S")),
        *["face down"] * 4,
        names[12].split(",")[0],
        *("your pile: empty", "bot’s pile: empty", "You", "Bot"),
    ]
    assert named(patient, "five of clubs") == "five of clubs, on the table, 2 of 4"
    assert names[8:12] == [f"face down, bot’s hand, {n} of 4" for n in (1, 2, 3, 4)]
    assert re.fullmatch(r"40 card\S* in the deck, deal 1 of 6", names[12])
    assert re.fullmatch(r"You, 0 of 16 point\S*, your turn", named(patient, "You"))
    assert re.fullmatch(r"Bot, Hard, 0 of 16 point\S*", named(patient, "Bot"))


def test_what_a_card_takes_is_in_its_name(patient: Room) -> None:
    patient.open(CAPTURES)
    taken = r"takes 3 card\S*: nine of diamonds, five of clubs, four of hearts"
    assert re.fullmatch(
        rf"nine of clubs, in your hand, \d of 4, {taken}", named(patient, "nine of c")
    )
    assert named(patient, "two of spades").endswith(", takes nothing")


def test_without_highlighting_nothing_tells_what_is_taken(patient: Room) -> None:
    patient.open(CAPTURES)
    patient.window.change_setting("highlight_captures", False)
    assert re.fullmatch(r"nine of clubs, in your hand, \d of 4", named(patient, "nine of c"))
    patient.tap("9C")
    assert "take" not in "".join(heard(patient))


def test_worth_and_values_are_in_the_name(patient: Room) -> None:
    patient.open(SCORING)
    ten, ace = named(patient, "ten of diamonds"), named(patient, "ace of spades")
    assert re.match(r"ten of diamonds, worth 2 point\S*, hand value 16, in your hand, ", ten)
    assert re.fullmatch(r"ace of spades, worth 1 point\S*, on the table, 3 of 4", ace)


def test_lifting_is_in_the_names(patient: Room) -> None:
    patient.open(CAPTURES)
    patient.tap("7H")
    assert named(patient, "seven of hearts").startswith("seven of hearts, lifted, in your hand, ")
    taken = {one.split(",")[0] for one in heard(patient) if one.endswith("would be taken")}
    assert taken == {str(card_name("4H")), str(card_name("3S"))}


def test_piles_and_plates_after_a_sweep(patient: Room) -> None:
    patient.open(deck("9C 7H 2S KD", "3C 4C JS QS", "3S 4S 5S AH"), "KD")
    pile = named(patient, "your pile")
    assert re.fullmatch(r"your pile: 5 card\S*, 3 spade\S*, 1 sweep\S*", pile)
    assert re.fullmatch(r"You, 0 of 16 point\S*", named(patient, "You"))
    assert named(patient, "Bot").endswith(", its turn")


def test_the_order_of_the_hand_is_heard(patient: Room) -> None:
    patient.open(CAPTURES)
    first = patient.hand[0]
    patient.drag(1, 400, 0)
    assert patient.hand[0] != first
    assert heard(patient)[0].startswith(str(card_name(patient.hand[0])))


# --- nothing hidden, everything in its place ------------------------------------------------------


def expected(match: Match, room: Room) -> list[str]:
    """The cards a person sees, in reading order, told by the owner of the table."""
    state = match.describe()
    hidden = len(state["hands"][1])  # type: ignore[index]
    shown = [*room.hand, *state["table"]]  # type: ignore[misc]
    return [*(str(card_name(code)) for code in shown), *["face down"] * hidden]


@pytest.mark.parametrize("seed", [3, 21])
def test_a_whole_match_names_what_is_seen_and_nothing_else(patient: Room, seed: int) -> None:
    """B29: the tree is compared with the true hands after every entry."""
    log = whole(seed)
    patient.open(log[0])
    table, every = patient.table, {str(card_name(code)) for code in CODES}
    match = patient.controller.match.at(0)
    for end, entry in enumerate(log, start=1):
        match.enter(entry)
        if end % 40 == 1:
            table.show_view(match.view(0), [])
        else:  # only the words: painting takes far longer
            table.view = match.view(0)
            table.reset()
            table.access.changed()
        names = heard(patient)
        wanted = expected(match, patient)
        assert [one.split(",")[0] for one in names[: len(wanted)]] == wanted
        rest = names[len(wanted) :]
        assert not [card for card in every for one in rest if card in one]
        seen = set(wanted)
        for one in names[: len(wanted)]:
            assert {card for card in every if card in one} <= seen
        if end % 40 == 1:
            places_are_right(patient)


def places_are_right(room: Room) -> None:
    """Every card is said to be where its item is."""
    keys = list(room.table.access.names)
    for key, child in zip(keys, children(root(room.stage)), strict=False):
        item = room.table.items.get(key) or room.table.items.get(f"{key}:0")
        if item is None:
            continue
        middle = room.stage.viewport().mapToGlobal(room.stage.mapFromScene(item.pos()))
        found = child.rect()
        assert abs(found.center().x() - middle.x()) <= 1, key
        assert abs(found.center().y() - middle.y()) <= 1, key
        assert abs(found.width() - item.place.width) <= 1, key
        assert abs(found.height() - item.place.width * 1.4) <= 1, key


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_every_entry_has_its_place(open_room: Callable[..., Room], size: tuple[int, int]) -> None:
    room = open_room(Patient(), size=size)
    room.open(*played(21, lambda match: match.version == 12))
    places_are_right(room)
    window = root(room.window).rect()
    for child in children(root(room.stage)):
        assert child.rect().intersects(window), name(child)
        assert child.rect().width() >= 20
    room.tap(1) if room.controller.is_person_to_act else room.answer(bots_card(room))
    places_are_right(room)


def bots_card(room: Room) -> str:
    hands: Any = room.controller.match.describe()["hands"]
    return str(hands[1][0])


def test_open_hands_of_a_replay_are_named(patient: Room) -> None:
    patient.open(CAPTURES)
    patient.table.show_view(patient.view, [], {1: ("3C", "4C", "5H", "6H")})
    assert named(patient, "five of hearts") == "five of hearts, bot’s hand, 3 of 4"
    assert "face down" not in "".join(heard(patient))


# --- hands ----------------------------------------------------------------------------------------


def card(room: Room, code: str) -> Any:
    """The interface of a card."""
    start = str(card_name(code)) + ","
    return next(one for one in children(root(room.stage)) if name(one).startswith(start))


def test_two_presses_lift_and_play(patient: Room) -> None:
    patient.open(CAPTURES)
    press(card(patient, "7H"))
    patient.pump()
    assert patient.table.lifted == "7H"
    assert card(patient, "7H").state().selected
    assert patient.log == [CAPTURES]
    press(card(patient, "7H"))
    patient.pump()
    assert patient.log == [CAPTURES, "7H"]


def test_a_press_out_of_turn_is_refused_like_a_tap(
    patient: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient.open(CAPTURES, "7H")
    listener = Listener(monkeypatch)
    assert card(patient, "9C").state().disabled
    press(card(patient, "9C"))
    patient.pump()
    assert listener.said == [("It is the bot’s turn.", ASSERTIVE)]
    assert patient.log == [CAPTURES, "7H"]


def test_walking_with_the_arrows_is_told(patient: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    patient.open(CAPTURES)
    assert heard(patient)
    listener = Listener(monkeypatch)
    patient.key(Qt.Key.Key_Right)
    patient.key(Qt.Key.Key_Right)
    told = [about for kind, about in listener.events if kind == "Focus"]
    assert told == [heard(patient)[0], heard(patient)[1]]
    assert children(root(patient.stage))[1].state().focused


# --- announcements --------------------------------------------------------------------------------


def test_moves_are_told_politely_and_the_turn_at_once(
    patient: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient.open(CAPTURES)
    listener = Listener(monkeypatch)
    press(card(patient, "7H"))
    patient.pump()
    assert listener.said == [(named(patient, "seven of hearts"), POLITE)]
    listener.said.clear()
    press(card(patient, "7H"))
    patient.pump()
    own = "You play: seven of hearts. Taken: three of spades, four of hearts."
    assert [(one, how) for one, how in listener.said if "play" in one] == [(own, POLITE)]
    assert "Your turn." not in [one for one, _ in listener.said]
    listener.said.clear()
    patient.answer("3C")
    patient.pump()
    assert listener.said == [
        ("The bot lays on the table: three of clubs.", POLITE),
        ("Your turn.", ASSERTIVE),
    ]
    description = root(patient.stage).text(QAccessible.Text.Description)
    assert description == "The bot lays on the table: three of clubs."


def test_each_event_has_its_own_sentence(patient: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    patient.open(deck("9C 7H 2S KD", "3C 4C JS QS", "3S 4S 5S AH"))
    listener = Listener(monkeypatch)
    for _ in range(2):
        press(card(patient, "KD"))
        patient.pump()
    polite = [one for one, how in listener.said if how == POLITE]
    assert polite[-1] == "You clear the table: a sweep."
    assert polite[-2].startswith("You play: king of diamonds. Taken: ")


def test_another_language_announces_nothing(patient: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    patient.open(CAPTURES)
    listener = Listener(monkeypatch)
    patient.window.change_setting("language", "ru")
    patient.pump()
    assert listener.said == []
    assert heard(patient)[0].startswith("двойка пик")


# --- by ear alone ---------------------------------------------------------------------------------


def button(room: Room, wanted: str) -> Any:
    """The one control of the window with this name that can be pressed."""
    found = [
        one
        for one in tree(root(room.window))
        if name(one).casefold() == wanted.casefold() and not one.state().disabled
    ]
    assert found, wanted
    return found[0]


def press_control(room: Room, wanted: str) -> None:
    """Press a control, which shows that it is pressed for a moment before it acts."""
    control = button(room, wanted)
    widget = control.object()
    press(control)
    room.wait(lambda: not (isValid(widget) and widget.isDown()))
    room.settle()


def hear(room: Room, wanted: str) -> list[Any]:
    """All that can be reached in the window whose name has these words in it."""
    return [one for one in tree(root(room.window)) if wanted in name(one)]


def on_table(room: Room, wanted: str) -> list[Any]:
    """The same for the list of the table alone."""
    return [one for one in children(root(room.stage)) if wanted in name(one)]


def test_a_whole_round_is_played_by_ear(room: Room) -> None:
    """From the first page to the score sheet and on: names and Press only."""
    assert (root(room.window).role(), name(root(room.window))) == (
        QAccessible.Role.Window,
        "Skillgames",
    )
    press_control(room, name(hear(room, "Fishing. ")[0]))
    press_control(room, "PLAY")
    room.table.guard_ms = 0
    plays = 0
    while on_table(room, "your turn"):
        hand = on_table(room, "in your hand")
        best = max(hand, key=lambda one: int(_number(r"takes (\d+)", name(one))))
        what = name(best).split(",")[0]
        press(best)
        room.settle()
        lifted = on_table(room, "lifted")
        assert [name(one).split(",")[0] for one in lifted] == [what]
        press(lifted[0])
        room.settle()
        plays += 1
    assert plays == 24
    assert room.sheet is not None
    assert hear(room, "Most cards")
    press_control(room, "NEXT ROUND")
    assert room.sheet is None
    assert len(on_table(room, "in your hand")) == 4


def _number(pattern: str, words: str) -> str:
    found = re.search(pattern, words)
    return found.group(1) if found else "0"


def test_the_pause_sheet_is_reached_from_the_table(room: Room) -> None:
    room.open(CAPTURES)
    press_control(room, "Menu")
    assert room.sheet is not None
    assert all(one.state().disabled for one in hear(room, "in your hand"))
    press_control(room, "RESUME")
    assert room.sheet is None
    assert not any(one.state().disabled for one in hear(room, "in your hand"))


def settings(room: Room) -> None:
    room.window.open_settings()


def setup(room: Room) -> None:
    room.window.open_game("fishing")


def statistics(room: Room) -> None:
    room.window.open_statistics()


def pause(room: Room) -> None:
    room.open(CAPTURES)
    room.window.pause()


def tally(room: Room) -> None:
    room.open(*played(4, lambda match: bool(match.view(0).rounds)))


def results(room: Room) -> None:
    room.open(*whole(4)[:-1])
    last = whole(4)[-1]
    press_twice(room, last) if room.controller.is_person_to_act else room.answer(last)
    room.settle()
    if isinstance(room.sheet, TallySheet):
        press_control(room, "Results")


def press_twice(room: Room, code: str) -> None:
    room.tap(code)
    room.tap(code)


@pytest.mark.parametrize("opened", [settings, setup, statistics, pause, tally, results])
def test_every_control_of_a_sheet_is_reached(
    open_room: Callable[..., Room], opened: Callable[[Room], None]
) -> None:
    room = open_room(Patient())
    opened(room)
    room.settle()
    assert room.sheet is not None
    controls = [one for one in room.sheet.findChildren(QAbstractButton) if one.isVisible()]
    assert controls
    found = [one for one in tree(root(room.window)) if isinstance(one.object(), QAbstractButton)]
    reached = {one.object() for one in found}
    assert [one for one in controls if one not in reached] == []
    assert all(name(one) for one in found)
