"""The four levels: T2 to T8, and the rules FA28 to FA31 about them.

T1, a hundred matches of each level, is part of the contract of every game.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from skillgames.bots.budget import Budget, Choice
from skillgames.engine.cards import CODES, card_of, cards_in, codes_in
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.games.fishing import bot
from skillgames.games.fishing.bot import LEVELS, easy, hard, hard_score, insane, medium, sample
from skillgames.games.fishing.capture import best_capture
from skillgames.games.fishing.ending import line_value
from skillgames.games.fishing.equity import equity
from skillgames.games.fishing.equity_data import SCALE
from skillgames.games.fishing.judgement import gain, hold, threat
from skillgames.games.fishing.state import FishingOptions, FishingState, FishingView
from tests.games.fishing.positions import (
    FULL_PACK,
    RULES,
    dealt,
    mask,
    play,
    position,
    random_play,
)

WORLDS = 4


def budget(seed: object = 0, worlds: int | None = WORLDS) -> Budget:
    """A budget without a cap."""
    return Budget(random.Random(str(seed)), worlds)


def chosen(level: Callable[..., Choice], state: FishingState, **more: float) -> str:
    """The code of the card this level plays for the seat to act."""
    move: int = level(RULES.view(state, state.turn), budget(), **more).move
    return CODES[move]


def states_to_act(count: int, seed: str) -> list[FishingState]:
    """Random positions with a seat to act, from all stages of a round."""
    rng = random.Random(seed)
    found: list[FishingState] = []
    while len(found) < count:
        state = random_play(dealt(rng.random()), rng, rng.randrange(48))
        if state.turn >= 0:
            state.scores = (rng.randrange(16), rng.randrange(16))
            found.append(state)
    return found


class TestEasy:
    def test_T2_takes_most_table_cards(self) -> None:
        for state in states_to_act(200, "T2 most"):
            view = RULES.view(state, state.turn)
            counts = [
                best_capture(card, state.table_mask).bit_count() for card in cards_in(view.hand)
            ]
            move = easy(view, budget(), noise=0.0).move
            assert best_capture(move, state.table_mask).bit_count() == max(counts)

    def test_T2_at_random_every_card_is_as_likely(self) -> None:
        view = RULES.view(dealt("T2"), 0)
        given = budget("T2")
        counts = Counter(easy(view, given, noise=1.0).move for _ in range(4000))
        assert set(counts) == set(cards_in(view.hand))
        chi2 = sum((count - 1000) ** 2 / 1000 for count in counts.values())
        # 3 degrees of freedom: 99.99 % lie below 21.
        assert chi2 < 21

    def test_T2_half_of_the_cards_are_random(self) -> None:
        view = RULES.view(dealt("T2 share"), 0)
        best = easy(view, budget(), noise=0.0).move
        given = budget("share")
        others = sum(easy(view, given).move != best for _ in range(4000))
        # A random card is the best one in one of four cases.
        assert others / 4000 / 0.75 == pytest.approx(0.5, abs=0.05)

    def test_FA28_of_equals_the_first_in_pack_order(self) -> None:
        state = position(("KC 7H 7D 3S", "4C"), "7C KD", stock=8)
        assert chosen(easy, state, noise=0.0) == "7D"


class TestMedium:
    def test_T3_points_before_one_more_plain_card(self) -> None:
        """A ten takes the ten of diamonds, a queen would take two plain cards."""
        state = position(("TC QC 2C 3C", "4C"), "TD 5D 7H", stock=8)
        assert best_capture(card_of("QC"), state.table_mask).bit_count() == 2
        assert chosen(medium, state, noise=0.0) == "TC"

    def test_T3_lays_the_smallest_plain_card_that_is_no_spade(self) -> None:
        state = position(("3S 4H 8D AC", "4C"), "KC QD", stock=8)
        assert chosen(medium, state, noise=0.0) == "4H"
        state = position(("9C 6D TD 2S", "4C"), "KC QD", stock=8)
        assert chosen(medium, state, noise=0.0) == "6D"

    def test_FA28_a_quarter_of_the_cards_is_random(self) -> None:
        view = RULES.view(dealt("quarter"), 0)
        best = medium(view, budget(), noise=0.0).move
        given = budget("quarter")
        others = sum(medium(view, given).move != best for _ in range(4000))
        assert others / 4000 / 0.75 == pytest.approx(0.25, abs=0.04)

    def test_spades_and_sweeps_count(self) -> None:
        state = position(("9C 8C KH 2H", "4C"), "9S 8D", stock=8)
        assert chosen(medium, state, noise=0.0) == "9C"
        state = position(("KC TC", "4C"), "TS 3D", stock=8)
        assert chosen(medium, state, noise=0.0) == "KC"


@pytest.mark.parametrize("level", [easy, medium])
def test_values_come_with_a_random_card_too(level: Callable[..., Choice]) -> None:
    view = RULES.view(dealt("values"), 0)
    plain = level(view, budget(), noise=0.0)
    assert level(view, budget(), noise=1.0).values == plain.values
    assert max(plain.values, key=lambda one: one.mean).move == plain.move


@pytest.mark.parametrize("level", [medium, hard], ids=["medium", "hard"])
def test_B7_the_played_card_counts(level: Callable[..., Choice]) -> None:
    """Both nines take the same; the spade is banked too."""
    state = position(("9C 9S KH 4H", "4C"), "9D QD", stock=8)
    assert chosen(level, state, **({"noise": 0.0} if level is medium else {})) == "9S"


class TestHard:
    def test_T4_no_chance(self) -> None:
        for state in states_to_act(5, "T4"):
            view = RULES.view(state, state.turn)
            assert len({hard(view, budget(seed)).move for seed in range(100)}) == 1

    def test_T4_does_not_leave_a_single_card(self) -> None:
        """KS takes the king, jack and two and leaves a ten alone, an open invitation; QS
        takes one card less and leaves jack and king, which no card takes together."""
        state = position(("AH 6H QS KS", "4C 5C 7C 8C"), "2D TC JC KH", stock=40)
        assert gain(card_of("KS"), state.table_mask) > gain(card_of("QS"), state.table_mask)
        assert chosen(medium, state, noise=0.0) == "KS"
        assert chosen(hard, state) == "QS"

    def test_T4_does_not_leave_two_cards_up_to_sixteen(self) -> None:
        """With nine on the table, a four makes thirteen; an eight makes seventeen."""
        state = position(("4C 8C", "5C 7C"), "9D", stock=8)
        assert chosen(medium, state, noise=0.0) == "4C"
        assert chosen(hard, state) == "8C"

    def test_T4_saves_an_ace(self) -> None:
        """The ace would take nine and five, the queen takes two and ten: equal gains."""
        state = position(("AC QC", "5C 7C"), "2S TH 9S 5D", stock=8)
        gains = [gain(card_of(code), state.table_mask) for code in ("AC", "QC")]
        assert gains[0] == pytest.approx(gains[1])
        assert chosen(hard, state) == "QC"

    def test_T4_price_of_big_cards(self) -> None:
        prices = {"AC": 0.35, "AS": 0.35, "2S": 0.45, "TD": 0.55, "2C": 0.0, "TS": 0.0, "KD": 0.0}
        for code, price in prices.items():
            assert hold(card_of(code), 1.5) == price
            assert hold(card_of(code), 1.51) == 0.0

    @pytest.mark.parametrize("big", ["AC", "2S", "TD"])
    def test_T4_saves_big_cards_when_nothing_can_be_taken(self, big: str) -> None:
        state = position((f"{big} 8C", "5C 7C"), "KC JD", stock=8)
        assert best_capture(card_of(big), state.table_mask) == 0
        assert chosen(hard, state) == "8C"

    def test_a_big_card_is_played_for_a_big_gain(self) -> None:
        state = position(("TD 4C", "5C 7C"), "KC 3S 9S 7S AD QD 4H", stock=8)
        assert chosen(hard, state) == "TD"

    def test_remembers_nothing(self) -> None:
        """Captured cards do not enter its choice."""
        rng = random.Random("memory")
        for state in states_to_act(40, "memory"):
            view = RULES.view(state, state.turn)
            twin = state.copy()
            piles = codes_in(state.piles[0] | state.piles[1])
            rng.shuffle(piles)
            twin.piles = [mask(" ".join(piles[::2])), mask(" ".join(piles[1::2]))]
            assert hard(RULES.view(twin, twin.turn), budget()) == hard(view, budget())

    def test_FA31_the_last_card_of_a_round_sweeps_nothing(self) -> None:
        """Before the 48th card a table that could be cleared costs no sweep."""
        last = RULES.view(position(("9C", "5C"), "4D"), 0)
        before = RULES.view(position(("9C", "5C"), "4D", stock=8), 0)
        difference = hard_score(last, card_of("9C")) - hard_score(before, card_of("9C"))
        assert difference > 0
        unseen, table = FULL_PACK & ~mask("9C 4D"), mask("9C 4D")
        expected = bot.THREAT_WEIGHT * (
            threat(table, unseen, 1) - threat(table, unseen, 1, last=True)
        )
        assert difference == pytest.approx(expected)

    def test_no_reply_after_the_last_card(self) -> None:
        view = RULES.view(position(("", "5C"), "KD", turn=1), 1)
        assert view.hand == mask("5C")
        assert hard_score(view, card_of("5C")) == pytest.approx(-0.01 * 4)

    def test_after_a_deal_the_leader_meets_the_table_with_four_cards(self) -> None:
        """The dealer plays the last card of a deal; the next deal's leader replies."""
        view = RULES.view(position(("", "5C"), "KD", turn=1, stock=8), 1)
        unseen = FULL_PACK & ~mask("5C KD")
        expected = -0.01 * 4 - bot.THREAT_WEIGHT * threat(mask("KD 5C"), unseen, 4)
        assert hard_score(view, card_of("5C")) == pytest.approx(expected)


