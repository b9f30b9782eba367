"""The measures of a table of Arabka for any size of the window and two to five players.

Pure geometry. Lengths of the design are for 1280 × 800 and scaled by U, text by T
(see `widgets.look.units`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skillgames.games.arabka.state import MOST, SLOTS
from skillgames.games.arabka.table.shown import BADGES, PERSON, groups_of
from skillgames.widgets.art.fans import CLOSED_RISE, OPEN_DROP
from skillgames.widgets.place import Measures, Place, Rect

RATIO = 1.4

CENTRE_Y, OWN_Y = 0.395, 0.652
STOCK_DX, PILE_DX, BURNED_DX = -92.0, 62.0, 214.0
STOCK_WIDTH, PILE_WIDTH, BURNED_WIDTH = 92.0, 98.0, 60.0

PILE_SHOWN = 4
"""So many of the last cards of the pile can be read."""
PILE_STEP = 24.0
PILE_TURNS = (-11.0, -7.0, -2.0, 4.0, 9.0)
"""Of the readable cards and of the one that comes next."""
LABEL_GAP, LABEL_HEIGHT = 10.0, 18.0
"""Between the pile and the line under it, and how high that is."""
PILE_DROPS = (7.0, 2.0, -2.0, 1.0, 5.0)

OWN_WIDTH, OWN_GAP = 82.0, 1.22
OTHER_WIDTH, OTHER_GAP, OTHER_STEP = 56.0, 1.16, 1.54

HAND_WIDTH, ROWS_WIDTH = 108.0, 96.0
"""Of a card of the hand, in one row and in two."""
HAND_STEP = 0.92
LEAST_STEP = 0.36
"""From card to card at the least, in card widths: then the hand lies in two rows."""
GROUP_GAP = 0.10
"""Between cards of different ranks besides the step, where cards lie closely."""
ROW_RISE = 0.42
"""Of the upper row, in card heights."""
HAND_SIDE, HAND_FOOT = 20.0, 12.0

FAN_WIDTH, FAN_STEP, FAN_MOST = 40.0, 8.0, 5
"""Backs that stand for another hand."""
OPEN_STEP, OPEN_ROW, OPEN_ROW_STEP = 18.0, 11, 0.78
"""Between the cards of another hand that lies open, how many lie in a row, and between rows in
card widths."""

BADGE_RADIUS = 13.0

SLOTS_OF = {2: ("T",), 3: ("TL", "TR"), 4: ("L", "T", "R"), 5: ("L", "TL", "TR", "R")}
"""Where the others sit, clockwise from the person's left, by the number of players."""
TOP_X = {"T": 0.5, "TL": 0.315, "TR": 0.685}
SIDE_X = {"L": 0.085, "R": 0.915}
TOP_Y, SIDE_Y = 0.115, 0.325

MAIN, SIDE = "main", "side"
"""The keys of the two buttons."""

Z_STOCK, Z_TABLE, Z_PILE, Z_OTHER, Z_HAND, Z_FLY = 0, 100, 200, 300, 400, 1000


