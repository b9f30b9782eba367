"""The match: turn, legality, log, replay; nothing changes on an error."""

from __future__ import annotations

import random

import pytest

from skillgames import registry
from skillgames.engine.errors import (
    BrokenRecord,
    GameError,
    IllegalMove,
    ImpossibleChance,
    OutOfTurn,
)
from skillgames.engine.game import GameDef
from skillgames.engine.match import Header, Match, header_for


@pytest.fixture
def game() -> GameDef:
    return registry.game("fishing")


@pytest.fixture
def match(game: GameDef) -> Match:
    dealt = Match(game, header_for(game, {}))
    dealt.draw(random.Random(5))
    return dealt


def finished(game: GameDef, seed: int = 1) -> Match:
    rng = random.Random(seed)
    match = Match(game, header_for(game, {}))
    while match.to_act is not None:
        if isinstance(match.to_act, int):
            match.play(rng.choice(match.legal_moves()))
        else:
            match.draw(rng)
    return match


def test_a_header_says_all(game: GameDef) -> None:
    header = header_for(game, {}, ["person", "insane"])
    assert header == Header("fishing", game.rules_version, {}, ("person", "insane"))
    assert header_for(game, {}).seats == ("open", "open")
    assert header.as_dict()["seats"] == ["person", "insane"]


@pytest.mark.parametrize("seats", [["person"], ["person"] * 3, ["person", "cat"], []])
def test_wrong_seats_are_refused(game: GameDef, seats: list[str]) -> None:
    with pytest.raises(GameError):
        header_for(game, {}, seats)


def test_every_entry_grows_log_and_version(match: Match) -> None:
    assert match.version == len(match.log) == 1
    move = match.legal_moves()[0]
    match.play(move)
    assert match.version == 2
    assert match.log[1] == match.rules.format(move)


def test_a_refused_move_changes_nothing(match: Match) -> None:
    before = match.describe(), list(match.log)
    actor = match.to_act
    assert isinstance(actor, int)
    foreign = next(c for c in range(52) if c not in match.legal_moves())
    with pytest.raises(IllegalMove):
        match.play(foreign)
    with pytest.raises(OutOfTurn):
        match.play(match.legal_moves()[0], seat=1 - actor)
    with pytest.raises(OutOfTurn):
        match.draw(random.Random(0))
    with pytest.raises(OutOfTurn):
        match.enter("deck AS")
    with pytest.raises(IllegalMove):
        match.enter("nonsense")
    assert (match.describe(), match.log) == before


def test_before_the_pack_no_move_can_come(game: GameDef) -> None:
    match = Match(game, header_for(game, {}))
    assert match.legal_moves() == []
    with pytest.raises(OutOfTurn):
        match.play(0)
    with pytest.raises(OutOfTurn):
        match.enter("AS")
    with pytest.raises(OutOfTurn):
        match.enter("dice 1")
    with pytest.raises(ImpossibleChance):
        match.enter("deck AS 2S")
    assert match.log == []


def test_after_the_end_nothing_can_come(game: GameDef) -> None:
    match = finished(game)
    assert match.is_over
    assert match.result is not None
    assert match.legal_moves() == []
    for attempt in (lambda: match.play(0), lambda: match.draw(random.Random(0))):
        with pytest.raises(OutOfTurn):
            attempt()
    with pytest.raises(OutOfTurn):
        match.enter("AS")


def test_a_log_replays_without_chance(game: GameDef) -> None:
    match = finished(game)
    again = Match(game, match.header, match.log)
    assert again.describe() == match.describe()
    assert again.result == match.result
    assert again.log == match.log


def test_at_gives_any_earlier_moment_and_leaves_the_match_alone(game: GameDef) -> None:
    match = finished(game)
    rebuilt = Match(game, match.header)
    for count, text in enumerate(match.log):
        assert match.at(count).describe() == rebuilt.describe()
        rebuilt.enter(text)
    assert match.at(match.version).result == match.result


@pytest.mark.parametrize("wrong", ["AS AS", "", "deck", "pass", "XX"])
def test_a_damaged_log_is_refused_with_its_line(game: GameDef, wrong: str) -> None:
    log = list(finished(game).log)
    log[7] = wrong
    with pytest.raises(BrokenRecord, match="Entry 8"):
        Match(game, header_for(game, {}), log)


def test_what_follows_the_end_of_a_log_is_refused(game: GameDef) -> None:
    log = list(finished(game).log)
    with pytest.raises(BrokenRecord, match=f"Entry {len(log) + 1}"):
        Match(game, header_for(game, {}), [*log, "AS"])
