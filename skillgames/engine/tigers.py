"""The Six Tigers pack of 37: codes, numbers, bit masks.

Four suits, high to low Sup, Gon, Zok, Sin (P, G, Z, S), each numbered 1 … 9, and Wan Sin
(W1), a one without a suit. A card is an int, `(number - 1) * 5 + suit` with Wan Sin as the
fifth "suit" of the ones; so ascending ints are pack order (by number, then P G Z S W), cards
of one suit lie five bits apart, and cards of one number side by side. A set of cards is a
mask of 45 bits, eight of them unused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

SUITS = "PGZS"
"""Sup, Gon, Zok, Sin, from the highest to the lowest."""
WAN = "W"
NUMBERS = range(1, 10)

STEP = 5
"""From a card to the next number of its suit."""
NO_SUIT = len(SUITS)
"""What `suit_of` says of Wan Sin."""

CODES: tuple[str, ...] = tuple(
    suit + str(number) for number in NUMBERS for suit in (SUITS + WAN if number == 1 else SUITS)
)
"""Codes in pack order."""

PACK_SIZE = len(CODES)

_CARD = {code: (int(code[1]) - 1) * STEP + (SUITS + WAN).index(code[0]) for code in CODES}
_CODE = {card: code for code, card in _CARD.items()}
_BIT = {code: 1 << card for code, card in _CARD.items()}


def card_of(code: str) -> int:
    """The card with this code, such as "G7". KeyError for any other text."""
    return _CARD[code]


def code_of(card: int) -> str:
    """The code of a card. KeyError for a number that is no card."""
    return _CODE[card]


def is_code(text: str) -> bool:
    """Whether this is the code of a card, in capitals."""
    return text in _CARD


def number_of(card: int) -> int:
    """1 … 9; Wan Sin is a 1."""
    return card // STEP + 1


def suit_of(card: int) -> int:
    """0 Sup, 1 Gon, 2 Zok, 3 Sin, `NO_SUIT` for Wan Sin."""
    return card % STEP


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def mask_of_codes(codes: Iterable[str]) -> int:
    """The set of the cards with these codes as a mask."""
    mask = 0
    for code in codes:
        mask |= _BIT[code]
    return mask


def cards_in(mask: int) -> Iterator[int]:
    """The cards of a mask in pack order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def bits_in(mask: int) -> list[int]:
    """The cards of a mask in pack order, each as a mask of its own."""
    bits = []
    while mask:
        rest = mask & mask - 1
        bits.append(mask ^ rest)
        mask = rest
    return bits


def codes_in(mask: int) -> list[str]:
    """The codes of a mask in pack order."""
    return [_CODE[card] for card in cards_in(mask)]


FULL_PACK = mask_of(_CODE)
"""All 37 cards."""

WAN_SIN = card_of("W1")

SUIT_MASKS: tuple[int, ...] = tuple(
    mask_of(card for card in _CODE if suit_of(card) == suit) for suit in range(NO_SUIT)
)
"""The nine cards of each suit."""

NUMBER_MASKS: tuple[int, ...] = tuple(
    mask_of(card for card in _CODE if number_of(card) == number) for number in range(10)
)
"""The cards of each number; Wan Sin is among the ones, and there is no number 0."""
