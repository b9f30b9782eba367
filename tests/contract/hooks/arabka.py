"""What the contract tests have to be told about Arabka."""

from __future__ import annotations

import random

from skillgames.engine.cards import cards_in, mask_of
from skillgames.games.arabka.memory import BELOW
from skillgames.games.arabka.pack import CODES, FULL_PACK, NO_CEILING, codes_in
from skillgames.games.arabka.state import HAND_SIZE, SLOTS, ArabkaState

EXCHANGES = 80
"""Exchanges of two hidden cards that are tried for a new deal of them."""


def check(state: ArabkaState) -> None:
    """All 52 cards lie in exactly one place, or none before the deal; the order of the
    stages is kept; what is remembered about hands is true."""
    masks = [
        *state.hands,
        *map(mask_of, state.opened),
        *(mask_of(lying(closed)) for closed in state.closed),
        mask_of(state.pile),
        mask_of(state.stock),
        state.burned,
    ]
    union = 0
    for mask in masks:
        assert not union & mask
        union |= mask
    assert union in (0, FULL_PACK)
    assert len(state.pile) == mask_of(state.pile).bit_count()
    if not union:
        return
    for seat, hand in enumerate(state.hands):
        assert len(state.opened[seat]) in (0, SLOTS)
        assert len(state.closed[seat]) == SLOTS
        if len(lying(state.closed[seat])) < SLOTS:
            assert not state.opened[seat]
            assert not state.stock
        if state.stock and not (seat == state.turn and state.extra):
            assert hand.bit_count() >= HAND_SIZE
        assert not state.known[seat] & ~hand
        assert can_be(hand & ~state.known[seat], state.ceilings[seat])


def lying(closed: tuple[int | None, ...]) -> tuple[int, ...]:
    """The closed cards that are still there."""
    return tuple(card for card in closed if card is not None)


def can_be(cards: int, ceilings: tuple[int, ...]) -> bool:
    """Whether these cards can be shared out to these ceilings: tight ones take low cards."""
    assert list(ceilings) == sorted(ceilings)
    if cards.bit_count() != len(ceilings):
        return False
    left = set(cards_in(cards))
    for ceiling in ceilings:
        fitting = [card for card in left if BELOW[ceiling] >> card & 1]
        if not fitting:
            return False
        # Where only bonus cards would be left to the tight ones this takes an ordinary one.
        left.remove(min(fitting, key=lambda card: (BELOW[NO_CEILING - 1] >> card & 1 == 0, card)))
    return True


def shuffled(state: ArabkaState, seat: int, rng: random.Random) -> ArabkaState:
    """The unknown cards of the other hands, all closed cards and the stock exchanged with
    each other, as long as nothing anybody knows about a hand becomes untrue."""
    twin = state.copy()
    seats = range(len(state.hands))
    hands = [list(cards_in(state.hands[other] & ~state.known[other])) for other in seats]
    hands[seat] = []
    closed = [list(lying(cards)) for cards in state.closed]
    stock = list(state.stock)
    places = [(zone, place) for zone in (*hands, *closed, stock) for place in range(len(zone))]
    for _ in range(EXCHANGES if len(places) > 1 else 0):
        (one, i), (two, j) = rng.sample(places, 2)
        one[i], two[j] = two[j], one[i]
        if not all(
            can_be(mask_of(hands[other]), state.ceilings[other])
            for other in seats
            if hands[other] is one or hands[other] is two
        ):
            one[i], two[j] = two[j], one[i]
    for other in seats:
        if other != seat:
            twin.hands[other] = mask_of(hands[other]) | state.known[other]
        twin.closed[other] = tuple(
            None if card is None else closed[other].pop() for card in state.closed[other]
        )
    twin.stock = tuple(stock)
    return twin


def hidden(state: ArabkaState, seat: int) -> set[str]:
    """The codes of closed cards, the stock, and of the other hands what nobody saw."""
    codes = {CODES[card] for card in state.stock}
    for other, hand in enumerate(state.hands):
        codes |= {CODES[card] for card in lying(state.closed[other])}
        if other != seat:
            codes |= {*codes_in(hand & ~state.known[other])}
    return codes


def respelled(text: str, rng: random.Random) -> str:
    """The cards of a lay or the pairs of a swap in another order."""
    word, *rest = text.split(" ")
    if word in ("lay", "swap"):
        rng.shuffle(rest)
    return " ".join((word, *rest))
