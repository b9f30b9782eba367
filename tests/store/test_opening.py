"""Whatever lies where the archive should be: the room opens, and nothing is lost."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from skillgames.store import opening
from skillgames.store.archive import Archive
from skillgames.store.migrations import STEPS
from tests.store.helpers import PAIRS, begin, open_archive, play, result


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the archive of a test lies."""
    return tmp_path / "archive.sqlite"


def filled(path: Path, matches: int = 60) -> None:
    """A closed archive of several pages."""
    archive = open_archive(path)
    for _ in range(matches):
        play(archive, [0])
    match_id = begin(archive)
    for number in range(1, 40):
        archive.append(match_id, number, f"deck {number} " + "9H " * 60)
    archive.close()


def works(archive: Archive) -> None:
    """A whole match can be played and is found again."""
    match_id = play(archive, [0], "yacht")
    assert archive.match(match_id).log == ("deck 1", "9H")
    assert archive.level_stats("yacht", "hard", 2).won == 1


def files(folder: Path) -> dict[str, bytes]:
    """All files of a folder by name, with their content."""
    return {one.name: one.read_bytes() for one in folder.iterdir()}


def sql(path: Path, *statements: str) -> None:
    """Change a database behind our back."""
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


# --- sound files -------------------------------------------------------------------------


def test_a_new_archive_in_a_new_folder(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "archive.sqlite"
    archive = open_archive(path)
    works(archive)
    archive.close()
    if os.name == "posix":
        assert path.parent.stat().st_mode & 0o777 == 0o700


def test_an_empty_file_is_a_new_archive(path: Path) -> None:
    path.write_bytes(b"")
    archive = open_archive(path)
    works(archive)
    archive.close()
    assert list(files(path.parent)) == ["archive.sqlite"]


def test_names_that_sql_or_a_uri_would_misread(tmp_path: Path) -> None:
    path = tmp_path / "it's 100 % a?b#c" / "архив.sqlite"
    filled(path, 2)
    archive = open_archive(path)
    works(archive)
    archive.close()


# --- damaged files -----------------------------------------------------------------------


def overwrite(start: int, length: int) -> Callable[[bytes], bytes]:
    """Garbage in place of some bytes."""
    return lambda data: data[:start] + b"\xa5" * length + data[start + length :]


def cut(length: int) -> Callable[[bytes], bytes]:
    """The first bytes only; counted from the end when negative."""
    return lambda data: data[:length]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "no database": lambda _: b"This is not a database. " * 500,
    "one byte": lambda _: b"\0",
    "few bytes of it": cut(7),
    "zero bytes in a page": lambda data: bytes(len(data)),
    "no magic": overwrite(0, 16),
    "first page": overwrite(100, 3000),
    "header": overwrite(16, 40),
    "second page": overwrite(4096, 4096),
    "all but the first page": lambda data: data[:4096] + b"\xa5" * (len(data) - 4096),
    "magic only": cut(16),
    "header only": cut(100),
    "half a page": cut(2048),
    "one page": cut(4096),
    "two pages": cut(8192),
    "last page lost": cut(-4096),
    "last page halved": cut(-2048),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_file_is_set_aside(kind: str, path: Path) -> None:
    filled(path)
    for number in (1, 2):
        broken = DAMAGE[kind](path.read_bytes())
        path.write_bytes(broken)
        archive = Archive.open(path, partners=PAIRS)
        assert archive.keeps
        assert [str(notice) for notice in archive.notices] == [
            f"The archive was damaged and set aside as “archive.broken-{number}.sqlite”; "
            "a new one has been begun."
        ]
        assert archive.running("fishing") is None
        works(archive)
        archive.close()
        assert path.with_name(f"archive.broken-{number}.sqlite").read_bytes() == broken
        again = open_archive(path)
        assert again.totals().played == 1
        again.close()
        path.unlink()
        filled(path)


@pytest.mark.parametrize(
    "statements",
    [
        ("DROP TABLE entry",),
        ('DROP TABLE "match"',),
        ("DROP INDEX match_running",),
        ('ALTER TABLE "match" DROP COLUMN notes',),
        ("ALTER TABLE entry RENAME COLUMN text TO move",),
        ("PRAGMA user_version = 0",),
    ],
)
def test_another_schema_is_set_aside(statements: tuple[str, ...], path: Path) -> None:
    filled(path, 2)
    sql(path, *statements)
    before = path.read_bytes()
    archive = Archive.open(path, partners=PAIRS)
    assert len(archive.notices) == 1
    assert "archive.broken-1.sqlite" in str(archive.notices[0])
    works(archive)
    archive.close()
    assert path.with_name("archive.broken-1.sqlite").read_bytes() == before


def test_the_database_of_another_program_is_set_aside_unchanged(path: Path) -> None:
    sql(path, "CREATE TABLE bookmark (url TEXT)", "INSERT INTO bookmark VALUES ('x')")
    before = path.read_bytes()
    archive = Archive.open(path, partners=PAIRS)
    assert "archive.broken-1.sqlite" in str(archive.notices[0])
    archive.close()
    assert path.with_name("archive.broken-1.sqlite").read_bytes() == before


def test_what_belongs_to_a_damaged_file_goes_with_it(path: Path) -> None:
    filled(path, 2)
    path.write_bytes(b"This is not a database. " * 500)
    path.with_name("archive.sqlite-wal").write_bytes(b"log of the damaged file")
    archive = Archive.open(path, partners=PAIRS)
    works(archive)
    archive.close()
    found = files(path.parent)
    assert found["archive.broken-1.sqlite-wal"] == b"log of the damaged file"
    assert "archive.broken-1.sqlite" in found
    assert "archive.sqlite-wal" not in found


def test_a_damaged_file_that_cannot_be_moved_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"This is not a database. " * 500)
    before = files(path.parent)

    def fail(*_: object) -> None:
        raise PermissionError("no")

    monkeypatch.setattr(os, "rename", fail)
    archive = Archive.open(path, partners=PAIRS)
    assert not archive.keeps
    assert "cannot be used" in str(archive.notices[0])
    works(archive)
    archive.close()
    assert files(path.parent) == before


