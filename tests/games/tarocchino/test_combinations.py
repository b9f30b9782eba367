"""Combinations: the examples of the rules, the whole pack, and a naive judge."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skillgames.engine.bologna import (
    CODES,
    FULL_PACK,
    MOORS,
    NUMBERS,
    PACK_POINTS,
    PACK_SIZE,
    SUITS,
    TRUMPS,
    card_points,
    codes_in,
    mask_of_codes,
)
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.combinations import NAMES, tally
from skillgames.games.tarocchino.settlement import LAST_TRICK_POINTS
from tests.games.tarocchino import naive

TO_5 = " ".join(NUMBERS)
TO_6 = " ".join(NUMBERS[:-1])
TO_7 = " ".join(NUMBERS[:-2])

LOST = "MON SOL T16 BEG DR DF DA SQ SC SF CF BC BA"
REST = " ".join(code for code in CODES if code not in LOST.split())

EXAMPLES = [
    ("TX1", "SR CR SQ D7", {}, 0),
    ("TX2", "SR CR DR", {"kings": 17}, 17),
    ("TX2 of four", "SR CR DR BR", {"kings": 34}, 34),
    ("TX3", "MON BEG MAT", {"tarocchi": 18}, 18),
    ("TX4", "SR CR DR SQ CQ BQ", {"kings": 17, "queens": 14}, 31),
    (
        "TX5",
        "SR CR DR BQ CQ SQ BC DC SC",
        {"kings": 17, "queens": 14, "knights": 13, "swords": 10},
        98,
    ),
    ("TX6", "SR SQ SF SA", {"swords": 15}, 15),
    ("TX7", "SR SQ SA BEG", {"swords": 15}, 15),
    ("TX8", "SR SA MAT BEG", {}, 0),
    ("TX9", "CR CF CA BEG MAT", {"cups": 20}, 20),
    ("TX10", "SA BA MAT", {"aces": 10}, 10),
    ("TX10 of one", "SA BEG MAT", {}, 0),
    ("TX11", "M1 M3 BEG MAT", {"moors": 15}, 15),
    ("TX12", "SA BA M1 M2 CR CQ MAT", {"cups": 10, "aces": 10, "moors": 10}, 60),
    ("TX13", "ANG MON SOL", {"grande": 10}, 10),
    ("TX14", "ANG MON SOL T16 T15", {"grande": 20}, 20),
    ("TX15", "ANG SOL LUN T15 T14", {"grande": 10}, 10),
    ("TX16", "ANG SOL LUN MAT T15 T14", {"grande": 25}, 25),
    (
        "TX17",
        "ANG MON SOL LUN T16 T13 T12 BEG MAT",
        {"tarocchi": 36, "grande": 30},
        66,
    ),
    (
        "TX18",
        "ANG SOL LUN T16 T14 T12 T11 BEG MAT",
        {"tarocchi": 18, "grande": 40},
        58,
    ),
    ("TX19", "ANG LUN BEG T16 T15", {"grande": 20}, 20),
    ("TX20", "ANG BEG MAT T16 T15", {"tarocchi": 18}, 18),
    ("TX21", "ANG MON BEG MAT T15 T14", {"tarocchi": 36, "grande": 15}, 51),
    ("TX22", f"ANG MON SOL {TO_5} M2", {"grande": 75}, 75),
    (
        "TX23",
        f"ANG MON SOL {TO_6} BEG M1 M2 M3",
        {"tarocchi": 18, "grande": 85, "moors": 15},
        118,
    ),
    ("TX24", f"ANG MON SOL {TO_6} M1 M2 M3", {"grande": 65, "moors": 10}, 75),
    (
        "TX25",
        f"ANG SOL LUN {TO_7} BEG MAT M1",
        {"tarocchi": 18, "grande": 70},
        88,
    ),
    (
        "TX26",
        " ".join((*TRUMPS, "MAT")),
        {"tarocchi": 36, "grande": 105, "moors": 25},
        166,
    ),
    (
        "TX27",
        REST,
        {
            "kings": 17,
            "queens": 14,
            "grande": 10,
            "batons": 15,
            "cups": 20,
            "aces": 10,
            "moors": 20,
        },
        181,
    ),
]


def mask(codes: str) -> int:
    return mask_of_codes(codes.split())


@pytest.mark.parametrize(("name", "cards", "expected", "points"), EXAMPLES, ids=lambda x: str(x))
def test_examples(name: str, cards: str, expected: dict[str, int], points: int) -> None:
    found = tally(mask(cards))
    assert {one.name: one.points for one in found.combinations} == expected
    assert found.points == points
    assert quick.points(mask(cards)) == points
    assert naive.points(cards.split()) == points


PILES = [
    ("TX28", "S7 D8", 1),
    ("TX29", "ANG S7", 5),
    ("TX30", "BEG SC", 7),
    ("TX31", "SR SQ SC SF", 12),
]


@pytest.mark.parametrize(("name", "cards", "points"), PILES, ids=[pile[0] for pile in PILES])
def test_card_points(name: str, cards: str, points: int) -> None:
    """B2: the cards that count are the right ones."""
    assert card_points(mask(cards)) == points


def test_check_values() -> None:
    """All sets 148, the full Grande 105, the pack 87, all combinations 846, 939 in all."""
    whole = tally(FULL_PACK)
    assert whole.set_points == 148
    grande = next(one for one in whole.combinations if one.name == "grande")
    assert (len(grande.cards), grande.points) == (22, 105)
    assert PACK_POINTS == 87
    assert whole.points == quick.points(FULL_PACK) == 846
    assert whole.points + PACK_POINTS + LAST_TRICK_POINTS == 939
    assert [one.name for one in whole.combinations] == list(NAMES)


def test_two_doublings_are_independent() -> None:
    """Three sets double sets alone, three sequences sequences alone."""
    sets = tally(mask("SR BR CR SQ BQ DQ BC CC DC"))
    assert (sets.sets_doubled, sets.sequences_doubled) == (True, False)
    assert sets.points == 2 * (17 + 14 + 13) + 10
    sequences = tally(mask("SA BA CA M1 M2 M3 CR CQ CF"))
    assert (sequences.sets_doubled, sequences.sequences_doubled) == (False, True)
    assert sequences.points == 2 * (10 + 10 + 15)


@pytest.mark.parametrize(
    ("cards", "fills"),
    [
        ("SR SQ BEG", [("BEG", "SC")]),
        ("SR SQ SC BEG", []),
        ("CR CF CA BEG MAT", [("BEG", "CQ")]),
        ("ANG LUN BEG T16 T15", [("BEG", "MON")]),
        ("ANG MON MAT T16", [("MAT", "SOL")]),
        ("ANG MON SOL BEG MAT", [("BEG", "T16"), ("MAT", "T15")]),
        ("ANG SOL LUN T16 T14 T12 T11 BEG MAT", [("BEG", "T15"), ("MAT", "T13")]),
        (f"ANG MON SOL {TO_5} BEG MAT", []),
    ],
)
def test_contatori_are_marked_where_they_fill_a_gap(
    cards: str, fills: list[tuple[str, str]]
) -> None:
    named = [one for one in tally(mask(cards)).combinations if not one.is_set]
    assert [(CODES[card], CODES[gap]) for card, gap in named[0].fills] == fills


def test_a_contatore_above_the_real_card_keeps_the_run_open() -> None:
    """With the Sun alone real, the World is filled: the 16 then has a real neighbour."""
    found = tally(mask("ANG SOL BEG MAT T15 T14 T13")).combinations
    assert [(one.name, one.points) for one in found] == [("tarocchi", 18), ("grande", 30)]


# --- the naive judge -------------------------------------------------------------------

COURT_CODES = [suit + rank for suit in SUITS for rank in "RQCFA"]
HIGH = [*TRUMPS, "MAT"]
any_cards = st.one_of(
    st.sets(st.sampled_from(CODES), max_size=PACK_SIZE),
    st.sets(st.sampled_from(HIGH)),
    st.sets(st.sampled_from(HIGH), max_size=6).map(lambda out: set(HIGH) - out),
    st.sets(st.sampled_from([*COURT_CODES, "BEG", "MAT", *MOORS])),
)


def agree(cards: set[str]) -> None:
    held = mask_of_codes(cards)
    found = tally(held)
    expected = naive.sets(cards) | naive.sequences(cards)
    assert {one.name: one.points for one in found.combinations} == expected
    assert found.points == quick.points(held) == naive.points(cards)
    for one in found.combinations:
        assert one.mask & ~held == 0
        if not one.is_set:
            assert naive.worth(len(one.cards)) == one.points
    if len(cards) % 2 == 0:
        assert card_points(held) == naive.card_points(cards)


@given(any_cards)
def test_all_judges_agree(cards: set[str]) -> None:
    agree(cards)


@pytest.mark.slow
@settings(max_examples=2_000)
@given(any_cards)
def test_all_judges_agree_on_many_hands_and_piles(cards: set[str]) -> None:
    agree(cards)


def test_all_judges_agree_on_dealt_hands() -> None:
    """Hands of fifteen and piles of thirty-odd cards, as a deal gives them."""
    rng = random.Random("judges")
    for _ in range(500):
        pack = list(CODES)
        rng.shuffle(pack)
        agree(set(pack[:15]))
        agree(set(pack[: rng.randrange(2, 62, 2)]))


def test_more_cards_never_bring_less() -> None:
    """What the choice of the card for the Matto relies on."""
    rng = random.Random("more")
    for _ in range(3_000):
        held = rng.getrandbits(PACK_SIZE) | (
            rng.getrandbits(PACK_SIZE) if rng.random() < 0.5 else 0
        )
        card = 1 << rng.randrange(PACK_SIZE)
        assert quick.points(held | card) >= quick.points(held)
        assert codes_in(held | card)
