"""The pack as Arabka counts it: twos lowest, aces highest, and what fits on what.

A card is an int 0 … 51: `rank * 4 + suit` with ranks 2 3 … 9 T J Q K A and suits clubs,
diamonds, hearts, spades, so ascending ints are this game's pack order. It is NOT the
numbering of `skillgames.engine.cards`, where the ace comes first; codes are the same in both,
and cards leave this game as codes. A set of cards is a mask of 52 bits.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from skillgames.engine import cards as pack
from skillgames.engine.cards import cards_in, mask_of

RANKS = "23456789TJQKA"
RANK_COUNT = len(RANKS)
SUIT_COUNT = len(pack.SUITS)
PACK_SIZE = pack.PACK_SIZE
FULL_PACK = (1 << PACK_SIZE) - 1

CODES: tuple[str, ...] = tuple(rank + suit for rank in RANKS for suit in pack.SUITS)
"""Codes in this game's pack order; `CODES[card]` is the code of a card."""

_CARD = {code: card for card, code in enumerate(CODES)}

TWO, THREE, TEN = RANKS.index("2"), RANKS.index("3"), RANKS.index("T")
LOWEST, ACE = RANKS.index("4"), RANKS.index("A")
BONUS_RANKS = (TWO, THREE, TEN)
"""The ranks that may cover any card (A10)."""

RANK_MASK: tuple[int, ...] = tuple(0b1111 << SUIT_COUNT * rank for rank in range(RANK_COUNT))
"""All four cards of a rank."""
BONUS = RANK_MASK[TWO] | RANK_MASK[THREE] | RANK_MASK[TEN]
ORDINARY = FULL_PACK & ~BONUS

ANY = -1
"""The level of a pile that takes any card: an empty one, or one with a 2 on top."""

NO_CEILING = RANK_COUNT + 1
"""The ceiling of a card of which nothing is known."""


def _fitting(level: int) -> int:
    """Bonus cards and ordinary cards of this rank or a higher one."""
    return BONUS | ORDINARY & ~((1 << SUIT_COUNT * max(level, 0)) - 1)


FITS: tuple[tuple[int, ...], tuple[int, ...]] = (
    (*map(_fitting, range(RANK_COUNT)), FULL_PACK),
    (*(_fitting(level + 1) for level in range(RANK_COUNT)), FULL_PACK),
)
"""`FITS[strict][level]`: the cards that may be laid on a pile of this level; `ANY` is the last."""

SETS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(1 << suit for suit in chosen)
        for size in range(1, SUIT_COUNT + 1)
        for chosen in combinations([suit for suit in range(SUIT_COUNT) if held >> suit & 1], size)
    )
    for held in range(1 << SUIT_COUNT)
)
"""For the held cards of a rank (four bits) every choice of copies, small ones first."""


def card_of(code: str) -> int:
    """The card with this code. KeyError for any other text."""
    return _CARD[code]


def is_code(text: str) -> bool:
    """Whether this is the code of a card, in capitals, ten as T."""
    return text in _CARD


def rank_of(card: int) -> int:
    """0 for a two … 12 for an ace."""
    return card >> 2


def codes_in(mask: int) -> tuple[str, ...]:
    """The codes of a mask in pack order."""
    return tuple(CODES[card] for card in cards_in(mask))


def codes_of(cards: Iterable[int]) -> tuple[str, ...]:
    """The codes of these cards in their order."""
    return tuple(CODES[card] for card in cards)


def mask_of_codes(codes: Iterable[str]) -> int:
    """The set of the cards with these codes."""
    return mask_of(map(card_of, codes))


def level_letter(level: int) -> str | None:
    """The rank that must be equalled or beaten as in texts, None when anything fits."""
    return None if level == ANY else RANKS[level]


def below(ceiling: int) -> int:
    """The cards that may be one of this ceiling: ordinary cards of lower ranks, or any card."""
    if ceiling == NO_CEILING:
        return FULL_PACK
    return ORDINARY & ((1 << SUIT_COUNT * ceiling) - 1)
