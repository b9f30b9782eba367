"""What is painted beside the score table: tray, buttons, key hints, plates, status, pill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.yacht.scoring import DICE
from skillgames.games.yacht.state import ROLLS, ROUNDS, SOLO, YachtView
from skillgames.games.yacht.table.layout import (
    PERSON,
    PILL_HEIGHT,
    ROLL,
    SCORE,
    Z_LABELS,
    Z_PILL,
    Z_TRAY,
    Geometry,
)
from skillgames.games.yacht.table.tray import SHADOW_MARGIN, Tray
from skillgames.games.yacht.words import BOX_NAMES
from skillgames.widgets import look
from skillgames.widgets.art.dice import RADIUS
from skillgames.widgets.art.faces import DISABLED, dark_face, primary_face
from skillgames.widgets.art.hud import Part, avatar, glass, hud_style, pill, plate
from skillgames.widgets.art.paths import circle, fill, fill_rect
from skillgames.widgets.kept import Pictures, area_of
from skillgames.widgets.language import text
from skillgames.widgets.stage import Stage

ICONS = ("sun", "wave", "moon", "leaf")
"""The avatar of each seat."""

SHORT_BELOW = 205.0
"""On narrower plates a bot is called by the colour of its dice alone, in design units."""

BUTTON_MARGIN, PLATE_MARGIN, PILL_MARGIN = 24.0, 30.0, 16.0
PILL_ALPHA = 0.72
SPACING = 5
"""Of the words on buttons, in per cent."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the labels say besides the view itself."""

    held: frozenset[int]
    """Slots of the held dice that lie in the tray."""
    chosen: int | None
    """The box SCORE would write."""
    points: int
    """What it would bring."""
    can_roll: bool
    can_score: bool
    thinking: bool
    hovered: str | None
    focused: str | None
    pressed: str | None
    sentence: tuple[Part, ...]
    last: tuple[tuple[int, int] | None, ...]
    """By seat, the box written last and what it brought."""


