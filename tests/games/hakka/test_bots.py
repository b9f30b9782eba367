"""The four levels: what each of them does, and that none of them peeks.

A hundred matches of each level are part of the contract of every game.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from skillgames.bots.budget import Budget, Choice
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.games.hakka.bot import (
    EASY_NOISE,
    LEVELS,
    MEDIUM_NOISE,
    WORLDS,
    easy,
    hard,
    insane,
    medium,
    plain_move,
)
from skillgames.games.hakka.candidates import MOST_DISCARDS, candidates, discards
from skillgames.games.hakka.moves import legal_for
from skillgames.games.hakka.patterns import elders
from skillgames.games.hakka.policy import elder_count, is_safe, plays_on, strength
from skillgames.games.hakka.scoring import POINTS
from skillgames.games.hakka.state import (
    ASKED_DECLARE,
    ASKED_TIGERS,
    BEAT,
    CALL,
    CALLING,
    DECLARE,
    DISCARD,
    PASS,
    PLAY_ON,
    PLAYING,
    TIGERS,
    HakkaState,
    HakkaView,
    cards_of,
    kind_of,
)
from tests.contract.hooks import hakka as hooks
from tests.games.hakka.playing import steps
from tests.games.hakka.positions import RULES, dealt, mask, play, position

FEW = 24
"""Worlds for tests that ask for judgement."""


def budget(seed: object = 0, worlds: int | None = 4) -> Budget:
    """A budget without a cap."""
    return Budget(random.Random(str(seed)), worlds)


def chosen(
    level: Callable[..., Choice], state: HakkaState, worlds: int | None = 4, **more: float
) -> str:
    """The text of the move this level makes for the seat to act."""
    view = RULES.view(state, state.turn)
    return RULES.format(level(view, budget(worlds=worlds), **more).move)


def views_of(seed: str, share: float = 0.2) -> list[HakkaView]:
    """What seats to act see in a match at random."""
    rng = random.Random(seed)
    return [RULES.view(state, state.turn) for state in steps(seed) if rng.random() < share]


class TestPlainPlayer:
    def test_its_moves_are_legal(self) -> None:
        for must_beat in (True, False):
            for number in range(20):
                for state in steps(f"plain {number}", must_beat=must_beat):
                    move = plain_move(RULES.view(state, state.turn))
                    assert RULES.why_not(state, move) is None

    def test_leads_the_longest_run_nobody_can_beat(self) -> None:
        state = position({0: "P7 P8 P9 G3 G4 G5 G6 S2", 1: "", 3: ""}, turn=0)
        assert chosen(medium, state, noise=0.0) == "lead P7 P8 P9"

    def test_leads_the_longest_group_when_none_is_safe(self) -> None:
        state = position({0: "Z4 Z5 Z6 S3 S4 S5 S6 P2", 1: "", 3: ""}, turn=0)
        assert chosen(medium, state, noise=0.0) == "lead S3 S4 S5 S6"

    def test_leads_the_highest_single_that_may_be_led(self) -> None:
        state = position({0: "G5 G3 P9 Z8 W1", 1: "", 3: ""}, turn=0)
        assert chosen(medium, state, noise=0.0) == "lead G5"

    def test_a_privileged_player_with_enough_leads_an_elder_to_declare(self) -> None:
        state = position({0: "G5 Z3 P9 G9 W1 S1", 1: "", 3: ""}, turn=0, tricks=(2, 0, 0, 0))
        state.privileged = state.caller = 0
        assert chosen(medium, state, noise=0.0) == "lead S1"
        state.tricks[0] = 1
        assert chosen(medium, state, noise=0.0) == "lead G5"

    def test_beats_low_in_the_last_seat_and_high_before(self) -> None:
        hands = {0: "G4 Z2 Z3", 1: "G6 G8 P2", 3: "G7 G9 P3"}
        state = play(position(hands, turn=0), "lead G4")
        assert chosen(medium, state, noise=0.0) == "beat G8"
        play(state, "beat G6")
        assert chosen(medium, state, noise=0.0) == "beat G7"

    def test_discards_lone_cards_of_low_suits_first(self) -> None:
        hands = {0: "Z8 Z2 S2", 1: "P4 P5 P6 S7 G2 W1", 3: "Z3 Z4 Z5"}
        state = play(position(hands, turn=0), "lead Z8")
        assert chosen(medium, state, noise=0.0) == "discard S7"
        assert cards_of(plain_move(RULES.view(state, 1))) == mask("S7")

    def test_plays_on_only_with_a_safe_group(self) -> None:
        held = mask("P7 P8 P9 S1 W1")
        assert is_safe(mask("P7 P8 P9"), held, 0)
        assert plays_on(held, 0, elders(0))
        assert not plays_on(mask("G2 G3 G4 S1 W1"), 0, elders(0))
        assert not plays_on(mask("P9 S1 W1"), 0, elders(0))

    def test_counting_makes_a_group_safe(self) -> None:
        """Once no run of four above it can be out, a low one is safe."""
        held = mask("Z3 Z4 Z5 S2")
        assert not is_safe(mask("Z3 Z4 Z5"), held, 0)
        out = mask("P2 P4 P6 P8 G2 G4 G6 G8 Z7")
        seen = mask("P1 P3 P5 P7 P9 G1 G3 G5 G7 G9 Z1 Z2 Z6 Z8 Z9")
        assert not out & seen
        assert is_safe(mask("Z3 Z4 Z5"), held, seen)

    def test_strength(self) -> None:
        assert elder_count(mask("P9 G9 P1 S1 W1 G1")) == 5
        assert strength(mask("P3 P4 P5 S9 Z2 G7")) == 4
        assert strength(mask("P7 P8 P9 S9")) == 4


class TestEasy:
    def test_calls_with_four_elders(self) -> None:
        for code, expected in (("P9 G9 W1", "pass"), ("P9 G9 W1 S1", "call")):
            rest = "P2 P4 P6 G2 G4 G6 Z2 Z4 Z6 S3"
            hand = " ".join((code, rest)).split()[:12]
            match = dealt(0, {0: " ".join(hand)})
            move = easy(match.view(0), budget(), noise=0.0).move
            assert RULES.format(move) == expected

    def test_does_not_count(self) -> None:
        """It leads the longest group although a shorter one is safe."""
        state = position({0: "P7 P8 P9 G3 G4 G5 G6 S2", 1: "", 3: ""}, turn=0)
        assert chosen(easy, state, noise=0.0) == "lead G3 G4 G5 G6"

    @pytest.mark.parametrize(("level", "share"), [(easy, EASY_NOISE), (medium, MEDIUM_NOISE)])
    def test_share_of_random_moves(self, level: Callable[..., Choice], share: float) -> None:
        hands = {0: "G4 Z2 Z3", 1: "P2 P3 P4 P5 P6 P7 S2 S3 S4 S5", 3: ""}
        state = play(position(hands, turn=0), "lead G4")
        view = RULES.view(state, 1)
        usual = level(view, budget(), noise=0.0).move
        given = budget("share")
        others = sum(level(view, given).move != usual for _ in range(4000))
        assert others / 4000 / 0.9 == pytest.approx(share, abs=0.03)

    def test_random_moves_are_uniform_over_all_that_are_legal(self) -> None:
        match = dealt(0, {0: "P3 P4 P5 P6"})
        match.enter("call")
        view = match.view(0)
        legal = match.legal_moves()
        given = budget("uniform")
        counts = Counter(easy(view, given, noise=1.0).move for _ in range(400 * len(legal)))
        assert set(counts) == set(legal)
        assert all(280 < count < 540 for count in counts.values())


class TestSearch:
    def test_worlds_of_the_levels(self) -> None:
        assert list(WORLDS) == list(Level)
        assert WORLDS[Level.INSANE] > WORLDS[Level.HARD] > 0

    @pytest.mark.parametrize("level", [hard, insane])
    def test_declaring_is_weighed_by_points(self, level: Callable[..., Choice]) -> None:
        """Declaring is worth exactly what it brings; with a group that nobody can beat it
        is always better to play on, and both happen."""
        made: Counter[int] = Counter()
        for number in range(12):
            for state in steps(f"declaring {number}"):
                if state.phase != ASKED_DECLARE:
                    continue
                seat, view = state.turn, RULES.view(state, state.turn)
                choice = level(view, budget(worlds=FEW))
                worth = {value.move: value.mean for value in choice.values}
                stars = state.hands[seat] & elders(state.seen)
                assert worth[DECLARE] == 2 * POINTS[state.tricks[seat] + stars.bit_count()]
                if plays_on(view.hand, view.seen, view.elders):
                    assert worth[PLAY_ON] > worth[DECLARE]
                    assert choice.move == PLAY_ON
                made[choice.move] += 1
        assert min(made[DECLARE], made[PLAY_ON]) > 5

    @pytest.mark.parametrize("level", [hard, insane])
    def test_tigers_are_shown_unless_more_is_sure(self, level: Callable[..., Choice]) -> None:
        poor = dealt(0, {0: "P1 G1 Z1 S1 W1 P2 G3 Z4 S5 P6 G7 Z8"})
        poor.enter("call")
        assert RULES.format(level(poor.view(0), budget(worlds=FEW)).move) == "tigers"
        rich = dealt(0, {0: "P1 G1 Z1 S1 W1 P3 P4 P5 P6 P7 P8 P9"})
        rich.enter("call")
        assert rich.view(0).phase == ASKED_TIGERS
        assert RULES.format(level(rich.view(0), budget(worlds=FEW)).move) == "play_on"

    @pytest.mark.parametrize("level", [hard, insane])
    def test_calls_with_a_great_hand_and_passes_with_a_poor_one(
        self, level: Callable[..., Choice]
    ) -> None:
        great = dealt(0, {0: "P3 P4 P5 P6 P7 P8 P9 S1 W1 P1 G9 Z9"})
        assert level(great.view(0), budget(worlds=FEW)).move == CALL
        # Asked last and out of turn: who loses with the privilege pays double.
        poor = dealt(0, {3: "P2 G2 Z3 S3 P4 G4 Z5 S5 P6 G7 Z7 S7"})
        poor.enter("pass")
        poor.enter("pass")
        assert level(poor.view(3), budget(worlds=FEW)).move == PASS

    def test_hard_answers_like_the_plain_player(self) -> None:
        for view in views_of("answers", 0.5):
            if view.phase == PLAYING and view.best is not None:
                assert hard(view, budget()).move == plain_move(view)

    def test_insane_compares_every_candidate(self) -> None:
        for view in views_of("insane", 0.1):
            choice = insane(view, budget(worlds=8))
            values = {value.move: value.mean for value in choice.values}
            assert set(values) == set(candidates(view))
            # Nothing is dropped before the sixteenth world.
            assert values[choice.move] == max(values.values())

    @pytest.mark.parametrize("level", list(Level))
    def test_nobody_chooses_out_of_turn(self, level: Level) -> None:
        match = dealt(0, {})
        with pytest.raises(OutOfTurn):
            LEVELS[level](match.view(1), budget())

    def test_what_is_hidden_changes_nothing_in_two_hundred_states(self) -> None:
        """Other hands, discards and the dreamer's card dealt anew: the same answer."""
        rng = random.Random("peek")
        asked = 0
        for number in range(40):
            for state in steps(f"peek {number}"):
                if rng.random() < 0.85 or asked == 200:
                    continue
                seat = state.turn
                twin = hooks.shuffled(state, seat, rng)
                for level in (hard, insane):
                    here = level(RULES.view(state, seat), budget(asked))
                    assert level(RULES.view(twin, seat), budget(asked)) == here
                asked += 1
        assert asked == 200


