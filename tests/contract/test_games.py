"""Descriptors, and that games need neither Qt nor pydantic to be played."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from skillgames import registry
from skillgames.engine.errors import GameError
from skillgames.engine.game import GameDef, Level, choices, options_from, options_schema
from skillgames.engine.text import Msg
from tests.contract.cases import CASES, cases_of

ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.slug)


@every_game
def test_descriptor(game: GameDef) -> None:
    assert registry.game(game.slug) is game
    assert (ROOT / "skillgames" / "games" / game.slug).is_dir()
    assert list(game.levels) == list(Level)
    for text in (game.name, game.tagline, game.subtitle, *game.levels.values()):
        assert isinstance(text, Msg)
        assert str(text).strip()
    fewest, most = game.seats
    assert 1 <= fewest <= most
    assert game.rules_version >= 1


@every_game
def test_options(game: GameDef) -> None:
    schema = json.loads(json.dumps(options_schema(game.options)))
    assert set(schema["properties"]) == {item.name for item in choices(game.options)}
    assert options_from(game.options, {}) == game.options()
    with pytest.raises(GameError):
        options_from(game.options, {"no such option": 1})
    for item in choices(game.options):
        assert item.default in item.values
        assert len(item.values) <= 5
        for wrong in (None, 10**6, "no such value", 1.5, [item.default]):
            with pytest.raises(GameError):
                options_from(game.options, {item.name: wrong})


@every_game
def test_what_the_level_decides_can_be_chosen(game: GameDef) -> None:
    for name, values in game.by_level.items():
        assert list(values) == list(Level)
        for value in values.values():
            assert getattr(options_from(game.options, {name: value}), name) == value
    assert list(game.alone) == (list(Level) if game.seats[0] == 1 else [])
    for text in game.alone.values():
        assert str(text).strip()


@every_game
def test_every_number_of_seats_is_tried(game: GameDef) -> None:
    fewest, most = game.seats
    declared = {item.name: item.values for item in choices(game.options)}
    assert declared.get("seats", (fewest,)) == tuple(range(fewest, most + 1))
    counts = {len(case.header.seats) for case in cases_of(game)}
    assert counts == set(range(fewest, most + 1))


def test_every_game_has_its_hooks() -> None:
    for case in CASES:
        for name in ("check", "shuffled", "hidden", "respelled"):
            assert callable(getattr(case.hooks, name))


ALONE = """
import random, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6", "pydantic"):
            raise ImportError(name + " is not there")

sys.meta_path.insert(0, Blocked())
from skillgames import registry
from skillgames.bots.budget import Budget
from skillgames.engine.game import Level
from skillgames.engine.match import Match, header_for

for game in registry.all_games():
    assert not [name for name in sys.modules if name.startswith("skillgames.widgets")]
    levels, words, rng = game.part("bot").LEVELS, game.part("words"), random.Random(1)
    match = Match(game, header_for(game, {}))
    while not match.is_over:
        actor = match.to_act
        if isinstance(actor, int):
            level = rng.choice(list(Level))
            move = levels[level](match.view(actor), Budget(rng, 2)).move
            events = match.play(move, actor)
        else:
            events = match.draw(rng)
        for event in events:
            words.say(event, 0)
    print(game.slug, match.result.winners)
"""


def test_all_games_play_without_qt_and_pydantic() -> None:
    """In a process where neither can be imported: every level, rules and words."""
    done = subprocess.run(
        [sys.executable, "-c", ALONE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(registry.SLUGS)
