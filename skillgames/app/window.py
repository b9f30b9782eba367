"""The room: one window with the first page, one table, and one sheet at a time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QStackedLayout

from skillgames import registry
from skillgames.app import motion, session, window_place
from skillgames.app.appearance import GRADING, deck_style
from skillgames.app.home import HomePage
from skillgames.app.keeping import SettingsKeeper
from skillgames.app.light import Light
from skillgames.app.match_controller import PERSON_SEAT, MatchController
from skillgames.app.pictures import Pictures
from skillgames.app.playing import Playing
from skillgames.app.replays import Replays
from skillgames.app.services import Services
from skillgames.app.sheet_window import SheetWindow
from skillgames.app.tables import is_imported, table_class
from skillgames.app.tile import TileContent
from skillgames.engine.game import GameDef
from skillgames.engine.text import Msg
from skillgames.store.errors import StoreError
from skillgames.widgets.animator import reduce_motion
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.notices import Edge, Notices, Space, beside, foot_of
from skillgames.widgets.sheet_parts.pressable import PRESSES
from skillgames.widgets.sheet_parts.shared import HELP

if TYPE_CHECKING:
    from skillgames.app.keys_page import KeysPage
    from skillgames.app.match_sheets import MatchSheets
    from skillgames.app.replay_page import ReplayPage
    from skillgames.app.settings_page import SettingsPage
    from skillgames.app.statistics import StatisticsPage
    from skillgames.widgets.art.sprites import DeckStyle
    from skillgames.widgets.scene import Table
    from skillgames.widgets.stage import Stage

SETTINGS_MS = 300
"""The settings are read so long after the start: by then the first page is painted."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """How the unfinished match of a game stands, or why it cannot go on; neither without one."""

    progress: str | None = None
    stuck: Msg | None = None

    @property
    def is_there(self) -> bool:
        """Whether there is one."""
        return self.progress is not None or self.stuck is not None


class RoomWindow(SheetWindow):
    """Everything people see: the first page, the table, a replay, and the sheet over them.

    `playing` has the table, `replays` what was played before; `pages` shows one of them at
    a time. One sheet is open, at most over one that waits. Whatever the first page does not need
    is imported and made when it is wanted first.
    """

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.home = HomePage(self)
        self.playing = Playing(self)
        self.replays = Replays(self)
        self._statistics: StatisticsPage | None = None
        self._settings_page: SettingsPage | None = None
        self._keys: KeysPage | None = None
        self.pages = QStackedLayout(self)
        self.pages.setContentsMargins(0, 0, 0, 0)
        self.pages.addWidget(self.home)
        self.notices = Notices(self)
        self.notices.space = self._notice_space
        self.pages.currentChanged.connect(self.notices.follow)
        self.home.opened.connect(self.open_game)
        self.home.resumed.connect(self.resume_game)
        self.home.settings_wanted.connect(self.open_settings)
        self.home.rules_wanted.connect(self.open_rules)
        self.home.statistics_wanted.connect(self.open_statistics)
        self.home.record_wanted.connect(self.replays.choose)
        self.keeper = SettingsKeeper(services, self.tell, self)
        self.pictures = Pictures(self)
        self._light = Light(self)
        self._light.show()
        services.sound.is_busy = self.is_moving
        PRESSES.made.connect(self._tap)
        motion.watch(self.apply_settings)
        self.setAcceptDrops(True)
        window_place.put(self, services.known.window)
        self.setWindowTitle("Skillgames")
        self.show_home()
        self.tell_notices()
        if services.settings_are_read:
            self.read_settings()
        else:
            QTimer.singleShot(SETTINGS_MS, self, self.read_settings)

    @cached_property
    def match_sheets(self) -> MatchSheets:
        """What opens the sheets of a match."""
        from skillgames.app.match_sheets import MatchSheets

        return MatchSheets(self)

    @property
    def stage(self) -> Stage | None:
        """The stage of the tables, once one has been opened."""
        return self.playing.stage

    @property
    def table(self) -> Table | None:
        """The table somebody sits at."""
        return self.playing.table

    @property
    def controller(self) -> MatchController | None:
        """The controller of the match at the table."""
        return self.playing.controller

    @property
    def replay(self) -> ReplayPage | None:
        """The match of the past that is shown."""
        return self.replays.page

    # --- notices ---------------------------------------------------------------------------

    def tell(self, notice: Msg, topic: str = "") -> None:
        """Tell people something they should read, instead of what was said about the topic."""
        self.notices.tell(text(notice), topic=topic)

    def tell_notices(self) -> None:
        """Say what the services have to say."""
        for notice in self.services.take_notices():
            self.tell(notice)

    def _notice_space(self) -> Space:
        """At the foot, but where a hand, a bar or the buttons of a sheet are there."""
        if self.sheet is not None:
            return beside(self, self.sheet.footer)
        if self.replay is not None:
            return Space(self.replay.notice_area(), Edge.FOOT)
        if self.table is not None:
            return Space(self.table.notice_area().toRect(), Edge.TOP)
        return foot_of(self)

    # --- home and matches ------------------------------------------------------------------

    def show_home(self) -> None:
        """The first page, with how the unfinished matches stand and the totals."""
        self.replays.drop()
        self.close_sheet()
        self.playing.leave()
        self.refresh_home()
        self.pages.setCurrentWidget(self.home)
        self.home.focus_tile(ring=False)

    def refresh_home(self) -> None:
        """Bring the first page up to date with the archive."""
        contents = [self.tile_content(game) for game in registry.games_with("table")]
        try:
            totals = self.services.archive.totals(PERSON_SEAT)
        except StoreError as error:
            totals = None
            self.tell(error.msg)
        self.home.show_games(contents, totals)

    def tile_content(self, game: GameDef) -> TileContent:
        """What the tile of a game shows; tables are not imported for it, see `Pictures`."""
        if is_imported(game):
            return TileContent(game, table_class(game), self.unfinished(game).progress)
        try:
            is_there = self.services.archive.running(game.slug) is not None
        except StoreError:
            is_there = False
        return TileContent(game, None, "" if is_there else None)

    def unfinished(self, game: GameDef) -> Unfinished:
        """The unfinished match of a game, replayed once to see whether it goes on."""
        try:
            stored = self.services.archive.running(game.slug)
            if stored is None:
                return Unfinished()
            match, _ = session.resume(self.services.archive, stored)
        except (StoreError, session.CannotResume) as error:
            return Unfinished(stuck=error.msg)
        return Unfinished(table_class(game).progress(match.view(PERSON_SEAT)))

    def open_game(self, slug: str) -> None:
        """The setup sheet of a game, over whatever is shown."""
        self.match_sheets.open_setup(slug)

    def start_game(self, game: GameDef) -> None:
        """A new match at the level chosen last, with the options of the setup sheet."""
        self.playing.start(game)

    def resume_game(self, slug: str) -> None:
        """Go on with the unfinished match, exactly where it stood."""
        self.playing.resume(slug)

    def pause(self) -> None:
        """The pause sheet, where a match is played and no sheet is open."""
        self.match_sheets.open_pause()

    def go_back_to_table(self) -> None:
        """Close the sheet and let the match go on."""
        self.close_sheet()
        if self.stage is not None:
            self.stage.setFocus()
        self.playing.go_on()

    # --- other pages -----------------------------------------------------------------------

    def open_rules(self, slug: str) -> None:
        """The rules of a game, over whatever is shown; closing them leads back there."""
        from skillgames.app.rules_page import rules_sheet

        sheet = rules_sheet(self, slug, self.deck, self.services.animation)
        sheet.dismissed.connect(self.close_over)
        self.open_over(sheet)

    def open_statistics(self) -> None:
        """The statistics page, as it was left last."""
        self.statistics_page().open()

    def statistics_page(self) -> StatisticsPage:
        """The page, imported and made when it is wanted first."""
        from skillgames.app.statistics import StatisticsPage

        if self._statistics is None:
            self._statistics = StatisticsPage(self)
        return self._statistics

    def open_settings(self) -> None:
        """The settings sheet; it leads back to the pause sheet or to where no sheet was."""
        from skillgames.app.match_sheets import SETTINGS
        from skillgames.app.settings_page import SettingsPage

        if self._settings_page is None:
            self._settings_page = SettingsPage(self)
        sheets = self.match_sheets
        back = partial(sheets.back_to_pause, SETTINGS) if sheets.is_paused else self.close_sheet
        self._settings_page.open(back)

    def open_keys(self) -> None:
        """The sheet of all keys over whatever is shown; where it is open it is closed."""
        from skillgames.app.keys_page import KeysPage

        if self._keys is None:
            self._keys = KeysPage(self)
        self._keys.toggle()

    def close_keys(self) -> None:
        """Go back from the sheet of all keys, if it is open."""
        if self._keys is not None:
            self._keys.close()

    def drop_keys(self) -> None:
        """Take the sheet of all keys away, if it lies over something."""
        if self._keys is not None:
            self._keys.drop()

    # --- settings --------------------------------------------------------------------------

    def read_settings(self) -> None:
        """Read what the first picture did not need, and say what was wrong with it."""
        self.apply_settings()
        self.tell_notices()

    def change_setting(self, name: str, value: object) -> None:
        """A setting was chosen: keep it and let it act at once."""
        if name in GRADING:
            self._light.step(name, value)
            return
        if name == "volume":
            self.keeper.keep_soon(name, value)
        else:
            self.keeper.keep(name, value)
        if name in ("sound", "volume"):
            self.services.apply_sound()
            return
        if name == "language":
            self.services.apply_language()  # Qt tells everybody, see `changeEvent`
            return
        self.apply_settings()

    def apply_settings(self) -> None:
        """Let all settings act on what is there."""
        reduced = motion.is_reduced(self.services.settings.reduced_motion)
        reduce_motion(reduced)
        self.services.apply_sound()
        if self.sheet is not None:
            self.sheet.set_animation(self.services.animation)
        if self.table is not None:
            self._light.show()
            self.playing.apply_settings(reduced)

    def deck(self, made: type[Table]) -> DeckStyle:
        """How cards and cloth look at a game's table."""
        return deck_style(self.services.settings, made)

    # --- sheets ----------------------------------------------------------------------------

    def close_sheet(self) -> None:
        """Close what is open; the match may go on, but nobody tells it to."""
        self.drop_keys()
        super().close_sheet()

    def cover(self) -> None:
        """Nothing moves at the table under a sheet."""
        self.playing.cover()

    def uncover(self) -> None:
        """The table is there again, in the light that was chosen meanwhile."""
        self._light.catch_up()
        self.playing.uncover()

    def arrange(self) -> None:
        """Notices lie where they cover nothing."""
        self.notices.follow()

    def is_moving(self) -> bool:
        """Whether people would see it if the window stood still for a moment."""
        return self.playing.is_moving or (self.sheet is not None and self.sheet.busy)

    def _tap(self) -> None:
        """A control was pressed somewhere."""
        self.services.sound.play("tap")

    # --- Qt --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc at the table opens the pause sheet; F1 and "?" tell of all keys anywhere."""
        if event.key() == Qt.Key.Key_F1 or event.text() == HELP:
            self.open_keys()
        elif self.replay is not None:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and self.table is not None and self.sheet is None:
            self.pause()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped anywhere; what they are is looked at then."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Show the record that was dropped."""
        event.acceptProposedAction()
        self.replays.open_dropped(event.mimeData())

    def changeEvent(self, event: QEvent) -> None:
        """Another language: tables hold no Qt translations of their own."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.playing.retranslate()

    def come_forward(self) -> None:
        """Be the window people see: the program was started again."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons of the table keep their corner."""
        super().resizeEvent(event)
        self.playing.place_buttons()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every entry is stored already; only a slider and the window's place are left."""
        if self._settings_page is not None:
            self._settings_page.flush()
        self.services.settings.window = window_place.place_of(self)
        self.keeper.close()
        self.replays.drop()
        self.close_sheet()
        self.playing.leave()
        self._light.rest()
        self.pictures.stop()
        self.services.close()
        super().closeEvent(event)
