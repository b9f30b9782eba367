"""Small things done to files: replaced whole, or set aside, never half-written."""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from skillgames.engine.text import Msg, translate
from skillgames.store.errors import StoreError
from skillgames.store.paths import make_folder

_FULL = {errno.ENOSPC, errno.EDQUOT}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


def write_whole(path: Path, text: str) -> None:
    """Write `text` as UTF-8 so that at any moment the old or the new file is there, whole.

    The text goes to a new file in the same folder, reaches the disk, and takes the
    place of the old one. A link is followed, so the file it points to is replaced.
    StoreError when that fails; the old file is then untouched and no other is left.
    """
    try:
        target = Path(os.path.realpath(path))
        make_folder(target.parent)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with open(handle, "wb") as file:
                file.write(text.encode("utf-8"))
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, target)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        raise StoreError(_why_not_saved(error, path.name)) from error
    _sync_folder(target.parent)


def set_aside(path: Path, sidecars: Sequence[str] = ()) -> Path:
    """Rename `path` to `<stem>.broken-<n><suffix>` with the first free n; returns that.

    Files that belong to it (`path` plus a sidecar ending, where there are any) go
    along under the new name, before it: were we stopped halfway, the main file would
    still stand there, broken, and be set aside the next time. OSError when renaming
    is not possible.
    """
    for number in itertools.count(1):
        kept = path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
        pairs = [(_beside(path, end), _beside(kept, end)) for end in (*sidecars, "")]
        if not any(os.path.lexists(new) for _, new in pairs):
            break
    for old, new in pairs:
        if os.path.lexists(old):
            os.rename(old, new)
    return kept


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _why_not_saved(error: OSError, name: str) -> Msg:
    if error.errno in _FULL:
        sentence = translate("Store", "“%1” could not be saved because the disk is full.")
    elif error.errno in _FORBIDDEN:
        sentence = translate("Store", "“%1” could not be saved because writing is not allowed.")
    else:
        sentence = translate("Store", "“%1” could not be saved.")
    return sentence.with_args(name)


def _sync_folder(folder: Path) -> None:
    """Bring the new name to the disk too, where folders can be synced."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
