"""Arabka: two to five players get rid of all cards, hand first, then open, then closed ones."""

from __future__ import annotations

from skillgames.engine.game import AnyRules, GameDef, Level
from skillgames.engine.text import QT_TRANSLATE_NOOP


def _rules() -> AnyRules:
    from skillgames.games.arabka.rules import ArabkaRules

    return ArabkaRules()


GAME = GameDef(
    slug="arabka",
    name=QT_TRANSLATE_NOOP("Arabka", "Arabka"),
    tagline=QT_TRANSLATE_NOOP("Arabka", "2 to 5 players · laying off"),
    subtitle=QT_TRANSLATE_NOOP(
        "Arabka", "Be the first to play all your cards, the closed ones too"
    ),
    levels={
        Level.EASY: QT_TRANSLATE_NOOP(
            "Arabka",
            "Plays at random nearly half of the time, otherwise lays its lowest card, one by one.",
        ),
        Level.MEDIUM: QT_TRANSLATE_NOOP(
            "Arabka",
            "Lays its lowest cards first, all of a rank together,"
            " and keeps bonus cards until nothing else fits; among several it errs now and then.",
        ),
        Level.HARD: QT_TRANSLATE_NOOP(
            "Arabka",
            "Swaps well, remembers what you picked up, spends a ten on a big pile and a three"
            " when it hurts you.",
        ),
        Level.INSANE: QT_TRANSLATE_NOOP(
            "Arabka",
            "Imagines what you may hold, tries every move in many such worlds,"
            " and works out the ending of two players once nothing is hidden.",
        ),
    },
    load_rules=_rules,
    rules_version=1,
    seats=(2, 5),
    scores=False,
    settings=("four_colours",),
)
"""The descriptor of the game."""
