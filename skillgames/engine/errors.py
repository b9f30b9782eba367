"""What can go wrong at a table. Every error carries one sentence for people."""

from __future__ import annotations

from skillgames.engine.text import Msg


class GameError(Exception):
    """Root of all errors of a match; `msg` is the sentence, `str()` its English."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(str(msg))
        self.msg = msg


class IllegalMove(GameError):
    """The rules forbid this move, or its text cannot be read; nothing changed."""


class OutOfTurn(GameError):
    """Somebody else, chance or nobody is to act; nothing changed."""


class ImpossibleChance(GameError):
    """An answer that the pending chance cannot give; nothing changed."""


class BrokenRecord(GameError):
    """A record that is not a match of this game; names the entry that is wrong."""
