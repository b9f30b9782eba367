"""Settings in words: rows that stand on more than one sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from skillgames.widgets.language import SYSTEM
from skillgames.widgets.sheet_parts.data import Choice, SegmentRow, ToggleRow

if TYPE_CHECKING:
    from skillgames.store.settings import Settings

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
        "large_indices": (translate("Settings", "Large indices"), ""),
        "sound": (translate("Settings", "Sound"), ""),
    }
    name, hint = rows[key]
    return ToggleRow(key, name, bool(getattr(settings, key)), hint)


def reduced_motion_row(settings: Settings) -> SegmentRow:
    """Whether things fade instead of moving."""
    translate = QCoreApplication.translate
    answers = (
        Choice(SYSTEM, translate("Settings", "System")),
        Choice("reduce", translate("Settings", "Reduced")),
        Choice("full", translate("Settings", "Full motion")),
    )
    name = translate("Settings", "Motion")
    return SegmentRow("reduced_motion", name, answers, settings.reduced_motion)
