"""Builds the frozen program: dist/skillgames, and the archive people download.

    python packaging/freeze.py            builds the folder and packs it
    python packaging/freeze.py contents   lists what is in the folder, largest first

Needs packaging/requirements.txt. What is built is checked by packaging/check_frozen.py.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

import licences  # noqa: E402

from skillgames import __version__  # noqa: E402

DIST = ROOT / "dist"
FOLDER = DIST / "skillgames"
BUILD = ROOT / "build"
MOST_MB = 215
"""Unpacked; more means that something came along that nobody needs."""

MB = 1024 * 1024


class TooLarge(Exception):
    """The folder has grown over MOST_MB; `str()` says how large it is."""


def build() -> None:
    """Compile the catalogues, freeze, slim, and add the licences."""
    from hatch_build import compile_catalogues

    BUILD.mkdir(exist_ok=True)
    list(compile_catalogues(ROOT))
    if sys.platform == "win32":
        from windows_version import version_resource

        (BUILD / "windows_version.txt").write_text(version_resource(__version__), "utf-8")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")]
    spec = Path(__file__).with_name("skillgames.spec")
    subprocess.run([*command, str(spec)], check=True, cwd=ROOT)
    strip_python(FOLDER)
    origins = json.loads((BUILD / "origins.json").read_text("utf-8"))
    covered = licences.collect(FOLDER / "LICENSES", origins)
    print(f"licences of {len(covered)} parts")
    if sys.platform == "darwin":
        inside = DIST / "Skillgames.app" / "Contents" / "Resources" / "LICENSES"
        shutil.copytree(FOLDER / "LICENSES", inside, dirs_exist_ok=True)
    add_texts(FOLDER)
    size = megabytes(FOLDER)
    print(f"{FOLDER.relative_to(ROOT)}: {size:.0f} MB")
    if size > MOST_MB:
        raise TooLarge(f"the frozen program has {size:.0f} MB, more than {MOST_MB}")


def strip_python(folder: Path) -> None:
    """Take the debugging symbols out of Python's own libraries, where there is a tool.

    Those of Qt have none, and numpy's do not survive it.
    """
    if not sys.platform.startswith("linux") or shutil.which("strip") is None:
        return
    inside = folder / "_internal"
    ours = [*inside.glob("libpython*.so*"), *inside.glob("python3*/lib-dynload/*.so")]
    ours += [*inside.glob("lib-dynload/*.so")]
    for file in ours:
        subprocess.run(["strip", "--strip-debug", str(file)], check=True)


def add_texts(folder: Path) -> None:
    """What somebody who unpacks the folder should find beside the program."""
    shutil.copyfile(ROOT / "CHANGELOG.md", folder / "CHANGELOG.md")
    if sys.platform.startswith("linux"):
        shutil.copyfile(ROOT / "packaging" / "linux" / "README.txt", folder / "README.txt")


def pack(folder: Path = FOLDER, target: Path = DIST) -> Path:
    """One .tar.xz with one folder at its top, and a file with its checksum; returns it.

    The same folder gives the same bytes: owners, times and order are fixed.
    """
    name = archive_name()
    archive = target / f"{name}.tar.xz"
    when = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = when
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    with tarfile.open(archive, "w:xz", preset=6) as tar:
        for path in [folder, *sorted(folder.rglob("*"))]:
            inside = Path(name, path.relative_to(folder))
            tar.add(path, str(inside), recursive=False, filter=plain)
    write_checksum(archive)
    return archive


def archive_name() -> str:
    """The name of the archive and of the folder in it."""
    return f"skillgames-{__version__}-{sys.platform}-{os.uname().machine}"


def write_checksum(file: Path) -> Path:
    """A file beside it that `sha256sum --check` reads."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    target = file.with_name(f"{file.name}.sha256")
    target.write_text(f"{digest}  {file.name}\n", "utf-8")
    return target


def megabytes(path: Path) -> float:
    """What files weigh; links and folders weigh nothing."""
    files = [path] if path.is_file() else path.rglob("*")
    sizes = [one.stat().st_size for one in files if one.is_file() and not one.is_symlink()]
    return sum(sizes) / MB


def contents(folder: Path = FOLDER) -> list[tuple[float, str]]:
    """What the folder holds: megabytes and name, the largest first."""
    places = [
        *(one for one in folder.iterdir() if one.name != "_internal"),
        *(one for one in (folder / "_internal").iterdir() if not one.is_symlink()),
    ]
    sizes = [(megabytes(one), str(one.relative_to(folder))) for one in places]
    return sorted(sizes, reverse=True)


def main(arguments: list[str]) -> int:
    """Build and pack, or say what is there."""
    if arguments == ["contents"]:
        for size, name in contents():
            print(f"{size:8.1f} MB  {name}")
        return 0
    if arguments:
        print("usage: freeze.py [contents]", file=sys.stderr)
        return 2
    try:
        build()
    except (TooLarge, licences.NoLicence) as error:
        print(f"package: {error}", file=sys.stderr)
        return 1
    if sys.platform.startswith("linux"):
        archive = pack()
        print(f"{archive.relative_to(ROOT)}: {megabytes(archive):.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
