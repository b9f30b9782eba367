"""The bell for people who have looked away: it is their turn, and nothing happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

if TYPE_CHECKING:
    from skillgames.widgets.stage import Stage

IDLE_MS = 4000

_SIGNS = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
        QEvent.Type.KeyPress,
        QEvent.Type.Wheel,
    }
)
"""What shows that somebody is there."""


class TurnBell(QObject):
    """Gives `rung` once when nobody has touched the stage for `IDLE_MS` after `wait`.

    Any sign of life at the stage calls it off. It listens only while it waits.
    """

    rung = Signal()

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._watched = (stage, stage.viewport())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(IDLE_MS)
        self._timer.timeout.connect(self._ring)

    @property
    def is_waiting(self) -> bool:
        """Whether it may ring yet."""
        return self._timer.isActive()

    def wait(self) -> None:
        """Begin to wait, from now."""
        self.call_off()
        for one in self._watched:
            one.installEventFilter(self)
        self._timer.start()

    def call_off(self) -> None:
        """Do not ring; nothing happens when it does not wait."""
        if self.is_waiting:
            self._timer.stop()
            self._unwatch()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for signs of life; every event goes on to where it belongs."""
        if event.type() in _SIGNS:
            self.call_off()
        return False

    def _unwatch(self) -> None:
        for one in self._watched:
            one.removeEventFilter(self)

    def _ring(self) -> None:
        self._unwatch()
        self.rung.emit()
