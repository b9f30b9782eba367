"""The player of sounds: ready step by step, silent where nothing can sound."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from skillgames.widgets import sound
from skillgames.widgets.sound import PARTS, VARIANTS, SoundPlayer
from tests.sounds import FakeLibrary, load, turn

pytestmark = pytest.mark.usefixtures("qapp")

FILES = sum(VARIANTS.values())


@pytest.fixture
def library() -> FakeLibrary:
    return FakeLibrary()


@pytest.fixture
def player(library: FakeLibrary) -> SoundPlayer:
    return SoundPlayer(library.load)


def test_nothing_happens_before_it_is_warmed(player: SoundPlayer, library: FakeLibrary) -> None:
    player.play("lift")
    turn()
    assert library.steps == []
    assert not player.is_loading


def test_one_step_is_taken_per_turn_of_the_event_loop(
    player: SoundPlayer, library: FakeLibrary
) -> None:
    player.warm()
    assert library.steps == [], "not in the call itself"
    counts = []
    while player.is_loading:
        before = len(library.steps)
        turn()
        counts.append(len(library.steps) - before)
    assert max(counts) == 1
    assert library.steps[:3] == ["library", "watch", "device"]
    assert len(library.steps) == 3 + FILES
    player.warm()
    turn()
    assert len(library.steps) == 3 + FILES, "once is enough"


def test_other_events_get_their_turn_between_the_steps(
    player: SoundPlayer, library: FakeLibrary
) -> None:
    seen: list[int] = []
    ticker = QTimer()
    ticker.timeout.connect(lambda: seen.append(len(library.steps)))
    ticker.start(0)
    load(player)
    ticker.stop()
    assert len(set(seen)) > FILES


def test_it_waits_while_something_moves(player: SoundPlayer, library: FakeLibrary) -> None:
    busy = True
    player.is_busy = lambda: busy
    player.warm()
    for _ in range(5):
        turn()
    assert library.steps == []
    assert player.is_loading
    busy = False
    player._timer.start(0)
    load(player)
    assert len(library.steps) == 3 + FILES


def test_a_sound_asked_for_too_early_is_left_out(player: SoundPlayer, library: FakeLibrary) -> None:
    player.warm()
    while "capture" not in library.steps:
        turn()
        player.play("loss")
    load(player)
    assert library.heard == []
    player.play("loss")
    assert library.heard == ["loss"]


def test_what_is_ready_can_be_heard_while_the_rest_loads(
    player: SoundPlayer, library: FakeLibrary
) -> None:
    player.warm()
    while "capture" not in library.steps:
        turn()
    player.play("lift")
    assert library.heard == ["lift"]


def test_variants_take_turns(player: SoundPlayer, library: FakeLibrary) -> None:
    load(player)
    for _ in range(4):
        player.play("play")
    assert library.heard == ["play_1", "play_2", "play_3", "play_1"]


def test_a_sound_there_is_not(player: SoundPlayer) -> None:
    with pytest.raises(KeyError):
        player.play("thunder")


def test_switched_off_it_is_silent_at_once(player: SoundPlayer, library: FakeLibrary) -> None:
    load(player)
    player.set_enabled(False)
    assert all(effect.stopped for effect in library.effects.values())
    player.play("lift")
    assert library.heard == []
    assert not player.is_audible
    player.set_enabled(True)
    player.play("lift")
    assert library.heard == ["lift"]


def test_switched_off_nothing_is_loaded_until_it_is_switched_on(
    player: SoundPlayer, library: FakeLibrary
) -> None:
    player.set_enabled(False)
    load(player)
    assert library.steps == []
    player.set_enabled(True)
    load(player)
    assert len(library.steps) == 3 + FILES


def test_switched_on_before_the_first_table_it_still_waits_for_it(
    player: SoundPlayer, library: FakeLibrary
) -> None:
    player.set_enabled(True)
    turn()
    assert library.steps == []


def test_the_volume(player: SoundPlayer, library: FakeLibrary) -> None:
    player.set_volume(50)
    load(player)
    assert {effect.volume for effect in library.effects.values()} == {0.25}
    player.set_volume(100)
    assert {effect.volume for effect in library.effects.values()} == {1.0}
    player.set_volume(0)
    player.play("lift")
    assert library.heard == []


def test_without_a_device_it_is_silent_and_says_so_once(
    player: SoundPlayer, library: FakeLibrary, caplog: pytest.LogCaptureFixture
) -> None:
    library.device = False
    with caplog.at_level(logging.INFO):
        load(player)
        player.play("lift")
        load(player)
    assert library.steps == ["library", "watch", "device"]
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert "no device" in caplog.text


def test_a_device_that_comes_later_is_used(player: SoundPlayer, library: FakeLibrary) -> None:
    library.device = False
    load(player)
    library.device = True
    library.changed()
    load(player)
    player.play("lift")
    assert library.heard == ["lift"]
    library.device = False
    library.changed()
    load(player)
    player.play("lift")
    assert library.heard == ["lift"]
    assert library.steps.count("library") == 1


def test_without_the_library_it_is_silent_and_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tries: list[int] = []

    def missing() -> FakeLibrary:
        tries.append(1)
        raise ImportError("libpulse.so.0: cannot open shared object file")

    player = SoundPlayer(missing)
    with caplog.at_level(logging.INFO):
        load(player)
        load(player)
        player.set_enabled(True)
        player.play("lift")
        load(player)
    assert tries == [1]
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert "libpulse" in caplog.text


def test_without_anything_to_load_it_never_wakes_up() -> None:
    player = SoundPlayer()
    player.set_enabled(True)
    player.set_volume(40)
    player.warm()
    player.play("win")
    assert not player.is_loading
    player.close()


def test_a_thread_reads_the_files_before_the_library_is_made(library: FakeLibrary) -> None:
    read = threading.Event()
    threads: list[threading.Thread] = []

    def fetch() -> None:
        threads.append(threading.current_thread())
        read.wait()

    player = SoundPlayer(library.load, fetch)
    player.warm()
    for _ in range(5):
        turn()
    assert library.steps == []
    assert player.is_loading
    assert threads != [threading.main_thread()]
    read.set()
    load(player)
    assert library.steps[0] == "library"
    assert len(threads) == 1
    library.changed()
    load(player)
    assert len(threads) == 1, "new headphones need no new library"


def test_closed_while_files_are_read_nothing_more_is_made(library: FakeLibrary) -> None:
    read = threading.Event()
    player = SoundPlayer(library.load, lambda: bool(read.wait()) or None)
    player.warm()
    turn()
    player.close()
    read.set()
    turn()
    assert library.steps == []


def test_the_files_of_the_library_are_named_without_importing_it() -> None:
    code = (
        "import sys; from PySide6.QtCore import QCoreApplication; app = QCoreApplication([]);"
        "from skillgames.widgets.sound import library_files; print(*library_files(), sep='\\n');"
        "assert 'PySide6.QtMultimedia' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    names = [Path(line).name for line in done.stdout.splitlines()]
    assert all(Path(line).is_file() for line in done.stdout.splitlines())
    for number, part in enumerate(PARTS):
        assert part in names[number], "each part is there, once, in its order"
    assert names[-2].startswith("QtMultimedia")
    assert "ffmpeg" in names[-1]


@pytest.mark.parametrize("turns", [0, 1, 5, 100])
def test_closed_at_any_time_it_is_silent(
    player: SoundPlayer, library: FakeLibrary, turns: int
) -> None:
    player.warm()
    for _ in range(turns):
        turn()
    player.close()
    steps = list(library.steps)
    library.changed()
    player.warm()
    player.play("lift")
    turn()
    assert library.steps == steps
    assert library.heard == []


REAL = """
import sys
from PySide6.QtCore import QTimer, qInstallMessageHandler
from PySide6.QtWidgets import QApplication
app = QApplication([])
from skillgames.widgets.sound import QtLibrary, SoundPlayer, fetch_library
assert "PySide6.QtMultimedia" not in sys.modules
player = SoundPlayer(QtLibrary, fetch_library)
player.warm()
while player.is_loading:
    app.processEvents()
player.play("play")
QTimer.singleShot(20, app.quit)
app.exec()
player.close()
"""


def test_the_real_library_says_nothing_where_there_is_no_device() -> None:
    """Neither a line on the console nor an error, whatever is missing on this machine."""
    environment = {**os.environ, "PULSE_SERVER": "unix:/nowhere", "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("QT_LOGGING_RULES", None)
    done = subprocess.run(
        [sys.executable, "-c", REAL], capture_output=True, text=True, env=environment, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    assert done.stderr == ""


def test_between_libraries_the_window_may_have_the_loader(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without a breath the thread gets the loader's lock again before the window does."""
    told: list[str] = []

    class Library:
        def __init__(self, file: str) -> None:
            self.file = file

        def load(self) -> None:
            told.append(self.file)

    files = [tmp_path / "one", tmp_path / "two"]
    monkeypatch.setattr(sound, "library_files", lambda: files)
    monkeypatch.setattr(sound, "QLibrary", Library)
    monkeypatch.setattr(sound, "sleep", lambda seconds: told.append(f"breath {seconds > 0}"))
    sound.fetch_library()
    assert told == [str(files[0]), "breath True", str(files[1]), "breath True"]
