"""Whether dice fall as chance lets them: counts of faces, and how unusual they are.

Pure functions. The measure is Pearson's chi-square against equal chances of all faces.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

LEAST_PER_FACE = 5
"""With fewer of each face to expect the measure says nothing reliable."""

Counts = tuple[int, ...]
"""How often each face fell."""


class Thrown(NamedTuple):
    """The dice of a finished match, by seat."""

    level: str
    players: int
    faces: tuple[Counts, ...]


def narrowed(
    thrown: Iterable[Thrown], level: str | None = None, players: int | None = None
) -> list[Thrown]:
    """Those at this level with so many players; None for any."""
    return [
        one
        for one in thrown
        if level in (None, one.level) and (players is None or players == one.players)
    ]


def added(thrown: Iterable[Thrown], seat: int) -> tuple[Counts, Counts]:
    """The faces of this seat, and those of all other seats; () for whom nothing fell."""
    own: list[Counts] = []
    others: list[Counts] = []
    for one in thrown:
        for number, faces in enumerate(one.faces):
            (own if number == seat else others).append(faces)
    return _sum(own), _sum(others)


def chance_of(counts: Sequence[int]) -> float | None:
    """How likely fair dice deviate so much or more; None for too few dice to tell."""
    expected = sum(counts) / len(counts) if counts else 0.0
    if expected < LEAST_PER_FACE:
        return None
    measure = sum((count - expected) ** 2 for count in counts) / expected
    return chi_square_tail(measure, len(counts) - 1)


def chi_square_tail(measure: float, freedom: int) -> float:
    """How likely a chi-square of so many degrees of freedom is this large or larger."""
    half = measure / 2
    if freedom % 2:
        tail, done = math.erfc(math.sqrt(half)), 1
    else:
        tail, done = math.exp(-half), 2
    while done < freedom and half:  # each two degrees more add one term
        tail += math.exp(done / 2 * math.log(half) - half - math.lgamma(done / 2 + 1))
        done += 2
    return min(1.0, tail)


def _sum(rows: Sequence[Counts]) -> Counts:
    total = tuple(map(sum, zip(*rows, strict=True)))
    return total if any(total) else ()
