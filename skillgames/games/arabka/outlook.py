"""What a position is worth to each player, by a look at the cards alone.

The weights were fitted to a hundred thousand positions of matches between quick players: the
chance to win is the share of e to the power of a seat's sum in all of them. They show what
counts: threes and tens, few ranks in hand once the stock is gone, high cards and no low ones on
the table, few closed cards.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from skillgames.games.arabka.pack import RANK_MASK, RANKS
from skillgames.games.arabka.playout import Ending


class Weights(NamedTuple):
    """What each card in hand and on the table adds to the sum of its owner."""

    three: float
    ten: float
    two: float
    top: float
    """A king or an ace in hand."""
    rank: float
    """Each rank in hand other than bonus ranks."""
    open_three: float
    open_ten: float
    open_two: float
    open_low: float
    """A four to a seven."""
    open_middle: float
    """An eight to a queen."""
    open_top: float
    """A king or an ace."""


class Outlook(NamedTuple):
    """Weights while the stock lasts and after, and what counts always."""

    stock: Weights
    end: Weights
    closed: float
    """Each closed card."""
    lead: float
    """To be on turn with an empty pile."""


TWO_PLAYERS = Outlook(
    Weights(0.07, -0.03, -0.02, 0.03, -0.03, 0.37, 0.23, -0.16, -0.31, -0.15, -0.02),
    Weights(0.24, 0.19, -0.08, 0.07, -0.21, 0.31, 0.22, -0.37, -0.41, -0.29, -0.08),
    -0.35,
    0.10,
)
THREE_PLAYERS = Outlook(
    Weights(0.12, 0.12, -0.03, 0.07, -0.06, 0.19, 0.32, -0.11, -0.28, -0.14, -0.01),
    Weights(0.16, 0.30, -0.13, 0.09, -0.33, -0.05, 0.24, -0.28, -0.49, -0.33, -0.16),
    -0.53,
    0.21,
)
MORE_PLAYERS = Outlook(
    Weights(0.24, 0.32, -0.06, 0.18, -0.17, 0.15, 0.39, -0.10, -0.29, -0.18, 0.0),
    Weights(-0.01, 0.29, -0.26, 0.12, -0.43, -0.12, 0.28, -0.27, -0.53, -0.36, -0.19),
    -0.58,
    0.38,
)
OUTLOOKS = {2: TWO_PLAYERS, 3: THREE_PLAYERS}


def _mask(ranks: str) -> int:
    return sum(RANK_MASK[RANKS.index(rank)] for rank in ranks)


_THREES, _TENS, _TWOS = _mask("3"), _mask("T"), _mask("2")
_TOP, _LOW, _MIDDLE = _mask("KA"), _mask("4567"), _mask("89JQ")
_FIRST_SUIT = sum(1 << 4 * rank for rank in range(len(RANKS))) & ~(_THREES | _TENS | _TWOS)


def chance(end: Ending, seat: int) -> float:
    """The chance of this seat to win from here; certain after the end, even in a draw."""
    if end.is_over:
        return 1 / len(end.hands) if end.winner is None else float(end.winner == seat)
    look = OUTLOOKS.get(len(end.hands), MORE_PLAYERS)
    weights = look.stock if end.stock else look.end
    shares = []
    for other, hand in enumerate(end.hands):
        kinds = hand | hand >> 1
        kinds = (kinds | kinds >> 2) & _FIRST_SUIT
        total = (
            weights.three * (hand & _THREES).bit_count()
            + weights.ten * (hand & _TENS).bit_count()
            + weights.two * (hand & _TWOS).bit_count()
            + weights.top * (hand & _TOP).bit_count()
            + weights.rank * kinds.bit_count()
            + look.closed * end.closed[other]
        )
        opened = end.opened[other]
        if opened:
            total += (
                weights.open_three * (opened & _THREES).bit_count()
                + weights.open_ten * (opened & _TENS).bit_count()
                + weights.open_two * (opened & _TWOS).bit_count()
                + weights.open_low * (opened & _LOW).bit_count()
                + weights.open_middle * (opened & _MIDDLE).bit_count()
                + weights.open_top * (opened & _TOP).bit_count()
            )
        if other == end.turn and not end.pile:
            total += look.lead
        shares.append(exp(total))
    return shares[seat] / sum(shares)
