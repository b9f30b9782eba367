"""Lines are read without trust and without end, and written as ASCII."""

from __future__ import annotations

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skillgames.engine.text import Msg
from skillgames.headless.lines import (
    MAX_DIGITS,
    MAX_ECHO,
    MAX_LINE,
    MAX_MESSAGE,
    BadLine,
    excerpt,
    lines,
    read_object,
    sentence,
    write_object,
)


class Gauge(io.BytesIO):
    """A stream that remembers the largest piece anybody asked for."""

    largest = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        assert size > 0, "an endless line would fill the memory"
        self.largest = max(self.largest, size)
        return super().readline(size)


def test_lines_without_their_ends() -> None:
    assert list(lines(io.BytesIO(b"a\n\nb\r\nc"))) == [b"a", b"", b"b", b"c"]


def test_no_line_in_an_empty_stream() -> None:
    assert list(lines(io.BytesIO(b""))) == []


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
def test_a_line_of_one_mebibyte_is_read(end: bytes) -> None:
    line = b"x" * MAX_LINE
    assert list(lines(io.BytesIO(line + end))) == [line]


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
@pytest.mark.parametrize("more", [1, 2, 3, 70_000, 3 * MAX_LINE])
def test_a_longer_line_is_drained(end: bytes, more: int) -> None:
    stream = Gauge(b"x" * (MAX_LINE + more) + end)
    assert list(lines(stream)) == [None]
    assert stream.largest <= MAX_LINE + 2


def test_lines_go_on_after_a_long_one() -> None:
    long = b"x" * (2 * MAX_LINE)
    assert list(lines(io.BytesIO(b"a\n" + long + b"\nb\n" + long + b"\nc"))) == [
        b"a",
        None,
        b"b",
        None,
        b"c",
    ]


@pytest.mark.parametrize(
    "line",
    [
        None,
        b"",
        b"  \t ",
        b"nonsense",
        b"{",
        b'{"a":1} x',
        b'{"a":1}{"b":2}',
        b"{'a':1}",
        b'{"a":NaN}',
        b'{"a":Infinity}',
        b'{"a":-Infinity}',
        b'{"a":1e999}',
        b'{"a":-1e999}',
        b'{"a":' + b"9" * 400 + b"}",
        b'{"a":' + b"9" * 100_000 + b"}",
        b"[" * 100_000,
        b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
        b'{"a":"\xff"}',
        b'{"a":"\xed\xa0\x80"}',
        b"\xef\xbb\xbf{}",
        b'"text"',
        b"[1]",
        b"null",
        b"7",
        b"true",
        b'{"a":"\t"}',
        b'{"a":"\x00"}',
        b'{"a":1,"a":1}',
        b'{"a":1,"b":[{"c":{"d":1,"d":2}}]}',
        b'{"a":1,"\\u0061":2}',
        b"\x00",
    ],
)
def test_what_is_no_json_object_is_refused(line: bytes | None) -> None:
    with pytest.raises(BadLine, match=r"^The .*\.$"):
        read_object(line)


def test_numbers_inside_the_range_are_read() -> None:
    largest = "9" * (MAX_DIGITS - 1)
    line = f'{{"a":{largest},"b":-{largest},"c":1.5e308}}'.encode()
    assert read_object(line) == {"a": int(largest), "b": -int(largest), "c": 1.5e308}


def test_replies_are_ascii() -> None:
    line = write_object({"a": "“ж”\ud800"})
    assert line.isascii()
    assert line.endswith(b"\n")
    assert json.loads(line) == {"a": "“ж”\ud800"}


@given(st.text(), st.text(), st.integers())
def test_a_sentence_is_short_printable_and_quotes_little(one: str, two: str, n: int) -> None:
    inner = Msg("Test", "no %1").with_args(one)
    text = sentence(Msg("Test", "wrong %1: %2 %3").with_args(two, inner, n))
    assert len(text) <= MAX_MESSAGE
    assert all(char.isprintable() for char in text)
    assert len(text) <= len("wrong : no  ") + 3 * MAX_ECHO


def test_a_short_text_is_quoted_whole() -> None:
    assert excerpt("x" * MAX_ECHO) == "x" * MAX_ECHO
    assert excerpt("x" * (MAX_ECHO + 1)) == "x" * (MAX_ECHO - 1) + "…"
    assert sentence("plain\n") == "plain?"
