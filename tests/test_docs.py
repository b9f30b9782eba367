"""The documents point to files, targets and variables that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skillgames.headless import engine
from skillgames.store.paths import HOME_VARIABLE

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "packaging").glob("*.md"),
    ]
)
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_targets_of_make_are_there(page: Path) -> None:
    for words in re.findall(r"`make ([^`=…]+)[`=…]", page.read_text("utf-8")):
        for word in words.split():
            assert word in TARGETS or word.isupper(), words


def test_the_door_is_told_whole() -> None:
    text = (ROOT / "docs" / "engine.md").read_text("utf-8")
    for name in engine.Session()._operations:
        assert f"`{name}`" in text
    codes = {code for _, code in engine.CODES}
    codes |= {engine.BAD_REQUEST, engine.UNKNOWN_GAME, engine.BROKEN_RECORD, engine.INTERNAL_ERROR}
    for code in codes:
        assert f"| `{code}` |" in text


def test_privacy_is_one_sentence() -> None:
    for name in ("README.md", "docs/files.md"):
        assert "Nothing leaves the machine." in (ROOT / name).read_text("utf-8")
    assert HOME_VARIABLE in (ROOT / "docs" / "files.md").read_text("utf-8")
