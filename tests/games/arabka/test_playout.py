"""Playouts do what the rules do, and how positions are judged."""

from __future__ import annotations

import random

import pytest

from skillgames.games.arabka.outlook import chance
from skillgames.games.arabka.pack import RANK_MASK, THREE
from skillgames.games.arabka.playout import CAP, NOISE, Ending, play_out, policy
from skillgames.games.arabka.state import OVER, READY, ArabkaState
from skillgames.games.arabka.swapping import best_swap
from tests.games.arabka.positions import RULES, dealt, hand, position


def started(seed: int) -> ArabkaState:
    """A position in play, somewhere in a match of two to five players."""
    rng = random.Random(seed)
    state = dealt(rng.randrange(2, 6), seed, strict=rng.random() < 0.3)
    while state.swapping:
        RULES.play(state, rng.choice(RULES.legal_moves(state)))
    for _ in range(rng.randrange(120)):
        move = rng.choice(RULES.legal_moves(state)) if rng.random() < 0.3 else None
        before = state.copy()
        RULES.play(state, move or policy(state, rng))
        if state.turn == OVER:
            return before
    return state


@pytest.mark.parametrize("block", range(4))
def test_playout_is_repeated_play_on_1000_seeds(block: int) -> None:
    for seed in range(250 * block, 250 * (block + 1)):
        state = started(seed)
        cap = CAP if seed % 3 else seed % 17
        noise = (NOISE, 0.0, 0.7)[seed % 3]
        before = RULES.describe(state)
        end = play_out(state, random.Random(seed), cap, noise)
        assert RULES.describe(state) == before
        rng = random.Random(seed)
        moves = 0
        while state.turn != OVER and moves < cap:
            RULES.play(state, policy(state, rng, noise))
            moves += 1
        assert (end.winner, end.moves, end.hands) == (state.winner, moves, state.hands)
        assert end.is_over is (state.turn == OVER)
        assert end.stock == len(state.stock)
        assert end.opened == [sum(1 << card for card in cards) for cards in state.opened]
        assert end.closed == [sum(card is not None for card in cards) for cards in state.closed]
        assert end.pile == sum(1 << card for card in state.pile) or end.is_over
        if not end.is_over:
            assert end.turn == state.turn


def test_nothing_is_played_out_after_the_end() -> None:
    state = position("9", "4 4 4")
    RULES.play(state, RULES.legal_moves(state)[0])
    with pytest.raises(ValueError, match="over"):
        play_out(state, random.Random(0))


class TestOutlook:
    def of(self, *hands: str, **more: object) -> float:
        """The chance of seat 0 where it stands."""
        state = position(*hands, **more)  # type: ignore[arg-type]
        return chance(play_out(state, random.Random(0), 0), 0)

    def test_all_share_one_certainty(self) -> None:
        for seats in (2, 3, 4, 5):
            state = dealt(seats, "share")
            while state.swapping:
                RULES.play(state, READY)
            end = play_out(state, random.Random(0), 0)
            assert sum(chance(end, seat) for seat in range(seats)) == pytest.approx(1)

    def test_threes_and_tens_are_good(self) -> None:
        assert self.of("3 8 9", "5 6 7") > self.of("4 8 9", "5 6 7")
        assert self.of("T 8 9", "5 6 7") > self.of("4 8 9", "5 6 7")

    def test_few_ranks_and_few_closed_cards_are_good(self) -> None:
        assert self.of("8 8 8", "5 6 7") > self.of("4 8 9", "5 6 7")
        few, many = ("4", "5 6 7"), ("4 8 9", "5 6 7")
        assert self.of("J", "Q", closed=few) > self.of("J", "Q", closed=many)

    def test_high_open_cards_are_good(self) -> None:
        closed = ("7 7 7", "8 8 8")
        high = self.of("J", "Q", opened=("A A K", "9 9 9"), closed=closed)
        assert high > self.of("J", "Q", opened=("4 5 6", "9 9 9"), closed=closed)

    def test_the_end_is_certain(self) -> None:
        over = Ending(1, 9, 1, [5, 0, 6], [0] * 3, [0] * 3, 0, 0, True)
        assert [chance(over, seat) for seat in range(3)] == [0.0, 1.0, 0.0]
        drawn = over._replace(winner=None)
        assert [chance(drawn, seat) for seat in range(3)] == [1 / 3] * 3


def test_the_best_swap_lays_the_strongest_open() -> None:
    state = position(
        "3 T 5", "6 6 6", stock=9, opened=("4C 8C AC",), swapping=True, dealer=1, turn=0
    )
    swap = best_swap(state.hands[0], state.opened[0])
    assert RULES.why_not(state, swap) is None
    RULES.play(state, swap)
    assert hand(state, 0) == "4 5 8"
    assert sum(bool(RANK_MASK[THREE] >> card & 1) for card in state.opened[0]) == 1


def test_the_best_swap_may_be_none() -> None:
    state = position(
        "4 5 6", "6 6 6", stock=9, opened=("TC AC KC",), swapping=True, dealer=1, turn=0
    )
    assert best_swap(state.hands[0], state.opened[0]) == READY
