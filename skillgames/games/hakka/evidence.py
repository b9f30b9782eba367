"""What the play of a hand tells about the cards of others, as one seat saw it.

A player who must beat and discards holds nothing that beats; a single is led from the
highest suit; the winner of a trick who is not asked holds too few Elders to declare, and
one who is asked holds enough. All this is about what a player held at that time: the hand
he has now, what he has played face up since, and what he has laid away since.
"""

from __future__ import annotations

from typing import NamedTuple

from skillgames.engine.tigers import FULL_PACK, SUIT_MASKS, suit_of
from skillgames.games.hakka.patterns import BEATERS, elders
from skillgames.games.hakka.scoring import ENOUGH
from skillgames.games.hakka.state import ACTIVE, ASKED_DECLARE, DISCARD, LEAD, HakkaView, Play


class Evidence(NamedTuple):
    """One fact about what a player held when so many plays of the hand had been made."""

    seat: int
    plays: int
    without: int = 0
    """He held none of these cards."""
    helpless: int = 0
    """He held nothing that beats this run or set; 0 when nothing is known of it."""
    stars: int = 0
    """Of these cards he held …"""
    fewest: int = 0
    most: int = 99
    """… at least and at most so many."""


HIGHER: dict[int, int] = {
    best: sum(answers) for best, answers in BEATERS.items() if best.bit_count() == 1
}
"""By single: all cards that beat it, as one mask."""


def evidence_of(view: HakkaView) -> list[Evidence]:
    """All that the plays of others tell this seat, in the order of play."""
    found: list[Evidence] = []
    seen, best = 0, 0
    winner, tricks = 0, [0, 0, 0, 0]
    for number, play in enumerate(view.history):
        if play.seat != view.seat:
            found += _of_play(view, play, number, seen, best)
        if play.kind != DISCARD:
            seen |= play.cards
            best, winner = play.cards, play.seat
        if number % ACTIVE == ACTIVE - 1:
            tricks[winner] += best.bit_count()
            if winner != view.seat:
                found += _of_winner(view, winner, number + 1, seen, tricks[winner])
            best = 0
    return found


def _of_play(view: HakkaView, play: Play, number: int, seen: int, best: int) -> list[Evidence]:
    if play.kind == LEAD:
        return _of_lead(view, play, number, seen) if play.size == 1 else []
    if play.kind != DISCARD or not view.must_beat:
        return []
    if best.bit_count() == 1:
        higher = HIGHER[best] & ~seen
        return [Evidence(play.seat, number, without=higher)] if higher else []
    return [Evidence(play.seat, number, helpless=best)]


def _of_lead(view: HakkaView, play: Play, number: int, seen: int) -> list[Evidence]:
    """A single: no non-Elder of a higher suit, or none at all when an Elder was led."""
    stars = elders(seen)
    plain = FULL_PACK & ~(seen | stars)
    if play.cards & stars:
        if play.seat == view.privileged:
            return []
        return [Evidence(play.seat, number, without=plain)]
    suit = suit_of(play.cards.bit_length() - 1)
    higher = plain & sum(SUIT_MASKS[:suit])
    return [Evidence(play.seat, number, without=higher)] if higher else []


def _of_winner(view: HakkaView, winner: int, number: int, seen: int, tricks: int) -> list[Evidence]:
    """How many Elders the winner of a trick held, told by whether he was asked to declare."""
    now = number == len(view.history)
    if not view.counts[winner] and now:
        return []
    asked = number in view.declined or (now and view.phase == ASKED_DECLARE)
    if now and view.hand_score is not None:
        return []
    needed = ENOUGH - tricks
    stars = elders(seen)
    if asked:
        return [Evidence(winner, number, stars=stars, fewest=needed)] if needed > 0 else []
    return [Evidence(winner, number, stars=stars, most=needed - 1)]
