"""The pictures on the first page come after its first painting, one game per step."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from skillgames import registry
from skillgames.app import pictures, window
from skillgames.app.tables import table_class
from skillgames.engine.game import GameDef
from tests.packs import whole
from tests.room import Patient, Room

START = """
import sys
from PySide6.QtWidgets import QApplication
from skillgames import registry
from skillgames.app.services import open_services
from skillgames.app.thinker import ProcessThinker
from skillgames.app.window import RoomWindow

app = QApplication([])
window = RoomWindow(open_services(ProcessThinker()))
window.resize(1280, 800)
window.show()
window.grab()
games = registry.games_with("table")
def imported(part):
    return [game.slug for game in games if game.module(part) in sys.modules]
print(imported("table") + imported("rules") + imported("state") + imported("events"))
print([tile.text() for tile in window.home.tiles] == [str(game.name) for game in games])
while window.home.without_picture:
    app.processEvents()
print(imported("table") == imported("rules") == [game.slug for game in games])
while "skillgames.app.match_sheets" not in sys.modules:
    app.processEvents()
window.close()
"""


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """As in a fresh process: the slugs of the tables that somebody has asked for."""
    asked: set[str] = set()

    def noted(game: GameDef) -> object:
        asked.add(game.slug)
        return table_class(game)

    for module in (pictures, window):
        monkeypatch.setattr(module, "table_class", noted)
    monkeypatch.setattr(window, "is_imported", lambda game: game.slug in asked)
    return asked


@pytest.fixture
def room(open_room: Callable[..., Room], unseen: set[str]) -> Room:
    """At home, with an unfinished match in the archive."""
    room = open_room(Patient())
    header = {"game": "fishing", "rules_version": 1, "options": {}, "seats": ["person", "hard"]}
    number = room.archive.begin("fishing", "hard", 2, header)
    for place, entry in enumerate(whole(6)[:5], start=1):
        room.archive.append(number, place, entry)
    return room


def forget(room: Room, unseen: set[str]) -> None:
    """From now on all pictures are still to come; before a test begins events may pass."""
    unseen.clear()
    room.window.refresh_home()


def test_no_table_and_no_rules_are_imported_for_the_first_picture(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START],
        env={**os.environ, "SKILLGAMES_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["[]", "True", "True"]


def test_words_are_there_at_once_and_the_picture_a_moment_later(
    room: Room, unseen: set[str]
) -> None:
    forget(room, unseen)
    tile = room.window.home.tiles[0]
    assert tile.content.table is None
    assert tile.text() == "Fishing"
    assert tile.accessibleName().endswith("Continue")
    before = tile.grab().toImage()
    room.wait(lambda: not room.window.home.without_picture)
    assert unseen == {game.slug for game in registry.games_with("table")}
    assert tile.accessibleName().startswith("Fishing")
    assert tile.content.running
    assert tile.accessibleName().endswith(tile.content.running)
    assert tile.grab().toImage() != before


def test_a_tile_without_its_picture_can_be_opened(room: Room, unseen: set[str]) -> None:
    forget(room, unseen)
    room.click(room.window.home.tiles[0])
    assert room.sheet is not None
    room.wait(lambda: not room.window.home.without_picture)


def test_nothing_is_imported_while_something_moves(
    room: Room, unseen: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    moving = True
    monkeypatch.setattr(room.window, "is_moving", lambda: moving)
    monkeypatch.setattr(pictures, "BUSY_MS", 1)
    forget(room, unseen)
    room.window.grab()
    for _ in range(40):
        room.pump()
    assert not unseen
    moving = False
    room.wait(lambda: not room.window.home.without_picture)


def test_whoever_cannot_wait_gets_all_at_once(room: Room, unseen: set[str]) -> None:
    forget(room, unseen)
    assert room.window.home.without_picture
    room.window.pictures.finish()
    assert not room.window.home.without_picture
