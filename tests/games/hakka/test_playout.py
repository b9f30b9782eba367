"""The quick playout is the rules: the same end as repeated `play` with the plain player."""

from __future__ import annotations

import random

import pytest

from skillgames.games.hakka.bot import plain_move
from skillgames.games.hakka.playout import NOBODY, Ending, Line, play_out
from skillgames.games.hakka.prospects import points_of
from skillgames.games.hakka.scoring import HandScore
from skillgames.games.hakka.state import (
    ASKED_DECLARE,
    DISCARD,
    PLAY_ON,
    PLAYING,
    HakkaState,
    cards_of,
    kind_of,
    order_from,
)
from tests.games.hakka.playing import steps
from tests.games.hakka.positions import RULES

SEEDS = range(10)
HANDS = 100
"""Hands of each seed; a thousand in all."""


def line_of(state: HakkaState) -> tuple[Line, tuple[int, ...]]:
    """A state as the playout has it, players numbered from the seat to act; and the seats."""
    assert state.dreamer is not None
    order = order_from(state.turn, state.dreamer)
    trick = state.trick
    best = next((play for play in reversed(trick) if play.face_up), None)
    line = Line(
        [state.hands[seat] for seat in order],
        state.seen,
        [state.tricks[seat] for seat in order],
        [state.won[seat] for seat in order],
        NOBODY if state.privileged is None else order.index(state.privileged),
        0,
        len(trick),
        0 if best is None else best.cards,
        NOBODY if best is None else order.index(best.seat),
    )
    return line, order


def played_on(state: HakkaState, first: int | None = None) -> HandScore:
    """How the hand ends when the plain player goes on from here, by the rules."""
    twin = state.copy()
    hands = len(twin.hands_played)
    if first is not None:
        RULES.play(twin, first)
    while len(twin.hands_played) == hands:
        RULES.play(twin, plain_move(RULES.view(twin, twin.turn)))
    return twin.hands_played[-1]


def check(ending: Ending, order: tuple[int, ...], score: HandScore, privileged: int) -> None:
    """The same winner, tricks and winning hand, and the same points for player 0."""
    winner = None if ending[0] == NOBODY else order[ending[0]]
    assert (winner, ending[1], ending[2]) == (score.winner, score.tricks, score.winning)
    assert points_of(ending, privileged, 1 << score.dreamer_card) == score.payments[order[0]]


@pytest.mark.parametrize("seed", SEEDS)
def test_from_the_first_lead_and_from_any_position(seed: int) -> None:
    rng = random.Random(f"playout {seed}")
    checked = 0
    for number in range(10_000):
        if checked >= HANDS:
            break
        for state in steps(f"playout {seed} {number}", hands=1):
            if state.phase != PLAYING or (state.history and rng.random() < 0.9):
                continue
            line, order = line_of(state)
            check(play_out(line), order, played_on(state), line.privileged)
            checked += 1
    assert checked >= HANDS


@pytest.mark.parametrize("seed", SEEDS)
def test_after_a_first_move(seed: int) -> None:
    """Any move first, then the plain player."""
    rng = random.Random(f"first {seed}")
    checked = 0
    for state in steps(f"first {seed}"):
        if state.phase not in (PLAYING, ASKED_DECLARE) or rng.random() < 0.5:
            continue
        line, order = line_of(state)
        if state.phase == ASKED_DECLARE:
            check(play_out(line), order, played_on(state, PLAY_ON), line.privileged)
        else:
            move = rng.choice(RULES.legal_moves(state))
            up = kind_of(move) != DISCARD
            ending = play_out(line, cards_of(move), up)
            check(ending, order, played_on(state, move), line.privileged)
        checked += 1
    assert checked >= 20
