"""The sounds of the room: made ready in idle moments, and silent where nothing can sound.

Qt's multimedia library is slow to come and may be missing, so it is no part of the start:
once a table is there, a thread reads its files, and then one small step is taken per turn of
the event loop (the library, a device, then one effect after the other), and none while
something moves. A sound that is asked for before it is ready is left out; nobody ever waits
for one.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import (
    QCoreApplication,
    QLibrary,
    QLibraryInfo,
    QLoggingCategory,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    QUrl,
    qInstallMessageHandler,
)

from skillgames.widgets.files import sound_file

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

log = logging.getLogger(__name__)

VARIANTS = {
    "lift": 1,
    "play": 3,
    "capture": 1,
    "sweep": 1,
    "deal": 3,
    "illegal": 1,
    "turn": 1,
    "round_end": 1,
    "win": 1,
    "loss": 1,
    "tap": 1,
    "shake": 1,
    "roll": 3,
    "hold": 1,
    "write": 1,
    "bonus": 1,
    "burn": 1,
    "take": 1,
    "trick": 1,
}
"""Name of a sound -> how many files it has; several are played in turn."""

BUSY_MS = 100
"""While something moves, loading asks again after this time."""

FETCH_MS = 20
"""While files are read in the background, loading asks again after this time."""

PARTS = (
    "Qt6Network",
    "Qt6Multimedia",
    "avutil",
    "avcodec",
    "avformat",
    "Qt6Qml",
    "Qt6Quick",
)
"""Libraries that are loaded one by one. The loader has one lock for the whole process, which
the window's thread may need: it shall be held for a few milliseconds at a time."""

BREATH_S = 0.004
"""Between two libraries. A thread that asks for the loader's lock again at once gets it
before a window that has waited for it, library after library."""

LOUDEST = 100


class Effect(Protocol):
    """One sound that can be played again and again; a new play begins it anew."""

    def play(self) -> None:
        """Begin to play; returns at once."""

    def stop(self) -> None:
        """Be silent."""

    def setVolume(self, volume: float) -> None:
        """How loud, from 0 to 1."""


class Library(Protocol):
    """What can make sounds."""

    def has_device(self) -> bool:
        """Whether there is anything to hear them with."""

    def effect(self, file: Path) -> Effect:
        """A sound from a file; it may still load in the background."""

    def watch(self, changed: Callable[[], None]) -> None:
        """Call this whenever devices come or go."""


class QtLibrary:
    """QtMultimedia. Making one imports it: ImportError where a part of it is missing."""

    def __init__(self) -> None:
        _say_nothing()
        from PySide6 import QtMultimedia

        self._qt = QtMultimedia
        self._devices: QtMultimedia.QMediaDevices | None = None

    def has_device(self) -> bool:
        """Whether the system names an output."""
        with quiet():
            return not self._qt.QMediaDevices.defaultAudioOutput().isNull()

    def effect(self, file: Path) -> QSoundEffect:
        """A sound effect on the default output of this moment."""
        effect = self._qt.QSoundEffect()
        effect.setSource(QUrl.fromLocalFile(str(file)))
        return effect

    def watch(self, changed: Callable[[], None]) -> None:
        """Tell of outputs that come and go."""
        with quiet():
            self._devices = self._qt.QMediaDevices()
            self._devices.audioOutputsChanged.connect(changed)


def _say_nothing() -> None:
    """What the user has set in QT_LOGGING_RULES still counts more than this."""
    QLoggingCategory.setFilterRules("qt.multimedia.*=false")


def library_files() -> list[Path]:
    """The shared libraries QtMultimedia is made of, in the order they build on each other.

    Empty, or not all of them, where a part is missing: importing says what it is.
    """
    libraries = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath))
    files: list[Path] = []
    for part in PARTS:
        # Some are there under several names; each would be loaded as a library of its own.
        files += sorted(libraries.glob(f"*{part}[.-]*"))[:1]
    spec = find_spec("PySide6.QtMultimedia")
    if spec is not None and spec.origin is not None:
        files.append(Path(spec.origin))
    backend = os.environ.get("QT_MEDIA_BACKEND", "ffmpeg")
    for folder in QCoreApplication.libraryPaths():
        files += Path(folder, "multimedia").glob(f"*{backend}*")
    return files


def fetch_library() -> None:
    """Bring the files of QtMultimedia into memory; for a thread, so that nobody waits.

    It is most of the work of making a `QtLibrary` and of asking for the first device, and
    after a cold start the disk takes longer than anything else. `QLibrary` lets Python go
    on meanwhile, which an import would not. Nothing of Qt but this is used off the thread
    of the window.
    """
    _say_nothing()  # the files speak as soon as they are loaded
    for file in library_files():
        QLibrary(str(file)).load()
        sleep(BREATH_S)


