"""What the sheets say of a match of Yacht: setup, results, the course of the match."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from skillgames.app.appearance import deck_style
from skillgames.app.setup import options_of, setup_content
from skillgames.engine.game import Level
from skillgames.games.yacht.examples import Roll
from skillgames.games.yacht.rules_text import sections
from skillgames.games.yacht.scoring import BOX_OF, BOXES, points
from skillgames.games.yacht.table import TABLE, YachtTable
from skillgames.games.yacht.table.poses import POSES
from skillgames.games.yacht.targets import TARGETS
from skillgames.store.settings import Settings
from skillgames.widgets.art.grading import Grade
from skillgames.widgets.art.preview import Things, paint_cards
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.sheets import ResultsSheet, SetupSheet
from tests.games.yacht.playing import YACHT_GAME, full_column, match_of
from tests.games.yacht.table_room import SOLO, YachtRoom

POSE = {pose.name: pose for pose in POSES}


def finish(room: YachtRoom, name: str) -> ResultsSheet:
    """Play the last move of a pose: choose the last free box and write it."""
    pose = POSE[name]
    room.open(*pose.log, **pose.options)
    [last] = [box for box in BOXES if room.line(box).preview is not None]
    room.tap_box(last)
    room.tap_box(last)
    room.settle()
    assert isinstance(room.sheet, ResultsSheet)
    return room.sheet


def facts(sheet: ResultsSheet) -> dict[str, str]:
    """The lines beside the score."""
    return {line.label.text(): line.value.text() for line in sheet.facts}


# --- results ------------------------------------------------------------------------------------


def test_results_of_a_solo_match(room: YachtRoom) -> None:
    sheet = finish(room, "results-solo")
    assert sheet.titles.title.text() == "Target reached"
    assert sheet.board.text() == "You 238, Target 235"
    assert facts(sheet) == {"Bonus": "+35", "Yachts rolled": "0", "Best at this level": "238"}


def test_results_against_bots(room: YachtRoom) -> None:
    sheet = finish(room, "results")
    totals = room.view.totals
    named = dict(re.findall(r"(You|\w+ bot) (\d+)", sheet.board.text()))
    names = ("You", "Red bot", "Blue bot", "Green bot")
    assert named == {one: str(total) for one, total in zip(names, totals, strict=True)}
    bots = [int(value) for one, value in named.items() if one != "You"]
    assert bots == sorted(bots, reverse=True), "the best bot stands beside the person"
    place = 1 + sum(total > totals[0] for total in totals)
    assert facts(sheet) == {
        "Place": f"{place} of 4",
        "Bonus": "+35",
        "Yachts rolled": "1",
        "Best score so far": str(totals[0]),
    }


def test_the_best_score_counts_all_matches_with_bots_but_solo_only_its_level(
    room: YachtRoom,
) -> None:
    for level, seats, score in (
        ("easy", 2, 300),
        ("insane", 4, 310),
        ("hard", 1, 330),
        ("easy", 1, 340),
    ):
        options: Mapping[str, object] = {"seats": seats}
        match_id = room.store((), level, options=options)
        scores = [score, *[100] * (seats - 1)]
        result = {"scores": scores, "winners": [0], "reason": "highest total"}
        room.archive.finish(match_id, 1, "roll 1 2 3 4 5", result)
    assert facts(finish(room, "results-two"))["Best score so far"] == "310"
    room.window.show_home()
    assert facts(finish(room, "results-solo"))["Best at this level"] == "330"


@pytest.mark.parametrize(
    ("totals", "title"),
    [
        ((200, 190), "You have won"),
        ((200, 200), "A draw"),
        ((190, 200), "Red bot has won"),
        ((190, 200, 200), "The bots share the win"),
        ((190, 180, 200), "Blue bot has won"),
        ((235,), "Target reached"),
        ((234,), "Target missed"),
    ],
)
def test_the_title_says_who_has_won(
    patient: YachtRoom, totals: tuple[int, ...], title: str
) -> None:
    """YX6: equal totals are a draw; the target itself is enough."""
    patient.open(seats=len(totals), target=235)
    match = match_of(len(totals))
    state = match._state  # type: ignore[attr-defined]
    state.columns = tuple(full_column(total) for total in totals)
    state.over = True
    content = patient.table.results(YACHT_GAME.rules.view(state, 0))
    assert content.title == title
    assert content.drawing is not None


def test_the_course_has_the_total_after_each_round() -> None:
    match = match_of(1)
    for entry in POSE["results-solo"].log:
        match.enter(entry)
    match.enter("score yacht")
    view = match.view(0)
    course = view.course(0)
    assert len(course) == 14
    assert course[0] == 0
    assert course[-1] == view.totals[0]
    assert list(course) == sorted(course)
    steps = [later - before for before, later in pairwise(course)]
    written = [points(box, dice) for box, dice in view.written[0]]
    with_bonus = [n for n, (step, got) in enumerate(zip(steps, written, strict=True)) if step > got]
    assert len(with_bonus) == 1, "the bonus comes once, in the round that brings it"


def test_yachts_count_whatever_box_they_go_to() -> None:
    match = match_of(1)
    for dice, box in (("3 3 3 3 3", "full_house"), ("1 1 1 1 1", "yacht"), ("1 2 3 4 5", "ones")):
        for entry in ("roll 1 2 3 4 5", f"dice {dice}", f"score {box}"):
            match.enter(entry)
    assert match.view(0).yachts(0) == 2


# --- setup ----------------------------------------------------------------------------------------


def test_the_level_sets_the_target_and_no_row_asks_for_it(room: YachtRoom) -> None:
    for level, target in zip(Level, TARGETS, strict=True):
        room.window.open_game("yacht")
        assert isinstance(room.sheet, SetupSheet)
        room.sheet.option_changed.emit("seats", 1)
        room.sheet.levels.chosen.emit(level.value)
        assert f"{target} points" in room.sheet.sentence.text()
        assert [row.key for row in room.sheet._content.options] == ["seats"]
        room.click(room.sheet.play_button)
        room.settle()
        assert room.view.target == target
        room.window.show_home()
        room.archive.abandon(room.archive.running("yacht").id)


def test_level_and_players_are_remembered(room: YachtRoom) -> None:
    room.window.open_game("yacht")
    assert isinstance(room.sheet, SetupSheet)
    room.sheet.option_changed.emit("seats", 4)
    room.window.close_sheet()
    assert options_of(YACHT_GAME, room.services.settings) == {"seats": 4}
    room.window.open_game("yacht")
    assert isinstance(room.sheet, SetupSheet)
    [row] = room.sheet._content.options
    assert row.value == 4
    room.click(room.sheet.play_button)
    room.settle()
    assert len(room.view.columns) == 4


def test_options_that_cannot_be_chosen_any_more_are_forgotten() -> None:
    kept = Settings(last_options={"yacht": {"seats": 9, "target": 180, "colour": "red"}})
    assert options_of(YACHT_GAME, kept) == {}


def test_with_bots_the_sheet_says_how_they_play() -> None:
    content = setup_content(YACHT_GAME, TABLE, Settings(), {"seats": 2}, None)
    assert all("points:" not in level.sentence for level in content.levels)


@pytest.mark.parametrize(
    ("options", "said"), [({"seats": 2}, "16 : 16"), (SOLO, "16 / 235")], ids=["bots", "solo"]
)
def test_continue_says_how_the_match_stands(options: Mapping[str, object], said: str) -> None:
    match = match_of(int(options["seats"]))  # type: ignore[call-overload]
    for _ in range(int(options["seats"])):  # type: ignore[call-overload]
        for entry in ("roll 1 2 3 4 5", "dice 4 4 4 4 5", "score fours"):
            match.enter(entry)
    assert YachtTable.progress(match.view(0)) == said


# --- pictures -------------------------------------------------------------------------------------


def painted(subject: object) -> QImage:
    """A figure of the rules page."""
    image = QImage(600, 148, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    try:
        TABLE.paint_figure(painter, QRectF(0, 0, 600, 148), subject, DeckStyle())
    finally:
        painter.end()
    return image


def test_figures_hold_the_dice_that_count(qapp: object) -> None:
    assert Roll((4, 1, 4, 2, 4), "fours").counted == (0, 2, 4)
    assert Roll((1, 2, 3, 4, 4), "small_straight").counted == (0, 1, 2, 3)
    assert Roll((6, 2, 3, 4, 5), "large_straight").counted == (0, 1, 2, 3, 4)
    assert Roll((3, 3, 3, 3, 3), "full_house").counted == ()
    assert painted(Roll((4, 1, 4, 2, 4), "fours")) != painted(Roll((4, 1, 4, 2, 4), "sixes"))
    with pytest.raises(TypeError):
        painted("4 1 4 2 4")


def test_the_rules_page_has_figures_whose_points_are_the_rules(qapp: object) -> None:
    found = [
        block.subject
        for section in sections()
        for block in section.blocks
        if isinstance(getattr(block, "subject", None), Roll)
    ]
    assert len(found) >= 4
    for roll in found:
        assert isinstance(roll, Roll)
        assert roll.points == points(BOX_OF[roll.box], roll.dice)
        assert not painted(roll).isNull()


def test_the_settings_show_dice_in_the_light_of_the_table(qapp: QApplication) -> None:
    """At this table nothing lies but dice, and they follow contrast and temperature."""
    style = deck_style(Settings(), YachtTable)
    dice = sample(style, YachtTable.paint_sample)
    assert dice != sample(style, paint_cards)
    assert dice == sample(style, YachtTable.paint_sample)
    for grade in (Grade(contrast=0.9), Grade(temperature=0.9)):
        assert sample(replace(style, grade=grade), YachtTable.paint_sample) != dice
    rim = [dice.pixel(x, y) for x in range(324) for y in (0, 20, 271, 291)]
    assert set(rim) == {0xFFFF00FF}, "all dice lie well inside"


def sample(style: DeckStyle, things: Things) -> QImage:
    image = QImage(324, 292, QImage.Format.Format_RGB32)
    image.fill(0xFFFF00FF)
    painter = QPainter(image)
    things(painter, QRectF(image.rect()), style)
    painter.end()
    return image
