"""Playouts with everything in local variables equal the rules, card by card."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from skillgames.engine.bologna import CODES, PACK_SIZE, card_of
from skillgames.games.tarocchino.judgement import picked
from skillgames.games.tarocchino.playout import margin, play_out, table_of
from skillgames.games.tarocchino.policy import POINTS_ONLY, Picker, make_picker, tiers
from skillgames.games.tarocchino.state import DECLARE, TarocchinoState
from skillgames.games.tarocchino.strength import (
    ABOVE,
    ALL,
    BEATS,
    CARD,
    LED,
    MATTO_BIT,
    NUMBER,
    TRUMPS,
    numbers,
)
from skillgames.games.tarocchino.worth import PLANNED, worth_in
from tests.games.tarocchino.positions import RULES, dealt, random_play

SEEDS = 1_000


def random_picker(rng: random.Random) -> Picker:
    """A picker that plays any legal card."""

    def pick(
        hand: int, led: int, best: int, value: float, place: int, ours: bool, gone: int
    ) -> int:
        cards = hand
        if best >= 0:
            cards = (hand & LED[led] or hand & TRUMPS or hand) | hand & MATTO_BIT
        for _ in range(rng.randrange(cards.bit_count())):
            cards &= cards - 1
        return (cards & -cards).bit_length() - 1

    return pick


def in_play(seed: int) -> TarocchinoState:
    """Somewhere in the play, or before its first card; declared what can be."""
    rng = random.Random(f"in play {seed}")
    state = dealt(f"playout {seed}", dealer=seed % 4)
    RULES.play(state, rng.choice(RULES.legal_moves(state)))
    for _ in range(4):
        RULES.play(state, RULES.legal_moves(state)[0])
    random_play(state, rng, rng.randrange(60) if rng.random() < 0.7 else 0)
    return state


def rest_margin(state: TarocchinoState) -> int:
    """The margin of side 0 by the rules' own settlement, declarations aside."""
    found = state.settlement
    assert found is not None
    totals = [side.total - side.declared for side in found.sides]
    return totals[0] - totals[1]


def repeated_play(state: TarocchinoState, choose: Callable[[TarocchinoState], int]) -> None:
    while isinstance(RULES.to_act(state), int):
        legal = RULES.legal_moves(state)
        move = choose(state) if len(legal) > 1 else legal[0]
        assert move in legal
        RULES.play(state, move)


@pytest.mark.parametrize("worth", [POINTS_ONLY, PLANNED], ids=["points", "planned"])
def test_playouts_equal_repeated_play(worth: tuple[float, ...]) -> None:
    pick = make_picker(worth)
    for seed in range(SEEDS // 4):
        state = in_play(seed)
        table = table_of(state)
        final, last = play_out(table, table.hands, pick, worth)
        repeated_play(state, lambda here: picked(RULES.view(here, here.turn), pick, worth))
        assert final == tuple(state.piles)
        assert last == state.history[-1].winner
        assert margin(final, last) == rest_margin(state)


def test_random_playouts_equal_repeated_play() -> None:
    """The same cards at random, through the rules; 1 000 deals."""
    for seed in range(SEEDS):
        state = in_play(seed)
        table = table_of(state)
        played: list[int] = []
        choose = random_picker(random.Random(seed))

        def pick(
            hand: int, led: int, best: int, value: float, place: int, ours: bool, gone: int,
            choose: Picker = choose, played: list[int] = played,
        ) -> int:  # fmt: skip
            played.append(choose(hand, led, best, value, place, ours, gone))
            return played[-1]

        final, last = play_out(table, table.hands, pick, PLANNED)
        cards = iter(played)
        while isinstance(RULES.to_act(state), int):
            alone = state.hands[state.turn].bit_count() == 1
            move = RULES.legal_moves(state)[0] if alone else CARD[next(cards)]
            assert RULES.why_not(state, move) is None
            RULES.play(state, move)
        assert final == tuple(state.piles)
        assert margin(final, last) == rest_margin(state)


def test_the_first_card_can_be_given() -> None:
    pick = make_picker(PLANNED)
    for seed in range(40):
        state = in_play(seed)
        for move in RULES.legal_moves(state):
            twin = state.copy()
            table = table_of(state)
            final, _ = play_out(table, table.hands, pick, PLANNED, NUMBER[move])
            RULES.play(twin, move)
            repeated_play(twin, lambda here: picked(RULES.view(here, here.turn), pick, PLANNED))
            assert final == tuple(twin.piles)


def test_numbers_are_another_order_of_the_cards() -> None:
    assert sorted(CARD) == list(range(PACK_SIZE))
    assert all(CARD[NUMBER[card]] == card for card in range(PACK_SIZE))
    assert numbers(ALL) == ALL
    low_to_high = [CODES[CARD[number]] for number in range(20, 30)]
    assert low_to_high == ["C10", "C9", "C8", "C7", "C6", "CA", "CF", "CC", "CQ", "CR"]
    assert CODES[CARD[0]] == "SA"
    assert CODES[CARD[40]] == "BEG"
    moor = NUMBER[card_of("M1")]
    assert ABOVE[moor] >> NUMBER[card_of("M4")] & 1
    assert not ABOVE[moor] >> moor & 1
    assert BEATS[NUMBER[card_of("SR")]] == TRUMPS
    assert BEATS[NUMBER[card_of("ANG")]] == 0


def test_tiers_part_no_equal_values() -> None:
    for worth in (POINTS_ONLY, PLANNED):
        groups = tiers(worth)
        assert sum(groups) == ALL ^ MATTO_BIT
        highest = -1.0
        for group in groups:
            values = [worth[number] for number in range(PACK_SIZE) if group >> number & 1]
            assert min(values) > highest
            highest = max(values)


def test_worth_is_a_swing_of_both_sides() -> None:
    """A third King of one side against one of the other: giving it away costs the set."""
    own = sum(1 << card_of(code) for code in ("SR", "BR", "CR"))
    worth = worth_in([(own, 1 << card_of("DR"))], ALL)
    assert worth[NUMBER[card_of("SR")]] == 17 + 2 * 5
    assert worth[NUMBER[card_of("DR")]] == 17 + 2 * 5
    assert worth[NUMBER[card_of("S7")]] == 2
    assert worth[NUMBER[card_of("MAT")]] == 0
    assert DECLARE == PACK_SIZE
