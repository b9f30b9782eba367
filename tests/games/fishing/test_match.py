"""The match: when it ends, who deals, that every entry can be kept and resumed."""

from __future__ import annotations

import random

import pytest

from skillgames import registry
from skillgames.engine.cards import CODES
from skillgames.engine.chance import Shuffle
from skillgames.engine.errors import IllegalMove, ImpossibleChance, OutOfTurn
from skillgames.engine.match import Match, header_for
from skillgames.games.fishing.rules import REASON, next_after
from skillgames.games.fishing.state import AWAITS_DECK, OVER, RoundScore
from tests.games.fishing.positions import RULES, deal, dealt, play, position, random_play

FISHING = registry.game("fishing")


def new_match() -> Match:
    """A match before its first pack."""
    return Match(FISHING, header_for(FISHING, {}))


def played(seed: object) -> Match:
    """A match at random to its end."""
    match, rng = new_match(), random.Random(str(seed))
    while not match.is_over:
        if isinstance(match.to_act, int):
            match.play(rng.choice(match.legal_moves()))
        else:
            match.draw(rng)
    return match


@pytest.mark.parametrize(
    ("scores", "turn"),
    [
        ((15, 15), AWAITS_DECK),
        ((16, 15), OVER),
        ((12, 16), OVER),
        ((17, 21), OVER),
        ((18, 18), AWAITS_DECK),
        ((22, 22), AWAITS_DECK),
        ((25, 24), OVER),
        ((0, 0), AWAITS_DECK),
        ((16, 0), OVER),
        ((15, 0), AWAITS_DECK),
    ],
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, tuple) else None,
)
def test_FA15_when_a_match_is_decided(scores: tuple[int, int], turn: int) -> None:
    assert next_after(scores) == turn


@pytest.mark.parametrize(
    ("scores", "winner"),
    [((15, 12), 0), ((12, 10), None), ((16, 14), None), ((10, 9), None), ((11, 10), 1)],
)
def test_FA15_by_play(scores: tuple[int, int], winner: int | None) -> None:
    """Seat 0 ends the round with 4 points more: all aces; seat 1 has cards and spades
    and both other point cards, 6 points."""
    aces = "AC AD AH AS"
    spoken_for = [*aces.split(), "QC", "KC"]
    rest = " ".join(code for code in CODES if code not in spoken_for)
    state = position(("QC", "KC"), "", piles=(aces, rest), scores=scores, last_taker=1)
    events = play(state, "QC", "KC")
    total = (scores[0] + 4, scores[1] + 6)
    assert state.scores == total
    result = RULES.result(state)
    if winner is None:
        assert result is None
        assert state.turn == AWAITS_DECK
        assert events[-1].kind == "round_scored"
    else:
        assert result is not None
        assert (result.scores, result.winners, result.reason) == (total, (winner,), REASON)
        assert events[-1].as_dict() == {
            "kind": "match_ended",
            "scores": list(total),
            "winner": winner,
        }


def test_FA15_B10a_equal_totals_play_on_and_the_dealer_alternates() -> None:
    state = dealt("tie")
    rng = random.Random("tie")
    for number in range(1, 5):
        assert state.round == number
        random_play(state, rng, 48)
        state.scores, state.turn = (18, 18), AWAITS_DECK
        deal(state, rng)
    assert state.round == 5


def test_FA17_dealers() -> None:
    state, rng = dealt("dealers"), random.Random("dealers")
    for dealer in (1, 0, 1, 0):
        assert state.dealer == dealer
        assert state.turn == 1 - dealer
        random_play(state, rng, 48)
        state.scores, state.turn = (0, 0), AWAITS_DECK
        deal(state, rng)


def test_FA16_scores_are_those_of_finished_rounds() -> None:
    state, rng = dealt("scores"), random.Random("scores")
    while state.turn >= 0 and not state.rounds:
        assert state.scores == (0, 0)
        random_play(state, rng, 1)
    assert state.scores != (0, 0)


def test_matches_last_two_to_five_rounds() -> None:
    rounds = []
    for seed in range(60):
        match = played(seed)
        described = match.describe()
        assert isinstance(described["rounds"], list)
        rounds.append(len(described["rounds"]))
        assert match.result is not None
        high, low = max(match.result.scores), min(match.result.scores)
        assert high >= 16
        assert high > low
        assert match.result.scores[match.result.winners[0]] == high
    assert set(rounds) <= {2, 3, 4, 5, 6}
    assert max(set(rounds), key=rounds.count) == 3


def test_state_stays_after_the_end() -> None:
    match = played("end")
    described = match.describe()
    for text in ("9H", "deck 9H"):
        with pytest.raises(OutOfTurn):
            match.enter(text)
    assert match.describe() == described
    assert match.legal_moves() == []


def test_B25_FA26_resuming_after_every_entry() -> None:
    """From every point of a match the log leads to the same position, and the match goes
    on from there as if it had never been put away."""
    match = played("resume")
    for count in range(0, match.version, 7):
        again = match.at(count)
        assert again.log == match.log[:count]
        for text in match.log[count:]:
            again.enter(text)
        assert again.describe() == match.describe()
        assert again.result == match.result


def test_between_rounds_the_pack_is_awaited() -> None:
    match, rng = new_match(), random.Random("between")
    match.draw(rng)
    while isinstance(match.to_act, int):
        match.play(rng.choice(match.legal_moves()))
    assert isinstance(match.to_act, Shuffle)
    assert match.to_act.ask == "deck 52"
    with pytest.raises(OutOfTurn):
        match.enter("9H")
    with pytest.raises(ImpossibleChance):
        match.enter("deck 9H")
    with pytest.raises(ImpossibleChance):
        match.enter("deck " + " ".join(["9H"] * 52))


def test_B32_refused_cards_change_nothing() -> None:
    match = new_match()
    match.draw(random.Random("refused"))
    before = match.describe()
    hand = set(match.legal_texts())
    for text in ("", "9h", "10H", "9H ", " 9H", "9", "TD TD", "??", "é", "9H" * 30):
        with pytest.raises(IllegalMove):
            match.enter(text)
    foreign = next(code for code in ("KS", "KH", "KD", "KC", "QS") if code not in hand)
    with pytest.raises(IllegalMove, match="not in your hand"):
        match.enter(foreign)
    for move in (True, -1, 52, 2.0, "9H", None, (1,)):
        with pytest.raises(IllegalMove):
            match.play(move)
    assert match.describe() == before
    assert match.version == 1


def test_B18_nobody_plays_the_other_hand() -> None:
    match = new_match()
    match.draw(random.Random("other"))
    described = match.describe()
    assert isinstance(described["hands"], list)
    other = described["hands"][1]
    assert isinstance(other, list)
    for code in other:
        with pytest.raises(IllegalMove):
            match.enter(str(code))
    with pytest.raises(OutOfTurn):
        match.play(match.legal_moves()[0], seat=1)


def test_results_sheet_figures() -> None:
    """Sweeps of the whole match stand in the view, running round included."""
    match, rng = new_match(), random.Random("sheet")
    told = [0, 0]
    while not match.is_over:
        if not isinstance(match.to_act, int):
            match.draw(rng)
            continue
        for event in match.play(rng.choice(match.legal_moves())):
            if event.kind == "swept":
                told[event.as_dict()["seat"]] += 1  # type: ignore[index]
        assert list(match.view(0).match_sweeps) == told
    rounds: tuple[tuple[RoundScore, RoundScore], ...] = match.view(1).rounds
    for first, second in rounds:
        assert first.card_count + second.card_count == 52
        assert first.spade_count + second.spade_count == 13
