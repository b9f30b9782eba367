"""The measures of the table of Hakka cards for one size of the window.

Pure numbers, no Qt. Lengths of the design are for 1280 × 800 and scaled by U, text by T
(see `widgets.look.units`). The three who play have a mat each in the centre: left, middle
and right as they sit, the person always in the middle.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from skillgames.games.hakka.scoring import SEATS
from skillgames.widgets.place import Measures, Rect

RATIO = 3.0

PERSON, RIGHT, TOP, LEFT = 0, 1, 2, 3
TALLY_HEIGHT = 22
"""Of a trick tally and a little room below it."""
"""Seats as the person sees them; turns go this way round."""

SMALLEST_CARD = 48.0
"""The narrowest card of the own hand: a finger has to hit it."""

CENTRE_Y = 0.385
FAN_DROP = 48
"""How far the side hands lie below the middle of the centre, in design units."""

FAN_STEP, FAN_MOST = 7.5, 44.0
"""Degrees between two cards of a fan, and from its middle to its ends at the most."""

MAT, MAT_STEP = 250, 270
"""Width of a mat, and from one to the next, in design units."""

LONG = 6
"""A pattern of so many cards overlaps so far that it shows the faces of small cards."""

READ_STRIP = 0.47
"""What of an overlapped card must be seen, in card widths: its number on its suit's band."""

LOG_LEAST = 176.0


Spot = tuple[float, float, float, float]
"""Middle (x, y), width and turn in degrees of a card."""


