"""Dice are fair: every face is equally likely, none else can come, and none depends on the
one before it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from skillgames.engine.chance import DIE_SIDES, Roll, draw

FACES = range(1, DIE_SIDES + 1)

# A fair die exceeds these one time in a thousand (chi-square, 5 and 35 degrees of freedom).
FACES_LIMIT, PAIRS_LIMIT = 20.5, 66.6

THROWS = 12_000


class Bits(random.Random):
    """Hands out given bits and counts how many were taken: chance itself, without chance."""

    def __init__(self, words: Iterator[int]) -> None:
        super().__init__(0)
        self.words = words

    def getrandbits(self, k: int) -> int:
        """The next word, which must fit."""
        word = next(self.words)
        assert 0 <= word < 2**k
        return word


@pytest.mark.parametrize("word", range(8))
def test_each_face_has_exactly_one_of_six_words_and_two_are_drawn_again(word: int) -> None:
    """Three random bits are eight words: a die that used all of them could not be fair."""
    rng = Bits(iter((word, 0)))
    [value] = draw(Roll(1), rng)
    if word < DIE_SIDES:
        assert value == word + 1
        assert next(rng.words) == 0, "one word was enough"
    else:
        assert value == 1, "the next word decided"


def test_five_dice_take_their_words_one_after_the_other() -> None:
    for words in product(range(DIE_SIDES), repeat=2):
        assert draw(Roll(2), Bits(iter(words))) == (words[0] + 1, words[1] + 1)


def chi_square(counts: Counter[object], cells: int) -> float:
    """How far counts are from equal ones."""
    expected = counts.total() / cells
    found = sum((count - expected) ** 2 / expected for count in counts.values())
    return found + (cells - len(counts)) * expected


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_faces_and_pairs_of_neighbours_are_equally_frequent(seed: int) -> None:
    rng = random.Random(seed)
    rolls = [draw(Roll(5), rng) for _ in range(THROWS // 5)]
    assert {value for roll in rolls for value in roll} == set(FACES)
    for slot in range(5):
        assert chi_square(Counter(roll[slot] for roll in rolls), DIE_SIDES) < FACES_LIMIT
    pairs = Counter((roll[0], roll[1]) for roll in rolls)
    follow = Counter((one[4], two[0]) for one, two in pairwise(rolls))
    assert chi_square(pairs, DIE_SIDES**2) < PAIRS_LIMIT
    assert chi_square(follow, DIE_SIDES**2) < PAIRS_LIMIT


def test_the_systems_own_generator_shows_every_face_and_no_other() -> None:
    """It cannot be seeded, so only what must hold is asked: a face is missed by 600 fair dice
    less than once in 10 to the 46."""
    values = Counter(draw(Roll(600), random.SystemRandom()))
    assert set(values) == set(FACES)
