"""What is said: one plain sentence for each event, to each seat what it may know."""

from __future__ import annotations

import random

import pytest

from skillgames.engine.events import Event, seen_by
from skillgames.games.arabka.events import (
    Burned,
    DealerPicked,
    Dealt,
    Drawn,
    Kept,
    Laid,
    Leads,
    MatchEnded,
    MayLayMore,
    OpenTaken,
    PileTaken,
    RightLapsed,
    Started,
    Swapped,
    Turned,
    TurnMissed,
)
from skillgames.games.arabka.words import bot_name, say
from tests.games.arabka.positions import RULES, dealt

TOLD: list[tuple[Event, str, str]] = [
    (DealerPicked(0), "You deal.", "Karim deals."),
    (
        Swapped(0, ("TD",), ("4C",), (2,)),
        "You lay open: ten of diamonds. Into your hand come: four of clubs.",
        "Karim lays open: ten of diamonds. Taken into the hand: four of clubs.",
    ),
    (Kept(0), "You swap nothing and are ready.", "Karim swaps nothing and is ready."),
    (
        Started(0, True),
        "You begin, because you hold the lowest card.",
        "Karim begins, holding the lowest card.",
    ),
    (
        Laid(0, ("8C", "8D"), None, None, False),
        "You lay: eight of clubs, eight of diamonds.",
        "Karim lays: eight of clubs, eight of diamonds.",
    ),
    (
        Laid(0, ("2C",), None, None, True),
        "You lay: two of clubs. Any card may follow.",
        "Karim lays: two of clubs. Any card may follow.",
    ),
    (
        Laid(0, ("9C",), "four", None, False),
        "You add: nine of clubs.",
        "Karim adds: nine of clubs.",
    ),
    (
        Laid(0, ("9C",), "ten", None, False),
        "You lay again: nine of clubs.",
        "Karim lays again: nine of clubs.",
    ),
    (
        Turned(0, 1, "KC", True),
        "You turn over a closed card, and it fits: king of clubs.",
        "Karim turns over a closed card, and it fits: king of clubs.",
    ),
    (
        Turned(0, 1, "5C", False),
        "You turn over a closed card, but it does not fit: five of clubs.",
        "Karim turns over a closed card, but it does not fit: five of clubs.",
    ),
    (
        PileTaken(0, ("7C", "9C"), "blind", "5C", 1),
        "You take it with the whole pile, cards in all: 3.",
        "Karim takes it with the whole pile, cards in all: 3.",
    ),
    (
        PileTaken(0, ("7C", "3C"), "three"),
        "A three: you take the whole pile, cards: 2.",
        "A three: Karim takes the whole pile, cards: 2.",
    ),
    (
        PileTaken(0, ("7C", "AC"), "nothing_fits"),
        "Nothing in your hand fits: you take the pile, cards: 2.",
        "Karim has nothing that fits and takes the pile, cards: 2.",
    ),
    (
        PileTaken(0, ("7C",), "at_will"),
        "You take the pile, cards: 1.",
        "Karim takes the pile, cards: 1.",
    ),
    (
        TurnMissed(0),
        "You miss this turn because of the three.",
        "Karim misses this turn because of the three.",
    ),
    (
        Leads(0),
        "The pile is empty: you may lay any card.",
        "The pile is empty: Karim may lay any card.",
    ),
    (
        MayLayMore(0, "ten"),
        "After the ten you may lay again, or end your turn.",
        "After the ten Karim may lay again.",
    ),
    (
        MayLayMore(0, "four"),
        "Four alike: you may add cards of one rank, or end your turn.",
        "Four alike: Karim may add cards of one rank.",
    ),
    (RightLapsed(0, "ten", "chosen"), "You lay no more and end your turn.", "Karim lays no more."),
    (
        RightLapsed(0, "four", "nothing_fits"),
        "Four alike, but nothing in your hand can be added.",
        "Four alike, but Karim has nothing to add.",
    ),
    (
        RightLapsed(0, "ten", "hand_empty"),
        "Your hand is empty, so you lay no more in this turn.",
        "The hand of Karim is empty, so nothing more is laid.",
    ),
    (
        OpenTaken(0, ("4C", "5C", "6C")),
        "Your hand is empty: you take your open cards into it,"
        " four of clubs, five of clubs, six of clubs.",
        "Karim has an empty hand and takes the open cards into it,"
        " four of clubs, five of clubs, six of clubs.",
    ),
    (
        Drawn(0, ("4C", "5C"), 7),
        "You draw: four of clubs, five of clubs. Left in the deck: 7.",
        "Karim draws cards: 2. Left in the deck: 7.",
    ),
    (
        MatchEnded(0, 3),
        "You win: you are the first without cards.",
        "Karim wins, the first without cards.",
    ),
]


@pytest.mark.parametrize(("event", "own", "other"), TOLD, ids=lambda one: str(one)[:40])
def test_sentences(event: Event, own: str, other: str) -> None:
    for seat, sentence in ((0, own), (1, other)):
        seen = event.seen_by(seat)
        assert seen is not None
        assert str(say(seen, seat)) == sentence


def test_the_same_for_all() -> None:
    burned = say(Burned(0, ("7C", "TC")), 1)
    assert str(burned) == "The ten takes the whole pile out of the game, cards: 2."
    assert "for 200 turns nobody" in str(say(MatchEnded(None, 200), 1))
    assert "bonus cards only" in str(say(Started(2, False), 0))
    assert "bonus cards only" in str(say(Started(0, False), 0))


def test_a_laid_closed_card_was_named_before() -> None:
    assert say(Laid(0, ("KC",), None, 1, False), 0) is None
    assert str(say(Laid(0, ("2C",), None, 1, True), 0)) == "On the two any card may follow."


def test_the_deal_needs_no_sentence() -> None:
    assert say(Dealt(0, (), (), (), 34), 0) is None


def test_bots_have_names_from_the_left() -> None:
    assert [str(bot_name(other, 0)) for other in (1, 2, 3, 4)] == ["Karim", "Leila", "Omar", "Said"]
    assert [str(bot_name(other, 2)) for other in (0, 1, 3, 4)] == ["Karim", "Leila", "Omar", "Said"]


@pytest.mark.parametrize("seats", [2, 5])
def test_every_sentence_is_whole(seats: int) -> None:
    """No place is left unfilled, and hidden cards are not named."""
    rng = random.Random(f"words {seats}")
    state = dealt(seats, "words")
    while state.turn >= 0:
        tell: list[Event] = []
        RULES.play(state, rng.choice(RULES.legal_moves(state)), tell)
        for seat in range(seats):
            for event in seen_by(tell, seat):
                sentence = str(say(event, seat) or "-")
                assert "%" not in sentence
                assert "?" not in sentence
