"""What a reading sheet shows, as plain frozen data in finished words."""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.widgets.sheet_parts.data import Choice, Paint


@dataclass(frozen=True, slots=True)
class Heading:
    """A line over the blocks that follow."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of plain text."""

    text: str


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture as wide as the column and `height` design units high.

    `caption` stands below it, `spoken` is the picture in words for a screen reader.
    """

    paint: Paint
    height: float
    caption: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Columns:
    """A table: rows of two or three cells, and what the columns are called, if anything."""

    rows: tuple[tuple[str, ...], ...]
    head: tuple[str, ...] = ()


ReadingBlock = Heading | Paragraph | Plate | Columns


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the text that can be jumped to."""

    id: str
    title: str
    blocks: tuple[ReadingBlock, ...]


@dataclass(frozen=True, slots=True)
class ReadingContent:
    """A whole text.

    With two or more `subjects` there is a choice between texts, of which this one is
    `subject`; `accent` is the colour of that choice and of the chapter being read.
    """

    title: str
    chapters: tuple[Chapter, ...]
    accent: str
    subjects: tuple[Choice, ...] = ()
    subject: str = ""

    def __post_init__(self) -> None:
        if not self.chapters:
            raise ValueError("there is nothing to read")
