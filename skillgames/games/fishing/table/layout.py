"""Where everything of a table of Fishing lies, for any size of the window.

Pure geometry, no Qt. Lengths of the design are for 1280 × 800 and scaled by U, text by
T (see `widgets.look.units`). Keys: the code of a card that is known to the person
(own hand, table), `other:n` for the bot's cards, `stock:n`, `pile0:n`, `pile1:n` for
the layers of stacks, `sweep0:n` for the turned cards of sweeps, `ghost` for the
landing place.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skillgames.engine.cards import CODES, cards_in
from skillgames.games.fishing.capture import (
    CARD_POINTS,
    HAND_VALUE,
    TABLE_VALUE,
)
from skillgames.games.fishing.state import FishingView
from skillgames.widgets.place import Measures, Place, Rect

RATIO = 1.4

TABLE_Y = 0.452
STOCK_X = 0.085
PILE_X = 0.905
ROW = 7
"""Table cards in one row at the most; beyond 14 a row holds more and cards shrink."""
ROW_WIDTH = 0.74
"""The widest row, in window widths."""
GAP = 0.19
"""Between table cards, in card widths."""
SHRINK = {1: 1.0, 2: 0.86, 3: 0.70}
"""Width of table cards by the number of rows."""

EDGE = 4
"""Pixels that stay free at the edge of the window."""

GROWTH = 4
"""How much further up a lifted card reaches because it is drawn larger, in design units."""

LOG_GAP, LOG_LEAST = 8, 96
"""Between the match log and cards; and how low it becomes at the least."""

OPEN_MARGIN = 8
"""Between the upper edge and the bot's hand when it lies open, in design units."""

ROW_GAP, ROW_GAP_LEAST = 14, 4
"""Between rows of table cards; less where rows are many and the window is low."""

STACK_DX, STACK_DY = 0.8, 2.2
STACK_MOST = 6
CARDS_PER_LAYER = 5

# The upper a card may come to lie, the higher its z.
Z_STOCK, Z_PILE, Z_TABLE, Z_OTHER, Z_HAND, Z_LIFTED, Z_FLY = 0, 0, 100, 200, 300, 400, 1000


@dataclass(frozen=True, slots=True)
class Touch:
    """What the person is doing with the hand: nothing of it is known to the match."""

    order: tuple[str, ...] = ()
    """Codes of the hand from left to right."""
    lifted: str | None = None
    hovered: str | None = None
    focused: str | None = None
    captured: frozenset[str] = frozenset()
    """Table cards the lifted card would take."""
    highlight: bool = True


