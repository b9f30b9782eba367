"""The table of a game, found by name."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from skillgames.engine.game import GameDef
    from skillgames.widgets.scene import Table


def is_imported(game: GameDef) -> bool:
    """Whether `table_class` has only to look the table up."""
    return game.module("table") in sys.modules


def table_class(game: GameDef) -> type[Table]:
    """The table of a game; its Qt part is imported now."""
    return cast("type[Table]", game.part("table").TABLE)
