"""The table of a game, found by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from skillgames.engine.game import GameDef
    from skillgames.widgets.scene import Table


def table_class(game: GameDef) -> type[Table]:
    """The table of a game; its Qt part is imported now."""
    return cast("type[Table]", game.part("table").TABLE)
