"""The statistics page: contents, words for screen readers, keys, layout at every size."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skillgames.widgets import look
from skillgames.widgets.controls import LEAST_HIT, Pressable
from skillgames.widgets.sheet_parts.data import (
    Choice,
    Outcome,
    PastMatch,
    SegmentRow,
    Stat,
    StatisticsContent,
)
from skillgames.widgets.sheet_parts.rate_line import RateLine
from skillgames.widgets.sheet_parts.statistics import StatisticsSheet
from skillgames.widgets.sheet_parts.words import Words

LEFT = Qt.MouseButton.LeftButton
OUTCOMES: tuple[Outcome, ...] = ("won", "lost", "drawn")
LEVELS = SegmentRow(
    "level",
    "Difficulty",
    tuple(Choice(one, one.title()) for one in ("all", "easy", "medium", "hard", "insane")),
    "all",
)
PLAYERS = SegmentRow(
    "players", "Players", (Choice(0, "Any"), Choice(2, "2 players"), Choice(3, "3 players")), 0
)
LABELS = ("Played", "Wins", "Losses", "Draws", "Win rate", "Streak", "Best streak")


def past(count: int) -> tuple[PastMatch, ...]:
    return tuple(
        PastMatch(100 - n, f"{n + 1}/11/30", "Hard", f"{n} : 16", OUTCOMES[n % 3])
        for n in range(count)
    )


FULL = StatisticsContent(
    title="Statistics",
    subtitle="Fishing",
    accent=look.INK,
    filters=(LEVELS,),
    stats=tuple(Stat(str(n), label) for n, label in enumerate((*LABELS, "Best score"))),
    outcomes=OUTCOMES * 6,
    rates=(40, 45, 60, 55),
    rates_hint="each point: 20 matches",
    matches=past(50),
    deeds=True,
)
EMPTY = StatisticsContent(
    title="Statistics", subtitle="Fishing", accent=look.INK, nothing="No match has been finished."
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(1280, 800)
    qtbot.addWidget(widget)
    widget.show()
    with qtbot.waitActive(widget):
        widget.activateWindow()
    return widget


def opened(window: QWidget, content: StatisticsContent = FULL) -> StatisticsSheet:
    sheet = StatisticsSheet(window, content, animation=0.0)
    sheet.open(by_keyboard=True)
    return sheet


def key(window: QWidget, *keys: Qt.Key) -> None:
    for one in keys:
        target = window.focusWidget()
        assert target is not None
        QTest.keyClick(target, one)


def shown(sheet: StatisticsSheet) -> list[str]:
    """All that is written on the page now."""
    return [w.text() for w in sheet.findChildren(Words) if w.isVisibleTo(sheet) and w.text()]


# --- contents ----------------------------------------------------------------------------


def test_everything_is_written_on_the_page(window: QWidget) -> None:
    sheet = opened(window)
    words = shown(sheet)
    for stat in FULL.stats:
        assert stat.value in words
        assert stat.label in words
    assert {"Statistics", "Fishing", FULL.rates_hint} <= set(words)
    assert sheet.strip.outcomes == FULL.outcomes
    assert sheet.rates.rates == FULL.rates
    names = [line.accessibleName() for line in sheet.list.lines]
    assert len(names) == 50
    assert names[:3] == [
        "1/11/30, Hard, 0 : 16, win",
        "2/11/30, Hard, 1 : 16, loss",
        "3/11/30, Hard, 2 : 16, draw",
    ]


def test_the_pictures_say_the_facts_in_words(window: QWidget) -> None:
    sheet = opened(window)
    assert sheet.strip.text() == "win: 6, loss: 6, draw: 6"
    assert sheet.rates.text() == (
        "Win rate over time: first 40 %, now 55 %, lowest 40 %, highest 60 %"
    )


def test_without_figures_a_sentence_says_so(window: QWidget) -> None:
    sheet = opened(window, EMPTY)
    assert shown(sheet) == ["Statistics", "Fishing", EMPTY.nothing]
    assert not sheet.export_button.isVisible()
    assert not sheet.clear_button.isVisible()
    assert not sheet.strip.isVisible()
    assert not sheet.rates.isVisible()
    assert window.focusWidget() is sheet.close_button


def test_a_few_matches_have_no_line_over_time(window: QWidget) -> None:
    few = replace(FULL, outcomes=("won",), rates=(), matches=past(1))
    sheet = opened(window, few)
    assert not sheet.rates.isVisible()
    assert not sheet.rates_hint.isVisible()
    assert FULL.rates_hint not in shown(sheet)
    assert len(sheet.list.lines) == 1
    sheet.set_content(FULL)
    assert sheet.rates.isVisible()
    assert len(sheet.list.lines) == 50
    sheet.set_content(few)
    assert len(sheet.list.lines) == 1


def test_filters_come_and_go(window: QWidget) -> None:
    sheet = opened(window)
    level = sheet.filters["level"]
    sheet.set_content(replace(FULL, filters=(LEVELS, PLAYERS)))
    assert sheet.filters["level"] is level
    assert sheet.filters["players"].isVisible()
    assert level.geometry().bottom() < sheet.filters["players"].geometry().top()
    sheet.set_content(FULL)
    assert list(sheet.filters) == ["level"]


# --- what is pressed ---------------------------------------------------------------------


def test_buttons_and_filters_tell(window: QWidget) -> None:
    sheet = opened(window, replace(FULL, filters=(LEVELS, PLAYERS)))
    told: list[object] = []
    sheet.filtered.connect(lambda key, value: told.append((key, value)))
    sheet.export_requested.connect(lambda: told.append("export"))
    sheet.clear_requested.connect(lambda: told.append("clear"))
    sheet.replay_requested.connect(told.append)
    sheet.dismissed.connect(lambda: told.append("dismissed"))
    pressed: list[Pressable] = [
        sheet.filters["level"].segments[3],
        sheet.filters["players"].segments[1],
        sheet.export_button,
        sheet.clear_button,
        sheet.list.lines[2],
        sheet.close_button,
    ]
    for control in pressed:
        if sheet.body.isAncestorOf(control):
            sheet.scroller.show_widget(control)
        QTest.mouseClick(control, LEFT)
    assert told == [("level", "hard"), ("players", 2), "export", "clear", 98, "dismissed"]


def test_a_line_keeps_its_match_when_the_list_changes(window: QWidget) -> None:
    sheet = opened(window)
    told: list[int] = []
    sheet.replay_requested.connect(told.append)
    sheet.set_content(replace(FULL, matches=past(50)[10:]))
    sheet.list.lines[0].click()
    assert told == [90]


# --- keys --------------------------------------------------------------------------------


def test_a_walk_with_keys_alone(window: QWidget) -> None:
    sheet = opened(window)
    told: list[object] = []
    sheet.filtered.connect(lambda key, value: told.append((key, value)))
    sheet.replay_requested.connect(told.append)
    sheet.export_requested.connect(lambda: told.append("export"))
    sheet.clear_requested.connect(lambda: told.append("clear"))
    sheet.dismissed.connect(lambda: told.append("dismissed"))
    assert window.focusWidget() is sheet.filters["level"].current
    key(window, Qt.Key.Key_Right, Qt.Key.Key_End)
    assert told == [("level", "easy"), ("level", "insane")]
    key(window, Qt.Key.Key_Tab)
    assert window.focusWidget() is sheet.list.lines[0]
    key(window, *[Qt.Key.Key_Down] * 12, Qt.Key.Key_Return)
    assert told[2:] == [88]
    line = sheet.list.lines[12]
    assert window.focusWidget() is line
    assert line.ring
    port = sheet.scroller.viewport()
    assert port.rect().contains(QRect(line.mapTo(port, QPoint()), line.size()))
    key(window, Qt.Key.Key_Tab, Qt.Key.Key_Space)
    assert told[3:] == ["export"]
    key(window, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert told[4:] == ["clear"]
    key(window, Qt.Key.Key_Tab)
    assert window.focusWidget() is sheet.close_button
    key(window, Qt.Key.Key_Backtab, Qt.Key.Key_Backtab, Qt.Key.Key_Backtab)
    assert window.focusWidget() is line, "the list is one stop, where it was left"
    key(window, Qt.Key.Key_Home)
    assert window.focusWidget() is sheet.list.lines[0]
    key(window, Qt.Key.Key_Up)
    assert window.focusWidget() is sheet.list.lines[0]
    key(window, Qt.Key.Key_End)
    assert window.focusWidget() is sheet.list.lines[-1]
    key(window, Qt.Key.Key_Escape)
    assert told[5:] == ["dismissed"]


def test_the_focus_stays_at_the_filter_that_was_chosen(window: QWidget) -> None:
    sheet = opened(window)
    sheet.filtered.connect(
        lambda key, value: sheet.set_content(
            replace(EMPTY, filters=(replace(LEVELS, value=value),), deeds=True)
        )
    )
    key(window, Qt.Key.Key_End)
    assert sheet.nothing.isVisible()
    assert window.focusWidget() is sheet.filters["level"].segments[-1]
    assert sheet.filters["level"].segments[-1].ring


# --- layout ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (3840, 2160), (900, 1300)], ids=str)
@pytest.mark.parametrize(
    "content",
    [FULL, replace(FULL, filters=(LEVELS, PLAYERS), matches=past(2)), EMPTY],
    ids=["full", "few", "empty"],
)
def test_everything_has_its_place(
    window: QWidget, content: StatisticsContent, size: tuple[int, int]
) -> None:
    window.resize(*size)
    sheet = opened(window, content)
    assert sheet.paper_rect.width() <= max(1000, round(1000 * sheet.scale))
    assert window.rect().contains(sheet.paper_rect)
    regions = (sheet.header, sheet.body, sheet.footer)
    for region in regions:
        children = [
            child
            for child in region.children()
            if isinstance(child, QWidget) and child.isVisibleTo(sheet)
        ]
        places = [
            child.face_in(region) if isinstance(child, Pressable) else child.geometry()
            for child in children
        ]
        for child, place in zip(children, places, strict=True):
            assert region.rect().contains(place), (child, place, region.rect())
        for n, one in enumerate(places):
            for m, other in enumerate(places[n + 1 :], start=n + 1):
                if sheet.strip in (children[n], children[m]):
                    continue  # its legend stands beside its title
                assert not one.intersects(other), (children[n], children[m])
    for words in sheet.findChildren(Words):
        if words.isVisibleTo(sheet):
            assert not words.elided, words.text()
    for control in sheet.findChildren(Pressable):
        if control.isVisibleTo(sheet):
            assert control.face.height() >= LEAST_HIT


def test_the_filters_stay_where_they_are(window: QWidget) -> None:
    """A filter that nothing fits must not move the segments away from the pointer."""
    sheet = opened(window)
    nothing = replace(EMPTY, filters=(LEVELS,), deeds=True)
    for few in (FULL, replace(FULL, matches=past(1))):
        sheet.set_content(few)
        paper, at = sheet.paper_rect, sheet.filters["level"].mapTo(window, QPoint())
        sheet.set_content(nothing)
        assert sheet.paper_rect == paper
        assert sheet.filters["level"].mapTo(window, QPoint()) == at
        assert not sheet.scroller.scrollable


# --- the line over time ------------------------------------------------------------------


def drawn(rates: tuple[int, ...], width: int = 600, height: int = 112) -> QImage:
    line = RateLine(None)  # type: ignore[arg-type]
    line.resize(width, height)
    line.set_rates(rates, "", "%1 %")
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(look.PAPER))
    line.render(image)
    return image


def blue(image: QImage, x: int) -> list[int]:
    """The rows in which a column has the colour of the line."""
    found = []
    for y in range(image.height()):
        at = QColor(image.pixel(x, y))
        if at.blue() - at.red() > 50:
            found.append(y)
    return found


def test_the_line_stands_as_high_as_the_rates(qapp: object) -> None:
    line = RateLine(None)  # type: ignore[arg-type]
    line.resize(600, 112)
    line.set_rates((0, 50, 100), "", "%1 %")
    points = [line.point(n) for n in range(3)]
    assert [point.y() for point in points] == [102, 56, 10]
    assert points[1].x() == (points[0].x() + points[2].x()) / 2
    flat = drawn((50, 50, 50))
    rows = blue(flat, 300)
    assert rows
    assert all(abs(y - 56) <= 2 for y in rows)
    rising = drawn((0, 50, 100))
    heights = [sum(blue(rising, x)) / len(blue(rising, x)) for x in (100, 200, 300, 400, 500)]
    assert heights == sorted(heights, reverse=True)


def test_one_point_is_a_spot_at_the_right(qapp: object) -> None:
    image = drawn((70,))
    columns = [x for x in range(image.width()) if blue(image, x)]
    assert columns
    assert min(columns) > 500
