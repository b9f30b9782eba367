"""The points of all combinations of a hand or pile, quickly: sums of table entries.

The tables hold what `combinations` says of each part of a hand, so there is still one
implementation of the rules; they are filled as entries are asked for. An entry packs
several small numbers into one int:

bits  0-11  how many Kings, Queens, Knights, Jacks (three bits each)
bits 12-14  how many Aces
bits 15-18  how many sequences
bits 19-    the sum of their points
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from skillgames.engine.bologna import ANGEL, BEGATO, FIRST_MOOR, SUIT_SIZE, mask_of
from skillgames.games.tarocchino.combinations import (
    ACES,
    DOUBLED_FROM,
    EXTRA_POINTS,
    MOORS,
    SETS,
    Combination,
    alike,
    grande,
    set_points,
    suit_run,
)

_ACES_AT = 12
_COUNT_AT = 15
_POINTS_AT = 19
_FIELD = 3
_COURTS = (1 << _ACES_AT) - 1
_FEW = (1 << _FIELD) - 1
_SUIT_CARDS = (1 << SUIT_SIZE) - 1
_COUNTS = (1 << _POINTS_AT - _COUNT_AT) - 1
_SET_COUNT_BITS = 4
_SET_COUNTS = (1 << _SET_COUNT_BITS) - 1
_ALL_MOORS = 15
_ANGEL_AND_WORLD = 3
_MOORS_LATER = FIRST_MOOR - ANGEL
_BELOW_MOORS = (1 << _MOORS_LATER) - 1
_CONTATORI = range(4)
"""Which contatori are there: bit 0 the Begato, bit 1 the Matto."""


class _Table(dict[int, int]):
    """Entries that are made when they are first asked for."""

    def __init__(self, make: Callable[[int], int]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: int) -> int:
        entry = self[key] = self._make(key)
        return entry


def _packed(found: Combination | None) -> int:
    return (found.points << _POINTS_AT) + (1 << _COUNT_AT) if found is not None else 0


def _suit_entry(contatori: int, held: int) -> int:
    """A suit's ten cards with these contatori."""
    entry = _packed(suit_run(0, held, contatori << BEGATO))
    entry += held >> SUIT_SIZE - 1 << _ACES_AT
    for place in range(_ACES_AT // _FIELD):
        entry += (held >> place & 1) << _FIELD * place
    return entry


def _sets_entry(counts: int) -> int:
    """Points of court sets above their number, for the counts of Kings … Jacks."""
    entry = 0
    for place, (_, _, three) in enumerate(SETS[1:]):
        points = set_points(counts >> _FIELD * place & _FEW, three)
        entry += (points << _SET_COUNT_BITS) + (points > 0)
    return entry


def _tarocchi_entry(contatori: int, top: int) -> int:
    points = set_points(contatori.bit_count() + top.bit_count(), SETS[0][2])
    return (points << _SET_COUNT_BITS) + (points > 0)


def _aces_entry(contatori: int, count: int) -> int:
    aces = mask_of(suit * SUIT_SIZE + SUIT_SIZE - 1 for suit in range(count))
    return _packed(alike(ACES, aces, contatori << BEGATO))


def _moors_entry(contatori: int, moors: int) -> int:
    return _packed(alike(MOORS, moors << FIRST_MOOR, contatori << BEGATO))


def _grande_entry(contatori: int, trumps: int) -> int:
    """The trumps from the Angel to the last number with these contatori; above the packed
    entry bit 0 tells whether each Moor adds a card."""
    cards = trumps << ANGEL
    alone = _packed(grande(cards, contatori << BEGATO))
    more = _packed(grande(cards | 1 << FIRST_MOOR, contatori << BEGATO))
    return alone << 1 | (more != alone)


_SETS = _Table(_sets_entry)
_SUITS, _TAROCCHI, _ACES, _MOORS, _GRANDE = (
    tuple(_Table(partial(make, contatori)) for contatori in _CONTATORI)
    for make in (_suit_entry, _tarocchi_entry, _aces_entry, _moors_entry, _grande_entry)
)
_PER_MOOR = EXTRA_POINTS << _POINTS_AT


def points(cards: int) -> int:
    """The points of all combinations of these cards (a mask), both doublings done."""
    contatori = cards >> BEGATO
    suits = _SUITS[contatori]
    entry = (
        suits[cards & _SUIT_CARDS]
        + suits[cards >> 10 & _SUIT_CARDS]
        + suits[cards >> 20 & _SUIT_CARDS]
        + suits[cards >> 30 & _SUIT_CARDS]
    )
    trumps = cards >> ANGEL
    sets = _SETS[entry & _COURTS] + _TAROCCHI[contatori][trumps & _ANGEL_AND_WORLD]
    moors = trumps >> _MOORS_LATER & _ALL_MOORS
    entry += _ACES[contatori][entry >> _ACES_AT & _FEW] + _MOORS[contatori][moors]
    if trumps & 1:
        grande = _GRANDE[contatori][trumps & _BELOW_MOORS]
        entry += grande >> 1
        if grande & 1:
            entry += moors.bit_count() * _PER_MOOR
    total = sets >> _SET_COUNT_BITS
    if sets & _SET_COUNTS >= DOUBLED_FROM:
        total *= 2
    sequences = entry >> _POINTS_AT
    return total + (sequences * 2 if entry >> _COUNT_AT & _COUNTS >= DOUBLED_FROM else sequences)
