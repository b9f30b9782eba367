"""Records: what is written is read again; what is foreign is refused in one sentence."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skillgames.engine.errors import BrokenRecord
from skillgames.engine.game import SEAT_KINDS
from skillgames.store import record as records
from skillgames.store.record import dump_record, parse_record, read_record

GOOD: dict[str, Any] = {
    "format": "skillgames-record",
    "game": "fishing",
    "rules_version": 1,
    "app_version": "0.1.0",
    "options": {"seats": 2, "long": True, "variant": "new"},
    "seats": ["person", "hard"],
    "log": ["deck AC 2S", "9H", "§ …"],
    "result": {"scores": [16, 9], "winners": [0], "reason": "points"},
}


def changed(**fields: object) -> dict[str, Any]:
    """A good record with other values in some fields."""
    return {**copy.deepcopy(GOOD), **fields}


def refusal(source: Any) -> str:
    """The sentence with which a record is refused."""
    with pytest.raises(BrokenRecord) as caught:
        parse_record(source)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert len(sentence) < 120
    assert sentence.isprintable()
    return sentence


def test_a_record_reads_from_text_and_from_plain_data() -> None:
    from_data = parse_record(GOOD)
    assert from_data == parse_record(json.dumps(GOOD))
    assert from_data.model_dump() == GOOD
    assert from_data.options["long"] is True


def test_the_file_has_the_fields_in_their_order_and_is_ascii() -> None:
    text = dump_record(parse_record(GOOD))
    assert text.isascii()
    assert text.endswith("}\n")
    assert list(json.loads(text)) == list(GOOD)
    assert parse_record(text).model_dump() == GOOD


def test_a_running_match_has_no_result() -> None:
    assert parse_record(changed(result=None, log=[])).result is None


@pytest.mark.parametrize("field", list(GOOD))
def test_every_field_is_needed(field: str) -> None:
    data = copy.deepcopy(GOOD)
    del data[field]
    assert refusal(data) == f"This record has no “{field}”."


def test_unknown_fields_are_refused() -> None:
    assert refusal(changed(seed=7)) == "This record has an unknown field “seed”."
    inner = {**GOOD["result"], "winner": 0}
    assert refusal(changed(result=inner)) == "This record has an unknown field “result winner”."


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"format": "skillgames-save"}, "format"),
        ({"format": 1}, "format"),
        ({"game": "Fishing"}, "game"),
        ({"game": "../etc"}, "game"),
        ({"game": "fishing\n"}, "game"),
        ({"game": "a" * 41}, "game"),
        ({"rules_version": "1"}, "rules_version"),
        ({"rules_version": 1.0}, "rules_version"),
        ({"rules_version": True}, "rules_version"),
        ({"rules_version": -1}, "rules_version"),
        ({"rules_version": 10**30}, "rules_version"),
        ({"app_version": ""}, "app_version"),
        ({"app_version": None}, "app_version"),
        ({"options": []}, "options"),
        ({"options": {"x": 1.5}}, "options x"),
        ({"options": {"x": None}}, "options x"),
        ({"options": {"x": [1]}}, "options x"),
        ({"options": {"x": "y" * 61}}, "options x"),
        ({"options": {f"o{n}": n for n in range(33)}}, "options"),
        ({"seats": []}, "seats"),
        ({"seats": ["open"] * 9}, "seats"),
        ({"seats": ["person", "genius"]}, "seats 2"),
        ({"seats": "open"}, "seats"),
        ({"log": "9H"}, "log"),
        ({"log": ["9H", 9]}, "log 2"),
        ({"log": ["9H", ""]}, "log 2"),
        ({"log": ["9H", "x" * 601]}, "log 2"),
        ({"log": ["9H", "\ud800"]}, "log 2"),
        ({"result": {}}, "result scores"),
        ({"result": []}, "result"),
        ({"result": {"scores": [True], "winners": [0], "reason": "x"}}, "result scores"),
        ({"result": {"scores": [1], "winners": [8], "reason": "x"}}, "result winners"),
        ({"result": {"scores": [1], "winners": [0], "reason": ""}}, "result reason"),
    ],
)
def test_what_is_wrong_is_named(fields: dict[str, object], place: str) -> None:
    assert f"“{place}”" in refusal(changed(**fields))


def test_limits_are_inclusive() -> None:
    full = changed(
        options={f"o{n}": n for n in range(records.MAX_OPTIONS)},
        seats=["open"] * records.MAX_SEATS,
        log=["x" * records.MAX_ENTRY] * 3,
    )
    assert parse_record(full).model_dump() == full


def test_a_log_of_a_hundred_thousand_entries_and_no_more() -> None:
    assert len(parse_record(changed(log=["9H"] * records.MAX_ENTRIES)).log) == 100_000
    assert "“log”" in refusal(changed(log=["9H"] * (records.MAX_ENTRIES + 1)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "no",
        "[" * 200_000,
        '{"a":' * 100_000,
        '{"a": NaN}',
        '{"a": -Infinity}',
        '{"a": ' + "9" * 5000 + "}",
        '{"game": "fishing", "game": "yacht"}',
    ],
)
def test_what_is_not_json_is_refused(text: str) -> None:
    assert refusal(text) == "This record is not valid JSON."


@pytest.mark.parametrize("text", ["[]", "7", "null", '"record"'])
def test_json_that_is_no_object_is_refused(text: str) -> None:
    assert refusal(text) == "This record is not a JSON object."
    if not text.startswith('"'):
        assert refusal(json.loads(text)) == "This record is not a JSON object."


def test_little_of_a_foreign_file_is_repeated() -> None:
    assert refusal(changed(**{"x" * 1000: 1})).count("x") == records.MAX_ECHO
    assert "“?[31m”" in refusal(changed(**{"\x1b[31m": 1}))
    assert "“options ?[31m”" in refusal(changed(options={"\x1b[31m": None}))


def test_a_name_that_is_no_text_is_refused() -> None:
    assert "not text" in refusal(changed(**{"\ud800": 1}))
    assert "“options" in refusal(changed(options={"\ud800": 1}))
    assert "not text" in refusal(json.dumps(changed(**{"\ud800": 1})))


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(GOOD, ensure_ascii=False), encoding="utf-8")
    assert read_record(path).model_dump() == GOOD
    path.write_text(json.dumps(GOOD, ensure_ascii=False), encoding="utf-8-sig")
    assert read_record(path).model_dump() == GOOD


def test_a_file_over_the_limit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    text = json.dumps(GOOD)
    path.write_text(text + " " * (records.MAX_BYTES - len(text)))
    assert read_record(path).model_dump() == GOOD
    path.write_text(text + " " * (records.MAX_BYTES - len(text) + 1))
    with pytest.raises(BrokenRecord, match="too large"):
        read_record(path)
    with pytest.raises(BrokenRecord, match="too large"):
        parse_record(path.read_text())


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        with pytest.raises(BrokenRecord, match="cannot be read"):
            read_record(path)
    (tmp_path / "latin.json").write_bytes(b'{"game": "\xe9"}')
    with pytest.raises(BrokenRecord, match="not valid JSON"):
        read_record(tmp_path / "latin.json")


texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60)
good_records = st.fixed_dictionaries(
    {
        "format": st.just("skillgames-record"),
        "game": st.from_regex(r"[a-z][a-z0-9_]{0,39}", fullmatch=True),
        "rules_version": st.integers(0, 2**53),
        "app_version": texts,
        "options": st.dictionaries(
            texts, st.integers(-(2**53), 2**53) | st.booleans() | texts, max_size=32
        ),
        "seats": st.lists(st.sampled_from(SEAT_KINDS), min_size=1, max_size=8),
        "log": st.lists(texts, max_size=20),
        "result": st.none()
        | st.fixed_dictionaries(
            {
                "scores": st.lists(st.integers(-(2**53), 2**53), min_size=1, max_size=8),
                "winners": st.lists(st.integers(0, 7), max_size=8),
                "reason": texts,
            }
        ),
    }
)


@given(good_records)
def test_every_record_comes_back_the_same(data: dict[str, Any]) -> None:
    once = dump_record(parse_record(data))
    assert json.loads(once) == data
    assert dump_record(parse_record(once)) == once


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(st.sampled_from(list(GOOD)), anything)
def test_a_foreign_value_is_taken_or_refused_never_more(field: str, value: object) -> None:
    data = changed(**{field: value})
    try:
        parsed = parse_record(data)
    except BrokenRecord:
        assert field in refusal(data)
    else:
        assert parsed.model_dump() == data


@given(st.text() | anything.map(json.dumps))
def test_a_foreign_text_is_refused_never_more(text: str) -> None:
    with pytest.raises(BrokenRecord):
        parse_record(text)
