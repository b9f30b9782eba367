"""Hakka cards at the door and in the arena."""

from __future__ import annotations

import json

import pytest

from skillgames.engine.game import Level
from skillgames.headless.duel import Plan, play_deal
from tests.games.hakka.positions import pack
from tests.headless.door import Door

KEYS = {
    "hand_no",
    "phase",
    "dealer",
    "dreamer",
    "dreamer_card",
    "caller",
    "privileged",
    "hands",
    "trick",
    "seen",
    "discards",
    "won",
    "tricks",
    "elders",
    "scores",
    "hands_played",
}


@pytest.fixture
def door() -> Door:
    """A door nobody has used."""
    return Door()


def deck(hands: dict[int, str], dream: str = "") -> str:
    """The text of a pack that deals these hands when seat 0 deals."""
    return "deck " + " ".join(pack(0, hands, dream))


def test_a_hand_at_the_door(door: Door) -> None:
    position = door.ask(op="new", game="hakka", seed=7)["position"]
    assert (position["to_act"], position["chance"]) == ("chance", "dealer 4")
    assert set(position["state"]) == KEYS
    position = door.ask(op="play", move="dealer 0")["position"]
    assert position["chance"] == "deck 37"
    position = door.ask(op="play", move=deck({0: "P7 P8 P9 S2"}, "G7"))["position"]
    assert (position["to_act"], position["legal"]) == (0, ["call", "pass"])
    reply = door.ask(op="play", move="call")
    assert reply["events"] == [{"kind": "called", "seat": 0, "privileged": False, "dealer": 0}]
    reply = door.ask(op="play", move="lead P9 P7 P8")
    assert reply["events"][0]["cards"] == ["P7", "P8", "P9"]
    assert reply["position"]["state"]["trick"] == [
        {"seat": 0, "kind": "lead", "cards": ["P7", "P8", "P9"], "face_up": True}
    ]
    legal = reply["position"]["legal"]
    assert len(legal) == 220, "twelve cards, three of them to be discarded"
    assert len(set(legal)) == 220
    for level in Level:
        assert door.ask(op="bot", level=level.value, seed=1, worlds=4)["move"] in legal
    view = door.ask(op="view", seat=2)["view"]
    assert view["dreamer_card"] == "G7"
    assert set(view) == KEYS | {"seat"}
    assert door.ask(op="view", seat=1)["view"]["dreamer_card"] == "??"


@pytest.mark.parametrize("must_beat", [True, False])
def test_the_option(door: Door, must_beat: bool) -> None:
    door.ask(op="new", game="hakka", options={"must_beat": must_beat}, seed=1)
    door.ask(op="play", move="dealer 0")
    hands = {0: "G5 Z3 Z4 Z6 Z8 S2 S4 S6 S8 Z2 S3 Z5", 1: "G7 G9 P2"}
    door.ask(op="play", move=deck(hands))
    door.ask(op="play", move="call")
    legal = door.ask(op="play", move="lead G5")["position"]["legal"]
    beats = [text for text in legal if text.startswith("beat ")]
    assert {"beat G7", "beat G9"} <= set(beats)
    assert legal[: len(beats)] == beats
    assert any(text.startswith("discard ") for text in legal) != must_beat


def test_records_come_back_byte_for_byte(door: Door) -> None:
    position = door.ask(op="new", game="hakka", seed=11)["position"]
    for _ in range(60):
        if position["to_act"] == "chance":
            position = door.ask(op="chance")["position"]
        else:
            position = door.ask(op="play", move=position["legal"][-1])["position"]
    record = door.ask(op="record")["record"]
    assert door.ask(op="load", record=record)["position"] == position
    assert json.dumps(door.ask(op="record")["record"]) == json.dumps(record)


def test_a_deal_of_the_arena() -> None:
    """One A among B on each seat; only players of a hand count, never the dreamer."""
    deal = play_deal(Plan("hakka", {}, "medium", "easy", 3), 0)
    assert len(deal.outcomes) == 4
    for outcome in deal.outcomes:
        assert 0 < len(outcome.scores_a) <= 4
        assert len(outcome.scores_b) <= 4
    assert deal.ms_a
    assert deal.ms_b
