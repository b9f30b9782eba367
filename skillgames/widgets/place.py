"""Where a card lies and how it is lit, rectangles, and measures: plain numbers, no Qt.

A table's `layout(view)` maps each card to a `Place`; animation is what happens
between two places. Lengths are scene pixels, (x, y) is the centre of the card at
rest, on the table and not lifted.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot


@dataclass(frozen=True, slots=True)
class Place:
    """One card's place and light.

    `face` is the code of the card, None for its back. `lift` from 0 to 1 is how far
    it is lifted towards `lift_px`, with the shadow and size that go with it; `rise`
    is a plain shift upwards. `glow`, `dim` and `focus` are strengths from 0 to 1.
    `dot` is the text in the gold dot: "" for a plain dot, None for none. `badge` is the
    name of a round badge; both sit on the upper edge, `mark_x` card widths right of its
    middle, with the radius `dot_radius`. `ring` is the strength of a golden ring around a
    card that has been chosen. `compact` shows the face of small cards on a larger one.
    """

    x: float
    y: float
    width: float
    face: str | None = None
    rotation: float = 0.0
    z: float = 0.0
    lift: float = 0.0
    lift_px: float = 0.0
    rise: float = 0.0
    glow: float = 0.0
    dim: float = 0.0
    ring: float = 0.0
    focus: float = 0.0
    opacity: float = 1.0
    flip: float = 1.0
    """Width factor of a card that is being turned over, 1 to 0 to 1."""
    dot: str | None = None
    dot_radius: float = 0.0
    badge: str | None = None
    mark_x: float = 0.45
    compact: bool = False
    slot: bool = False
    """A ghost at the landing place: pale, flat, in a dashed frame."""

    def at(self, **changes: object) -> Place:
        """The same place with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in scene pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether a position is inside."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


@dataclass(frozen=True, slots=True)
class Measures:
    """What all places on a table follow from: its size, and the scales of lengths and text."""

    width: float
    height: float
    u: float
    t: float


_BLENDED = (
    "x",
    "y",
    "width",
    "rotation",
    "lift",
    "rise",
    "glow",
    "dim",
    "ring",
    "focus",
    "opacity",
)
_LIGHT = ("glow", "dim", "ring", "focus", "opacity")

FAR = 0.5
"""A card that goes farther than so many of its widths fades in where it arrives."""


def blend(start: Place, end: Place, share: float) -> Place:
    """The place between two, 0 at `start` and 1 at `end`; what cannot be mixed is `end`'s."""
    if share >= 1.0:
        return end
    mixed = _mixed(start, end, share, _BLENDED)
    return end.at(lift_px=end.lift_px or start.lift_px, **mixed)


def appear(start: Place, end: Place, share: float) -> Place:
    """The same without any way between: the card is at `end` from the beginning.

    Light is mixed. A card that comes from afar or turns over fades in; for a small shift
    that would only flicker.
    """
    if share >= 1.0:
        return end
    mixed = _mixed(start, end, share, _LIGHT)
    if start.face != end.face or hypot(end.x - start.x, end.y - start.y) > FAR * end.width:
        mixed["opacity"] = end.opacity * share
    return end.at(**mixed)


def _mixed(start: Place, end: Place, share: float, names: tuple[str, ...]) -> dict[str, float]:
    return {
        name: getattr(start, name) + (getattr(end, name) - getattr(start, name)) * share
        for name in names
    }
