"""The score table in words: what its lines say for a view, and their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from skillgames.games.yacht.scoring import BONUS, BOXES, UPPER_BOXES, UPPER_GOAL, face_of
from skillgames.games.yacht.state import SOLO, YachtView
from skillgames.games.yacht.table import pad
from skillgames.games.yacht.table.layout import (
    BONUS_LINE,
    Z_LABELS,
    Geometry,
    Touch,
    box_key,
)
from skillgames.games.yacht.words import BOX_NAMES
from skillgames.widgets.kept import Pictures, area_of
from skillgames.widgets.language import text

PACE = 3
"""With so many dice of each number the bonus is reached exactly."""


class YachtScorePad(QObject):
    """Paints the score table; each line is painted again when it changes."""

    def __init__(self, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def paint(
        self,
        geometry: Geometry,
        view: YachtView,
        touch: Touch,
        previews: Sequence[int | None],
        heads: tuple[str, ...],
    ) -> None:
        """Show this view; `previews` has what each box would bring, by box; `heads` are the
        names over the columns."""
        self._sheet(geometry, heads)
        for box in range(len(BOXES)):
            key = box_key(box)
            line = pad.BoxLine(
                box,
                text(BOX_NAMES[box]),
                tuple(column[box] for column in view.columns),
                previews[box],
                chosen=touch.chosen == box,
                hovered=touch.hovered == key and previews[box] is not None,
                focused=touch.focused == key,
                hint=self._hint(box) if len(view.columns) == SOLO else "",
            )
            rect = area_of(geometry.box_line(box))
            draw = partial(self._draw_box, geometry, line)
            self._pictures.show(key, (geometry, line), rect, Z_LABELS + 1, draw)
        self._bonus(geometry, view)
        name, totals = self.tr("Total"), view.totals

        def draw_totals(painter: QPainter, area: QRectF) -> None:
            pad.paint_totals(painter, geometry, area, name, totals)

        rect = area_of(geometry.total_line)
        self._pictures.show("total", (geometry, totals), rect, Z_LABELS + 1, draw_totals)

    def _draw_box(
        self, geometry: Geometry, line: pad.BoxLine, painter: QPainter, area: QRectF
    ) -> None:
        pad.paint_box(painter, geometry, area, line)

    def _sheet(self, geometry: Geometry, heads: tuple[str, ...]) -> None:
        title = self.tr("Score table")

        def draw(painter: QPainter, area: QRectF) -> None:
            pad.paint_sheet(painter, geometry, area, title, heads)

        margin = pad.SHADOW_MARGIN * geometry.u
        rect = area_of(geometry.pad)
        self._pictures.show("pad", (geometry, heads), rect, Z_LABELS, draw, margin)

    def _bonus(self, geometry: Geometry, view: YachtView) -> None:
        name = self.tr("Bonus +%1").replace("%1", str(BONUS))
        goal = self.tr("from %1").replace("%1", str(UPPER_GOAL))
        upper = view.upper
        reached = tuple(f"+{bonus}" if bonus else "" for bonus in view.bonus)

        def draw(painter: QPainter, area: QRectF) -> None:
            pad.paint_bonus(painter, geometry, area, name, goal, upper, reached)

        rect = area_of(geometry.line(BONUS_LINE))
        self._pictures.show("bonus", (geometry, upper), rect, Z_LABELS + 1, draw)

    def _hint(self, box: int) -> str:
        """What a box asks for, in two or three words: there is room when one plays alone."""
        if box in UPPER_BOXES:
            pace = self.tr("%1 keeps the pace")
            return pace.replace("%1", str(PACE * face_of(box)))
        return (
            self.tr("sum of all dice"),
            self.tr("sum of all dice"),
            self.tr("three and two"),
            self.tr("four in a row"),
            self.tr("five in a row"),
            self.tr("five alike"),
            self.tr("sum of all dice"),
        )[box - len(UPPER_BOXES)]
