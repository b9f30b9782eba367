"""The figures of the rules pages: what lies in a row on a strip of cloth, lit as in a match."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

from skillgames.widgets import look
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.art.sprites import DeckStyle, Sprites

SIDE = 0.16
"""Clear of the strip's ends, in parts of its height."""
RADIUS = 0.10
KEPT_DECKS = 2


@lru_cache(maxsize=KEPT_DECKS)
def sprites_of(deck: DeckStyle) -> Sprites:
    """The cards of a deck, kept from one figure to the next."""
    return Sprites(deck)


def paint_strip(painter: QPainter, rect: QRectF, upper: QColor, lower: QColor) -> None:
    """The ground of a figure."""
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, upper)
    ground.setColorAt(1, lower)
    fill_rect(painter, rect, rect.height() * RADIUS, ground)


def paint_cloth(painter: QPainter, rect: QRectF, cloth: look.Cloth) -> None:
    """A strip of cloth as the ground of a figure."""
    paint_strip(painter, rect, look.colour(cloth.hi), look.colour(cloth.mid))


def blit(painter: QPainter, pixmap: QPixmap, x: float, y: float) -> None:
    """Draw a pixmap with its middle here, its pixels on the pixels of the screen."""
    size, dpr = pixmap.deviceIndependentSize(), painter.device().devicePixelRatio()
    left = round((x - size.width() / 2) * dpr) / dpr
    top = round((y - size.height() / 2) * dpr) / dpr
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPixmap(QPointF(left, top), pixmap)


class CardStrip:
    """Cards in the middle of a strip, `card_height` high in parts of the strip."""

    def __init__(
        self, painter: QPainter, rect: QRectF, deck: DeckStyle, card_height: float
    ) -> None:
        self._painter = painter
        self._rect = rect
        self._sprites = sprites_of(deck)
        self._dpr = painter.device().devicePixelRatio()
        self._width = rect.height() * card_height / self._sprites.ratio
        """Of a card."""

    @property
    def _room(self) -> float:
        """How wide a row may be."""
        return self._rect.width() - 2 * SIDE * self._rect.height()

    def _fit(self, widths: float) -> float:
        """Make cards narrower where a row so many cards wide needs it; the first one's middle."""
        self._width = min(self._width, self._room / widths)
        return self._rect.center().x() - widths * self._width / 2 + self._width / 2

    def _blit(self, pixmap: QPixmap, x: float, y: float) -> None:
        blit(self._painter, pixmap, x, y)
