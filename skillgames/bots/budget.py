"""What a bot is given beside its view, and what it answers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Budget:
    """How a decision may be made.

    `rng` is the only source of randomness. `worlds` is how many hidden deals are
    sampled (None: the level's own number); it decides. `deadline` (time.monotonic
    seconds, None: no cap) only cuts, `cancelled()` asks to stop with what is there.
    """

    rng: random.Random
    worlds: int | None = None
    deadline: float | None = None
    cancelled: Callable[[], bool] = field(default=_never)

    def spent(self) -> bool:
        """Whether the search must stop now."""
        if self.cancelled():
            return True
        return self.deadline is not None and time.monotonic() >= self.deadline


@dataclass(frozen=True)
class MoveValue:
    """What a search found for one move: mean value, its paired standard error, worlds."""

    move: Any
    mean: float
    error: float = 0.0
    worlds: int = 0


@dataclass(frozen=True)
class Choice:
    """The chosen move and, where the level compares moves, the value of each."""

    move: Any
    values: tuple[MoveValue, ...] = ()


Bot = Callable[[Any, Budget], Choice]
"""A level of a game: (view of the seat to act, budget) -> choice. Pure but for rng."""
