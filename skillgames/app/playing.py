"""The table where a match is played: sitting down, what happens there, getting up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize

from skillgames.app import session
from skillgames.app.bell import TurnBell
from skillgames.app.match_controller import PERSON_SEAT, THINK_MIN_MS, MatchController
from skillgames.app.story import sentences, told
from skillgames.app.tables import table_class
from skillgames.engine.game import GameDef, Level
from skillgames.engine.match import Match
from skillgames.engine.text import Msg, translate
from skillgames.store.errors import StoreError
from skillgames.widgets.controls import IconButton
from skillgames.widgets.look import units

if TYPE_CHECKING:
    from skillgames.app.window import RoomWindow
    from skillgames.widgets.log_panel import MatchLog
    from skillgames.widgets.scene import Table, TableSettings
    from skillgames.widgets.stage import Stage

CORNER, BESIDE = 20, 8
"""Between the menu button and the edges, and between it and its neighbour, in design units."""

KEEPING = "keeping"
"""The topic of notices on whether the match is kept: only the last one is true."""

PREPARING = "preparing"
"""The topic of the notice that a bot waits for what its game needs once per machine."""

LEAST_PACE = 2 / 3
LEAST_REDUCED_PACE = 200 / THINK_MIN_MS


def think_pace(animation: float, reduced: bool = False) -> float:
    """The factor on the bots' shown thinking time for an animation factor.

    Slow motion does not make bots slower; fast motion leaves them 300 ms, so that
    people see whose turn it is; without motion there is no waiting at all. Where motion
    is reduced there are always 200 ms: no card on its way says that something happens.
    """
    if reduced:
        return min(1.0, max(animation, LEAST_REDUCED_PACE))
    return min(1.0, max(animation, LEAST_PACE)) if animation > 0 else 0.0


class Playing(QObject):
    """One match at a time, with its table and its controller, on a stage that stays.

    `table` and `controller` are there while somebody sits at the table; the stage, its two
    buttons, the bell and the log from the first table on. `options` are those with which
    the next new match begins.
    """

    def __init__(self, window: RoomWindow) -> None:
        super().__init__(window)
        self._window = window
        self.stage: Stage | None = None
        self.bell: TurnBell | None = None
        self.menu_button: IconButton | None = None
        self.log_button: IconButton | None = None
        self.log: MatchLog | None = None
        self.table: Table | None = None
        self.controller: MatchController | None = None
        window.services.thinker.preparing.connect(self._tell_preparing)
        self.level = Level.MEDIUM
        self.options: dict[str, object] = {}
        self._own_turn = False
        """Whether it has been the person's turn ever since, without a sheet in between."""

    def match(self) -> Match | None:
        """The match at the table, None while nobody sits there."""
        return self.controller.match if self.controller is not None else None

    def is_kept(self) -> bool:
        """Whether the archive keeps matches, and has every move of the one at the table."""
        at_table = self.controller is None or self.controller.keeper.trouble is None
        return self._window.services.archive.keeps and at_table

    # --- coming and going ------------------------------------------------------------------

    def start(self, game: GameDef) -> None:
        """A new match at the level chosen last, with the `options`."""
        from skillgames.app.setup import level_of  # brings the data of sheets: not at start

        window = self._window
        # The old match is left first: its last entry may still wait for the disk.
        window.close_sheet()
        self.leave()
        level = level_of(game, window.services.settings)
        match, keeper = session.begin(window.services.archive, game, level, self.options)
        if keeper.trouble is not None:
            window.tell(keeper.trouble, KEEPING)
        self._enter(MatchController(match, keeper, window.services.thinker, window), level, {})

    def resume(self, slug: str) -> None:
        """Go on with the unfinished match, exactly where it stood."""
        window = self._window
        # The old match is left first: its last entry may still wait for the disk, and with
        # it a finished match would be offered once more.
        window.close_sheet()
        self.leave()
        try:
            stored = window.services.archive.running(slug)
            if stored is None:
                window.show_home()
                window.open_game(slug)
                return
            match, keeper = session.resume(window.services.archive, stored)
        except (StoreError, session.CannotResume) as error:
            window.show_home()
            window.tell(error.msg)
            return
        controller = MatchController(match, keeper, window.services.thinker, window)
        self._enter(controller, Level(stored.level), stored.notes)

    def leave(self) -> None:
        """Nobody sits at the table any more; the match stays as it is stored."""
        self._own_turn = False
        if self.bell is not None:
            self.bell.call_off()
        if self.controller is not None:
            was_elsewhere = self.controller.keeper.is_elsewhere
            self.controller.leave()
            if was_elsewhere:  # what is played next may be kept
                self._window.notices.take_back(KEEPING)
            self.controller.deleteLater()
            self.controller = None
        if self.table is not None:
            self.table.leave()
            self.table.deleteLater()
            self.table = None

    def _enter(
        self, controller: MatchController, level: Level, notes: Mapping[str, object]
    ) -> None:
        window = self._window
        window.replays.drop()
        window.close_sheet()
        self.leave()
        self.controller, self.level = controller, level
        try:
            self._set_table(controller, notes)
        except Exception:
            self._clear()
            raise
        if self.log is not None:
            self.log.close()
            self.log.show_story(told(controller.match, PERSON_SEAT))
        self.go_on()

    def _set_table(self, controller: MatchController, notes: Mapping[str, object]) -> None:
        """Make the table of a match and show it."""
        window, game = self._window, controller.match.game
        made = table_class(game)
        stage = self._stage(made)
        table = made(stage, controller.match.header.seats, window)
        self.table = table
        table.take_notes(notes)
        table.chosen.connect(controller.play)
        table.noted.connect(controller.keeper.note)
        table.sounded.connect(window.services.sound.play)
        table.hurried.connect(controller.hurry)
        table.sheet_asked.connect(window.match_sheets.open_lookup)
        controller.happened.connect(self._show_events)
        controller.refused.connect(self._refuse)
        controller.troubled.connect(self._tell_trouble)
        controller.recovered.connect(self._tell_recovery)
        controller.thinking.connect(lambda seat: table.paint_labels())
        window.apply_settings()
        window.services.thinker.warm(game.slug)
        window.services.sound.warm()
        window.pages.setCurrentWidget(stage)
        self.place_buttons()
        stage.setFocus()
        table.show_view(controller.view, controller.legal)

    def _clear(self) -> None:
        """A table could not be made: nothing is left of it, and the match waits at home."""
        # The first page needs no tables.
        from skillgames.widgets.scene import Table

        self._window.show_home()
        for rest in self._window.findChildren(Table):
            rest.deleteLater()
        if self.stage is not None:
            self.stage.on_key = self.stage.access = None
            self.stage.scene().clear()

    def _stage(self, made: type[Table]) -> Stage:
        """The stage, made when the first table is opened."""
        window = self._window
        if self.stage is None:
            # The first page has neither.
            from skillgames.widgets.log_panel import MatchLog
            from skillgames.widgets.stage import Stage

            self.stage = Stage(window.deck(made), window)
            self.stage.resized.connect(window.notices.follow)
            window.pages.addWidget(self.stage)
            self.bell = TurnBell(self.stage)
            self.bell.rung.connect(lambda: window.services.sound.play("turn"))
            self.menu_button = IconButton(self.stage, "menu", self.tr("Menu"), "glass")
            self.menu_button.clicked.connect(window.pause)
            self.log_button = IconButton(self.stage, "log", self._log_words(), "glass")
            self.log = MatchLog(self.stage, self.stage, self._log_area)
            self.log_button.clicked.connect(self.log.toggle)
        self.stage.restyle(window.deck(made))
        return self.stage

    def _log_area(self) -> QRectF:
        return self.table.log_area() if self.table is not None else QRectF()

    def _log_words(self) -> str:
        return self.tr("Match log (L)")

    # --- what happens ----------------------------------------------------------------------

    def go_on(self) -> None:
        """Everything lies still: what comes next? Nothing, under a sheet or a replay."""
        table, controller, window = self.table, self.controller, self._window
        window.notices.follow()
        if table is None or controller is None or window.sheet is not None:
            return
        if window.replay is not None:
            return
        if controller.match.is_over or controller.chance_is_pending:
            content = table.tally(controller.view)
            if content is not None:
                window.match_sheets.open_tally()
            elif controller.match.is_over:
                window.match_sheets.open_results()
            else:
                controller.draw()
        else:
            controller.proceed()
            # Who has just moved and may go on needs no bell.
            came = controller.is_person_to_act and not self._own_turn
            self._own_turn = controller.is_person_to_act
            if came and window.services.sound.is_audible:
                assert self.bell is not None
                self.bell.wait()

    def _show_events(self, events: list[Any]) -> None:
        assert self.table is not None
        assert self.controller is not None
        self.table.tell(events, self.controller.view, self.controller.legal, self.go_on)
        if self.log is not None:
            self.log.add(sentences(self.controller.match.game, events, PERSON_SEAT))

    def _refuse(self, reason: Msg) -> None:
        if self.table is not None:
            self.table.refuse(reason)

    def _tell_preparing(self, waits: bool) -> None:
        if waits:
            said = self.tr("The bots get ready for this game, only this once.")
            self._window.notices.tell(said, stays=False, topic=PREPARING)
        else:
            self._window.notices.take_back(PREPARING)

    def _tell_trouble(self, reason: Msg) -> None:
        self._window.tell(reason, KEEPING)

    def _tell_recovery(self) -> None:
        said = self.tr("The match is saved again.")
        self._window.notices.tell(said, stays=False, topic=KEEPING)

    # --- what lies over it -----------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way."""
        stage = self.stage
        return stage is not None and (stage.animator.running or stage.settler.running)

    def finish_motion(self) -> None:
        """Whatever is on its way or dragged arrives now."""
        if self.table is not None and self.stage is not None:
            self.stage.animator.finish()
            self.stage.settler.finish()
            self.table.gestures.cancel()

    def hold(self) -> None:
        """The match waits: no bell, no bot."""
        self._own_turn = False
        if self.bell is not None:
            self.bell.call_off()
        if self.controller is not None:
            self.controller.hold(True)

    def release(self) -> None:
        """The match waits no longer; `go_on` lets it go on."""
        if self.controller is not None:
            self.controller.hold(False)

    def cover(self) -> None:
        """A sheet opens: nothing stays lifted or moving under it."""
        self.finish_motion()
        if self.table is not None:
            self.table.reset()
            self.table.snap()
            self.table.blocked = translate("Room", "Close the open sheet first.")
        self.hold()

    def uncover(self) -> None:
        """No sheet is open any more; under a replay the match still waits."""
        if self.table is not None:
            self.table.blocked = None
        if self.controller is not None:
            self.controller.hold(self._window.replay is not None)

    # --- looks -----------------------------------------------------------------------------

    def apply_settings(self, reduced: bool) -> None:
        """Take speed, cards and marks from the settings; `reduced` is about motion."""
        if self.table is None or self.stage is None or self.controller is None:
            return
        factor = self._window.services.animation
        self.stage.animator.factor = self.stage.settler.factor = factor
        self.controller.pace = think_pace(factor, reduced)
        self.stage.restyle(self._window.deck(type(self.table)))
        self.table.settings = self.table_settings()
        self.table.relayout()

    def table_settings(self) -> TableSettings:
        """What people have set about tables."""
        from skillgames.widgets.scene import TableSettings

        settings = self._window.services.settings
        return TableSettings(settings.highlight_captures, settings.four_colours)

    def retranslate(self) -> None:
        """Another language: tables hold no Qt translations of their own."""
        if self.menu_button is not None:
            self.menu_button.set_name(self.tr("Menu"))
        if self.log_button is not None and self.log is not None:
            self.log_button.set_name(self._log_words())
            self.log.retranslate()
        if self.table is not None:
            self.table.relayout()

    def place_buttons(self) -> None:
        """The buttons keep the upper left corner."""
        if self.menu_button is None:
            return
        _, t = units(self._window.width(), self._window.height())
        self.menu_button.set_scale(t)
        side = self.menu_button.side()
        corner = round(CORNER * t)
        self.menu_button.place(QRect(QPoint(corner, corner), QSize(side, side)))
        self.menu_button.raise_()
        if self.log_button is not None:
            self.log_button.set_scale(t)
            beside = QPoint(corner + side + round(BESIDE * t), corner)
            self.log_button.place(QRect(beside, QSize(side, side)))
            self.log_button.raise_()
