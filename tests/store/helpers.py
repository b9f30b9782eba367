"""Matches to put into an archive, and archives to put them into."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from skillgames.store.archive import Archive

PAIRS = ("tarocchino",)
"""In these tests the game that is played two against two."""


def open_archive(path: Path) -> Archive:
    """The archive at `path`, which must be opened without anything to be told."""
    archive = Archive.open(path, partners=PAIRS)
    assert archive.notices == []
    assert archive.keeps
    return archive


def header(game: str = "fishing", players: int = 2) -> dict[str, object]:
    """A header as the engine writes it."""
    return {
        "game": game,
        "rules_version": 1,
        "options": {},
        "seats": ["person"] + ["hard"] * (players - 1),
    }


def result(winners: Sequence[int], players: int = 2) -> dict[str, object]:
    """A result in which these seats share the first place."""
    return {
        "scores": [16 if seat in winners else 9 for seat in range(players)],
        "winners": list(winners),
        "reason": "points",
    }


def begin(archive: Archive, game: str = "fishing", level: str = "hard", players: int = 2) -> int:
    """A new running match."""
    return archive.begin(game, level, players, header(game, players))


def play(
    archive: Archive,
    winners: Sequence[int],
    game: str = "fishing",
    level: str = "hard",
    players: int = 2,
) -> int:
    """A match of two entries, played to its end."""
    match_id = begin(archive, game, level, players)
    archive.append(match_id, 1, "deck 1")
    archive.finish(match_id, 2, "9H", result(winners, players))
    return match_id
