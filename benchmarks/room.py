"""The real room for measurements: its window, a position at the table, and waiting.

Imports Qt, so a benchmark imports this only in the process that shows the window.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from common import HEIGHT, MS, WIDTH
from PySide6.QtCore import QAbstractAnimation, QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from skillgames import registry
from skillgames.app.services import open_services
from skillgames.app.tables import table_class
from skillgames.app.thinker import ProcessThinker
from skillgames.app.window import RoomWindow
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


def sit_down(
    window: RoomWindow, level: Level, slug: str = SLUG, name: str = POSE
) -> tuple[Stage, Table]:
    """Resume a match of a game at the position of the pose `name` against this level."""
    game = registry.game(slug)
    pose = next(pose for pose in table_class(game).POSES if pose.name == name)
    count = len(header_for(game, pose.options).seats)
    header = header_for(game, pose.options, [PERSON, *[level.value] * (count - 1)])
    archive = window.services.archive
    match_id = archive.begin(slug, level.value, count, header.as_dict())
    for number, text in enumerate(pose.log, start=1):
        archive.append(match_id, number, text)
    window.resume_game(slug)
    assert window.stage is not None
    assert window.table is not None
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


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count and let pass."""
        self.count += event.type() == QEvent.Type.Paint
        return False


class BareTable(QGraphicsView):
    """The least a table could be: one plain picture over a cloth, painted by Qt alone."""

    def __init__(self, cloth: QPixmap, card: QPixmap) -> None:
        self._scene = QGraphicsScene(0, 0, WIDTH, HEIGHT)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        super().__init__(self._scene)
        self._scene.addPixmap(cloth)
        self._card = self._scene.addPixmap(card)
        self._card.setPos(WIDTH / 2, HEIGHT / 2)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.resize(WIDTH, HEIGHT)
        self.show()

    def move_card(self, way: float) -> None:
        """Put the picture so many pixels above its place."""
        self._card.setPos(WIDTH / 2, HEIGHT / 2 - way)

    def repaint_all(self, way: float) -> None:
        """Everything is to be painted again."""
        self.viewport().update()


class _Watch(QObject):
    """Counts the timer events of the whole application, its own left out."""

    def __init__(self, own: QTimer) -> None:
        super().__init__()
        self.count = 0
        self._own = own

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count and let pass."""
        self.count += event.type() == QEvent.Type.Timer and watched is not self._own
        return False


def still_running() -> list[QObject]:
    """The timers that are active and the animations that run, anywhere in the application."""
    roots: set[QObject] = {QApplication.instance(), *QApplication.allWidgets()}  # type: ignore[arg-type]
    roots |= {found for found in gc.get_objects() if isinstance(found, QObject)}
    timers = {timer for root in roots for timer in [root, *root.findChildren(QTimer)]}
    motions = {one for root in roots for one in [root, *root.findChildren(QAbstractAnimation)]}
    active: list[QObject] = [t for t in timers if isinstance(t, QTimer) and t.isActive()]
    running = QAbstractAnimation.State.Running
    return active + [
        m for m in motions if isinstance(m, QAbstractAnimation) and m.state() == running
    ]


def rests(after: float, watch: float) -> dict[str, tuple[float, float | None]]:
    """Leave the application alone for `after` seconds, then look what it still does.

    `running`: timers and animations; `events`: timer events in a second, counted for
    `watch` seconds; `cpu`: milliseconds of processor time in a second.
    """
    wait(after)
    running = len(still_running())
    loop, end = QEventLoop(), QTimer()
    end.setSingleShot(True)
    end.timeout.connect(loop.quit)
    watcher = _Watch(end)
    QApplication.instance().installEventFilter(watcher)  # type: ignore[union-attr]
    end.start(round(watch * MS))
    began = time.process_time()
    loop.exec()
    used = time.process_time() - began
    QApplication.instance().removeEventFilter(watcher)  # type: ignore[union-attr]
    return {
        "running": (running, None),
        "events": (watcher.count / watch, None),
        "cpu": (used * MS / watch, None),
    }
