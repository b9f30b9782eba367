"""Where everything of a table of Tarocchino lies, for any size of the window.

Pure geometry, no Qt. Lengths of the design are for 1280 × 800 and scaled by U, text by T
(see `widgets.look.units`). Keys of cards: the code of every card whose face is seen,
`other1:n`, `other2:n`, `other3:n` for the backs in the other hands, `ghost` for the
landing place. Seats stand anticlockwise: 1 right of the person, 2 opposite, 3 left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skillgames.engine.bologna import (
    CODES,
    MATTO,
    STRENGTH,
    SUIT_SIZE,
    TRUMP_MASK,
    VALUES,
    card_of,
    cards_in,
    winner_of,
)
from skillgames.games.tarocchino.state import SEATS, Phase, TarocchinoView
from skillgames.widgets.place import Place

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
Z_OTHER, Z_ROW, Z_TRICK, Z_HAND, Z_LIFTED, Z_FLY = 10, 100, 200, 300, 400, 1000


@dataclass(frozen=True, slots=True)
class Touch:
    """What the person is doing: nothing of it is known to the match."""

    order: tuple[str, ...] = ()
    """Codes of the hand from left to right."""
    lifted: str | None = None
    chosen: frozenset[str] = frozenset()
    """Cards that are to be laid away."""
    hovered: str | None = None
    focused: str | None = None
    ready: frozenset[str] | None = None
    """Cards that can be used now, None while none is asked for."""
    shows_last: bool = False
    """Whether the last trick lies on the table instead of the running one."""
    is_dimmed: bool = True
    """Whether cards that cannot be used are dark."""


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

    def holds(self, x: float, y: float) -> bool:
        """Whether a position is inside."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


@dataclass(frozen=True, slots=True)
class Geometry:
    """The measures of the table for one size of the window."""

    width: float
    height: float
    u: float
    t: float

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


# --- cards -------------------------------------------------------------------------------


def arranged(hand: int) -> tuple[str, ...]:
    """The codes of a hand from left to right: trumps and the Matto, then suit by suit, each
    from its highest card down (in cups and coins the pips run the other way)."""
    trumps = [card for card in cards_in(hand) if TRUMP_MASK >> card & 1 or card == MATTO]
    suits = [card for card in cards_in(hand) if card not in trumps]
    suits.sort(key=lambda card: (card // SUIT_SIZE, -STRENGTH[card]))
    return tuple(CODES[card] for card in (*trumps, *suits))


def dot_of(code: str) -> str | None:
    """The text in a card's gold dot: its points, None for cards that count one."""
    points = VALUES[card_of(code)]
    return str(points) if points > 1 else None


def shown_of(view: TarocchinoView, seat: int) -> tuple[str, ...]:
    """The cards of another hand that lie open: what it declared, until the first trick is
    over."""
    if view.history or view.phase not in (Phase.DECLARING, Phase.PLAYING):
        return ()
    return arranged(view.known(seat))


def shown_trick(view: TarocchinoView, shows_last: bool) -> tuple[tuple[int, int], ...]:
    """Pairs (seat, card) of the trick that lies on the table."""
    if shows_last and view.history:
        trick = view.history[-1]
        return tuple((trick.seat_of(place), card) for place, card in enumerate(trick.cards))
    return view.trick_cards


def leader_of(trick: Sequence[tuple[int, int]]) -> int | None:
    """The seat whose card takes the trick as it lies, None while it is empty."""
    return trick[winner_of([card for _, card in trick])][0] if trick else None


def layout(
    geometry: Geometry,
    view: TarocchinoView,
    touch: Touch,
    open_hands: Mapping[int, tuple[str, ...]],
) -> dict[str, Place]:
    """Where each card lies; `open_hands` are other hands that lie open."""
    places: dict[str, Place] = {}
    for seat in OTHERS:
        places.update(_other(geometry, view, seat, open_hands.get(seat, ())))
    places.update(_trick(geometry, view, touch))
    places.update(_hand(geometry, touch))
    return places


def _other(
    geometry: Geometry, view: TarocchinoView, seat: int, open_hand: Sequence[str]
) -> dict[str, Place]:
    shown = open_hand or shown_of(view, seat)
    places = {
        code: place.at(face=code, compact=True)
        for code, place in zip(shown, geometry.row_places(seat, len(shown)), strict=True)
    }
    backs = view.counts[seat] - len(shown)
    for n, place in enumerate(geometry.back_places(seat, backs)):
        places[f"other{seat}:{n}"] = place
    return places


def _trick(geometry: Geometry, view: TarocchinoView, touch: Touch) -> dict[str, Place]:
    trick = shown_trick(view, touch.shows_last)
    winner = leader_of(trick)
    places = {}
    for n, (seat, card) in enumerate(trick):
        place = geometry.trick_place(seat)
        ring = float(seat == winner)
        places[CODES[card]] = place.at(face=CODES[card], ring=ring, z=Z_TRICK + n)
    if touch.lifted is not None and not touch.shows_last:
        spot = geometry.trick_place(PERSON)
        places["ghost"] = spot.at(face=touch.lifted, opacity=0.4, slot=True)
    return places


def _hand(geometry: Geometry, touch: Touch) -> dict[str, Place]:
    places = {}
    spots = geometry.hand_places(len(touch.order))
    for n, (code, (x, y, lean)) in enumerate(zip(touch.order, spots, strict=True)):
        up = code == touch.lifted or code in touch.chosen
        ready = touch.ready is not None and code in touch.ready
        dark = touch.ready is not None and not ready and touch.is_dimmed
        rise = READY * geometry.u if ready else 0.0
        if code == touch.hovered and not up:
            rise += 6 * geometry.u
        dot = None if dark else dot_of(code)
        places[code] = Place(
            x,
            y,
            geometry.hand_width,
            face=code,
            rotation=0.0 if up else lean,
            z=Z_LIFTED + n if code == touch.lifted else Z_HAND + n,
            lift=float(up),
            lift_px=geometry.lift,
            rise=rise,
            dim=float(dark and not up),
            ring=float(code in touch.chosen),
            focus=float(code == touch.focused),
            dot=dot,
            dot_radius=10.5 * geometry.t if dot else 0.0,
            mark_x=-0.03,
        )
    return places
