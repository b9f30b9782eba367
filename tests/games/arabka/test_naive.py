"""Whole matches beside a second, plain telling of the same rules."""

from __future__ import annotations

import random

import pytest

from skillgames.engine.match import Match, header_for
from skillgames.games.arabka import GAME
from tests.games.arabka.naive import RANKS, NaiveArabka

HASTE = (0.05, 0.2, 1.0)
"""How often a move is any; otherwise it is a low lay, so that matches come to their end."""


def chosen(legal: list[str], haste: float, rng: random.Random) -> str:
    """A move; bonus cards last, and all cards of a rank together."""
    lays = [text for text in legal if text.startswith("lay")]
    if not lays or rng.random() < haste:
        return rng.choice(legal)
    return min(lays, key=lambda text: (text[4] in "23T", RANKS.index(text[4]), -len(text)))


@pytest.mark.parametrize("haste", HASTE)
@pytest.mark.parametrize("voluntary", [False, True])
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_tell_the_same_match(seats: int, strict: bool, voluntary: bool, haste: float) -> None:
    rng = random.Random(f"{seats} {strict} {voluntary} {haste}")
    options = {"seats": seats, "strict": strict, "voluntary": voluntary}
    match, naive = Match(GAME, header_for(GAME, options)), NaiveArabka(seats, strict, voluntary)
    while match.to_act is not None:
        if isinstance(match.to_act, int):
            assert match.to_act == naive.turn
            legal = match.legal_texts()
            assert set(legal) == naive.legal()
            match.enter(chosen(legal, haste, rng))
        else:
            match.draw(rng)
        naive.enter(match.log[-1])
        assert match.describe() == naive.describe()
    result = match.result
    assert result is not None
    assert (naive.turn, naive.phase) == (None, "over")
    assert result.winners == (() if naive.winner is None else (naive.winner,))
