"""What happens at a table of Tarocchino, in the order it happens.

Cards stand as codes; "??" is a card the viewer may not see. Sides are 0 for the seats 0
and 2 and 1 for the seats 1 and 3.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from skillgames.engine.events import Event

HIDDEN = "??"

Packet = tuple[int, tuple[str, ...]]
"""A seat and the cards it gets together."""
Named = tuple[str, int, tuple[str, ...]]
"""A combination: its name, its points before doubling, its cards in pack order. Which gap a
contatore fills stands in the view."""


def _hide(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """It was drawn who deals."""

    kind: ClassVar[str] = "dealer_drawn"

    dealer: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The whole pack was dealt."""

    kind: ClassVar[str] = "dealt"

    dealer: int
    packets: tuple[Packet, ...]
    """Seat and cards of each packet in the order of dealing: five at a time, at last two
    for the dealer."""

    def seen_by(self, seat: int) -> Dealt:
        """The cards of the others are hidden."""
        packets = tuple(
            (owner, cards if owner == seat else _hide(cards)) for owner, cards in self.packets
        )
        return replace(self, packets=packets)


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The dealer laid two cards away, face down."""

    kind: ClassVar[str] = "discarded"

    seat: int
    cards: tuple[str, ...]
    """In pack order."""

    def seen_by(self, seat: int) -> Discarded:
        """Only the dealer knows which."""
        return self if seat == self.seat else replace(self, cards=_hide(self.cards))


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat declared all its combinations; their cards are public now."""

    kind: ClassVar[str] = "declared"

    seat: int
    cards: tuple[str, ...]
    """All cards that serve in a combination, in pack order."""
    combinations: tuple[Named, ...]
    sets_doubled: bool
    sequences_doubled: bool
    points: int
    """After both doublings."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat declared nothing."""

    kind: ClassVar[str] = "passed"

    seat: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played to the trick."""

    kind: ClassVar[str] = "played"

    seat: int
    card: str
    place: int
    """0 when it leads … 3 when it ends the trick."""


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick was complete and went to the side of its winner, who leads next."""

    kind: ClassVar[str] = "trick_taken"

    seat: int
    """The winner."""
    side: int
    number: int
    """1 to 15."""
    leader: int
    """The seat that led; the others followed it round the table."""
    cards: tuple[str, ...]
    """In the order they were played."""


@dataclass(frozen=True, slots=True)
class LastTrick(Event):
    """The last trick brought its points."""

    kind: ClassVar[str] = "last_trick"

    seat: int
    side: int
    points: int


@dataclass(frozen=True, slots=True)
class DiscardsShown(Event):
    """First step of the settlement: the dealer's discards are turned up."""

    kind: ClassVar[str] = "discards_shown"

    seat: int
    """The dealer."""
    side: int
    """The side that gets them: the dealer's, if it won a trick."""
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MattoSettled(Event):
    """Second step of the settlement: where the Matto goes."""

    kind: ClassVar[str] = "matto_settled"

    seat: int
    """Who held and played it."""
    side: int
    """The side of that seat."""
    outcome: str
    """"kept": its side took the trick; "exchanged": the other side took the trick, gives
    the Matto back and gets `card` for it; "lost": its side won no trick at all."""
    card: str | None
    """The card given for it, None without an exchange."""


@dataclass(frozen=True, slots=True)
class SideScored(Event):
    """Third step of the settlement, once for each side: what it has and what that counts."""

    kind: ClassVar[str] = "side_scored"

    side: int
    declared: int
    """The declarations of both seats, after their doublings."""
    combinations: tuple[Named, ...]
    """The captured sets and sequences."""
    sets: int
    """Their sums before doubling."""
    sequences: int
    sets_doubled: bool
    sequences_doubled: bool
    captured: int
    """Captured sets and sequences after doubling."""
    cards: int
    last_trick: int
    total: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The game is over."""

    kind: ClassVar[str] = "match_ended"

    totals: tuple[int, int]
    """By side."""
    winner: int | None
    """The winning side, None if the totals are equal."""
