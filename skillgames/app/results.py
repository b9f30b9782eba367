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
    translate = QCoreApplication.translate
    rate = "—"
    if stats.rate_percent is not None:
        rate = translate("Results", "%1 %").replace("%1", str(stats.rate_percent))
    title = translate("Results", "Statistics at the level “%1”")
    tiles = (
        Stat(str(stats.won), translate("Results", "Wins")),
        Stat(str(stats.lost), translate("Results", "Losses")),
        Stat(rate, translate("Results", "Win rate")),
        Stat(str(stats.current_streak), translate("Results", "Streak")),
        Stat(str(stats.best_streak), translate("Results", "Best streak")),
    )
    return replace(
        content,
        stats_title=title.replace("%1", text(LEVEL_NAMES[level])),
        stats=tiles,
        outcomes=tuple(outcome.value for outcome in stats.last),
    )
