"""What the contract tests have to be told about Fishing."""

from __future__ import annotations

import random

from skillgames.engine.cards import CODES, PACK_SIZE, cards_in, codes_in, mask_of
from skillgames.games.fishing.state import FishingState

FULL_PACK = (1 << PACK_SIZE) - 1


def check(state: FishingState) -> None:
    """All 52 cards lie in exactly one place, or none before the first pack."""
    places = [
        *state.hands,
        *state.piles,
        mask_of(state.table),
        mask_of(state.stock),
    ]
    assert sum(place.bit_count() for place in places) in (0, PACK_SIZE)
    union = 0
    for place in places:
        assert not union & place
        union |= place
    assert union in (0, FULL_PACK)
    assert state.table_mask == mask_of(state.table)
    assert len(state.table) == state.table_mask.bit_count()
    assert list(map(len, state.sweep_cards)) == state.sweeps


def shuffled(state: FishingState, seat: int, rng: random.Random) -> FishingState:
    """The other hand and the stock dealt anew."""
    twin = state.copy()
    cards = [*cards_in(state.hands[1 - seat]), *state.stock]
    rng.shuffle(cards)
    count = state.hands[1 - seat].bit_count()
    twin.hands[1 - seat] = mask_of(cards[:count])
    twin.stock = tuple(cards[count:])
    return twin


def hidden(state: FishingState, seat: int) -> set[str]:
    """The codes of the other hand and of the stock."""
    return {*codes_in(state.hands[1 - seat]), *(CODES[card] for card in state.stock)}


def respelled(text: str, rng: random.Random) -> str:
    """One card: there is only one way to write it."""
    return text
