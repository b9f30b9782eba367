"""What keys mean at every table, and how a focus ring goes along a line of things."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

Key = Qt.Key

ENTER_KEYS = (Key.Key_Return, Key.Key_Enter)
PRESS_KEYS = (*ENTER_KEYS, Key.Key_Space)
TENTH = 10


def number_of(key: int) -> int | None:
    """The card of a hand a digit stands for, from 1 on; 0 is the tenth."""
    digit = key - Key.Key_0.value
    return (digit or TENTH) if 0 <= digit <= 9 else None


def next_along(line: Sequence[str], at: str | None, step: int) -> str:
    """The next thing of a line in the direction of `step`, round its ends.

    From beside the line one comes to its first thing, or to its last when going back.
    """
    if at not in line:
        return line[0 if step > 0 else -1]
    return line[(line.index(at) + step) % len(line)]
