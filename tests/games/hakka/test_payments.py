"""Who pays whom: against a plain second implementation, and always a sum of zero."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from skillgames.engine.tigers import CODES, card_of, mask_of_codes
from skillgames.games.hakka.scoring import (
    DREAM_TRICKS,
    POINTS,
    TRICKS,
    balance,
    dues,
    matching,
    winners_of,
)
from tests.games.hakka import naive

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
