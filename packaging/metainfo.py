"""Makes the AppStream metainfo: what software centres show of the room.

    python packaging/metainfo.py TARGET

Releases come from CHANGELOG.md, screenshots from the first pose of every table: the files
that `make screenshots` puts into docs/screenshots.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

import changelog  # noqa: E402

APP_ID = "io.github.skillgames.Skillgames"
TEMPLATE = ROOT / "packaging" / "linux" / f"{APP_ID}.metainfo.xml.in"
SCREENSHOTS = ROOT / "docs" / "screenshots"
ADDRESS = "https://raw.githubusercontent.com/skillgames/skillgames/main/docs/screenshots"
SIZE = (1280, 800)


def pictures() -> list[tuple[str, str]]:
    """File name and caption of each screenshot: a table of each game, then the first page."""
    from skillgames import registry
    from skillgames.app.tables import table_class

    ending = f"en-{SIZE[0]}x{SIZE[1]}@1.png"
    found = []
    for game in registry.games_with("table"):
        poses = table_class(game).POSES
        if poses:
            found.append((f"{game.slug}-{poses[0].name}-{ending}", f"The table of {game.name}"))
    return [*found, (f"room-home-{ending}", "The first page, with a tile for each game")]


def screenshots() -> str:
    """The elements of all screenshots."""
    parts = []
    for number, (name, caption) in enumerate(pictures()):
        kind = ' type="default"' if number == 0 else ""
        size = f'width="{SIZE[0]}" height="{SIZE[1]}"'
        address = f"{ADDRESS}/{name.replace('@', '%40')}"
        parts.append(
            f"    <screenshot{kind}>\n"
            f"      <caption>{escape(caption)}</caption>\n"
            f'      <image type="source" {size}>{escape(address)}</image>\n'
            f"    </screenshot>"
        )
    return "\n".join(parts)


def releases(found: list[changelog.Release], today: str) -> str:
    """The elements of all releases; one that is not out yet is a development release."""
    parts = []
    for one in found:
        is_out = one.date != changelog.UNRELEASED
        kind, date = ("stable", one.date) if is_out else ("development", today)
        items = "".join(f"          <li>{escape(change)}</li>\n" for change in one.changes)
        parts.append(
            f'    <release version="{one.version}" date="{date}" type="{kind}">\n'
            f"      <description>\n        <ul>\n{items}        </ul>\n      </description>\n"
            f"    </release>"
        )
    return "\n".join(parts)


def metainfo(today: str) -> str:
    """The whole document."""
    text = TEMPLATE.read_text("utf-8").replace("@SCREENSHOTS@", screenshots())
    return text.replace("@RELEASES@", releases(changelog.read(), today))


def take_pictures(tour: Path) -> None:
    """Copy the pictures named above from a tour into docs/screenshots, and no others."""
    shutil.rmtree(SCREENSHOTS, ignore_errors=True)
    SCREENSHOTS.mkdir(parents=True)
    for name, _ in pictures():
        shutil.copyfile(tour / name, SCREENSHOTS / name)


def validate(file: Path) -> int:
    """What appstreamcli says, 0 where there is none."""
    tool = shutil.which("appstreamcli")
    if tool is None:
        print("metainfo: appstreamcli is not here, so nobody has validated it")
        return 0
    return subprocess.run([tool, "validate", "--no-net", str(file)], check=False).returncode


def main(arguments: list[str]) -> int:
    """Write the file, or with `--pictures FOLDER` take the screenshots from a tour."""
    match arguments:
        case ["--pictures", tour]:
            take_pictures(Path(tour))
            return 0
        case [target] if not target.startswith("-"):
            file = Path(target)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(metainfo(datetime.now(UTC).strftime("%Y-%m-%d")), "utf-8")
            return validate(file)
        case _:
            print("usage: metainfo.py TARGET | --pictures FOLDER", file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
