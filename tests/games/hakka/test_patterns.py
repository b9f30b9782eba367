"""Patterns, answers, Elders and leads, judged by a second, plain implementation."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from skillgames.engine.tigers import (
    CODES,
    FULL_PACK,
    card_of,
    codes_in,
    mask_of_codes,
)
from skillgames.games.hakka.patterns import (
    BEATERS,
    PATTERNS,
    answers,
    beats,
    can_beat,
    elders,
    groups_in,
    leads,
    pattern_of,
    patterns_with,
    single_leads,
)
from tests.games.hakka import naive
from tests.games.hakka.positions import mask

some_cards = st.sets(st.sampled_from(CODES), min_size=1, max_size=12)
few_cards = st.sets(st.sampled_from(CODES), min_size=1, max_size=9)
any_cards = st.sets(st.sampled_from(CODES))
patterns = st.sampled_from(sorted(PATTERNS))


def sets_of(masks: list[int]) -> set[naive.Cards]:
    """These masks as sets of codes; each must be there once."""
    found = {frozenset(codes_in(cards)) for cards in masks}
    assert len(found) == len(masks)
    return found


def test_number_of_patterns() -> None:
    """112 runs, 56 sets of 2 … 9 and of ones, 37 singles: nothing else in the whole pack."""
    kinds = [pattern.kind for pattern in PATTERNS.values()]
    assert (kinds.count("run"), kinds.count("set"), kinds.count("single")) == (112, 56, 37)


def test_all_small_sets_of_cards() -> None:
    """Every set of up to three cards forms what the plain implementation says."""
    for size in (1, 2, 3):
        for cards in combinations(CODES, size):
            pattern = pattern_of(mask_of_codes(cards))
            assert (pattern and pattern.kind) == naive.kind(cards), cards


@given(few_cards)
def test_any_cards_form_the_same(cards: set[str]) -> None:
    pattern = pattern_of(mask_of_codes(cards))
    assert (pattern and pattern.kind) == naive.kind(cards)
    assert pattern is None or pattern.size == len(cards)


def test_every_pattern_against_every_other() -> None:
    told = {cards: codes_in(cards) for cards in PATTERNS}
    for best, best_codes in told.items():
        higher = {answer for answer, codes in told.items() if naive.beats(codes, best_codes)}
        assert set(BEATERS[best]) == higher, best_codes


def test_a_pattern_beats_neither_itself_nor_its_beaters() -> None:
    for best in PATTERNS:
        for answer in BEATERS[best]:
            assert beats(answer, best)
            assert not beats(best, answer)
        assert not beats(best, best)


def test_beaters_stand_from_low_to_high() -> None:
    for beaters in BEATERS.values():
        ranks = [PATTERNS[cards].rank for cards in beaters]
        assert ranks == sorted(ranks)


@given(some_cards, patterns)
def test_answers(hand: set[str], best: int) -> None:
    found = answers(mask_of_codes(hand), best)
    assert sets_of(found) == naive.answers(hand, codes_in(best))
    assert can_beat(mask_of_codes(hand), best) == bool(found)


@given(any_cards)
def test_elders(seen: set[str]) -> None:
    assert set(codes_in(elders(mask_of_codes(seen)))) == naive.elders(seen)


def test_elders_run_down_each_suit() -> None:
    for suit in "PGZS":
        seen: list[str] = []
        for number in range(9, 1, -1):
            seen.append(f"{suit}{number}")
            stars = codes_in(elders(mask_of_codes(seen)))
            assert f"{suit}{number}" not in stars
            assert f"{suit}{number - 1}" in stars
    assert elders(FULL_PACK) == 0


@given(some_cards, any_cards, st.booleans())
def test_leads(hand: set[str], seen: set[str], privileged: bool) -> None:
    held, gone = mask_of_codes(hand), mask_of_codes(seen - hand)
    singles = set(codes_in(single_leads(held, gone, privileged)))
    assert singles == naive.single_leads(hand, seen - hand, privileged)
    assert sets_of(leads(held, gone, privileged)) == naive.leads(hand, seen - hand, privileged)


@given(some_cards)
def test_patterns_that_hold_a_card(hand: set[str]) -> None:
    held = mask_of_codes(hand)
    for code in hand:
        found = patterns_with(card_of(code), held)
        expected = [cards for cards in groups_in(held) if code in codes_in(cards)]
        assert sorted(found) == sorted(expected)
        sizes = [cards.bit_count() for cards in found]
        assert sizes == sorted(sizes, reverse=True)


def test_every_lead_can_be_led_by_somebody() -> None:
    """A hand is never without a lead while it holds a card."""
    for code in CODES:
        for seen in (0, FULL_PACK & ~mask(code)):
            assert leads(mask(code), seen, False) == [mask(code)]
