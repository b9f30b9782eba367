"""The French pack of 52: codes, numbers, bit masks.

A card is an int 0 … 51: `rank * 4 + suit` with ranks A 2 … 9 T J Q K and suits
clubs, diamonds, hearts, spades. So ascending ints are pack order (rank from ace
to king, then clubs < diamonds < hearts < spades), a set of cards is a mask of 52
bits, and `low bit first` walks it in pack order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

RANKS = "A23456789TJQK"
SUITS = "CDHS"
PACK_SIZE = 52

CODES: tuple[str, ...] = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""Codes in pack order; `CODES[card]` is the code of a card."""

_CARD = {code: card for card, code in enumerate(CODES)}


def card_of(code: str) -> int:
    """The card with this code, such as "TD". KeyError for any other text."""
    return _CARD[code]


def is_code(text: str) -> bool:
    """Whether this is the code of a card, in capitals, ten as T."""
    return text in _CARD


def rank_of(card: int) -> int:
    """0 for an ace … 12 for a king."""
    return card >> 2


def suit_of(card: int) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> Iterator[int]:
    """The cards of a mask in pack order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def codes_in(mask: int) -> list[str]:
    """The codes of a mask in pack order."""
    return [CODES[card] for card in cards_in(mask)]
