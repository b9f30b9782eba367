"""Rows of small cards for the sheets: a combination card by card, a whole pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from skillgames.engine.bologna import CODES, CONTATORI_MASK, cards_in
from skillgames.games.tarocchino.combinations import Combination
from skillgames.games.tarocchino.table.geometry import (
    RATIO,
)
from skillgames.games.tarocchino.table.layout import (
    arranged,
)
from skillgames.games.tarocchino.table.pictures import STYLE
from skillgames.widgets import look
from skillgames.widgets.art.badges import side_mark
from skillgames.widgets.art.fans import paint_fan
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.sheet_parts.data import Detail, Drawing, Paint, Picture, TallyRow

CARD = 30.0
"""Width of a small card, in design units."""
LABEL = 15.0
"""Height of what is written below it."""
STEP = 1.14
"""From one card to the next, in card widths; less where there are many."""
FADED = 0.45
STRIP_HEIGHT = CARD * RATIO + 10
LABELLED_HEIGHT = STRIP_HEIGHT + LABEL
LONG = 24
"""More cards than this go into a second row."""

BESIDE = 7
"""Up to so many cards stand beside the words of a line."""

_NEVER = 1000


@dataclass(frozen=True, slots=True)
class Small:
    """A small card: what is written below it, the mark of a side, how it is shown."""

    code: str
    label: str = ""
    side: int | None = None
    ringed: bool = False
    faded: bool = False


def in_order(one: Combination) -> list[tuple[int, int | None]]:
    """Pairs (card, the card it stands for): in the order of the combination, a contatore
    where it fills a gap, those that only add length at the end."""
    fills = dict(one.fills)

    def place(card: int) -> int:
        if card in fills:
            return fills[card]
        return card + (_NEVER if not one.is_set and CONTATORI_MASK >> card & 1 else 0)

    return [(card, fills.get(card)) for card in sorted(one.cards, key=place)]


def strip(cards: Sequence[Small]) -> Paint:
    """A row of small cards with what is written below them."""
    kept = tuple(cards)

    def paint(painter: QPainter, rect: QRectF) -> None:
        _row(painter, rect, kept, any(card.label or card.side is not None for card in kept))

    return paint


def pile(mask: int) -> tuple[Paint, float]:
    """All cards of a pile in rows, and the height they need in design units."""
    codes = arranged(mask)
    rows = max(1, -(-len(codes) // LONG))
    share = -(-len(codes) // rows) if codes else 1
    parts = [codes[n : n + share] for n in range(0, len(codes), share)]

    def paint(painter: QPainter, rect: QRectF) -> None:
        for n, part in enumerate(parts):
            row = QRectF(rect.left(), rect.top() + n * STRIP_HEIGHT, rect.width(), STRIP_HEIGHT)
            _row(painter, row, [Small(code) for code in part], False)

    return paint, rows * STRIP_HEIGHT + 8


def strip_width(count: int) -> float:
    """How wide a row of so many cards is where none is hidden, in design units."""
    return (count - 1) * CARD * STEP + CARD + 4


def strip_row(
    label: str,
    values: tuple[int | None, ...],
    icon: Picture,
    detail: Detail,
    cards: Sequence[Small],
    spoken: str,
    beside: int = BESIDE,
) -> TallyRow:
    """A line with small cards: at the right of its words up to `beside` of them, else below."""
    height = LABELLED_HEIGHT if any(card.label or card.side is not None for card in cards) else 0.0
    height = height or STRIP_HEIGHT
    width = strip_width(len(cards)) if len(cards) <= beside else 0.0
    drawing = Drawing(strip(cards), spoken)
    return TallyRow(label, values, icon, detail, drawing, height - 4 if width else height, width)


def small_cards(mask: int) -> list[Small]:
    """The cards of a mask in pack order."""
    return [Small(CODES[card]) for card in cards_in(mask)]


def _row(painter: QPainter, rect: QRectF, cards: Sequence[Small], labelled: bool) -> None:
    count = len(cards)
    step = min(CARD * STEP, (rect.width() - CARD) / max(1, count - 1))
    transform = painter.worldTransform()
    dpr = painter.device().devicePixelRatio() * (transform.m11() or 1.0)
    y = rect.top() + CARD * RATIO / 2 + 2
    whole = painter.opacity()
    for n, card in enumerate(cards):
        x = rect.left() + CARD / 2 + 2 + n * step
        painter.setOpacity(whole * (FADED if card.faded else 1.0))
        fan = ((card.code, 0.0, 0.0, 0.0),)
        paint_fan(painter, QPointF(x, y), CARD, fan, STYLE, dpr, compact=True)
        painter.setOpacity(whole)
        if card.ringed:
            half = CARD / 2 + 1
            ring = QRectF(x - half, y - CARD * RATIO / 2 - 1, 2 * half, CARD * RATIO + 2)
            fill_rect(painter, ring, 4, None, look.SELECTED, 2.2)
        if labelled:
            _below(painter, x, y + CARD * RATIO / 2 + 4, card)


def _below(painter: QPainter, x: float, top: float, card: Small) -> None:
    if card.side is not None:
        side_mark(painter, x, top + LABEL / 2 - 1, 4.2, card.side == 0)
    if not card.label:
        return
    k = painter.worldTransform().m11() or 1.0
    font = look.ui_font(max(look.SMALLEST_TEXT, 11.5 * k), 700)
    place = painter.worldTransform().mapRect(QRectF(x - 40, top, 80, LABEL))
    painter.save()
    painter.resetTransform()
    look.draw_text(painter, place, card.label, font, look.SELECTED, "center")
    painter.restore()
