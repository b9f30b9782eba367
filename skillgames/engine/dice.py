"""Groups of dice: what lies there, whatever the order.

A group is a tuple of faces in ascending order; `()` is no die at all.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

from skillgames.engine.chance import DIE_SIDES

FACES = range(1, DIE_SIDES + 1)

Group = tuple[int, ...]


@cache
def groups(count: int) -> tuple[Group, ...]:
    """All groups of so many dice, in lexicographic order."""
    return tuple(combinations_with_replacement(FACES, count))


def ways(group: Group) -> int:
    """In how many orders the dice of a group can fall: 1 for five alike, 120 for a straight."""
    return factorial(len(group)) // prod(factorial(group.count(face)) for face in FACES)


def parts(group: Group) -> tuple[Group, ...]:
    """All groups within a group, each once: itself and larger ones first, then in order."""
    return tuple(
        part
        for count in range(len(group), -1, -1)
        for part in sorted(set(combinations(group, count)))
    )
