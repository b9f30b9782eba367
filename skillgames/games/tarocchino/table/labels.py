"""What is written on a table of Tarocchino: plates, score, status, buttons, the sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.tarocchino.settlement import side_of
from skillgames.games.tarocchino.state import SEATS, TRICKS, Phase, TarocchinoView
from skillgames.games.tarocchino.table.geometry import (
    COMBINATIONS,
    LAST,
    PARTNER,
    PERSON,
    Geometry,
)
from skillgames.games.tarocchino.table.layout import (
    leader_of,
    shown_trick,
)
from skillgames.games.tarocchino.table.panels import Panel, PanelBox, paint_panel
from skillgames.games.tarocchino.table.sentences import TarocchinoSentences
from skillgames.widgets import look
from skillgames.widgets.art.badges import side_mark, tally_width, trick_tally
from skillgames.widgets.art.faces import dark_face
from skillgames.widgets.art.hud import Part, draw_narrowed, glass, hud_style, pill, plate
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import circle, fill, fill_rect, line
from skillgames.widgets.kept import Pictures, area_of
from skillgames.widgets.language import text
from skillgames.widgets.stage import Stage

ICONS = ("sun", "mount", "leaf", "wave")
"""The avatar of each seat."""
SIDE_COLOURS = ("#A87C2B", "#4F6E96")
"""Behind the avatars: ours and theirs."""
PLATE_MARGIN, BUTTON_MARGIN, PILL_MARGIN = 30.0, 24.0, 16.0
PILL_ALPHA = 0.72
TALLY_SCALE = 0.70
STATUS = 13.0
"""Size of the line that says what was led."""
Z_LABELS, Z_PANEL, Z_TAG, Z_PILL = 50, 150, 260, 450


@dataclass(frozen=True, slots=True)
class Shown:
    """What the labels say besides the view itself."""

    thinking: bool
    sentence: tuple[Part, ...]
    panel: Panel | None
    shows_last: bool
    hovered: str | None
    focused: str | None
    pressed: str | None
    has_buttons: bool
    has_tag: bool
    """Whether the trick lies still, so that it is told which card takes it."""


class TarocchinoLabels(QObject):
    """The painted pictures around the cards; each is repainted when it changes."""

    def __init__(
        self,
        stage: Stage,
        levels: Sequence[Level | None],
        pictures: Pictures,
        sentences: TarocchinoSentences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._levels = levels
        self._pictures = pictures
        self._sentences = sentences

    def paint(self, geometry: Geometry, view: TarocchinoView, shown: Shown) -> None:
        """Paint what has changed."""
        for seat in range(SEATS):
            self._plate(geometry, view, shown, seat)
        self._score(geometry, view)
        self._status(geometry, view, shown)
        self._tag(geometry, view, shown)
        for key in (LAST, COMBINATIONS):
            self._button(geometry, view, shown, key)
        self._panel(geometry, shown)
        self._pill(geometry, shown.sentence)

    # --- plates ----------------------------------------------------------------------------

    def plate_line(self, view: TarocchinoView, seat: int, thinking: bool) -> str:
        """The second line of a plate."""
        if view.to_act == seat and seat == PERSON:
            head = self.tr("Your turn")
        elif view.to_act == seat and thinking:
            head = self.tr("thinking…")
        else:
            level = self._levels[seat] if seat < len(self._levels) else None
            head = text(LEVEL_NAMES[level]) if level is not None else ""
        clauses = [head] if head else []
        said = view.declared[seat]
        if said is not None and said.points:
            clauses.append(self.tr("declared %1").replace("%1", str(said.points)))
        return " · ".join(clauses)

    def _plate(self, geometry: Geometry, view: TarocchinoView, shown: Shown, seat: int) -> None:
        rect = geometry.plate(seat)
        name = self._sentences.seat(seat)
        sub = self.plate_line(view, seat, shown.thinking)
        deals = view.dealer == seat
        plays = bool(view.history) or view.phase == Phase.PLAYING
        tricks = str(view.tricks_by_seat[seat]) if plays else ""
        leads = view.phase == Phase.PLAYING and view.leader == seat
        tag = self.tr("LEADS") if leads else None
        active = view.to_act == seat
        colour = SIDE_COLOURS[side_of(seat)]
        tag_colour = look.BRASS if side_of(seat) == 0 else "#9DB7D6"
        k = geometry.t

        def draw(painter: QPainter, area: QRectF) -> None:
            plate(
                painter,
                area,
                name,
                tricks or None,
                None,
                sub,
                ICONS[seat],
                active,
                tag,
                avatar_colour=colour,
                tag_colour=tag_colour,
            )
            # On the avatar: words of any length have the rest of the plate.
            x = area.left() + area.height() / 2 + 14 * k
            side_mark(painter, x, area.center().y() + 14 * k, 6.5 * k, side_of(seat) == 0)
            if deals:
                _dealer_mark(painter, area.right() - 40 * k, area.top(), 12 * k)

        what = (rect, name, sub, tricks, active, tag, deals, hud_style())
        self._pictures.show(
            f"plate{seat}", what, area_of(rect), Z_LABELS, draw, PLATE_MARGIN * geometry.t
        )

    # --- score and status ------------------------------------------------------------------

    def side(self, side: int) -> str:
        """What a side is called."""
        return self.tr("Us") if side == 0 else self.tr("Them")

    def _score(self, geometry: Geometry, view: TarocchinoView) -> None:
        rect, t = geometry.score, geometry.t
        names = (self.side(0), self.side(1))
        tricks = view.tricks

        def draw(painter: QPainter, area: QRectF) -> None:
            style = hud_style()
            glass(painter, area, 18 * t)
            half = area.width() / 2
            for side in (0, 1):
                left = area.left() + side * half
                side_mark(painter, left + 22 * t, area.top() + 23 * t, 6 * t, side == 0)
                name = QRectF(left + 36 * t, area.top() + 6 * t, half - 76 * t, 34 * t)
                font = look.ui_font(15 * t, 600)
                look.draw_text(painter, name, names[side], font, style.words, elide=True)
                count = QRectF(left, area.top() + 7 * t, half - 16 * t, 34 * t)
                big = look.display_font(25 * t, 600, tabular=True)
                look.draw_text(painter, count, str(tricks[side]), big, look.WHITE, "right")
                k = TALLY_SCALE * t
                wide = tally_width(TRICKS, k)
                x = left + (half - wide) / 2
                trick_tally(painter, x, area.top() + 43 * t, tricks[side], TRICKS, k)
            middle = area.center().x()
            edge = look.colour(look.GLASS_EDGE, 0.22)
            line(painter, middle, area.top() + 12 * t, middle, area.bottom() - 12 * t, edge, 1)

        what = (rect, names, tricks, hud_style())
        self._pictures.show("score", what, area_of(rect), Z_LABELS, draw, PLATE_MARGIN * geometry.t)

    def status_lines(self, view: TarocchinoView, shows_last: bool) -> tuple[str, str]:
        """What is going on, and what that asks of the person."""
        if shows_last:
            number = str(len(view.history))
            return self.tr("Trick %1").replace("%1", number), self.tr("as it was taken")
        match view.phase:
            case Phase.DISCARDING:
                return self.tr("The deal"), self.tr("The dealer lays two cards away")
            case Phase.DECLARING:
                return self.tr("Declarations"), self.tr("Everybody declares or passes in turn")
            case Phase.PLAYING:
                number = str(len(view.history) + 1)
                head = self.tr("Trick %1 of %2").replace("%1", number).replace("%2", str(TRICKS))
                return head, self._sentences.led(view)
            case Phase.OVER:
                return self.tr("The game is over"), ""
        return self.tr("The deal"), ""

    def _status(self, geometry: Geometry, view: TarocchinoView, shown: Shown) -> None:
        lines = self.status_lines(view, shown.shows_last)
        rect, t = geometry.status, geometry.t

        def draw(painter: QPainter, area: QRectF) -> None:
            style = hud_style()
            upper = QRectF(area.left(), area.top(), area.width(), 24 * t)
            font = look.display_font(18 * t, 600)
            look.draw_text(painter, upper, lines[0], font, style.words, elide=True)
            lower = QRectF(area.left(), area.top() + 24 * t, area.width(), 20 * t)
            ink = look.WHITE if style.solid else look.SLOT
            draw_narrowed(painter, lower, lines[1], STATUS * t, 500, ink)

        what = (rect, lines, hud_style())
        self._pictures.show("status", what, area_of(rect), Z_LABELS, draw)

    # --- the trick -------------------------------------------------------------------------

    def _tag(self, geometry: Geometry, view: TarocchinoView, shown: Shown) -> None:
        """A word at the card that takes the trick."""
        seat = leader_of(shown_trick(view, shown.shows_last))
        if seat is None or not shown.has_tag:
            self._pictures.clear("tag")
            return
        word = self.tr("took") if shown.shows_last else self.tr("takes")
        t, place = geometry.t, geometry.trick_place(seat)
        font = look.ui_font(11.5 * t, 700)
        width, height = look.text_width(word, font) + 18 * t, 21 * t
        reach = place.width * 0.95
        if seat == PARTNER:
            y = place.y - reach - height - 5 * geometry.u
        elif seat == PERSON:
            y = place.y + reach - height * 0.6
        else:
            y = place.y + reach + 7 * geometry.u
        rect = QRectF(place.x - width / 2, y, width, height)

        def draw(painter: QPainter, area: QRectF) -> None:
            fill_rect(painter, area, area.height() / 2, hud_style().glow)
            look.draw_text(painter, area, word, font, look.INK, "center")

        what = (rect.getRect(), word, hud_style())
        self._pictures.show("tag", what, rect, Z_TAG, draw, 2.0)

    # --- buttons, panel, sentence ----------------------------------------------------------

    def button_words(self, key: str, shows_last: bool) -> str:
        """The word on a button."""
        if key == COMBINATIONS:
            return self.tr("Combinations")
        return self.tr("Back to the trick") if shows_last else self.tr("Last trick")

    def _button(self, geometry: Geometry, view: TarocchinoView, shown: Shown, key: str) -> None:
        if not shown.has_buttons or (key == LAST and not view.history):
            self._pictures.clear(key)
            return
        words = self.button_words(key, shown.shows_last)
        rect, t, touched = geometry.button(key), geometry.t, state_of(shown, key)

        def draw(painter: QPainter, area: QRectF) -> None:
            dark_face(painter, area, words, 14.5 * t, **touched)

        what = (rect, words, tuple(touched.items()), hud_style())
        self._pictures.show(key, what, area_of(rect), Z_LABELS, draw, BUTTON_MARGIN * geometry.t)

    def _panel(self, geometry: Geometry, shown: Shown) -> None:
        panel = shown.panel
        if panel is None:
            self._pictures.clear("panel")
            return
        box = PanelBox(geometry, panel)
        keys = [button.key for button in panel.buttons]
        touched = tuple(tuple(state_of(shown, key).items()) for key in keys)
        draw = paint_panel(panel, box, lambda key: state_of(shown, key))
        what = (geometry, panel, touched, hud_style())
        self._pictures.show(
            "panel", what, area_of(box.rect), Z_PANEL, draw, PLATE_MARGIN * geometry.t
        )

    def _pill(self, geometry: Geometry, parts: tuple[Part, ...]) -> None:
        if not parts:
            self._pictures.clear("pill")
            return
        t, room = geometry.t, geometry.pill_room
        height = 38 * t
        rect = QRectF(geometry.width / 2 - room / 2, geometry.pill_y, room, height)

        def draw(painter: QPainter, area: QRectF) -> None:
            middle = area.center().x()
            pill(painter, middle, area.top(), parts, height, PILL_ALPHA, area.width())

        what = (parts, rect.getRect(), hud_style())
        self._pictures.show("pill", what, rect, Z_PILL, draw, PILL_MARGIN * geometry.t)


def state_of(shown: Shown, key: str) -> dict[str, bool]:
    """How a button is touched."""
    return {
        "focus": shown.focused == key,
        "hover": shown.hovered == key,
        "pressed": shown.pressed == key,
    }


def _dealer_mark(painter: QPainter, x: float, y: float, radius: float) -> None:
    """A coin with a pack of cards: who holds it deals."""
    fill(painter, circle(x, y, radius), look.PAPER, look.INK, 1)
    draw_icon(painter, "cards", x, y, radius * 1.35, look.INK)
