"""Gathers the licence texts of everything inside the frozen program.

`collect` looks at where each file of the bundle came from: a Python distribution, Python
itself, Qt, or a package of the system. A file whose licence is not found is an error: what
cannot be named may not be passed on.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import Distribution, distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEXTS = ROOT / "packaging" / "licences"
DOCS = Path("/usr/share/doc")
QT = ("pyside6", "shiboken6")
NAME = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)


class NoLicence(Exception):
    """Something is in the bundle whose licence was not found; `str()` says what."""


def collect(target: Path, origins: Mapping[str, str]) -> list[str]:
    """Fill the folder `target`; returns the names of what is covered, in order.

    `origins` has the source of every file of the bundle. NoLicence when one is unknown.
    """
    if target.exists():
        shutil.rmtree(target)
    target.mkdir(parents=True)
    _copy(ROOT / "LICENSE", target / "Skillgames.txt")
    for font in sorted((ROOT / "resources" / "fonts").glob("*OFL.txt")):
        _copy(font, target / font.name)
    used, unknown = sort_out(map(Path, origins.values()))
    covered = ["Skillgames", *(_python(target))]
    for found in sorted(used, key=lambda one: one.name.lower()):
        covered.append(_distribution(target, found))
    covered += packages(target, unknown)
    return covered


def sort_out(sources: Iterable[Path]) -> tuple[set[Distribution], set[Path]]:
    """The Python distributions these files belong to, and the files that belong to none.

    Files of Python itself and of this checkout are left out: their licences are known.
    """
    known = {path: found for found in distributions() for path in _files(found)}
    ours = (ROOT, Path(sys.base_prefix).resolve())
    used: set[Distribution] = set()
    unknown: set[Path] = set()
    for source in sources:
        found = known.get(source) or known.get(source.resolve())
        if found is not None:
            used.add(found)
        elif not any(source.resolve().is_relative_to(place) for place in ours):
            unknown.add(source)
    return used, unknown


def packages(target: Path, files: set[Path]) -> list[str]:
    """Copy the copyright files of the system packages that brought these files."""
    names: set[str] = set()
    for file in sorted(files):
        name = package_of(file)
        if name is None:
            raise NoLicence(f"nobody knows where {file} comes from")
        names.add(name)
    for name in sorted(names):
        text = DOCS / name / "copyright"
        if not text.is_file():
            raise NoLicence(f"the package {name} brings no copyright file")
        _copy(text, target / "system" / f"{name}.txt")
    return sorted(names)


def package_of(file: Path) -> str | None:
    """The Debian package that brought a file, None when none did (or there is no dpkg)."""
    if shutil.which("dpkg-query") is None:
        return None
    for place in {file, file.resolve(), Path("/usr") / file.relative_to("/")}:
        done = subprocess.run(
            ["dpkg-query", "--search", str(place)], capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return done.stdout.split(":")[0].split(",")[0]
    return None


def _files(found: Distribution) -> Iterable[Path]:
    return (Path(str(found.locate_file(file))) for file in found.files or ())


def _python(target: Path) -> list[str]:
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for folder in (Path(sys.base_prefix) / "lib" / version, Path(sys.base_prefix)):
        text = folder / "LICENSE.txt"
        if text.is_file():
            _copy(text, target / "Python.txt")
            return ["Python"]
    text = DOCS / version / "copyright"
    if not text.is_file():
        raise NoLicence("Python brings no licence")
    _copy(text, target / "Python.txt")
    return ["Python"]


def _distribution(target: Path, found: Distribution) -> str:
    name = found.name
    if name.lower().startswith(QT):
        for text in sorted(TEXTS.glob("*.txt")):
            _copy(text, target / "Qt" / text.name)
        return name
    texts = [file for file in found.files or () if is_licence(str(file))]
    if not texts:
        raise NoLicence(f"the distribution {name} brings no licence")
    for file in texts:
        # Only what lies below the metadata folder, so that paths stay short.
        below = str(file).split(".dist-info/", 1)[1].removeprefix("licenses/")
        below = below.replace("/", "_").replace("\\", "_")
        below = below if below.endswith((".txt", ".md")) else f"{below}.txt"
        _copy(Path(str(found.locate_file(file))), target / name / below)
    return name


def is_licence(path: str) -> bool:
    """Whether a file of a distribution's metadata is a licence text."""
    return ".dist-info/" in path and NAME.search(Path(path).name) is not None


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
