"""Exact search where nothing is hidden any more: alpha-beta over apply and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from skillgames.bots.budget import Choice, MoveValue

MoveT = TypeVar("MoveT")

INFINITY = 1 << 62
"""Greater than any value of an ending."""


class Ending(Protocol[MoveT]):
    """A position that is searched to the end, changed in place.

    Values are ints, seen from the side that asks; below `INFINITY` in size.
    """

    def moves(self) -> Sequence[MoveT]:
        """The moves of the side to act, the promising ones first; empty at the end."""

    def is_own_turn(self) -> bool:
        """Whether the side that asks is to act."""

    def apply(self, move: MoveT) -> object:
        """Make a move; returns what `undo` needs."""

    def undo(self, token: object) -> None:
        """Take the last move back."""

    def value(self) -> int:
        """The value at the end."""


def solve(ending: Ending[MoveT]) -> Choice:
    """The best move of the side that asks, with the exact value of every move.

    The first of `moves()` wins a tie. It must be this side's turn. The ending is
    left as it was.
    """
    values: list[MoveValue] = []
    for move in ending.moves():
        token = ending.apply(move)
        values.append(MoveValue(move, search(ending, -INFINITY, INFINITY), worlds=1))
        ending.undo(token)
    if not values:
        raise ValueError("there is no move to choose from")
    best = max(values, key=lambda one: one.mean)
    return Choice(best.move, tuple(values))


def search(ending: Ending[MoveT], alpha: int, beta: int) -> int:
    """The value of a position if it lies between `alpha` and `beta`, else a bound of it."""
    moves = ending.moves()
    if not moves:
        return ending.value()
    own = ending.is_own_turn()
    best = -INFINITY if own else INFINITY
    for move in moves:
        token = ending.apply(move)
        value = search(ending, alpha, beta)
        ending.undo(token)
        if own:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
