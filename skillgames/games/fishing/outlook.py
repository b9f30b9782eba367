"""How good a round looks at the end of a deal, before its last one.

Points in hand count in full. Majorities count by their chance: the cards still to
come fall to both sides alike, with a spread that was measured over 8 000 rounds of
Hard against Hard. Whoever leads the next deal meets the table first. While both
totals are far from the target the difference of points is the value; close to it
the match equity is.
"""

from __future__ import annotations

from math import erf, sqrt

from skillgames.engine.cards import PACK_SIZE
from skillgames.games.fishing.capture import ACES, ALL_SPADES, TEN_OF_DIAMONDS, TWO_OF_SPADES
from skillgames.games.fishing.equity import hoped_equity
from skillgames.games.fishing.playout import Line, danger
from skillgames.games.fishing.state import DEALS, FishingView

LEADER_SHARE = 0.4
"""What of the danger of the table counts for the leader of the next deal."""

SPADE_SPREAD: tuple[float, ...] = (0.0, 1.29, 1.29, 1.35, 1.43, 1.63)
CARD_SPREAD: tuple[float, ...] = (0.0, 2.85, 2.94, 3.13, 3.46, 4.24)
"""Variance of the final difference for each spade or card still to be captured, by
the number of deals played."""

CARD_POINTS_IN_PACK = 7
"""Four aces, the two of spades, two for the ten of diamonds."""
SWEEPS_A_DEAL = 0.165
"""Sweeps each side makes in a deal."""

SPADES_IN_PACK = 13
SPADES_POINTS, CARDS_POINTS = 2, 1

LEADER_EDGE: tuple[float, ...] = (0.0, 0.52, 0.38, 0.25, 0.08, -0.12)
"""Points the leader of the round still gains on the dealer beyond that."""

NEAR = 10
"""From so many match points on, of either side, equity is what counts."""


class Outlook:
    """Values of lines of the running deal, for the seat of a view."""

    def __init__(self, view: FishingView) -> None:
        self._deal = view.deal
        self._leads = view.dealer != view.seat
        self._leads_next_round = view.dealer == view.seat
        self._own_total = view.scores[view.seat]
        self._other_total = view.scores[view.other]
        self._near = max(view.scores) >= NEAR
        self._to_come = SWEEPS_A_DEAL * (DEALS - self._deal)

    def value(self, line: Line) -> float:
        """Greater is better: a difference of points, or near the target an equity."""
        own, other = line.own_pile, line.other_pile
        own_points = _card_points(own) + line.own_sweeps
        other_points = _card_points(other) + line.other_sweeps
        swing = self._majorities(own, other)
        lead = LEADER_SHARE * danger(line.table)
        lead += LEADER_EDGE[self._deal]
        swing += lead if self._leads else -lead
        if not self._near:
            return own_points - other_points + swing
        open_points = CARD_POINTS_IN_PACK - _card_points(own) - _card_points(other)
        shared = (open_points + SPADES_POINTS + CARDS_POINTS) / 2 + self._to_come
        return hoped_equity(
            self._deal,
            self._own_total + own_points + shared + swing / 2,
            self._other_total + other_points + shared - swing / 2,
            self._leads_next_round,
        )

    def _majorities(self, own: int, other: int) -> float:
        """The expected difference of the points for most spades and most cards."""
        own_spades, other_spades = (own & ALL_SPADES).bit_count(), (other & ALL_SPADES).bit_count()
        own_cards, other_cards = own.bit_count(), other.bit_count()
        spades = _edge(
            own_spades - other_spades,
            SPADE_SPREAD[self._deal] * (SPADES_IN_PACK - own_spades - other_spades),
        )
        cards = _edge(
            own_cards - other_cards,
            CARD_SPREAD[self._deal] * (PACK_SIZE - own_cards - other_cards),
        )
        return SPADES_POINTS * spades + CARDS_POINTS * cards


def _edge(ahead: int, variance: float) -> float:
    """Chance to end ahead less chance to end behind, being `ahead` now."""
    if variance:
        return erf(ahead / sqrt(2 * variance))
    return (ahead > 0) - (ahead < 0)


def _card_points(pile: int) -> int:
    return (
        (pile & ACES).bit_count()
        + (pile >> TWO_OF_SPADES & 1)
        + 2 * (pile >> TEN_OF_DIAMONDS & 1)
    )
