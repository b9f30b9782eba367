"""Views hide: what a seat cannot know leaves no trace in anything it is shown (B29)."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from skillgames.engine.events import Event, seen_by
from skillgames.engine.transcript import transcript
from tests.contract.cases import CASES, Case, Walk, varied

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def view_text(walk: Walk, view: Any) -> str:
    """A view as the door writes it, keys sorted."""
    return json.dumps(walk.rules.describe_view(view), sort_keys=True)


def shown(plain: str, code: str) -> bool:
    """Whether a text of JSON names this card."""
    return f'"{code}"' in plain


@every_case
def test_hidden_cards_can_be_swapped_unseen(case: Case) -> None:
    """Equal public history and equal own cards: equal views, byte for byte."""
    for walk in varied(case, "swap"):
        for seat in walk.seats:
            view = walk.rules.view(walk.state, seat)
            other = walk.rules.view(case.hooks.shuffled(walk.state, seat, walk.other), seat)
            assert other == view
            assert view_text(walk, other) == view_text(walk, view)


@every_case
def test_hidden_cards_are_nowhere(case: Case) -> None:
    """Neither in a view nor in an event as this seat sees it."""
    walk = Walk(case, "nowhere")
    while walk.to_act is not None:
        events = walk.step()
        for seat in walk.seats:
            hidden = case.hooks.hidden(walk.state, seat)
            plain = view_text(walk, walk.rules.view(walk.state, seat))
            told = json.dumps([event.as_dict() for event in seen_by(events, seat)])
            assert not [code for code in hidden if shown(plain, code) or shown(told, code)]


@every_case
def test_something_is_hidden(case: Case) -> None:
    """The tests above look at something: unless all is open, some card is hidden."""
    walk = Walk(case, "something")
    hidden = False
    while walk.to_act is not None:
        walk.step()
        hidden |= any(case.hooks.hidden(walk.state, seat) for seat in walk.seats)
    assert hidden == getattr(case.hooks, "HIDES", True)


@every_case
def test_keys_of_views_are_those_of_the_state(case: Case) -> None:
    """`describe_view` has the keys of `describe` and `seat` and `seen`, always."""
    walk = Walk(case, "keys")
    keys = set(walk.rules.describe(walk.state))
    while True:
        assert set(walk.rules.describe(walk.state)) == keys
        for seat in walk.seats:
            told = walk.rules.describe_view(walk.rules.view(walk.state, seat))
            assert set(told) == keys | {"seat", "seen"}
            assert told["seat"] == seat
        if walk.to_act is None:
            break
        walk.step()


@every_case
def test_sampled_worlds_have_the_same_view(case: Case) -> None:
    sample = case.game.part("bot").sample
    for walk in varied(case, "sample"):
        for seat in walk.seats:
            view = walk.rules.view(walk.state, seat)
            world = sample(view, walk.other)
            case.hooks.check(world)
            if walk.to_act is None or walk.rules.notices_turn(walk.state, seat):
                assert walk.rules.to_act(world) == walk.to_act
            assert walk.rules.view(world, seat) == view
            assert view_text(walk, walk.rules.view(world, seat)) == view_text(walk, view)


@every_case
def test_sampled_worlds_play_to_the_end(case: Case) -> None:
    """A sampled world is a whole one: the match can go on in it."""
    sample = case.game.part("bot").sample
    walk = Walk(case, "go on")
    length = len(Walk(case, "go on").to_the_end().log)
    for _ in range(length // 2):
        walk.step()
    for seat in walk.seats:
        other = Walk(case, seat)
        other.state = sample(walk.rules.view(walk.state, seat), walk.rng)
        other.to_the_end()
        assert walk.rules.result(other.state) is not None


@every_case
def test_views_travel(case: Case) -> None:
    """A view reaches another process whole."""
    for walk in varied(case, "travel"):
        for seat in walk.seats:
            view = walk.rules.view(walk.state, seat)
            again = pickle.loads(pickle.dumps(view))
            assert again == view
            assert view_text(walk, again) == view_text(walk, view)


@every_case
def test_transcript_of_one_seat_tells_no_chance(case: Case) -> None:
    """In what one seat saw the answers of chance stand without their cards."""
    log = Walk(case, "transcript").to_the_end().log
    for seat in range(len(case.header.seats)):
        text = transcript(case.game, case.header, log, seat)
        assert not any(f" {entry}\n" in text for entry in log if entry.startswith("deck "))
        assert f"  view {seat} " in text
        others = [other for other in range(len(case.header.seats)) if other != seat]
        assert not any(f"  view {other} " in text for other in others)


# --- what is told of moves -------------------------------------------------------------

ALTERNATIVES = 4
"""So many other moves of the same turn are compared with the one that is made."""


def tokens(text: str) -> set[str]:
    """The words of a move's text, the parts of pairs too."""
    return set(text.replace(":", " ").split())


def seen_after(walk: Walk, state: Any, move: Any, seat: int) -> tuple[str, str, str]:
    """What this seat reads of a move, and what it notices: events and view afterwards."""
    told = walk.rules.seen_move(state, move, seat)
    after = state.copy()
    events: list[Event] = []
    walk.rules.play(after, move, events)
    noticed = json.dumps([event.as_dict() for event in seen_by(events, seat)])
    return told, noticed, view_text(walk, walk.rules.view(after, seat))


@every_case
def test_texts_of_moves_tell_nothing_hidden(case: Case) -> None:
    """What is still hidden after a move does not stand in its text as this seat reads it."""
    walk = Walk(case, "told")
    while walk.to_act is not None:
        if not isinstance(walk.to_act, int):
            walk.step()
            continue
        move = walk.rng.choice(walk.rules.legal_moves(walk.state))
        told = [walk.rules.seen_move(walk.state, move, seat) for seat in walk.seats]
        assert told[walk.to_act] == walk.rules.format(move), "one's own move is open"
        walk.step(move)
        for seat in walk.seats:
            assert not tokens(told[seat]) & case.hooks.hidden(walk.state, seat)


@every_case
def test_moves_that_look_alike_are_told_alike(case: Case) -> None:
    """Two moves after which a seat sees the very same have one text for it, whatever is
    hidden; and a move it must not notice leaves what it sees untouched."""
    for walk in varied(case, "alike"):
        actor = walk.to_act
        if not isinstance(actor, int):
            continue
        for seat in walk.seats:
            texts: dict[tuple[str, str], str] = {}
            before = view_text(walk, walk.rules.view(walk.state, seat))
            for state in (walk.state, case.hooks.shuffled(walk.state, seat, walk.other)):
                if walk.rules.to_act(state) != actor:
                    continue
                legal = walk.rules.legal_moves(state)
                for move in walk.other.sample(legal, min(ALTERNATIVES, len(legal))):
                    told, noticed, after = seen_after(walk, state, move, seat)
                    assert texts.setdefault((noticed, after), told) == told
                    if not told:
                        assert (noticed, after) == ("[]", before)


@every_case
def test_hidden_questions_are_not_noticed(case: Case) -> None:
    """If it depends on hidden cards who is asked, this seat notices at most one of the two;
    and whoever is asked notices."""
    for walk in varied(case, "asked"):
        actor = walk.to_act
        for seat in walk.seats:
            twin = case.hooks.shuffled(walk.state, seat, walk.other)
            if walk.rules.to_act(twin) != actor:
                noticed = [walk.rules.notices_turn(state, seat) for state in (walk.state, twin)]
                assert not all(noticed)
        if isinstance(actor, int):
            assert walk.rules.notices_turn(walk.state, actor)
