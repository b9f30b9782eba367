"""Options, levels, results, the descriptor."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

import pytest

from skillgames import registry
from skillgames.engine.errors import GameError
from skillgames.engine.game import (
    LEVEL_NAMES,
    SEAT_KINDS,
    Level,
    Result,
    choice,
    choices,
    options_dict,
    options_from,
    options_schema,
)
from skillgames.engine.text import translate
from tests.headless.toy import GAME, ToyOptions, ToyRules


@dataclass(frozen=True, slots=True)
class Options:
    """Three kinds of options."""

    seats: int = choice(2, (2, 3, 4), translate("T", "Players"))
    strict: bool = choice(False, (False, True), translate("T", "Strict"))
    order: str = choice("up", ("up", "down"), translate("T", "Order"))


def test_levels_have_their_order_and_names() -> None:
    assert [level.value for level in Level] == ["easy", "medium", "hard", "insane"]
    assert set(LEVEL_NAMES) == set(Level)
    assert SEAT_KINDS == ("person", "easy", "medium", "hard", "insane", "open")


def test_what_is_left_out_takes_its_default() -> None:
    assert options_from(Options, {}) == Options(2, False, "up")
    assert options_from(Options, {"seats": 4, "strict": True}) == Options(4, True, "up")


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"seat": 2}, "seat"),
        ({"seats": 5}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"seats": None}, "seats"),
        ({"strict": 1}, "strict"),
        ({"strict": 0}, "strict"),
        ({"order": "UP"}, "order"),
        ({"order": ["up"]}, "order"),
    ],
)
def test_foreign_options_are_refused_by_name(given: dict[str, object], named: str) -> None:
    with pytest.raises(GameError, match=named):
        options_from(Options, given)


def test_options_survive_their_dict() -> None:
    options = Options(3, True, "down")
    assert options_from(Options, options_dict(options)) == options


def test_the_schema_names_every_option_with_its_default() -> None:
    schema = options_schema(Options)
    json.dumps(schema)
    assert schema["properties"] == {
        "seats": {"type": "integer", "enum": [2, 3, 4], "default": 2},
        "strict": {"type": "boolean", "enum": [False, True], "default": False},
        "order": {"type": "string", "enum": ["up", "down"], "default": "up"},
    }
    assert schema["additionalProperties"] is False


def test_choices_keep_label_and_values() -> None:
    first = choices(Options)[0]
    assert (first.name, first.default, first.values) == ("seats", 2, (2, 3, 4))
    assert str(first.label) == "Players"


def test_a_result_is_plain_data() -> None:
    result = Result((16, 9), (0,), "first to 16")
    assert result.as_dict() == {"scores": [16, 9], "winners": [0], "reason": "first to 16"}


def test_the_registry_knows_its_games_and_no_other() -> None:
    assert [game.slug for game in registry.all_games()] == list(registry.SLUGS)
    with pytest.raises(GameError, match="poker"):
        registry.game("poker")


def test_rules_are_made_when_they_are_first_asked_for() -> None:
    made: list[ToyRules] = []

    def load() -> ToyRules:
        made.append(ToyRules())
        return made[-1]

    game = replace(GAME, load_rules=load)
    assert not made
    assert game.seats == (2, 4)
    assert game.options is ToyOptions
    assert game.rules is game.rules is made[0]
    assert len(made) == 1


@pytest.mark.parametrize("fault", [ImportError, AttributeError, KeyError, ValueError, GameError])
def test_rules_that_cannot_be_loaded_say_so_each_time(fault: type[Exception]) -> None:
    """Never as one of the errors by which a match says that it cannot be read."""

    def load() -> ToyRules:
        raise fault(translate("T", "half a game"))

    game = replace(GAME, load_rules=load)
    for wanted in ("rules", "options", "rules"):
        with pytest.raises(RuntimeError, match="the rules of toy cannot be loaded") as found:
            getattr(game, wanted)
        assert isinstance(found.value.__cause__, fault)
