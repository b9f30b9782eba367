"""The figures of the rules page: cards on a strip of the lake, lit as they are in a match."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.games.fishing.examples import Example, Shown
from skillgames.games.fishing.table.layout import RATIO, dot_of
from skillgames.widgets import look
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.figures import CardStrip, paint_cloth
from skillgames.widgets.items import DOT_INSET

LAKE = look.CLOTHS["lake"]
CARD_HEIGHT = 0.70
"""Of the strip."""
STEP = 1.22
"""From one card to the next, in card widths."""
ARROW = 0.9
"""Between the played card and the table, in card widths."""
PLAIN_DOT, VALUE_DOT = 0.085, 0.15


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Paint an `Example` or `Shown` into the rectangle; TypeError for anything else."""
    paint_cloth(painter, rect, LAKE)
    cards = _Cards(painter, rect, deck, CARD_HEIGHT)
    match subject:
        case Example():
            cards.example(subject)
        case Shown():
            cards.shown(subject)
        case _:
            raise TypeError(f"no figure: {subject!r}")


class _Cards(CardStrip):
    """Draws a row of cards in the middle of a strip."""

    def example(self, example: Example) -> None:
        """The played card, an arrow, and the table: what is taken glows, the rest is dim."""
        count = len(example.table)
        x = self._fit(1 + ARROW + 1 + (count - 1) * STEP)
        width = self._width
        self._card(example.card, x, in_hand=True)
        middle = x + width * (1 + ARROW) / 2
        centre = self._rect.center().y()
        draw_icon(self._painter, "chevron", middle, centre, width * 0.4, look.IVORY)
        x += width * (1 + ARROW)
        # Glowing cards come last, so that no neighbour lies on their light.
        order = sorted(enumerate(example.table), key=lambda one: one[1] in example.taken)
        for n, code in order:
            self._card(code, x + n * STEP * width, taken=code in example.taken)

    def shown(self, shown: Shown) -> None:
        """Cards of a hand."""
        x = self._fit(1 + (len(shown.cards) - 1) * STEP)
        for n, code in enumerate(shown.cards):
            self._card(code, x + n * STEP * self._width, in_hand=True)

    def _card(self, code: str, x: float, *, in_hand: bool = False, taken: bool = False) -> None:
        y, width = self._rect.center().y(), self._width
        if in_hand:
            self._blit(self._sprites.card(code, width, self._dpr), x, y)
        elif taken:
            self._blit(self._sprites.glowing(code, width, self._dpr), x, y)
        else:
            self._blit(self._sprites.dimmed(code, width, self._dpr, LAKE), x, y)
        dot = dot_of(code, in_hand)
        if dot is not None:
            radius = width * (VALUE_DOT if dot else PLAIN_DOT)
            inside = width * DOT_INSET
            corner_x, corner_y = x + width / 2 - inside, y - width * RATIO / 2 + inside
            self._blit(self._sprites.dot(dot, radius, self._dpr), corner_x, corner_y)
