"""The match log: sentences on dark glass at the edge of a table, and what opens it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShortcut,
    QTextBlockFormat,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from skillgames.engine.text import Msg
from skillgames.widgets import look
from skillgames.widgets.art.hud import focus_ring, glass
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.shared import HELP
from skillgames.widgets.stage import Stage

GLASS_ALPHA = 0.92
RADIUS = 16
PADDING = 12
TEXT_SIZE = 13.5
AIR = 0.3
"""Between two sentences, in lines."""
BAR_WIDTH = 8

_STYLE = f"""
QTextEdit {{
    background: transparent; color: {look.IVORY}; border: none;
    selection-background-color: {look.PREVIEW}; selection-color: {look.WHITE};
}}
QScrollBar:vertical {{ background: transparent; width: {BAR_WIDTH}px; margin: 0; border: none; }}
QScrollBar::handle:vertical {{
    background: {look.INK3}; border-radius: {BAR_WIDTH // 2}px; min-height: 30px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""

_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class LogPanel(QWidget):
    """A column of sentences, a paragraph each, the newest at the foot and in sight.

    Plain text that can be scrolled, selected and read by screen readers. `closing` is
    emitted for Esc; plain keys never reach the table below.
    """

    closing = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._ring = False
        self.page = QTextEdit(self)
        self.page.setReadOnly(True)
        self.page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.page.setTabChangesFocus(True)
        self.page.setAcceptRichText(False)
        self.page.setUndoRedoEnabled(False)
        self.page.setAcceptDrops(False)
        self.page.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setStyleSheet(_STYLE)
        self.page.viewport().setAutoFillBackground(False)
        self.page.installEventFilter(self)
        self.setFocusProxy(self.page)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the log in the language of the window."""
        self.page.setAccessibleName(self.tr("Match log"))

    @property
    def lines(self) -> list[str]:
        """The sentences on the panel, oldest first."""
        whole = self.page.toPlainText()
        return whole.split("\n") if whole else []

    def show_lines(self, lines: Iterable[str]) -> None:
        """Show these sentences instead of all others."""
        self.page.setPlainText("\n".join(lines))
        self._part()
        self._to_the_newest()

    def add_lines(self, lines: Iterable[str]) -> None:
        """Add sentences at the foot."""
        self.show_lines([*self.lines, *lines])

    def set_scale(self, scale: float) -> None:
        """Take the size of text for a window of this scale."""
        font = look.ui_font(TEXT_SIZE * scale)
        if font != self.page.font():
            self.page.setFont(font)
            self._part()
            self._to_the_newest()

    def place(self, area: QRectF) -> None:
        """Take this place on the stage."""
        if self.geometry() != area.toRect():
            self.setGeometry(area.toRect())
            self.page.setGeometry(self.rect().adjusted(PADDING, PADDING, -PADDING // 2, -PADDING))
            self._to_the_newest()

    def _part(self) -> None:
        """A little air between the sentences."""
        apart = QTextBlockFormat()
        apart.setBottomMargin(self.page.fontMetrics().height() * AIR)
        cursor = QTextCursor(self.page.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.setBlockFormat(apart)

    def _to_the_newest(self) -> None:
        self.page.moveCursor(QTextCursor.MoveOperation.End)
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.maximum())

    # --- Qt --------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The ring of the keyboard comes with a key and goes with the focus."""
        if isinstance(event, QFocusEvent):
            self._ring = event.gotFocus() and event.reason() in _BY_KEYBOARD
            self.update()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; other plain keys end here, for the table would take them as plays.

        Combinations, function keys and "?" are the window's, as everywhere.
        """
        combined = event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
            | Qt.KeyboardModifier.AltModifier
            | Qt.KeyboardModifier.MetaModifier
        )
        if event.key() == Qt.Key.Key_Escape:
            self.closing.emit()
        elif (
            combined
            or Qt.Key.Key_F1.value <= event.key() <= Qt.Key.Key_F35.value
            or event.text() == HELP
        ):
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Presses on the glass end here."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table below does not turn."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the glass, and the ring while the keyboard is here."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        glass(painter, rect, RADIUS, GLASS_ALPHA)
        if self._ring:
            focus_ring(painter, rect.adjusted(1, 1, -1, -1), RADIUS)


class MatchLog(QObject):
    """The log of the match on one stage; closed until it is asked for.

    `host` is where the key L opens and closes it, with all that lies in it; while it is
    open, Esc closes it before it means anything else. `area` says where the panel may
    lie now. `toggled(open)` tells.
    """

    toggled = Signal(bool)

    def __init__(
        self,
        stage: Stage,
        host: QWidget,
        area: Callable[[], QRectF],
        *,
        takes_focus: bool = True,
    ) -> None:
        """`takes_focus`: whether the keys are for the log as soon as it opens."""
        super().__init__(host)
        self._stage = stage
        self._area = area
        self._takes_focus = takes_focus
        self._story: list[Msg] = []
        self.panel: LogPanel | None = None
        shortcut = QShortcut(QKeySequence(Qt.Key.Key_L), host)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(lambda: self.toggle(by_keyboard=True))
        stage.resized.connect(self.refit)
        stage.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether the panel is shown."""
        return self.panel is not None and not self.panel.isHidden()

    def show_story(self, story: Iterable[Msg]) -> None:
        """Take these sentences instead of all others."""
        self._story = list(story)
        if self.is_open:
            self._write()

    def add(self, story: Iterable[Msg]) -> None:
        """Add what has just happened."""
        new = list(story)
        self._story += new
        if self.is_open and self.panel is not None:
            self.refit()
            self.panel.add_lines(text(one) for one in new)

    def toggle(self, by_keyboard: bool = False) -> None:
        """Open the panel or close it."""
        if self.is_open:
            self.close()
        else:
            self.open(by_keyboard)

    def open(self, by_keyboard: bool = False) -> None:
        """Show the panel where the table leaves room for it."""
        if self.panel is None:
            self.panel = LogPanel(self._stage)
            self.panel.closing.connect(self.close)
        self.panel.show()
        self.panel.raise_()
        self._write()
        if self._takes_focus:
            shortcut, other = Qt.FocusReason.ShortcutFocusReason, Qt.FocusReason.OtherFocusReason
            self.panel.setFocus(shortcut if by_keyboard else other)
        self.toggled.emit(True)

    def close(self) -> None:
        """Take the panel away; the focus goes back to the table if it was here."""
        if self.panel is None or not self.is_open:
            return
        had_focus = self.panel.page.hasFocus()
        self.panel.hide()
        if had_focus:
            self._stage.setFocus()
        self.toggled.emit(False)

    def refit(self) -> None:
        """Take the place that is free now."""
        if self.panel is not None and self.is_open:
            self.panel.set_scale(self._stage.units[1])
            self.panel.place(self._area())

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        if self.panel is not None:
            self.panel.retranslate()
        if self.is_open:
            self._write()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc at the table closes the log first."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if not self.is_open or event.key() != Qt.Key.Key_Escape:
            return False
        self.close()
        return True

    def _write(self) -> None:
        assert self.panel is not None
        self.panel.set_scale(self._stage.units[1])
        self.panel.place(self._area())
        self.panel.show_lines(text(one) for one in self._story)
