"""The room: one window with the first page, one table, and one sheet at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from skillgames import registry
from skillgames.app import session
from skillgames.app.home import HomePage, TileContent
from skillgames.app.match_controller import PERSON_SEAT, MatchController
from skillgames.app.results import with_statistics
from skillgames.app.rows import settings_content
from skillgames.app.services import Services
from skillgames.app.setup import level_of, setup_content
from skillgames.engine.game import LEVEL_NAMES, GameDef, Level
from skillgames.engine.text import Msg, translate
from skillgames.store.errors import StoreError
from skillgames.store.settings import Settings, WindowPlace
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.controls import IconButton
from skillgames.widgets.language import text
from skillgames.widgets.look import CLOTHS, units
from skillgames.widgets.scene import Table, TableSettings
from skillgames.widgets.sheet_parts.data import PauseContent, QuestionContent, ResultsContent
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheets import (
    Notices,
    PauseSheet,
    QuestionSheet,
    ResultsSheet,
    SettingsSheet,
    SetupSheet,
    TallySheet,
)
from skillgames.widgets.stage import Stage

SMALLEST = QSize(900, 600)
FIRST_SIZE = QSize(1280, 800)

LEAST_PACE = 2 / 3


def table_class(game: GameDef) -> type[Table]:
    """The table of a game; its Qt part is imported now."""
    return cast("type[Table]", game.part("table").TABLE)


def think_pace(animation: float) -> float:
    """The factor on the bots' shown thinking time for an animation factor.

    Slow motion does not make bots slower; fast motion leaves them 300 ms, so that
    people see whose turn it is; without motion there is no waiting at all.
    """
    return min(1.0, max(animation, LEAST_PACE)) if animation > 0 else 0.0


class RoomWindow(QWidget):
    """Everything people see. Owns the sheets; games give tables and rows."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.home = HomePage(self)
        self.stage: Stage | None = None
        self.menu_button: IconButton | None = None
        self.table: Table | None = None
        self.controller: MatchController | None = None
        self.sheet: Sheet | None = None
        self._level = Level.MEDIUM
        self._options: dict[str, object] = {}
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(self.home)
        self.notices = Notices(self)
        self.home.opened.connect(self.open_game)
        self.home.resumed.connect(self.resume_game)
        self.home.settings_wanted.connect(self.open_settings)
        self.setMinimumSize(SMALLEST)
        self._restore_place()
        self._retitle()
        self.show_home()
        for notice in services.notices:
            self.notices.tell(text(notice))

    # --- home ------------------------------------------------------------------------------

    def show_home(self) -> None:
        """The first page, with how the unfinished matches stand and the totals."""
        self._close_sheet()
        self._leave_table()
        contents = [self._tile(game) for game in registry.all_games()]
        try:
            totals = self.services.archive.totals(PERSON_SEAT)
        except StoreError as error:
            totals = None
            self.notices.tell(text(error.msg))
        self.home.show_games(contents, totals)
        self._pages.setCurrentWidget(self.home)
        self.home.focus_tile(ring=False)

    def _tile(self, game: GameDef) -> TileContent:
        return TileContent(game, table_class(game), self._running(game))

    def _running(self, game: GameDef) -> str | None:
        """How the unfinished match of a game stands, None when there is none."""
        try:
            stored = self.services.archive.running(game.slug)
            if stored is None:
                return None
            match, _ = session.resume(self.services.archive, stored)
        except (StoreError, session.CannotResume):
            return None
        return table_class(game).progress(match.view(PERSON_SEAT))

    # --- setup -----------------------------------------------------------------------------

    def open_game(self, slug: str) -> None:
        """The setup sheet of a game, over whatever is shown."""
        game = registry.game(slug)
        self._options = {}
        running = self._running(game)

        def content() -> Any:
            return setup_content(
                game, table_class(game), self.services.settings, self._options, running
            )

        sheet = SetupSheet(self, content(), animation=self.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(content()))
        sheet.level_changed.connect(lambda level: self._choose_level(game, level))
        sheet.option_changed.connect(self._choose_option)
        sheet.setting_changed.connect(self.change_setting)
        sheet.play_requested.connect(lambda: self._play_wanted(game, running))
        sheet.continue_requested.connect(lambda: self.resume_game(slug))
        sheet.dismissed.connect(self._dismiss_setup)
        self._open_sheet(sheet)

    def _dismiss_setup(self) -> None:
        self._close_sheet()
        if self.table is not None:
            self.show_home()

    def _choose_level(self, game: GameDef, level: str) -> None:
        levels = {**self.services.settings.last_level, game.slug: Level(level)}
        self._set("last_level", levels)

    def _choose_option(self, name: str, value: object) -> None:
        self._options[name] = value

    def _play_wanted(self, game: GameDef, running: str | None) -> None:
        """A new match; an unfinished one is given up only after asking."""
        if running is None:
            self.start_game(game)
        else:
            self._ask_for_new_match(
                lambda: self.start_game(game), lambda: self.open_game(game.slug)
            )

    def _ask_for_new_match(self, yes: Callable[[], None], no: Callable[[], None]) -> None:
        def content() -> QuestionContent:
            return QuestionContent(
                title=self.tr("Start a new match?"),
                text=self.tr("The unfinished one will be gone. It counts nowhere."),
                yes=self.tr("New match"),
                no=self.tr("Back"),
            )

        sheet = QuestionSheet(self, content(), animation=self.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(content()))
        sheet.accepted.connect(yes)
        sheet.declined.connect(no)
        self._open_sheet(sheet)

    # --- a match ---------------------------------------------------------------------------

    def start_game(self, game: GameDef) -> None:
        """A new match at the level chosen last, with the options of the setup sheet."""
        # The old match is left first: its last entry may still wait for the disk.
        self._close_sheet()
        self._leave_table()
        level = level_of(game, self.services.settings)
        match, keeper = session.begin(self.services.archive, game, level, self._options)
        if keeper.trouble is not None:
            self.notices.tell(text(keeper.trouble))
        self._enter_table(MatchController(match, keeper, self.services.thinker, self), level, {})

    def resume_game(self, slug: str) -> None:
        """Go on with the unfinished match, exactly where it stood."""
        try:
            stored = self.services.archive.running(slug)
            if stored is None:
                self.open_game(slug)
                return
            match, keeper = session.resume(self.services.archive, stored)
        except StoreError as error:
            self.notices.tell(text(error.msg))
            return
        except session.CannotResume as error:
            self.notices.tell(text(error.msg))
            return
        controller = MatchController(match, keeper, self.services.thinker, self)
        self._enter_table(controller, Level(stored.level), stored.notes)

    def _enter_table(
        self, controller: MatchController, level: Level, notes: Mapping[str, object]
    ) -> None:
        self._close_sheet()
        self._leave_table()
        game = controller.match.game
        made = table_class(game)
        stage = self._stage(made)
        self.controller, self._level = controller, level
        table = made(stage, controller.match.header.seats, self)
        self.table = table
        table.take_notes(notes)
        table.chosen.connect(controller.play)
        table.noted.connect(controller.keeper.note)
        controller.happened.connect(self._show_events)
        controller.refused.connect(self._refuse)
        controller.troubled.connect(self._tell)
        controller.thinking.connect(lambda seat: table.paint_labels())
        self._apply_settings()
        self.services.thinker.warm(game.slug)
        self._pages.setCurrentWidget(stage)
        self._place_menu()
        stage.setFocus()
        table.show_view(controller.view, controller.legal)
        self._go_on()

    def _stage(self, made: type[Table]) -> Stage:
        """The stage, made when the first table is opened."""
        if self.stage is None:
            self.stage = Stage(self._deck(made), self)
            self._pages.addWidget(self.stage)
            self.menu_button = IconButton(self.stage, "menu", self.tr("Menu"), "glass")
            self.menu_button.clicked.connect(self.pause)
        self.stage.restyle(self._deck(made))
        return self.stage

    def _deck(self, made: type[Table]) -> DeckStyle:
        four = self.services.settings.four_colours
        return DeckStyle(four_colours=four, back_pattern=made.BACK, cloth=CLOTHS[made.CLOTH])

    def _leave_table(self) -> None:
        if self.controller is not None:
            self.controller.leave()
            self.controller.deleteLater()
            self.controller = None
        if self.table is not None:
            self.table.leave()
            self.table.deleteLater()
            self.table = None

    def _show_events(self, events: list[Any]) -> None:
        assert self.table is not None
        assert self.controller is not None
        self.table.tell(events, self.controller.view, self.controller.legal, self._go_on)

    def _go_on(self) -> None:
        """Everything lies still: what comes next?"""
        table, controller = self.table, self.controller
        if table is None or controller is None or self.sheet is not None:
            return
        if controller.match.is_over or controller.chance_is_pending:
            content = table.tally(controller.view)
            if content is not None:
                self._open_tally()
            elif controller.match.is_over:
                self._open_results()
            else:
                controller.draw()
        else:
            controller.proceed()

    def _refuse(self, reason: Msg) -> None:
        if self.table is not None:
            self.table.refuse(reason)

    def _tell(self, notice: Msg) -> None:
        self.notices.tell(text(notice))

    # --- sheets at the table ---------------------------------------------------------------

    def pause(self) -> None:
        """The pause sheet; the match waits behind it."""
        if self.table is None or self.controller is None or self.sheet is not None:
            return
        game = self.controller.match.game

        def content() -> PauseContent:
            assert self.table is not None
            assert self.controller is not None
            level = text(LEVEL_NAMES[self._level])
            progress = self.table.progress(self.controller.view)
            return PauseContent(text(game.name), f"{level} · {progress}")

        sheet = PauseSheet(self, content(), animation=self.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(content()))
        sheet.resume_requested.connect(self.go_back_to_table)
        sheet.dismissed.connect(self.go_back_to_table)
        sheet.new_game_requested.connect(
            lambda: self._ask_for_new_match(lambda: self._again(game), self._back_to_pause)
        )
        sheet.home_requested.connect(self._go_home)
        self._open_sheet(sheet)

    def _back_to_pause(self) -> None:
        self._close_sheet()
        self.pause()

    def go_back_to_table(self) -> None:
        """Close the sheet and let the match go on."""
        self._close_sheet()
        if self.stage is not None:
            self.stage.setFocus()
        self._go_on()

    def _again(self, game: GameDef) -> None:
        """A new match like this one: the same level, the same options."""
        assert self.controller is not None
        self._options = dict(self.controller.match.header.options)
        self._choose_level(game, self._level.value)
        self.start_game(game)

    def _go_home(self) -> None:
        self._close_sheet()
        self.show_home()

    def _open_tally(self) -> None:
        def content() -> Any:
            assert self.table is not None
            assert self.controller is not None
            return self.table.tally(self.controller.view)

        sheet = TallySheet(self, content(), animation=self.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(content()))
        sheet.finished.connect(self._tally_read)
        self._open_sheet(sheet)

    def _tally_read(self) -> None:
        self._close_sheet()
        assert self.controller is not None
        assert self.stage is not None
        if self.controller.match.is_over:
            self._open_results()
        else:
            self.stage.setFocus()
            self.controller.draw()

    def _open_results(self) -> None:
        assert self.controller is not None
        game = self.controller.match.game

        sheet = ResultsSheet(self, self._results(), animation=self.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(self._results()))
        sheet.again_requested.connect(lambda: self._again(game))
        sheet.level_requested.connect(lambda: self._reopen_setup(game))
        sheet.other_game_requested.connect(self._go_home)
        self._open_sheet(sheet)

    def _results(self) -> ResultsContent:
        assert self.table is not None
        assert self.controller is not None
        content = self.table.results(self.controller.view)
        match = self.controller.match
        try:
            stats = self.services.archive.level_stats(
                match.game.slug, self._level.value, len(match.header.seats), PERSON_SEAT
            )
        except StoreError as error:
            self.notices.tell(text(error.msg))
            return content
        return with_statistics(content, self._level, stats)

    def _reopen_setup(self, game: GameDef) -> None:
        self._close_sheet()
        self.open_game(game.slug)

    # --- settings --------------------------------------------------------------------------

    def open_settings(self) -> None:
        """The gear sheet."""
        settings = self.services.settings
        sheet = SettingsSheet(self, settings_content(settings), animation=self.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(settings_content(settings)))
        sheet.changed.connect(self.change_setting)
        sheet.dismissed.connect(self._close_sheet)
        self._open_sheet(sheet)

    def change_setting(self, name: str, value: object) -> None:
        """A setting was chosen: keep it and let it act at once."""
        self._set(name, value)
        if name == "language":
            self.services.apply_language()
            self._retitle()
        self._apply_settings()

    def _set(self, name: str, value: object) -> None:
        setattr(self.services.settings, name, value)
        trouble = self.services.keep_settings()
        if trouble is not None:
            self.notices.tell(text(trouble))

    def _apply_settings(self) -> None:
        settings: Settings = self.services.settings
        factor = self.services.animation
        if self.sheet is not None:
            self.sheet.set_animation(factor)
        if self.table is None or self.stage is None or self.controller is None:
            return
        self.stage.animator.factor = self.stage.settler.factor = factor
        self.controller.pace = think_pace(factor)
        self.stage.restyle(self._deck(type(self.table)))
        self.table.settings = TableSettings(settings.highlight_captures, settings.four_colours)
        self.table.relayout()

    # --- sheets ----------------------------------------------------------------------------

    def _open_sheet(self, sheet: Sheet) -> None:
        self._close_sheet()
        # Known before motions end: what they lead to waits until the sheet is closed.
        self.sheet = sheet
        if self.table is not None and self.stage is not None:
            # Nothing stays lifted or moving under a sheet.
            self.stage.animator.finish()
            self.stage.settler.finish()
            self.table.gestures.cancel()
            self.table.reset()
            self.table.snap()
            self.table.blocked = translate("Room", "Close the open sheet first.")
        if self.controller is not None:
            self.controller.hold(True)
        sheet.open()

    def _close_sheet(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.close_sheet()
            # It may hear of another language before it is deleted, its table gone.
            sheet.retext_wanted.disconnect()
            sheet.deleteLater()
        if self.table is not None:
            self.table.blocked = None
        if self.controller is not None:
            self.controller.hold(False)

    # --- Qt --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc at the table opens the pause sheet."""
        if event.key() == Qt.Key.Key_Escape and self.table is not None and self.sheet is None:
            self.pause()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: tables hold no Qt translations of their own."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retitle()
            if self.menu_button is not None:
                self.menu_button.set_name(self.tr("Menu"))
            if self.table is not None:
                self.table.relayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The menu button keeps its corner."""
        super().resizeEvent(event)
        self._place_menu()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every entry is stored already; only the window's place is left to keep."""
        place = self.normalGeometry()
        self.services.settings.window = WindowPlace(
            x=place.x(),
            y=place.y(),
            width=place.width(),
            height=place.height(),
            maximised=self.isMaximized(),
        )
        self.services.keep_settings()
        self._close_sheet()
        self._leave_table()
        self.services.close()
        super().closeEvent(event)

    def _place_menu(self) -> None:
        if self.menu_button is None:
            return
        _, t = units(self.width(), self.height())
        self.menu_button.set_scale(t)
        side = self.menu_button.side()
        corner = round(20 * t)
        self.menu_button.place(QRect(QPoint(corner, corner), QSize(side, side)))
        self.menu_button.raise_()

    def _restore_place(self) -> None:
        place = self.services.settings.window
        if place is None:
            self.resize(FIRST_SIZE)
            return
        self.resize(max(SMALLEST.width(), place.width), max(SMALLEST.height(), place.height))
        area = self.screen().availableGeometry()
        if area.intersects(QRect(place.x, place.y, place.width, place.height)):
            self.move(place.x, place.y)
        if place.maximised:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def _retitle(self) -> None:
        self.setWindowTitle("Skillgames")
