"""Tarocchino Bolognese: four players in partnerships, fifteen tricks, sets and sequences."""

from __future__ import annotations

from skillgames.engine.game import AnyRules, GameDef, Level
from skillgames.engine.text import QT_TRANSLATE_NOOP


def _rules() -> AnyRules:
    from skillgames.games.tarocchino.rules import TarocchinoRules

    return TarocchinoRules()


GAME = GameDef(
    slug="tarocchino",
    name=QT_TRANSLATE_NOOP("Tarocchino", "Tarocchino"),
    tagline=QT_TRANSLATE_NOOP("Tarocchino", "4 players · partners · tarot"),
    subtitle=QT_TRANSLATE_NOOP(
        "Tarocchino", "You and a partner against two bots with the Bolognese tarot, one deal"
    ),
    levels={
        Level.EASY: QT_TRANSLATE_NOOP(
            "Tarocchino",
            "Plays a third of its cards at random, otherwise a low card, and takes the trick"
            " only when it plays last.",
        ),
        Level.MEDIUM: QT_TRANSLATE_NOOP(
            "Tarocchino",
            "Takes tricks that are worth something as cheaply as it can, gives its partner"
            " good cards and saves the Matto for a good one.",
        ),
        Level.HARD: QT_TRANSLATE_NOOP(
            "Tarocchino",
            "Remembers suits that have run out, plans for sets and sequences, its own and"
            " yours, and tries a few possible deals before it plays.",
        ),
        Level.INSANE: QT_TRANSLATE_NOOP(
            "Tarocchino",
            "Plays out hundreds of deals that fit all it has seen and heard before it lays"
            " away or plays a card.",
        ),
    },
    load_rules=_rules,
    rules_version=1,
    seats=(4, 4),
    partners=True,
)
"""The descriptor of the game."""
