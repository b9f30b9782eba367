"""From home to a match and back: sheets, the unfinished match, the finish, statistics."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from skillgames import registry
from skillgames.engine.game import LEVEL_NAMES, Level
from skillgames.widgets.language import text
from skillgames.widgets.sheets import (
    PauseSheet,
    QuestionSheet,
    ResultsSheet,
    SettingsSheet,
    SetupSheet,
    TallySheet,
)
from tests.packs import before_the_last_card_of_the_person, deck, decks, fishing, played, whole
from tests.room import Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
SECOND_ROUND = played(3, lambda match: decks(match.log) == 2 and match.to_act == 0)


def tile(room: Room) -> Any:
    """The tile of Fishing at home."""
    (found,) = (one for one in room.window.home.tiles if one.content.game.slug == "fishing")
    return found


def press_pill(room: Room) -> None:
    """Press the button at the foot of the tile."""
    button = tile(room)
    middle = button.pill.center() * button.scale
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=middle.toPoint())


def is_home(room: Room) -> bool:
    return room.window.home.isVisible() and room.window.table is None


def seats(room: Room) -> tuple[str, ...]:
    return room.controller.match.header.seats


def book(room: Room, won: bool, level: str = "hard") -> None:
    """A finished match of the person."""
    for seed in range(100):
        log = whole(seed)
        result = fishing(log).result
        assert result is not None
        if (result.winners == (0,)) == won:
            match_id = room.store(log[:-1], level)
            room.archive.finish(match_id, len(log), log[-1], result.as_dict())
            return


# --- home and setup -----------------------------------------------------------------------------


def test_the_room_opens_at_home(room: Room) -> None:
    assert is_home(room)
    assert room.sheet is None
    assert room.window.focusWidget() is tile(room)
    assert tile(room).content.running is None
    assert room.window.windowTitle() == "Skillgames"
    assert room.window.notices.text == ""


def test_a_tile_opens_the_setup_and_play_begins_a_match(room: Room) -> None:
    room.click(tile(room))
    assert isinstance(room.sheet, SetupSheet)
    assert not room.sheet.continue_button.isVisible()
    room.click(room.sheet.play_button)
    room.settle()
    assert room.sheet is None
    assert not room.window.home.isVisible()
    assert decks(room.log) == len(room.log) == 1
    assert room.controller.is_person_to_act, "the bot deals the first round"
    assert len(room.hand) == 4
    assert seats(room) == ("person", "medium")
    stored = room.archive.running("fishing")
    assert stored.log == tuple(room.log)
    assert (stored.level, stored.players) == ("medium", 2)


def test_the_button_of_a_tile_opens_the_setup_too(room: Room) -> None:
    press_pill(room)
    assert isinstance(room.sheet, SetupSheet)


@pytest.mark.parametrize("level", list(Level))
def test_the_level_is_that_of_the_setup_and_is_remembered(room: Room, level: Level) -> None:
    room.window.open_game("fishing")
    assert isinstance(room.sheet, SetupSheet)
    chosen = next(one for one in room.sheet.levels.segments if one.choice.value == level.value)
    room.click(chosen)
    room.click(room.sheet.play_button)
    room.settle()
    assert seats(room) == ("person", level.value)
    assert room.archive.running("fishing").level == level.value
    room.window.show_home()
    room.window.open_game("fishing")
    assert isinstance(room.sheet, SetupSheet)
    assert room.sheet._content.level == level.value
    if level is not Level.MEDIUM:
        kept = json.loads(room.services.folders.settings_file.read_text("utf-8"))
        assert kept["last_level"] == {"fishing": level.value}


def test_the_setup_is_left_by_escape(room: Room) -> None:
    room.click(tile(room))
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is None
    assert is_home(room)
    assert room.archive.running("fishing") is None
    assert room.window.focusWidget() is tile(room)


# --- the unfinished match -----------------------------------------------------------------------


def test_the_unfinished_match_is_offered_with_its_score(room: Room) -> None:
    match_id = room.store(SECOND_ROUND)
    room.window.show_home()
    scores = fishing(SECOND_ROUND).view(0).scores
    assert sum(scores) > 0
    score = f"{scores[0]} : {scores[1]}"
    assert tile(room).content.running == score
    assert score in tile(room).accessibleName()
    room.click(tile(room))
    assert isinstance(room.sheet, SetupSheet)
    assert room.sheet.continue_button.isVisible()
    assert room.sheet.continue_button.text().endswith(score)
    room.click(room.sheet.continue_button)
    assert room.sheet is None
    assert tuple(room.log) == SECOND_ROUND
    assert room.controller.keeper.match_id == match_id


def test_from_its_button_the_match_goes_on_at_once(room: Room) -> None:
    room.store(SECOND_ROUND)
    room.window.show_home()
    press_pill(room)
    assert room.sheet is None
    assert tuple(room.log) == SECOND_ROUND


def test_beside_its_button_a_tile_still_opens_the_setup(room: Room) -> None:
    room.store(SECOND_ROUND)
    room.window.show_home()
    QTest.mouseClick(tile(room), Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    assert isinstance(room.sheet, SetupSheet)


def test_a_press_that_slides_off_the_button_resumes_nothing(room: Room) -> None:
    room.store(SECOND_ROUND)
    room.window.show_home()
    button = tile(room)
    middle = (button.pill.center() * button.scale).toPoint()
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(button, QPoint(-200, -200))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(-200, -200))
    assert is_home(room)
    assert room.sheet is None


def test_going_on_without_a_match_opens_the_setup(room: Room) -> None:
    room.window.resume_game("fishing")
    assert isinstance(room.sheet, SetupSheet)


def test_the_level_of_the_match_is_kept_when_another_is_chosen(room: Room) -> None:
    """CONTINUE goes on with the match as it was begun."""
    room.store(SECOND_ROUND, level="insane")
    room.services.settings.last_level = {"fishing": Level.EASY}
    room.window.resume_game("fishing")
    assert seats(room) == ("person", "insane")
    room.window.pause()
    assert isinstance(room.sheet, PauseSheet)
    assert str(LEVEL_NAMES[Level.INSANE]) in room.sheet.accessibleName()


# --- pause --------------------------------------------------------------------------------------


def test_the_menu_pauses_and_the_match_waits(open_room: Callable[..., Room]) -> None:
    room = open_room(Patient())
    room.open(START)
    room.tap("7H")
    room.tap("7H")
    room.click(room.window.playing.menu_button)
    assert isinstance(room.sheet, PauseSheet)
    room.thinker.answer("3C")  # type: ignore[attr-defined]
    room.pump(20)
    assert room.log == [START, "7H"], "the bot's card waits for the sheet"
    room.click(room.sheet.resume_button)
    room.wait(lambda: len(room.log) == 3)
    assert room.log == [START, "7H", "3C"]


def test_paused_before_the_bot_has_thought(open_room: Callable[..., Room]) -> None:
    room = open_room(Patient())
    room.open(START)
    room.tap("7H")
    room.tap("7H")
    room.window.pause()
    room.window.go_back_to_table()
    assert len(room.thinker.asked) == 1, "it is not asked twice"  # type: ignore[attr-defined]
    room.answer("3C")
    assert room.log == [START, "7H", "3C"]


def test_home_from_the_pause_keeps_the_match(room: Room) -> None:
    room.open(*SECOND_ROUND)
    room.click(room.window.playing.menu_button)
    assert isinstance(room.sheet, PauseSheet)
    room.click(room.sheet.home_button)
    assert is_home(room)
    assert tile(room).content.running is not None
    press_pill(room)
    assert tuple(room.log) == SECOND_ROUND


@pytest.mark.parametrize("thinking", [False, True])
def test_a_new_game_asks_and_counts_nothing(open_room: Callable[..., Room], thinking: bool) -> None:
    """FA25."""
    room = open_room(Patient())
    book(room, won=True)
    before = room.archive.totals()
    room.open(*SECOND_ROUND, level="insane")
    if thinking:
        room.tap(1)
        room.tap(1)
    old, log = room.controller.keeper.match_id, list(room.log)
    room.window.pause()
    assert isinstance(room.sheet, PauseSheet)
    room.click(room.sheet.new_button)
    assert isinstance(room.sheet, QuestionSheet)
    assert room.sheet.first_focus() is room.sheet.no_button, "the safe answer is the first"
    room.click(room.sheet.no_button)
    assert isinstance(room.sheet, PauseSheet)
    assert room.log == log
    room.click(room.sheet.new_button)
    assert isinstance(room.sheet, QuestionSheet)
    room.click(room.sheet.yes_button)
    room.settle()
    assert room.sheet is None
    assert len(room.log) == 1
    assert seats(room) == ("person", "insane")
    assert room.controller.keeper.match_id != old
    assert room.archive.match(old).status == "abandoned"
    assert room.archive.running("fishing").id == room.controller.keeper.match_id
    assert room.archive.totals() == before
    stats = room.archive.level_stats("fishing", "insane", 2)
    assert (stats.won, stats.lost) == (0, 0)


def test_play_with_an_unfinished_match_asks(room: Room) -> None:
    match_id = room.store(SECOND_ROUND)
    room.window.show_home()
    room.click(tile(room))
    room.click(room.sheet.play_button)  # type: ignore[union-attr]
    assert isinstance(room.sheet, QuestionSheet)
    room.key(Qt.Key.Key_Escape)
    assert isinstance(room.sheet, SetupSheet)
    assert room.archive.running("fishing").id == match_id
    room.click(room.sheet.play_button)
    assert isinstance(room.sheet, QuestionSheet)
    room.click(room.sheet.yes_button)
    room.settle()
    assert len(room.log) == 1
    assert room.archive.match(match_id).status == "abandoned"


# --- the round and the match end ----------------------------------------------------------------


def finish(room: Room) -> None:
    """Play the person's last card of a match, and the bot's answer."""
    room.open(*before_the_last_card_of_the_person(11, last_round=True))
    room.tap(1)
    room.tap(1)
    room.settle()
    while isinstance(room.sheet, TallySheet) and not room.controller.match.is_over:
        room.click(room.sheet.button)
        room.settle()
        while room.sheet is None:
            room.tap(1)
            room.tap(1)
            room.settle()


def test_the_end_of_a_match_shows_its_last_round_then_the_results(room: Room) -> None:
    finish(room)
    assert isinstance(room.sheet, TallySheet)
    room.key(Qt.Key.Key_Escape)
    assert isinstance(room.sheet, TallySheet), "the score is read before anything else"
    room.click(room.sheet.button)
    assert isinstance(room.sheet, ResultsSheet)
    room.key(Qt.Key.Key_Escape)
    assert isinstance(room.sheet, ResultsSheet)


def test_a_finish_is_booked_once_and_never_offered_again(
    room: Room, open_room: Callable[..., Room]
) -> None:
    finish(room)
    match_id = room.controller.keeper.match_id
    stored = room.archive.match(match_id)
    assert stored.status == "finished"
    assert stored.log == tuple(room.log)
    assert room.controller.match.result is not None
    assert stored.result == room.controller.match.result.as_dict()
    assert room.archive.totals().played == 1
    room.click(room.sheet.button)  # type: ignore[union-attr]
    room.window.show_home()
    assert room.archive.running("fishing") is None
    assert tile(room).content.running is None
    assert room.archive.totals().played == 1
    room.window.close()
    again = open_room()
    assert again.archive.running("fishing") is None
    assert again.archive.totals().played == 1
    assert tile(again).content.running is None


def test_the_results_tell_how_this_level_stands(room: Room) -> None:
    for won in (True, True, False, True):
        book(room, won, "hard")
    book(room, won=False, level="easy")
    finish(room)
    assert isinstance(room.sheet, TallySheet)
    room.click(room.sheet.button)
    assert isinstance(room.sheet, ResultsSheet)
    result = room.controller.match.result
    assert result is not None
    won = result.winners == (0,)
    wins, losses = 3 + won, 1 + (not won)
    streak = 2 if won else 0
    content = room.sheet._content
    assert [stat.value for stat in content.stats] == [
        str(wins),
        str(losses),
        f"{wins * 100 // 5}\u00a0%",
        str(streak),
        "2",
    ]
    assert content.outcomes == ("won", "won", "lost", "won", "won" if won else "lost")
    assert str(LEVEL_NAMES[Level.HARD]) in content.stats_title
    assert tuple(side.score for side in content.score) == tuple(map(str, result.scores))


def results(room: Room) -> ResultsSheet:
    finish(room)
    room.click(room.sheet.button)  # type: ignore[union-attr]
    assert isinstance(room.sheet, ResultsSheet)
    return room.sheet


def test_again_plays_the_same_level(room: Room) -> None:
    room.services.settings.last_level = {"fishing": Level.EASY}
    room.click(results(room).again_button)
    room.settle()
    assert room.sheet is None
    assert len(room.log) == 1
    assert seats(room) == ("person", "hard")
    assert room.archive.totals().played == 1


def test_another_level_opens_the_setup_over_the_finished_table(room: Room) -> None:
    room.click(results(room).level_button)
    assert isinstance(room.sheet, SetupSheet)
    assert not room.sheet.continue_button.isVisible()
    room.key(Qt.Key.Key_Escape)
    assert is_home(room)
    assert room.sheet is None


def test_another_game_goes_home(room: Room) -> None:
    room.click(results(room).other_button)
    assert is_home(room)
    assert next(fact for fact, _ in room.window.home._facts()) == "1"


def test_the_next_round_is_dealt_when_the_sheet_is_read(room: Room) -> None:
    room.open(*before_the_last_card_of_the_person(11))
    room.tap(1)
    room.tap(1)
    room.settle()
    assert isinstance(room.sheet, TallySheet)
    assert decks(room.log) == 1
    assert tuple(room.log) == room.archive.running("fishing").log
    room.click(room.sheet.button)
    room.settle()
    assert decks(room.log) == 2
    assert room.view.dealer == 0
    assert len(room.log) == 51, "the bot begins, and has played"


def test_a_match_left_at_its_score_sheet_shows_it_again(room: Room) -> None:
    """FA26: chance pending after a finished round is the tally."""
    log = played(11, lambda match: match.version == 49)
    room.store(log)
    room.window.show_home()
    scores = fishing(log).view(0).scores
    assert tile(room).content.running == f"{scores[0]} : {scores[1]}"
    for _ in range(2):
        room.window.resume_game("fishing")
        assert isinstance(room.sheet, TallySheet)
        assert tuple(room.log) == log
        room.window.close_sheet()
        room.window.show_home()
    room.window.resume_game("fishing")
    room.click(room.sheet.button)  # type: ignore[union-attr]
    room.settle()
    assert decks(room.log) == 2


def test_a_double_click_on_next_round_deals_once(room: Room) -> None:
    room.store(played(11, lambda match: match.version == 49))
    room.window.resume_game("fishing")
    assert isinstance(room.sheet, TallySheet)
    button = room.sheet.button
    pos = button.rect().center()
    where = button.mapTo(room.window, pos)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=pos)
    under = room.window.childAt(where)
    QTest.mouseDClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(room.window, where))
    QTest.mouseRelease(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(room.window, where))
    room.settle()
    assert decks(room.log) == 2
    assert len(room.log) == 51


# --- settings -----------------------------------------------------------------------------------


def toggle(room: Room, key: str) -> None:
    """Change a switch of the settings sheet."""
    assert isinstance(room.sheet, (SettingsSheet, SetupSheet))
    lines = (
        room.sheet.lines if isinstance(room.sheet, SettingsSheet) else room.sheet._settings.lines
    )
    (line,) = (one for one in lines if one._row.key == key)
    room.click(line.toggle)


def test_captures_are_shown_as_the_settings_say(room: Room) -> None:
    room.window.open_game("fishing")
    toggle(room, "highlight_captures")
    room.key(Qt.Key.Key_Escape)
    room.open(START)
    room.tap("7H")
    assert room.lit("lift") == {"7H"}
    assert not (room.lit("glow") | room.lit("dim"))
    assert "4" not in room.pill.replace("7H", ""), "the sum would tell it, too"
    room.tap("2S")
    assert "ghost" not in room.table.items
    room.tap("7H")
    room.tap("7H")
    assert room.log[1] == "7H"


def test_settings_are_written_at_once_and_read_at_the_next_start(
    room: Room, open_room: Callable[..., Room]
) -> None:
    room.window.open_game("fishing")
    toggle(room, "four_colours")
    assert json.loads(room.services.folders.settings_file.read_text("utf-8"))["four_colours"]
    room.window.close()
    assert open_room().services.settings.four_colours is True


def test_four_colours_change_the_cards_that_lie_there(room: Room) -> None:
    room.open(START)
    before = room.stage.grab().toImage()
    room.window.change_setting("four_colours", True)
    assert room.stage.grab().toImage() != before
    room.window.change_setting("four_colours", False)
    assert room.stage.grab().toImage() == before


def test_the_speed_of_the_settings_is_that_of_everything(room: Room) -> None:
    room.open(START)
    for speed, factor in (("slow", 1.7), ("normal", 1.0), ("fast", 0.5), ("instant", 0.0)):
        room.window.change_setting("animation_speed", speed)
        assert room.stage.animator.factor == room.stage.settler.factor == factor
    assert room.controller.pace == 0


# --- closing ------------------------------------------------------------------------------------


def at_home(room: Room) -> None:
    assert is_home(room)


def at_setup(room: Room) -> None:
    room.window.open_game("fishing")


def at_the_table(room: Room) -> None:
    room.open(START)


def with_a_card_lifted(room: Room) -> None:
    room.open(START)
    room.tap("7H")


def while_dragging(room: Room) -> None:
    room.open(START)
    room.pull("7H", 0, -200)


def while_the_bot_thinks(room: Room) -> None:
    room.open(START)
    room.tap("7H")
    room.tap("7H")


def in_the_pause(room: Room) -> None:
    room.open(START)
    room.window.pause()


def at_the_question(room: Room) -> None:
    in_the_pause(room)
    assert isinstance(room.sheet, PauseSheet)
    room.sheet.finish()
    room.click(room.sheet.new_button)


def at_the_tally(room: Room) -> None:
    room.store(played(11, lambda match: match.version == 49))
    room.window.resume_game("fishing")


def in_the_settings(room: Room) -> None:
    room.window.open_settings()


MOMENTS = [
    at_home,
    at_setup,
    at_the_table,
    with_a_card_lifted,
    while_dragging,
    while_the_bot_thinks,
    in_the_pause,
    at_the_question,
    at_the_tally,
    in_the_settings,
]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_the_window_may_be_closed_at_any_moment(
    open_room: Callable[..., Room], moment: Callable[[Room], None], speed: str
) -> None:
    thinker = Patient()
    room = open_room(thinker, speed=speed)
    moment(room)
    stored = room.archive.running("fishing")
    room.window.close()
    room.pump()
    assert thinker.closed
    assert not room.window.isVisible()
    again = open_room()
    assert again.archive.running("fishing") == stored
    if stored is not None:
        again.window.resume_game("fishing")
        again.settle()
        log = again.log
        assert tuple(log[: len(stored.log)]) == stored.log


def test_the_window_comes_back_where_it_was(open_room: Callable[..., Room]) -> None:
    room = open_room(size=(900, 700))  # no screen of the tests is wider
    room.window.close()
    kept = json.loads(room.services.folders.settings_file.read_text("utf-8"))["window"]
    assert (kept["width"], kept["height"]) == (900, 700)
    from skillgames.app.services import open_services
    from skillgames.app.thinker import LocalThinker
    from skillgames.app.window import RoomWindow

    services = open_services(LocalThinker())
    window = RoomWindow(services)
    assert (window.width(), window.height()) == (900, 700)
    window.close()
    window.deleteLater()


@pytest.mark.parametrize(
    "place",
    [
        {"x": -30000, "y": 5, "width": 900, "height": 600},
        {"x": 0, "y": 0, "width": 1, "height": 1},
        {"x": 30000, "y": 30000, "width": 30000, "height": 30000},
    ],
)
def test_an_odd_place_of_the_window_is_no_trouble(
    open_room: Callable[..., Room], home: Any, place: dict[str, int]
) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text(json.dumps({"window": place}))
    from skillgames.app.services import open_services
    from skillgames.app.thinker import LocalThinker
    from skillgames.app.window import RoomWindow

    services = open_services(LocalThinker())
    window = RoomWindow(services)
    screen = window.screen().availableGeometry()
    assert screen.intersects(window.geometry())
    assert window.width() >= 900
    assert window.height() >= 600
    window.close()
    window.deleteLater()


def test_every_game_with_a_table_has_its_tile(room: Room) -> None:
    names = [one.content.game.slug for one in room.window.home.tiles]
    assert names == [game.slug for game in registry.games_with("table")]
    for one in room.window.home.tiles:
        assert text(one.content.game.name) in one.accessibleName()
