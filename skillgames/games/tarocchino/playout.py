"""Deals played out to the end, with everything in local variables.

A `Table` is what a playout starts from: everybody's cards as numbers of `strength`, the
running trick, and what the piles hold. The value is the margin of side 0: its captured
combinations, card points and last trick less those of side 1. Declarations are settled
before the first card, so no play changes them and they are left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.engine.bologna import (
    PACK_POINTS,
    VALUE_MASKS,
    mask_of,
)
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.policy import Picker
from skillgames.games.tarocchino.settlement import LAST_TRICK_POINTS, final_piles
from skillgames.games.tarocchino.state import SEATS, TarocchinoState
from skillgames.games.tarocchino.strength import (
    BEATS,
    CARD_BIT,
    MATTO_NUMBER,
    NUMBER,
    SUIT,
    numbers,
)

NOBODY = -1
"""The seat of the Matto while it has not been played."""


class Table:
    """Where a playout starts; nothing here changes while deals are played out."""

    __slots__ = (
        "dealer_side",
        "discards",
        "gone",
        "hands",
        "leader",
        "matto_seat",
        "piles",
        "trick",
        "tricks",
    )

    def __init__(self) -> None:
        """An empty table."""
        self.hands: tuple[int, ...] = (0, 0, 0, 0)
        """Numbers by seat, as masks."""
        self.leader = 0
        self.trick: tuple[int, ...] = ()
        """The running trick as numbers, in order."""
        self.gone = 0
        """All numbers played, the running trick included."""
        self.piles = (0, 0)
        """Tricks by side, as masks of cards."""
        self.tricks = (0, 0)
        self.dealer_side = 0
        self.discards = 0
        """The dealer's discards as a mask of cards."""
        self.matto_seat = NOBODY

    def copy(self) -> Table:
        """An independent copy."""
        twin = Table.__new__(Table)
        twin.hands = self.hands
        twin.leader = self.leader
        twin.trick = self.trick
        twin.gone = self.gone
        twin.piles = self.piles
        twin.tricks = self.tricks
        twin.dealer_side = self.dealer_side
        twin.discards = self.discards
        twin.matto_seat = self.matto_seat
        return twin


def table_of(state: TarocchinoState) -> Table:
    """The table of a state in play."""
    table = Table()
    table.hands = tuple(numbers(hand) for hand in state.hands)
    table.leader = state.leader
    table.trick = tuple(NUMBER[card] for card in state.trick)
    gone = [card for trick in state.history for card in trick.cards]
    table.gone = numbers(mask_of((*gone, *state.trick)))
    table.piles = (state.piles[0], state.piles[1])
    table.tricks = (state.tricks[0], state.tricks[1])
    assert state.dealer is not None
    table.dealer_side = state.dealer & 1
    table.discards = state.discards
    for trick in state.history:
        for place, card in enumerate(trick.cards):
            if NUMBER[card] == MATTO_NUMBER:
                table.matto_seat = trick.seat_of(place)
    return table


def margin(final: tuple[int, int], last_winner: int) -> int:
    """The margin of side 0 on these final piles."""
    own = -(final[0].bit_count() >> 1)
    for value, cards in VALUE_MASKS:
        own += value * (final[0] & cards).bit_count()
    last = -LAST_TRICK_POINTS if last_winner & 1 else LAST_TRICK_POINTS
    return 2 * own - PACK_POINTS + quick.points(final[0]) - quick.points(final[1]) + last


def play_out(
    table: Table,
    hands: Sequence[int],
    pick: Picker,
    worth: Sequence[float],
    first: int = -1,
) -> tuple[tuple[int, int], int]:
    """Play to the end with `pick` on all seats, the next card being `first` if given.

    `hands` are the hands by seat, numbers as masks. Returns the final piles and the seat
    that took the last trick.
    """
    held = list(hands)
    gone = table.gone
    matto_seat = table.matto_seat
    piles, tricks = list(table.piles), list(table.tricks)
    seat = winner = table.leader
    led = best = -1
    value, taken = 0.0, 0
    for number in table.trick:
        taken |= CARD_BIT[number]
        value += worth[number]
        if number == MATTO_NUMBER:
            matto_seat = seat
        elif best < 0:
            led, best, winner = SUIT[number], number, seat
        elif BEATS[best] >> number & 1:
            best, winner = number, seat
        seat = seat + 1 & 3
    start = len(table.trick)
    while True:
        for place in range(start, SEATS):
            hand = held[seat]
            if first >= 0:
                number, first = first, -1
            elif hand & hand - 1:
                number = pick(hand, led, best, value, place, not (winner ^ seat) & 1, gone)
            else:
                number = hand.bit_length() - 1
            bit = 1 << number
            held[seat] = hand ^ bit
            gone |= bit
            taken |= CARD_BIT[number]
            value += worth[number]
            if number == MATTO_NUMBER:
                matto_seat = seat
            elif best < 0:
                led, best, winner = SUIT[number], number, seat
            elif BEATS[best] >> number & 1:
                best, winner = number, seat
            seat = seat + 1 & 3
        piles[winner & 1] |= taken
        tricks[winner & 1] += 1
        if not held[winner]:
            break
        seat = winner
        led = best = -1
        value, taken, start = 0.0, 0, 0
    final, _ = final_piles(
        (piles[0], piles[1]),
        (tricks[0], tricks[1]),
        table.dealer_side,
        table.discards,
        matto_seat & 1,
    )
    return final, winner
