"""The engine door as a real process: pipes, ends, and what it may not import."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import IO

import pytest

from skillgames.headless.lines import MAX_LINE

COMMAND = [sys.executable, "-m", "skillgames", "engine"]
PATIENCE = 60


def answers(sent: bytes) -> tuple[list[dict[str, object]], subprocess.CompletedProcess[bytes]]:
    """The replies to these lines, and how the process ended."""
    done = subprocess.run(COMMAND, input=sent, capture_output=True, timeout=PATIENCE, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()], done


def test_every_line_gets_one_line_and_the_end_of_input_ends_it() -> None:
    long = b'{"op":"games","x":"' + b"x" * (3 * MAX_LINE) + b'"}'
    lines = [
        b'{"op":"games"}',
        b"",
        b"\xff\xfe",
        long,
        b"[" * 100_000,
        b'{"op":"new","game":"fishing","seed":7}\r',
        b'{"op":"chance"}',
        b'{"op":"view","seat":1}',
        b'{"op":"bot","level":"hard","seed":1}',
        b'{"op":"record"}',
        b'{"op":"games"}',
    ]
    replies, done = answers(b"\n".join(lines))
    assert [reply["ok"] for reply in replies] == [True] + [False] * 4 + [True] * 6
    assert done.stdout.isascii()
    assert done.stderr == b""
    assert done.returncode == 0


def test_no_input_is_no_fault() -> None:
    replies, done = answers(b"")
    assert replies == []
    assert done.returncode == 0


def test_quit_ends_it_and_what_follows_is_not_read() -> None:
    replies, done = answers(b'{"op":"quit"}\n{"op":"games"}\n')
    assert replies == [{"ok": True}]
    assert done.returncode == 0
    assert done.stderr == b""


def test_two_processes_give_the_same_replies() -> None:
    lines = [
        {"op": "new", "game": "fishing", "seats": ["person", "hard"], "seed": 3},
        {"op": "chance"},
        {"op": "play", "move": "??"},
        {"op": "record"},
    ]
    sent = "\n".join(map(json.dumps, lines)).encode()
    assert answers(sent)[0] == answers(sent)[0]


@pytest.fixture
def process() -> Iterator[subprocess.Popen[bytes]]:
    """A door that is talked to."""
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        yield running
        running.kill()


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    """A pipe that is there."""
    assert stream is not None
    return stream


def test_a_reply_comes_before_the_next_request(process: subprocess.Popen[bytes]) -> None:
    for _ in range(3):
        pipe(process.stdin).write(b'{"op":"games"}\n')
        pipe(process.stdin).flush()
        assert json.loads(pipe(process.stdout).readline())["ok"] is True


def test_a_reader_that_goes_away_is_no_traceback(process: subprocess.Popen[bytes]) -> None:
    pipe(process.stdin).write(b'{"op":"games"}\n')
    pipe(process.stdin).flush()
    pipe(process.stdout).readline()
    pipe(process.stdout).close()
    pipe(process.stdin).write(b'{"op":"games"}\n' * 3)
    pipe(process.stdin).close()
    assert process.wait(PATIENCE) == 1
    assert pipe(process.stderr).read() == b""


PLAYED_WITHOUT = """
import sys
for name in ("PySide6", "pydantic", "shiboken6"):
    sys.modules[name] = None
from skillgames.headless import engine, lines
session = engine.Session()
def ask(**request):
    reply = session.answer(lines.write_object(request))
    assert reply["ok"], reply
    return reply
for game in ask(op="games")["games"]:
    position = ask(op="new", game=game["slug"], seed=1)["position"]
    for _ in range(30):
        if position["to_act"] == "chance":
            position = ask(op="chance")["position"]
        else:
            move = ask(op="bot", level="hard", seed=1, worlds=1)["move"]
            position = ask(op="play", move=move)["position"]
        for seat in range(game["seats"][0]):
            ask(op="view", seat=seat)
print("played")
"""


def test_games_are_played_without_qt_and_pydantic() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED_WITHOUT],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout == "played\n", done.stderr
