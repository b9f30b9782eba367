"""What is told about an unexpected error: versions, the match as the person saw it, the trace.

Plain English text for developers, to be copied by whoever wants to; nothing is sent.
"""

from __future__ import annotations

import platform
import sys
import traceback
from types import TracebackType

from skillgames import __version__
from skillgames.engine.match import Match
from skillgames.engine.transcript import transcript

MOST_LINES = 160
"""Of a transcript: the last ones tell how it came about."""

MOST_LETTERS = 200_000
"""Of a whole report: a clipboard must be able to hold it."""

Trace = tuple[type[BaseException], BaseException, TracebackType | None]


def report(what: str, match: Match | None = None, seat: int = 0) -> str:
    """The report on `what` (a traceback, or what is known instead).

    Of a running match it holds only what `seat` could see, of a finished one everything.
    Never raises: what cannot be told is named as such.
    """
    parts = [versions(), match_part(match, seat), what.strip()]
    whole = "\n\n".join(part for part in parts if part) + "\n"
    return whole if len(whole) <= MOST_LETTERS else whole[: MOST_LETTERS - 2] + "…\n"


def versions() -> str:
    """One line for each thing whose version matters."""
    qt = sys.modules.get("PySide6.QtCore")
    shown = sys.modules.get("PySide6.QtGui")
    screen = shown.QGuiApplication.platformName() if shown is not None else ""
    return "\n".join(
        [
            f"Skillgames {__version__}{' (frozen)' if hasattr(sys, '_MEIPASS') else ''}",
            f"Python {platform.python_version()}",
            f"Qt {qt.qVersion() if qt is not None else 'not loaded'} {screen}".strip(),
            f"System {platform.platform()}",
        ]
    )


def match_part(match: Match | None, seat: int) -> str:
    """The last lines of the transcript of a match; empty when there is none."""
    if match is None:
        return ""
    try:
        whole = transcript(match.game, match.header, match.log, None if match.is_over else seat)
    except Exception as error:  # the match may be what is broken
        return f"The match cannot be told: {type(error).__name__}"
    head, *lines = whole.splitlines()
    left_out = max(0, len(lines) - MOST_LINES)
    skipped = [f"({left_out} lines left out)"] if left_out else []
    return "\n".join([head, *skipped, *lines[left_out:]])


def trace_text(trace: Trace) -> str:
    """A traceback as Python prints it."""
    return "".join(traceback.format_exception(*trace))


def kind_of(trace: Trace) -> tuple[str, ...]:
    """Where and what: the same fault met again has the same kind."""
    kind, _, place = trace
    frames = traceback.extract_tb(place)
    where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return (kind.__qualname__, where)
