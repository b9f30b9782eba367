"""`skillgames replay`: check a record and print what happened, step by step."""

from __future__ import annotations

import sys
from pathlib import Path

from skillgames.desk.reopen import reopen
from skillgames.engine.errors import BrokenRecord
from skillgames.engine.transcript import transcript
from skillgames.headless.lines import sentence
from skillgames.store.record import read_record

OK = 0
BROKEN = 1
WRONG_ARGUMENT = 2


def run(file: Path, seat: int | None = None) -> int:
    """Print the transcript of the record in `file`, all hands or what `seat` saw.

    Returns 0, or after one sentence on standard error 1 for a file that is no valid
    record and 2 for a seat that its match does not have.
    """
    try:
        match = reopen(read_record(file))
    except BrokenRecord as error:
        return _refuse(sentence(error.msg), BROKEN)
    if seat is not None and not 0 <= seat < len(match.header.seats):
        reason = f"The seats of this match are 0 to {len(match.header.seats) - 1}."
        return _refuse(reason, WRONG_ARGUMENT)
    sys.stdout.write(transcript(match.game, match.header, match.log, seat))
    sys.stdout.flush()
    return OK


def _refuse(reason: str, status: int) -> int:
    print(f"skillgames replay: {reason}", file=sys.stderr)
    return status
