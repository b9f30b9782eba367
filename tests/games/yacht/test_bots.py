"""The four levels of Yacht: what they hold and where they write."""

from __future__ import annotations

import random

import pytest

from skillgames.bots.budget import Budget
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.games.yacht.bot import LEVELS, sample
from skillgames.games.yacht.scoring import BOXES
from skillgames.games.yacht.state import YachtView
from tests.games.yacht.playing import ALL, YACHT_GAME, entered, match_of, view_of

RULES = YACHT_GAME.rules
every_level = pytest.mark.parametrize("level", list(Level))


def chosen(level: Level, view: YachtView) -> str:
    """The text of the move this level chooses."""
    return RULES.format(LEVELS[level](view, Budget(random.Random(0))).move)


@every_level
def test_the_first_roll_throws_everything(level: Level) -> None:
    match = match_of()
    assert chosen(level, match.view(0)) == ALL


@every_level
def test_nobody_plays_out_of_turn(level: Level) -> None:
    match = match_of()
    for seat in (1, 0):
        with pytest.raises(OutOfTurn):
            LEVELS[level](match.view(seat), Budget(random.Random(0)))
        if seat:
            match.enter(ALL)


@every_level
def test_a_yacht_is_written_at_once(level: Level) -> None:
    filled = dict.fromkeys(BOXES[:5], 10)
    assert chosen(level, view_of((6, 6, 6, 6, 6), 2, filled)) == "score yacht"


@every_level
def test_no_level_plays_at_random(level: Level) -> None:
    view = view_of((1, 2, 4, 4, 6), 2)
    assert len({LEVELS[level](view, Budget(random.Random(seed))) for seed in range(5)}) == 1


@every_level
def test_slots_are_those_of_the_dice(level: Level) -> None:
    """The same dice on other slots: the same values are held."""
    rng = random.Random("slots")
    for _ in range(30):
        dice = tuple(rng.choices(range(1, 7), k=5))
        held = set()
        for _ in range(4):
            mixed = tuple(rng.sample(dice, 5))
            text = chosen(level, view_of(mixed, 1))
            slots = {int(one) - 1 for one in text.split()[1:]} if text.startswith("roll") else None
            kept = (
                None
                if slots is None
                else tuple(sorted(value for slot, value in enumerate(mixed) if slot not in slots))
            )
            held.add((kept, text if kept is None else ""))
        assert len(held) == 1


@pytest.mark.parametrize(
    ("dice", "rolls_left", "filled", "move"),
    [
        ((1, 1, 6, 6, 6), 2, {"full_house": 0}, "roll 1 2"),
        ((1, 1, 6, 6, 6), 2, {}, "score full_house"),
        ((1, 1, 6, 6, 2), 1, {}, "roll 3 4 5"),
        ((5, 4, 3, 2, 1), 2, {"large_straight": 0, "small_straight": 0}, "roll 1 2 3 4"),
        ((1, 2, 3, 4, 6), 2, {}, "score small_straight"),
        ((1, 2, 3, 4, 6), 0, {"small_straight": 30, "chance": 9}, "score sixes"),
        (
            (1, 2, 2, 4, 5),
            0,
            {name: 0 for name in BOXES if name not in ("sixes", "yacht")},
            "score sixes",
        ),
    ],
)
def test_easy(dice: tuple[int, ...], rolls_left: int, filled: dict[str, int], move: str) -> None:
    assert chosen(Level.EASY, view_of(dice, rolls_left, filled)) == move


def test_the_planning_levels_differ() -> None:
    view = view_of((6, 6, 6, 6, 1), 0)
    assert chosen(Level.INSANE, view) == chosen(Level.HARD, view) == "score sixes"
    low = view_of((1, 2, 3, 5, 6), 0)
    assert chosen(Level.INSANE, low) == "score ones"
    assert chosen(Level.EASY, low) == chosen(Level.MEDIUM, low) == "score chance"


@every_level
def test_values_name_every_box_and_the_best_is_chosen(level: Level) -> None:
    view = view_of((1, 2, 2, 4, 5), 0)
    choice = LEVELS[level](view, Budget(random.Random(0)))
    assert len(choice.values) == 13
    best = max(choice.values, key=lambda one: one.mean)
    assert choice.move == best.move


def test_sampled_worlds_go_on_in_the_air() -> None:
    match = entered(match_of(3), ALL, "dice 1 2 3 4 6", "roll 5 1")
    for seat in range(3):
        world = sample(match.view(seat), random.Random(0))
        assert RULES.to_act(world) == match.to_act
        assert RULES.view(world, seat) == match.view(seat)
