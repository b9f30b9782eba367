"""How well the levels play, computed exactly, and that the bots play what was computed."""

from __future__ import annotations

import random

import pytest

from benchmarks import yacht_exact
from skillgames.bots.budget import Budget
from skillgames.engine.game import Level
from skillgames.games.yacht.bot import LEVELS
from skillgames.games.yacht.scoring import BOXES
from skillgames.games.yacht.state import keeping, write_move
from skillgames.games.yacht.turns import KEEPS, ROLL_OF
from tests.games.yacht.playing import at_random, match_of, view_of

MEANS = {Level.EASY: (170.98, 37.5), Level.MEDIUM: (220.70, 34.0), Level.HARD: (234.91, 41.8)}


@pytest.mark.slow
@pytest.mark.parametrize("level", list(MEANS))
def test_exact_means(level: Level) -> None:
    mean, deviation = yacht_exact.mean_and_deviation(level)
    assert (mean, deviation) == (
        pytest.approx(MEANS[level][0], abs=0.006),
        pytest.approx(MEANS[level][1], abs=0.06),
    )


@pytest.mark.parametrize("level", list(MEANS))
def test_bots_play_by_the_computed_plans(level: Level) -> None:
    rng = random.Random(f"plans {level}")
    for _ in range(150):
        used = rng.randrange((1 << len(BOXES)) - 1)
        filled = {name: 0 for box, name in enumerate(BOXES) if used >> box & 1}
        dice = tuple(rng.choices(range(1, 7), k=5))
        plan = yacht_exact.PLANS[level](used)
        roll = ROLL_OF[tuple(sorted(dice))]
        write = write_move(int(plan.box[roll]))
        for rolls_left, keeps in ((2, plan.first), (1, plan.second), (0, None)):
            kept = dice if keeps is None else KEEPS[keeps[roll]]
            move = write if len(kept) == len(dice) else keeping(dice, kept)
            chosen = LEVELS[level](view_of(dice, rolls_left, filled), Budget(rng))
            assert chosen.move == move


def test_a_perfect_game_is_worth_what_the_table_says() -> None:
    """A few games by the bot itself: within four standard errors of the exact mean."""
    games, rng = 60, random.Random("perfect games")
    totals = []
    for _ in range(games):
        match = match_of(1)
        while not match.is_over:
            if isinstance(match.to_act, int):
                match.play(LEVELS[Level.INSANE](match.view(0), Budget(rng)).move)
            else:
                match.draw(rng)
        assert match.result is not None
        totals.append(match.result.scores[0])
    assert abs(sum(totals) / games - 245.87) < 4 * 39.8 / games**0.5
    assert (
        sum(totals) / games
        > sum(
            score
            for seed in range(20)
            for score in at_random(match_of(1), seed).result.scores  # type: ignore[union-attr]
        )
        / 20
    )
