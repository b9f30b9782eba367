"""The archive: one match after another, move by move."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from skillgames.store import opening
from skillgames.store.archive import Archive
from skillgames.store.errors import StoreError
from skillgames.store.outcomes import Outcome
from tests.store.helpers import begin, header, open_archive, play, result


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the archive of a test lies."""
    return tmp_path / "data" / "archive.sqlite"


@pytest.fixture
def archive(path: Path) -> Iterator[Archive]:
    """An empty archive."""
    opened = open_archive(path)
    yield opened
    opened.close()


def content(path: Path) -> list[str]:
    """All that lies in a closed or open archive, as SQL."""
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


# --- one match ---------------------------------------------------------------------------


def test_a_match_is_kept_as_it_was_begun(archive: Archive) -> None:
    before = datetime.now(UTC)
    match_id = archive.begin("yacht", "insane", 3, header("yacht", 3))
    match = archive.running("yacht")
    assert match is not None
    assert match == archive.match(match_id)
    assert (match.id, match.game, match.level, match.players) == (match_id, "yacht", "insane", 3)
    assert match.header == header("yacht", 3)
    assert (match.status, match.log, match.notes, match.result) == ("running", (), {}, None)
    assert before <= match.started <= datetime.now(UTC)
    assert match.finished is None


def test_there_is_no_running_match_at_first(archive: Archive) -> None:
    assert archive.running("fishing") is None


def test_after_every_entry_the_match_can_be_continued(path: Path) -> None:
    """Also with the program ended after every move, whoever is to act."""
    texts = ["deck AC 2S", "9H", "10D ♦ …", "", "9H"]
    archive = open_archive(path)
    match_id = begin(archive)
    for number, text in enumerate(texts, 1):
        archive.append(match_id, number, text)
        archive.close()
        archive = open_archive(path)
        match = archive.running("fishing")
        assert match is not None
        assert (match.id, match.log) == (match_id, tuple(texts[:number]))
    archive.close()


def test_an_entry_is_on_the_disk_when_the_call_returns(archive: Archive, path: Path) -> None:
    match_id = begin(archive)
    archive.append(match_id, 1, "deck AC")
    other = sqlite3.connect(path)
    try:
        assert other.execute("SELECT number, text FROM entry").fetchall() == [(1, "deck AC")]
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    finally:
        other.close()
    assert archive._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert archive._connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 4, 100])
def test_only_the_next_number_is_taken(number: int, archive: Archive, path: Path) -> None:
    match_id = begin(archive)
    archive.append(match_id, 1, "deck AC")
    archive.append(match_id, 2, "9H")
    before = content(path)
    with pytest.raises(StoreError, match="order"):
        archive.append(match_id, number, "9S")
    with pytest.raises(StoreError, match="order"):
        archive.finish(match_id, number, "9S", result([0]))
    assert content(path) == before
    archive.append(match_id, 3, "9S")
    assert archive.match(match_id).log == ("deck AC", "9H", "9S")


def test_logs_do_not_mix(archive: Archive) -> None:
    one, two = begin(archive, "fishing"), begin(archive, "yacht")
    archive.append(one, 1, "deck AC")
    archive.append(two, 1, "dice 1 2 3 4 5")
    archive.append(one, 2, "9H")
    assert archive.match(one).log == ("deck AC", "9H")
    assert archive.match(two).log == ("dice 1 2 3 4 5",)


def test_notes_are_replaced(archive: Archive) -> None:
    match_id = begin(archive)
    archive.set_notes(match_id, {"hand": ["9H", "AC"], "held": [True]})
    assert archive.match(match_id).notes == {"hand": ["9H", "AC"], "held": [True]}
    archive.set_notes(match_id, {"hand": []})
    assert archive.match(match_id).notes == {"hand": []}
    assert archive.match(match_id).log == ()


def test_an_unknown_match_is_a_sentence(archive: Archive) -> None:
    for act in (
        lambda: archive.match(7),
        lambda: archive.append(7, 1, "9H"),
        lambda: archive.finish(7, 1, "9H", result([0])),
        lambda: archive.set_notes(7, {}),
    ):
        with pytest.raises(StoreError, match=r"^There is no such match in the archive\.$"):
            act()


