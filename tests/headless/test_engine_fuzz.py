"""Whatever is sent, the door lives on and answers with one line each."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from skillgames.headless.engine import INTERNAL_ERROR
from tests.headless.door import Door, code, fishing

CODES = {
    "bad_request",
    "unknown_game",
    "illegal_move",
    "out_of_turn",
    "impossible_chance",
    "broken_record",
}
OPS = ("games", "new", "play", "chance", "bot", "view", "record", "load")

RECORD = fishing(seed=1).must("record")["record"]

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["fishing", "hard", "9H", "deck", "open", "person", 0, 1, 2, 7])
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
fields = st.dictionaries(
    st.sampled_from(["game", "options", "seats", "seed", "move", "level", "seat", "record"]),
    values,
)
requests = st.builds(lambda op, rest: {**rest, "op": op}, st.sampled_from(OPS), fields)
odd_requests = st.builds(lambda op, rest: {**rest, "op": op}, values, fields)
records = st.builds(
    lambda part, extra: {**RECORD, **part, **extra},
    st.dictionaries(st.sampled_from(sorted(RECORD)), values),
    st.dictionaries(st.text(max_size=8), values, max_size=1),
)


def check(door: Door, line: bytes) -> None:
    """One reply, of a known kind; a refusal leaves the match alone."""
    before = door.snapshot()
    reply = door.raw(line)
    if not reply["ok"]:
        assert code(reply) in CODES
        assert code(reply) != INTERNAL_ERROR
        assert door.snapshot() == before


@settings(deadline=None, max_examples=300)
@given(st.lists(st.binary(max_size=80), max_size=5))
def test_any_bytes(lines: list[bytes]) -> None:
    door = fishing()
    for line in lines:
        check(door, line.replace(b"\n", b" "))


@settings(deadline=None, max_examples=300)
@given(st.lists(requests | odd_requests | values, max_size=6))
def test_any_json(asked: list[Any]) -> None:
    door = fishing()
    for request in asked:
        check(door, json.dumps(request).encode())


@settings(deadline=None, max_examples=300)
@given(st.text(max_size=60) | st.lists(st.sampled_from(["deck", "9H", "", "XX"])).map(" ".join))
def test_any_move(text: str) -> None:
    pending = Door()
    pending.must("new", game="fishing", seed=1)
    for door in (pending, fishing()):
        check(door, json.dumps({"op": "play", "move": text}).encode())


@settings(deadline=None, max_examples=300)
@given(records)
def test_any_record(record: dict[str, Any]) -> None:
    check(fishing(), json.dumps({"op": "load", "record": record}).encode())
