"""Who pays whom: against a plain second implementation, and always a sum of zero."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from skillgames.engine.tigers import CODES, card_of, codes_in, mask_of_codes
from skillgames.games.hakka.scoring import (
    DREAM_TRICKS,
    POINTS,
    TRICKS,
    Due,
    balance,
    dues,
    matching,
    winners_of,
)
from skillgames.games.hakka.state import ASKED_DECLARE
from tests.games.hakka import naive
from tests.games.hakka.positions import mask, play, position

seats = st.integers(0, 3)


@st.composite
def won_hands(draw: st.DrawFn) -> tuple[int, int, int | None, int, str, set[str]]:
    """Winner, dreamer, privileged player, tricks, the dreamer's card, the winning hand."""
    dreamer = draw(seats)
    active = [seat for seat in range(4) if seat != dreamer]
    winner = draw(st.sampled_from(active))
    dealer = (dreamer + 2) % 4
    callers = [seat for seat in active if seat != dealer]
    privileged = draw(st.sampled_from([None, *callers]))
    card = draw(st.sampled_from(CODES))
    others = [code for code in CODES if code != card]
    winning = draw(st.sets(st.sampled_from(others), max_size=12))
    return winner, dreamer, privileged, draw(st.integers(6, 12)), card, winning


@given(won_hands())
def test_payments(hand: tuple[int, int, int | None, int, str, set[str]]) -> None:
    winner, dreamer, privileged, tricks, card, winning = hand
    matches = matching(mask_of_codes(winning), card_of(card)).bit_count()
    paid = dues(winner, dreamer, privileged, POINTS[tricks], POINTS[DREAM_TRICKS + matches])
    sums = balance(paid)
    assert list(sums) == naive.payments(winner, dreamer, privileged, tricks, card, winning)
    assert sum(sums) == 0
    assert all(due.points > 0 for due in paid)
    assert {due.receiver for due in paid} <= {winner, dreamer}
    assert not {due.payer for due in paid} & {winner, dreamer}
    assert not {due.share_of for due in paid} & {winner, dreamer}
    burdened = {due.payer for due in paid if due.payer != due.share_of}
    assert burdened <= {privileged}


def test_points() -> None:
    assert len(POINTS) == TRICKS + 1
    assert {n: points for n, points in enumerate(POINTS) if points} == naive.POINTS


def test_winners_share_the_highest_total() -> None:
    assert winners_of((3, -1, -1, -1)) == (0,)
    assert winners_of((2, -4, 0, 2)) == (0, 3)
    assert winners_of((0, 0, 0, 0)) == (0, 1, 2, 3)


def test_the_score_sheet_of_a_burdened_player() -> None:
    """Who pays whom and why: shares of both losers, all paid by the privileged one."""
    hands = {0: "W1 P7 Z7", 1: "G2 G3 G4", 3: "Z2 Z3 Z4"}
    state = position(hands, turn=0, caller=3, tricks=(5, 0, 0, 0), dream="G7")
    state.won[0] = mask("S7")
    play(state, "lead P7", "discard G2", "discard Z2")
    assert (state.phase, state.turn) == (ASKED_DECLARE, 0)
    play(state, "declare")
    (score,) = state.hands_played
    assert (score.caller, score.privileged, score.burdened) == (3, 3, 3)
    assert (score.taken, codes_in(score.elders), score.tricks) == (6, ["W1"], 7)
    assert codes_in(score.matching) == ["P7", "S7"]
    assert (score.dream_tricks, score.points, score.dream_points) == (7, 2, 2)
    assert score.dues == (
        Due(3, 0, 2, share_of=1),
        Due(3, 0, 2, share_of=3),
        Due(3, 2, 2, share_of=1),
        Due(3, 2, 2, share_of=3),
    )
    assert score.payments == (4, 0, 4, -8)


def test_nobody_is_burdened_when_the_privileged_player_wins() -> None:
    hands = {0: "W1 P9", 1: "G2 G3", 3: "Z2 Z3"}
    state = position(hands, turn=1, dealer=1, caller=0, tricks=(4, 0, 0, 0), dream="G4")
    state.hands = [mask("W1 P9"), mask("P8 G3"), mask("Z2 Z3"), 0]
    play(state, "lead P8", "discard Z2", "beat P9", "declare")
    (score,) = state.hands_played
    assert (score.privileged, score.winner, score.burdened) == (0, 0, None)
    assert score.payments == (2, -1, -1, 0)
