"""Opens the room."""

from __future__ import annotations

import argparse
import gc
import os
import sys

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

    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    from skillgames import __version__
    from skillgames.app.services import open_services
    from skillgames.app.thinker import ProcessThinker
    from skillgames.app.window import RoomWindow
    from skillgames.store.paths import folders
    from skillgames.widgets.look import load_fonts
    from skillgames.widgets.sound import QtLibrary, SoundPlayer, fetch_library

    app = QApplication.instance() or QApplication(sys.argv[:1])
    QApplication.setApplicationName("skillgames")
    QApplication.setApplicationDisplayName("Skillgames")
    QApplication.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APP_ID)
    load_fonts()
    thinker = ProcessThinker(cache=folders().cache)
    window = RoomWindow(open_services(thinker, SoundPlayer(QtLibrary, fetch_library)))
    window.show()
    gc.freeze()  # all this stays, so no later collection needs to look at it
    gc.enable()
    return int(app.exec())
