"""Cards numbered by strength, for players that choose with masks.

A number is 0 … 61: in each suit ten numbers from the weakest card to the King, then the
trumps from the Begato to the Angel, then the Matto. So the low bit of a mask is its
weakest card and, within a suit or among trumps, the high bit its strongest.
"""

from __future__ import annotations

from skillgames.engine.bologna import (
    FULL_PACK,
    LED_MASKS,
    MATTO,
    MOOR_MASK,
    NO_SUIT,
    PACK_SIZE,
    STRENGTH,
    SUIT_SIZE,
    SUITS,
    TRUMP_SUIT,
    cards_in,
    suit_of,
)

FIRST_TRUMP = len(SUITS) * SUIT_SIZE

CARD: tuple[int, ...] = tuple(
    sorted(
        range(PACK_SIZE),
        key=lambda card: (
            suit_of(card) if card != MATTO else TRUMP_SUIT + 1,
            STRENGTH[card],
            card,
        ),
    )
)
"""The card of each number."""
NUMBER: tuple[int, ...] = tuple(CARD.index(card) for card in range(PACK_SIZE))
"""The number of each card."""
CARD_BIT: tuple[int, ...] = tuple(1 << card for card in CARD)
"""The card of each number as a mask of cards."""


def numbers(cards: int) -> int:
    """A mask of cards as a mask of numbers."""
    mask = 0
    for card in cards_in(cards):
        mask |= 1 << NUMBER[card]
    return mask


def numbers_of(cards: list[int]) -> int:
    """A list of cards as a mask of numbers."""
    mask = 0
    for card in cards:
        mask |= 1 << NUMBER[card]
    return mask


SUIT: tuple[int, ...] = tuple(suit_of(card) for card in CARD)
"""By number, as `suit_of` has it."""
LED: tuple[int, ...] = tuple(numbers(mask) for mask in LED_MASKS)
"""The numbers of each suit and of the trumps."""
TRUMPS = LED[TRUMP_SUIT]
MATTO_NUMBER = NUMBER[MATTO]
MATTO_BIT = 1 << MATTO_NUMBER
ALL = FULL_PACK
NO_MATTO = ALL ^ MATTO_BIT
_MOORS = numbers(MOOR_MASK)


def _above(number: int) -> int:
    """Numbers of the same suit that beat this one when they are played later."""
    suit = SUIT[number]
    if suit == NO_SUIT:
        return 0
    above = LED[suit] & ~((2 << number) - 1)
    return above | _MOORS & ~(1 << number) if _MOORS >> number & 1 else above


ABOVE: tuple[int, ...] = tuple(_above(number) for number in range(PACK_SIZE))
"""Numbers of the same suit, or trumps above a trump, that would take a trick from it;
other Moors are above a Moor."""
BEATS: tuple[int, ...] = tuple(
    ABOVE[number] | (TRUMPS if SUIT[number] not in (TRUMP_SUIT, NO_SUIT) else 0)
    for number in range(PACK_SIZE)
)
"""All numbers that would take a trick from this one, if they may be played."""