class TestThreat:
    def test_expected_best_gain_is_the_mean_over_all_hands(self) -> None:
        table = mask("9D 5H")
        unseen = mask("9C 5S 4C KD AH 2H TD")
        hands = list(combinations(cards_in(unseen), 3))
        mean = sum(max(gain(card, table) for card in hand) for hand in hands) / len(hands)
        assert threat(table, unseen, 3) == pytest.approx(mean)

    def test_FA9_the_last_card_gains_no_sweep(self) -> None:
        card, table = card_of("9C"), mask("9D")
        assert gain(card, table) - gain(card, table, last=True) == pytest.approx(1.0)

    def test_nothing_to_fear(self) -> None:
        assert threat(0, FULL_PACK, 4) == 0
        assert threat(mask("9D"), mask("8C 7C"), 2) == 0
        assert threat(mask("9D"), mask("9C"), 0) == 0

    def test_all_cards_of_the_pool(self) -> None:
        assert threat(mask("9D"), mask("9C 8C"), 2) == pytest.approx(
            gain(card_of("9C"), mask("9D"))
        )


class TestInsane:
    def test_T5_FA30_last_deals_are_solved(self) -> None:
        """The card's value is that of an independent full search with the same value."""
        rng = random.Random("T5")
        for number in range(200):
            state = dealt(f"T5 {number}")
            state.dealer, state.turn = number % 2, 1 - number % 2
            state.hands.reverse()
            while state.stock:
                random_play(state, rng, 1)
            random_play(state, rng, rng.randrange(3))
            state.scores = (rng.randrange(16), rng.randrange(16))
            seat = state.turn
            choice = insane(RULES.view(state, seat), budget())
            exact = {
                move: full_search(after(state, move), seat) for move in RULES.legal_moves(state)
            }
            assert exact[choice.move] == max(exact.values())
            for value in choice.values:
                assert value.mean == pytest.approx(exact[value.move] / 1000)

    def test_FA30_a_won_match_beats_an_open_one(self) -> None:
        for leads in (False, True):
            assert line_value((16, 14), 2, leads) > line_value((15, 13), 2, leads)
            assert line_value((16, 15), -3, leads) > line_value((15, 0), 9, leads)
            assert line_value((0, 15), -9, leads) > line_value((15, 16), 3, leads)
            assert line_value((17, 3), 5, leads) > line_value((16, 3), 4, leads)
            assert 0 < equity(18, 18, leads) < SCALE

    def test_FA30_wins_now_rather_than_scoring_more(self) -> None:
        """Where the last deal can be won against every reply, the match is won."""
        rng = random.Random("wins")
        won = 0
        for number in range(150):
            state = dealt(f"wins {number}")
            while state.stock:
                random_play(state, rng, 1)
            state.scores = (rng.randrange(9, 16), rng.randrange(9, 16))
            seat = state.turn
            best = max(full_search(after(state, move), seat) for move in RULES.legal_moves(state))
            if best < SCALE * 1000 - 500:
                continue
            won += 1
            other = random.Random(number)
            while state.turn >= 0:
                if state.turn == seat:
                    RULES.play(state, insane(RULES.view(state, seat), budget()).move)
                else:
                    random_play(state, other, 1)
            result = RULES.result(state)
            assert result is not None
            assert result.winners == (seat,)
        assert won >= 10

    def test_a_forced_card_is_valued_too(self) -> None:
        view = RULES.view(position(("9C", "5C"), "KD 4D", stock=8), 0)
        choice = insane(view, budget())
        assert [value.move for value in choice.values] == [card_of("9C")]
        assert 0 < choice.values[0].mean < SCALE

    def test_worlds_are_those_of_the_budget_or_its_own(self) -> None:
        view = RULES.view(dealt("worlds"), 0)
        assert {value.worlds for value in insane(view, budget(worlds=4)).values} == {4}
        most = max(value.worlds for value in insane(view, budget(worlds=None)).values)
        assert most <= bot.WORLDS[Level.INSANE]
        assert most >= 16

    def test_a_cap_cuts(self) -> None:
        view = RULES.view(dealt("cap"), 0)
        cut = insane(view, Budget(random.Random(0), 10_000, deadline=0.0))
        assert {value.worlds for value in cut.values} == {8}

    def test_does_not_lay_an_ace_where_it_is_lost(self) -> None:
        state = position(("AC 8C KH QH", "4C 5C 6C 7C"), "JD", stock=40)
        assert chosen(insane, state) != "AC"


