"""Hakka cards: a trick game for four with the pack of the Six Tigers, in four hands."""

from __future__ import annotations

from skillgames.engine.game import AnyRules, GameDef, Level
from skillgames.engine.text import QT_TRANSLATE_NOOP


def _rules() -> AnyRules:
    from skillgames.games.hakka.rules import HakkaRules

    return HakkaRules()


GAME = GameDef(
    slug="hakka",
    name=QT_TRANSLATE_NOOP("Hakka", "Hakka cards"),
    tagline=QT_TRANSLATE_NOOP("Hakka", "4 players · six tricks to win"),
    subtitle=QT_TRANSLATE_NOOP("Hakka", "Four hands against three bots; in each one player dreams"),
    levels={
        Level.EASY: QT_TRANSLATE_NOOP(
            "Hakka",
            "Often plays at random; otherwise it leads its longest pattern, beats as low as it"
            " can and calls when it holds many Elders.",
        ),
        Level.MEDIUM: QT_TRANSLATE_NOOP(
            "Hakka",
            "Leads patterns that nobody can beat, keeps its runs, sets and Elders together,"
            " and plays at random only now and then.",
        ),
        Level.HARD: QT_TRANSLATE_NOOP(
            "Hakka",
            "Plays without chance, and weighs calling, leading and declaring victory by the"
            " points they are likely to bring.",
        ),
        Level.INSANE: QT_TRANSLATE_NOOP(
            "Hakka",
            "Imagines hidden hands that fit all that was played, and tries every decision in"
            " many of them.",
        ),
    },
    load_rules=_rules,
    rules_version=1,
    seats=(4, 4),
)
"""The descriptor of the game."""