# --- files of a newer version ------------------------------------------------------------


def newer_notice(archive: Archive) -> None:
    """The room plays on in memory and says why."""
    assert not archive.keeps
    assert [str(notice) for notice in archive.notices] == [
        "The archive “archive.sqlite” was made by a newer version and is left as it is: "
        "you can play, but nothing is kept."
    ]
    assert archive.totals().played == 0
    works(archive)


def test_a_newer_file_is_untouched(path: Path) -> None:
    filled(path, 2)
    sql(path, "CREATE TABLE puzzle (x)", f"PRAGMA user_version = {len(STEPS) + 1}")
    before = files(path.parent)
    assert list(before) == ["archive.sqlite"]
    archive = Archive.open(path, partners=PAIRS)
    newer_notice(archive)
    archive.close()
    assert files(path.parent) == before


def test_a_newer_file_whose_version_is_still_in_its_log_is_untouched(
    path: Path, tmp_path: Path
) -> None:
    """A newer program was killed after its migration: only the write-ahead log knows."""
    busy = tmp_path / "busy" / "archive.sqlite"
    filled(busy, 2)
    writer = sqlite3.connect(busy, isolation_level=None)
    writer.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    for end in ("", "-wal"):
        path.with_name(path.name + end).write_bytes(busy.with_name(busy.name + end).read_bytes())
    writer.close()
    before = files_without_index(path.parent)
    assert int.from_bytes(before["archive.sqlite"][60:64], "big") == len(STEPS)
    assert before["archive.sqlite-wal"]
    archive = Archive.open(path, partners=PAIRS)
    newer_notice(archive)
    archive.close()
    assert files_without_index(path.parent) == before


def files_without_index(folder: Path) -> dict[str, bytes]:
    """Archive and write-ahead log; the -shm index holds nothing that could be lost."""
    return {
        one.name: one.read_bytes()
        for one in folder.iterdir()
        if one.is_file() and not one.name.endswith("-shm")
    }


# --- places where nothing can be written -------------------------------------------------


def cannot_be_used(archive: Archive) -> None:
    """The room plays on in memory and says so."""
    assert not archive.keeps
    assert [str(notice) for notice in archive.notices] == [
        "The archive “archive.sqlite” cannot be used: you can play, but nothing is kept."
    ]
    works(archive)
    match_id = begin(archive)
    archive.finish(match_id, 1, "9H", result([1]))
    archive.close()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    cannot_be_used(Archive.open(tmp_path / "file" / "archive.sqlite", partners=PAIRS))
    assert files(tmp_path) == {"file": b"x"}


def test_a_folder_in_place_of_the_archive(path: Path) -> None:
    path.mkdir()
    cannot_be_used(Archive.open(path, partners=PAIRS))
    assert path.is_dir()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc of Linux")
def test_a_folder_that_takes_no_files() -> None:
    cannot_be_used(Archive.open(Path("/proc/archive.sqlite"), partners=PAIRS))


@pytest.mark.skipif(
    os.name != "posix" or os.geteuid() == 0, reason="who may do everything is not refused"
)
def test_a_folder_without_permission(path: Path) -> None:
    path.parent.chmod(0o500)
    try:
        cannot_be_used(Archive.open(path, partners=PAIRS))
    finally:
        path.parent.chmod(0o700)


def test_a_file_that_may_only_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(path, 2)
    before = files(path.parent)
    connect = sqlite3.connect

    def read_only(target: object, **options: object) -> sqlite3.Connection:
        if target == path:
            return connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
        return connect(target, **options)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(sqlite3, "connect", read_only)
    cannot_be_used(Archive.open(path, partners=PAIRS))
    assert files(path.parent)["archive.sqlite"] == before["archive.sqlite"]


def test_a_file_that_another_program_has_locked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0.05)
    filled(path, 2)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    cannot_be_used(Archive.open(path, partners=PAIRS))
    other.execute("ROLLBACK")
    other.close()
    archive = open_archive(path)
    assert archive.totals().played == 2
    archive.close()
