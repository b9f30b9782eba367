"""A round: dealing, sweeps, leftovers, points (examples R1 to R12, rules FA…)."""

from __future__ import annotations

import random

import pytest

from skillgames.engine.cards import CODES, card_of, codes_in
from skillgames.games.fishing.capture import ALL_SPADES
from skillgames.games.fishing.state import (
    AWAITS_DECK,
    DEALS,
    FishingOptions,
    FishingState,
    RoundScore,
    score_round,
)
from tests.games.fishing import naive
from tests.games.fishing.positions import (
    FULL_PACK,
    RULES,
    deal,
    dealt,
    mask,
    play,
    position,
    random_play,
    settle_round,
)

Lines = tuple[RoundScore, RoundScore]


def scored(pile: int, sweeps: tuple[int, int] = (0, 0)) -> Lines:
    """The points when seat 0 has this pile and seat 1 all other cards."""
    return score_round((pile, FULL_PACK & ~pile), sweeps)


def pile_of(count: int, spades: int) -> int:
    """A pile of so many cards with so many spades and no scoring card."""
    plain = [card for card in range(52) if card >= 4 and CODES[card] not in ("2S", "TD")]
    black = [card for card in plain if card & 3 == 3]
    rest = [card for card in plain if card & 3 != 3]
    chosen = black[:spades] + rest[: count - spades]
    assert len(chosen) == count
    return sum(1 << card for card in chosen)


def base(lines: Lines) -> int:
    """Points of both without sweeps."""
    return sum(line.total - line.sweeps for line in lines)


class TestScoring:
    def test_R1_all_cards(self) -> None:
        own, other = scored(FULL_PACK, (3, 0))
        assert (own.total, other.total) == (13, 0)
        assert own[:6] == (1, 2, 4, 1, 2, 3)

    def test_R2_B1_level_cards_bring_nobody_a_point(self) -> None:
        lines = scored(pile_of(26, 7))
        assert (lines[0].cards, lines[1].cards) == (0, 0)
        assert base(lines) == 9
        assert (lines[0].spades, lines[1].spades) == (2, 0)

    def test_R3_cards_and_spades_apart(self) -> None:
        lines = scored(pile_of(27, 6))
        assert (lines[0].cards, lines[1].cards) == (1, 0)
        assert (lines[0].spades, lines[1].spades) == (0, 2)
        assert base(lines) == 10

    def test_R4_seven_spades_are_most(self) -> None:
        assert [line.spades for line in scored(pile_of(20, 7))] == [2, 0]
        assert [line.spades for line in scored(pile_of(20, 6))] == [0, 2]

    def test_R5_B2_the_right_two_and_ten(self) -> None:
        own, _ = scored(mask("2S TD"))
        assert (own.two_of_spades, own.ten_of_diamonds, own.total) == (1, 2, 3)
        assert own.spade_count == 1
        assert scored(mask("2C 2D 2H TC TH TS"))[0].total == 0

    def test_R6_aces_and_sweeps(self) -> None:
        own, _ = scored(mask("AC AD AH AS"), (2, 0))
        assert (own.aces, own.sweeps, own.total) == (4, 2, 6)

    def test_R7_FA11_sweeps_do_not_cancel(self) -> None:
        own, other = scored(pile_of(20, 7), (2, 1))
        assert (own.sweeps, other.sweeps) == (2, 1)
        assert own.total == 2 + 2

    def test_R8_sweeps_alone(self) -> None:
        own, _ = scored(pile_of(3, 0), (5, 0))
        assert own.total == 5

    def test_FA14_base_sum(self) -> None:
        rng = random.Random("piles")
        for _ in range(500):
            pile = rng.getrandbits(52)
            lines = scored(pile)
            level = pile.bit_count() == 26
            assert base(lines) == (9 if level else 10)
            assert lines[0].spades + lines[1].spades == 2

    def test_counts_stand_beside_the_points(self) -> None:
        own, other = scored(pile_of(20, 5))
        assert (own.card_count, other.card_count) == (20, 32)
        assert (own.spade_count, other.spade_count) == (5, 8)


class TestEndOfRound:
    def test_R10_FA9_the_last_card_never_sweeps(self) -> None:
        state = position(("4C", "9C"), "5D", piles=("", ""), last_taker=0)
        events = [event.kind for event in play(state, "4C", "9C")]
        assert state.piles[1] == mask("4C 5D 9C")
        assert state.sweeps == [0, 0]
        assert "swept" not in events
        assert "leftovers" not in events

    def test_R11_the_card_before_may_sweep(self) -> None:
        state = position(("5C", "KC"), "5D", piles=("", ""), last_taker=1)
        play(state, "5C", "KC")
        assert state.sweeps == [1, 0]
        assert state.piles == [mask("5C 5D KC"), 0]

    def test_R12_FA12_B10a_leftovers_go_to_the_last_taker(self) -> None:
        state = position(("QC", "KC"), "2D 3H", piles=("", ""), last_taker=1)
        events = play(state, "QC", "KC")
        assert state.piles == [0, mask("2D 3H QC KC")]
        assert state.sweeps == [0, 0]
        assert events[2].as_dict() == {
            "kind": "leftovers",
            "seat": 1,
            "cards": ["2D", "3H", "QC", "KC"],
        }

    def test_FA12_a_capture_with_the_last_card_takes_the_rest_too(self) -> None:
        state = position(("QC", "KC"), "2D QH KD", piles=("", ""), last_taker=0)
        play(state, "QC", "KC")
        assert state.piles == [mask("QC QH"), mask("KC KD 2D")]

    def test_FA10_one_card_can_be_swept(self) -> None:
        state = position(("9C AC", "3D"), "9D", stock=8)
        assert [event.kind for event in play(state, "9C")] == ["captured", "swept"]
        assert state.sweeps == [1, 0]

    def test_worked_example(self) -> None:
        state = position(("9C AC", "3D"), "9D 5C 4H 3S 6D", piles=("", ""), stock=8)
        play(state, "9C")
        assert state.table == ()
        assert state.piles[0] == mask("9C 9D 5C 4H 3S 6D")
        assert state.sweeps == [1, 0]

    def test_B10c_nothing_is_offered_after_the_last_card(self) -> None:
        state = random_play(dealt("over"), random.Random(1), 48)
        assert state.turn == AWAITS_DECK
        assert RULES.legal_moves(state) == []
        for card in range(52):
            assert RULES.why_not(state, card) is not None

    def test_B7_the_played_card_goes_to_the_pile(self) -> None:
        state = position(("9S AC", "3D"), "9D KC", piles=("", ""), stock=8)
        play(state, "9S")
        assert state.piles[0] == mask("9S 9D")

    def test_finished_round_stays_until_the_next_pack(self) -> None:
        rng = random.Random("stay")
        state = random_play(dealt("stay"), rng, 48)
        assert state.round == 1
        assert len(state.rounds) == 1
        assert state.piles[0] | state.piles[1] == FULL_PACK
        assert state.scores == tuple(line.total for line in state.rounds[0])
        sweeps = tuple(state.sweeps)
        assert sweeps == tuple(line.sweeps for line in state.rounds[0])
        deal(state, rng)
        assert state.round == 2
        assert (state.piles, state.sweeps, state.last_taker) == ([0, 0], [0, 0], None)
        assert state.scores == tuple(line.total for line in state.rounds[0])


