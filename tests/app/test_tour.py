"""The tour takes a picture of every screen, and says so when it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

import skillgames
from skillgames import registry
from skillgames.app import tour
from skillgames.app.tables import table_class
from skillgames.games.fishing.table.poses import POSES

ROOT = Path(skillgames.__file__).parent.parent

ROOM = (
    "room-home",
    "room-settings",
    "room-keys",
    "room-statistics",
    "room-statistics-empty",
    "room-crash",
)
SHEETS = ("setup", "pause", "settings", "keys", "rules", "rules-examples", "log", "replay")

SHORT = """
import sys
from skillgames import registry
from skillgames.app import tour
from skillgames.app.tables import table_class
tour.PAST_MATCHES = 1
for game in registry.games_with("table")[1:]:
    table_class(game).POSES = table_class(game).POSES[:1]
from skillgames.cli import run
sys.exit(run(sys.argv[1:]))
"""
"""The whole tour, but of all games after the first one only one pose: they grow in number."""

PATCHED = """
import sys
from dataclasses import replace
from PySide6.QtCore import qWarning
from skillgames.app import tour
from skillgames.games.fishing.table import FishingTable
tour.PAST_MATCHES = 0
{patch}
from skillgames.cli import run
sys.exit(run(sys.argv[1:]))
"""


def run(home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A tour in a process of its own."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=os.environ | {"SKILLGAMES_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def patched(home: Path, out: Path, patch: str, *more: str) -> subprocess.CompletedProcess[str]:
    """A short tour of a program in which something is wrong."""
    arguments = ("tour", "--out", str(out), "--size", "900x600", "--game", "fishing", *more)
    return run(home, "-c", PATCHED.format(patch=patch), *arguments)


def test_every_picture_is_taken(home: Path, tmp_path: Path, qapp: QApplication) -> None:
    out = tmp_path / "pictures" / "here"
    done = run(
        home, "-c", SHORT, "tour", "--out", str(out), "--size", "900x600", "--language", "ru"
    )
    assert done.stderr == ""
    assert done.returncode == 0
    names = [*ROOM]
    for number, game in enumerate(registry.games_with("table")):
        table = table_class(game)
        poses = table.POSES if number == 0 else table.POSES[:1]
        shown = [*(pose.name for pose in poses), *SHEETS, *tour.LIGHTS]
        names += [f"{game.slug}-{name}" for name in shown]
        names += [f"{game.slug}-replay-open"] if table.HIDES else []
    wanted = {f"{name}-ru-900x600@1.png" for name in names}
    assert {one.name for one in out.iterdir()} == wanted
    assert {Path(line).name for line in done.stdout.splitlines()} == wanted
    pictures = [QImage(str(path)) for path in sorted(out.iterdir())]
    for picture in pictures:
        assert (picture.width(), picture.height()) == (900, 600)
    for n, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[n + 1 :]), "each shows its own moment"
    assert not home.exists(), "the player's own folders are not touched"


def test_a_finer_screen_gives_larger_pictures(
    home: Path, tmp_path: Path, qapp: QApplication
) -> None:
    keep = "FishingTable.POSES = FishingTable.POSES[:1]"
    done = patched(home, tmp_path / "out", keep, "--scale", "2", "--language", "en")
    assert (done.stderr, done.returncode) == ("", 0)
    name = f"fishing-{POSES[0].name}-en-900x600@2.png"
    picture = QImage(str(tmp_path / "out" / name))
    assert (picture.width(), picture.height()) == (1800, 1200)


@pytest.mark.parametrize(
    ("log", "gestures"),
    [("('deck nonsense',)", "()"), ("(*pose.log, '9H', '9H')", "('tap 1',)")],
    ids=["no pack", "no such move"],
)
def test_a_pose_that_cannot_be_opened_is_told(
    home: Path, tmp_path: Path, log: str, gestures: str
) -> None:
    patch = (
        "pose = FishingTable.POSES[0]\n"
        f"FishingTable.POSES = (replace(pose, log={log}, gestures={gestures}),)"
    )
    done = patched(home, tmp_path / "out", patch)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert POSES[0].name in done.stderr
    assert not [one for one in (tmp_path / "out").iterdir() if POSES[0].name in one.name]


def test_a_warning_of_qt_is_told(home: Path, tmp_path: Path) -> None:
    patch = """
plain = FishingTable.paint_labels
def paint_labels(self):
    qWarning("the lake is frozen")
    plain(self)
FishingTable.paint_labels = paint_labels
FishingTable.POSES = FishingTable.POSES[:1]
"""
    done = patched(home, tmp_path / "out", patch)
    assert done.returncode == 1
    assert "the lake is frozen" in done.stderr


def test_a_picture_that_cannot_be_written_is_told(home: Path, tmp_path: Path) -> None:
    name = f"fishing-{POSES[0].name}-en-900x600@1.png"
    (tmp_path / "out" / name).mkdir(parents=True)
    patch = "FishingTable.POSES = FishingTable.POSES[:1]"
    done = patched(home, tmp_path / "out", patch, "--language", "en")
    assert done.returncode == 1
    assert name in done.stderr
    assert name not in done.stdout
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_made_is_told(home: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run(home, "-m", "skillgames", "tour", "--out", str(tmp_path / "file" / "pictures"))
    assert done.returncode == 1
    assert done.stderr.startswith("skillgames tour: no pictures can be taken: ")
    assert done.stderr.count("\n") == 1
