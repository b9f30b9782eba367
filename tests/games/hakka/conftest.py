"""Rooms with a table of Hakka cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.hakka.table_room import HakkaRoom
from tests.room import Patient


@pytest.fixture
def open_hakka(open_room: Callable[..., Any]) -> Callable[..., HakkaRoom]:
    """Opens rooms for Hakka cards; the keywords are those of `tests.room.Room`."""

    def make(thinker: Any = None, **settings: Any) -> HakkaRoom:
        return open_room(thinker, kind=HakkaRoom, **settings)  # type: ignore[no-any-return]

    return make


@pytest.fixture
def room(open_hakka: Callable[..., HakkaRoom]) -> HakkaRoom:
    """No motion; bots answer in this process."""
    return open_hakka()


@pytest.fixture
def patient(open_hakka: Callable[..., HakkaRoom]) -> HakkaRoom:
    """No motion, and bots that move when the test says so."""
    return open_hakka(Patient())


@pytest.fixture
def moving(open_hakka: Callable[..., HakkaRoom]) -> HakkaRoom:
    """Everything moves; the bots wait for the test."""
    return open_hakka(Patient(), speed="normal")
