"""The rules in docs/rules are those of the room."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from skillgames import registry
from skillgames.engine.rulebook import Figure, Grid, Heading, Paragraph
from skillgames.engine.text import Msg
from skillgames.widgets.language import LANGUAGES
from tests.tools.loading import ROOT, script

rules_docs = script("tools/rules_docs.py")


def msg(words: str) -> Msg:
    return Msg("Test", words)


def test_every_game_has_its_pages() -> None:
    there = {file.name for file in (ROOT / "docs" / "rules").glob("*.md")}
    for slug in registry.SLUGS:
        assert {f"{slug}-{code}.md" for code in LANGUAGES} <= there, "make docs"


def test_blocks_become_markdown() -> None:
    text = rules_docs.block_text
    assert text(Heading(msg("Taking"))) == "### Taking"
    assert text(Paragraph(msg("A_b *c*"))) == r"A\_b \*c\*"
    assert text(Figure("7S", msg("Seven"), msg("In words"))) == "> **Seven**\n>\n> In words"
    grid = Grid((("1", msg("one")), ("2", msg("a|b"))), (msg("Card"), msg("Name")))
    table = "| Card | Name |\n| --- | --- |\n| 1 | one |\n| 2 | a\\|b |"
    assert text(grid) == table
    assert text(Grid((("1", "2"),))) == "|  |  |\n| --- | --- |\n| 1 | 2 |"


def test_differences_are_named(tmp_path: Path) -> None:
    (tmp_path / "old.md").write_text("old")
    (tmp_path / "same.md").write_text("same")
    wanted = {"same.md": "same", "new.md": "new"}
    assert rules_docs.differences(wanted, tmp_path) == ["new.md", "old.md"]


def test_pages_are_written_and_found_to_be_right(tmp_path: Path) -> None:
    """In a process of its own, for the pages switch the language of the whole program."""
    code = (
        "import importlib.util, pathlib, sys;"
        "spec = importlib.util.spec_from_file_location('rules_docs', 'tools/rules_docs.py');"
        "tool = importlib.util.module_from_spec(spec); spec.loader.exec_module(tool);"
        f"tool.FOLDER = pathlib.Path({str(tmp_path / 'rules')!r});"
        "tool.FOLDER.mkdir(); (tool.FOLDER / 'gone.md').write_text('');"
        "assert tool.main(['check']) == 1; assert tool.main([]) == 0;"
        "assert tool.main(['check']) == 0"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    made = {file.name for file in (tmp_path / "rules").iterdir()}
    assert "gone.md" not in made
    assert len(made) == (len(registry.SLUGS) + 1) * len(LANGUAGES) + 1
    assert "is not up to date (" in done.stderr
