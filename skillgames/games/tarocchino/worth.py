"""What it matters to which side a card falls: card points and combinations together.

The worth of a card is a swing: what one side gains and the other loses when the card
changes sides, all others staying where they are. `PLANNED` is that swing on average over
many deals; `worth_in` finds it for one position, where some combinations can no longer
be made and others lack just one card.
"""

from __future__ import annotations

from collections.abc import Iterable

from skillgames.engine.bologna import CODES, MATTO, PACK_SIZE, VALUES, cards_in
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.policy import POINTS_WORTH
from skillgames.games.tarocchino.strength import CARD

_BY_RANK = {"R": 89.0, "Q": 41.0, "C": 40.0, "F": 39.0, "A": 37.0}
_BY_TRUMP = {
    "ANG": 125.0,
    "MON": 52.0,
    "SOL": 22.0,
    "LUN": 22.0,
    "T16": 18.0,
    "T15": 15.0,
    "T14": 12.0,
    "T13": 10.0,
    "T12": 8.0,
    "T11": 6.0,
    "T10": 5.0,
    "T9": 4.0,
    "T8": 3.0,
    "T7": 3.0,
    "T6": 2.0,
    "T5": 1.0,
    **dict.fromkeys(("M1", "M2", "M3", "M4"), 27.0),
    "BEG": 134.0,
    "MAT": 0.0,
}
"""The swing of combinations by a card, the mean over 1 500 deals played out."""


def _planned(card: int) -> float:
    if card == MATTO:
        return 0.0
    code = CODES[card]
    swing = _BY_TRUMP[code] if code in _BY_TRUMP else _BY_RANK.get(code[1:], 0.0)
    return swing + POINTS_WORTH * VALUES[card]


PLANNED: tuple[float, ...] = tuple(_planned(card) for card in CARD)
"""The worth of each number on average."""


def worth_in(finals: Iterable[tuple[int, int]], open_cards: int) -> tuple[float, ...]:
    """The worth of each number in a position, from the final piles it may come to.

    `open_cards` are the cards (a mask) that have not fallen to a side yet. Of the others
    only the card points are told; the Matto, which goes home, is worth nothing.
    """
    swings = [0] * PACK_SIZE
    cards = [card for card in cards_in(open_cards) if card != MATTO]
    count = 0
    for final in finals:
        count += 1
        first, second = final
        before = quick.points(first) - quick.points(second)
        for card in cards:
            bit = 1 << card
            after = quick.points(first ^ bit) - quick.points(second ^ bit)
            swings[card] += abs(before - after)
    return tuple(
        0.0 if card == MATTO else swings[card] / max(count, 1) + POINTS_WORTH * VALUES[card]
        for card in CARD
    )
