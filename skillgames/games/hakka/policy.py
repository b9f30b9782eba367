"""The plain player: what to lead, beat, discard and declare by rule of thumb.

It knows the own hand and what lies face up. Medium plays so, and the levels that search
let everybody play so in the hands they imagine.
"""

from __future__ import annotations

from skillgames.engine.tigers import FULL_PACK, SUIT_MASKS
from skillgames.games.hakka.patterns import BEATERS, PATTERNS, elders, largest_groups
from skillgames.games.hakka.scoring import ENOUGH

LOW_SUITS_FIRST = SUIT_MASKS[::-1]
HIGHEST_FIRST: dict[int, tuple[int, ...]] = {
    best: answers[::-1] for best, answers in BEATERS.items()
}
"""What beats each pattern, the highest first."""


STRONG = 7
"""With so many strong cards the plain player calls; see `strength`."""

START_ELDERS = elders(0)


def elder_count(hand: int) -> int:
    """Elders in a hand before the first lead."""
    return (hand & START_ELDERS).bit_count()


def strength(hand: int) -> int:
    """Strong cards of a hand before the first lead: Elders, and others in runs and sets."""
    strong = hand & START_ELDERS
    for cards in largest_groups(hand):
        strong |= cards
    return strong.bit_count()


def is_safe(cards: int, hand: int, seen: int) -> bool:
    """Whether nothing that others may hold beats this pattern of the hand."""
    out = FULL_PACK & ~(hand | seen)
    return not any(higher & out == higher for higher in BEATERS[cards])


def safe_group(groups: list[int], hand: int, seen: int) -> int:
    """The largest group that nobody can beat, 0 when there is none."""
    best = 0
    for cards in groups:
        if cards.bit_count() > best.bit_count() and is_safe(cards, hand, seen):
            best = cards
    return best


def strongest_group(groups: list[int]) -> int:
    """The largest group, of equals the one of higher rank, 0 when there is none."""
    best, best_key = 0, (0, 0)
    for cards in groups:
        pattern = PATTERNS[cards]
        key = (pattern.size, pattern.rank)
        if key > best_key:
            best, best_key = cards, key
    return best


def lead(hand: int, seen: int, stars: int, tricks: int, privileged: bool) -> int:
    """What to lead: a group nobody can beat, an Elder that wins the hand, the strongest
    group, else the highest single that may be led. `stars` are all Elders."""
    stars &= hand
    groups = largest_groups(hand)
    if groups:
        cards = safe_group(groups, hand, seen)
        if cards:
            return cards
    if hand == stars or (privileged and stars and tricks + stars.bit_count() >= ENOUGH):
        return stars & -stars
    if groups:
        return strongest_group(groups)
    plain = hand ^ stars
    for suit in SUIT_MASKS:
        held = plain & suit
        if held:
            return 1 << held.bit_length() - 1
    raise ValueError("an empty hand leads nothing")


def lowest_answer(hand: int, best: int) -> int:
    """The lowest pattern that beats, 0 when there is none."""
    for cards in BEATERS[best]:
        if cards & hand == cards:
            return cards
    return 0


def answer(hand: int, best: int, is_last: bool) -> int:
    """What to beat with: as low as possible for the last player of a trick, whom nobody
    beats any more, else as high as possible. 0 when nothing beats."""
    for cards in BEATERS[best] if is_last else HIGHEST_FIRST[best]:
        if cards & hand == cards:
            return cards
    return 0


def discard(hand: int, stars: int, size: int) -> int:
    """So many cards to lay away: lone cards of low suits first, then groups, Elders last.
    `stars` are all Elders."""
    if hand.bit_count() == size:
        return hand
    stars &= hand
    kept = stars
    for cards in largest_groups(hand):
        kept |= cards
    chosen = 0
    for part in (hand & ~kept, kept ^ stars):
        for suit in LOW_SUITS_FIRST:
            held = part & suit
            while held:
                low = held & -held
                chosen |= low
                size -= 1
                if not size:
                    return chosen
                held ^= low
    while size:
        low = stars & -stars
        chosen |= low
        stars ^= low
        size -= 1
    return chosen


def plays_on(hand: int, seen: int, stars: int) -> bool:
    """Whether to play on instead of declaring victory: only with a group that nobody can
    beat and that brings more than its Elders."""
    return any(cards & ~stars and is_safe(cards, hand, seen) for cards in largest_groups(hand))
