"""The figures of the rules page: cards on a strip of leather, lit as they are in a match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from skillgames.games.arabka.examples import Fit, Row, Start
from skillgames.games.arabka.table.geometry import RATIO
from skillgames.games.arabka.table.shown import BADGES
from skillgames.widgets import look
from skillgames.widgets.art.fans import CLOSED_RISE, OPEN_DROP
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.sprites import BACK, DeckStyle
from skillgames.widgets.figures import CardStrip, paint_cloth
from skillgames.widgets.items import DOT_INSET

LEATHER = look.CLOTHS["leather"]
CARD_HEIGHT = 0.66
"""Of the strip."""
STEP, PILE_STEP = 1.2, 0.34
"""From one card to the next, in card widths: side by side, and in the pile."""
BETWEEN = 1.0
"""Between pile and hand, or open cards and hand, in card widths."""
LEGAL_RISE = 0.07
"""How much higher cards lie that fit."""
BADGE = 0.15


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Paint a `Start`, `Fit` or `Row` into the rectangle; TypeError for anything else."""
    paint_cloth(painter, rect, LEATHER)
    cards = _Cards(painter, rect, deck, CARD_HEIGHT)
    match subject:
        case Start():
            cards.start(subject)
        case Fit():
            cards.fit(subject)
        case Row():
            cards.row(subject.cards)
        case _:
            raise TypeError(f"no figure: {subject!r}")


class _Cards(CardStrip):
    """Draws a row of cards in the middle of a strip."""

    def start(self, start: Start) -> None:
        """Open cards on closed ones, and the hand."""
        count = len(start.opened)
        x = self._fit(count * STEP + BETWEEN / 2 + (len(start.hand) - 1) * STEP + 1)
        y, step = self._rect.center().y(), STEP * self._width
        for n, code in enumerate(start.opened):
            self._blit(self._picture(BACK), x + n * step, y - CLOSED_RISE * self._width)
            lower = y + OPEN_DROP * self._width
            self._card(code, x + n * step, lower, compact=True)
        self._hand(start.hand, x + count * step + BETWEEN / 2 * self._width)

    def fit(self, fit: Fit) -> None:
        """The pile, an arrow that comes from the hand, and the hand: what fits is higher."""
        pile = 1 + (len(fit.pile) - 1) * PILE_STEP
        x = self._fit(pile + BETWEEN + (len(fit.hand) - 1) * STEP + 1)
        y, width = self._rect.center().y(), self._width
        for n, code in enumerate(fit.pile):
            self._card(code, x + n * PILE_STEP * width, y, badged=False)
        arrow = x + (pile - 0.5 + BETWEEN / 2) * width
        self._painter.save()
        self._painter.translate(arrow, y)
        self._painter.rotate(180)
        draw_icon(self._painter, "chevron", 0, 0, width * 0.4, look.IVORY)
        self._painter.restore()
        self._hand(fit.hand, x + (pile + BETWEEN) * width, fit.fitting)

    def row(self, codes: Sequence[str]) -> None:
        """Cards side by side."""
        x = self._fit((len(codes) - 1) * STEP + 1)
        self._hand(codes, x)

    def _hand(self, codes: Sequence[str], x: float, fitting: Sequence[str] | None = None) -> None:
        y, width = self._rect.center().y(), self._width
        for n, code in enumerate(codes):
            fits = fitting is None or code in fitting
            rise = LEGAL_RISE * width if fitting is not None and fits else 0.0
            self._card(code, x + n * STEP * width, y - rise, dim=not fits)

    def _picture(self, code: str, *, compact: bool = False, dim: bool = False) -> QPixmap:
        if dim:
            return self._sprites.dimmed(code, self._width, self._dpr, LEATHER, compact)
        return self._sprites.card(code, self._width, self._dpr, compact)

    def _card(
        self,
        code: str,
        x: float,
        y: float,
        *,
        compact: bool = False,
        dim: bool = False,
        badged: bool = True,
    ) -> None:
        self._blit(self._picture(code, compact=compact, dim=dim), x, y)
        badge = BADGES.get(code[0]) if badged else None
        if badge is not None:
            width = self._width
            picture = self._sprites.badge(badge, width * BADGE, self._dpr)
            self._blit(picture, x + 0.45 * width, y + (DOT_INSET - RATIO / 2) * width)
