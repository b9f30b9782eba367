"""Positions of Hakka cards for tests: stacked packs, states in the middle of a hand."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from skillgames.engine.match import Match, header_for
from skillgames.engine.tigers import CODES, card_of, mask_of_codes
from skillgames.games.hakka import GAME
from skillgames.games.hakka.rules import HakkaRules
from skillgames.games.hakka.state import (
    HAND_SIZE,
    PLAYING,
    HakkaState,
    cards_of,
    order_from,
)

RULES = HakkaRules()


def mask(codes: str) -> int:
    """The cards of a text such as "G3 G4 W1" as a mask."""
    return mask_of_codes(codes.split())


def pack(dealer: int, hands: Mapping[int, str], dream: str = "", seed: int = 0) -> list[str]:
    """A pack in the order of dealing that gives these seats these cards, twelve or fewer,
    and the dreamer this one; the rest is filled at random."""
    dreamer = (dealer + 2) % 4
    given = {seat: codes.split() for seat, codes in hands.items()}
    used = {code for codes in given.values() for code in codes} | {dream}
    rest = [code for code in CODES if code not in used]
    random.Random(seed).shuffle(rest)
    if not dream:
        dream = rest.pop()
    players = order_from(dealer, dreamer)
    for seat in players:
        cards = given.setdefault(seat, [])
        cards += [rest.pop() for _ in range(HAND_SIZE - len(cards))]
    first = [given[players[0]], given[players[1]], [dream], given[players[2]]]
    order = [cards[0] for cards in first]
    for place in range(1, HAND_SIZE):
        order += [given[seat][place] for seat in players]
    return order


def dealt(
    dealer: int,
    hands: Mapping[int, str],
    dream: str = "",
    *,
    must_beat: bool = True,
    seed: int = 0,
) -> Match:
    """A match whose first hand is dealt so; nobody has called yet."""
    match = Match(GAME, header_for(GAME, {"must_beat": must_beat}))
    match.enter(f"dealer {dealer}")
    match.enter("deck " + " ".join(pack(dealer, hands, dream, seed)))
    return match


def position(
    hands: Mapping[int, str],
    *,
    turn: int,
    dealer: int = 0,
    caller: int | None = None,
    seen: str = "",
    tricks: Iterable[int] = (0, 0, 0, 0),
    dream: str = "G4",
    must_beat: bool = True,
) -> HakkaState:
    """A state in the middle of a hand, between two tricks: this seat leads."""
    state = HakkaState(must_beat)
    state.dealer = dealer
    state.dreamer = (dealer + 2) % 4
    state.dreamer_card = card_of(dream)
    state.caller = dealer if caller is None else caller
    state.privileged = state.caller if state.caller != dealer else None
    state.phase = PLAYING
    state.turn = turn
    state.hands = [mask(hands.get(seat, "")) for seat in range(4)]
    state.seen = mask(seen)
    state.tricks = list(tricks)
    return state


def play(state: HakkaState, *texts: str) -> HakkaState:
    """Play these moves, each of which must be legal."""
    for text in texts:
        move = RULES.parse(text)
        reason = RULES.why_not(state, move)
        assert reason is None, f"{text}: {reason}"
        assert move in RULES.legal_moves(state), text
        RULES.play(state, move)
    return state


def legal(state: HakkaState) -> list[str]:
    """The texts of the legal moves."""
    return [RULES.format(move) for move in RULES.legal_moves(state)]


def refusal(state: HakkaState, text: str) -> str:
    """Why this move is refused, in English."""
    reason = RULES.why_not(state, RULES.parse(text))
    assert reason is not None, f"{text} is legal"
    return str(reason)


def cards_led(state: HakkaState) -> set[int]:
    """The cards of all legal moves as masks."""
    return {cards_of(move) for move in RULES.legal_moves(state)}
