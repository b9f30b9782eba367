"""Where everything of a table of Yacht lies, for any size of the window.

Pure geometry, no Qt. Lengths of the design are for 1280 × 800 and scaled by U, text by
T (see `widgets.look.units`). Keys: `die:n` for the die in slot n (from 0), `box:n` for a
box of the own column, `roll` and `score` for the buttons, `player:n` for a seat's
column, `status` for the round and the turn, `target` for what is to be reached alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.games.yacht.scoring import BOXES, DICE, LOWER_BOXES, UPPER_BOXES
from skillgames.games.yacht.state import SOLO, YachtView
from skillgames.widgets.art.dice import face_of
from skillgames.widgets.place import Measures, Place, Rect

PERSON = 0
"""The seat of the person at this table."""

SEAT_DICE = ("ivory", "red", "blue", "green")
"""The dice of each seat."""

ROLL, SCORE = "roll", "score"
STATUS, TARGET = "status", "target"

WIDEST, HIGHEST = 1560.0, 880.0
"""The table grows no further; around it there is calm cloth."""

BORDER = 20.0
"""Of the tray, from its outer to its inner edge."""

STEP = 0.192
"""From one die to the next, in parts of the tray's inner width."""

DIE_BY_WIDTH, DIE_BY_HEIGHT, DIE_MOST = 0.142, 0.28, 112.0

ANGLES = (-17.0, 24.0, -9.0, 13.0, -22.0, 8.0, 19.0, -12.0)
SHIFTS = (0.03, -0.05, 0.06, -0.02, 0.05, -0.06, 0.0)
"""How loose dice come to lie: which of these depends on the slot and on what was rolled."""

HELD_RISE = 0.16
"""How far a held die rises, in edges."""

PILL_HEIGHT = 34.0
"""Of the sentence in the tray."""

HINTS_FROM = 640
"""In lower windows there is no line of key hints."""

PAD_WIDTH, LABELS = 512.0, 206.0
HEADER, FOOT = 58.0, 12.0
LINES = len(BOXES) + 3
"""Rows of the score table: the boxes, the bonus, and the total which is two rows high."""

BONUS_LINE = len(UPPER_BOXES)

Z_TRAY, Z_LABELS, Z_DICE, Z_FLY, Z_PILL = 0, 50, 100, 200, 350


@dataclass(frozen=True, slots=True)
class Touch:
    """What the person is doing at the table: nothing of it is known to the match."""

    held: frozenset[int] = frozenset()
    """Slots of the dice in the tray that are held, whoever's they are."""
    chosen: int | None = None
    """The box that would be written."""
    hovered: str | None = None
    focused: str | None = None


