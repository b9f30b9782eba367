"""The arena with one seat, partners, one A among several B, hands, and no points."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest

from skillgames import cli
from skillgames.bots.budget import Budget, Choice
from skillgames.desk import thinking
from skillgames.engine.game import GameDef, Level, Result, choice
from skillgames.engine.match import header_for
from skillgames.engine.text import Msg
from skillgames.headless import duel
from skillgames.headless.duel import Plan, has_baseline, play_deal
from tests.headless import toy
from tests.headless.toy import GAME, ToyRules, ToyState, installed


@dataclass(frozen=True, slots=True)
class Seats:
    seats: int = choice(4, (1, 2, 3, 4), Msg("Toy", "Players"), ())


class Counting(ToyRules):
    """Who takes most stones in one move each turn has most points."""

    options = Seats

    def play(self, state: ToyState, move: int, tell: object = None) -> None:
        seat = state.turn
        super().play(state, move)
        state.taken = (*state.taken[:-1], 10 * move + seat)

    def totals(self, state: ToyState) -> list[int]:
        """Stones by seat."""
        found = [0] * state.seats
        for entry in state.taken:
            found[entry % 10] += entry // 10
        return found

    def result(self, state: ToyState) -> Result | None:
        if not state.dealt or state.stones:
            return None
        scores = self.totals(state)
        return Result(
            tuple(scores),
            tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
            "stones",
        )


class Pairs(Counting):
    """Seats opposite each other count together."""

    def totals(self, state: ToyState) -> list[int]:
        own = super().totals(state)
        return [own[seat] + own[(seat + 2) % 4] for seat in range(4)]


class Hands(Counting):
    """Each move is a hand of its own, in which the next seat sits out."""

    def hand_scores(self, state: ToyState) -> list[tuple[int | None, ...]]:
        found = []
        for entry in state.taken:
            stones, mover = divmod(entry, 10)
            hand: list[int | None] = [0] * state.seats
            hand[mover] = stones
            hand[(mover + 1) % state.seats] = None
            found.append(tuple(hand))
        return found


COUNTING = replace(GAME, load_rules=Counting, prepare=None, seats=(1, 4))
PAIRS = replace(COUNTING, load_rules=Pairs, partners=True)
HANDS = replace(COUNTING, load_rules=Hands)
NO_POINTS = replace(COUNTING, scores=False)


def greedy(view: ToyState, budget: Budget) -> Choice:
    """Three stones, or all there are."""
    return Choice(min(3, view.stones))


def modest(view: ToyState, budget: Budget) -> Choice:
    """One stone."""
    return Choice(1)


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the toy hard is greedy, every other level modest."""
    real = thinking.bot

    def bot(slug: str, level: str) -> Any:
        if slug != "toy":
            return real(slug, level)
        return greedy if level == Level.HARD else modest

    monkeypatch.setattr(thinking, "bot", bot)


