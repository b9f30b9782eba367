"""A good swap: what is strong waits on the table, what is weak goes while the stock lasts."""

from __future__ import annotations

from skillgames.engine.cards import cards_in
from skillgames.games.arabka.pack import BONUS_RANKS, rank_of
from skillgames.games.arabka.state import Swap


def strength(card: int) -> tuple[bool, int]:
    """How useful a card is late in the match, for comparison: bonus cards, then by rank."""
    rank = rank_of(card)
    return rank in BONUS_RANKS, rank


def best_swap(hand: int, opened: tuple[int, ...]) -> Swap:
    """The exchange after which the strongest of all six cards lie open."""
    cards = sorted([*cards_in(hand), *opened], key=strength)
    table = set(cards[-len(opened) :])
    out = [card for card in cards_in(hand) if card in table]
    into = [card for card in sorted(opened) if card not in table]
    return Swap(tuple(zip(out, into, strict=True)))
