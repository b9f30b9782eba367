"""The table of perfect play: known values, the file it is kept in, when it is loaded."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from skillgames import cli
from skillgames.games.yacht import report as report_module
from skillgames.games.yacht import solver, values
from skillgames.games.yacht.report import DECISIONS, Decision, report
from skillgames.games.yacht.rules import YachtRules
from skillgames.games.yacht.scoring import BOX_OF
from skillgames.games.yacht.solver import SUMS, TABLES, sums_of
from skillgames.games.yacht.turns import CHANCES, FIRST, KEEPS, PARTS, ROLLS, Floats
from tests.games.yacht import naive

ROOT = Path(__file__).parents[3]


def ignore(done: float) -> None:
    """Nobody waits."""


@pytest.fixture(scope="module")
def table() -> Floats:
    """All values, solved in this process."""
    return values.values()


@pytest.fixture
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a new process: no table yet."""
    monkeypatch.setattr(values, "_kept", [])


@pytest.fixture
def solved(table: Floats, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Solving takes no time here; the list grows with each time it is done."""
    times: list[int] = []

    def solve(progress: solver.Progress = ignore) -> Floats:
        times.append(1)
        progress(0.5)
        return table.copy()

    monkeypatch.setattr(solver, "solve", solve)
    return times


# --- the values --------------------------------------------------------------------------


def test_the_best_possible_mean(table: Floats) -> None:
    assert table[0, 0] == pytest.approx(245.870774514111, abs=1e-9)


@pytest.mark.parametrize(
    ("box", "coming"),
    [
        ("yacht", 2.301432126285),
        ("large_straight", 10.443800669365),
        ("chance", 23.333333333333),
    ],
)
def test_one_box_is_left(table: Floats, box: str, coming: float) -> None:
    used = TABLES - 1 & ~(1 << BOX_OF[box])
    assert table[used, 0] == pytest.approx(coming, abs=1e-9)
    assert table[used, 63] == pytest.approx(coming + 35, abs=1e-9)


@pytest.mark.parametrize("box", ["ones", "sixes"])
def test_one_upper_box_is_left(table: Floats, box: str) -> None:
    """With 60 in the others Ones need three dice for the bonus, by plain counting."""
    face = naive.FACES[box]
    used = TABLES - 1 & ~(1 << BOX_OF[box])
    # Hunting one face with three rolls, each die shows it with this chance in the end.
    chance = 1 - (5 / 6) ** 3
    assert table[used, 0] == pytest.approx(5 * face * chance, abs=1e-9)
    dice = product((0, 1), repeat=5)
    enough = sum(
        chance ** sum(hit) * (1 - chance) ** (5 - sum(hit)) for hit in dice if sum(hit) >= 3
    )
    need = 63 - 3 * face
    assert table[used, need] == pytest.approx(5 * face * chance + 35 * enough, abs=1e-9)


def test_every_table_has_its_values(table: Floats) -> None:
    """Sums that can occur have a number, and only those and the ones out of reach."""
    assert table.shape == (TABLES, SUMS)
    for upper in range(64):
        sums, least = sums_of(upper)
        known = {*sums, *range(least)}
        for lower in (0, 1, 64, 127):
            row = table[lower << 6 | upper]
            assert set(np.flatnonzero(~np.isnan(row))) == known


def test_more_points_above_are_never_worse(table: Floats) -> None:
    for used in range(0, TABLES, 97):
        row = table[used][~np.isnan(table[used])]
        assert (np.diff(row) >= -1e-9).all()


def test_five_alike_as_full_house_would_be_worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mean known for another rule, so that the equality above is no accident."""
    rows = [index for index, roll in enumerate(ROLLS) if len(set(roll)) == 1]
    box = BOX_OF["full_house"]
    [(worth, usual)] = solver.SCORING_ROWS[box]
    changed = list(solver.SCORING_ROWS)
    changed[box] = [(worth, np.sort(np.append(usual, rows)))]
    monkeypatch.setattr(solver, "SCORING_ROWS", changed)
    assert solver.solve()[0, 0] == pytest.approx(245.90472837, abs=1e-8)


@pytest.mark.parametrize("decision", DECISIONS, ids=str)
def test_decisions(decision: Decision) -> None:
    choice = decision.choice()
    assert YachtRules().format(choice.move) == decision.move
    mean = next(one.mean for one in choice.values if one.move == choice.move)
    assert mean == pytest.approx(decision.mean, abs=1e-6)


@pytest.mark.parametrize(("decision", "margin"), [(DECISIONS[0], 2.339), (DECISIONS[4], 0.379)])
def test_margins(decision: Decision, margin: float) -> None:
    best, second = sorted((one.mean for one in decision.choice().values), reverse=True)[:2]
    assert best - second == pytest.approx(margin, abs=5e-4)


def test_four_sixes_go_to_sixes() -> None:
    choice = Decision((6, 6, 6, 6, 1), 0, "", 0.0).choice()
    assert YachtRules().format(choice.move) == "score sixes"


# --- the arrays of a turn ----------------------------------------------------------------


def test_chances_of_every_keep_add_up() -> None:
    assert (len(KEEPS), len(ROLLS)) == (462, 252)
    assert CHANCES.sum(axis=1) == pytest.approx(1.0)
    assert FIRST[ROLLS.index((1, 1, 1, 1, 1))] == pytest.approx(1 / 7776)
    assert FIRST[ROLLS.index((1, 2, 3, 4, 5))] == pytest.approx(120 / 7776)


def test_parts_of_every_roll() -> None:
    for roll, found in zip(ROLLS, PARTS, strict=True):
        assert KEEPS[found[0]] == roll
        assert () in {KEEPS[keep] for keep in found}


# --- the file ----------------------------------------------------------------------------


@pytest.mark.usefixtures("forgotten")
def test_prepared_once_and_read_again(
    tmp_path: Path, solved: list[int], table: Floats, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[float] = []
    values.prepare(tmp_path / "deep" / "cache", heard.append)
    assert heard == [0.5, 1.0]
    monkeypatch.setattr(values, "_kept", [])
    values.prepare(tmp_path / "deep" / "cache", heard.append)
    assert len(solved) == 1
    assert heard == [0.5, 1.0, 1.0]
    assert np.array_equal(values.values(), table, equal_nan=True)
    assert not values.values().flags.writeable
    assert [path.name for path in (tmp_path / "deep" / "cache").iterdir()] == [values.FILE_NAME]


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize(
    "damage", ["empty", "short", "long", "one byte", "hash", "title", "folder"]
)
def test_a_damaged_file_is_made_anew(
    tmp_path: Path, solved: list[int], table: Floats, damage: str
) -> None:
    path = tmp_path / values.FILE_NAME
    values.write(path, table)
    whole = path.read_bytes()
    middle = len(whole) // 2
    broken = {
        "empty": b"",
        "short": whole[:-8],
        "long": whole + bytes(8),
        "one byte": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        "hash": whole.replace(whole[len(values.TITLE) :][:4], b"0000", 1),
        "title": whole.replace(b"version 1", b"version 0", 1),
    }
    path.unlink()
    if damage == "folder":
        path.mkdir()
    else:
        path.write_bytes(broken[damage])
    values.prepare(tmp_path, ignore)
    assert len(solved) == 1
    assert np.array_equal(values.values(), table, equal_nan=True)
    if damage != "folder":
        assert path.read_bytes() == whole
    assert [one.name for one in tmp_path.iterdir()] == [values.FILE_NAME]


@pytest.mark.usefixtures("forgotten")
def test_a_cancelled_preparation_leaves_nothing(tmp_path: Path, solved: list[int]) -> None:
    def cancel(done: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        values.prepare(tmp_path, cancel)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("forgotten")
def test_without_preparation_the_table_is_made_in_memory(solved: list[int], table: Floats) -> None:
    assert np.array_equal(values.values(), table, equal_nan=True)
    values.values()
    assert len(solved) == 1


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize("kept", [False, True], ids=["made", "read"])
def test_what_a_killed_process_left_half_written_goes(
    tmp_path: Path, solved: list[int], table: Floats, kept: bool
) -> None:
    """Once it is old: a young one may be another process's that is writing now."""
    if kept:
        values.write(tmp_path / values.FILE_NAME, table)
    old, young, other = (
        tmp_path / name for name in ("yacht-valuesa1.new", "yacht-valuesb2.new", "other.new")
    )
    for path in (old, young, other):
        path.write_bytes(b"half")
    for path in (old, other):
        os.utime(path, (time.time() - 2 * values.STALE_S,) * 2)
    (tmp_path / "yacht-valuesc3.new").mkdir()
    os.utime(tmp_path / "yacht-valuesc3.new", (0, 0))
    values.prepare(tmp_path, ignore)
    assert len(solved) == (not kept)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {values.FILE_NAME, young.name, other.name, "yacht-valuesc3.new"}


# --- the command -------------------------------------------------------------------------


def test_the_report_agrees_with_what_is_known(table: Floats) -> None:
    prepared = report()
    assert prepared.is_right
    told = prepared.report
    assert told.splitlines()[0].startswith("yacht: mean of perfect solo play 245.8707745141")
    assert "WRONG" not in told
    assert told.count("as known") == 1 + 3 + len(DECISIONS)


def test_the_report_says_what_differs(table: Floats, monkeypatch: pytest.MonkeyPatch) -> None:
    moved = replace(DECISIONS[0], move="roll 3 4 5")
    monkeypatch.setattr(report_module, "DECISIONS", (moved, *DECISIONS[1:]))
    prepared = report()
    assert not prepared.is_right
    assert "roll 1 2 (WRONG: roll 3 4 5)" in prepared.report
    assert prepared.report.count("WRONG") == 1


def test_another_mean_is_wrong(table: Floats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_module, "MEAN", 245.90472837)
    assert not report().is_right


@pytest.mark.usefixtures("forgotten")
def test_solve(home: Path, solved: list[int], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["solve", "yacht"]) == 0
    assert "245.8707745" in capsys.readouterr().out
    assert (home / "cache" / values.FILE_NAME).is_file()
    assert cli.run(["solve", "yacht", "--check"]) == 0
    assert "large_straight: 10.443800669" in capsys.readouterr().out
    assert len(solved) == 2, "a check computes everything itself"


def test_neither_the_game_nor_easy_needs_numpy() -> None:
    code = """
import random, sys
sys.modules["numpy"] = None
from skillgames import registry
from skillgames.bots.budget import Budget
from skillgames.engine.match import Match, header_for
game = registry.game("yacht")
match, rng = Match(game, header_for(game, {})), random.Random(1)
easy = game.part("bot").LEVELS["easy"]
while not match.is_over:
    if isinstance(match.to_act, int):
        match.play(easy(match.view(match.to_act), Budget(rng)).move)
    else:
        match.draw(rng)
print(match.result.scores)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
