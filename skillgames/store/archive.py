"""The archive: every match with its log, and the statistics drawn from them.

One SQLite file. Each entry of a log is stored by a transaction of its own that has
reached the disk when the call returns, so a crash or a power cut loses nothing. The
last entry and the result go together, so a finish is booked once. Statistics are
queries over finished matches; there are no counters that could disagree with them.

An archive belongs to the thread that opened it, the window's.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from skillgames.engine.text import Msg, translate
from skillgames.store import outcomes, statistics
from skillgames.store.errors import OutOfStep, StoreError
from skillgames.store.fairness import Thrown
from skillgames.store.opening import Opened, is_damage, open_database, primary_code
from skillgames.store.outcomes import LevelStats, Outcome, Totals
from skillgames.store.statistics import Played
from skillgames.store.stored import FinishedMatch, StoredMatch, checked, from_json, now, to_json

_MATCH = 'id, game, level, players, header, status, started, finished, result, notes FROM "match"'


class Archive:
    """All matches of this player.

    Every method raises StoreError, with one sentence for people, when the disk is
    full, the file is locked by another program, read-only or broken, or what is asked
    makes no sense. Nothing is then half-written, and the archive can still be used.
    """

    def __init__(self, opened: Opened, partners: Collection[str]) -> None:
        """Use `Archive.open`."""
        self._connection = opened.connection
        self._partners = frozenset(partners)
        self.keeps = opened.keeps
        """False while matches live in memory only, for a reason told in `notices`."""
        self.notices: list[Msg] = list(opened.notices)
        """What people should be told about opening."""

    @classmethod
    def open(cls, path: Path, *, partners: Collection[str]) -> Archive:
        """Open the archive at `path`, or begin it; the file itself makes no trouble.

        A damaged file is set aside as `<name>.broken-<n>.sqlite` and a new one begun.
        A file from a newer version is not touched; with it, or where writing is not
        possible, matches are kept in memory. `notices` tells either.

        `partners`: the games in which seats n and n + 2 play together; only who knows
        the games can say, and without it a victory of two would look like a draw.
        """
        return cls(open_database(path), partners)

    def close(self) -> None:
        """Let go of the file; afterwards any call is a sqlite3.ProgrammingError."""
        self._connection.close()

    # --- one match, move by move -------------------------------------------------------

    def begin(self, game: str, level: str, players: int, header: Mapping[str, object]) -> int:
        """Start a match and return its id; a running match of that game is abandoned."""
        text = to_json(header)
        with self._writing() as connection:
            connection.execute(
                "UPDATE \"match\" SET status = 'abandoned' WHERE game = ? AND status = 'running'",
                (game,),
            )
            connection.execute(
                'INSERT INTO "match" (game, level, players, header, status, started, notes)'
                " VALUES (?, ?, ?, ?, 'running', ?, '{}')",
                (game, level, players, text, now()),
            )
            return int(connection.execute("SELECT last_insert_rowid()").fetchone()[0])

    def append(self, match_id: int, number: int, text: str) -> None:
        """Store an entry of a running match; it is on the disk when this returns.

        `number` counts from 1: the length of the log with this entry in it. Any other
        number is an OutOfStep, so an entry can neither be lost nor stored twice; so is a
        match that is not there or not running any more.
        """
        with self._writing() as connection:
            self._append(connection, match_id, number, text)

    def finish(self, match_id: int, number: int, text: str, result: Mapping[str, object]) -> None:
        """Store the last entry and the result, both or neither.

        `result` has `scores` by seat, `winners` and `reason`. A match that is not
        running (any more) is an OutOfStep: a finish is booked once.
        """
        with self._writing() as connection:
            self._append(connection, match_id, number, text)
            players = connection.execute(
                'SELECT players FROM "match" WHERE id = ?', (match_id,)
            ).fetchone()[0]
            connection.execute(
                "UPDATE \"match\" SET status = 'finished', finished = ?, result = ? WHERE id = ?",
                (now(), to_json(checked(result, players)), match_id),
            )

    def abandon(self, match_id: int) -> None:
        """Give up a running match: it counts nowhere. Does nothing to any other."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE \"match\" SET status = 'abandoned' WHERE id = ? AND status = 'running'",
                (match_id,),
            )

    def set_notes(self, match_id: int, notes: Mapping[str, object]) -> None:
        """Replace the table's own notes of a match."""
        text = to_json(notes)
        with self._writing() as connection:
            cursor = connection.execute(
                'UPDATE "match" SET notes = ? WHERE id = ?', (text, match_id)
            )
            if cursor.rowcount != 1:
                raise _no_match()

    def clear(self, game: str) -> int:
        """Delete all finished matches of a game with their logs; how many there were.

        All or none. The running match stays, and so does every other game.
        """
        those = "status = 'finished' AND game = ?"
        with self._writing() as connection:
            connection.execute(
                f'DELETE FROM entry WHERE "match" IN (SELECT id FROM "match" WHERE {those})',
                (game,),
            )
            return connection.execute(f'DELETE FROM "match" WHERE {those}', (game,)).rowcount

    # --- finding matches ---------------------------------------------------------------

    def running(self, game: str) -> StoredMatch | None:
        """The match of this game that can be continued, if there is one."""
        with self._reading() as connection:
            row = connection.execute(
                f"SELECT {_MATCH} WHERE game = ? AND status = 'running'", (game,)
            ).fetchone()
            return self._stored(row) if row else None

    def match(self, match_id: int) -> StoredMatch:
        """The match with this id, whatever its status."""
        with self._reading() as connection:
            row = connection.execute(f"SELECT {_MATCH} WHERE id = ?", (match_id,)).fetchone()
            if row is None:
                raise _no_match()
            return self._stored(row)

    def finished(
        self,
        game: str,
        level: str | None = None,
        players: int | None = None,
        limit: int | None = None,
        *,
        seat: int = 0,
    ) -> list[FinishedMatch]:
        """Finished matches, newest first, with the outcome for `seat`.

        `level` and `players` narrow the list where given; `limit` cuts it.
        """
        with self._reading() as connection:
            rows = connection.execute(
                f"SELECT {_MATCH} WHERE status = 'finished' AND game = :game"
                " AND level = coalesce(:level, level)"
                " AND players = coalesce(:players, players)"
                " ORDER BY id DESC LIMIT coalesce(:limit, -1)",
                {"game": game, "level": level, "players": players, "limit": limit},
            ).fetchall()
            return [self._finished(row, seat) for row in rows]

    # --- statistics --------------------------------------------------------------------

    def level_stats(
        self, game: str, level: str, players: int, seat: int = 0, last: int = 20
    ) -> LevelStats:
        """Wins, rate and streaks of one game at one level with so many players.

        Finished matches only. A draw counts as played and ends a streak.
        """
        with self._reading() as connection:
            # Matches of one game follow each other, so ids are in the order of finishing
            # even when the clock was set back.
            rows = connection.execute(
                "SELECT game, players, result FROM \"match\" WHERE status = 'finished'"
                " AND game = ? AND level = ? AND players = ? ORDER BY id",
                (game, level, players),
            )
            return outcomes.level_stats(self._outcomes(rows, seat), last)

    def played(self, game: str, seat: int = 0) -> list[Played]:
        """All finished matches of a game, oldest first, as far as figures need them."""
        in_pairs = game in self._partners
        with self._reading() as connection:
            rows = connection.execute(
                'SELECT level, players, result, finished FROM "match"'
                " WHERE status = 'finished' AND game = ? ORDER BY id",
                (game,),
            )
            # In a long life of play many matches end alike: each ending is read once.
            endings: dict[tuple[int, str], statistics.Ending] = {}
            played = []
            for level, players, result, finished in rows:
                ending = endings.get((players, result))
                if ending is None:
                    ending = statistics.ending(from_json(result), players, seat, in_pairs)
                    endings[players, result] = ending
                played.append(Played(level, players, *ending, finished))
            return played

    def thrown(
        self, game: str, count: Callable[[Sequence[str], int], Sequence[Sequence[int]]]
    ) -> list[Thrown]:
        """The faces that fell in all finished matches of a game, oldest first.

        `count(log, players)` counts them by seat; what it says of a match is kept, so
        that each log is read once in its life. Where nothing can be written it is
        counted anew the next time.
        """
        found = []
        fresh = []
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT id, level, players, faces FROM \"match\" WHERE status = 'finished'"
                " AND game = ? ORDER BY id",
                (game,),
            ).fetchall()
            for match_id, level, players, kept in rows:
                if kept is None:
                    kept = json.dumps(
                        [list(faces) for faces in count(self._log(match_id), players)]
                    )
                    fresh.append((kept, match_id))
                found.append(Thrown(level, players, tuple(map(tuple, json.loads(kept)))))
        if fresh:
            with suppress(StoreError), self._writing() as connection:
                connection.executemany('UPDATE "match" SET faces = ? WHERE id = ?', fresh)
        return found

    def totals(self, seat: int = 0) -> Totals:
        """All finished matches of all games together."""
        with self._reading() as connection:
            rows = connection.execute(
                "SELECT game, players, result FROM \"match\" WHERE status = 'finished'"
                " ORDER BY finished, id"
            )
            return outcomes.totals(self._outcomes(rows, seat))

    # --- inside ------------------------------------------------------------------------

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all that is done inside is on the disk afterwards, or nothing."""
        with self._speaking() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                # SQLite may have rolled back by itself, for instance on a full disk.
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """A row that was not written by us is damage, not a fault of ours."""
        with self._speaking() as connection:
            try:
                yield connection
            except (ValueError, LookupError, TypeError) as error:
                raise StoreError(_damaged()) from error

    @contextmanager
    def _speaking(self) -> Iterator[sqlite3.Connection]:
        """Turn what SQLite says into a sentence; wrong use of the connection passes."""
        try:
            yield self._connection
        except sqlite3.ProgrammingError:
            raise
        except sqlite3.Error as error:
            raise StoreError(_sentence(error)) from error

    def _append(
        self, connection: sqlite3.Connection, match_id: int, number: int, text: str
    ) -> None:
        row = connection.execute(
            'SELECT status, (SELECT coalesce(max(number), 0) FROM entry WHERE "match" = id)'
            ' FROM "match" WHERE id = ?',
            (match_id,),
        ).fetchone()
        if row is None:
            raise OutOfStep(_no_match().msg)
        status, length = row
        if status != "running":
            raise OutOfStep(translate("Store", "This match is over; no move can be added."))
        if number != length + 1:
            raise OutOfStep(translate("Store", "The moves must be stored in their order."))
        connection.execute(
            'INSERT INTO entry ("match", number, text) VALUES (?, ?, ?)',
            (match_id, number, text),
        )

    def _stored(self, row: tuple[Any, ...]) -> StoredMatch:
        match_id, game, level, players, header, status, started, finished, result, notes = row
        return StoredMatch(
            id=match_id,
            game=game,
            level=level,
            players=players,
            header=from_json(header),
            status=status,
            started=datetime.fromisoformat(started),
            finished=datetime.fromisoformat(finished) if finished else None,
            result=from_json(result) if result else None,
            log=self._log(match_id),
            notes=from_json(notes),
        )

    def _log(self, match_id: int) -> tuple[str, ...]:
        rows = self._connection.execute(
            'SELECT text FROM entry WHERE "match" = ? ORDER BY number', (match_id,)
        )
        return tuple(text for (text,) in rows)

    def _finished(self, row: tuple[Any, ...], seat: int) -> FinishedMatch:
        match_id, game, level, players, _, _, started, finished, result, _ = row
        return FinishedMatch(
            id=match_id,
            game=game,
            level=level,
            players=players,
            started=datetime.fromisoformat(started),
            finished=datetime.fromisoformat(finished),
            result=from_json(result),
            outcome=self._outcome(game, players, result, seat),
        )

    def _outcomes(self, rows: Iterable[tuple[str, int, str]], seat: int) -> list[Outcome]:
        return [self._outcome(game, players, result, seat) for game, players, result in rows]

    def _outcome(self, game: str, players: int, result: str, seat: int) -> Outcome:
        winners = from_json(result)["winners"]
        return outcomes.outcome(winners, players, seat, game in self._partners)


def _no_match() -> StoreError:
    return StoreError(translate("Store", "There is no such match in the archive."))


def _damaged() -> Msg:
    return translate("Store", "The archive is damaged.")


def _sentence(error: sqlite3.Error) -> Msg:
    """Why the archive could not do it, for people."""
    code = primary_code(error)
    if is_damage(error):
        return _damaged()
    if code == sqlite3.SQLITE_FULL:
        return translate("Store", "The match could not be saved because the disk is full.")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return translate("Store", "The match could not be saved because the archive is in use.")
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return translate("Store", "The match could not be saved because writing is not allowed.")
    return translate("Store", "The archive could not be read or written.")
