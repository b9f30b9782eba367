"""Lines of JSON: read without trust, written as ASCII."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator, Sequence
from typing import BinaryIO, NoReturn

from skillgames.engine.text import Msg

MAX_LINE = 1024 * 1024
"""Bytes of a line, its end not counted."""

MAX_MESSAGE = 500
MAX_ECHO = 40
"""Of what somebody sent us, at most so many characters are repeated."""

MAX_DIGITS = len(str(int(sys.float_info.max)))
"""An integer may be as large as any other number of JSON."""

_DRAIN = 64 * 1024


class BadLine(Exception):
    """The line is no JSON object; `str()` is one sentence that says why."""


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Every line of a stream without its end; None for one over MAX_LINE bytes.

    Of a longer line no more than MAX_LINE bytes are ever held in memory. The last
    line need not have an end.
    """
    while line := stream.readline(MAX_LINE + 2):
        whole = line.endswith(b"\n")
        line = line.removesuffix(b"\n").removesuffix(b"\r")
        if len(line) > MAX_LINE:
            if not whole:
                _drain(stream)
            yield None
        else:
            yield line


def _drain(stream: BinaryIO) -> None:
    """Read on to the end of the line and forget it."""
    while (part := stream.readline(_DRAIN)) and not part.endswith(b"\n"):
        pass


def read_object(line: bytes | None) -> dict[str, object]:
    """The JSON object in a line; BadLine for anything else.

    Stricter than Python's own reading: no NaN, no Infinity, no number outside the
    range of a double, no field given twice.
    """
    if line is None:
        raise BadLine("The line is longer than 1 MiB.")
    if not line.strip():
        raise BadLine("The line is empty.")
    try:
        found = json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_once,
            parse_constant=_no_constant,
            parse_int=_integer,
            parse_float=_number,
        )
    except UnicodeDecodeError as error:
        raise BadLine("The line is not valid UTF-8.") from error
    except RecursionError as error:
        raise BadLine("The JSON is nested too deeply.") from error
    except ValueError as error:
        raise BadLine("The line is not valid JSON.") from error
    if not isinstance(found, dict):
        raise BadLine("The line is not a JSON object.")
    return found


def write_object(value: object) -> bytes:
    """A value as one line of ASCII JSON, with its end."""
    return json.dumps(value, ensure_ascii=True, allow_nan=False).encode("ascii") + b"\n"


def sentence(msg: Msg | str) -> str:
    """A message that is safe to send: short, printable, and quoting little of its cause."""
    text = str(msg if isinstance(msg, str) else _quoting_little(msg))
    return _printable(text)[:MAX_MESSAGE]


def excerpt(text: str) -> str:
    """So much of a foreign text as may be repeated in a message."""
    return text if len(text) <= MAX_ECHO else text[: MAX_ECHO - 1] + "…"


def _quoting_little(msg: Msg) -> Msg:
    short = (
        _quoting_little(arg) if isinstance(arg, Msg) else excerpt(str(arg)) for arg in msg.args
    )
    return msg.with_args(*short)


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else "?" for char in text)


def _once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys are all different: which of two values counts is not guessed."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is given twice")
    return found


def _integer(digits: str) -> int:
    if len(digits.removeprefix("-")) > MAX_DIGITS:
        raise ValueError("the number is too large")
    return int(digits)


def _number(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise ValueError("the number is too large")
    return number


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")
