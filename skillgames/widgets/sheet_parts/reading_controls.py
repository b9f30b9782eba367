"""The controls of a reading sheet: the search field and the names of the chapters."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from skillgames.widgets import look
from skillgames.widgets.art.hud import focus_ring
from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.controls import IconButton
from skillgames.widgets.sheet_parts.pressable import Pressable, hit
from skillgames.widgets.sheet_parts.words import Face, Fitted, fit

SCROLLING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
)
"""Keys that a button of Qt would take for Tab; on a reading sheet they scroll."""

FIELD_RADIUS = 12
FIELD_TEXT = Face(15, 500)
ICON_SIZE = 20
FIELD_SIDE = 12
COUNT_WIDTH = 84
"""Left free at the right end of the field, for the number of matches."""

_STYLE = "QLineEdit { background: transparent; border: none; padding: 0; }"


class SearchField(QLineEdit):
    """A line to type words into. `next_wanted(step)` is Enter (1) or Shift and Enter (-1).

    Keys that mean nothing here, Home and End in an empty line among them, are the sheet's.
    """

    HEIGHT: ClassVar[int] = 44
    BLEED: ClassVar[int] = 8
    """The margin for the ring of the focus, in design units."""

    next_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self.setFrame(False)
        self.setStyleSheet(_STYLE)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, look.colour(look.INK))
        palette.setColor(QPalette.ColorRole.PlaceholderText, look.colour(look.INK2))
        palette.setColor(QPalette.ColorRole.Highlight, look.colour(look.PREVIEW))
        palette.setColor(QPalette.ColorRole.HighlightedText, look.colour(look.WHITE))
        self.setPalette(palette)

    def set_words(self, words: str) -> None:
        """What the field is for."""
        self.setPlaceholderText(words)
        self.setAccessibleName(words)

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.setFont(FIELD_TEXT.font(scale))
        bleed = round(self.BLEED * scale)
        left = bleed + round((FIELD_SIDE + ICON_SIZE + 6) * scale)
        self.setTextMargins(left, 0, bleed + round((FIELD_SIDE + COUNT_WIDTH) * scale), 0)

    def height_pixels(self) -> int:
        """The height of the field itself."""
        return hit(self.HEIGHT, self._scale)

    def place(self, face: QRect) -> None:
        """Move the field so that what is seen is this rectangle of the parent."""
        bleed = round(self.BLEED * self._scale)
        self.setGeometry(face.adjusted(-bleed, -bleed, bleed, bleed))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on to another match; an empty line leaves Home and End to the sheet."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.next_wanted.emit(-1 if back else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and not self.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, magnifying glass and ring, and the text on top."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        painter.scale(k, k)
        rect = QRectF(0, 0, self.width() / k, self.height() / k)
        rect.adjust(self.BLEED, self.BLEED, -self.BLEED, -self.BLEED)
        inner = rect.adjusted(0.6, 0.6, -0.6, -0.6)
        edge = look.INK if self.underMouse() else look.EDGE
        fill_rect(painter, inner, FIELD_RADIUS, look.TILE, edge, 1.2)
        middle = rect.left() + FIELD_SIDE + ICON_SIZE / 2
        draw_icon(painter, "search", middle, rect.center().y(), ICON_SIZE, look.INK2)
        if self.hasFocus():
            focus_ring(painter, rect, FIELD_RADIUS, on_paper=True)
        painter.end()
        super().paintEvent(event)


class ChapterButton(Pressable):
    """The name of a chapter; the one being read has a bar and a tint (`set_current`)."""

    HEIGHT: ClassVar[int] = 44
    PLAIN = Face(15, 500)
    STRONG = Face(15, 700)
    SIDE: ClassVar[int] = 16

    def __init__(self, parent: QWidget, accent: str) -> None:
        super().__init__(parent)
        self._accent = accent
        self.setCheckable(True)

    def set_words(self, words: str) -> None:
        """The name of the chapter."""
        self.setText(words)
        self.setAccessibleName(words)
        self.update()

    def set_current(self, current: bool) -> None:
        """Whether this chapter is being read."""
        self.setChecked(current)
        self.update()

    def nextCheckState(self) -> None:
        """A press alone changes nothing: what is read is told by the sheet."""

    @property
    def elided(self) -> bool:
        """Whether the name is cut at the present size."""
        return self._fitted().elided

    def natural_width(self) -> int:
        """The width at which the name stands at full size, in pixels."""
        words = look.text_width(self.text(), self.STRONG.font(self.scale))
        return round(words + 2 * self.SIDE * self.scale + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are the sheet's."""
        if event.key() in SCROLLING:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tint, bar, name and ring."""
        painter = self.design_painter()
        rect = self.design_rect()
        if self.isChecked():
            fill_rect(painter, rect, 12, look.WELL)
            bar = QRectF(rect.left(), rect.top() + 10, 4, rect.height() - 20)
            fill_rect(painter, bar, 2, self._accent)
        elif self._hovered():
            fill_rect(painter, rect, 12, look.colour(look.WHITE, 0.55))
        if self.ring:
            focus_ring(painter, rect, 12, on_paper=True)
        painter.resetTransform()
        words = self._fitted()
        area = QRectF(self.face).adjusted(self.SIDE * self.scale, 0, 0, 0)
        look.draw_text(painter, area, words.text, words.font, look.INK)

    def _fitted(self) -> Fitted:
        face = self.STRONG if self.isChecked() else self.PLAIN
        return fit(self.text(), face, self.scale, self.face.width() - 2 * self.SIDE * self.scale)


class PageButton(IconButton):
    """An icon button that leaves the arrows to its sheet."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows scroll."""
        if event.key() in SCROLLING:
            event.ignore()
        else:
            super().keyPressEvent(event)
