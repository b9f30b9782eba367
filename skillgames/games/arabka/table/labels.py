"""What is written on a table of Arabka: plates, counts, buttons, and the sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.arabka.state import ArabkaView
from skillgames.games.arabka.table.geometry import LABEL_HEIGHT, MAIN, RATIO, SIDE, Geometry
from skillgames.games.arabka.table.layout import BURNED, PILE, STOCK, plate_key
from skillgames.games.arabka.table.sentences import Clause, joined
from skillgames.games.arabka.table.shown import PERSON, Shown
from skillgames.games.arabka.words import bot_name
from skillgames.widgets import look
from skillgames.widgets.art.faces import dark_face, primary_face
from skillgames.widgets.art.hud import Part, hud_style, pill, plate
from skillgames.widgets.kept import Pictures, area_of
from skillgames.widgets.language import text
from skillgames.widgets.place import Rect
from skillgames.widgets.stage import Stage

ICONS = ("sun", "wave", "leaf", "mount", "moon")
"""The avatar of each seat."""

PLATE_MARGIN, BUTTON_MARGIN, PILL_MARGIN = 34.0, 24.0, 16.0
PILL_ALPHA = 0.72
PILL_FULL = 0.88
"""A sentence loses its least clauses before its words become smaller than so much."""
Z_SLOT, Z_LABELS, Z_PILL = -10, 250, 900
SPACING = 5
"""Of the words on buttons, in per cent."""


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """How a button is shown: brass when it is `lit`, else of dark glass."""

    words: str
    enabled: bool = False
    lit: bool = False
    hovered: bool = False
    focused: bool = False
    pressed: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """What the labels say besides what lies on the table."""

    turn: int | None
    """The seat to act."""
    thinking: bool = False
    leads: bool = False
    """Whether the seat to act begins a new pile."""
    tags: dict[int, str] = field(default_factory=dict)
    ready: frozenset[int] = frozenset()
    """Seats that have swapped already, before play."""
    needed: str = ""
    """What fits on the pile."""
    main: ButtonLook | None = None
    side: ButtonLook | None = None
    clauses: Sequence[Clause] = ()
    open_hands: frozenset[int] = frozenset()


class ArabkaLabels(QObject):
    """The painted pictures around the cards; each is repainted when it changes."""

    def __init__(
        self, stage: Stage, levels: Sequence[Level | None], pictures: Pictures, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._levels = levels
        self._pictures = pictures

    def paint(self, geometry: Geometry, shown: Shown, said: Said) -> None:
        """Paint what has changed."""
        for seat in range(geometry.seats):
            self._plate(geometry, shown, said, seat)
            if seat != PERSON:
                self._count(geometry, shown, said, seat)
        self._burned_slot(geometry, shown)
        self._counts(geometry, shown, said)
        for key, button in ((MAIN, said.main), (SIDE, said.side)):
            self._button(geometry, key, button)
        self._pill(geometry, said.clauses)

    # --- players -----------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.tr("You") if seat == PERSON else text(bot_name(seat, PERSON))

    def _plate(self, geometry: Geometry, shown: Shown, said: Said, seat: int) -> None:
        title, icon = self.name(seat), ICONS[seat]
        active = said.turn == seat
        sub = self._second_line(shown, said, seat)
        tag = said.tags.get(seat)
        if active and said.leads:
            leads = self.tr("leads")
            tag = f"{tag} · {leads}" if tag else leads

        def draw(painter: QPainter, area: QRectF) -> None:
            plate(painter, area, title, None, None, sub or None, icon, active, tag)

        what = (geometry, title, sub, active, tag, hud_style())
        rect = area_of(geometry.plate(seat))
        self._pictures.show(plate_key(seat), what, rect, Z_LABELS, draw, PLATE_MARGIN)

    def _second_line(self, shown: Shown, said: Said, seat: int) -> str:
        clauses = []
        if said.turn == seat:
            if seat == PERSON:
                clauses.append(self.tr("Your turn"))
            elif said.thinking:
                clauses.append(self.tr("thinking…"))
        if seat in said.ready:
            clauses.append(self.tr("ready"))
        if shown.is_dealt:
            clauses.append(self.tr("%n in hand", "", shown.counts[seat]))
        level = self._levels[seat]
        if level and not (said.turn == seat and said.thinking):
            clauses.append(text(LEVEL_NAMES[level]))
        return " · ".join(clauses)

    def _count(self, geometry: Geometry, shown: Shown, said: Said, seat: int) -> None:
        """The number of cards under the backs of another hand."""
        count = shown.counts[seat]
        if not count or seat in said.open_hands:
            self._pictures.clear(f"count{seat}")
            return
        font = look.ui_font(12.5 * geometry.t, 600)

        def draw(painter: QPainter, area: QRectF) -> None:
            look.draw_text(painter, area, str(count), font, hud_style().words, "center")

        what = (geometry, count, hud_style())
        rect = area_of(geometry.fan_label(seat, count))
        self._pictures.show(f"count{seat}", what, rect, Z_LABELS, draw)

    # --- the middle --------------------------------------------------------------------------

    def _burned_slot(self, geometry: Geometry, shown: Shown) -> None:
        """Where cards go that leave the game."""
        place = geometry.burned_place
        width, height = place.width, place.width * RATIO
        rect = QRectF(place.x - width / 2, place.y - height / 2, width, height)

        def draw(painter: QPainter, area: QRectF) -> None:
            pen = QPen(look.colour(look.GLASS_EDGE, 0.9 if hud_style().solid else 0.38), 1.5)
            pen.setDashPattern([4, 4])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, width * 0.08, width * 0.08)

        self._pictures.show("slot", (geometry, hud_style()), rect, Z_SLOT, draw, 2.0)

    def _counts(self, geometry: Geometry, shown: Shown, said: Said) -> None:
        pile = self.tr("%n in the pile", "", len(shown.pile))
        if said.needed:
            pile = f"{pile} · {said.needed}"
        deck = self.tr("%n in the deck", "", shown.stock)
        out = self.tr("%n out", "", shown.burned)
        if not shown.is_dealt:
            deck = pile = out = ""
        end = self._line(geometry, STOCK, geometry.stock_place.x, deck, 0.0)
        self._line(geometry, PILE, geometry.pile_place(-1).x, pile, end + 10 * geometry.t)
        self._line(geometry, BURNED, geometry.burned_place.x, out, 0.0)

    def _line(self, geometry: Geometry, name: str, x: float, words: str, least: float) -> float:
        """A line around `x` that begins at `least` or further right; where it ends."""
        t, is_first = geometry.t, name != BURNED
        font = look.ui_font(12.5 * t, 600 if is_first else 500)
        width = look.text_width(words, font) + 4
        top = geometry.labels_y
        if name == BURNED:
            top = geometry.centre[1] + geometry.burned_place.width * RATIO / 2 + 6 * geometry.u
        rect = QRectF(max(least, x - width / 2), top, width, LABEL_HEIGHT * t)

        def draw(painter: QPainter, area: QRectF) -> None:
            style = hud_style()
            ink = style.words if is_first else style.second_on_cloth
            look.draw_text(painter, area, words, font, ink, "center")

        what = (geometry, words, least, hud_style())
        self._pictures.show(f"line:{name}", what, rect, Z_LABELS, draw)
        return rect.right()

    # --- buttons and sentence ------------------------------------------------------------------

    def button_words(self, key: str, view: ArabkaView, lifted: int) -> str:
        """What stands on a button while so many cards are lifted."""
        if key == MAIN:
            if view.swapping:
                return self.tr("READY")
            if lifted:
                return self.tr("PLAY %1").replace("%1", str(lifted))
            return self.tr("PLAY")
        if view.extra is not None and view.to_act == PERSON:
            return self.tr("END TURN")
        return self.tr("TAKE")

    def _button(self, geometry: Geometry, key: str, button: ButtonLook | None) -> None:
        if button is None:
            self._pictures.clear(key)
            return
        rect = geometry.button(key)
        size = _fitting_size(button.words, 15.5 * geometry.t, rect.width - 24)
        face = primary_face if button.lit else dark_face

        def draw(painter: QPainter, area: QRectF) -> None:
            face(
                painter,
                area,
                button.words,
                size,
                focus=button.focused,
                enabled=button.enabled,
                hover=button.hovered,
                pressed=button.pressed,
            )

        what = (geometry, button, hud_style())
        self._pictures.show(key, what, area_of(rect), Z_LABELS, draw, BUTTON_MARGIN)

    def _pill(self, geometry: Geometry, clauses: Sequence[Clause]) -> None:
        parts = fitted(clauses, geometry.pill_height, geometry.pill_room)
        if not parts:
            self._pictures.clear("pill")
            return
        height, room = geometry.pill_height, geometry.pill_room
        rect = area_of(Rect((geometry.width - room) / 2, geometry.pill_y, room, height))

        def draw(painter: QPainter, area: QRectF) -> None:
            middle = area.center().x()
            pill(painter, middle, area.top(), parts, height, PILL_ALPHA, area.width())

        what = (parts, geometry, hud_style())
        self._pictures.show("pill", what, rect, Z_PILL, draw, PILL_MARGIN)


def fitted(clauses: Sequence[Clause], height: float, room: float) -> tuple[Part, ...]:
    """The sentence without its least clauses, as far as the room wants it."""
    kept = list(clauses)
    size = height * 15 / 38 * PILL_FULL
    while len(kept) > 1 and _width(joined(kept), size) + height > room:
        least = min(kept, key=lambda clause: clause.weight)
        kept.remove(least)
    return joined(kept)


def _width(parts: Sequence[Part], size: float) -> float:
    """How wide the parts are at this size of text."""
    words = sum(look.text_width(p.text, look.ui_font(size, p.weight)) for p in parts if p.text)
    return words + sum(size * 13 / 15 + 2 for part in parts if part.suit)


def _fitting_size(words: str, size: float, room: float) -> float:
    """The largest size up to this one at which the words of a button fit."""
    while size > look.SMALLEST_TEXT and (
        look.text_width(words, look.ui_font(size, 700, SPACING)) > room
    ):
        size = max(look.SMALLEST_TEXT, size - 0.5)
    return size
