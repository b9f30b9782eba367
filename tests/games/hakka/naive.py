"""Hakka cards once more, slow and plain, on sets of card codes: judge of the quick rules.

Written from the rules alone: nothing here comes from the game's own modules.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

SUIT_HEIGHT = {"P": 4, "G": 3, "Z": 2, "S": 1}
PACK = [f"{suit}{number}" for suit in "PGZS" for number in range(1, 10)] + ["W1"]
POINTS = {6: 1, 7: 2, 8: 4, 9: 8, 10: 16, 11: 32, 12: 128}

Cards = frozenset[str]


def kind(cards: Iterable[str]) -> str | None:
    """`run`, `set`, `single`, or None."""
    cards = sorted(cards)
    suits = {card[0] for card in cards}
    numbers = sorted(int(card[1]) for card in cards)
    if len(cards) == 1:
        return "single"
    if len(cards) < 3:
        return None
    if len(set(numbers)) == 1:
        return "set"
    if suits == {"W"} or len(suits) != 1:
        return None
    consecutive = all(b - a == 1 for a, b in pairwise(numbers))
    return "run" if consecutive else None


def beats(answer: Iterable[str], best: Iterable[str]) -> bool:
    """Whether these cards beat that pattern."""
    answer, best = sorted(answer), sorted(best)
    if kind(answer) is None or kind(answer) != kind(best) or len(answer) != len(best):
        return False
    mine, theirs = int(answer[0][1]), int(best[0][1])
    match kind(best):
        case "single":
            if best[0] in ("P1", "S1", "W1"):
                return False
            return answer[0][0] == best[0][0] and mine > theirs
        case "set":
            if theirs == 1:
                return mine == 9
            if mine == 1:
                return theirs != 9
            return mine > theirs
    heights = SUIT_HEIGHT[answer[0][0]], SUIT_HEIGHT[best[0][0]]
    if heights[0] != heights[1]:
        return heights[0] > heights[1]
    return mine > theirs


def elders(seen: Iterable[str]) -> set[str]:
    """The cards not seen that no card not seen beats."""
    left = set(PACK) - set(seen)
    return {card for card in left if not any(beats([other], [card]) for other in left)}


def answers(hand: Iterable[str], best: Iterable[str]) -> set[Cards]:
    """All ways to beat with these cards."""
    size = len(list(best))
    best = list(best)
    found = (frozenset(cards) for cards in combinations(sorted(hand), size))
    return {cards for cards in found if beats(cards, best)}


def discards(hand: Iterable[str], size: int) -> set[Cards]:
    """All sets of so many cards."""
    return {frozenset(cards) for cards in combinations(sorted(hand), size)}


def single_leads(hand: Iterable[str], seen: Iterable[str], privileged: bool) -> set[str]:
    """What may be led alone."""
    hand, stars = set(hand), elders(seen)
    plain = hand - stars
    allowed = set(hand) if not plain else set()
    if plain:
        highest = max(SUIT_HEIGHT[card[0]] for card in plain)
        allowed |= {card for card in plain if SUIT_HEIGHT[card[0]] == highest}
    if privileged:
        allowed |= hand & stars
    return allowed


def leads(hand: Iterable[str], seen: Iterable[str], privileged: bool) -> set[Cards]:
    """All patterns that may be led."""
    hand = set(hand)
    found = {frozenset([card]) for card in single_leads(hand, seen, privileged)}
    for size in range(3, len(hand) + 1):
        for cards in combinations(sorted(hand), size):
            if kind(cards) is not None:
                found.add(frozenset(cards))
    return found


def payments(
    winner: int,
    dreamer: int,
    privileged: int | None,
    tricks: int,
    dreamer_card: str,
    winning: Iterable[str],
) -> list[int]:
    """What each seat wins or loses in a hand that is won."""
    sums = [0, 0, 0, 0]
    matches = sum(card[1] == dreamer_card[1] for card in winning)
    for collector, points in (
        (winner, POINTS.get(tricks, 0)),
        (dreamer, POINTS.get(5 + matches, 0)),
    ):
        for loser in range(4):
            if loser in (winner, dreamer):
                continue
            payer = loser
            if privileged is not None and privileged != winner:
                payer = privileged
            sums[payer] -= points
            sums[collector] += points
    return sums
