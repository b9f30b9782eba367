"""Yacht: five dice, up to three rolls a turn, thirteen boxes; alone or against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from skillgames.engine.game import GameDef, Level, Prepared
from skillgames.engine.text import QT_TRANSLATE_NOOP
from skillgames.games.yacht.rules import YachtRules
from skillgames.games.yacht.state import YachtOptions


def _prepare(folder: Path, progress: Callable[[float], None]) -> Prepared:
    """Have the table of perfect play ready, and report what it says."""
    from skillgames.games.yacht import report, values

    values.prepare(folder, progress)
    return report.report()


GAME = GameDef(
    slug="yacht",
    name=QT_TRANSLATE_NOOP("Yacht", "Yacht"),
    tagline=QT_TRANSLATE_NOOP("Yacht", "1 to 4 players · dice"),
    subtitle=QT_TRANSLATE_NOOP("Yacht", "Five dice and thirteen boxes, alone or against bots"),
    levels={
        Level.EASY: QT_TRANSLATE_NOOP(
            "Yacht",
            "Keeps the number it has most of and writes where it scores most at the moment.",
        ),
        Level.MEDIUM: QT_TRANSLATE_NOOP(
            "Yacht",
            "Plans its rolls for the most points of the turn and hardly thinks of the bonus"
            " or of later boxes.",
        ),
        Level.HARD: QT_TRANSLATE_NOOP(
            "Yacht",
            "Compares each box with what it usually brings and plays for the bonus.",
        ),
        Level.INSANE: QT_TRANSLATE_NOOP(
            "Yacht",
            "Weighs every roll and every box with the value of the rest of the game:"
            " nobody scores more in the long run.",
        ),
    },
    options=YachtOptions,
    rules=YachtRules(),
    rules_version=1,
    seats=(1, 4),
    prepare=_prepare,
)
"""The descriptor of the game."""