def after(state: FishingState, move: int) -> FishingState:
    """The position after a move."""
    twin = state.copy()
    RULES.play(twin, move)
    return twin


def full_search(state: FishingState, seat: int) -> int:
    """Plain minimax over the rules to the end of the round, no pruning."""
    if state.turn < 0:
        own, other = state.rounds[-1][seat].total, state.rounds[-1][1 - seat].total
        a, b = state.scores[seat], state.scores[1 - seat]
        if max(a, b) >= 16 and a != b:
            chance = SCALE if a > b else 0
        else:
            chance = equity(a, b, state.dealer == seat)
            assert 0 < chance < SCALE
        return chance * 1000 + own - other
    values = [full_search(after(state, move), seat) for move in RULES.legal_moves(state)]
    return max(values) if state.turn == seat else min(values)


@pytest.mark.parametrize("level", list(Level))
def test_T6_FA29_hidden_cards_change_nothing(level: Level) -> None:
    """The choice and its values are the same whatever the other hand and the stock are."""
    rng = random.Random(f"T6 {level}")
    for number, state in enumerate(states_to_act(200, "T6")):
        seat = state.turn
        world = sample(RULES.view(state, seat), rng)
        first = LEVELS[level](RULES.view(state, seat), budget(number))
        again = LEVELS[level](RULES.view(world, seat), budget(number))
        assert first == again


