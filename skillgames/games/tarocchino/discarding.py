"""Which two cards the dealer lays away."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from skillgames.engine.bologna import SUIT_MASKS, cards_in, mask_of
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.policy import CONTROL, RISK, TRICKS
from skillgames.games.tarocchino.state import KEPT_MASK, discard_move
from skillgames.games.tarocchino.strength import NUMBER

VOID_SHARE = 0.6
"""What it brings to have a suit less, in average tricks."""


def best_pairs(hand: int, worth: Sequence[float]) -> list[int]:
    """All discards of a hand of seventeen, the most promising first.

    A suit less is worth most: there one can trump. A card laid away is as good as captured,
    so what is in danger goes, if it leaves no hole in a declaration; a card that takes tricks
    stays.
    """
    average_trick = sum(worth) / TRICKS

    def promise(pair: tuple[int, int]) -> float:
        away = mask_of(pair)
        kept = hand & ~away
        value = float(quick.points(kept))
        for card in pair:
            number = NUMBER[card]
            value += RISK[number] * worth[number] / 2 - CONTROL[number] * average_trick
        voids = sum(1 for suit in SUIT_MASKS if hand & suit and not kept & suit)
        return value + VOID_SHARE * average_trick * voids

    pairs = list(combinations(cards_in(hand & ~KEPT_MASK), 2))
    pairs.sort(key=promise, reverse=True)
    return [discard_move(*pair) for pair in pairs]
