"""The results sheet: what the table says of the match, with this level's statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.store.outcomes import LevelStats
from skillgames.store.statistics import Played, narrowed
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.data import Fact, ResultsContent, Stat


def best_score(played: Sequence[Played], level: Level, players: int) -> int | None:
    """The best own score: alone at this level, else of all matches with others."""
    if players == 1:
        row = narrowed(played, level.value, 1)
    else:
        row = [one for one in played if one.players > 1]
    return max((one.score for one in row), default=None)


def with_statistics(
    content: ResultsContent, level: Level, stats: LevelStats, best: int | None = None
) -> ResultsContent:
    """The table's content, completed by the statistics of this level and the best score."""
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
    facts = content.facts
    if best is not None:
        facts = (*facts, Fact(content.best_label, str(best)))
    return replace(
        content,
        facts=facts,
        stats_title=title.replace("%1", text(LEVEL_NAMES[level])),
        stats=tiles,
        outcomes=tuple(outcome.value for outcome in stats.last),
    )
