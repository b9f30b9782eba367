"""Matches as they lie in the archive, and what its columns hold: times and objects as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from skillgames.engine.text import translate
from skillgames.store.errors import StoreError
from skillgames.store.outcomes import Outcome

Status = Literal["running", "finished", "abandoned"]
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """One match as it lies in the archive."""

    id: int
    game: str
    level: str
    """Of the bots; alone at the table, of the target."""
    players: int
    header: Json
    status: Status
    started: datetime
    """In UTC."""
    finished: datetime | None
    """In UTC; None unless `status` is "finished"."""
    result: Json | None
    """`scores`, `winners`, `reason`; None unless `status` is "finished"."""
    log: tuple[str, ...]
    notes: Json
    """The table's own notes (order of the hand, held dice)."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A line in the list of finished matches."""

    id: int
    game: str
    level: str
    players: int
    started: datetime
    finished: datetime
    result: Json
    outcome: Outcome


def now() -> str:
    """The time in UTC; as text in the order of time."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def to_json(data: Mapping[str, object]) -> str:
    """An object as text; ValueError for numbers that JSON does not know."""
    return json.dumps(dict(data), allow_nan=False)


def from_json(text: str) -> Json:
    """The object in a text; ValueError or TypeError when there is none."""
    data = json.loads(text)
    if not isinstance(data, dict):
        raise TypeError("an object is expected")
    return data


def checked(result: Mapping[str, object], players: int) -> Mapping[str, object]:
    """The result when it is one; StoreError for what statistics could not be drawn from."""
    scores, winners, reason = (result.get(key) for key in ("scores", "winners", "reason"))
    if not (
        set(result) == {"scores", "winners", "reason"}
        and isinstance(scores, list | tuple)
        and len(scores) == players
        and all(type(score) is int for score in scores)
        and isinstance(winners, list | tuple)
        and all(type(winner) is int for winner in winners)
        and set(winners) <= set(range(players))
        and len(set(winners)) == len(winners)
        and isinstance(reason, str)
        and reason
    ):
        raise StoreError(translate("Store", "This result is not that of such a match."))
    return result