class TestDealing:
    @pytest.mark.parametrize("dealer", [0, 1])
    def test_FA18_order_of_the_pack(self, dealer: int) -> None:
        state = RULES.start(FishingOptions())
        state.dealer = dealer
        pack = list(CODES)
        random.Random("pack").shuffle(pack)
        settle_round(state, pack)
        leader = 1 - dealer
        assert state.turn == leader
        assert set(codes_in(state.hands[leader])) == set(pack[:4])
        assert set(codes_in(state.hands[dealer])) == set(pack[4:8])
        assert [CODES[card] for card in state.table] == pack[8:12]
        for number in range(1, DEALS):
            hands: list[int] = []
            while not hands:
                random_play(state, random.Random(number), 1)
                if len(state.stock) == 40 - 8 * number:
                    hands = list(state.hands)
            first = 12 + 8 * (number - 1)
            assert set(codes_in(hands[leader])) == set(pack[first : first + 4])
            assert set(codes_in(hands[dealer])) == set(pack[first + 4 : first + 8])
            assert state.turn == leader

    def test_six_deals_and_48_plays(self) -> None:
        state = dealt("count")
        deals = {len(state.stock)}
        plays = 0
        while state.turn >= 0:
            random_play(state, random.Random(plays), 1)
            plays += 1
            deals.add(len(state.stock))
        assert plays == 48
        assert deals == {40, 32, 24, 16, 8, 0}

    def test_nothing_new_on_the_table_in_later_deals(self) -> None:
        state = dealt("table")
        while len(state.stock) == 40:
            before = state.table_mask | state.hands[0] | state.hands[1]
            random_play(state, random.Random(3), 1)
        assert state.table_mask & ~before == 0

    def test_FA13_at_most_twelve_cards_are_laid_in_a_row(self) -> None:
        rng = random.Random("lays")
        for seed in range(150):
            state = dealt(seed)
            laid = 0
            while state.turn >= 0:
                kinds = [e.kind for e in play(state, rng.choice(hand_codes(state)))]
                laid = laid + 1 if kinds[0] == "laid" else 0
                assert laid <= 12
            assert state.last_taker is not None

    def test_FA4_capturing_is_compulsory(self) -> None:
        """A move is a card and nothing else: there is no way to take less, or to lay it."""
        state = position(("9C AC", "3D"), "9D 4C 5C", stock=8)
        assert RULES.legal_moves(state) == [card_of("AC"), card_of("9C")]
        play(state, "9C")
        assert state.table == ()


def hand_codes(state: FishingState) -> list[str]:
    """The cards of the seat to act."""
    return [CODES[card] for card in RULES.legal_moves(state)]


def test_rounds_equal_a_naive_second_implementation() -> None:
    rng = random.Random("naive rounds")
    for _ in range(60):
        pack = list(CODES)
        rng.shuffle(pack)
        state = dealt("any")
        state.turn = AWAITS_DECK
        settle_round(state, pack)
        plain = naive.Round(pack, state.dealer)
        while not plain.over:
            assert state.turn == plain.turn
            code = rng.choice(plain.hands[plain.turn])
            plain.play(code)
            play(state, code)
            assert [CODES[card] for card in state.table] == plain.table
            for seat in (0, 1):
                assert codes_in(state.piles[seat]) == naive.in_order(plain.piles[seat])
                assert codes_in(state.hands[seat]) == naive.in_order(plain.hands[seat])
            assert state.sweeps == plain.sweeps
            assert state.last_taker == plain.last_taker
        assert [line.total for line in state.rounds[-1]] == [plain.total(0), plain.total(1)]


def test_points_by_pile_after_random_rounds() -> None:
    """Conservation: the piles hold the pack, 13 spades, 10 or 9 points and the sweeps."""
    for seed in range(60):
        state = random_play(dealt(seed), random.Random(seed), 48)
        assert state.piles[0] ^ state.piles[1] == FULL_PACK
        spades = [(pile & ALL_SPADES).bit_count() for pile in state.piles]
        assert sum(spades) == 13
        level = state.piles[0].bit_count() == 26
        assert sum(state.scores) == sum(state.sweeps) + (9 if level else 10)
