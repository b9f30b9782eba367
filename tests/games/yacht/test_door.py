"""Yacht at the door, in the arena, and in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skillgames import cli, registry
from skillgames.app.records import read
from skillgames.desk.reopen import record_of
from skillgames.engine.errors import BrokenRecord
from skillgames.engine.game import Level
from skillgames.games.yacht.events import MatchEnded
from skillgames.games.yacht.words import say
from skillgames.headless.duel import Plan, play_deal
from tests.games.yacht.playing import YACHT_GAME, at_random, match_of
from tests.headless.door import Door


@pytest.fixture
def door() -> Door:
    """A door nobody has used."""
    return Door()


def test_solo_at_the_door(door: Door) -> None:
    position = door.ask(op="new", game="yacht", options={"seats": 1, "target": 180}, seed=7)[
        "position"
    ]
    assert position["legal"] == ["roll 1 2 3 4 5"]
    position = door.ask(op="play", move="roll 5 4 3 2 1")["position"]
    assert (position["to_act"], position["chance"], position["legal"]) == ("chance", "dice 5", [])
    reply = door.ask(op="chance")
    assert reply["move"].startswith("dice ")
    assert reply["position"]["state"]["rolls_left"] == 2
    for level in Level:
        chosen = door.ask(op="bot", level=level.value, seed=1)
        assert chosen["move"] in reply["position"]["legal"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals_of_the_arena(seats: int) -> None:
    deal = play_deal(Plan("yacht", {"seats": seats}, "medium", "easy", 3), 0)
    assert len(deal.outcomes) == seats
    assert deal.ms_a
    assert deal.ms_b


def test_alone_both_levels_play_the_same_dice(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--options", '{"seats": 1}', "--matches", "4", "--seed", "1")
    assert cli.run(["arena", "yacht", "hard", "easy", *options]) == 0
    said = capsys.readouterr().out
    assert "mean score" in said
    assert "standard error" in said


@pytest.mark.parametrize(
    ("event", "seat", "sentence"),
    [
        (MatchEnded((235,), (0,), 235), 0, "You reach the target of 235 with 235 points."),
        (MatchEnded((234,), (), 235), 0, "You miss the target of 235 with 234 points."),
        (MatchEnded((200, 190), (0,), None), 0, "You win with 200 points."),
        (MatchEnded((200, 190), (0,), None), 1, "The red bot wins with 200 points. You have 190."),
        (
            MatchEnded((190, 180, 200), (2,), None),
            0,
            "The blue bot wins with 200 points. You have 190.",
        ),
        (
            MatchEnded((200, 200, 190), (0, 1), None),
            0,
            "A draw: you share the highest total, 200 points.",
        ),
        (
            MatchEnded((190, 200, 200), (1, 2), None),
            0,
            "The bots share the highest total, 200 points. You have 190.",
        ),
    ],
)
def test_how_the_end_is_told(event: MatchEnded, seat: int, sentence: str) -> None:
    assert str(say(event, seat)) == sentence


@pytest.mark.skipif(YACHT_GAME.has("table"), reason="the window can show it")
def test_the_window_refuses_a_record_it_cannot_show(tmp_path: Path) -> None:
    assert YACHT_GAME not in registry.games_with("table")
    path = tmp_path / "yacht.json"
    match = at_random(match_of(), "record")
    path.write_text(json.dumps(record_of(match).model_dump(mode="json")))
    with pytest.raises(BrokenRecord, match="no game “yacht”"):
        read(path)


def test_parts_of_a_game() -> None:
    assert YACHT_GAME.has("bot")
    assert not YACHT_GAME.has("crystal_ball")
    assert registry.games_with("bot") == registry.all_games()
