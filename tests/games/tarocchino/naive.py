"""A second, slow judge of combinations, written from the words of the rules.

It works on codes, knows nothing of masks, and tries every way to use the contatori.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import permutations

SUITS = {"swords": "S", "batons": "B", "cups": "C", "coins": "D"}
TOP = ("MON", "SOL", "LUN")
NUMBERS = tuple(f"T{number}" for number in range(16, 4, -1))
MOORS = ("M1", "M2", "M3", "M4")
CONTATORI = ("BEG", "MAT")
SETS = {
    "tarocchi": (("ANG", "MON", "BEG", "MAT"), 18, 36),
    "kings": (("SR", "BR", "CR", "DR"), 17, 34),
    "queens": (("SQ", "BQ", "CQ", "DQ"), 14, 28),
    "knights": (("SC", "BC", "CC", "DC"), 13, 26),
    "jacks": (("SF", "BF", "CF", "DF"), 12, 24),
}


def worth(length: int) -> int:
    """Three cards ten, each further card five more."""
    return 0 if length < 3 else 5 * (length - 1)


def sets(cards: Collection[str]) -> dict[str, int]:
    """The sets and their points."""
    found = {}
    for name, (four, three_points, four_points) in SETS.items():
        held = sum(code in cards for code in four)
        if held == 4:
            found[name] = four_points
        elif held == 3:
            found[name] = three_points
    return found


def sequences(cards: Collection[str]) -> dict[str, int]:
    """The sequences and their points."""
    contatori = sum(code in cards for code in CONTATORI)
    lengths = {"grande": grande(cards)}
    for name, suit in SUITS.items():
        courts = sum(suit + court in cards for court in "QCF")
        is_run = suit + "R" in cards and courts >= 1 and courts + contatori >= 2
        ace = suit + "A" in cards
        lengths[name] = 1 + courts + ace + contatori if is_run else 0
    aces = sum(suit + "A" in cards for suit in "SBCD")
    moors = sum(moor in cards for moor in MOORS)
    lengths["aces"] = aces + contatori if aces >= 2 else 0
    lengths["moors"] = moors + contatori if moors >= 2 else 0
    return {name: worth(length) for name, length in lengths.items() if length >= 3}


def grande(cards: Collection[str]) -> int:
    """The length of the best Grande, over all ways to place the contatori."""
    return max(run(cards, filled) for filled in fillings(cards))


def fillings(cards: Collection[str]) -> Iterator[frozenset[str]]:
    """Every choice of missing slots that the contatori might fill."""
    held = [code for code in CONTATORI if code in cards]
    missing = [slot for slot in (*TOP, *NUMBERS) if slot not in cards]
    for count in range(len(held) + 1):
        for chosen in permutations(missing, count):
            yield frozenset(chosen)


def run(cards: Collection[str], filled: Collection[str]) -> int:
    """The length with these slots filled, the contatori always added; 0 for no Grande."""
    top = [slot for slot in TOP if slot in cards or slot in filled]
    if "ANG" not in cards or len(top) < 2 or not any(slot in cards for slot in TOP):
        return 0
    real = 1
    before_was_filled = ended = False
    for slot in (*top, *NUMBERS):
        is_filled = slot in filled
        if slot not in cards and not is_filled:
            ended = True
            break
        real += not is_filled
        if is_filled and before_was_filled:
            ended = True
            break
        before_was_filled = is_filled
    if not ended:
        real += sum(moor in cards for moor in MOORS)
    return real + sum(code in cards for code in CONTATORI)


def points(cards: Collection[str]) -> int:
    """The points of all combinations with both doublings."""
    total = 0
    for group in (sets(cards), sequences(cards)):
        total += sum(group.values()) * (2 if len(group) >= 3 else 1)
    return total


VALUES = {"ANG": 5, "MON": 5, "BEG": 5, "MAT": 5}
COURTS = {"R": 5, "Q": 4, "C": 3, "F": 2}


def card_points(cards: Collection[str]) -> float:
    """Values, less half a point for every card."""
    total = 0.0
    for code in cards:
        court = COURTS.get(code[1:], 1) if code[0] in "SBCD" and len(code) == 2 else 1
        total += VALUES.get(code, court) - 0.5
    return total
