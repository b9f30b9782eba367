"""The table of perfect play as this process has it: in memory, and kept in the cache folder.

The file is one line that says what it is, one line with the SHA-256 of the rest, and the
numbers. A file that is damaged, or of another version, is made anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import time
from pathlib import Path

import numpy as np

from skillgames.games.yacht import solver
from skillgames.games.yacht.solver import SUMS, TABLES, Progress
from skillgames.games.yacht.turns import Floats

FILE_NAME = "yacht-values.bin"
TITLE = b"values of perfect solo play, version 1\n"
"""The version grows when other numbers come out or stand in another order."""
NUMBER = np.dtype("<f8")
UNFINISHED = ".new"
STALE_S = 600.0
"""An unfinished file this old is nobody's any more: to write one takes a second."""
HASH_LENGTH = hashlib.sha256().digest_size * 2

_kept: list[Floats] = []
"""The table of this process, once it is known."""


def values() -> Floats:
    """The table of all values, see `solver`; solved now if nobody has prepared it."""
    if not _kept:
        _keep(solver.solve())
    return _kept[0]


def prepare(folder: Path, progress: Progress) -> None:
    """Have the table ready in this process: read from `folder`, else solved and written
    there. A folder that cannot be written to makes no error: the table is in memory."""
    clean(folder)
    found = read(folder / FILE_NAME)
    if found is None:
        found = solver.solve(progress)
        with contextlib.suppress(OSError):
            write(folder / FILE_NAME, found)
    _keep(found)
    progress(1.0)


def clean(folder: Path) -> None:
    """Remove what a process that was killed has left half written, if it is old enough that
    no other process can be writing it."""
    with contextlib.suppress(OSError):
        for path in folder.glob(f"{Path(FILE_NAME).stem}*{UNFINISHED}"):
            with contextlib.suppress(OSError):
                if time.time() - path.stat().st_mtime > STALE_S:
                    path.unlink()


def read(path: Path) -> Floats | None:
    """The table in a file; None when there is none, or not exactly what was written."""
    try:
        told = path.read_bytes()
    except OSError:
        return None
    start = len(TITLE) + HASH_LENGTH + 1
    numbers = told[start:]
    if told[:start] != _head(numbers) or len(numbers) != TABLES * SUMS * NUMBER.itemsize:
        return None
    return np.frombuffer(numbers, NUMBER).reshape(TABLES, SUMS).astype(np.float64)


def write(path: Path, table: Floats) -> None:
    """Write the table whole or not at all, whoever else is writing it; OSError otherwise."""
    path.parent.mkdir(parents=True, exist_ok=True)
    numbers = table.astype(NUMBER).tobytes()
    handle, name = tempfile.mkstemp(prefix=path.stem, suffix=UNFINISHED, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(_head(numbers))
            file.write(numbers)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _head(numbers: bytes) -> bytes:
    return TITLE + hashlib.sha256(numbers).hexdigest().encode("ascii") + b"\n"


def _keep(table: Floats) -> None:
    table.flags.writeable = False
    _kept[:] = [table]
