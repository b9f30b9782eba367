"""The figures of the rules page: cards on a strip of leather, lit as they are in a match."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets.art.sprites import DeckStyle


def paint_figure(painter: QPainter, rect: QRectF, subject: object, deck: DeckStyle) -> None:
    """Paint a figure into the rectangle; TypeError for anything that is none."""
    raise TypeError(f"no figure: {subject!r}")
