"""The figures of the rules page: long cards on a strip of indigo, lit as they are in a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap

from skillgames.games.hakka.examples import Answered, Dream, Shown
from skillgames.games.hakka.table.geometry import RATIO
from skillgames.widgets import look
from skillgames.widgets.art.badges import sleep_mark
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.art.sprites import DeckStyle, Sprites

PACK = "money"
"""Whatever deck the room is set to: these figures have no other cards."""

INDIGO = look.CLOTHS["indigo"]
CARD_HEIGHT = 0.80
"""Of the strip."""
SIDE = 0.16
"""Clear of the strip's ends, in parts of its height."""
STEP = 1.22
"""From one card to the next, in card widths."""
GAP = 1.3
"""Between two groups of cards, where a sign stands, in card widths."""
RADIUS = 0.10
STAR = 0.17
KEPT_DECKS = 2


@lru_cache(maxsize=KEPT_DECKS)
def _sprites(deck: DeckStyle) -> Sprites:
    return Sprites(deck)


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Paint a `Shown`, an `Answered` or a `Dream`; TypeError for anything else."""
    strip = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    strip.setColorAt(0, look.colour(INDIGO.hi))
    strip.setColorAt(1, look.colour(INDIGO.mid))
    fill_rect(painter, rect, rect.height() * RADIUS, strip)
    cards = _Cards(painter, rect, _sprites(replace(deck, pack=PACK)))
    match subject:
        case Shown(shown, stars):
            cards.groups([shown], stars=stars)
        case Answered(led, answer):
            lit = answer if subject.beats else ()
            dim = led if subject.beats else answer
            cards.groups([led, answer], "chevron" if subject.beats else "close", lit, dim)
        case Dream(card, winning):
            cards.groups([(card,), winning], "", subject.matching, asleep=True)
        case _:
            raise TypeError(f"no figure: {subject!r}")


class _Cards:
    """Draws groups of cards in the middle of a strip, with a sign between them."""

    def __init__(self, painter: QPainter, rect: QRectF, sprites: Sprites) -> None:
        self._painter = painter
        self._rect = rect
        self._sprites = sprites
        self._dpr = painter.device().devicePixelRatio()
        self._width = 0.0

    def groups(
        self,
        groups: Sequence[Sequence[str]],
        sign: str = "",
        lit: Sequence[str] = (),
        dim: Sequence[str] = (),
        *,
        stars: Sequence[str] = (),
        asleep: bool = False,
    ) -> None:
        """Groups side by side; `lit` cards glow, `dim` ones are dimmed, `stars` have one."""
        widths = sum(1 + (len(group) - 1) * STEP for group in groups) + GAP * (len(groups) - 1)
        x = self._fit(widths)
        glowing: list[tuple[str, float]] = []
        for n, group in enumerate(groups):
            if n:
                self._sign(sign, x - self._width * (1 + GAP) / 2, asleep)
            for code in group:
                if code in lit:
                    glowing.append((code, x))
                else:
                    self._card(code, x, code in dim, code in stars)
                x += self._width * STEP
            x += self._width * (1 + GAP - STEP)
        # Glowing cards come last, so that no neighbour lies on their light.
        for code, place in glowing:
            sprite = self._sprites.glowing(code, self._width, self._dpr)
            self._blit(sprite, place, self._rect.center().y())

    def _fit(self, widths: float) -> float:
        """Choose the width of a card for a row so many cards wide; the centre of the first."""
        rect = self._rect
        room = rect.width() - 2 * SIDE * rect.height()
        self._width = min(rect.height() * CARD_HEIGHT / RATIO, room / widths)
        return rect.center().x() - widths * self._width / 2 + self._width / 2

    def _sign(self, sign: str, x: float, asleep: bool) -> None:
        y, size = self._rect.center().y(), self._width * 0.62
        if asleep:
            sleep_mark(self._painter, x, y, size)
        else:
            draw_icon(self._painter, sign, x, y, size, look.IVORY)

    def _card(self, code: str, x: float, dim: bool, has_star: bool) -> None:
        y, width = self._rect.center().y(), self._width
        if dim:
            self._blit(self._sprites.dimmed(code, width, self._dpr, INDIGO), x, y)
        else:
            self._blit(self._sprites.card(code, width, self._dpr), x, y)
        if has_star:
            badge = self._sprites.badge("star", width * STAR, self._dpr)
            self._blit(badge, x + width * 0.45, y - width * (RATIO / 2 - 0.05))

    def _blit(self, pixmap: QPixmap, x: float, y: float) -> None:
        """Draw a pixmap with its middle here, its pixels on the pixels of the screen."""
        size = pixmap.deviceIndependentSize()
        left = round((x - size.width() / 2) * self._dpr) / self._dpr
        top = round((y - size.height() / 2) * self._dpr) / self._dpr
        self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.drawPixmap(QPointF(left, top), pixmap)