@dataclass(frozen=True, slots=True)
class Geometry(Measures):
    """Where everything lies, for a window of this size."""

    # --- the own hand ----------------------------------------------------------------------

    @property
    def hand_width(self) -> float:
        """Width of a card of the own hand."""
        return max(SMALLEST_CARD, 64 * self.u)

    @property
    def hand_y(self) -> float:
        """Centre of the own hand."""
        return self.height - 20 * self.u - self.hand_width * RATIO / 2

    @property
    def hand_top(self) -> float:
        """Upper edge of the own hand at rest."""
        return self.hand_y - self.hand_width * RATIO / 2

    @property
    def lift(self) -> float:
        """How far a chosen card is lifted."""
        return 28 * self.u

    def hand_places(self, count: int) -> list[Spot]:
        """The cards of the own hand from left to right."""
        width = self.hand_width
        step = width + (10 if count < 11 else 8) * self.u
        left = self.width / 2 - (count - 1) * step / 2
        return [(left + n * step, self.hand_y, width, 0.0) for n in range(count)]

    # --- the others' hands -----------------------------------------------------------------

    @property
    def back_width(self) -> float:
        """Width of a card in a hand of others."""
        return 40 * self.u

    def fan(self, seat: int, count: int) -> list[Spot]:
        """The hand of another player, fanned out over the edge of the table."""
        width = self.back_width
        most = min(FAN_MOST, FAN_STEP * (count - 1) / 2)
        spots: list[Spot] = []
        for n in range(count):
            # Spread from the far end to the near one, as the holder would hold them.
            angle = most * (2 * n / (count - 1) - 1) if count > 1 else 0.0
            across = math.cos(math.radians(angle)) * 78 * self.u
            along = math.sin(math.radians(angle)) * 78 * self.u
            if seat == LEFT:
                spots.append((across - 30 * self.u, self.fan_y + along, width, 90 + angle))
            elif seat == RIGHT:
                x = self.width + 30 * self.u - across
                spots.append((x, self.fan_y + along, width, -90 - angle))
            else:
                y = across - 52 * self.u
                spots.append((self.top_fan_x - along, y, width, 180 + angle))
        return spots

    @property
    def fan_y(self) -> float:
        """Middle of the hands at the sides."""
        return self.centre_y + FAN_DROP * self.u

    @property
    def top_fan_x(self) -> float:
        """Middle of the hand opposite."""
        return self.plate(TOP).right + 116 * self.u

    def open_hand(self, seat: int, count: int) -> list[Spot]:
        """A hand of others that lies open, in a replay: upright, so that it can be read."""
        width = 27 * self.u
        if seat == TOP:
            left = self.plate(TOP).right + 28 * self.u
            step = min(31 * self.u, 180 * self.u / max(1, count - 1))
            return [(left + n * step, 52 * self.u, width, 0.0) for n in range(count)]
        # Two rows: a hand at a side is read from left to right, the upper row first.
        first = -(-count // 2)
        step, edge = min(29.0, 108 / max(1, first - 1)) * self.u, 18 * self.u
        spots: list[Spot] = []
        for n in range(count):
            row, column = divmod(n, first)
            x = edge + column * step
            if seat == RIGHT:
                x = self.width - edge - (first - 1 - column) * step
            spots.append((x, self.fan_y + (row * 2 - 1) * 45 * self.u, width, 0.0))
        return spots

    def dream_card(self, seat: int) -> Spot:
        """The card over which this seat dreams."""
        if seat == PERSON:
            return self.width / 2, self.hand_y, self.hand_width, 0.0
        if seat == TOP:
            return self.plate(TOP).right + 44 * self.u, 62 * self.u, 34 * self.u, 0.0
        turn = 82.0 if seat == LEFT else -82.0
        x = 92 * self.u
        return x if seat == LEFT else self.width - x, self.fan_y, 46 * self.u, turn

    # --- before each player ----------------------------------------------------------------

    @property
    def small_width(self) -> float:
        """Width of a card that is out of play."""
        return 20 * self.u

    def piles(self, seat: int, groups: Sequence[int], discards: int) -> list[list[Spot]]:
        """The won patterns (their sizes) before a player, then the discards beside them."""
        sizes = [*groups, discards]
        step, gap = 12 * self.u, 9 * self.u
        total = sum(sizes) * step + gap * (len([size for size in sizes if size]) - 1)
        sideways = seat in (LEFT, RIGHT)
        along = self.fan_y - total / 2 + step / 2 if sideways else self.pile_left(seat)
        piles: list[list[Spot]] = []
        for size in sizes:
            spots = [self._pile_spot(seat, along + n * step) for n in range(size)]
            along += size * step + (gap if size else 0)
            piles.append(spots)
        return piles

    def pile_left(self, seat: int) -> float:
        """Where the row of won cards of the person, or of the one opposite, begins."""
        if seat == PERSON:
            return self.own_tally.right + 30 * self.u
        return self.top_fan_x + 118 * self.u

    def _pile_spot(self, seat: int, along: float) -> Spot:
        width = self.small_width
        if seat == PERSON:
            row = self.action_row
            return along, row.y + row.height / 2, width, 0.0
        if seat == TOP:
            return along, 48 * self.u, width, 180.0
        x = 172 * self.u
        if seat == LEFT:
            return x, along, width, 90.0
        return self.width - x, along, width, -90.0

    # --- the centre ------------------------------------------------------------------------

    @property
    def centre_y(self) -> float:
        """Middle of the played cards."""
        return self.height * CENTRE_Y

    @property
    def centre_width(self) -> float:
        """Width of a played card."""
        return 64 * self.u

    @property
    def centre_top(self) -> float:
        """Upper edge of the played cards."""
        return self.centre_y - self.centre_width * RATIO / 2

    @property
    def centre_bottom(self) -> float:
        """Lower edge of the played cards."""
        return self.centre_y + self.centre_width * RATIO / 2

    def mat(self, column: int) -> Rect:
        """The place for what is played by the player of this column, -1, 0 or 1."""
        width, pad = MAT * self.u, 12 * self.u
        x = self.width / 2 + column * MAT_STEP * self.u - width / 2
        height = self.centre_bottom - self.centre_top + 2 * pad
        return Rect(x, self.centre_top - pad, width, height)

    @property
    def wide_mat(self) -> Rect:
        """The whole centre, where a hand is settled."""
        left, right = self.mat(-1), self.mat(1)
        return Rect(left.x, left.y, right.right - left.x, left.height)

    def column(self, seat: int, dreamer: int | None) -> int:
        """The column of a seat: the person, or else the one opposite, is in the middle."""
        if dreamer == PERSON:
            return {LEFT: -1, TOP: 0, RIGHT: 1}[seat]
        if seat == PERSON:
            return 0
        if seat == TOP:
            return 1 if dreamer == RIGHT else -1
        return -1 if seat == LEFT else 1

    def played(self, column: int, count: int) -> list[Spot]:
        """The cards of a play, side by side or overlapping."""
        middle = self.width / 2 + column * MAT_STEP * self.u
        room = (MAT - 22) * self.u
        width = self.centre_width if count < LONG else 52 * self.u
        step = width + 7 * self.u
        if count > 1:
            step = min(step, (room - width) / (count - 1))
        left = middle - (count - 1) * step / 2
        return [(left + n * step, self.centre_y, width, 0.0) for n in range(count)]

    def laid_away(self, column: int, count: int) -> list[Spot]:
        """Discards: a loose heap of backs."""
        middle = self.width / 2 + column * MAT_STEP * self.u
        width = self.centre_width * 0.86
        step = min(width * 0.46, 150 * self.u / max(1, count - 1))
        spots: list[Spot] = []
        for n in range(count):
            off = n - (count - 1) / 2
            drop = (4 if n % 2 else -3) * self.u + off * off * 0.8 * self.u
            spots.append((middle + off * step, self.centre_y + drop, width, off * 3.5 + (n % 2)))
        return spots

    def settled(self, count: int) -> list[Spot]:
        """The winning hand, laid out for all to see, right of the dreamer's card."""
        width = self.centre_width
        mat = self.wide_mat
        left, right = mat.x + 184 * self.u, mat.right - 20 * self.u - width / 2
        step = min(width + 8 * self.u, (right - left) / max(1, count - 1))
        left += (right - left - (count - 1) * step) / 2
        return [(left + n * step, self.centre_y, width, 0.0) for n in range(count)]

    @property
    def woken(self) -> Spot:
        """The dreamer's card when it is turned up."""
        return self.wide_mat.x + 78 * self.u, self.centre_y, self.centre_width, 0.0

    @property
    def dream_panel(self) -> Rect:
        """Around the person's card while the person dreams."""
        width = 620 * self.u
        top = self.hand_top - 12 * self.u
        height = self.height - 8 * self.u - top
        return Rect((self.width - width) / 2, top, width, height)

    @property
    def deck(self) -> Spot:
        """From where cards are dealt."""
        return self.width / 2, self.centre_y, self.centre_width * 0.8, 0.0

    # --- words and buttons -----------------------------------------------------------------

    @property
    def plate_size(self) -> tuple[float, float]:
        """Of a plate."""
        return 236 * self.t, 54 * self.t

    def plate(self, seat: int) -> Rect:
        """The plate of a seat."""
        width, height = self.plate_size
        if seat == PERSON:
            row = self.action_row
            return Rect(28 * self.u, row.y + (row.height - height) / 2, width, height)
        if seat == TOP:
            return Rect(self.width / 2 - 150 * self.u, 24 * self.t, width, height)
        y = self.centre_y - 148 * self.u - height / 2
        x = 20 * self.u
        return Rect(x if seat == LEFT else self.width - x - width, y, width, height)

    def tally_at(self, seat: int) -> tuple[float, float]:
        """The upper left corner of the trick tally of another seat, under its plate."""
        plate = self.plate(seat)
        return plate.x + plate.height + 3 * self.t, plate.bottom + 7 * self.u

    @property
    def own_tally(self) -> Rect:
        """The trick tally of the person, right of the plate, with its word above."""
        plate = self.plate(PERSON)
        width = 142 * self.tally_scale
        return Rect(plate.right + 20 * self.u, plate.y, width, plate.height)

    @property
    def tally_scale(self) -> float:
        """The scale of trick tallies."""
        return max(0.72, self.u)

    @property
    def action_row(self) -> Rect:
        """The row between the hand and the centre."""
        height = 56 * self.t
        y = self.hand_top - self.lift - 12 * self.u - height
        return Rect(28 * self.u, y, self.width - 56 * self.u, height)

    def buttons(self, count: int) -> list[Rect]:
        """The buttons at the right end of the row, the last one the most important."""
        row = self.action_row
        gap = 12 * self.u
        widths = [max(150 * self.u, 150 * self.t)] * (count - 1) + [max(214 * self.u, 206 * self.t)]
        x = row.right
        rects: list[Rect] = []
        for width in reversed(widths):
            rects.insert(0, Rect(x - width, row.y, width, row.height))
            x -= width + gap
        return rects

    @property
    def pill_y(self) -> float:
        """Upper edge of the sentence."""
        below = self.mat(0).bottom + 25 * self.t
        return min(below, self.action_row.y - 42 * self.t)

    @property
    def status(self) -> tuple[float, float, float]:
        """Left edge and top of the status lines, and their room."""
        left = 42 * self.t + 2 * max(44.0, 44 * self.t)
        return left, 18 * self.t, self.plate(TOP).x - left - 12 * self.t

    def log_rect(self, area: Rect) -> Rect:
        """The match log: left of what is played, under the plate and the tally there."""
        right = max(area.x + LOG_LEAST, self.mat(-1).x - 6 * self.u)
        top = self.tally_at(LEFT)[1] + TALLY_HEIGHT * self.tally_scale
        bottom = self.action_row.y - 8 * self.u
        return Rect(area.x, top, min(area.width, right - area.x), bottom - top)


def other_seats() -> range:
    """All seats but the person's."""
    return range(1, SEATS)
