"""What is written on a table of Fishing: plates, counts, and the sentence in the pill."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.games.fishing.capture import ALL_SPADES
from skillgames.games.fishing.state import DEALS, TARGET, FishingView
from skillgames.games.fishing.table.layout import RATIO, Geometry
from skillgames.widgets import look
from skillgames.widgets.art.french import rank_text
from skillgames.widgets.art.hud import Part, hud_style, pill, plate
from skillgames.widgets.kept import Pictures, area_of
from skillgames.widgets.language import text
from skillgames.widgets.place import Rect

PLATE_MARGIN = 30.0
PILL_ALPHA, PILL_MARGIN = 0.66, 16.0
Z_LABELS = 50
Z_PILL = 350


class FishingLabels(QObject):
    """The painted pictures around the cards; each is repainted when its text changes."""

    def __init__(self, pictures: Pictures, level: Level | None, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._level = level

    def paint(
        self,
        geometry: Geometry,
        view: FishingView,
        thinking: bool,
        parts: Sequence[Part],
        hint: str,
        pill_y: float,
    ) -> None:
        """Paint what has changed."""
        own_turn = view.to_act == view.seat
        self._plate(
            "own",
            geometry.own_plate,
            self.tr("You"),
            view.scores[0],
            self.tr("Your turn") if own_turn else "",
            "sun",
            own_turn,
        )
        level = text(LEVEL_NAMES[self._level]) if self._level else ""
        self._plate(
            "other",
            geometry.other_plate,
            self.tr("Bot"),
            view.scores[1],
            self.tr("thinking…") if thinking else level,
            "fish",
            view.to_act == view.other,
        )
        self._stock(geometry, view)
        for seat in (0, 1):
            self._pile(geometry, view, seat)
        self._pill(geometry, parts, hint, pill_y)

    # --- pictures --------------------------------------------------------------------------

    def _plate(
        self, name: str, rect: Rect, title: str, score: int, sub: str, icon: str, active: bool
    ) -> None:
        def draw(painter: QPainter, area: QRectF) -> None:
            plate(painter, area, title, score, TARGET, sub or None, icon, active)

        what = (rect, title, score, sub, active)
        self._pictures.show(name, what, area_of(rect), Z_LABELS, draw, PLATE_MARGIN)

    def _stock(self, geometry: Geometry, view: FishingView) -> None:
        place = geometry.stock_place
        top = place.y + place.width * RATIO / 2 + 8 * geometry.t
        lines = ("", "")
        if view.deal and view.to_act is not None:
            first = self.tr("%n in the deck", "", view.stock)
            second = self.tr("deal %1 of %2")
            lines = (first, second.replace("%1", str(view.deal)).replace("%2", str(DEALS)))
        self._lines("stock", geometry, place.x, top, lines)

    def _pile(self, geometry: Geometry, view: FishingView, seat: int) -> None:
        place = geometry.pile_place(seat)
        pile = view.piles[seat]
        extra = 12 * geometry.u
        top = place.y + place.width * RATIO / 2 + extra
        lines = ("", "")
        if pile:
            spades = (pile & ALL_SPADES).bit_count()
            clauses = [self.tr("%n spade(s)", "", spades)]
            if view.sweeps[seat]:
                clauses.append(self.tr("%n sweep(s)", "", view.sweeps[seat]))
            lines = (self.tr("%n card(s)", "", pile.bit_count()), " · ".join(clauses))
        self._lines(f"pile{seat}", geometry, place.x, top, lines)

    def _lines(
        self, name: str, geometry: Geometry, x: float, top: float, lines: tuple[str, str]
    ) -> None:
        t = geometry.t
        upper_font, lower_font = look.ui_font(13 * t, 600), look.ui_font(12.5 * t)
        width = max(look.text_width(lines[0], upper_font), look.text_width(lines[1], lower_font))
        rect = QRectF(x - width / 2 - 2, top, width + 4, 40 * t)
        # Kept inside the window: the words are longer in some languages.
        rect.moveLeft(min(max(4.0, rect.left()), geometry.width - rect.width() - 4))

        def draw(painter: QPainter, area: QRectF) -> None:
            upper = QRectF(area.left(), area.top(), area.width(), 19 * t)
            style = hud_style()
            look.draw_text(painter, upper, lines[0], upper_font, style.words, "center")
            lower = upper.translated(0, 19 * t)
            look.draw_text(painter, lower, lines[1], lower_font, style.second_on_cloth, "center")

        self._pictures.show(name, (rect.getRect(), lines), rect, Z_LABELS, draw)

    def _pill(self, geometry: Geometry, parts: Sequence[Part], hint: str, y: float) -> None:
        t = geometry.t
        height = 38 * t
        rect = QRectF(geometry.width * 0.1, y, geometry.width * 0.8, height + 26 * t)

        def draw(painter: QPainter, area: QRectF) -> None:
            if parts:
                middle = area.center().x()
                pill(painter, middle, area.top(), parts, height, PILL_ALPHA, area.width())
            line = QRectF(area.left(), area.top() + height + 2 * t, area.width(), 24 * t)
            ink = hud_style().second_on_cloth
            look.draw_text(painter, line, hint, look.ui_font(12.5 * t), ink, "center")

        if parts or hint:
            what = (tuple(parts), hint, y, geometry)
            self._pictures.show("pill", what, rect, Z_PILL, draw, PILL_MARGIN)
        else:
            self._pictures.clear("pill")


def card_parts(code: str, colour: str = look.GOLD) -> list[Part]:
    """A card as two pieces of a pill: its rank and its suit."""
    red = code[1] in "DH"
    suit = look.RED_ON_GLASS if red else look.IVORY
    rank = rank_text(code[0], hud_style().letters)
    return [Part(rank, colour, 700), Part(suit=code[1], colour=suit)]


def sum_parts(groups: Sequence[Sequence[str]], joint: str) -> list[Part]:
    """Captured groups as sums: 8 + 7 + A and K + 3."""
    parts: list[Part] = []
    for n, group in enumerate(groups):
        if n:
            parts.append(Part(joint if n == len(groups) - 1 else ", ", look.MIST, 500))
        if len(group) == 1:
            parts += card_parts(group[0])
        else:
            letters = hud_style().letters
            ranks = (rank_text(code[0], letters) for code in group)
            parts.append(Part(" + ".join(ranks), look.GOLD, 700))
    return parts
