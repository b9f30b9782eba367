"""The crash book in the real program: every kind of fault, each in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import skillgames
from skillgames.app.crash_dialog import CrashDialog, Trouble
from skillgames.store.archive import Archive

ROOT = Path(skillgames.__file__).parent.parent

PROGRAM = """
import sys, threading, logging, argparse
{before}
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from skillgames.app import main
from skillgames.app.crash_dialog import CrashDialog

out = open({out!r}, "w", encoding="utf-8")
real = main._window

def fault():
    raise LookupError("nothing there")

def made(book):
    window = real(book)
    rounds = [0]
    def look():
        dialogs = [w for w in QApplication.topLevelWidgets() if isinstance(w, CrashDialog)]
        rounds[0] += 1
        if not dialogs and rounds[0] < 100:
            return
        timer.stop()
        out.write(f"dialogs {{len(dialogs)}}\\n")
        for dialog in dialogs:
            out.write(dialog.sentence.text() + "\\n" + dialog.report)
            dialog.close_button.click()
        out.flush()
        QTimer.singleShot(0, window.close)
    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(50)
    window.timer = timer
{fault}
    return window

main._window = made
sys.exit(main.run(argparse.Namespace()))
"""

SLOT = """
    for _ in range(3):
        QTimer.singleShot(0, fault)
"""
OVERRIDE = """
    window.home.paintEvent = lambda event: fault()
    window.home.update()
"""
THREAD = """
    threading.Thread(target=fault).start()
"""
LOGGED = """
    logging.getLogger("bots").error("a bot failed: %s", "LookupError: nothing there")
"""
AT_TABLE = """
    window.services.settings.animation_speed = "instant"
    from skillgames import registry
    window.start_game(registry.game("fishing"))
    QTimer.singleShot(0, fault)
"""


class Ran:
    """What one run of the program left."""

    def __init__(self, home: Path, fault: str, before: str = "") -> None:
        out = home.parent / f"{home.name}.out"
        home.parent.mkdir(exist_ok=True)
        code = PROGRAM.format(fault=fault, before=before, out=str(out))
        self.done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=os.environ | {"SKILLGAMES_HOME": str(home), "LANGUAGE": "en", "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        self.said = out.read_text("utf-8") if out.exists() else ""
        log = home / "state" / "skillgames.log"
        self.log = log.read_text("utf-8") if log.exists() else ""
        self.left = (home / "state" / "crash.txt").exists()


@pytest.mark.parametrize("fault", [SLOT, THREAD, OVERRIDE, LOGGED])
def test_a_fault_is_told_once_and_logged(fault: str, home: Path) -> None:
    ran = Ran(home, fault)
    assert ran.done.returncode == 0, ran.done.stderr
    assert ran.said.startswith("dialogs 1\nSomething unexpected went wrong. Your matches are saved")
    assert ran.said.count("LookupError: nothing there") == 1
    assert ran.log.count("LookupError: nothing there") == 1
    assert not ran.left, "the run has ended well"


def test_the_report_tells_the_match_without_hidden_cards(home: Path) -> None:
    ran = Ran(home, AT_TABLE)
    assert ran.done.returncode == 0, ran.done.stderr
    assert "game fishing " in ran.said
    assert "\n1 deck …\n" in ran.said
    assert "view 1" not in ran.said
    archive = Archive.open(home / "data" / "archive.sqlite", partners=())
    kept = archive.running("fishing")
    archive.close()
    assert kept is not None, "the match stays saved"
    assert kept.log[0].startswith("deck ")


def test_without_standard_error_nothing_is_different(home: Path) -> None:
    ran = Ran(home, SLOT, "sys.stdout = sys.stderr = None")
    assert ran.done.returncode == 0
    assert ran.said.startswith("dialogs 1\n")
    assert "LookupError: nothing there" in ran.log


def test_a_room_that_cannot_open_says_so(home: Path) -> None:
    before = """
from skillgames.app import services, crash_dialog
def broken(*given): raise LookupError("no services")
services.open_services = broken
def read(dialog):
    print(dialog.sentence.text()); print(dialog.report)
crash_dialog.CrashDialog.exec = read
"""
    ran = Ran(home, "", before)
    assert ran.done.returncode == 1
    assert ran.done.stdout.startswith("The room cannot open because of an unexpected error.")
    assert "LookupError: no services" in ran.done.stdout
    assert "LookupError: no services" in ran.log


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_crash_is_told_at_the_next_start(home: Path) -> None:
    died = Ran(home, "    import os, signal; os.kill(os.getpid(), signal.SIGSEGV)")
    assert died.done.returncode == -signal.SIGSEGV
    assert died.left
    ran = Ran(home, "")
    assert ran.said.startswith("dialogs 1\nThe room ended unexpectedly the last time.")
    assert "Fatal Python error: Segmentation fault" in ran.said
    assert "Segmentation fault" in ran.log
    assert not ran.left
    assert Ran(home, "    QTimer.singleShot(100, window.close)").said == "", "it is told once"


def test_nothing_is_told_when_nothing_happens(home: Path) -> None:
    ran = Ran(home, "    QTimer.singleShot(100, window.close)")
    assert (ran.done.returncode, ran.said, ran.log, ran.done.stderr) == (0, "", "", "")


# --- the dialog ---------------------------------------------------------------------------


@pytest.fixture
def dialog(qapp: QApplication, tmp_path: Path) -> Iterator[CrashDialog]:
    """A dialog on the screen."""
    made = CrashDialog(Trouble.FAULT, "first", tmp_path / "room.log")
    made.show()
    yield made
    made.close()
    made.deleteLater()


def test_the_report_can_be_copied(dialog: CrashDialog) -> None:
    dialog.add("second")
    dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert copied.index("first") < copied.index("second")
    assert dialog.copy_button.text() == "Copied"
    assert dialog.text.toPlainText() == copied


def test_the_keyboard_suffices(dialog: CrashDialog) -> None:
    from PySide6.QtCore import Qt

    QTest.qWaitForWindowActive(dialog)
    assert dialog.focusWidget() is dialog.close_button
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Backtab)
    assert dialog.focusWidget() is dialog.copy_button
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_where_nothing_is_kept_nothing_is_promised(qapp: QApplication, tmp_path: Path) -> None:
    made = CrashDialog(Trouble.FAULT, "report", tmp_path / "room.log", kept=False)
    assert "saved" not in made.sentence.text()
    made.deleteLater()


LONG = Path("/home/somebody/.local/state/a-rather-long-name-of-a-folder") / ("x" * 90) / "room.log"


@pytest.mark.parametrize("path", [Path("/home/me/.local/state/skillgames/skillgames.log"), LONG])
def test_the_path_of_the_log_is_whole_and_can_be_taken(qapp: QApplication, path: Path) -> None:
    """On one line where it fits, else line by line to the edge; never broken at its start."""
    made = CrashDialog(Trouble.FAULT, "report", path)
    made.show()
    field = made.place
    assert field.toPlainText() == str(path)
    lines = field.lines()
    assert "".join(lines) == str(path)
    room = field.viewport().width()
    widths = [field.fontMetrics().horizontalAdvance(line) for line in lines]
    assert len(lines) == 1 or min(widths[:-1]) > room * 0.9
    assert field.viewport().height() >= field.fontMetrics().height() * len(lines)
    assert (len(lines) == 1) is (path != LONG)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == str(path)
    made.close()
    made.deleteLater()
