"""What lifted cards form, whether they beat, and which patterns hold a card."""

from __future__ import annotations

import random

from skillgames.engine import chance
from skillgames.engine.tigers import bits_in, cards_in, codes_in
from skillgames.games.hakka.lifting import Lifted, lifted, offers
from skillgames.games.hakka.state import HakkaOptions, HakkaState, cards_of
from tests.games.hakka.positions import RULES, mask, play, position


def judged(state: HakkaState, codes: str) -> Lifted:
    """These cards of the seat to act, lifted."""
    legal = frozenset(RULES.legal_moves(state))
    return lifted(RULES.view(state, state.turn), mask(codes), legal)


def test_a_lead() -> None:
    state = position({0: "P5 G5 Z5 S3 S4 S5", 1: "Z1", 3: "Z2"}, turn=0)
    run = judged(state, "S3 S4 S5")
    assert run.pattern is not None
    assert (run.pattern.kind, run.needed, run.beats) == ("run", None, False)
    assert run.play == RULES.parse("lead S3 S4 S5")
    assert run.discard is None
    assert judged(state, "P5 S4").pattern is None
    alone = judged(state, "S3")
    assert alone.pattern is not None
    assert alone.play is None, "not the highest suit"
    assert judged(state, "").play is None


def test_an_answer() -> None:
    hands = {0: "Z3 Z4 Z5", 1: "G4 G5 G6 P1 P2", 3: "S2 S3 S4"}
    state = play(position(hands, turn=0), "lead Z3 Z4 Z5")
    higher = judged(state, "G4 G5 G6")
    assert (higher.beats, higher.needed) == (True, 3)
    assert higher.play == RULES.parse("beat G4 G5 G6")
    assert higher.discard is None, "who can beat has to"
    few = judged(state, "G4 G5")
    assert (few.pattern, few.beats, few.play, few.discard) == (None, False, None, None)
    play(state, "beat G4 G5 G6")
    away = judged(state, "S2 S3 S4")
    assert away.pattern is not None
    assert (away.beats, away.play) == (False, None)
    assert away.discard == RULES.parse("discard S2 S3 S4")


def test_nothing_can_be_done_when_it_is_not_the_turn() -> None:
    state = position({0: "P5 P6 P7", 1: "G5 G6 G7", 3: "Z2"}, turn=0)
    waiting = lifted(RULES.view(state, 1), mask("G5 G6 G7"), frozenset())
    assert waiting.pattern is not None
    assert (waiting.play, waiting.discard) == (None, None)


def test_offers() -> None:
    hands = {0: "P5 G5 Z5 G6 G7 S1", 1: "Z1 Z2 Z3", 3: "S2 S3 S4"}
    state = position(hands, turn=0)
    view = RULES.view(state, 0)
    legal = frozenset(RULES.legal_moves(state))
    (card,) = cards_in(mask("G5"))
    assert [codes_in(cards) for cards in offers(view, card, legal)] == [
        ["G5", "G6", "G7"],
        ["P5", "G5", "Z5"],
    ]
    (high,) = cards_in(mask("P5"))
    assert [codes_in(cards) for cards in offers(view, high, legal)] == [
        ["P5", "G5", "Z5"],
        ["P5"],
    ]
    assert len(offers(view, card, frozenset())) == 2
    play(state, "lead P5 G5 Z5")
    answering = RULES.view(state, 1)
    (low,) = cards_in(mask("Z1"))
    assert offers(answering, low, frozenset(RULES.legal_moves(state))) == []


def test_every_legal_play_is_found_by_lifting_its_cards() -> None:
    rng = random.Random(7)
    state = RULES.start(HakkaOptions(False))
    for _ in range(120):
        actor = RULES.to_act(state)
        if actor is None:
            break
        if not isinstance(actor, int):
            RULES.settle(state, chance.draw(actor, rng))
            continue
        moves = RULES.legal_moves(state)
        legal, view = frozenset(moves), RULES.view(state, actor)
        for move in rng.sample(moves, min(12, len(moves))):
            if cards := cards_of(move):
                found = lifted(view, cards, legal)
                assert move in (found.play, found.discard)
                assert {found.play, found.discard} - {None} <= legal
                if found.play == move:
                    for bit in bits_in(cards):
                        assert cards in offers(view, bit.bit_length() - 1, legal)
        RULES.play(state, rng.choice(moves))
