"""Golden transcripts: one match of each game, every event and view at every step.

A difference is a change of behaviour. `pytest tests/contract --rewrite-golden` writes
the files anew; the difference is then read in review.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from skillgames import registry
from skillgames.engine.game import GameDef
from skillgames.engine.transcript import transcript
from tests.contract.cases import Walk, cases_of

GOLDEN = Path(__file__).parents[1] / "golden"
TRIED = 12
"""Of so many matches at random the shortest is kept."""


def new_log(game: GameDef) -> list[str]:
    """The log of a short match with default options."""
    case = cases_of(game)[0]
    logs = [Walk(case, f"golden {number}").to_the_end().log for number in range(TRIED)]
    return min(logs, key=len)


def kept_log(text: str) -> list[str]:
    """The entries of a transcript."""
    lines = [line for line in text.splitlines() if line[:1].isdigit()]
    return [line.split(" ", 1)[1] for line in lines]


@pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.slug)
def test_golden_transcript(game: GameDef, rewrite_golden: bool) -> None:
    path = GOLDEN / f"{game.slug}.txt"
    header = cases_of(game)[0].header
    if rewrite_golden:
        path.write_text(transcript(game, header, new_log(game)), encoding="ascii")
    assert path.is_file(), f"{path} is missing: pytest tests/contract --rewrite-golden"
    text = path.read_text(encoding="ascii")
    # Replayed from the entries that stand in it: no random number is drawn.
    now = transcript(game, header, kept_log(text)).splitlines()
    for number, (line, kept) in enumerate(zip(now, text.splitlines(), strict=False), start=1):
        assert line == kept, f"{path.name}, line {number}"
    assert len(now) == len(text.splitlines())


def test_every_golden_file_has_its_game() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(registry.SLUGS)
