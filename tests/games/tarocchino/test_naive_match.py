"""Whole games beside a second, plain telling of the same rules."""

from __future__ import annotations

import random

import pytest

from skillgames.engine.match import Match, header_for
from skillgames.games.tarocchino import GAME
from tests.games.tarocchino.naive_match import PACK, NaiveTarocchino, in_order

STRONG = ("ANG", "MON", "SOL", "LUN", *PACK[44:60], "SR", "BR", "CR", "DR", "SQ", "BQ")


def pack(rng: random.Random, dealer: int, strong: int) -> str:
    """A pack; the side `strong` gets much of what is strong, 2 stands for a fair deal."""
    cards = list(PACK)
    rng.shuffle(cards)
    places = [place for place in range(60) if (dealer + 1 + place // 5) % 2 == strong]
    for place, card in zip(places, STRONG, strict=False):
        other = cards.index(card)
        cards[place], cards[other] = cards[other], cards[place]
    return " ".join(["deck", *cards])


def described(naive: NaiveTarocchino) -> dict[str, object]:
    """What both tell."""
    return {
        "dealer": naive.dealer,
        "hands": [in_order(hand) for hand in naive.hands],
        "discards": in_order(naive.discards),
        "trick": naive.trick,
        "piles": [in_order(pile) for pile in naive.piles],
        "tricks": naive.tricks,
        "turn": naive.turn,
    }


@pytest.mark.parametrize("strong", [0, 1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_both_tell_the_same_game(seed: int, strong: int) -> None:
    rng = random.Random(f"{seed} {strong}")
    match, naive = Match(GAME, header_for(GAME, {})), NaiveTarocchino()
    while match.to_act is not None:
        if isinstance(match.to_act, int):
            legal = match.legal_texts()
            assert set(legal) == naive.legal()
            match.enter(rng.choice(legal))
        elif naive.dealer is None:
            match.draw(rng)
        else:
            match.enter(pack(rng, naive.dealer, strong))
        naive.enter(match.log[-1])
        told = match.describe()
        expected = described(naive)
        assert {key: told[key] for key in expected} == expected
    assert naive.over
    result = match.result
    assert result is not None
    assert list(result.scores) == naive.totals() * 2
