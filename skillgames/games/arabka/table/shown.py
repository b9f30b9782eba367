"""What lies on a table of Arabka as its person sees it, and how each thing changes it.

Plain data, no Qt. The table is laid out from a `Shown`, whether it comes from a view or
from the middle of a motion, so both put every card in the same place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from skillgames.engine.cards import SUITS
from skillgames.games.arabka.pack import PACK_SIZE, codes_in, codes_of
from skillgames.games.arabka.state import SLOTS, ArabkaView

PERSON = 0
"""The seat of the person at this table."""

HAND_ORDER = "456789JQKA23T"
"""Ranks as they lie in the hand: ordinary ones upwards, then the bonus cards."""

BADGES = {"2": "any", "3": "take", "T": "burn"}
"""What a bonus card does, as the name of its badge."""

NO_ROW: tuple[str | None, ...] = (None,) * SLOTS

T = TypeVar("T")

OpenHands = Mapping[int, tuple[str, ...]]
"""Cards of other hands that lie open, by seat."""


def arranged(codes: Iterable[str]) -> tuple[str, ...]:
    """Cards as they lie in a hand: equal ones side by side."""
    return tuple(sorted(codes, key=lambda c: (HAND_ORDER.index(c[0]), SUITS.index(c[1]))))


def groups_of(codes: Sequence[str]) -> list[list[str]]:
    """The cards of a hand by rank, in their order."""
    groups: list[list[str]] = []
    for code in codes:
        if groups and groups[-1][0][0] == code[0]:
            groups[-1].append(code)
        else:
            groups.append([code])
    return groups


@dataclass(frozen=True, slots=True)
class Shown:
    """All that lies on the table; lists are by seat."""

    hand: tuple[str, ...]
    """The person's hand, from left to right."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    opened: tuple[tuple[str | None, ...], ...]
    """The open card on each slot."""
    closed: tuple[tuple[bool, ...], ...]
    """Whether a closed card lies on each slot."""
    pile: tuple[str, ...]
    """Bottom to top."""
    stock: int
    burned: int

    @property
    def is_dealt(self) -> bool:
        """Whether there are cards elsewhere than in the stock."""
        return any(self.counts) or any(map(any, self.closed))

    # --- what happens ----------------------------------------------------------------------

    def laid(self, seat: int, cards: Sequence[str], slot: int | None) -> Shown:
        """Cards went on the pile, from the hand or from a closed slot (0 … 2)."""
        after = self.without_closed(seat, slot) if slot is not None else self._lost(seat, cards)
        return replace(after, pile=(*self.pile, *cards))

    def burnt(self) -> Shown:
        """The pile left the game."""
        return replace(self, pile=(), burned=self.burned + len(self.pile))

    def picked_up(self, seat: int, cards: Sequence[str]) -> Shown:
        """The open cards came to hand."""
        return replace(self._gained(seat, cards), opened=_with(self.opened, seat, NO_ROW))

    def drawn(self, seat: int, cards: Sequence[str], stock: int) -> Shown:
        """Cards of the stock came to hand."""
        return replace(self._gained(seat, cards), stock=stock)

    def taken(self, seat: int, cards: Sequence[str]) -> Shown:
        """The pile came to hand."""
        return replace(self._gained(seat, cards), pile=())

    def swapped(self, seat: int, given: Sequence[str], got: Sequence[str]) -> Shown:
        """Hand cards and open cards have changed places, one for one."""
        place = dict(zip(got, given, strict=True))
        row = tuple(place.get(code, code) if code else None for code in self.opened[seat])
        after = replace(self, opened=_with(self.opened, seat, row))
        return after._lost(seat, given)._gained(seat, got)

    def without_closed(self, seat: int, slot: int) -> Shown:
        """A closed card has left its slot."""
        row = self.closed[seat]
        return replace(
            self, closed=_with(self.closed, seat, (*row[:slot], False, *row[slot + 1 :]))
        )

    def _gained(self, seat: int, cards: Sequence[str]) -> Shown:
        hand = arranged((*self.hand, *cards)) if seat == PERSON else self.hand
        return self._counted(seat, len(cards), hand)

    def _lost(self, seat: int, cards: Sequence[str]) -> Shown:
        hand = tuple(code for code in self.hand if code not in cards)
        return self._counted(seat, -len(cards), hand if seat == PERSON else self.hand)

    def _counted(self, seat: int, change: int, hand: tuple[str, ...]) -> Shown:
        counts = _with(self.counts, seat, self.counts[seat] + change)
        return replace(self, hand=hand, counts=counts)


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def shown_of(view: ArabkaView) -> Shown:
    """What lies on the table of this view."""
    seats = range(view.seats)
    is_dealt = view.is_dealt
    return Shown(
        hand=arranged(codes_in(view.hand)),
        counts=view.counts,
        opened=tuple(tuple(codes_of(view.opened[seat])) or NO_ROW for seat in seats),
        closed=tuple(view.closed[seat] or (False,) * SLOTS for seat in seats),
        pile=tuple(codes_of(view.pile)),
        stock=view.stock if is_dealt else PACK_SIZE,
        burned=view.burned.bit_count(),
    )