@pytest.mark.parametrize("level", list(Level))
def test_same_question_same_answer(level: Level) -> None:
    """Whatever was thought about in between."""
    views = [RULES.view(state, state.turn) for state in states_to_act(20, "same")]
    first = [LEVELS[level](view, budget(1)) for view in views]
    assert [LEVELS[level](view, budget(1)) for view in reversed(views)] == first[::-1]


@pytest.mark.parametrize("level", list(Level))
def test_T8_nothing_is_played_out_of_turn(level: Level) -> None:
    state = dealt("T8")
    views: list[FishingView] = [RULES.view(state, 1), RULES.view(position(("", ""), ""), 1)]
    views.append(RULES.view(RULES.start(FishingOptions()), 0))
    views.append(RULES.view(random_play(state, random.Random(8), 48), 0))
    for view in views:
        given = budget()
        before = given.rng.getstate()
        with pytest.raises(OutOfTurn):
            LEVELS[level](view, given)
        assert given.rng.getstate() == before


@pytest.mark.parametrize("level", [Level.HARD, Level.INSANE])
def test_takes_what_is_offered(level: Level) -> None:
    """A sweep with the ten of diamonds on the table is not missed."""
    state = position(("TC 3C 5H KH", "4C 6C 7C 8C"), "TD", stock=40)
    assert chosen(LEVELS[level], state) == "TC"
    play(state, "TC")
    assert state.sweeps == [1, 0]
