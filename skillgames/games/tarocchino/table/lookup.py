"""The combination helper as a sheet: what is held, declared, taken, and still out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from skillgames.engine.bologna import CODES
from skillgames.games.tarocchino.helper import FAMILIES, Family, Help, Wish, help_for
from skillgames.games.tarocchino.state import TarocchinoView
from skillgames.games.tarocchino.table.sentences import TarocchinoSentences
from skillgames.games.tarocchino.table.sheets import (
    ACCENT,
    BESIDE_ALONE,
    WIDTH,
    TarocchinoSheets,
    card_icon,
)
from skillgames.games.tarocchino.table.strips import (
    Small,
    strip_row,
)
from skillgames.games.tarocchino.words import COMBINATION_NAMES, card_list, card_name
from skillgames.widgets.art.badges import side_mark
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import Mark, TallyContent, TallyRow

MOST_WISHES = 16
"""So many of the best missing cards are shown."""


class TarocchinoLookup(QObject):
    """Words the helper from a view; nothing hidden is used."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sheets = TarocchinoSheets(self)

    def content(self, view: TarocchinoView, sentences: TarocchinoSentences) -> TallyContent:
        """All that can be said now."""
        found = help_for(view)
        rows = [
            *self._hand(found),
            *self._declared(found, sentences),
            *self._taken(found),
            self._legend(),
            *(self._family(view, one) for one in found.families),
        ]
        return TallyContent(
            title=self.tr("Combinations"),
            subtitle=self.tr("From your cards and what everybody has seen"),
            players=(),
            rows=tuple(rows),
            button=self.tr("BACK TO THE TABLE"),
            accent=ACCENT,
            highlighted=None,
            width=WIDTH,
        )

    def _hand(self, found: Help) -> list[TallyRow]:
        head = self.tr("In your hand: %1")
        rows = self._sheets.rows(found.hand, None, head)
        points = self.tr("%n point(s)", "", found.hand.points)
        rows.append(TallyRow(self.tr("Your hand together"), (), "chart", (points,)))
        label = self.tr("One card more in the hand")
        rows += self._wishes(found.hand_wishes, label)
        return rows

    def _wishes(self, wishes: Sequence[Wish], label: str) -> list[TallyRow]:
        """What one card more would add, the best first."""
        if not wishes:
            return []
        best = wishes[:MOST_WISHES]
        cards = [Small(CODES[wish.card], f"+{wish.points}") for wish in best]
        said = [f"{text(card_name(CODES[wish.card]))} +{wish.points}" for wish in best]
        detail = (self.tr("would add"),)
        return [strip_row(label, (), "search", detail, cards, ", ".join(said), BESIDE_ALONE)]

    def _declared(self, found: Help, sentences: TarocchinoSentences) -> list[TallyRow]:
        rows = []
        for seat, said in found.declared:
            rows += self._sheets.rows(said, None, self._sheets.declared(seat, sentences))
        if not rows:
            rows.append(TallyRow(self.tr("Nothing has been declared yet"), (), "log"))
        return rows

    def _taken(self, found: Help) -> list[TallyRow]:
        """What both sides have captured so far, and what would add to it."""
        rows = self._sheets.rows(found.own, None, self.tr("Taken by us: %1"))
        rows += self._wishes(found.own_wishes, self.tr("One card more taken by us"))
        rows += self._sheets.rows(found.other, None, self.tr("Taken by them: %1"))
        rows += self._wishes(found.other_wishes, self.tr("One card more taken by them"))
        return rows

    def _legend(self) -> TallyRow:
        """What the marks below the cards mean."""
        detail = (
            _mark(0),
            self.tr("taken by us") + "   ",
            _mark(1),
            self.tr("taken by them") + "   ",
            self.tr("? still out"),
        )
        return TallyRow(self.tr("Where the counting cards are"), (), "search", detail)

    def _family(self, view: TarocchinoView, one: Family) -> TallyRow:
        """Where the cards of one combination are."""
        holders = {out.card: out.seat for out in one.out}
        cards = []
        lying = [card for card in view.trick if FAMILIES[one.name] >> card & 1]
        for card in sorted({*one.hand, *one.own, *one.other, *holders, *lying}):
            code = CODES[card]
            if card in lying:
                cards.append(Small(code, self.tr("table")))
            elif card in one.hand:
                cards.append(Small(code, self.tr("mine"), ringed=True))
            elif card in one.own or card in one.other:
                cards.append(Small(code, side=int(card in one.other), faded=True))
            else:
                seat = holders[card]
                label = "?" if seat is None else self._short_seat(seat)
                cards.append(Small(code, label))
        detail = self.tr("%n still out", "", len(one.out))
        name = text(COMBINATION_NAMES[one.name])
        out = [CODES[card] for card in holders]
        spoken = self.tr("still out: %1").replace("%1", text(card_list(out))) if out else ""
        icon = card_icon(cards[0].code) if cards else "cards"
        if not cards:
            return TallyRow(name, (), icon, (detail,))
        return strip_row(name, (), icon, (detail,), cards, spoken, BESIDE_ALONE)

    def _short_seat(self, seat: int) -> str:
        """Who holds a declared card, in one short word."""
        return (self.tr("you"), self.tr("right"), self.tr("partner"), self.tr("left"))[seat]


def _mark(side: int) -> Mark:
    """The mark of a side within a line."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        centre = rect.center()
        side_mark(painter, centre.x(), centre.y(), rect.height() * 0.32, side == 0)

    return Mark(paint, "")
