"""Opens the room."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from skillgames.app.crash_book import CrashBook
    from skillgames.app.window import RoomWindow
    from skillgames.store.paths import Folders

APP_ID = "io.github.skillgames.Skillgames"
"""One reverse-DNS name for the desktop entry, the window and the icon."""


def has_display() -> bool:
    """Whether a window can be shown here (asked before Qt aborts over it)."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(args: argparse.Namespace) -> int:
    """Open the window and run until it is closed; without a display, take the tour."""
    if not has_display():
        print("There is no display here, so the tour is taken instead.")  # noqa: T201
        from skillgames.app import tour

        return tour.run(tour.default_arguments())

    # Nothing that is made while the room opens is garbage: looking for some only takes time.
    gc.disable()
    # Pydantic would look through every installed package for plugins; we have none.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

    # Ctrl-C in the terminal would wait for the next event: every move is stored, so end at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    from skillgames.app.crash_book import CrashBook
    from skillgames.store.paths import folders

    place = folders()
    book = CrashBook(place)
    book.open()
    try:
        return _open_room(place, book)
    finally:
        book.close()


def _open_room(place: Folders, book: CrashBook) -> int:
    """The room from its opening to its closing; a second one brings the first forward."""
    from skillgames.app.second_start import OnlyWindow

    only = OnlyWindow(place)
    only.begin_to_claim()  # done by the time Qt is there

    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    from skillgames import __version__
    from skillgames.widgets.look import load_fonts

    app = QApplication.instance() or QApplication(sys.argv[:1])
    QApplication.setApplicationName("skillgames")
    QApplication.setApplicationDisplayName("Skillgames")
    QApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APP_ID)
    QApplication.setWindowIcon(_icon())
    book.watch_qt()
    is_first = only.claim()
    if not is_first and only.is_taken and only.call():
        return 0
    left = book.watch_crashes() if is_first else ""
    load_fonts()
    try:
        window = _window(book)
    except Exception as error:
        book.tell_no_start(error)
        return 1
    if is_first:
        only.listen(window.come_forward)
    if left:
        book.tell_crash(left)
    gc.freeze()  # all this stays, so no later collection needs to look at it
    gc.enable()
    try:
        return int(app.exec())
    finally:
        only.close()


def _icon() -> QIcon:
    """For desktops that know no entry of ours; no picture is read before it is shown."""
    from PySide6.QtGui import QIcon

    from skillgames.widgets.files import icon_files

    icon = QIcon()
    for file in icon_files():
        icon.addFile(str(file))
    return icon


def _window(book: CrashBook) -> RoomWindow:
    """The window with everything that works behind it, shown."""
    from skillgames.app.services import open_services
    from skillgames.app.thinker import ProcessThinker
    from skillgames.app.window import RoomWindow
    from skillgames.store.paths import folders
    from skillgames.widgets.sound import QtLibrary, SoundPlayer, fetch_library

    thinker = ProcessThinker(cache=folders().cache)
    window = RoomWindow(open_services(thinker, SoundPlayer(QtLibrary, fetch_library)))
    book.window = window
    book.match = window.playing.match
    book.is_kept = window.playing.is_kept
    window.show()
    return window
