"""The figures of the rules page: rows of cards on a strip of the cloth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from skillgames.engine.bologna import is_code
from skillgames.games.tarocchino.table.layout import RATIO
from skillgames.widgets import look
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.art.sprites import DeckStyle, Sprites

BRICK = look.CLOTHS["brick"]
CARD_HEIGHT = 0.80
"""Of the strip."""
SIDE = 0.16
"""Clear of the strip's ends, in parts of its height."""
STEP = 1.10
"""From one card to the next, in card widths; less where there are many."""
RADIUS = 0.10
KEPT_DECKS = 2


@lru_cache(maxsize=KEPT_DECKS)
def _sprites(deck: DeckStyle) -> Sprites:
    return Sprites(deck)


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Paint the cards of `subject`, which has them as codes in `cards`; TypeError for
    anything else."""
    codes = getattr(subject, "cards", subject)
    if not isinstance(codes, Sequence) or not all(is_code(str(code)) for code in codes):
        raise TypeError(f"no figure: {subject!r}")
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, look.colour(BRICK.hi))
    ground.setColorAt(1, look.colour(BRICK.mid))
    fill_rect(painter, rect, rect.height() * RADIUS, ground)
    width = rect.height() * CARD_HEIGHT / RATIO
    room = rect.width() - 2 * SIDE * rect.height()
    step = min(width * STEP, (room - width) / max(1, len(codes) - 1))
    dpr = painter.device().devicePixelRatio()
    left = rect.center().x() - step * (len(codes) - 1) / 2
    for n, code in enumerate(codes):
        pixmap = _sprites(deck).card(str(code), width, dpr)
        size = pixmap.deviceIndependentSize()
        x = round((left + n * step - size.width() / 2) * dpr) / dpr
        y = round((rect.center().y() - size.height() / 2) * dpr) / dpr
        painter.drawPixmap(QPointF(x, y), pixmap)
