"""Builds the wheel, installs it into a clean virtual environment and tries it there.

    python packaging/wheel_check.py

Needs the module `build` and a package index (or a cache) for the dependencies. Nothing of
the checkout can be seen from where the program runs.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"

LOOK = """
from importlib.resources import files
from skillgames.widgets.files import data_root, font_files, sound_file, translation_file
from skillgames.widgets.language import LANGUAGES
assert data_root() == files("skillgames").joinpath(""), data_root()
assert font_files(), "no fonts"
assert sound_file("lift.wav").is_file(), "no sounds"
assert all(translation_file(code) for code in LANGUAGES), "no catalogues"
"""


class Failed(Exception):
    """Something the wheel should do does not work; `str()` says what."""


def build(target: Path) -> Path:
    """Build source archive and wheel into `target`; returns the wheel."""
    for old in target.glob("skillgames-*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "build", "--outdir", str(target), str(ROOT)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return next(target.glob("skillgames-*.whl"))


def install(wheel: Path, folder: Path) -> Path:
    """A clean environment with the wheel in it; returns its folder of programs."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", str(wheel)]
    subprocess.run(pip, check=True)
    return programs


def check(programs: Path, work: Path) -> list[str]:
    """Try everything, a line for each thing that works; Failed at the first that does not."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env |= {"QT_QPA_PLATFORM": "offscreen", "SKILLGAMES_HOME": str(work / "home")}

    def run(*command: str) -> str:
        done = subprocess.run(
            command, cwd=work, env=env, capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode != 0 or done.stderr.strip():
            raise Failed(f"{' '.join(command[1:])[:60]}: {(done.stderr or done.stdout)[-1500:]}")
        return done.stdout

    program = str(programs / "skillgames")
    said = [run(program, "--version").strip()]
    run(str(programs / "python"), "-c", LOOK)
    said.append("fonts, sounds and catalogues are there")
    said.append(run(program, "selftest").splitlines()[-1])
    pictures = run(program, "tour", "--out", str(work / "tour"), "--size", "900x600")
    said.append(f"{len(pictures.splitlines())} pictures taken")
    return said


def main() -> int:
    """Build, install, try; 1 with what failed."""
    DIST.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="skillgames-wheel-") as folder:
        place = Path(folder)
        try:
            wheel = build(DIST)
            programs = install(wheel, place / "environment")
            for line in check(programs, place):
                print(f"wheelcheck: {line}")
        except (Failed, subprocess.CalledProcessError) as error:
            print(f"wheelcheck: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