@dataclass(frozen=True, slots=True)
class Geometry(Measures):
    """The measures of the table for one size of the window and so many players."""

    seats: int
    is_replay: bool = False
    """Whether a match of the past is shown: there is nothing to press."""

    # --- the whole ---------------------------------------------------------------------

    @property
    def block(self) -> Rect:
        """What the table takes of the window, in its middle."""
        width, height = min(self.width, WIDEST * self.u), min(self.height, HIGHEST * self.u)
        return Rect((self.width - width) / 2, (self.height - height) / 2, width, height)

    @property
    def menu_side(self) -> float:
        """Of the two buttons in the corner."""
        return max(44.0, 44 * self.t)

    @property
    def status(self) -> Rect:
        """The two lines beside the buttons in the corner."""
        side, t = self.menu_side, self.t
        x = self.side[0] if self.is_replay else 20 * t + 2 * side + 8 * t + 14 * t
        return Rect(x, 20 * t + side / 2 - 25 * t, self.pad.x - x - 12 * self.u, 50 * t)

    # --- the score table ---------------------------------------------------------------

    @property
    def pad(self) -> Rect:
        """The sheet of the score table."""
        block, u = self.block, self.u
        width = PAD_WIDTH * u
        return Rect(block.right - width - 20 * u, block.y + 18 * u, width, block.height - 36 * u)

    @property
    def labels(self) -> float:
        """The width of the names of the boxes."""
        return LABELS * self.u

    @property
    def column_width(self) -> float:
        """Of a player's column; alone there is room for hints beside it."""
        if self.seats == SOLO:
            return 110 * self.u
        return (PAD_WIDTH - LABELS - 14) * self.u / self.seats

    @property
    def line_height(self) -> float:
        """Of a row of the score table."""
        return (self.pad.height - (HEADER + FOOT) * self.u) / LINES

    def column(self, seat: int) -> Rect:
        """A player's column, from the head down to the last box."""
        pad, u, width = self.pad, self.u, self.column_width
        height = HEADER * u + self.line_height * (LINES - 2) - 8 * u
        return Rect(pad.x + self.labels + seat * width, pad.y + 6 * u, width, height)

    def line(self, number: int) -> Rect:
        """A row of the score table across its whole width."""
        pad, height = self.pad, self.line_height
        return Rect(pad.x, pad.y + HEADER * self.u + number * height, pad.width, height)

    def box_line(self, box: int) -> Rect:
        """The row of a box."""
        return self.line(box if box in UPPER_BOXES else box + 1)

    @property
    def total_line(self) -> Rect:
        """The dark row at the foot."""
        line = self.line(LINES - 2)
        return Rect(line.x, line.y, line.width, 2 * line.height)

    def cell(self, box: int, seat: int) -> Rect:
        """Where a player's points for a box stand."""
        line, column = self.box_line(box), self.column(seat)
        return Rect(column.x, line.y, column.width, line.height)

    def box_area(self, box: int) -> Rect:
        """What can be pressed for a box: its name and the own column."""
        line, own = self.box_line(box), self.column(PERSON)
        left = line.x + 8 * self.u
        return Rect(left, line.y, own.right - left, line.height)

    # --- the left side -----------------------------------------------------------------

    @property
    def side(self) -> tuple[float, float]:
        """The left and the right edge of what lies beside the score table."""
        return self.block.x + 24 * self.u, self.pad.x - 22 * self.u

    @property
    def plates_y(self) -> float:
        """The top of the plates, which end where the score table ends."""
        return self.pad.bottom - self.plate_height

    @property
    def plate_height(self) -> float:
        """Of the bots' plates, or of the target's."""
        return 52 * self.t

    def plate(self, seat: int) -> Rect:
        """The plate of a bot; alone, that of the target, which is as wide as the tray."""
        left, right = self.side
        if self.seats == SOLO:
            return Rect(left, self.plates_y, right - left, self.plate_height)
        bots, gap = self.seats - 1, 14 * self.u
        width = min(270 * self.t, (right - left - (bots - 1) * gap) / bots)
        return Rect(left + (seat - 1) * (width + gap), self.plates_y, width, self.plate_height)

    @property
    def hints(self) -> Rect | None:
        """The line of key hints, None where there is no room for one."""
        if self.height < HINTS_FROM or self.is_replay:
            return None
        left, right = self.side
        height = 25 * self.t
        return Rect(left + 4 * self.u, self.plates_y - 16 * self.u - height, right - left, height)

    @property
    def buttons(self) -> tuple[Rect, Rect]:
        """ROLL and SCORE."""
        left, right = self.side
        hints = self.hints
        height = max(44.0, 66 * self.u)
        bottom = (hints.y if hints is not None else self.plates_y) - 16 * self.u
        width, gap = right - left - 18 * self.u, 18 * self.u
        first = Rect(left, bottom - height, width * 0.58, height)
        return first, Rect(first.right + gap, first.y, width * 0.42, height)

    @property
    def tray(self) -> Rect:
        """The tray with its wooden border."""
        left, right = self.side
        top = max(self.pad.y, 20 * self.t + self.menu_side + 24 * self.u)
        below = self.plates_y if self.is_replay else self.buttons[0].y
        return Rect(left, top, right - left, below - 24 * self.u - top)

    @property
    def felt(self) -> Rect:
        """The inside of the tray."""
        tray, border = self.tray, BORDER * self.u
        return Rect(
            tray.x + border, tray.y + border, tray.width - 2 * border, tray.height - 2 * border
        )

    @property
    def edge(self) -> float:
        """The edge of a die."""
        felt = self.felt
        return min(
            DIE_BY_WIDTH * felt.width, DIE_BY_HEIGHT * felt.height, max(DIE_MOST * self.u, 44)
        )

    def slot(self, number: int) -> tuple[float, float]:
        """The middle of a slot, where held dice lie."""
        felt = self.felt
        middle = (DICE - 1) / 2
        return felt.x + felt.width * (0.5 + (number - middle) * STEP), felt.y + felt.height * 0.5

    def number_tag(self, slot: int) -> Rect:
        """The small number under a slot."""
        size = 22 * self.t
        x, _ = self.slot(slot)
        return Rect(x - size / 2, self.felt.bottom - 18 * self.u - size, size, size)

    @property
    def pill_y(self) -> float:
        """The top of the sentence in the tray."""
        return self.felt.y + 14 * self.u

    # --- what is asked by key ------------------------------------------------------------

    def area(self, key: str) -> Rect | None:
        """Where the thing with this key is; None for dice, which the layout places."""
        if key in (ROLL, SCORE) and self.is_replay:
            return None
        if key == ROLL:
            return self.buttons[0]
        if key == SCORE:
            return self.buttons[1]
        if key == STATUS:
            return self.status
        if key == TARGET:
            return self.plate(PERSON)
        kind, _, number = key.partition(":")
        if kind == "box":
            return self.box_area(int(number))
        if kind == "player":
            return self.column(int(number))
        return None