@dataclass(frozen=True, slots=True)
class Geometry(Measures):
    """The measures of the table for one size of the window."""

    open_hand: bool = False
    """Whether the bot's hand lies open, in a replay: then it is seen whole."""

    @property
    def hand_width(self) -> float:
        """Width of a card of the person's hand."""
        return max(84.0, 122 * self.u)

    @property
    def hand_y(self) -> float:
        """Centre of the hand."""
        return self.height - self.hand_width * RATIO / 2 - 26 * self.u

    @property
    def other_width(self) -> float:
        """Width of a card of the bot's hand."""
        return 66 * self.t

    @property
    def other_y(self) -> float:
        """Centre of the bot's hand: half off the edge, or whole when it lies open."""
        if self.open_hand:
            return self.other_width * RATIO / 2 + OPEN_MARGIN * self.u
        return self.other_width * 0.36

    @property
    def stack_width(self) -> float:
        """Width of the piles; the stock is a little wider."""
        return 62 * self.u

    @property
    def stock_width(self) -> float:
        """Width of the stock."""
        return 84 * self.u

    @property
    def table_y(self) -> float:
        """Centre of the table cards and of the stock."""
        return self.height * TABLE_Y

    @property
    def pile_y(self) -> tuple[float, float]:
        """Centres of the two piles by seat."""
        # In small windows text shrinks less than cards, so the lines below need more room.
        own = self.hand_y + 10 * self.u - 60 * (self.t - self.u)
        return (own, self.height * 0.14)

    @property
    def lift(self) -> float:
        """How far a card is lifted."""
        return max(28.0, 34 * self.u) if self.u >= 0.8 else 28.0

    def rows_y(self, total: float, rows: int) -> float:
        """Centre of the table cards: several rows move up to leave room for the pill."""
        if rows <= 1:
            return self.table_y
        lowest = self._rows_end - self.lift - GROWTH * self.u
        return max(self._rows_begin + total / 2, min(self.table_y, lowest - total / 2))

    @property
    def _rows_begin(self) -> float:
        """The highest that several rows may begin: below the bot's hand."""
        return self.other_y + self.other_width * RATIO / 2 + 14 * self.u

    @property
    def _rows_end(self) -> float:
        """The lowest that several rows may end: the pill fits above the hand at rest."""
        hand_top = self.hand_y - self.hand_width * RATIO / 2
        return hand_top - 24 * self.u - (38 + 26) * self.t

    def row_gap(self, count: int) -> float:
        """Between the rows when that many cards lie on the table."""
        rows = len(self.table_rows(count))
        if rows <= 1:
            return 0.0
        height = rows * self.table_width(count) * RATIO
        spare = (self._rows_end - self._rows_begin - height) / (rows - 1)
        return max(ROW_GAP_LEAST * self.u, min(ROW_GAP * self.u, spare))

    def table_rows(self, count: int) -> list[int]:
        """How many cards lie in each row."""
        if count <= ROW:
            return [count] if count else []
        rows = 2 if count <= 2 * ROW else 3
        base, extra = divmod(count, rows)
        return [base + (1 if row < extra else 0) for row in range(rows)]

    def table_width(self, count: int) -> float:
        """Width of a table card when that many lie there."""
        rows = max(1, len(self.table_rows(count)))
        widest = (self.width * ROW_WIDTH - (ROW - 1) * 20 * self.u) / ROW
        return min(112 * self.u, widest) * SHRINK[rows]

    def table_places(self, count: int) -> list[tuple[float, float, float]]:
        """Centre and width of each table card, in the order they were laid."""
        width = self.table_width(count)
        gap = width * GAP
        rows = self.table_rows(count)
        row_gap = self.row_gap(count)
        height = width * RATIO
        total = len(rows) * height + (len(rows) - 1) * row_gap
        spots = []
        for row, cards in enumerate(rows):
            y = self.rows_y(total, len(rows)) - total / 2 + row * (height + row_gap) + height / 2
            left = self.width / 2 - (cards * width + (cards - 1) * gap) / 2
            spots += [(left + n * (width + gap) + width / 2, y, width) for n in range(cards)]
        return spots

    def table_bottom(self, count: int) -> float:
        """The lower edge of the table cards."""
        rows = max(1, len(self.table_rows(count)))
        height = self.table_width(count) * RATIO
        total = rows * height + (rows - 1) * self.row_gap(count)
        return self.rows_y(total, rows) + total / 2

    def hand_places(self, count: int) -> list[tuple[float, float, float]]:
        """Centre and width of each card of the hand."""
        width = self.hand_width
        step = width * 1.12
        left = self.width / 2 - (count - 1) * step / 2
        return [(left + n * step, self.hand_y, width) for n in range(count)]

    def other_places(self, count: int) -> list[tuple[float, float, float, float]]:
        """Centre, width and rotation of each card of the bot's hand."""
        width = self.other_width
        middle = (count - 1) / 2
        return [
            (self.width / 2 + (n - middle) * width * 0.62, self.other_y, width, (n - middle) * -3)
            for n in range(count)
        ]

    @property
    def stock_place(self) -> Place:
        """The lowest card of the stock."""
        return Place(self.width * STOCK_X, self.table_y, self.stock_width, z=Z_STOCK)

    def pile_place(self, seat: int) -> Place:
        """The lowest card of a pile."""
        return Place(self.width * PILE_X, self.pile_y[seat], self.stack_width, z=Z_PILE + 20)

    # --- plates and labels ---------------------------------------------------------------

    @property
    def menu_rect(self) -> Rect:
        """The menu button."""
        size = max(44.0, 44 * self.t)
        return Rect(20 * self.t, 20 * self.t, size, size)

    @property
    def own_plate(self) -> Rect:
        """The person's plate, left of the hand."""
        width, height = 236 * self.t, 54 * self.t
        hand_left = self.hand_places(4)[0][0] - self.hand_width / 2
        x = max(16.0, hand_left - width - 24 * self.u)
        return Rect(x, self.height - height - 36 * self.u, width, height)

    @property
    def other_plate(self) -> Rect:
        """The bot's plate, left of its hand."""
        width, height = 236 * self.t, 54 * self.t
        x = self.width / 2 - self.other_width * 1.62 - width - 16
        left = self.menu_rect.x + self.menu_rect.width + 16
        return Rect(max(left, x), 18 * self.t, width, height)

    def log_bottom(self, area: Rect, count: int) -> float:
        """How far down the match log may reach in this area at the left.

        Down to the own plate while so many cards are on the table; where these, or one
        more, would come below it, it ends above them.
        """
        gap = LOG_GAP * self.u
        bottom = self.own_plate.y - gap
        for cards in (count, count + 1):
            for x, y, card in self.table_places(cards):
                if x - card / 2 < area.x + area.width + gap:
                    bottom = min(bottom, y - card * RATIO / 2 - gap)
        return max(area.y + LOG_LEAST * self.t, bottom)

    def pill_y(self, count: int) -> float:
        """The top of the pill under that many table cards."""
        return self.table_bottom(count) + 24 * self.u


