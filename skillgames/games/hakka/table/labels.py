"""What is painted around the cards: mats, plates, tallies, captions, buttons, the sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from skillgames.games.hakka.scoring import ENOUGH, SEATS, TRICKS
from skillgames.games.hakka.table.geometry import PERSON, RATIO, Geometry
from skillgames.widgets import look
from skillgames.widgets.art.badges import sleep_mark, tally_width, trick_tally
from skillgames.widgets.art.faces import DISABLED, dark_face, primary_face
from skillgames.widgets.art.hud import Part, avatar, draw_narrowed, hud_style, narrowed, pill, plate
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.kept import Pictures, area_of
from skillgames.widgets.stage import Stage

ICONS = ("sun", "leaf", "moon", "wave")
"""The avatar of each seat."""

SLEEP = "#C9C4FF"
"""The colour of whoever dreams."""

Z_MATS, Z_LABELS, Z_BUTTONS, Z_PILL = 0, 90, 360, 370
PLATE_MARGIN, BUTTON_MARGIN, PILL_MARGIN = 30.0, 24.0, 16.0
PILL_ALPHA = 0.72
CAPTION = 13.0
"""Size of the words under a mat; they may reach `CAPTION_ASIDE` px beyond it."""
CAPTION_ASIDE = 4
FRAMES_MOST = 3
"""More empty places for cards than these are one frame."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player as the plate shows him."""

    name: str
    score: str
    sub: str
    active: bool
    tag: str = ""
    tag_colour: str = look.BRASS
    asleep: bool = False
    tricks: int | None = 0
    """None for whoever takes none: the dreamer."""


@dataclass(frozen=True, slots=True)
class Mat:
    """What is said of a place in the centre."""

    word: str = ""
    """Large, where no card lies: what a player has called."""
    caption: str = ""
    shorter: str = ""
    """For the caption where it is too long."""
    best: bool = False
    """Whether what lies here takes the trick."""
    slots: int = 0
    """How many cards the person has to lay here."""
    icon: str = ""
    """The avatar of whose place it is, drawn faintly where nothing lies."""


@dataclass(frozen=True, slots=True)
class Button:
    """One choice of the person."""

    key: str
    label: str
    detail: str = ""
    enabled: bool = True
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Dream:
    """What is said beside the person's card while the person dreams."""

    title: str
    lines: tuple[str, ...]
    heading: str
    chances: tuple[tuple[int, str, str], ...]
    """Seats that may win, with their names and the tricks the dreamer would have now."""


@dataclass(frozen=True, slots=True)
class Shown:
    """All words on the table."""

    seats: tuple[Seat, ...]
    mats: tuple[Mat, ...]
    """Left, middle, right; empty where the whole centre is one."""
    status: tuple[str, str]
    parts: tuple[Part, ...]
    buttons: tuple[Button, ...] = ()
    hovered: str | None = None
    focused: str | None = None
    pressed: str | None = None
    tally_word: str = ""
    dream: Dream | None = None
    captions: tuple[str, str] = ("", "")
    """Under the dreamer's card and under the winning hand, when the hand is settled."""


