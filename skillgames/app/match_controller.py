"""One match at the table: the person's moves, the bots' answers, chance, the archive.

The controller owns the match. It stores each entry before it tells what happened,
draws all chance from the system's generator, and asks the bots' process for their
moves. The window decides when the match goes on (`proceed`), because it knows when
cards have come to rest and sheets are closed.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Sequence
from itertools import count
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from skillgames.app.keeper import Keeper
from skillgames.app.thinker import Answer, Question, Thinker
from skillgames.engine.errors import GameError
from skillgames.engine.events import seen_by
from skillgames.engine.game import OPEN, PERSON, Level
from skillgames.engine.match import Match
from skillgames.engine.text import translate

log = logging.getLogger(__name__)

PERSON_SEAT = 0

MS_PER_SECOND = 1000
THINK_MIN_MS = 450
THINK_MAX_MS = 900
"""A bot's move is never shown sooner: people must see that it is its turn."""

_tickets = count(1)
"""Tells the questions of one match from those of another, kept in the archive or not."""


class MatchController(QObject):
    """Plays one match between the person and the bots.

    Signals: `happened(events)` after a stored entry, blanked for the person;
    `refused(Msg)` when a move is not taken; `thinking(seat)` when a bot is asked;
    `troubled(Msg)` when the archive cannot keep the match, `recovered` when it can again
    and has stored all of it.
    """

    happened = Signal(list)
    refused = Signal(object)
    thinking = Signal(int)
    troubled = Signal(object)
    recovered = Signal()

    def __init__(
        self,
        match: Match,
        keeper: Keeper,
        thinker: Thinker,
        parent: QObject | None = None,
        rng: random.Random | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.keeper = keeper
        self._thinker = thinker
        self._rng = rng or random.SystemRandom()
        self._ticket = next(_tickets)
        self._trouble = keeper.trouble
        """The trouble people have been told of; the window tells that of the beginning."""
        self._asked: int | None = None
        self._answer: Answer | None = None
        self._began: float | None = None
        """Since when a question is asked that the person must not notice."""
        self.pace = 1.0
        """Factor on the thinking time that is shown; 0 shows a move as soon as it is there."""
        self._held = False
        self._hurries = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_answer)
        thinker.answered.connect(self._take_answer)

    @property
    def view(self) -> Any:
        """What the person may see now."""
        return self.match.view(PERSON_SEAT)

    @property
    def legal(self) -> Sequence[Any]:
        """The person's legal moves; empty when it is not the person's turn."""
        return self.match.legal_moves() if self.match.to_act == PERSON_SEAT else []

    @property
    def is_person_to_act(self) -> bool:
        """Whether the match waits for the person."""
        return self.match.to_act == PERSON_SEAT

    @property
    def chance_is_pending(self) -> bool:
        """Whether a draw is awaited."""
        actor = self.match.to_act
        return actor is not None and not isinstance(actor, int)

    @property
    def is_thinking(self) -> bool:
        """Whether a bot has been asked and its move is not shown yet."""
        return self._asked == self.match.version

    def play(self, move: Any) -> bool:
        """Play a move of the person; False, with `refused`, when it is not taken."""
        if isinstance(self.match.to_act, int) and not self.is_person_to_act:
            if not self.match.notices_turn(PERSON_SEAT):
                return False  # no sentence: the person must not learn that a bot is asked
            self.refused.emit(translate("Match", "It is the bot’s turn."))
            return False
        try:
            events = self.match.play(move, PERSON_SEAT)
        except GameError as error:
            self.refused.emit(error.msg)
            return False
        self._began = None
        self._commit(events)
        return True

    def draw(self) -> None:
        """Draw the awaited chance; the caller has looked at `chance_is_pending`."""
        self._began = None
        self._commit(self.match.draw(self._rng))

    def proceed(self) -> None:
        """Ask the bot whose turn it is; nothing when it is the person's, or chance's.

        A question the person must not notice is put without a word and without a pause,
        and the time it takes is taken from the pause of the next move.
        """
        actor = self.match.to_act
        if actor == PERSON_SEAT:
            self._hurries = False
        if not isinstance(actor, int) or actor == PERSON_SEAT or self.is_thinking:
            return
        kind = self.match.header.seats[actor]
        if kind in (PERSON, OPEN):
            return
        self._asked = self.match.version
        self._answer = None
        if self.match.notices_turn(PERSON_SEAT):
            self._pause.start(self._pause_ms())
            self.thinking.emit(actor)
        elif self._began is None:
            self._began = time.monotonic()
        self._thinker.ask(
            Question(
                match_id=self._ticket,
                version=self.match.version,
                slug=self.match.game.slug,
                view=self.match.view(actor),
                level=Level(kind),
                seed=self._rng.getrandbits(62),
            )
        )

    def _pause_ms(self) -> int:
        pace = 0.0 if self._hurries else self.pace
        shown = self._rng.uniform(THINK_MIN_MS, THINK_MAX_MS) * pace
        began, self._began = self._began, None
        spent = 0.0 if began is None else (time.monotonic() - began) * MS_PER_SECOND
        return max(0, round(shown - spent))

    def hurry(self) -> None:
        """Show the bots' moves as soon as they are there, until it is the person's turn."""
        self._hurries = True
        if self._pause.isActive():
            self._pause.stop()
            self._play_answer()

    def hold(self, held: bool) -> None:
        """While held (a sheet is open) a bot's move waits; afterwards it is shown."""
        self._held = held
        if not held and not self._pause.isActive():
            self._play_answer()

    def leave(self) -> None:
        """The table goes away: what is being thought is dropped, the match stays stored.

        What the disk has refused so far is offered to it once more.
        """
        self._keep()
        self._asked = None
        self._pause.stop()
        self._thinker.cancel()
        self._thinker.answered.disconnect(self._take_answer)

    def _take_answer(self, answer: Answer) -> None:
        timely = (
            answer.match_id == self._ticket and answer.version == self.match.version == self._asked
        )
        if not timely:
            log.info("a late answer of the bots was dropped")
            return
        self._answer = answer
        if not self._pause.isActive():
            self._play_answer()

    def _play_answer(self) -> None:
        if self._held or self._answer is None or self._asked != self.match.version:
            return
        answer, self._answer = self._answer, None
        events = self.match.play(answer.move)
        self._asked = None
        self._commit(events)

    def _commit(self, events: list[Any]) -> None:
        self._keep()
        self.happened.emit(seen_by(events, PERSON_SEAT))

    def _keep(self) -> None:
        """Store what is not stored yet, and tell when that has become impossible or possible."""
        self.keeper.keep(self.match.log, self.match.result)
        before, self._trouble = self._trouble, self.keeper.trouble
        if self._trouble is None:
            if before is not None:
                self.recovered.emit()
        elif self._trouble != before:
            self.troubled.emit(self._trouble)
