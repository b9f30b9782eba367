"""The figures of the rules page: long cards on a strip of indigo, lit as they are in a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.games.hakka.examples import Answered, Dream, Shown
from skillgames.games.hakka.table.geometry import RATIO
from skillgames.widgets import look
from skillgames.widgets.art.badges import sleep_mark
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.figures import CardStrip, paint_cloth

PACK = "money"
"""Whatever deck the room is set to: these figures have no other cards."""

INDIGO = look.CLOTHS["indigo"]
CARD_HEIGHT = 0.80
"""Of the strip."""
STEP = 1.22
"""From one card to the next, in card widths."""
GAP = 1.3
"""Between two groups of cards, where a sign stands, in card widths."""
STAR = 0.17


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Paint a `Shown`, an `Answered` or a `Dream`; TypeError for anything else."""
    paint_cloth(painter, rect, INDIGO)
    cards = _Cards(painter, rect, replace(deck, pack=PACK), CARD_HEIGHT)
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


class _Cards(CardStrip):
    """Draws groups of cards in the middle of a strip, with a sign between them."""

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