def test_what_is_no_json_is_not_stored(archive: Archive, path: Path) -> None:
    match_id = begin(archive)
    before = content(path)
    with pytest.raises(TypeError):
        archive.begin("fishing", "hard", 2, {"seats": {1, 2}})
    with pytest.raises(TypeError):
        archive.set_notes(match_id, {"hand": object()})
    with pytest.raises(ValueError, match="JSON"):
        archive.set_notes(match_id, {"x": float("nan")})
    assert content(path) == before


# --- the end -----------------------------------------------------------------------------


def test_the_last_entry_and_the_result_go_together(archive: Archive) -> None:
    match_id = begin(archive)
    archive.append(match_id, 1, "deck AC")
    archive.finish(match_id, 2, "9H", {"scores": (16, 9), "winners": (0,), "reason": "points"})
    match = archive.match(match_id)
    assert match.status == "finished"
    assert match.log == ("deck AC", "9H")
    assert match.result == {"scores": [16, 9], "winners": [0], "reason": "points"}
    assert match.finished is not None
    assert timedelta(0) <= match.finished - match.started < timedelta(minutes=1)
    assert archive.running("fishing") is None


def test_a_finish_is_booked_once(archive: Archive, path: Path) -> None:
    match_id = play(archive, [0])
    before = content(path)
    for number in (2, 3):
        with pytest.raises(StoreError, match="over"):
            archive.finish(match_id, number, "9H", result([1]))
    with pytest.raises(StoreError, match="over"):
        archive.append(match_id, 3, "9H")
    archive.abandon(match_id)
    assert content(path) == before
    assert archive.level_stats("fishing", "hard", 2).played == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"scores": [1, 2], "winners": [0]},
        {**result([0]), "seat": 0},
        {**result([0]), "scores": [1]},
        {**result([0]), "scores": [1, 2, 3]},
        {**result([0]), "scores": [1, True]},
        {**result([0]), "scores": [1, 2.0]},
        {**result([0]), "scores": "12"},
        {**result([0]), "winners": [2]},
        {**result([0]), "winners": [-1]},
        {**result([0]), "winners": [0, 0]},
        {**result([0]), "winners": [False]},
        {**result([0]), "winners": [[0]]},
        {**result([0]), "winners": 0},
        {**result([0]), "reason": ""},
        {**result([0]), "reason": None},
    ],
)
def test_a_wrong_result_books_nothing(wrong: dict[str, Any], archive: Archive, path: Path) -> None:
    match_id = begin(archive)
    before = content(path)
    with pytest.raises(StoreError, match="result"):
        archive.finish(match_id, 1, "9H", wrong)
    assert content(path) == before
    archive.finish(match_id, 1, "9H", result([0]))


def test_an_abandoned_match_counts_nowhere(archive: Archive) -> None:
    play(archive, [0])
    match_id = begin(archive)
    archive.append(match_id, 1, "deck AC")
    archive.abandon(match_id)
    archive.abandon(match_id)
    assert archive.match(match_id).status == "abandoned"
    assert archive.running("fishing") is None
    stats = archive.level_stats("fishing", "hard", 2)
    assert (stats.played, stats.current_streak) == (1, 1)
    assert archive.totals().played == 1
    assert len(archive.finished("fishing")) == 1
    with pytest.raises(StoreError, match="over"):
        archive.finish(match_id, 2, "9H", result([1]))


# --- a new match instead of a running one ------------------------------------------------


def test_a_second_start_abandons_the_first(archive: Archive) -> None:
    first = begin(archive)
    archive.append(first, 1, "deck AC")
    second = begin(archive, level="easy")
    running = archive.running("fishing")
    assert running is not None
    assert running.id == second != first
    assert running.log == ()
    assert archive.match(first).status == "abandoned"
    assert archive.match(first).log == ("deck AC",)
    # A late move of the old match does not reach the new one.
    with pytest.raises(StoreError, match="over"):
        archive.append(first, 2, "9H")


def test_a_start_leaves_other_games_and_finished_matches(archive: Archive) -> None:
    other, done = begin(archive, "yacht"), play(archive, [1])
    begin(archive)
    assert archive.match(other).status == "running"
    assert archive.match(done).status == "finished"


