"""The four levels: how each plays, what they may not know, and that no match is endless."""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

import pytest

from skillgames.bots.budget import Budget
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.games.arabka import bot, insane, search
from skillgames.games.arabka.bot import LEVELS, sample
from skillgames.games.arabka.ending import LOST, OPEN, WON, outcomes
from skillgames.games.arabka.moves import moves_of, own_standing
from skillgames.games.arabka.pack import codes_in, mask_of_codes
from skillgames.games.arabka.playout import CAP, NOISE, Ending, play_out, policy
from skillgames.games.arabka.search import candidates, lays, swaps
from skillgames.games.arabka.state import OVER, READY, ArabkaState, Lay, Move, Turn
from tests.contract.hooks.arabka import shuffled
from tests.games.arabka.positions import RULES, dealt, legal, play, position, short

WORLDS = 4
MOST_TURNS = 2_000


class Search(NamedTuple):
    """How a playout was asked for."""

    ahead: int
    noise: float


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    """Every playout of the test, as it was asked for."""
    seen: list[Search] = []

    def watched(state: ArabkaState, rng: random.Random, cap: int, noise: float) -> Ending:
        seen.append(Search(cap, noise))
        return play_out(state, rng, cap, noise)

    monkeypatch.setattr(search, "play_out", watched)
    return seen


def searched_with(level: Level, seats: int, searches: list[Search]) -> Search:
    """How this level tries its lays on a big pile, among so many players."""
    hands = ("8 8 Q 2", "4 4 4", "5 5 5", "9 9 9")[:seats]
    state = position(*hands, pile="6 6 6 7 7 7", stock=2)
    LEVELS[level](RULES.view(state, 0), budget(worlds=2))
    [found] = set(searches)
    searches.clear()
    return found


every_level = pytest.mark.parametrize("level", list(Level))


def budget(seed: object = 0, worlds: int | None = WORLDS) -> Budget:
    """A budget without a cap."""
    return Budget(random.Random(str(seed)), worlds)


def chosen(level: Level, state: ArabkaState, seed: object = 0) -> str:
    """What this level does for the seat to act, lays by ranks."""
    return short(LEVELS[level](RULES.view(state, state.turn), budget(seed)).move)


def positions(count: int, seed: str) -> list[ArabkaState]:
    """Positions with a seat to act from all stages of matches."""
    rng = random.Random(seed)
    found: list[ArabkaState] = []
    while len(found) < count:
        state = dealt(rng.randrange(2, 6), rng.random())
        for _ in range(rng.randrange(90)):
            if state.turn < 0:
                break
            if state.swapping or rng.random() < 0.2:
                RULES.play(state, rng.choice(RULES.legal_moves(state)))
            else:
                RULES.play(state, policy(state, rng))
        if state.turn >= 0:
            found.append(state)
    return found


class TestEasy:
    def test_what_it_does_not_do_at_random_is_the_lowest_card_alone(self) -> None:
        state = position("8 8 9 J 2", "4 4 4", pile="7", stock=9)
        seen = Counter(chosen(Level.EASY, state, seed) for seed in range(400))
        assert set(seen) == set(legal(state))
        random_share = bot.EASY_NOISE * 2 / len(RULES.legal_moves(state))
        assert seen["8"] / 400 == pytest.approx(1 - bot.EASY_NOISE + random_share, abs=0.1)

    def test_never_takes_when_something_fits(self) -> None:
        state = position("8 9 J", "4 4 4", pile="7", stock=9)
        assert all(chosen(Level.EASY, state, seed) != "take" for seed in range(50))


