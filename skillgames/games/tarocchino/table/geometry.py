"""The measures of a table of Tarocchino, for any size of the window: pure geometry, no Qt.

Lengths of the design are for 1280 × 800 and scaled by U, text by T (see
`widgets.look.units`). Seats stand anticlockwise: 1 right of the person, 2 opposite, 3 left.
"""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.games.tarocchino.state import SEATS
from skillgames.widgets.place import Measures, Place, Rect

PERSON, RIGHT, PARTNER, LEFT = range(SEATS)
"""The seats as the person sees them."""
OTHERS = (RIGHT, PARTNER, LEFT)

LAST, COMBINATIONS = "last", "combinations"
"""The keys of the two buttons that are always there."""
AWAY, DECLARE_ALL, PASS_ON = "away", "declare", "pass"
"""The keys of the buttons of a panel."""
PANEL_KEYS = (AWAY, DECLARE_ALL, PASS_ON)
BUTTON_KEYS = (LAST, COMBINATIONS, *PANEL_KEYS)

RATIO = 1.9
"""Height by width of a card of the pack."""

HAND_MARGIN = 100
"""Free at both ends of the hand."""
SPREAD = 1.12
"""From one card of a short hand to the next, in card widths."""
TURN, DROP = 4.2, 16
"""How far the outer cards of a long hand lean (degrees) and lie lower."""
READY = 9
"""How much higher cards lie that can be played."""

TRICK_Y = 0.405
SPOTS: tuple[tuple[float, float, float], ...] = (
    (0, 100, 0.0),
    (118, 0, 3.0),
    (0, -84, -2.0),
    (-118, 6, -4.0),
)
"""Where each seat's card of the trick lies from the middle, and how it leans."""

SIDE_Y = 0.36
BACK_STEP_TOP, BACK_STEP_SIDE = 13, 12
BACK_LEAN_TOP, BACK_LEAN_SIDE = 1.3, 1.2

LONG_ROW = 8
"""More open cards than this in a row lie closer."""

# The upper a card may come to lie, the higher its z.
Z_OTHER, Z_ROW, Z_TRICK, Z_HAND, Z_FOCUSED, Z_LIFTED, Z_FLY = 10, 100, 200, 300, 350, 400, 1000


