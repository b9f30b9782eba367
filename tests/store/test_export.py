"""Finished matches as a table: everything comes back out of it."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

from skillgames.store.export import COLUMNS, as_csv
from skillgames.store.outcomes import Outcome
from skillgames.store.stored import FinishedMatch
from tests.store.helpers import open_archive, play


def match(scores: tuple[int, ...], reason: str = "points") -> FinishedMatch:
    """A match as the archive lists it."""
    began = datetime(2030, 1, 2, 3, 4, 5, 678, tzinfo=UTC)
    return FinishedMatch(
        id=7,
        game="yacht",
        level="hard",
        players=len(scores),
        started=began,
        finished=began + timedelta(minutes=10),
        result={"scores": list(scores), "winners": [0], "reason": reason},
        outcome=Outcome.WON,
    )


def read(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_a_line_has_all_of_a_match() -> None:
    assert read(as_csv([match((30, -2, 18))])) == [
        {
            "game": "yacht",
            "level": "hard",
            "players": "3",
            "started": "2030-01-02T03:04:05+00:00",
            "finished": "2030-01-02T03:14:05+00:00",
            "outcome": "won",
            "own_score": "30",
            "other_scores": "-2 18",
            "reason": "points",
        }
    ]


def test_it_may_be_another_seat_or_alone() -> None:
    (line,) = read(as_csv([match((30, 18, 7))], seat=1))
    assert (line["own_score"], line["other_scores"]) == ("18", "30 7")
    (line,) = read(as_csv([match((30,))]))
    assert (line["own_score"], line["other_scores"]) == ("30", "")


def test_a_game_without_points_has_no_scores() -> None:
    (line,) = read(as_csv([match((1, 0))], scored={"fishing"}))
    assert (line["own_score"], line["other_scores"]) == ("", "")
    (line,) = read(as_csv([match((1, 0))], scored={"yacht"}))
    assert (line["own_score"], line["other_scores"]) == ("1", "0")


def test_words_come_back_as_they_were() -> None:
    reason = 'He said "enough", and left;\nвсё'
    assert read(as_csv([match((1, 0), reason)]))[0]["reason"] == reason


def test_times_are_in_utc() -> None:
    east = timezone(timedelta(hours=3))
    one = match((1, 0))
    moved = FinishedMatch(
        **{
            name: getattr(one, name)
            for name in ("id", "game", "level", "players", "result", "outcome")
        },
        started=one.started.astimezone(east),
        finished=one.finished.astimezone(east),
    )
    assert as_csv([moved]) == as_csv([one])


def test_without_matches_there_are_only_the_columns() -> None:
    assert as_csv([]) == ",".join(COLUMNS) + "\r\n"


def test_what_the_archive_lists_can_be_exported(tmp_path: Path) -> None:
    archive = open_archive(tmp_path / "archive.sqlite")
    play(archive, [0])
    play(archive, [1], level="easy")
    matches = archive.finished("fishing")
    lines = read(as_csv(matches))
    assert [(line["level"], line["outcome"]) for line in lines] == [
        ("easy", "lost"),
        ("hard", "won"),
    ]
    for line, one in zip(lines, matches, strict=True):
        assert datetime.fromisoformat(line["finished"]) == one.finished.replace(microsecond=0)
        assert datetime.fromisoformat(line["started"]) == one.started.replace(microsecond=0)
    archive.close()
