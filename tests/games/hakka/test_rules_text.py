"""The rules text of Hakka cards says what the rules do."""

from __future__ import annotations

import re

import pytest

from skillgames.engine.rulebook import Figure, Grid
from skillgames.engine.tigers import is_code
from skillgames.games.hakka import rules_text
from skillgames.games.hakka.examples import Answered, Dream, Shown, answered, dream, stars_among
from skillgames.games.hakka.rules_text import sections
from tests import rules_texts
from tests.games.hakka import naive


def paragraphs(section: str) -> str:
    """All paragraphs of a section."""
    return rules_texts.paragraphs(sections(), section)


def figures() -> list[Figure]:
    """All figures."""
    return rules_texts.figures(sections())


def test_number_words_stand_for_no_figures() -> None:
    """Only the names "Five Tigers" and "Six Tigers" and "one" are written out."""
    text = "\n".join(paragraphs(one.id) for one in sections())
    text = text.replace("Five Tigers", "").replace("Six Tigers", "").replace("Six\nTigers", "")
    words = "two three four five six seven eight nine ten eleven twelve thirteen"
    assert not re.findall(rf"\b(?:{words.replace(' ', '|')})\b", text, re.IGNORECASE)


@pytest.mark.parametrize(
    ("name", "value", "section", "sentence"),
    [
        ("ENOUGH", 5, "rules", "gets 5 tricks or more"),
        ("HAND_SIZE", 11, "rules", "of them holds 11"),
        ("HANDS", 3, "rules", "A match has 3 hands"),
        ("SHORTEST", 4, "rules", "A run is 4 or more"),
        ("PACK_SIZE", 36, "rules", "The pack has 36 cards"),
        ("TIGERS_TRICKS", 7, "rules", "wins at once with 7 tricks"),
        ("DREAM_TRICKS", 4, "scoring", "The dreamer has 4 tricks"),
        ("HANDS", 3, "scoring", "After 3 hands"),
    ],
)
def test_figures_follow_the_rules(
    monkeypatch: pytest.MonkeyPatch, name: str, value: int, section: str, sentence: str
) -> None:
    monkeypatch.setattr(rules_text, name, value)
    assert sentence in paragraphs(section)


def test_the_points_are_those_of_the_rules() -> None:
    [scoring] = [one for one in sections() if one.id == "scoring"]
    [grid] = [block for block in scoring.blocks if isinstance(block, Grid)]
    assert grid.rows == tuple((str(n), str(points)) for n, points in naive.POINTS.items())
    assert "The Five Tigers bring 4 points from each" in paragraphs("scoring")
    assert "With 6 tricks the winner then gets 2" in paragraphs("scoring")


def test_figures_show_what_the_rules_say() -> None:
    kinds = set()
    for figure in figures():
        subject = figure.subject
        kinds.add(type(subject))
        match subject:
            case Answered():
                beaten = naive.beats(subject.answer, subject.led)
                assert subject.beats == beaten
                assert (" beats " in str(figure.caption)) == beaten
            case Dream():
                number = subject.card[1]
                assert set(subject.matching) == {c for c in subject.winning if c[1] == number}
            case Shown():
                assert all(map(is_code, subject.cards))
                assert set(subject.stars) <= set(subject.cards)
    assert kinds == {Answered, Dream, Shown}


def test_captions() -> None:
    assert str(answered("G5", "G7").caption) == "Gon 7 beats Gon 5"
    assert str(answered("G5", "P9").caption) == "Sup 9 does not beat Gon 5"
    woken = dream("G7", "P7 Z7 S7 P9")
    assert str(woken.caption) == "Gon 7 matches Sup 7, Zok 7, Sin 7: the dreamer has 8 tricks"


def test_stars_are_judged_by_what_was_seen() -> None:
    assert stars_among(("P8", "P7", "G6"), ("P9", "G7", "G8", "G9")) == ("P8", "G6")
    shown = [figure.subject for figure in figures() if isinstance(figure.subject, Shown)]
    assert ("P8", "G6") in [subject.stars for subject in shown]
