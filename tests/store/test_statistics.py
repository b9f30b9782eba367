"""Statistics, checked against a recount by hand and on the cases of the rules."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skillgames.store import archive as archive_module
from skillgames.store import outcomes
from skillgames.store.archive import Archive
from skillgames.store.outcomes import LevelStats, Outcome, Totals
from tests.store.helpers import PAIRS, begin, open_archive, play

W, L, D = Outcome.WON, Outcome.LOST, Outcome.DRAWN


@pytest.mark.parametrize(
    ("winners", "players", "in_pairs", "expected"),
    [
        ([0], 2, False, W),
        ([1], 2, False, L),
        ([0, 1], 2, False, D),
        ([], 2, False, D),  # nobody wins, as at the draw of Arabka
        ([0], 1, False, W),  # alone: target reached …
        ([], 1, False, L),  # … or not
        ([0, 2], 4, False, D),  # shares the highest total
        ([1, 2], 4, False, L),  # others tie above
        ([3], 4, False, L),
        ([], 5, False, D),
        ([0, 2], 4, True, W),  # his side won
        ([1, 3], 4, True, L),
        ([0, 1, 2, 3], 4, True, D),
    ],
)
def test_outcome_of_the_person(
    winners: list[int], players: int, in_pairs: bool, expected: Outcome
) -> None:
    assert outcomes.outcome(winners, players, 0, in_pairs) is expected


def test_outcome_of_other_seats() -> None:
    assert outcomes.outcome([1], 2, 1, False) is W
    assert outcomes.outcome([1, 3], 4, 3, True) is W
    assert outcomes.outcome([0, 2], 4, 3, True) is L
    assert outcomes.outcome([0, 2], 4, 2, False) is D


@pytest.mark.parametrize(
    ("won", "played", "percent"),
    [
        (0, 0, None),
        (0, 3, 0),
        (3, 3, 100),
        (1, 3, 33),
        (2, 3, 67),
        (1, 8, 13),  # 12.5 goes up
        (1, 200, 1),  # 0.5 goes up
        (1, 201, 0),
        (101, 184, 55),
    ],
)
def test_rate_is_rounded_half_up(won: int, played: int, percent: int | None) -> None:
    assert outcomes.rate_percent(won, played) == percent


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ([], (0, 0)),
        ([W], (1, 1)),
        ([W, W, L], (0, 2)),
        ([W, W, D, W], (1, 2)),  # a draw ends a streak
        ([L, W, W, W], (3, 3)),
        ([W, W, L, W, D], (0, 2)),
    ],
)
def test_streaks(row: list[Outcome], expected: tuple[int, int]) -> None:
    assert outcomes.streaks(row) == expected


def test_no_match_yet(tmp_path: Path) -> None:
    archive = open_archive(tmp_path / "archive.sqlite")
    assert archive.level_stats("fishing", "easy", 2) == LevelStats(0, 0, 0, 0, None, 0, 0, ())
    assert archive.totals() == Totals(0, 0, None, 0)
    archive.close()


def test_levels_and_numbers_of_players_are_kept_apart(tmp_path: Path) -> None:
    archive = open_archive(tmp_path / "archive.sqlite")
    play(archive, [0], "yacht", "easy", 2)
    play(archive, [1], "yacht", "hard", 2)
    play(archive, [0], "yacht", "hard", 3)
    play(archive, [0, 2], "tarocchino", "hard", 4)
    play(archive, [0, 2], "hakka", "hard", 4)
    assert archive.level_stats("yacht", "easy", 2).last == (W,)
    assert archive.level_stats("yacht", "hard", 2).last == (L,)
    assert archive.level_stats("yacht", "hard", 3).last == (W,)
    assert archive.level_stats("yacht", "hard", 3, seat=1).last == (L,)
    assert archive.level_stats("yacht", "easy", 3).last == ()
    assert archive.level_stats("tarocchino", "hard", 4).last == (W,)
    assert archive.level_stats("hakka", "hard", 4).last == (D,)
    assert archive.totals() == Totals(played=5, won=3, rate_percent=60, best_streak=2)
    archive.close()


def test_the_last_matches_are_listed_oldest_first(tmp_path: Path) -> None:
    archive = open_archive(tmp_path / "archive.sqlite")
    for winner in (0, 0, 1, 0, 1):
        play(archive, [winner])
    assert archive.level_stats("fishing", "hard", 2).last == (W, W, L, W, L)
    assert archive.level_stats("fishing", "hard", 2, last=3).last == (L, W, L)
    assert archive.level_stats("fishing", "hard", 2, last=0).last == ()
    for _ in range(20):
        play(archive, [0])
    assert archive.level_stats("fishing", "hard", 2).last == (W,) * 20
    archive.close()


def test_streaks_follow_the_matches_when_the_clock_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = itertools.count(20, -1)
    monkeypatch.setattr(
        archive_module, "now", lambda: f"2030-01-{next(days):02}T00:00:00.000000+00:00"
    )
    archive = open_archive(tmp_path / "archive.sqlite")
    for winner in (1, 0, 0):
        play(archive, [winner])
    stats = archive.level_stats("fishing", "hard", 2)
    assert stats.last == (L, W, W)
    assert stats.current_streak == 2
    assert [one.outcome for one in archive.finished("fishing")] == [W, W, L]
    archive.close()


def test_the_best_streak_of_all_games_is_in_the_order_of_finishing(tmp_path: Path) -> None:
    archive = open_archive(tmp_path / "archive.sqlite")
    early = begin(archive, "yacht")
    play(archive, [0])
    play(archive, [0])
    archive.finish(early, 1, "dice", {"scores": [1, 2], "winners": [1], "reason": "points"})
    play(archive, [0])
    assert archive.totals().best_streak == 2
    archive.close()


# --- the recount -------------------------------------------------------------------------

PLAYERS = {"fishing": (2,), "yacht": (1, 2, 3, 4), "hakka": (4,), "tarocchino": (4,)}
TEAMS = ({0, 2}, {1, 3}, {0, 1, 2, 3})


@st.composite
def match_plans(draw: st.DrawFn) -> tuple[str, str, int, tuple[int, ...], bool]:
    """Game, level, players, winners, and whether it is played to its end."""
    game = draw(st.sampled_from(sorted(PLAYERS)))
    players = draw(st.sampled_from(PLAYERS[game]))
    if game in PAIRS:
        winners = draw(st.sampled_from(TEAMS))
    else:
        winners = draw(st.sets(st.integers(0, players - 1)))
    level = draw(st.sampled_from(["easy", "hard"]))
    return game, level, players, tuple(sorted(winners)), draw(st.integers(0, 3)) > 0


def letter(game: str, players: int, winners: Sequence[int], seat: int) -> str:
    """W, L or D, written down case by case."""
    if game in PAIRS:
        if len(winners) == 4:
            return "D"
        return "W" if seat in winners else "L"
    if players == 1:
        return "W" if winners else "L"
    if not winners:
        return "D"
    if seat not in winners:
        return "L"
    return "W" if len(winners) == 1 else "D"


def percent(row: str) -> int | None:
    """The rate by decimal arithmetic."""
    if not row:
        return None
    exact = Decimal(100 * row.count("W")) / Decimal(len(row))
    return int(exact.quantize(Decimal(1), ROUND_HALF_UP))


def runs(row: str) -> list[int]:
    """Lengths of the runs of W; the last is the current one."""
    return [len(run) for run in row.replace("L", "D").split("D")]


@pytest.fixture(scope="module")
def in_memory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place where no archive can be: it lives in memory and begins empty."""
    file = tmp_path_factory.mktemp("statistics") / "file"
    file.write_text("")
    return file / "archive.sqlite"


