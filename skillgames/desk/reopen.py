"""From a match to its record and back again, with the games of the house.

What a record looks like is defined by `skillgames.store.record`; whether it tells a
match that can have been played is decided here, by replaying it.
"""

from __future__ import annotations

from collections.abc import Mapping

from skillgames import __version__, registry
from skillgames.engine.errors import BrokenRecord, GameError
from skillgames.engine.game import GameDef
from skillgames.engine.match import Match, header_for
from skillgames.engine.text import translate
from skillgames.store.record import FORMAT, Record, parse_record


class OlderRules(BrokenRecord):
    """The record was made with older rules and cannot be replayed with today's."""


def record_of(match: Match, app_version: str = __version__) -> Record:
    """The record of a match as it stands now: no clock, no random id.

    `app_version` is the program that made the match, this one unless it is told.
    """
    result = match.result
    return Record.model_validate(
        {
            "format": FORMAT,
            **match.header.as_dict(),
            "app_version": app_version,
            "log": list(match.log),
            "result": None if result is None else result.as_dict(),
        }
    )


def reopen(source: Record | Mapping[str, object], *, exact: bool = False) -> Match:
    """The match a record tells, replayed from its first entry.

    BrokenRecord, with one sentence that names the field or the entry, when the
    record is not well formed, names a game, options or seats we do not have, does
    not replay, or claims another result. Older rules are tried all the same, and the
    match then goes on with today's (OlderRules when they do not fit); with `exact`
    only a record made with today's rules is taken.
    """
    record = source if isinstance(source, Record) else parse_record(source)
    game = _game(record)
    if record.rules_version > game.rules_version:
        raise BrokenRecord(translate("Record", "This record was made with newer rules."))
    older = record.rules_version < game.rules_version
    if older and exact:
        raise _older()
    try:
        return _replayed(game, record)
    except BrokenRecord as error:
        if older:
            raise _older() from error
        raise


def _game(record: Record) -> GameDef:
    try:
        return registry.game(record.game)
    except GameError as error:
        raise BrokenRecord(error.msg) from error


def _older() -> OlderRules:
    return OlderRules(translate("Record", "This record was made with older rules."))


def _replayed(game: GameDef, record: Record) -> Match:
    try:
        header = header_for(game, record.options, record.seats)
    except GameError as error:
        raise BrokenRecord(error.msg) from error
    match = Match(game, header, record.log)
    result = None if match.result is None else match.result.as_dict()
    told = None if record.result is None else record.result.model_dump()
    if told != result:
        raise BrokenRecord(translate("Record", "The result of this record is not that of its log."))
    return match
