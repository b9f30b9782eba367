"""The sheet of all keys: what the keyboard does where one is now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import KeyGroup, KeyRow, KeysContent
from skillgames.widgets.sheet_parts.keys import KeysSheet

if TYPE_CHECKING:
    from skillgames.app.window import RoomWindow

ESC = "Esc"
ENDS = ("Home", "End")
PAGES = ("PageUp", "PageDown")
SIDEWAYS = ("←", "→")
"""What is printed on keys in every language."""


class KeysPage(QObject):
    """Opens and closes the sheet, also over another one, which stays as it is below.

    At a table the match waits, as under any sheet; when the sheet goes, the focus is where
    it was.
    """

    def __init__(self, window: RoomWindow) -> None:
        super().__init__(window)
        self._window = window
        self.sheet: KeysSheet | None = None

    def toggle(self) -> None:
        """Open the sheet, or close it where it is open."""
        if self.sheet is None:
            self._open()
        else:
            self.close()

    def close(self) -> None:
        """Go back to what was there before."""
        window = self._window
        if self.sheet is not window.sheet:
            self.drop()
            return
        window.close_sheet()
        window.playing.go_on()

    def drop(self) -> None:
        """Forget the sheet; one that lies over another sheet is taken away."""
        sheet, self.sheet = self.sheet, None
        if sheet is None or sheet is self._window.sheet:
            return
        sheet.close_sheet()
        sheet.retext_wanted.disconnect()
        sheet.deleteLater()

    def content(self) -> KeysContent:
        """The keys of the place that is shown, then those of every place."""
        window = self._window
        if window.replay is not None:
            here = replay_keys()
        elif window.table is not None:
            assert window.controller is not None
            name = text(window.controller.match.game.name)
            here = table_keys(name, window.table.key_rows())
        else:
            here = home_keys()
        title = QCoreApplication.translate("Keys", "Keys")
        return KeysContent(title, (here, sheet_keys(), common_keys()))

    def _open(self) -> None:
        window = self._window
        sheet = KeysSheet(window, self.content(), animation=window.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(self.content()))
        sheet.dismissed.connect(self.close)
        if window.sheet is None and window.replay is None:
            window.open_sheet(sheet, by_keyboard=True)
            self.sheet = sheet
            return
        while window.sheet is not None and window.sheet.busy:
            window.sheet.finish()
        self.sheet = sheet
        sheet.open(by_keyboard=True)


def home_keys() -> KeyGroup:
    """The first page."""
    translate = QCoreApplication.translate
    return KeyGroup(
        translate("Keys", "On the first page"),
        (
            KeyRow(SIDEWAYS, translate("Keys", "Go from game to game")),
            KeyRow(_press(), translate("Keys", "Open the game")),
        ),
    )


def table_keys(game: str, rows: Sequence[KeyRow]) -> KeyGroup:
    """A table: the keys of the game, then those of every table."""
    translate = QCoreApplication.translate
    every_table = (
        KeyRow((ESC,), translate("Keys", "Pause")),
        KeyRow(("L",), translate("Keys", "Show or hide the match log")),
        KeyRow((*_press(), ESC), translate("Keys", "While something moves: finish the motion")),
    )
    title = translate("Keys", "At the table: %1").replace("%1", game)
    return KeyGroup(title, (*rows, *every_table))


def replay_keys() -> KeyGroup:
    """A match of the past."""
    translate = QCoreApplication.translate
    rows = (
        KeyRow(SIDEWAYS, translate("Keys", "One step back or forward")),
        KeyRow(PAGES, translate("Keys", "Ten steps back or forward")),
        KeyRow(ENDS, translate("Keys", "To the beginning or the end")),
        KeyRow((_space(),), translate("Keys", "Play or stop")),
        KeyRow(("L",), translate("Keys", "Show or hide the match log")),
        KeyRow((ESC,), translate("Keys", "Leave the replay")),
    )
    return KeyGroup(translate("Keys", "In a replay"), rows)


def sheet_keys() -> KeyGroup:
    """Every sheet."""
    translate = QCoreApplication.translate
    rows = (
        KeyRow(_press(), translate("Keys", "Press the button, turn the switch")),
        KeyRow(SIDEWAYS, translate("Keys", "Choose another answer, move a slider")),
        KeyRow(PAGES, translate("Keys", "Scroll; move a slider by ten at a time")),
        KeyRow(ENDS, translate("Keys", "To the beginning or the end")),
        KeyRow((ESC,), translate("Keys", "Close the sheet, go back")),
    )
    return KeyGroup(translate("Keys", "On sheets"), rows)


def common_keys() -> KeyGroup:
    """Anywhere."""
    translate = QCoreApplication.translate
    rows = (
        KeyRow(("Tab",), translate("Keys", "To the next button or field")),
        KeyRow(("Shift+Tab",), translate("Keys", "To the one before")),
        KeyRow(("F1", "?"), translate("Keys", "Show this list, and close it again")),
    )
    return KeyGroup(translate("Keys", "Everywhere"), rows)


def _press() -> tuple[str, str]:
    return QCoreApplication.translate("Keys", "Enter"), _space()


def _space() -> str:
    return QCoreApplication.translate("Keys", "Space")
