"""The examples of the rules, one test for each line."""

from __future__ import annotations

import pytest

from skillgames.engine.match import Match
from skillgames.engine.tigers import card_of, codes_in
from skillgames.games.hakka.patterns import (
    answers,
    beats,
    elders,
    pattern_of,
    single_leads,
)
from skillgames.games.hakka.rules import PACK
from skillgames.games.hakka.scoring import POINTS, balance, dues, matching
from skillgames.games.hakka.state import ASKED_DECLARE, PLAYING
from tests.games.hakka.positions import dealt, legal, mask, play, position


def stars(seen: str) -> set[str]:
    """The Elders when these cards have been seen."""
    return set(codes_in(elders(mask(seen))))


def kind(cards: str) -> str | None:
    """What these cards form."""
    pattern = pattern_of(mask(cards))
    return None if pattern is None else pattern.kind


def beat(answer: str, best: str) -> bool:
    """Whether these cards beat those."""
    return beats(mask(answer), mask(best))


def test_hx1_elders() -> None:
    assert stars("") == {"P9", "G9", "Z9", "S9", "P1", "S1", "W1"}
    assert "P8" in stars("P9")
    assert not {"P7", "G8"} & stars("P9")
    assert "G6" in stars("G7 G8 G9")
    upper = "G3 G4 G5 G6 G7 G8 G9"
    assert "G1" not in stars(upper)
    assert "G1" in stars(upper + " G2")


def test_hx2_singles() -> None:
    assert beat("G7", "G5")
    assert not beat("P9", "G5")
    everything = (1 << 45) - 1
    for code in ("P1", "S1", "W1"):
        assert answers(everything, mask(code)) == []
    assert beat("G2", "G1")


@pytest.mark.parametrize(
    ("cards", "formed"),
    [
        ("P3 P4 P5", "run"),
        ("P8 P9 P1", None),
        ("P1 Z1 W1", "set"),
        ("W1 S2 S3", None),
        ("P1 G1 Z1 S1 W1", "set"),
    ],
)
def test_hx3_patterns(cards: str, formed: str | None) -> None:
    assert kind(cards) == formed
    if formed is not None:
        pattern = pattern_of(mask(cards))
        assert pattern is not None
        assert pattern.size == len(cards.split())


def test_hx4_what_beats_what() -> None:
    assert beat("G1 G2 G3", "Z7 Z8 Z9")
    assert not beat("Z7 Z8 Z9", "G1 G2 G3")
    assert beat("Z4 Z5 Z6", "Z3 Z4 Z5")
    assert not beat("P1 P2 P3 P4", "Z7 Z8 Z9")
    assert beat("P8 G8 Z8", "P7 G7 Z7")
    assert not beat("P8 G8 Z8 S8", "P7 G7 Z7")
    assert not beat("P7 P8 P9", "P2 G2 Z2")


def test_hx5_sets_of_ones() -> None:
    ones = "P1 Z1 W1"
    assert beat("P9 G9 Z9", ones)
    assert not beat("P8 G8 Z8", ones)
    assert beat(ones, "P8 G8 Z8")


def test_hx6_singles_that_may_be_led() -> None:
    def singles(hand: str, seen: str = "", privileged: bool = False) -> set[str]:
        return set(codes_in(single_leads(mask(hand), mask(seen), privileged)))

    hand = "P9 G9 G5 G3 Z8 W1"
    assert singles(hand) == {"G5", "G3"}
    assert singles(hand, privileged=True) == {"G5", "G3", "P9", "G9", "W1"}
    assert singles("P9 W1 S1") == {"P9", "W1", "S1"}
    assert singles("P8 G2", seen="P9") == {"G2"}


def test_hx7_beats_and_discards() -> None:
    hands = {0: "G5 Z3 Z5", 1: "G7 G9 P1"}
    assert set(legal(play(position(hands, turn=0), "lead G5"))) == {"beat G7", "beat G9"}
    hands = {0: "G5 Z3 Z4", 1: "P9 Z9 P1"}
    assert set(legal(play(position(hands, turn=0), "lead G5"))) == {
        "discard P9",
        "discard Z9",
        "discard P1",
    }
    hands = {0: "P7 G7 Z7 S3 S5", 1: "P8 G8 Z8 S8 P1"}
    ways = legal(play(position(hands, turn=0), "lead P7 G7 Z7"))
    assert len(ways) == 4
    assert all(way.startswith("beat ") for way in ways)
    hands = {0: "P7 G7 Z7 S3 S5", 1: "P8 G8 S2 Z2 P1"}
    ways = legal(play(position(hands, turn=0), "lead P7 G7 Z7"))
    assert len(ways) == 10
    assert all(way.startswith("discard ") for way in ways)


