"""Reads CHANGELOG.md: which versions there are, when they came, what a player notices."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEADING = re.compile(
    r"^## (?P<version>\d+\.\d+\.\d+)\s+\((?P<date>\d{4}-\d{2}-\d{2}|unreleased)\)$"
)
UNRELEASED = "unreleased"


@dataclass(frozen=True, slots=True)
class Release:
    """One version: its date as YYYY-MM-DD or "unreleased", and a sentence for each change."""

    version: str
    date: str
    changes: tuple[str, ...]

    @property
    def is_written(self) -> bool:
        """Whether it has a date and something to say."""
        return self.date != UNRELEASED and bool(self.changes)


class BadChangelog(Exception):
    """The changelog cannot be read; `str()` names the line."""


def read(path: Path = ROOT / "CHANGELOG.md") -> list[Release]:
    """All releases, newest first as they stand there."""
    found: list[tuple[str, str, list[str]]] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if line.startswith("## "):
            heading = HEADING.match(line)
            if heading is None:
                raise BadChangelog(f"line {number}: “## 1.2.3 (2026-01-31)” is needed: {line}")
            found.append((heading["version"], heading["date"], []))
        elif line.startswith("- ") and found:
            found[-1][2].append(line[2:].strip())
        elif line.startswith("  ") and found and found[-1][2]:
            found[-1][2][-1] += " " + line.strip()
    return [Release(version, date, tuple(changes)) for version, date, changes in found]
