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
    translate = QCoreApplication.translate
    rows = {
        "highlight_captures": (
            translate("Settings", "Show captures"),
            translate("Settings", "Show what the lifted card would take"),
        ),
        "four_colours": (
            translate("Settings", "Four-colour deck"),
            translate("Settings", "Diamonds blue, clubs green"),
        ),
    }
    name, hint = rows[key]
    return ToggleRow(key, name, bool(getattr(settings, key)), hint)


def settings_content(settings: Settings) -> SettingsContent:
    """The gear sheet: language, speed, captures, deck."""
    translate = QCoreApplication.translate
    languages = [Choice(SYSTEM, translate("Settings", "System"))]
    languages += [Choice(code, OWN_NAMES[code]) for code in LANGUAGES]
    speeds = (
        Choice("slow", translate("Settings", "Slow")),
        Choice("normal", translate("Settings", "Normal")),
        Choice("fast", translate("Settings", "Fast")),
        Choice("instant", translate("Settings", "Instant")),
    )
    return SettingsContent(
        title=translate("Settings", "Settings"),
        rows=(
            SegmentRow(
                "language", translate("Settings", "Language"), tuple(languages), settings.language
            ),
            SegmentRow(
                "animation_speed",
                translate("Settings", "Animation speed"),
                speeds,
                settings.animation_speed,
            ),
            toggle_row("highlight_captures", settings),
            toggle_row("four_colours", settings),
        ),
        accent=ROOM_ACCENT,
    )
