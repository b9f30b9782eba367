"""The paper of a sheet: where it lies over its window, how it is laid out and painted."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.art.faces import sheet_face
from skillgames.widgets.art.paths import line
from skillgames.widgets.sheet_parts.metrics import PADDING, Measure
from skillgames.widgets.sheet_parts.scrim import Backdrop
from skillgames.widgets.sheet_parts.scroller import Scroller

MARGIN = 24
"""Pixels that always stay free between a sheet and the edge of its window."""

RISE = 24
"""How far below its place the paper begins, in design units."""

AIR_STEP = 0.02


class SheetFrame(QWidget):
    """Paper in the middle of a window, with a header, a body that scrolls, and a footer.

    A subclass fills `header`, `body` and `footer` with children and places them in
    `lay_header`, `lay_body` and `lay_footer`, each of which returns the height it took.
    Children that have `set_scale` are told the scale of the window before. Where the window
    is low, gaps become tighter first; then the body scrolls, and header and footer stay.
    """

    WIDTH: ClassVar[int] = 640
    DARKNESS: ClassVar[float] = 0.50

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.covered = parent
        self.paper = QWidget(self)
        self.header = QWidget(self.paper)
        self.scroller = Scroller(self.paper)
        self.body = self.scroller.body
        self.footer = QWidget(self.paper)
        self.backdrop = Backdrop()
        self.veil = 1.0
        self.rise = 1.0
        """How far the paper has appeared, 0 to 1."""
        self.drop = 0.0
        """How far below its place it is, 1 for the whole of `RISE`."""
        self.flying: QPixmap | None = None
        self.laid = QSize()

    @property
    def scale(self) -> float:
        """Pixels per design unit in a window of the present size."""
        return look.units(self.covered.width(), self.covered.height())[1]

    @property
    def paper_rect(self) -> QRect:
        """Where the paper lies at rest, in the parent's coordinates."""
        return self.paper.geometry()

    def width_units(self) -> int:
        """The width of the paper in design units."""
        return self.WIDTH

    def lay_header(self, m: Measure) -> int:
        """Place the header's children; the height taken in pixels."""
        return 0

    def lay_body(self, m: Measure) -> int:
        """Place the body's children; the height taken in pixels."""
        return 0

    def lay_footer(self, m: Measure) -> int:
        """Place the footer's children; the height taken in pixels."""
        return 0

    def relayout(self) -> None:
        """Lay everything out for the present size of the window."""
        scale = self.scale
        self.laid = self.size()
        for child in self.paper.findChildren(QWidget):
            set_scale = getattr(child, "set_scale", None)
            if set_scale is not None:
                set_scale(scale)
        width = min(round(self.width_units() * scale), self.width() - 2 * MARGIN)
        room = self.height() - 2 * MARGIN
        measure = Measure(width, scale, self._air_for(width, scale, room))
        top, middle, foot = self._heights(measure)
        shown = min(middle, max(0, room - top - foot))
        height = top + shown + foot
        x, y = (self.width() - width) // 2, (self.height() - height) // 2
        self.paper.setGeometry(x, y, width, height)
        self.header.setGeometry(0, 0, width, top)
        self.scroller.arrange(0, top, width, shown, middle, scale)
        self.footer.setGeometry(0, top + shown, width, foot)
        self.update()

    def _air_for(self, width: int, scale: float, room: int) -> float:
        """The most generous gaps with which the sheet fits, 0 when it must scroll."""
        full = sum(self._heights(Measure(width, scale, 1.0)))
        if full <= room:
            return 1.0
        least = sum(self._heights(Measure(width, scale, 0.0)))
        if least >= room:
            return 0.0
        air = (room - least) / (full - least)
        while air > 0 and sum(self._heights(Measure(width, scale, air))) > room:
            air = max(0.0, air - AIR_STEP)  # gaps are whole pixels: rounding may overshoot
        return air

    def _heights(self, m: Measure) -> tuple[int, int, int]:
        return self.lay_header(m), self.lay_body(m), self.lay_footer(m)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the darkened window and the paper, both on their way while it opens."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.backdrop.paint(painter, self.rect(), self.veil)
        painter.setOpacity(self.rise)
        place = QRectF(self.paper.geometry())
        place.translate(0, RISE * self.scale * self.drop)
        self._paint_face(painter, place)
        if self.flying is not None:
            painter.drawPixmap(place.topLeft(), self.flying)

    def _paint_face(self, painter: QPainter, place: QRectF) -> None:
        k = self.scale
        painter.save()
        painter.scale(k, k)
        face = QRectF(place.x() / k, place.y() / k, place.width() / k, place.height() / k)
        sheet_face(painter, face)
        if self.scroller.scrollable:
            left, right = face.left() + PADDING, face.right() - PADDING
            top = face.top() + self.scroller.y() / k
            for y in (top, top + self.scroller.height() / k):
                line(painter, left, y, right, y, look.LINE, 1.2)
        painter.restore()
