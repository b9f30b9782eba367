"""The window's side of the bots' process.

One spawned process answers one question after another; a reading thread turns its
answers into a Qt signal. A late answer is dropped, a dead or silent process is
replaced and asked again once; after that the game's plainest level answers here, so
that a match can never be stuck.

What a game needs once per machine is made by the same process, kept in the cache folder.
Questions about that game wait for it, for as long as it goes on.
"""

from __future__ import annotations

import logging
import os
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from skillgames import registry
from skillgames.bots.budget import MoveValue
from skillgames.desk.thinking import (
    ErrorAnswer,
    MoveAnswer,
    MoveRequest,
    PreparedAnswer,
    PrepareRequest,
    ProgressAnswer,
    WarmRequest,
    think,
    worker_main,
)
from skillgames.engine.game import Level

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from skillgames.desk.thinking import SharedNumber

log = logging.getLogger(__name__)

CAP_MS = 900.0
"""No search of a level runs longer; worlds usually end it far earlier."""

PATIENCE_MS = 2000
"""How long after the cap a silent process is still waited for."""

ATTEMPTS = 2
"""How often a question is put to a process before it is answered here."""

KILL_AFTER_S = 1.0


@dataclass(frozen=True, slots=True)
class Question:
    """A move is wanted for the seat that has this view."""

    match_id: int
    version: int
    slug: str
    view: Any
    level: Level
    seed: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The chosen move, with the value of each move where the level compares them."""

    match_id: int
    version: int
    move: Any
    values: tuple[MoveValue, ...] = ()


class Thinker(QObject):
    """Asks for moves; `answered(Answer)` comes through the event loop, never inside `ask`.

    `preparing(True)` says that a question waits for what its game needs once per machine,
    `preparing(False)` that it waits for it no longer.
    """

    answered = Signal(object)
    preparing = Signal(bool)

    def ask(self, question: Question) -> None:
        """Ask for a move; an earlier question is forgotten."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Forget the question that is open, if any."""
        raise NotImplementedError

    def warm(self, slug: str) -> None:
        """Get ready for a game, so that its first move comes at once. May be called early
        and often: nothing waits for it."""

    def close(self) -> None:
        """Let go of processes; nothing can be asked any more."""


