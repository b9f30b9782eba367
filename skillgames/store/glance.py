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

LANGUAGES = ("system", "en", "ru", "uk")
LETTERS = ("latin", "cyrillic")
LIGHT = ("contrast", "grain", "temperature")
FULL = 100

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
    """Language, place and light of the window, with the defaults of the settings."""

    language: str = "system"
    window: Place | None = None
    contrast: int = 50
    grain: int = 50
    temperature: int = 50
    index_letters: str = "latin"


def glance(path: Path) -> Glance:
    """What the file says of them; the defaults for what is missing or odd. Never raises."""
    try:
        with path.open("rb") as file:
            raw = json.loads(file.read(MAX_BYTES).decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return Glance()
    if not isinstance(raw, dict):
        return Glance()
    light = {name: value for name in LIGHT if (value := _share(raw.get(name))) is not None}
    return Glance(
        _one_of(LANGUAGES, raw.get("language")),
        _place(raw.get("window")),
        index_letters=_one_of(LETTERS, raw.get("index_letters")),
        **light,
    )


def _one_of(words: tuple[str, ...], value: object) -> str:
    """The value if it is one of the words, else the first of them."""
    return value if isinstance(value, str) and value in words else words[0]


def _share(value: object) -> int | None:
    """A whole number from 0 to 100; None for anything else."""
    return value if type(value) is int and 0 <= value <= FULL else None


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
