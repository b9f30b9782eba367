"""A match as text: every view at every step, or one seat's only.

Used for golden files and bug reports: ids and texts, no sentences, so words may
change without touching a transcript.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from skillgames.engine.events import Event
from skillgames.engine.game import GameDef
from skillgames.engine.match import Header, Match


def transcript(game: GameDef, header: Header, log: list[str], seat: int | None = None) -> str:
    """The transcript of a log; with `seat`, only what that seat could see.

    An entry that a seat does not notice stands nowhere in its transcript, and the
    others are numbered as if it had not been.

    BrokenRecord when the log does not replay.
    """
    return "\n".join(_lines(game, header, log, seat)) + "\n"


def _lines(game: GameDef, header: Header, log: list[str], seat: int | None) -> Iterator[str]:
    Match(game, header, log)  # refuse a broken log before printing half of it
    match = Match(game, header)
    yield f"game {header.game} rules {header.rules_version}"
    yield f"options {_json(dict(header.options))}"
    yield f"seats {' '.join(header.seats)}"
    seats = range(len(header.seats)) if seat is None else (seat,)
    number = 0
    for text in log:
        shown = text if seat is None else match.seen_entry(text, seat)
        events = match.enter(text)
        if not shown:
            continue
        number += 1
        yield f"{number} {shown}"
        for event in events:
            yield from _event(event, seat)
        for viewer in seats:
            view = game.rules.describe_view(match.view(viewer))
            yield f"  view {viewer} {_json(view)}"
    if match.result is not None:
        yield f"result {_json(match.result.as_dict())}"


def _event(event: Event, seat: int | None) -> Iterator[str]:
    seen = event if seat is None else event.seen_by(seat)
    if seen is not None:
        yield f"  event {_json(seen.as_dict())}"


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
