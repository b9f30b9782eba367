"""A report tells enough to find the fault and nothing a player may not see."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from skillgames import __version__, registry
from skillgames.app import crash_report
from skillgames.app.crash_report import Trace, kind_of, report, trace_text
from skillgames.engine.game import GameDef
from skillgames.engine.match import Match, header_for


def played(game: GameDef, steps: int, seed: int = 3) -> Match:
    """A match after so many entries, or at its end."""
    match = Match(game, header_for(game, {}))
    rng = random.Random(seed)
    while not match.is_over and match.version < steps:
        if isinstance(match.to_act, int):
            match.play(rng.choice(match.legal_moves()))
        else:
            match.draw(rng)
    return match


def caught(number: int) -> Trace:
    """The trace of a fault, always raised in the same line."""
    try:
        raise LookupError(f"card {number}")
    except LookupError:
        kind, error, place = sys.exc_info()
        assert kind is not None
        assert error is not None
        return kind, error, place


def test_it_names_the_versions() -> None:
    text = report("Traceback …")
    assert text.startswith(f"Skillgames {__version__}\nPython {sys.version.split()[0]}\nQt ")
    assert text.endswith("\n\nTraceback …\n")


def test_it_shows_the_trace() -> None:
    text = report(trace_text(caught(1)))
    assert "Traceback (most recent call last)" in text
    assert text.endswith("LookupError: card 1\n")


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_a_running_match_is_told_as_the_person_saw_it(slug: str) -> None:
    match = played(registry.game(slug), 12)
    assert not match.is_over
    text = report("what", match, 0)
    assert f"game {slug} " in text
    assert "view 0" in text
    assert "view 1" not in text
    dealt = [entry for entry in match.log if entry.startswith("deck ")]
    assert not [entry for entry in dealt if entry in text]


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_a_finished_match_is_told_whole(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_report, "MOST_LINES", 10**6)
    monkeypatch.setattr(crash_report, "MOST_LETTERS", 10**9)
    match = played(registry.game(slug), 10**6)
    text = report("what", match, 0)
    assert all(f"{n} {entry}\n" in text for n, entry in enumerate(match.log, start=1))


def test_of_a_long_match_the_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_report, "MOST_LINES", 5)
    match = played(registry.game("fishing"), 20)
    lines = crash_report.match_part(match, 0).splitlines()
    assert lines[0].startswith("game fishing")
    assert lines[1].endswith(" lines left out)")
    assert len(lines) == 7
    assert lines[-1].startswith("  view 0")


def test_a_report_fits_a_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_report, "MOST_LETTERS", 300)
    assert len(report("x" * 1000)) == 300


def test_a_broken_match_does_not_hide_the_fault() -> None:
    match: Any = played(registry.game("fishing"), 5)
    match.log.append("nonsense")
    text = report("the fault", match)
    assert "The match cannot be told: BrokenRecord" in text
    assert text.endswith("the fault\n")


def test_the_same_fault_has_the_same_kind() -> None:
    assert kind_of(caught(1)) == kind_of(caught(2))
    try:
        raise LookupError
    except LookupError as error:
        other = kind_of((LookupError, error, error.__traceback__))
    assert other != kind_of(caught(1))