@given(st.lists(match_plans(), max_size=25), st.integers(0, 3), st.integers(0, 6))
def test_statistics_are_those_of_a_recount(
    in_memory: Path,
    plans: list[tuple[str, str, int, tuple[int, ...], bool]],
    seat: int,
    last: int,
) -> None:
    archive = Archive.open(in_memory, partners=PAIRS)
    rows: dict[tuple[str, str, int], str] = {}
    everything = ""
    for game, level, players, winners, to_the_end in plans:
        if not to_the_end:
            begin(archive, game, level, players)
            continue
        play(archive, winners, game, level, players)
        key = (game, level, players)
        if seat < players:
            rows[key] = rows.get(key, "") + letter(game, players, winners, seat)
        everything += letter(game, players, winners, 0)
    for (game, level, players), row in rows.items():
        names = {"W": W, "L": L, "D": D}
        assert archive.level_stats(game, level, players, seat, last) == LevelStats(
            played=len(row),
            won=row.count("W"),
            lost=row.count("L"),
            drawn=row.count("D"),
            rate_percent=percent(row),
            current_streak=runs(row)[-1],
            best_streak=max(runs(row)),
            last=tuple(names[one] for one in (row[-last:] if last else "")),
        )
        listed = archive.finished(game, level, players, seat=seat)
        assert [one.outcome for one in reversed(listed)] == [names[one] for one in row]
    assert archive.totals() == Totals(
        played=len(everything),
        won=everything.count("W"),
        rate_percent=percent(everything),
        best_streak=max(runs(everything)),
    )
    archive.close()
