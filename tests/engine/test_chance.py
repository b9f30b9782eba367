"""Chance: asking, answering, drawing, and what cannot be an answer."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from skillgames.engine.cards import CODES
from skillgames.engine.chance import (
    Chance,
    Pick,
    Roll,
    Shuffle,
    draw,
    format_answer,
    is_chance_text,
    parse_answer,
)
from skillgames.engine.errors import ImpossibleChance

SMALL = Shuffle(("AS", "2S", "3S"))


@pytest.mark.parametrize(
    ("chance", "ask"),
    [(Pick(4), "dealer 4"), (Shuffle(CODES), "deck 52"), (Roll(5), "dice 5")],
)
def test_an_open_question_has_a_text(chance: Chance, ask: str) -> None:
    assert chance.ask == ask


@pytest.mark.parametrize("chance", [Pick(4), SMALL, Roll(3)])
def test_a_drawn_answer_survives_its_text(chance: Chance) -> None:
    for seed in range(50):
        answer = draw(chance, random.Random(seed))
        assert parse_answer(chance, format_answer(chance, answer)) == answer


def test_the_same_generator_draws_the_same() -> None:
    assert draw(Shuffle(CODES), random.Random(3)) == draw(Shuffle(CODES), random.Random(3))


def test_every_answer_comes_up_about_equally_often() -> None:
    rng = random.Random(1)
    count = 6000
    orders = Counter(draw(SMALL, rng) for _ in range(count))
    picks = Counter(draw(Pick(4), rng) for _ in range(count))
    faces = Counter(draw(Roll(1), rng) for _ in range(count))
    for counter, kinds in ((orders, 6), (picks, 4), (faces, 6)):
        assert len(counter) == kinds
        expected = count / kinds
        chi2 = sum((seen - expected) ** 2 / expected for seen in counter.values())
        assert chi2 < 25  # far beyond the 0.999 quantile of five degrees of freedom


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (Pick(4), "dealer 4"),
        (Pick(4), "dealer -1"),
        (Pick(4), "dealer"),
        (Pick(4), "dealer 1 2"),
        (Pick(4), "dealer 01"),
        (Pick(4), "deck 1"),
        (SMALL, "deck AS 2S"),
        (SMALL, "deck AS 2S 2S"),
        (SMALL, "deck AS 2S 4S"),
        (SMALL, "deck AS 2S 3S 3S"),
        (SMALL, "deck  AS 2S 3S"),
        (Roll(2), "dice 0 1"),
        (Roll(2), "dice 7 1"),
        (Roll(2), "dice 1"),
        (Roll(2), "dice 1 2 3"),
        (Roll(2), "dice one two"),
        (Roll(2), "dice ² 1"),
    ],
)
def test_what_chance_cannot_answer_is_refused(chance: Chance, text: str) -> None:
    with pytest.raises(ImpossibleChance) as caught:
        parse_answer(chance, text)
    assert caught.value.msg.source.endswith(".")


def test_chance_texts_are_known_by_their_first_word() -> None:
    assert is_chance_text("deck AS")
    assert is_chance_text("dealer 1")
    assert is_chance_text("dice")
    assert not is_chance_text("9H")
    assert not is_chance_text("declare")
