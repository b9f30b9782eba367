"""Yacht: five dice, up to three rolls a turn, thirteen boxes; alone or against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from skillgames.engine.game import AnyRules, GameDef, Level, Prepared
from skillgames.engine.text import QT_TRANSLATE_NOOP, translate
from skillgames.games.yacht.targets import TARGETS


def _rules() -> AnyRules:
    from skillgames.games.yacht.rules import YachtRules

    return YachtRules()


def _prepare(folder: Path, progress: Callable[[float], None]) -> Prepared:
    """Have the table of perfect play ready, and report what it says."""
    from skillgames.games.yacht import report, values

    values.prepare(folder, progress)
    return report.report()


TARGET_OF = dict(zip(Level, TARGETS, strict=True))
"""What is to be reached alone at each level."""

_ALONE = {
    Level.EASY: translate("Yacht", "Reach %1 points: most games go that far."),
    Level.MEDIUM: translate("Yacht", "Reach %1 points: think of the boxes that are still empty."),
    Level.HARD: translate("Yacht", "Reach %1 points: hardly possible without the bonus."),
    Level.INSANE: translate("Yacht", "Reach %1 points: perfect play does in two games of five."),
}

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
    by_level={"target": TARGET_OF},
    alone={level: said.with_args(TARGET_OF[level]) for level, said in _ALONE.items()},
    load_rules=_rules,
    rules_version=1,
    seats=(1, 4),
    prepare=_prepare,
)
"""The descriptor of the game."""
