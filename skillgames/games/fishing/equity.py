"""Match equity: how likely totals between rounds, or hoped for, win the match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import floor
from statistics import NormalDist

from skillgames.games.fishing.equity_data import LEADER, LEVEL, SCALE
from skillgames.games.fishing.state import TARGET


def equity(own: int, other: int, own_leads: bool) -> int:
    """The chance, of `SCALE`, to win with these totals of finished rounds.

    `own_leads` says who leads the next round. `SCALE` for a match that is won and
    0 for a lost one; anything between while it is open.
    """
    if own == other and own >= TARGET:
        return LEVEL if own_leads else SCALE - LEVEL
    if own >= TARGET or other >= TARGET:
        return SCALE if own > other else 0
    return LEADER[own][other] if own_leads else SCALE - LEADER[other][own]


DIFFERENCE_SPREAD: tuple[float, ...] = (0.0, 4.80, 4.38, 3.95, 3.43, 2.81)
SUM_SPREAD: tuple[float, ...] = (0.0, 1.49, 1.34, 1.15, 0.93, 0.66)
"""Standard deviations of the difference and the sum of a round's points from what was
expected after 1 … 5 deals."""

_DIFFERENCE_STEPS = tuple(NormalDist().inv_cdf((2 * step + 1) / 18) for step in range(9))
_SUM_STEPS = tuple(NormalDist().inv_cdf((2 * step + 1) / 6) for step in range(3))


def hoped_equity(deal: int, own: float, other: float, own_leads: bool) -> float:
    """The same while a round still runs, after `deal` deals (1 … 5) of it, for the
    totals that are expected at its end."""
    return _between(own, other, lambda low, below: _spread_equity(deal, low, below, own_leads))


@cache
def _spread_equity(deal: int, own: int, other: int, own_leads: bool) -> float:
    """The mean equity when the totals turn out around these by the usual spread."""
    found = [
        _between(
            own + (total * SUM_SPREAD[deal] + ahead * DIFFERENCE_SPREAD[deal]) / 2,
            other + (total * SUM_SPREAD[deal] - ahead * DIFFERENCE_SPREAD[deal]) / 2,
            lambda low, below: equity(max(low, 0), max(below, 0), own_leads),
        )
        for ahead in _DIFFERENCE_STEPS
        for total in _SUM_STEPS
    ]
    return sum(found) / len(found)


def _between(own: float, other: float, at: Callable[[int, int], float]) -> float:
    """A value between the four neighbours in whole totals, in proportion."""
    low, below = floor(own), floor(other)
    part, share = own - low, other - below
    return (
        at(low, below) * (1 - part) * (1 - share)
        + at(low + 1, below) * part * (1 - share)
        + at(low, below + 1) * (1 - part) * share
        + at(low + 1, below + 1) * part * share
    )
