"""Faults that players of other games have met: none of them here."""

from __future__ import annotations

import random

import pytest

from skillgames.bots.budget import Budget
from skillgames.engine import chance
from skillgames.engine.events import Event
from skillgames.engine.game import Level
from skillgames.engine.tigers import codes_in
from skillgames.games.hakka.bot import LEVELS
from skillgames.games.hakka.lifting import lifted
from skillgames.games.hakka.patterns import UNBEATABLE_ONES, elders
from skillgames.games.hakka.scoring import HandScore
from skillgames.games.hakka.state import OVER, HakkaOptions, cards_of
from skillgames.games.hakka.words import say
from tests.games.hakka.playing import steps
from tests.games.hakka.positions import RULES, dealt, mask, play, position


def test_b1_a_tie_is_given_to_nobody_alone() -> None:
    state = RULES.start(HakkaOptions())
    state.turn = OVER
    state.scores = (4, -8, 4, 0)
    result = RULES.result(state)
    assert result is not None
    assert result.winners == (0, 2)


def test_b2_the_special_cards_are_the_right_ones() -> None:
    assert codes_in(UNBEATABLE_ONES) == ["P1", "S1", "W1"]
    assert codes_in(elders(0)) == ["P1", "S1", "W1", "P9", "G9", "Z9", "S9"]


def test_b7_the_led_cards_belong_to_the_winning_hand() -> None:
    hands = {0: "P7 P8 P9", 1: "G2 G3 G4", 3: "Z2 Z3 Z4"}
    state = play(
        position(hands, turn=0, tricks=(3, 0, 0, 0), dream="Z8"),
        "lead P7 P8 P9",
        "discard G2 G3 G4",
        "discard Z2 Z3 Z4",
    )
    score = state.hands_played[0]
    assert score.winning == mask("P7 P8 P9")
    assert score.matching == mask("P8"), "the last pattern counts for the dreamer too"


@pytest.mark.parametrize("seed", range(3))
def test_b9_b16_what_is_told_is_what_left_the_hand(seed: int) -> None:
    """The very cards of the move, no others of the same number, and the same in the words."""
    for state in steps(f"told {seed}"):
        seat = state.turn
        for move in RULES.legal_moves(state)[:4]:
            twin = state.copy()
            tell: list[Event] = []
            RULES.play(twin, move, tell)
            if cards := cards_of(move):
                assert state.hands[seat] ^ twin.hands[seat] == cards
                told = tell[0].as_dict()
                assert told["cards"] == codes_in(cards)
                assert told["seat"] == seat
                assert say(tell[0], seat) is not None


@pytest.mark.parametrize("level", list(Level))
def test_b12_void_hands_do_not_go_on_for_ever(level: Level) -> None:
    """Four of a kind at the table: somebody calls soon enough."""
    rng = random.Random(f"void {level}")
    voids = hands = 0
    while hands < 40:
        state = RULES.start(HakkaOptions())
        while state.caller is None:
            actor = RULES.to_act(state)
            if isinstance(actor, int):
                bot = LEVELS[level]
                RULES.play(state, bot(RULES.view(state, actor), Budget(rng, 4)).move)
            else:
                assert actor is not None
                voids += state.dreamer is not None
                RULES.settle(state, chance.draw(actor, rng))
        hands += 1
    assert voids < 4 * hands


def test_b17_every_change_of_the_lifted_cards_is_judged_anew() -> None:
    state = position({0: "Z5 Z6 Z7 Z8 G2", 1: "", 3: ""}, turn=0)
    legal, view = frozenset(RULES.legal_moves(state)), RULES.view(state, 0)
    found = [
        lifted(view, mask(codes), legal).play is not None
        for codes in ("Z5", "Z5 Z6", "Z5 Z6 Z7", "Z6 Z7", "Z6 Z7 Z8", "Z6 Z8", "G2 Z8", "G2")
    ]
    assert found == [False, False, True, False, True, False, False, True]


@pytest.mark.parametrize("last", [0, 1, 3])
def test_b19_a_match_ends_whoever_makes_the_last_move(last: int) -> None:
    """By declaring, and with the last card; nobody is asked anything afterwards."""
    order = (0, 1, 3, 0, 1, 3)
    place = order.index(last)
    leader = order[place + 1]
    hands = {leader: "W1", order[place + 2]: "G2", last: "Z2"}
    state = position(hands, turn=leader, tricks=[6 if s == leader else 0 for s in range(4)])
    state.hands_played = (finished_hand(),) * 3
    state.hand_no = 4
    play(state, "lead W1", "discard G2", "discard Z2")
    assert RULES.to_act(state) is None
    assert RULES.result(state) is not None
    assert RULES.legal_moves(state) == []


def finished_hand() -> HandScore:
    """The score of some hand."""
    match = dealt(0, {3: "P1 G1 Z1 S1 W1"})
    for text in ("call", "tigers"):
        match.enter(text)
    (score,) = RULES.view(match._state, 0).hands_played
    return score
