"""A match becomes a record and comes back; what was never played is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from skillgames import __version__, registry
from skillgames.desk.reopen import OlderRules, record_of, reopen
from skillgames.engine.errors import BrokenRecord
from skillgames.engine.game import GameDef
from skillgames.engine.match import Match, header_for
from skillgames.store.record import dump_record, parse_record


def played(slug: str = "fishing", entries: int | None = None, **options: Any) -> Match:
    """A match played at random, to the end or so far."""
    game = registry.game(slug)
    match = Match(game, header_for(game, options))
    rng = random.Random(2)
    while (actor := match.to_act) is not None and match.version != entries:
        if isinstance(actor, int):
            match.play(rng.choice(match.legal_moves()))
        else:
            match.draw(rng)
    return match


@pytest.mark.parametrize("entries", [0, 1, 2, 30, 60, None])
def test_there_and_back_again(entries: int | None) -> None:
    match = played(entries=entries)
    record = record_of(match)
    again = reopen(parse_record(dump_record(record)))
    assert again.header == match.header
    assert again.log == match.log
    assert again.describe() == match.describe()
    assert again.result == match.result
    assert record_of(again) == record
    assert record.app_version == __version__


def test_options_and_seats_come_back(toy: GameDef) -> None:
    match = played("toy", seats=3, colour="blue")
    again = reopen(record_of(match).model_dump())
    assert again.header == match.header
    assert again.header.options == {"seats": 3, "quick": False, "colour": "blue"}


def test_options_left_out_take_their_defaults(toy: GameDef) -> None:
    record = {**record_of(played("toy", seats=3)).model_dump(), "options": {"seats": 3}}
    assert reopen(record).header.options == {"seats": 3, "quick": False, "colour": "red"}


def test_the_program_that_made_it_can_be_told() -> None:
    assert record_of(played(entries=1), "0.0.1").app_version == "0.0.1"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "no game"),
        ({"rules_version": 2}, "newer rules"),
        ({"options": {"seats": 2}}, "no option"),
        ({"seats": ["open"]}, "2 seats are needed"),
        ({"log": ["deck"]}, "Entry 1 of the record is wrong"),
        ({"result": None}, "result"),
        ({"extra": 1}, "unknown field"),
        ({"seats": 2}, "seats"),
    ],
)
def test_refusals_say_what_is_wrong(changes: dict[str, Any], words: str) -> None:
    record = record_of(played()).model_dump()
    with pytest.raises(BrokenRecord, match=words) as caught:
        reopen({**record, **changes})
    assert not isinstance(caught.value, OlderRules)


def test_a_result_that_was_not_played() -> None:
    record = json.loads(dump_record(record_of(played())))
    record["result"]["scores"].reverse()
    with pytest.raises(BrokenRecord, match="not that of its log"):
        reopen(record)


def test_older_rules(toy: GameDef) -> None:
    record = {**record_of(played("toy")).model_dump(), "rules_version": toy.rules_version - 1}
    match = reopen(record)
    assert match.header.rules_version == toy.rules_version, "it goes on with today's rules"
    with pytest.raises(OlderRules, match="older rules"):
        reopen(record, exact=True)
    with pytest.raises(OlderRules, match="older rules"):
        reopen({**record, "log": ["dealer 0", "take 1"], "result": None})


def test_newer_rules_are_never_tried(toy: GameDef) -> None:
    record = record_of(played("toy")).model_dump()
    with pytest.raises(BrokenRecord, match="newer rules"):
        reopen({**record, "rules_version": toy.rules_version + 1})
