"""What a play is worth: gain, the danger of the table it leaves, the price of big cards.

One scale for Medium, Hard and the playouts of Insane, about points of a round: a
card counts by itself, and a little for the majorities of cards and spades. All
functions are pure; what they remember never changes an answer.
"""

from __future__ import annotations

from skillgames.engine.cards import cards_in, suit_of
from skillgames.games.fishing.capture import (
    ACES,
    ALL_SPADES,
    CARD_POINTS,
    HAND_VALUE,
    KIND,
    SPADES,
    TABLE_VALUE,
    TEN_OF_DIAMONDS,
    TWO_OF_SPADES,
    best_capture,
)

CARD_WORTH = 0.06
"""A captured card, for most cards."""
SPADE_WORTH = 0.27
"""A captured spade, for most spades."""
SWEEP_WORTH = 1.0

LAY_RANK = 0.01
"""Laying a card costs so much for each rank above the ace: small cards go first."""

ACE_HOLD, TWO_OF_SPADES_HOLD, TEN_OF_DIAMONDS_HOLD = 0.35, 0.45, 0.55
"""What it costs to part with a big card for a small gain."""
BIG_GAIN = 1.5
"""From more gain than this a big card is not held back."""


def card_worth(card: int) -> float:
    """The worth of one captured card."""
    return CARD_POINTS[card] + CARD_WORTH + SPADE_WORTH * (suit_of(card) == SPADES)


def worth(cards: int) -> float:
    """The worth of captured cards, a mask."""
    return (
        (cards & ACES).bit_count()
        + (cards >> TWO_OF_SPADES & 1)
        + 2 * (cards >> TEN_OF_DIAMONDS & 1)
        + CARD_WORTH * cards.bit_count()
        + SPADE_WORTH * (cards & ALL_SPADES).bit_count()
    )


def gain(card: int, table: int, last: bool = False) -> float:
    """What this card brings at once, itself included; 0 when it takes nothing.

    With the last card of a round a cleared table is no sweep.
    """
    taken = best_capture(card, table)
    if not taken:
        return 0.0
    swept = taken == table and not last
    return worth(taken | 1 << card) + SWEEP_WORTH * swept


def greedy_score(card: int, table: int, last: bool = False) -> float:
    """Gain alone; a card that takes nothing costs its own worth and a little by rank."""
    if best_capture(card, table):
        return gain(card, table, last)
    return -card_worth(card) - LAY_RANK * (TABLE_VALUE[card] - 1)


def hold(card: int, gained: float) -> float:
    """What it costs to part with this card for such a gain."""
    if gained > BIG_GAIN or HAND_VALUE[card] < HAND_VALUE[0]:
        return 0.0
    return {TWO_OF_SPADES: TWO_OF_SPADES_HOLD, TEN_OF_DIAMONDS: TEN_OF_DIAMONDS_HOLD}.get(
        card, ACE_HOLD
    )


def threat(table: int, unseen: int, count: int, last: bool = False) -> float:
    """The expected best gain of somebody who meets this table with `count` cards,
    each hand out of the `unseen` ones (a mask) equally likely.

    With `last` the reply is the last card of the round.
    """
    if not table or not count:
        return 0.0
    by_kind: dict[int, float] = {}
    gains: list[float] = []
    for card in cards_in(unseen):
        kind = KIND[card]
        base = by_kind.get(kind)
        if base is None:
            taken = best_capture(card, table)
            base = -1.0
            if taken:
                base = worth(taken) + SWEEP_WORTH * (taken == table and not last)
            by_kind[kind] = base
        if base >= 0:
            gains.append(base + card_worth(card))
    gains.sort(reverse=True)
    return _expected_best(gains, unseen.bit_count(), count)


def _expected_best(gains: list[float], pool: int, count: int) -> float:
    """The mean of the best of `count` cards drawn from `pool`, of which all but these
    bring nothing; `gains` fall."""
    expected = 0.0
    none_better = 1.0
    for index, one in enumerate(gains):
        left = pool - index
        if left <= 0 or none_better <= 0:
            break
        none_yet = none_better * max(left - count, 0) / left
        expected += one * (none_better - none_yet)
        none_better = none_yet
    return expected
