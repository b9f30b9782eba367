"""Settings go to the disk as they are chosen; those of a slider when it rests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from skillgames.app.services import Services
from skillgames.engine.text import Msg

KEEP_MS = 500
"""What comes from a slider goes to the disk when it has rested for so long."""


class SettingsKeeper(QObject):
    """Keeps settings without letting them act; `tell` hears why one could not be written."""

    def __init__(self, services: Services, tell: Callable[[Msg], None], parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._tell = tell
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(KEEP_MS)
        self._rest.timeout.connect(self.write)

    def keep(self, name: str, value: object) -> None:
        """Keep one setting now."""
        setattr(self._services.settings, name, value)
        self.write()

    def keep_soon(self, name: str, value: object) -> None:
        """Keep one step of a slider; the disk hears of it when the slider rests.

        ValidationError for a value that cannot be.
        """
        setattr(self._services.settings, name, value)
        self._rest.start()

    def write(self) -> None:
        """Write the settings to the disk; people are told when that fails."""
        self._rest.stop()
        trouble = self._services.keep_settings()
        if trouble is not None:
            self._tell(trouble)

    def close(self) -> None:
        """Write them once more, with nobody left to be told."""
        self._rest.stop()
        self._services.keep_settings()
