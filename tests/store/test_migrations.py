"""Steps are applied once, in order, each whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from skillgames.store.errors import NewerArchive
from skillgames.store.migrations import STEPS, migrate, version

ONE = ("CREATE TABLE a (x)", "INSERT INTO a VALUES (1)")
TWO = ("ALTER TABLE a ADD COLUMN y", "UPDATE a SET y = x + 1")
BAD = ("INSERT INTO a VALUES (7, 7)", "INSERT INTO nowhere VALUES (1)")


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    """An empty database in autocommit mode."""
    opened = sqlite3.connect(":memory:", isolation_level=None)
    yield opened
    opened.close()


def test_steps_are_counted_and_not_repeated(connection: sqlite3.Connection) -> None:
    migrate(connection, (ONE,))
    assert version(connection) == 1
    migrate(connection, (ONE, TWO))
    assert version(connection) == 2
    migrate(connection, (ONE, TWO))
    assert connection.execute("SELECT x, y FROM a").fetchall() == [(1, 2)]


def test_a_step_that_fails_leaves_the_last_whole_one(connection: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(connection, (ONE, TWO, BAD))
    assert version(connection) == 2
    assert connection.execute("SELECT x, y FROM a").fetchall() == [(1, 2)]
    assert not connection.in_transaction


def test_a_newer_archive_is_refused_untouched(connection: sqlite3.Connection) -> None:
    migrate(connection, (ONE, TWO))
    before = "".join(connection.iterdump())
    with pytest.raises(NewerArchive, match="newer version"):
        migrate(connection, (ONE,))
    assert version(connection) == 2
    assert "".join(connection.iterdump()) == before


def test_a_new_archive_has_the_tables_of_the_design(connection: sqlite3.Connection) -> None:
    migrate(connection)
    assert version(connection) == len(STEPS)
    columns = {
        table: [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
        for table in ("match", "entry")
    }
    assert columns == {
        "match": [
            *("id", "game", "level", "players", "header", "status"),
            *("started", "finished", "result", "notes", "faces"),
        ],
        "entry": ["match", "number", "text"],
    }


def test_the_database_itself_allows_one_running_match_per_game(
    connection: sqlite3.Connection,
) -> None:
    migrate(connection)
    insert = (
        'INSERT INTO "match" (game, level, players, header, status, started, notes)'
        " VALUES (?, 'hard', 2, '{}', ?, '', '{}')"
    )
    connection.execute(insert, ("fishing", "running"))
    connection.execute(insert, ("fishing", "abandoned"))
    connection.execute(insert, ("yacht", "running"))
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute(insert, ("fishing", "running"))
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute(insert, ("hakka", "paused"))
