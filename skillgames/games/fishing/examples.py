"""Examples for the rules of Fishing: cards on a table, and what the rules make of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skillgames.engine.cards import CODES, PACK_SIZE, card_of, cards_in, codes_in, mask_of, rank_of
from skillgames.engine.rulebook import LATIN, Figure
from skillgames.engine.text import translate
from skillgames.games.fishing.capture import (
    CARD_POINTS,
    HAND_VALUE,
    TABLE_VALUE,
    best_capture,
    groups_of,
)
from skillgames.games.fishing.words import card_list, card_name

SCORING_CARDS: tuple[str, ...] = tuple(
    CODES[card] for card in range(PACK_SIZE) if CARD_POINTS[card]
)
"""The cards that bring points by themselves."""


@dataclass(frozen=True, slots=True)
class Example:
    """A card played on a table, as codes; what it takes is computed, never written down."""

    card: str
    table: tuple[str, ...]

    @property
    def taken(self) -> tuple[str, ...]:
        """The table cards it takes, in pack order."""
        return tuple(codes_in(self._taken))

    @property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """The same cards as groups: those of its own rank first, then sums, high cards first."""
        if not self._taken:
            return ()
        found = groups_of(card_of(self.card), self._taken)
        groups = [sorted(cards_in(group), reverse=True) for group in found]
        own = rank_of(card_of(self.card))
        groups.sort(key=lambda group: (len(group) > 1 or rank_of(group[0]) != own, -group[0]))
        return tuple(tuple(CODES[card] for card in group) for group in groups)

    @property
    def sweeps(self) -> bool:
        """Whether nothing stays on the table."""
        return len(self.taken) == len(self.table)

    @property
    def _taken(self) -> int:
        return best_capture(card_of(self.card), mask_of(map(card_of, self.table)))


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards side by side as they look in the hand: with dot, and hand value where it differs."""

    cards: tuple[str, ...]


def hand_value(code: str) -> int:
    """What the card counts when it is played."""
    return HAND_VALUE[card_of(code)]


def has_own_hand_value(code: str) -> bool:
    """Whether the card counts more when it is played than on the table."""
    return hand_value(code) != TABLE_VALUE[card_of(code)]


def rank_sign(code: str, letters: str = LATIN) -> str:
    """What is printed on the card for its rank; `letters` stand for jack, queen, king, ace."""
    place = LATIN.find(code[0])
    if place >= 0:
        return letters[place]
    return "10" if code[0] == "T" else code[0]


def sums(groups: Sequence[Sequence[str]], letters: str = LATIN) -> str:
    """Groups as they are counted: "9, 6 + 3"."""
    return ", ".join(" + ".join(rank_sign(code, letters) for code in group) for group in groups)


def example(card: str, *table: str, letters: str = LATIN) -> Figure:
    """The figure of a card played on these table cards."""
    shown = Example(card, table)
    played = rank_sign(card, letters)
    if has_own_hand_value(card):
        played = f"{played} ({hand_value(card)})"
    if not shown.taken:
        caption = translate("FishingRules", "%1 takes nothing and stays on the table")
        caption = caption.with_args(played)
        spoken = translate("FishingRules", "Played: %1. On the table: %2. Nothing is taken.")
        spoken = spoken.with_args(card_name(card), card_list(table))
        return Figure(shown, caption, spoken)
    caption = translate("FishingRules", "%1 takes %2")
    if shown.sweeps:
        caption = translate("FishingRules", "%1 takes %2: a sweep")
    spoken = translate("FishingRules", "Played: %1. On the table: %2. Taken: %3.")
    return Figure(
        shown,
        caption.with_args(played, sums(shown.groups, letters)),
        spoken.with_args(card_name(card), card_list(table), card_list(shown.taken)),
    )
