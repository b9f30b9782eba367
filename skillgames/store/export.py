"""Finished matches as a table for spreadsheets: CSV in UTF-8, one line per match.

The first line names the columns. Commas separate them and lines end as RFC 4180 wants.
Names are those of the archive (the slug, `hard`, `won`) in every language, times are in
UTC in ISO 8601, scores of several others are separated by spaces; a game whose scores are
no points has none. There is no mark of the
byte order: all that is ever written is plain ASCII unless a reason is not.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Collection, Iterable
from datetime import UTC, datetime

from skillgames.store.stored import FinishedMatch

COLUMNS = (
    *("game", "level", "players", "started", "finished"),
    *("outcome", "own_score", "other_scores", "reason"),
)


def as_csv(
    matches: Iterable[FinishedMatch], seat: int = 0, scored: Collection[str] | None = None
) -> str:
    """The table of these matches in their order; `outcome` and `own_score` are the seat's.

    `scored`: the games whose scores are points; None for all.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for match in matches:
        scores = match.result["scores"]
        others = [score for other, score in enumerate(scores) if other != seat]
        told = scored is None or match.game in scored
        writer.writerow(
            (
                match.game,
                match.level,
                match.players,
                _moment(match.started),
                _moment(match.finished),
                match.outcome.value,
                scores[seat] if told else "",
                " ".join(str(score) for score in others) if told else "",
                match.result["reason"],
            )
        )
    return text.getvalue()


def _moment(when: datetime) -> str:
    return when.astimezone(UTC).isoformat(timespec="seconds")
