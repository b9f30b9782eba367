"""House rules of the suite, for every test.

No window appears on a screen, no test sees the player's folders, and whatever a test
leaves behind fails it: warnings in the log, windows, processes. Qt's own messages are
watched by pytest-qt (`qt_log_level_fail` in `pyproject.toml`). Tests that need no Qt
never import it because of this file.
"""

from __future__ import annotations

import inspect
import logging
import os
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

# Speed is measured elsewhere: a busy or new machine must fail no test.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

# Before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
for name in ("QT_SCALE_FACTOR", "QT_AUTO_SCREEN_SCALE_FACTOR", "QT_FONT_DPI"):
    os.environ.pop(name, None)

if TYPE_CHECKING:
    from skillgames.app.thinker import Thinker
    from tests.room import Room

_numbers = count(1)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tests' own folders lie."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def home(homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the settings and the archive of each test; not made yet."""
    place = homes / str(next(_numbers))
    monkeypatch.setenv("SKILLGAMES_HOME", str(place))
    return place


@pytest.fixture
def calm() -> Iterator[None]:
    """Motion is reduced, without a window."""
    from skillgames.widgets.animator import reduce_motion

    reduce_motion(True)
    yield
    reduce_motion(False)


@pytest.fixture(autouse=True)
def nothing_is_left(
    request: pytest.FixtureRequest, home: Path, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Fail a test that leaves windows, processes, or warnings in the log.

    A test that asks for `caplog` looks at its warnings itself.
    """
    yield
    left = [*_windows(), *_processes()]
    if "caplog" not in inspect.signature(request.function).parameters:
        left += _warnings(caplog)
    if left:
        pytest.fail("left behind: " + "; ".join(left), pytrace=False)


@pytest.fixture
def open_room(
    qapp: object, home: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Room]]:
    """Opens rooms, without chance of their own and without waits for appearance's sake.

    The keywords are those of `tests.room.Room`, or of another `kind` of it; every room is
    closed at the end.
    """
    from skillgames.app import match_controller
    from tests.room import Room

    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(16))
    monkeypatch.setattr(match_controller, "THINK_MIN_MS", 0)
    monkeypatch.setattr(match_controller, "THINK_MAX_MS", 0)
    opened: list[Room] = []

    def make(thinker: Thinker | None = None, kind: type[Room] = Room, **settings: Any) -> Room:
        opened.append(kind(thinker, **settings))
        return opened[-1]

    yield make
    for room in opened:
        room.close()


@pytest.fixture
def room(open_room: Callable[..., Room]) -> Room:
    """The window with bots in its own process and without motion."""
    return open_room()


@pytest.fixture
def moving_room(open_room: Callable[..., Room]) -> Room:
    """The window as people have it: everything moves. The bot waits for the test."""
    from tests.room import Patient

    return open_room(Patient(), speed="normal")


def _windows() -> list[str]:
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return []
    shown = [one for one in widgets.QApplication.topLevelWidgets() if one.isVisible()]
    for one in shown:
        one.close()
    return [f"the window {one!r}" for one in shown]


def _processes() -> list[str]:
    multiprocessing = sys.modules.get("multiprocessing")
    if multiprocessing is None:
        return []
    alive = multiprocessing.active_children()
    for process in alive:
        process.terminate()
        process.join(5)
    return [f"the process {process!r}" for process in alive]


def _warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    return [
        f"in the log: {record.name}: {record.getMessage()}"
        for record in records
        if record.levelno >= logging.WARNING
    ]
