"""One window for one data folder: a second start brings the first window forward.

The window that holds the lock listens on a local socket only its user can reach. A second
start asks it to come forward and leaves. Where the window does not answer, or nothing can
be locked, a window of its own opens: the archive bears two.
"""

from __future__ import annotations

import contextlib
import logging
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, QTimer

from skillgames.store.paths import PRIVATE, Folders, make_folder

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)

PATIENCE_MS = 5000
"""So long the running window may need to answer: it may be opening itself."""
TRY_MS = 100
LISTEN_MS = 200
"""The socket is opened so long after the start: the first page is painted by then."""

ASKED = b"show\n"
ANSWERED = b"shown\n"
MOST_BYTES = 64
LONGEST_PATH = 100
"""The addresses of local sockets are short on every system."""


class OnlyWindow(QObject):
    """The claim of one window on a data folder."""

    def __init__(self, folders: Folders) -> None:
        super().__init__()
        self._data = folders.data
        self._server: QLocalServer | None = None
        self._come: Callable[[], None] = lambda: None
        self._lock: QLockFile | None = None
        self._claiming: Thread | None = None
        try:
            make_folder(folders.lock_file.parent)
        except OSError:
            return
        self._lock = QLockFile(str(folders.lock_file))
        self._lock.setStaleLockTime(0)  # a window may stay open for days

    def begin_to_claim(self) -> None:
        """Reach for the lock while other things are done: it is written through to the disk."""
        if self._lock is not None:
            self._claiming = Thread(target=self._lock.tryLock, args=(0,))
            self._claiming.start()

    def claim(self) -> bool:
        """Whether this is the first window; False too where nothing can be locked."""
        if self._lock is None:
            return False
        if self._claiming is None:
            return self._lock.tryLock(0)
        self._claiming.join()
        return self._lock.isLocked()

    @property
    def is_taken(self) -> bool:
        """Whether another window has the claim, as far as that can be known."""
        return self._lock is not None and self._lock.error() == QLockFile.LockError.LockFailedError

    def call(self) -> bool:
        """Ask the window that has the claim to come forward; False when it does not answer."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while time.monotonic() < deadline:
            if self._ask():
                return True
            time.sleep(TRY_MS / 1000)
        return False

    def listen(self, come: Callable[[], None]) -> None:
        """From soon on call `come` whenever somebody starts the program again."""
        self._come = come
        QTimer.singleShot(LISTEN_MS, self, self._begin)

    def close(self) -> None:
        """Give the claim up."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._claiming is not None:
            self._claiming.join()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _ask(self) -> bool:
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(address(self._data))
        if not socket.waitForConnected(TRY_MS):
            return False
        socket.write(ASKED)
        while socket.bytesAvailable() < len(ANSWERED):
            if not socket.waitForReadyRead(PATIENCE_MS):
                break
        answered: bool = socket.readAll().data() == ANSWERED
        return answered

    def _begin(self) -> None:
        if self._lock is None:
            return
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._meet)
        place = address(self._data)
        QLocalServer.removeServer(place)  # left by a window that died; we hold the lock
        if server.listen(place):
            self._server = server
        else:
            log.warning("a second start will not be heard: %s", server.errorString())

    def _meet(self) -> None:
        assert self._server is not None
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda one=socket: self._hear(one))
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if socket.bytesAvailable() < len(ASKED):
            return
        heard = socket.read(MOST_BYTES).data()
        if heard == ASKED:
            self._come()
            socket.write(ANSWERED)
        socket.flush()
        socket.disconnectFromServer()


def address(data: Path) -> str:
    """The name of the local socket for a data folder; other users have other ones."""
    import hashlib  # not before the first page is painted

    told = os.path.realpath(data)
    name = "skillgames-" + hashlib.sha256(told.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    if sys.platform == "win32":
        return f"{name}-{os.environ.get('USERNAME', '')}"
    for folder in _socket_folders():
        path = folder / name
        if len(os.fsencode(path)) <= LONGEST_PATH and _is_ours(folder):
            return str(path)
    return name


def _socket_folders() -> list[Path]:
    """Where sockets may lie, the best first: never the data folder, it may be a stick."""
    import tempfile

    run = os.environ.get("XDG_RUNTIME_DIR", "")
    temporary = Path(tempfile.gettempdir())
    ours = temporary / f"skillgames-{os.getuid()}"  # type: ignore[attr-defined,unused-ignore]
    return [*([Path(run)] if os.path.isabs(run) else []), ours]


def _is_ours(folder: Path) -> bool:
    """Whether the folder is there, or can be made, and nobody else may write into it."""
    with contextlib.suppress(OSError):
        folder.mkdir(mode=PRIVATE, exist_ok=True)
        found = folder.lstat()
        owner: int = os.getuid()  # type: ignore[attr-defined,unused-ignore]
        private = not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)
        return stat.S_ISDIR(found.st_mode) and found.st_uid == owner and private
    return False