class SoundPlayer(QObject):
    """Plays sounds by name, or nothing.

    `load` makes the library; without one the player is silent for good and costs nothing.
    `fetch` runs before it in a thread of its own. `warm` begins to load, as long as sounds
    are wanted at all. `is_busy` is asked before each step; while it says yes, loading waits.
    """

    def __init__(
        self,
        load: Callable[[], Library] | None = None,
        fetch: Callable[[], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.is_busy: Callable[[], bool] = lambda: False
        self._load = load
        self._fetch = fetch
        self._library: Library | None = None
        self._effects: dict[str, list[Effect]] = {}
        self._next: dict[str, int] = {}
        self._steps: Iterator[int] | None = None
        self._enabled = True
        self._volume = LOUDEST
        self._warm = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)

    @property
    def is_audible(self) -> bool:
        """Whether a sound that is asked for now would be heard, as far as can be known."""
        return self._enabled and self._volume > 0 and bool(self._effects)

    @property
    def is_loading(self) -> bool:
        """Whether a step of loading is still to come."""
        return self._steps is not None

    def warm(self) -> None:
        """Begin to load when nothing moves; nothing happens when that has begun already."""
        self._warm = True
        wanted = self._enabled and self._load is not None
        if wanted and self._library is None and self._steps is None:
            self._begin()

    def play(self, name: str) -> None:
        """Play a sound now, if it is ready and wanted; KeyError for a name there is not."""
        count = VARIANTS[name]
        ready = self._effects.get(name)
        if ready is None or not self.is_audible:
            return
        number = self._next.get(name, 0)
        self._next[name] = (number + 1) % count
        ready[number].play()

    def set_enabled(self, on: bool) -> None:
        """Whether anything is heard; off ends what sounds now."""
        self._enabled = on
        if on and self._warm:
            self.warm()
        elif not on:
            self._hush()

    def set_volume(self, percent: int) -> None:
        """How loud, from 0 (silent) to 100; ears hear the square as even steps."""
        if percent == self._volume:
            return
        self._volume = percent
        for effects in self._effects.values():
            for effect in effects:
                effect.setVolume(self._factor)

    def close(self) -> None:
        """Let go of everything; the player is silent from now on."""
        self._timer.stop()
        self._hush()
        self._load = self._library = self._steps = None
        self._effects = {}

    @property
    def _factor(self) -> float:
        return (self._volume / LOUDEST) ** 2

    def _hush(self) -> None:
        for effects in self._effects.values():
            for effect in effects:
                effect.stop()

    # --- loading ---------------------------------------------------------------------------

    def _begin(self) -> None:
        self._steps = self._loading()
        self._timer.start(0)

    def _step(self) -> None:
        """One step of loading, unless something moves."""
        if self._steps is None:
            return
        if self.is_busy():
            self._timer.start(BUSY_MS)
            return
        try:
            self._timer.start(next(self._steps))
        except StopIteration:
            self._steps = None

    def _loading(self) -> Iterator[int]:
        """Each step does one thing and tells after how many milliseconds the next is due.

        What is ready already can be played meanwhile.
        """
        if self._library is None:
            assert self._load is not None
            if self._fetch is not None:
                fetching = Thread(target=self._fetch, name="sound library")
                fetching.start()
                while fetching.is_alive():
                    yield FETCH_MS
            try:
                self._library = self._load()
            except ImportError as error:
                log.info("no sound, the library cannot be loaded: %s", error)
                self._load = None
                return
            yield 0
            self._library.watch(self._devices_changed)
            yield 0
        self._effects = {}
        if not self._library.has_device():
            log.info("no sound, there is no device to hear it with")
            return
        yield 0
        for name, count in VARIANTS.items():
            made: list[Effect] = []
            for number in range(count):
                made.append(self._effect(name, number))
                yield 0
            self._effects[name] = made

    def _effect(self, name: str, number: int) -> Effect:
        assert self._library is not None
        file = f"{name}_{number + 1}.wav" if VARIANTS[name] > 1 else f"{name}.wav"
        effect = self._library.effect(sound_file(file))
        effect.setVolume(self._factor)
        return effect

    def _devices_changed(self) -> None:
        """Headphones in or out: the effects are made anew for what is there now."""
        if self._library is not None:
            self._begin()


@contextmanager
def quiet() -> Iterator[None]:
    """What Qt's sound services complain of meanwhile goes to our log, as a detail."""

    def note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        log.debug("Qt says: %s", message)

    before = qInstallMessageHandler(note)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
