"""Patterns of Hakka cards: runs, sets and singles, what beats what, Elders.

There are only some two hundred patterns in the pack, so all of them are listed once with
everything that beats them; what a hand can do is then a matter of looking them up. Sets of
cards are masks (see `skillgames.engine.tigers`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from skillgames.engine.tigers import (
    FULL_PACK,
    NO_SUIT,
    NUMBER_MASKS,
    STEP,
    SUIT_MASKS,
    WAN_SIN,
    bits_in,
    cards_in,
    mask_of,
    mask_of_codes,
    number_of,
    suit_of,
)

RUN = "run"
SET = "set"
SINGLE = "single"

SHORTEST = 3
"""Fewest cards of a run or a set."""
LONGEST_RUN = 9

TIGERS = NUMBER_MASKS[1]
"""The Five Tigers: all ones and Wan Sin."""

UNBEATABLE_ONES = mask_of_codes(("P1", "S1", "W1"))
"""Elders from the start although their numbers are the lowest."""

_SET_ORDER = (2, 3, 4, 5, 6, 7, 8, 1, 9)
"""Numbers of sets from the lowest to the highest: only nines beat ones."""


class Pattern(NamedTuple):
    """What some cards form."""

    kind: str
    """`RUN`, `SET` or `SINGLE`."""
    size: int
    """How many cards, and so how many tricks they may take."""
    rank: int
    """Higher beats lower, among patterns of one kind and one size; of singles, which beat
    only within their suit, it is the number."""
    cards: int


def _runs() -> Iterator[Pattern]:
    for count in range(SHORTEST, LONGEST_RUN + 1):
        for suit in range(NO_SUIT):
            for low in range(1, LONGEST_RUN + 2 - count):
                cards = mask_of((number - 1) * STEP + suit for number in range(low, low + count))
                yield Pattern(RUN, count, (NO_SUIT - 1 - suit) * LONGEST_RUN + low, cards)


def _sets() -> Iterator[Pattern]:
    for rank, number in enumerate(_SET_ORDER):
        bits = tuple(bits_in(NUMBER_MASKS[number]))
        for count in range(SHORTEST, len(bits) + 1):
            for chosen in combinations(bits, count):
                yield Pattern(SET, count, rank, sum(chosen))


def _singles() -> Iterator[Pattern]:
    for card in cards_in(FULL_PACK):
        yield Pattern(SINGLE, 1, number_of(card), 1 << card)


PATTERNS: dict[int, Pattern] = {
    pattern.cards: pattern for pattern in (*_runs(), *_sets(), *_singles())
}
"""Every pattern by its cards."""

RUNS_AND_SETS: tuple[Pattern, ...] = tuple(p for p in PATTERNS.values() if p.kind != SINGLE)


_LANE = 0b11111
_LOWEST = sum(1 << 5 * number for number in range(9))
"""The first bit of each number."""
_WAN_SIN = 1 << WAN_SIN


def pattern_of(cards: int) -> Pattern | None:
    """What these cards form, None when they form nothing."""
    return PATTERNS.get(cards)


def _rivals() -> Iterator[list[Pattern]]:
    """Patterns that can meet: of one kind and size, singles of one suit; the lowest first."""
    families: dict[tuple[str, int], list[Pattern]] = {}
    for pattern in sorted(PATTERNS.values(), key=lambda one: (one.rank, one.cards)):
        suit = suit_of(pattern.cards.bit_length() - 1)
        key = (pattern.kind, suit if pattern.kind == SINGLE else pattern.size)
        families.setdefault(key, []).append(pattern)
    yield from families.values()


def _beaters(best: Pattern, rivals: list[Pattern]) -> tuple[int, ...]:
    if best.kind == SINGLE and best.cards & UNBEATABLE_ONES:
        return ()
    return tuple(rival.cards for rival in rivals if rival.rank > best.rank)


BEATERS: dict[int, tuple[int, ...]] = {
    best.cards: _beaters(best, rivals) for rivals in _rivals() for best in rivals
}
"""What beats each pattern, the lowest first."""


def beats(answer: int, best: int) -> bool:
    """Whether these cards beat those, which are a pattern."""
    return answer in BEATERS[best]


def answers(hand: int, best: int) -> list[int]:
    """All patterns of a hand that beat this one, the lowest first."""
    return [cards for cards in BEATERS[best] if cards & hand == cards]


def can_beat(hand: int, best: int) -> bool:
    """Whether a hand holds anything that beats this pattern."""
    return any(cards & hand == cards for cards in BEATERS[best])


def elders(seen: int) -> int:
    """The Elders among the cards not seen: no card that is still to come beats them.

    Only cards played face up count as seen, so this tells nothing hidden.
    """
    left = FULL_PACK & ~seen
    # All cards below one of their suit that is left: by one number, then by up to two, four
    # and eight.
    beaten = left >> 5
    beaten |= beaten >> 5
    beaten |= beaten >> 10
    beaten |= beaten >> 20
    return left & (UNBEATABLE_ONES | ~beaten)


def single_leads(hand: int, seen: int, privileged: bool) -> int:
    """The cards a player may lead as a single, as one mask.

    A non-Elder of the highest suit goes first, an Elder only from a hand of nothing but
    Elders; the privileged player may lead any Elder at any time.
    """
    stars = hand & elders(seen)
    plain = hand ^ stars
    for suit in SUIT_MASKS:
        if plain & suit:
            return plain & suit | (stars if privileged else 0)
    return stars


def largest_groups(hand: int) -> list[int]:
    """The runs of a hand as long as they go, and all cards of a number where they are three
    or more: a mask each."""
    found: list[int] = []
    starts = hand & hand >> 5 & hand >> 10
    while starts:
        low = starts & -starts
        run = low | low << 5 | low << 10
        following = low << 15
        while hand & following:
            run |= following
            following <<= 5
        found.append(run)
        starts &= ~run
    # Three of P G Z S are both of one half and any of the other: of all nine numbers at
    # once, each at its first bit.
    beside = hand >> 1
    both, either = hand & beside, hand | beside
    three = (both & either >> 2 | both >> 2 & either) & _LOWEST
    if hand & _WAN_SIN and (hand & TIGERS).bit_count() >= SHORTEST:
        three |= 1
    while three:
        low = three & -three
        found.append(hand & low * _LANE)
        three ^= low
    return found


@cache
def within(largest: int) -> tuple[int, ...]:
    """The runs and sets within a run or set, smaller ones first."""
    return tuple(
        pattern.cards for pattern in RUNS_AND_SETS if pattern.cards & largest == pattern.cards
    )


def groups_in(hand: int) -> list[int]:
    """All runs and sets a hand holds: those of each largest one together."""
    found: list[int] = []
    for largest in largest_groups(hand):
        found += within(largest)
    return found


def leads(hand: int, seen: int, privileged: bool) -> list[int]:
    """All patterns a player may lead: singles first, then runs and sets."""
    return bits_in(single_leads(hand, seen, privileged)) + groups_in(hand)


def patterns_with(card: int, hand: int) -> list[int]:
    """The runs and sets of a hand that hold this card, the largest first."""
    found = [cards for cards in groups_in(hand) if cards >> card & 1]
    return sorted(found, key=lambda cards: -cards.bit_count())
