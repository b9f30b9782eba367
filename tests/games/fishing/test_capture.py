"""Captures: the examples C1 to C40, the properties, and a naive judge."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skillgames.engine.cards import CODES, PACK_SIZE, card_of, cards_in, codes_in, mask_of
from skillgames.games.fishing import capture
from skillgames.games.fishing.capture import best_capture, groups_of
from tests.games.fishing import naive
from tests.games.fishing.positions import dealt, mask, play, position, random_play

EXAMPLES = [
    ("C1", "9C", "9D 5C 4H 3S 6D", "3S 4H 5C 6D 9D", True),
    ("C2", "9C", "9D 9H 9S", "9D 9H 9S", True),
    ("C3", "7C", "2H 3D KC", "", False),
    ("C4", "KC", "KD TC 3H 8S 5D", "3H 5D 8S TC KD", True),
    ("C5", "JC", "TS AH 6C 5D", "AH 5D 6C TS", True),
    ("C6", "QD", "JC AD 7S 5H 2C", "AD 5H 7S JC", False),
    ("C7", "AC", "KD AH", "AH KD", True),
    ("C8", "AC", "AD", "AD", True),
    ("C9", "AC", "AD AH 5C", "AD AH", False),
    ("C10", "AC", "AD KH QC", "AD KH", False),
    ("C11", "AC", "QC 2D JH 3S 9C 5D", "2D 3S 5D 9C JH QC", True),
    ("C12", "2S", "2H 2D", "2D 2H", True),
    ("C13", "2S", "KC 2D TH 5C", "2D 5C TH KC", True),
    ("C14", "2S", "KC 2D 2H", "2D 2H KC", True),
    ("C15", "2S", "KC QD", "", False),
    ("C16", "2C", "AD AH", "AD AH", True),
    ("C17", "2S", "AD AH", "", False),
    ("C18", "TD", "TC 6H", "6H TC", True),
    ("C19", "TD", "TC TH 6H", "6H TC TH", True),
    ("C20", "TD", "8C 2H", "", False),
    ("C21", "TC", "8C 2H", "2H 8C", True),
    ("C22", "TD", "KC 3D 9S 7C QD 4H", "3D 4H 7C 9S QD KC", True),
    ("C23", "TC", "TD 2S 8C", "2S 8C TD", True),
    ("C24", "8C", "5C 3D 3H 5H", "3D 3H 5C 5H", True),
    ("C25", "8C", "5C 3D 3S", "3S 5C", False),
    ("C26", "8C", "6C 2S 2D", "2S 6C", False),
    ("C27", "8C", "7C AD 5S 3C", "AD 3C 5S 7C", True),
    ("C28", "8C", "7C AD AH", "AD 7C", False),
    ("C29", "8C", "7C AH AS", "AS 7C", False),
    ("C30", "9C", "6C 3D 2D 2H 2C", "2C 2D 2H 3D", False),
    ("C31", "TC", "9C AD 4H 3S 3D", "AD 3D 3S 4H 9C", True),
    ("C32", "TC", "9C AD 6H 3S", "AD 3S 6H", False),
    ("C33", "6C", "AD 2H 3S 4C 5D", "AD 2H 4C 5D", False),
    ("C34", "7C", "AD 2H 3S 4C 5D 6H", "AD 2H 3S 4C 5D 6H", True),
    ("C35", "QC", "6C 6D 6H 6S", "6C 6D 6H 6S", True),
    ("C36", "QC", "6C 6D 6H", "6C 6D", False),
    ("C37", "QC", "6C 6D 6S", "6C 6S", False),
    ("C38", "KC", "2S TD AH QC JH", "AH 2S JH QC", False),
    ("C39", "KC", "TD 3C 3S QH AC", "AC 3S TD QH", False),
    ("C40", "5C", "3C 2S 2H AS AD", "AS 2H 2S", False),
]

BIG_LIMIT = 0.020
"""Seconds a capture may take on the worst table."""


@pytest.mark.parametrize(
    ("card", "table", "taken", "sweep"),
    [example[1:] for example in EXAMPLES],
    ids=[example[0] for example in EXAMPLES],
)
class TestExamples:
    def test_takes(self, card: str, table: str, taken: str, sweep: bool) -> None:
        got = best_capture(card_of(card), mask(table))
        assert codes_in(got) == taken.split()
        assert (got == mask(table)) is sweep

    def test_by_the_rules(self, card: str, table: str, taken: str, sweep: bool) -> None:
        state = position((f"{card} {other(card, table)}", ""), table, stock=8)
        events = [event.as_dict() for event in play(state, card)]
        if not taken:
            assert events == [{"kind": "laid", "seat": 0, "card": card}]
            assert [CODES[one] for one in state.table] == [*table.split(), card]
            return
        assert events[0]["kind"] == "captured"
        assert events[0]["taken"] == taken.split()
        assert [event["kind"] for event in events[1:]] == ["swept"] * sweep
        assert set(taken.split()) | {card} <= set(codes_in(state.piles[0]))
        left = [code for code in table.split() if code not in taken.split()]
        assert [CODES[one] for one in state.table] == left


def other(card: str, table: str) -> str:
    """Any card that is neither played nor on the table."""
    return next(code for code in CODES if code != card and code not in table.split())


def judged(card: int, table: int) -> None:
    """The fast capture is the naive one, and splits into groups that the naive judge
    knows."""
    codes = codes_in(table)
    taken = codes_in(best_capture(card, table))
    assert taken == naive.best(CODES[card], codes), (CODES[card], codes)
    split = [frozenset(codes_in(group)) for group in groups_of(card, mask_of(map(card_of, taken)))]
    known = set(naive.groups(CODES[card], taken))
    assert set(split) <= known
    assert naive.in_order(code for group in split for code in group) == taken


@st.composite
def plays(draw: st.DrawFn) -> tuple[int, int]:
    """A card and a table without it; low cards are frequent, since they make sums."""
    highest = draw(st.sampled_from([19, 27, 39, PACK_SIZE - 1]))
    table = draw(st.sets(st.integers(0, highest), max_size=9))
    special = st.sampled_from([0, 1, 2, 3, 7, 37])
    card = draw(st.one_of(special, st.integers(0, PACK_SIZE - 1)))
    return card, mask_of(table - {card})


@given(plays())
@settings(max_examples=500, deadline=None)
def test_judge_agrees(case: tuple[int, int]) -> None:
    judged(*case)


def test_judge_agrees_on_4000_random_tables() -> None:
    rng = random.Random("captures")
    for _ in range(4000):
        highest = rng.choice((20, 28, 40, PACK_SIZE))
        cards = rng.sample(range(highest), rng.randrange(9))
        card = rng.choice((0, 3, 7, 37, rng.randrange(PACK_SIZE)))
        judged(card, mask_of(cards) & ~(1 << card))


def test_search_by_ranks_agrees() -> None:
    """The way for large tables gives the same on small ones."""
    rng = random.Random("ranks")
    for _ in range(1500):
        cards = rng.sample(range(rng.choice((24, PACK_SIZE))), rng.randrange(1, 9))
        card = rng.choice((1, 7, 37, rng.randrange(PACK_SIZE)))
        table = mask_of(cards) & ~(1 << card)
        value = capture.HAND_VALUE[card]
        usable = table & ((1 << 4 * value) - 1)
        same = table & capture.RANK_MASK[card >> 2]
        assert capture._capture_by_ranks(value, usable, same) == best_capture(card, table)


@given(plays(), st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_property_order_of_the_table_does_not_matter(
    case: tuple[int, int], rng: random.Random
) -> None:
    """Property (d), FA7: by the rules too, where the table is a sequence."""
    card, table = case
    seen = set()
    for _ in range(3):
        codes = codes_in(table)
        rng.shuffle(codes)
        spare = other(CODES[card], " ".join(codes))
        state = position((f"{CODES[card]} {spare}", ""), " ".join(codes), stock=8)
        play(state, CODES[card])
        seen.add((state.table_mask, state.piles[0]))
    assert len(seen) == 1


@given(plays())
@settings(max_examples=300, deadline=None)
def test_property_all_of_the_same_rank_are_taken(case: tuple[int, int]) -> None:
    """Property (a), FA1 and FA2: a card of the played rank never stays."""
    card, table = case
    same = table & capture.RANK_MASK[card >> 2]
    assert best_capture(card, table) & same == same


def test_property_preview_is_what_happens() -> None:
    """Property (e), B9: the set shown beforehand is the set that is taken and told."""
    rng = random.Random("preview")
    for seed in range(40):
        state = dealt(seed)
        while state.turn >= 0:
            card = rng.choice(list(cards_in(state.hands[state.turn])))
            preview = best_capture(card, state.table_mask)
            told = play(state, CODES[card])[0].as_dict()
            assert told.get("taken", []) == codes_in(preview)


def worst_tables() -> list[int]:
    """All ranks on the table and all four of one of them; FA8: no table is larger."""
    one_each = mask_of(4 * rank for rank in range(13))
    return [one_each | capture.RANK_MASK[rank] for rank in range(13)]


def seconds(card: int, table: int) -> float:
    """The best of three captures and splits, nothing remembered."""
    best = 1.0
    for _ in range(3):
        capture.forget()
        began = time.perf_counter()
        taken = best_capture(card, table)
        if taken:
            groups_of(card, taken)
        best = min(best, time.perf_counter() - began)
    return best


def test_FA8_B8_sixteen_cards_are_fast() -> None:
    """K K K K A Q J T 9 … 2 and its like, with every kind of card."""
    for table in worst_tables():
        assert table.bit_count() == 16
        for card in (*range(2, PACK_SIZE, 4), 7, 37):
            assert seconds(card, table) < BIG_LIMIT, (CODES[card], codes_in(table))


def test_FA8_B8_four_aces_to_four_fours_are_fast() -> None:
    table = (1 << 16) - 1
    for card in (*range(16, PACK_SIZE), 37):
        assert seconds(card, table) < BIG_LIMIT
    # All sum to 40, two groups of 16 leave 8: two fours, and of those the spade goes along.
    assert best_capture(card_of("TD"), table) == table ^ mask("4D 4H")


def sixteen_exact(card: int, table: int) -> list[str]:
    """The best capture by trying the sets to leave, smallest first; for large tables."""
    codes = codes_in(table)
    reachable = {frozenset[str]()}
    frontier = reachable
    known = naive.groups(CODES[card], codes)
    while frontier:
        frontier = {
            union | group for union in frontier for group in known if not union & group
        } - reachable
        reachable = reachable | frontier
    return naive.in_order(min(reachable, key=naive.rating))


@pytest.mark.parametrize("code", ["TD", "2S", "AC", "KD", "QD", "9D", "5D"])
def test_FA8_large_tables_are_exact(code: str) -> None:
    rng = random.Random(code)
    for size in (11, 12, 13):
        cards = rng.sample([card for card in range(PACK_SIZE) if CODES[card] != code], size)
        table = mask_of(cards)
        assert codes_in(best_capture(card_of(code), table)) == sixteen_exact(card_of(code), table)


def test_FA8_the_reachable_worst_table_is_exact() -> None:
    table = mask("KC KD KH KS AC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C")
    for code in ("2S", "TD", "7H"):
        assert codes_in(best_capture(card_of(code), table)) == sixteen_exact(card_of(code), table)


def test_FA8_sixteen_cards_can_lie_there() -> None:
    """Four kings at the start and twelve cards laid: the worst table is reachable."""
    state = position(
        ("AC JC 9C 7C 5C 3C", "QC TC 8C 6C 4C 2C"), "KC KD KH KS", stock=16, piles=None
    )
    for code in ["AC", "QC", "JC", "TC", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2C"]:
        assert best_capture(card_of(code), state.table_mask) == 0
        play(state, code)
    assert len(state.table) == 16


def test_FA8_tables_stay_below_seventeen() -> None:
    rng = random.Random("sizes")
    for seed in range(200):
        state = dealt(seed)
        while state.turn >= 0:
            assert len(state.table) <= 16
            random_play(state, rng, 1)


def test_FA3_no_face_value_for_big_cards() -> None:
    assert best_capture(card_of("AC"), mask("AD")) == mask("AD")
    assert best_capture(card_of("2S"), mask("AD AH")) == 0
    assert best_capture(card_of("TD"), mask("8C 2H")) == 0


def test_FA6_points_are_those_of_the_captured_cards() -> None:
    """Each of the six scoring cards and no other."""
    scoring = {CODES[card]: points for card, points in enumerate(capture.CARD_POINTS) if points}
    assert scoring == {"AC": 1, "AD": 1, "AH": 1, "AS": 1, "2S": 1, "TD": 2}


def test_B10_equal_cards_are_not_collapsed() -> None:
    assert best_capture(card_of("QC"), mask("6C 6D 6H 6S")) == mask("6C 6D 6H 6S")
    assert best_capture(card_of("AC"), mask("AD 5H 6H")) == mask("AD")


def test_groups_are_told_apart() -> None:
    def split(card: str, taken: str) -> list[list[str]]:
        return [codes_in(group) for group in groups_of(card_of(card), mask(taken))]

    assert split("TD", "AC 3D 7C 8H KS") == [["AC", "7C", "8H"], ["3D", "KS"]]
    assert split("AC", "AD AH KC") == [["AD"], ["AH", "KC"]]
    assert split("9C", "9D 9H") == [["9D"], ["9H"]]


def test_groups_of_no_capture_are_refused() -> None:
    with pytest.raises(ValueError, match="no capture"):
        groups_of(card_of("9C"), mask("9D 2C"))


def test_memory_never_changes_an_answer() -> None:
    rng = random.Random("memory")
    cases = [(rng.randrange(PACK_SIZE), mask_of(rng.sample(range(30), 6))) for _ in range(300)]
    first = [best_capture(*case) for case in cases]
    again = [best_capture(*case) for case in reversed(cases)]
    capture.forget()
    assert first == again[::-1] == [best_capture(*case) for case in cases]


def test_full_memory_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    capture.forget()
    monkeypatch.setattr(capture, "_MEMORY_LIMIT", 50)
    rng = random.Random("limit")
    for _ in range(300):
        best_capture(rng.randrange(PACK_SIZE), mask_of(rng.sample(range(PACK_SIZE), 5)))
        assert len(capture._memory) <= 50
