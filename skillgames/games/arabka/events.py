"""What happens at a table of Arabka, in the order it happens.

Cards stand as codes, in pack order but for what lies on slots; slots are 1 … 3. "??" is a card
the viewer may not see. Everything that follows from a move is told in the order in which it is
to be shown: what was laid, what it does, what comes into a hand, who misses a turn, who leads.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from skillgames.engine.events import Event

HIDDEN = "??"

Hands = tuple[tuple[str, ...], ...]
"""Cards by seat."""


LapseReason = Literal["chosen", "nothing_fits", "hand_empty"]
TakeReason = Literal["nothing_fits", "at_will", "three", "blind"]


def _hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


@dataclass(frozen=True, slots=True)
class DealerPicked(Event):
    """Chance has named the dealer."""

    kind: ClassVar[str] = "dealer_picked"

    dealer: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Nine cards went to each player, from the dealer's left."""

    kind: ClassVar[str] = "dealt"

    dealer: int
    closed: Hands
    """By seat and slot; nobody sees them."""
    opened: Hands
    """By seat and slot, each on its closed card."""
    hands: Hands
    stock: int
    """Cards left to draw."""

    def seen_by(self, seat: int) -> Dealt:
        """All closed cards and the other hands are hidden."""
        hands = tuple(
            cards if other == seat else _hidden(cards) for other, cards in enumerate(self.hands)
        )
        return replace(self, closed=tuple(map(_hidden, self.closed)), hands=hands)


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A player exchanged hand cards for open cards, and is ready."""

    kind: ClassVar[str] = "swapped"

    seat: int
    given: tuple[str, ...]
    """The hand cards that lie open now."""
    taken: tuple[str, ...]
    """The open cards that came into the hand for them, one for one."""
    slots: tuple[int, ...]
    """Where each of them lay."""


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A player is ready and exchanged nothing."""

    kind: ClassVar[str] = "kept"

    seat: int


@dataclass(frozen=True, slots=True)
class Started(Event):
    """All are ready; this player begins and may lay anything."""

    kind: ClassVar[str] = "started"

    seat: int
    lowest: bool
    """Whether the lowest ordinary card decided; otherwise nobody holds one, and the player
    on the dealer's left begins."""


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """Cards of one rank went on the pile."""

    kind: ClassVar[str] = "laid"

    seat: int
    cards: tuple[str, ...]
    extra: Literal["ten", "four"] | None
    """The right that was used: an extra lay after a 10, an add-on after four alike."""
    slot: int | None
    """The slot of the closed card that was laid, None for cards from the hand."""
    free: bool
    """Whether any card may be laid on it: it is a 2."""


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A player turned over one of the own closed cards, blind; everybody sees it."""

    kind: ClassVar[str] = "turned"

    seat: int
    slot: int
    card: str
    fits: bool
    """Whether it is laid now; otherwise it comes to hand with the pile."""


@dataclass(frozen=True, slots=True)
class Burned(Event):
    """A 10 took the whole pile, itself included, out of the game."""

    kind: ClassVar[str] = "burned"

    seat: int
    cards: tuple[str, ...]
    """Bottom to top."""


@dataclass(frozen=True, slots=True)
class OpenTaken(Event):
    """A player's hand was empty with no stock left: the open cards came into it."""

    kind: ClassVar[str] = "open_taken"

    seat: int
    cards: tuple[str, ...]
    """By slot."""


@dataclass(frozen=True, slots=True)
class MayLayMore(Event):
    """The player on turn may lay once more, but need not."""

    kind: ClassVar[str] = "may_lay_more"

    seat: int
    extra: Literal["ten", "four"]


@dataclass(frozen=True, slots=True)
class RightLapsed(Event):
    """A right to lay once more came to nothing."""

    kind: ClassVar[str] = "right_lapsed"

    seat: int
    extra: Literal["ten", "four"]
    reason: LapseReason
    """The player ended the turn, holds nothing that fits, or holds no card at all."""


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A turn is over and its player drew from the stock."""

    kind: ClassVar[str] = "drawn"

    seat: int
    cards: tuple[str, ...]
    stock: int
    """Cards left to draw."""

    def seen_by(self, seat: int) -> Drawn:
        """Only the player sees the cards."""
        return self if seat == self.seat else replace(self, cards=_hidden(self.cards))


@dataclass(frozen=True, slots=True)
class PileTaken(Event):
    """The whole pile came into a hand; the pile is empty."""

    kind: ClassVar[str] = "pile_taken"

    seat: int
    cards: tuple[str, ...]
    """The pile, bottom to top."""
    reason: TakeReason
    """The player had nothing that fits, took it in a game where everybody may at will, met
    a 3 of the player before, or turned a closed card that does not fit."""
    blind: str | None = None
    """The closed card that did not fit and came to hand too."""
    slot: int | None = None
    """Where it lay."""


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    """A player misses a turn because of a 3."""

    kind: ClassVar[str] = "turn_missed"

    seat: int


@dataclass(frozen=True, slots=True)
class Leads(Event):
    """A new turn begins on an empty pile: this player may lay anything."""

    kind: ClassVar[str] = "leads"

    seat: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """Somebody has no cards left, or nothing has happened for too long."""

    kind: ClassVar[str] = "match_ended"

    winner: int | None
    """None for a draw."""
    idle: int
    """Turns without progress at the end; in a draw they are the reason."""
