"""The rules of a game as people read them: sections of plain, marked blocks, without Qt.

A game's module `rules_text` gives `sections(letters)`; whoever shows them renders the
sentences and asks the game's table to draw the figures. `letters` are what is printed on
jack, queen, king and ace, `LATIN` if nothing is said. Numbers in the text are arguments taken
from the rules, so that text and rules cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg

LATIN = "JQKA"
"""The usual letters on jack, queen, king and ace."""

SECTION_TITLES: Mapping[str, Msg] = {
    "rules": QT_TRANSLATE_NOOP("Rulebook", "Rules"),
    "scoring": QT_TRANSLATE_NOOP("Rulebook", "Scoring"),
    "levels": QT_TRANSLATE_NOOP("Rulebook", "Levels"),
    "tips": QT_TRANSLATE_NOOP("Rulebook", "Tips"),
    "controls": QT_TRANSLATE_NOOP("Rulebook", "Controls"),
}
"""The sections every game has, in this order, and how they are called."""


FIRST_SECTION = next(iter(SECTION_TITLES))


@dataclass(frozen=True, slots=True)
class Heading:
    """A line over the paragraphs that follow."""

    text: Msg


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph."""

    text: Msg


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture the game's table draws.

    `subject` is what the table's `paint_figure` gets, plain data of the game. `caption`
    stands below it, `spoken` is the picture in words.
    """

    subject: object
    caption: Msg
    spoken: Msg


Cell = Msg | str
"""A text to be translated, or a figure or sign that is the same in all languages."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of two or three columns, all rows alike; `head` names the columns."""

    rows: tuple[tuple[Cell, ...], ...]
    head: tuple[Msg, ...] = ()

    def __post_init__(self) -> None:
        widths = {len(row) for row in self.rows} | ({len(self.head)} if self.head else set())
        if len(widths) != 1 or not widths <= {2, 3}:
            raise ValueError("a table has rows of two or of three cells")


Block = Heading | Paragraph | Figure | Grid


@dataclass(frozen=True, slots=True)
class Section:
    """One section: `id` is a key of `SECTION_TITLES`."""

    id: str
    blocks: tuple[Block, ...]

    @property
    def title(self) -> Msg:
        """What the section is called."""
        return SECTION_TITLES[self.id]
