"""The game, for tests that need its descriptor."""

from __future__ import annotations

from skillgames import registry

GAME_OF_ARABKA = registry.game("arabka")
