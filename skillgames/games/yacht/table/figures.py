"""Dice in the light of the table: figures of the rules page, the sample in the settings.

A figure is a roll on a strip of the tray, with the dice that count held.
"""

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

SAMPLE = ((4, -1.0, 0.5, 14.0), (2, 1.0, 0.62, -11.0))
"""The dice that lie in the sample: value, right and down in edges, turn."""
SAMPLE_HELD = (6, 0.0, -0.62)
SAMPLE_EDGE = 0.25
"""Of the width of the sample, or of its height where that is less."""


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
        if n in subject.counted:
            centre = QPointF(x, rect.center().y() - HELD_RISE * edge)
            _lay(painter, centre, _held(dice, value, edge, dpr))
        else:
            centre = QPointF(x, rect.center().y() + LOOSE_DROP * edge)
            turn = ANGLES[(n + value) % len(ANGLES)]
            _lay(painter, centre, (dice.lying(face_of("ivory", value), edge, dpr, turn),))


def paint_sample(painter: QPainter, rect: QRectF, deck: DeckStyle) -> None:
    """Dice that lie on the cloth of the rectangle, and one that is held."""
    edge = min(rect.width(), rect.height()) * SAMPLE_EDGE
    dice, dpr = _dice(deck.grade), painter.device().devicePixelRatio()
    for value, right, down, turn in SAMPLE:
        centre = rect.center() + QPointF(right, down) * edge
        _lay(painter, centre, (dice.lying(face_of("ivory", value), edge, dpr, turn),))
    value, right, down = SAMPLE_HELD
    _lay(painter, rect.center() + QPointF(right, down) * edge, _held(dice, value, edge, dpr))


def _held(dice: DiceSprites, value: int, edge: float, dpr: float) -> tuple[QPixmap, ...]:
    """A die above the cloth in the light of a held one, the lowest picture first."""
    return (
        dice.shade(edge, dpr, high=True),
        dice.halo(edge, dpr),
        dice.body(face_of("ivory", value), edge, dpr),
    )


def _lay(painter: QPainter, centre: QPointF, layers: tuple[QPixmap, ...]) -> None:
    """Pictures with their middle here."""
    for pixmap in layers:
        blit(painter, pixmap, centre.x(), centre.y())
