"""The tables of the archive, and how an older archive comes to have them.

`PRAGMA user_version` is the number of steps applied. A step, once released, is never
changed; a new one is added at the end. Steps are plain SQL and call no code of ours.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from skillgames.engine.text import translate
from skillgames.store.errors import NewerArchive

Step = tuple[str, ...]
"""Statements carried out together, in one transaction."""

STEPS: tuple[Step, ...] = (
    (
        """CREATE TABLE "match" (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            level TEXT NOT NULL,
            players INTEGER NOT NULL,
            header TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('running', 'finished', 'abandoned')),
            started TEXT NOT NULL,
            finished TEXT,
            result TEXT,
            notes TEXT NOT NULL
        )""",
        """CREATE TABLE entry (
            "match" INTEGER NOT NULL REFERENCES "match" (id),
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY ("match", number)
        ) WITHOUT ROWID""",
        # At most one running match per game, whoever writes.
        """CREATE UNIQUE INDEX match_running ON "match" (game) WHERE status = 'running'""",
        """CREATE INDEX match_finished ON "match" (game, level, players)
            WHERE status = 'finished'""",
    ),
    # What was counted in the log of a finished match (JSON), once somebody has asked.
    ("""ALTER TABLE "match" ADD COLUMN faces TEXT""",),
)


def version(connection: sqlite3.Connection) -> int:
    """How many steps this archive has seen; 0 for a new file."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Apply the steps that are missing, each with its number in one transaction.

    NewerArchive, and nothing is written, when the archive has seen more steps than
    we know. The connection must be in autocommit mode. An error leaves the archive
    at the last whole step.
    """
    while (number := version(connection)) != len(steps):
        if number > len(steps):
            raise NewerArchive(
                translate("Store", "The archive was made by a newer version of Skillgames.")
            )
        _apply(connection, steps, number)


def _apply(connection: sqlite3.Connection, steps: Sequence[Step], number: int) -> None:
    """Apply step `number`, unless another process has just done so."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if version(connection) == number:
            for statement in steps[number]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
