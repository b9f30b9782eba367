"""The figures of the statistics page, against recounts that know nothing of the queries."""

from __future__ import annotations

import sqlite3
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skillgames.store import statistics
from skillgames.store.archive import Archive
from skillgames.store.errors import StoreError
from skillgames.store.outcomes import Outcome
from skillgames.store.statistics import Best, Played
from tests.store.helpers import PAIRS, begin, header, open_archive, play

W, L, D = Outcome.WON, Outcome.LOST, Outcome.DRAWN
LEVELS = ("easy", "hard")
Plan = tuple[str, str, tuple[int, ...]]
"""Game, level, scores: whoever has the highest wins."""


def finish(archive: Archive, game: str, level: str, scores: tuple[int, ...]) -> int:
    """A match that ends with these scores."""
    match_id = archive.begin(game, level, len(scores), header(game, len(scores)))
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    archive.finish(match_id, 1, "9H", {"scores": scores, "winners": winners, "reason": "points"})
    return match_id


def row(*letters: str) -> list[Played]:
    """Matches of these outcomes, one a day."""
    names = {"W": W, "L": L, "D": D}
    return [
        Played("hard", 2, names[letter], 16, 1, f"2030-01-{day:02}")
        for day, letter in enumerate(letters, start=1)
    ]


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    players = draw(st.sampled_from([2, 3]))
    scores = tuple(draw(st.integers(0, 5)) for _ in range(players))
    game = draw(st.sampled_from(["fishing", "yacht"]))
    return game, draw(st.sampled_from(LEVELS)), scores


