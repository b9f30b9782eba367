"""Events: plain data, blanked for a seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from skillgames.engine.events import Event, seen_by


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A seat draws cards that only it may see; seat 2 does not even notice."""

    kind: ClassVar[str] = "drawn"
    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Drawn | None:
        if seat == 2:
            return None
        return self if seat == self.seat else replace(self, cards=("??",) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Odd(Event):
    """Holds what no event may hold."""

    kind: ClassVar[str] = "odd"
    value: object


def test_an_event_is_plain_data() -> None:
    assert Drawn(1, ("AS", "2S")).as_dict() == {"kind": "drawn", "seat": 1, "cards": ["AS", "2S"]}


def test_nested_tuples_become_lists() -> None:
    assert Odd((("a",), (1, True, None))).as_dict()["value"] == [["a"], [1, True, None]]


def test_foreign_objects_are_refused() -> None:
    with pytest.raises(TypeError):
        Odd({"a": 1}).as_dict()


def test_each_seat_sees_its_own() -> None:
    events = [Drawn(0, ("AS",)), Drawn(1, ("2S", "3S"))]
    assert seen_by(events, 0) == [Drawn(0, ("AS",)), Drawn(1, ("??", "??"))]
    assert seen_by(events, 2) == []


def test_by_default_all_is_seen() -> None:
    assert seen_by([Odd(1)], 5) == [Odd(1)]
