"""What is not done before the first page is on the screen, and what is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from skillgames.registry import SLUGS

HEAVY = (
    "pydantic",
    "multiprocessing",
    "numpy",
    "PySide6.QtMultimedia",
    "PySide6.QtNetwork",
    "skillgames.widgets.art.sprites",
    "skillgames.widgets.log_panel",
    "skillgames.widgets.scene",
    "skillgames.widgets.sheet_parts.data",
    "skillgames.widgets.sheet_parts.sheet",
    "skillgames.widgets.stage",
    *(f"skillgames.games.{slug}.{part}" for slug in SLUGS for part in ("rules", "state", "table")),
)

PROGRAM = f"""
import sys
heavy = {HEAVY}
from PySide6.QtWidgets import QApplication
from skillgames.app.services import open_services
from skillgames.app.thinker import ProcessThinker
from skillgames.app.window import RoomWindow

app = QApplication([])
window = RoomWindow(open_services(ProcessThinker()))
window.show()
app.processEvents()
window.grab()
print([name for name in heavy if name in sys.modules])
print(window.width(), window.height(), window.services.translators.code, window.notices.waiting)
window.read_settings()
print(window.services.settings.language, window.notices.text)
window.close()
"""


def test_the_first_page_waits_for_nothing_heavy(tmp_path: Path) -> None:
    """It takes language and place from the settings; what is wrong there is told later."""
    (tmp_path / "config").mkdir()
    place = {"x": 0, "y": 0, "width": 900, "height": 700}
    settings = {"language": "ru", "window": place, "four_colours": "perhaps"}
    (tmp_path / "config" / "settings.json").write_text(json.dumps(settings), "utf-8")
    answer = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "SKILLGAMES_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    assert answer.returncode == 0, answer.stderr
    heavy, seen, told = answer.stdout.splitlines()
    assert heavy == "[]"
    assert seen == "900 700 ru 0"
    assert told.startswith("ru ")
    assert "«settings.json»" in told


WHOLE_WAY = f"""
import argparse, os, sys
from skillgames.app import home, main
paint = home.HomePage.paintEvent
def painted(page, event):
    paint(page, event)
    print([name for name in {HEAVY} if name in sys.modules], flush=True)
    os._exit(0)
home.HomePage.paintEvent = painted
main.run(argparse.Namespace())
"""


def test_nothing_heavy_is_imported_on_the_whole_way_to_the_first_picture(tmp_path: Path) -> None:
    """As people start it: with lock, crash book, sounds and the bots' process to come."""
    answer = subprocess.run(
        [sys.executable, "-c", WHOLE_WAY],
        env={**os.environ, "SKILLGAMES_HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout == "[]\n"
