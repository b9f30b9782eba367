"""The contract of bots, on every game: legal, fair, the same answer to the same question.

They play with four worlds and no cap, many whole matches with one; full strength is measured
elsewhere.
"""

from __future__ import annotations

import pickle
import random

import pytest

from skillgames.bots.budget import Budget, Choice
from skillgames.engine.game import Level
from tests.contract.cases import CASES, Case, Walk

WORLDS = 4
MATCHES = 100
"""Matches of each level in a game, over all its cases."""
SAMPLING_MATCHES = 32
"""As many of a level that samples: each of its choices takes a hundred times as long."""
MIXED, MIXED_IN_A_CASE = 24, 4
"""Matches of mixed levels in a game, and in one of its cases at most."""
ASKED = 60
"""Positions at which the same is asked twice."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_level = pytest.mark.parametrize("level", list(Level))


def ask(walk: Walk, level: Level, rng: random.Random, worlds: int = WORLDS) -> Choice:
    """The choice of this level for the seat to act."""
    seat = walk.to_act
    assert isinstance(seat, int)
    bot = walk.case.game.part("bot").LEVELS[level]
    choice: Choice = bot(walk.rules.view(walk.state, seat), Budget(rng, worlds))
    return choice


def check_choice(walk: Walk, choice: Choice) -> None:
    """The move is legal, and so is every move that a value is given for."""
    legal = walk.rules.legal_moves(walk.state)
    assert choice.move in legal
    valued = [value.move for value in choice.values]
    assert len(set(valued)) == len(valued)
    assert set(valued) <= set(legal)


def play_match(walk: Walk, levels: list[Level], worlds: int = WORLDS) -> None:
    """A whole match, one level on each seat."""
    while (actor := walk.to_act) is not None:
        if isinstance(actor, int):
            choice = ask(walk, levels[actor], walk.rng, worlds)
            check_choice(walk, choice)
            walk.step(choice.move)
        else:
            walk.step()
    assert walk.rules.result(walk.state) is not None


def test_every_game_has_every_level() -> None:
    for case in CASES:
        assert list(case.game.part("bot").LEVELS) == list(Level)


@every_case
@every_level
def test_many_matches_of_each_level_end(case: Case, level: Level) -> None:
    """B12, B32: with one world, for the worse a level chooses, the harder it is for a match
    to end."""
    here = [other for other in CASES if other.game is case.game]
    matches = SAMPLING_MATCHES if case.game.part("bot").WORLDS[level] else MATCHES
    for number in range(-(-matches // len(here))):
        walk = Walk(case, f"{level} {number}")
        play_match(walk, [level] * len(walk.seats), worlds=1)


@every_case
def test_mixed_levels(case: Case) -> None:
    """B12, B32: different levels in one match."""
    here = [other for other in CASES if other.game is case.game]
    for number in range(min(MIXED_IN_A_CASE, -(-MIXED // len(here)))):
        walk = Walk(case, f"mixed {number}")
        play_match(walk, [walk.rng.choice(list(Level)) for _ in walk.seats])


@every_case
@every_level
def test_what_is_hidden_changes_no_choice(case: Case, level: Level) -> None:
    """B29: neither the move nor the values, with the same random numbers; and asking again
    gives the same answer, whatever was thought about in between."""
    walk = Walk(case, f"fair {level}")
    asked = 0
    while asked < ASKED:
        if walk.to_act is None:
            walk = Walk(case, f"fair {level} {asked}")
        actor = walk.to_act
        if isinstance(actor, int) and walk.rng.random() < 0.3:
            seed = walk.rng.random()
            first = ask(walk, level, random.Random(seed))
            twin = Walk(case, "twin")
            twin.state = case.hooks.shuffled(walk.state, actor, walk.rng)
            assert ask(twin, level, random.Random(seed)) == first
            assert ask(walk, level, random.Random(seed)) == first
            asked += 1
        walk.step()


@every_case
@every_level
def test_asking_changes_nothing(case: Case, level: Level) -> None:
    walk = Walk(case, "asking")
    for _ in range(12):
        if walk.to_act is None:
            break
        if isinstance(walk.to_act, int):
            before = walk.rules.describe(walk.state)
            choice = ask(walk, level, random.Random(1))
            assert walk.rules.describe(walk.state) == before
            assert pickle.loads(pickle.dumps(choice)) == choice
        walk.step()


@every_case
@every_level
def test_cancelled_search_still_answers(case: Case, level: Level) -> None:
    """A budget that is spent from the start cuts the search short; the move is legal."""
    walk = Walk(case, "cancelled")
    bot = case.game.part("bot").LEVELS[level]
    for _ in range(20):
        actor = walk.to_act
        if isinstance(actor, int):
            spent = Budget(random.Random(0), None, deadline=0.0, cancelled=lambda: True)
            check_choice(walk, bot(walk.rules.view(walk.state, actor), spent))
        elif actor is None:
            break
        walk.step()
