"""`solve` carries out a preparation and prints its report."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from skillgames import cli
from skillgames.engine.game import GameDef, Prepared
from tests.headless.toy import GAME, installed


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders of its own."""
    monkeypatch.setenv("SKILLGAMES_HOME", str(tmp_path))
    return tmp_path


def test_what_is_made_goes_to_the_cache(
    toy: GameDef, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["solve", "toy"]) == 0
    assert capsys.readouterr().out == "toy is ready in cache\n"
    assert (home / "cache" / "toy.txt").read_text() == "ready"


def test_a_check_keeps_nothing(
    toy: GameDef, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["solve", "toy", "--check"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("toy is ready in ")
    assert not Path(out.split()[-1]).exists()
    assert list(home.iterdir()) == []


def test_wrong_values_are_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = Prepared("one is two (WRONG: 1)", is_right=False)
    with installed(replace(GAME, prepare=lambda folder, progress: wrong)):
        assert cli.run(["solve", "toy", "--check"]) == 1
    said = capsys.readouterr()
    assert said.out == "one is two (WRONG: 1)\n"
    assert said.err == "skillgames solve: Toy has wrong values.\n"


def test_a_game_without_preparation(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["solve", "fishing"]) == 0
    assert capsys.readouterr().out == "Fishing needs no preparation.\n"
