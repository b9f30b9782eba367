"""Positions for the tests of Tarocchino, in codes."""

from __future__ import annotations

import random

from skillgames.engine import chance
from skillgames.engine.bologna import CODES, card_of, mask_of_codes
from skillgames.engine.events import Event
from skillgames.engine.match import Match, header_for
from skillgames.games.tarocchino import GAME
from skillgames.games.tarocchino.combinations import Tally
from skillgames.games.tarocchino.rules import TarocchinoRules
from skillgames.games.tarocchino.state import TarocchinoOptions, TarocchinoState

RULES = TarocchinoRules()
NOTHING_SAID = (Tally(),) * 4


def mask(codes: str) -> int:
    """The cards of a text as a mask."""
    return mask_of_codes(codes.split())


def cards(codes: str) -> tuple[int, ...]:
    """The cards of a text in its order."""
    return tuple(map(card_of, codes.split()))


def playing(
    *hands: str, turn: int = 0, dealer: int = 3, discards: str = "S6 S7", trick: str = ""
) -> TarocchinoState:
    """A position in play: the hands by seat, whose turn it is, the trick so far."""
    state = TarocchinoState()
    state.dealer = dealer
    state.hands = [mask(hand) for hand in hands] + [0] * (4 - len(hands))
    state.discards = mask(discards)
    state.declared = NOTHING_SAID
    state.trick = cards(trick)
    state.turn = turn
    state.leader = (turn - len(state.trick)) % 4
    return state


def legal(state: TarocchinoState) -> set[str]:
    """The codes of the cards that may be played."""
    return {CODES[move] for move in RULES.legal_moves(state)}


def play(state: TarocchinoState, code: str) -> list[Event]:
    """Play a card; what happened."""
    tell: list[Event] = []
    assert RULES.why_not(state, card_of(code)) is None
    RULES.play(state, card_of(code), tell)
    return tell


def dealt(seed: object, dealer: int = 0) -> TarocchinoState:
    """A deal at random, the dealer to discard."""
    rng = random.Random(f"deal {seed}")
    state = RULES.start(TarocchinoOptions())
    RULES.settle(state, (dealer,))
    pack = RULES.to_act(state)
    assert isinstance(pack, chance.Shuffle)
    RULES.settle(state, chance.draw(pack, rng))
    return state


def random_play(state: TarocchinoState, rng: random.Random, moves: int | None = None) -> None:
    """Play at random, so many moves or to the end."""
    while isinstance(RULES.to_act(state), int) and moves != 0:
        RULES.play(state, rng.choice(RULES.legal_moves(state)))
        moves = None if moves is None else moves - 1


def new_match() -> Match:
    """A match before its first entry."""
    return Match(GAME, header_for(GAME, {}))
