"""Tarocchino at the door and in the arena."""

from __future__ import annotations

import json
from typing import Any

import pytest

from skillgames.engine.bologna import CODES
from skillgames.engine.game import Level
from skillgames.headless.duel import Plan, play_deal
from tests.headless.door import Door


@pytest.fixture
def door() -> Door:
    """A door nobody has used."""
    return Door()


def begin(door: Door, dealer: int = 1) -> Any:
    """A match with this dealer and the pack in order; the position."""
    position = door.ask(op="new", game="tarocchino", options={}, seed=5)["position"]
    assert (position["to_act"], position["chance"]) == ("chance", "dealer 4")
    assert position["state"] == {
        "dealer": None,
        "hands": [[], [], [], []],
        "discards": [],
        "declared": [None] * 4,
        "trick": [],
        "piles": [[], []],
        "tricks": [0, 0],
        "turn": None,
        "result": None,
    }
    position = door.ask(op="play", move=f"dealer {dealer}")["position"]
    assert (position["chance"], position["state"]["dealer"]) == ("deck 62", dealer)
    return door.ask(op="play", move="deck " + " ".join(CODES))["position"]


def test_a_whole_game_at_the_door(door: Door) -> None:
    position = begin(door)
    assert position["to_act"] == 1
    assert len(position["state"]["hands"][1]) == 17
    assert all(text.startswith("discard ") for text in position["legal"])
    speakers = []
    while position["to_act"] != "over":
        level = Level.MEDIUM if position["to_act"] % 2 else Level.EASY
        move = door.ask(op="bot", level=level.value, seed=1)["move"]
        assert move in position["legal"]
        if move in ("declare", "pass"):
            speakers.append(position["to_act"])
        position = door.ask(op="play", move=move)["position"]
    assert speakers == [2, 3, 0, 1]
    sides = position["state"]["result"]
    totals = [side["total"] for side in sides]
    assert position["result"]["scores"] == totals * 2
    best = max(totals)
    assert position["result"]["winners"] == [seat for seat in range(4) if totals[seat % 2] == best]
    assert sum(map(len, position["state"]["piles"])) == 62
    record = door.ask(op="record")["record"]
    assert json.dumps(door.ask(op="load", record=record)["position"]) == json.dumps(position)


def test_another_seat_sees_no_discard(door: Door) -> None:
    position = begin(door)
    door.ask(op="play", move=position["legal"][0])
    views = [door.ask(op="view", seat=seat)["view"] for seat in range(4)]
    away = position["legal"][0].split()[1:]
    assert views[1]["discards"] == away
    for seat in (0, 2, 3):
        assert views[seat]["discards"] == ["??", "??"]
        assert not [code for code in away if code in json.dumps(views[seat])]
        assert views[seat]["hands"][1] == ["??"] * 15


def test_wrong_texts_are_refused(door: Door) -> None:
    begin(door)
    for text in ("discard SR BR", "discard S6", "play S6", "declare", "pass", "deck S6", ""):
        reply = door.ask(op="play", move=text)
        assert not reply["ok"]
        assert reply["message"].strip()


def test_a_deal_of_the_arena_is_played_twice() -> None:
    """Partners change places together."""
    deal = play_deal(Plan("tarocchino", {}, "medium", "easy", 3), 0)
    assert len(deal.outcomes) == 2
    assert len(deal.ms_a) == len(deal.ms_b)
