"""What moves at the table of Fishing: it tells what happened, can be ended at any moment,
and never leaves anything where it does not belong."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from skillgames.engine.cards import codes_in
from skillgames.games.fishing.events import Captured
from skillgames.games.fishing.table.telling import GLOW_MS, PLAY_MS
from skillgames.games.fishing.words import card_list, card_name, say
from skillgames.widgets.sheets import PauseSheet, TallySheet
from tests.packs import before_the_last_card_of_the_person, deck, played, whole
from tests.room import Room

START = deck("9C 7H 2S KD", "JC 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
"""The person's 2S and the bot's JC take nothing; then 5H takes 5C and 3S with 2S."""

LANGUAGES = ("en", "ru", "uk")


def belongs(room: Room) -> bool:
    """Whether every card lies where the layout of the view has it, and nothing else is there."""
    table = room.table
    wanted = table.layout(room.view)
    return not room.stage.animator.running and wanted == {
        key: item.place for key, item in table.items.items()
    }


def lay_and_freeze(room: Room) -> None:
    """The person lays a card; the motion stands still at its beginning."""
    room.open(START)
    room.tap("2S")
    room.tap("2S")
    room.freeze()


# --- what is told -------------------------------------------------------------------------------


def test_the_bots_card_and_what_it_takes_glow_before_they_go(moving_room: Room) -> None:
    """B9 and FA33, for the bot: shown == taken == told."""
    room = moving_room
    lay_and_freeze(room)
    room.stage.animator.finish()
    told: list[Any] = []
    room.controller.happened.connect(told.extend)
    promised = set(room.table.captured("5H"))
    room.answer("5H")
    room.freeze()
    room.at(PLAY_MS + GLOW_MS + 100)
    captured = told[0]
    assert isinstance(captured, Captured)
    assert promised == set(captured.taken) == {"5C", "3S", "2S"}
    assert room.lit("glow") == {"5H", *captured.taken}
    assert room.lit("dim") == set()
    assert room.place("5H").face == "5H"
    assert set(codes_in(room.view.piles[1])) == {"5H", *captured.taken}
    names = card_list(captured.taken)
    assert str(say(captured, 0)) == f"The bot plays: {card_name('5H')}. Taken: {names}."
    room.stage.animator.finish()
    assert belongs(room)
    assert room.pill.startswith("Bot:  5H  ")
    assert "3 + 2" in room.pill


def test_a_card_of_the_bot_is_a_back_until_it_turns(moving_room: Room) -> None:
    room = moving_room
    lay_and_freeze(room)
    room.stage.animator.finish()
    room.answer("JC")
    room.freeze()
    room.at(PLAY_MS * 0.02)
    assert room.place("JC").face is None
    room.at(PLAY_MS * 0.95)
    assert room.place("JC").face == "JC"


def shown_faces(room: Room) -> set[str]:
    """The cards whose faces can be seen now."""
    return {item.place.face for item in room.table.items.values() if item.place.face is not None}


@pytest.mark.parametrize("seed", [1, 2])
def test_no_moment_of_any_motion_shows_a_hidden_card(moving_room: Room, seed: int) -> None:
    """B29: nothing is ever face up that the person could not know."""
    room = moving_room
    rng = random.Random(seed)
    log = whole(seed)
    room.open(log[0], settle=False)
    seen = 0
    for text in log[1:49]:
        seen |= room.view.seen
        room.stage.animator.finish()
        if room.controller.is_person_to_act:
            card = room.hand.index(text) + 1
            room.tap(card)
            room.tap(card)
        else:
            room.answer(text)
        if not room.stage.animator.running:
            continue
        room.freeze()
        known = set(codes_in(seen | room.view.seen))
        for _ in range(4):
            room.at(room.length * rng.random() * 0.99)
            assert shown_faces(room) <= known
        seen |= room.view.seen


def test_a_deal_comes_from_the_stock(moving_room: Room) -> None:
    room = moving_room
    room.open(settle=False)
    assert room.stage.animator.running, "the first deal of a new match"
    room.freeze()
    room.at(1)
    assert not (room.lit("glow") | room.lit("lift"))
    assert sum(item.place.face is not None for item in room.table.items.values()) <= 1
    room.stage.animator.finish()
    assert belongs(room)
    assert len(room.hand) == 4


# --- ended by a press ---------------------------------------------------------------------------


def press_in_the_middle(room: Room) -> None:
    room.tap(room.stage.viewport().rect().center())


def tap_a_card(room: Room) -> None:
    room.tap(1)


def drag_a_card_up(room: Room) -> None:
    room.drag(1, 0, -220)


def key(which: Qt.Key) -> Callable[[Room], None]:
    return lambda room: room.key(which)


FINISHING: dict[str, Callable[[Room], None]] = {
    "tap": press_in_the_middle,
    "tap on a card": tap_a_card,
    "drag": drag_a_card_up,
    "Space": key(Qt.Key.Key_Space),
    "Return": key(Qt.Key.Key_Return),
    "Enter": key(Qt.Key.Key_Enter),
    "Esc": key(Qt.Key.Key_Escape),
}
ON_CARDS = ("tap on a card", "drag")


@pytest.mark.parametrize("how", FINISHING)
@pytest.mark.parametrize("share", [0.0, 0.4, 0.9])
def test_a_press_ends_the_motion_and_does_nothing_else(
    moving_room: Room, how: str, share: float
) -> None:
    """B24."""
    room = moving_room
    lay_and_freeze(room)
    room.stage.animator.finish()
    room.answer("JC")
    room.table._guard.stop()
    room.freeze()
    room.at(room.length * share)
    before = list(room.log)
    FINISHING[how](room)
    assert belongs(room)
    assert room.controller.is_person_to_act
    assert room.log == before
    assert room.sheet is None
    assert not (room.lit("lift") | room.lit("focus"))
    assert room.table.refusal is None


@pytest.mark.parametrize("which", [Qt.Key.Key_1, Qt.Key.Key_2])
def test_digits_do_nothing_while_cards_fly(moving_room: Room, which: Qt.Key) -> None:
    """Neither a card is lifted nor a wrong reason given."""
    room = moving_room
    room.open(settle=False)
    room.freeze()
    room.key(which)
    room.key(which)
    assert room.table.refusal is None
    room.stage.animator.finish()
    assert not room.lit("lift")
    assert len(room.log) == 1


def test_the_press_that_ends_a_motion_is_no_half_of_another(moving_room: Room) -> None:
    """Its movement and its release mean nothing either."""
    room = moving_room
    lay_and_freeze(room)
    start = room.spot(1)
    room.press(start)
    assert not room.stage.animator.running
    room.move(start - start / 2)
    assert room.table.gestures.dragging is None
    room.release(start)
    assert not room.lit("lift")
    assert belongs(room)


# --- ended by something else --------------------------------------------------------------------


def pause(room: Room) -> None:
    room.click(room.window.playing.menu_button)
    assert isinstance(room.sheet, PauseSheet)


def resize(room: Room) -> None:
    room.window.resize(901, 733)
    room.pump()


def speak(room: Room) -> None:
    room.window.change_setting("language", "uk")
    room.pump()


def four_colours(room: Room) -> None:
    room.window.change_setting("four_colours", True)


def instantly(room: Room) -> None:
    room.window.change_setting("animation_speed", "instant")


@pytest.mark.parametrize("change", [pause, resize, speak, four_colours, instantly])
@pytest.mark.parametrize("share", [0.0, 0.5, 0.9])
@pytest.mark.parametrize("whose", ["person", "bot"])
def test_no_motion_survives(
    moving_room: Room, change: Callable[[Room], None], share: float, whose: str
) -> None:
    room = moving_room
    lay_and_freeze(room)
    if whose == "bot":
        room.stage.animator.finish()
        room.answer("JC")
        room.freeze()
    room.at(room.length * share)
    change(room)
    assert belongs(room)


@pytest.mark.parametrize("change", [pause, resize, speak])
def test_no_glide_survives(moving_room: Room, change: Callable[[Room], None]) -> None:
    """Lifting and sorting are short motions of another kind."""
    room = moving_room
    room.open(START)
    room.tap("7H")
    assert room.stage.settler.running
    change(room)
    assert not room.stage.settler.running
    assert {key: item.place for key, item in room.table.items.items()} == room.table.layout(
        room.view
    )


def test_the_menu_at_the_end_of_a_round_opens_one_sheet(moving_room: Room) -> None:
    """The motion it ends would have opened the score sheet: only one of them is there."""
    room = moving_room
    log = before_the_last_card_of_the_person(11)
    room.open(*log)
    room.tap(1)
    room.tap(1)
    room.stage.animator.finish()
    if room.sheet is None:
        room.answer(room.controller.match.legal_texts()[0])
    assert room.stage.animator.running
    room.click(room.window.playing.menu_button)
    sheets = [one for one in room.window.children() if isinstance(one, (PauseSheet, TallySheet))]
    shown = [one for one in sheets if one.isVisible()]
    assert shown == [room.sheet]
    if isinstance(room.sheet, PauseSheet):
        room.sheet.finish()
        room.click(room.sheet.resume_button)
    assert isinstance(room.sheet, TallySheet)
    room.pump()
    shown = [
        one
        for one in room.window.children()
        if isinstance(one, (PauseSheet, TallySheet)) and one.isVisible()
    ]
    assert shown == [room.sheet]


@pytest.mark.parametrize("share", [0.0, 0.5, 0.95])
def test_home_and_back_in_the_middle_of_a_motion(moving_room: Room, share: float) -> None:
    room = moving_room
    lay_and_freeze(room)
    room.at(room.length * share)
    room.window.show_home()
    room.pump()
    room.window.resume_game("fishing")
    assert room.log == [START, "2S"]
    assert belongs(room)
    assert room.controller.is_thinking, "it is the bot's turn, and it has been asked"
    room.answer("JC")
    room.stage.animator.finish()
    assert belongs(room)


def test_the_window_closes_in_the_middle_of_a_motion(
    open_room: Callable[..., Room], moving_room: Room
) -> None:
    lay_and_freeze(moving_room)
    moving_room.window.close()
    moving_room.pump()
    room = open_room()
    room.window.resume_game("fishing")
    assert room.log[:2] == [START, "2S"]


# --- whole matches ------------------------------------------------------------------------------


def play_out(room: Room, log: tuple[str, ...], check: Callable[[Room], None]) -> None:
    """Play the moves of a log of one round, from its first one, through the window;
    `check` looks at the table after each of them."""
    for text in log[1:]:
        if room.controller.is_person_to_act:
            number = room.hand.index(text) + 1
            room.tap(number)
            room.tap(number)
        else:
            room.answer(text)
        check(room)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_every_skipped_motion_the_table_is_right(
    open_room: Callable[..., Room], language: str
) -> None:
    """A whole round at usual speed, each motion broken off at some moment, in each way."""
    from tests.room import Patient

    room = open_room(Patient(), speed="normal", language=language)
    log = played(LANGUAGES.index(language), lambda match: match.version == 49)
    rng = random.Random(language)
    ways = [way for name, way in FINISHING.items() if name not in ON_CARDS]
    room.open(log[0])

    def check(room: Room) -> None:
        if room.stage.animator.running:
            room.freeze()
            room.at(room.length * rng.random() * 0.99)
            rng.choice(ways)(room)
            room.table._guard.stop()
        if room.stage.animator.running:
            room.stage.animator.finish()
        assert {key: item.place for key, item in room.table.items.items()} == room.table.layout(
            room.view
        )

    play_out(room, log, check)
    assert isinstance(room.sheet, TallySheet)
    assert room.log == list(log)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_motion_the_table_is_right_after_every_entry(
    open_room: Callable[..., Room], language: str
) -> None:
    from tests.room import Patient

    room = open_room(Patient(), language=language)
    log = played(7 + LANGUAGES.index(language), lambda match: match.version == 49)
    room.open(log[0])

    def check(room: Room) -> None:
        assert belongs(room)

    play_out(room, log, check)
    assert isinstance(room.sheet, TallySheet)
