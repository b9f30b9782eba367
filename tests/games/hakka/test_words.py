"""A plain sentence for everything that happens, as each seat may know it."""

from __future__ import annotations

import pytest

from skillgames.engine.events import Event
from skillgames.games.hakka.events import (
    Beaten,
    Called,
    CardsGone,
    DealerDrawn,
    Declared,
    Discarded,
    DreamerWoke,
    EldersChanged,
    HandScored,
    HandVoid,
    Led,
    MatchEnded,
    Paid,
    Passed,
    PlayedOn,
    TigersKept,
    TigersShown,
    TrickWon,
)
from skillgames.games.hakka.words import card_name, pattern_name, player_name, say, signed


def said(event: Event, seat: int = 0) -> str:
    """The sentence for a seat, in English."""
    seen = event.seen_by(seat)
    assert seen is not None
    return str(say(seen, seat))


def test_players_by_where_they_sit() -> None:
    assert [str(player_name(other, 0)) for other in (1, 2, 3)] == ["Yun", "Mei", "Lei"]
    assert [str(player_name(other, 3)) for other in (0, 1, 2)] == ["Yun", "Mei", "Lei"]


def test_cards_and_patterns() -> None:
    assert str(card_name("G7")) == "Gon 7"
    assert str(card_name("W1")) == "Wan Sin"
    assert str(pattern_name(("Z4", "Z5", "Z6"))) == "run Zok 4–5–6"
    assert str(pattern_name(("Z4", "Z5", "Z6", "Z7", "Z8"))) == "run Zok 4–8"
    assert str(pattern_name(("P1", "S1", "W1"))) == "set Sup 1, Sin 1, Wan Sin"
    assert str(pattern_name(("S3",))) == "Sin 3"


@pytest.mark.parametrize(
    ("event", "own", "other"),
    [
        (DealerDrawn(0), "You deal the first hand.", "Lei deals the first hand."),
        (Passed(0), "You pass.", "Lei passes."),
        (Called(0, False, 0), "You call.", "Lei calls."),
        (
            Called(0, True, 3),
            "You call and are the privileged player.",
            "Lei calls and is the privileged player.",
        ),
        (
            TigersShown(0, ("P1", "G1", "Z1", "S1", "W1")),
            "You show the Five Tigers and win the hand.",
            "Lei shows the Five Tigers and wins the hand.",
        ),
        (Led(0, ("G5",), "single"), "You lead: Gon 5.", "Lei leads: Gon 5."),
        (
            Beaten(0, ("G5", "G6", "G7"), "run", 3),
            "You beat it: run Gon 5–6–7.",
            "Lei beats it: run Gon 5–6–7.",
        ),
        (PlayedOn(0), "You play on for more.", "Lei plays on for more."),
        (
            Declared(0, 4, ("P9", "S1"), 6),
            "You declare victory: tricks 4, Elders 2, together 6.",
            "Lei declares victory: tricks 4, Elders 2, together 6.",
        ),
        (
            CardsGone(0, (7, 5, 0, 0)),
            "The cards are gone. You win with tricks: 7.",
            "The cards are gone. Lei wins with tricks: 7.",
        ),
    ],
)
def test_what_one_does_and_others_see(event: Event, own: str, other: str) -> None:
    assert said(event, 0) == own
    assert said(event, 1) == other


def test_discards_are_named_to_their_player_alone() -> None:
    event = Discarded(0, ("S2", "P3"))
    assert said(event, 0) == "You discard: Sin 2, Sup 3."
    assert "Sin" not in said(event, 1)
    assert said(event, 1).startswith("Lei discards 2 ")


def test_kept_tigers_are_told_to_their_holder_alone() -> None:
    event = TigersKept(2)
    assert said(event, 2) == "You keep the Five Tigers to yourself and play on."
    assert [event.seen_by(seat) for seat in (0, 1, 3)] == [None, None, None]


def test_tricks_and_elders() -> None:
    assert said(TrickWon(1, ("G5", "G6", "G7"), 3, (0, 3, 0, 0))).startswith("Yun takes 3 ")
    assert said(EldersChanged(("P8", "G6"))) == "Now an Elder: Sup 8, Gon 6."
    assert said(HandVoid(0)) == "Nobody calls: the cards are dealt again."
    assert "nobody has enough" in said(CardsGone(None, (4, 4, 0, 4)))


def test_the_dream() -> None:
    woke = DreamerWoke(2, "G7", 0, ("P7", "Z7", "P9"), ("P7", "Z7"), 7)
    assert said(woke, 2) == "You wake with Gon 7. It matches: Sup 7, Zok 7. Your tricks: 7."
    assert said(woke, 0) == "Mei wakes with Gon 7. It matches: Sup 7, Zok 7. Tricks: 7."
    none = DreamerWoke(2, "G7", 0, ("P9",), (), 5)
    assert "matches no card" in said(none, 0)
    assert "matches no card" in said(none, 2)
    assert said(DreamerWoke(2, "G7", None, (), (), 0), 2) == "You wake with Gon 7."


@pytest.mark.parametrize(
    ("event", "seat", "sentence"),
    [
        (Paid(0, 1, 4, 0, False), 0, "You pay Yun: 4."),
        (Paid(0, 1, 4, 0, False), 1, "Lei pays you: 4."),
        (Paid(0, 1, 4, 0, False), 2, "Mei pays Lei: 4."),
        (Paid(0, 1, 4, 3, False), 0, "You pay Yun for Lei: 4."),
        (Paid(0, 1, 4, 3, False), 1, "Lei pays you for Mei: 4."),
        (Paid(0, 1, 4, 3, False), 3, "Yun pays Mei for you: 4."),
        (Paid(0, 1, 4, 3, False), 2, "Mei pays Lei for Yun: 4."),
    ],
)
def test_who_pays_whom_for_whom(event: Event, seat: int, sentence: str) -> None:
    assert said(event, seat) == sentence


def test_scores() -> None:
    scored = HandScored(2, 1, 6, 0, (-2, 2, 0, 0), (-2, 2, 0, 0))
    assert said(scored, 0) == "Hand 2 brings you −2."
    assert said(scored, 1) == "Hand 2 brings you +2."
    nobody = HandScored(2, None, 0, 0, (0, 0, 0, 0), (0, 0, 0, 0))
    assert said(nobody) == "Nobody wins this hand, and nobody pays."
    assert [signed(points) for points in (3, 0, -128)] == ["+3", "0", "−128"]


def test_the_end() -> None:
    assert said(MatchEnded((8, -4, -4, 0), (0,)), 0) == "You win the match with +8."
    assert said(MatchEnded((8, -4, -4, 0), (0,)), 1) == "Lei wins the match with +8. You have −4."
    assert said(MatchEnded((2, 2, -4, 0), (0, 1)), 0).startswith("A draw")
    assert said(MatchEnded((2, 2, -4, 0), (0, 1)), 3).startswith("Others share")
