"""The Six Tigers pack."""

from __future__ import annotations

import pytest

from skillgames.engine.tigers import (
    CODES,
    FULL_PACK,
    NO_SUIT,
    NUMBER_MASKS,
    PACK_SIZE,
    SUIT_MASKS,
    SUITS,
    bits_in,
    card_of,
    cards_in,
    code_of,
    codes_in,
    is_code,
    mask_of,
    mask_of_codes,
    number_of,
    suit_of,
)


def test_thirty_seven_cards() -> None:
    assert len(CODES) == len(set(CODES)) == PACK_SIZE == 37
    assert CODES[:6] == ("P1", "G1", "Z1", "S1", "W1", "P2")
    assert CODES[-1] == "S9"


def test_codes_go_round_in_pack_order() -> None:
    cards = [card_of(code) for code in CODES]
    assert cards == sorted(cards)
    assert [code_of(card) for card in cards] == list(CODES)
    assert codes_in(FULL_PACK) == list(CODES)
    assert mask_of_codes(reversed(CODES)) == mask_of(cards) == sum(bits_in(FULL_PACK)) == FULL_PACK
    assert list(cards_in(FULL_PACK)) == cards
    assert bits_in(FULL_PACK) == [1 << card for card in cards]
    assert FULL_PACK < 1 << 62


def test_numbers_and_suits() -> None:
    for code in CODES:
        card = card_of(code)
        assert number_of(card) == int(code[1])
        assert suit_of(card) == (SUITS + "W").index(code[0])
        assert NUMBER_MASKS[number_of(card)] >> card & 1
    assert suit_of(card_of("W1")) == NO_SUIT
    assert [mask.bit_count() for mask in SUIT_MASKS] == [9] * 4
    assert [mask.bit_count() for mask in NUMBER_MASKS] == [0, 5] + [4] * 8
    assert sum(SUIT_MASKS) == FULL_PACK & ~mask_of_codes(["W1"])


@pytest.mark.parametrize("text", ["", "P0", "P10", "W2", "p1", "1P", "??", "X1", " P1"])
def test_other_texts_are_no_cards(text: str) -> None:
    assert not is_code(text)
    with pytest.raises(KeyError):
        card_of(text)


def test_unused_bits_are_no_cards() -> None:
    for number in range(2, 10):
        with pytest.raises(KeyError):
            code_of((number - 1) * 5 + 4)
