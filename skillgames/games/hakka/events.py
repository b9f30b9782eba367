"""What happens at a table of Hakka cards, in the order it happens.

Cards stand as codes in pack order, except those of a deal, which stand as they were dealt.
"??" is a card the viewer may not see.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from skillgames.engine.events import Event

HIDDEN = "??"

Cards = tuple[str, ...]
FourInts = tuple[int, int, int, int]
"""A number for each seat."""


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """Chance chose who deals the first hand."""

    kind: ClassVar[str] = "dealer_drawn"

    dealer: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A hand begins: the pack is dealt, and the seat opposite the dealer dreams."""

    kind: ClassVar[str] = "dealt"

    hand_no: int
    dealer: int
    dreamer: int
    hands: tuple[Cards, Cards, Cards, Cards]
    """The cards by seat in the order they came; the dreamer gets one."""

    def seen_by(self, seat: int) -> Dealt:
        """The other hands are hidden."""

        def seen(holder: int) -> Cards:
            cards = self.hands[holder]
            return cards if holder == seat else (HIDDEN,) * len(cards)

        return replace(self, hands=(seen(0), seen(1), seen(2), seen(3)))


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player did not call."""

    kind: ClassVar[str] = "passed"

    seat: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A player called; calling is over and the dealer leads."""

    kind: ClassVar[str] = "called"

    seat: int
    privileged: bool
    """Whether the caller is the privileged player: he is not the dealer."""
    dealer: int
    """Who deals this hand and leads."""


@dataclass(frozen=True, slots=True)
class HandVoid(Event):
    """Nobody called: the same dealer deals again, and the hand does not count."""

    kind: ClassVar[str] = "hand_void"

    dealer: int


@dataclass(frozen=True, slots=True)
class TigersKept(Event):
    """The holder of the Five Tigers plays on; nobody else notices."""

    kind: ClassVar[str] = "tigers_kept"

    seat: int

    def seen_by(self, seat: int) -> TigersKept | None:
        """Only for the holder."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class TigersShown(Event):
    """The holder of the Five Tigers shows them and wins at once."""

    kind: ClassVar[str] = "tigers_shown"

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Led(Event):
    """A trick begins."""

    kind: ClassVar[str] = "led"

    seat: int
    cards: Cards
    pattern: str
    """`run`, `set` or `single`."""


@dataclass(frozen=True, slots=True)
class Beaten(Event):
    """A pattern was beaten by a higher one."""

    kind: ClassVar[str] = "beaten"

    seat: int
    """Who beat it."""
    cards: Cards
    pattern: str
    over: int
    """Whose pattern was the best until then."""


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Cards were laid away face down."""

    kind: ClassVar[str] = "discarded"

    seat: int
    cards: Cards

    def seen_by(self, seat: int) -> Discarded:
        """Only who discarded knows the cards."""
        if seat == self.seat:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class EldersChanged(Event):
    """The cards just played made other cards Elders."""

    kind: ClassVar[str] = "elders_changed"

    cards: Cards
    """The new Elders, wherever they lie."""


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """The third play is made: the best pattern takes as many tricks as it has cards."""

    kind: ClassVar[str] = "trick_won"

    seat: int
    cards: Cards
    """The winning pattern."""
    count: int
    """Tricks it takes."""
    tricks: FourInts
    """Tricks by seat, these included."""


@dataclass(frozen=True, slots=True)
class PlayedOn(Event):
    """A player who might have declared victory plays on for more."""

    kind: ClassVar[str] = "played_on"

    seat: int


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A player declared victory: each Elder in his hand is one more trick."""

    kind: ClassVar[str] = "declared"

    seat: int
    taken: int
    """Tricks taken with cards."""
    elders: Cards
    """The Elders in his hand, laid open."""
    tricks: int
    """Both together."""


@dataclass(frozen=True, slots=True)
class CardsGone(Event):
    """The last cards are played: whoever has six tricks wins, the last taker first."""

    kind: ClassVar[str] = "cards_gone"

    winner: int | None
    tricks: FourInts


@dataclass(frozen=True, slots=True)
class DreamerWoke(Event):
    """The dreamer's card is turned up and compared with the winning hand."""

    kind: ClassVar[str] = "dreamer_woke"

    dreamer: int
    card: str
    winner: int | None
    """None when nobody won: the dreamer gets nothing."""
    winning: Cards
    """The winning hand."""
    matching: Cards
    """Its cards with the number of the dreamer's card."""
    tricks: int
    """5 and one for each match; 0 without a winner."""


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """One player paid another."""

    kind: ClassVar[str] = "paid"

    payer: int
    receiver: int
    points: int
    share_of: int
    """Whose share it is: another seat than the payer when the privileged player pays for
    the other loser."""
    to_dreamer: bool
    """Whether it is paid to the dreamer; else to the winner."""


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A hand is over and paid."""

    kind: ClassVar[str] = "hand_scored"

    hand_no: int
    winner: int | None
    tricks: int
    """With these the hand was won; 0 without a winner."""
    matches: int
    """Of the dreamer's card; 0 without a winner and for the Five Tigers."""
    payments: FourInts
    scores: FourInts
    """Totals with this hand."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last hand is scored."""

    kind: ClassVar[str] = "match_ended"

    scores: FourInts
    winners: tuple[int, ...]
    """All who share the highest total."""
