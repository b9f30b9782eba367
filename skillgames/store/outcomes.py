"""From results of matches to won, lost and drawn, rates and streaks: pure functions.

One rule for all games. A player wins who is the only winner, or whose side is; alone
at a table, by reaching the target. It is a draw to share the first place with others,
or when nobody of several players wins. Anything else is lost. The rate counts wins
among all finished matches, and only wins in a row are a streak: a draw ends it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum


class Outcome(StrEnum):
    """How a finished match went for one seat."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class LevelStats:
    """Finished matches of one game at one level with so many players, for one seat."""

    played: int
    won: int
    lost: int
    drawn: int
    rate_percent: int | None
    """Wins among all played, rounded half up; None before the first match."""
    current_streak: int
    """Wins in a row up to the newest match."""
    best_streak: int
    """The most wins in a row there ever were."""
    last: tuple[Outcome, ...]
    """The newest matches, oldest of them first."""


@dataclass(frozen=True, slots=True)
class Totals:
    """All finished matches of all games, for one seat."""

    played: int
    won: int
    rate_percent: int | None
    """As in `LevelStats`."""
    best_streak: int
    """The most wins in a row, whatever was played, in the order of finishing."""


def outcome(winners: Collection[int], players: int, seat: int, in_pairs: bool) -> Outcome:
    """How a match went for `seat`.

    `in_pairs`: seats n and n + 2 play together, so that both winning is one winner.
    """
    side = {other for other in range(players) if other % 2 == seat % 2} if in_pairs else {seat}
    if set(winners) == side:
        return Outcome.WON
    if seat in winners or (not winners and players > 1):
        return Outcome.DRAWN
    return Outcome.LOST


def rate_percent(won: int, played: int) -> int | None:
    """100 · won / played rounded half up; None when nothing was played."""
    return (200 * won + played) // (2 * played) if played else None


def streaks(outcomes: Sequence[Outcome]) -> tuple[int, int]:
    """Wins in a row up to the newest, and the most there were; oldest outcome first."""
    current = best = 0
    for one in outcomes:
        current = current + 1 if one is Outcome.WON else 0
        best = max(best, current)
    return current, best


def level_stats(outcomes: Sequence[Outcome], last: int) -> LevelStats:
    """The statistics of these outcomes, oldest first; `last` are listed at most."""
    won = outcomes.count(Outcome.WON)
    current, best = streaks(outcomes)
    return LevelStats(
        played=len(outcomes),
        won=won,
        lost=outcomes.count(Outcome.LOST),
        drawn=outcomes.count(Outcome.DRAWN),
        rate_percent=rate_percent(won, len(outcomes)),
        current_streak=current,
        best_streak=best,
        last=tuple(outcomes[max(0, len(outcomes) - last) :]),
    )


def totals(outcomes: Sequence[Outcome]) -> Totals:
    """The totals of these outcomes, oldest first."""
    won = outcomes.count(Outcome.WON)
    return Totals(
        played=len(outcomes),
        won=won,
        rate_percent=rate_percent(won, len(outcomes)),
        best_streak=streaks(outcomes)[1],
    )
