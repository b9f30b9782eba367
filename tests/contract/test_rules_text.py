"""Every game tells its rules: all sections, nothing empty, numbers that come from the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from skillgames import registry
from skillgames.engine.game import GameDef, Level
from skillgames.engine.rulebook import (
    SECTION_TITLES,
    Block,
    Figure,
    Grid,
    Heading,
    Paragraph,
    Section,
)
from skillgames.engine.text import Msg

every_game = pytest.mark.parametrize("game", registry.all_games(), ids=lambda game: game.slug)


def sections_of(game: GameDef) -> tuple[Section, ...]:
    """The rules text as the room asks for it."""
    found: tuple[Section, ...] = game.part("rules_text").sections()
    return found


def messages(block: Block) -> Iterator[Msg]:
    """All that is said in a block."""
    match block:
        case Heading() | Paragraph():
            yield block.text
        case Figure():
            yield from (block.caption, block.spoken)
        case Grid():
            yield from block.head
            yield from (cell for row in block.rows for cell in row if isinstance(cell, Msg))


def sources(msg: Msg) -> Iterator[str]:
    """The sentence and those within it."""
    yield msg.source
    for arg in msg.args:
        if isinstance(arg, Msg):
            yield from sources(arg)


@every_game
def test_all_sections_are_there(game: GameDef) -> None:
    sections = sections_of(game)
    assert [section.id for section in sections] == list(SECTION_TITLES)
    for section in sections:
        assert str(section.title).strip()
        assert any(isinstance(block, Paragraph | Grid) for block in section.blocks), section.id


@every_game
def test_nothing_is_empty(game: GameDef) -> None:
    for section in sections_of(game):
        for block in section.blocks:
            said = [str(msg) for msg in messages(block)]
            assert said
            assert all(one.strip() for one in said), block
            if isinstance(block, Grid):
                assert all(str(cell).strip() for row in block.rows for cell in row), block


@every_game
def test_every_place_is_filled(game: GameDef) -> None:
    for section in sections_of(game):
        for block in section.blocks:
            for msg in messages(block):
                assert not re.search(r"%[1-9n]", str(msg)), msg


@every_game
def test_every_number_is_an_argument(game: GameDef) -> None:
    for section in sections_of(game):
        for block in section.blocks:
            for msg in messages(block):
                for source in sources(msg):
                    assert not re.search(r"\d", re.sub(r"%[1-9n]", "", source)), source


@every_game
def test_the_levels_are_told_as_they_stand_on_the_setup_sheet(game: GameDef) -> None:
    [levels] = [section for section in sections_of(game) if section.id == "levels"]
    said = {str(msg) for block in levels.blocks for msg in messages(block)}
    assert {str(game.levels[level]) for level in Level} <= said


@pytest.mark.parametrize(
    ("rows", "head"),
    [((("a",),), ()), ((("a", "b"), ("a", "b", "c")), ()), ((("a", "b", "c", "d"),), ()), ((), ())],
)
def test_a_crooked_table_is_refused(
    rows: tuple[tuple[str, ...], ...], head: tuple[Msg, ...]
) -> None:
    with pytest.raises(ValueError, match="rows"):
        Grid(rows, head)
