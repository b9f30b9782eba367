"""A second start brings the first window forward; the archive bears whatever happens."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, Qt
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication

import skillgames
from skillgames.app import second_start
from skillgames.app.second_start import OnlyWindow, address
from skillgames.store.archive import Archive
from skillgames.store.paths import Folders, folders
from tests.room import Room

ROOT = Path(skillgames.__file__).parent.parent
PATIENCE_S = 20.0
posix = pytest.mark.skipif(os.name != "posix", reason="sockets of POSIX")


def until(condition: Callable[[], bool]) -> None:
    """Let events happen until the condition holds."""
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        QApplication.processEvents()
        time.sleep(0.01)


@pytest.fixture
def own_socket(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Sockets of this test lie in a folder of its own, with a short name."""
    with tempfile.TemporaryDirectory(prefix="sg-") as folder:
        monkeypatch.setattr(tempfile, "gettempdir", lambda: folder)
        monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
        yield Path(folder)


def listens(home: Path) -> bool:
    """Whether a window answers for this home."""
    caller = QLocalSocket()
    caller.connectToServer(address(home / "data"))
    return caller.waitForConnected(100)


@pytest.fixture
def program(home: Path, own_socket: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts the program as people do; what still runs at the end is stopped."""
    started: list[subprocess.Popen[str]] = []

    def start(*code: str) -> subprocess.Popen[str]:
        started.append(
            subprocess.Popen(
                [sys.executable, *(code or ("-m", "skillgames"))],
                cwd=ROOT,
                env=os.environ | {"TMPDIR": str(own_socket)},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


@pytest.fixture
def first(qapp: QApplication, own_socket: Path) -> Iterator[OnlyWindow]:
    """The window that holds the claim."""
    only = OnlyWindow(folders())
    assert only.claim()
    yield only
    only.close()


def listening(only: OnlyWindow) -> list[str]:
    """Let it listen; the list grows with each call that is heard."""
    heard: list[str] = []
    only.listen(lambda: heard.append("come"))
    until(lambda: only._server is not None)
    return heard


# --- two processes ------------------------------------------------------------------------


WINDOW = """
import argparse, sys
from skillgames.app import main
from skillgames.app.window import RoomWindow
def come(self):
    print("came forward", flush=True)
RoomWindow.come_forward = come
sys.exit(main.run(argparse.Namespace()))
"""


@posix
def test_the_second_program_leaves_and_the_first_comes_forward(
    program: Callable[..., subprocess.Popen[str]], home: Path
) -> None:
    running = program("-c", WINDOW)
    until(lambda: listens(home))
    second = program()
    assert second.wait(PATIENCE_S) == 0
    assert second.stdout is not None
    assert second.stdout.read() == ""
    assert running.stdout is not None
    assert running.stdout.readline() == "came forward\n"
    assert running.poll() is None
    third = program()
    assert third.wait(PATIENCE_S) == 0, "again and again"


@posix
def test_after_a_crash_the_next_start_opens(
    program: Callable[..., subprocess.Popen[str]], home: Path
) -> None:
    """Lock and socket of a dead program are in nobody's way."""
    killed = program("-c", WINDOW)
    until(lambda: listens(home))
    killed.kill()
    killed.wait()
    assert not listens(home)
    again = program("-c", WINDOW)
    until(lambda: listens(home))
    assert program().wait(PATIENCE_S) == 0
    assert again.stdout is not None
    assert again.stdout.readline() == "came forward\n"


WRITER = """
import sys
from pathlib import Path
from skillgames.store.archive import Archive
archive = Archive.open(Path(sys.argv[1]), partners=())
assert archive.keeps, archive.notices
for match in range(15):
    number = archive.begin(sys.argv[2], "easy", 2, {})
    for n in range(1, 6):
        archive.append(number, n, f"{match} {n}")
    archive.finish(number, 6, "last", {"scores": [1, 0], "winners": [0], "reason": "r"})
archive.close()
"""


def test_two_programs_writing_at_once_lose_nothing(
    program: Callable[..., subprocess.Popen[str]], home: Path
) -> None:
    path = folders().archive_file
    writers = [program("-c", WRITER, str(path), game) for game in ("one", "two")]
    for writer in writers:
        _, said = writer.communicate(timeout=60)
        assert writer.returncode == 0, said
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    archive = Archive.open(path, partners=())
    for game in ("one", "two"):
        found = archive.finished(game)
        assert len(found) == 15
        assert all(len(archive.match(one.id).log) == 6 for one in found)
    archive.close()


# --- in one process -----------------------------------------------------------------------


def test_the_lock_may_be_reached_for_beforehand(first: OnlyWindow) -> None:
    """The answer is the same, and whoever closes early leaves nothing behind."""
    second = OnlyWindow(folders())
    second.begin_to_claim()
    assert not second.claim()
    assert second.is_taken
    first.close()
    for _ in range(2):
        third = OnlyWindow(folders())
        third.begin_to_claim()
        third.close()
    last = OnlyWindow(folders())
    last.begin_to_claim()
    assert last.claim()
    last.close()


def test_a_call_is_heard(first: OnlyWindow, program: Callable[..., subprocess.Popen[str]]) -> None:
    heard = listening(first)
    caller = QLocalSocket()
    caller.connectToServer(address(folders().data))
    caller.write(second_start.ASKED)
    until(lambda: caller.bytesAvailable() > 0)
    assert caller.readAll().data() == second_start.ANSWERED
    assert heard == ["come"]


def test_anything_else_is_not_answered(first: OnlyWindow) -> None:
    heard = listening(first)
    caller = QLocalSocket()
    caller.connectToServer(address(folders().data))
    caller.write(b"x" * 4096)
    until(lambda: caller.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert caller.readAll().data() == b""
    assert heard == []


@posix
def test_nobody_else_can_call(first: OnlyWindow) -> None:
    listening(first)
    path = Path(address(folders().data))
    assert stat.S_ISSOCK(path.stat().st_mode)
    assert not stat.S_IMODE(path.stat().st_mode) & 0o077
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_each_data_folder_has_its_own(own_socket: Path, tmp_path: Path) -> None:
    assert address(tmp_path / "one") != address(tmp_path / "two")
    assert address(tmp_path / "one") == address(tmp_path / "two" / ".." / "one")


@posix
def test_a_long_or_foreign_path_is_no_address(
    own_socket: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = tmp_path / ("карты" * 20)
    long.mkdir(mode=0o700)
    open_to_all = tmp_path / "run"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    for folder in (long, open_to_all):
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
        assert not address(tmp_path).startswith(str(folder))


def test_a_window_that_does_not_answer_does_not_stand_in_the_way(
    qapp: QApplication, own_socket: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_start, "PATIENCE_MS", 150)
    place = folders()
    place.data.mkdir(parents=True)
    lock = QLockFile(str(place.lock_file))
    assert lock.lock()
    second = OnlyWindow(place)
    assert not second.claim()
    assert second.is_taken
    assert not second.call()
    lock.unlock()


def test_where_nothing_can_be_locked_a_window_opens(
    qapp: QApplication, own_socket: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    nowhere = Folders(*[tmp_path / "file" / "folder"] * 4)
    only = OnlyWindow(nowhere)
    only.begin_to_claim()
    assert not only.claim()
    assert not only.is_taken
    only.close()


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_small_window_grows_again(room: Room) -> None:
    room.window.showMinimized()
    room.window.come_forward()
    assert not room.window.windowState() & Qt.WindowState.WindowMinimized
    assert room.window.isVisible()
