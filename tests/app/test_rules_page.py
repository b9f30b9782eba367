"""The rules page in the window: from home, setup and pause, and back to the same place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames import registry
from skillgames.app.tables import table_class
from skillgames.engine.game import GameDef
from skillgames.engine.rulebook import Figure
from skillgames.games.fishing.table.poses import POSES
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.sheet_parts.pressable import Pressable
from skillgames.widgets.sheet_parts.reading import ReadingSheet
from skillgames.widgets.sheet_parts.reading_blocks import Picture
from skillgames.widgets.sheets import PauseSheet, SetupSheet
from tests.accessible import name, root, tree
from tests.room import Room

DECK = POSES[0].log[0]

every_game = pytest.mark.parametrize(
    "game", registry.games_with("table"), ids=lambda game: game.slug
)


def rules(room: Room) -> ReadingSheet:
    """The rules page that is open."""
    room.pump()
    assert isinstance(room.sheet, ReadingSheet)
    return room.sheet


def setup(room: Room) -> SetupSheet:
    """The setup sheet that is open."""
    assert isinstance(room.sheet, SetupSheet)
    return room.sheet


def test_from_home_and_back(room: Room) -> None:
    room.window.home.help.take_focus(ring=True)
    room.key(Qt.Key.Key_Return)
    sheet = rules(room)
    assert sheet.title.text() == "Rules: Fishing"
    assert list(sheet.chapters) == ["rules", "scoring", "levels", "tips", "controls"]
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is None
    assert QApplication.focusWidget() is room.window.home.help
    assert room.window.home.help.ring


def test_from_home_by_pointer(room: Room) -> None:
    room.click(room.window.home.help)
    room.click(rules(room).close_button)
    assert room.sheet is None
    assert QApplication.focusWidget() is room.window.home.help
    assert not room.window.home.help.ring


def test_from_setup_and_back(room: Room) -> None:
    """The setup sheet waits as it was: its choices, its focus, and what it can do."""
    room.window.open_game("fishing")
    room.pump()
    before = setup(room)
    room.click(before.levels.segments[3])
    before.rules_link.take_focus(ring=True)
    room.key(Qt.Key.Key_Return)
    assert rules(room) is not before
    assert before.isVisible()
    room.key(Qt.Key.Key_Escape)
    assert setup(room) is before
    assert before.levels.value == "insane"
    assert QApplication.focusWidget() is before.rules_link
    assert before.rules_link.ring
    room.click(before.play_button)
    room.settle()
    assert room.window.table is not None
    assert room.sheet is None


def test_escape_after_the_rules_leaves_the_setup_sheet(room: Room) -> None:
    room.window.open_game("fishing")
    room.pump()
    room.click(setup(room).rules_link)
    room.click(rules(room).close_button)
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is None
    focus = QApplication.focusWidget()
    assert isinstance(focus, Pressable)
    assert focus is room.window.home.tiles[0]


def test_what_a_sheet_covers_is_not_there_for_screen_readers(room: Room) -> None:
    def names() -> set[str]:
        return {name(one) for one in tree(root(room.window))}

    room.open(DECK)
    assert any("of clubs" in one for one in names())
    room.window.pause()
    assert "Resume" in names()
    assert not any("of clubs" in one for one in names())
    room.window.open_rules("fishing")
    assert "Resume" not in names()
    assert "Scoring" in names()
    room.window.close_over()
    assert "Resume" in names()
    room.window.close_sheet()
    assert any("of clubs" in one for one in names())


def test_from_pause_and_back(room: Room) -> None:
    room.open(DECK)
    before = list(room.log)
    room.window.pause()
    pause = room.sheet
    assert isinstance(pause, PauseSheet)
    assert pause.more["rules"].text() == "Rules"
    room.click(pause.more["rules"])
    sheet = rules(room)
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_Space, Qt.Key.Key_1):
        room.key(key)
    sheet.field.clear()
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is pause
    assert QApplication.focusWidget() is pause.more["rules"]
    assert room.log == before
    assert room.table.blocked is not None, "the table still waits"
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is None
    assert room.table.blocked is None
    room.tap(0)
    room.tap(0)
    room.settle()
    assert len(room.log) > len(before)


def test_home_closes_all_that_is_open(room: Room) -> None:
    room.open(DECK)
    room.window.pause()
    room.window.open_rules("fishing")
    room.window.show_home()
    room.pump()
    assert room.sheet is None
    assert not [one for one in room.window.findChildren(ReadingSheet) if one.isVisible()]
    assert not [one for one in room.window.findChildren(PauseSheet) if one.isVisible()]
    room.click(room.window.home.tiles[0])
    assert isinstance(room.sheet, SetupSheet)


def test_the_window_can_be_closed_meanwhile(room: Room) -> None:
    room.window.open_game("fishing")
    room.window.open_rules("fishing")
    room.close()
    assert room.closed


def test_both_sheets_change_their_language(room: Room) -> None:
    room.window.open_game("fishing")
    below = setup(room)
    room.window.open_rules("fishing")
    sheet = rules(room)
    sheet.jump("tips")
    room.window.change_setting("language", "uk")
    room.pump()
    assert sheet.current == "tips"
    assert "Риболовля" in sheet.title.text()
    assert all(text.isVisible() for text in sheet.texts)
    room.click(sheet.close_button)
    assert room.sheet is below
    assert below.titles.title.text() == "Риболовля"


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_figures_are_seen_and_named(open_room: Callable[..., Room], size: tuple[int, int]) -> None:
    room = open_room(size=size)
    room.window.open_rules("fishing")
    sheet = rules(room)
    named = {one.accessibleName(): one for one in sheet.body.findChildren(Picture)}
    [picture] = [one for name, one in named.items() if name.startswith("Played: nine of clubs.")]
    sheet.scroller.show_widget(picture)
    assert picture.mapTo(sheet.scroller, QPoint()).y() >= 0
    image = picture.grab().toImage()
    colours = {image.pixelColor(x, image.height() // 2).name() for x in range(image.width())}
    assert len(colours) > 20, "cards are painted"


def painted(game: GameDef, subject: object, deck: DeckStyle) -> QImage:
    """A figure as the table of the game paints it."""
    image = QImage(600, 148, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        table_class(game).paint_figure(painter, QRectF(0, 0, 600, 148), subject, deck)
    finally:
        painter.end()
    return image


@every_game
@pytest.mark.usefixtures("qapp")
def test_every_figure_can_be_painted(game: GameDef) -> None:
    deck = DeckStyle()
    subjects = [
        block.subject
        for section in game.part("rules_text").sections()
        for block in section.blocks
        if isinstance(block, Figure)
    ]
    pictures = [painted(game, subject, deck) for subject in subjects]
    for n, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[n + 1 :])
        assert picture.pixelColor(300, 74).alpha() == 255
    with pytest.raises(TypeError):
        painted(game, "no figure", deck)


@pytest.mark.usefixtures("qapp")
def test_figures_follow_the_deck() -> None:
    from skillgames.games.fishing.examples import Example

    game = registry.game("fishing")
    shown = Example("9C", ("9D", "4H"))
    plain = painted(game, shown, DeckStyle())
    assert painted(game, shown, replace(DeckStyle(), four_colours=True)) != plain
    assert painted(game, shown, DeckStyle()) == plain


@pytest.mark.usefixtures("qapp")
def test_what_is_taken_glows_and_the_rest_is_dim() -> None:
    """Gold around captured cards only."""
    from skillgames.games.fishing.examples import Example

    game = registry.game("fishing")

    def gold(shown: Example) -> int:
        image = painted(game, shown, DeckStyle())
        found = 0
        for x in range(image.width()):
            colour = image.pixelColor(x, image.height() // 2)
            found += colour.red() > 200 and 120 < colour.green() < 215 and colour.blue() < 110
        return found

    assert gold(Example("7C", ("2H", "KC"))) == 0
    one, two = gold(Example("9C", ("9D", "KC"))), gold(Example("9C", ("9D", "9H")))
    assert 0 < one < two
