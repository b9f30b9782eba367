"""One deal of an arena: the same chance played once in every seating of two sides.

Partners change places together. Among three and more seats one A takes every seat in
turn, and its scores are compared with those of a B there; see `has_baseline`.

Everything in a deal comes from the arena's seed and the number of the deal, so its
outcome does not depend on which process plays it, or when.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from skillgames import registry
from skillgames.desk import thinking
from skillgames.engine.chance import Chance, draw, format_answer
from skillgames.engine.game import GameDef, Result
from skillgames.engine.match import Header, Match, header_for
from skillgames.headless.ready import get_ready

RANDOM = "random"
"""The player that chooses uniformly among the legal moves."""

MAX_ENTRIES = 100_000
"""A match that goes on longer will not end."""

SEED_BITS = 63
TWO_SEATS = 2


@dataclass(frozen=True, slots=True)
class Plan:
    """What is compared: two sides (level ids or `RANDOM`) in one game with its options."""

    slug: str
    options: Mapping[str, Any]
    a: str
    b: str
    seed: int
    worlds: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """One match: A's share of the win (1 alone, 0 none), and in each of its hands the
    score of A and the one it is compared with."""

    share: float
    scores_a: tuple[float, ...]
    scores_b: tuple[float, ...]


@dataclass(slots=True)
class Deal:
    """All matches of one deal, and how long each decision of a side took, in milliseconds."""

    outcomes: list[Outcome] = field(default_factory=list)
    ms_a: list[float] = field(default_factory=list)
    ms_b: list[float] = field(default_factory=list)


def seatings(seats: int, partners: bool = False) -> tuple[frozenset[int], ...]:
    """The seats of A in each match of a deal; B has the others.

    Two seats: each once. Partners: the seats 0 and 2, then 1 and 3. More seats: one
    A among B, on every seat in turn. One seat: A alone.
    """
    if partners:
        return (frozenset({0, 2}), frozenset({1, 3}))
    return tuple(frozenset({seat}) for seat in range(seats))


def has_baseline(game: GameDef, seats: int) -> bool:
    """Whether the scores of A are compared with those of B on the very same seats.

    So it is where A sits alone, or alone among several B: what a seat brings, and who
    pays for the success of A, is then the same on both sides. The deal is played once
    more for it, B on all seats.
    """
    return seats != TWO_SEATS and not game.partners and game.scores


def play_deal(plan: Plan, number: int) -> Deal:
    """Play deal `number` in every seating; the n-th pack (or throw, or dealer) of each
    match is the same, and so is the luck of a bot on the same seat."""
    game = registry.game(plan.slug)
    _ready(plan)
    deal = Deal()
    header = header_for(game, plan.options)
    seats = range(len(header.seats))
    baseline: Match | None = None
    if has_baseline(game, len(seats)):
        baseline = _played(game, header, plan, number, frozenset(), deal)
    for seats_a in seatings(len(seats), game.partners):
        match = _played(game, header, plan, number, seats_a, deal)
        deal.outcomes.append(_outcome(match, seats_a, baseline))
    return deal


def share(result: Result, seats_a: Collection[int]) -> float:
    """The part of the win that A has on these seats.

    Seats that share first place share the win; without a winner all seats do.
    """
    winners = result.winners or tuple(range(len(result.scores)))
    return sum(seat in seats_a for seat in winners) / len(winners)


def solo_share(result_a: Result, result_b: Result) -> float:
    """The part of the win of A where each plays for itself: the higher score wins."""
    (score_a,), (score_b,) = result_a.scores, result_b.scores
    return 0.5 if score_a == score_b else float(score_a > score_b)


def side_scores(
    hands: Iterable[tuple[int | None, ...]], seats: Collection[int]
) -> tuple[float, ...]:
    """The mean score of these seats in each hand in which one of them took part."""
    taking_part = ([score for seat in seats if (score := hand[seat]) is not None] for hand in hands)
    return tuple(fmean(scores) for scores in taking_part if scores)


def _outcome(match: Match, seats_a: Collection[int], baseline: Match | None) -> Outcome:
    assert match.result is not None
    scores_a = side_scores(match.hand_scores, seats_a)
    if baseline is None:
        others = set(range(len(match.header.seats))).difference(seats_a)
        return Outcome(
            share(match.result, seats_a), scores_a, side_scores(match.hand_scores, others)
        )
    assert baseline.result is not None
    alone = len(match.header.seats) == 1
    won = solo_share(match.result, baseline.result) if alone else share(match.result, seats_a)
    return Outcome(won, scores_a, side_scores(baseline.hand_scores, seats_a))


def _played(
    game: GameDef, header: Header, plan: Plan, number: int, seats_a: Collection[int], deal: Deal
) -> Match:
    match = Match(game, header)
    try:
        _play(match, plan, number, seats_a, deal)
    except Exception as error:
        error.add_note(f"in deal {number} of {plan}, A on {sorted(seats_a)}: {match.log}")
        raise
    return match


def _play(match: Match, plan: Plan, number: int, seats_a: Collection[int], deal: Deal) -> None:
    drawn: Counter[str] = Counter()
    luck = [_rng(plan, number, f"seat {seat}") for seat in range(len(match.header.seats))]
    while (actor := match.to_act) is not None:
        if match.version >= MAX_ENTRIES:
            raise RuntimeError(f"the match has not ended after {MAX_ENTRIES} entries")
        if not isinstance(actor, int):
            drawn[actor.kind] += 1
            rng = _rng(plan, number, f"{actor.kind} {drawn[actor.kind]}")
            match.answer(_drawn(actor, rng))
            continue
        is_a = actor in seats_a
        began = time.perf_counter()
        move = _choose(match, actor, plan.a if is_a else plan.b, luck[actor], plan.worlds)
        ms = (time.perf_counter() - began) * thinking.MS_PER_SECOND
        (deal.ms_a if is_a else deal.ms_b).append(ms)
        match.play(move, actor)


def _choose(match: Match, seat: int, side: str, rng: random.Random, worlds: int | None) -> Any:
    if side == RANDOM:
        return rng.choice(match.legal_moves())
    seed = rng.getrandbits(SEED_BITS)
    return thinking.think(match.game.slug, match.view(seat), side, seed, worlds).move


def _drawn(chance: Chance, rng: random.Random) -> str:
    return format_answer(chance, draw(chance, rng))


def _rng(plan: Plan, number: int, what: str) -> random.Random:
    return random.Random(f"arena {plan.seed} deal {number} {what}")


def _ready(plan: Plan) -> None:
    """Keep what bots do once per process out of the time of their first decision."""
    if {plan.a, plan.b} != {RANDOM}:
        get_ready(plan.slug)
