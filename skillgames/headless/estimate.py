"""Means with their 95 % intervals, and how long decisions took."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

CONFIDENCE = 0.95
QUANTILE = statistics.NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
PERCENTILE = 0.99
ELO_SCALE = 400.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, the bounds of its 95 % interval and its standard error; a single value
    has the mean alone."""

    mean: float
    low: float | None
    high: float | None
    error: float | None = None

    def as_dict(self) -> dict[str, float | None]:
        """`mean`, `low`, `high`, and the standard error as `se`."""
        return {"mean": self.mean, "low": self.low, "high": self.high, "se": self.error}


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with the normal interval of its standard error.

    ValueError when there are no values.
    """
    if not values:
        raise ValueError("no values")
    mean = statistics.fmean(values)
    if len(values) == 1:
        return Estimate(mean, None, None)
    error = statistics.stdev(values) / math.sqrt(len(values))
    reach = QUANTILE * error
    return Estimate(mean, mean - reach, mean + reach, error)


def elo(rate: float) -> float | None:
    """The difference in Elo points that wins this part of the games; None at 0 and 1."""
    if not 0.0 < rate < 1.0:
        return None
    return 0.0 - ELO_SCALE * math.log10(1 / rate - 1)  # a mere minus would make -0.0 of 0.5


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds per decision: mean, 99th percentile, longest."""

    decisions: int
    mean: float
    p99: float
    longest: float

    def as_dict(self) -> dict[str, float]:
        """`decisions`, `mean`, `p99`, `max`."""
        return {
            "decisions": self.decisions,
            "mean": self.mean,
            "p99": self.p99,
            "max": self.longest,
        }


def times(ms: Sequence[float]) -> Times:
    """What is worth saying about these milliseconds; the percentile is one of them."""
    if not ms:
        return Times(0, 0.0, 0.0, 0.0)
    ordered = sorted(ms)
    rank = math.ceil(PERCENTILE * len(ordered))
    return Times(len(ordered), statistics.fmean(ordered), ordered[rank - 1], ordered[-1])
