"""The motion of events: dice that are held, thrown and come to rest, boxes that are filled.

Durations and curves are those of the look. Nothing here decides where a die ends: the table
is snapped to its layout afterwards. Where motion is reduced the same is told in the same
order, but dice fade in where they lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skillgames.engine.chance import DIE_SIDES
from skillgames.engine.events import Event
from skillgames.games.yacht.events import BonusReached, MatchEnded, Rolled, Throwing, Written
from skillgames.games.yacht.scoring import BOX_OF, YACHT, YACHT_POINTS
from skillgames.games.yacht.table.layout import (
    PERSON,
    SEAT_DICE,
    Z_FLY,
    Z_PILL,
    Geometry,
    die_key,
)
from skillgames.games.yacht.table.pad import seat_colour
from skillgames.widgets import look
from skillgames.widgets.animator import Curve, Score
from skillgames.widgets.art.dice import face_of
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.items import CardItem
from skillgames.widgets.kept import area_of
from skillgames.widgets.place import Place, blend
from skillgames.widgets.telling import CardTelling

if TYPE_CHECKING:
    from skillgames.games.yacht.table.board import YachtBoard

HOLD_MS, HOLD_READ_MS = 140.0, 380.0
GATHER_MS, GATHER_STAGGER = 200.0, 18.0
SHAKE_MS = 140.0
"""The cup rattles so long at least before the dice leave it."""
ROLL_MS, ROLL_MORE, ROLL_STAGGER = 650.0, 50.0, 36.0
"""How long the first die rolls; each further one rolls longer and starts later."""
FIRST_IMPACT = 0.36
"""When a die touches the felt first, in parts of its way; the curve of bounces says so."""
SHOWN_FROM = 0.72
"""From then on a rolling die shows what it has fallen on."""
SPIN, THROW_HEIGHT, GROWTH = 540.0, 74.0, 0.14
TUMBLES = 9
FLASH_MS = 620.0
READ_MS, OWN_READ_MS, END_MS = 950.0, 260.0, 500.0
"""How long dice lie there after they were written; and the last ones of a match longer."""
FADE_MS = 200.0
HURRY = 0.4
"""All that bots do takes this part of its time once people have tapped."""

BOUNCE = QEasingCurve(QEasingCurve.Type.OutBounce)
GLIDE = QEasingCurve(QEasingCurve.Type.OutCubic)


class FlashItem(QGraphicsItem):
    """Light over a cell that has just been filled; it fades."""

    def __init__(self, rect: QRectF, colour: str, radius: float) -> None:
        super().__init__()
        self._rect, self._colour, self._radius = rect, colour, radius
        self.setZValue(Z_PILL)
        self.setOpacity(0.0)

    def shine(self, share: float) -> None:
        """Full light soon after the beginning, none at the end."""
        self.setOpacity(min(1.0, share / 0.12) * (1.0 - share))

    def boundingRect(self) -> QRectF:
        """The cell with its rim."""
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """A tint with a rim."""
        tint = look.colour(self._colour, 0.30)
        fill_rect(painter, self._rect, self._radius, tint, self._colour, 2)


class Telling(CardTelling):
    """Writes the score of one stored entry."""

    def __init__(self, table: YachtBoard, score: Score, geometry: Geometry) -> None:
        super().__init__(table, score)
        self._table: YachtBoard = table
        self._geometry = geometry

    def tell(self, events: Sequence[Event]) -> None:
        """Write all events, one after the other."""
        for event in events:
            match event:
                case Throwing():
                    self._throwing(event)
                case Rolled():
                    self._rolled(event)
                case Written():
                    self._written(event, events)
                case MatchEnded():
                    self._score.rest(END_MS)

    # --- steps -------------------------------------------------------------------------------

    def _throwing(self, event: Throwing) -> None:
        """Others' choices are seen first; then the dice that are thrown go into the cup."""
        pace = self._pace(event.seat)
        told = event.seat != PERSON or self._table.is_replay
        if told and event.held:
            self._hold(event, pace)
        self._sound("shake", self._score.cursor)
        geometry = self._geometry
        cup_x, _ = geometry.slot(2)
        keys = [die_key(slot - 1) for slot in event.slots]
        keys = [key for key in keys if key in self._now]
        stagger = 0.0 if self._score.reduced else GATHER_STAGGER * pace
        start = self._score.cursor
        for n, key in enumerate(keys):
            begin = self._now[key]
            x = cup_x + (begin.x - cup_x) * 0.35
            y = geometry.felt.bottom - geometry.edge * 0.55
            end = begin.at(x=x, y=y, lift=0.0, glow=0.0, focus=0.0, rise=0.0, opacity=0.0)
            if self._score.reduced:
                end = begin.at(opacity=0.0)
            self._move(key, end, GATHER_MS * pace, start + n * stagger, Curve.InCubic)
        gathered = start + len(keys) * stagger + self._score.span(GATHER_MS * pace)
        self._score.cursor = max(gathered, start + self._score.span(SHAKE_MS * pace))

    def _hold(self, event: Throwing, pace: float) -> None:
        """Dice that are held now rise, others lie down again."""
        before = self._table.view_before
        if before is None or before.dice is None:
            return
        wanted = self._table.layout_of(before, self._table.held)
        changed = [key for key, place in wanted.items() if self._now.get(key) != place]
        if any(wanted[key].glow for key in changed):
            self._sound("hold", self._score.cursor)
        for key in changed:
            if key in self._now:
                self._move(key, wanted[key], HOLD_MS * pace, None, Curve.OutBack)
        self._score.cursor += self._score.span(HOLD_MS * pace) + HOLD_READ_MS * pace

    def _rolled(self, event: Rolled) -> None:
        """The thrown dice leave the cup, bounce, turn, and come to rest."""
        pace = self._pace(event.seat)
        view = self._table.view
        assert view is not None
        ends = self._table.layout_of(view, self._table.held)
        start, geometry = self._score.cursor, self._geometry
        if self._score.reduced:
            for slot in event.slots:
                self._appear(die_key(slot - 1), ends[die_key(slot - 1)], start)
            self._sound("roll", start)
            self._score.cursor = start + self._score.span(ROLL_MS)
            return
        cup_x, _ = geometry.slot(2)
        last = start
        for n, slot in enumerate(event.slots):
            key = die_key(slot - 1)
            end = ends[key].at(focus=0.0)
            x = cup_x + (end.x - cup_x) * 0.25
            begin = end.at(x=x, y=geometry.felt.bottom - geometry.edge * 0.3, opacity=0.0)
            item = self._put(key, begin)
            step = _tumbling(item, begin, end, event, n, THROW_HEIGHT * geometry.u)
            duration = (ROLL_MS + n * ROLL_MORE) * pace
            at = start + n * ROLL_STAGGER * pace
            last = max(last, self._score.move(step, duration, at, Curve.Linear))
        self._sound("roll", start + FIRST_IMPACT * ROLL_MS * pace)
        self._score.cursor = last

    def _written(self, event: Written, events: Sequence[Event]) -> None:
        """The cell lights up; the dice lie there long enough to be compared with it."""
        pace = self._pace(event.seat)
        box = BOX_OF[event.box]
        start = self._score.cursor
        bonus = any(isinstance(one, BonusReached) for one in events)
        yacht = box == YACHT and event.points == YACHT_POINTS
        self._sound("bonus" if bonus or yacht else "write", start)
        u = self._geometry.u
        cell = area_of(self._geometry.cell(box, event.seat)).adjusted(3 * u, 2 * u, -3 * u, -2 * u)
        flash = FlashItem(cell, seat_colour(event.seat), 8 * u)
        scene = self._table.stage.scene()
        scene.addItem(flash)
        end = self._score.move(flash.shine, FLASH_MS * pace, start, Curve.Linear, fades=True)
        read = OWN_READ_MS if event.seat == PERSON and not self._table.is_replay else READ_MS
        gone = start + read * pace
        for key in list(self._now):
            self._move(key, self._now[key].at(opacity=0.0), FADE_MS * pace, gone)
        self._score.cursor = max(end, gone + self._score.span(FADE_MS * pace))
        self._score.call(lambda: scene.removeItem(flash), self._score.cursor)

    # --- small steps ---------------------------------------------------------------------------

    def _pace(self, seat: int) -> float:
        """Bots hurry when people have tapped; nobody hurries the person."""
        return HURRY if self._table.hurries and seat != PERSON else 1.0

    def _appear(self, key: str, end: Place, start: float) -> None:
        item = self._put(key, end.at(opacity=0.0))

        def step(share: float) -> None:
            item.show_place(end.at(opacity=share))

        self._score.move(step, ROLL_MS, start, Curve.OutCubic, fades=True)


