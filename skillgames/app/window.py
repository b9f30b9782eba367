"""The room: one window with the first page, one table, and one sheet at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QStackedLayout, QWidget

from skillgames import registry
from skillgames.app import motion, session
from skillgames.app.appearance import GRADING, deck_style
from skillgames.app.bell import TurnBell
from skillgames.app.home import HomePage, TileContent
from skillgames.app.light import Light
from skillgames.app.match_controller import PERSON_SEAT, THINK_MIN_MS, MatchController
from skillgames.app.results import with_statistics
from skillgames.app.rows import toggle_row
from skillgames.app.services import Services
from skillgames.app.setup import level_of, setup_content
from skillgames.app.story import sentences, told
from skillgames.engine.errors import GameError
from skillgames.engine.game import LEVEL_NAMES, GameDef, Level
from skillgames.engine.match import Match
from skillgames.engine.text import Msg, translate
from skillgames.store.errors import StoreError
from skillgames.store.outcomes import Outcome, outcome
from skillgames.widgets import look
from skillgames.widgets.access_tree import ProgramWindow
from skillgames.widgets.animator import reduce_motion
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.controls import IconButton
from skillgames.widgets.language import text
from skillgames.widgets.log_panel import MatchLog
from skillgames.widgets.look import units
from skillgames.widgets.scene import Table, TableSettings
from skillgames.widgets.sheet_parts.data import (
    PauseContent,
    QuestionContent,
    ResultsContent,
    SheetButton,
)
from skillgames.widgets.sheet_parts.faced import Faced
from skillgames.widgets.sheet_parts.pressable import PRESSES
from skillgames.widgets.sheet_parts.sheet import HELP, Sheet
from skillgames.widgets.sheets import (
    Notices,
    PauseSheet,
    QuestionSheet,
    ResultsSheet,
    SetupSheet,
    TallySheet,
)
from skillgames.widgets.stage import Stage

if TYPE_CHECKING:
    from pathlib import Path

    from skillgames.app.keys_page import KeysPage
    from skillgames.app.records import Kept
    from skillgames.app.replay_page import ReplayPage
    from skillgames.app.settings_page import SettingsPage
    from skillgames.app.statistics import StatisticsPage
    from skillgames.store.settings import Settings

SMALLEST = QSize(900, 600)
FIRST_SIZE = QSize(1280, 800)

RULES = "rules"
"""The button of the pause sheet that opens the rules."""

SETTINGS_MS = 300
"""The settings are read so long after the start: by then the first page is painted."""

SETTINGS = "settings"
"""The button of the pause sheet that opens the settings."""

LEAST_PACE = 2 / 3
LEAST_REDUCED_PACE = 200 / THINK_MIN_MS


def table_class(game: GameDef) -> type[Table]:
    """The table of a game; its Qt part is imported now."""
    return cast("type[Table]", game.part("table").TABLE)


def think_pace(animation: float, reduced: bool = False) -> float:
    """The factor on the bots' shown thinking time for an animation factor.

    Slow motion does not make bots slower; fast motion leaves them 300 ms, so that
    people see whose turn it is; without motion there is no waiting at all. Where motion
    is reduced there are always 200 ms: no card on its way says that something happens.
    """
    if reduced:
        return min(1.0, max(animation, LEAST_REDUCED_PACE))
    return min(1.0, max(animation, LEAST_PACE)) if animation > 0 else 0.0


def result_sound(match: Match) -> str:
    """What is heard when this finished match ends for the person."""
    assert match.result is not None
    players, game = len(match.header.seats), match.game
    went = outcome(match.result.winners, players, PERSON_SEAT, game.partners)
    return {Outcome.WON: "win", Outcome.LOST: "loss", Outcome.DRAWN: "round_end"}[went]


def discard(sheet: Sheet) -> None:
    """Close a sheet for good."""
    sheet.close_sheet()
    # It may hear of another language before it is deleted, its table gone.
    sheet.retext_wanted.disconnect()
    sheet.deleteLater()


class RoomWindow(ProgramWindow):
    """Everything people see. Owns the sheets; games give tables and rows."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.home = HomePage(self)
        self.stage: Stage | None = None
        self.bell: TurnBell | None = None
        self.menu_button: IconButton | None = None
        self.table: Table | None = None
        self.controller: MatchController | None = None
        self.sheet: Sheet | None = None
        self._below: Sheet | None = None
        """A sheet that waits under `sheet`."""
        self.replay: ReplayPage | None = None
        self.log_button: IconButton | None = None
        self.log: MatchLog | None = None
        """The log of the match at the table, made with the stage."""
        self._behind: tuple[QWidget, list[Sheet]] | None = None
        """The page and the sheets, the lowest first, a replay was opened from."""
        self._statistics: StatisticsPage | None = None
        self._settings_page: SettingsPage | None = None
        self._keys: KeysPage | None = None
        self._level = Level.MEDIUM
        self._options: dict[str, object] = {}
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(self.home)
        self.notices = Notices(self)
        self.home.opened.connect(self.open_game)
        self.home.resumed.connect(self.resume_game)
        self.home.settings_wanted.connect(self.open_settings)
        self.home.rules_wanted.connect(self.open_rules)
        self.home.statistics_wanted.connect(self.open_statistics)
        self._light = Light(self)
        self._light.show()
        services.sound.is_busy = self._is_moving
        PRESSES.made.connect(self._tap)
        motion.watch(self._apply_settings)
        self.home.record_wanted.connect(self.choose_record)
        self.setAcceptDrops(True)
        self.setMinimumSize(SMALLEST)
        self._restore_place()
        self._retitle()
        self.show_home()
        self.tell_notices()
        if services.settings_are_read:
            self.read_settings()
        else:
            QTimer.singleShot(SETTINGS_MS, self, self.read_settings)

    def tell_notices(self) -> None:
        """Say what the services have to say."""
        for notice in self.services.take_notices():
            self.notices.tell(text(notice))

    def read_settings(self) -> None:
        """Read what the first picture did not need, and say what was wrong with it."""
        self._apply_settings()
        self.tell_notices()

    # --- home ------------------------------------------------------------------------------

    def show_home(self) -> None:
        """The first page, with how the unfinished matches stand and the totals."""
        self._drop_replay()
        self._close_sheet()
        self._leave_table()
        self.refresh_home()
        self._pages.setCurrentWidget(self.home)
        self.home.focus_tile(ring=False)

    def refresh_home(self) -> None:
        """Bring the first page up to date with the archive."""
        contents = [self._tile(game) for game in registry.games_with("table")]
        try:
            totals = self.services.archive.totals(PERSON_SEAT)
        except StoreError as error:
            totals = None
            self.notices.tell(text(error.msg))
        self.home.show_games(contents, totals)

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
        sheet.rules_requested.connect(lambda: self.open_rules(slug))
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
        self._drop_replay()
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
        table.sounded.connect(self.services.sound.play)
        controller.happened.connect(self._show_events)
        controller.refused.connect(self._refuse)
        controller.troubled.connect(self._tell)
        controller.thinking.connect(lambda seat: table.paint_labels())
        self._apply_settings()
        self.services.thinker.warm(game.slug)
        self.services.sound.warm()
        self._pages.setCurrentWidget(stage)
        self._place_menu()
        stage.setFocus()
        table.show_view(controller.view, controller.legal)
        if self.log is not None:
            self.log.close()
            self.log.show_story(told(controller.match, PERSON_SEAT))
        self._go_on()

    def _stage(self, made: type[Table]) -> Stage:
        """The stage, made when the first table is opened."""
        if self.stage is None:
            self.stage = Stage(self._deck(made), self)
            self._pages.addWidget(self.stage)
            self.bell = TurnBell(self.stage)
            self.bell.rung.connect(lambda: self.services.sound.play("turn"))
            self.menu_button = IconButton(self.stage, "menu", self.tr("Menu"), "glass")
            self.menu_button.clicked.connect(self.pause)
            self.log_button = IconButton(self.stage, "log", self._log_words(), "glass")
            self.log = MatchLog(self.stage, self.stage, self._log_area)
            self.log_button.clicked.connect(self.log.toggle)
        self.stage.restyle(self._deck(made))
        return self.stage

    def _deck(self, made: type[Table]) -> DeckStyle:
        return deck_style(self.services.settings, made)

    def _leave_table(self) -> None:
        if self.bell is not None:
            self.bell.call_off()
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
        if self.log is not None:
            self.log.add(sentences(self.controller.match.game, events, PERSON_SEAT))

    def _go_on(self) -> None:
        """Everything lies still: what comes next?"""
        table, controller = self.table, self.controller
        if table is None or controller is None or self.sheet is not None:
            return
        if self.replay is not None:
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
            if controller.is_person_to_act and self.services.sound.is_audible:
                assert self.bell is not None
                self.bell.wait()

    def _refuse(self, reason: Msg) -> None:
        if self.table is not None:
            self.table.refuse(reason)

    def _tell(self, notice: Msg) -> None:
        self.notices.tell(text(notice))

    # --- sheets at the table ---------------------------------------------------------------

    def pause(self, *, by_keyboard: bool = False, start_at: str | None = None) -> None:
        """The pause sheet; the match waits behind it.

        The focus begins at the further button `start_at`, else at the first one.
        """
        if self.table is None or self.controller is None or self.sheet is not None:
            return
        game = self.controller.match.game

        def content() -> PauseContent:
            assert self.table is not None
            assert self.controller is not None
            level = text(LEVEL_NAMES[self._level])
            progress = self.table.progress(self.controller.view)
            return PauseContent(
                text(game.name),
                f"{level} · {progress}",
                buttons=(
                    SheetButton(SETTINGS, self.tr("Settings")),
                    SheetButton(RULES, self.tr("Rules")),
                ),
                toggles=(toggle_row("sound", self.services.settings),),
                accent=self.stage.cloth.accent if self.stage is not None else look.INK,
            )

        sheet = PauseSheet(self, content(), animation=self.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(content()))
        sheet.resume_requested.connect(self.go_back_to_table)
        sheet.dismissed.connect(self.go_back_to_table)
        sheet.new_game_requested.connect(
            lambda: self._ask_for_new_match(lambda: self._again(game), self._back_to_pause)
        )
        sheet.home_requested.connect(self._go_home)
        sheet.chosen.connect(lambda button: self._pause_button(button, game.slug))
        sheet.changed.connect(self.change_setting)
        if start_at is not None:
            sheet.start_at(sheet.more[start_at])
        self._open_sheet(sheet, by_keyboard=by_keyboard)

    def _pause_button(self, button: str, slug: str) -> None:
        """One of the further buttons of the pause sheet."""
        if button == SETTINGS:
            self.open_settings()
        elif button == RULES:
            self.open_rules(slug)

    def _back_to_pause(self, button: str | None = None) -> None:
        """The pause sheet again, the focus on the further button that led away from it."""
        by_keyboard = self._is_ring_shown()
        self._close_sheet()
        self.pause(by_keyboard=by_keyboard, start_at=button)

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
        self.services.sound.play("round_end")

    def _tally_read(self) -> None:
        self._close_sheet()
        assert self.controller is not None
        assert self.stage is not None
        if self.controller.match.is_over:
            self._open_results()
        else:
            self.stage.setFocus()
            self.controller.draw()

    def _open_results(self, *, again: bool = False) -> None:
        """The results of the match; `again` when they have been seen and heard."""
        assert self.controller is not None
        game = self.controller.match.game

        sheet = ResultsSheet(self, self._results(), animation=self.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(self._results()))
        sheet.again_requested.connect(lambda: self._again(game))
        sheet.level_requested.connect(lambda: self._reopen_setup(game))
        sheet.other_game_requested.connect(self._go_home)
        sheet.replay_requested.connect(self._replay_match)
        sheet.save_requested.connect(self._save_match)
        sheet.statistics_requested.connect(self._statistics_of_level)
        self._open_sheet(sheet)
        if not again:
            self.services.sound.play(result_sound(self.controller.match))

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

    # --- replays and records ---------------------------------------------------------------

    def open_replay(self, match_id: int) -> None:
        """Show a match of the archive again, whatever is on show now; Back returns there."""
        from skillgames.app import records

        try:
            kept = records.stored(self.services.archive.match(match_id))
        except (StoreError, GameError) as error:
            self._tell(error.msg)
            return
        self._show_replay(kept)

    def open_record(self, path: Path) -> None:
        """Show the match a file records; one sentence when it is none. It is not kept."""
        from skillgames.app import records

        try:
            kept = records.read(path)
        except GameError as error:
            self._tell(error.msg)
            return
        self._show_replay(kept)

    def choose_record(self) -> None:
        """Ask for a file with a record and show it."""
        from skillgames.app import records

        path = records.ask_what_to_open(self)
        if path is not None:
            self.open_record(path)

    def save_record(self, kept: Kept) -> None:
        """Ask where, and save the record of a match of the past."""
        from skillgames.app import records

        path = records.ask_where_to_save(self, kept.file_name)
        if path is None:
            return
        try:
            records.save(kept, path)
        except StoreError as error:
            self._tell(error.msg)
            return
        said = self.tr("The record is now in “%1”.").replace("%1", path.name)
        self.notices.tell(said, stays=False)

    def _kept(self) -> Kept:
        """The finished match at the table."""
        from skillgames.app.records import Kept

        assert self.controller is not None
        return Kept(self.controller.match)

    def _replay_match(self) -> None:
        self._show_replay(self._kept())

    def _save_match(self) -> None:
        self.save_record(self._kept())

    def _show_replay(self, kept: Kept) -> None:
        from skillgames.app.replay_page import ReplayPage

        made = table_class(kept.match.game)
        page = ReplayPage(kept, made, self._deck(made), self)
        page.left.connect(self.leave_replay)
        page.save_wanted.connect(lambda: self.save_record(kept))
        page.table.sounded.connect(self.services.sound.play)
        before, self.replay = self.replay, page
        if self._keys is not None:
            self._keys.close()
        if before is None:
            self._step_aside()
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        if before is not None:
            self._discard(before)
        settings = self.services.settings
        page.begin(
            self.services.animation,
            TableSettings(settings.highlight_captures, settings.four_colours),
        )
        self.notices.raise_()
        page.stage.setFocus()

    def _step_aside(self) -> None:
        """What is on show waits, unchanged, until the replay is left."""
        sheets = [sheet for sheet in (self._below, self.sheet) if sheet is not None]
        self._below = self.sheet = None
        self._behind = self._pages.currentWidget() or self.home, sheets
        if self.bell is not None:
            self.bell.call_off()
        for sheet in reversed(sheets):
            sheet.close_sheet()
        if not sheets and self.table is not None and self.stage is not None:
            self.stage.animator.finish()
            self.stage.settler.finish()
            self.table.gestures.cancel()
        if self.controller is not None:
            self.controller.hold(True)

    def leave_replay(self) -> None:
        """Back to where the replay was opened."""
        page, self.replay = self.replay, None
        behind, self._behind = self._behind, None
        if page is None or behind is None:
            return
        if self._keys is not None:
            self._keys.drop()
        widget, sheets = behind
        self._pages.setCurrentWidget(widget)
        self._discard(page)
        if widget is self.home:
            self.home.focus_tile(ring=False)
        else:
            widget.setFocus()
        if sheets:
            self._take_back(sheets)
            for sheet in sheets:
                sheet.open()
            return
        if self.controller is not None:
            self.controller.hold(False)
        self._go_on()

    def _take_back(self, sheets: list[Sheet]) -> None:
        """These are the sheets of the window again, one or two of them."""
        self.sheet = sheets[-1]
        self._below = sheets[0] if len(sheets) > 1 else None

    def _drop_replay(self) -> None:
        """Leave the replay for something else than what it was opened from."""
        page, self.replay = self.replay, None
        behind, self._behind = self._behind, None
        if behind is not None and behind[1]:
            self._take_back(behind[1])
        if page is not None:
            self._discard(page)

    def _discard(self, page: ReplayPage) -> None:
        self._pages.removeWidget(page)
        page.hide()
        page.leave()
        page.deleteLater()

    def _log_area(self) -> QRectF:
        return self.table.log_area() if self.table is not None else QRectF()

    def _log_words(self) -> str:
        return self.tr("Match log (L)")

    # --- settings --------------------------------------------------------------------------

    def open_settings(self) -> None:
        """The settings sheet; it leads back to the pause sheet or to where no sheet was."""
        from skillgames.app.settings_page import SettingsPage

        if self._settings_page is None:
            self._settings_page = SettingsPage(self)
        paused = isinstance(self.sheet, PauseSheet)
        back = partial(self._back_to_pause, SETTINGS) if paused else self._close_sheet
        self._settings_page.open(back)

    def open_keys(self) -> None:
        """The sheet of all keys over whatever is shown; where it is open it is closed."""
        from skillgames.app.keys_page import KeysPage

        if self._keys is None:
            self._keys = KeysPage(self)
        self._keys.toggle()

    def change_setting(self, name: str, value: object) -> None:
        """A setting was chosen: keep it and let it act at once."""
        if name in GRADING:
            self._light.step(name, value)
            return
        self._set(name, value)
        if name in ("sound", "volume"):
            self.services.apply_sound()
            return
        if name == "language":
            self.services.apply_language()
            self._retitle()
        self._apply_settings()

    def _set(self, name: str, value: object) -> None:
        setattr(self.services.settings, name, value)
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write the settings to the disk; people are told when that fails."""
        trouble = self.services.keep_settings()
        if trouble is not None:
            self.notices.tell(text(trouble))

    def _apply_settings(self) -> None:
        settings: Settings = self.services.settings
        factor = self.services.animation
        reduced = motion.is_reduced(settings.reduced_motion)
        reduce_motion(reduced)
        self.services.apply_sound()
        if self.sheet is not None:
            self.sheet.set_animation(factor)
        if self.table is None or self.stage is None or self.controller is None:
            return
        self._light.show()
        self.stage.animator.factor = self.stage.settler.factor = factor
        self.controller.pace = think_pace(factor, reduced)
        self.stage.restyle(self._deck(type(self.table)))
        self.table.settings = TableSettings(settings.highlight_captures, settings.four_colours)
        self.table.relayout()

    def open_statistics(self) -> None:
        """The statistics page, as it was left last."""
        self._statistics_page().open()

    def _statistics_of_level(self) -> None:
        """The statistics page from the results: at the level of the match, and back to them."""
        assert self.controller is not None
        page = self._statistics_page()
        page.choose(self.controller.match.game, self._level)
        page.open(back=lambda: self._open_results(again=True))

    def _statistics_page(self) -> StatisticsPage:
        """The page, imported and made when it is wanted first."""
        from skillgames.app.statistics import StatisticsPage

        if self._statistics is None:
            self._statistics = StatisticsPage(self)
        return self._statistics

    def _is_moving(self) -> bool:
        """Whether people would see it if the window stood still for a moment."""
        at_table = self.stage is not None and (
            self.stage.animator.running or self.stage.settler.running
        )
        return at_table or (self.sheet is not None and self.sheet.busy)

    def _tap(self) -> None:
        """A control was pressed somewhere."""
        self.services.sound.play("tap")

    # --- rules -----------------------------------------------------------------------------

    def open_rules(self, slug: str) -> None:
        """The rules of a game, over whatever is shown; closing them leads back there."""
        from skillgames.app.rules_page import rules_sheet

        sheet = rules_sheet(self, slug, self._deck, self.services.animation)
        sheet.dismissed.connect(self._close_over)
        self._open_over(sheet)

    # --- sheets ----------------------------------------------------------------------------

    def _open_over(self, sheet: Sheet) -> None:
        """Open a sheet over the one that is open, if any: that one waits below."""
        if self.sheet is None:
            self._open_sheet(sheet)
        else:
            self._below, self.sheet = self.sheet, sheet
            sheet.open()

    def _close_over(self) -> None:
        """Close the sheet; one that waits below is there again, with its focus."""
        if self._below is None:
            self._close_sheet()
            return
        over, self.sheet, self._below = self.sheet, self._below, None
        assert over is not None
        discard(over)

    def _open_sheet(self, sheet: Sheet, *, by_keyboard: bool = False) -> None:
        by_keyboard = by_keyboard or self._is_ring_shown()
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
        if self.bell is not None:
            self.bell.call_off()
        if self.controller is not None:
            self.controller.hold(True)
        sheet.open(by_keyboard or None)

    def _is_ring_shown(self) -> bool:
        """Whether the keyboard is in use, as far as it shows."""
        focus = self.focusWidget()
        return isinstance(focus, Faced) and focus.ring

    def _close_sheet(self) -> None:
        if self._keys is not None:
            self._keys.drop()
        for sheet in (self.sheet, self._below):
            if sheet is not None:
                discard(sheet)
        self.sheet = self._below = None
        self._light.catch_up()
        if self.table is not None:
            self.table.blocked = None
        if self.controller is not None:
            self.controller.hold(self.replay is not None)

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
        from skillgames.app import records

        files = records.dropped(event.mimeData())
        event.acceptProposedAction()
        if len(files) == 1:
            self.open_record(files[0])
        else:
            self._tell(translate("Record", "Drop one record, a .json file of this machine."))

    def changeEvent(self, event: QEvent) -> None:
        """Another language: tables hold no Qt translations of their own."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retitle()
            if self.menu_button is not None:
                self.menu_button.set_name(self.tr("Menu"))
            if self.log_button is not None and self.log is not None:
                self.log_button.set_name(self._log_words())
                self.log.retranslate()
            if self.table is not None:
                self.table.relayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The menu button keeps its corner."""
        super().resizeEvent(event)
        self._place_menu()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every entry is stored already; only a slider and the window's place are left."""
        if self._settings_page is not None:
            self._settings_page.flush()
        from skillgames.store.settings import WindowPlace

        place = self.normalGeometry()
        self.services.settings.window = WindowPlace(
            x=place.x(),
            y=place.y(),
            width=place.width(),
            height=place.height(),
            maximised=self.isMaximized(),
        )
        self.services.keep_settings()
        self._drop_replay()
        self._close_sheet()
        self._leave_table()
        self._light.rest()
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
        if self.log_button is not None:
            self.log_button.set_scale(t)
            beside = QPoint(corner + side + round(8 * t), corner)
            self.log_button.place(QRect(beside, QSize(side, side)))
            self.log_button.raise_()

    def _restore_place(self) -> None:
        place = self.services.known.window
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
