"""The arena: the same deals for both sides, the deal as the unit, the same figures again."""

from __future__ import annotations

import json
import math
import shlex
from statistics import fmean, stdev
from typing import Any

import pytest

from skillgames import cli
from skillgames.bots.budget import Choice
from skillgames.engine.errors import IllegalMove
from skillgames.engine.game import GameDef, Result
from skillgames.engine.match import Match
from skillgames.headless import arena, duel
from skillgames.headless.arena import play_deals, summed_up
from skillgames.headless.duel import (
    RANDOM,
    Deal,
    Outcome,
    Plan,
    play_deal,
    seatings,
    share,
    side_scores,
    solo_share,
)
from tests.headless.toy import installed


def plan(a: str = "hard", b: str = RANDOM, **fields: Any) -> Plan:
    """A plan for Fishing."""
    return Plan(**{"slug": "fishing", "options": {}, "a": a, "b": b, "seed": 5, **fields})


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Every match an arena plays, as it is begun."""
    seen: list[Match] = []

    class Watched(Match):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            seen.append(self)

    monkeypatch.setattr(duel, "Match", Watched)
    return seen


def packs(match: Match) -> list[str]:
    """The packs of a match in order."""
    return [text for text in match.log if text.startswith("deck")]


# --- who sits where --------------------------------------------------------------------


def test_seatings() -> None:
    assert list(map(set, seatings(2))) == [{0}, {1}]
    assert list(map(set, seatings(3))) == [{0}, {1}, {2}]
    assert list(map(set, seatings(4, partners=True))) == [{0, 2}, {1, 3}]


@pytest.mark.parametrize(
    ("result", "seats_a", "expected"),
    [
        (Result((16, 9), (0,), "x"), {0}, 1.0),
        (Result((16, 9), (0,), "x"), {1}, 0.0),
        (Result((9, 9), (0, 1), "x"), {0}, 0.5),
        (Result((0, 0), (), "x"), {0}, 0.5),
        (Result((1, 4, 1), (1,), "x"), {0}, 0.0),
        (Result((4, 4, 1), (0, 1), "x"), {0}, 0.5),
        (Result((0, 0, 0), (), "x"), {0}, 1 / 3),
        (Result((7, 3, 7, 3), (0, 2), "x"), {0, 2}, 1.0),
        (Result((7, 3, 7, 3), (0, 2), "x"), {1, 3}, 0.0),
        (Result((5, 5, 5, 5), (0, 1, 2, 3), "x"), {0, 2}, 0.5),
    ],
)
def test_share(result: Result, seats_a: set[int], expected: float) -> None:
    assert share(result, seats_a) == expected


@pytest.mark.parametrize(("a", "b", "expected"), [(9, 8, 1.0), (8, 9, 0.0), (8, 8, 0.5)])
def test_alone_the_higher_score_wins(a: int, b: int, expected: float) -> None:
    assert solo_share(Result((a,), (), "x"), Result((b,), (0,), "x")) == expected


def test_scores_of_a_side_hand_by_hand() -> None:
    """Who sits out has no part in a hand, and without any of a side it does not count."""
    hands = [(2, -1, None, -1), (None, 4, -2, -2)]
    assert side_scores(hands, {0}) == (2,)
    assert side_scores(hands, {2, 3}) == (-1, -2)
    assert side_scores(hands, {1, 2, 3}) == (-1, 0)
    assert side_scores([(7, 3, 7, 3)], {0, 2}) == (7,)


def test_both_matches_of_a_deal_have_the_same_packs(matches: list[Match]) -> None:
    for number in range(4):
        play_deal(plan(), number)
    for first, second in zip(matches[::2], matches[1::2], strict=True):
        common = min(len(packs(first)), len(packs(second)))
        assert common >= 1
        assert packs(first)[:common] == packs(second)[:common]
    assert len({packs(match)[0] for match in matches}) == 4, "each deal is another one"
    assert any(len(packs(match)) > 1 for match in matches), "round by round"


def test_the_sides_change_seats(matches: list[Match]) -> None:
    """A hard A wins most matches from either seat against chance."""
    won = [0, 0]
    for number in range(12):
        for seat, result in enumerate(play_deal(plan(), number).outcomes):
            won[seat] += result.share == 1.0
    assert min(won) >= 8


def test_more_seats_one_a_among_b_on_every_seat(matches: list[Match]) -> None:
    with installed():
        deal = play_deal(plan(slug="toy", options={"seats": 3}, a=RANDOM), 0)
    assert len(deal.outcomes) == 3
    assert len(matches) == 4, "and once without A"
    assert len({match.log[0] for match in matches}) == 1
    assert len({match.log[1] for match in matches}) == 1


# --- the same again --------------------------------------------------------------------


def outcomes(deals: Any) -> list[list[Outcome]]:
    """What deals came to, without the clock."""
    return [deal.outcomes for deal in deals]


@pytest.mark.parametrize(("a", "b"), [("easy", "medium"), (RANDOM, "hard")])
def test_a_deal_is_reproducible(a: str, b: str) -> None:
    first = outcomes(play_deals(plan(a, b, worlds=2), 4))
    assert first == outcomes(play_deals(plan(a, b, worlds=2), 4))
    assert first == [outcomes([play_deal(plan(a, b, worlds=2), n)])[0] for n in range(4)]
    assert first != outcomes(play_deals(plan(a, b, worlds=2, seed=6), 4))


def test_the_number_of_jobs_changes_nothing() -> None:
    one = outcomes(play_deals(plan("medium", "easy"), 5, jobs=1))
    assert outcomes(play_deals(plan("medium", "easy"), 5, jobs=2)) == one


@pytest.mark.parametrize("side", ["easy", "medium", "hard", RANDOM])
def test_nobody_is_stronger_than_himself(side: str) -> None:
    """With packs and luck bound to the seats, both matches of a deal are the same one."""
    report = summed_up(plan(side, side), "", list(play_deals(plan(side, side), 4)))
    assert report.share.as_dict() == {"mean": 0.5, "low": 0.5, "high": 0.5, "se": 0.0}
    assert report.points is not None
    assert report.points.difference.mean == 0
    assert report.wins == report.losses == 4
    assert report.elo == 0


# --- the report ------------------------------------------------------------------------


def test_the_deal_is_the_unit() -> None:
    deals = list(play_deals(plan("easy", RANDOM), 6))
    report = summed_up(plan("easy", RANDOM), "again", deals)
    shares = [fmean(match.share for match in deal.outcomes) for deal in deals]
    reach = 1.959964 * stdev(shares) / math.sqrt(6)
    assert report.deals == 6
    assert report.matches == 12
    assert report.wins + report.ties + report.losses == 12
    assert report.share.mean == pytest.approx(fmean(shares))
    assert report.share.high == pytest.approx(fmean(shares) + reach, abs=1e-6)
    points = report.points
    assert points is not None
    assert points.difference.mean == pytest.approx(points.a.mean - points.b.mean)
    assert not points.per_hand
    assert not points.same_seat
    decisions = sum(len(deal.ms_a) for deal in deals)
    assert report.ms_a.decisions == decisions > 12 * 24


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints; it says nothing else."""
    assert cli.run(["arena", *words]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "fishing", "hard", "random", "--matches", "8", "--seed", "3", "--json")
    found = json.loads(out)
    assert out.count("\n") == 1
    assert found["game"] == "fishing"
    assert (found["a"], found["b"]) == ("hard", "random")
    assert (found["deals"], found["matches"], found["seed"]) == (4, 8, 3)
    assert found["win_rate"]["low"] <= found["win_rate"]["mean"] <= found["win_rate"]["high"]
    assert found["score"]["mean"] > 0
    assert set(found["ms"]["a"]) == {"decisions", "mean", "p99", "max"}
    again = json.loads(run(capsys, *shlex.split(found["command"])[2:], "--json"))
    for one in (found, again):
        del one["ms"]
    assert again == found