def test_a_start_that_fails_leaves_the_running_match(archive: Archive) -> None:
    match_id = begin(archive)
    with pytest.raises(sqlite3.ProgrammingError):
        archive.begin("fishing", "hard", {}, header())  # type: ignore[arg-type]
    assert archive.match(match_id).status == "running"
    assert archive.running("fishing") is not None


# --- lists -------------------------------------------------------------------------------


def test_finished_matches_come_newest_first(archive: Archive) -> None:
    ids = [
        play(archive, [0], level="easy"),
        play(archive, [1], level="hard"),
        play(archive, [0, 1], level="hard"),
        play(archive, [2], "yacht", "hard", 3),
        play(archive, [], "yacht", "hard", 1),
    ]
    begin(archive)
    listed = archive.finished("fishing")
    assert [one.id for one in listed] == [ids[2], ids[1], ids[0]]
    assert [one.outcome for one in listed] == [Outcome.DRAWN, Outcome.LOST, Outcome.WON]
    assert [one.result["winners"] for one in listed] == [[0, 1], [1], [0]]
    assert [one.id for one in archive.finished("fishing", "hard")] == [ids[2], ids[1]]
    assert [one.id for one in archive.finished("fishing", limit=2)] == [ids[2], ids[1]]
    assert [one.id for one in archive.finished("yacht", players=3)] == [ids[3]]
    assert [one.outcome for one in archive.finished("yacht", seat=2, players=3)] == [Outcome.WON]
    assert archive.finished("hakka") == []
    assert archive.finished("fishing", "insane") == []
    assert archive.finished("fishing", limit=0) == []
    first = listed[-1]
    assert (first.game, first.level, first.players) == ("fishing", "easy", 2)
    assert first.started <= first.finished <= listed[0].finished


# --- trouble while it is open ------------------------------------------------------------


def test_another_program_that_writes_is_waited_for_and_then_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0.05)
    archive = open_archive(path)
    match_id = begin(archive)
    other = sqlite3.connect(path, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="in use"):
            archive.append(match_id, 1, "9H")
        assert archive.match(match_id).log == ()  # reading goes on
        other.execute("ROLLBACK")
        archive.append(match_id, 1, "9H")
        assert archive.match(match_id).log == ("9H",)
    finally:
        other.close()
        archive.close()


def test_two_archives_on_one_file_see_each_other(archive: Archive, path: Path) -> None:
    other = open_archive(path)
    try:
        match_id = begin(other)
        other.append(match_id, 1, "deck AC")
        archive.append(match_id, 2, "9H")
        with pytest.raises(StoreError, match="order"):
            other.append(match_id, 2, "9S")
        assert other.match(match_id).log == ("deck AC", "9H")
    finally:
        other.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [("result", "{"), ("result", "[]"), ("result", '{"scores": []}'), ("finished", "yesterday")],
)
def test_a_row_that_is_not_ours_is_a_sentence(
    column: str, value: str, archive: Archive, path: Path
) -> None:
    match_id = play(archive, [0])
    other = sqlite3.connect(path)
    other.execute(f'UPDATE "match" SET {column} = ?', (value,))
    other.commit()
    other.close()
    with pytest.raises(StoreError, match=r"^The archive is damaged\.$"):
        archive.finished("fishing")
    play(archive, [0], game="yacht")
    assert archive.match(match_id + 1).status == "finished"


def test_an_archive_belongs_to_its_thread(archive: Archive) -> None:
    caught: list[BaseException] = []

    def use() -> None:
        try:
            archive.running("fishing")
        except BaseException as error:
            caught.append(error)

    thread = threading.Thread(target=use)
    thread.start()
    thread.join()
    assert [type(error) for error in caught] == [sqlite3.ProgrammingError]


def test_a_closed_archive_is_a_fault_of_ours(path: Path) -> None:
    archive = open_archive(path)
    archive.close()
    archive.close()
    with pytest.raises(sqlite3.ProgrammingError):
        archive.running("fishing")
    assert [one.name for one in path.parent.iterdir()] == ["archive.sqlite"]