class Labels:
    """The painted pictures of one table; each is painted again when it changes."""

    def __init__(self, stage: Stage, pictures: Pictures) -> None:
        self._stage = stage
        self._pictures = pictures

    def paint(self, geometry: Geometry, shown: Shown) -> None:
        """Paint what has changed."""
        self._mats(geometry, shown)
        for seat in range(SEATS):
            self._plate(geometry, seat, shown.seats[seat])
            self._tally(geometry, seat, shown)
        self._status(geometry, shown.status)
        self._captions(geometry, shown)
        self._dream(geometry, shown.dream)
        self._buttons(geometry, shown)
        self._pill(geometry, shown.parts)

    # --- the centre ------------------------------------------------------------------------

    def _mats(self, geometry: Geometry, shown: Shown) -> None:
        wide = area_of(geometry.wide_mat)
        rects = [area_of(geometry.mat(column)) for column in (-1, 0, 1)]
        u, style, mats = geometry.u, hud_style(), shown.mats

        def draw(painter: QPainter, area: QRectF) -> None:
            shift = area.topLeft() - wide.topLeft()
            if not mats:
                _felt(painter, area, u)
            for rect, mat in zip(rects, mats, strict=False):
                _mat(painter, rect.translated(shift), mat, geometry)

        seen = (geometry, mats, style)
        self._pictures.show("mats", seen, wide, Z_MATS, draw, 8 * u)

    def _captions(self, geometry: Geometry, shown: Shown) -> None:
        t = geometry.t
        top = geometry.mat(0).bottom + 3 * geometry.u
        lines: list[tuple[QRectF, str, str]] = []
        second = hud_style().second_on_cloth
        if shown.mats:
            for column, mat in zip((-1, 0, 1), shown.mats, strict=True):
                rect = area_of(geometry.mat(column))
                line = QRectF(
                    rect.left() - CAPTION_ASIDE, top, rect.width() + 2 * CAPTION_ASIDE, 18 * t
                )
                words = caption_of(mat, line.width(), CAPTION * t)
                lines.append((line, words, look.GOLD if mat.best else second))
        else:
            wide = area_of(geometry.wide_mat)
            split = wide.left() + 160 * geometry.u
            left = QRectF(wide.left(), top, split - wide.left(), 18 * t)
            right = QRectF(split, top, wide.right() - split, 18 * t)
            lines = [(left, shown.captions[0], SLEEP), (right, shown.captions[1], look.GOLD)]
        whole = area_of(geometry.wide_mat)
        whole = QRectF(whole.left() - 8, top, whole.width() + 16, 18 * t)

        def draw(painter: QPainter, area: QRectF) -> None:
            shift = area.topLeft() - whole.topLeft()
            for rect, words, ink in lines:
                ink = hud_style().words if hud_style().solid else ink
                place = rect.translated(shift)
                draw_narrowed(painter, place, words, CAPTION * t, 600, ink, "center")

        seen = (geometry, tuple(words for _, words, _ in lines), shown.mats, hud_style())
        self._pictures.show("captions", seen, whole, Z_LABELS, draw)

    def _dream(self, geometry: Geometry, dream: Dream | None) -> None:
        """Left and right of the person's card: what it is about, and what it would bring."""
        if dream is None:
            self._pictures.clear("dream")
            return
        rect = area_of(geometry.dream_panel)

        def draw(painter: QPainter, area: QRectF) -> None:
            _felt(painter, area, geometry.u)
            _paint_dream(painter, area, dream, geometry)

        self._pictures.show("dream", (geometry, dream, hud_style()), rect, Z_MATS, draw, 4.0)

    # --- the seats -------------------------------------------------------------------------

    def _plate(self, geometry: Geometry, number: int, seat: Seat) -> None:
        rect = area_of(geometry.plate(number))

        def draw(painter: QPainter, area: QRectF) -> None:
            plate(
                painter,
                area,
                seat.name,
                seat.score,
                None,
                seat.sub or None,
                ICONS[number],
                seat.active,
                seat.tag or None,
                tag_colour=seat.tag_colour,
            )
            if seat.asleep:
                size = 26 * geometry.t
                sleep_mark(painter, area.right() - 8 * geometry.t, area.top() - 4, size)

        seen = (geometry, seat, hud_style())
        margin = PLATE_MARGIN * max(1.0, geometry.t)
        self._pictures.show(f"plate{number}", seen, rect, Z_LABELS, draw, margin)

    def _tally(self, geometry: Geometry, number: int, shown: Shown) -> None:
        seat, k, name = shown.seats[number], geometry.tally_scale, f"tally{number}"
        if seat.tricks is None:
            self._pictures.clear(name)
            return
        won, word, t = seat.tricks, shown.tally_word, geometry.t
        width = tally_width(TRICKS, k, ENOUGH)
        if number == PERSON:
            rect = area_of(geometry.own_tally)
        else:
            x, y = geometry.tally_at(number)
            rect = QRectF(x, y, width + 2, 14 * k)

        def draw(painter: QPainter, area: QRectF) -> None:
            y = area.top() + 1
            if number == PERSON:
                line = QRectF(area.left(), area.top() + 4 * t, area.width(), 18 * t)
                ink = hud_style().second_on_cloth
                look.draw_text(painter, line, word, look.ui_font(12 * t, 600), ink, elide=True)
                y = area.top() + 28 * t
            trick_tally(painter, area.left() + 1, y, won, TRICKS, k, ENOUGH)

        seen = (geometry, won, word, hud_style())
        self._pictures.show(name, seen, rect, Z_LABELS, draw, 2.0)

    def _status(self, geometry: Geometry, status: tuple[str, str]) -> None:
        t = geometry.t
        left, top, room = geometry.status
        rect = QRectF(left, top, room, 46 * t)

        def draw(painter: QPainter, area: QRectF) -> None:
            style = hud_style()
            upper = QRectF(area.left(), area.top(), area.width(), 26 * t)
            font = look.display_font(18 * t, 600)
            look.draw_text(painter, upper, status[0], font, style.words, elide=True)
            lower = QRectF(area.left(), area.top() + 25 * t, area.width(), 20 * t)
            font = look.ui_font(13 * t)
            ink = style.second_on_cloth
            look.draw_text(painter, lower, status[1], font, ink, elide=True)

        self._pictures.show("status", (geometry, status, hud_style()), rect, Z_LABELS, draw)

    # --- what the person can do ------------------------------------------------------------

    def _buttons(self, geometry: Geometry, shown: Shown) -> None:
        rects = geometry.buttons(len(shown.buttons)) if shown.buttons else []
        for number in range(len(rects), 3):
            self._pictures.clear(f"button{number}")
        for number, (button, rect) in enumerate(zip(shown.buttons, rects, strict=True)):
            self._button(geometry, number, button, area_of(rect), shown)

    def _button(
        self, geometry: Geometry, number: int, button: Button, rect: QRectF, shown: Shown
    ) -> None:
        state = {
            "focus": shown.focused == button.key,
            "hover": shown.hovered == button.key,
            "pressed": shown.pressed == button.key,
        }
        primary = button.primary and button.enabled
        t = geometry.t

        def draw(painter: QPainter, area: QRectF) -> None:
            face = primary_face if primary else dark_face
            label = button.label if not button.detail else ""
            face(painter, area, label, 16 * t, enabled=button.enabled, **state)
            if button.detail:
                ink = look.INK if primary else hud_style().words
                alpha = 1.0 if button.enabled else DISABLED
                _two_lines(painter, area, button, look.colour(ink, alpha), t)

        seen = (geometry, button, tuple(state.values()), hud_style())
        name = f"button{number}"
        margin = BUTTON_MARGIN * max(1.0, t)
        self._pictures.show(name, seen, rect, Z_BUTTONS, draw, margin)

    def _pill(self, geometry: Geometry, parts: Sequence[Part]) -> None:
        if not parts:
            self._pictures.clear("pill")
            return
        height = 36 * geometry.t
        room = geometry.width * 0.8
        rect = QRectF((geometry.width - room) / 2, geometry.pill_y, room, height)

        def draw(painter: QPainter, area: QRectF) -> None:
            middle = area.center().x()
            pill(painter, middle, area.top(), parts, height, PILL_ALPHA, area.width())

        seen = (tuple(parts), geometry, hud_style())
        margin = PILL_MARGIN * max(1.0, geometry.t)
        self._pictures.show("pill", seen, rect, Z_PILL, draw, margin)


