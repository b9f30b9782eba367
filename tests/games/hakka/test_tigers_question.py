"""The Five Tigers: asked of their holder alone, and nobody else may notice."""

from __future__ import annotations

import json

import pytest

from skillgames.engine.events import seen_by
from skillgames.engine.match import Match
from skillgames.engine.transcript import transcript
from skillgames.games.hakka import GAME
from skillgames.games.hakka.state import ASKED_TIGERS
from skillgames.games.hakka.words import say
from tests.games.hakka.positions import RULES, dealt

ALL_FIVE = "P1 G1 Z1 S1 W1"


def views(match: Match, seats: list[int]) -> list[str]:
    """What these seats see, as text."""
    return [json.dumps(RULES.describe_view(match.view(seat)), sort_keys=True) for seat in seats]


@pytest.mark.parametrize("holder", [0, 1, 3])
def test_only_the_holder_is_asked(holder: int) -> None:
    match = dealt(0, {holder: ALL_FIVE})
    match.enter("call")
    assert match.to_act == holder
    assert match.legal_texts() == ["tigers", "play_on"]
    assert match.view(holder).phase == ASKED_TIGERS
    assert match.describe()["phase"] == "tigers"
    for seat in range(4):
        view = match.view(seat)
        assert match.notices_turn(seat) == (seat == holder)
        if seat != holder:
            assert (view.phase, view.turn) == ("play", 0)


@pytest.mark.parametrize("holder", [0, 1, 3])
def test_playing_on_leaves_no_trace(holder: int) -> None:
    match = dealt(0, {holder: ALL_FIVE})
    match.enter("call")
    others = [seat for seat in range(4) if seat != holder]
    before = views(match, others)
    assert [match.seen_entry("play_on", seat) for seat in others] == [""] * 3
    assert match.seen_entry("play_on", holder) == "play_on"
    events = match.enter("play_on")
    assert views(match, others) == before
    for seat in range(4):
        seen = seen_by(events, seat)
        assert bool(seen) == (seat == holder)
        for event in seen:
            assert say(event, seat) is not None
    assert match.to_act == 0
    assert match.describe()["phase"] == "play"


def test_a_transcript_of_another_seat_is_that_of_a_hand_without_tigers() -> None:
    """The very same lines, whether the question was put or not."""
    own = "P2 P3 P4 P5 P6 P7 P8 P9 G2 G3 G4 G5"
    asked = dealt(0, {0: own, 3: ALL_FIVE}, dream="S9", seed=3)
    plain = dealt(0, {0: own, 3: "P1 G1 Z1 S1"}, dream="S9", seed=3)
    assert plain.describe()["hands"] != asked.describe()["hands"]
    for match in (asked, plain):
        match.enter("call")
    asked.enter("play_on")
    for match in (asked, plain):
        match.enter("lead P2 P3 P4")
    texts = [transcript(GAME, match.header, match.log, 0) for match in (asked, plain)]
    assert texts[0] == texts[1]
    assert "tigers" not in texts[0]


def test_nobody_is_asked_without_all_five() -> None:
    match = dealt(0, {1: "P1 G1 Z1 S1", 3: "W1"})
    match.enter("call")
    assert match.to_act == 0
    assert match.describe()["phase"] == "play"


def test_nobody_is_asked_before_somebody_calls() -> None:
    match = dealt(0, {3: ALL_FIVE})
    match.enter("pass")
    match.enter("pass")
    assert match.legal_texts() == ["call", "pass"]
    match.enter("pass")
    assert match.describe()["hands_played"] == []


@pytest.mark.parametrize(
    ("holder", "calls", "payments"),
    [
        (3, ["call"], [-4, -4, 0, 8]),
        (0, ["call"], [8, -4, 0, -4]),
        (3, ["pass", "call"], [0, -8, 0, 8]),
        (1, ["pass", "call"], [-4, 8, 0, -4]),
    ],
)
def test_showing_them_wins_with_eight(holder: int, calls: list[str], payments: list[int]) -> None:
    match = dealt(0, {holder: ALL_FIVE})
    for text in calls:
        match.enter(text)
    told = [event.as_dict() for event in match.enter("tigers")]
    assert match.describe()["scores"] == payments
    assert told[0] == {"kind": "tigers_shown", "seat": holder, "cards": ALL_FIVE.split()}
    view = match.view(2)
    score = view.hand_score
    assert score is not None
    assert (score.tricks, score.matches, score.dream_points) == (8, 0, 0)
    assert score.tigers
    assert score.elders == 0
    shown = RULES.describe_view(view)["hands"]
    assert isinstance(shown, list)
    assert shown[holder] == [*ALL_FIVE.split(), *["??"] * 7]
