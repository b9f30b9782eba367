"""Faults known from games like this one, on the side of the rules."""

from __future__ import annotations

import random

import pytest

from skillgames.engine.bologna import CODES
from skillgames.engine.events import Event
from skillgames.engine.match import Match, header_for
from skillgames.games.tarocchino import GAME
from skillgames.games.tarocchino.events import (
    Dealt,
    Declared,
    Discarded,
    DiscardsShown,
    MattoSettled,
    Played,
    SideScored,
    TrickTaken,
)


class Witness:
    """Knows where every card is from nothing but what is told."""

    def __init__(self) -> None:
        self.hands: list[set[str]] = [set(), set(), set(), set()]
        self.trick: list[list[object]] = []
        self.piles: list[set[str]] = [set(), set()]
        self.scored: dict[int, SideScored] = {}

    def hear(self, event: Event) -> None:
        """One event."""
        match event:
            case Dealt(packets=packets):
                for owner, packet in packets:
                    self.hands[owner] |= set(packet)
            case Discarded(seat=seat, cards=cards):
                self.hands[seat] -= set(cards)
            case Declared(seat=seat, cards=cards):
                assert set(cards) <= self.hands[seat]
            case Played(seat=seat, card=card, place=place):
                assert place == len(self.trick)
                self.hands[seat].remove(card)
                self.trick.append([seat, card])
            case TrickTaken(side=side, cards=cards):
                assert list(cards) == [card for _, card in self.trick]
                self.piles[side] |= set(cards)
                self.trick = []
            case DiscardsShown(side=side, cards=cards):
                self.piles[side] |= set(cards)
            case MattoSettled(side=side, outcome=outcome, card=card):
                if outcome == "exchanged":
                    assert card is not None
                    self.piles[side] ^= {"MAT", card}
                    self.piles[1 - side] ^= {"MAT", card}
            case SideScored(side=side):
                self.scored[side] = event


@pytest.mark.parametrize("seed", range(8))
def test_B9_what_is_told_is_what_happens(seed: int) -> None:
    """Hands, trick, piles and points can be followed by ear, to the settled piles."""
    rng, match, witness = random.Random(seed), Match(GAME, header_for(GAME, {})), Witness()
    while match.to_act is not None:
        if isinstance(match.to_act, int):
            events = match.enter(rng.choice(match.legal_texts()))
        else:
            events = match.draw(rng)
        for event in events:
            witness.hear(event)
        told = match.describe()
        assert told["hands"] == [sorted(hand, key=CODES.index) for hand in witness.hands]
        assert told["trick"] == witness.trick
        assert told["piles"] == [sorted(pile, key=CODES.index) for pile in witness.piles]
    assert sum(map(len, witness.piles)) == len(CODES)
    sides = match.describe()["result"]
    assert isinstance(sides, list)
    for side, score in witness.scored.items():
        entry = sides[side]
        assert isinstance(entry, dict)
        parts = score.declared, score.captured, score.cards, score.last_trick
        names = "declared", "combinations", "cards", "last_trick"
        assert tuple(entry[name] for name in names) == parts
        assert entry["total"] == score.total == sum(parts)
    assert sorted(witness.scored) == [0, 1]
