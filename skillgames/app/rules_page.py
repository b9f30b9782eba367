"""The rules page: a game's rules text in the language of the window, on a reading sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from skillgames import registry
from skillgames.app.tables import table_class
from skillgames.engine import rulebook
from skillgames.engine.game import GameDef
from skillgames.widgets.art.grading import NEUTRAL
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.language import text
from skillgames.widgets.look import CLOTHS
from skillgames.widgets.scene import Table
from skillgames.widgets.sheet_parts.data import Choice
from skillgames.widgets.sheet_parts.reading import ReadingSheet
from skillgames.widgets.sheet_parts.reading_data import (
    Chapter,
    Columns,
    Heading,
    Paragraph,
    Plate,
    ReadingBlock,
    ReadingContent,
)

FIGURE_HEIGHT = 148
"""Design units."""


def rules_content(
    game: GameDef, table: type[Table], deck: DeckStyle, games: Sequence[GameDef]
) -> ReadingContent:
    """The rules of a game; with several `games` there is a choice between them."""
    title = QCoreApplication.translate("RulesPage", "Rules: %1")
    # On paper nothing is graded, so the cards on it are not either.
    plain = replace(deck, grade=NEUTRAL)
    sections = game.part("rules_text").sections(deck.letters)
    return ReadingContent(
        title=title.replace("%1", text(game.name)),
        chapters=tuple(_chapter(section, table, plain) for section in sections),
        accent=CLOTHS[table.CLOTH].accent,
        subjects=tuple(Choice(one.slug, text(one.name)) for one in games),
        subject=game.slug,
    )


def _chapter(section: rulebook.Section, table: type[Table], deck: DeckStyle) -> Chapter:
    blocks = tuple(_block(block, table, deck) for block in section.blocks)
    return Chapter(section.id, text(section.title), blocks)


def _block(block: rulebook.Block, table: type[Table], deck: DeckStyle) -> ReadingBlock:
    match block:
        case rulebook.Heading():
            return Heading(text(block.text))
        case rulebook.Paragraph():
            return Paragraph(text(block.text))
        case rulebook.Figure():
            paint = partial(_paint, table, block.subject, deck)
            return Plate(paint, FIGURE_HEIGHT, text(block.caption), text(block.spoken))
        case rulebook.Grid():
            rows = tuple(tuple(_words(cell) for cell in row) for row in block.rows)
            return Columns(rows, tuple(text(cell) for cell in block.head))


def _words(cell: rulebook.Cell) -> str:
    return cell if isinstance(cell, str) else text(cell)


def _paint(
    table: type[Table], subject: object, deck: DeckStyle, painter: QPainter, rect: QRectF
) -> None:
    table.paint_figure(painter, rect, subject, deck)


def rules_sheet(
    parent: QWidget, slug: str, deck: Callable[[type[Table]], DeckStyle], animation: float
) -> ReadingSheet:
    """The sheet with the rules of this game, not opened yet.

    `deck` says how the cards of a table look now. The sheet words itself anew when the
    language changes, and changes the game when another one is chosen.
    """
    games = registry.games_with("table")
    chosen = [slug]

    def content() -> ReadingContent:
        game = registry.game(chosen[0])
        table = table_class(game)
        return rules_content(game, table, deck(table), games)

    def choose(subject: str) -> None:
        chosen[0] = subject
        sheet.set_content(content())
        sheet.jump(rulebook.FIRST_SECTION)

    sheet = ReadingSheet(parent, content(), animation=animation)
    sheet.retext_wanted.connect(lambda: sheet.set_content(content()))
    sheet.subject_chosen.connect(choose)
    return sheet
