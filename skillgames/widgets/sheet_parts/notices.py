"""Notices: one clear sentence on dark glass, at the foot of a window or where it says."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QRegion,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.art.hud import glass
from skillgames.widgets.controls import IconButton, Pressable
from skillgames.widgets.sheet_parts.shared import ABOVE_SHEETS
from skillgames.widgets.sheet_parts.words import Face, Words

WIDTH_MOST = 720
SIDE, PAD = 22, 13
GAP = 12
SHADOW = 22
FOOT = 26
LINE = 54
"""The height of a notice of one line."""
RADIUS_MOST = 28
GLASS_ALPHA = 0.92

READ_MS, READ_MS_PER_LETTER = 5000, 70
"""How long a notice stays that goes by itself."""


class Edge(Enum):
    """The edge of its space at which a notice lies."""

    TOP = "top"
    FOOT = "foot"


@dataclass(frozen=True, slots=True)
class Space:
    """Where notices go: a part of the window, in its pixels, and the edge they keep to."""

    area: QRect
    edge: Edge


def foot_of(window: QWidget) -> Space:
    """The foot of the whole window."""
    foot = round(FOOT * look.units(window.width(), window.height())[1])
    return Space(window.rect().adjusted(0, 0, 0, -foot), Edge.FOOT)


def beside(window: QWidget, footer: QWidget) -> Space:
    """The foot of the window; where the buttons of a sheet are there, the upper edge, over
    the heading of that sheet."""
    foot = foot_of(window)
    scale = look.units(window.width(), window.height())[1]
    buttons = [one for one in footer.findChildren(Pressable) if one.isVisibleTo(footer)]
    lowest = max((one.face_in(window).bottom() for one in buttons), default=0)
    if lowest < foot.area.bottom() - round(LINE * scale):
        return foot
    return Space(window.rect().adjusted(0, round(FOOT * scale), 0, 0), Edge.TOP)


@dataclass(frozen=True, slots=True)
class _Notice:
    text: str
    stays: bool
    topic: str


class Pane(QWidget):
    """The glass of a notice with its shadow. Presses go through it to what lies below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self.setProperty(ABOVE_SHEETS, True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._scale = 1.0

    def lie_under(self, notice: QRect, scale: float) -> None:
        """Take the place of a notice, the shadow around it."""
        margin = round(SHADOW * scale)
        self._scale = scale
        self.setGeometry(notice.adjusted(-margin, -margin, margin, margin))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the glass."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        painter.scale(k, k)
        rect = QRectF(0, 0, self.width() / k, self.height() / k)
        rect.adjust(SHADOW, SHADOW, -SHADOW, -SHADOW)
        glass(painter, rect, min(RADIUS_MOST, rect.height() / 2), GLASS_ALPHA)


class Notices(QWidget):
    """Shows notices of a window one after the other, above sheets too.

    They lie where `space`, given by the window, says; `follow` is to be called when that
    has changed for another reason than the size of the window. At most one notice of a
    topic is there: a newer one takes the place of an older one.

    A notice stays until it is closed, or with `stays=False` as long as it takes to read it
    twice; it waits while the pointer rests on it. Nothing but its close button takes
    presses or the focus, and Tab goes there and back also from an open sheet. Screen
    readers hear each notice when it appears.
    """

    shown = Signal(str)
    emptied = Signal()

    TEXT: ClassVar[Face] = Face(15, 600)

    def __init__(self, parent: QWidget) -> None:
        self._pane = Pane(parent)  # made first, so that it always lies below
        super().__init__(parent)
        self.hide()
        self.setProperty(ABOVE_SHEETS, True)
        self._over = parent
        self._paused = False
        self._topic = ""
        self._waiting: deque[_Notice] = deque()
        self.space: Callable[[], Space] = lambda: foot_of(parent)
        self._words = Words(self, self.TEXT, look.IVORY, wrap=True)
        self.close_button = IconButton(self, "close", style="outline")
        self.close_button.clicked.connect(self.dismiss)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        parent.installEventFilter(self)
        self.retranslate()

    @property
    def text(self) -> str:
        """The notice on show, empty when there is none."""
        return "" if self.isHidden() else self._words.text()

    @property
    def waiting(self) -> int:
        """How many notices wait behind the one on show."""
        return len(self._waiting)

    @property
    def elided(self) -> bool:
        """Whether the notice does not fit at the present size."""
        return self._words.elided

    def tell(self, text: str, *, stays: bool = True, topic: str = "") -> None:
        """Show a notice, or let it wait until those before it are closed.

        Where one with the same `topic` is shown or waits, this one comes instead.
        """
        notice = _Notice(text, stays, topic)
        instead = self._forget(topic)
        if self.isHidden() or instead:
            self._waiting.appendleft(notice)
            self._next()
        else:
            self._waiting.append(notice)

    def take_back(self, topic: str) -> None:
        """What is said about this topic holds no longer."""
        if self._forget(topic):
            self.dismiss()

    def dismiss(self) -> None:
        """Close the notice on show; the next one follows."""
        self._timer.stop()
        if self._waiting:
            self._next()
        elif not self.isHidden():
            self.hide()
            self.emptied.emit()

    def clear(self) -> None:
        """Close the notice on show and forget those that wait."""
        self._waiting.clear()
        self.dismiss()

    def retranslate(self) -> None:
        """Set the word of the close button."""
        self.close_button.set_name(self.tr("Close"))

    def follow(self) -> None:
        """The window shows something else, or more of it: lie where that leaves room."""
        if not self.isHidden():
            self.relayout()

    def relayout(self) -> None:
        """Take the place the window gives."""
        window = self._over
        scale = look.units(window.width(), window.height())[1]
        self._words.set_scale(scale)
        self.close_button.set_scale(scale)
        side, pad, gap = (round(units * scale) for units in (SIDE, PAD, GAP))
        margin, button = round(SHADOW * scale), self.close_button.side()
        around = 2 * side + gap + button - round(8 * scale)
        place = self.space()
        area = place.area
        most = min(round(WIDTH_MOST * scale), area.width() - 2 * margin) - around
        width = min(most, round(self._words.natural_width()) + 2)
        height = max(button + round(8 * scale), self._words.height_for(width) + 2 * pad)
        whole = QRect(0, 0, width + around, height)
        x = area.x() + (area.width() - whole.width()) // 2
        y = area.y() if place.edge is Edge.TOP else area.y() + area.height() - height
        self.setGeometry(whole.translated(x, y))
        self._pane.lie_under(self.geometry(), scale)
        self._take_shape(scale)
        words = self._words.height_for(width)
        self._words.setGeometry(side, (height - words) // 2, width, words)
        left = whole.width() - side - button + round(8 * scale)
        self.close_button.place(QRect(left, (height - button) // 2, button, button))

    def _take_shape(self, scale: float) -> None:
        """Presses beside the round corners are no presses on the glass."""
        radius = min(RADIUS_MOST * scale, self.height() / 2)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()), radius, radius)
        self.setMask(QRegion(shape.toFillPolygon().toPolygon()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize:
            self.follow()
        return False

    def changeEvent(self, event: QEvent) -> None:
        """The close button speaks the new language; a notice keeps the words it had."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From the close button Tab goes on within the sheet that is open, if one is."""
        from skillgames.widgets.sheet_parts.sheet import Sheet  # not needed at the start

        for child in reversed(self._over.children()):
            if isinstance(child, Sheet) and not child.isHidden():
                return child.focusNextPrevChild(forward)
        return bool(super().focusNextPrevChild(forward))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the notice whose close button has the focus."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Wait while the pointer rests here."""
        super().enterEvent(event)
        if self._timer.isActive():
            self._timer.stop()
            self._paused = True

    def leaveEvent(self, event: QEvent) -> None:
        """Go on when it leaves."""
        super().leaveEvent(event)
        if self._paused:
            self._wait()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Presses on the glass end here."""
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        """The glass comes along."""
        super().showEvent(event)
        self._pane.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """The glass goes along."""
        super().hideEvent(event)
        self._pane.setVisible(False)

    def _next(self) -> None:
        notice = self._waiting.popleft()
        text = notice.text
        self._words.setText(text)
        self._topic = notice.topic
        self._timer.stop()
        self._paused = False
        self.relayout()
        self._pane.raise_()
        self.show()
        self.raise_()
        self._pane.update()
        if not notice.stays:
            self._wait()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.shown.emit(text)

    def _forget(self, topic: str) -> bool:
        """Drop what waits about the topic; whether the notice on show is about it."""
        if not topic:
            return False
        self._waiting = deque(one for one in self._waiting if one.topic != topic)
        return not self.isHidden() and self._topic == topic

    def _wait(self) -> None:
        self._paused = False
        self._timer.start(READ_MS + READ_MS_PER_LETTER * len(self._words.text()))
