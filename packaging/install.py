"""Puts the frozen program where a Linux desktop finds it, and takes it away again.

    python packaging/install.py PREFIX [--destdir DIR] [--bin NAME] [--uninstall]

Installs the program folder, a link to it in PREFIX/bin (or the folder named by --bin), the
desktop entry, the metainfo, the icons and the manual page; nothing else, so that removing
exactly these leaves nothing behind.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from icons import SIZES  # noqa: E402
from metainfo import APP_ID  # noqa: E402

LINUX = ROOT / "packaging" / "linux"
ICONS = ROOT / "resources" / "icons"
FROZEN = ROOT / "dist" / "skillgames"
METAINFO = ROOT / "build" / f"{APP_ID}.metainfo.xml"


class NotBuilt(Exception):
    """Something that is to be installed is not there yet; `str()` says what to do."""


def files(prefix: Path) -> Iterator[tuple[Path, Path]]:
    """Each single file with the place it goes to."""
    share = prefix / "share"
    hicolor = share / "icons" / "hicolor"
    yield LINUX / f"{APP_ID}.desktop", share / "applications" / f"{APP_ID}.desktop"
    yield METAINFO, share / "metainfo" / f"{APP_ID}.metainfo.xml"
    yield ICONS / "skillgames.svg", hicolor / "scalable" / "apps" / f"{APP_ID}.svg"
    symbolic = hicolor / "symbolic" / "apps" / f"{APP_ID}-symbolic.svg"
    yield ICONS / "skillgames-symbolic.svg", symbolic
    for size in SIZES:
        place = hicolor / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        yield ICONS / f"skillgames-{size}.png", place
    yield LINUX / "skillgames.6", share / "man" / "man6" / "skillgames.6.gz"


def program(prefix: Path) -> Path:
    """Where the folder of the program goes."""
    return prefix / "lib" / "skillgames"


def install(prefix: Path, destdir: Path | None = None, bin_name: str = "bin") -> None:
    """Install everything below `prefix`; with `destdir` into that folder as if it were /."""
    for source in (FROZEN / "skillgames", METAINFO):
        if not source.is_file():
            raise NotBuilt(f"{source.relative_to(ROOT)} is not there: make package")
    target = _below(program(prefix), destdir)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(FROZEN, target, symlinks=True)
    link = _below(prefix / bin_name / "skillgames", destdir)
    link.parent.mkdir(parents=True, exist_ok=True)
    link.unlink(missing_ok=True)
    link.symlink_to(os.path.relpath(target / "skillgames", link.parent))
    for source, place in files(prefix):
        _put(source, _below(place, destdir))


def uninstall(prefix: Path, destdir: Path | None = None, bin_name: str = "bin") -> None:
    """Remove what `install` puts there, and folders that are empty then."""
    target = _below(program(prefix), destdir)
    shutil.rmtree(target, ignore_errors=True)
    _remove_empty(target.parent, _below(prefix, destdir))
    places = [place for _, place in files(prefix)] + [prefix / bin_name / "skillgames"]
    for place in [_below(one, destdir) for one in places]:
        place.unlink(missing_ok=True)
        _remove_empty(place.parent, _below(prefix, destdir))


def refresh(prefix: Path) -> None:
    """Let the running desktop notice, where it has the tools for that."""
    share = prefix / "share"
    for command in (
        ["gtk-update-icon-cache", "-qtf", str(share / "icons" / "hicolor")],
        ["update-desktop-database", "-q", str(share / "applications")],
    ):
        if shutil.which(command[0]):
            subprocess.run(command, check=False)


def _below(place: Path, destdir: Path | None) -> Path:
    return place if destdir is None else destdir / place.relative_to("/")


def _put(source: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.suffix == ".gz":
        place.write_bytes(gzip.compress(source.read_bytes(), mtime=0))
    else:
        shutil.copyfile(source, place)
    place.chmod(0o644)


def _remove_empty(folder: Path, top: Path) -> None:
    """Remove a folder and those above it while they are empty, never `top` itself."""
    while folder != top and folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def main(arguments: list[str]) -> int:
    """Install or uninstall; 1 with a sentence when that is not possible."""
    parser = argparse.ArgumentParser(prog="install.py", description="Install the program.")
    parser.add_argument("prefix", type=Path, help="for example /usr/local")
    parser.add_argument("--destdir", type=Path, help="a folder that stands for /")
    parser.add_argument("--bin", default="bin", help="the folder of programs in the prefix")
    parser.add_argument("--uninstall", action="store_true", help="remove it again")
    args = parser.parse_args(arguments)
    prefix = args.prefix.expanduser().absolute()
    destdir = args.destdir.absolute() if args.destdir else None
    try:
        (uninstall if args.uninstall else install)(prefix, destdir, args.bin)
    except (NotBuilt, OSError) as error:
        print(f"install: {error}", file=sys.stderr)
        return 1
    if destdir is None:
        refresh(prefix)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
