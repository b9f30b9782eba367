"""Starting and resuming matches: between the archive and the table."""

from __future__ import annotations

from collections.abc import Mapping

from skillgames import registry
from skillgames.app.keeper import Keeper
from skillgames.engine.errors import GameError
from skillgames.engine.game import PERSON, GameDef, Level
from skillgames.engine.match import Match, header_for
from skillgames.engine.text import Msg, translate
from skillgames.store.archive import Archive
from skillgames.store.stored import StoredMatch


class CannotResume(Exception):
    """A stored match cannot be continued; `msg` says why. The archive is left as it is."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(str(msg))
        self.msg = msg


def begin(
    archive: Archive, game: GameDef, level: Level, options: Mapping[str, object]
) -> tuple[Match, Keeper]:
    """A new match of the person against bots of this level, stored from its header on.

    A running match of the game is given up and counts nowhere. When the archive
    refuses, `keeper.trouble` says why, the match is played all the same, and the keeper
    tries again with each entry. What the level decides comes before the given options.
    """
    options = {**options, **{name: by[level] for name, by in game.by_level.items()}}
    count = len(header_for(game, options).seats)
    seats = [PERSON, *[level.value] * (count - 1)]
    header = header_for(game, options, seats)
    match = Match(game, header)
    return match, Keeper(
        archive,
        begin=lambda: archive.begin(game.slug, level.value, count, header.as_dict()),
    )


def resume(archive: Archive, stored: StoredMatch) -> tuple[Match, Keeper]:
    """The stored match as it stood after its last entry; CannotResume with the reason."""
    try:
        game = registry.game(stored.game)
        header = header_for(game, stored.header["options"], stored.header["seats"])
        match = Match(game, header, stored.log)
        Level(stored.level)
        older = stored.header["rules_version"] != game.rules_version
    except (GameError, KeyError, TypeError, AttributeError, ValueError) as error:
        raise CannotResume(_reason(stored)) from error
    if older:
        raise CannotResume(_reason(stored))
    return match, Keeper(archive, stored.id, len(stored.log))


def _reason(stored: StoredMatch) -> Msg:
    said = stored.header.get("rules_version")
    current = registry.game(stored.game).rules_version if stored.game in registry.SLUGS else None
    if said != current:
        return translate("Room", "This match was made with older rules and cannot go on.")
    return translate("Room", "This match cannot be read and cannot go on.")
