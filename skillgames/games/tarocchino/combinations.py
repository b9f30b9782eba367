"""Combinations: sets and sequences of a declared hand or of a final pile, and their points.

`tally(cards)` names them one by one; `points(cards)` in `quick` gives the same sum from
tables that are made with the functions here.
"""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.engine.bologna import (
    ACE_MASK,
    ANGEL,
    CONTATORI_MASK,
    FIRST_NUMBER,
    JACK_MASK,
    KING_MASK,
    KNIGHT_MASK,
    MOON,
    MOOR_MASK,
    NUMBERS,
    QUEEN_MASK,
    SUIT_MASKS,
    SUIT_SIZE,
    TAROCCHI_MASK,
    WORLD,
    cards_in,
    codes_in,
    mask_of,
)

SETS: tuple[tuple[str, int, int], ...] = (
    ("tarocchi", TAROCCHI_MASK, 18),
    ("kings", KING_MASK, 17),
    ("queens", QUEEN_MASK, 14),
    ("knights", KNIGHT_MASK, 13),
    ("jacks", JACK_MASK, 12),
)
"""Each set: its name, its four cards, the points of three of them; four count double."""
GRANDE = "grande"
SUIT_NAMES: tuple[str, ...] = ("swords", "batons", "cups", "coins")
ACES, MOORS = "aces", "moors"
SET_NAMES: tuple[str, ...] = tuple(name for name, _, _ in SETS)
SEQUENCE_NAMES: tuple[str, ...] = (GRANDE, *SUIT_NAMES, ACES, MOORS)
NAMES: tuple[str, ...] = (*SET_NAMES, *SEQUENCE_NAMES)
"""All names, in the order they are told."""

SET_SIZE = 3
SHORTEST = 3
"""A sequence has at least so many cards,"""
SHORTEST_POINTS = 10
"""which bring so much,"""
EXTRA_POINTS = 5
"""and every further card this."""
DOUBLED_FROM = 3
"""So many different sets double the sum of sets, and likewise for sequences."""
LEAST_REAL = 2
"""Of aces and of Moors so many must be real."""

_COURTS = (1, 2, 3)
"""Queen, Knight and Jack as places in a suit; the King is 0, the Ace the last."""
_ACE = SUIT_SIZE - 1
_TOP = (WORLD, MOON + 1)
"""World, Sun and Moon."""


@dataclass(frozen=True, slots=True)
class Combination:
    """One set or sequence."""

    name: str
    """One of `NAMES`."""
    mask: int
    """Its cards; in a sequence the contatori are among them."""
    points: int
    """What it brings before any doubling."""
    fills: tuple[tuple[int, int], ...] = ()
    """Pairs (contatore, the missing card it stands for); other contatori only add length."""

    @property
    def is_set(self) -> bool:
        """Whether it is a set; otherwise it is a sequence."""
        return self.name in SET_NAMES

    @property
    def cards(self) -> tuple[int, ...]:
        """Its cards in pack order."""
        return tuple(cards_in(self.mask))

    @property
    def codes(self) -> tuple[str, ...]:
        """Their codes."""
        return tuple(codes_in(self.mask))


@dataclass(frozen=True, slots=True)
class Tally:
    """All combinations of some cards, and what they bring together."""

    combinations: tuple[Combination, ...] = ()

    @property
    def set_points(self) -> int:
        """The sum of the sets before doubling."""
        return sum(one.points for one in self.combinations if one.is_set)

    @property
    def sequence_points(self) -> int:
        """The sum of the sequences before doubling."""
        return sum(one.points for one in self.combinations if not one.is_set)

    @property
    def sets_doubled(self) -> bool:
        """Whether there are enough different sets to double their sum."""
        return sum(one.is_set for one in self.combinations) >= DOUBLED_FROM

    @property
    def sequences_doubled(self) -> bool:
        """Whether there are enough different sequences to double their sum."""
        return sum(not one.is_set for one in self.combinations) >= DOUBLED_FROM

    @property
    def points(self) -> int:
        """The sum after both doublings."""
        sets = self.set_points * (2 if self.sets_doubled else 1)
        return sets + self.sequence_points * (2 if self.sequences_doubled else 1)

    @property
    def mask(self) -> int:
        """Every card that serves in a combination."""
        mask = 0
        for one in self.combinations:
            mask |= one.mask
        return mask


