"""The figures of the rules page: rolls on a strip of the tray, the dice that count held."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from skillgames.games.yacht.examples import Roll
from skillgames.games.yacht.table.layout import ANGLES
from skillgames.widgets.art.dice import DiceSprites, face_of
from skillgames.widgets.art.grading import Grade
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.figures import blit, paint_strip
from skillgames.widgets.look import oklch

DIE_HEIGHT = 0.40
"""Of the strip."""
STEP = 1.42
"""From one die to the next, in edges."""
HELD_RISE, LOOSE_DROP = 0.06, 0.08
KEPT = 2


@lru_cache(maxsize=KEPT)
def _dice(grade: Grade) -> DiceSprites:
    return DiceSprites(lambda: grade, memory=4 * 2**20)


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Paint a `Roll` into the rectangle; TypeError for anything else."""
    if not isinstance(subject, Roll):
        raise TypeError(f"no figure: {subject!r}")
    paint_strip(painter, rect, oklch(0.40, 0.075, 246), oklch(0.32, 0.068, 248))
    count = len(subject.dice)
    edge = min(rect.height() * DIE_HEIGHT, rect.width() / (count * STEP + 0.4))
    dice, dpr = _dice(deck.grade), painter.device().devicePixelRatio()
    for n, value in enumerate(subject.dice):
        x = rect.center().x() + (n - (count - 1) / 2) * STEP * edge
        face = face_of("ivory", value)
        if n in subject.counted:
            centre = QPointF(x, rect.center().y() - HELD_RISE * edge)
            layers: tuple[QPixmap, ...] = (
                dice.shade(edge, dpr, high=True),
                dice.halo(edge, dpr),
                dice.body(face, edge, dpr),
            )
        else:
            centre = QPointF(x, rect.center().y() + LOOSE_DROP * edge)
            layers = (dice.lying(face, edge, dpr, ANGLES[(n + value) % len(ANGLES)]),)
        for pixmap in layers:
            blit(painter, pixmap, centre.x(), centre.y())
