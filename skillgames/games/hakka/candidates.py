"""The moves a search compares: all leads and beats, of the discards a few that differ."""

from __future__ import annotations

from skillgames.engine.tigers import SUIT_MASKS, bits_in
from skillgames.games.hakka.moves import QUESTIONS
from skillgames.games.hakka.patterns import answers, elders, largest_groups, leads
from skillgames.games.hakka.policy import discard
from skillgames.games.hakka.state import BEAT, DISCARD, LEAD, HakkaView

MOST_DISCARDS = 8
"""So many discards are compared."""


def candidates(view: HakkaView) -> list[int]:
    """The moves worth comparing for the seat to act, that of the plain player first among
    discards. Never empty."""
    question = QUESTIONS.get(view.phase)
    if question is not None:
        return list(question)
    best = view.best
    if best is None:
        return [LEAD | cards for cards in leads(view.hand, view.seen, view.privileged == view.seat)]
    found = [BEAT | cards for cards in answers(view.hand, best.cards)]
    if not found or not view.must_beat:
        found += [DISCARD | cards for cards in discards(view.hand, view.seen, best.size)]
    return found


def discards(hand: int, seen: int, size: int) -> list[int]:
    """Some sets of so many cards to lay away, the plain player's first."""
    stars = hand & elders(seen)
    found = [discard(hand, stars, size)]
    plain = hand ^ stars
    groups = 0
    for cards in largest_groups(hand):
        groups |= cards
    orders = [[*bits_in(plain & ~groups), *bits_in(plain & groups), *bits_in(stars)]]
    orders.append([*bits_in(plain), *bits_in(stars)])
    for suit in SUIT_MASKS:
        short = plain & suit & ~groups
        if short:
            orders.append([*bits_in(short), *bits_in(plain & ~short), *bits_in(stars)])
    for suit in SUIT_MASKS:
        short = plain & suit & groups
        if short:
            orders.append([*bits_in(short), *bits_in(plain & ~short), *bits_in(stars)])
    for order in orders:
        cards = sum(order[:size])
        if cards not in found:
            found.append(cards)
        if len(found) == MOST_DISCARDS:
            break
    return found
