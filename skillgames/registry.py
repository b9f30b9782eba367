"""The games of the house, in menu order.

Games are loaded by name, so that the engine side of a game never drags its table
(and with it Qt) along.
"""

from __future__ import annotations

import importlib
from functools import cache

from skillgames.engine.errors import GameError
from skillgames.engine.game import GameDef
from skillgames.engine.text import translate

SLUGS: tuple[str, ...] = ("fishing", "yacht", "hakka", "tarocchino", "arabka")


@cache
def game(slug: str) -> GameDef:
    """The descriptor of a game; GameError when there is none of this name."""
    if slug not in SLUGS:
        raise GameError(translate("Registry", "There is no game “%1”.").with_args(slug[:40]))
    module = importlib.import_module(f"skillgames.games.{slug}")
    found: GameDef = module.GAME
    return found


def all_games() -> tuple[GameDef, ...]:
    """All descriptors in menu order."""
    return tuple(game(slug) for slug in SLUGS)


def games_with(part: str) -> tuple[GameDef, ...]:
    """The games that have a module of this name, in menu order: the window shows those
    with a table."""
    return tuple(found for found in all_games() if found.has(part))
