"""The light over the room: contrast, grain, temperature, and how plates stand out from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from skillgames.app.appearance import deck_style, grade, hud_style
from skillgames.widgets.art.hud import HudStyle, use_hud_style

if TYPE_CHECKING:
    from skillgames.app.window import RoomWindow

COVERED_MS = 250
"""A table behind a sheet follows a slider when it has rested for so long."""


class Light(QObject):
    """Puts the window into the light of the settings, also while a slider is dragged.

    Without a sheet over it, everything follows each step at once. What lies behind a sheet
    is blurred, so it is shown in the new light when the slider rests or the sheet closes.
    """

    def __init__(self, window: RoomWindow) -> None:
        super().__init__(window)
        self._window = window
        self._showing = QTimer(self)
        self._showing.setSingleShot(True)
        self._showing.setInterval(COVERED_MS)
        self._showing.timeout.connect(self._show_behind)
        # Held here, because PySide lets what it gives die with it.
        self._hints = QGuiApplication.styleHints()
        accessibility = getattr(self._hints, "accessibility", None)
        self._needs = accessibility() if accessibility is not None else None
        if self._needs is not None:
            self._needs.contrastPreferenceChanged.connect(self._desktop_changed)

    def step(self, name: str, value: object) -> None:
        """A slider of the light was moved; ValidationError for a value that cannot be."""
        self._window.keeper.keep_soon(name, value)
        if self._window.sheet is None:
            self.show()
        else:
            self._showing.start()

    def catch_up(self) -> None:
        """Show at once what waits for a slider to rest: the sheet is gone."""
        if self._showing.isActive():
            self.show()

    def rest(self) -> None:
        """The window closes: nothing waits any more, plates are as they were designed."""
        self._showing.stop()
        use_hud_style(HudStyle())

    def show(self) -> None:
        """Put everything into the light of the settings."""
        self._showing.stop()
        window = self._window
        known = window.services.known
        other_hud = use_hud_style(hud_style(known))
        window.home.set_grade(grade(known))
        if window.stage is None:
            return
        if other_hud:
            for child in window.stage.findChildren(QWidget):
                child.update()
        if window.table is not None:
            window.stage.restyle(deck_style(window.services.settings, type(window.table)))
            if other_hud:
                window.table.relayout()

    def _desktop_changed(self, preference: object) -> None:
        """The desktop asks for another contrast."""
        self.show()

    def _show_behind(self) -> None:
        self.show()
        window = self._window
        if window.stage is not None and window.stage.is_spreading:
            self._showing.start()  # the picture behind the sheet is taken when it is whole
        elif window.sheet is not None:
            window.sheet.refresh()
