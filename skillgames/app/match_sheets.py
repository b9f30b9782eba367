"""The sheets of a match: its setup, the pause, the score sheet of a round, the results."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from skillgames import registry
from skillgames.app.match_controller import PERSON_SEAT
from skillgames.app.results import best_score, with_statistics
from skillgames.app.rows import toggle_row
from skillgames.app.setup import options_of, setup_content
from skillgames.app.tables import table_class
from skillgames.engine.game import LEVEL_NAMES, GameDef, Level
from skillgames.store.errors import StoreError
from skillgames.store.outcomes import Outcome, outcome
from skillgames.widgets import look
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import (
    PauseContent,
    QuestionContent,
    ResultsContent,
    SetupContent,
    SheetButton,
    TallyContent,
)
from skillgames.widgets.sheet_parts.lookup import LookupSheet
from skillgames.widgets.sheet_parts.pause import PauseSheet, QuestionSheet
from skillgames.widgets.sheet_parts.results import ResultsSheet
from skillgames.widgets.sheet_parts.setup import SetupSheet
from skillgames.widgets.sheet_parts.tally import TallySheet

if TYPE_CHECKING:
    from skillgames.app.window import RoomWindow
    from skillgames.engine.match import Match

RULES = "rules"
"""The button of the pause sheet that opens the rules."""

SETTINGS = "settings"
"""The button of the pause sheet that opens the settings."""


def result_sound(match: Match) -> str:
    """What is heard when this finished match ends for the person."""
    assert match.result is not None
    players, game = len(match.header.seats), match.game
    went = outcome(match.result.winners, players, PERSON_SEAT, game.partners)
    return {Outcome.WON: "win", Outcome.LOST: "loss", Outcome.DRAWN: "round_end"}[went]


class MatchSheets(QObject):
    """Opens them over the window and does what is asked there."""

    def __init__(self, window: RoomWindow) -> None:
        super().__init__(window)
        self._window = window
        self._playing = window.playing

    # --- before the match ------------------------------------------------------------------

    def open_setup(self, slug: str) -> None:
        """The setup sheet of a game, over whatever is shown."""
        window, playing = self._window, self._playing
        game = registry.game(slug)
        playing.options = options_of(game, window.services.settings)
        unfinished = window.unfinished(game)
        if game.prepare is not None:  # while people choose there is time for it
            window.services.thinker.warm(slug)

        def content() -> SetupContent:
            settings = window.services.settings
            return setup_content(
                game, table_class(game), settings, playing.options, unfinished.progress
            )

        sheet = SetupSheet(window, content(), animation=window.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(content()))
        sheet.level_changed.connect(lambda level: self._choose_level(game, level))
        sheet.option_changed.connect(lambda name, value: self._choose_option(game, name, value))
        sheet.option_changed.connect(lambda: sheet.set_content(content()))
        sheet.setting_changed.connect(window.change_setting)
        sheet.play_requested.connect(lambda: self._play_wanted(game, unfinished.is_there))
        sheet.continue_requested.connect(lambda: window.resume_game(slug))
        sheet.rules_requested.connect(lambda: window.open_rules(slug))
        sheet.dismissed.connect(self._dismiss_setup)
        window.open_sheet(sheet)
        if unfinished.stuck is not None:
            window.tell(unfinished.stuck)

    def _dismiss_setup(self) -> None:
        self._window.close_sheet()
        if self._playing.table is not None:
            self._window.show_home()

    def _choose_level(self, game: GameDef, level: str) -> None:
        levels = {**self._window.services.settings.last_level, game.slug: Level(level)}
        self._window.keeper.keep("last_level", levels)

    def _choose_option(self, game: GameDef, name: str, value: object) -> None:
        self._playing.options[name] = value
        kept = self._window.services.settings.last_options
        options = {**kept, game.slug: dict(self._playing.options)}
        self._window.keeper.keep("last_options", options)

    def _play_wanted(self, game: GameDef, asks: bool) -> None:
        """A new match; an unfinished one is given up only after asking."""
        if not asks:
            self._playing.start(game)
        else:
            self._ask_for_new_match(
                lambda: self._playing.start(game), lambda: self.open_setup(game.slug)
            )

    def _ask_for_new_match(self, yes: Callable[[], None], no: Callable[[], None]) -> None:
        def content() -> QuestionContent:
            return QuestionContent(
                title=self.tr("Start a new match?"),
                text=self.tr("The unfinished one will be gone. It counts nowhere."),
                yes=self.tr("New match"),
                no=self.tr("Back"),
            )

        window = self._window
        sheet = QuestionSheet(window, content(), animation=window.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(content()))
        sheet.accepted.connect(yes)
        sheet.declined.connect(no)
        window.open_sheet(sheet)

    # --- while it is played ----------------------------------------------------------------

    @property
    def is_paused(self) -> bool:
        """Whether the pause sheet is the one that is open."""
        return isinstance(self._window.sheet, PauseSheet)

    def open_pause(self, *, by_keyboard: bool = False, start_at: str | None = None) -> None:
        """The pause sheet; the match waits behind it.

        The focus begins at the further button `start_at`, else at the first one.
        """
        window, controller = self._window, self._playing.controller
        if controller is None or window.sheet is not None:
            return
        game = controller.match.game
        sheet = PauseSheet(window, self._pause_content(), animation=window.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(self._pause_content()))
        sheet.resume_requested.connect(window.go_back_to_table)
        sheet.dismissed.connect(window.go_back_to_table)
        sheet.new_game_requested.connect(
            lambda: self._ask_for_new_match(lambda: self._again(game), self.back_to_pause)
        )
        sheet.home_requested.connect(window.show_home)
        sheet.chosen.connect(lambda button: self._pause_button(button, game.slug))
        sheet.changed.connect(window.change_setting)
        if start_at is not None:
            sheet.start_at(sheet.more[start_at])
        window.open_sheet(sheet, by_keyboard=by_keyboard)

    def _pause_content(self) -> PauseContent:
        playing = self._playing
        assert playing.table is not None
        assert playing.controller is not None
        level = text(LEVEL_NAMES[playing.level])
        progress = playing.table.progress(playing.controller.view)
        return PauseContent(
            text(playing.controller.match.game.name),
            f"{level} · {progress}",
            buttons=(
                SheetButton(SETTINGS, self.tr("Settings")),
                SheetButton(RULES, self.tr("Rules")),
            ),
            toggles=(toggle_row("sound", self._window.services.settings),),
            accent=playing.stage.cloth.accent if playing.stage is not None else look.INK,
        )

    def _pause_button(self, button: str, slug: str) -> None:
        """One of the further buttons of the pause sheet."""
        if button == SETTINGS:
            self._window.open_settings()
        elif button == RULES:
            self._window.open_rules(slug)

    def back_to_pause(self, button: str | None = None) -> None:
        """The pause sheet again, the focus on the further button that led away from it."""
        by_keyboard = self._window.is_ring_shown()
        self._window.close_sheet()
        self.open_pause(by_keyboard=by_keyboard, start_at=button)

    def _again(self, game: GameDef) -> None:
        """A new match like this one: the same level, the same options."""
        playing = self._playing
        assert playing.controller is not None
        playing.options = dict(playing.controller.match.header.options)
        self._choose_level(game, playing.level.value)
        playing.start(game)

    def open_lookup(self, make: Callable[[], TallyContent]) -> None:
        """Something to look up in the middle of a match, which waits behind it."""
        window = self._window
        sheet = LookupSheet(window, make(), animation=window.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(make()))
        sheet.dismissed.connect(window.go_back_to_table)
        window.open_sheet(sheet)

    # --- when a round or the match is over -------------------------------------------------

    def open_tally(self) -> None:
        """The score sheet of the round that has just ended."""
        window, playing = self._window, self._playing

        def content() -> Any:
            assert playing.table is not None
            assert playing.controller is not None
            return playing.table.tally(playing.controller.view)

        sheet = TallySheet(window, content(), animation=window.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(content()))
        sheet.finished.connect(self._tally_read)
        window.open_sheet(sheet)
        window.services.sound.play("round_end")

    def _tally_read(self) -> None:
        playing = self._playing
        self._window.close_sheet()
        assert playing.controller is not None
        assert playing.stage is not None
        if playing.controller.match.is_over:
            self.open_results()
        else:
            playing.stage.setFocus()
            playing.controller.draw()

    def open_results(self, *, again: bool = False) -> None:
        """The results of the match; `again` when they have been seen and heard."""
        window, controller = self._window, self._playing.controller
        assert controller is not None
        game = controller.match.game
        sheet = ResultsSheet(window, self._results(), animation=window.services.animation)
        sheet.retext_wanted.connect(lambda: sheet.set_content(self._results()))
        sheet.again_requested.connect(lambda: self._again(game))
        sheet.level_requested.connect(lambda: self._reopen_setup(game))
        sheet.other_game_requested.connect(window.show_home)
        sheet.replay_requested.connect(lambda: window.replays.show(window.replays.finished()))
        sheet.save_requested.connect(lambda: window.replays.save(window.replays.finished()))
        sheet.statistics_requested.connect(self._statistics_of_level)
        window.open_sheet(sheet)
        if not again:
            window.services.sound.play(result_sound(controller.match))

    def _results(self) -> ResultsContent:
        playing = self._playing
        assert playing.table is not None
        assert playing.controller is not None
        content = playing.table.results(playing.controller.view)
        match = playing.controller.match
        try:
            stats = self._window.services.archive.level_stats(
                match.game.slug, playing.level.value, len(match.header.seats), PERSON_SEAT
            )
            best = None
            if content.best_label:
                played = self._window.services.archive.played(match.game.slug, PERSON_SEAT)
                best = best_score(played, playing.level, len(match.header.seats))
        except StoreError as error:
            self._window.tell(error.msg)
            return content
        return with_statistics(content, playing.level, stats, best)

    def _reopen_setup(self, game: GameDef) -> None:
        self._window.close_sheet()
        self.open_setup(game.slug)

    def _statistics_of_level(self) -> None:
        """The statistics page at the level of the match; it leads back to the results."""
        controller = self._playing.controller
        assert controller is not None
        players = len(controller.match.header.seats)
        page = self._window.statistics_page()
        page.choose(controller.match.game, self._playing.level, players)
        page.open(back=partial(self.open_results, again=True))
