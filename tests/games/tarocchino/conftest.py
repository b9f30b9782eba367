"""Rooms with a table of Tarocchino."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.tarocchino.table_room import TarocchinoRoom
from tests.room import Patient


@pytest.fixture
def open_taro(open_room: Callable[..., Any]) -> Callable[..., TarocchinoRoom]:
    """Opens rooms for Tarocchino; the keywords are those of `tests.room.Room`."""

    def make(thinker: Any = None, **settings: Any) -> TarocchinoRoom:
        return open_room(thinker, kind=TarocchinoRoom, **settings)  # type: ignore[no-any-return]

    return make


@pytest.fixture
def taro(open_taro: Callable[..., TarocchinoRoom]) -> TarocchinoRoom:
    """No motion; bots answer in this process."""
    return open_taro()


@pytest.fixture
def patient(open_taro: Callable[..., TarocchinoRoom]) -> TarocchinoRoom:
    """No motion, and bots that move when the test says so."""
    return open_taro(Patient())


@pytest.fixture
def moving(open_taro: Callable[..., TarocchinoRoom]) -> TarocchinoRoom:
    """Everything moves; the bots wait for the test."""
    return open_taro(Patient(), speed="normal")
