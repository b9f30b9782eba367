"""Carries the text of an error from any thread to the window's event loop."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal


class Post(QObject):
    """What is sent arrives later, in the thread where the post was made."""

    _sent = Signal(str)

    def __init__(self, take: Callable[[str], None]) -> None:
        super().__init__()
        self._take = take
        # To a method of this object: a bare function would run in the thread that sends.
        self._sent.connect(self._arrive, Qt.ConnectionType.QueuedConnection)

    def send(self, text: str) -> None:
        """May be called from any thread."""
        self._sent.emit(text)

    def _arrive(self, text: str) -> None:
        self._take(text)
