"""Uniform sampling under constraints: every possible deal, each equally likely."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from skillgames.bots.dealer import Contradiction, Dealer

Hands = tuple[frozenset[str], ...]


def all_deals(slots_of: dict[str, int], sizes: tuple[int, ...]) -> set[Hands]:
    """All deals, found by trying every order of the cards."""
    cards = list(slots_of)
    found = set()
    slots = [slot for slot, size in enumerate(sizes) for _ in range(size)]
    for order in set(permutations(slots)):
        if all(slots_of[card] >> slot & 1 for card, slot in zip(cards, order, strict=True)):
            found.add(
                tuple(
                    frozenset(c for c, s in zip(cards, order, strict=True) if s == slot)
                    for slot in range(len(sizes))
                )
            )
    return found


def as_hands(deal: list[list[str]]) -> Hands:
    return tuple(map(frozenset, deal))


VOIDS = {"a": 0b111, "b": 0b111, "c": 0b111, "d": 0b011, "e": 0b011, "f": 0b101, "g": 0b110,
         "h": 0b110, "i": 0b100}  # fmt: skip
SIZES = (3, 3, 3)


def test_total_is_the_number_of_deals() -> None:
    assert Dealer(VOIDS, SIZES).total == len(all_deals(VOIDS, SIZES))
    assert Dealer(dict.fromkeys("abcdef", 0b11), (2, 4)).total == 15
    assert Dealer(dict.fromkeys(range(44), 0b11), (4, 40)).total == 135751


def test_every_deal_is_as_likely() -> None:
    dealer = Dealer(VOIDS, SIZES)
    rng = random.Random("chi2")
    deals = all_deals(VOIDS, SIZES)
    per_deal = 200
    counts = Counter(as_hands(dealer.deal(rng)) for _ in range(per_deal * len(deals)))
    assert set(counts) == deals
    chi2 = sum((count - per_deal) ** 2 / per_deal for count in counts.values())
    free = len(deals) - 1
    # About four standard deviations of chi-square above its mean.
    assert chi2 < free + 4 * (2 * free) ** 0.5


def test_constraints_hold_and_all_cards_are_dealt() -> None:
    rng = random.Random("hold")
    for number in range(200):
        sizes = tuple(rng.randrange(5) for _ in range(3))
        # A secret deal that fulfils the constraints makes sure that there is one.
        secret = [slot for slot, size in enumerate(sizes) for _ in range(size)]
        slots_of = {card: 1 << slot | rng.randrange(8) for card, slot in enumerate(secret)}
        deal = Dealer(slots_of, sizes).deal(random.Random(number))
        assert tuple(map(len, deal)) == sizes
        assert sorted(card for slot in deal for card in slot) == sorted(slots_of)
        for slot, cards in enumerate(deal):
            assert all(slots_of[card] >> slot & 1 for card in cards)


@pytest.mark.parametrize(
    ("slots_of", "sizes"),
    [
        ({"a": 0b01, "b": 0b01}, (1, 1)),
        ({"a": 0b11}, (1, 1)),
        ({"a": 0b11, "b": 0b11, "c": 0b11}, (1, 1)),
        ({"a": 0}, (1,)),
        ({}, (1,)),
    ],
)
def test_contradictions_are_found(slots_of: dict[str, int], sizes: tuple[int, ...]) -> None:
    with pytest.raises(Contradiction):
        Dealer(slots_of, sizes)


def test_nothing_hidden_is_one_deal() -> None:
    dealer: Dealer[str] = Dealer({}, (0, 0))
    assert dealer.total == 1
    assert dealer.deal(random.Random(0)) == [[], []]


def test_same_numbers_same_deal() -> None:
    dealer = Dealer(VOIDS, SIZES)
    first = [dealer.deal(random.Random(seed)) for seed in range(20)]
    assert [Dealer(VOIDS, SIZES).deal(random.Random(seed)) for seed in range(20)] == first
