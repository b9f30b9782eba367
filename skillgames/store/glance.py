"""What the window needs of the settings before its first picture, read at a glance.

Reading all settings brings pydantic, which takes longer than painting the first page, so
it waits until that page is on the screen. A glance believes only what is plainly right;
it reports nothing, because `settings.load` reads the same file soon after and does.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

MAX_BYTES = 1024 * 1024
"""A larger file was not written by us."""

SMALLEST, LARGEST = -32_768, 32_767
"""Of a coordinate, in device-independent pixels; a length begins at 1."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the window was, in device-independent pixels."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool


@dataclass(frozen=True, slots=True)
class Glance:
    """Language and place of the window, with the defaults of the settings."""

    language: str = "system"
    window: Place | None = None


def glance(path: Path) -> Glance:
    """What the file says about both; the defaults for what is missing or odd. Never raises."""
    try:
        with path.open("rb") as file:
            raw = json.loads(file.read(MAX_BYTES).decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return Glance()
    if not isinstance(raw, dict):
        return Glance()
    language = raw.get("language")
    return Glance(language if isinstance(language, str) else "system", _place(raw.get("window")))


def _place(raw: object) -> Place | None:
    if not isinstance(raw, dict):
        return None
    x, y = _number(raw.get("x"), SMALLEST), _number(raw.get("y"), SMALLEST)
    width, height = _number(raw.get("width"), 1), _number(raw.get("height"), 1)
    maximised = raw.get("maximised", False)
    if x is None or y is None or width is None or height is None:
        return None
    return Place(x, y, width, height, maximised) if isinstance(maximised, bool) else None


def _number(value: object, least: int) -> int | None:
    """A whole number within the bounds of the settings; None for anything else."""
    return value if type(value) is int and least <= value <= LARGEST else None
