"""Keeps the catalogues true: `update` brings them up to date, `check` finds what is wrong.

Checked are (1) that every marked sentence is written so that the extraction tool sees it
exactly as Python does, (2) that no catalogue has an unfinished, empty, vanished, missing or
stale entry, (3) that placeholders and the number of plural forms agree.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "skillgames"
CATALOGUES = {code: ROOT / "translations" / f"skillgames_{code}.ts" for code in ("en", "ru", "uk")}
PLURAL_FORMS = {"en": 2, "ru": 3, "uk": 3}
LUPDATE = Path(sys.executable).with_name("pyside6-lupdate")

MARKERS = ("translate", "QT_TRANSLATE_NOOP")
OWNERS = ("QCoreApplication", "text")
"""`translate` called on anything else is a painter's, a matrix's or bytes'."""


@dataclass(frozen=True)
class Entry:
    """One message of a catalogue."""

    context: str
    source: str
    comment: str
    state: str
    plural: bool
    texts: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str]:
        """What makes a message the same message."""
        return self.context, self.source, self.comment


def python_files() -> list[Path]:
    """All sources, in order."""
    return sorted(SOURCES.rglob("*.py"))


def run_lupdate(target: Path, *options: str) -> None:
    """Extract all sentences into a catalogue."""
    files = [str(path) for path in python_files()]
    command = [str(LUPDATE), "-silent", *options, *files, "-ts", str(target)]
    subprocess.run(command, check=True, cwd=ROOT)


def update() -> int:
    """Add new sentences, drop those that are gone, keep what is translated."""
    quiet = ("-locations", "none", "-no-obsolete")
    for code, path in CATALOGUES.items():
        path.parent.mkdir(exist_ok=True)
        plural = ("-pluralonly",) if code == "en" else ()
        run_lupdate(path, *quiet, *plural, "-source-language", "en", "-target-language", code)
        open_entries = sum(entry.state != "" for entry in entries(path))
        print(f"{path.name}: {open_entries} to do")
    return 0


def entries(path: Path) -> Iterator[Entry]:
    """The messages of a catalogue."""
    for context in ET.parse(path).iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            node = message.find("translation")
            forms = [] if node is None else node.findall("numerusform")
            texts = [form.text or "" for form in forms]
            if not forms:
                texts = ["" if node is None else node.text or ""]
            yield Entry(
                name,
                message.findtext("source") or "",
                message.findtext("comment") or "",
                "missing" if node is None else node.get("type", ""),
                message.get("numerus") == "yes",
                tuple(texts),
            )


def check() -> int:
    """Print what is wrong, one line each; 1 when anything is."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, "fresh.ts")
        run_lupdate(fresh)
        found = {entry.key: entry for entry in entries(fresh)}
    faults = list(source_faults(set(found)))
    for code, path in CATALOGUES.items():
        faults += catalogue_faults(code, path, found)
    print("\n".join(faults) if faults else f"{len(found)} sentences, {len(CATALOGUES)} languages")
    return int(bool(faults))


def source_faults(seen: set[tuple[str, str, str]]) -> Iterator[str]:
    """Marked calls that the extraction tool misreads or misses."""
    known = {(context, source) for context, source, _ in seen}
    for path in python_files():
        place = path.relative_to(ROOT)
        for line, fault, context, source in marked_calls(path):
            if fault:
                yield f"{place}:{line}: {fault}"
            elif (context, source) not in known:
                yield f"{place}:{line}: not extracted: {source[:50]!r}"


def marked_calls(path: Path) -> Iterator[tuple[int, str, str, str]]:
    """(line, fault, context, source) of each call that marks a sentence."""
    tree = ast.parse(path.read_text("utf-8"))
    classes: dict[int, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for inner in ast.walk(node):
                classes[id(inner)] = node.name
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        wanted = _marked_arguments(node)
        if wanted == 0:
            continue
        given = node.args[:wanted]
        literal = [
            one.value for one in given if isinstance(one, ast.Constant) and type(one.value) is str
        ]
        if len(literal) != wanted or node.keywords:
            yield node.lineno, "only literal arguments by position can be extracted", "", ""
            continue
        context = literal[0] if wanted == 2 else classes.get(id(node), "")
        yield node.lineno, "", context, literal[-1]


def _marked_arguments(call: ast.Call) -> int:
    """How many literal arguments a marking call needs; 0 for any other call."""
    function = call.func
    if isinstance(function, ast.Attribute):
        owner = function.value
        name = owner.id if isinstance(owner, ast.Name) else getattr(owner, "attr", "")
        if function.attr == "tr" and name == "self":
            return 1
        return 2 if function.attr in MARKERS and name in OWNERS else 0
    if isinstance(function, ast.Name):
        return 2 if function.id in MARKERS else 0
    return 0


def catalogue_faults(
    code: str, path: Path, found: dict[tuple[str, str, str], Entry]
) -> Iterator[str]:
    """What is wrong with one catalogue; English holds plurals only."""
    wanted = {
        key for key, entry in found.items() if code != "en" or entry.plural or "%n" in entry.source
    }
    have = {entry.key: entry for entry in entries(path)}
    name = path.name
    for key in sorted(wanted - have.keys()):
        yield f"{name}: missing: {key[0]}: {key[1][:50]!r}"
    for key in sorted(have.keys() - wanted):
        yield f"{name}: no longer in the sources: {key[0]}: {key[1][:50]!r}"
    for entry in have.values():
        fault = _entry_fault(code, entry)
        if fault:
            yield f"{name}: {fault}: {entry.context}: {entry.source[:50]!r}"


def _entry_fault(code: str, entry: Entry) -> str:
    if entry.state:
        return entry.state
    if not all(one.strip() for one in entry.texts):
        return "empty"
    if entry.plural and len(entry.texts) != PLURAL_FORMS[code]:
        return f"needs {PLURAL_FORMS[code]} forms"
    for one in entry.texts:
        # A plural form may say the number in words, so %n alone may be left out.
        if _places(one) - {"%n"} != _places(entry.source) - {"%n"}:
            return "other placeholders"
    return ""


def _places(text: str) -> set[str]:
    return set(re.findall(r"%(?:n|[1-9])", text))


if __name__ == "__main__":
    command = sys.argv[1] if len(sys.argv) == 2 else ""
    if command not in ("check", "update"):
        sys.exit("usage: translations.py check | update")
    sys.exit(check() if command == "check" else update())
