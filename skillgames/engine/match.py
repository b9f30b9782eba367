"""One match: the only place where a state changes.

A match is its header and its log. The log holds one text per entry, moves and
answers of chance alike; replaying it needs no random numbers. Rules are asked
before anything happens, so a refused move leaves everything as it was.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from skillgames.engine import chance as chances
from skillgames.engine.chance import Chance
from skillgames.engine.errors import BrokenRecord, GameError, IllegalMove, OutOfTurn
from skillgames.engine.events import Event, JsonValue
from skillgames.engine.game import (
    OPEN,
    SEAT_KINDS,
    GameDef,
    OptionValue,
    Result,
    options_dict,
    options_from,
)
from skillgames.engine.text import translate


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the first card: game, options, and who sits where."""

    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    seats: tuple[str, ...]

    def as_dict(self) -> dict[str, JsonValue]:
        """The header as plain data."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "seats": list(self.seats),
        }


def header_for(
    game: GameDef, options: Mapping[str, object], seats: Sequence[str] | None = None
) -> Header:
    """A checked header; GameError names the option or seat that is wrong.

    Without `seats` every seat is open: its moves come from outside.
    """
    chosen: object = options_from(game.options, options)
    count = game.seat_count(chosen)
    kinds = tuple(seats) if seats is not None else (OPEN,) * count
    if len(kinds) != count:
        raise GameError(
            translate("Match", "%1 seats are needed, not %2.").with_args(count, len(kinds))
        )
    for kind in kinds:
        if kind not in SEAT_KINDS:
            raise GameError(translate("Match", "“%1” cannot sit here.").with_args(str(kind)[:40]))
    return Header(game.slug, game.rules_version, options_dict(chosen), kinds)


class Match:
    """A running or finished match of one game.

    `log` has one text per entry; `version` is its length and grows with every
    move, so that a late answer of a bot can be told from a timely one.
    """

    def __init__(self, game: GameDef, header: Header, log: Iterable[str] = ()) -> None:
        """Start a match and replay `log`; BrokenRecord names the entry that is wrong."""
        self.game = game
        self.header = header
        self.rules = game.rules
        self.log: list[str] = []
        self._state: Any = self.rules.start(options_from(game.options, header.options))
        for number, text in enumerate(log, start=1):
            try:
                self.enter(text)
            except GameError as error:
                raise BrokenRecord(
                    translate("Match", "Entry %1 of the record is wrong: %2").with_args(
                        number, error.msg
                    )
                ) from error

    @property
    def version(self) -> int:
        """The number of entries so far."""
        return len(self.log)

    @property
    def to_act(self) -> int | Chance | None:
        """A seat, the awaited chance, or None when the match is over."""
        return self.rules.to_act(self._state)

    @property
    def result(self) -> Result | None:
        """The result, None while the match goes on."""
        return self.rules.result(self._state)

    @property
    def hand_scores(self) -> list[tuple[int | None, ...]]:
        """What each seat won in each scored hand so far, None where it sat out."""
        return self.rules.hand_scores(self._state)

    @property
    def is_over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.to_act is None

    def legal_moves(self) -> Sequence[Any]:
        """The moves of the seat to act, in stable order; empty when no seat is to act."""
        return self.rules.legal_moves(self._state)

    def legal_texts(self) -> list[str]:
        """The texts of `legal_moves`, in the same order."""
        return [self.rules.format(move) for move in self.legal_moves()]

    def view(self, seat: int) -> Any:
        """What this seat could know."""
        return self.rules.view(self._state, seat)

    def describe(self) -> dict[str, JsonValue]:
        """The whole state as plain data; for the owner of the table only."""
        return self.rules.describe(self._state)

    def seen_entry(self, text: str, seat: int) -> str:
        """The entry that comes next as this seat may know it, "" when it notices nothing.

        Of what chance answers only the kind stands there: views tell the rest.
        """
        actor = self.to_act
        if not isinstance(actor, int):
            return text.split(" ", 1)[0] + " …"
        return self.rules.seen_move(self._state, self.rules.parse(text), seat)

    def notices_turn(self, seat: int) -> bool:
        """Whether this seat may notice that the seat to act is being asked."""
        return self.rules.notices_turn(self._state, seat)

    def play(self, move: Any, seat: int | None = None) -> list[Event]:
        """Carry out a move and log it; returns what happened.

        OutOfTurn when no seat is to act, or not `seat`; IllegalMove with the
        reason of the rules. Nothing changes on an error.
        """
        actor = self.to_act
        if actor is None:
            raise OutOfTurn(translate("Match", "The match is over."))
        if not isinstance(actor, int):
            raise OutOfTurn(translate("Match", "The table waits for “%1”.").with_args(actor.ask))
        if seat is not None and seat != actor:
            raise OutOfTurn(translate("Match", "It is not your turn."))
        reason = self.rules.why_not(self._state, move)
        if reason is not None:
            raise IllegalMove(reason)
        tell: list[Event] = []
        text = self.rules.format(move)
        self.rules.play(self._state, move, tell)
        self.log.append(text)
        return tell

    def answer(self, text: str) -> list[Event]:
        """Give the awaited chance this answer; ImpossibleChance or OutOfTurn otherwise."""
        pending = self._pending()
        answer = chances.parse_answer(pending, text)
        tell: list[Event] = []
        self.rules.settle(self._state, answer, tell)
        self.log.append(chances.format_answer(pending, answer))
        return tell

    def draw(self, rng: random.Random) -> list[Event]:
        """Draw the awaited chance fairly with this generator and log it."""
        pending = self._pending()
        return self.answer(chances.format_answer(pending, chances.draw(pending, rng)))

    def enter(self, text: str) -> list[Event]:
        """One text from a log or from outside: an answer of chance, or a move.

        A text of the pending chance's kind is its answer; any other text while
        chance is pending, or a chance text when none is, is OutOfTurn.
        """
        actor = self.to_act
        if actor is not None and not isinstance(actor, int):
            if text.split(" ", 1)[0] == actor.kind:
                return self.answer(text)
            raise OutOfTurn(translate("Match", "The table waits for “%1”.").with_args(actor.ask))
        if actor is None:
            raise OutOfTurn(translate("Match", "The match is over."))
        if chances.is_chance_text(text):
            raise OutOfTurn(translate("Match", "Chance decides nothing now."))
        return self.play(self.rules.parse(text))

    def at(self, count: int) -> Match:
        """A new match with the first `count` entries of this log."""
        return Match(self.game, self.header, self.log[:count])

    def _pending(self) -> Chance:
        actor = self.to_act
        if actor is None:
            raise OutOfTurn(translate("Match", "The match is over."))
        if isinstance(actor, int):
            raise OutOfTurn(translate("Match", "Chance decides nothing now."))
        return actor
