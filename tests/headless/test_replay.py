"""`replay`: a sound record becomes a transcript, a broken one a sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from skillgames import cli, registry
from tests.headless.door import Door, fishing, random_play
from tests.headless.toy import GAME, installed


@pytest.fixture
def record() -> dict[str, Any]:
    """A finished match of Fishing."""
    door = Door()
    position = door.must("new", game="fishing", seats=["person", "hard"], seed=4)["position"]
    assert list(random_play(door, position, 4))
    found: dict[str, Any] = door.must("record")["record"]
    return found


def written(folder: Path, record: Any) -> str:
    """A file with this record."""
    path = folder / "match.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record))
    return str(path)


def test_all_hands(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["replay", written(tmp_path, record)]) == 0
    said = capsys.readouterr()
    lines = said.out.splitlines()
    assert said.err == ""
    assert lines[0] == "game fishing rules 1"
    assert lines[2] == "seats person hard"
    assert sum(line.startswith("  view 0 ") for line in lines) == len(record["log"])
    assert sum(line.startswith("  view 1 ") for line in lines) == len(record["log"])
    for number, text in enumerate(record["log"], start=1):
        assert f"{number} {text}" in lines
    assert lines[-1].startswith("result ")


def test_what_one_seat_saw(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["replay", written(tmp_path, record), "--seat", "1"]) == 0
    out = capsys.readouterr().out
    assert "  view 1 " in out
    assert "  view 0 " not in out
    assert record["log"][0] not in out


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_a_match_of_every_game(
    slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A finished match is told to the end, to each seat too; an altered one is refused."""
    door = Door()
    position = door.must("new", game=slug, seed=3)["position"]
    assert list(random_play(door, position, 3))
    record = door.must("record")["record"]
    for seat in (None, *range(len(record["seats"]))):
        asked = [] if seat is None else ["--seat", str(seat)]
        assert cli.run(["replay", written(tmp_path, record), *asked]) == 0
        assert capsys.readouterr().out.splitlines()[-1].startswith("result ")
    log = record["log"]
    middle = len(log) // 2
    for altered in (log[:-1], [*log, log[-1]], log[1:], [*log[:middle], "", *log[middle:]]):
        refused(capsys, written(tmp_path, {**record, "log": altered}))


@pytest.mark.parametrize("seat", ["2", "99999999999999999999"])
def test_a_seat_that_is_not_there(
    seat: str, record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["replay", written(tmp_path, record), "--seat", seat]) == 2
    assert capsys.readouterr().err == "skillgames replay: The seats of this match are 0 to 1.\n"


def refused(capsys: pytest.CaptureFixture[str], path: str) -> str:
    """The one sentence with which a file is refused."""
    assert cli.run(["replay", path]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("skillgames replay: ")
    assert said.err.count("\n") == 1
    assert len(said.err) < 600
    return said.err


def test_broken_files(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken: list[Any] = [
        "",
        "nonsense",
        "[]",
        "{}",
        {**record, "extra": 1},
        {**record, "game": "chess"},
        {**record, "rules_version": 99},
        {**record, "seats": ["open"]},
        {**record, "result": None},
        {**record, "log": record["log"][:-1]},
    ]
    for one in broken:
        refused(capsys, written(tmp_path, one))


def test_the_wrong_entry_is_named(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record["log"][4] = "ZZ"
    assert "Entry 5" in refused(capsys, written(tmp_path, record))


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "absent.json" in refused(capsys, str(tmp_path / "absent.json"))
    refused(capsys, str(tmp_path))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    refused(capsys, str(tmp_path / "bytes"))


def test_a_running_match_has_no_result_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = fishing().must("record")["record"]
    assert cli.run(["replay", written(tmp_path, running)]) == 0
    assert "result" not in capsys.readouterr().out


def test_older_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An old record is opened when it still replays, and otherwise told for what it is."""
    with installed(replace(GAME, rules_version=2)):
        door = Door()
        door.must("new", game="toy", seed=1)
        door.must("chance")
        old = door.must("record")["record"]
    with installed():
        assert cli.run(["replay", written(tmp_path, old)]) == 0
        assert capsys.readouterr().out
        old["log"] = ["dealer 7"]
        assert "older rules" in refused(capsys, written(tmp_path, old))
        assert Door().refused("load", record=old) == "broken_record"
