"""Keeps a running match in the archive, entry by entry, whatever the disk says.

Each entry is stored before anything moves on the table. When the disk refuses, the
entries wait here, people get one sentence, and the next entry takes them along. When
another window has gone on with the match, this one keeps nothing of it any more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from skillgames.engine.game import Result
from skillgames.engine.text import Msg, translate
from skillgames.store.archive import Archive
from skillgames.store.errors import OutOfStep, StoreError

NOT_KEPT = 0
"""Id of a match the archive has not taken yet."""


class Keeper:
    """The archive's side of one match.

    A new match comes with `begin`, which stores its header and returns its id, and is
    begun here at once; one that is stored already comes with its id and how many of its
    entries the disk has. `trouble` is the sentence of the last refusal, None while all
    is stored.
    """

    def __init__(
        self,
        archive: Archive,
        match_id: int = NOT_KEPT,
        stored: int = 0,
        begin: Callable[[], int] | None = None,
    ) -> None:
        self._archive = archive
        self.match_id = match_id
        self._stored = stored
        self._begin = begin
        self.is_elsewhere = False
        """Whether another window has gone on: nothing more is stored here, two would spoil it."""
        self.trouble: Msg | None = None
        if begin is not None:
            self.keep([], None)

    @property
    def stored(self) -> int:
        """How many entries of the log have reached the disk."""
        return self._stored

    def keep(self, log: list[str], result: Result | None) -> None:
        """Store all entries that are not stored yet; with a result, book the finish once."""
        if self.is_elsewhere:
            return
        try:
            if self._begin is not None:
                self.match_id = self._begin()
                self._begin = None
            while self._stored < len(log):
                number, text = self._stored + 1, log[self._stored]
                if number == len(log) and result is not None:
                    self._archive.finish(self.match_id, number, text, result.as_dict())
                else:
                    self._archive.append(self.match_id, number, text)
                self._stored = number
            self.trouble = None
        except OutOfStep:
            self.is_elsewhere = True
            self.trouble = translate(
                "Match", "The game has gone on in another window; what is played here is not kept."
            )
        except StoreError as error:
            self.trouble = error.msg

    def note(self, notes: Mapping[str, object]) -> None:
        """Keep the table's own notes; they are worth no sentence when that fails."""
        if self.match_id == NOT_KEPT or self.is_elsewhere:
            return
        try:
            self._archive.set_notes(self.match_id, notes)
        except StoreError as error:
            self.trouble = error.msg
