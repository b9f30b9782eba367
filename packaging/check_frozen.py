"""Runs the frozen program where it is hard for it, and fails on anything it did not expect.

    python packaging/check_frozen.py [FOLDER] [--quick]

The folder (dist/skillgames when left out) is copied to a path with spaces and Cyrillic
letters and started there with an empty home, a working folder it may not write to, no sound
device and as little environment as possible; not as root, where that can be helped. Every
check runs offscreen and, where Xvfb is installed, under X11. A line on standard error that
is not in ALLOWED fails it. `--quick` leaves the tour out.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAM = "skillgames.exe" if sys.platform == "win32" else "skillgames"
HARD_PATH = "с пробелами и кириллицей"
NOBODY = 65534
PATIENCE_S = 300
OPENING_S = 20

ALLOWED = (
    # Qt says so of every window on its offscreen platform, and nobody can do better there.
    re.compile(r"^(default: )?This plugin does not support (propagateSizeHints|raise)\(\)$"),
)


class Failed(Exception):
    """A check has failed; `str()` says how."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the program is tried: its copy, an empty home, a working folder to read only."""

    program: Path
    home: Path
    work: Path

    def environment(self, platform: str, display: str = "") -> dict[str, str]:
        """The least a program can be given."""
        kept = ("SYSTEMROOT", "TEMP", "TMP")
        found = {name: os.environ[name] for name in kept if name in os.environ}
        found |= {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        found["QT_QPA_PLATFORM"] = platform
        return found | ({"DISPLAY": display} if display else {})


@dataclass(frozen=True, slots=True)
class Check:
    """One run with arguments; `judge` looks at what was printed and raises Failed."""

    arguments: tuple[str, ...]
    judge: Callable[[str], None]
    given: str = ""


def prepare(folder: Path, target: Path) -> Place:
    """Copy the program to the hard path below `target`; the home is empty."""
    program = shutil.copytree(folder, target / HARD_PATH / "skillgames", symlinks=True)
    home, work = target / "home", target / "work"
    home.mkdir()
    work.mkdir()
    work.chmod(0o555)
    if _is_root():
        target.chmod(0o755)
        os.chown(home, NOBODY, NOBODY)
    return Place(program / PROGRAM, home, work)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def start(place: Place, arguments: tuple[str, ...], env: dict[str, str]) -> subprocess.Popen[str]:
    """Start the program there, not as root."""
    return subprocess.Popen(
        [str(place.program), *arguments],
        cwd=place.work,
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        **({"user": NOBODY, "group": NOBODY, "extra_groups": []} if _is_root() else {}),
    )


def unexpected(stderr: str) -> list[str]:
    """The lines of standard error nobody has allowed."""
    lines = [line for line in stderr.splitlines() if line.strip()]
    return [line for line in lines if not any(one.match(line.strip()) for one in ALLOWED)]


def run(place: Place, check: Check, env: dict[str, str]) -> None:
    """One check; Failed says what was wrong."""
    process = start(place, check.arguments, env)
    try:
        out, err = process.communicate(check.given, PATIENCE_S)
    except subprocess.TimeoutExpired:
        process.kill()
        raise Failed(f"no end after {PATIENCE_S} s") from None
    if process.returncode != 0:
        raise Failed(f"status {process.returncode}: {(err or out)[-2000:]}")
    _refuse_words(err)
    check.judge(out)


def open_twice(place: Place, env: dict[str, str]) -> None:
    """The room opens; a second start leaves at once; the room still stands."""
    lock = place.home / ".local" / "share" / "skillgames" / "window.lock"
    first = start(place, (), env)
    try:
        deadline = time.monotonic() + OPENING_S
        while not _holds(lock, first.pid):
            if first.poll() is not None or time.monotonic() > deadline:
                raise Failed(f"the room does not open: {_said(first)}")
            time.sleep(0.1)
        second = start(place, (), env)
        _, err = second.communicate(timeout=OPENING_S)
        if second.returncode != 0:
            raise Failed(f"the second start ended with {second.returncode}: {err}")
        _refuse_words(err)
        if first.poll() is not None:
            raise Failed(f"the first room has gone: {_said(first)}")
    finally:
        first.send_signal(signal.SIGTERM)
        _refuse_words(first.communicate(timeout=OPENING_S)[1])


def _holds(lock: Path, pid: int) -> bool:
    """Whether this process is the one window; an earlier one may have left its lock behind."""
    try:
        return lock.read_text("utf-8").split()[:1] == [str(pid)]
    except FileNotFoundError:
        return False


def _refuse_words(err: str) -> None:
    if words := unexpected(err):
        raise Failed("unexpected on standard error: " + " | ".join(words[:5]))


def _said(process: subprocess.Popen[str]) -> str:
    process.kill()
    return process.communicate()[1][-2000:]


# --- what is checked ----------------------------------------------------------------------


def checks(home: Path, *, tour: bool) -> Iterator[Check]:
    """All runs but the opening of the room."""
    yield Check(("--version",), _says(r"^skillgames \d+\.\d+"))
    yield Check(("--help",), _says(r"^usage: skillgames"))
    yield Check(("engine",), _says(r'"ok": ?true.*"slug"'), '{"op":"games"}\n{"op":"quit"}\n')
    yield Check(("selftest",), _plays)
    if tour:
        out = home / "картинки тура"
        yield Check(("tour", "--out", str(out), "--size", "900x600"), _pictures(out))


def _says(pattern: str) -> Callable[[str], None]:
    def judge(out: str) -> None:
        if not re.search(pattern, out, re.MULTILINE):
            raise Failed(f"it said: {out[:300]}")

    return judge


def _plays(out: str) -> None:
    """Every game has played, the bots' process has answered, and Qt's sound is there."""
    if "no sound library" in out:
        raise Failed(f"it would be silent everywhere: {out.splitlines()[-1]}")
    if "FAILED" in out or "process: answered" not in out or "table(s) painted" not in out:
        raise Failed(f"it said: {out[-1000:]}")


def _pictures(folder: Path) -> Callable[[str], None]:
    def judge(out: str) -> None:
        printed = [Path(line) for line in out.splitlines() if line.endswith(".png")]
        if not printed or not all(one.stat().st_size > 1000 for one in printed):
            raise Failed(f"{len(printed)} pictures: {out[-300:]}")

    return judge


def platforms() -> Iterator[tuple[str, str, subprocess.Popen[bytes] | None]]:
    """Qt's platform, the display, and the server behind it: offscreen, then Xvfb."""
    yield "offscreen", "", None
    if shutil.which("Xvfb"):
        read, write = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            display = answer.readline().strip()
        yield "xcb", f":{display}", server


def main(arguments: list[str]) -> int:
    """All checks on all platforms, a line for each; 1 when one has failed."""
    tour = "--quick" not in arguments
    given = [one for one in arguments if one != "--quick"]
    folder = Path(given[0]) if given else ROOT / "dist" / "skillgames"
    if not (folder / PROGRAM).is_file():
        print(f"there is no program in {folder}: make package", file=sys.stderr)
        return 1
    failed = 0
    with tempfile.TemporaryDirectory(prefix="skillgames-check-") as target:
        place = prepare(folder, Path(target))
        for platform, display, server in platforms():
            env = place.environment(platform, display)
            failed += try_one(f"{platform} open twice", lambda e=env: open_twice(place, e))
            for check in checks(place.home, tour=tour):
                name = f"{platform} {check.arguments[0]}"
                failed += try_one(name, lambda c=check, e=env: run(place, c, e))
            if server is not None:
                server.terminate()
                server.wait()
    return int(failed > 0)


def try_one(name: str, check: Callable[[], None]) -> bool:
    """Whether a check has failed; prints a line."""
    began = time.monotonic()
    try:
        check()
    except Failed as fault:
        print(f"{name}: FAILED, {fault}", flush=True)
        return True
    print(f"{name}: ok, {time.monotonic() - began:.1f} s", flush=True)
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
