"""How long it takes until a move is on the disk.

Every move is a transaction that has reached the disk when the call returns. The reference
is the least a move on the disk can cost on this machine: forty bytes at the end of a file
in the same folder, and fsync.
"""

from __future__ import annotations

import os
import sys

from common import Row, interleaved, median, own_home, percentile, show, timed

from skillgames.store.archive import Archive

GOAL = 10.0
MOVES = 400
PAST_MATCHES = 20
PAST_MOVES = 60
"""The archive has been played with: so many finished matches of so many entries."""
TEXT = "9H"
RECORD = b"forty bytes: a match, a number and a move"
SEATS = ("person", "hard")
RESULT = {"scores": [16, 9], "winners": [0], "reason": "sixteen points"}


def main() -> int:
    """Measure and print."""
    with own_home() as home:
        archive = Archive.open(home / "data" / "archive.sqlite", partners=())
        _fill(archive)
        match_id = archive.begin("fishing", "hard", 2, {"seats": SEATS})
        numbers = iter(range(1, MOVES + 1))
        bare = os.open(home / "data" / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

        def write() -> None:
            os.write(bare, RECORD)
            os.fsync(bare)

        ours, theirs = interleaved(
            lambda: timed(lambda: archive.append(match_id, next(numbers), TEXT)),
            lambda: timed(write),
            MOVES,
        )
        os.close(bare)
        archive.close()
    show(
        f"Storing a move: {MOVES} moves into an archive of {PAST_MATCHES} matches",
        [
            Row("median", median(ours), median(theirs), "ms", GOAL),
            Row("95th percentile", percentile(ours, 95), percentile(theirs, 95), "ms"),
            Row("longest", max(ours), max(theirs), "ms"),
        ],
    )
    return 0


def _fill(archive: Archive) -> None:
    for _ in range(PAST_MATCHES):
        match_id = archive.begin("fishing", "hard", len(SEATS), {"seats": SEATS})
        for number in range(1, PAST_MOVES):
            archive.append(match_id, number, TEXT)
        archive.finish(match_id, PAST_MOVES, TEXT, RESULT)


if __name__ == "__main__":
    sys.exit(main())
