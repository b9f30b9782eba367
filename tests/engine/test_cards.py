"""The French pack: codes, order, masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skillgames.engine.cards import (
    CODES,
    PACK_SIZE,
    card_of,
    cards_in,
    codes_in,
    is_code,
    mask_of,
    rank_of,
    suit_of,
)


def test_the_pack_is_in_order() -> None:
    assert len(CODES) == len(set(CODES)) == PACK_SIZE == 52
    assert CODES[:5] == ("AC", "AD", "AH", "AS", "2C")
    assert CODES[-4:] == ("KC", "KD", "KH", "KS")
    assert CODES[9 * 4 : 9 * 4 + 4] == ("TC", "TD", "TH", "TS")


def test_codes_and_numbers_agree() -> None:
    for card, code in enumerate(CODES):
        assert card_of(code) == card
        assert (rank_of(card), suit_of(card)) == (card // 4, card % 4)


@pytest.mark.parametrize("text", ["", "10D", "td", "1S", "SS", "A", " AS", "AS ", "ТD", "??"])
def test_other_texts_are_no_codes(text: str) -> None:
    assert not is_code(text)
    with pytest.raises(KeyError):
        card_of(text)


@given(st.sets(st.integers(0, PACK_SIZE - 1)))
def test_a_mask_is_a_set_walked_in_pack_order(cards: set[int]) -> None:
    mask = mask_of(cards)
    assert list(cards_in(mask)) == sorted(cards)
    assert codes_in(mask) == [CODES[card] for card in sorted(cards)]
    assert mask.bit_count() == len(cards)
