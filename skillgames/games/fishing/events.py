"""What happens at a table of Fishing, in the order it happens.

Cards stand as codes in pack order, except the table cards of a deal, which stand
as they were laid. "??" is a card the viewer may not see.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from skillgames.engine.events import Event

HIDDEN = "??"

Pair = tuple[int, int]
"""A number for each seat."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Four cards went to each hand; in the first deal of a round four to the table."""

    kind: ClassVar[str] = "dealt"

    round: int
    """Number of the round, from 1."""
    deal: int
    """Number of the deal in its round, 1 to 6."""
    dealer: int
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    """The new cards by seat."""
    table: tuple[str, ...]
    """The cards laid on the table, empty but for the first deal."""

    def seen_by(self, seat: int) -> Dealt:
        """The other hand is hidden."""
        other = 1 - seat
        hands = [self.hands[0], self.hands[1]]
        hands[other] = (HIDDEN,) * len(hands[other])
        return replace(self, hands=(hands[0], hands[1]))


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card took nothing and stays on the table."""

    kind: ClassVar[str] = "laid"

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """A card took others; all of them went to the player's pile."""

    kind: ClassVar[str] = "captured"

    seat: int
    card: str
    """The played card."""
    taken: tuple[str, ...]
    """The cards it took from the table."""
    groups: tuple[tuple[str, ...], ...]
    """The same cards as single cards of the played rank and groups of its value."""


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """The capture just told cleared the table and brings a point."""

    kind: ClassVar[str] = "swept"

    seat: int


@dataclass(frozen=True, slots=True)
class Leftovers(Event):
    """After the last card of a round the rest of the table went to the last taker."""

    kind: ClassVar[str] = "leftovers"

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The points of a finished round by line, each by seat."""

    kind: ClassVar[str] = "round_scored"

    round: int
    cards: Pair
    spades: Pair
    aces: Pair
    two_of_spades: Pair
    ten_of_diamonds: Pair
    sweeps: Pair
    total: Pair
    scores: Pair
    """The match totals with this round."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """Somebody won the match."""

    kind: ClassVar[str] = "match_ended"

    scores: Pair
    winner: int
