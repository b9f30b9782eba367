"""A row of segments, of which exactly one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.art.faces import SEGMENT_INNER_RADIUS, SEGMENT_PAD, segment_face
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.sheet_parts.data import Choice, Paint, Value, same_value
from skillgames.widgets.sheet_parts.pressable import Pressable, hit
from skillgames.widgets.sheet_parts.words import Face, Fitted, fit

HEIGHT = 52
TILE_HEIGHT = 104
TILE_GAP = 12
TILE_RADIUS = 14
TILE_WORD = 30  # the strip at the foot of a tile that holds the word
TEXT = 15.5
SIDE = 8  # clear space left and right of a segment's word
RING = 2.6


class Segment(Pressable):
    """One answer: a radio button for screen readers, drawn as a segment or as a tile."""

    BLEED = 0

    def __init__(self, row: Segments, choice: Choice) -> None:
        super().__init__(row)
        self._row = row
        self.choice = choice
        self.setCheckable(True)
        self.setAutoExclusive(True)

    @property
    def elided(self) -> bool:
        """Whether the word is cut at the present size."""
        return self._fitted().elided

    def natural_width(self) -> float:
        """The width the word needs at full size, clear space included."""
        words = look.text_width(self.choice.label, self._face_of_word(True).font(self.scale))
        return words + 2 * SIDE * self.scale

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose the neighbour, Home and End the first and the last."""
        if not self._row.step(Qt.Key(event.key())):
            super().keyPressEvent(event)
            return
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the word on the well of the row; a tile with its picture."""
        painter = self.design_painter()
        if self.choice.picture is not None:
            self._paint_tile(painter, self.choice.picture)
        else:
            self._paint_segment(painter)

    def _paint_segment(self, painter: QPainter) -> None:
        pad = SEGMENT_PAD
        rect = self.design_rect()
        height = rect.height()
        place = rect.adjusted(0, pad, 0, -pad)
        if self._hovered() and not self.isChecked():
            veil = look.colour(look.WHITE, 0.45)
            fill_rect(painter, place, height * SEGMENT_INNER_RADIUS, veil)
        if self.ring:
            ring = rect.adjusted(RING / 2, 1.5, -RING / 2, -1.5)
            fill_rect(painter, ring, height * 0.28, None, look.FOCUS_ON_PAPER, RING)
        ink = look.WHITE if self.isChecked() else look.WELL_TEXT
        self._paint_word(painter, QRectF(self.rect()), ink)

    def _paint_tile(self, painter: QPainter, picture: Paint) -> None:
        rect = self.design_rect()
        chosen = self.isChecked()
        edge = self._row.accent if chosen else "#CFC4AB"
        width = 2.4 if chosen else 1.2
        body = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        fill_rect(painter, body, TILE_RADIUS, look.WHITE if self._hovered() else look.TILE)
        fill_rect(painter, body, TILE_RADIUS, None, edge, width)
        if self.ring:
            ring = rect.adjusted(4.5, 4.5, -4.5, -4.5)
            fill_rect(painter, ring, TILE_RADIUS - 4, None, look.FOCUS_ON_PAPER, RING)
        painter.save()
        painter.resetTransform()
        k = self.scale
        area = QRectF(self.rect()).adjusted(14 * k, 11 * k, -14 * k, -(TILE_WORD + 4) * k)
        picture(painter, area)
        painter.restore()
        foot = QRectF(self.rect())
        foot.setTop(foot.bottom() - (TILE_WORD + 1) * k)
        self._paint_word(painter, foot, look.INK)

    def _paint_word(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        painter.resetTransform()
        word = self._fitted()
        alpha = 1.0 if self.isEnabled() else 0.45
        look.draw_text(painter, rect, word.text, word.font, look.colour(ink, alpha), "center")

    def _fitted(self) -> Fitted:
        room = self.width() - 2 * SIDE * self.scale
        return fit(self.choice.label, self._face_of_word(self.isChecked()), self.scale, room)

    def _face_of_word(self, chosen: bool) -> Face:
        if self.choice.picture is not None:
            return Face(13.5, 600)
        return Face(self._row.text_size, 700 if chosen else 600)


class Segments(QWidget):
    """A question with one answer chosen, as segments in a well or as tiles with pictures.

    `chosen` carries the value a person chose; setting `value` in code emits nothing. Tab
    stops at the chosen segment, arrows move the choice, each segment is a radio button
    named "question: answer" for screen readers.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, text_size: float = TEXT) -> None:
        super().__init__(parent)
        self.text_size = text_size
        self.accent = look.INK
        self._scale = 1.0
        self._name = ""
        self._segments: list[Segment] = []
        self._last: Segment | None = None

    @property
    def segments(self) -> Sequence[Segment]:
        """The segments, left to right."""
        return self._segments

    @property
    def tiles(self) -> bool:
        """Whether every answer has a picture, so that the row shows tiles."""
        return bool(self._segments) and all(s.choice.picture for s in self._segments)

    @property
    def value(self) -> Value:
        """The value chosen. RuntimeError before `set_choices`."""
        for segment in self._segments:
            if segment.isChecked():
                return segment.choice.value
        raise RuntimeError("no choices yet")

    @property
    def current(self) -> Segment:
        """The chosen segment: where Tab stops."""
        return next(s for s in self._segments if s.isChecked())

    def set_choices(self, name: str, choices: Sequence[Choice], value: Value) -> None:
        """Show these answers under this (accessible) name, the one with `value` chosen.

        Segments are kept when the values are the same as before, so words can change under
        the focus. ValueError when no choice has the value.
        """
        if not any(same_value(choice.value, value) for choice in choices):
            raise ValueError(f"{value!r} is none of the choices")
        self._name = name
        self.setAccessibleName(name)
        values = [segment.choice.value for segment in self._segments]
        if values == [choice.value for choice in choices]:
            for segment, choice in zip(self._segments, choices, strict=True):
                segment.choice = choice
        else:
            self._rebuild(choices)
        for segment in self._segments:
            # A screen reader may read the name alone, so the question is part of it.
            label = segment.choice.label
            segment.setAccessibleName(f"{name}: {label}" if name else label)
            segment.setChecked(same_value(segment.choice.value, value))
        self._last = self.current
        self._sync()

    def set_accent(self, accent: str) -> None:
        """The colour of the chosen segment."""
        self.accent = accent
        self._sync()

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        for segment in self._segments:
            segment.set_scale(scale)
        self._lay()

    def height_units(self) -> float:
        """The height the row is designed for, in design units."""
        return TILE_HEIGHT if self.tiles else HEIGHT

    def natural_width(self) -> int:
        """The width at which every word stands at full size, in pixels."""
        widest = max((segment.natural_width() for segment in self._segments), default=0.0)
        return round(widest * len(self._segments) + 2 * SEGMENT_PAD * self._scale + 0.5)

    def step(self, key: Qt.Key) -> bool:
        """Choose the answer an arrow, Home or End leads to; False for any other key."""
        here = self._segments.index(self.current)
        last = len(self._segments) - 1
        there = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Up: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Down: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(key)
        if there is None:
            return False
        target = self._segments[max(0, min(last, there))]
        self._choose(target)
        target.take_focus(ring=True)
        return True

    def sizeHint(self) -> QSize:
        """The natural size at the present scale."""
        return QSize(self.natural_width(), hit(self.height_units(), self._scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each segment its part."""
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the well with the chosen segment raised in it; tiles stand free."""
        if self.tiles:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        size = QRectF(0, 0, self.width() / self._scale, self.height() / self._scale)
        chosen = [segment.isChecked() for segment in self._segments]
        at = chosen.index(True) if True in chosen else -1
        segment_face(painter, size, [""] * max(1, len(chosen)), at, self.accent)

    def _rebuild(self, choices: Sequence[Choice]) -> None:
        for segment in self._segments:
            segment.setAutoExclusive(False)  # it must not hold back the new ones until it goes
            segment.hide()
            segment.deleteLater()
        self._segments = [Segment(self, choice) for choice in choices]
        for segment in self._segments:
            segment.set_scale(self._scale)
            segment.clicked.connect(partial(self._choose, segment))
            segment.show()
        self._lay()

    def _choose(self, segment: Segment) -> None:
        """A person chose this segment; only a change is told."""
        if segment is self._last:
            return
        self._last = segment
        segment.setChecked(True)
        self._sync()
        self.chosen.emit(segment.choice.value)

    def _sync(self) -> None:
        """Tab stops at the chosen segment only."""
        for segment in self._segments:
            chosen = segment.isChecked()
            policy = Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus
            segment.setFocusPolicy(policy)
            segment.update()
        self.update()

    def _lay(self) -> None:
        count = len(self._segments)
        if not count:
            return
        gap = TILE_GAP * self._scale if self.tiles else 0.0
        pad = 0.0 if self.tiles else SEGMENT_PAD * self._scale
        width = (self.width() - 2 * pad - gap * (count - 1)) / count
        for number, segment in enumerate(self._segments):
            left = round(pad + number * (width + gap))
            right = round(pad + number * (width + gap) + width)
            segment.place(QRect(left, 0, right - left, self.height()))
