"""The rules text of Fishing says what the rules do."""

from __future__ import annotations

import re

import pytest

from skillgames.engine.cards import card_of, codes_in, mask_of
from skillgames.engine.rulebook import Figure, Grid
from skillgames.games.fishing import examples, rules_text, state
from skillgames.games.fishing.capture import (
    CARD_POINTS,
    HAND_VALUE,
    TABLE_VALUE,
    best_capture,
)
from skillgames.games.fishing.examples import Example, Shown, example, rank_sign, sums
from skillgames.games.fishing.rules_text import sections
from tests import rules_texts
from tests.games.fishing.naive import best as naive_best


def paragraphs(section: str) -> str:
    """All paragraphs of a section."""
    return rules_texts.paragraphs(sections(), section)


def figures() -> list[Figure]:
    """All figures."""
    return rules_texts.figures(sections())


def test_number_words_stand_for_no_figures() -> None:
    """Only names of cards and "one" are written out."""
    text = "\n".join(paragraphs(one.id) for one in sections())
    text = text.replace("two of spades", "").replace("ten of diamonds", "")
    words = "two three four five six seven eight nine ten eleven twelve thirteen sixteen"
    assert not re.findall(rf"\b(?:{words.replace(' ', '|')})\b", text, re.IGNORECASE)


@pytest.mark.parametrize(
    ("name", "value", "section", "sentence"),
    [
        ("TARGET", 21, "rules", "has 21 points or more"),
        ("HAND_SIZE", 5, "rules", "begins with 5 cards for each of you and 4 open"),
        ("TABLE_SIZE", 3, "rules", "and 3 open cards on the table"),
        ("DEALS", 7, "rules", "After 7 deals"),
        ("HALF_THE_PACK", 20, "scoring", "both of you have 20 cards"),
    ],
)
def test_figures_follow_the_rules(
    monkeypatch: pytest.MonkeyPatch, name: str, value: int, section: str, sentence: str
) -> None:
    monkeypatch.setattr(rules_text, name, value)
    assert sentence in paragraphs(section)


def test_points_follow_the_count_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    doubled = state.RoundScore(3, 7, 4, 5, 6, 8, 52, 13)
    monkeypatch.setattr(rules_text, "score_round", lambda piles, sweeps: (doubled, doubled))
    [scoring] = [one for one in sections() if one.id == "scoring"]
    [grid] = [block for block in scoring.blocks if isinstance(block, Grid)]
    assert [row[1] for row in grid.rows] == ["3", "7", "1", "5", "6", "8"]
    assert "They bring 7 points and most cards only 3" in paragraphs("tips")
    assert "25 points to share out, or 22 when" in paragraphs("scoring")


def test_points_as_they_are() -> None:
    [scoring] = [one for one in sections() if one.id == "scoring"]
    [grid] = [block for block in scoring.blocks if isinstance(block, Grid)]
    assert [row[1] for row in grid.rows] == ["1", "2", "1", "1", "2", "1"]
    assert "10 points to share out, or 9 when" in paragraphs("scoring")
    assert "26 cards" in paragraphs("scoring")


def test_values_as_they_are() -> None:
    [rules] = [one for one in sections() if one.id == "rules"]
    [grid] = [block for block in rules.blocks if isinstance(block, Grid)]
    figures = [tuple(map(str, row[1:])) for row in grid.rows]
    number = ("its number", "its number")
    courts = [("11", "11"), ("12", "12"), ("13", "13")]
    assert figures == [("1", "14"), ("2", "15"), ("10", "16"), number, *courts]


def test_the_bot_deals_first_as_the_text_says() -> None:
    assert state.FIRST_DEALER == 1
    assert "The bot deals the first round" in paragraphs("rules")


@pytest.mark.parametrize(
    "words",
    [
        "An ace takes an ace",
        "Taking is compulsory",
        "You choose the card, but not what it catches",
        "the very last card of a round makes no sweep",
        "the leftovers on the table go to whoever was the last to capture",
    ],
)
def test_what_may_look_like_a_fault_is_explained(words: str) -> None:
    assert words in paragraphs("rules")


def shown_examples() -> list[Example]:
    """The subjects of all figures that are plays."""
    return [one.subject for one in figures() if isinstance(one.subject, Example)]


def test_examples_show_what_the_rules_do() -> None:
    found = shown_examples()
    assert len(found) >= 5
    for one in found:
        table = mask_of(map(card_of, one.table))
        assert one.taken == tuple(codes_in(best_capture(card_of(one.card), table)))
        assert set(one.taken) == set(naive_best(one.card, one.table))
        assert sorted(code for group in one.groups for code in group) == sorted(one.taken)
        for group in one.groups:
            total = sum(TABLE_VALUE[card_of(code)] for code in group)
            alone = len(group) == 1 and group[0][0] == one.card[0]
            assert alone or total == HAND_VALUE[card_of(one.card)]


def test_examples_are_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With other captures the same example says something else."""
    one = example("9C", "9D", "5C", "4H")
    assert str(one.caption) == "9 takes 9, 5 + 4: a sweep"
    monkeypatch.setattr(examples, "best_capture", lambda card, table: mask_of([card_of("9D")]))
    other = example("9C", "9D", "5C", "4H")
    assert str(other.caption) == "9 takes 9"
    assert str(other.spoken).endswith("Taken: nine of diamonds.")


def test_the_examples_the_text_speaks_of_are_there() -> None:
    found = shown_examples()
    assert any(one.sweeps for one in found)
    assert any(not one.taken for one in found)
    by_rank = [one for one in found if one.card[0] == "A" and one.groups[0][0][0] == "A"]
    assert by_rank, "an ace takes an ace"
    chosen = [one for one in found if one.taken and not one.sweeps]
    assert chosen, "one leaves something on the table"


def test_the_whole_sentence_of_an_example() -> None:
    one = example("9C", "9D", "5C", "4H", "3S", "6D")
    assert str(one.caption) == "9 takes 9, 6 + 3, 5 + 4: a sweep"
    nothing = example("7C", "2H", "KC")
    assert str(nothing.caption) == "7 takes nothing and stays on the table"
    assert str(nothing.spoken) == (
        "Played: seven of clubs. On the table: two of hearts, king of clubs. Nothing is taken."
    )


def test_letters_are_those_on_the_cards() -> None:
    assert [rank_sign(code, "WXYZ") for code in ("JC", "QC", "KC", "AC", "TC", "2C")] == [
        "W",
        "X",
        "Y",
        "Z",
        "10",
        "2",
    ]
    assert sums((("KC", "AD"), ("TS",)), "WXYZ") == "Y + Z, 10"
    captions = [str(one.caption) for one in rules_texts.figures(sections("WXYZ"))]
    assert "Z (14) takes Z, Y + Z" in captions


def test_the_scoring_cards_are_shown() -> None:
    [shown] = [one.subject for one in figures() if isinstance(one.subject, Shown)]
    assert set(shown.cards) == {"AC", "AD", "AH", "AS", "2S", "TD"}
    assert all(CARD_POINTS[card_of(code)] for code in shown.cards)
