"""Makes a Debian package of the frozen program: dist/skillgames_<version>_<arch>.deb.

    python packaging/deb.py

Needs dpkg-deb. The package brings Python and Qt along, for Debian 12 has no PySide6; from
the system it wants only what every desktop has.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

import changelog  # noqa: E402
import install  # noqa: E402
from freeze import write_checksum  # noqa: E402

from skillgames import __version__  # noqa: E402

DEPENDS = (
    "libc6 (>= 2.34)",
    "libgl1",
    "libegl1",
    "libfontconfig1",
    "libdbus-1-3",
    "libx11-6",
    "libxcb1",
    "fonts-dejavu-core | fonts-noto-core",
)
RECOMMENDS = ("libpulse0",)

CONTROL = """\
Package: skillgames
Version: {version}
Architecture: {architecture}
Maintainer: The Skillgames developers <skillgames@localhost>
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Homepage: https://github.com/skillgames/skillgames
Description: quiet room for games of skill
 A desktop room with a table for each game: exact rules, and opponents of four
 levels that see only what a player may see. Matches are saved move by move;
 there are rules with examples, statistics, a log and a replay of every match.
 .
 Playable by mouse, touch, keyboard and screen reader, in English, Russian and
 Ukrainian. Nothing leaves the machine.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Skillgames
Comment: The program folder brings Python, Qt and other libraries along; the
 licences of all of them lie in /usr/lib/skillgames/LICENSES.

Files: *
Copyright: The Skillgames developers
License: Expat

License: Expat
{licence}
"""


def build(target: Path) -> Path:
    """Make the package in the folder `target`; returns its file."""
    architecture = _ask("dpkg", "--print-architecture")
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        tree.mkdir(mode=0o755)
        install.install(Path("/usr"), tree, "games")
        add_documents(tree / "usr" / "share" / "doc" / "skillgames")
        write_control(tree, architecture)
        for place in [tree, *tree.rglob("*")]:
            if not place.is_symlink():
                place.chmod(0o755 if place.is_dir() or place.stat().st_mode & 0o100 else 0o644)
        package = target / f"skillgames_{package_version()}_{architecture}.deb"
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(package)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    write_checksum(package)
    return package


def add_documents(folder: Path) -> None:
    """The copyright and the changelog, where Debian looks for them."""
    folder.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text("utf-8").strip().splitlines()
    lines = [f" {line}" if line else " ." for line in licence]
    (folder / "copyright").write_text(COPYRIGHT.format(licence="\n".join(lines)), "utf-8")
    install._put(ROOT / "CHANGELOG.md", folder / "changelog.gz")


def write_control(tree: Path, architecture: str) -> None:
    """The package's description and the sums of its files."""
    files = sorted(one for one in tree.rglob("*") if one.is_file() and not one.is_symlink())
    kilobytes = sum(one.stat().st_size for one in files) // 1024
    sums = [
        f"{hashlib.md5(one.read_bytes()).hexdigest()}  {one.relative_to(tree)}\n" for one in files
    ]
    control = tree / "DEBIAN"
    control.mkdir(mode=0o755)
    (control / "md5sums").write_text("".join(sums), "utf-8")
    text = CONTROL.format(
        version=package_version(),
        architecture=architecture,
        kilobytes=kilobytes,
        depends=", ".join(DEPENDS),
        recommends=", ".join(RECOMMENDS),
    )
    (control / "control").write_text(text, "utf-8")


def package_version() -> str:
    """The version; one that is not out yet sorts before it."""
    newest = changelog.read()[0]
    return __version__ if newest.date != changelog.UNRELEASED else f"{__version__}~dev"


def _ask(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def main() -> int:
    """Build the package; 1 with a sentence when something is missing."""
    if shutil.which("dpkg-deb") is None:
        print("deb: dpkg-deb is not here; on Debian: apt-get install dpkg", file=sys.stderr)
        return 1
    try:
        package = build(ROOT / "dist")
    except (install.NotBuilt, changelog.BadChangelog) as error:
        print(f"deb: {error}", file=sys.stderr)
        return 1
    print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1024 / 1024:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
