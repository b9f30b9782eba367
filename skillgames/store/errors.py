"""What can go wrong when something is kept or found again."""

from __future__ import annotations

from skillgames.engine.text import Msg


class StoreError(Exception):
    """Nothing was stored or read; `msg` is the sentence for people, `str()` its English.

    What was stored before is still there, whole and unchanged.
    """

    def __init__(self, msg: Msg) -> None:
        super().__init__(str(msg))
        self.msg = msg


class OutOfStep(StoreError):
    """A match is not as it was left: another window goes on with it, or has ended it."""


class NewerArchive(StoreError):
    """The archive was written by a newer version; it has not been touched."""


class DamagedArchive(StoreError):
    """The file is no archive of ours, or no longer a sound one."""
