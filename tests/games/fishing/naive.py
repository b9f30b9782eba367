"""Slow second implementations that judge the fast ones: sets and lists, no masks.

They share nothing with the game but the order of the pack.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

RANKS = "A23456789TJQK"
SUITS = "CDHS"

ORDER = [rank + suit for rank in RANKS for suit in SUITS]


def table_value(code: str) -> int:
    """Face value: ace 1, king 13."""
    return RANKS.index(code[0]) + 1


def hand_value(code: str) -> int:
    """The value of a played card: aces 14, 2S 15, TD 16."""
    if code == "2S":
        return 15
    if code == "TD":
        return 16
    return 14 if code[0] == "A" else table_value(code)


def points(code: str) -> int:
    """Points of a captured card."""
    return 2 if code == "TD" else int(code == "2S" or code[0] == "A")


def in_order(codes: Iterable[str]) -> list[str]:
    """Codes in pack order."""
    return sorted(codes, key=ORDER.index)


def groups(card: str, table: Iterable[str]) -> list[frozenset[str]]:
    """All single cards of the same rank and all groups with the hand value as sum."""
    cards = in_order(table)
    found = [frozenset({one}) for one in cards if one[0] == card[0]]
    for size in range(1, len(cards) + 1):
        found += [
            frozenset(group)
            for group in combinations(cards, size)
            if sum(map(table_value, group)) == hand_value(card)
        ]
    return found


def splittable(card: str, cards: Iterable[str]) -> bool:
    """Whether a set is a union of disjoint groups."""
    rest = frozenset(cards)
    if not rest:
        return True
    first = in_order(rest)[0]
    return any(
        first in group and splittable(card, rest - group) for group in set(groups(card, rest))
    )


def unions(card: str, table: Iterable[str]) -> set[frozenset[str]]:
    """All unions of disjoint groups, the empty one too."""
    found = {frozenset[str]()}
    for group in set(groups(card, table)):
        found |= {union | group for union in found if not union & group}
    return found


def rating(cards: Iterable[str]) -> tuple[int, int, int, list[int]]:
    """Smaller is better: cards, points, spades, then the list in pack order."""
    codes = in_order(cards)
    return (
        -len(codes),
        -sum(map(points, codes)),
        -sum(code[1] == "S" for code in codes),
        [ORDER.index(code) for code in codes],
    )


def best(card: str, table: Iterable[str]) -> list[str]:
    """The best capture, in pack order."""
    return in_order(min(unions(card, table), key=rating))


class Round:
    """One round, the plain way; `play` takes codes, `lines` are the points by seat."""

    def __init__(self, deck: list[str], dealer: int) -> None:
        self.deck = list(deck)
        self.dealer = dealer
        self.hands: list[list[str]] = [[], []]
        self.table: list[str] = []
        self.piles: list[list[str]] = [[], []]
        self.sweeps = [0, 0]
        self.last_taker: int | None = None
        self.turn = 1 - dealer
        self.played = 0
        self.deal()
        self.table, self.deck = self.deck[:4], self.deck[4:]

    def deal(self) -> None:
        """Four to the non-dealer, four to the dealer."""
        self.hands[1 - self.dealer], self.deck = self.deck[:4], self.deck[4:]
        self.hands[self.dealer], self.deck = self.deck[:4], self.deck[4:]

    def play(self, card: str) -> None:
        """One card of the seat to act."""
        seat = self.turn
        self.hands[seat].remove(card)
        self.played += 1
        self.turn = 1 - seat
        taken = best(card, self.table)
        if not taken:
            self.table.append(card)
        else:
            self.table = [one for one in self.table if one not in taken]
            self.piles[seat] += [card, *taken]
            self.last_taker = seat
            if not self.table and self.played < 48:
                self.sweeps[seat] += 1
        if not self.hands[0] and not self.hands[1]:
            if self.deck:
                self.deal()
                self.turn = 1 - self.dealer
            else:
                assert self.last_taker is not None
                self.piles[self.last_taker] += self.table
                self.table = []

    @property
    def over(self) -> bool:
        """Whether all 48 hand cards are played."""
        return self.played == 48

    def total(self, seat: int) -> int:
        """The points of the round."""
        own, other = self.piles[seat], self.piles[1 - seat]
        spades = [sum(code[1] == "S" for code in pile) for pile in (own, other)]
        return (
            (len(own) > len(other))
            + 2 * (spades[0] > spades[1])
            + sum(map(points, own))
            + self.sweeps[seat]
        )