def _two_lines(painter: QPainter, area: QRectF, button: Button, ink: QColor, t: float) -> None:
    """What the button does, and below it with what."""
    upper = area.adjusted(10, area.height() * 0.13, -10, -area.height() * 0.45)
    lower = area.adjusted(10, area.height() * 0.52, -10, -area.height() * 0.12)
    font = look.ui_font(15.5 * t, 700, 5)
    look.draw_text(painter, upper, button.label, font, ink, "center", elide=True)
    font = look.ui_font(12 * t, 600)
    look.draw_text(painter, lower, button.detail, font, ink, "center", elide=True)


def _felt(painter: QPainter, rect: QRectF, u: float, best: bool = False) -> None:
    """A place on the cloth: a breath lighter, with a hair line, gold where the trick goes."""
    radius = 16 * u
    fill_rect(painter, rect, radius, look.colour("#FFFFFF", 0.055 if best else 0.032))
    style = hud_style()
    strength = 1.0 if style.solid else 0.75
    edge = look.colour(style.glow, strength) if best else look.colour(look.GLASS_EDGE, 0.13)
    fill_rect(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, None, edge, max(1.0, 1.4 * u))


def caption_of(mat: Mat, room: float, size: float) -> str:
    """The caption, or what is shorter where it would be cut."""
    font, share = narrowed(mat.caption, size, 600, room)
    too_long = look.text_width(mat.caption, font) * share > room
    return mat.shorter if too_long and mat.shorter else mat.caption


