"""Positions of Fishing by codes, for tests."""

from __future__ import annotations

import random
from collections.abc import Sequence

from skillgames.engine import chance
from skillgames.engine.cards import PACK_SIZE, card_of, codes_in, mask_of
from skillgames.engine.events import Event
from skillgames.games.fishing.rules import FishingRules
from skillgames.games.fishing.state import FishingOptions, FishingState

RULES = FishingRules()
FULL_PACK = (1 << PACK_SIZE) - 1


def mask(text: str) -> int:
    """The mask of codes in a text such as "9D 5C"."""
    return mask_of(map(card_of, text.split()))


def position(
    hands: tuple[str, str],
    table: str,
    *,
    turn: int = 0,
    dealer: int = 1,
    piles: tuple[str, str] | None = None,
    sweeps: tuple[int, int] = (0, 0),
    scores: tuple[int, int] = (0, 0),
    last_taker: int | None = 0,
    stock: int = 0,
) -> FishingState:
    """A position with these hands and this table.

    The cards left over go to the stock (so many, in pack order) and, where the piles
    are not given, all to the pile of seat 0.
    """
    state = FishingState()
    state.dealer, state.turn = dealer, turn
    state.hands = [mask(hand) for hand in hands]
    state.table = tuple(card_of(code) for code in table.split())
    state.table_mask = mask_of(state.table)
    rest = codes_in(FULL_PACK & ~(state.hands[0] | state.hands[1] | state.table_mask))
    given = " ".join(piles or ()).split()
    rest = [code for code in rest if code not in given]
    state.stock = tuple(map(card_of, rest[:stock]))
    own, other = piles if piles is not None else (" ".join(rest[stock:]), "")
    state.piles = [mask(own), mask(other)]
    state.sweeps = list(sweeps)
    state.scores = scores
    state.last_taker = last_taker
    return state


def play(state: FishingState, *codes: str) -> list[Event]:
    """Play these cards in turn, each a legal one; returns what happened."""
    tell: list[Event] = []
    for code in codes:
        assert RULES.why_not(state, card_of(code)) is None
        RULES.play(state, card_of(code), tell)
    return tell


def dealt(seed: object) -> FishingState:
    """A first round just dealt, with a pack from this seed."""
    state = RULES.start(FishingOptions())
    deal(state, random.Random(str(seed)))
    return state


def deal(state: FishingState, rng: random.Random) -> None:
    """Answer the awaited pack at random."""
    pending = RULES.to_act(state)
    assert pending is not None
    assert not isinstance(pending, int)
    RULES.settle(state, chance.draw(pending, rng))


def random_play(state: FishingState, rng: random.Random, plies: int) -> FishingState:
    """Play so many random cards, or fewer when the round ends before."""
    for _ in range(plies):
        if state.turn < 0:
            break
        RULES.play(state, rng.choice(RULES.legal_moves(state)))
    return state


def settle_round(state: FishingState, codes: Sequence[str]) -> None:
    """Start a round with this order of dealing."""
    RULES.settle(state, tuple(codes))
