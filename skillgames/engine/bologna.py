"""The Bolognese tarot pack of 62: codes, numbers, bit masks, points, strength.

A card is an int 0 … 61 in pack order: swords, batons, cups, coins, each R Q C F 10 9 8 7
6 A; then the trumps ANG MON SOL LUN T16 … T5 M1 M2 M3 M4 BEG; then the Matto. A set of
cards is a mask of 62 bits; walked from its low bit it is in pack order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

SUITS = "SBCD"
"""Swords, batons, cups, coins (spade, bastoni, coppe, denari)."""
RANKS: tuple[str, ...] = ("R", "Q", "C", "F", "10", "9", "8", "7", "6", "A")
"""Ranks of a suit in pack order: Re, Queen, Cavallo, Fante, the pips, the Ace."""
NUMBERS: tuple[str, ...] = tuple(f"T{number}" for number in range(16, 4, -1))
"""The numbered trumps, high to low."""
MOORS: tuple[str, ...] = ("M1", "M2", "M3", "M4")
TRUMPS: tuple[str, ...] = ("ANG", "MON", "SOL", "LUN", *NUMBERS, *MOORS, "BEG")
"""The trumps, high to low; the Moors are equal."""

CODES: tuple[str, ...] = (
    *(suit + rank for suit in SUITS for rank in RANKS),
    *TRUMPS,
    "MAT",
)
"""Codes in pack order; `CODES[card]` is the code of a card."""

PACK_SIZE = len(CODES)
SUIT_SIZE = len(RANKS)

_CARD = {code: card for card, code in enumerate(CODES)}


def card_of(code: str) -> int:
    """The card with this code, such as "D10". KeyError for any other text."""
    return _CARD[code]


def is_code(text: str) -> bool:
    """Whether this is the code of a card, in capitals."""
    return text in _CARD


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def mask_of_codes(codes: Iterable[str]) -> int:
    """The set of the cards with these codes as a mask."""
    return mask_of(map(card_of, codes))


def cards_in(mask: int) -> Iterator[int]:
    """The cards of a mask in pack order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def codes_in(mask: int) -> list[str]:
    """The codes of a mask in pack order."""
    return [CODES[card] for card in cards_in(mask)]


FULL_PACK = (1 << PACK_SIZE) - 1

ANGEL, WORLD, SUN, MOON = (_CARD[code] for code in ("ANG", "MON", "SOL", "LUN"))
BEGATO, MATTO = _CARD["BEG"], _CARD["MAT"]
FIRST_NUMBER = _CARD[NUMBERS[0]]
FIRST_MOOR = _CARD[MOORS[0]]

SUIT_MASKS: tuple[int, ...] = tuple(
    ((1 << SUIT_SIZE) - 1) << suit * SUIT_SIZE for suit in range(len(SUITS))
)
TRUMP_MASK = mask_of_codes(TRUMPS)
MATTO_MASK = 1 << MATTO
MOOR_MASK = mask_of_codes(MOORS)
NUMBER_MASK = mask_of_codes(NUMBERS)
TAROCCHI_MASK = mask_of_codes(("ANG", "MON", "BEG", "MAT"))
CONTATORI_MASK = mask_of_codes(("BEG", "MAT"))
RANK_MASKS: tuple[int, ...] = tuple(mask_of_codes(suit + rank for suit in SUITS) for rank in RANKS)
"""The four cards of each rank, in the order of `RANKS`."""
KING_MASK, QUEEN_MASK, KNIGHT_MASK, JACK_MASK = RANK_MASKS[:4]
ACE_MASK = RANK_MASKS[-1]

TRUMP_SUIT = len(SUITS)
"""What `suit_of` says of a trump."""
NO_SUIT = -1
"""What `suit_of` says of the Matto."""

_SUIT: tuple[int, ...] = (
    *(suit for suit in range(len(SUITS)) for _ in RANKS),
    *(TRUMP_SUIT for _ in TRUMPS),
    NO_SUIT,
)
LED_MASKS: tuple[int, ...] = (*SUIT_MASKS, TRUMP_MASK)
"""The cards of each suit and of the trumps, by `suit_of`."""


def suit_of(card: int) -> int:
    """0 swords, 1 batons, 2 cups, 3 coins, `TRUMP_SUIT`, or `NO_SUIT` for the Matto."""
    return _SUIT[card]


_COURT_VALUES = {"R": 5, "Q": 4, "C": 3, "F": 2}
VALUES: tuple[int, ...] = tuple(
    5
    if TAROCCHI_MASK >> card & 1
    else _COURT_VALUES.get(CODES[card][1:], 1)
    if card < TRUMP_SUIT * SUIT_SIZE
    else 1
    for card in range(PACK_SIZE)
)
"""What each card counts, before half a point is taken off for every card."""
VALUE_MASKS: tuple[tuple[int, int], ...] = tuple(
    (value, mask_of(card for card in range(PACK_SIZE) if VALUES[card] == value))
    for value in sorted(set(VALUES))
)
"""Pairs of a value and the cards that have it, low to high."""


def card_points(mask: int) -> int:
    """What a pile of an even number of cards counts: values less one for each pair."""
    total = sum(value * (mask & cards).bit_count() for value, cards in VALUE_MASKS)
    return total - mask.bit_count() // 2


PACK_POINTS = card_points(FULL_PACK)

_LONG_ORDER = ["R", "Q", "C", "F", "10", "9", "8", "7", "6", "A"]
_ROUND_ORDER = ["R", "Q", "C", "F", "A", "6", "7", "8", "9", "10"]
"""High to low: in cups and coins the pips run the other way."""
_LOWEST_TRUMP_STRENGTH = SUIT_SIZE


def _strength(card: int) -> int:
    suit, code = _SUIT[card], CODES[card]
    if suit == NO_SUIT:
        return -1
    if suit == TRUMP_SUIT:
        equal = FIRST_MOOR if MOOR_MASK >> card & 1 else card
        return _LOWEST_TRUMP_STRENGTH + BEGATO - equal
    order = _LONG_ORDER if SUITS[suit] in "SB" else _ROUND_ORDER
    return SUIT_SIZE - 1 - order.index(code[1:])


STRENGTH: tuple[int, ...] = tuple(_strength(card) for card in range(PACK_SIZE))
"""Greater beats lesser within a suit and among trumps, and every trump beats every other
card; only the Moors are equal, and the Matto beats nothing."""


def winner_of(cards: Iterable[int]) -> int:
    """The place in the trick of the card that takes it, for the cards as they were played.

    The highest trump wins, without trumps the highest card of the suit led; among Moors
    the last one. After a Matto the next card sets the suit.
    """
    led, best, place = NO_SUIT, -1, 0
    for number, card in enumerate(cards):
        suit = _SUIT[card]
        if led == NO_SUIT:
            led = suit
        if suit != NO_SUIT and suit in (led, TRUMP_SUIT) and STRENGTH[card] >= best:
            best, place = STRENGTH[card], number
    return place


def led_suit(cards: Iterable[int]) -> int:
    """The suit that must be followed: that of the first card that is not the Matto;
    `NO_SUIT` when there is none yet."""
    for card in cards:
        if _SUIT[card] != NO_SUIT:
            return _SUIT[card]
    return NO_SUIT


def playable(hand: int, led: int) -> int:
    """The cards of a hand that may be played when this suit is led (`NO_SUIT`: any).

    Follow suit; otherwise a trump; otherwise anything; the Matto at any time.
    """
    if led == NO_SUIT:
        return hand
    cards = hand & LED_MASKS[led] or hand & TRUMP_MASK or hand
    return cards | hand & MATTO_MASK
