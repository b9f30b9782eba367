"""The points of all combinations of a hand or pile, quickly: sums of table entries.

The tables hold what `combinations` says of every part of a hand, so there is still one
implementation of the rules. An entry packs several small numbers into one int:

bits  0-11  how many Kings, Queens, Knights, Jacks (three bits each)
bits 12-14  how many Aces
bits 15-18  how many sequences
bits 19-    the sum of their points
"""

from __future__ import annotations

from skillgames.engine.bologna import (
    ANGEL,
    BEGATO,
    FIRST_MOOR,
    SUIT_SIZE,
    mask_of,
)
from skillgames.games.tarocchino.combinations import (
    DOUBLED_FROM,
    SETS,
    Tally,
    set_points,
    tally,
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
_FOUR = 15
_ANGEL_AND_WORLD = 3
_MOORS_LATER = FIRST_MOOR - ANGEL
_BELOW_MOORS = (1 << _MOORS_LATER) - 1
_CONTATORI = range(4)
"""Which contatori are there: bit 0 the Begato, bit 1 the Matto."""


def _packed(found: Tally) -> int:
    sequences = [one for one in found.combinations if not one.is_set]
    return (found.sequence_points << _POINTS_AT) + (len(sequences) << _COUNT_AT)


def _suit_entry(held: int, contatori: int) -> int:
    """A suit's ten cards with these contatori."""
    entry = _packed(tally(held | contatori << BEGATO)) + (held >> SUIT_SIZE - 1 << _ACES_AT)
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


class _Grande(dict[int, int]):
    """The Grande of the trumps from the Angel to the last number, with these contatori;
    above the packed entry bit 0 tells whether each Moor adds a card. Filled on demand."""

    def __init__(self, contatori: int) -> None:
        super().__init__()
        self._contatori = contatori << BEGATO

    def __missing__(self, trumps: int) -> int:
        cards = trumps << ANGEL | self._contatori
        moor = 1 << FIRST_MOOR
        alone, more = _packed(tally(cards)), _packed(tally(cards | moor))
        entry = self[trumps] = alone << 1 | (more != alone)
        return entry


_SUITS = tuple(
    tuple(_suit_entry(held, contatori) for held in range(1 << SUIT_SIZE))
    for contatori in _CONTATORI
)
_SETS = tuple(_sets_entry(counts) for counts in range(_COURTS + 1))
_TAROCCHI = tuple(
    tuple(_tarocchi_entry(contatori, top) for top in range(_ANGEL_AND_WORLD + 1))
    for contatori in _CONTATORI
)
_ACES = tuple(
    tuple(
        _packed(
            tally(mask_of(suit * SUIT_SIZE + SUIT_SIZE - 1 for suit in range(aces)) | c << BEGATO)
        )
        for aces in range(5)
    )
    for c in _CONTATORI
)
_MOORS = tuple(
    tuple(_packed(tally(moors << FIRST_MOOR | c << BEGATO)) for moors in range(_FOUR + 1))
    for c in _CONTATORI
)
_PER_MOOR = 5 << _POINTS_AT
_GRANDE = tuple(_Grande(contatori) for contatori in _CONTATORI)


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
    moors = trumps >> _MOORS_LATER & _FOUR
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