class LocalThinker(Thinker):
    """Answers in this process, one turn of the event loop later; for tests and pictures."""

    def __init__(self, worlds: int | None = 4, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worlds = worlds
        self.waits = False
        """Whether questions stay without an answer, for a picture of a bot at its turn."""
        self._open: Question | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    def ask(self, question: Question) -> None:
        """Answer at the next turn of the event loop."""
        self._open = question
        if not self.waits:
            self._timer.start(0)

    def cancel(self) -> None:
        """Forget the open question."""
        self._open = None
        self._timer.stop()

    def _answer(self) -> None:
        question, self._open = self._open, None
        if question is not None:
            self.answered.emit(_think_here(question, question.level, self._worlds))


class ProcessThinker(Thinker):
    """Answers come from one spawned process that knows neither Qt nor this window.

    What games prepare is kept in `cache`; without it the process keeps it in memory.
    """

    _arrived = Signal(int, object)

    def __init__(
        self,
        parent: QObject | None = None,
        cap_ms: float = CAP_MS,
        cache: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._cap_ms = cap_ms
        self._cache = cache
        self._prepared: set[str] = set()
        """The games that the present process has been asked to prepare."""
        self._preparing: dict[int, str] = {}
        """Those of them that are not ready yet, by the number of the request."""
        self._has_told = False
        """Whether people know that a question waits for a preparation."""
        self._cancelled: SharedNumber | None = None
        """The highest number of a request that nobody waits for any more."""
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._generation = 0
        self._number = 0
        self._asked = 0
        self._open: Question | None = None
        self._attempt = 0
        self._closed = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._too_slow)
        self._arrived.connect(self._take)

    @property
    def pid(self) -> int | None:
        """The process that thinks, None while there is none."""
        return self._process.pid if self._process is not None else None

    @property
    def _is_alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def warm(self, slug: str) -> None:
        """Start the process and let it import the game's bots."""
        if self._open is not None and not self._is_alive:
            return  # its end is about to be noticed; a new one will be put the question
        self._number += 1
        self._send(WarmRequest("warm", self._number, slug))
        self._prepare(slug)

    def ask(self, question: Question) -> None:
        """Put a question to the process; an earlier one is cancelled."""
        self.cancel()
        self._open = question
        self._attempt = 0
        self._put()

    def cancel(self) -> None:
        """Let the running search stop; its answer will be dropped. Preparations go on."""
        self._timer.stop()
        self._open = None
        self._tell_waiting(False)
        if self._cancelled is not None and self._asked:
            self._cancelled.value = self._asked
        self._asked = 0

    def close(self) -> None:
        """End the process."""
        self._closed = True
        self.cancel()
        self._end_process()

    def _put(self) -> None:
        """Put the open question to the process, as soon as its game is prepared."""
        question = self._open
        assert question is not None
        self._attempt += 1
        self._be_patient()
        if self._prepare(question.slug) and not self._waits:
            self._put_now(question)

    @property
    def _waits(self) -> bool:
        """Whether the open question waits for a preparation."""
        return self._open is not None and self._open.slug in self._preparing.values()

    def _be_patient(self) -> None:
        self._timer.start(round(self._cap_ms) + PATIENCE_MS)

    def _prepare(self, slug: str) -> bool:
        """Let the process prepare a game, once; False when it cannot be reached."""
        if registry.game(slug).prepare is None or (self._is_alive and slug in self._prepared):
            return True
        self._number += 1
        number = self._number
        folder = self._cache or Path(os.devnull)  # where nothing can be kept
        if not self._send(PrepareRequest("prepare", number, slug, str(folder))):
            return False
        self._prepared.add(slug)
        self._preparing[number] = slug
        return True

    def _go_on_preparing(self, done: float) -> None:
        """A preparation is alive: whoever waits for it can wait longer."""
        if self._waits:
            self._be_patient()
            self._tell_waiting(done < 1)

    def _end_preparing(self, number: int) -> None:
        """A preparation is over, well or not: the bots play with what there is."""
        waited = self._waits
        del self._preparing[number]
        if waited and not self._waits:
            assert self._open is not None
            self._tell_waiting(False)
            self._be_patient()
            self._put_now(self._open)

    def _tell_waiting(self, waits: bool) -> None:
        if waits != self._has_told:
            self._has_told = waits
            self.preparing.emit(waits)

    def _put_now(self, question: Question) -> None:
        self._number += 1
        self._asked = self._number
        self._send(
            MoveRequest(
                "move",
                self._asked,
                question.match_id,
                question.version,
                question.slug,
                question.view,
                question.level.value,
                question.seed,
                None,
                self._cap_ms,
            )
        )

    def _send(self, request: tuple[Any, ...]) -> bool:
        try:
            if not self._is_alive:
                self._begin_process()
            assert self._connection is not None
            self._connection.send(request)
            return True
        except OSError as error:
            log.warning("the bots' process cannot be asked: %s", error)
            self._end_process()
            if self._open is not None:
                self._timer.start(0)  # not here: `ask` must return before an answer comes
            return False

    def _begin_process(self) -> None:
        import multiprocessing  # not before the first table: the room opens sooner

        self._end_process()
        context = multiprocessing.get_context("spawn")
        if self._cancelled is None:
            self._cancelled = context.Value("q", 0, lock=False)
        ours, theirs = context.Pipe()
        process = context.Process(target=worker_main, args=(theirs, self._cancelled), daemon=True)
        process.start()
        theirs.close()
        self._generation += 1
        self._process, self._connection = process, ours
        threading.Thread(target=self._read, args=(self._generation, ours), daemon=True).start()

    def _read(self, generation: int, connection: Connection) -> None:
        """The reading thread: everything that arrives becomes a signal, the end too.

        Nobody closes a connection: it goes with its last user. Closed while this thread
        waits, its number might be that of another file when the thread reads on.
        """
        while True:
            try:
                answer = connection.recv()
            except (EOFError, OSError):
                answer = None
            try:
                self._arrived.emit(generation, answer)
            except RuntimeError:
                return  # the window is gone
            if answer is None:
                return

    def _end_process(self) -> None:
        process, self._process = self._process, None
        self._connection = None
        self._prepared.clear()
        self._preparing.clear()
        self._generation += 1
        if process is not None and process.is_alive():
            process.terminate()
            process.join(KILL_AFTER_S)
            if process.is_alive():
                process.kill()
                process.join(KILL_AFTER_S)

    def _take(self, generation: int, answer: Any) -> None:
        if generation != self._generation or self._closed:
            return
        if answer is None:
            log.warning("the bots' process has ended")
            self._end_process()
            self._again("the process has ended")
        elif isinstance(answer, ProgressAnswer) and answer.request in self._preparing:
            self._go_on_preparing(answer.done)
        elif isinstance(answer, PreparedAnswer | ErrorAnswer) and answer.request in self._preparing:
            if isinstance(answer, ErrorAnswer):
                log.warning("a game could not be prepared: %s", answer.text)
            self._end_preparing(answer.request)
        elif isinstance(answer, ErrorAnswer) and answer.request == self._asked:
            log.warning("a bot failed: %s", answer.text)
            self._again(answer.text)
        elif isinstance(answer, MoveAnswer) and answer.request == self._asked:
            self._timer.stop()
            self._open = None
            self._tell_waiting(False)
            self.answered.emit(Answer(answer.match, answer.version, answer.move, answer.values))

    def _too_slow(self) -> None:
        log.warning("the bots' process does not answer and is replaced")
        self._end_process()
        self._again("no answer in time")

    def _again(self, fault: str) -> None:
        question = self._open
        if question is None:
            return
        if self._attempt < ATTEMPTS:
            self._put()
            return
        self._timer.stop()
        self._open = None
        self._tell_waiting(False)
        log.error("the plainest level answers in the window's process: %s", fault)
        self.answered.emit(_think_here(question, Level.EASY, None))


def _think_here(question: Question, level: Level, worlds: int | None) -> Answer:
    choice = think(question.slug, question.view, level.value, question.seed, worlds)
    return Answer(question.match_id, question.version, choice.move, choice.values)
