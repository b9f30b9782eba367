"""The statistics page for other kinds of games: alone, several players, partners, no points."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from skillgames import registry
from skillgames.app import statistics as statistics_page
from skillgames.engine.game import Level
from tests.app.test_statistics_page import choose, page, there, tiles
from tests.room import Patient, Room


@pytest.fixture
def room(open_room: Callable[..., Room]) -> Room:
    return open_room(Patient())


@pytest.fixture
def become(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Gives the page Fishing with other fields of its descriptor."""

    def change(**fields: Any) -> None:
        game = replace(registry.game("fishing"), **fields)
        house = SimpleNamespace(
            all_games=lambda: (game,), games_with=lambda part: (game,), game=lambda slug: game
        )
        monkeypatch.setattr(statistics_page, "registry", house)

    return change


def finish(room: Room, scores: Sequence[int], winners: Sequence[int], level: str = "hard") -> None:
    """A finished match of so many players."""
    match_id = room.archive.begin("fishing", level, len(scores), {"game": "fishing"})
    result = {"scores": list(scores), "winners": list(winners), "reason": "the end"}
    room.archive.finish(match_id, 1, "9H", result)


def press(room: Room, number: int) -> None:
    """Choose a number of players."""
    room.click(there(room).filters["players"].segments[number])


def lines(room: Room) -> list[str]:
    """Score and outcome of the listed matches, as they are spoken."""
    return [", ".join(line.accessibleName().split(", ")[-2:]) for line in there(room).list.lines]


# --- alone and with several ----------------------------------------------------------------


def test_alone_a_match_is_won_by_its_target(room: Room) -> None:
    """Each level has its own target; there is neither a draw nor a lead."""
    finish(room, (231,), ())
    finish(room, (236,), (0,))
    finish(room, (262,), (0,), "insane")
    finish(room, (240,), (0,))
    page(room)
    choose(room, 3)
    assert tiles(room) == {
        "Played": "3",
        "Wins": "2",
        "Losses": "1",
        "Win rate": "67\u00a0%",
        "Streak": "2",
        "Best streak": "2",
        "Best score": "240",
    }
    assert lines(room) == ["240, win", "236, win", "231, loss"]
    choose(room, 4)
    assert tiles(room)["Best score"] == "262"


def test_each_number_of_players_has_its_own_figures(room: Room) -> None:
    """Won: alone in first place; drawn: sharing it; lost, too, when bots tie above."""
    finish(room, (236,), (0,))
    finish(room, (200, 190), (0,))
    finish(room, (200, 200, 190), (0, 1))
    finish(room, (210, 180, 195), (0,))
    finish(room, (180, 200, 200, 170), (1, 2))
    sheet = page(room)
    labels = [segment.accessibleName() for segment in sheet.filters["players"].segments]
    assert labels == [
        f"Players: {name}" for name in ("Any number", "Solo", "2 players", "3 players", "4 players")
    ]
    press(room, 1)
    assert (tiles(room)["Wins"], tiles(room)["Played"]) == ("1", "1")
    assert "Biggest lead" not in tiles(room)
    press(room, 2)
    assert tiles(room)["Biggest lead"] == "10"
    press(room, 3)
    now = tiles(room)
    assert (now["Played"], now["Wins"], now["Draws"], now["Losses"]) == ("2", "1", "1", "0")
    assert now["Win rate"] == "50\u00a0%"
    assert (now["Streak"], now["Best streak"]) == ("1", "1")
    assert now["Best score"] == "210"
    assert now["Biggest lead"] == "15"
    press(room, 4)
    assert tiles(room)["Losses"] == "1"
    assert lines(room) == ["180 : 200 : 200 : 170, loss"]
    press(room, 0)
    assert tiles(room)["Played"] == "5"


def test_a_draw_ends_a_streak(room: Room) -> None:
    for winners in ((0,), (0,), (0, 1), (0,)):
        finish(room, (200, 200), winners)
    page(room)
    assert (tiles(room)["Streak"], tiles(room)["Best streak"]) == ("1", "2")
    assert tiles(room)["Win rate"] == "75\u00a0%"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_nine_figures_are_not_cut(open_room: Callable[..., Room], language: str) -> None:
    room = open_room(Patient(), size=(900, 600), language=language)
    for winners in ((0,), (0, 1), (1,)):
        finish(room, (200, 190), winners)
    finish(room, (200,), ())
    sheet = page(room)
    assert len(sheet.stats) == 9
    for size in ((1280, 800), (3840, 2160), (900, 600)):
        room.window.resize(*size)
        room.pump()
        assert [tile.label.text() for tile in sheet.stats if tile.label.elided] == []


# --- partners, losses in points, no points ---------------------------------------------------


def test_partners_win_and_lose_together(room: Room, become: Callable[..., None]) -> None:
    become(partners=True)
    room.archive._partners = frozenset({"fishing"})
    finish(room, (310, 220, 310, 220), (0, 2))
    finish(room, (180, 200, 180, 200), (1, 3))
    finish(room, (250, 250, 250, 250), (0, 1, 2, 3))
    page(room)
    now = tiles(room)
    assert (now["Wins"], now["Losses"], now["Draws"]) == ("1", "1", "1")
    assert (now["Best score"], now["Biggest lead"]) == ("310", "90")
    assert lines(room) == ["250 : 250, draw", "180 : 200, loss", "310 : 220, win"]


def test_totals_may_be_below_nought(room: Room) -> None:
    finish(room, (-4, 8, -2, -2), (1,))
    page(room)
    assert tiles(room)["Best score"] == "−4"
    assert "Biggest lead" not in tiles(room), "nothing was won"
    assert lines(room) == ["−4 : 8 : −2 : −2, loss"]


def test_without_points_none_are_shown(
    room: Room, become: Callable[..., None], tmp_path: Path
) -> None:
    become(scores=False)
    finish(room, (1, 0, 0), (0,))
    finish(room, (0, 0, 0), ())
    finish(room, (0, 1, 0), (1,))
    page(room)
    now = tiles(room)
    assert set(now) == {*("Played", "Wins", "Losses", "Draws", "Win rate", "Streak", "Best streak")}
    assert (now["Wins"], now["Losses"], now["Draws"]) == ("1", "1", "1")
    assert [line.split(", ")[-1] for line in lines(room)] == ["loss", "draw", "win"]
    assert [line.split(", ")[-2] for line in lines(room)] == ["Hard"] * 3, "and no score"
    room.window.statistics_page().write(tmp_path / "mine.csv")
    with (tmp_path / "mine.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["own_score"], row["other_scores"]) for row in rows] == [("", "")] * 3


def test_the_results_lead_to_their_number_of_players(room: Room) -> None:
    finish(room, (236,), (0,))
    finish(room, (200, 190), (0,))
    shown = room.window.statistics_page()
    shown.choose(registry.game("fishing"), Level.HARD, 2)
    shown.open()
    assert there(room).filters["players"].value == 2
    assert tiles(room)["Played"] == "1"
