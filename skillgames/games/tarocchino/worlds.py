"""Deals that fit all a seat knows: suits others have run out of, declarations, passes.

What is certain is built into the deal, so that every possible one is equally likely:
declared cards lie in their hand, nobody holds what it has shown to lack, and the dealer
has laid away no card that must be kept. What only the whole hand tells - that somebody
who declared holds nothing more, and that somebody who passed probably holds nothing -
is looked at after dealing, and a deal that does not fit is dealt again a few times.
"""

from __future__ import annotations

import random

from skillgames.bots.dealer import Dealer
from skillgames.engine.bologna import cards_in
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.state import (
    DISCARDS,
    KEPT_MASK,
    SEATS,
    Phase,
    TarocchinoState,
    TarocchinoView,
)

TRIES = 4
"""A deal in which somebody could have declared more is dealt again up to so often."""

_AWAY = SEATS
"""The slot of the dealer's discards; the others are the seats."""


class Worlds:
    """Deals the hidden cards of a view, each possible deal equally likely."""

    def __init__(self, view: TarocchinoView) -> None:
        """Count the deals; the view must be of a dealt pack."""
        self._view = view
        self._known = [view.known(seat) for seat in range(SEATS)]
        self._hides_discards = view.has_discarded and not view.discards
        slots = [
            seat
            for seat in range(SEATS)
            if seat != view.seat and view.counts[seat] > self._known[seat].bit_count()
        ]
        lacked = {seat: view.lacks(seat) for seat in slots}
        sizes = [view.counts[seat] - self._known[seat].bit_count() for seat in slots]
        if self._hides_discards:
            slots.append(_AWAY)
            lacked[_AWAY] = KEPT_MASK
            sizes.append(DISCARDS)
        self._slots = slots
        self._dealer = Dealer(
            {
                1 << card: sum(
                    1 << index for index, slot in enumerate(slots) if not lacked[slot] >> card & 1
                )
                for card in cards_in(view.unseen)
            },
            sizes,
        )
        self._spoken = [
            (seat, view.played_by(seat), said.points)
            for seat, said in enumerate(view.declared)
            if said is not None and seat != view.seat
        ]

    def deal(self, rng: random.Random) -> tuple[list[int], int]:
        """The hands by seat and the discards (0 if there are none), as masks of cards."""
        hands = self._known[:]
        discards = self._view.discards
        for slot, cards in zip(self._slots, self._dealer.deal(rng), strict=True):
            if slot == _AWAY:
                discards = sum(cards)
            else:
                hands[slot] |= sum(cards)
        return hands, discards

    def likely_deal(self, rng: random.Random) -> tuple[list[int], int]:
        """A deal in which, if one is found in a few tries, every hand that has spoken had
        no more combinations than it declared."""
        for _ in range(TRIES):
            hands, discards = self.deal(rng)
            if all(
                quick.points(hands[seat] | played) == said for seat, played, said in self._spoken
            ):
                break
        return hands, discards

    def _fits(self, hands: list[int]) -> bool:
        return all(
            quick.points(hands[seat] | played) == said for seat, played, said in self._spoken
        )


def sample(view: TarocchinoView, rng: random.Random) -> TarocchinoState:
    """A full state this view leaves possible: `view` of it is the very same view. Needs no
    turn."""
    state = TarocchinoState()
    state.turn = view.turn
    state.dealer = view.dealer
    state.declared = view.declared
    state.leader = view.leader
    state.trick = view.trick
    state.history = view.history
    state.piles = list(view.piles)
    state.tricks = list(view.tricks)
    state.settlement = view.settlement
    state.discards = view.discards
    if view.phase not in (Phase.DEALING, Phase.OVER):
        state.hands, state.discards = Worlds(view).deal(rng)
    return state
