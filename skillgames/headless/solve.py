"""`skillgames solve`: carry out the preparation a game needs once per machine."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from skillgames import registry
from skillgames.headless.progress import Progress
from skillgames.store.paths import folders, make_folder


def run(slug: str, check: bool = False) -> int:
    """Prepare the game and print its report; returns the exit status.

    What was made goes to the cache folder of this machine. With `check` everything
    is made anew in a folder of its own, so that the report tells what this program
    computes and not what an earlier one left behind.
    """
    game = registry.game(slug)
    if game.prepare is None:
        print(f"{game.name} needs no preparation.")
        return 0
    if check:
        with tempfile.TemporaryDirectory() as folder:
            report = _prepare(slug, Path(folder))
    else:
        report = _prepare(slug, make_folder(folders().cache))
    print(report)
    return 0


def _prepare(slug: str, folder: Path) -> str:
    prepare = registry.game(slug).prepare
    assert prepare is not None
    with Progress(sys.stderr, slug) as progress:
        return prepare(folder, progress.show)
