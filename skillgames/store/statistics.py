"""The figures of one game over its finished matches: pure functions over plain rows.

`Archive.played` brings the rows in one query; which of them count (a level, a number of
players) is chosen here, so that another choice asks the disk for nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from skillgames.store import outcomes
from skillgames.store.outcomes import LevelStats, Outcome

LAST = 20
"""So many matches are shown one by one."""

WINDOW = 20
"""A point of the line over time is the win rate of so many matches, up to that one."""

FEWEST = 5
"""Below so many matches a rate over time would only jump about."""

POINTS = 100
"""So many points the line has at most."""


Ending = tuple[Outcome, int, int | None]
"""Outcome, score and lead of a match, as in `Played`."""


class Played(NamedTuple):
    """A finished match as far as figures need it, for one seat."""

    level: str
    players: int
    outcome: Outcome
    score: int
    """Of that seat."""
    lead: int | None
    """How far the seat's score is above the best of the others; None alone at the table."""
    finished: str
    """When it ended: in UTC, in ISO 8601."""


@dataclass(frozen=True, slots=True)
class Best:
    """A record, and when it was set (as `Played.finished`)."""

    value: int
    finished: str


@dataclass(frozen=True, slots=True)
class Figures:
    """What a page of statistics says of some matches."""

    counts: LevelStats
    """How often won and lost, rate, streaks, and the last matches."""
    best_score: Best | None
    """The highest own score, the first time it was reached; None before any match."""
    biggest_lead: Best | None
    """The biggest lead with which a match was won; None before one was, or alone."""
    rates: tuple[int, ...]
    """The win rate over time in per cent, oldest first; see `rates_over_time`."""


def narrowed(
    played: Sequence[Played], level: str | None = None, players: int | None = None
) -> list[Played]:
    """The matches at this level with so many players; None for any."""
    return [
        one
        for one in played
        if level in (None, one.level) and (players is None or players == one.players)
    ]


def figures(played: Sequence[Played]) -> Figures:
    """The figures of these matches, which come oldest first."""
    row = [one.outcome for one in played]
    return Figures(
        counts=outcomes.level_stats(row, LAST),
        best_score=_best([(one.score, one.finished) for one in played]),
        biggest_lead=_best(
            [
                (one.lead, one.finished)
                for one in played
                if one.outcome is Outcome.WON and one.lead is not None
            ]
        ),
        rates=rates_over_time(row),
    )


def rates_over_time(row: Sequence[Outcome]) -> tuple[int, ...]:
    """The share of wins among up to `WINDOW` matches, ending with each of the last `POINTS`.

    Oldest first, rounded half up. The first `FEWEST` - 1 matches have no point of their own.
    """
    first = max(FEWEST, len(row) - POINTS + 1)
    rates = []
    for end in range(first, len(row) + 1):
        part = row[max(0, end - WINDOW) : end]
        rate = outcomes.rate_percent(part.count(Outcome.WON), len(part))
        assert rate is not None
        rates.append(rate)
    return tuple(rates)


def ending(result: Mapping[str, Any], players: int, seat: int, in_pairs: bool) -> Ending:
    """What the result of a match means for a seat; `in_pairs` as in `lead`.

    KeyError, IndexError or TypeError for what is no result of so many players.
    """
    scores = result["scores"]
    won = outcomes.outcome(result["winners"], players, seat, in_pairs)
    return won, scores[seat], lead(scores, seat, in_pairs)


def lead(scores: Sequence[int], seat: int, in_pairs: bool) -> int | None:
    """How far the seat's score is above the best of the others; None without others.

    `in_pairs`: seats n and n + 2 play together and are no others of each other.
    """
    others = [
        score
        for other, score in enumerate(scores)
        if other != seat and not (in_pairs and other % 2 == seat % 2)
    ]
    return scores[seat] - max(others) if others else None


def players_seen(played: Collection[Played]) -> tuple[int, ...]:
    """The numbers of players there were, smallest first."""
    return tuple(sorted({one.players for one in played}))


def _best(values: Sequence[tuple[int, str]]) -> Best | None:
    if not values:
        return None
    value, finished = max(values, key=lambda one: one[0])
    return Best(value, finished)
