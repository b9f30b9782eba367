"""Presses and drags on cards, decided once for mouse, touch and pen.

The card that lies under the press at rest is the one that is meant, whatever moves
meanwhile. What a drag was is decided by its dominant axis when it is let go.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Signal

WOBBLE = 8.0
"""Movement under this many pixels is a tap, however unsteady the hand."""


class Gestures(QObject):
    """Turns positions into intentions.

    Signals carry the key of the card under the press: `tapped`; `dragged(key, delta)`
    while it follows the pointer; at the end `pulled_up`, `moved_sideways(key, dx)` or
    `put_back`. `missed` is a tap on no card.
    """

    tapped = Signal(str)
    missed = Signal()
    dragged = Signal(str, QPointF)
    pulled_up = Signal(str)
    moved_sideways = Signal(str, float)
    put_back = Signal(str)

    def __init__(
        self,
        hit: Callable[[QPointF], str | None],
        can_drag: Callable[[str], bool],
        card_size: Callable[[], tuple[float, float]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._hit = hit
        self._can_drag = can_drag
        self._card_size = card_size
        self._key: str | None = None
        self._origin = QPointF()
        self._pressed = False
        self._dragging = False

    @property
    def dragging(self) -> str | None:
        """The key of the card that follows the pointer, if any."""
        return self._key if self._dragging else None

    def press(self, pos: QPointF) -> None:
        """The pointer went down here."""
        self._pressed = True
        self._dragging = False
        self._origin = pos
        self._key = self._hit(pos)

    def move(self, pos: QPointF) -> None:
        """The pointer moved with the button down."""
        if not self._pressed or self._key is None or not self._can_drag(self._key):
            return
        delta = pos - self._origin
        if not self._dragging and _length(delta) < WOBBLE:
            return
        self._dragging = True
        self.dragged.emit(self._key, delta)

    def release(self, pos: QPointF) -> None:
        """The pointer was let go here."""
        if not self._pressed:
            return
        key, dragging = self._key, self._dragging
        delta = pos - self._origin
        self._forget()
        if key is None:
            if _length(delta) < WOBBLE:
                self.missed.emit()
        elif dragging:
            self._decide(key, delta)
        elif _length(delta) < WOBBLE:
            self.tapped.emit(key)

    def cancel(self) -> None:
        """The press is void (touch cancelled, window lost the pointer, Esc)."""
        key, dragging = self._key, self._dragging
        self._forget()
        if dragging and key is not None:
            self.put_back.emit(key)

    def _forget(self) -> None:
        self._pressed = self._dragging = False
        self._key = None

    def _decide(self, key: str, delta: QPointF) -> None:
        width, height = self._card_size()
        dx, dy = delta.x(), delta.y()
        if -dy >= height / 2 and -dy > abs(dx):
            self.pulled_up.emit(key)
        elif abs(dx) >= width / 2 and abs(dx) > abs(dy):
            self.moved_sideways.emit(key, dx)
        else:
            self.put_back.emit(key)


def _length(delta: QPointF) -> float:
    return float((delta.x() ** 2 + delta.y() ** 2) ** 0.5)
