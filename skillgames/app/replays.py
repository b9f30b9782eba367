"""Replays and records: a match of the past is shown, and what was on show waits behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QWidget

from skillgames.app.tables import table_class
from skillgames.engine.errors import GameError
from skillgames.engine.text import translate
from skillgames.store.errors import StoreError

if TYPE_CHECKING:
    from pathlib import Path

    from skillgames.app.records import Kept
    from skillgames.app.replay_page import ReplayPage
    from skillgames.app.window import RoomWindow
    from skillgames.widgets.sheet_parts.sheet import Sheet


class Replays(QObject):
    """Shows one replay at a time over whatever is shown, and goes back there.

    `page` is the replay, while there is one. Records are read and written where people
    say; what is wrong with one is told as a notice. Pages and records are imported when
    they are first needed.
    """

    def __init__(self, window: RoomWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: ReplayPage | None = None
        self._behind: tuple[QWidget, list[Sheet]] | None = None
        """The page and the sheets, the lowest first, a replay was opened from."""

    # --- what can be shown and saved -------------------------------------------------------

    def open(self, match_id: int) -> None:
        """Show a match of the archive again, whatever is on show now; Back returns there."""
        from skillgames.app import records

        try:
            kept = records.stored(self._window.services.archive.match(match_id))
        except (StoreError, GameError) as error:
            self._window.tell(error.msg)
            return
        self.show(kept)

    def open_record(self, path: Path) -> None:
        """Show the match a file records; one sentence when it is none. It is not kept."""
        from skillgames.app import records

        try:
            kept = records.read(path)
        except GameError as error:
            self._window.tell(error.msg)
            return
        self.show(kept)

    def open_dropped(self, data: QMimeData) -> None:
        """Show the record that was dropped on the window."""
        from skillgames.app import records

        files = records.dropped(data)
        if len(files) == 1:
            self.open_record(files[0])
        else:
            self._window.tell(translate("Record", "Drop one record, a .json file of this machine."))

    def choose(self) -> None:
        """Ask for a file with a record and show it."""
        from skillgames.app import records

        path = records.ask_what_to_open(self._window)
        if path is not None:
            self.open_record(path)

    def save(self, kept: Kept) -> None:
        """Ask where, and save the record of a match of the past."""
        from skillgames.app import records

        path = records.ask_where_to_save(self._window, kept.file_name)
        if path is None:
            return
        try:
            records.save(kept, path)
        except StoreError as error:
            self._window.tell(error.msg)
            return
        said = self.tr("The record is now in “%1”.").replace("%1", path.name)
        self._window.notices.tell(said, stays=False)

    def finished(self) -> Kept:
        """The finished match at the table."""
        from skillgames.app.records import Kept

        assert self._window.controller is not None
        return Kept(self._window.controller.match)

    # --- coming and going ------------------------------------------------------------------

    def show(self, kept: Kept) -> None:
        """Show this match, instead of another one that is shown."""
        from skillgames.app.replay_page import ReplayPage

        window = self._window
        made = table_class(kept.match.game)
        page = ReplayPage(kept, made, window.deck(made), window)
        page.left.connect(self.leave)
        page.stage.resized.connect(window.notices.follow)
        page.save_wanted.connect(lambda: self.save(kept))
        page.table.sounded.connect(window.services.sound.play)
        before, self.page = self.page, page
        window.close_keys()
        if before is None:
            self._step_aside()
        window.pages.addWidget(page)
        window.pages.setCurrentWidget(page)
        if before is not None:
            self._discard(before)
        page.begin(window.services.animation, window.playing.table_settings())
        window.notices.raise_()
        window.notices.follow()
        page.stage.setFocus()

    def leave(self) -> None:
        """Back to where the replay was opened."""
        window = self._window
        page, self.page = self.page, None
        behind, self._behind = self._behind, None
        if page is None or behind is None:
            return
        window.drop_keys()
        widget, sheets = behind
        window.pages.setCurrentWidget(widget)
        self._discard(page)
        if widget is window.home:
            window.home.focus_tile(ring=False)
        else:
            widget.setFocus()
        if sheets:
            window.take_sheets_back(sheets)
            for sheet in sheets:
                sheet.open()
            return
        window.playing.release()
        window.playing.go_on()

    def drop(self) -> None:
        """Leave the replay for something else than what it was opened from."""
        page, self.page = self.page, None
        behind, self._behind = self._behind, None
        if behind is not None:
            self._window.take_sheets_back(behind[1])
        if page is not None:
            self._discard(page)

    def _step_aside(self) -> None:
        """What is on show waits, unchanged, until the replay is left."""
        window = self._window
        shown = window.pages.currentWidget() or window.home
        sheets = window.lay_sheets_aside()
        self._behind = shown, sheets
        for sheet in reversed(sheets):
            sheet.close_sheet()
        if not sheets:
            window.playing.finish_motion()
        window.playing.hold()

    def _discard(self, page: ReplayPage) -> None:
        self._window.pages.removeWidget(page)
        page.hide()
        page.leave()
        page.deleteLater()
