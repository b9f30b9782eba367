"""What the setup sheet of a game shows, from its descriptor and the settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from skillgames.app.rows import toggle_row
from skillgames.engine.errors import GameError
from skillgames.engine.game import LEVEL_NAMES, GameDef, Level, choices, options_from
from skillgames.widgets import look
from skillgames.widgets.language import text
from skillgames.widgets.scene import Table
from skillgames.widgets.sheet_parts.data import (
    Choice,
    Row,
    SegmentRow,
    SetupContent,
    ToggleRow,
)
from skillgames.widgets.sheet_parts.data import Level as LevelRow

if TYPE_CHECKING:
    from skillgames.engine.text import Msg
    from skillgames.store.settings import Settings

DEFAULT_LEVEL = Level.MEDIUM
"""Of a game that has not been played yet."""


def level_of(game: GameDef, settings: Settings) -> Level:
    """The level that was played last."""
    return settings.last_level.get(game.slug, DEFAULT_LEVEL)


def options_of(game: GameDef, settings: Settings) -> dict[str, object]:
    """The options that were chosen last, as far as they can still be chosen."""
    kept: dict[str, object] = {}
    for name, value in settings.last_options.get(game.slug, {}).items():
        try:
            options_from(game.options, {name: value})
        except GameError:
            continue
        if name not in game.by_level:
            kept[name] = value
    return kept


def level_sentences(game: GameDef, options: Mapping[str, object]) -> Mapping[Level, Msg]:
    """What each level means with these options: how bots play, or what one alone is up to."""
    alone = game.seat_count(options_from(game.options, options)) == 1
    return game.alone if alone and game.alone else game.levels


def setup_content(
    game: GameDef,
    table: type[Table],
    settings: Settings,
    options: Mapping[str, object],
    running: str | None,
) -> SetupContent:
    """The sheet's content; `running` is how an unfinished match stands, if there is one."""
    translate = QCoreApplication.translate
    goes_on = None
    if running is not None:
        goes_on = translate("Setup", "CONTINUE %1").replace("%1", running)
    return SetupContent(
        title=text(game.name),
        subtitle=text(game.subtitle),
        levels=tuple(
            LevelRow(level.value, text(LEVEL_NAMES[level]), text(sentence))
            for level, sentence in level_sentences(game, options).items()
        ),
        level=level_of(game, settings).value,
        play_label=translate("Setup", "PLAY"),
        accent=look.CLOTHS[table.CLOTH].accent,
        options=option_rows(game, options),
        settings=tuple(toggle_row(name, settings) for name in game.settings),
        continue_label=goes_on,
        emblem=table.paint_emblem,
    )


def option_rows(game: GameDef, chosen: Mapping[str, object]) -> tuple[Row, ...]:
    """A row per option people choose themselves: a toggle for yes or no, else segments."""
    rows: list[Row] = []
    for option in choices(game.options):
        if option.name in game.by_level:
            continue
        value = chosen.get(option.name, option.default)
        label = text(option.label)
        if isinstance(option.default, bool):
            rows.append(ToggleRow(option.name, label, bool(value)))
            continue
        names = [text(name) for name in option.names] or [str(one) for one in option.values]
        answers = tuple(Choice(one, name) for one, name in zip(option.values, names, strict=True))
        current = next(one for one in option.values if one == value)
        rows.append(SegmentRow(option.name, label, answers, current))
    return tuple(rows)