@pytest.fixture(scope="module")
def in_memory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place where no archive can be: it lives in memory and begins empty."""
    file = tmp_path_factory.mktemp("figures") / "file"
    file.write_text("")
    return file / "archive.sqlite"


@given(st.lists(plans(), max_size=30))
def test_figures_are_those_of_a_recount(in_memory: Path, given_plans: list[Plan]) -> None:
    archive = Archive.open(in_memory, partners=PAIRS)
    for plan in given_plans:
        finish(archive, *plan)
    begin(archive, "yacht")
    for game in ("fishing", "yacht"):
        played = archive.played(game)
        for level in (None, *LEVELS):
            for players in (None, 2, 3):
                wanted = [
                    scores
                    for name, at, scores in given_plans
                    if name == game and level in (None, at) and players in (None, len(scores))
                ]
                check(statistics.narrowed(played, level, players), wanted)
                if level is not None and players is not None:
                    counts = statistics.figures(statistics.narrowed(played, level, players)).counts
                    assert counts == archive.level_stats(game, level, players)
    archive.close()


def check(played: list[Played], wanted: list[tuple[int, ...]]) -> None:
    """The figures of these matches against their scores, counted one by one."""
    figures = statistics.figures(played)
    won = [s for s in wanted if s[0] > max(s[1:])]
    drawn = [s for s in wanted if s[0] == max(s[1:])]
    counts = figures.counts
    assert (counts.played, counts.won, counts.drawn) == (len(wanted), len(won), len(drawn))
    assert counts.lost == len(wanted) - len(won) - len(drawn)
    best = figures.best_score and figures.best_score.value
    assert best == (max(s[0] for s in wanted) if wanted else None)
    lead = figures.biggest_lead and figures.biggest_lead.value
    assert lead == (max(s[0] - max(s[1:]) for s in won) if won else None)
    rates = []
    for end in range(5, len(wanted) + 1):
        part = wanted[:end][-20:]
        wins = sum(s[0] > max(s[1:]) for s in part)
        exact = Decimal(100 * wins) / Decimal(len(part))
        rates.append(int(exact.quantize(Decimal(1), ROUND_HALF_UP)))
    assert list(figures.rates) == rates


def test_rates_begin_with_the_fifth_match_and_are_a_hundred_at_most() -> None:
    assert statistics.figures(row(*"WLWL")).rates == ()
    assert statistics.figures(row(*"WLWLD")).rates == (40,)
    assert statistics.figures(row(*"WLWLDW")).rates == (40, 50)
    long = [W] * 30 + [L] * 130
    rates = statistics.rates_over_time(long)
    assert len(rates) == 100
    assert set(rates) == {0}
    assert statistics.rates_over_time(long[:40])[-11:] == (100, *range(95, 45, -5))


def test_a_record_is_dated_by_the_first_time() -> None:
    played = [
        Played("hard", 2, L, 12, -4, "2030-01-01"),
        Played("hard", 2, W, 18, 3, "2030-01-02"),
        Played("hard", 2, W, 18, 3, "2030-01-03"),
        Played("easy", 2, L, 17, -1, "2030-01-04"),
    ]
    figures = statistics.figures(played)
    assert figures.best_score == Best(18, "2030-01-02")
    assert figures.biggest_lead == Best(3, "2030-01-02")
    only_easy = statistics.figures(statistics.narrowed(played, "easy"))
    assert only_easy.best_score == Best(17, "2030-01-04")
    assert only_easy.biggest_lead is None


@pytest.mark.parametrize(
    ("scores", "seat", "in_pairs", "expected"),
    [
        ((16, 9), 0, False, 7),
        ((16, 9), 1, False, -7),
        ((5,), 0, False, None),  # alone at the table
        ((5, 9, 7), 2, False, -2),
        ((30, 20, 30, 20), 0, True, 10),
        ((30, 20, 30, 20), 3, True, -10),
    ],
)
def test_the_lead_is_over_the_best_of_the_others(
    scores: tuple[int, ...], seat: int, in_pairs: bool, expected: int | None
) -> None:
    assert statistics.lead(scores, seat, in_pairs) == expected


def test_partners_are_no_others(tmp_path: Path) -> None:
    archive = open_archive(tmp_path / "archive.sqlite")
    play(archive, [0, 2], "tarocchino", players=4)
    assert archive.played("tarocchino")[0][:5] == ("hard", 4, W, 16, 7)
    assert archive.played("tarocchino", seat=1)[0][:5] == ("hard", 4, L, 9, -7)
    archive.close()


def test_the_numbers_of_players_there_were() -> None:
    played = [Played("hard", n, W, 1, 1, "") for n in (4, 2, 4)]
    assert statistics.players_seen(played) == (2, 4)
    assert statistics.players_seen([]) == ()


@pytest.mark.parametrize("text", ["{", "[]", '{"scores": [], "winners": [0]}', '{"winners": []}'])
def test_a_row_that_is_not_ours_is_a_sentence(tmp_path: Path, text: str) -> None:
    archive = open_archive(tmp_path / "archive.sqlite")
    play(archive, [0])
    other = sqlite3.connect(tmp_path / "archive.sqlite")
    other.execute('UPDATE "match" SET result = ?', (text,))
    other.commit()
    other.close()
    with pytest.raises(StoreError, match="damaged"):
        archive.played("fishing")
    archive.close()


# --- clearing ----------------------------------------------------------------------------


def everything(path: Path) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """All matches and all entries, as another program reads them."""
    other = sqlite3.connect(path)
    try:
        return (
            other.execute('SELECT id, game, status FROM "match" ORDER BY id').fetchall(),
            other.execute('SELECT "match", number FROM entry ORDER BY 1, 2').fetchall(),
        )
    finally:
        other.close()


def test_clearing_takes_the_finished_matches_of_one_game(tmp_path: Path) -> None:
    path = tmp_path / "archive.sqlite"
    archive = open_archive(path)
    for level in LEVELS:
        play(archive, [0], "fishing", level)
        play(archive, [1], "yacht", level, 3)
    running = begin(archive, "fishing")
    archive.append(running, 1, "deck 1")
    assert archive.clear("fishing") == 2
    assert archive.played("fishing") == []
    assert archive.finished("fishing") == []
    assert len(archive.played("yacht")) == 2
    matches, entries = everything(path)
    assert matches == [
        (2, "yacht", "finished"),
        (4, "yacht", "finished"),
        (running, "fishing", "running"),
    ]
    assert entries == [(2, 1), (2, 2), (4, 1), (4, 2), (running, 1)]
    archive.append(running, 2, "9H")
    stored = archive.running("fishing")
    assert stored is not None
    assert stored.log == ("deck 1", "9H")
    assert archive.clear("fishing") == 0
    archive.close()


def test_clearing_that_fails_clears_nothing(tmp_path: Path) -> None:
    path = tmp_path / "archive.sqlite"
    archive = open_archive(path)
    play(archive, [0])
    play(archive, [1])
    other = sqlite3.connect(path)
    other.execute(
        """CREATE TRIGGER keep BEFORE DELETE ON "match" WHEN old.id = 2
        BEGIN SELECT raise(ABORT, 'kept'); END"""
    )
    other.commit()
    other.close()
    before = everything(path)
    with pytest.raises(StoreError):
        archive.clear("fishing")
    assert everything(path) == before
    assert len(archive.played("fishing")) == 2
    archive.close()