@dataclass(frozen=True, slots=True)
class Geometry(Measures):
    """The measures of the table for one size of the window and so many players."""

    seats: int
    is_replay: bool = False

    # --- the middle --------------------------------------------------------------------

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of stock, pile and what is out of the game; in a low window it is a little
        higher, so that the line under the pile and the sentence have room."""
        below = (PILE_WIDTH * RATIO / 2 + LABEL_GAP + 2) * self.u + LABEL_HEIGHT * self.t
        return self.width / 2, min(self.height * CENTRE_Y, self.pill_y - below)

    @property
    def stock_place(self) -> Place:
        """The lowest card of the stock."""
        x, y = self.centre
        return Place(x + STOCK_DX * self.u, y, STOCK_WIDTH * self.u, z=Z_STOCK)

    @property
    def burned_place(self) -> Place:
        """The cards out of the game."""
        x, y = self.centre
        return Place(x + BURNED_DX * self.u, y, BURNED_WIDTH * self.u, z=Z_STOCK)

    def pile_place(self, step: int) -> Place:
        """A card of the pile: 0 is the one on top, 1 would come next, -1 lies below."""
        x, y = self.centre
        n = max(0, min(len(PILE_TURNS) - 1, PILE_SHOWN - 1 + step))
        return Place(
            x + (PILE_DX + (n - 1.9) * PILE_STEP) * self.u,
            y + PILE_DROPS[n] * self.u,
            PILE_WIDTH * self.u,
            rotation=PILE_TURNS[n],
            z=Z_PILE + 10 + step,
        )

    @property
    def labels_y(self) -> float:
        """The top of the lines under stock and pile."""
        return self.centre[1] + (PILE_WIDTH * RATIO / 2 + LABEL_GAP) * self.u

    # --- seats -------------------------------------------------------------------------

    def where(self, seat: int) -> str:
        """The place of another seat: "T", "TL", "TR", "L" or "R"."""
        return SLOTS_OF[self.seats][seat - 1]

    def slot_middle(self, seat: int, slot: int) -> tuple[float, float, float]:
        """The middle of a seat's slot (0 … 2), and the width of its cards."""
        offset = slot - (SLOTS - 1) / 2
        if seat == PERSON:
            width = OWN_WIDTH * self.u
            return self.width / 2 + offset * width * OWN_GAP, self.height * OWN_Y, width
        where, width = self.where(seat), OTHER_WIDTH * self.u
        if where in SIDE_X:
            y = self.height * SIDE_Y + offset * width * OTHER_STEP
            return self.width * SIDE_X[where], y, width
        x = self.width * TOP_X[where] + offset * width * OTHER_GAP
        return x, self.height * TOP_Y, width

    def closed_place(self, seat: int, slot: int) -> Place:
        """The closed card of a slot."""
        x, y, width = self.slot_middle(seat, slot)
        return Place(x, y - CLOSED_RISE * width, width, z=Z_TABLE + 2 * slot)

    def open_place(self, seat: int, slot: int, code: str) -> Place:
        """The open card of a slot."""
        x, y, width = self.slot_middle(seat, slot)
        badge = BADGES.get(code[0]) if seat == PERSON else None
        return Place(
            x,
            y + OPEN_DROP * width,
            width,
            face=code,
            z=Z_TABLE + 2 * slot + 1,
            compact=True,
            badge=badge,
            dot_radius=BADGE_RADIUS * self.t if badge else 0.0,
        )

    def plate(self, seat: int) -> Rect:
        """A seat's plate."""
        t, u = self.t, self.u
        if seat == PERSON:
            height = 54 * t
            return Rect(150 * u, self.own_row_y - height / 2, 210 * t, height)
        width, height = 196 * t, 50 * t
        where = self.where(seat)
        if where in TOP_X:
            y = self.height * TOP_Y + OTHER_WIDTH * RATIO / 2 * u + 20 * u
            return Rect(self.width * TOP_X[where] - width / 2, y, width, height)
        y = self.height * SIDE_Y + OTHER_WIDTH * RATIO * 1.65 * u + 16 * u
        x = 20 * u if where == "L" else self.width - 20 * u - width
        return Rect(x, y, width, height)

    def fan_place(self, seat: int) -> Place:
        """The first card of another hand, beside the cards on the table."""
        if seat == PERSON:
            x, y = self.width / 2, self.height - HAND_WIDTH * RATIO / 2 * self.u
            return Place(x, y, HAND_WIDTH * self.u)
        u, where = self.u, self.where(seat)
        width = FAN_WIDTH * u
        gap = 12 * u + width / 2
        if where in TOP_X:
            x = self.slot_middle(seat, SLOTS - 1)[0] + OTHER_WIDTH / 2 * u + gap
            return Place(x, self.height * TOP_Y, width, z=Z_OTHER)
        x = self.width * SIDE_X[where]
        shift = OTHER_WIDTH / 2 * u + gap
        return Place(
            x + shift if where == "L" else x - shift, self.height * SIDE_Y, width, z=Z_OTHER
        )

    def fan_direction(self, seat: int) -> int:
        """Whether another hand spreads to the right (1) or to the left (-1)."""
        return -1 if seat != PERSON and self.where(seat) == "R" else 1

    def fan_places(self, seat: int, count: int, *, is_open: bool = False) -> list[Place]:
        """The backs that stand for another hand, or all its cards when it lies open."""
        first, way, u = self.fan_place(seat), self.fan_direction(seat), self.u
        if not is_open:
            shown = min(count, FAN_MOST)
            return [
                first.at(x=first.x + way * n * FAN_STEP * u, z=Z_OTHER + n) for n in range(shown)
            ]
        places = []
        for n in range(count):
            row, column = divmod(n, OPEN_ROW)
            if way < 0:  # read from left to right all the same
                column = column - min(OPEN_ROW, count - row * OPEN_ROW) + 1
            places.append(
                first.at(
                    x=first.x + column * OPEN_STEP * u,
                    y=first.y + row * first.width * OPEN_ROW_STEP,
                    z=Z_OTHER + n,
                )
            )
        return places

    def fan_label(self, seat: int, count: int) -> Rect:
        """Where the number of cards in another hand stands."""
        first = self.fan_place(seat)
        span = (min(count, FAN_MOST) - 1) * FAN_STEP * self.u * self.fan_direction(seat)
        middle = first.x + span / 2
        top = first.y + first.width * RATIO / 2 + 3 * self.u
        return Rect(middle - 30 * self.t, top, 60 * self.t, 18 * self.t)

    # --- the person --------------------------------------------------------------------

    @property
    def own_row_y(self) -> float:
        """The middle of the own plate and of the buttons."""
        return self.height * OWN_Y + 1 * self.u

    def button(self, key: str) -> Rect:
        """One of the two buttons."""
        height = max(44.0, 56 * self.t)
        x = self.width / 2 + 172 * self.u
        y = self.own_row_y - height / 2
        if key == MAIN:
            return Rect(x, y, 220 * self.u, height)
        return Rect(x + 234 * self.u, y, 200 * self.u, height)

    @property
    def pill_height(self) -> float:
        """Of the sentence over the own cards."""
        return 34 * self.t

    @property
    def pill_y(self) -> float:
        """The top of the sentence."""
        top = self.height * OWN_Y - OWN_WIDTH * (RATIO / 2 + CLOSED_RISE) * self.u
        return top - 7 * self.u - self.pill_height

    @property
    def pill_room(self) -> float:
        """How wide the sentence may be."""
        beside = self.width
        for seat in range(1, self.seats):
            plate = self.plate(seat)
            if plate.bottom > self.pill_y:
                beside = min(beside, self.width - 2 * (plate.width + 30 * self.u))
        return beside - 24 * self.u

    @property
    def log_area(self) -> Rect:
        """Where the match log covers no card: between the sides and the stock."""
        u, t = self.u, self.t
        if self.seats <= 3:
            left, top = 12 * t, 76 * t
            right = self.slot_middle(1, 0)[0] - OTHER_WIDTH * u
            bottom = self.plate(PERSON).y - 10 * u
        else:
            left, top = self.slot_middle(1, 0)[0] + (OTHER_WIDTH / 2 + 8) * u, 76 * t
            right = self.width / 2 - 150 * u
            bottom = self.plate(1).y - 10 * u
        if self.seats == MOST:
            top = self.plate(2).bottom + 10 * u
        return Rect(left, top, min(340 * u, right - left), bottom - top)

    def hand_rows(self, hand: Sequence[str]) -> list[list[list[str]]]:
        """The hand by rows and ranks; equal cards stay in one row."""
        groups = groups_of(hand)
        if not groups:
            return []
        if self._step([groups], HAND_WIDTH * self.u) >= LEAST_STEP * HAND_WIDTH * self.u:
            return [groups]
        cut = min(
            range(1, len(groups)),
            key=lambda n: abs(2 * sum(map(len, groups[:n])) - len(hand)),
            default=len(groups),
        )
        return [row for row in (groups[:cut], groups[cut:]) if row]

    def hand_width(self, rows: int) -> float:
        """The width of a card of the hand."""
        return (HAND_WIDTH if rows <= 1 else ROWS_WIDTH) * self.u

    def _step(self, rows: Sequence[Sequence[Sequence[str]]], width: float) -> float:
        """From one card to the next equal one, the same in all rows."""
        room = self.width - 2 * HAND_SIDE * self.u - width
        step = HAND_STEP * width
        for groups in rows:
            count = sum(map(len, groups))
            gaps = GROUP_GAP * width * (len(groups) - 1)
            if HAND_STEP * width * (count - 1) > room:
                step = min(step, (room - gaps) / (count - 1))
        return step

    def hand_places(self, hand: Sequence[str]) -> dict[str, Place]:
        """Where each card of the hand lies at rest, with the badge of a bonus card."""
        rows = self.hand_rows(hand)
        width = self.hand_width(len(rows))
        step = self._step(rows, width)
        gap = GROUP_GAP * width if step < HAND_STEP * width else 0.0
        bottom = self.height - width * RATIO / 2 - HAND_FOOT * self.u
        places: dict[str, Place] = {}
        for number, groups in enumerate(rows):
            y = bottom - (len(rows) - 1 - number) * ROW_RISE * width * RATIO
            count = sum(map(len, groups))
            x = self.width / 2 - ((count - 1) * step + (len(groups) - 1) * gap) / 2
            for group in groups:
                for code in group:
                    place = Place(x, y, width, face=code, z=Z_HAND + len(places))
                    is_last = code == group[-1]
                    strip = width if group is groups[-1] else step + gap
                    places[code] = self._badged(place, strip) if is_last else place
                    x += step
                x += gap
        return places

    def _badged(self, place: Place, strip: float) -> Place:
        """With its badge, where the next card does not cover it."""
        assert place.face is not None
        badge = BADGES.get(place.face[0])
        if badge is None:
            return place
        radius = BADGE_RADIUS * self.t
        mark = min(0.45, (strip - 1.3 * radius) / place.width - 0.5)
        return place.at(badge=badge, dot_radius=radius, mark_x=mark)
