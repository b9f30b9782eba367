"""The course of a hand: deal, calling, tricks, declaring, four hands; judged throughout
by plain reckoning on codes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from skillgames.engine import chance
from skillgames.engine.errors import IllegalMove
from skillgames.engine.tigers import CODES
from skillgames.games.hakka.rules import PACK, REASON
from skillgames.games.hakka.state import HakkaOptions, HakkaState
from tests.games.hakka import naive
from tests.games.hakka.positions import RULES, dealt, legal, mask, pack, play, position, refusal

FOES = {1: "G2 G3 G4", 3: "Z2 Z3 Z4"}


def naive_legal(told: dict[str, Any], seat: int, must_beat: bool) -> set[tuple[str, naive.Cards]]:
    """The legal moves of the seat that leads or follows, from the described state."""
    hand, trick = told["hands"][seat], told["trick"]
    if not trick:
        found = naive.leads(hand, told["seen"], told["privileged"] == seat)
        return {("lead", cards) for cards in found}
    best = [play["cards"] for play in trick if play["face_up"]][-1]
    beats = {("beat", cards) for cards in naive.answers(hand, best)}
    if beats and must_beat:
        return beats
    return beats | {("discard", cards) for cards in naive.discards(hand, len(best))}


@pytest.mark.parametrize("must_beat", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_against_plain_reckoning(must_beat: bool, seed: int) -> None:
    rng = random.Random(f"naive {must_beat} {seed}")
    state = RULES.start(HakkaOptions(must_beat))
    while (actor := RULES.to_act(state)) is not None:
        told: dict[str, Any] = RULES.describe(state)
        if not isinstance(actor, int):
            RULES.settle(state, chance.draw(actor, rng))
            continue
        moves = RULES.legal_moves(state)
        if told["phase"] == "play":
            texts = [RULES.format(move).split(" ") for move in moves]
            found = {(word, frozenset(codes)) for word, *codes in texts}
            assert len(found) == len(texts)
            assert found == naive_legal(told, actor, must_beat)
        RULES.play(state, rng.choice(moves))
        check_step(told, RULES.describe(state), actor)
    assert len(state.hands_played) == 4


def check_step(before: dict[str, Any], after: dict[str, Any], actor: int) -> None:
    """What a play changed: the trick, and whose it is."""
    assert after["elders"] == sorted(naive.elders(after["seen"]), key=CODES.index)
    if before["phase"] != "play" or len(before["trick"]) < 2:
        return
    plays = [*before["trick"]]
    gone = [card for card in before["hands"][actor] if card not in after["hands"][actor]]
    up = set(gone) <= set(after["seen"])
    if up:
        plays.append({"seat": actor, "cards": gone, "face_up": True})
    best = [play for play in plays if play["face_up"]][-1]
    winner, size = best["seat"], len(best["cards"])
    assert after["trick"] == []
    assert after["tricks"][winner] == before["tricks"][winner] + size
    assert set(after["won"][winner]) == set(before["won"][winner]) | set(best["cards"])
    stars = naive.elders(after["seen"]) & set(after["hands"][winner])
    if not after["hands"][winner]:
        check_run_out(after, winner)
    else:
        may = after["tricks"][winner] + len(stars) >= 6
        assert after["phase"] == ("declare" if may else "play")


def check_run_out(after: dict[str, Any], last: int) -> None:
    """Without cards the last winner wins with six tricks, else another with six."""
    hand = after["hands_played"][-1]
    rich = [seat for seat in range(4) if after["tricks"][seat] >= 6]
    expected = last if last in rich else rich[0] if rich else None
    assert hand["winner"] == expected
    if expected is None:
        assert hand == {"winner": None, "tricks": 0, "matches": 0, "payments": [0] * 4}
        return
    assert hand["tricks"] == after["tricks"][expected]
    assert hand["payments"] == naive.payments(
        expected,
        after["dreamer"],
        after["privileged"],
        after["tricks"][expected],
        after["dreamer_card"],
        after["won"][expected],
    )


@pytest.mark.parametrize("dealer", range(4))
def test_the_deal(dealer: int) -> None:
    """One card each in turn, the dreamer opposite the dealer too; the rest goes round among
    the three who play."""
    order = pack(dealer, {}, seed=dealer)
    match = dealt(dealer, {}, seed=dealer)
    told: dict[str, Any] = match.describe()
    second, dreamer, last = (dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4
    assert told["dreamer"] == dreamer
    assert told["dreamer_card"] == order[2]
    assert told["hands"][dreamer] == []
    for seat, first, start in ((dealer, 0, 4), (second, 1, 5), (last, 3, 6)):
        cards = {order[first], *order[start::3]}
        assert set(told["hands"][seat]) == cards
        assert len(cards) == 12
    assert match.to_act == dealer


def test_chance_comes_in_order() -> None:
    """The dealer once, then only packs."""
    state = RULES.start(HakkaOptions())
    rng = random.Random(5)
    kinds = []
    while (actor := RULES.to_act(state)) is not None:
        if isinstance(actor, int):
            RULES.play(state, rng.choice(RULES.legal_moves(state)))
        else:
            kinds.append(actor.kind)
            RULES.settle(state, chance.draw(actor, rng))
    assert kinds[0] == "dealer"
    assert set(kinds[1:]) == {"deck"}
    assert len(kinds) >= 5


def test_before_the_first_pack_lists_are_empty_and_counts_nought() -> None:
    state = RULES.start(HakkaOptions())
    told: dict[str, Any] = RULES.describe(state)
    for key in ("hands", "discards", "won"):
        assert told[key] == [[], [], [], []]
    for key in ("trick", "seen", "elders", "hands_played"):
        assert told[key] == []
    assert told["tricks"] == told["scores"] == [0, 0, 0, 0]
    assert told["hand_no"] == 1
    assert told["dealer"] is told["dreamer"] is told["dreamer_card"] is None
    RULES.settle(state, (3,))
    assert RULES.describe(state)["dealer"] == 3
    assert RULES.to_act(state) == PACK


def test_turns_skip_the_dreamer() -> None:
    match = dealt(1, {})
    for seat in (1, 2, 0):
        assert match.to_act == seat
        match.enter("pass")
    assert match.to_act == PACK


def test_a_void_hand_does_not_count() -> None:
    match = dealt(2, {})
    for _ in range(3):
        match.enter("pass")
    told: dict[str, Any] = match.describe()
    assert told["phase"] == "call"
    assert told["hand_no"] == 1
    match.enter("deck " + " ".join(pack(2, {}, seed=4)))
    assert match.to_act == 2
    assert match.describe()["hand_no"] == 1


def test_the_dealer_leads_whoever_called() -> None:
    match = dealt(3, {0: "W1"})
    match.enter("pass")
    match.enter("call")
    assert match.to_act == 3
    assert all(text.startswith("lead ") for text in match.legal_texts())


def test_must_beat_off_leaves_the_choice() -> None:
    hands = {0: "G5 Z3", 1: "G7 P2", 3: "Z4 Z5"}
    free = position(hands, turn=0, must_beat=False)
    play(free, "lead G5")
    assert legal(free) == ["beat G7", "discard P2", "discard G7"]
    bound = position(hands, turn=0)
    play(bound, "lead G5")
    assert legal(bound) == ["beat G7"]
    assert refusal(bound, "discard P2") == "You can beat this, so you have to."


def test_the_best_so_far_must_be_beaten() -> None:
    hands = {0: "G5 Z3", 1: "G7 P2", 3: "G6 Z5"}
    state = play(position(hands, turn=0), "lead G5", "beat G7")
    assert legal(state) == ["discard Z5", "discard G6"]
    assert refusal(state, "beat G6") == "These cards do not beat what lies there."


def test_a_long_pattern_takes_as_many_tricks() -> None:
    hands = {0: "P3 P4 P5 P6 Z2", 1: "G2 G3 G4 G5 G6", 3: "Z3 Z4 Z5 Z6 Z7"}
    state = play(
        position(hands, turn=0),
        "lead P3 P4 P5 P6",
        "discard G2 G3 G4 G5",
        "discard Z3 Z4 Z5 Z6",
    )
    assert state.tricks == [4, 0, 0, 0]
    assert state.won[0] == mask("P3 P4 P5 P6")
    assert state.turn == 0


def test_beaten_patterns_are_seen_but_not_won() -> None:
    hands = {0: "G5 Z3", 1: "G7 P2", 3: "Z4 Z5"}
    state = play(position(hands, turn=0), "lead G5", "beat G7", "discard Z4")
    assert state.seen == mask("G5 G7")
    assert state.won == [0, mask("G7"), 0, 0]
    assert state.discards == [0, 0, 0, mask("Z4")]


def test_discards_make_no_elders() -> None:
    """A nine that is laid away face down leaves its eight without a star."""
    hands = {0: "P8 Z8", 1: "G9 P2", 3: "Z9 Z5"}
    state = play(position(hands, turn=0, caller=1, seen="P9"), "lead Z8", "discard G9", "beat Z9")
    told: dict[str, Any] = RULES.describe(state)
    assert {"G9", "Z7", "P8"} <= set(told["elders"])
    assert "G8" not in told["elders"]


def test_playing_on_leads_again() -> None:
    hands = {0: "W1 P9 S1", **FOES}
    state = play(
        position(hands, turn=0, tricks=(4, 0, 0, 0)),
        "lead W1",
        "discard G2",
        "discard Z2",
        "play_on",
    )
    assert legal(state) == ["lead S1", "lead P9"]
    play(state, "lead P9", "discard G3", "discard Z3", "play_on")
    play(state, "lead S1", "discard G4", "discard Z4")
    assert state.hands_played[0].tricks == 7
    assert state.hands_played[0].winning == mask("W1 P9 S1")


def test_nobody_is_asked_after_the_last_card() -> None:
    hands = {0: "W1", 1: "G2", 3: "Z2"}
    state = play(
        position(hands, turn=0, tricks=(5, 6, 0, 0)), "lead W1", "discard G2", "discard Z2"
    )
    assert state.hands_played[0].winner == 0, "the last taker comes first"
    state = play(
        position(hands, turn=0, tricks=(4, 6, 0, 0)), "lead W1", "discard G2", "discard Z2"
    )
    assert state.hands_played[0].winner == 1
    state = play(
        position(hands, turn=0, tricks=(4, 5, 0, 0)), "lead W1", "discard G2", "discard Z2"
    )
    score = state.hands_played[0]
    assert (score.winner, score.tricks, score.matches) == (None, 0, 0)
    assert score.payments == state.scores == (0, 0, 0, 0)
    assert state.hand_no == 2, "the hand counts as one of the four"


def test_a_declared_hand_is_what_was_won_and_the_elders() -> None:
    hands = {0: "W1 P9 S1 G7", 1: "G2 G3 G4 G5", 3: "Z2 Z3 Z4 Z5"}
    state = position(hands, turn=0, tricks=(3, 0, 0, 0), dream="Z9", caller=1)
    state.caller = state.privileged = 0
    state.dealer, state.dreamer = 1, 3
    state.hands[2], state.hands[3] = state.hands[3], 0
    state.won[0] = mask("P2 P3 P4")
    play(state, "lead W1", "discard G2", "discard Z2", "declare")
    score = state.hands_played[0]
    assert score.elders == mask("P9 S1")
    assert score.winning == mask("P2 P3 P4 W1 P9 S1")
    assert score.matching == mask("P9")
    assert (score.taken, score.tricks, score.dream_tricks) == (4, 6, 6)
    assert score.payments == (2, -2, -2, 2)


def test_between_hands_the_finished_one_stays() -> None:
    """Only the dealer and the number are those of the hand to come."""
    match = dealt(0, {3: "P1 G1 Z1 S1 W1"})
    for text in ("pass", "call", "tigers"):
        match.enter(text)
    told: dict[str, Any] = match.describe()
    assert match.to_act == PACK
    assert (told["dealer"], told["hand_no"], told["phase"]) == (1, 2, "call")
    assert (told["dreamer"], told["caller"], told["privileged"]) == (2, 1, 1)
    assert [len(hand) for hand in told["hands"]] == [12, 12, 0, 12]
    assert told["hands_played"] == [
        {"winner": 3, "tricks": 8, "matches": 0, "payments": [0, -8, 0, 8]}
    ]


def finished(seed: int) -> HakkaState:
    """A whole match at random."""
    rng = random.Random(f"whole {seed}")
    state = RULES.start(HakkaOptions())
    while (actor := RULES.to_act(state)) is not None:
        if isinstance(actor, int):
            RULES.play(state, rng.choice(RULES.legal_moves(state)))
        else:
            RULES.settle(state, chance.draw(actor, rng))
    return state


@pytest.mark.parametrize("seed", range(8))
def test_four_hands_make_a_match(seed: int) -> None:
    state = finished(seed)
    result = RULES.result(state)
    assert result is not None
    assert result.reason == REASON
    assert sum(result.scores) == 0
    best = max(result.scores)
    assert result.winners == tuple(s for s in range(4) if result.scores[s] == best)
    told: dict[str, Any] = RULES.describe(state)
    assert told["phase"] == "over"
    assert told["hand_no"] == 4
    sums = [sum(hand["payments"][seat] for hand in told["hands_played"]) for seat in range(4)]
    assert sums == told["scores"]
    assert [score.number for score in state.hands_played] == [1, 2, 3, 4]
    for before, now in zip(state.hands_played, state.hands_played[1:], strict=False):
        assert now.dealer == before.caller
        assert now.dreamer == (now.dealer + 2) % 4


@pytest.mark.parametrize("seed", range(8))
def test_scores_of_hands_leave_the_dreamer_out(seed: int) -> None:
    state = finished(seed)
    hands = RULES.hand_scores(state)
    assert len(hands) == 4
    for told, score in zip(hands, state.hands_played, strict=True):
        assert [seat for seat in range(4) if told[seat] is None] == [score.dreamer]
        for seat in range(4):
            assert told[seat] in (None, score.payments[seat])


# --- texts and refusals ----------------------------------------------------------------


def test_texts_in_any_order() -> None:
    move = RULES.parse("beat G8 G6 G7")
    assert RULES.format(move) == "beat G6 G7 G8"
    assert RULES.format(RULES.parse("discard W1 S2 P2 S1 P1")) == "discard P1 S1 W1 P2 S2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lead",
        "call P1",
        "play_on G2",
        "lead P10",
        "lead P1  P2",
        "lead P1 P1",
        "beat ??",
        "Lead P1",
        "discard",
        "tigers P1 G1 Z1 S1 W1",
    ],
)
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(IllegalMove):
        RULES.parse(text)


def test_refusals_say_why() -> None:
    hands = {0: "P5 P7 G5 Z9 W1", 1: "G7 G8 G9 P1 P2", 3: "Z2 Z3 Z4 Z5 Z6"}
    state = position(hands, turn=0)
    assert refusal(state, "call") == "Play cards now."
    assert refusal(state, "lead P5 P7") == "These cards are no run, no set and no single card."
    assert refusal(state, "lead G5") == "A single is led from your highest suit."
    assert refusal(state, "lead W1") == "An Elder is led alone only when no other card is left."
    assert refusal(state, "lead P9") == "Not all of these cards are in your hand."
    assert refusal(state, "beat P5") == "You lead: there is nothing to beat yet."
    play(state, "lead P7")
    assert refusal(state, "lead P1") == "This trick has been led: beat it or discard."
    assert "need" in refusal(state, "discard P1 P2")
    called = dealt(0, {})
    assert RULES.why_not(called._state, RULES.parse("play_on")) is not None
    assert str(RULES.why_not(called._state, RULES.parse("lead P1"))) == "Call or pass first."


@pytest.mark.parametrize("move", [0, -1, 1 << 60, "lead P1", None, True, 3.0])
def test_what_is_no_move_is_refused(move: Any) -> None:
    match = dealt(0, {})
    assert RULES.why_not(match._state, move) is not None
    match.enter("call")
    assert RULES.why_not(match._state, move) is not None


def test_the_privileged_player_leads_any_elder() -> None:
    hands = {0: "P9 G5 G9 W1", **FOES}
    state = position(hands, turn=0)
    state.privileged = 0
    assert set(legal(state)) == {"lead G5", "lead P9", "lead G9", "lead W1"}
    state.privileged = 1
    assert legal(state) == ["lead G5"]