def layout(
    geometry: Geometry, view: FishingView, touch: Touch, open_hand: Sequence[str] = ()
) -> dict[str, Place]:
    """Where each card lies; `open_hand` are the bot's cards when they lie open."""
    places: dict[str, Place] = {}
    places.update(stack("stock", geometry.stock_place, view.stock))
    for seat in (0, 1):
        places.update(_pile(geometry, view, seat))
    places.update(_table(geometry, view, touch))
    for n, (x, y, width, rotation) in enumerate(geometry.other_places(view.other_count)):
        face = open_hand[n] if n < len(open_hand) else None
        places[f"other:{n}"] = Place(x, y, width, face=face, rotation=rotation, z=Z_OTHER + n)
    places.update(_hand(geometry, touch))
    return places


def dot_of(code: str, in_hand: bool) -> str | None:
    """The text in a card's gold dot: None for no dot, "" for a plain one (FA20)."""
    card = CODES.index(code)
    if not CARD_POINTS[card]:
        return None
    if in_hand and HAND_VALUE[card] != TABLE_VALUE[card]:
        return str(HAND_VALUE[card])
    return ""


def layers(count: int) -> int:
    """How many cards a stack of this size shows."""
    return min(STACK_MOST, math.ceil(count / CARDS_PER_LAYER))


def stack(name: str, base: Place, count: int) -> dict[str, Place]:
    """The layers of a stack of so many cards, from the lowest up."""
    return {
        f"{name}:{n}": base.at(x=base.x - n * STACK_DX, y=base.y - n * STACK_DY, z=base.z + n)
        for n in range(layers(count))
    }


def _pile(geometry: Geometry, view: FishingView, seat: int) -> Mapping[str, Place]:
    base = geometry.pile_place(seat)
    places = stack(f"pile{seat}", base, view.piles[seat].bit_count())
    sweeps = view.sweep_cards[seat]
    first = base.y - 20 * geometry.u
    # A round of many sweeps: they lie closer, so that the last one stays in the window.
    room = first - base.width / 2 - EDGE
    step = min(10 * geometry.u, room / max(1, len(sweeps) - 1))
    for n, card in enumerate(sweeps):
        places[f"sweep{seat}:{n}"] = base.at(
            x=base.x + 8 * geometry.u,
            y=first - n * step,
            rotation=90.0,
            face=CODES[card],
            z=Z_PILE + n,
        )
    return places


def _table(geometry: Geometry, view: FishingView, touch: Touch) -> Mapping[str, Place]:
    codes = [CODES[card] for card in view.table]
    ghost = touch.lifted is not None and not touch.captured and touch.highlight
    spots = geometry.table_places(len(codes) + ghost)
    places = {}
    for n, (code, (x, y, width)) in enumerate(zip(codes, spots, strict=False)):
        lit = touch.lifted is not None and touch.highlight and bool(touch.captured)
        glows = lit and code in touch.captured
        places[code] = Place(
            x,
            y,
            width,
            face=code,
            z=Z_TABLE + n + (50 if glows else 0),
            glow=float(glows),
            dim=float(lit and not glows),
            rise=3 * geometry.u if glows else 0.0,
            dot=dot_of(code, in_hand=False),
            dot_radius=9 * geometry.t,
        )
    if ghost:
        x, y, width = spots[-1]
        places["ghost"] = Place(x, y, width, face=touch.lifted, z=Z_TABLE, opacity=0.4, slot=True)
    return places


def _hand(geometry: Geometry, touch: Touch) -> Mapping[str, Place]:
    places = {}
    for n, (code, (x, y, width)) in enumerate(
        zip(touch.order, geometry.hand_places(len(touch.order)), strict=True)
    ):
        lifted = code == touch.lifted
        places[code] = Place(
            x,
            y,
            width,
            face=code,
            z=Z_LIFTED if lifted else Z_HAND + n,
            lift=float(lifted),
            lift_px=geometry.lift,
            rise=6 * geometry.u if code == touch.hovered and not lifted else 0.0,
            focus=float(code == touch.focused),
            dot=dot_of(code, in_hand=True),
            dot_radius=16 * geometry.t if dot_of(code, in_hand=True) else 9 * geometry.t,
        )
    return places


def arranged(hand: int, order: Sequence[str]) -> tuple[str, ...]:
    """The cards of a hand (mask) in the person's order; new ones come at the end (FA24)."""
    codes = [CODES[card] for card in cards_in(hand)]
    kept = [code for code in dict.fromkeys(order) if code in codes]
    return (*kept, *(code for code in codes if code not in kept))
