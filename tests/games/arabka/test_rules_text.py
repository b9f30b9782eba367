"""The rules text of Arabka says what the rules do."""

from __future__ import annotations

import re

import pytest

from skillgames.engine.rulebook import Figure, Grid
from skillgames.games.arabka import rules_text
from skillgames.games.arabka.examples import (
    BONUS_CARDS,
    ORDER,
    Fit,
    Row,
    Start,
    fit,
    rank_sign,
    signs,
)
from skillgames.games.arabka.moves import format_move
from skillgames.games.arabka.rules_text import START, sections
from tests import rules_texts
from tests.games.arabka.positions import RULES, position


def paragraphs(section: str) -> str:
    """All paragraphs of a section."""
    return rules_texts.paragraphs(sections(), section)


def figures(letters: str = "JQKA") -> list[Figure]:
    """All figures."""
    return rules_texts.figures(sections(letters))


@pytest.mark.parametrize(
    ("name", "value", "section", "sentence"),
    [
        ("MOST", 7, "rules", "2 to 7 players"),
        ("PACK_SIZE", 40, "rules", "one pack of 40 cards"),
        ("NINE", 11, "rules", "Everybody gets 11 cards"),
        ("SLOTS", 4, "rules", "you take your 4 open cards"),
        ("HAND_SIZE", 5, "rules", "until you hold 5 cards"),
        ("FOUR_ALIKE", 6, "rules", "all 6 cards of a rank"),
        ("STALL", 99, "rules", "for 99 turns in a row"),
    ],
)
def test_figures_follow_the_rules(
    monkeypatch: pytest.MonkeyPatch, name: str, value: int, section: str, sentence: str
) -> None:
    monkeypatch.setattr(rules_text, name, value)
    assert sentence in paragraphs(section)


def test_figures_as_they_are() -> None:
    text = paragraphs("rules")
    assert "Everybody gets 9 cards: 3 closed ones in a row on the table, 3 open ones" in text
    assert "2 to 5 players share one pack of 52 cards" in text
    assert "for 200 turns in a row" in text
    assert "until you hold 3 cards" in text
    assert "all 4 cards of a rank" in text
    assert "J comes right after 9" in text


@pytest.mark.parametrize(
    "words",
    [
        "As long as something fits, a bonus card included, you may not take",
        "Nothing helps against a three",
        "Open cards are never laid from the table",
        "The cards of the pile stay where they are",
        "a last three or ten does nothing more",
        "the pile may be taken at will",
    ],
)
def test_what_may_look_like_a_fault_is_explained(words: str) -> None:
    assert words in paragraphs("rules")


def test_there_are_no_points() -> None:
    assert "no points" in paragraphs("scoring")
    assert "ends a winning streak" in paragraphs("scoring")


def test_examples_show_what_the_rules_do() -> None:
    found = [one.subject for one in figures() if isinstance(one.subject, Fit)]
    assert len(found) >= 2
    assert any(not one.fitting for one in found)
    for one in found:
        state = position(" ".join(one.hand), "4S 4S 4S", pile=" ".join(one.pile), strict=one.strict)
        singles = {
            format_move(move).split()[1]
            for move in RULES.legal_moves(state)
            if format_move(move).startswith("lay")
        }
        assert singles == set(one.fitting)


def test_the_whole_sentence_of_an_example() -> None:
    one = fit(("6D", "9C"), ("8H", "9D", "JS", "2C"))
    assert str(one.caption) == "On 9 you may lay: 2, 9, J"
    assert str(one.spoken) == (
        "On the pile: six of diamonds, nine of clubs. In hand: eight of hearts, nine of diamonds,"
        " jack of spades, two of clubs. What fits: two of clubs, nine of diamonds, jack of spades."
    )
    assert str(fit(("AC",), ("8D",)).caption) == "On A nothing fits: the pile must be taken"


def test_examples_are_computed() -> None:
    assert Fit(("9C",), ("8H", "9D", "JS")).fitting == ("9D", "JS")
    assert Fit(("9C",), ("8H", "9D", "JS"), strict=True).fitting == ("JS",)
    assert Fit(("AC", "2C"), ("4H",)).fitting == ("4H",)
    assert Fit((), ("4H",)).fitting == ("4H",)


def test_rows() -> None:
    assert signs(ORDER.cards) == "4, 5, 6, 7, 8, 9, J, Q, K, A"
    assert signs(BONUS_CARDS.cards) == "2, 3, 10"
    shown = [one.subject for one in figures()]
    assert {ORDER, BONUS_CARDS, START} <= set(shown)
    assert all(isinstance(one, Start | Fit | Row) for one in shown)


def test_letters_are_those_on_the_cards() -> None:
    assert [rank_sign(code, "WXYZ") for code in ("JC", "QC", "KC", "AC", "TC")] == [
        "W",
        "X",
        "Y",
        "Z",
        "10",
    ]
    captions = [str(one.caption) for one in figures("WXYZ")]
    assert any("9, W, X, Y, Z" in one for one in captions)
    assert any("On Z nothing fits" in one for one in captions)


def test_bonus_cards_are_told_one_by_one() -> None:
    [rules] = [one for one in sections() if one.id == "rules"]
    [grid] = [block for block in rules.blocks if isinstance(block, Grid)]
    assert [row[0] for row in grid.rows] == ["2", "3", "10"]
    assert re.search("takes the whole pile and misses a turn", str(grid.rows[1][1]))
