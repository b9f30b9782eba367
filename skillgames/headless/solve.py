"""`skillgames solve`: carry out the preparation a game needs once per machine."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from skillgames import registry
from skillgames.engine.game import Prepared
from skillgames.headless.progress import Progress
from skillgames.store.paths import folders, make_folder

OK = 0
WRONG = 1


def run(slug: str, check: bool = False) -> int:
    """Prepare the game and print its report; returns the exit status, 1 when something
    that was made differs from what is known about it.

    What was made goes to the cache folder of this machine. With `check` everything
    is made anew in a folder of its own, so that the report tells what this program
    computes and not what an earlier one left behind.
    """
    game = registry.game(slug)
    if game.prepare is None:
        print(f"{game.name} needs no preparation.")
        return OK
    if check:
        with tempfile.TemporaryDirectory() as folder:
            prepared = _prepare(slug, Path(folder))
    else:
        prepared = _prepare(slug, make_folder(folders().cache))
    print(prepared.report)
    if not prepared.is_right:
        print(f"skillgames solve: {game.name} has wrong values.", file=sys.stderr)
        return WRONG
    return OK


def _prepare(slug: str, folder: Path) -> Prepared:
    prepare = registry.game(slug).prepare
    assert prepare is not None
    with Progress(sys.stderr, slug) as progress:
        return prepare(folder, progress.show)