def _mat(painter: QPainter, rect: QRectF, mat: Mat, geometry: Geometry) -> None:
    u, t = geometry.u, geometry.t
    _felt(painter, rect, u, mat.best)
    if mat.icon:
        side = 92 * u
        pale = look.colour(look.GLASS_EDGE, 0.10)
        y = rect.center().y() - (26 * t if mat.word else 0)
        draw_icon(painter, mat.icon, rect.center().x(), y, side, pale)
    if mat.word:
        rect = rect.translated(0, 48 * u)
        font = look.display_font(26 * t, 600)
        ink = look.colour(hud_style().words, 1.0 if hud_style().solid else 0.78)
        look.draw_text(painter, rect, mat.word, font, ink, "center", elide=True)
    if mat.slots:
        _empty_slots(painter, rect, mat.slots, geometry)


def _empty_slots(painter: QPainter, rect: QRectF, count: int, geometry: Geometry) -> None:
    """Dashed frames where cards are to be laid; one for many, with their number."""
    spots = geometry.played(0, count)
    shift = rect.center().x() - geometry.width / 2
    half = spots[0][2] / 2
    frames = [(x - half, x + half) for x, _, _, _ in spots]
    if count > FRAMES_MOST:
        frames = [(frames[0][0], frames[-1][1])]
    pen = QPen(look.colour(look.SLOT, 0.55), 1.6 * max(1.0, geometry.u))
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    height = 2 * half * RATIO
    for left, right in frames:
        frame = QRectF(left + shift, rect.center().y() - height / 2, right - left, height)
        painter.drawRoundedRect(frame, 6 * geometry.u, 6 * geometry.u)
    if count > FRAMES_MOST:
        font = look.display_font(54 * geometry.t, 600)
        look.draw_text(painter, rect, str(count), font, look.colour(look.SLOT, 0.7), "center")


def _paint_dream(painter: QPainter, area: QRectF, dream: Dream, geometry: Geometry) -> None:
    t, u, style = geometry.t, geometry.u, hud_style()
    middle, half = area.center().x(), geometry.hand_width / 2 + 26 * u
    left = QRectF(area.left() + 24 * u, area.top() + 30 * u, 0, 30 * t)
    left.setRight(middle - half)
    font = look.display_font(21 * t, 600)
    look.draw_text(painter, left, dream.title, font, style.words, elide=True)
    words = QRectF(left.left(), left.bottom() + 4 * t, left.width(), 110 * t)
    ink = style.second_on_cloth
    look.draw_text(painter, words, "\n".join(dream.lines), look.ui_font(13 * t), ink, wrap=True)
    x, right = middle + half, area.right() - 24 * u
    row = QRectF(x, left.top(), right - x, 30 * t)
    draw_narrowed(painter, row, dream.heading, 12.5 * t, 600, ink)
    for seat, name, tricks in dream.chances:
        row.translate(0, 34 * t)
        avatar(painter, row.left() + 13 * t, row.center().y(), 12 * t, ICONS[seat])
        line = row.adjusted(34 * t, 0, 0, 0)
        look.draw_text(painter, line, name, look.ui_font(14.5 * t, 600), style.words)
        number = look.display_font(19 * t, 600, tabular=True)
        look.draw_text(painter, line, tricks, number, look.GOLD, "right")
