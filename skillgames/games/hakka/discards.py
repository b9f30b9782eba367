"""The discards of a hand, as a sequence that makes a move only when it is looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, repeat
from typing import overload

from skillgames.engine.tigers import bits_in
from skillgames.games.hakka.state import DISCARD

Places = tuple[tuple[int, ...], ...]


class Discards(Sequence[int]):
    """All sets of so many cards of a hand as moves that discard them, in pack order.

    There may be hundreds of them, and whoever chooses at random needs their number and one
    of them: that one alone is made.
    """

    __slots__ = ("_bits", "_places", "_size")

    def __init__(self, hand: int, size: int) -> None:
        self._bits = bits_in(hand)
        self._size = size
        self._places = _chosen_places(len(self._bits), size)

    def __len__(self) -> int:
        """How many sets there are."""
        return len(self._places)

    @overload
    def __getitem__(self, index: int) -> int: ...

    @overload
    def __getitem__(self, index: slice) -> list[int]: ...

    def __getitem__(self, index: int | slice) -> int | list[int]:
        """One of the moves, or some of them."""
        if isinstance(index, slice):
            return list(self)[index]
        move = DISCARD
        for place in self._places[index]:
            move |= self._bits[place]
        return move

    def __iter__(self) -> Iterator[int]:
        """All moves: each the sum of its cards, begun with the kind of the move."""
        return map(sum, combinations(self._bits, self._size), repeat(DISCARD))


@cache
def _chosen_places(count: int, size: int) -> Places:
    """The places of so many among `count` cards, in the order of the sets."""
    return tuple(combinations(range(count), size))
