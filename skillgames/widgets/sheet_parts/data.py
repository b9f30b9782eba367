"""What the sheets show, as plain frozen data.

A game or the room fills these in with finished, translated text; the sheets know
neither. Every picture is a `Paint`: a function that draws into the rectangle it is
given, in device-independent pixels, and keeps no painter. Numbers that need more
than digits (percentages, scores with a colon) come as text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets import look
from skillgames.widgets.art.slider import PLAIN, Track

Paint = Callable[[QPainter, QRectF], None]
"""Draws a picture into a rectangle; the painter is antialiased and may be changed freely."""

Picture = Paint | str
"""A painter function, or the name of one of the kit's icons."""

Outcome = Literal["won", "lost", "drawn"]
"""How a finished match ended for the person."""

Value = bool | int | str
"""The value of an option or a setting."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer of a segment row.

    `value` is what the signal carries, `label` the word on the segment. With `picture`
    on every choice of a row the row becomes tiles with the picture above the word.
    """

    value: Value
    label: str
    picture: Paint | None = None


@dataclass(frozen=True, slots=True)
class SegmentRow:
    """A question with two to five answers, of which exactly one holds.

    `value` must be the value of one of the choices; `key` names the row in signals.
    """

    key: str
    name: str
    choices: tuple[Choice, ...]
    value: Value
    hint: str = ""

    def __post_init__(self) -> None:
        if not any(same_value(choice.value, self.value) for choice in self.choices):
            raise ValueError(f"{self.key}: {self.value!r} is none of the choices")


@dataclass(frozen=True, slots=True)
class ToggleRow:
    """Something that is on or off; `key` names the row in signals."""

    key: str
    name: str
    value: bool
    hint: str = ""


@dataclass(frozen=True, slots=True)
class SliderRow:
    """A number from 0 to 100; `key` names the row in signals.

    `form` writes the number down: "%1" in it becomes the digits. `low` and `high` are the
    words at the ends, empty for none. `neutral` is the value at which nothing is changed:
    it has a tick, None for none. `track` holds colours along the track, from 0 to 1.
    """

    key: str
    name: str
    value: int
    form: str = "%1"
    low: str = ""
    high: str = ""
    neutral: int | None = None
    track: Track = PLAIN

    def __post_init__(self) -> None:
        if not 0 <= self.value <= 100:
            raise ValueError(f"{self.key}: {self.value!r} is not from 0 to 100")

    def written(self, value: int) -> str:
        """A value as it stands beside the slider."""
        return self.form.replace("%1", str(value))


Row = SegmentRow | ToggleRow | SliderRow
"""A line of the setup or settings sheet."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play: its id, its word, and one sentence that says how it plays."""

    id: str
    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class SetupContent:
    """All that a setup sheet shows.

    `level` is the id of the selected level. `continue_label` is None when there is no
    match to go on with. `accent` is the colour of segments and toggles ("#rrggbb").
    """

    title: str
    subtitle: str
    levels: tuple[Level, ...]
    level: str
    play_label: str
    accent: str
    options: tuple[Row, ...] = ()
    settings: tuple[ToggleRow, ...] = ()
    continue_label: str | None = None
    emblem: Paint | None = None

    def __post_init__(self) -> None:
        if self.level not in [level.id for level in self.levels]:
            raise ValueError(f"{self.level!r} is none of the levels")


@dataclass(frozen=True, slots=True)
class SheetButton:
    """A further button of a sheet; `id` is what the signal carries."""

    id: str
    label: str


@dataclass(frozen=True, slots=True)
class PauseContent:
    """The pause sheet: what is paused, buttons besides the three it always has, switches."""

    title: str
    subtitle: str = ""
    buttons: tuple[SheetButton, ...] = ()
    toggles: tuple[ToggleRow, ...] = ()
    accent: str = look.INK
    """The colour of a switch that is on."""


@dataclass(frozen=True, slots=True)
class QuestionContent:
    """A question with a deed and a way out: `yes` does it, `no` leaves all as it is."""

    title: str
    text: str
    yes: str
    no: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A small square picture within a line of text, and the word a screen reader says."""

    paint: Paint
    spoken: str


Detail = tuple[str | Mark, ...]
"""A line made of words and marks, in order."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player as sheets show him: name and avatar icon (`bar` is the colour of his bar)."""

    name: str
    avatar: str
    bar: str = ""


@dataclass(frozen=True, slots=True)
class TallyRow:
    """One line of the score sheet.

    `values` has what each player gets for it, in the order of the players: 0 is shown as
    a zero, None as an empty place. A `drawing` is `drawing_height` high in design units and
    stands below the words, or at their right where it has a `drawing_width`.
    """

    label: str
    values: tuple[int | None, ...]
    icon: Picture | None = None
    detail: Detail = ()
    drawing: Drawing | None = None
    drawing_height: float = 0.0
    drawing_width: float = 0.0