class TestCandidates:
    def test_all_are_legal_and_different(self) -> None:
        for must_beat in (True, False):
            for number in range(6):
                for state in steps(f"candidates {number}", must_beat=must_beat):
                    view = RULES.view(state, state.turn)
                    found = candidates(view)
                    assert found
                    assert len(set(found)) == len(found)
                    legal = set(RULES.legal_moves(state))
                    assert set(found) <= legal
                    assert sum(kind_of(move) == DISCARD for move in found) <= MOST_DISCARDS
                    if view.phase == PLAYING and view.best is None:
                        assert set(found) == legal, "every lead"
                    assert {m for m in legal if kind_of(m) == BEAT} <= set(found)
                    assert plain_move(view) in found

    def test_discards_that_differ(self) -> None:
        hand = mask("P2 P5 G3 Z4 Z8 S2 S6 W1 P9")
        found = discards(hand, 0, 2)
        assert len(found) == len(set(found))
        assert len(found) >= 4
        assert all(cards.bit_count() == 2 and cards & ~hand == 0 for cards in found)

    def test_legal_moves_of_a_view_are_those_of_the_state(self) -> None:
        for must_beat in (True, False):
            for state in steps("legal for", must_beat=must_beat):
                view = RULES.view(state, state.turn)
                assert list(legal_for(view)) == list(RULES.legal_moves(state))
                assert view.phase != CALLING or legal_for(view) == [CALL, PASS]
                assert {TIGERS, DECLARE} & set(legal_for(view)) or PLAY_ON not in legal_for(view)
