"""What the contract tests have to be told about Hakka cards."""

from __future__ import annotations

import random

from skillgames.engine.tigers import FULL_PACK, PACK_SIZE, cards_in, code_of, codes_in
from skillgames.games.hakka.patterns import elders
from skillgames.games.hakka.scoring import SEATS
from skillgames.games.hakka.state import (
    ASKED_TIGERS,
    PLAYING,
    HakkaState,
    best_of,
)


def check(state: HakkaState) -> None:
    """All 37 cards lie in exactly one place, or none before the first pack."""
    dream = 0 if state.dreamer_card is None else 1 << state.dreamer_card
    places = [*state.hands, *state.discards, state.seen, dream]
    assert sum(place.bit_count() for place in places) in (0, PACK_SIZE)
    union = 0
    for place in places:
        assert not union & place
        union |= place
    assert union in (0, FULL_PACK)
    played = [0] * SEATS
    for play in state.history:
        assert play.size == play.cards.bit_count()
        played[play.seat] += play.size
        assert play.cards & ~(state.seen if play.face_up else state.discards[play.seat]) == 0
    assert state.best == (best_of(state.trick) if state.trick else None)
    won = 0
    for seat in range(SEATS):
        assert state.won[seat].bit_count() == state.tricks[seat]
        assert not state.won[seat] & ~state.seen
        assert not won & state.won[seat]
        won |= state.won[seat]
        if state.dreamer is not None:
            expected = 0 if seat == state.dreamer else 12
            assert state.hands[seat].bit_count() + played[seat] == expected
    assert sum(state.scores) == 0
    assert len(state.hands_played) <= 4


def is_open(state: HakkaState) -> bool:
    """Whether the hand is scored: the dreamer's card and what the winner laid open lie there."""
    return state.turn < 0 and state.caller is not None


TIGERS = (
    "deck S9 P1 P8 G7 P9 G1 G6"
    " G5 Z1 Z8 G2 S1 Z5 P4 W1 Z4 P6 Z3 P2 S5 G8 G3"
    " P5 P3 S6 G4 Z7 P7 Z9 Z2 G9 S4 S7 S3 Z6 S8 S2"
)
"""The one who plays next to the dealer gets all five of them."""
RARE = (("dealer 3", TIGERS, "call"), ("dealer 0", TIGERS, "call"))
"""Somebody is asked about the Five Tigers: the person, or another."""


def shuffled(state: HakkaState, seat: int, rng: random.Random) -> HakkaState:
    """What this seat has never seen dealt anew: other hands, discards, the dreamer's card.

    A player who is asked about the Five Tigers is, for the others, one who plays: where
    they may be dealt to somebody else, the question is gone.
    """
    twin = state.copy()
    if state.dreamer_card is None:
        return twin
    opened = state.shown if is_open(state) else 0
    hidden_dream = seat != state.dreamer and not is_open(state)
    pool = [1 << state.dreamer_card] if hidden_dream else []
    others = [other for other in range(SEATS) if other != seat]
    places = [state.hands[other] & ~opened for other in others]
    places += [state.discards[other] for other in others]
    pool += [1 << card for place in places for card in cards_in(place)]
    rng.shuffle(pool)
    if hidden_dream:
        twin.dreamer_card = pool.pop().bit_length() - 1
    for other in others:
        size = (state.hands[other] & ~opened).bit_count()
        twin.hands[other] = state.hands[other] & opened | sum(pool.pop() for _ in range(size))
    history = list(state.history)
    for other in others:
        twin.discards[other] = 0
        for place, play in enumerate(history):
            if play.seat == other and not play.face_up:
                cards = sum(pool.pop() for _ in range(play.size))
                twin.discards[other] |= cards
                history[place] = play._replace(cards=cards)
    twin.history = tuple(history)
    if state.phase == ASKED_TIGERS and state.turn != seat:
        twin.phase, twin.turn = PLAYING, state.dealer if state.dealer is not None else 0
    return twin


def hidden(state: HakkaState, seat: int) -> set[str]:
    """The codes of other hands, others' discards and of the dreamer's card, but for Elders:
    which cards are Elders is open, where they lie is not."""
    if state.dreamer_card is None:
        return set()
    opened = state.shown if is_open(state) else 0
    found: set[str] = set()
    for other in range(SEATS):
        if other != seat:
            found |= {*codes_in(state.hands[other] & ~opened), *codes_in(state.discards[other])}
    if seat != state.dreamer and not is_open(state):
        found.add(code_of(state.dreamer_card))
    return found - set(codes_in(elders(state.seen)))


def respelled(text: str, rng: random.Random) -> str:
    """The cards of a move in another order."""
    word, *codes = text.split(" ")
    rng.shuffle(codes)
    return " ".join((word, *codes))
