"""Whose dice showed what: from the texts of a log alone."""

from __future__ import annotations

import random

import pytest

from skillgames.games.yacht.dice import faces
from tests.games.yacht.playing import ALL, match_of


def test_throws_belong_to_the_seat_in_turn() -> None:
    log = [ALL, "dice 1 1 6 6 6", "roll 1 2", "dice 6 3", "score yacht", ALL, "dice 2 2 2 2 5"]
    assert faces(log, 2) == [[2, 0, 1, 0, 0, 4], [0, 4, 0, 0, 1, 0]]
    assert faces([], 3) == [[0] * 6] * 3
    assert faces([*log, "score fours", ALL, "dice 4 4 4 4 4"], 2)[0] == [2, 0, 1, 5, 0, 4]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_die_of_a_match_is_counted_for_its_seat(seats: int) -> None:
    match, rng = match_of(seats), random.Random(seats)
    expected = [[0] * 6 for _ in range(seats)]
    while not match.is_over:
        if isinstance(match.to_act, int):
            match.play(rng.choice(match.legal_moves()))
        else:
            turn = match.view(0).turn
            match.draw(rng)
            for value in match.log[-1].split()[1:]:
                expected[turn][int(value) - 1] += 1
    assert faces(match.log, seats) == expected
    assert sum(map(sum, expected)) >= 13 * 5 * seats


@pytest.mark.parametrize("entry", ["dice x", "dice 7", "dice"])
def test_what_is_no_throw_is_refused(entry: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        faces([entry], 1)
