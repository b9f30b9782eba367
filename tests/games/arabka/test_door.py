"""Arabka at the door and in the arena."""

from __future__ import annotations

import pytest

from skillgames.engine.game import Level, options_schema
from skillgames.headless.duel import Plan, play_deal
from tests.games.arabka.positions import ARABKA
from tests.headless.door import Door


@pytest.fixture
def door() -> Door:
    """A door nobody has used."""
    return Door()


def test_a_match_at_the_door(door: Door) -> None:
    position = door.ask(op="new", game="arabka", options={"seats": 4}, seed=7)["position"]
    assert (position["chance"], position["legal"], position["to_act"]) == ("dealer 4", [], "chance")
    assert door.ask(op="chance")["position"]["chance"] == "deck 52"
    position = door.ask(op="chance")["position"]
    assert position["state"]["phase"] == "swap"
    assert len(position["legal"]) == 34
    for level in Level:
        chosen = door.ask(op="bot", level=level.value, seed=1, worlds=2)
        assert chosen["move"] in position["legal"]
    for _ in range(4):
        reply = door.ask(op="play", move="ready")
        assert reply["ok"]
    assert reply["position"]["state"]["phase"] == "play"
    view = door.ask(op="view", seat=2)["view"]
    assert view["hands"][0] == ["??"] * 3
    assert view["closed"] == [["??"] * 3] * 4
    assert view["seen"] == [[], [], [], []]


def test_options_have_their_defaults() -> None:
    properties = options_schema(ARABKA.options)["properties"]
    assert isinstance(properties, dict)
    defaults = {}
    for name, item in properties.items():
        assert isinstance(item, dict)
        defaults[name] = item["default"]
    assert defaults == {"seats": 2, "strict": False, "voluntary": False}


@pytest.mark.parametrize("text", ["dealer 2", "dealer -1", "dealer x"])
def test_impossible_dealers(door: Door, text: str) -> None:
    door.ask(op="new", game="arabka", seed=7)
    assert door.ask(op="play", move=text)["error"] == "impossible_chance"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_deals_of_the_arena(seats: int) -> None:
    deal = play_deal(Plan("arabka", {"seats": seats}, "medium", "easy", 3), 0)
    assert len(deal.outcomes) == seats
    assert deal.ms_a
    assert deal.ms_b
