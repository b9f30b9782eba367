"""The real room for measurements: its window, a position at the table, and waiting.

Imports Qt, so a benchmark imports this only in the process that shows the window.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from common import HEIGHT, MS, WIDTH
from PySide6.QtCore import QEvent, QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skillgames import registry
from skillgames.app.services import open_services
from skillgames.app.thinker import ProcessThinker
from skillgames.app.window import RoomWindow, table_class
from skillgames.engine.game import PERSON, Level
from skillgames.engine.match import header_for
from skillgames.widgets.look import load_fonts
from skillgames.widgets.scene import Table
from skillgames.widgets.stage import Stage

SLUG = "fishing"
POSE = "capture"
"""Seven cards on the table, and the person's first card would take some of them."""

PATIENCE_S = 30.0


def application() -> QApplication:
    """The application object with the fonts of the room."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication([])
    load_fonts()
    return app


def open_room(speed: str) -> RoomWindow:
    """The window with the bots' process behind it, `speed` as in the settings."""
    services = open_services(ProcessThinker())
    services.settings.animation_speed = speed  # type: ignore[assignment]
    window = RoomWindow(services)
    window.resize(WIDTH, HEIGHT)
    window.show()
    return window


def sit_down(window: RoomWindow, level: Level) -> tuple[Stage, Table]:
    """Resume a match at the position of `POSE` against this level."""
    game = registry.game(SLUG)
    pose = next(pose for pose in table_class(game).POSES if pose.name == POSE)
    count = len(header_for(game, pose.options).seats)
    header = header_for(game, pose.options, [PERSON, *[level.value] * (count - 1)])
    archive = window.services.archive
    match_id = archive.begin(SLUG, level.value, count, header.as_dict())
    for number, text in enumerate(pose.log, start=1):
        archive.append(match_id, number, text)
    window.resume_game(SLUG)
    assert window.stage is not None and window.table is not None
    return window.stage, window.table


def tap(stage: Stage, table: Table, number: int) -> None:
    """Press the person's nth card."""
    spot: QPoint = stage.mapFromScene(table.spot(number))
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def wait(seconds: float) -> None:
    """Let the event loop run, asleep while nothing happens."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * MS), loop.quit)
    loop.exec()


def wait_until(done: Callable[[], bool]) -> None:
    """Let events pass until something is so; RuntimeError when it does not come."""
    deadline = time.monotonic() + PATIENCE_S
    while not done():
        if time.monotonic() > deadline:
            raise RuntimeError("the room does not come to rest")
        wait(0.01)


def stop_deleted() -> None:
    """Let objects that were told to delete themselves do so."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
