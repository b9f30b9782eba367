"""The engine door: one JSON request a line, one JSON reply a line, in order.

Every line that is read gets exactly one line back. A refused request changes
nothing; its reply is `{"ok": false, "error": code, "message": sentence}` with one of
the codes below. One match runs at a time; all its cards are open to whoever holds
the door, who asks `view` for what one seat may know.
"""

from __future__ import annotations

import random
import secrets
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Mapping
from typing import Any, BinaryIO

from skillgames import __version__, registry
from skillgames.desk import thinking
from skillgames.engine.errors import (
    BrokenRecord,
    GameError,
    IllegalMove,
    ImpossibleChance,
    OutOfTurn,
)
from skillgames.engine.events import Event
from skillgames.engine.game import GameDef, Level, options_schema
from skillgames.engine.match import Match, header_for
from skillgames.engine.text import Msg
from skillgames.headless.lines import (
    BadLine,
    excerpt,
    lines,
    read_object,
    sentence,
    write_object,
)
from skillgames.headless.ready import get_ready

BAD_REQUEST = "bad_request"
UNKNOWN_GAME = "unknown_game"
BROKEN_RECORD = "broken_record"
INTERNAL_ERROR = "internal_error"
"""A fault of ours: the match is as it was before the request, the traceback is on
standard error."""

OUT_OF_TURN = "out_of_turn"
CODES: tuple[tuple[type[GameError], str], ...] = (
    (IllegalMove, "illegal_move"),
    (OutOfTurn, OUT_OF_TURN),
    (ImpossibleChance, "impossible_chance"),
)
"""What a refusal of the match is called here."""

SEED_BITS = 64
MAX_WORLDS = 1_000_000

Request = Mapping[str, Any]
Reply = dict[str, Any]


class Refusal(Exception):
    """A request that is not carried out; `message` is a sentence for people."""

    def __init__(self, code: str, message: Msg | str) -> None:
        super().__init__(code)
        self.code = code
        self.message = message


class Session:
    """What the door remembers between two lines: the match, its seed, its papers."""

    def __init__(self) -> None:
        self.ended = False
        """Whether the last request was to quit."""
        self._match: Match | None = None
        self._seed = secrets.randbits(SEED_BITS)
        self._options: Mapping[str, Any] = {}
        self._app_version = __version__
        self._operations: Mapping[str, Callable[[Request], Reply]] = {
            "games": self._games,
            "new": self._new,
            "play": self._play,
            "chance": self._chance,
            "bot": self._bot,
            "view": self._view,
            "record": self._record,
            "load": self._load,
            "quit": self._quit,
        }

    def answer(self, line: bytes | None) -> Reply:
        """The reply to a line (None: one that was too long); never raises on bad input."""
        entries = self._match.version if self._match else 0
        try:
            return {"ok": True, **self._carry_out(read_object(line))}
        except BadLine as error:
            return _refused(BAD_REQUEST, str(error))
        except Refusal as error:
            return _refused(error.code, error.message)
        except Exception:
            traceback.print_exc(file=sys.stderr)
            if self._match:
                self._match = self._match.at(entries)
            return _refused(INTERNAL_ERROR, "The program made a mistake with this request.")

    def _carry_out(self, request: Request) -> Reply:
        operation = self._operations.get(_text(request, "op"))
        if operation is None:
            raise Refusal(BAD_REQUEST, "There is no such “op”.")
        return operation(request)

    # --- operations ----------------------------------------------------------------------

    def _games(self, request: Request) -> Reply:
        return {"games": [_game_entry(game) for game in registry.all_games()]}

    def _new(self, request: Request) -> Reply:
        slug = _text(request, "game")
        if slug not in registry.SLUGS:
            raise Refusal(UNKNOWN_GAME, f"There is no game “{excerpt(slug)}”.")
        options = _object(request, "options")
        seats = _texts(request, "seats") if "seats" in request else None
        seed = _integer(request, "seed") if "seed" in request else secrets.randbits(SEED_BITS)
        game = registry.game(slug)
        try:
            match = Match(game, header_for(game, options, seats))
        except GameError as error:
            raise Refusal(BAD_REQUEST, error.msg) from error
        reply = {"position": position(match)}
        self._match, self._seed = match, seed
        self._options, self._app_version = options, __version__
        return reply

    def _play(self, request: Request) -> Reply:
        match = self._running()
        text = _text(request, "move")
        if not text:
            raise Refusal(BAD_REQUEST, "The field “move” is empty.")
        try:
            events = match.enter(text)
        except GameError as error:
            raise Refusal(_code(error), error.msg) from error
        return _moved(match, events)

    def _chance(self, request: Request) -> Reply:
        """Draw from the match seed and the number of entries alone, so that nothing
        that was asked in between can change what comes."""
        match = self._running()
        try:
            events = match.draw(random.Random(f"chance {self._seed} {match.version}"))
        except GameError as error:
            raise Refusal(_code(error), error.msg) from error
        return {**_moved(match, events), "move": match.log[-1]}

    def _bot(self, request: Request) -> Reply:
        match = self._running()
        level = _text(request, "level")
        if level not in list(Level):
            raise Refusal(BAD_REQUEST, f"There is no level “{excerpt(level)}”.")
        seed = _integer(request, "seed")
        worlds = _positive(request, "worlds", MAX_WORLDS)
        cap_ms = _positive(request, "cap_ms")
        seat = match.to_act
        if not isinstance(seat, int):
            raise Refusal(OUT_OF_TURN, "No seat is to act now.")
        get_ready(match.game.slug)
        began = time.perf_counter()
        chosen = thinking.think(match.game.slug, match.view(seat), level, seed, worlds, cap_ms)
        ms = (time.perf_counter() - began) * thinking.MS_PER_SECOND
        return {"move": match.rules.format(chosen.move), "ms": round(ms, 3)}

    def _view(self, request: Request) -> Reply:
        match = self._running()
        seat = _integer(request, "seat")
        if not 0 <= seat < len(match.header.seats):
            raise Refusal(BAD_REQUEST, "There is no such seat.")
        return {"view": match.rules.describe_view(match.view(seat))}

    def _record(self, request: Request) -> Reply:
        from skillgames.desk.reopen import record_of  # brings pydantic: only who needs it waits

        record = record_of(self._running(), self._app_version).model_dump()
        return {"record": {**record, "options": dict(self._options)}}

    def _load(self, request: Request) -> Reply:
        """Take over the match of a record. Its chance goes on from the seed of the match
        before, for a record has none."""
        from skillgames.desk.reopen import reopen
        from skillgames.store.record import parse_record

        found = _field(request, "record")
        if not isinstance(found, dict):
            raise Refusal(BROKEN_RECORD, "The record is not a JSON object.")
        try:
            record = parse_record(found)
            match = reopen(record, exact=True)
        except BrokenRecord as error:
            raise Refusal(BROKEN_RECORD, error.msg) from error
        reply = {"position": position(match)}
        self._match = match
        self._options, self._app_version = record.options, record.app_version
        return reply

    def _quit(self, request: Request) -> Reply:
        self.ended = True
        return {}

    def _running(self) -> Match:
        if self._match is None:
            raise Refusal(BAD_REQUEST, "There is no match yet; begin one with “new”.")
        return self._match


