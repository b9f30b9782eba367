"""Do once per process what a game's bots would otherwise wait for in the middle of a match."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from skillgames import registry
from skillgames.desk import thinking
from skillgames.store.paths import folders, make_folder


@cache
def get_ready(slug: str) -> None:
    """Import the game's bots, fill what they fill on first use, and carry out the game's
    preparation, if it has one, with the cache folder of this machine.

    Without a cache folder the preparation is done in memory.
    """
    thinking.warm(slug)
    prepare = registry.game(slug).prepare
    if prepare is None:
        return
    cache_folder = folders().cache
    with suppress(OSError):
        make_folder(cache_folder)
    prepare(cache_folder, _ignore)


def _ignore(done: float) -> None:
    return
