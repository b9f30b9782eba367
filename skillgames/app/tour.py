"""Photographs every screen: the real window, driven by presses and keys, without motion.

Works in a folder of its own, so the player's archive is never touched, and offscreen
where there is no display.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from skillgames import registry
from skillgames.app.main import has_display
from skillgames.desk.thinking import think
from skillgames.engine.game import PERSON, GameDef, Level
from skillgames.engine.match import Match, header_for

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from skillgames.app.services import Services
    from skillgames.app.window import RoomWindow
    from skillgames.widgets.scene import Pose

DEFAULT_OUT = Path("build/tour")
DEFAULT_SIZE = (1280, 800)

PAST_MATCHES = 23
"""So many finished matches, played by bots from fixed seeds, fill the statistics."""
PAST_LEVEL = Level.HARD

LIGHTS: dict[str, dict[str, object]] = {
    "light-soft": {"contrast": 0},
    "light-crisp": {"contrast": 100, "four_colours": True},
    "light-cool": {"temperature": 0, "grain": 0},
    "light-warm": {"temperature": 100, "grain": 100, "large_indices": True},
}
"""Settings that change how every table looks; the first pose is photographed with each."""

REPLAY_STEP = 36
"""The entry at which a replay is photographed."""

SETTLE_S = 5.0
"""The longest the window may need to come to rest before a picture."""


def default_arguments() -> argparse.Namespace:
    """What `skillgames tour` does without any arguments."""
    return argparse.Namespace(out=DEFAULT_OUT, language=None, size=DEFAULT_SIZE, scale=1, game=None)


def run(args: argparse.Namespace) -> int:
    """Take all pictures; 1 when one is missing or Qt has complained."""
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if args.scale != 1:
        os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    with tempfile.TemporaryDirectory(prefix="skillgames-tour-") as home:
        before = os.environ.get("SKILLGAMES_HOME")
        os.environ["SKILLGAMES_HOME"] = home
        try:
            args.out.mkdir(parents=True, exist_ok=True)
            return Tour(args).take()
        except OSError as error:
            print(f"skillgames tour: no pictures can be taken: {error}", file=sys.stderr)
            return 1
        finally:
            if before is None:
                del os.environ["SKILLGAMES_HOME"]
            else:
                os.environ["SKILLGAMES_HOME"] = before


class Tour:
    """One run: a window of one size in one language."""

    def __init__(self, args: argparse.Namespace) -> None:
        from PySide6.QtWidgets import QApplication

        from skillgames.app.services import open_services
        from skillgames.app.thinker import LocalThinker
        from skillgames.app.window import RoomWindow
        from skillgames.widgets.language import resolve

        self.app = QApplication.instance() or QApplication(sys.argv[:1])
        self.out: Path = args.out
        self.size: tuple[int, int] = tuple(args.size)
        self.scale: int = args.scale
        self.only: str | None = args.game
        self.language = resolve(args.language or "system")
        self.faults: list[str] = []
        self.thinker = LocalThinker()
        self.services: Services = open_services(self.thinker)
        self.services.settings.language = self.language  # type: ignore[assignment]
        self.services.settings.animation_speed = "instant"
        self.services.apply_language()
        self.window: RoomWindow = RoomWindow(self.services)
        self.window.resize(*self.size)

    def take(self) -> int:
        """Show the window, go everywhere, close."""
        with qt_complaints(self.faults):
            self.window.show()
            self._settle()
            shown = registry.games_with("table")
            games = [g for g in shown if self.only in (None, g.slug)]
            if self.only is None:
                self._statistics("statistics-empty")
            for game in games:
                self._fill_statistics(game)
            if self.only is None:
                self._room(games[0])
            for game in games:
                self._game(game)
            self.window.close()
            self._settle()
        for fault in self.faults:
            print(f"tour: {fault}", file=sys.stderr)
        return int(bool(self.faults))

    # --- stations ------------------------------------------------------------------------

    def _room(self, game: GameDef) -> None:
        """The screens that belong to the room itself."""
        poses = self._poses(game)
        if poses:
            self._keep(game, poses[0])
        self.window.show_home()
        self._picture("room", "home")
        self.window.open_settings()
        self._picture("room", "settings")
        self.window.close_sheet()
        self.window.open_keys()
        self._picture("room", "keys")
        self.window.open_keys()
        self._statistics("statistics")
        self._crash()

    def _crash(self) -> None:
        """The dialog of the crash book, with a report in which nothing is wrong."""
        from PySide6.QtCore import Qt

        from skillgames.app.crash_dialog import CrashDialog, Trouble
        from skillgames.app.crash_report import report

        dialog = CrashDialog(Trouble.FAULT, report("All is well."), Path("skillgames.log"))
        dialog.setParent(self.window, Qt.WindowType.Widget)  # only so it is in the picture
        dialog.move(self.window.rect().center() - dialog.rect().center())
        dialog.show()
        self._picture("room", "crash")
        dialog.close()
        dialog.deleteLater()

    def _statistics(self, name: str) -> None:
        self.window.open_statistics()
        self._picture("room", name)
        self.window.close_sheet()

    def _dice(self, game: GameDef) -> None:
        """Where dice are thrown: how they fell, on the statistics page."""
        from skillgames.app.statistics import ANY_COUNT, DICE
        from skillgames.widgets.sheet_parts.statistics import StatisticsSheet

        if not game.has(DICE):
            return
        self.window.statistics_page().choose(game, PAST_LEVEL, ANY_COUNT)
        self.window.open_statistics()
        sheet = self.window.sheet
        assert isinstance(sheet, StatisticsSheet)
        self._settle()
        sheet.scroller.show_widget(sheet.verdict)
        self._picture(game.slug, "dice")
        self.window.close_sheet()

    def _game(self, game: GameDef) -> None:
        """The sheets of a game and its poses."""
        poses = self._poses(game)
        for pose in poses:
            if self._open(game, pose):
                for gesture in pose.gestures:
                    self._gesture(gesture)
                self._picture(game.slug, pose.name)
            self.window.show_home()
        self._dice(game)
        if poses:
            self._lights(game, poses[0])
            self._keep(game, poses[0])
        self.window.open_game(game.slug)
        self._picture(game.slug, "setup")
        if poses and self._open(game, poses[0]):
            self.window.pause()
            self._picture(game.slug, "pause")
            self.window.open_settings()
            self._picture(game.slug, "settings")
            self.window.go_back_to_table()
            self.window.open_keys()
            self._picture(game.slug, "keys")
            self.window.open_keys()
            self._rules(game)
        self.window.show_home()
        if poses:
            self._log(game, poses[0])
        self._replay(game)

    def _lights(self, game: GameDef, pose: Pose) -> None:
        """A pose in other lights and with other cards, and everything set back."""
        if not self._open(game, pose):
            return
        for gesture in pose.gestures:
            self._gesture(gesture)
        for name, changes in LIGHTS.items():
            before = {key: getattr(self.services.settings, key) for key in changes}
            for key, value in changes.items():
                self.window.change_setting(key, value)
            self._picture(game.slug, name)
            for key, value in before.items():
                self.window.change_setting(key, value)
        self.window.show_home()

    def _rules(self, game: GameDef) -> None:
        """The rules page from its top, and with the examples in the middle of its first part."""
        self.window.open_rules(game.slug)
        self._picture(game.slug, "rules")
        sheet = self.window.sheet
        if sheet is not None:
            bar = sheet.scroller.verticalScrollBar()
            bar.setValue(bar.pageStep())
        self._picture(game.slug, "rules-examples")

    def _log(self, game: GameDef, pose: Pose) -> None:
        """The match log beside a table that has been played on for a while."""
        if self._open(game, pose) and self.window.playing.log is not None:
            self.window.playing.log.open()
            self._picture(game.slug, "log")
        self.window.show_home()

    def _replay(self, game: GameDef) -> None:
        """A finished match in the middle, as the person saw it and with all hands open."""
        for finished in self.services.archive.finished(game.slug, limit=1):
            self.window.replays.open(finished.id)
            page = self.window.replay
            if page is None:
                self.faults.append(f"a finished match of {game.slug} cannot be replayed")
                continue
            page.jump(REPLAY_STEP)
            self._picture(game.slug, "replay")
            if type(page.table).HIDES:
                page.open_hands(True)
                self._picture(game.slug, "replay-open")
        self.window.show_home()

    def _open(self, game: GameDef, pose: Pose) -> bool:
        """Go on with the pose's match; what cannot be opened is a fault."""
        self._keep(game, pose)
        self.thinker.waits = pose.still
        self.window.resume_game(game.slug)
        self._settle()
        if self.window.table is None:
            self.window.notices.clear()
            self.faults.append(f"the pose “{pose.name}” of {game.slug} cannot be opened")
        return self.window.table is not None

    def _poses(self, game: GameDef) -> tuple[Pose, ...]:
        from skillgames.app.tables import table_class

        return table_class(game).POSES

    def _keep(self, game: GameDef, pose: Pose) -> None:
        """Put the pose's match into the archive as the unfinished one."""
        count = len(header_for(game, pose.options).seats)
        seats = [PERSON, *[PAST_LEVEL.value] * (count - 1)]
        header = header_for(game, pose.options, seats)
        archive = self.services.archive
        match_id = archive.begin(game.slug, PAST_LEVEL.value, count, header.as_dict())
        for number, text in enumerate(pose.log, start=1):
            archive.append(match_id, number, text)

    def _fill_statistics(self, game: GameDef) -> None:
        """Finished matches, the person's seat played by a bot: honest figures to show."""
        for seed in range(PAST_MATCHES):
            match = _played(game, seed)
            header = match.header.as_dict()
            archive = self.services.archive
            count = len(match.header.seats)
            match_id = archive.begin(game.slug, PAST_LEVEL.value, count, header)
            for number, text in enumerate(match.log[:-1], start=1):
                archive.append(match_id, number, text)
            assert match.result is not None
            archive.finish(match_id, len(match.log), match.log[-1], match.result.as_dict())

    # --- hands ---------------------------------------------------------------------------

    def _gesture(self, gesture: str) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        word, what = gesture.split(" ", 1)
        table, stage = self.window.table, self.window.stage
        if word == "tap":
            assert table is not None
            assert stage is not None
            pos = stage.mapFromScene(table.spot(int(what)))
            QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=pos)
        else:
            key = Qt.Key[f"Key_{what}"]
            target: QWidget = self.window.focusWidget() or self.window
            QTest.keyClick(target, key)
        self._settle()

    def _settle(self) -> None:
        """Let events pass until nothing moves and no bot is thinking."""
        deadline = time.monotonic() + SETTLE_S
        while True:
            self.app.processEvents()
            self.window.pictures.finish()
            controller = self.window.controller
            waits = self.window.sheet is None and controller is not None
            thinks = waits and controller is not None and controller.is_thinking
            stage = self.window.stage
            spreads = stage is not None and stage.is_spreading
            if (self.thinker.waits or not thinks) and not spreads:
                break
            if time.monotonic() > deadline:
                self.faults.append("the window does not come to rest")
                break
        self.app.processEvents()

    def _picture(self, subject: str, pose: str) -> None:
        self._settle()
        width, height = self.size
        name = f"{subject}-{pose}-{self.language}-{width}x{height}@{self.scale}.png"
        path = self.out / name
        if not self.window.grab().save(str(path)):
            self.faults.append(f"{path} could not be written")
            return
        print(path)


def _played(game: GameDef, seed: int) -> Match:
    """A whole match, the person's seat played one level above the bots'."""
    count = len(header_for(game, {}).seats)
    match = Match(game, header_for(game, {}, [PERSON, *[PAST_LEVEL.value] * (count - 1)]))
    rng = random.Random(seed)
    while match.to_act is not None:
        if not isinstance(match.to_act, int):
            match.draw(rng)
            continue
        choice = think(
            game.slug,
            match.view(match.to_act),
            PAST_LEVEL.value,
            rng.getrandbits(32),
            worlds=1,
        )
        match.play(choice.move)
    return match


@contextmanager
def qt_complaints(faults: list[str]) -> Iterator[None]:
    """Collect warnings of Qt and of Python's log while the tour is taken."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    harmless = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)

    def handle(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind not in harmless:
            faults.append(f"Qt says: {message}")

    before: Callable[..., object] | None = qInstallMessageHandler(handle)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
