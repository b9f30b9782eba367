"""The contract of rules and matches, on every game, its options and its seats."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from skillgames.desk.reopen import record_of, reopen
from skillgames.engine import chance
from skillgames.engine.chance import Pick
from skillgames.engine.errors import GameError, IllegalMove, ImpossibleChance, OutOfTurn
from skillgames.engine.events import seen_by
from skillgames.engine.game import Result
from skillgames.engine.match import Match
from skillgames.engine.text import Msg
from tests.contract.cases import CASES, Case, Walk, varied

every_case = pytest.mark.parametrize("case", CASES, ids=str)

SEEDS = range(3)
NONSENSE = (
    "",
    " ",
    "nonsense",
    "deck",
    "dealer",
    "dealer 0",
    "dice 0 7 9",
    "pass pass",
    "\x00",
    "é" * 50,
    "A" * 2000,
)


def walks(case: Case) -> Iterator[Walk]:
    """Some matches at random, before their first entry."""
    return (Walk(case, seed) for seed in SEEDS)


def described(match: Match) -> str:
    """All that can be told about a match, as text."""
    views = [match.rules.describe_view(match.view(seat)) for seat in range(len(match.header.seats))]
    return json.dumps([match.describe(), views, match.log, str(match.to_act)], sort_keys=True)


@every_case
def test_playthroughs_end_with_a_result(case: Case) -> None:
    """B12; nobody is asked anything afterwards (B19a, B19b)."""
    for walk in walks(case):
        while walk.to_act is not None:
            assert walk.rules.result(walk.state) is None
            walk.step()
        check_result(walk.rules.result(walk.state), len(walk.seats))
        assert walk.rules.legal_moves(walk.state) == []


def check_result(result: Result | None, seats: int) -> None:
    """A result has a score for each seat, winners among the seats, and a reason. Of equal
    scores all win or none does (B1)."""
    assert result is not None
    assert len(result.scores) == seats
    assert all(type(score) is int for score in result.scores)
    assert list(result.winners) == sorted(set(result.winners))
    assert set(result.winners) <= set(range(seats))
    best = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    assert list(result.winners) in ([], best)
    assert result.reason.strip()
    json.dumps(result.as_dict())


@every_case
def test_legal_moves_are_honest(case: Case) -> None:
    """B32: legal moves, and they alone, are not refused; they are stable and listed once."""
    for seed in SEEDS:
        known: set[object] = set()
        for walk in varied(case, seed):
            legal = list(walk.rules.legal_moves(walk.state))
            assert bool(legal) == isinstance(walk.to_act, int)
            again = walk.rules.legal_moves(walk.state)
            assert [again[place] for place in range(len(again))] == legal
            assert len(set(legal)) == len(legal)
            for move in legal:
                assert walk.rules.why_not(walk.state, move) is None
            foreign = sorted(known - set(legal), key=repr)
            for move in walk.other.sample(foreign, min(2, len(foreign))):
                reason = walk.rules.why_not(walk.state, move)
                assert isinstance(reason, Msg)
                assert str(reason).strip()
            known |= set(legal)


@every_case
def test_copies_are_independent(case: Case) -> None:
    """Every legal move can be tried on a copy; the state does not notice."""
    walk = Walk(case, "copies")
    while walk.to_act is not None:
        before = walk.rules.describe(walk.state)
        for move in walk.rules.legal_moves(walk.state)[:6]:
            twin = walk.state.copy()
            assert walk.rules.describe(twin) == before
            walk.rules.play(twin, move)
        assert walk.rules.describe(walk.state) == before
        walk.step()


@every_case
def test_telling_changes_nothing(case: Case) -> None:
    """A search passes no list for events and gets the same state."""
    walk = Walk(case, "tell")
    while (actor := walk.to_act) is not None:
        twin = walk.state.copy()
        if isinstance(actor, int):
            move = walk.rng.choice(walk.rules.legal_moves(walk.state))
            walk.rules.play(twin, move)
            assert walk.step(move)
        else:
            walk.step()
            walk.rules.settle(twin, chance.parse_answer(actor, walk.log[-1]))
        assert walk.rules.describe(twin) == walk.rules.describe(walk.state)
        assert walk.rules.to_act(twin) == walk.to_act


@every_case
def test_nothing_is_lost_or_doubled(case: Case) -> None:
    """B10, and nothing that was taken last is forgotten (B7, B10a)."""
    for walk in walks(case):
        case.hooks.check(walk.state)
        while walk.to_act is not None:
            walk.step()
            case.hooks.check(walk.state)


@every_case
def test_texts_go_round(case: Case) -> None:
    """`parse` reads what `format` writes, in any order of its cards; no move's text looks
    like an answer of chance."""
    for seed in SEEDS:
        for walk in varied(case, seed):
            for move in walk.rules.legal_moves(walk.state):
                text = walk.rules.format(move)
                assert walk.rules.parse(text) == move
                assert walk.rules.format(walk.rules.parse(text)) == text
                assert not chance.is_chance_text(text)
                again = case.hooks.respelled(text, walk.other)
                assert walk.rules.format(walk.rules.parse(again)) == text
            if walk.to_act is not None and not isinstance(walk.to_act, int):
                told = chance.format_answer(walk.to_act, chance.draw(walk.to_act, walk.other))
                answer = chance.parse_answer(walk.to_act, told)
                assert chance.format_answer(walk.to_act, answer) == told


@every_case
def test_refused_entries_change_nothing(case: Case) -> None:
    """Nonsense, moves out of turn, impossible chance: an error, and all stays."""
    log = Walk(case, "refused").to_the_end().log
    match = Match(case.game, case.header)
    rng = random.Random("refused")
    for text in log:
        before = described(match)
        pending = match.to_act
        # A game that asks who deals takes one of these for the answer.
        refused = [one for one in NONSENSE if not (isinstance(pending, Pick) and one == "dealer 0")]
        for wrong in rng.sample(refused, 4):
            with pytest.raises(GameError) as refusal:
                match.enter(wrong)
            assert 0 < len(str(refusal.value)) <= 500
        if isinstance(pending, int):
            move = match.legal_moves()[0]
            for seat in range(len(match.header.seats)):
                if seat != pending:
                    with pytest.raises(OutOfTurn):
                        match.play(move, seat)
            with pytest.raises(OutOfTurn):
                match.draw(rng)
        elif pending is not None:
            with pytest.raises(ImpossibleChance):
                match.enter(f"{pending.kind} 99 99")
        assert described(match) == before
        match.enter(text)
    before = described(match)
    for wrong in (*NONSENSE, *log[:3]):
        with pytest.raises(OutOfTurn):
            match.enter(wrong)
    assert described(match) == before


@every_case
def test_moves_of_other_positions_are_refused(case: Case) -> None:
    """B13, B32: what was legal once is not legal for ever."""
    match = Match(case.game, case.header)
    log = Walk(case, "others").to_the_end().log
    rng = random.Random("others")
    for text in log:
        if isinstance(match.to_act, int):
            legal = set(match.legal_texts())
            foreign = [other for other in log if other not in legal]
            for other in rng.sample(foreign, min(2, len(foreign))):
                expected = OutOfTurn if chance.is_chance_text(other) else IllegalMove
                with pytest.raises(expected):
                    match.enter(other)
        match.enter(text)


@every_case
def test_records_replay_without_chance(case: Case) -> None:
    """A record goes through JSON and gives the very same match, finished or not."""
    walk = Walk(case, "record").to_the_end()
    whole = Match(case.game, case.header, walk.log)
    assert whole.describe() == walk.rules.describe(walk.state)
    for count in {0, 1, len(walk.log) // 3, len(walk.log) // 2, len(walk.log)}:
        match = whole.at(count)
        told = json.dumps(record_of(match).model_dump(mode="json"))
        again = reopen(json.loads(told))
        assert described(again) == described(match)
        assert again.result == match.result
        assert json.dumps(record_of(again).model_dump(mode="json")) == told


@every_case
def test_going_on_from_anywhere_is_the_same_match(case: Case) -> None:
    """B25."""
    walk = Walk(case, "resume").to_the_end()
    whole = Match(case.game, case.header, walk.log)
    for count in range(0, whole.version, max(1, whole.version // 12)):
        again = whole.at(count)
        for text in walk.log[count:]:
            again.enter(text)
        assert described(again) == described(whole)


@every_case
def test_broken_logs_name_their_entry(case: Case) -> None:
    log = Walk(case, "broken").to_the_end().log
    for number in (0, len(log) // 2, len(log) - 1):
        broken = [*log[:number], "nonsense", *log[number + 1 :]]
        with pytest.raises(GameError, match=f"Entry {number + 1} "):
            Match(case.game, case.header, broken)
    with pytest.raises(GameError, match=f"Entry {len(log) + 1} "):
        Match(case.game, case.header, [*log, log[-1]])


@every_case
def test_chance_alone_decides_the_rest(case: Case) -> None:
    """The same entries lead to the same match, whatever was computed in between."""
    walk = Walk(case, "again").to_the_end()
    other = Walk(case, "again")
    while other.to_act is not None:
        for seat in other.seats:
            other.rules.view(other.state, seat)
        other.rules.legal_moves(other.state)
        other.step()
    assert other.log == walk.log
    assert other.rules.describe(other.state) == walk.rules.describe(walk.state)


@every_case
def test_every_event_has_its_words_or_none(case: Case) -> None:
    """A sentence for each event as each seat may know it, or None; plain data in JSON."""
    words = case.game.part("words")
    for walk in walks(case):
        spoken = 0
        while walk.to_act is not None:
            events = walk.step()
            for event in events:
                json.dumps(event.as_dict())
            for seat in walk.seats:
                for event in seen_by(events, seat):
                    sentence = words.say(event, seat)
                    assert sentence is None or str(sentence).strip()
                    spoken += sentence is not None
        assert spoken
