"""Whole matches beside a second, plain telling of the same rules."""

from __future__ import annotations

import random

import pytest

from skillgames.engine.match import Match, header_for
from skillgames.games.hakka import GAME
from tests.games.hakka import naive
from tests.games.hakka.naive_match import TIGERS, NaiveHakka

PLACES = ((0, 4, 7, 10, 13), (1, 5, 8, 11, 14), (3, 6, 9, 12, 15))
"""Where cards lie in the pack that come to the dealer, the next player and the last one."""


def pack(rng: random.Random) -> str:
    """A pack; in every second somebody holds all Five Tigers."""
    cards = list(naive.PACK)
    rng.shuffle(cards)
    if rng.random() < 0.5:
        cards = [card for card in cards if card not in TIGERS]
        for place, card in zip(rng.choice(PLACES), sorted(TIGERS), strict=True):
            cards.insert(place, card)
    return " ".join(["deck", *cards])


def chosen(legal: list[str], greed: float, rng: random.Random) -> str:
    """A move: mostly long patterns, and playing on as often as the greed is."""
    if legal[0] == "declare":
        return "play_on" if rng.random() < greed else "declare"
    return max(legal, key=len) if rng.random() < 0.6 else rng.choice(legal)


@pytest.mark.parametrize("must_beat", [True, False])
@pytest.mark.parametrize("greed", [0.1, 0.5, 0.95])
def test_both_tell_the_same_match(must_beat: bool, greed: float) -> None:
    rng = random.Random(f"{must_beat} {greed}")
    match = Match(GAME, header_for(GAME, {"must_beat": must_beat}))
    telling = NaiveHakka(must_beat)
    match.draw(rng)
    telling.enter(match.log[-1])
    while match.to_act is not None:
        if isinstance(match.to_act, int):
            assert match.to_act == telling.turn
            legal = match.legal_texts()
            assert set(legal) == telling.legal()
            match.enter(chosen(legal, greed, rng))
        else:
            assert telling.turn is None
            match.enter(pack(rng))
        telling.enter(match.log[-1])
        assert match.describe() == telling.describe()
    result = match.result
    assert result is not None
    assert telling.phase == "over"
    assert list(result.scores) == telling.scores
    best = max(telling.scores)
    assert result.winners == tuple(seat for seat in range(4) if telling.scores[seat] == best)
