"""The figures of the rules page: cards on a strip of brick, marked as they are at the table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from skillgames.games.tarocchino.examples import ShownCards, ShownTrick
from skillgames.games.tarocchino.table.geometry import (
    RATIO,
)
from skillgames.games.tarocchino.table.sheets import short
from skillgames.widgets import look
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.figures import CardStrip, paint_cloth

BRICK = look.CLOTHS["brick"]
CARD_HEIGHT = 0.80
"""Of the strip."""
STEP = 1.12
"""From one card to the next, in card widths; less where there are many."""
TAG_TEXT, TAG_HEIGHT, TAG_SIDE = 0.085, 0.125, 0.05
"""The word on a contatore that fills a gap, in parts of the strip's height."""


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Paint a `ShownTrick` (the card that takes it glows) or `ShownCards` (a contatore that
    fills a gap says for which card); TypeError for anything else."""
    match subject:
        case ShownTrick():
            lit, tags = {subject.winner}, {}
        case ShownCards():
            # One contatore may stand for another card in each sequence.
            missing: dict[str, list[str]] = {}
            for contatore, card in subject.fills:
                missing.setdefault(contatore, []).append(short(card))
            lit = {n for n, code in enumerate(subject.cards) if code in missing}
            tags = {n: "= " + ", ".join(missing[subject.cards[n]]) for n in lit}
        case _:
            raise TypeError(f"no figure: {subject!r}")
    paint_cloth(painter, rect, BRICK)
    _Row(painter, rect, subject.cards, deck).paint(lit, tags)


class _Row(CardStrip):
    """Cards in the middle of a strip; a glowing one lies over its neighbours."""

    def __init__(
        self, painter: QPainter, rect: QRectF, codes: tuple[str, ...], deck: DeckStyle
    ) -> None:
        super().__init__(painter, rect, replace(deck, pack="bolognese"), CARD_HEIGHT)
        self._codes = codes
        self._step = min(self._width * STEP, (self._room - self._width) / max(1, len(codes) - 1))

    def paint(self, lit: set[int], tags: dict[int, str]) -> None:
        """All cards, then those that glow, then their words."""
        for n in sorted(range(len(self._codes)), key=lambda n: n in lit):
            self._card(n, n in lit)
        for n, words in tags.items():
            self._tag(n, words)

    def _x(self, n: int) -> float:
        return self._rect.center().x() + (n - (len(self._codes) - 1) / 2) * self._step

    def _card(self, n: int, glows: bool) -> None:
        draw = self._sprites.glowing if glows else self._sprites.card
        pixmap = draw(self._codes[n], self._width, self._dpr)
        self._blit(pixmap, self._x(n), self._rect.center().y())

    def _tag(self, n: int, words: str) -> None:
        height = self._rect.height()
        font = look.ui_font(height * TAG_TEXT, 700)
        width = look.text_width(words, font) + 2 * TAG_SIDE * height
        tag = QRectF(0, 0, width, max(height * TAG_HEIGHT, font.pixelSize() * 1.4))
        foot = self._rect.center().y() + self._width * RATIO / 2
        tag.moveCenter(QPointF(self._x(n), foot - tag.height() * 0.4))
        fill_rect(self._painter, tag, tag.height() / 2, look.GOLD)
        look.draw_text(self._painter, tag, words, font, look.INK, "center")
