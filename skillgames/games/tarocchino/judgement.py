"""What the levels from Medium on have in common: good sense about a single trick."""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.engine.bologna import (
    MOOR_MASK,
    RANKS,
    SUIT_MASKS,
    SUIT_SIZE,
    cards_in,
    playable,
)
from skillgames.games.tarocchino.policy import Picker
from skillgames.games.tarocchino.state import TarocchinoView
from skillgames.games.tarocchino.strength import (
    BEATS,
    CARD,
    MATTO_NUMBER,
    NUMBER,
    SUIT,
    numbers,
)

PIPS: tuple[str, ...] = ("10", "9", "8", "7", "6")


def _pip_mask() -> int:
    places = [RANKS.index(rank) for rank in PIPS]
    return sum(1 << suit * SUIT_SIZE + place for suit in range(len(SUIT_MASKS)) for place in places)


WORTHLESS_MASK = _pip_mask()
"""Cards that count one point and serve in no combination."""


def standing(view: TarocchinoView) -> tuple[int, int]:
    """The number that takes the running trick, -1 if none yet, and the seat it is of."""
    best, seat = -1, view.leader
    for owner, card in view.trick_cards:
        number = NUMBER[card]
        if number != MATTO_NUMBER and (best < 0 or BEATS[best] >> number & 1):
            best, seat = number, owner
    return best, seat


def is_lost(view: TarocchinoView, cards: int) -> bool:
    """Whether the other side takes the running trick for certain, whichever of `cards` (a
    mask) is played: none of them wins it, and the partner has played or cannot win it."""
    best, seat = standing(view)
    if best < 0 or (seat - view.seat) % 2 == 0:
        return False
    if numbers(cards) & BEATS[best]:
        return False
    partner_has_played = len(view.trick) >= 2
    return partner_has_played or not BEATS[best]


def candidates(view: TarocchinoView) -> list[int]:
    """The cards worth thinking about, in pack order: one of those that are alike, and on
    a lost trick only worthless ones if there are any."""
    cards = playable(view.hand, view.led)
    if is_lost(view, cards) and cards & WORTHLESS_MASK:
        cards &= WORTHLESS_MASK
    return list(cards_in(_without_twins(cards, view.piles[0] | view.piles[1])))


def _without_twins(cards: int, taken: int) -> int:
    """Only the lowest of pips that are neighbours once the cards taken in tricks are out of
    the way, and one Moor. What lies in the running trick still parts them."""
    moors = cards & MOOR_MASK
    kept = cards ^ moors & moors - 1
    last = -1
    for number in range(MATTO_NUMBER):
        card = CARD[number]
        if taken >> card & 1:
            continue
        here = kept >> card & 1 and WORTHLESS_MASK >> card & 1
        if here and last >= 0 and SUIT[last] == SUIT[number]:
            kept ^= 1 << card
        last = number if here else -1
    return kept


def picked(view: TarocchinoView, pick: Picker, worth: Sequence[float]) -> int:
    """What a picker chooses for this view."""
    best, seat = standing(view)
    value = sum(worth[NUMBER[card]] for card in view.trick)
    number = pick(
        numbers(view.hand),
        view.led,
        best,
        value,
        len(view.trick),
        (seat - view.seat) % 2 == 0,
        numbers(view.played),
    )
    return CARD[number]
