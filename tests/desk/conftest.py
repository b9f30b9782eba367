"""A game with options for the tests of what needs no window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from skillgames.engine.game import GameDef
from tests.headless.toy import installed


@pytest.fixture
def toy() -> Iterator[GameDef]:
    """The toy game, one more game of the house for this test."""
    with installed() as game:
        yield game