class TestMedium:
    @pytest.mark.parametrize(
        ("hand", "pile", "move"),
        [
            ("8 8 9 J 2", "7", "8 8"),
            ("4 4 4 4 K", "", "4 4 4 4"),
            ("8 2 3 T", "9", "2"),
            ("8 T 3", "9", "3"),
            ("4 5 6", "9", "take"),
        ],
    )
    def test_lowest_rank_bonus_cards_in_need(self, hand: str, pile: str, move: str) -> None:
        assert chosen(Level.MEDIUM, position(hand, "J J J", pile=pile, stock=9)) == move

    def test_ends_its_turn_rather_than_spend_a_bonus_card(self) -> None:
        state = position("8 8 8 8 2 3", "4 4 4", stock=9)
        play(state, "8 8 8 8")
        assert chosen(Level.MEDIUM, state) == "end"

    def test_swaps_nothing(self) -> None:
        assert chosen(Level.MEDIUM, dealt(2)) == "ready"

    def test_turns_a_closed_card_after_a_ten(self) -> None:
        state = position("", "5 5 5", pile="7", closed=("T 8 K",))
        play(state, "turn 1")
        assert chosen(Level.MEDIUM, state).startswith("turn")

    def test_now_and_then_any_move_in_a_crowd(self) -> None:
        crowd = position("8 9 J K", "4 4 4", "5 5 5", pile="7", stock=9)
        seen = Counter(chosen(Level.MEDIUM, crowd, seed) for seed in range(400))
        assert set(seen) == {"8", "9", "J", "K"}
        assert seen["8"] / 400 == pytest.approx(1 - 0.75 * bot.MEDIUM_CROWD_NOISE, abs=0.07)
        duel = position("8 9 J K", "4 4 4", pile="7", stock=9)
        assert {chosen(Level.MEDIUM, duel, seed) for seed in range(100)} == {"8"}


class TestHard:
    def test_a_three_on_a_big_pile(self) -> None:
        big = " ".join("56789JQKA567")
        state = position("3 8 9 A", "4 4 4", pile=big, stock=0)
        assert short(LEVELS[Level.HARD](RULES.view(state, 0), budget(worlds=64)).move) == "3"

    def test_keeps_bonus_cards(self) -> None:
        assert chosen(Level.HARD, position("8 2 3 T", "4 4 4", pile="7", stock=9)) == "8"

    def test_looks_ahead_in_a_crowd(self) -> None:
        """With more than two players every choice is tried in a few worlds, but no swap."""
        swapping = dealt(4, "crowd")
        view = RULES.view(swapping, swapping.turn)
        assert not LEVELS[Level.HARD](view, budget()).values
        state = position("8 9 J", "4 4 4", "5 5 5", pile="7", stock=9)
        view = RULES.view(state, 0)
        values = LEVELS[Level.HARD](view, budget(worlds=None)).values
        assert {one.worlds for one in values} <= {bot.HARD_CROWD_WORLDS}
        assert len(values) == 3

    def test_expects_any_lay_more_often_in_a_crowd(self, searches: list[Search]) -> None:
        seen = [searched_with(Level.HARD, seats, searches) for seats in (2, 3, 4)]
        assert [(one.ahead, one.noise) for one in seen] == [
            (CAP, NOISE),
            (insane.AHEAD, bot.HARD_CROWD_NOISE),
            (insane.AHEAD, bot.HARD_CROWD_NOISE),
        ]

    def test_swaps_well(self) -> None:
        state = position(
            "3 T 5", "6 6 6", stock=9, opened=("4C 8C AC",), swapping=True, dealer=1, turn=0
        )
        assert len(chosen(Level.HARD, state).split()) == 3


