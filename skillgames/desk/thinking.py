"""A bot's choice for a view, and the loop of the process that makes such choices.

Only a view crosses the border between window and bots, so a bot cannot see what its
seat may not. Everything here runs in a spawned process that starts fast: this module
and all it imports know neither Qt nor pydantic.
"""

from __future__ import annotations

import random
import signal
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from skillgames import registry
from skillgames.bots.budget import Bot, Budget, Choice, MoveValue
from skillgames.engine.game import Level, Prepared
from skillgames.engine.match import Match, header_for

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

MS_PER_SECOND = 1000.0


# --- one choice ------------------------------------------------------------------------


def _never() -> bool:
    return False


def think(
    slug: str,
    view: Any,
    level: str,
    seed: int,
    worlds: int | None = None,
    cap_ms: float | None = None,
    cancelled: Callable[[], bool] = _never,
) -> Choice:
    """The choice of this level of this game for the seat that sees `view`.

    A function of view, level, seed and worlds (None: the level's own number) alone,
    unless `cap_ms` milliseconds pass or `cancelled()` becomes true first: then it is
    the best found so far. GameError for an unknown game, ValueError for an unknown
    level.
    """
    deadline = None if cap_ms is None else time.monotonic() + cap_ms / MS_PER_SECOND
    return bot(slug, level)(view, Budget(random.Random(seed), worlds, deadline, cancelled))


def bot(slug: str, level: str) -> Bot:
    """The bot of this game at this level; the game's bots are imported on first use."""
    found: Bot = registry.game(slug).part("bot").LEVELS[Level(level)]
    return found


def warm(slug: str) -> None:
    """Do all that the first choice would otherwise wait for.

    Imports the game's bots and lets every level make one cheap choice, so that
    tables filled on first use are there. A game that needs a preparation of its own
    is only imported.
    """
    game = registry.game(slug)
    game.part("bot")
    if game.prepare is not None:
        return
    match = Match(game, header_for(game, {}))
    while not isinstance(match.to_act, int):
        match.draw(random.Random(match.version))
    for level in Level:
        think(slug, match.view(match.to_act), level, seed=0, worlds=1)


# --- what the process is asked and answers ---------------------------------------------


class MoveRequest(NamedTuple):
    """Choose a move. `match` and `version` come back untouched: they tell late answers."""

    kind: Literal["move"]
    request: int
    match: int
    version: int
    slug: str
    view: Any
    level: str
    seed: int
    worlds: int | None
    cap_ms: float | None


class WarmRequest(NamedTuple):
    """Get ready for this game."""

    kind: Literal["warm"]
    request: int
    slug: str


class PrepareRequest(NamedTuple):
    """Carry out the long preparation of this game, without a cap."""

    kind: Literal["prepare"]
    request: int
    slug: str
    cache_folder: str


class MoveAnswer(NamedTuple):
    """The chosen move, the value of each where the level compares, and milliseconds."""

    request: int
    match: int
    version: int
    move: Any
    values: tuple[MoveValue, ...]
    ms: float


class WarmAnswer(NamedTuple):
    """The game is ready."""

    kind: Literal["warm"]
    request: int


class ProgressAnswer(NamedTuple):
    """How much of a preparation is done, 0 … 1; the last one comes before its end."""

    kind: Literal["progress"]
    request: int
    done: float


class PreparedAnswer(NamedTuple):
    """A preparation has ended; its report is empty when the game needs none."""

    kind: Literal["prepared"]
    request: int
    report: str


class ErrorAnswer(NamedTuple):
    """The request failed; `text` is the traceback, for the log and not for people."""

    kind: Literal["error"]
    request: int
    text: str


Answer = MoveAnswer | WarmAnswer | ProgressAnswer | PreparedAnswer | ErrorAnswer


class SharedNumber(Protocol):
    """A number in shared memory: `context.Value("q", 0, lock=False)`."""

    value: int


class Cancelled(Exception):
    """A preparation was asked to stop."""


def worker_main(connection: Connection, cancelled_id: SharedNumber) -> None:
    """Answer requests, one at a time and in order, until the other end is closed.

    A request is one of the tuples above. Every request gets exactly one answer of
    its kind or an `ErrorAnswer`, a preparation also `ProgressAnswer`s before it. A
    request whose id is not above `cancelled_id.value` stops as soon as it looks.
    """
    _leave_interrupts_to_the_window()
    while True:
        try:
            request = connection.recv()
        except (EOFError, OSError):
            return
        try:
            _send_answer(connection, cancelled_id, request)
        except OSError:
            return  # nobody listens any more


def _leave_interrupts_to_the_window() -> None:
    """Ctrl-C reaches every process of a terminal; the window decides what it means."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _send_answer(connection: Connection, cancelled_id: SharedNumber, request: Any) -> None:
    number: int = request[1]

    def cancelled() -> bool:
        return cancelled_id.value >= number

    def progress(done: float) -> None:
        if cancelled():
            raise Cancelled
        connection.send(ProgressAnswer("progress", number, done))

    try:
        answer = _answer(request, cancelled, progress)
    except Exception:
        answer = ErrorAnswer("error", number, traceback.format_exc())
    connection.send(answer)


def _answer(
    request: Any, cancelled: Callable[[], bool], progress: Callable[[float], None]
) -> Answer:
    match request:
        case ("move", number, match_id, version, slug, view, level, seed, worlds, cap_ms):
            began = time.perf_counter()
            chosen = think(slug, view, level, seed, worlds, cap_ms, cancelled)
            ms = (time.perf_counter() - began) * MS_PER_SECOND
            return MoveAnswer(number, match_id, version, chosen.move, chosen.values, ms)
        case ("warm", number, slug):
            warm(slug)
            return WarmAnswer("warm", number)
        case ("prepare", number, slug, folder):
            prepare = registry.game(slug).prepare
            told = Prepared() if prepare is None else prepare(Path(folder), progress)
            return PreparedAnswer("prepared", number, told.report)
        case _:
            raise ValueError(f"no such request: {request[0]!r}")