# --- replies ---------------------------------------------------------------------------


def position(match: Match) -> Reply:
    """A match as it stands, for the owner of the table: who acts, what is legal, all cards."""
    actor = match.to_act
    result = match.result
    to_act: int | str = "over"
    chance: str | None = None
    if isinstance(actor, int):
        to_act = actor
    elif actor is not None:
        to_act, chance = "chance", actor.ask
    return {
        "to_act": to_act,
        "chance": chance,
        "legal": match.legal_texts(),
        "state": match.describe(),
        "result": None if result is None else result.as_dict(),
    }


def _moved(match: Match, events: Iterable[Event]) -> Reply:
    return {"position": position(match), "events": [event.as_dict() for event in events]}


def _game_entry(game: GameDef) -> Reply:
    return {
        "slug": game.slug,
        "seats": list(game.seats),
        "levels": [level.value for level in Level],
        "options": options_schema(game.options),
        "rules_version": game.rules_version,
    }


def _code(error: GameError) -> str:
    return next((code for kind, code in CODES if isinstance(error, kind)), BAD_REQUEST)


def _refused(code: str, message: Msg | str) -> Reply:
    return {"ok": False, "error": code, "message": sentence(message)}


# --- fields of a request ---------------------------------------------------------------


def _field(request: Request, name: str) -> Any:
    if name not in request:
        raise Refusal(BAD_REQUEST, f"The field “{name}” is missing.")
    return request[name]


def _text(request: Request, name: str) -> str:
    value = _field(request, name)
    if not isinstance(value, str):
        raise Refusal(BAD_REQUEST, f"The field “{name}” must be a text.")
    return value


def _integer(request: Request, name: str) -> int:
    value = _field(request, name)
    if type(value) is not int:  # a bool is an int in Python, but true is no number
        raise Refusal(BAD_REQUEST, f"The field “{name}” must be an integer.")
    return value


def _positive(request: Request, name: str, most: int | None = None) -> int | None:
    if name not in request:
        return None
    value = _integer(request, name)
    if value < 1 or (most is not None and value > most):
        raise Refusal(BAD_REQUEST, f"The field “{name}” is out of range.")
    return value


def _object(request: Request, name: str) -> dict[str, Any]:
    value = request.get(name, {})
    if not isinstance(value, dict):
        raise Refusal(BAD_REQUEST, f"The field “{name}” must be an object.")
    return value


def _texts(request: Request, name: str) -> list[str]:
    value = _field(request, name)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Refusal(BAD_REQUEST, f"The field “{name}” must be a list of texts.")
    return value


# --- the loop --------------------------------------------------------------------------


def answer_line(session: Session, line: bytes | None) -> bytes:
    """The line that answers `line` (without its end; None: it was too long)."""
    return write_object(session.answer(line))


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer every line of `source` on `target` at once, until `quit` or its end."""
    session = Session()
    for line in lines(source):
        target.write(answer_line(session, line))
        target.flush()
        if session.ended:
            return


def run() -> int:
    """Serve standard input and output; returns the exit status."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
