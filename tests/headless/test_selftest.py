"""The selftest plays every game at every level, and notices what does not work."""

from __future__ import annotations

import pytest

from skillgames import registry
from skillgames.bots.budget import Choice
from skillgames.engine.game import Level
from skillgames.engine.match import Match, header_for
from skillgames.headless import selftest
from tests.headless.toy import installed


def test_everything_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.run() == 0
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert len(lines) == len(registry.SLUGS) * (len(Level) + 1)
    for level in Level:
        assert any(line.startswith(f"fishing {level}: ") for line in lines)
    assert any(line.startswith("fishing process: answered ") for line in lines)


def test_a_bot_that_fails_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Undone in the order it is done: the toy must not stay a game of the house.
    with (
        installed(bot=lambda view, budget: Choice(99)) as game,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(registry, "SLUGS", ("toy",))
        monkeypatch.setattr(selftest, "ask_process", lambda asked: f"asked {asked.slug}")
        assert selftest.run() == 1
    said = capsys.readouterr()
    assert said.out.count("FAILED") == len(Level)
    assert f"{game.slug} process: asked toy" in said.out
    assert "IllegalMove" in said.err


def test_a_record_that_tells_another_match_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("fishing")
    empty = Match(game, header_for(game, {}, ["easy", "easy"]))
    monkeypatch.setattr(selftest, "reopen", lambda record: empty)
    with pytest.raises(selftest.SelftestError, match="does not give the match again"):
        selftest.play_level(game, Level.EASY)
