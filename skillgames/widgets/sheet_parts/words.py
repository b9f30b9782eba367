"""Text on sheets: it grows with the window, shrinks to fit its place, and elides last.

`Face` names a font in design units; `Words` is a label a screen reader can read, painted
with such a font.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from skillgames.widgets import look

SHRINK = 0.78
"""Text that is too wide may become this much smaller before it is elided."""


@dataclass(frozen=True, slots=True)
class Face:
    """A font in design units (pixels in a window of 1280 x 800).

    `display` chooses the serif of titles and numerals; `caps` prints capitals, the text
    itself (and what a screen reader says) stays as it was written.
    """

    size: float
    weight: int = 500
    display: bool = False
    tabular: bool = False
    caps: bool = False
    spacing: float = 0.0

    def font(self, scale: float) -> QFont:
        """The font for a window of this scale."""
        if self.display:
            font = look.display_font(self.size * scale, self.weight, self.tabular)
        else:
            font = look.ui_font(self.size * scale, self.weight, self.spacing, self.tabular)
        if self.caps:
            font.setCapitalization(QFont.Capitalization.AllUppercase)
        return font


@dataclass(frozen=True, slots=True)
class Fitted:
    """A line that fits its place: the text as painted, its font, and whether it was cut."""

    text: str
    font: QFont
    elided: bool


def fit(text: str, face: Face, scale: float, width: float, shrink: float = SHRINK) -> Fitted:
    """Find the largest font, down to `shrink` of the face, in which the line fits.

    When not even the smallest does, the line ends with "…".
    """
    font = face.font(scale)
    smallest = max(look.SMALLEST_TEXT, round(face.size * scale * shrink))
    while look.text_width(text, font) > width and font.pixelSize() > smallest:
        font.setPixelSize(font.pixelSize() - 1)
    if look.text_width(text, font) <= width:
        return Fitted(text, font, False)
    cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))
    return Fitted(cut, font, True)


class Words(QLabel):
    """A label in one face and colour, in one line or wrapped.

    A single line shrinks and then elides (`elided` tells); wrapped text takes the height
    it needs. `text()` is always the whole text.
    """

    def __init__(
        self,
        parent: QWidget,
        face: Face,
        ink: str = look.INK,
        align: str = "left",
        *,
        wrap: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self._face = face
        self._ink = ink
        self._align = align
        self._scale = 1.0

    @property
    def elided(self) -> bool:
        """Whether the text is cut at the present size."""
        if self.wordWrap():
            return look.wrapped_height(self.text(), self._font(), self.width()) > self.height() + 1
        return self._fitted().elided

    def set_scale(self, scale: float) -> None:
        """Take the size for a window of this scale."""
        self._scale = scale
        self.update()

    def natural_width(self) -> float:
        """The width of the whole text in one line at full size."""
        return look.text_width(self.text(), self._font())

    def height_for(self, width: float, text: str | None = None) -> int:
        """The height the label's text (or another text) takes at this width, in pixels."""
        words = self.text() if text is None else text
        if not words:
            return 0
        if self.wordWrap():
            return round(look.wrapped_height(words, self._font(), width) + 0.5)
        return round(QFontMetricsF(self._font()).height() + 0.5)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, centred in the height of the label unless it wraps."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.wordWrap():
            look.draw_text(
                painter, rect, self.text(), self._font(), self._ink, self._align, wrap=True
            )
            return
        line = self._fitted()
        look.draw_text(painter, rect, line.text, line.font, self._ink, self._align)

    def _font(self) -> QFont:
        return self._face.font(self._scale)

    def _fitted(self) -> Fitted:
        return fit(self.text(), self._face, self._scale, self.width())
