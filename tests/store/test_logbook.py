"""The log file: made when it is needed, private, and never large."""

from __future__ import annotations

import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skillgames.store import logbook
from skillgames.store.logbook import LogFile, keep_log, stop_log

log = logging.getLogger("tests.logbook")


@pytest.fixture
def path(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Path]:
    """Where the log is kept; the warnings of these tests are meant."""
    yield tmp_path / "state" / "room.log"
    stop_log()


def test_nothing_to_say_makes_no_file(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    keep_log(path)
    log.info("all is well")
    assert not path.parent.exists()


def test_warnings_and_errors_are_written(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    keep_log(path)
    log.warning("карта %s", "7♠")
    try:
        raise ValueError("no card")
    except ValueError:
        log.exception("that failed")
    text = path.read_text("utf-8")
    assert "WARNING tests.logbook: карта 7♠" in text
    assert "ValueError: no card" in text


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
def test_nobody_else_reads_it(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    keep_log(path)
    log.warning("a")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_it_turns_over(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logbook, "MOST_BYTES", 1000)
    keep_log(path)
    for n in range(200):
        log.warning("line %d", n)
    files = sorted(one.name for one in path.parent.iterdir())
    assert files == ["room.log", "room.log.1", "room.log.2", "room.log.3"]
    assert all(one.stat().st_size <= 1000 for one in path.parent.iterdir())
    assert "line 199" in path.read_text("utf-8")


def test_a_place_that_cannot_be_written_is_no_fault(
    tmp_path: Path, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "state").write_text("a file, no folder")
    keep_log(path)
    log.error("nobody will read this")
    assert path.parent.read_text() == "a file, no folder"


def test_a_window_program_has_no_terminal(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    keep_log(path)
    log.warning("still written")
    assert "still written" in path.read_text("utf-8")


def test_a_terminal_hears_it_too(
    path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_log(path)
    log.warning("aloud")
    assert capsys.readouterr().err == "aloud\n"
    stop_log()
    log.warning("silent")
    assert capsys.readouterr().err == ""
    assert not [one for one in logging.getLogger().handlers if isinstance(one, LogFile)]
