"""What the person may not know is nowhere: not painted, not named, not in a tooltip (B29)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from skillgames.engine.cards import CODES
from skillgames.engine.match import Match
from skillgames.games.fishing.words import card_name
from tests.hidden import painted, texts
from tests.packs import fishing, played
from tests.room import Patient, Room


def hidden(match: Match) -> set[str]:
    """The cards the person cannot know, told by the owner of the table."""
    state = match.describe()
    shown = {*state["hands"][0], *state["table"]}  # type: ignore[index, misc]
    for pile in state["piles"]:  # type: ignore[union-attr]
        shown |= set(pile)  # type: ignore[arg-type]
    return set(CODES) - shown  # type: ignore[arg-type]


def faces(room: Room) -> set[str]:
    return {item.place.face for item in room.table.items.values() if item.place.face}


def test_no_text_ever_names_a_hidden_card(open_room: Callable[..., Room]) -> None:
    room = open_room(Patient())
    log = played(21, lambda match: match.version == 49)
    room.open(log[0])
    for text in log[1:]:
        if room.controller.is_person_to_act:
            number = room.hand.index(text) + 1
            room.tap(number)
            assert not faces(room) & hidden(room.controller.match)
            room.tap(number)
        else:
            room.answer(text)
        secret = hidden(room.controller.match)
        assert not faces(room) & secret
        read = "\n".join(texts(room))
        for code in secret:
            assert str(card_name(code)) not in read
            assert code not in read
            assert not set(room.table.items) & {code}


def test_named_cards_would_be_found(open_room: Callable[..., Room]) -> None:
    """The search above can find something: what was played is named."""
    room = open_room(Patient())
    log = played(21, lambda match: match.version == 3)
    room.open(*log[:2])
    room.answer(log[2])
    read = "\n".join(texts(room))
    assert str(card_name(log[2])) in read
    assert log[2] in read or log[2].replace("T", "10") in read


def worlds(log: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """Another match that looks the same to the person: all hidden cards changed places."""
    match = fishing(log)
    secret = hidden(match)
    order = log[0].split()[1:]
    places = [n for n, code in enumerate(order) if code in secret]
    mixed = [order[n] for n in places]
    random.Random(seed).shuffle(mixed)
    for place, code in zip(places, mixed, strict=True):
        order[place] = code
    return ("deck " + " ".join(order), *log[1:])


@pytest.mark.parametrize("plies", [1, 2, 7, 30])
def test_two_worlds_that_look_the_same_are_painted_the_same(
    open_room: Callable[..., Room], plies: int
) -> None:
    room = open_room(Patient())
    log = played(4, lambda match: match.version == plies)
    other = worlds(log, 1)
    assert log != other
    pictures = []
    for one in (log, other):
        room.open(*one)
        pictures.append(painted(room))
        room.window.show_home()
    assert pictures[0] == pictures[1]


def test_what_is_kept_tells_nothing_that_is_hidden(open_room: Callable[..., Room]) -> None:
    """The table's notes hold the own hand only."""
    room = open_room(Patient())
    room.open(*played(4, lambda match: match.version == 3))
    room.drag(1, 400, 0)
    notes = room.archive.running("fishing").notes
    assert set(notes) == {"order"}
    assert not set(notes["order"]) & hidden(room.controller.match)
