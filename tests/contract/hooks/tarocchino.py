"""What the contract tests have to be told about Tarocchino."""

from __future__ import annotations

import random

from skillgames.engine.bologna import FULL_PACK, PACK_SIZE, cards_in, codes_in, mask_of
from skillgames.games.tarocchino.state import (
    DISCARDS,
    KEPT_MASK,
    OVER,
    SEATS,
    TRICKS,
    TarocchinoState,
)


def check(state: TarocchinoState) -> None:
    """All 62 cards lie in exactly one place, or none before the pack is dealt."""
    places = [*state.hands, *state.piles, mask_of(state.trick)]
    if state.turn != OVER:
        places.append(state.discards)
    assert sum(place.bit_count() for place in places) in (0, PACK_SIZE)
    union = 0
    for place in places:
        assert not union & place
        union |= place
    assert union in (0, FULL_PACK)
    assert not state.discards & KEPT_MASK
    assert state.discards.bit_count() in (0, DISCARDS)
    assert sum(state.tricks) == len(state.history)
    assert (state.settlement is not None) == (state.turn == OVER)
    if state.turn == OVER:
        assert len(state.history) == TRICKS
        assert not any(state.hands)


def declared_cards(state: TarocchinoState, seat: int) -> int:
    """The cards in this hand that everybody knows."""
    said = state.declared[seat]
    return state.hands[seat] & said.mask if said is not None else 0


def shuffled(state: TarocchinoState, seat: int, rng: random.Random) -> TarocchinoState:
    """All cards of other hands that were not declared, and unknown discards, dealt anew.

    Suits that a seat has shown to lack are not respected: who sees only the view cannot
    tell, and the views must be equal all the same. What may not be discarded is not.
    """
    twin = state.copy()
    if state.turn < 0:
        return twin
    hides_discards = state.discards and seat != state.dealer
    free = [
        state.hands[other] & ~declared_cards(state, other) if other != seat else 0
        for other in range(SEATS)
    ]
    cards = [card for hand in free for card in cards_in(hand)]
    if hides_discards:
        cards += cards_in(state.discards)
    rng.shuffle(cards)
    if hides_discards:
        away = [card for card in cards if not KEPT_MASK >> card & 1][:DISCARDS]
        twin.discards = mask_of(away)
        cards = [card for card in cards if card not in away]
    for other in range(SEATS):
        count = free[other].bit_count()
        twin.hands[other] = state.hands[other] & ~free[other] | mask_of(cards[:count])
        del cards[:count]
    return twin


def hidden(state: TarocchinoState, seat: int) -> set[str]:
    """The codes of the other hands, but for what was declared, and of unknown discards."""
    cards = 0
    for other in range(SEATS):
        if other != seat:
            cards |= state.hands[other] & ~declared_cards(state, other)
    if state.turn != OVER and seat != state.dealer:
        cards |= state.discards
    return set(codes_in(cards))


def respelled(text: str, rng: random.Random) -> str:
    """The two discards in another order."""
    word, *codes = text.split(" ")
    rng.shuffle(codes)
    return " ".join((word, *codes))