def test_the_command_prints_figures_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "fishing", "easy", "random", "--matches", "5", "--worlds", "2")
    assert "6 matches in 3 deals" in out, "rounded up to whole deals"
    assert "win rate" in out
    assert "95 %" in out
    assert "ms per decision, B (random)" in out
    command = out.splitlines()[-1]
    assert command.startswith("skillgames arena fishing easy random --matches 5 --seed ")
    assert command.endswith("--worlds 2")


def test_one_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "fishing", "easy", "random", "--matches", "2")
    assert "95 %" not in out
    assert "2 matches in 1 deal, seed " in out


@pytest.mark.parametrize("share", [0.5, 0.4999])
def test_nothing_has_no_minus(
    share: float, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Figures that round to nought are printed as nought."""
    deal = Deal([Outcome(share, (7.001,), (7.003,))] * 2, [1.0], [1.0, 2.0])
    monkeypatch.setattr(arena, "play_deals", lambda *_: [deal])
    lines = run(capsys, "fishing", "easy", "random", "--matches", "2").splitlines()
    assert lines[3].endswith(", Elo +0")
    assert lines[4] == "score      +0.00 more than random"
    assert lines[6].endswith(", 1 decision")
    assert lines[7].endswith(", 2 decisions")


def test_three_seats_are_reported(toy: GameDef, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["toy", "hard", "random", "--options", '{"seats":3}', "--matches", "60", "--json"]
    found = json.loads(run(capsys, *words))
    assert (found["deals"], found["matches"]) == (20, 60)
    assert found["elo"] is None
    assert found["options"] == {"seats": 3}
    assert 0.1 < found["win_rate"]["mean"] < 0.6, "one of three, all alike"
    assert found["even"] == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    "options", ['{"seats":9}', '{"seats":true}', '{"players":2}', '{"seats":"2"}']
)
def test_wrong_options(options: str, toy: GameDef, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", "toy", "easy", "hard", "--options", options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("skillgames arena: ")


def test_a_bot_that_breaks_the_rules_is_told_with_its_match() -> None:
    with installed(bot=lambda view, budget: Choice(99)), pytest.raises(IllegalMove) as caught:
        play_deal(plan(slug="toy"), 3)
    assert "in deal 3" in caught.value.__notes__[0]
    assert "dealer" in caught.value.__notes__[0]


def test_a_match_without_an_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "MAX_ENTRIES", 10)
    with pytest.raises(RuntimeError, match="has not ended"):
        play_deal(plan(RANDOM), 0)


def test_no_progress_bar_where_nobody_watches(capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "fishing", RANDOM, RANDOM, "--matches", "2")


def test_a_seed_is_drawn_when_none_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["fishing", RANDOM, RANDOM, "--matches", "2", "--json"]
    seeds = {json.loads(run(capsys, *words))["seed"] for _ in range(3)}
    assert len(seeds) == 3
    assert all(0 <= seed < 2**arena.SEED_BITS for seed in seeds)
