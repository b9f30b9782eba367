"""`skillgames arena`: how strong two sides are against each other, honestly measured.

Each deal is played in every seating, so that luck of the cards cancels out; the
unit of every interval is the deal, never the match. With one seat both sides play the
same dice or packs, each for itself.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import secrets
import shlex
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from skillgames import registry
from skillgames.engine.errors import GameError
from skillgames.engine.match import header_for
from skillgames.headless.duel import Deal, Plan, has_baseline, play_deal, seatings
from skillgames.headless.estimate import Estimate, Times, elo, estimate, times
from skillgames.headless.lines import sentence
from skillgames.headless.progress import Progress

OK = 0
WRONG_ARGUMENT = 2
SEED_BITS = 32


@dataclass(frozen=True, slots=True)
class Points:
    """Mean scores per hand: of A, of what it is compared with, and the difference."""

    difference: Estimate
    a: Estimate
    b: Estimate
    per_hand: bool
    """Whether matches have several scored hands."""
    same_seat: bool
    """Whether A is compared with B on the same seat of the same deal."""


@dataclass(frozen=True, slots=True)
class Report:
    """What an arena found out. Shares and scores are those of A; see `as_dict`."""

    plan: Plan
    command: str
    even: float
    deals: int
    matches: int
    wins: int
    ties: int
    losses: int
    share: Estimate
    points: Points | None
    elo: float | None
    ms_a: Times
    ms_b: Times

    def as_dict(self) -> dict[str, Any]:
        """All figures as plain data.

        `win_rate` is A's mean share of the win (one half for a tie of two) and `even`
        that of equals, `score` the mean score of A minus that of B, in each hand of a
        deal; `elo` is null where one plays alone, where more than two sides play and where
        one side won everything, the scores are null in a game without points.
        """
        points = self.points
        return {
            "game": self.plan.slug,
            "options": dict(self.plan.options),
            "a": self.plan.a,
            "b": self.plan.b,
            "worlds": self.plan.worlds,
            "seed": self.plan.seed,
            "command": self.command,
            "deals": self.deals,
            "matches": self.matches,
            "wins": self.wins,
            "ties": self.ties,
            "losses": self.losses,
            "win_rate": self.share.as_dict(),
            "even": self.even,
            "score": points and points.difference.as_dict(),
            "score_a": points and points.a.as_dict(),
            "score_b": points and points.b.as_dict(),
            "elo": self.elo,
            "ms": {"a": self.ms_a.as_dict(), "b": self.ms_b.as_dict()},
        }


def run(
    slug: str,
    a: str,
    b: str,
    *,
    options: dict[str, Any],
    matches: int,
    seed: int | None,
    jobs: int,
    worlds: int | None,
    as_json: bool,
) -> int:
    """Play, then print the report; returns 0, or 2 after one sentence on standard error
    when the options are wrong.

    `matches` is rounded up to whole deals. Without a seed one is drawn and told.
    """
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    plan = Plan(slug, options, a, b, chosen, worlds)
    game = registry.game(slug)
    try:
        seats = len(header_for(game, options).seats)
    except GameError as error:
        return _refuse(sentence(error.msg))
    deals = math.ceil(matches / len(seatings(seats, game.partners)))
    with Progress(sys.stderr, f"{slug} {a} {b}") as progress:
        played = []
        for deal in play_deals(plan, deals, jobs):
            played.append(deal)
            progress.show(len(played) / deals)
    report = summed_up(plan, command(plan, matches, jobs), played)
    print(json.dumps(report.as_dict()) if as_json else "\n".join(_text(report)), flush=True)
    return OK


def play_deals(plan: Plan, deals: int, jobs: int = 1) -> Iterator[Deal]:
    """The deals 0 … deals − 1 in order, the same for any number of processes."""
    if jobs == 1:
        yield from (play_deal(plan, number) for number in range(deals))
        return
    context = multiprocessing.get_context("spawn")
    workers = min(jobs, deals)
    with ProcessPoolExecutor(workers, context, _leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(play_deal, [plan] * deals, range(deals))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def summed_up(plan: Plan, told: str, deals: Sequence[Deal]) -> Report:
    """The figures of these deals, each deal one independent observation."""
    matches = [match for deal in deals for match in deal.outcomes]
    game = registry.game(plan.slug)
    seats = len(header_for(game, plan.options).seats)
    sides = 2 if seats == 1 or game.partners else seats
    share = estimate([fmean(match.share for match in deal.outcomes) for deal in deals])
    return Report(
        plan=plan,
        command=told,
        even=1 / sides,
        deals=len(deals),
        matches=len(matches),
        wins=sum(match.share == 1.0 for match in matches),
        ties=sum(0.0 < match.share < 1.0 for match in matches),
        losses=sum(match.share == 0.0 for match in matches),
        share=share,
        points=_points_of(deals, has_baseline(game, seats)) if game.scores else None,
        elo=elo(share.mean) if sides == 2 <= seats else None,
        ms_a=times([ms for deal in deals for ms in deal.ms_a]),
        ms_b=times([ms for deal in deals for ms in deal.ms_b]),
    )


def command(plan: Plan, matches: int, jobs: int) -> str:
    """The command line that plays these very matches again."""
    words = ["skillgames", "arena", plan.slug, plan.a, plan.b]
    if plan.options:
        words += ["--options", json.dumps(dict(plan.options))]
    words += ["--matches", str(matches), "--seed", str(plan.seed), "--jobs", str(jobs)]
    if plan.worlds is not None:
        words += ["--worlds", str(plan.worlds)]
    return shlex.join(words)


def _points_of(deals: Sequence[Deal], same_seat: bool) -> Points:
    """All hands of a deal count alike, whichever of its matches they belong to."""
    a = [fmean(s for match in deal.outcomes for s in match.scores_a) for deal in deals]
    b = [fmean(s for match in deal.outcomes for s in match.scores_b) for deal in deals]
    per_hand = any(len(match.scores_a) > 1 for deal in deals for match in deal.outcomes)
    difference = [score_a - score_b for score_a, score_b in zip(a, b, strict=True)]
    return Points(estimate(difference), estimate(a), estimate(b), per_hand, same_seat)


def _text(report: Report) -> Iterator[str]:
    plan = report.plan
    yield f"{plan.slug}: {plan.a} against {plan.b}"
    yield (
        f"{_count(report.matches, 'match', 'matches')} in"
        f" {_count(report.deals, 'deal', 'deals')}, seed {plan.seed}"
    )
    yield f"won {report.wins}, tied {report.ties}, lost {report.losses}"
    strength = "" if report.elo is None else f", Elo {report.elo:+z.0f}"
    even = "" if report.even == 1 / 2 else f", {report.even:.1%} would be even"
    yield f"win rate   {_percent(report.share)}{even}{strength}"
    if report.points is not None:
        yield from _told(report.points, plan.b)
    for side, name, taken in (("A", plan.a, report.ms_a), ("B", plan.b, report.ms_b)):
        yield (
            f"ms per decision, {side} ({name}): mean {taken.mean:.2f}, 99 % {taken.p99:.2f},"
            f" max {taken.longest:.2f}, {_count(taken.decisions, 'decision', 'decisions')}"
        )
    yield report.command


def _told(points: Points, b: str) -> Iterator[str]:
    unit = " a hand" if points.per_hand else ""
    place = " on the same seat" if points.same_seat else ""
    yield f"score      {_points(points.difference)}{unit} more than {b}{place}"
    yield f"mean score {_points(points.a, '')}{unit} against {_points(points.b, '')}"


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _percent(value: Estimate) -> str:
    text = f"{value.mean:.1%}"
    if value.low is None or value.high is None:
        return text
    return f"{text} (95 %: {max(value.low, 0.0):.1%} to {min(value.high, 1.0):.1%})"


def _points(value: Estimate, sign: str = "+") -> str:
    """A mean with its interval; what rounds to nought has no minus."""
    text = f"{value.mean:{sign}z.2f}"
    if value.low is None or value.high is None or value.error is None:
        return text
    reach = f"{value.low:{sign}z.2f} to {value.high:{sign}z.2f}"
    return f"{text} (95 %: {reach}, standard error {value.error:.3f})"


def _refuse(reason: str) -> int:
    print(f"skillgames arena: {reason}", file=sys.stderr)
    return WRONG_ARGUMENT