def test_hx8_declaring() -> None:
    hands = {0: "W1 P9 S1", 1: "G2 G3 G4", 3: "Z2 Z3 Z4"}
    won = play(position(hands, turn=0, tricks=(3, 0, 0, 0)), "lead W1", "discard G2", "discard Z2")
    assert (won.phase, won.turn) == (ASKED_DECLARE, 0)
    assert legal(won) == ["declare", "play_on"]
    play(won, "declare")
    assert won.hands_played[0].tricks == 6

    hands = {0: "G8 P9 S1", 1: "G9 G3 G4", 3: "Z2 Z3 Z4"}
    lost = play(position(hands, turn=0, tricks=(4, 0, 0, 0)), "lead G8", "beat G9", "discard Z2")
    assert (lost.phase, lost.turn) == (PLAYING, 1)

    hands = {0: "W1 P8 S1", 1: "G2 G3 G4", 3: "Z2 Z3 Z4"}
    few = position(hands, turn=0, tricks=(2, 0, 0, 0), seen="P9", caller=0)
    few.hands[0] = mask("W1 P8 S1")
    play(few, "lead W1", "discard G2", "discard Z2")
    assert (few.phase, few.turn) == (PLAYING, 0)


def paid(
    winner: int, dreamer: int, privileged: int | None, tricks: int, dream_tricks: int = 5
) -> tuple[int, int, int, int]:
    """What each seat wins or loses."""
    return balance(dues(winner, dreamer, privileged, POINTS[tricks], POINTS[dream_tricks]))


def test_hx9_payments() -> None:
    assert paid(0, 2, 1, 6) == (2, -2, 0, 0)
    assert paid(0, 2, None, 6) == (2, -1, 0, -1)
    assert paid(1, 2, 1, 7) == (-2, 4, 0, -2)


def test_hx10_the_dreamer_collects() -> None:
    matched = matching(mask("P7 Z7 S7 P1 P2"), card_of("G7"))
    assert codes_in(matched) == ["P7", "Z7", "S7"]
    assert paid(0, 2, None, 6, 5 + 3) == (2, -5, 8, -5)
    assert paid(0, 2, 3, 6, 5 + 3) == (2, 0, 8, -10)


def test_hx11_great_dreams_and_hands() -> None:
    matched = matching(mask("P1 Z1 S1 W1 P9"), card_of("G1"))
    assert matched.bit_count() == 4
    assert POINTS[5 + matched.bit_count()] == 8
    assert paid(0, 2, None, 12) == (256, -128, 0, -128)
    tigers = dealt(0, {3: "P1 G1 Z1 S1 W1"})
    for text in ("call", "tigers"):
        tigers.enter(text)
    assert tigers.describe()["scores"] == [-4, -4, 0, 8]


def after_calling(*texts: str) -> tuple[Match, object, object]:
    """A match with these calls; its caller and privileged player."""
    match = dealt(0, {0: "W1", 1: "P1", 3: "P9"})
    for text in texts:
        match.enter(text)
    told = match.describe()
    assert told["dealer"] == 0
    return match, told["caller"], told["privileged"]


def next_dealer(match: Match) -> object:
    """Who deals the next hand when this one is played to its end."""
    while isinstance(match.to_act, int):
        match.play(match.legal_moves()[0])
    return match.describe()["dealer"]


def test_hx12_calling() -> None:
    for calls, caller, privileged in (
        (["call"], 0, None),
        (["pass", "call"], 1, 1),
        (["pass", "pass", "call"], 3, 3),
    ):
        match, *found = after_calling(*calls)
        assert found == [caller, privileged]
        assert next_dealer(match) == caller
        assert match.describe()["hand_no"] == 2
    match, *found = after_calling("pass", "pass", "pass")
    assert found == [None, None]
    told = match.describe()
    assert (told["hand_no"], told["hands_played"], told["scores"]) == (1, [], [0, 0, 0, 0])
    assert match.to_act == PACK
