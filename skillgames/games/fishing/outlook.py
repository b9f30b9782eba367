"""How good a round looks from the end of a deal on, before its last deal."""

from __future__ import annotations

from math import erf, sqrt

from skillgames.games.fishing.capture import ACES, ALL_SPADES, TEN_OF_DIAMONDS, TWO_OF_SPADES
from skillgames.games.fishing.playout import Line, danger

LEADER_SHARE = 0.4
SPADE_SPREAD = (0.0, 1.29, 1.29, 1.35, 1.43, 1.63)
CARD_SPREAD = (0.0, 2.85, 2.94, 3.13, 3.46, 4.24)


def difference(line: Line, deal: int, own_leads: bool) -> float:
    own, other = line.own_pile, line.other_pile
    own_points = (own & ACES).bit_count() + (own >> TWO_OF_SPADES & 1) + 2 * (own >> TEN_OF_DIAMONDS & 1) + line.own_sweeps
    other_points = (other & ACES).bit_count() + (other >> TWO_OF_SPADES & 1) + 2 * (other >> TEN_OF_DIAMONDS & 1) + line.other_sweeps
    own_spades, other_spades = (own & ALL_SPADES).bit_count(), (other & ALL_SPADES).bit_count()
    own_cards, other_cards = own.bit_count(), other.bit_count()
    v = own_points - other_points
    left = 13 - own_spades - other_spades
    d = own_spades - other_spades
    if left: v += 2 * erf(d / sqrt(2 * SPADE_SPREAD[deal] * left))
    else: v += 2 if d > 0 else -2
    v += erf((own_cards - other_cards) / sqrt(2 * CARD_SPREAD[deal] * (52 - own_cards - other_cards)))
    lead = LEADER_SHARE * danger(line.table)
    return v + (lead if own_leads else -lead)