@dataclass(frozen=True, slots=True)
class Geometry(Measures):
    """The measures of the table for one size of the window."""

    # --- the own hand ----------------------------------------------------------------------

    @property
    def hand_width(self) -> float:
        """Width of a card of the person's hand."""
        return 96 * self.u

    @property
    def hand_y(self) -> float:
        """Centre of the middle of the hand."""
        return self.height - self.hand_width * RATIO / 2 - 12 * self.u

    @property
    def hand_top(self) -> float:
        """The upper edge of the hand at rest."""
        return self.hand_y - self.hand_width * RATIO / 2

    @property
    def lift(self) -> float:
        """How far a card is lifted."""
        return max(20.0, 26 * self.u)

    def hand_places(self, count: int) -> list[tuple[float, float, float]]:
        """Centre and lean of each card of the hand; a long one is a fan."""
        width = self.hand_width
        room = self.width - 2 * HAND_MARGIN * self.u - width
        step = min(width * SPREAD, room / max(1, count - 1))
        fans = step < width
        spots = []
        for n in range(count):
            t = (2 * n - (count - 1)) / (count - 1) if count > 1 and fans else 0.0
            x = self.width / 2 + (n - (count - 1) / 2) * step
            spots.append((x, self.hand_y + DROP * self.u * t * t, TURN * t))
        return spots

    # --- the trick -------------------------------------------------------------------------

    @property
    def trick_width(self) -> float:
        """Width of a card of the trick."""
        return 88 * self.u

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the trick."""
        return self.width / 2, self.height * TRICK_Y

    def trick_place(self, seat: int) -> Place:
        """Where this seat's card lies."""
        (x, y), (dx, dy, lean) = self.centre, SPOTS[seat]
        return Place(
            x + dx * self.u, y + dy * self.u, self.trick_width, rotation=lean, z=Z_TRICK + seat
        )

    @property
    def trick_bottom(self) -> float:
        """The lower edge of the person's card of the trick."""
        place = self.trick_place(PERSON)
        return place.y + place.width * RATIO / 2

    # --- the other hands -------------------------------------------------------------------

    @property
    def back_width(self) -> float:
        """Width of a back in another hand."""
        return 46 * self.u

    def back_places(self, seat: int, count: int) -> list[Place]:
        """The backs in another hand, half off the edge."""
        u, width = self.u, self.back_width
        places = []
        for n in range(count):
            off = n - (count - 1) / 2
            if seat == PARTNER:
                x = self.width / 2 + off * BACK_STEP_TOP * u
                lean = 180 - off * BACK_LEAN_TOP
                places.append(Place(x, 4 * u, width * 1.06, rotation=lean, z=Z_OTHER + n))
            else:
                sign = 1 if seat == LEFT else -1
                x = 16 * u if seat == LEFT else self.width - 16 * u
                y = self.height * SIDE_Y + off * BACK_STEP_SIDE * u
                lean = sign * (90 + off * BACK_LEAN_SIDE)
                places.append(Place(x, y, width, rotation=lean, z=Z_OTHER + n))
        return places

    @property
    def row_width(self) -> float:
        """Width of the cards of another hand that lie open."""
        return 44 * self.t

    def row_area(self, seat: int) -> Rect:
        """Where open cards of another hand lie: beside or below its plate."""
        t, plate = self.t, self.plate(seat)
        height = self.row_width * RATIO
        inner = self.panel_half + 12 * self.u
        if seat == PARTNER:
            left = plate.right + 14 * self.u
            return Rect(left, self.score.bottom + 8 * t, self.width - 20 * self.u - left, height)
        top = plate.bottom + 8 * t
        if seat == LEFT:
            left = plate.x
            return Rect(left, top, self.width / 2 - inner - left, height)
        left = self.width / 2 + inner
        return Rect(left, top, plate.right - left, height)

    def row_places(self, seat: int, count: int) -> list[Place]:
        """Open cards of another hand, from left to right."""
        area, width = self.row_area(seat), self.row_width
        widest = width * (1.08 if count <= LONG_ROW else 0.6)
        step = min(widest, (area.width - width) / max(1, count - 1))
        total = step * (count - 1) + width
        left = area.right - total if seat == RIGHT else area.x
        y = area.y + area.height / 2
        return [Place(left + width / 2 + n * step, y, width, z=Z_ROW + n) for n in range(count)]

    # --- plates, glasses, buttons ----------------------------------------------------------

    def plate(self, seat: int) -> Rect:
        """A seat's plate."""
        t, u = self.t, self.u
        beside = self.width / 2 - self.panel_half - 12 * t - 76 * u
        width, height = min(246 * t, beside), 54 * t
        if seat == PERSON:
            return Rect(28 * u, self.hand_top - 106 * u, 250 * t, height)
        if seat == PARTNER:
            return Rect(self.width / 2 - width / 2, 64 * u, width, height)
        y = self.height * SIDE_Y - height / 2
        return Rect(76 * u if seat == LEFT else self.width - 76 * u - width, y, width, height)

    @property
    def score(self) -> Rect:
        """The glass with the tricks of both sides."""
        width, height = 280 * self.t, 60 * self.t
        return Rect(self.width - 20 * self.u - width, 18 * self.u, width, height)

    @property
    def status(self) -> Rect:
        """Two lines beside the buttons of the room."""
        t = self.t
        left = 20 * t + 2 * max(44.0, 44 * t) + 26 * t
        return Rect(left, 18 * t, self.plate(PARTNER).x - 12 * t - left, 46 * t)

    def button(self, key: str) -> Rect:
        """The buttons at the right, one above the other, the lower in line with the plate."""
        t = self.t
        width, height = 222 * t, max(44.0, 46 * t)
        bottom = self.plate(PERSON).bottom
        top = bottom - height
        if key == LAST:
            top -= height + 8 * t
        return Rect(self.width - 28 * self.u - width, top, width, height)

    @property
    def pill_y(self) -> float:
        """The top of the sentence, between the trick and the hand."""
        free = self.hand_top - self.lift - READY * self.u - self.trick_bottom
        return self.trick_bottom + max(4.0, (free - 38 * self.t) / 2)

    @property
    def pill_room(self) -> float:
        """How wide the sentence may be between plate and buttons."""
        own, button = self.plate(PERSON), self.button(COMBINATIONS)
        return 2 * min(self.width / 2 - own.right, button.x - self.width / 2) - 24 * self.t

    @property
    def panel_half(self) -> float:
        """Half the width of the panel in the middle."""
        return 216 * self.t

    @property
    def panel_top(self) -> float:
        """Where the panel may begin: below the partner's plate."""
        return self.plate(PARTNER).bottom + 12 * self.u

    @property
    def panel_bottom(self) -> float:
        """Where the panel must end: above the sentence."""
        return self.pill_y - 10 * self.u
