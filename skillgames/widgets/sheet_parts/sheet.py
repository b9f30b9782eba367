"""The sheet: paper over a darkened window, with everything that makes it a dialog.

`Sheet` comes and goes, keeps Tab and keys inside, and gives the focus back when it goes;
how its paper is laid out and painted is the matter of `SheetFrame`.
"""

from __future__ import annotations

from typing import ClassVar

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from skillgames.widgets.animator import Animator, Score, motion_is_reduced
from skillgames.widgets.sheet_parts.faced import Faced
from skillgames.widgets.sheet_parts.frame import SheetFrame
from skillgames.widgets.sheet_parts.shared import ABOVE_SHEETS, COVERS_ALL, HELP

SCRIM_MS = 200
ENTER_MS = 240
REGRAB_MS = 60

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


class Sheet(SheetFrame):
    """A sheet of paper over its parent widget.

    - `open()` shows it: the scrim fades in, the paper rises; with animation factor 0 all is
      there when the call returns. `close_sheet()` takes it away at once; it may be opened
      again. It closes by nobody but its owner.
    - While it moves (`busy`), a press, Space, Enter or Esc finishes the motion and does
      nothing else. Presses on the scrim do nothing.
    - The focus goes to `first_focus()`, Tab stays inside (and visits a notice that lies in
      front), Esc emits `dismissed` where `DISMISSABLE` says so, and the focus goes back to
      what had it before.
    - On a change of language the sheet words itself anew (`retranslate`) and emits
      `retext_wanted`, so that its owner gives it its contents in the new language.

    How a subclass lays out its children is told at `SheetFrame`.
    """

    opened = Signal()
    closed = Signal()
    dismissed = Signal()
    retext_wanted = Signal()

    DISMISSABLE: ClassVar[bool] = True

    def __init__(self, parent: QWidget, *, animation: float = 1.0) -> None:
        """`animation` is a factor on all durations; 0 for no motion at all."""
        super().__init__(parent)
        self.setProperty(COVERS_ALL, True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._cover = Cover(self)
        self._cover.hide()
        self._cover.pressed.connect(self.finish)
        self._animator = Animator(self)
        self._animator.factor = animation
        self._before: QWidget | None = None
        self._ring_before = False
        self._held: QWidget | None = None
        self._is_laid_anew = False
        self._start: Faced | None = None
        self._by_keyboard = False
        self._regrab = QTimer(self)
        self._regrab.setSingleShot(True)
        self._regrab.setInterval(REGRAB_MS)
        self._regrab.timeout.connect(self.refresh)

    # What subclasses give

    def first_focus(self) -> Faced | None:
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

    def start_at(self, control: Faced) -> None:
        """Give the focus to this control, once, when the sheet is there."""
        self._start = control

    @property
    def busy(self) -> bool:
        """Whether something moves; then a press or key only finishes it."""
        return self._animator.running

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
        parent = self.covered
        before = parent.window().focusWidget()
        self._before = before
        self._ring_before = isinstance(before, Faced) and before.ring
        self._by_keyboard = self._ring_before if by_keyboard is None else by_keyboard
        self._held = None
        self.raise_()
        self._stay_behind_notices()
        self.setGeometry(parent.rect())
        self._grab(sharp=self._animator.factor > 0)
        self.relayout()
        parent.installEventFilter(self)
        self.paper.hide()
        self._cover.setGeometry(self.rect())
        self._cover.raise_()
        self._cover.show()
        self.show()
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
        self.covered.removeEventFilter(self)
        before = self._before
        self._before = None
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            tab, other = Qt.FocusReason.TabFocusReason, Qt.FocusReason.OtherFocusReason
            before.setFocus(tab if self._ring_before else other)
        self.hide()
        self.flying = None
        self.backdrop.clear()
        self.closed.emit()

    def relayout(self) -> None:
        """Lay everything out for the present size of the window."""
        self._is_laid_anew = True
        super().relayout()

    def finish(self) -> None:
        """Let what moves arrive at once; nothing happens when nothing moves."""
        self._animator.finish()

    def settle(self) -> None:
        """Nothing moves any more: controls work, the first one gets the focus."""
        self._cover.hide()
        control = self._start or self.first_focus()
        self._start = None
        if control is not None:
            control.take_focus(self._by_keyboard)
            self._hold(control)

    def refresh(self) -> None:
        """Take a new picture of what is below."""
        if not self.isHidden():
            self._grab(sharp=False)
            self.update()

    def refresh_soon(self) -> None:
        """Take a new picture when what is below has come to rest."""
        self._regrab.start()

    def _enter(self) -> None:
        self.veil = self.rise = 0.0
        if self._animator.factor > 0:
            self.flying = self._picture_of_paper()
        score = Score()
        score.move(self._fade, SCRIM_MS, fades=True)
        score.move(self._lift, ENTER_MS, fades=True)
        self._animator.play(score, self._entered)

    def _picture_of_paper(self) -> QPixmap:
        """What lies on the paper; `grab` would fill it like a window, over the paper's colour."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap((QSizeF(self.paper.size()) * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        only_paper = QWidget.RenderFlag.DrawChildren
        self.paper.render(picture, QPoint(), QRegion(), only_paper)
        return picture

    def _fade(self, share: float) -> None:
        self.veil = share
        self.update()

    def _lift(self, share: float) -> None:
        """The paper comes up, or only appears."""
        self.rise = share
        self.drop = 0.0 if motion_is_reduced() else 1 - share
        self.update()

    def _entered(self) -> None:
        self.flying = None
        self.backdrop.drop_sharp()
        self.paper.show()
        self.update()
        self.arrived()

    def _grab(self, *, sharp: bool) -> None:
        self.backdrop.take(self, self.covered, self.scale, self.DARKNESS, sharp=sharp)

    def _stay_behind_notices(self) -> None:
        for child in self.covered.children():
            if isinstance(child, QWidget) and child.property(ABOVE_SHEETS):
                child.raise_()

    def _announce(self) -> None:
        if QAccessible.isActive() and self.accessibleName():
            QAccessible.updateAccessibility(
                QAccessibleAnnouncementEvent(self, self.accessibleName())
            )

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
        """Tab and Shift+Tab go round within the sheet and what lies in front of it."""
        stops = [] if self.busy else [*self.tab_stops(), *self._stops_above()]
        if not stops:
            return True
        here = self.window().focusWidget()
        at = stops.index(here) if here in stops else (-1 if forward else 0)
        target = stops[(at + (1 if forward else -1)) % len(stops)]
        tab, back = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
        target.setFocus(tab if forward else back)
        if isinstance(target, Faced):
            target.take_focus(ring=True)  # also where the only stop had the focus already
        self._hold(target)
        return True

    def _stops_above(self) -> list[QWidget]:
        """Where Tab stops in what stays in front of sheets."""
        return [
            widget
            for child in self.covered.children()
            if isinstance(child, QWidget) and child.property(ABOVE_SHEETS) and child.isVisible()
            for widget in child.findChildren(QWidget)
            if _accepts_tab(widget) and widget.isVisible()
        ]

    def _takes_tab(self, widget: QWidget) -> bool:
        return _accepts_tab(widget) and widget.isVisibleTo(self)

    def _hold(self, widget: QWidget) -> None:
        self._held = widget
        if self.body.isAncestorOf(widget):
            self.scroller.show_widget(widget)

    def event(self, event: QEvent) -> bool:
        """Keys belong to the sheet: no shortcut of the window below may take them."""
        overriding = event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and _is_ours(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._regrab.start()
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Finish what moves, dismiss, or scroll; function keys and "?" reach the window."""
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
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self.covered.rect())
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew; the picture below is taken again when the size has settled."""
        super().resizeEvent(event)
        self._cover.setGeometry(self.rect())
        if self.isHidden() or self.laid == self.size():
            return
        if self.flying is not None:
            self.finish()
        self.relayout()
        self._regrab.start()

    def changeEvent(self, event: QEvent) -> None:
        """Words in another language, or another screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._is_laid_anew = False
            self.retranslate()
            self.retext_wanted.emit()
            if not self.isHidden():
                if not self._is_laid_anew:  # new contents may have seen to it
                    self.relayout()
                self._regrab.start()


def _accepts_tab(widget: QWidget) -> bool:
    return widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _corner(widget: QWidget, region: QWidget) -> QPoint:
    return widget.mapTo(region, QPoint())


def _is_ours(event: QKeyEvent) -> bool:
    """Function keys, "?" and combinations belong to the window, other keys to the sheet."""
    held = event.modifiers() & (
        Qt.KeyboardModifier.ControlModifier
        | Qt.KeyboardModifier.AltModifier
        | Qt.KeyboardModifier.MetaModifier
    )
    function_key = Qt.Key.Key_F1.value <= event.key() <= Qt.Key.Key_F35.value
    return not held and not function_key and event.text() != HELP
