"""Sheets of paper over a window, and notices on glass: the room's dialogs.

They know no game, no store and no application: contents come as the frozen data of
`sheet_parts.data`, in finished words, and what a person does goes out as signals. The
owner opens a sheet (`open`), closes it (`close_sheet`), and gives it new contents when the
language changes (`retext_wanted`, `set_content`).
"""

from __future__ import annotations

from skillgames.widgets.sheet_parts.data import (
    Choice,
    Detail,
    Fact,
    KeyGroup,
    KeyRow,
    KeysContent,
    Level,
    Mark,
    Outcome,
    Paint,
    PauseContent,
    Person,
    Picture,
    PictureGroup,
    QuestionContent,
    ResultsContent,
    Row,
    ScoreSide,
    SegmentRow,
    SettingsContent,
    SetupContent,
    SheetButton,
    SliderRow,
    Stat,
    TallyContent,
    TallyRow,
    TallyTotal,
    ToggleRow,
    Value,
)
from skillgames.widgets.sheet_parts.keys import KeysSheet
from skillgames.widgets.sheet_parts.lookup import LookupSheet
from skillgames.widgets.sheet_parts.notices import Notices
from skillgames.widgets.sheet_parts.pause import PauseSheet, QuestionSheet
from skillgames.widgets.sheet_parts.results import ResultsSheet
from skillgames.widgets.sheet_parts.settings import SettingsSheet
from skillgames.widgets.sheet_parts.setup import SetupSheet
from skillgames.widgets.sheet_parts.sheet import Sheet
from skillgames.widgets.sheet_parts.tally import TallySheet

__all__ = [
    "Choice",
    "Detail",
    "Fact",
    "KeyGroup",
    "KeyRow",
    "KeysContent",
    "KeysSheet",
    "Level",
    "LookupSheet",
    "Mark",
    "Notices",
    "Outcome",
    "Paint",
    "PauseContent",
    "PauseSheet",
    "Person",
    "Picture",
    "PictureGroup",
    "QuestionContent",
    "QuestionSheet",
    "ResultsContent",
    "ResultsSheet",
    "Row",
    "ScoreSide",
    "SegmentRow",
    "SettingsContent",
    "SettingsSheet",
    "SetupContent",
    "SetupSheet",
    "Sheet",
    "SheetButton",
    "SliderRow",
    "Stat",
    "TallyContent",
    "TallyRow",
    "TallySheet",
    "TallyTotal",
    "ToggleRow",
    "Value",
]