class YachtLabels(QObject):
    """The painted pictures on the left side; each is repainted when it changes."""

    def __init__(
        self, stage: Stage, levels: Sequence[Level | None], pictures: Pictures, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._levels = levels
        self._pictures = pictures
        self._tray_picture = Tray()

    def bot(self, seat: int) -> str:
        """What a bot is called."""
        return ("", self.tr("Red bot"), self.tr("Blue bot"), self.tr("Green bot"))[seat]

    def short(self, seat: int) -> str:
        """The same where there is little room: the colour of the dice."""
        return (self.tr("You"), self.tr("Red"), self.tr("Blue"), self.tr("Green"))[seat]

    def paint(self, geometry: Geometry, view: YachtView, shown: Shown) -> None:
        """Paint what has changed."""
        self._tray(geometry)
        self._slots(geometry, view)
        for slot in range(DICE):
            self._held(geometry, slot, slot in shown.held)
        if not geometry.is_replay:
            self._buttons(geometry, view, shown)
        self._hints(geometry)
        if geometry.seats == SOLO:
            self._target(geometry, view)
        for seat in range(1, geometry.seats):
            self._plate(geometry, view, shown, seat)
        self._status(geometry, view, shown)
        self._sentence(geometry, shown.sentence)

    # --- the tray --------------------------------------------------------------------------

    def _tray(self, geometry: Geometry) -> None:
        grade = self._stage.sprites.style.grade
        felt, tray, u = area_of(geometry.felt), area_of(geometry.tray), geometry.u
        tray_picture = self._tray_picture

        def draw(painter: QPainter, area: QRectF) -> None:
            inner = felt.translated(area.topLeft() - tray.topLeft())
            tray_picture.paint(painter, area, inner, u, grade)

        margin = SHADOW_MARGIN * u
        self._pictures.show("tray", (geometry, grade), tray, Z_TRAY, draw, margin)

    def _slots(self, geometry: Geometry, view: YachtView) -> None:
        """The numbers of the slots; before a roll also where the dice will lie."""
        felt, t = area_of(geometry.felt), geometry.t
        empty = view.dice is None and not view.thrown

        def draw(painter: QPainter, area: QRectF) -> None:
            shift = area.topLeft() - felt.topLeft()
            style = hud_style()
            for slot in range(DICE):
                tag = area_of(geometry.number_tag(slot)).translated(shift)
                ground = look.colour("#000000", 1.0 if style.solid else 0.32)
                edge = look.colour(look.GLASS_EDGE, 0.28)
                fill_rect(painter, tag, 6 * t, ground, edge, 1)
                font = look.ui_font(12 * t, 600)
                look.draw_text(painter, tag, str(slot + 1), font, style.second_words, "center")
                if empty:
                    middle = QPointF(*geometry.slot(slot)) + shift
                    _empty_slot(painter, middle, geometry.edge)

        self._pictures.show("slots", (geometry, empty, hud_style()), felt, Z_TRAY + 1, draw)

    def _held(self, geometry: Geometry, slot: int, held: bool) -> None:
        name = f"held:{slot}"
        if not held:
            self._pictures.clear(name)
            return
        t, words = geometry.t, self.tr("HELD")
        spacing = 5.0
        font = look.ui_font(11.5 * t, 700, spacing)
        width, room = (
            look.text_width(words, font) + 18 * t,
            geometry.slot(1)[0] - geometry.slot(0)[0],
        )
        if width > room - 4:
            font = look.ui_font(look.SMALLEST_TEXT, 700)
            width = look.text_width(words, font) + 8
        x, y = geometry.slot(slot)
        rect = QRectF(x - width / 2, y + geometry.edge * 0.5 + 8 * geometry.u, width, 22 * t)

        def draw(painter: QPainter, area: QRectF) -> None:
            fill_rect(painter, area, area.height() / 2, look.EMBER)
            look.draw_text(painter, area, words, font, look.ON_EMBER, "center")

        self._pictures.show(name, (geometry, words), rect, Z_LABELS, draw, 1.0)

    # --- buttons and keys --------------------------------------------------------------------

    def _buttons(self, geometry: Geometry, view: YachtView, shown: Shown) -> None:
        roll, score = map(area_of, geometry.buttons)
        own = view.turn == PERSON and view.result is None
        left = view.rolls_left if own else 0
        words = self.tr("ROLL")

        def draw_roll(painter: QPainter, area: QRectF) -> None:
            # Brass is only where one can act.
            face = primary_face if shown.can_roll else dark_face
            face(painter, area, "", enabled=shown.can_roll, **_state(shown, ROLL))
            ink = look.INK if shown.can_roll else look.colour(hud_style().words, DISABLED)
            _roll_words(painter, area, words, left, geometry.t, ink)

        seen = (geometry, words, left, shown.can_roll, _key_of(shown, ROLL), hud_style())
        self._pictures.show(ROLL, seen, roll, Z_LABELS, draw_roll, BUTTON_MARGIN)
        label = self.tr("SCORE")
        if shown.chosen is not None:
            label = self.tr("SCORE %1").replace("%1", str(shown.points))
        size = 17 * geometry.t
        only = shown.can_score and not shown.can_roll

        def draw_score(painter: QPainter, area: QRectF) -> None:
            face = primary_face if only else dark_face
            face(painter, area, label, size, enabled=shown.can_score, **_state(shown, SCORE))

        what = (geometry, label, shown.can_score, only, _key_of(shown, SCORE), hud_style())
        self._pictures.show(SCORE, what, score, Z_LABELS, draw_score, BUTTON_MARGIN)

    def _hints(self, geometry: Geometry) -> None:
        place = geometry.hints
        if place is None:
            self._pictures.clear("hints")
            return
        hints = (
            (self.tr("Space"), self.tr("roll")),
            ("1–5", self.tr("hold")),
            ("↑ ↓", self.tr("box")),
            (self.tr("Enter"), self.tr("score")),
        )
        t = geometry.t

        def draw(painter: QPainter, area: QRectF) -> None:
            style = hud_style()
            key_font, font = look.ui_font(12 * t, 700), look.ui_font(13 * t)
            x = area.left()
            for key, deed in hints:
                width = look.text_width(key, key_font) + 16 * t
                deed_width = look.text_width(deed, font)
                if x + width + 8 * t + deed_width > area.right():
                    return
                cap = QRectF(x, area.top(), width, area.height())
                ground = look.colour("#000000", 1.0 if style.solid else 0.30)
                fill_rect(painter, cap, 7 * t, ground, look.colour(look.GLASS_EDGE, 0.25), 1)
                look.draw_text(painter, cap, key, key_font, style.words, "center")
                x += width + 8 * t
                word = QRectF(x, area.top(), deed_width + 4, area.height())
                look.draw_text(painter, word, deed, font, style.second_on_cloth)
                x += deed_width + 22 * t

        what = (geometry, hints, hud_style())
        self._pictures.show("hints", what, area_of(place), Z_LABELS, draw, 2.0)

    # --- players -----------------------------------------------------------------------------

    def _plate(self, geometry: Geometry, view: YachtView, shown: Shown, seat: int) -> None:
        place = geometry.plate(seat)
        narrow = place.width < SHORT_BELOW * geometry.t
        title = self.short(seat) if narrow else self.bot(seat)
        total, icon = view.totals[seat], ICONS[seat]
        active = view.turn == seat and view.result is None
        sub = self._second_line(view, shown, seat, narrow)

        def draw(painter: QPainter, area: QRectF) -> None:
            plate(painter, area, title, total, None, sub or None, icon, active)

        what = (geometry, title, total, sub, active, hud_style())
        self._pictures.show(f"plate:{seat}", what, area_of(place), Z_LABELS, draw, PLATE_MARGIN)

    def _second_line(self, view: YachtView, shown: Shown, seat: int, narrow: bool) -> str:
        """What a bot does or has written last; on a narrow plate only what that brought."""
        if shown.thinking and view.turn == seat:
            return self.tr("thinking…")
        last = shown.last[seat]
        if last is not None:
            return f"+{last[1]}" if narrow else f"{text(BOX_NAMES[last[0]])} {last[1]}"
        level = self._levels[seat]
        return text(LEVEL_NAMES[level]) if level else ""

    def _target(self, geometry: Geometry, view: YachtView) -> None:
        """Alone: the target, and how far the way to it still is."""
        assert view.target is not None
        target, total, t = view.target, view.totals[PERSON], geometry.t
        title, sub = self.target(view)

        def draw(painter: QPainter, area: QRectF) -> None:
            _target_panel(painter, area, title, sub, total, target, t)

        what = (geometry, title, sub, total, hud_style())
        rect = area_of(geometry.plate(PERSON))
        self._pictures.show("target", what, rect, Z_LABELS, draw, PLATE_MARGIN)

    def target(self, view: YachtView) -> tuple[str, str]:
        """The target of one who plays alone, and what is missing to it."""
        assert view.target is not None
        title = self.tr("Target %1").replace("%1", str(view.target))
        missing = view.target - view.totals[PERSON]
        if missing <= 0:
            return title, self.tr("reached")
        return title, self.tr("%n point(s) to go", "", missing)

    # --- sentences -----------------------------------------------------------------------------

    def _status(self, geometry: Geometry, view: YachtView, shown: Shown) -> None:
        lines = self.status(view)
        t, place = geometry.t, geometry.status

        def draw(painter: QPainter, area: QRectF) -> None:
            style = hud_style()
            upper = QRectF(area.left(), area.top(), area.width(), 28 * t)
            lower = QRectF(area.left(), area.top() + 27 * t, area.width(), 22 * t)
            first, second = look.display_font(21 * t), look.ui_font(13.5 * t)
            look.draw_text(painter, upper, lines[0], first, style.words, elide=True)
            ink = style.second_on_cloth
            look.draw_text(painter, lower, lines[1], second, ink, elide=True)

        what = (geometry, lines, hud_style())
        self._pictures.show("status", what, area_of(place), Z_LABELS, draw)

    def status(self, view: YachtView) -> tuple[str, str]:
        """The round, and whose turn it is at which roll."""
        line = self.tr("Round %1 of %2")
        first = line.replace("%1", str(view.round)).replace("%2", str(ROUNDS))
        if view.result is not None:
            return first, self.tr("All boxes are filled")
        who = self.tr("Your turn") if view.turn == PERSON else self.bot(view.turn)
        number = ROLLS - view.rolls_left + bool(view.thrown)
        if not number:
            return first, who
        rolls = self.tr("roll %1 of %2")
        second = rolls.replace("%1", str(number)).replace("%2", str(ROLLS))
        return first, f"{who} · {second}"

    def _sentence(self, geometry: Geometry, parts: tuple[Part, ...]) -> None:
        if not parts:
            self._pictures.clear("pill")
            return
        felt, height = geometry.felt, PILL_HEIGHT * geometry.t
        rect = QRectF(felt.x + 8, geometry.pill_y, felt.width - 16, height)

        def draw(painter: QPainter, area: QRectF) -> None:
            middle, room = area.center().x(), area.width()
            pill(painter, middle, area.top(), parts, height, PILL_ALPHA, room)

        what = (parts, geometry, hud_style())
        self._pictures.show("pill", what, rect, Z_PILL, draw, PILL_MARGIN)


def _state(shown: Shown, key: str) -> dict[str, bool]:
    """How a button looks under the pointer and the keyboard."""
    return {
        "focus": shown.focused == key,
        "hover": shown.hovered == key,
        "pressed": shown.pressed == key,
    }


def _key_of(shown: Shown, key: str) -> tuple[bool, ...]:
    return tuple(_state(shown, key).values())


def _empty_slot(painter: QPainter, middle: QPointF, edge: float) -> None:
    pen = QPen(look.colour(look.GLASS_EDGE, 0.20), 1.6)
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = edge * 0.47
    rect = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    painter.drawRoundedRect(rect, edge * RADIUS, edge * RADIUS)


def _roll_words(
    painter: QPainter, area: QRectF, words: str, left: int, t: float, ink: str | QColor
) -> None:
    """The word, and a dot for each roll: full ones are left."""
    font = look.ui_font(19 * t, 700, SPACING)
    radius, step, gap = 5.6 * t, 16 * t, 18 * t
    width = look.text_width(words, font)
    whole = width + gap + step * (ROLLS - 1) + 2 * radius
    x = area.center().x() - whole / 2
    look.draw_text(painter, QRectF(x, area.top(), width + 4, area.height()), words, font, ink)
    x += width + gap + radius
    for number in range(ROLLS):
        dot = circle(x + number * step, area.center().y(), radius)
        fill(painter, dot, ink if number < left else None, ink, 1.8 * t)


def _target_panel(
    painter: QPainter, area: QRectF, title: str, sub: str, total: int, target: int, t: float
) -> None:
    style = hud_style()
    height = area.height()
    glass(painter, area, height / 2)
    radius = height / 2 - 7 * t
    avatar(painter, area.left() + height / 2, area.center().y(), radius, "flag", None, "#B97512")
    left = area.left() + height + 4 * t
    name, small = look.ui_font(15.5 * t, 600), look.ui_font(12.5 * t)
    words = max(look.text_width(title, name), look.text_width(sub, small)) + 4
    upper = QRectF(left, area.top() + height * 0.13, words, height * 0.42)
    lower = QRectF(left, area.top() + height * 0.49, words, height * 0.38)
    look.draw_text(painter, upper, title, name, style.words)
    look.draw_text(painter, lower, sub, small, style.second_words)
    big = look.display_font(25 * t, tabular=True)
    figures = look.text_width(str(total), big) + 22 * t
    right = area.right() - figures
    score = QRectF(right, area.top(), figures, height)
    look.draw_text(painter, score, str(total), big, look.WHITE)
    bar = QRectF(left + words + 16 * t, 0, right - left - words - 32 * t, 9 * t)
    if bar.width() < 40:
        return
    bar.moveTop(area.center().y() - bar.height() / 2)
    half = bar.height() / 2
    fill_rect(painter, bar, half, look.colour(look.GLASS_EDGE, 0.16))
    if total:
        bar.setWidth(max(bar.height(), bar.width() * min(1.0, total / target)))
        fill_rect(painter, bar, half, style.ring)


def last_written(view: YachtView) -> tuple[tuple[int, int] | None, ...]:
    """By seat, the box that was written last and its points."""
    last: list[tuple[int, int] | None] = []
    for column, entries in zip(view.columns, view.written, strict=True):
        box = entries[-1][0] if entries else None
        last.append(None if box is None else (box, column[box] or 0))
    return tuple(last)
