"""Translated sentences of different places never share a context by accident.

A class that calls `self.tr` is a context by its name alone, wherever it stands: two classes
of one name, or a class called like the context of `translate` elsewhere, would lend each
other their words.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "skillgames"
GAMES = ROOT / "games"
MARKERS = ("translate", "QT_TRANSLATE_NOOP")


@dataclass
class Contexts:
    """Where contexts are named, by their names."""

    classes: dict[str, set[Path]] = field(default_factory=lambda: defaultdict(set))
    """Classes that call `tr`."""
    written: dict[str, set[Path]] = field(default_factory=lambda: defaultdict(set))
    """Contexts written out for `translate` and its like."""


class Reader(ast.NodeVisitor):
    """Reads one module."""

    def __init__(self, found: Contexts, path: Path) -> None:
        self._found, self._path = found, path
        self._class = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = outer

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else ""
        name = called.id if isinstance(called, ast.Name) else name
        first = node.args[0] if len(node.args) > 1 else None
        if name == "tr":
            self._found.classes[self._class].add(self._path)
        elif name in MARKERS and isinstance(first, ast.Constant) and isinstance(first.value, str):
            self._found.written[first.value].add(self._path)
        self.generic_visit(node)


@cache
def contexts() -> Contexts:
    """Of all modules that translate something."""
    found = Contexts()
    for path in ROOT.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if any(f"{marker}(" in source for marker in ("tr", *MARKERS)):
            Reader(found, path).visit(ast.parse(source))
    return found


def test_no_two_classes_share_a_context() -> None:
    classes = contexts().classes
    assert len(classes) > 20, "they are found"
    shared = {name: sorted(map(str, paths)) for name, paths in classes.items() if len(paths) > 1}
    assert not shared


def test_no_class_is_called_like_a_context_that_others_write_out() -> None:
    written = contexts().written
    assert "Settings" in written, "they are found"
    shared = {
        name: sorted(map(str, written[name] - paths))
        for name, paths in contexts().classes.items()
        if written[name] - paths
    }
    assert not shared


def test_contexts_of_a_game_begin_with_its_name() -> None:
    """Games know nothing of each other: only so their contexts stay apart."""
    found = {
        name: path.relative_to(GAMES).parts[0]
        for name, paths in contexts().classes.items()
        for path in paths
        if path.is_relative_to(GAMES)
    }
    with_table = {path.parent.name for path in GAMES.glob("*/table")}
    assert set(found.values()) >= with_table, "they are found"
    assert not {name for name, slug in found.items() if not name.startswith(slug.capitalize())}