def arena(
    game: GameDef, seats: int, capsys: pytest.CaptureFixture[str], *words: str
) -> dict[str, object]:
    """What `arena toy hard easy` finds in this game with so many seats."""
    with installed(game):
        command = ["arena", "toy", "hard", "easy", "--option", f"seats={seats}", "--seed", "4"]
        assert cli.run([*command, "--json", "--matches", "12", *words]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def text(game: GameDef, seats: int, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The same for people, line by line."""
    with installed(game):
        words = ["arena", "toy", "hard", "easy", "--option", f"seats={seats}", "--matches", "12"]
        assert cli.run(words) == 0
    return capsys.readouterr().out.splitlines()


def test_alone_both_sides_play_the_same_dice(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(COUNTING, 1, capsys)
    assert (found["deals"], found["matches"], found["even"]) == (12, 12, 0.5)
    assert found["elo"] is None
    assert found["win_rate"] == {"mean": 0.5, "low": 0.5, "high": 0.5, "se": 0.0}
    assert found["score_a"] == found["score_b"], "one seat takes all the stones, however"
    assert found["score"] == {"mean": 0.0, "low": 0.0, "high": 0.0, "se": 0.0}


def test_partners_change_places_together(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[int, str]] = []
    choose = duel._choose

    def watched(match: Any, seat: int, side: str, *rest: Any) -> Any:
        asked.append((seat, side))
        return choose(match, seat, side, *rest)

    monkeypatch.setattr(duel, "_choose", watched)
    with installed(PAIRS):
        deal = play_deal(Plan("toy", {"seats": 4}, "hard", "easy", 4), 0)
    assert len(deal.outcomes) == 2
    first = {seat for seat, side in asked if side == "hard"}
    assert first == {0, 1, 2, 3}
    turned = next(at for at, (seat, side) in enumerate(asked) if at and side == asked[at - 1][1])
    assert {seat % 2 for seat, side in asked[:turned] if side == "hard"} == {0}
    found = arena(PAIRS, 4, capsys)
    assert (found["deals"], found["matches"], found["even"]) == (6, 12, 0.5)
    score = found["score"]
    assert isinstance(score, dict)
    assert score["mean"] > 0


def test_one_a_against_b_on_its_own_seat(capsys: pytest.CaptureFixture[str]) -> None:
    """By hand: what a greedy seat takes more than a modest one there, all else modest."""
    with installed(COUNTING):
        deal = play_deal(Plan("toy", {"seats": 3}, "hard", "easy", 4), 0)
        stones = sum(deal.outcomes[0].scores_b + deal.outcomes[1].scores_b)
        stones += sum(deal.outcomes[2].scores_b)
    assert len(deal.outcomes) == 3
    assert stones == sum(
        sum(map(int, entry.split()[1:])) for entry in toy_log() if entry.startswith("dice")
    )
    for outcome in deal.outcomes:
        (mine,), (modest_there,) = outcome.scores_a, outcome.scores_b
        assert mine >= modest_there
    found = arena(COUNTING, 3, capsys)
    assert (found["deals"], found["matches"]) == (4, 12)
    assert found["elo"] is None


def toy_log() -> list[str]:
    """The log of the first deal of seed 4 without A."""
    plan = Plan("toy", {"seats": 3}, "hard", "easy", 4)
    header = header_for(COUNTING, plan.options)
    return duel._played(COUNTING, header, plan, 0, frozenset(), duel.Deal()).log


def test_only_who_takes_part_in_a_hand_counts(capsys: pytest.CaptureFixture[str]) -> None:
    with installed(HANDS):
        deal = play_deal(Plan("toy", {"seats": 4}, "hard", "easy", 4), 1)
    for outcome in deal.outcomes:
        assert len(outcome.scores_b) > 1
        assert set(outcome.scores_b) == {0.0, 1.0}
        assert 3.0 in outcome.scores_a
    lines = text(HANDS, 4, capsys)
    assert "a hand more than easy on the same seat" in lines[4]
    assert "25.0% would be even" in lines[3]


def test_without_points_there_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(NO_POINTS, 4, capsys)
    assert found["score"] is found["score_a"] is found["score_b"] is None
    assert found["even"] == 0.25
    assert not any("score" in line for line in text(NO_POINTS, 4, capsys))
    assert not has_baseline(NO_POINTS, 4), "nor a match played for their sake"


def test_jobs_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """With a game of the house, as other processes know no toy."""
    words = ["arena", "yacht", "easy", "random", "--option", "seats=3", "--matches", "3"]
    said = []
    for jobs in "12":
        assert cli.run([*words, "--seed", "2", "--json", "--jobs", jobs]) == 0
        found = json.loads(capsys.readouterr().out)
        said.append({key: found[key] for key in found if key not in ("ms", "command")})
    assert said[0] == said[1]


def test_options_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    with installed(toy.GAME):
        words = ["arena", "toy", "random", "random", "--matches", "2", "--json"]
        more = ["--option", "quick=true", "--option", "colour=blue", "--options", '{"seats":2}']
        assert cli.run([*words, *more]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["options"] == {"seats": 2, "quick": True, "colour": "blue"}
