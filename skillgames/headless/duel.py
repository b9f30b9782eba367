"""One deal of an arena: the same chance played once in every seating of two sides.

Everything in a deal comes from the arena's seed and the number of the deal, so its
outcome does not depend on which process plays it, or when.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from skillgames import registry
from skillgames.desk import thinking
from skillgames.engine.chance import Chance, draw, format_answer
from skillgames.engine.game import Result
from skillgames.engine.match import Match, header_for
from skillgames.headless.ready import get_ready

RANDOM = "random"
"""The player that chooses uniformly among the legal moves."""

MAX_ENTRIES = 100_000
"""A match that goes on longer will not end."""

SEED_BITS = 63


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
    """One match: A's share of the win (1 alone, 0 none), and the mean score of each side."""

    share: float
    score_a: float
    score_b: float


@dataclass(slots=True)
class Deal:
    """All matches of one deal, and how long each decision of a side took, in milliseconds."""

    outcomes: list[Outcome] = field(default_factory=list)
    ms_a: list[float] = field(default_factory=list)
    ms_b: list[float] = field(default_factory=list)


def seatings(seats: int, partners: bool = False) -> tuple[frozenset[int], ...]:
    """The seats of A in each match of a deal; B has the others.

    Two seats: each once. Partners: the seats 0 and 2, then 1 and 3. More seats: one
    A among B, on every seat in turn.
    """
    if partners:
        return (frozenset({0, 2}), frozenset({1, 3}))
    return tuple(frozenset({seat}) for seat in range(seats))


def play_deal(plan: Plan, number: int) -> Deal:
    """Play deal `number` in every seating; the n-th pack (or throw, or dealer) of each
    match is the same, and so is the luck of a bot on the same seat."""
    game = registry.game(plan.slug)
    _ready(plan)
    deal = Deal()
    header = header_for(game, plan.options)
    for seats_a in seatings(len(header.seats)):
        match = Match(game, header)
        try:
            _play(match, plan, number, seats_a, deal)
        except Exception as error:
            error.add_note(f"in deal {number} of {plan}, A on {sorted(seats_a)}: {match.log}")
            raise
        assert match.result is not None
        deal.outcomes.append(outcome(match.result, seats_a))
    return deal


def outcome(result: Result, seats_a: Collection[int]) -> Outcome:
    """What a result means for A on these seats.

    Seats that share first place share the win; without a winner all seats do.
    """
    seats = range(len(result.scores))
    winners = result.winners or tuple(seats)
    own = [result.scores[seat] for seat in seats if seat in seats_a]
    other = [result.scores[seat] for seat in seats if seat not in seats_a]
    return Outcome(
        share=sum(seat in seats_a for seat in winners) / len(winners),
        score_a=sum(own) / len(own),
        score_b=sum(other) / len(other),
    )


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