class TestInsane:
    def test_tries_twenty_hands(self) -> None:
        state = dealt(2)
        view = RULES.view(state, state.turn)
        moves = [*swaps(view.hand, view.opened[view.seat])]
        assert len(moves) == 20
        hands = set()
        for move in moves:
            twin = state.copy()
            RULES.play(twin, move)
            hands.add(twin.hands[view.seat])
            assert move in RULES.legal_moves(state)
        assert len(hands) == 20
        choice = LEVELS[Level.INSANE](view, budget(worlds=2))
        assert [one.move for one in choice.values] == moves

    def test_candidates_differ_in_more_than_suits(self) -> None:
        for state in positions(150, "candidates"):
            view = RULES.view(state, state.turn)
            found = candidates(view)
            legal_moves = RULES.legal_moves(state)
            assert set(found) <= set(legal_moves)
            if not state.swapping:
                told = Counter(map(short, found))
                assert max(told.values()) == 1
                expected = {one if not one.startswith("turn") else "turn" for one in legal(state)}
                assert {one if not one.startswith("turn") else "turn" for one in told} == expected

    def test_known_cards_are_laid_first(self) -> None:
        fitting, known = mask_of_codes(("8C", "8D", "8H")), mask_of_codes(("8H",))
        assert [codes_in(lay.cards) for lay in lays(fitting, known)] == [
            ("8H",),
            ("8C", "8H"),
            ("8C", "8D", "8H"),
        ]

    def test_closed_cards_are_drawn_at_random(self) -> None:
        state = position("", "5 5 5", pile="7", closed=("4 8 K",))
        for level in Level:
            drawn = {chosen(level, state, seed) for seed in range(40)}
            assert drawn == {"turn 1", "turn 2", "turn 3"}

    def test_worlds_are_those_of_the_budget_or_its_own(self) -> None:
        state = position("4 8 9 J 2", "4 4 4", stock=9)
        view = RULES.view(state, 0)
        four = LEVELS[Level.INSANE](view, budget(worlds=4))
        assert {value.worlds for value in four.values} == {4}
        crowd = RULES.view(position("8 9 J", "4 4 4", "5 5 5", pile="7", stock=9), 0)
        many = LEVELS[Level.INSANE](crowd, budget(worlds=None))
        assert insane.INSANE_WORLDS < max(one.worlds for one in many.values) <= insane.CROWD_WORLDS
        own = LEVELS[Level.INSANE](view, budget(worlds=None))
        assert 16 <= max(value.worlds for value in own.values) <= insane.INSANE_WORLDS
        assert bot.WORLDS[Level.INSANE] == insane.INSANE_WORLDS

    def test_looks_further_and_expects_any_lay_in_a_crowd(self, searches: list[Search]) -> None:
        seen = [searched_with(Level.INSANE, seats, searches) for seats in (2, 3, 4)]
        assert [(one.ahead, one.noise) for one in seen] == [
            (insane.AHEAD, NOISE),
            (insane.CROWD_AHEAD, insane.CROWD_NOISE),
            (insane.CROWD_AHEAD, insane.CROWD_NOISE),
        ]

    def test_swaps_with_the_same_expectation(self, searches: list[Search]) -> None:
        for seats, noise in ((2, NOISE), (4, insane.CROWD_NOISE)):
            state = dealt(seats, "swap")
            LEVELS[Level.INSANE](RULES.view(state, state.turn), budget(worlds=1))
            assert searches[-1] == (insane.SWAP_AHEAD, noise)

    def test_a_cap_cuts(self) -> None:
        view = RULES.view(position("4 8 9 J 2", "4 4 4", stock=9), 0)
        cut = LEVELS[Level.INSANE](view, Budget(random.Random(0), 10_000, deadline=0.0))
        assert {value.worlds for value in cut.values} == {8}

    def test_values_are_chances(self) -> None:
        for state in positions(40, "values"):
            choice = LEVELS[Level.INSANE](RULES.view(state, state.turn), budget())
            assert all(0 <= value.mean <= 1 for value in choice.values)

    def test_wins_where_it_can(self) -> None:
        """Nothing is hidden: J wins after the pile was taken, any other lay loses time."""
        state = position("J J A", "4 4 5 6", pile="9")
        won = LEVELS[Level.INSANE](RULES.view(state, 0), budget())
        assert won.values
        assert won.values[0].mean == 1.0
        while state.turn != OVER:
            actor = state.turn
            if actor == 0:
                move = LEVELS[Level.INSANE](RULES.view(state, 0), budget(worlds=16)).move
            else:
                move = policy(state, random.Random(1))
            RULES.play(state, move)
        assert state.winner == 0


