"""Writes rules and keys as Markdown into docs/rules, from the very sentences the room shows.

python tools/rules_docs.py           rewrites docs/rules
python tools/rules_docs.py check     fails where it is not up to date
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QCoreApplication  # noqa: E402

from skillgames import registry  # noqa: E402
from skillgames.app import keys_page  # noqa: E402
from skillgames.engine.game import GameDef  # noqa: E402
from skillgames.engine.rulebook import (  # noqa: E402
    Block,
    Figure,
    Grid,
    Heading,
    Paragraph,
    Section,
)
from skillgames.engine.text import Msg  # noqa: E402
from skillgames.widgets.language import LANGUAGES, OWN_NAMES, Translators, text  # noqa: E402

FOLDER = ROOT / "docs" / "rules"
NOTE = "<!-- Made by tools/rules_docs.py from the rules the room shows. -->"
INDEX_HEAD = f"{NOTE}\n\n# Rules and keys\n\nThe same text as in the room, without pictures.\n\n"

Say = Callable[[Msg | str], str]


def say(words: Msg | str) -> str:
    """A text in the language spoken now, with nothing that Markdown would take as a sign."""
    plain = text(words) if isinstance(words, Msg) else words
    return re.sub(r"([\\*_`<>|#\[\]])", r"\\\1", plain)


def page(game: GameDef) -> str:
    """The rules of a game in the language spoken now."""
    parts = [NOTE, f"# {say(game.name)}"]
    for section in game.part("rules_text").sections():
        parts += section_parts(section)
    return "\n\n".join(parts) + "\n"


def section_parts(section: Section) -> Iterator[str]:
    """The paragraphs of a section."""
    yield f"## {say(section.title)}"
    for block in section.blocks:
        yield block_text(block)


def block_text(block: Block) -> str:
    """One block as Markdown; of a picture what is written below it and what it shows."""
    match block:
        case Heading():
            return f"### {say(block.text)}"
        case Paragraph():
            return say(block.text)
        case Figure():
            return f"> **{say(block.caption)}**\n>\n> {say(block.spoken)}"
        case Grid():
            return grid_text(block)


def grid_text(grid: Grid) -> str:
    """A table; one without names for its columns gets empty ones, which Markdown needs."""
    width = len(grid.rows[0])
    head = [say(cell) for cell in grid.head] or [""] * width
    rows = [head, ["---"] * width, *([say(cell) for cell in row] for row in grid.rows)]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def keys() -> str:
    """The sheet of all keys in the language spoken now, but for the keys of single games."""
    groups = (
        keys_page.home_keys(),
        keys_page.table_keys("…", ()),
        keys_page.replay_keys(),
        keys_page.sheet_keys(),
        keys_page.common_keys(),
    )
    parts = [NOTE, f"# {say(QCoreApplication.translate('Keys', 'Keys'))}"]
    for group in groups:
        rows = tuple((" ".join(row.keys), row.deed) for row in group.rows)
        parts += [f"## {say(group.title)}", grid_text(Grid(rows))]
    return "\n\n".join(parts) + "\n"


def pages() -> dict[str, str]:
    """Every file of the folder by its name."""
    app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    found: dict[str, str] = {}
    links: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as cache:
        translators = Translators(Path(cache))
        for code in LANGUAGES:
            translators.use(code)
            name = f"keys-{code}.md"
            found[name] = keys()
            heading = found[name].split("# ", 1)[1].split("\n", 1)[0]
            links[OWN_NAMES[code]] = [f"- [{heading}]({name})"]
            for game in registry.all_games():
                name = f"{game.slug}-{code}.md"
                found[name] = page(game)
                links[OWN_NAMES[code]].append(f"- [{say(game.name)}]({name})")
        translators.use(LANGUAGES[0])
    lists = [f"## {language}\n\n" + "\n".join(lines) for language, lines in links.items()]
    found["README.md"] = INDEX_HEAD + "\n\n".join(lists) + "\n"
    del app
    return found


def differences(wanted: dict[str, str], folder: Path) -> list[str]:
    """The names of files that are missing, too many, or not as they should be."""
    there = {file.name: file.read_text("utf-8") for file in folder.glob("*.md")}
    names = sorted(wanted.keys() | there.keys())
    return [name for name in names if wanted.get(name) != there.get(name)]


def main(arguments: list[str]) -> int:
    """Write the folder, or with `check` compare it."""
    if arguments not in ([], ["check"]):
        print("usage: rules_docs.py [check]", file=sys.stderr)
        return 2
    wanted = pages()
    if arguments:
        wrong = differences(wanted, FOLDER)
        if wrong:
            print(f"docs/rules is not up to date ({', '.join(wrong)}): make docs", file=sys.stderr)
        return int(bool(wrong))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in differences(wanted, FOLDER):
        if name in wanted:
            (FOLDER / name).write_text(wanted[name], "utf-8")
        else:
            (FOLDER / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
