"""The crash book: no unexpected error ends in silence.

Errors of Python, wherever they are raised, and whatever is logged as an error are written
to the log file and told in a dialog, each kind once. A crash that leaves no time for that
is written to a file of its own and told at the next start. Works where standard error is
not there.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import sys
import threading
from collections.abc import Callable
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

from skillgames.engine.match import Match
from skillgames.store.logbook import OWNER_ONLY, keep_log, stop_log
from skillgames.store.paths import Folders, make_folder

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from skillgames.app.crash_dialog import CrashDialog, Trouble
    from skillgames.app.crash_report import Trace

log = logging.getLogger(__name__)

MOST_CRASH_BYTES = 64 * 1024
MOST_KINDS = 50
"""So many different errors are told in one session; a program in pieces tells enough."""


def _no_match() -> Match | None:
    return None


def _yes() -> bool:
    return True


class CrashBook:
    """Watches over one run of the program.

    `match` gives the match at the table, `is_kept` says whether matches are being stored;
    both, and `window`, are set once there is a window.
    """

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self.match: Callable[[], Match | None] = _no_match
        self.is_kept: Callable[[], bool] = _yes
        self.window: QWidget | None = None
        """Over which the dialog opens where no other window is active."""
        self.dialog: CrashDialog | None = None
        self._told: set[tuple[str, ...]] = set()
        self._post: QObject | None = None
        self._alarm = _Alarm(self)
        self._crash_file: TextIOWrapper | None = None
        self._before: tuple[Any, Any] = (sys.excepthook, threading.excepthook)

    # --- watching ----------------------------------------------------------------------

    def open(self) -> None:
        """Begin to watch: the log, and every error nobody catches. Needs no Qt yet."""
        keep_log(self._folders.log_file)
        logging.getLogger().addHandler(self._alarm)
        self._before = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread

    def watch_qt(self) -> None:
        """Let Qt's own messages reach the log, and errors reach people. Once Qt is there."""
        from PySide6.QtCore import qInstallMessageHandler

        from skillgames.app.crash_post import Post

        self._post = Post(self._tell)
        qInstallMessageHandler(_take_qt_message)

    def watch_crashes(self) -> str:
        """Write down a crash of this run; returns what the last run left, "" if it ended well.

        For one run at a time: whoever holds the lock on the data.
        """
        path = self._folders.crash_file
        left = ""
        with contextlib.suppress(OSError):
            left = path.read_bytes()[:MOST_CRASH_BYTES].decode("utf-8", "replace").strip()
        with contextlib.suppress(OSError):
            make_folder(path.parent)
            self._crash_file = path.open("w", encoding="utf-8")
            path.chmod(OWNER_ONLY)
            faulthandler.enable(self._crash_file)
        return left

    def close(self) -> None:
        """Stop watching; the run has ended as it should."""
        if self._crash_file is not None:
            faulthandler.disable()
            self._crash_file.close()
            self._crash_file = None
            with contextlib.suppress(OSError):
                self._folders.crash_file.unlink()
        if self._post is not None:
            from PySide6.QtCore import qInstallMessageHandler

            qInstallMessageHandler(None)
            self._post = None
        sys.excepthook, threading.excepthook = self._before
        logging.getLogger().removeHandler(self._alarm)
        stop_log()

    # --- what goes wrong ---------------------------------------------------------------

    def note(self, trace: Trace) -> None:
        """An error nobody caught: into the log and the dialog, each kind once."""
        from skillgames.app.crash_report import kind_of, trace_text

        kind = kind_of(trace)
        if self._is_new(kind):
            text = trace_text(trace)
            log.critical("unexpected error\n%s", text.rstrip(), extra={"told": True})
            self._announce(text)

    def note_record(self, record: logging.LogRecord) -> None:
        """Something was logged as an error: it is in the log, and is told like any other."""
        if not getattr(record, "told", False) and self._is_new((record.name, str(record.msg))):
            self._announce(self._alarm.format(record))

    def tell_crash(self, left: str) -> None:
        """Say that the last run has died, with what it left."""
        from skillgames.app.crash_dialog import Trouble
        from skillgames.app.crash_report import report

        log.warning("the last run ended in a crash\n%s", left)

        self._show(Trouble.CRASH, report(left))

    def tell_no_start(self, error: Exception) -> None:
        """Say that the room cannot open, and wait until that has been read."""
        from skillgames.app.crash_dialog import Trouble
        from skillgames.app.crash_report import report, trace_text

        text = trace_text((type(error), error, error.__traceback__))
        log.critical("the room cannot open\n%s", text.rstrip(), extra={"told": True})

        self._make(Trouble.NO_START, report(text)).exec()

    def _is_new(self, kind: tuple[str, ...]) -> bool:
        if kind in self._told or len(self._told) >= MOST_KINDS:
            return False
        self._told.add(kind)
        return True

    def _announce(self, text: str) -> None:
        """Tell people from the event loop: here a picture may be half painted."""
        post: Any = self._post
        if post is not None:
            post.send(text)

    def _tell(self, text: str) -> None:
        from skillgames.app.crash_dialog import Trouble
        from skillgames.app.crash_report import report

        self._show(Trouble.FAULT, report(text, self.match()))

    def _show(self, trouble: Trouble, told: str) -> None:
        if self.dialog is not None:
            self.dialog.add(told)
            return
        self.dialog = self._make(trouble, told)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    def _make(self, trouble: Trouble, told: str) -> CrashDialog:
        from PySide6.QtWidgets import QApplication

        from skillgames.app.crash_dialog import CrashDialog

        return CrashDialog(
            trouble,
            told,
            self._folders.log_file,
            kept=self.is_kept(),
            parent=QApplication.activeWindow() or self.window,
        )

    def _forget(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()

    # --- hooks -------------------------------------------------------------------------

    def _uncaught(self, kind: type[BaseException], error: BaseException, place: Any) -> None:
        try:
            self.note((kind, error, place))
        except Exception:
            sys.__excepthook__(kind, error, place)

    def _uncaught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._uncaught(args.exc_type, args.exc_value, args.exc_traceback)


class _Alarm(logging.Handler):
    """Turns every error in the log into something people are told."""

    def __init__(self, book: CrashBook) -> None:
        super().__init__(logging.ERROR)
        self._book = book

    def emit(self, record: logging.LogRecord) -> None:
        """Pass a record on."""
        self._book.note_record(record)


def _take_qt_message(kind: Any, context: Any, message: str) -> None:
    """Warnings of Qt go to the log; they are no errors of ours, so nobody is disturbed."""
    from PySide6.QtCore import QtMsgType

    if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
        logging.getLogger("qt").warning("%s: %s", context.category or "default", message)
