"""Rooms with a table of Arabka."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.arabka.table_room import ArabkaRoom
from tests.room import Patient


@pytest.fixture
def open_arabka(open_room: Callable[..., Any]) -> Callable[..., ArabkaRoom]:
    """Opens rooms for Arabka; the keywords are those of `tests.room.Room`."""

    def make(thinker: Any = None, **settings: Any) -> ArabkaRoom:
        return open_room(thinker, kind=ArabkaRoom, **settings)  # type: ignore[no-any-return]

    return make


@pytest.fixture
def room(open_arabka: Callable[..., ArabkaRoom]) -> ArabkaRoom:
    """No motion; bots answer in this process."""
    return open_arabka()


@pytest.fixture
def patient(open_arabka: Callable[..., ArabkaRoom]) -> ArabkaRoom:
    """No motion, and bots that move when the test says so."""
    return open_arabka(Patient())


@pytest.fixture
def moving(open_arabka: Callable[..., ArabkaRoom]) -> ArabkaRoom:
    """Everything moves; the bots wait for the test."""
    return open_arabka(Patient(), speed="normal")
