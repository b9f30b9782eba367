"""What is done once per process before bots are asked at the door or in the arena."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from skillgames.engine.game import GameDef
from skillgames.headless.ready import get_ready


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """As in a new process, before and after."""
    get_ready.cache_clear()
    yield
    get_ready.cache_clear()


def test_the_preparation_is_kept_in_the_cache(toy: GameDef, home: Path) -> None:
    get_ready(toy.slug)
    made = home / "cache" / "toy.txt"
    assert made.read_text() == "ready"
    made.unlink()
    get_ready(toy.slug)
    assert not made.exists(), "once per process"


def test_a_game_without_preparation_leaves_nothing(home: Path) -> None:
    get_ready("fishing")
    assert not home.exists()
