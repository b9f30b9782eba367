"""Killed at any moment, or out of room: what was stored is there, and nothing by halves."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import skillgames
from skillgames.store.archive import Archive
from skillgames.store.errors import StoreError
from tests.store.helpers import begin, open_archive, play, result

ROOT = Path(skillgames.__file__).parent.parent

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")

APPENDING = """
import sys
from pathlib import Path
from skillgames.store.archive import Archive

archive = Archive.open(Path(sys.argv[1]), partners=())
match = archive.running("fishing")
if match is None:
    match = archive.match(archive.begin("fishing", "hard", 2, {"game": "fishing"}))
number = len(match.log)
while True:
    number += 1
    archive.append(match.id, number, f"entry {number} " + "x" * (number * 37 % 500))
    print(number, flush=True)
"""

FINISHING = """
import os, signal, sys
from pathlib import Path
from skillgames.store.archive import Archive

archive = Archive.open(Path(sys.argv[1]), partners=())
match_id = archive.begin("fishing", "hard", 2, {"game": "fishing"})
archive.append(match_id, 1, "deck AC")

def fall(statement):
    if statement.startswith(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)

archive._connection.set_trace_callback(fall)
archive.finish(match_id, 2, "9H", {"scores": [16, 9], "winners": [0], "reason": "points"})
print("finished", flush=True)
"""

OUT_OF_ROOM = """
import resource, sys
from pathlib import Path
from skillgames.store.archive import Archive
from skillgames.store.errors import StoreError

archive = Archive.open(Path(sys.argv[1]), partners=())
match_id = archive.begin("fishing", "hard", 2, {"game": "fishing"})
unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, unlimited[1]))
number = 0
try:
    while True:
        archive.append(match_id, number + 1, f"entry {number + 1}")
        number += 1
except StoreError as error:
    print(error)
assert len(archive.match(match_id).log) == number > 5
resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
for number in range(number + 1, number + 11):
    archive.append(match_id, number, f"entry {number}")
archive.close()
print(number)
"""


def run(code: str, *arguments: object) -> subprocess.Popen[str]:
    """A program of its own, from the checkout."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_killed_while_it_stores_moves(tmp_path: Path) -> None:
    path = tmp_path / "archive.sqlite"
    rng = random.Random(25)
    stored = 0
    for _ in range(4):
        with run(APPENDING, path) as process:
            assert process.stdout is not None
            for _ in range(20):
                stored = int(process.stdout.readline())
            time.sleep(rng.random() / 20)
            process.kill()
            told = process.stdout.read().split("\n")[:-1]
            stored = int(told[-1]) if told else stored
        assert process.returncode == -signal.SIGKILL
        archive = open_archive(path)
        match = archive.running("fishing")
        archive.close()
        assert match is not None
        # The one that was being stored when the program fell may be there or not.
        assert len(match.log) in (stored, stored + 1)
        assert match.log == tuple(
            f"entry {number} " + "x" * (number * 37 % 500)
            for number in range(1, len(match.log) + 1)
        )


@pytest.mark.parametrize("statement", ["INSERT INTO entry", 'UPDATE "match"', "COMMIT"])
def test_killed_while_it_books_the_end(statement: str, tmp_path: Path) -> None:
    path = tmp_path / "archive.sqlite"
    with run(FINISHING, path, statement) as process:
        assert process.communicate()[0] == ""
    assert process.returncode == -signal.SIGKILL
    archive = open_archive(path)
    match = archive.running("fishing")
    assert match is not None
    assert (match.log, match.result) == (("deck AC",), None)
    assert archive.totals().played == 0
    archive.finish(match.id, 2, "9H", result([0]))
    assert archive.totals().played == 1
    archive.close()


def test_the_end_is_booked_when_nobody_kills(tmp_path: Path) -> None:
    with run(FINISHING, tmp_path / "archive.sqlite", "never") as process:
        assert process.communicate()[0] == "finished\n"
    archive = open_archive(tmp_path / "archive.sqlite")
    assert archive.totals().won == 1
    archive.close()


def test_writing_fails_in_the_middle(tmp_path: Path) -> None:
    """The system refuses to let the file grow; with room again, the match goes on."""
    path = tmp_path / "archive.sqlite"
    with run(OUT_OF_ROOM, path) as process:
        sentence, count, end = process.communicate()[0].split("\n")
    assert process.returncode == 0
    assert sentence in (
        "The match could not be saved because the disk is full.",
        "The archive could not be read or written.",
    )
    assert end == ""
    archive = open_archive(path)
    match = archive.running("fishing")
    assert match is not None
    assert match.log == tuple(f"entry {number}" for number in range(1, int(count) + 1))
    archive.close()


@pytest.fixture
def full(tmp_path: Path) -> Archive:
    """An archive with a finished and a running match, whose file cannot grow any more."""
    archive = open_archive(tmp_path / "archive.sqlite")
    play(archive, [0])
    begin(archive)
    pages = archive._connection.execute("PRAGMA page_count").fetchone()[0]
    archive._connection.execute(f"PRAGMA max_page_count = {pages}")
    return archive


def fill(archive: Archive, match_id: int) -> int:
    """Store moves until the disk is full; how many there were room for."""
    for number in range(1000):
        try:
            archive.append(match_id, number + 1, f"{number + 1} " + "x" * 500)
        except StoreError:
            with pytest.raises(StoreError, match=r"^The match .* because the disk is full\.$"):
                archive.append(match_id, number + 1, f"{number + 1} " + "x" * 500)
            return number
    pytest.fail("the disk never became full")


def test_a_full_disk_stops_nothing_but_the_move(full: Archive) -> None:
    match = full.running("fishing")
    assert match is not None
    count = fill(full, match.id)
    stored = full.match(match.id)
    assert len(stored.log) == count > 0
    with pytest.raises(StoreError, match="disk is full"):
        full.finish(match.id, count + 1, "y" * 5000, result([1]))
    with pytest.raises(StoreError, match="disk is full"):
        full.set_notes(match.id, {"hand": "z" * 50_000})
    with pytest.raises(StoreError, match="disk is full"):
        full.begin("fishing", "hard", 2, {"x": "y" * 50_000})
    assert full.match(match.id) == stored
    assert full.totals().played == 1
    full._connection.execute("PRAGMA max_page_count = 100000")
    full.append(match.id, count + 1, "room again")
    full.finish(match.id, count + 2, "the end", result([1]))
    assert full.match(match.id).log == (*stored.log, "room again", "the end")
    assert full.totals().played == 2
    full.close()
