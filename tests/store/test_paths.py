"""Folders: asked for each time, made only when something is written."""

from __future__ import annotations

import ast
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import skillgames
from skillgames.store.paths import HOME_VARIABLE, Folders, folders, make_folder


def test_skillgames_home_replaces_all_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    home = tmp_path / "home"
    found = folders()
    assert found == Folders(home / "data", home / "config", home / "cache", home / "state")
    assert found.archive_file == home / "data" / "archive.sqlite"
    assert found.settings_file == home / "config" / "settings.json"
    assert found.log_file.parent == found.crash_file.parent == home / "state"
    assert found.lock_file.parent == home / "data"


def test_the_environment_is_read_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "one"))
    first = folders()
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "two"))
    assert folders().data != first.data
    assert folders().data == tmp_path / "two" / "data"


def test_asking_makes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    folders()
    assert list(tmp_path.iterdir()) == []


def test_a_relative_home_becomes_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, "stick")
    assert folders().data == tmp_path / "stick" / "data"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the XDG variables of Linux")
@pytest.mark.parametrize("home", [None, ""])
def test_without_skillgames_home_the_desktop_says_where(
    home: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if home is None:
        monkeypatch.delenv(HOME_VARIABLE, raising=False)
    else:
        monkeypatch.setenv(HOME_VARIABLE, home)
    for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    assert folders() == Folders(
        tmp_path / "DATA" / "skillgames",
        tmp_path / "CONFIG" / "skillgames",
        tmp_path / "CACHE" / "skillgames",
        tmp_path / "STATE" / "skillgames",
    )


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
def test_folders_are_private_with_what_is_missing_above(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    made = make_folder(tmp_path / "a" / "b")
    for folder in (made, made.parent):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def test_a_folder_that_exists_is_left_alone(tmp_path: Path) -> None:
    mode = tmp_path.stat().st_mode
    assert make_folder(tmp_path) == tmp_path
    assert tmp_path.stat().st_mode == mode


def test_a_folder_under_a_file_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        make_folder(tmp_path / "file" / "folder")


def test_folders_are_known_here_alone() -> None:
    root = Path(skillgames.__file__).parent
    users = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Import) and any(one.name == "appdirs" for one in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module == "appdirs")
    }
    assert users == {"store/paths.py"}


def test_paths_and_archive_need_neither_qt_nor_pydantic() -> None:
    code = (
        "import sys, skillgames.store.paths, skillgames.store.archive;"
        "print([name for name in ('PySide6', 'pydantic') if name in sys.modules])"
    )
    root = Path(skillgames.__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
