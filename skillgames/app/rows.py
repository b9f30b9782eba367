"""The settings in words: rows for the gear sheet and for a game's setup sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from skillgames.store.settings import Settings
from skillgames.widgets.language import LANGUAGES, OWN_NAMES, SYSTEM
from skillgames.widgets.sheet_parts.data import Choice, SegmentRow, SettingsContent, ToggleRow

ROOM_ACCENT = "#1E2329"
"""The sheets of the room itself are ink, a game's are the colour of its cloth."""


def toggle_row(key: str, settings: Settings) -> ToggleRow:
    """The row of an on/off setting; KeyError for a name that is none."""
    tr = QCoreApplication.translate
    rows = {
        "highlight_captures": (
            tr("Settings", "Show captures"),
            tr("Settings", "Show what the lifted card would take"),
        ),
        "four_colours": (
            tr("Settings", "Four-colour deck"),
            tr("Settings", "Diamonds blue, clubs green"),
        ),
    }
    name, hint = rows[key]
    return ToggleRow(key, name, bool(getattr(settings, key)), hint)


def settings_content(settings: Settings) -> SettingsContent:
    """The gear sheet: language, speed, captures, deck."""
    tr = QCoreApplication.translate
    languages = [Choice(SYSTEM, tr("Settings", "System"))]
    languages += [Choice(code, OWN_NAMES[code]) for code in LANGUAGES]
    speeds = (
        Choice("slow", tr("Settings", "Slow")),
        Choice("normal", tr("Settings", "Normal")),
        Choice("fast", tr("Settings", "Fast")),
        Choice("instant", tr("Settings", "Instant")),
    )
    return SettingsContent(
        title=tr("Settings", "Settings"),
        rows=(
            SegmentRow("language", tr("Settings", "Language"), tuple(languages), settings.language),
            SegmentRow(
                "animation_speed",
                tr("Settings", "Animation speed"),
                speeds,
                settings.animation_speed,
            ),
            toggle_row("highlight_captures", settings),
            toggle_row("four_colours", settings),
        ),
        accent=ROOM_ACCENT,
    )
