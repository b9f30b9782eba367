"""The pictures of the first page: they come after its first painting, one per step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from skillgames.app.tables import table_class

if TYPE_CHECKING:
    from skillgames.app.window import RoomWindow

BETWEEN_MS = 10
"""Before each step: what has been painted reaches the screen, and presses are answered."""
BUSY_MS = 100
"""While something moves, the next step waits this long."""


class Pictures(QObject):
    """Imports rules and tables of the games, one by one, and lets their tiles be painted.

    They are most of a game's code: with all of them before the first picture the room would
    open later with every game that is added. A tile says its words from the start. The
    sheets of matches come last: a press on a tile opens one.
    """

    def __init__(self, window: RoomWindow) -> None:
        super().__init__(window)
        self._window = window
        self._ruled: set[str] = set()
        """The games whose rules have had their step."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        window.home.pictures_wanted.connect(self._begin)

    def finish(self) -> None:
        """Import what is missing at once."""
        self._timer.stop()
        for game in self._window.home.without_picture:
            table_class(game)
            self._window.home.show_game(self._window.tile_content(game))

    def stop(self) -> None:
        """The window closes."""
        self._timer.stop()

    def _begin(self) -> None:
        if not self._timer.isActive():
            self._timer.start(BETWEEN_MS)

    def _step(self) -> None:
        window = self._window
        if window.is_moving():
            self._timer.start(BUSY_MS)
            return
        missing = window.home.without_picture
        if not missing:
            _ = window.match_sheets
            return
        game = missing[0]
        if game.slug not in self._ruled:  # a step of their own: both at once would be felt
            _ = game.rules
            self._ruled.add(game.slug)
            self._timer.start(BETWEEN_MS)
            return
        table_class(game)
        # Painted, the page asks for the next one.
        window.home.show_game(window.tile_content(game))
        window.home.update()
        if len(missing) == 1:
            self._timer.start(BETWEEN_MS)
        if window.sheet is not None:
            window.sheet.refresh_soon()
