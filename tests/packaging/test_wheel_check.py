"""The check of the wheel believes nothing but what the installed program does."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.tools.loading import script

wheel_check = script("packaging/wheel_check.py")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs here are scripts")


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with a program and a Python that do nothing wrong."""
    folder = tmp_path / "bin"
    folder.mkdir()
    put(folder, "skillgames", 'echo "said $1"')
    put(folder, "python", "exit 0")
    return folder


def put(folder: Path, name: str, body: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{body}\n")
    (folder / name).chmod(0o755)


def test_everything_is_tried(programs: Path, tmp_path: Path) -> None:
    said = wheel_check.check(programs, tmp_path)
    assert said[0] == "said --version"
    assert "said selftest" in said
    assert said[-1] == "1 pictures taken"


@pytest.mark.parametrize("body", ["echo odd >&2", "echo odd; exit 1"])
def test_words_and_statuses_are_faults(programs: Path, tmp_path: Path, body: str) -> None:
    put(programs, "skillgames", body)
    with pytest.raises(wheel_check.Failed, match="odd"):
        wheel_check.check(programs, tmp_path)


def test_missing_files_are_faults(programs: Path, tmp_path: Path) -> None:
    put(programs, "python", "echo AssertionError: no fonts >&2; exit 1")
    with pytest.raises(wheel_check.Failed, match="no fonts"):
        wheel_check.check(programs, tmp_path)


def test_the_checkout_cannot_be_seen(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    put(programs, "skillgames", 'pwd; echo "<$PYTHONPATH>"; echo "$SKILLGAMES_HOME"')
    said = wheel_check.check(programs, tmp_path)[0].splitlines()
    assert said == [str(tmp_path), "<>", str(tmp_path / "home")]
