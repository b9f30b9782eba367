"""The lists of CONTRIBUTING.md name files that are there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from skillgames import cli, registry
from skillgames.store import glance, settings

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def listed(name: str) -> list[str]:
    """The paths of one list, in order."""
    found = re.search(rf"<!-- list:{name} -->(.*?)<!-- /list:{name} -->", TEXT, re.DOTALL)
    assert found, f"no list {name}"
    paths: list[str] = []
    for line in found.group(1).strip().splitlines():
        head = line.removeprefix("- ").split(":")[0]
        paths += re.findall(r"`([^`]+)`", head)
    return paths


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_every_game_has_the_files_of_the_list(slug: str) -> None:
    has_table = registry.game(slug).has("table")
    for path in listed("game"):
        if path.endswith("/table") and not has_table:
            continue  # played at the door; the window shows it once it has a table
        place = ROOT / path.replace("<slug>", slug)
        assert place.exists() or place.with_suffix(".py").exists(), place


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_a_game_stands_nowhere_else(slug: str) -> None:
    """No module outside the game's folder names it, but for the registry."""
    allowed = {ROOT / "skillgames/registry.py"}
    for path in (ROOT / "skillgames").rglob("*.py"):
        if slug in path.relative_to(ROOT).parts or path in allowed:
            continue
        assert not re.search(rf"\b{slug}\b", path.read_text("utf-8")), path


def test_the_lists_for_languages_and_packs_are_true() -> None:
    for code in ("en", "ru", "uk"):
        for path in listed("language"):
            assert (ROOT / path.replace("<code>", code)).exists(), path
    for path in listed("pack"):
        assert (ROOT / path).exists(), path


def test_every_language_is_where_the_list_says() -> None:
    for path in listed("language"):
        if "<code>" not in path:
            text = (ROOT / path).read_text("utf-8")
            assert all(re.search(rf"\b{code}\b", text) for code in ("en", "ru", "uk")), path


def collections_of(tree: ast.AST) -> Iterator[set[object]]:
    """The constants of each tuple, list, set, dict (its keys) and Literal in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            members: list[ast.expr | None] = [*node.elts]
        elif isinstance(node, ast.Dict):
            members = [*node.keys]
        else:
            continue
        yield {one.value for one in members if isinstance(one, ast.Constant)}


def holds_the_languages(path: Path) -> bool:
    """Whether a module or the Makefile enumerates the languages."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return re.search(r"\ben ru uk\b", text) is not None
    return any({"en", "ru", "uk"} <= found for found in collections_of(ast.parse(text)))


def test_the_languages_stand_nowhere_else() -> None:
    """Whoever adds a language finds every place of the program in the list."""
    paths = [ROOT / "Makefile", ROOT / "hatch_build.py"]
    for folder in ("skillgames", "tools", "packaging", "benchmarks"):
        paths += (ROOT / folder).rglob("*.py")
    held = {str(path.relative_to(ROOT)) for path in paths if holds_the_languages(path)}
    assert held == {path for path in listed("language") if "<code>" not in path}


def test_the_quick_look_knows_the_words_of_the_settings() -> None:
    assert get_args(settings.Language) == glance.LANGUAGES
    assert get_args(settings.IndexLetters) == glance.LETTERS
    assert get_args(settings.Language)[1:] == cli.LANGUAGES
