"""Pictures for the rules of Arabka: cards, and what the rules make of them.

The subjects of the figures are plain data for the table's `paint_figure`: `Start`, `Fit` and
`Row`. What fits is computed, never written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skillgames.engine.cards import mask_of
from skillgames.engine.rulebook import LATIN, Figure
from skillgames.engine.text import translate
from skillgames.games.arabka.pack import (
    ANY,
    BONUS_RANKS,
    FITS,
    RANKS,
    card_of,
    codes_in,
    rank_of,
)
from skillgames.games.arabka.words import card_list


@dataclass(frozen=True, slots=True)
class Start:
    """The cards of one player before play: the open ones, each on a closed one, and the hand."""

    opened: tuple[str, ...]
    hand: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """A pile, bottom to top, and a hand of which some cards fit on it."""

    pile: tuple[str, ...]
    hand: tuple[str, ...]
    strict: bool = False

    @property
    def fitting(self) -> tuple[str, ...]:
        """The hand cards that may be laid, in pack order."""
        return codes_in(mask_of(map(card_of, self.hand)) & FITS[self.strict][self.level])

    @property
    def level(self) -> int:
        """The rank on top, or `ANY`."""
        top = rank_of(card_of(self.pile[-1])) if self.pile else ANY
        return ANY if top in BONUS_RANKS else top


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side, bonus cards with their signs."""

    cards: tuple[str, ...]


ORDER = Row(tuple(f"{rank}S" for i, rank in enumerate(RANKS) if i not in BONUS_RANKS))
"""The ordinary ranks from the lowest to the highest."""

BONUS_CARDS = Row(tuple(f"{RANKS[rank]}H" for rank in BONUS_RANKS))


def rank_sign(code: str, letters: str = LATIN) -> str:
    """What is printed on the card for its rank; `letters` stand for jack, queen, king, ace."""
    place = LATIN.find(code[0])
    if place >= 0:
        return letters[place]
    return "10" if code[0] == "T" else code[0]


def signs(codes: Sequence[str], letters: str = LATIN) -> str:
    """The ranks of these cards: "9, J, 2"."""
    return ", ".join(rank_sign(code, letters) for code in codes)


def fit(pile: Sequence[str], hand: Sequence[str], letters: str = LATIN) -> Figure:
    """The figure of a hand beside a pile: which cards may be laid."""
    shown = Fit(tuple(pile), tuple(hand))
    top = rank_sign(shown.pile[-1], letters)
    if not shown.fitting:
        caption = translate("ArabkaRules", "On %1 nothing fits: the pile must be taken")
        spoken = translate("ArabkaRules", "On the pile: %1. In hand: %2. Nothing fits.")
        return Figure(
            shown, caption.with_args(top), spoken.with_args(card_list(pile), card_list(hand))
        )
    caption = translate("ArabkaRules", "On %1 you may lay: %2")
    spoken = translate("ArabkaRules", "On the pile: %1. In hand: %2. What fits: %3.")
    return Figure(
        shown,
        caption.with_args(top, signs(shown.fitting, letters)),
        spoken.with_args(card_list(pile), card_list(hand), card_list(shown.fitting)),
    )
