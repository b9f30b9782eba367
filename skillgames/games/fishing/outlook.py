"""How good a round looks at the end of a deal, before its last one.

Points that are won count in full, open ones by halves. Majorities count by their
chance: the cards still to come fall to both sides alike, with a spread that was
measured over 8 000 rounds of Hard against Hard. Whoever leads the next deal meets
the table first. The value is the chance to win the match with the totals that are
to be expected from all this.
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

CARD_POINTS = 7
"""In the pack: four aces, the two of spades, two for the ten of diamonds."""
SPADES_POINTS, CARDS_POINTS = 2, 1
MAJORITY_POINTS = SPADES_POINTS + CARDS_POINTS
SWEEPS_A_DEAL = 0.165
"""Sweeps each side makes in a deal."""

SPADES_IN_PACK = 13

LEADER_EDGE: tuple[float, ...] = (0.0, 0.52, 0.38, 0.25, 0.08, -0.12)
"""Points the leader of the round still gains on the dealer beyond that."""


class Outlook:
    """Values of lines of the running deal, for the seat of a view."""

    def __init__(self, view: FishingView) -> None:
        self._deal = view.deal
        self._leads = view.dealer != view.seat
        self._totals = view.scores[view.seat], view.scores[view.other]
        self._sweeps_to_come = SWEEPS_A_DEAL * (DEALS - self._deal)

    def value(self, line: Line) -> float:
        """The chance to win the match, of `equity_data.SCALE`."""
        own, other = line.own_pile, line.other_pile
        own_points, other_points = card_points(own), card_points(other)
        swing = self._majorities(own, other)
        lead = LEADER_SHARE * danger(line.table) + LEADER_EDGE[self._deal]
        swing += lead if self._leads else -lead
        still_open = CARD_POINTS + MAJORITY_POINTS - own_points - other_points
        half = still_open / 2 + self._sweeps_to_come
        return hoped_equity(
            self._deal,
            self._totals[0] + own_points + line.own_sweeps + half + swing / 2,
            self._totals[1] + other_points + line.other_sweeps + half - swing / 2,
            # The dealer of this round leads the next one.
            not self._leads,
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


def card_points(pile: int) -> int:
    """The points of the captured cards themselves, without majorities and sweeps."""
    return (
        (pile & ACES).bit_count() + (pile >> TWO_OF_SPADES & 1) + 2 * (pile >> TEN_OF_DIAMONDS & 1)
    )
