"""What moves at the table of Tarocchino: it can be ended at any moment and never leaves
anything where it does not belong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from skillgames.engine.bologna import CODES
from skillgames.games.tarocchino.state import Phase
from skillgames.games.tarocchino.table.geometry import (
    BUTTON_KEYS,
    PERSON,
)
from skillgames.games.tarocchino.table.telling import PLAY_MS, TRICK_RESTS_MS
from skillgames.widgets.sheets import PauseSheet
from tests.games.tarocchino.table_room import GAME, TarocchinoRoom, match_of, played
from tests.room import Patient

ENTRIES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15)


def next_entry(room: TarocchinoRoom, text: str) -> None:
    """Let the next entry happen, whoever makes it; it is being told when this returns."""
    if room.controller.legal:
        move = GAME.rules.parse(text)
        for key in room.presses(move):
            room.tap(key)
    else:
        room.answer(text)


def heard(room: TarocchinoRoom) -> list[str]:
    """What is heard from now on."""
    names: list[str] = []
    room.table.sounded.connect(names.append)
    return names


@pytest.mark.parametrize("number", ENTRIES)
def test_motion_ends_where_the_layout_has_it(moving: TarocchinoRoom, number: int) -> None:
    whole = played("motion", dealer=0)
    moving.open(*whole.log[:number])
    sounds = heard(moving)
    own = bool(moving.controller.legal)
    next_entry(moving, whole.log[number])
    if own and whole.log[number] == "pass":
        assert moving.belongs(), "nothing moves where the person passes"
        return
    assert moving.stage.animator.running
    moving.freeze()
    length = moving.length
    for share in (0.1, 0.45, 0.8):
        moving.at(length * share)
        for item in moving.table.items.values():
            assert item.place.width > 0
            assert "ghost" not in moving.table.items
    moving.stage.animator.finish()
    assert moving.belongs()
    assert "illegal" not in sounds


@pytest.mark.parametrize("lying", [0, 1, 2, 3])
def test_a_card_played_while_the_last_trick_is_shown_goes_to_its_own_trick(
    moving: TarocchinoRoom, lying: int
) -> None:
    whole = played("look back", dealer=0)
    number, view = next(
        (number, view)
        for number in range(8, len(whole.log))
        for view in [match_of(whole.log[:number]).view(PERSON)]
        if view.history and view.to_act not in (None, PERSON) and len(view.trick_cards) == lying
    )
    moving.open(*whole.log[:number])
    moving.key(Qt.Key.Key_T)
    moving.answer(whole.log[number])
    assert not moving.table.shows_last
    moving.freeze()
    moving.at(moving.length * 0.1)
    last, trick = view.history[-1].cards, [card for _, card in view.trick_cards]
    assert not {CODES[card] for card in last} & set(moving.table.items)
    assert {CODES[card] for card in trick} <= set(moving.table.items)
    moving.stage.animator.finish()
    assert moving.belongs()


def test_the_deal_comes_in_packets_face_down_for_the_others(moving: TarocchinoRoom) -> None:
    moving.store(())
    moving.window.resume_game("tarocchino")
    moving.wait(lambda: len(moving.log) >= 2)
    assert moving.stage.animator.running
    moving.freeze()
    moving.at(moving.length * 0.6)
    faces = {key for key, item in moving.table.items.items() if item.place.face is not None}
    assert faces <= set(moving.table.order)
    moving.stage.animator.finish()
    assert moving.belongs()


def test_the_fourth_card_rests_before_the_trick_goes(moving: TarocchinoRoom) -> None:
    whole = played("rests", dealer=0)
    number = next(n for n in range(8, 40) if n > 7 and (n - 7) % 4 == 3)
    moving.open(*whole.log[:number])
    next_entry(moving, whole.log[number])
    moving.freeze()
    cards = moving.view.history[-1].cards
    moving.at(PLAY_MS + TRICK_RESTS_MS / 2)
    for card in cards:
        assert moving.place(CODES[card]).opacity == 1.0
    rings = moving.lit("ring")
    winner = moving.view.history[-1]
    assert rings == {CODES[winner.cards[(winner.winner - winner.leader) % 4]]}
    moving.at(moving.length)
    assert not {CODES[card] for card in cards} & set(moving.table.items)


def test_a_press_only_ends_the_motion(moving: TarocchinoRoom) -> None:
    """B24: the tap that ends it does nothing else."""
    whole = played("press", dealer=3)
    moving.open(*whole.log[:2])
    next_entry(moving, whole.log[2])
    assert moving.stage.animator.running
    log = list(moving.log)
    moving.tap(1)
    assert not moving.stage.animator.running
    assert moving.log == log
    assert moving.table.lifted is None
    assert moving.table.marked == frozenset()


def test_a_sheet_and_another_language_in_the_middle_leave_nothing_behind(
    moving: TarocchinoRoom,
) -> None:
    whole = played("sheet", dealer=0)
    moving.open(*whole.log[:10])
    next_entry(moving, whole.log[10])
    assert moving.stage.animator.running
    moving.window.pause()
    assert isinstance(moving.sheet, PauseSheet)
    assert moving.belongs()
    moving.window.change_setting("language", "uk")
    assert moving.belongs()
    moving.window.go_back_to_table()
    moving.stage.animator.finish()
    assert moving.belongs()
    moving.window.change_setting("language", "en")


def test_without_motion_one_sound_says_it(patient: TarocchinoRoom) -> None:
    whole = played("sound", dealer=0)
    patient.open(*whole.log[:7])
    names = heard(patient)
    told = []
    for text in whole.log[7:15]:
        names.clear()
        if patient.controller.legal:
            patient.tap(text.split()[1])
            names.clear()
            patient.tap(text.split()[1])
        else:
            patient.answer(text)
        told.append(tuple(name for name in names if name != "turn"))
    assert told == [("play",), ("play",), ("play",), ("trick",)] * 2


def test_reduced_motion_tells_all_and_moves_nothing(
    open_taro: Callable[..., TarocchinoRoom],
) -> None:
    room = open_taro(Patient(), speed="normal")
    room.window.change_setting("reduced_motion", "reduce")
    whole = played("reduced", dealer=0)
    room.open(*whole.log[:8])
    for text in whole.log[8:12]:
        next_entry(room, text)
        room.stage.animator.finish()
        assert room.belongs()


@pytest.mark.slow
def test_animation_after_every_entry_of_a_deal(moving: TarocchinoRoom) -> None:
    """A whole deal with motion, each ended by Enter at its half."""
    whole = played("all", dealer=1)
    moving.open(*whole.log[:2])
    for text in whole.log[2:]:
        before = len(moving.log)
        next_entry(moving, text)
        assert len(moving.log) == before + 1
        if moving.stage.animator.running:
            moving.freeze()
            moving.at(moving.length / 2)
            moving.key(Qt.Key.Key_Return)
        if moving.sheet is None:
            assert moving.belongs()
    assert moving.phase == Phase.OVER


def test_no_button_is_there_while_something_moves_that_would_not_be_pressed(
    moving: TarocchinoRoom,
) -> None:
    whole = played("panel", dealer=0)
    moving.open(*whole.log[:2])
    assert moving.panel is not None
    next_entry(moving, whole.log[2])
    assert moving.stage.animator.running
    assert moving.panel is None
    moving.freeze()
    for key in BUTTON_KEYS:
        moving.table.tapped(key)
    assert moving.log == whole.log[:3]
