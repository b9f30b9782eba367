"""A match told from its log: step by step for a replay, in sentences for the match log.

Everything comes from replaying the log into a fresh match, so what is told after
resuming is what was told when it happened. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from skillgames.engine.events import Event, seen_by
from skillgames.engine.game import GameDef
from skillgames.engine.match import Match
from skillgames.engine.text import Msg


@dataclass(frozen=True, slots=True)
class Step:
    """How a match stood after some entries, and what the last of them did.

    `views` has what each seat could see, `events` is unblanked and empty before the
    first entry.
    """

    views: tuple[Any, ...]
    events: tuple[Event, ...]


def steps(match: Match) -> list[Step]:
    """The steps of a match in one pass: `steps(match)[n]` is after the first n entries.

    `steps(match)[n].views[seat]` equals `match.at(n).view(seat)`.
    """
    again = match.at(0)
    seats = range(len(match.header.seats))
    found = [Step(tuple(again.view(seat) for seat in seats), ())]
    for entry in match.log:
        events = tuple(again.enter(entry))
        found.append(Step(tuple(again.view(seat) for seat in seats), events))
    return found


def sentences(game: GameDef, events: Iterable[Event], seat: int) -> list[Msg]:
    """One sentence for each event worth one, as this seat may know it."""
    say = game.part("words").say
    said = [say(event, seat) for event in seen_by(events, seat)]
    return [sentence for sentence in said if sentence is not None]


def told(match: Match, seat: int) -> list[Msg]:
    """All sentences of a match so far, from its first entry on, as this seat may know it."""
    again = match.at(0)
    found: list[Msg] = []
    for entry in match.log:
        found += sentences(match.game, again.enter(entry), seat)
    return found
