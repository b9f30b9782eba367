"""What Insane imagines: the quick player, its playouts, and how it values them."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from skillgames.engine.cards import cards_in
from skillgames.games.fishing import playout
from skillgames.games.fishing.equity import equity, hoped_equity
from skillgames.games.fishing.equity_data import LEADER, LEVEL, SCALE
from skillgames.games.fishing.outlook import Outlook, card_points
from skillgames.games.fishing.playout import Line, danger, plan, play_out, policy
from tests.games.fishing.positions import RULES, dealt, mask, play, position, random_play


def test_playout_is_repeated_play_on_1000_seeds() -> None:
    for seed in range(1000):
        rng = random.Random(seed)
        state = random_play(dealt(seed), rng, rng.randrange(40))
        seat = state.turn
        stock = len(state.stock)
        own, other = list(cards_in(state.hands[seat])), list(cards_in(state.hands[1 - seat]))
        first = rng.choice(own)
        own.remove(first)
        line = Line(
            state.piles[seat],
            state.piles[1 - seat],
            state.sweeps[seat],
            state.sweeps[1 - seat],
            state.table_mask,
        )
        play_out(line, own, other, first)
        RULES.play(state, first)
        while len(state.stock) == stock:
            RULES.play(state, policy(cards_in(state.hands[state.turn]), state.table_mask))
        assert line.table == state.table_mask
        assert (line.own_pile, line.other_pile) == (state.piles[seat], state.piles[1 - seat])
        assert (line.own_sweeps, line.other_sweeps) == (state.sweeps[seat], state.sweeps[1 - seat])


def test_plan_is_what_the_rules_do() -> None:
    state = position(("TD 4C", "5C"), "KC 3S 9S 7S QD", piles=("", ""), stock=8)
    rating, pile, after, sweep = plan(state.hands[0].bit_length() - 1, state.table_mask)
    play(state, "TD")
    assert (pile, after, sweep) == (state.piles[0], state.table_mask, state.sweeps[0])
    assert rating > 0
    assert plan(3 * 4, mask("KC"))[1:] == (0, mask("KC 4C"), 0)


def test_memory_of_plans_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "_MEMORY_LIMIT", 40)
    rng = random.Random("plans")
    expected: dict[tuple[int, int], playout.Plan] = {}
    playout._plans.clear()
    for _ in range(200):
        case = rng.randrange(4, 52), mask("AC 2C 3C") | 1 << rng.randrange(4)
        expected.setdefault(case, plan(*case))
        assert plan(*case) == expected[case]
        assert len(playout._plans) <= 40


def test_danger_grows_with_what_lies_there() -> None:
    assert danger(0) == 0
    assert danger(mask("9C")) > danger(mask("9C QD"))  # an open invitation
    assert danger(mask("9C 7D")) > danger(mask("9C 8D"))  # sixteen can be taken, seventeen not
    assert danger(mask("TD")) > danger(mask("TC"))


class TestEquity:
    def test_decided_matches(self) -> None:
        for leads in (False, True):
            assert equity(16, 15, leads) == equity(21, 20, leads) == SCALE
            assert equity(15, 16, leads) == equity(0, 30, leads) == 0

    def test_open_matches_are_never_certain(self) -> None:
        for own in range(16):
            for other in range(16):
                assert 0 < equity(own, other, True) < SCALE
        assert 0 < LEVEL < SCALE

    def test_both_sides_share_one_certainty(self) -> None:
        for own, other in ((0, 0), (3, 12), (15, 15), (18, 18), (17, 2)):
            assert equity(own, other, True) + equity(other, own, False) == SCALE

    def test_more_points_are_better(self) -> None:
        for own in range(15):
            for other in range(15):
                assert LEADER[own + 1][other] >= LEADER[own][other] >= LEADER[own][other + 1]

    def test_leading_is_better_than_dealing(self) -> None:
        assert equity(0, 0, True) > equity(0, 0, False)
        assert equity(20, 20, True) > equity(20, 20, False)

    @pytest.mark.parametrize("deal", [1, 3, 5])
    def test_hoped_equity_is_smooth_and_rises(self, deal: int) -> None:
        values = [hoped_equity(deal, 4 + step / 4, 9, True) for step in range(60)]
        assert values == sorted(values)
        assert max(b - a for a, b in pairwise(values)) < SCALE * 0.05
        assert 0 <= values[0] < values[-1] <= SCALE

    def test_hoped_equity_gets_surer(self) -> None:
        early, late = hoped_equity(1, 17.0, 12.0, True), hoped_equity(5, 17.0, 12.0, True)
        assert SCALE / 2 < early < late


class TestOutlook:
    def value(
        self, own: str, other: str, table: str = "", sweeps: tuple[int, int] = (0, 0)
    ) -> float:
        view = RULES.view(position(("9C", "8C"), "", piles=("", ""), stock=16), 0)
        return Outlook(view).value(Line(mask(own), mask(other), *sweeps, mask(table)))

    def test_points_count(self) -> None:
        plain = self.value("4C 4D", "5C 5D")
        assert self.value("AC AD", "5C 5D") > plain > self.value("4C 4D", "AC AD")
        assert self.value("TD TC", "5C 5D") > self.value("2S 2C", "5C 5D") > plain
        assert self.value("4C 4D", "5C 5D", sweeps=(1, 0)) > plain

    def test_majorities_count(self) -> None:
        plain = self.value("4C 4D", "5C 5D")
        assert self.value("4S 4D", "5C 5D") > plain
        assert self.value("4C 4D 4H 6C", "5C 5D") > plain

    def test_the_next_leader_meets_the_table(self) -> None:
        """Seat 0 leads this round, seat 1 deals."""
        assert self.value("4C", "5C", "TD") > self.value("4C", "5C", "KC QC JC 9C")

    def test_decided_majorities_are_certain(self) -> None:
        seven = "3S 4S 5S 6S 7S 8S 9S"
        six = "AS 2S TS JS QS KS"
        assert self.value(seven, six) > self.value("3S 4S 5S 6S 7S 8S", "9S AS 2S TS JS QS")

    def test_card_points(self) -> None:
        assert card_points(mask("AC AD AH AS 2S TD")) == 7
        assert card_points(mask("2C TC TS KS")) == 0