def die_key(slot: int) -> str:
    """The key of the die in a slot."""
    return f"die:{slot}"


def box_key(box: int) -> str:
    """The key of a box of the own column."""
    return f"box:{box}"


def number_of(key: str) -> int:
    """The slot, box or seat in a key."""
    return int(key.partition(":")[2])


BOX_KEYS = tuple(map(box_key, (*UPPER_BOXES, *LOWER_BOXES)))
DIE_KEYS = tuple(map(die_key, range(DICE)))


def layout(geometry: Geometry, view: YachtView, touch: Touch) -> dict[str, Place]:
    """Where each die lies that is not in the air."""
    if view.dice is None:
        return {}
    places = {}
    for slot, value in enumerate(view.dice):
        if not view.thrown >> slot & 1:
            key = die_key(slot)
            loose = loose_place(geometry, view, slot, value)
            place = held_place(geometry, loose, slot) if slot in touch.held else loose
            rise = 4 * geometry.u if key == touch.hovered else 0.0
            places[key] = place.at(focus=float(key == touch.focused), rise=rise)
    return places


def loose_place(geometry: Geometry, view: YachtView, slot: int, value: int) -> Place:
    """Where a die comes to lie by itself: a little askew, the same whenever one looks."""
    x, y = geometry.slot(slot)
    chance = slot * 3 + value * 5 + view.rolls_left * 7
    shift = SHIFTS[chance % len(SHIFTS)] * geometry.felt.height
    return Place(
        x,
        y + shift,
        geometry.edge,
        face=face_of(SEAT_DICE[view.turn], value),
        rotation=ANGLES[chance % len(ANGLES)],
        z=Z_DICE + slot,
    )


def held_place(geometry: Geometry, loose: Place, slot: int) -> Place:
    """The same die held: straight, raised, in its ring."""
    x, y = geometry.slot(slot)
    return loose.at(x=x, y=y, rotation=0.0, lift=1.0, lift_px=HELD_RISE * geometry.edge, glow=1.0)
