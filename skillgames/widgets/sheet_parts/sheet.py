"""The sheet: paper over a darkened window, with everything that makes it a dialog.

`Sheet` covers its parent, blurs and darkens what is below, lays out header, body and footer
at the scale of the window, keeps Tab inside, and gives the focus back when it goes.
"""

from __future__ import annotations

from typing import ClassVar

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from skillgames.widgets import look
from skillgames.widgets.animator import Animator, Score
from skillgames.widgets.art.faces import sheet_face
from skillgames.widgets.art.paths import line
from skillgames.widgets.sheet_parts.metrics import PADDING, Measure
from skillgames.widgets.sheet_parts.pressable import Pressable
from skillgames.widgets.sheet_parts.scrim import Backdrop
from skillgames.widgets.sheet_parts.scroller import Scroller

MARGIN = 24
"""Pixels that always stay free between a sheet and the edge of its window."""

SCRIM_MS = 200
ENTER_MS = 240
RISE = 24
REGRAB_MS = 60
AIR_STEP = 0.02

_FINISHING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class Cover(QWidget):
    """Lies over a sheet while something moves and swallows every press."""

    pressed = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell of the press; nothing below gets it."""
        event.accept()
        self.pressed.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing below gets it."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nothing below gets it."""
        event.accept()