def tally(cards: int) -> Tally:
    """All combinations of these cards (a mask), in the order of `NAMES`."""
    contatori = cards & CONTATORI_MASK
    found = [_set(name, cards & mask, points) for name, mask, points in SETS]
    found.append(grande(cards, contatori))
    for suit in range(len(SUIT_NAMES)):
        found.append(suit_run(suit, cards & SUIT_MASKS[suit], contatori))
    found.append(alike(ACES, cards & ACE_MASK, contatori))
    found.append(alike(MOORS, cards & MOOR_MASK, contatori))
    return Tally(tuple(one for one in found if one is not None))


def set_points(count: int, three: int) -> int:
    """What `count` cards of a set bring, `three` being the points of three."""
    return three * 2 if count > SET_SIZE else three if count == SET_SIZE else 0


def sequence_points(length: int) -> int:
    """What a sequence of so many cards brings, 0 if it is too short."""
    return SHORTEST_POINTS + EXTRA_POINTS * (length - SHORTEST) if length >= SHORTEST else 0


def _set(name: str, held: int, three: int) -> Combination | None:
    points = set_points(held.bit_count(), three)
    return Combination(name, held, points) if points else None


def _sequence(name: str, mask: int, fills: tuple[tuple[int, int], ...] = ()) -> Combination | None:
    points = sequence_points(mask.bit_count())
    return Combination(name, mask, points, fills) if points else None


def alike(name: str, real: int, contatori: int) -> Combination | None:
    """Aces or Moors: without order, so contatori only add length."""
    return _sequence(name, real | contatori) if real.bit_count() >= LEAST_REAL else None


def suit_run(suit: int, held: int, contatori: int) -> Combination | None:
    """The real King and two of Queen, Knight and Jack, one of them perhaps a contatore;
    the Ace adds a card."""
    first = suit * SUIT_SIZE
    courts = [first + place for place in _COURTS if held >> first + place & 1]
    if not held >> first & 1 or not courts:
        return None
    fills: tuple[tuple[int, int], ...] = ()
    if len(courts) == 1:
        if not contatori:
            return None
        missing = next(first + place for place in _COURTS if first + place not in courts)
        fills = ((next(cards_in(contatori)), missing),)
    run = mask_of((first, *courts)) | held & 1 << first + _ACE
    return _sequence(SUIT_NAMES[suit], run | contatori, fills)


def grande(cards: int, contatori: int) -> Combination | None:
    """The real Angel, two of World, Sun and Moon with one of them real, then the numbers
    from the top without a gap, and with all numbers the Moors.

    The best arrangement is the greedy one. A contatore stands in the top only where just
    one card of it is real, and then above that card if it can, so that it has no
    contatore for a neighbour; from there every missing number takes the next contatore.
    """
    top = [card for card in range(*_TOP) if cards >> card & 1]
    if not cards >> ANGEL & 1 or not top:
        return None
    free = list(cards_in(contatori))
    fills: list[tuple[int, int]] = []
    was_filled = False
    if len(top) == 1:
        if not free:
            return None
        missing = next(card for card in range(*_TOP) if card not in top)
        fills.append((free.pop(0), missing))
        was_filled = missing > top[0]
    run = mask_of((ANGEL, *top))
    complete = True
    for number in range(FIRST_NUMBER, FIRST_NUMBER + len(NUMBERS)):
        if cards >> number & 1:
            run |= 1 << number
            was_filled = False
        elif free:
            fills.append((free.pop(0), number))
            if was_filled:
                complete = False
                break
            was_filled = True
        else:
            complete = False
            break
    if complete:
        run |= cards & MOOR_MASK
    return _sequence(GRANDE, run | contatori, tuple(fills))
