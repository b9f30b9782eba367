"""A match as a JSON file: to share, to attach to a report, to replay.

A record is checked for shape and size here; whether its log is a match of its game
shows the replay. A foreign file can do no more than be refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, NoReturn

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from skillgames.engine.errors import BrokenRecord
from skillgames.engine.game import SEAT_KINDS
from skillgames.engine.text import translate

FORMAT: Literal["skillgames-record"] = "skillgames-record"
MAX_BYTES = 16 * 1024 * 1024
MAX_ENTRIES = 100_000
MAX_ENTRY = 600
MAX_SEATS = 8
MAX_OPTIONS = 32
MAX_NUMBER = 2**53
MAX_ECHO = 40
"""Of what a foreign file says, at most so many characters are repeated to people."""


def _seat_kind(kind: str) -> str:
    if kind not in SEAT_KINDS:
        raise ValueError("nobody of that kind sits at a table")
    return kind


Name = Annotated[str, Field(min_length=1, max_length=60)]
Number = Annotated[int, Field(ge=-MAX_NUMBER, le=MAX_NUMBER)]
Seat = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
SeatKind = Annotated[Name, AfterValidator(_seat_kind)]
Entry = Annotated[str, Field(min_length=1, max_length=MAX_ENTRY)]
OptionValue = bool | Number | Annotated[str, Field(max_length=60)]

_SHAPE = ConfigDict(extra="forbid", strict=True, frozen=True)


class RecordResult(BaseModel):
    """How the match ended: scores by seat, the seats that share first place, and why."""

    model_config = _SHAPE

    scores: Annotated[list[Number], Field(min_length=1, max_length=MAX_SEATS)]
    winners: Annotated[list[Seat], Field(max_length=MAX_SEATS)]
    reason: Annotated[str, Field(min_length=1, max_length=MAX_ENTRY)]


class Record(BaseModel):
    """All of a match, in the order in which its fields stand in the file.

    `rules_version` tells which rules the log was played by, `app_version` which
    program wrote the file; `log` holds moves and answers of chance in order;
    `result` is None while the match goes on.
    """

    model_config = _SHAPE

    format: Literal["skillgames-record"]
    game: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
    rules_version: Annotated[Number, Field(ge=0)]
    app_version: Name
    options: Annotated[dict[Name, OptionValue], Field(max_length=MAX_OPTIONS)]
    seats: Annotated[list[SeatKind], Field(min_length=1, max_length=MAX_SEATS)]
    log: Annotated[list[Entry], Field(max_length=MAX_ENTRIES)]
    result: RecordResult | None


def parse_record(source: str | Mapping[str, object]) -> Record:
    """The record in a JSON text, or in what such a text was read into.

    BrokenRecord, with one sentence naming the place, for anything else: no JSON, a
    field missing, unknown or given twice, a wrong type (true is no number), or a
    size over the limits.
    """
    data: object = source
    if isinstance(source, str):
        data = _read_json(source)
    elif isinstance(source, Mapping):
        data = dict(source)
    try:
        return Record.model_validate(data)
    except ValidationError as error:
        _refuse(error)


def dump_record(record: Record) -> str:
    """The record as ASCII JSON, one entry a line; `parse_record` gives the same again."""
    return json.dumps(record.model_dump(), indent=1) + "\n"


def read_record(path: Path) -> Record:
    """The record in a file; BrokenRecord also when the file cannot be read or is too big."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BrokenRecord(
            translate("Store", "The file “%1” cannot be read.").with_args(path.name)
        ) from error
    if len(data) > MAX_BYTES:
        raise BrokenRecord(translate("Store", "This record is too large."))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BrokenRecord(translate("Store", "This record is not valid JSON.")) from error
    return parse_record(text)


def _read_json(text: str) -> object:
    if len(text) > MAX_BYTES:
        raise BrokenRecord(translate("Store", "This record is too large."))
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BrokenRecord(translate("Store", "This record is not valid JSON.")) from error


def _once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys are all different: no reader can then see another match in it."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is given twice")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no JSON")


def _refuse(error: ValidationError) -> NoReturn:
    """Raise BrokenRecord for the first thing that is wrong."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = _place(first["loc"])
    if first["type"] == "string_unicode" and not place:
        sentence = translate("Store", "This record has a field whose name is not text.")
    elif not place:
        sentence = translate("Store", "This record is not a JSON object.")
    elif first["type"] == "missing":
        sentence = translate("Store", "This record has no “%1”.")
    elif first["type"] == "extra_forbidden":
        sentence = translate("Store", "This record has an unknown field “%1”.")
    else:
        sentence = translate("Store", "This record is wrong at “%1”.")
    raise BrokenRecord(sentence.with_args(place)) from error


def _place(location: Sequence[int | str]) -> str:
    """Field and what is in it ("log 17", counted from 1), short and printable.

    Deeper parts of a location are names of our types, nothing for people.
    """
    parts = [str(part + 1) if isinstance(part, int) else part for part in location[:2]]
    text = " ".join(parts)
    return "".join(char if char.isprintable() else "?" for char in text)[:MAX_ECHO]
