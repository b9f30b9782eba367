"""Fishing: two players catch table cards by rank and by sums, in a match to 16 points."""

from __future__ import annotations

from skillgames.engine.game import AnyRules, GameDef, Level
from skillgames.engine.text import QT_TRANSLATE_NOOP


def _rules() -> AnyRules:
    from skillgames.games.fishing.rules import FishingRules

    return FishingRules()


GAME = GameDef(
    slug="fishing",
    name=QT_TRANSLATE_NOOP("Fishing", "Fishing"),
    tagline=QT_TRANSLATE_NOOP("Fishing", "2 players · catching cards"),
    subtitle=QT_TRANSLATE_NOOP("Fishing", "One on one with a bot, a match to 16 points"),
    levels={
        Level.EASY: QT_TRANSLATE_NOOP(
            "Fishing",
            "Often plays a card at random, otherwise takes as many cards as it can.",
        ),
        Level.MEDIUM: QT_TRANSLATE_NOOP(
            "Fishing",
            "Weighs what each card brings and lays small useless ones;"
            " now and then it still plays at random.",
        ),
        Level.HARD: QT_TRANSLATE_NOOP(
            "Fishing",
            "Plays without chance, thinks about the table it leaves you,"
            " and saves aces, the two of spades and the ten of diamonds.",
        ),
        Level.INSANE: QT_TRANSLATE_NOOP(
            "Fishing",
            "Counts every card, plays the last deal without a mistake"
            " and takes any way that wins the match.",
        ),
    },
    load_rules=_rules,
    rules_version=1,
    seats=(2, 2),
    settings=("highlight_captures", "four_colours"),
)
"""The descriptor of the game."""