@dataclass(frozen=True, slots=True)
class TallyTotal:
    """What one player had before this round, and what the round adds."""

    before: int
    added: int


@dataclass(frozen=True, slots=True)
class TallyContent:
    """A score sheet: players in columns, lines, and a bar per player.

    `totals` has one entry per player, or is empty for a sheet without bars. `target` is
    the score that ends the match, None where no score does. Each row has one value per
    player. `highlighted` is the index of the player whose column is tinted, or None.
    `width` is that of the paper in design units, 0 for what the players need.
    """

    title: str
    subtitle: str
    players: tuple[Person, ...]
    rows: tuple[TallyRow, ...]
    button: str
    accent: str
    totals: tuple[TallyTotal, ...] = ()
    target: int | None = None
    highlighted: int | None = 0
    width: int = 0

    def __post_init__(self) -> None:
        count = len(self.players)
        if any(len(row.values) != count for row in self.rows):
            raise ValueError("every line needs one value per player")
        if self.totals and len(self.totals) != count:
            raise ValueError("totals need one entry per player")


@dataclass(frozen=True, slots=True)
class ScoreSide:
    """One player's final score as text; the winner's is painted in gold."""

    person: Person
    score: str
    winner: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """A line "label … value" beside the score."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture within a sheet that says something, and the same in words."""

    paint: Paint
    spoken: str


@dataclass(frozen=True, slots=True)
class Stat:
    """A tile of the statistics: a large value over its label."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class ResultsContent:
    """The end of a match: score, facts, statistics, the last matches (oldest first).

    Without a score the facts take its place. `best_label` names the best own score among
    the facts where the game wants it: the room adds it, alone at a table of the same level,
    else of all matches with others. `drawing` stands below the score.
    """

    title: str
    subtitle: str
    score: tuple[ScoreSide, ...]
    accent: str
    facts: tuple[Fact, ...] = ()
    stats_title: str = ""
    stats: tuple[Stat, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    emblem: Paint | None = None
    best_label: str = ""
    drawing: Drawing | None = None


@dataclass(frozen=True, slots=True)
class PictureGroup:
    """Sliders that belong together, with a picture beside them that shows what they do.

    `reset` is the word of the link that takes them back. `preview` is painted anew whenever
    a group is shown whose `preview` is another one.
    """

    title: str
    rows: tuple[SliderRow, ...]
    reset: str
    preview: Paint


@dataclass(frozen=True, slots=True)
class SettingsContent:
    """The rows of the settings sheet, in order, below the group of sliders, if any."""

    title: str
    rows: tuple[Row, ...]
    accent: str
    group: PictureGroup | None = None


@dataclass(frozen=True, slots=True)
class KeyRow:
    """What one or more keys do. `keys` are the words on the keys: either does it."""

    keys: tuple[str, ...]
    deed: str


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """The keys of one place."""

    title: str
    rows: tuple[KeyRow, ...]


@dataclass(frozen=True, slots=True)
class KeysContent:
    """The sheet of all keys, by place."""

    title: str
    groups: tuple[KeyGroup, ...]


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A line in the list of finished matches; `id` is what the signal carries. `score` is
    empty where there are no points."""

    id: int
    date: str
    level: str
    score: str
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class FaceSeries:
    """How often each face of somebody's dice fell: its share of all (0 to 1), and the
    share in words."""

    name: str
    shares: tuple[float, ...]
    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FacesContent:
    """Dice in words and a picture: one or two series, what is expected, and for each
    series a sentence whether that is what chance gives. `spoken` is all that the picture
    shows."""

    title: str
    hint: str
    series: tuple[FaceSeries, ...]
    verdict: str
    spoken: str


@dataclass(frozen=True, slots=True)
class StatisticsContent:
    """The statistics of one game, as far as the filters narrow them.

    `filters` are rows of segments over the figures; their keys are in the signal. Where
    there is nothing to count `nothing` says so in a sentence, and only filters are shown
    with it. `outcomes` are the last matches and `rates` the win rate over time in per
    cent (`rates_hint` says what a point is), both oldest first; `faces` is there where
    dice are thrown; `matches` come newest first. With `deeds` the page offers to export
    and to clear.
    """

    title: str
    subtitle: str
    accent: str
    filters: tuple[SegmentRow, ...] = ()
    nothing: str = ""
    stats: tuple[Stat, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    rates: tuple[int, ...] = ()
    rates_hint: str = ""
    faces: FacesContent | None = None
    matches: tuple[PastMatch, ...] = ()
    deeds: bool = False


def same_value(one: Value, other: Value) -> bool:
    """Equal and of the same kind: True is not 1 here."""
    return type(one) is type(other) and one == other


def spoken(detail: Detail) -> str:
    """The detail as a screen reader says it."""
    words = [part if isinstance(part, str) else part.spoken for part in detail]
    return " ".join(" ".join(words).split())
