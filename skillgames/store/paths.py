"""Where files lie: the only module that knows the folders of this machine.

The variable SKILLGAMES_HOME, when it is set and not empty, replaces all of them by
its subfolders `data`, `config`, `cache` and `state` (tests, use from a stick).
Everything is looked up when asked, never at import, and nothing is created before
somebody writes: see `make_folder`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import appdirs

HOME_VARIABLE = "SKILLGAMES_HOME"
FOLDER_NAME = "skillgames"
PRIVATE = 0o700
"""Mode of folders that we make: nobody else's business."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The four folders, absolute; they need not exist yet."""

    data: Path
    """What must not be lost: the archive of matches."""

    config: Path
    """The settings."""

    cache: Path
    """What can be computed again."""

    state: Path
    """What the program notes about itself: its log, and what is left of a crash."""

    @property
    def archive_file(self) -> Path:
        """The archive of matches."""
        return self.data / "archive.sqlite"

    @property
    def settings_file(self) -> Path:
        """The settings of the room."""
        return self.config / "settings.json"

    @property
    def lock_file(self) -> Path:
        """Held by the window that uses the archive."""
        return self.data / "window.lock"

    @property
    def log_file(self) -> Path:
        """Warnings and errors; older ones lie beside it with a number at their end."""
        return self.state / "skillgames.log"

    @property
    def crash_file(self) -> Path:
        """Written while the program dies, and there only after it has died."""
        return self.state / "crash.txt"


def folders() -> Folders:
    """The folders as the environment says now; reads only, makes nothing."""
    home = os.environ.get(HOME_VARIABLE, "")
    if home:
        root = Path(home).expanduser().absolute()
        return Folders(root / "data", root / "config", root / "cache", root / "state")
    return Folders(
        data=Path(appdirs.user_data_dir(FOLDER_NAME, appauthor=False)).absolute(),
        config=Path(appdirs.user_config_dir(FOLDER_NAME, appauthor=False)).absolute(),
        cache=Path(appdirs.user_cache_dir(FOLDER_NAME, appauthor=False)).absolute(),
        state=Path(appdirs.user_state_dir(FOLDER_NAME, appauthor=False)).absolute(),
    )


def make_folder(folder: Path) -> Path:
    """Make `folder` and what is missing above it, private to the user; returns it.

    A folder that exists keeps its mode. OSError when it cannot be made.
    """
    if not folder.is_dir():
        if folder.parent != folder:
            make_folder(folder.parent)
        folder.mkdir(mode=PRIVATE, exist_ok=True)
    return folder
