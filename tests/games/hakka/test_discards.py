"""The sequence of discards: all at once or one by one, they are the same moves."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skillgames.engine.tigers import CODES
from skillgames.games.hakka.discards import Discards
from tests.games.hakka.positions import RULES, mask

hands = st.sets(st.sampled_from(CODES), min_size=1, max_size=12).map(
    lambda codes: sorted(codes, key=CODES.index)
)


@given(hands, st.integers(1, 9))
def test_every_set_of_cards_once_in_pack_order(hand: list[str], size: int) -> None:
    found = Discards(mask(" ".join(hand)), size)
    expected = [" ".join(("discard", *codes)) for codes in combinations(hand, size)]
    assert len(found) == len(expected)
    assert [RULES.format(move) for move in found] == expected
    assert [RULES.format(found[place]) for place in range(len(found))] == expected


def test_it_is_a_sequence_like_any_other() -> None:
    found = Discards(mask("P2 G3 S7 W1"), 3)
    moves = list(found)
    assert len(moves) == 4
    assert found[-1] == moves[-1] == RULES.parse("discard P2 G3 S7")
    assert found[1:3] == moves[1:3]
    assert moves[2] in found
    assert RULES.parse("discard P2 G3") not in found
    with pytest.raises(IndexError):
        found[4]


def test_too_few_cards_have_no_discards() -> None:
    assert list(Discards(mask("P2 G3"), 3)) == []
    assert not Discards(0, 1)
