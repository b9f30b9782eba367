"""Worlds that a view leaves possible: where the cards may lie that a seat cannot place.

What everybody remembers is respected: known cards stay in their hand, and a hand that had to
take the pile holds no card that would have fitted then.
"""

from __future__ import annotations

import random

from skillgames.bots.dealer import Dealer
from skillgames.engine.cards import cards_in, mask_of
from skillgames.games.arabka.memory import BELOW
from skillgames.games.arabka.state import ArabkaState, ArabkaView

REST = 1
"""The first slot of the dealer: stock and closed cards, which nothing is known about."""


class Worlds:
    """All states a view leaves possible; `sample` draws one of them, each deal of the unseen
    cards to what is known about each card equally likely."""

    def __init__(self, view: ArabkaView) -> None:
        self._view = view
        self._hands: list[int] = []
        """The seat that each slot after the first belongs to."""
        sizes = [0]
        limits = []
        for seat, ceilings in enumerate(view.ceilings):
            if seat != view.seat:
                for ceiling in sorted(set(ceilings)):
                    self._hands.append(seat)
                    sizes.append(ceilings.count(ceiling))
                    limits.append(BELOW[ceiling])
        unseen = view.unseen
        self._rest = sizes[0] = unseen.bit_count() - sum(sizes)
        slots = {
            card: REST | sum(2 << slot for slot, limit in enumerate(limits) if limit >> card & 1)
            for card in cards_in(unseen)
        }
        self._dealer: Dealer[int] = Dealer(slots, sizes)

    def only(self) -> ArabkaState | None:
        """The state of the match, when only one is left possible with its stock gone."""
        order_matters = self._rest > 1
        if self._view.stock or order_matters or self._dealer.total > 1:
            return None
        return self.sample(random.Random(0))

    def sample(self, rng: random.Random) -> ArabkaState:
        """A full state: `view` of it is the very same view. Needs no turn."""
        view = self._view
        state = ArabkaState(view.seats, view.strict, view.voluntary)
        state.dealer = view.dealer
        state.turn = view.turn
        state.swapping = view.swapping
        state.opened = list(view.opened)
        state.pile = list(view.pile)
        state.burned = view.burned
        state.level = view.level
        state.extra = view.extra
        state.three = view.three
        state.progress = view.progress
        state.idle = view.idle
        state.known = list(view.known)
        state.ceilings = list(view.ceilings)
        if view.result is not None and view.result.winners:
            [state.winner] = view.result.winners
        rest, *hands = self._dealer.deal(rng)
        state.hands = list(view.known)
        state.hands[view.seat] = view.hand
        for seat, cards in zip(self._hands, hands, strict=True):
            state.hands[seat] |= mask_of(cards)
        rng.shuffle(rest)
        for seat, lying in enumerate(view.closed):
            state.closed[seat] = tuple(rest.pop() if lies else None for lies in lying)
        state.stock = tuple(rest)
        return state
