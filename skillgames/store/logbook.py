"""The log file of the room: warnings and errors, a few hundred kilobytes at most."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from pathlib import Path

from skillgames.store.paths import make_folder

MOST_BYTES = 256 * 1024
OLDER_FILES = 3
"""The full file becomes `.1`, that `.2` and so on; the oldest goes."""

OWNER_ONLY = 0o600
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile(logging.Handler):
    """Writes records to a file that is made, private to the user, with the first of them.

    Where no file can be written the records are dropped: a log is no reason to fail.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(logging.WARNING)
        self.path = path
        self.setFormatter(logging.Formatter(FORMAT))
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record."""
        try:
            if self._file is None:
                self._file = self._open()
            self._file.emit(record)
        except OSError:
            self.close()

    def close(self) -> None:
        """Let go of the file; the next record opens it again."""
        if self._file is not None:
            self._file.close()
            self._file = None
        super().close()

    def handleError(self, record: logging.LogRecord) -> None:
        """A record that cannot be written is dropped."""

    def _open(self) -> logging.Handler:
        # Most sessions have nothing to say, and this module is not light.
        from logging.handlers import RotatingFileHandler

        make_folder(self.path.parent)
        os.close(os.open(self.path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, OWNER_ONLY))
        file = RotatingFileHandler(
            self.path, maxBytes=MOST_BYTES, backupCount=OLDER_FILES, encoding="utf-8"
        )
        file.setFormatter(self.formatter)
        file.handleError = self.handleError  # type: ignore[method-assign]
        return file


def keep_log(path: Path) -> LogFile:
    """Write all warnings and errors from now on to `path`, and to a terminal if there is one."""
    root = logging.getLogger()
    file = LogFile(path)
    root.addHandler(file)
    if sys.stderr is not None:  # a frozen window program may have none
        root.addHandler(_Terminal(sys.stderr))
    return file


class _Terminal(logging.StreamHandler):  # type: ignore[type-arg]
    """Standard error; it may be closed while we run."""

    def __init__(self, stream: object) -> None:
        super().__init__(stream)
        self.setLevel(logging.WARNING)

    def handleError(self, record: logging.LogRecord) -> None:
        """Nobody is there to read it."""


def stop_log() -> None:
    """Undo `keep_log`."""
    root = logging.getLogger()
    for handler in [one for one in root.handlers if isinstance(one, LogFile | _Terminal)]:
        root.removeHandler(handler)
        with contextlib.suppress(OSError):
            handler.close()
