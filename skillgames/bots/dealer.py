"""Uniform sampling of hidden cards under constraints, without rejection.

Every hidden card may lie in some slots (hands, stock, …), every slot has a size.
Cards with the same set of slots form a group. How many deals remain is counted by
dynamic programming over the room left in the slots; a deal is then drawn by
walking these counts, so that every possible deal is equally likely.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from math import comb
from typing import Generic, TypeVar

CardT = TypeVar("CardT")

Room = tuple[int, ...]
"""How many cards still fit into each slot."""


class Contradiction(ValueError):
    """No deal fulfils the constraints."""


class Dealer(Generic[CardT]):
    """Deals the same hidden cards again and again, each possible deal equally likely.

    `slots_of` says for each hidden card, as a mask, into which slots it may go
    (bit s: slot s); `sizes` how many cards each slot takes. All cards must find a
    place and all slots be filled. Contradiction when that cannot be.
    """

    def __init__(self, slots_of: Mapping[CardT, int], sizes: Sequence[int]) -> None:
        groups: dict[int, list[CardT]] = {}
        for card, slots in slots_of.items():
            groups.setdefault(slots, []).append(card)
        # The most constrained first: fewer ways to go on remain to be counted.
        self._groups = sorted(groups.items(), key=lambda one: (one[0].bit_count(), one[0]))
        self._sizes: Room = tuple(sizes)
        self._known: dict[tuple[int, Room], tuple[list[int], list[Room]]] = {}
        self.total = self._count(0, self._sizes)
        """How many different deals there are (sets of cards by slot)."""
        if self.total == 0:
            raise Contradiction("no deal of the hidden cards fulfils the constraints")

    def deal(self, rng: random.Random) -> list[list[CardT]]:
        """A deal: the cards of each slot. Their order in a slot means nothing and is
        not random: shuffle a slot where it matters."""
        slots: list[list[CardT]] = [[] for _ in self._sizes]
        room = self._sizes
        for index, (_, cards) in enumerate(self._groups):
            split = self._draw_split(index, room, rng)
            # The largest share is what the others leave, so only they are drawn.
            largest = max(range(len(split)), key=split.__getitem__)
            drawn = rng.sample(cards, len(cards) - split[largest])
            start = 0
            for slot, count in enumerate(split):
                if count and slot != largest:
                    slots[slot] += drawn[start : start + count]
                    start += count
            gone = set(drawn)
            slots[largest] += [card for card in cards if card not in gone]
            room = _without(room, split)
        return slots

    def _draw_split(self, index: int, room: Room, rng: random.Random) -> Room:
        sums, splits = self._splits(index, room)
        if len(splits) == 1:
            return splits[0]
        return splits[bisect_right(sums, rng.randrange(sums[-1]))]

    def _count(self, index: int, room: Room) -> int:
        if index == len(self._groups):
            return int(not any(room))
        sums, _ = self._splits(index, room)
        return sums[-1] if sums else 0

    def _splits(self, index: int, room: Room) -> tuple[list[int], list[Room]]:
        """How a group can be spread over the slots, with running sums of the deals."""
        key = (index, room)
        known = self._known.get(key)
        if known is None:
            slots, cards = self._groups[index]
            ways: list[int] = []
            splits: list[Room] = []
            is_last = index == len(self._groups) - 1
            spread = _rest(len(cards), slots, room) if is_last else _spread(len(cards), slots, room)
            for factor, split in spread:
                count = factor * self._count(index + 1, _without(room, split))
                if count:
                    ways.append(count)
                    splits.append(split)
            known = self._known[key] = (list(accumulate(ways)), splits)
        return known


def _without(room: Room, split: Room) -> Room:
    return tuple(space - count for space, count in zip(room, split, strict=True))


def _spread(count: int, slots: int, room: Room) -> Iterator[tuple[int, Room]]:
    """All (number of choices, cards by slot) that put `count` cards into these slots."""
    open_room = [space if slots >> slot & 1 else 0 for slot, space in enumerate(room)]
    # What fits into the slots after each one, so that no dead end is entered.
    after = [sum(open_room[slot + 1 :]) for slot in range(len(room))]

    def spread(left: int, slot: int) -> Iterator[tuple[int, Room]]:
        if slot == len(room):
            yield 1, ()
            return
        for here in range(max(left - after[slot], 0), min(left, open_room[slot]) + 1):
            ways = comb(left, here)
            for factor, rest in spread(left - here, slot + 1):
                yield ways * factor, (here, *rest)

    if count <= sum(open_room):
        yield from spread(count, 0)


def _rest(count: int, slots: int, room: Room) -> Iterator[tuple[int, Room]]:
    """The same for the last group, which can only fill what room is left."""
    if sum(room) != count or any(
        space and not slots >> slot & 1 for slot, space in enumerate(room)
    ):
        return
    ways, left = 1, count
    for space in room:
        ways *= comb(left, space)
        left -= space
    yield ways, room
