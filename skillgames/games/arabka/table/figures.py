"""The figures of the rules page: cards on a strip of leather, lit as they are in a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap

from skillgames.games.arabka.examples import Fit, Row, Start
from skillgames.games.arabka.table.geometry import RATIO
from skillgames.games.arabka.table.shown import BADGES
from skillgames.widgets import look
from skillgames.widgets.art.fans import CLOSED_RISE, OPEN_DROP
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.art.sprites import BACK, DeckStyle, Sprites
from skillgames.widgets.items import DOT_INSET

LEATHER = look.CLOTHS["leather"]
CARD_HEIGHT = 0.66
"""Of the strip."""
SIDE = 0.16
"""Clear of the strip's ends, in parts of its height."""
STEP, PILE_STEP = 1.2, 0.34
"""From one card to the next, in card widths: side by side, and in the pile."""
BETWEEN = 1.0
"""Between pile and hand, or open cards and hand, in card widths."""
LEGAL_RISE = 0.07
"""How much higher cards lie that fit."""
RADIUS, BADGE = 0.10, 0.15
KEPT_DECKS = 2


@lru_cache(maxsize=KEPT_DECKS)
def _sprites(deck: DeckStyle) -> Sprites:
    return Sprites(deck)


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Paint a `Start`, `Fit` or `Row` into the rectangle; TypeError for anything else."""
    strip = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    strip.setColorAt(0, look.colour(LEATHER.hi))
    strip.setColorAt(1, look.colour(LEATHER.mid))
    fill_rect(painter, rect, rect.height() * RADIUS, strip)
    cards = _Cards(painter, rect, _sprites(deck))
    match subject:
        case Start():
            cards.start(subject)
        case Fit():
            cards.fit(subject)
        case Row():
            cards.row(subject.cards)
        case _:
            raise TypeError(f"no figure: {subject!r}")


class _Cards:
    """Draws a row of cards in the middle of a strip."""

    def __init__(self, painter: QPainter, rect: QRectF, sprites: Sprites) -> None:
        self._painter = painter
        self._rect = rect
        self._sprites = sprites
        self._dpr = painter.device().devicePixelRatio()
        self._width = 0.0

    def start(self, start: Start) -> None:
        """Open cards on closed ones, and the hand."""
        count = len(start.opened)
        x = self._fit_in(count * STEP + BETWEEN / 2 + (len(start.hand) - 1) * STEP + 1)
        y, step = self._rect.center().y(), STEP * self._width
        for n, code in enumerate(start.opened):
            self._blit(self._picture(BACK), x + n * step, y - CLOSED_RISE * self._width)
            lower = y + OPEN_DROP * self._width
            self._card(code, x + n * step, lower, compact=True)
        self._hand(start.hand, x + count * step + BETWEEN / 2 * self._width)

    def fit(self, fit: Fit) -> None:
        """The pile, an arrow that comes from the hand, and the hand: what fits is higher."""
        pile = 1 + (len(fit.pile) - 1) * PILE_STEP
        x = self._fit_in(pile + BETWEEN + (len(fit.hand) - 1) * STEP + 1)
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
        x = self._fit_in((len(codes) - 1) * STEP + 1)
        self._hand(codes, x)

    def _hand(self, codes: Sequence[str], x: float, fitting: Sequence[str] | None = None) -> None:
        y, width = self._rect.center().y(), self._width
        for n, code in enumerate(codes):
            fits = fitting is None or code in fitting
            rise = LEGAL_RISE * width if fitting is not None and fits else 0.0
            self._card(code, x + n * STEP * width, y - rise, dim=not fits)

    def _fit_in(self, widths: float) -> float:
        """Choose the width of a card for a row so many cards wide; the centre of the first."""
        rect = self._rect
        room = rect.width() - 2 * SIDE * rect.height()
        self._width = min(rect.height() * CARD_HEIGHT / RATIO, room / widths)
        return rect.center().x() - widths * self._width / 2 + self._width / 2

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

    def _blit(self, pixmap: QPixmap, x: float, y: float) -> None:
        """Draw a pixmap with its middle here, its pixels on the pixels of the screen."""
        size = pixmap.deviceIndependentSize()
        left = round((x - size.width() / 2) * self._dpr) / self._dpr
        top = round((y - size.height() / 2) * self._dpr) / self._dpr
        self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.drawPixmap(QPointF(left, top), pixmap)
