"""How a sensible player picks a card, quickly enough to play out thousands of deals.

`make_picker(worth)` gives a function that chooses for any seat from what that seat knows:
its hand, the trick, the cards gone. `worth` says for each number (see `strength`) what it
matters to which side the card falls: card points alone for a plain player, combinations
too for one that plans. The same function serves the levels and the playouts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skillgames.engine.bologna import ACE_MASK, MATTO, MOON, MOOR_MASK, PACK_SIZE, SUN, VALUES
from skillgames.games.tarocchino.strength import (
    ABOVE,
    ALL,
    BEATS,
    CARD,
    FIRST_TRUMP,
    LED,
    MATTO_BIT,
    MATTO_NUMBER,
    NO_MATTO,
    TRUMPS,
)

Picker = Callable[[int, int, int, float, int, bool, int], int]
"""(hand, suit led, number that takes the trick or -1, worth of the trick, place in it,
whether the own side takes it now, numbers gone) -> number to play."""

TRICKS = 15
POINTS_WORTH = 2.0
"""Taking a card of one point rather than losing it is a swing of two."""

SEQUENCE_WORTH = 1.0
"""A little more for cards that serve in a sequence, so that they are not thrown first."""
_SEQUENCE_MASK = ACE_MASK | MOOR_MASK | 1 << SUN | 1 << MOON

POINTS_ONLY: tuple[float, ...] = tuple(
    0.0
    if card == MATTO
    else POINTS_WORTH * VALUES[card] + SEQUENCE_WORTH * (_SEQUENCE_MASK >> card & 1)
    for card in CARD
)
"""The worth of each number for a player that thinks of card points alone. The Matto goes
back to its side whoever takes the trick, so it makes no trick worth more."""

_SUIT_CONTROL = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.03, 0.06, 0.12, 0.25)
_TRUMP_CONTROL = (
    *(0.03, 0.17, 0.17, 0.17, 0.17),
    *(0.26, 0.27, 0.29, 0.31, 0.34, 0.37, 0.41, 0.44, 0.48, 0.51, 0.56, 0.61),
    *(0.68, 0.77, 0.85, 1.0),
)
CONTROL: tuple[float, ...] = (*_SUIT_CONTROL * 4, *_TRUMP_CONTROL, 0.0)
"""How much of an average trick each number is good for later, if it is kept."""

_SUIT_RISK = (0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.65, 0.6, 0.55, 0.4)
_TRUMP_RISK = (
    *(0.65, 0.55, 0.55, 0.55, 0.55),
    *(0.50, 0.50, 0.50, 0.48, 0.46, 0.44, 0.42, 0.40, 0.38, 0.36, 0.33, 0.30),
    *(0.25, 0.20, 0.10, 0.0),
)
RISK: tuple[float, ...] = (*_SUIT_RISK * 4, *_TRUMP_RISK, 0.0)
"""How often each number is lost to the other side, if it is kept: the Angel never."""

TIER_SIZE = 6
"""Numbers are ranked in groups of at least so many; within one the weakest goes first."""
MATTO_SAVES = 0.7
"""The Matto is played instead of a card that is worth more than so many average cards."""
SECOND, THIRD, LAST = 1, 2, 3
"""Places in a trick."""
SECOND_TAKES = 5
"""The second player takes with a suit's highest card while so many of the suit are out."""
FOLLOWERS = 4
"""A suit is led from the top while so many of it are out, so that others can follow."""


def tiers(values: Sequence[float]) -> tuple[int, ...]:
    """All numbers but the Matto in groups of about equal value, the lowest value first;
    exactly equal ones are never parted."""
    groups: list[int] = []
    last, room = None, 0
    for number in sorted(range(MATTO_NUMBER), key=lambda number: values[number]):
        if room <= 0 and values[number] != last:
            groups.append(0)
            room = TIER_SIZE
        groups[-1] |= 1 << number
        last = values[number]
        room -= 1
    return tuple(groups)


def make_picker(worth: Sequence[float]) -> Picker:
    """A picker for these worths; it is deterministic."""
    average_trick = sum(worth) / TRICKS
    hold = tuple(share * average_trick for share in CONTROL)
    # A card thrown away is lost for certain, one brought home is safe; what either means
    # depends on what would have become of it.
    lose_tiers = tiers([hold[n] + 2 * (1 - RISK[n]) * worth[n] for n in range(PACK_SIZE)])
    give_tiers = tiers([hold[n] - 2 * RISK[n] * worth[n] for n in range(PACK_SIZE)])
    win_tiers = tiers([hold[n] - RISK[n] * worth[n] for n in range(PACK_SIZE)])
    saved_from = MATTO_SAVES * sum(worth) / PACK_SIZE
    worth = tuple(worth)

    def pick(
        hand: int, led: int, best: int, value: float, place: int, ours: bool, gone: int
    ) -> int:
        if best < 0:
            return lead(hand, gone)
        cards = hand & LED[led] or hand & TRUMPS or hand
        if not cards & NO_MATTO:
            return MATTO_NUMBER
        cards &= NO_MATTO
        out = ALL & ~(gone | hand)
        if ours and (place == LAST or not ABOVE[best] & out):
            for tier in give_tiers:
                if found := cards & tier:
                    return (found & -found).bit_length() - 1
        winners = cards & BEATS[best]
        if not winners or (ours and place != THIRD):
            return lose(cards, hand)
        top = winners.bit_length() - 1
        if place == SECOND:
            # Only a high card that is likely to hold: the others still have the suit.
            if ABOVE[top] & out or top >= FIRST_TRUMP:
                return lose(cards, hand)
            return top if (out & LED[led]).bit_count() >= SECOND_TAKES else lose(cards, hand)
        if place == THIRD and not ABOVE[top] & out:
            if 2 * (value + worth[top]) >= hold[top]:
                return top
        elif not ours:
            for tier in win_tiers:
                if found := winners & tier:
                    number = (found & -found).bit_length() - 1
                    if place == THIRD or value + worth[number] >= hold[number]:
                        return number
                    break
        return lose(cards, hand)

    def lose(cards: int, hand: int) -> int:
        number = 0
        for tier in lose_tiers:
            if found := cards & tier:
                number = (found & -found).bit_length() - 1
                break
        if hand & MATTO_BIT and worth[number] > saved_from:
            return MATTO_NUMBER
        return number

    def lead(hand: int, gone: int) -> int:
        cards = hand & NO_MATTO
        if not cards:
            return MATTO_NUMBER
        out = ALL & ~(gone | hand)
        trumps_out = out & TRUMPS
        chosen, most = -1, FOLLOWERS - 1
        for suit in range(4):
            mask = LED[suit]
            if own := cards & mask:
                number = own.bit_length() - 1
                if not ABOVE[number] & out:
                    count = (out & mask).bit_count() if trumps_out else PACK_SIZE
                    if count > most:
                        chosen, most = number, count
        if chosen >= 0:
            return chosen
        if trumps := cards & TRUMPS:
            number = trumps.bit_length() - 1
            if not ABOVE[number] & out and trumps.bit_count() * 2 >= trumps_out.bit_count():
                return number
        # From the shortest suit, to run out of it and trump.
        cards = min(
            (own for mask in LED if (own := (cards & ~TRUMPS or cards) & mask)),
            key=int.bit_count,
        )
        for tier in lose_tiers:
            if found := cards & tier:
                return (found & -found).bit_length() - 1
        return MATTO_NUMBER

    return pick
