"""Opening the archive's file, whatever state it is in.

A sound file is opened and brought up to date; a damaged one is set aside and a new
one begun; one from a newer version, or one that cannot be written, is left as it is,
and the room plays on with an archive in memory.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from skillgames.engine.text import Msg, translate
from skillgames.store.errors import DamagedArchive, NewerArchive
from skillgames.store.files import set_aside
from skillgames.store.migrations import STEPS, migrate, version
from skillgames.store.paths import make_folder

BUSY_SECONDS = 2.0
"""How long a call waits for another process that is writing."""

SIDECARS = ("-wal", "-shm")
"""Endings of the files that SQLite keeps beside the archive while it is open."""

_MAGIC = b"SQLite format 3\x00"
_VERSION_AT = slice(60, 64)
"""Where the first page of a database holds `user_version`, big-endian."""

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

Schema = dict[str, tuple[tuple[str, str], ...]]


@dataclass(frozen=True, slots=True)
class Opened:
    """A connection in autocommit mode with our tables, and what people should be told."""

    connection: sqlite3.Connection
    keeps: bool
    """Whether anything is still there after the program has ended."""
    notices: tuple[Msg, ...]


def open_database(path: Path) -> Opened:
    """Open or begin the archive at `path`; never raises for what lies there."""
    try:
        return Opened(_open(path), True, ())
    except NewerArchive:
        notice = translate(
            "Store",
            "The archive “%1” was made by a newer version and is left as it is: "
            "you can play, but nothing is kept.",
        )
        return Opened(_in_memory(), False, (notice.with_args(path.name),))
    except DamagedArchive:
        return _begin_anew(path)
    except (OSError, sqlite3.Error):
        return _without_keeping(path)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite says that the file is broken, rather than full, locked or read-only."""
    return primary_code(error) in _DAMAGE


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's result code without its details; 0 for an error that is not SQLite's."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _begin_anew(path: Path) -> Opened:
    try:
        kept = set_aside(path, SIDECARS)
        connection = _open(path)
    except (OSError, sqlite3.Error):
        return _without_keeping(path)
    notice = translate(
        "Store", "The archive was damaged and set aside as “%1”; a new one has been begun."
    )
    return Opened(connection, True, (notice.with_args(kept.name),))


def _without_keeping(path: Path) -> Opened:
    notice = translate(
        "Store", "The archive “%1” cannot be used: you can play, but nothing is kept."
    )
    return Opened(_in_memory(), False, (notice.with_args(path.name),))


def _open(path: Path) -> sqlite3.Connection:
    """A checked connection; NewerArchive, DamagedArchive, OSError or sqlite3.Error."""
    make_folder(path.parent)
    try:
        _look_before_opening(path)
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            _prepare(connection)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        if is_damage(error):
            raise DamagedArchive(translate("Store", "The archive is damaged.")) from error
        raise
    return connection


def _look_before_opening(path: Path) -> None:
    """DamagedArchive or NewerArchive where the file tells so without being changed.

    SQLite would take a file of a few bytes for an empty one, and opening a database
    for writing may change it when it is closed again. So mark and version are read
    from the first page, and only where there is a write-ahead log, which may hold a
    newer first page, SQLite is asked, over a connection that can only read.
    """
    try:
        with path.open("rb") as file:
            page = file.read(_VERSION_AT.stop)
    except FileNotFoundError:
        return
    if not page:
        return
    if not page.startswith(_MAGIC):
        raise DamagedArchive(translate("Store", "The archive is damaged."))
    found = int.from_bytes(page[_VERSION_AT], "big")
    log = path.with_name(path.name + SIDECARS[0])
    if found <= len(STEPS) and log.exists() and log.stat().st_size > 0:
        reader = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        try:
            found = version(reader)
        finally:
            reader.close()
    if found > len(STEPS):
        raise NewerArchive(
            translate("Store", "The archive was made by a newer version of Skillgames.")
        )


def _prepare(connection: sqlite3.Connection) -> None:
    """Check the file, bring it up to date, and set how it is written."""
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    foreign = version(connection) == 0 and _schema(connection)
    if verdict == "ok" and not foreign:
        migrate(connection)
    if verdict != "ok" or foreign or not _has_our_tables(connection):
        raise DamagedArchive(translate("Store", "The archive is damaged."))
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    _try_writing(connection)


def _try_writing(connection: sqlite3.Connection) -> None:
    """sqlite3.Error when the file is read-only; changes nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _schema(connection: sqlite3.Connection) -> Schema:
    """Tables and indexes, with the names and types of their columns."""
    names = connection.execute(
        "SELECT name, type FROM sqlite_master WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~'"
    ).fetchall()
    return {
        name: tuple(
            (str(row[0]), str(row[1]))
            for row in connection.execute(
                "SELECT name, '' FROM pragma_index_info(?)"
                if kind == "index"
                else "SELECT name, type FROM pragma_table_info(?)",
                (name,),
            )
        )
        for name, kind in names
    }


def _has_our_tables(connection: sqlite3.Connection) -> bool:
    """Whether every table and index of ours is there as a new archive has it."""
    model = _in_memory()
    try:
        wanted = _schema(model)
    finally:
        model.close()
    return wanted.items() <= _schema(connection).items()
