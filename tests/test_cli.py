"""The command line: what it starts, and one clear line when it is used wrongly."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from skillgames import __version__, app, cli

PATIENCE = 60


class Stage:
    """Stands where a part of the window would be, and remembers how it was started."""

    def __init__(self, status: int = 0) -> None:
        self.status = status
        self.started: list[argparse.Namespace] = []

    def run(self, args: argparse.Namespace | None = None) -> int:
        """Remember and leave."""
        self.started.append(args or argparse.Namespace())
        return self.status


def put_on(monkeypatch: pytest.MonkeyPatch, name: str, stage: Stage) -> None:
    """Let `skillgames.app.<name>` be this stage."""
    module: Any = ModuleType(f"skillgames.app.{name}")
    module.run = stage.run
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(app, name, module, raising=False)


@pytest.mark.parametrize("words", [[], ["play"]])
def test_the_room_is_the_default(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(status=5)
    put_on(monkeypatch, "main", stage)
    assert cli.run(words) == 5
    assert len(stage.started) == 1


def test_the_words_of_the_process_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    put_on(monkeypatch, "main", stage)
    monkeypatch.setattr(sys, "argv", ["skillgames", "play"])
    assert cli.run() == 0
    assert len(stage.started) == 1


def test_a_tour_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    put_on(monkeypatch, "tour", stage)
    assert cli.run(["tour"]) == 0
    (args,) = stage.started
    assert args.out == Path("build/tour")
    assert args.language is None
    assert args.size == (1280, 800)
    assert args.scale == 1
    assert args.game is None


def test_a_tour_as_told(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    put_on(monkeypatch, "tour", stage)
    words = "tour --out pictures --language ru --size 900x600 --scale 2 --game fishing"
    assert cli.run(words.split()) == 0
    (args,) = stage.started
    assert (args.out, args.language, args.size) == (Path("pictures"), "ru", (900, 600))
    assert (args.scale, args.game) == (2, "fishing")


@pytest.mark.parametrize(("played", "built", "status"), [(0, 0, 0), (1, 0, 1), (0, 1, 1)])
def test_selftest_plays_and_builds(
    played: int, built: int, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from skillgames.headless import selftest

    stage = Stage(built)
    put_on(monkeypatch, "selftest", stage)
    monkeypatch.setattr(selftest, "run", lambda: played)
    assert cli.run(["selftest"]) == status
    assert len(stage.started) == 1, "tables are built even when a match failed"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out == f"skillgames {__version__}\n"


@pytest.mark.parametrize("words", [["--help"], ["arena", "--help"], ["tour", "-h"]])
def test_help(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(words) == 0
    assert capsys.readouterr().out.startswith("usage: skillgames")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    cli.run(["--help"])
    out = capsys.readouterr().out
    for name in ("play", "engine", "arena", "replay", "solve", "tour", "selftest"):
        assert f"    {name} " in out


@pytest.mark.parametrize(
    "words",
    [
        "dance",
        "--dance",
        "--vers",
        "play fishing",
        "engine x",
        "replay",
        "replay a b",
        "replay a --seat x",
        "replay a --seat -1",
        "solve",
        "solve chess",
        "tour --game chess",
        "tour --size big",
        "tour --size 1280",
        "tour --size 0x800",
        "tour --size 899x600",
        "tour --size 900x599",
        "tour --size 600x900",
        "tour --size -5x800",
        "tour --size 1280x99999",
        "tour --size ²x³",
        "tour --scale 0",
        "tour --scale 9",
        "tour --scale 1.5",
        "tour --language de",
        "arena",
        "arena fishing easy",
        "arena chess easy hard",
        "arena fishing easy Hard",
        "arena fishing person hard",
        "arena fishing easy hard --matches 0",
        "arena fishing easy hard --matches ten",
        "arena fishing easy hard --seed 1.5",
        "arena fishing easy hard --jobs 0",
        "arena fishing easy hard --worlds -1",
        "arena fishing easy hard --options x",
        "arena fishing easy hard --options []",
        'arena fishing easy hard --options {"seats":2}',
        "arena fishing easy hard --option seats",
        "arena fishing easy hard --option =2",
        "arena fishing easy hard --option seats=2",
        "arena fishing easy hard --mat 2",
        "arena " + "x" * 500 + " easy hard",
    ],
)
def test_wrong_arguments(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(words.split(" ")) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("skillgames")
    assert said.err.count("\n") == 1
    assert said.err.endswith("\n")
    assert len(said.err) < 300


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    cli.run(["arena", "ch\x1bess", "easy", "hard"])
    assert "there is no game “ch?ess”, only fishing" in capsys.readouterr().err


def test_ctrl_c_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    stage = Stage()
    monkeypatch.setattr(stage, "run", interrupted)
    put_on(monkeypatch, "main", stage)
    assert cli.run(["play"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("words", ["--help", "arena fishing random random --matches 2"])
def test_a_reader_that_goes_away_is_no_fault(words: str) -> None:
    command = f"read go; {sys.executable} -m skillgames {words}; echo $? >&2"
    with subprocess.Popen(
        ["sh", "-c", command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
    ) as running:
        assert running.stdout is not None
        running.stdout.close()
        _, said = running.communicate(b"go\n", PATIENCE)
    assert said == b"1\n"


def test_a_terminal_without_our_characters_is_no_fault() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "skillgames", "solve", "chess"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert b"there is no game" in done.stderr


LIGHT = """
import sys
from skillgames import cli
assert cli.run(["--version"]) == 0
assert cli.run(["solve", "fishing"]) == 0
heavy = {"PySide6", "shiboken6", "pydantic", "numpy"}
print(sorted(heavy & {name.split(".")[0] for name in sys.modules}))
"""


def test_commands_without_a_window_bring_no_qt() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIGHT], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_wrong_arguments_of_a_window_program_are_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no standard error to say so."""
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.run(["dance"]) == 2
    assert cli.run(["--help"]) == 0


def test_every_help_tells_the_exit_statuses(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("", "play", "engine", "arena", "replay", "solve", "tour", "selftest"):
        assert cli.run([*name.split(), "--help"]) == 0
        assert "exit status: 0 when all went well" in " ".join(capsys.readouterr().out.split())
