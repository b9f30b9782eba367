"""Whole matches in the real window: by presses, by keys, and with a break in the middle."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from skillgames.engine.tigers import codes_in
from skillgames.games.hakka.moves import legal_for
from skillgames.games.hakka.state import DISCARD, PLAYING, cards_of, kind_of
from skillgames.widgets.sheets import ResultsSheet, TallySheet
from tests.games.hakka.table_room import HakkaRoom

MOST_STEPS = 400


def belongs(room: HakkaRoom) -> None:
    """Every card lies where the layout of the view has it, and nothing else is there."""
    wanted = room.table.layout(room.view)
    assert {key: item.place for key, item in room.table.items.items()} == wanted


def stop_and_go_on(room: HakkaRoom) -> None:
    """Leave the table and come back: the very same cards lie there."""
    log = list(room.log)
    shown = {key: item.place.face for key, item in room.table.items.items()}
    room.window.show_home()
    room.resume()
    assert room.log == log
    assert {key: item.place.face for key, item in room.table.items.items()} == shown


@pytest.mark.slow
def test_a_match_by_presses_with_a_break(room: HakkaRoom) -> None:
    room.store((), "easy")
    room.resume()
    rng = random.Random(4)
    tallies, broken = 0, False
    for _ in range(MOST_STEPS):
        if isinstance(room.sheet, ResultsSheet):
            break
        if isinstance(room.sheet, TallySheet):
            tallies += 1
            room.click(room.sheet.button)
            room.settle()
            continue
        assert room.view.to_act == 0, "the bots have been waited for"
        belongs(room)
        if tallies >= 1 and not broken:
            stop_and_go_on(room)
            broken = True
        room.play_once(rng.randrange(50))
    assert isinstance(room.sheet, ResultsSheet)
    assert tallies == 4
    assert broken
    [finished] = room.archive.finished("hakka")
    assert finished.players == 4


def _type_move(room: HakkaRoom, rng: random.Random) -> None:
    """One legal move by keys alone."""
    view = room.view
    if view.phase != PLAYING:
        key = rng.choice(list(room.shown))
        _walk_to(room, key)
        room.key(Qt.Key.Key_Return)
        return
    move = rng.choice(legal_for(view))
    cards = set(codes_in(cards_of(move)))
    if kind_of(move) == DISCARD and not room.table.choices(view).can_play:
        for code in cards:
            _walk_to(room, code)
            room.key(Qt.Key.Key_Space)
    else:
        _walk_to(room, next(iter(cards)))
        for _ in range(60):
            room.key(Qt.Key.Key_Up)
            if room.lifted == cards:
                break
    assert room.lifted == cards
    room.key(Qt.Key.Key_Return)


def _walk_to(room: HakkaRoom, key: str) -> None:
    for _ in range(20):
        if room.table.focused == key:
            return
        room.key(Qt.Key.Key_Right)
    raise AssertionError(f"{key} cannot be reached")


@pytest.mark.slow
def test_a_match_by_keys_alone_with_a_break(room: HakkaRoom) -> None:
    room.store((), "easy")
    room.resume()
    rng = random.Random(9)
    tallies, broken = 0, False
    for _ in range(MOST_STEPS):
        if isinstance(room.sheet, ResultsSheet):
            break
        if isinstance(room.sheet, TallySheet):
            tallies += 1
            room.key(Qt.Key.Key_Return)
        else:
            if tallies >= 2 and not broken:
                stop_and_go_on(room)
                broken = True
            _type_move(room, rng)
        room.settle()
    assert isinstance(room.sheet, ResultsSheet)
    assert tallies == 4
    assert broken
