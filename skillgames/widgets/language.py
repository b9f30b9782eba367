"""The language of the window: translators, numbers, and the text of a `Msg`.

Sources are English. Russian and Ukrainian have whole catalogues, English one for
plurals. Switching works at run time: widgets get `LanguageChange`, a table is
re-texted by the window.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from skillgames.engine.text import Msg
from skillgames.widgets.files import data_root

LANGUAGES: tuple[str, ...] = ("en", "ru", "uk")
"""Codes of the complete languages; the first is the source."""

OWN_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
"""Each language in its own words: these are never translated."""

SYSTEM = "system"


def text(msg: Msg) -> str:
    """A message in the language of the window."""
    return msg.render(_lookup)


# Under its own name the extraction tool would take the lookup for a marked sentence.
_find = QCoreApplication.translate


def _lookup(context: str, source: str, disambiguation: str, count: int) -> str:
    return _find(context, source, disambiguation or None, count)


def system_language() -> str:
    """The first of our languages the system's user asks for, else English."""
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


def resolve(setting: str) -> str:
    """A language code for a setting, which may be "system"."""
    return setting if setting in LANGUAGES else system_language()


class Translators:
    """Installs the catalogues of one language at a time into the application.

    `cache` is a folder where catalogues may be compiled when the installation
    brings none and cannot be written to (None: then sources stay English).
    """

    def __init__(self, cache: Path | None = None) -> None:
        self._cache = cache
        self._installed: list[QTranslator] = []
        self.code = ""

    def use(self, code: str) -> None:
        """Switch to a language; widgets are told by `LanguageChange` events."""
        if code == self.code:
            return
        app = QCoreApplication.instance()
        assert app is not None
        old, self._installed = self._installed, []
        for translator in old:
            app.removeTranslator(translator)
        QLocale.setDefault(QLocale(code))
        for translator in self._catalogues(code):
            app.installTranslator(translator)
            self._installed.append(translator)
        self.code = code

    def _catalogues(self, code: str) -> list[QTranslator]:
        found = []
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        qt = QTranslator()
        if qt.load(f"qtbase_{code}", qt_folder):
            found.append(qt)
        own = QTranslator()
        path = qm_file(code, self._cache)
        if path is not None and own.load(str(path)):
            found.append(own)
        return found


def qm_file(code: str, cache: Path | None) -> Path | None:
    """The compiled catalogue of a language, compiled now when it is missing or stale."""
    source = data_root() / "translations" / f"skillgames_{code}.ts"
    beside = source.with_suffix(".qm")
    if not source.is_file():
        return beside if beside.is_file() else None
    if _fresh(beside, source):
        return beside
    targets = [beside] if cache is None else [beside, cache / beside.name]
    for target in targets:
        if _fresh(target, source) or _compile(source, target):
            return target
    return beside if beside.is_file() else None


def _fresh(target: Path, source: Path) -> bool:
    return target.is_file() and target.stat().st_mtime >= source.stat().st_mtime


def _compile(source: Path, target: Path) -> bool:
    """Run Qt's own compiler; False when it is not there or the folder is read-only."""
    import subprocess  # rarely needed, and not light

    tool = _lrelease()
    if tool is None:
        return False
    # Compiled under a name of our own and moved: two windows may start at once.
    fresh = target.with_name(f"{target.name}.{os.getpid()}")
    command = [str(tool), "-silent", str(source), "-qm", str(fresh)]
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(command, check=True, capture_output=True, timeout=30)
        fresh.replace(target)
    except (OSError, subprocess.SubprocessError):
        with contextlib.suppress(OSError):
            fresh.unlink()
        return False
    return True


def _lrelease() -> Path | None:
    import PySide6

    folder = Path(PySide6.__file__).parent
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    for candidate in (folder / name, folder / "Qt" / "libexec" / name):
        if candidate.is_file():
            return candidate
    return None
