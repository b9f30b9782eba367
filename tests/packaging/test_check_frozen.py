"""The check of the frozen program finds what is wrong with one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.tools.loading import script

check_frozen = script("packaging/check_frozen.py")
Check, Failed = check_frozen.Check, check_frozen.Failed

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the program here is a script")


def program(folder: Path, body: str) -> Path:
    """A folder with a program that is a shell script."""
    folder.mkdir()
    file = folder / "skillgames"
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)
    return folder


@pytest.fixture
def place(tmp_path: Path) -> check_frozen.Place:
    """A place prepared for a program that prints where it is and what it is given."""
    body = 'pwd; echo "$HOME"; echo "$0"; cat; echo "$@"; echo "$WORDS" >&2'
    tmp_path.chmod(0o755)
    for above in tmp_path.parents:  # another user shall reach it
        if above.owner() == tmp_path.owner() and above.stat().st_mode & 0o777 == 0o700:
            above.chmod(0o755)
    target = tmp_path / "target"
    target.mkdir()
    return check_frozen.prepare(program(tmp_path / "frozen", body), target)


def test_it_runs_in_a_hard_place(place: check_frozen.Place) -> None:
    heard: list[str] = []
    check = Check(("one", "two"), heard.append, "given\n")
    check_frozen.run(place, check, place.environment("offscreen"))
    work, home, name, given, arguments = heard[0].splitlines()
    assert Path(work) == place.work
    assert not place.work.stat().st_mode & 0o222
    assert Path(home) == place.home
    assert " " in name
    assert "кириллицей" in name
    assert (given, arguments) == ("given", "one two")


def test_a_word_on_standard_error_fails(place: check_frozen.Place) -> None:
    env = place.environment("offscreen") | {"WORDS": "something odd"}
    with pytest.raises(Failed, match="something odd"):
        check_frozen.run(place, Check((), lambda out: None), env)


def test_what_is_known_is_allowed(place: check_frozen.Place) -> None:
    words = "This plugin does not support raise()"
    env = place.environment("offscreen") | {"WORDS": words}
    check_frozen.run(place, Check((), lambda out: None), env)
    assert check_frozen.unexpected(f"{words}\n\nmore") == ["more"]


def test_a_status_fails(tmp_path: Path, place: check_frozen.Place) -> None:
    place.program.write_text("#!/bin/sh\necho broken >&2; exit 3\n")
    with pytest.raises(Failed, match="status 3: broken"):
        check_frozen.run(place, Check((), lambda out: None), place.environment("offscreen"))


def test_a_room_that_does_not_open_fails(place: check_frozen.Place) -> None:
    place.program.write_text("#!/bin/sh\nexit 0\n")
    with pytest.raises(Failed, match="does not open"):
        check_frozen.open_twice(place, place.environment("offscreen"))


def test_the_second_start_waits_for_the_lock_of_the_first(
    place: check_frozen.Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a room before it has left, archive and lock, is no sign that this one is open."""
    folder = place.home / ".local" / "share" / "skillgames"
    folder.mkdir(parents=True)
    folder.chmod(0o777)
    for name in ("archive.sqlite", "window.lock"):
        (folder / name).write_text("1\n")
        (folder / name).chmod(0o666)
    body = """
lock="$HOME/.local/share/skillgames/window.lock"
[ "$(head -n 1 "$lock")" != 1 ] && exit 0
sleep 0.5
echo $$ > "$lock"
exec sleep 30"""
    place.program.write_text(f"#!/bin/sh{body}\n")
    monkeypatch.setattr(check_frozen, "OPENING_S", 5)
    check_frozen.open_twice(place, place.environment("offscreen"))


@pytest.mark.parametrize(
    "out",
    [
        "",
        "a: FAILED\nx process: answered 7\n2 table(s) painted",
        "x process: answered 7",
        "x process: answered 7\n2 table(s) painted\nselftest: no sound library (a.so)",
    ],
)
def test_a_selftest_must_say_that_everything_plays(out: str) -> None:
    with pytest.raises(Failed):
        check_frozen._plays(out)
    check_frozen._plays("x process: answered 7\nselftest: 2 table(s) painted")


def test_a_tour_must_leave_pictures(tmp_path: Path) -> None:
    picture = tmp_path / "one.png"
    picture.write_bytes(b"x" * 2000)
    judge = check_frozen._pictures(tmp_path)
    judge(f"{picture}\n")
    with pytest.raises(Failed):
        judge("")
    picture.write_bytes(b"")
    with pytest.raises(Failed):
        judge(f"{picture}\n")


def test_without_a_program_there_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_frozen.main([str(tmp_path)]) == 1
    assert "make package" in capsys.readouterr().err