class TestEndings:
    def test_what_is_found_is_true(self) -> None:
        """A plain search to the same depth agrees on every won and lost move."""
        rng = random.Random("endings")
        told = 0
        for _ in range(25):
            cards = rng.sample("456789JQKA23T" * 2, rng.randrange(4, 7))
            cut = rng.randrange(1, len(cards) - 1)
            state = position(" ".join(cards[:cut]), " ".join(cards[cut:]), pile=rng.choice("479K"))
            for move, outcome in outcomes(state).items():
                twin = state.copy()
                RULES.play(twin, move)
                plain = searched_plainly(twin, 0, 5)
                if OPEN not in (plain, outcome):
                    assert plain == outcome
                    told += 1
        assert told > 20

    def test_a_lost_move_is_not_made_when_another_is_open(self) -> None:
        rng = random.Random("lost moves")
        met = 0
        for _ in range(25):
            cards = rng.sample("456789JQKA23T" * 2, rng.randrange(4, 7))
            state = position(" ".join(cards[:-1]), cards[-1], pile=rng.choice("479"))
            found = outcomes(state)
            if LOST in found.values() and set(found.values()) != {LOST}:
                view = RULES.view(state, 0)
                assert found[LEVELS[Level.INSANE](view, budget()).move] != LOST
                met += 1
        assert met > 2

    def test_one_card_left_wins_at_once(self) -> None:
        state = position("9", "4 4", pile="7")
        assert list(outcomes(state).values()) == [WON]


def searched_plainly(state: ArabkaState, seat: int, depth: int) -> int:
    """Won, lost or open after so many moves, by plain minimax over ranks."""
    if state.turn == OVER:
        return WON if state.winner == seat else LOST if state.winner is not None else OPEN
    if depth == 0:
        return OPEN
    values = []
    tried: set[str] = set()
    for move in RULES.legal_moves(state):
        if short(move) in tried:
            continue
        tried.add(short(move))
        twin = state.copy()
        RULES.play(twin, move)
        values.append(searched_plainly(twin, seat, depth - 1))
    return max(values) if state.turn == seat else min(values)


@every_level
def test_AA33_B29_what_is_hidden_changes_no_choice(level: Level) -> None:
    """Hidden cards exchanged, and sampled anew: the same move and the same values."""
    rng = random.Random(f"hidden {level}")
    for number, state in enumerate(positions(80, "hidden")):
        seat = state.turn
        first = LEVELS[level](RULES.view(state, seat), budget(number))
        for twin in (shuffled(state, seat, rng), sample(RULES.view(state, seat), rng)):
            assert LEVELS[level](RULES.view(twin, seat), budget(number)) == first


@every_level
def test_B32_every_choice_is_legal(level: Level) -> None:
    for number, state in enumerate(positions(120, "legal")):
        move: Move = LEVELS[level](RULES.view(state, state.turn), budget(number)).move
        assert RULES.why_not(state, move) is None


@every_level
def test_nobody_plays_out_of_turn(level: Level) -> None:
    state = dealt(3)
    for seat in range(3):
        if seat != state.turn:
            with pytest.raises(OutOfTurn):
                LEVELS[level](RULES.view(state, seat), budget())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_B12_no_match_of_mixed_levels_is_endless(seats: int) -> None:
    """A quick version: `benchmarks/arabka_endless.py` plays five hundred of each."""
    rng = random.Random(f"endless {seats}")
    for number in range(4):
        state = dealt(seats, number)
        levels = [rng.choice(list(Level)) for _ in range(seats)]
        own = budget(number)
        turns = 0
        while state.turn >= 0:
            move = LEVELS[levels[state.turn]](RULES.view(state, state.turn), own).move
            RULES.play(state, move)
            turns += state.extra is None
            assert turns <= MOST_TURNS
        assert RULES.result(state) is not None


def test_bots_are_ready_in_every_order() -> None:
    """B19d: whoever is asked first, play begins when the last one is ready."""
    for seed in range(6):
        state = dealt(4, seed)
        for _ in range(4):
            assert state.swapping
            RULES.play(state, LEVELS[Level.HARD](RULES.view(state, state.turn), budget()).move)
        assert not state.swapping
        assert state.turn >= 0


def test_moves_of_a_view_are_those_of_the_state() -> None:
    for state in positions(60, "standing"):
        view = RULES.view(state, state.turn)
        assert moves_of(own_standing(view)) == RULES.legal_moves(state)
    assert READY in RULES.legal_moves(dealt(2))
    assert Turn(0) not in RULES.legal_moves(dealt(2))
    assert Lay(1) not in RULES.legal_moves(dealt(2))
