"""What a seat knows: own cards, face-up cards, counts; and what it never learns."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from skillgames.engine import chance
from skillgames.engine.events import Event, seen_by
from skillgames.engine.tigers import codes_in
from skillgames.games.hakka.scoring import running_totals
from skillgames.games.hakka.state import HakkaOptions
from tests.games.hakka.positions import RULES, dealt, mask, play, position

HANDS = {0: "W1 P9 S1", 1: "G2 G3 G4", 3: "Z2 Z3 Z4"}


def told(state: Any, seat: int) -> dict[str, Any]:
    """A view as the door writes it."""
    return RULES.describe_view(RULES.view(state, seat))


def test_discards_are_counts_for_the_others() -> None:
    state = play(position({0: "W1", 1: "G2 G3", 3: "Z2 Z3"}, turn=0), "lead W1", "discard G2")
    own, other = told(state, 1), told(state, 3)
    assert own["trick"][1] == {"seat": 1, "kind": "discard", "cards": ["G2"], "face_up": False}
    assert other["trick"][1] == {"seat": 1, "kind": "discard", "cards": ["??"], "face_up": False}
    assert own["discards"] == [[], ["G2"], [], []]
    assert other["discards"] == [[], ["??"], [], []]
    assert RULES.view(state, 3).history[1].cards == 0
    assert RULES.view(state, 1).history[1].cards == mask("G2")


def test_only_the_dreamer_sees_his_card() -> None:
    match = dealt(1, {}, dream="G7")
    assert match.describe()["dreamer_card"] == "G7"
    for seat in range(4):
        shown = RULES.describe_view(match.view(seat))["dreamer_card"]
        assert shown == ("G7" if seat == 3 else "??")
    hands = RULES.describe_view(match.view(3))["hands"]
    assert hands == [["??"] * 12, ["??"] * 12, ["??"] * 12, []]


def test_scoring_opens_the_dreamers_card_and_the_declared_elders() -> None:
    state = position(HANDS, turn=0, tricks=(3, 0, 0, 0), dream="Z9")
    play(state, "lead W1", "discard G2", "discard Z2")
    assert told(state, 1)["dreamer_card"] == "??"
    play(state, "declare")
    for seat in (1, 2, 3):
        view = told(state, seat)
        assert view["dreamer_card"] == "Z9"
        assert view["hands"][0] == ["S1", "P9"]
        hidden = {1: 3, 3: 1}.get(seat)
        if hidden is not None:
            assert view["hands"][hidden] == ["??", "??"]


def test_a_winner_shows_his_elders_only() -> None:
    state = position({0: "W1 P9 S1 G7", 1: "G2 G3 G4 G5", 3: "Z2 Z3 Z4 Z5"}, turn=0)
    state.privileged = state.caller = 0
    state.tricks = [4, 0, 0, 0]
    play(state, "lead W1", "discard G2", "discard Z2", "declare")
    assert told(state, 3)["hands"][0] == ["S1", "P9", "??"]
    assert codes_in(RULES.view(state, 3).unseen) != []
    assert not RULES.view(state, 3).unseen & mask("P9 S1")


def test_a_void_hand_opens_nothing() -> None:
    match = dealt(0, {}, dream="G7")
    for _ in range(3):
        match.enter("pass")
    for seat in (0, 1, 3):
        view = match.view(seat)
        assert view.is_void
        assert view.hand_score is None
        assert RULES.describe_view(view)["dreamer_card"] == "??"


def test_who_passed_is_known() -> None:
    match = dealt(2, {})
    assert match.view(0).passed == ()
    match.enter("pass")
    assert match.view(0).passed == (2,)
    match.enter("pass")
    assert match.view(0).passed == (2, 3)
    match.enter("call")
    view = match.view(0)
    assert (view.passed, view.caller, view.privileged) == ((2, 3), 1, 1)


def test_declining_is_remembered() -> None:
    state = position(HANDS, turn=0, tricks=(4, 0, 0, 0))
    play(state, "lead W1", "discard G2", "discard Z2", "play_on")
    assert RULES.view(state, 3).declined == (3,)


def test_best_and_last_trick() -> None:
    hands = {0: "G5 Z3", 1: "G7 P2", 3: "Z4 Z5"}
    state = play(position(hands, turn=0), "lead G5", "beat G7")
    view = RULES.view(state, 3)
    assert view.best is not None
    assert (view.best.seat, view.best.cards) == (1, mask("G7"))
    assert len(view.trick) == 2
    assert view.last_trick == ()
    play(state, "discard Z4")
    view = RULES.view(state, 3)
    assert view.best is None
    assert view.trick == ()
    assert [one.seat for one in view.last_trick] == [0, 1, 3]


@pytest.mark.parametrize("seed", range(3))
def test_events_tell_all_that_changed(seed: int) -> None:
    """From the events alone: tricks, discards, Elders, payments and totals."""
    rng = random.Random(f"events {seed}")
    state = RULES.start(HakkaOptions())
    tricks, scores, stars = [0] * 4, [0] * 4, set[str]()
    discarded = [0] * 4
    while (actor := RULES.to_act(state)) is not None:
        tell: list[Event] = []
        if isinstance(actor, int):
            RULES.play(state, rng.choice(RULES.legal_moves(state)), tell)
        else:
            RULES.settle(state, chance.draw(actor, rng), tell)
        for event in (one.as_dict() for one in tell):
            one: dict[str, Any] = event
            match one["kind"]:
                case "dealt":
                    tricks, discarded = [0] * 4, [0] * 4
                    stars = {"P1", "S1", "W1", "P9", "G9", "Z9", "S9"}
                case "discarded":
                    discarded[one["seat"]] += len(one["cards"])
                case "led" | "beaten":
                    stars -= set(one["cards"])
                case "elders_changed":
                    assert not stars & set(one["cards"])
                    stars |= set(one["cards"])
                case "trick_won":
                    tricks[one["seat"]] += one["count"]
                    assert one["tricks"] == tricks
                case "paid":
                    scores[one["payer"]] -= one["points"]
                    scores[one["receiver"]] += one["points"]
                case "hand_scored" | "match_ended":
                    assert one["scores"] == scores
        plain: dict[str, Any] = RULES.describe(state)
        assert plain["tricks"] == tricks
        assert plain["scores"] == scores
        assert [len(cards) for cards in plain["discards"]] == discarded
        assert set(plain["elders"]) == stars
    totals = running_totals(state.hands_played)
    assert totals[-1] == state.scores
    assert len(totals) == 4


def test_a_deal_is_told_to_each_seat_alone() -> None:
    tell: list[Event] = []
    state = RULES.start(HakkaOptions())
    rng = random.Random(2)
    for _ in range(2):
        pending = RULES.to_act(state)
        assert pending is not None
        assert not isinstance(pending, int)
        RULES.settle(state, chance.draw(pending, rng), tell)
    for seat in range(4):
        (event,) = [one for one in seen_by(tell, seat) if one.kind == "dealt"]
        hands: Any = event.as_dict()["hands"]
        for holder in range(4):
            assert ("??" in json.dumps(hands[holder])) == (holder != seat)
            assert len(hands[holder]) == (1 if holder == state.dreamer else 12)
