"""What visibly happened, in order.

`Rules.play` and `Rules.settle` append events to the list they are given. A table
animates them, a log and a screen reader tell them; each seat gets only what it
may know through `seen_by`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import ClassVar

JsonValue = None | bool | int | str | list["JsonValue"] | dict[str, "JsonValue"]


@dataclass(frozen=True, slots=True)
class Event:
    """Base of a game's events: frozen dataclasses of ints, texts and tuples.

    `kind` names the event in texts and JSON. Fields hold card codes, seats and
    counts, so that an event can be shown without asking the state.
    """

    kind: ClassVar[str] = "event"

    def seen_by(self, seat: int) -> Event | None:
        """The event as this seat may know it; None when it notices nothing."""
        return self

    def as_dict(self) -> dict[str, JsonValue]:
        """`kind` and the fields, unblanked; tuples become lists."""
        plain: dict[str, JsonValue] = {"kind": self.kind}
        for field in fields(self):
            plain[field.name] = _plain(getattr(self, field.name))
        return plain


def seen_by(events: Iterable[Event], seat: int) -> list[Event]:
    """These events in order, each as this seat may know it."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def _plain(value: object) -> JsonValue:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if value is None or isinstance(value, bool | int | str):
        return value
    raise TypeError(f"an event cannot hold {type(value).__name__}")