class Sheet(QWidget):
    """A sheet of paper over its parent widget.

    - `open()` shows it: the scrim fades in, the paper rises; with animation factor 0 all is
      there when the call returns. `close_sheet()` takes it away at once; it may be opened
      again. It closes by nobody but its owner.
    - While it moves (`busy`), a press, Space, Enter or Esc finishes the motion and does
      nothing else. Presses on the scrim do nothing.
    - The focus goes to `first_focus()`, Tab stays inside, Esc emits `dismissed` where
      `DISMISSABLE` says so, and the focus goes back to what had it before.
    - On a change of language the sheet words itself anew (`retranslate`) and emits
      `retext_wanted`, so that its owner gives it its contents in the new language.

    A subclass fills `header`, `body` and `footer` with children and places them in
    `lay_header`, `lay_body` and `lay_footer`, each of which returns the height it took.
    """

    opened = Signal()
    closed = Signal()
    dismissed = Signal()
    retext_wanted = Signal()

    WIDTH: ClassVar[int] = 640
    DARKNESS: ClassVar[float] = 0.50
    DISMISSABLE: ClassVar[bool] = True

    def __init__(self, parent: QWidget, *, animation: float = 1.0) -> None:
        """`animation` is a factor on all durations; 0 for no motion at all."""
        super().__init__(parent)
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.paper = QWidget(self)
        self.header = QWidget(self.paper)
        self.scroller = Scroller(self.paper)
        self.body = self.scroller.body
        self.footer = QWidget(self.paper)
        self._cover = Cover(self)
        self._cover.hide()
        self._cover.pressed.connect(self.finish)
        self._animator = Animator(self)
        self._animator.factor = animation
        self._backdrop = Backdrop()
        self._laid = QSize()
        self._flying: QPixmap | None = None
        self._veil = 1.0
        self._rise = 1.0
        self._before: QWidget | None = None
        self._ring_before = False
        self._held: QWidget | None = None
        self._by_keyboard = False
        self._regrab = QTimer(self)
        self._regrab.setSingleShot(True)
        self._regrab.setInterval(REGRAB_MS)
        self._regrab.timeout.connect(self.refresh)

    # What subclasses give

    def lay_header(self, m: Measure) -> int:
        """Place the header's children; the height taken in pixels."""
        return 0

    def lay_body(self, m: Measure) -> int:
        """Place the body's children; the height taken in pixels."""
        return 0

    def lay_footer(self, m: Measure) -> int:
        """Place the footer's children; the height taken in pixels."""
        return 0

    def first_focus(self) -> Pressable | None:
        """The control that has the focus when the sheet is there."""
        return None

    def retranslate(self) -> None:
        """Set the words that belong to the sheet itself."""

    def arrived(self) -> None:
        """The paper has come to rest; a subclass may start a motion of its own here."""
        self.settle()

    def escape(self) -> None:
        """Esc was pressed."""
        if self.DISMISSABLE:
            self.dismissed.emit()

    # Opening and closing

    @property
    def busy(self) -> bool:
        """Whether something moves; then a press or key only finishes it."""
        return self._animator.running

    @property
    def scale(self) -> float:
        """Pixels per design unit in a window of the present size."""
        parent = self.parentWidget()
        return look.units(parent.width(), parent.height())[1]

    @property
    def paper_rect(self) -> QRect:
        """Where the paper lies at rest, in the parent's coordinates."""
        return self.paper.geometry()

    def set_animation(self, factor: float) -> None:
        """The factor on all durations from now on; 0 for no motion at all."""
        self._animator.factor = factor

    def open(self, by_keyboard: bool | None = None) -> None:
        """Show the sheet over its parent and take the focus.

        `by_keyboard` says whether the keyboard opened it, so that its ring is shown; None
        takes it from the control that has the focus now.
        """
        if not self.isHidden():
            return
        parent = self.parentWidget()
        before = parent.window().focusWidget()
        self._before = before
        self._ring_before = isinstance(before, Pressable) and before.ring
        self._by_keyboard = self._ring_before if by_keyboard is None else by_keyboard
        self._held = None
        self.raise_()
        self.setGeometry(parent.rect())
        self._grab()
        self.relayout()
        parent.installEventFilter(self)
        self.paper.hide()
        self._cover.raise_()
        self._cover.show()
        self.show()
        self._stay_above()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._announce()
        self._enter()
        self.opened.emit()

    def close_sheet(self) -> None:
        """Take the sheet away and give the focus back; nothing happens when it is closed."""
        if self.isHidden():
            return
        self._animator.drop()
        self._regrab.stop()
        self.parentWidget().removeEventFilter(self)
        before = self._before
        self._before = None
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            tab, other = Qt.FocusReason.TabFocusReason, Qt.FocusReason.OtherFocusReason
            before.setFocus(tab if self._ring_before else other)
        self.hide()
        self._flying = None
        self._backdrop.clear()
        self.closed.emit()

    def finish(self) -> None:
        """Let what moves arrive at once; nothing happens when nothing moves."""
        self._animator.finish()

    def settle(self) -> None:
        """Nothing moves any more: controls work, the first one gets the focus."""
        self._cover.hide()
        control = self.first_focus()
        if control is not None:
            control.take_focus(self._by_keyboard)
            self._held = control

    def refresh(self) -> None:
        """Take a new picture of what is below."""
        if not self.isHidden():
            self._grab()
            self.update()

    def _enter(self) -> None:
        self._veil = self._rise = 0.0
        if self._animator.factor > 0:
            self._flying = self.paper.grab()
        score = Score()
        score.move(self._fade, SCRIM_MS)
        score.move(self._lift, ENTER_MS)
        self._animator.play(score, self._entered)

    def _fade(self, share: float) -> None:
        self._veil = share
        self.update()

    def _lift(self, share: float) -> None:
        self._rise = share
        self.update()

    def _entered(self) -> None:
        self._flying = None
        self._backdrop.drop_sharp()
        self.paper.show()
        self.update()
        self.arrived()

    def _grab(self) -> None:
        moving = self._animator.factor > 0
        self._backdrop.take(self, self.scale, self.DARKNESS, sharp=moving)

    def _stay_above(self) -> None:
        """Notices stay in front of sheets."""
        for child in self.parentWidget().children():
            if isinstance(child, QWidget) and child.property("above_sheets"):
                child.raise_()

    def _announce(self) -> None:
        if QAccessible.isActive() and self.accessibleName():
            QAccessible.updateAccessibility(
                QAccessibleAnnouncementEvent(self, self.accessibleName())
            )

    # Layout

    def relayout(self) -> None:
        """Lay everything out for the present size of the window."""
        scale = self.scale
        self._laid = self.size()
        for control in self.paper.findChildren(QWidget):
            set_scale = getattr(control, "set_scale", None)
            if set_scale is not None:
                set_scale(scale)
        width = min(round(self.WIDTH * scale), self.width() - 2 * MARGIN)
        room = self.height() - 2 * MARGIN
        air = self._air_for(width, scale, room)
        measure = Measure(width, scale, air)
        top, middle, foot = self._heights(measure)
        shown = min(middle, max(0, room - top - foot))
        height = top + shown + foot
        x, y = (self.width() - width) // 2, (self.height() - height) // 2
        self.paper.setGeometry(x, y, width, height)
        self._cover.setGeometry(self.rect())
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

    # The keyboard

    def tab_stops(self) -> list[QWidget]:
        """Where Tab stops, in order: from top to bottom, from left to right."""
        stops: list[QWidget] = []
        for region in (self.header, self.body, self.footer):
            found = [w for w in region.findChildren(QWidget) if self._takes_tab(w)]
            found.sort(key=lambda w: (_corner(w, region).y(), _corner(w, region).x()))
            stops += found
        return stops

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab and Shift+Tab go round within the sheet."""
        stops = [] if self.busy else self.tab_stops()
        if not stops:
            return True
        here = self.window().focusWidget()
        at = stops.index(here) if here in stops else (-1 if forward else 0)
        target = stops[(at + (1 if forward else -1)) % len(stops)]
        tab, back = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
        target.setFocus(tab if forward else back)
        self._hold(target)
        return True

    def _takes_tab(self, widget: QWidget) -> bool:
        tab = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        return bool(tab) and widget.isEnabled() and widget.isVisibleTo(self)

    def _hold(self, widget: QWidget) -> None:
        self._held = widget
        if self.body.isAncestorOf(widget):
            self.scroller.show_widget(widget)

    def event(self, event: QEvent) -> bool:
        """Keys belong to the sheet: no shortcut of the window below may take them."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if _is_ours(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Finish what moves, dismiss, or scroll; only function keys reach the window."""
        key = Qt.Key(event.key())
        if not _is_ours(event):
            event.ignore()
            return
        event.accept()
        if event.isAutoRepeat() and key in _FINISHING:
            return
        if self.busy:
            if key in _FINISHING:
                self._by_keyboard = True
                self.finish()
        elif key == Qt.Key.Key_Escape:
            self.escape()
        else:
            self.scroller.turn(key)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A press beside the controls leaves the focus where it was."""
        super().focusInEvent(event)
        held = self._held
        if event.reason() != Qt.FocusReason.MouseFocusReason or self.busy or held is None:
            return
        if shiboken6.isValid(held) and held.isVisible():
            held.setFocus(Qt.FocusReason.MouseFocusReason)

    # Other events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Presses on scrim and paper end here."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Presses on scrim and paper end here."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table below does not turn."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the parent."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.setGeometry(self.parentWidget().rect())
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew; the picture below is taken again when the size has settled."""
        super().resizeEvent(event)
        if self.isHidden() or self._laid == self.size():
            return
        if self._flying is not None:
            self.finish()
        self.relayout()
        self._regrab.start()

    def changeEvent(self, event: QEvent) -> None:
        """Words in another language, or another screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.retext_wanted.emit()
            if not self.isHidden():
                self.relayout()
                self._regrab.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the darkened window and the paper, both on their way while it opens."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._backdrop.paint(painter, self.rect(), self._veil)
        painter.setOpacity(self._rise)
        place = QRectF(self.paper.geometry())
        place.translate(0, RISE * self.scale * (1 - self._rise))
        self._paint_face(painter, place)
        if self._flying is not None:
            painter.drawPixmap(place.topLeft(), self._flying)

    def _paint_face(self, painter: QPainter, place: QRectF) -> None:
        k = self.scale
        painter.save()
        painter.scale(k, k)
        face = QRectF(place.x() / k, place.y() / k, place.width() / k, place.height() / k)
        sheet_face(painter, face)
        if self.scroller.scrollable:
            for y in (self.scroller.y() / k, (self.scroller.y() + self.scroller.height()) / k):
                left, right = face.left() + PADDING, face.right() - PADDING
                line(painter, left, face.top() + y, right, face.top() + y, look.LINE, 1.2)
        painter.restore()


def _corner(widget: QWidget, region: QWidget) -> QPoint:
    return widget.mapTo(region, QPoint())


def _is_ours(event: QKeyEvent) -> bool:
    """Function keys and combinations belong to the window, all other keys to the sheet."""
    held = event.modifiers() & (
        Qt.KeyboardModifier.ControlModifier
        | Qt.KeyboardModifier.AltModifier
        | Qt.KeyboardModifier.MetaModifier
    )
    function_key = Qt.Key.Key_F1.value <= event.key() <= Qt.Key.Key_F35.value
    return not held and not function_key
