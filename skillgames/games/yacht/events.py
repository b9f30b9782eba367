"""What happens at a table of Yacht, in the order it happens. Nothing is hidden.

Slots are 1 … 5 and dice stand in the order of their slots, boxes are ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skillgames.engine.events import Event


@dataclass(frozen=True, slots=True)
class Throwing(Event):
    """A player took dice into the hand to throw them; the others are held."""

    kind: ClassVar[str] = "throwing"

    seat: int
    slots: tuple[int, ...]
    """The slots that are thrown."""
    held: tuple[int, ...]
    """The values of the dice that stay, in the order of their slots."""


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The thrown dice have come to rest."""

    kind: ClassVar[str] = "rolled"

    seat: int
    slots: tuple[int, ...]
    """The slots that were thrown."""
    dice: tuple[int, ...]
    """All five dice as they lie now."""
    rolls_left: int


@dataclass(frozen=True, slots=True)
class Written(Event):
    """A player wrote the roll into a box, and the turn is over."""

    kind: ClassVar[str] = "written"

    seat: int
    box: str
    points: int
    dice: tuple[int, ...]
    """The dice that were written."""
    total: int
    """The player's total with these points, and with the bonus once it is reached."""


@dataclass(frozen=True, slots=True)
class BonusReached(Event):
    """The points just written brought the upper sum to 63 or more."""

    kind: ClassVar[str] = "bonus_reached"

    seat: int
    upper: int
    points: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """All boxes are filled."""

    kind: ClassVar[str] = "match_ended"

    totals: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The seats with the highest total; in Solo the player if the target is reached."""
    target: int | None
    """What was to be reached in Solo, else None."""
