"""The results sheet: what the table says of the match, with this level's statistics."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.store.outcomes import LevelStats
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import ResultsContent, Stat


def with_statistics(content: ResultsContent, level: Level, stats: LevelStats) -> ResultsContent:
    """The table's content, completed by the statistics of this level."""
    tr = QCoreApplication.translate
    rate = "—"
    if stats.rate_percent is not None:
        rate = tr("Results", "%1 %").replace("%1", str(stats.rate_percent))
    title = tr("Results", "Statistics at the level “%1”")
    tiles = (
        Stat(str(stats.won), tr("Results", "Wins")),
        Stat(str(stats.lost), tr("Results", "Losses")),
        Stat(rate, tr("Results", "Win rate")),
        Stat(str(stats.current_streak), tr("Results", "Streak")),
        Stat(str(stats.best_streak), tr("Results", "Best streak")),
    )
    return replace(
        content,
        stats_title=title.replace("%1", text(LEVEL_NAMES[level])),
        stats=tiles,
        outcomes=tuple(outcome.value for outcome in stats.last),
    )
