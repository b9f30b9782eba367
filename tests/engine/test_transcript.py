"""Transcripts: every view at every step, or one seat's only."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from skillgames import registry
from skillgames.engine.errors import BrokenRecord
from skillgames.engine.match import Match, header_for
from skillgames.engine.transcript import transcript
from tests.headless.toy import GAME, ToyRules, ToyState


def _match() -> Match:
    game = registry.game("fishing")
    match = Match(game, header_for(game, {}))
    rng = random.Random(2)
    match.draw(rng)
    for _ in range(10):
        match.play(rng.choice(match.legal_moves()))
    return match


def test_it_tells_every_entry_and_every_view() -> None:
    match = _match()
    lines = transcript(match.game, match.header, match.log).splitlines()
    assert sum(line.startswith("  view") for line in lines) == 2 * len(match.log)
    for number, text in enumerate(match.log, start=1):
        assert f"{number} {text}" in lines


def test_one_seat_sees_neither_the_pack_nor_the_other_hand() -> None:
    match = _match()
    told = transcript(match.game, match.header, match.log, seat=0)
    hidden = {code for code in match.log[0].split()[1:] if f'"{code}"' not in told}
    unseen = 52 - len(match.game.rules.describe_view(match.view(0))["seen"])  # type: ignore[arg-type]
    assert len(hidden) == unseen
    assert match.log[0] not in told
    assert "view 1" not in told


def test_a_broken_log_is_refused_before_anything_is_told() -> None:
    match = _match()
    with pytest.raises(BrokenRecord):
        transcript(match.game, match.header, [*match.log, "deck"])


class Secretive(ToyRules):
    """Only its seat knows how many stones it took, and nobody else that it took one."""

    def seen_move(self, state: ToyState, move: int, seat: int) -> str:
        if seat == state.turn:
            return self.format(move)
        return "" if move == 1 else "take ??"

    def view(self, state: ToyState, seat: int) -> ToyState:
        return ToyState(state.seats, seat)


def test_hidden_parts_of_moves_are_hidden_in_the_transcript_of_a_seat() -> None:
    game = replace(GAME, load_rules=Secretive, prepare=None)
    match = Match(game, header_for(game, {}))
    for text in ("dealer 0", "dice 4 4", "take 2", "take 1", "take 3", "take 2"):
        match.enter(text)

    def entries(seat: int | None) -> list[str]:
        text = transcript(game, match.header, match.log, seat)
        return [line for line in text.splitlines() if line[:1].isdigit()]

    assert entries(0) == ["1 dealer …", "2 dice …", "3 take 2", "4 take 3", "5 take ??"]
    assert entries(1) == [
        "1 dealer …",
        "2 dice …",
        "3 take ??",
        "4 take 1",
        "5 take ??",
        "6 take 2",
    ]
    assert [line.split(" ", 1)[1] for line in entries(None)] == match.log