def _tumbling(
    item: CardItem, begin: Place, end: Place, event: Rolled, n: int, height: float
) -> partial[None]:
    """A step that rolls a die: it bounces three times, turns, and shows faces on its way."""
    value = event.dice[event.slots[n] - 1]
    turn = SPIN if n % 2 else -SPIN
    item.prepare(end.width * (1.0 + GROWTH))
    faces = [
        face_of(SEAT_DICE[event.seat], (value + number * (2 + n)) % DIE_SIDES + 1)
        for number in range(TUMBLES)
    ]
    return partial(_tumble, item, begin, end, tuple(faces), turn, height)


def _tumble(
    item: CardItem,
    begin: Place,
    end: Place,
    faces: tuple[str, ...],
    turn: float,
    height: float,
    share: float,
) -> None:
    if share >= 1.0:
        item.show_place(end)
        return
    gone, high = GLIDE.valueForProgress(share), 1.0 - BOUNCE.valueForProgress(share)
    place = blend(begin, end, gone)
    face = end.face if share >= SHOWN_FROM else faces[int(gone * len(faces))]
    item.show_place(
        place.at(
            face=face,
            rotation=end.rotation + turn * (1.0 - gone),
            lift=high,
            lift_px=height,
            width=end.width * (1.0 + GROWTH * high),
            opacity=min(1.0, share / 0.10),
            glow=0.0,
            z=Z_FLY,
        )
    )
