"""The statistics page: what the archive knows of a game, narrowed by level and players.

The matches of a game are read once, when the page opens or another game is chosen; another
level asks only for the lines of the list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from skillgames import registry
from skillgames.app.faces import faces_content
from skillgames.app.match_controller import PERSON_SEAT
from skillgames.app.rows import ROOM_ACCENT
from skillgames.engine.game import LEVEL_NAMES, GameDef, Level
from skillgames.store import fairness, statistics
from skillgames.store.errors import StoreError
from skillgames.store.export import as_csv
from skillgames.store.fairness import Thrown
from skillgames.store.files import write_whole
from skillgames.store.statistics import Best, Played
from skillgames.store.stored import FinishedMatch
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import (
    Choice,
    FacesContent,
    PastMatch,
    QuestionContent,
    SegmentRow,
    Stat,
    StatisticsContent,
)
from skillgames.widgets.sheet_parts.pause import QuestionSheet
from skillgames.widgets.sheet_parts.statistics import StatisticsSheet

if TYPE_CHECKING:
    from skillgames.app.window import RoomWindow

ALL = "all"
"""The segment that narrows nothing."""

ANY_COUNT = 0
"""The same among the numbers of players."""

DICE = "dice"
"""The part of a game that counts faces in a log: `faces(log, players)`, by seat."""

MINUS = "\N{MINUS SIGN}"

LISTED = 50
"""So many finished matches are listed one by one."""

FILE_NAME = "skillgames-statistics.csv"
SUFFIX = ".csv"


class StatisticsPage(QObject):
    """Opens the page over the window and does what is asked there.

    It opens with the game and the filters it was left with. What the archive refuses is
    told as a notice, and the page shows what it can.
    """

    def __init__(self, window: RoomWindow) -> None:
        super().__init__(window)
        self._window = window
        self._game: GameDef = registry.games_with("table")[0]
        self._level = ALL
        self._players = ANY_COUNT
        self._played: list[Played] = []
        self._thrown: list[Thrown] = []
        self._listed: list[FinishedMatch] = []
        self._back: Callable[[], None] = window.close_sheet

    def choose(self, game: GameDef, level: Level, players: int) -> None:
        """Show this game at this level with so many players when the page is opened next."""
        self._game, self._level, self._players = game, level.value, players

    def open(self, back: Callable[[], None] | None = None) -> None:
        """Show the page, its figures fresh from the archive.

        `back` opens what is shown after it, None for the first page below.
        """
        self._back = back or self._window.close_sheet
        self._reopen()

    def _reopen(self) -> None:
        self._read()
        sheet = StatisticsSheet(
            self._window, self.content(), animation=self._window.services.animation
        )
        sheet.retext_wanted.connect(lambda: sheet.set_content(self.content()))
        sheet.filtered.connect(lambda key, value: self._filter(sheet, key, value))
        sheet.export_requested.connect(self.export)
        sheet.clear_requested.connect(self._ask_to_clear)
        sheet.replay_requested.connect(self._window.replays.open)
        sheet.dismissed.connect(self._back)
        self._window.open_sheet(sheet)

    # --- what is shown ---------------------------------------------------------------------

    def content(self) -> StatisticsContent:
        """The page in the language of the window."""
        name = text(self._game.name)
        several = len(registry.games_with("table")) > 1
        matches = statistics.narrowed(
            self._played,
            None if self._level == ALL else self._level,
            self._players or None,
        )
        shared = StatisticsContent(
            title=self.tr("Statistics"),
            subtitle="" if several else name,
            accent=ROOM_ACCENT,
            filters=self._filters(),
            nothing=self._nothing(bool(matches)),
            deeds=bool(self._played),
        )
        return self._with_figures(shared, matches) if matches else shared

    def _nothing(self, any_left: bool) -> str:
        if any_left:
            return ""
        if not self._played:
            sentence = self.tr(
                "No match of “%1” has been finished yet. Play one, and this page begins to fill."
            )
            return sentence.replace("%1", text(self._game.name))
        return self.tr("No match like this has been finished yet.")

    def _with_figures(self, content: StatisticsContent, matches: list[Played]) -> StatisticsContent:
        figures = statistics.figures(matches)
        hint = self.tr("Each point: up to %n match(es)", "", statistics.WINDOW)
        return StatisticsContent(
            title=content.title,
            subtitle=content.subtitle,
            accent=content.accent,
            filters=content.filters,
            deeds=content.deeds,
            stats=self._stats(figures),
            outcomes=tuple(one.value for one in figures.counts.last),
            rates=figures.rates,
            rates_hint=hint,
            faces=self._faces(),
            matches=tuple(self._line(match) for match in self._listed),
        )

    def _stats(self, figures: statistics.Figures) -> tuple[Stat, ...]:
        counts = figures.counts
        tiles = [
            Stat(str(counts.played), self.tr("Played")),
            Stat(str(counts.won), self.tr("Wins")),
            Stat(str(counts.lost), self.tr("Losses")),
        ]
        if counts.drawn:
            tiles.append(Stat(str(counts.drawn), self.tr("Draws")))
        rate = "—" if counts.rate_percent is None else str(counts.rate_percent)
        tiles += [
            Stat(self.tr("%1 %").replace("%1", rate), self.tr("Win rate")),
            Stat(str(counts.current_streak), self.tr("Streak")),
            Stat(str(counts.best_streak), self.tr("Best streak")),
        ]
        if not self._game.scores:
            return tuple(tiles)
        if figures.best_score is not None:
            tiles.append(_dated(figures.best_score, self.tr("Best score · %1")))
        if figures.biggest_lead is not None:
            tiles.append(_dated(figures.biggest_lead, self.tr("Biggest lead · %1")))
        return tuple(tiles)

    def _faces(self) -> FacesContent | None:
        level = None if self._level == ALL else self._level
        return faces_content(fairness.narrowed(self._thrown, level, self._players or None))

    def _line(self, match: FinishedMatch) -> PastMatch:
        return PastMatch(
            id=match.id,
            date=_moment(match.finished),
            level=_level_name(match.level),
            score=self._scores(match.result["scores"]) if self._game.scores else "",
            outcome=match.outcome.value,
        )

    def _scores(self, scores: Sequence[int]) -> str:
        """Own score first; partners have one score between them."""
        sides = scores[:2] if self._game.partners else scores
        return " : ".join(_number(score) for score in sides)

    def _filters(self) -> tuple[SegmentRow, ...]:
        rows = []
        games = registry.games_with("table")
        if len(games) > 1:
            rows.append(
                SegmentRow(
                    "game",
                    self.tr("Game"),
                    tuple(Choice(game.slug, text(game.name)) for game in games),
                    self._game.slug,
                )
            )
        if not self._played:
            return tuple(rows)
        levels = (Choice(level.value, text(LEVEL_NAMES[level])) for level in self._game.levels)
        all_levels = Choice(ALL, self.tr("All", "levels"))
        rows.append(SegmentRow("level", self.tr("Difficulty"), (all_levels, *levels), self._level))
        counts = statistics.players_seen(self._played)
        if len(counts) > 1:
            any_count = Choice(ANY_COUNT, self.tr("Any number"))
            some = (Choice(count, self._count_name(count)) for count in counts)
            rows.append(
                SegmentRow("players", self.tr("Players"), (any_count, *some), self._players)
            )
        return tuple(rows)

    def _count_name(self, count: int) -> str:
        return self.tr("Solo") if count == 1 else self.tr("%n player(s)", "", count)

    # --- what is asked ---------------------------------------------------------------------

    def _filter(self, sheet: StatisticsSheet, key: str, value: object) -> None:
        if key == "game":
            self._game = registry.game(str(value))
            self._level, self._players = ALL, ANY_COUNT
            self._read()
        elif key == "level":
            self._level = str(value)
            self._read_list()
        else:
            assert isinstance(value, int)
            self._players = value
            self._read_list()
        sheet.set_content(self.content())

    def export(self) -> None:
        """Ask where to, and write all finished matches of all games as a table."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save as table"),
            str(Path(folder or Path.home()) / FILE_NAME),
            self.tr("Tables (*.csv)"),
        )
        if chosen:
            self.write(Path(chosen))

    def write(self, path: Path) -> None:
        """Write the table to a file and tell how it went; the suffix is added if missing."""
        path = path if path.suffix else path.with_suffix(SUFFIX)
        archive = self._window.services.archive
        try:
            rows = [
                match
                for game in registry.all_games()
                for match in reversed(archive.finished(game.slug, seat=PERSON_SEAT))
            ]
            scored = {game.slug for game in registry.all_games() if game.scores}
            write_whole(path, as_csv(rows, PERSON_SEAT, scored=scored))
        except StoreError as error:
            self._window.notices.tell(text(error.msg))
            return
        said = self.tr("All finished matches are now in “%1”.")
        self._window.notices.tell(said.replace("%1", path.name))

    def _ask_to_clear(self) -> None:
        sheet = QuestionSheet(
            self._window, self._question(), animation=self._window.services.animation
        )
        sheet.retext_wanted.connect(lambda: sheet.set_content(self._question()))
        sheet.accepted.connect(self._clear)
        sheet.declined.connect(self._reopen)
        self._window.open_sheet(sheet)

    def _question(self) -> QuestionContent:
        title = self.tr("Clear the statistics of “%1”?").replace("%1", text(self._game.name))
        return QuestionContent(
            title=title,
            text=self.tr(
                "All finished matches of this game will be deleted for good, at every level."
                " An unfinished match stays."
            ),
            yes=self.tr("Clear"),
            no=self.tr("Keep"),
        )

    def _clear(self) -> None:
        try:
            self._window.services.archive.clear(self._game.slug)
        except StoreError as error:
            self._window.notices.tell(text(error.msg))
        self._level, self._players = ALL, ANY_COUNT
        self._window.refresh_home()
        self._reopen()

    # --- the archive -----------------------------------------------------------------------

    def _read(self) -> None:
        """Read everything of the game; a filter that nothing fits any more goes."""
        try:
            self._played = self._window.services.archive.played(self._game.slug, PERSON_SEAT)
        except StoreError as error:
            self._played = []
            self._window.notices.tell(text(error.msg))
        self._thrown = self._dice()
        if self._players not in statistics.players_seen(self._played):
            self._players = ANY_COUNT
        if not self._played:
            self._level = ALL
        self._read_list()

    def _dice(self) -> list[Thrown]:
        """What fell in the game's matches, if dice are thrown in it."""
        if not self._played or not self._game.has(DICE):
            return []
        count = self._game.part(DICE).faces
        try:
            return self._window.services.archive.thrown(self._game.slug, count)
        except StoreError as error:
            self._window.notices.tell(text(error.msg))
            return []

    def _read_list(self) -> None:
        self._listed = []
        if not self._played:
            return
        try:
            self._listed = self._window.services.archive.finished(
                self._game.slug,
                None if self._level == ALL else self._level,
                self._players or None,
                LISTED,
                seat=PERSON_SEAT,
            )
        except StoreError as error:
            self._window.notices.tell(text(error.msg))


def _level_name(level: str) -> str:
    """The level's word; a level nobody knows any more by its id."""
    try:
        return text(LEVEL_NAMES[Level(level)])
    except ValueError:
        return level


def _dated(best: Best, label: str) -> Stat:
    """A record with the day it was set."""
    day = _local(datetime.fromisoformat(best.finished)).date()
    shown = QLocale().toString(day, QLocale.FormatType.ShortFormat)
    return Stat(_number(best.value), label.replace("%1", shown))


def _number(value: int) -> str:
    """A score with the minus sign of print."""
    return str(value).replace("-", MINUS)


def _moment(when: datetime) -> str:
    """Day and time as people write them here."""
    return QLocale().toString(_local(when), QLocale.FormatType.ShortFormat)


def _local(when: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
