"""Tricks: who takes them, what may be played, and why not."""

from __future__ import annotations

import random
from itertools import pairwise, permutations

import pytest

from skillgames.engine.bologna import (
    CODES,
    MOORS,
    STRENGTH,
    TRUMPS,
    card_of,
    led_suit,
    playable,
    winner_of,
)
from skillgames.games.tarocchino.events import Played, TrickTaken
from tests.games.tarocchino.positions import RULES, cards, legal, mask, play, playing

TRICKS = [
    ("TX32", "C10 C6 CA C7", "CA"),
    ("TX33", "S6 SA S10 S9", "S10"),
    ("TX34", "S6 M1 M4 M2", "M2"),
    ("TX35", "M1 BEG T5 M2", "T5"),
    ("TX36", "MAT D7 C8 D6", "D6"),
    ("TX37", "MAT D7 BEG D6", "BEG"),
]


@pytest.mark.parametrize(("name", "trick", "best"), TRICKS, ids=[one[0] for one in TRICKS])
def test_examples(name: str, trick: str, best: str) -> None:
    assert trick.split()[winner_of(cards(trick))] == best


@pytest.mark.parametrize(
    ("suit", "order"),
    [
        ("S", "R Q C F 10 9 8 7 6 A"),
        ("B", "R Q C F 10 9 8 7 6 A"),
        ("C", "R Q C F A 6 7 8 9 10"),
        ("D", "R Q C F A 6 7 8 9 10"),
    ],
)
def test_order_of_the_suits(suit: str, order: str) -> None:
    """Cups and coins reverse their pips."""
    high_to_low = [suit + rank for rank in order.split()]
    for higher, lower in pairwise(high_to_low):
        for trick in permutations((higher, lower)):
            assert trick[winner_of(map(card_of, trick))] == higher


def test_order_of_the_trumps() -> None:
    """Each beats all below it; only Moors are equal, and then the last one takes."""
    for higher, lower in pairwise(TRUMPS):
        for trick in permutations((higher, lower)):
            best = trick[winner_of(map(card_of, trick))]
            assert best == (trick[-1] if {*trick} <= {*MOORS} else higher)


def test_every_trump_beats_every_suit() -> None:
    assert min(STRENGTH[card_of(code)] for code in TRUMPS) > max(STRENGTH[:40])


def test_another_suit_never_takes() -> None:
    assert winner_of(cards("S6 DR CR BR")) == 0
    assert winner_of(cards("MAT SA DR CR")) == 1


def naive_winner(trick: list[str]) -> str:
    """Written from the words of the rules."""
    led = next(code for code in trick if code != "MAT")
    trumps = [code for code in trick if code in TRUMPS]
    if trumps:
        moors = [code for code in trumps if code in MOORS]
        above = [code for code in trumps if TRUMPS.index(code) < TRUMPS.index("M1")]
        if above:
            return min(above, key=TRUMPS.index)
        return moors[-1] if moors else trumps[0]
    order = "R Q C F 10 9 8 7 6 A" if led[0] in "SB" else "R Q C F A 6 7 8 9 10"
    of_suit = [code for code in trick if code[0] == led[0] and code != "MAT"]
    return min(of_suit, key=lambda code: order.split().index(code[1:]))


def test_winners_are_those_of_the_words() -> None:
    rng = random.Random("winners")
    for _ in range(5_000):
        trick = rng.sample(CODES, 4)
        assert trick[winner_of(map(card_of, trick))] == naive_winner(trick)


# --- what may be played ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [
        ("SR S6 D7 T5", "", "SR S6 D7 T5"),
        ("SR S6 D7 T5", "SA", "SR S6"),
        ("SR S6 D7 T5 MAT", "SA", "SR S6 MAT"),
        ("D7 T5 ANG", "SA", "T5 ANG"),
        ("D7 BEG MAT", "SA", "BEG MAT"),
        ("D7 C8", "SA", "D7 C8"),
        ("D7 C8 MAT", "SA", "D7 C8 MAT"),
        ("MAT", "SA", "MAT"),
        ("D7 C8 T6", "M1", "T6"),
        ("D7 C8", "M1", "D7 C8"),
        ("SR S6 D7 T5", "MAT", "SR S6 D7 T5"),
        ("SR S6 D7 T5", "MAT D9", "D7"),
        ("SR S6 D7 T5 T9", "MAT T8", "T5 T9"),
    ],
)
def test_what_may_be_played(hand: str, trick: str, allowed: str) -> None:
    """Follow suit, else trump, else anything; the Matto always; no duty to overtrump."""
    assert legal(playing(hand, trick=trick)) == set(allowed.split())


def test_a_led_matto_leaves_the_suit_to_the_next_card() -> None:
    assert led_suit(cards("MAT")) == -1
    assert led_suit(cards("MAT D7")) == 3
    assert playable(mask("D7 S6"), led_suit(cards("MAT"))) == mask("D7 S6")


def reason(hand: str, trick: str, card: str) -> str:
    return str(RULES.why_not(playing(hand, trick=trick), card_of(card)))


@pytest.mark.parametrize(
    ("hand", "trick", "card", "words"),
    [
        ("SR D7", "SA", "D7", "Swords were led, and you have swords to play."),
        ("BR D7", "BA", "D7", "Batons were led, and you have batons to play."),
        ("CR T7", "CA", "T7", "Cups were led, and you have cups to play."),
        ("DR T7", "MAT DA", "T7", "Coins were led, and you have coins to play."),
        ("DR T7", "ANG", "DR", "A trump was led, and you have trumps to play."),
        ("DR T7", "SA", "DR", "You have no card of the suit led, so you must play a trump."),
        ("DR T7", "SA", "S9", "That card is not in your hand."),
    ],
)
def test_reasons(hand: str, trick: str, card: str, words: str) -> None:
    assert reason(hand, trick, card) == words


def test_the_winner_leads_and_its_side_takes_the_trick() -> None:
    state = playing("SR D6", "S9 D7", "S8 D8", "MAT D9", turn=0)
    assert play(state, "SR") == [Played(0, "SR", 0)]
    play(state, "S9")
    play(state, "S8")
    events = play(state, "MAT")
    assert events == [
        Played(3, "MAT", 3),
        TrickTaken(0, 0, 1, 0, ("SR", "S9", "S8", "MAT")),
    ]
    assert (state.turn, state.leader, state.tricks) == (0, 0, [1, 0])
    assert state.piles == [mask("SR S9 S8 MAT"), 0]
    assert state.trick == ()
