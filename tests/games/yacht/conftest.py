"""Rooms with a table of Yacht."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.yacht.table_room import YachtRoom
from tests.room import Patient


@pytest.fixture
def open_yacht(open_room: Callable[..., Any]) -> Callable[..., YachtRoom]:
    """Opens rooms for Yacht; the keywords are those of `tests.room.Room`."""

    def make(thinker: Any = None, **settings: Any) -> YachtRoom:
        return open_room(thinker, kind=YachtRoom, **settings)  # type: ignore[no-any-return]

    return make


@pytest.fixture
def room(open_yacht: Callable[..., YachtRoom]) -> YachtRoom:
    """No motion; bots answer in this process."""
    return open_yacht()


@pytest.fixture
def patient(open_yacht: Callable[..., YachtRoom]) -> YachtRoom:
    """No motion, and bots that move when the test says so."""
    return open_yacht(Patient())


@pytest.fixture
def moving(open_yacht: Callable[..., YachtRoom]) -> YachtRoom:
    """Everything moves; the bots wait for the test."""
    return open_yacht(Patient(), speed="normal")
