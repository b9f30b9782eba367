"""The replay of a match: stepping, open hands, going back to where one came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from skillgames.app.replay_page import ReplayPage
from skillgames.engine.cards import codes_in
from skillgames.games.fishing.table.layout import Geometry, Touch, arranged, layout
from skillgames.widgets.language import text
from skillgames.widgets.sheet_parts.statistics import StatisticsSheet
from skillgames.widgets.sheets import ResultsSheet
from tests.packs import deck, fishing, played, whole
from tests.room import LEFT, NO_KEYS, Patient, QTest, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
WHOLE = whole(3)
RIGHT, BACK, HOME, END = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_End
SPACE, ESCAPE, TAB = Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab
HIDDEN = ("other:0", "other:1", "other:2", "other:3")


def finished(room: Room, log: tuple[str, ...] = WHOLE) -> int:
    """A finished match in the archive."""
    result = fishing(log).result
    assert result is not None
    match_id = room.store(log[:-1])
    room.archive.finish(match_id, len(log), log[-1], result.as_dict())
    return match_id


def replay(room: Room) -> ReplayPage:
    """The replay that is open."""
    assert room.window.replay is not None
    return room.window.replay


@pytest.fixture
def page(room: Room) -> ReplayPage:
    """A replay of a finished match, opened at home."""
    room.window.replays.open(finished(room))
    return replay(room)


def shown(page: ReplayPage) -> dict[str, Any]:
    return {key: item.place for key, item in page.table.items.items()}


def belongs(page: ReplayPage, number: int) -> None:
    """The table lies as the view of the person says at this entry."""
    view = fishing(WHOLE[:number]).view(0)
    viewport = page.stage.viewport()
    geometry = Geometry(viewport.width(), viewport.height(), *page.stage.units, page.shows_all)
    hand = codes_in(fishing(WHOLE[:number]).view(1).hand) if page.shows_all else ()
    touch = Touch(order=arranged(view.hand, ()))
    assert page.number == number
    assert page.table.view == view
    assert shown(page) == layout(geometry, view, touch, hand)


def test_it_begins_with_the_first_deal(page: ReplayPage) -> None:
    belongs(page, 1)
    assert page.bar.position.text() == f"1 of {len(WHOLE)}"
    assert page.bar.slider.value() == 1
    assert not page.is_playing


@pytest.mark.parametrize("open_hands", [False, True], ids=["as seen", "all open"])
def test_forward_and_back_every_step_is_the_match_at_that_entry(
    page: ReplayPage, room: Room, open_hands: bool
) -> None:
    page.open_hands(open_hands)
    for number in range(2, len(WHOLE) + 1):
        room.key(RIGHT)
        belongs(page, number)
    room.key(RIGHT)
    belongs(page, len(WHOLE))
    for number in reversed(range(len(WHOLE))):
        room.key(BACK)
        belongs(page, number)
    room.key(BACK)
    belongs(page, 0)


def test_keys_and_buttons_go_to_the_ends_and_in_leaps(page: ReplayPage, room: Room) -> None:
    room.key(END)
    belongs(page, len(WHOLE))
    room.key(HOME)
    belongs(page, 0)
    room.key(Qt.Key.Key_PageDown)
    belongs(page, 10)
    room.key(Qt.Key.Key_PageUp)
    belongs(page, 0)
    room.click(page.bar.steps["last"])
    belongs(page, len(WHOLE))
    room.click(page.bar.steps["previous"])
    belongs(page, len(WHOLE) - 1)
    room.click(page.bar.steps["first"])
    belongs(page, 0)
    room.click(page.bar.steps["next"])
    belongs(page, 1)


def test_the_slider_goes_anywhere(page: ReplayPage) -> None:
    slider = page.bar.slider
    x = slider.x_of(77)
    QTest.mouseClick(slider, LEFT, NO_KEYS, QPoint(round(x), slider.rect().center().y()))
    number = page.number
    assert abs(number - 77) <= 2, "a pixel may be more than an entry"
    belongs(page, number)
    assert page.bar.position.text() == f"{number} of {len(WHOLE)}"


def test_only_what_the_person_saw(page: ReplayPage, room: Room) -> None:
    for number in (1, 5, 20, 60):
        page.jump(number)
        places = shown(page)
        view = fishing(WHOLE[:number]).view(0)
        backs = [key for key in places if key.startswith("other:")]
        assert len(backs) == view.other_count
        assert all(places[key].face is None for key in backs)
        faces = {place.face for place in places.values() if place.face is not None}
        other = set(codes_in(fishing(WHOLE[:number]).view(1).hand))
        assert not faces & other
    assert page.table.open_hands == {}


def test_all_hands_open_shows_the_other_hand(page: ReplayPage, room: Room) -> None:
    page.jump(5)
    room.click(page.bar.open_switch)
    assert page.shows_all
    hand = codes_in(fishing(WHOLE[:5]).view(1).hand)
    assert [shown(page)[key].face for key in HIDDEN[: len(hand)]] == hand
    for key in HIDDEN[: len(hand)]:
        item = page.table.items[key]
        assert item.mapRectToScene(item._card_rect()).top() >= 0, "seen whole"
    room.click(page.bar.open_switch)
    assert not page.shows_all
    belongs(page, 5)


def test_nobody_can_play_in_a_replay(page: ReplayPage, room: Room) -> None:
    page.jump(2 if fishing(WHOLE[:2]).to_act == 0 else 3)
    number, viewport = page.number, page.stage.viewport()
    spot = page.stage.mapFromScene(page.table.spot(1))
    for _ in range(2):
        QTest.mouseClick(viewport, LEFT, NO_KEYS, spot)
    QTest.mousePress(viewport, LEFT, NO_KEYS, spot)
    QTest.mouseMove(viewport, spot - QPoint(0, 200))
    QTest.mouseRelease(viewport, LEFT, NO_KEYS, spot - QPoint(0, 200))
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_Return):
        room.key(key)
    assert page.number == number
    assert page.table.refusal is not None  # type: ignore[attr-defined]
    reason = text(page.table.refusal)  # type: ignore[attr-defined]
    assert reason == "This is a replay: nobody can play here."
    assert not [item for item in page.table.items.values() if item.place.lift]


def test_each_step_has_its_sentence(page: ReplayPage, room: Room) -> None:
    page.log.open()
    assert page.log.panel is not None
    for number in (1, 2, 3, 30, 3):
        page.jump(number)
        again, wanted = fishing(), 0
        from skillgames.app.story import sentences

        for entry in WHOLE[:number]:
            wanted += len(sentences(again.game, again.enter(entry), 0))
        assert len(page.log.panel.lines) == wanted
    pill = page.table._pictures.seen("pill")  # type: ignore[attr-defined]
    assert pill, "what this step did stands in the pill, whoever did it"


def test_space_plays_and_pauses(page: ReplayPage, room: Room, monkeypatch: Any) -> None:
    monkeypatch.setattr("skillgames.app.replay_page.REST_MS", 1.0)
    assert not page._rest.isActive()
    room.key(SPACE)
    assert page.is_playing
    room.wait(lambda: page.number >= 6)
    room.key(SPACE)
    assert not page.is_playing
    assert not page._rest.isActive(), "no timer while nothing plays"
    number = page.number
    room.pump(20)
    assert page.number == number
    belongs(page, number)


def test_playing_ends_at_the_end_and_begins_anew(
    page: ReplayPage, room: Room, monkeypatch: Any
) -> None:
    monkeypatch.setattr("skillgames.app.replay_page.REST_MS", 1.0)
    page.jump(len(WHOLE) - 2)
    room.click(page.bar.play_button)
    room.wait(lambda: not page.is_playing)
    belongs(page, len(WHOLE))
    room.click(page.bar.play_button)
    assert page.is_playing
    assert page.number == 1
    room.key(BACK)
    assert not page.is_playing


def test_back_returns_home(page: ReplayPage, room: Room) -> None:
    room.key(ESCAPE)
    assert room.window.replay is None
    assert room.window.home.isVisible()
    room.pump()
    assert not room.window.findChildren(ReplayPage)


def test_from_the_results_and_back_to_them(room: Room) -> None:
    room.open(*WHOLE[:-1])
    last = fishing(WHOLE[:-1]).to_act
    if last == 0:
        room.tap(1)
        room.tap(1)
    room.settle()
    while not isinstance(room.sheet, ResultsSheet):
        room.key(Qt.Key.Key_Return)
        room.settle()
    log = list(room.log)
    room.click(room.sheet.replay_button)
    page = replay(room)
    assert room.sheet is None
    assert page.kept.match.log == log
    room.key(END)
    room.click(page.bar.back_button)
    assert isinstance(room.sheet, ResultsSheet)
    assert room.sheet.isVisible()
    assert room.window.focusWidget() is room.sheet.again_button
    assert room.log == log
    room.key(Qt.Key.Key_Return)
    assert room.log[0].startswith("deck")
    assert len(room.log) < len(log)


def test_from_the_statistics_of_the_results_and_back(room: Room) -> None:
    room.open(*WHOLE[:-1])
    if fishing(WHOLE[:-1]).to_act == 0:
        room.tap(1)
        room.tap(1)
    room.settle()
    while not isinstance(room.sheet, ResultsSheet):
        room.key(Qt.Key.Key_Return)
        room.settle()
    room.click(room.sheet.stats_link)
    statistics = room.sheet
    assert isinstance(statistics, StatisticsSheet)
    (line,) = room.archive.finished("fishing")
    statistics.replay_requested.emit(line.id)
    assert replay(room).kept.match.log == room.log
    assert not statistics.isVisible()
    room.key(ESCAPE)
    assert room.sheet is statistics
    assert statistics.isVisible()
    room.key(ESCAPE)
    assert isinstance(room.sheet, ResultsSheet)
    assert room.sheet.isVisible()


def test_two_sheets_wait_and_come_back_in_their_order(room: Room) -> None:
    room.open(START)
    room.window.pause()
    pause = room.sheet
    room.window.open_rules("fishing")
    rules = room.sheet
    assert pause is not None
    assert rules is not None
    room.window.replays.open(finished(room))
    room.pump()
    assert not pause.isVisible()
    assert not rules.isVisible()
    room.key(ESCAPE)
    assert room.sheet is rules
    assert rules.isVisible()
    room.key(ESCAPE)
    assert room.sheet is pause
    room.key(ESCAPE)
    assert room.sheet is None
    room.tap(1)
    assert room.lit("lift")


def test_the_list_of_keys_opens_over_a_replay(page: ReplayPage, room: Room) -> None:
    room.key(Qt.Key.Key_F1)
    room.key(ESCAPE)
    assert room.window.replay is page
    room.key(RIGHT)
    belongs(page, 2)
    room.key(Qt.Key.Key_F1)
    room.window.replays.open(finished(room))
    assert room.window.replay is not page
    room.key(RIGHT)
    belongs(replay(room), 2)


def test_going_home_from_a_replay_leaves_nothing(room: Room) -> None:
    room.open(START)
    room.window.pause()
    room.window.replays.open(finished(room))
    room.window.show_home()
    room.pump()
    assert room.sheet is None
    assert room.window.table is None
    assert not room.window.findChildren(ReplayPage)


def test_the_running_match_waits_untouched(open_room: Callable[..., Room]) -> None:
    room = open_room(Patient())
    match_id = finished(room)
    room.open(START)
    room.tap("9C")
    room.tap("9C")
    before, table = list(room.log), room.table
    room.window.replays.open(match_id)
    assert isinstance(room.thinker, Patient)
    room.thinker.answer("6H")
    room.pump()
    assert room.log == before, "the bot's move waits, too"
    room.key(RIGHT)
    room.key(SPACE)
    room.key(SPACE)
    room.key(ESCAPE)
    assert room.window.replay is None
    assert room.table is table
    room.wait(lambda: len(room.log) > len(before))
    assert room.log == [*before, "6H"]
    room.settle()
    room.tap(1)
    assert room.lit("lift"), "and the match goes on"


def test_the_keyboard_alone_reaches_everything(page: ReplayPage, room: Room) -> None:
    seen = set()
    for _ in range(2 * len(page.bar.controls) + 4):
        room.key(TAB)
        focused = room.window.focusWidget()
        if focused in page.bar.controls:
            seen.add(focused)
    assert seen == set(page.bar.controls)
    page.bar.open_switch.setFocus()
    room.key(SPACE)
    assert page.shows_all, "Space presses what has the focus"
    room.key(RIGHT)
    assert page.number == 2, "arrows step wherever the focus is"
    page.bar.steps["next"].setFocus()
    room.key(END)
    room.key(BACK)
    assert page.number == len(WHOLE) - 1
    room.key(Qt.Key.Key_L)
    assert page.log.is_open
    room.key(ESCAPE)
    assert not page.log.is_open
    assert room.window.replay is page
    room.key(ESCAPE)
    assert room.window.replay is None


def test_steps_forward_move_and_steps_back_snap(open_room: Callable[..., Room]) -> None:
    room = open_room(Patient(), speed="normal")
    room.window.replays.open(finished(room))
    page = replay(room)
    for shows_all in (False, True):
        page.open_hands(shows_all)
        page.jump(1)
        for number in range(2, 16):
            room.key(RIGHT)
            assert page.stage.animator.running
            page.stage.animator.finish()
            belongs(page, number)
        room.key(RIGHT)
        room.key(BACK)
        assert not page.stage.animator.running
        belongs(page, 15)
    room.key(RIGHT)
    room.key(ESCAPE)
    assert room.window.replay is page, "Esc ends the motion first"
    belongs(page, 16)


def test_a_match_that_cannot_be_read_is_one_sentence(room: Room) -> None:
    match_id = room.store([START, "9C", "nonsense"])
    room.window.replays.open(match_id)
    assert room.window.replay is None
    assert room.window.notices.text.startswith("Entry 3 of the record is wrong")
    room.window.notices.clear()
    room.window.replays.open(9999)
    assert room.window.notices.text == "There is no such match in the archive."


def test_an_unfinished_match_can_be_replayed(room: Room) -> None:
    log = played(2, lambda match: match.version == 30)
    room.window.replays.open(room.store(log))
    assert replay(room).count == 30


def test_another_size_and_another_language(page: ReplayPage, room: Room) -> None:
    page.jump(20)
    room.window.resize(900, 600)
    room.pump()
    belongs(page, 20)
    for control in page.bar.controls:
        face = control.face_in(room.window)  # type: ignore[attr-defined]
        assert room.window.rect().contains(face)
        assert face.height() >= 44
    rects = [control.face_in(page.bar) for control in page.bar.controls]  # type: ignore[attr-defined]
    rects.append(page.bar.position.geometry())
    for n, rect in enumerate(rects):
        assert not any(rect.intersects(other) for other in rects[n + 1 :])
    room.window.change_setting("language", "ru")
    room.pump()
    belongs(page, 20)
