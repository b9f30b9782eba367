"""The settings of the room: a small JSON file that no broken value can spoil.

Settings are what a player likes, the same at every table; what the rules need is an
option of a match and is not kept here.
"""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from skillgames.engine.game import Level
from skillgames.engine.text import Msg, translate
from skillgames.store.files import set_aside, write_whole

log = logging.getLogger(__name__)

MAX_BYTES = 1024 * 1024
"""A larger file was not written by us."""

Language = Literal["system", "en", "ru", "uk"]
AnimationSpeed = Literal["slow", "normal", "fast", "instant"]
ReducedMotion = Literal["system", "reduce", "full"]
IndexLetters = Literal["latin", "cyrillic"]
Percent = Annotated[int, Field(ge=0, le=100)]
Coordinate = Annotated[int, Field(ge=-32_768, le=32_767)]
Length = Annotated[int, Field(ge=1, le=32_767)]
BY_GAME = ("last_level", "last_options")
"""Settings with an entry per game, each of which may be wrong by itself."""

AnyLevel = Annotated[Level, Field(strict=False)]
"""A level, or its id as it stands in the file."""


class WindowPlace(BaseModel):
    """Where the window was, in device-independent pixels; taken or dropped as a whole."""

    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)

    x: Coordinate
    y: Coordinate
    width: Length
    height: Length
    maximised: bool = False


class Settings(BaseModel):
    """All settings with their defaults; a wrong value cannot be assigned (ValidationError)."""

    model_config = ConfigDict(extra="ignore", strict=True, validate_assignment=True)

    language: Language = "system"
    """Of the window; "system" follows the desktop."""

    highlight_captures: bool = True
    """Whether a lifted card shows what it would take."""

    four_colours: bool = False
    """Diamonds blue and clubs green."""

    index_letters: IndexLetters = "latin"
    """What is printed on jack, queen, king and ace: J Q K A or В Д К Т."""

    large_indices: bool = False
    """Whether ranks and suits in the corners of cards are printed larger."""

    contrast: Percent = 50
    """Of cloth and cards, softer or harder than designed; 50 changes nothing."""

    grain: Percent = 50
    """Of cloth and cards: 0 none, 50 the designed fine grain, 100 an old film's."""

    temperature: Percent = 50
    """Of the light on cloth and cards: 0 cool, 50 as designed, 100 warm."""

    animation_speed: AnimationSpeed = "normal"
    """How fast cards move; "instant" is without any movement."""

    reduced_motion: ReducedMotion = "system"
    """Whether things fade instead of moving; "system" follows the desktop where it tells."""

    sound: bool = True
    """Whether anything is heard."""

    volume: Percent = 70
    """How loud the sounds are."""

    window: WindowPlace | None = None
    """Where the window was last; None lets the desktop decide."""

    last_level: dict[str, AnyLevel] = {}
    """By game, the level that was played last."""

    last_options: dict[str, dict[str, bool | int | str]] = {}
    """By game, the options that were chosen last, by name."""


def load(path: Path) -> tuple[Settings, list[Msg]]:
    """The settings in a file, and what people should be told about it.

    No file: the defaults. Fields that we do not know are dropped. A value that is
    wrong takes its default, alone; one notice says that there were some, and the log
    names them. A file that is no JSON object is set aside as `settings.broken-<n>.json`,
    which the notice names. A file that cannot be read stays where it is. Never raises.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return Settings(), []
    except OSError:
        return Settings(), [_unreadable(path)]
    raw = _json_object(data)
    if raw is None:
        return Settings(), [_put_away(path)]
    settings, wrong = _pick(raw)
    if not wrong:
        return settings, []
    log.info("settings that were not valid: %s", ", ".join(wrong))
    notice = translate("Store", "Some settings in “%1” were not valid and were set back.")
    return settings, [notice.with_args(path.name)]


def save(settings: Settings, path: Path) -> None:
    """Write the settings; the file is at any moment the old one or the new one, whole.

    StoreError with one sentence when that is not possible; the old file is untouched. A
    file that is there but cannot be read is set aside, not replaced: it may hold what
    somebody misses.
    """
    _spare(path)
    write_whole(path, json.dumps(settings.model_dump(mode="json"), indent=1) + "\n")


def _spare(path: Path) -> None:
    """Set a file aside that nobody could read."""
    try:
        with path.open("rb"):
            return
    except FileNotFoundError:
        return
    except OSError:
        with suppress(OSError):
            set_aside(path)


def _json_object(data: bytes) -> dict[str, object] | None:
    if len(data) > MAX_BYTES:
        return None
    try:
        raw = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return raw if isinstance(raw, dict) else None


def _pick(raw: dict[str, object]) -> tuple[Settings, list[str]]:
    """Every value that is valid by itself, and the names of those that are not."""
    good: dict[str, object] = {}
    wrong: list[str] = []
    for name in Settings.model_fields:
        if name not in raw:
            continue
        value = raw[name]
        if name in BY_GAME and isinstance(value, dict):
            kept = {game: one for game, one in value.items() if _valid(name, {game: one})}
            wrong += [f"{name} {_short(game)}" for game in value if game not in kept]
            good[name] = kept
        elif _valid(name, value):
            good[name] = value
        else:
            wrong.append(name)
    return Settings.model_validate(good), wrong


def _valid(name: str, value: object) -> bool:
    try:
        Settings.model_validate({name: value})
    except ValidationError:
        return False
    return True


def _short(text: str) -> str:
    return "".join(char if char.isprintable() else "?" for char in text)[:40]


def _put_away(path: Path) -> Msg:
    try:
        kept = set_aside(path)
    except OSError:
        return _unreadable(path)
    notice = translate("Store", "The settings were damaged and set aside as “%1”.")
    return notice.with_args(kept.name)


def _unreadable(path: Path) -> Msg:
    notice = translate("Store", "The settings in “%1” cannot be read, so the usual ones are used.")
    return notice.with_args(path.name)
