"""A room nobody touches comes to rest: no timer ticks, nothing moves, no processor is used."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QObject, QTimer
from PySide6.QtWidgets import QApplication

from skillgames import registry
from tests.packs import deck, played
from tests.room import Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
LONGEST_MS = 10_000

Ticking = tuple[list[QTimer], list[QAbstractAnimation]]


def ticking() -> Ticking:
    """All timers that run and all animations that play, wherever they hang."""
    objects: list[QObject] = [
        one
        for one in gc.get_objects()
        if isinstance(one, (QTimer, QAbstractAnimation)) and shiboken6.isValid(one)
    ]
    for widget in QApplication.topLevelWidgets():
        objects += widget.findChildren(QTimer)
        objects += widget.findChildren(QAbstractAnimation)
    timers = [one for one in objects if isinstance(one, QTimer) and one.isActive()]
    playing = [
        one
        for one in objects
        if isinstance(one, QAbstractAnimation) and one.state() != QAbstractAnimation.State.Stopped
    ]
    return list({id(one): one for one in timers}.values()), list(
        {id(one): one for one in playing}.values()
    )


def comes_to_rest(room: Room) -> None:
    """Let ten seconds pass without waiting: everything that runs has an end within them."""
    left = LONGEST_MS
    for _ in range(10):
        room.pump()
        timers, playing = ticking()
        if not timers and not playing:
            return
        spans = [0]
        for animation in playing:
            assert animation.totalDuration() >= 0, "it would play for ever"
            spans.append(animation.totalDuration())
            animation.setCurrentTime(animation.totalDuration())
        for timer in timers:
            assert timer.isSingleShot(), "it would tick for ever"
            spans.append(timer.interval())
            timer.stop()
            timer.timeout.emit()
        left -= max(spans)
        assert left > 0, "that takes too long"
    raise AssertionError("it begins again and again")


def at_home(room: Room) -> None:
    pass


def with_a_notice(room: Room) -> None:
    room.window.notices.tell("Something is to be read.")


def in_the_settings(room: Room) -> None:
    room.window.open_settings()


def at_the_table(room: Room) -> None:
    room.open(START, settle=False)


def at_a_new_match(room: Room) -> None:
    room.window.start_game(registry.game("fishing"))


def after_the_bots_card(room: Room) -> None:
    room.open(START, settle=False)
    room.tap("2S")
    room.tap("2S")
    room.stage.animator.finish()
    room.answer("5H")


def while_the_bot_thinks(room: Room) -> None:
    room.open(START, settle=False)
    room.tap("2S")
    room.tap("2S")


def with_a_card_lifted(room: Room) -> None:
    room.open(START, settle=False)
    room.tap("7H")


def after_a_refusal(room: Room) -> None:
    while_the_bot_thinks(room)
    room.stage.animator.finish()
    room.tap(1)
    assert room.table.refusal is not None


def at_the_score_sheet(room: Room) -> None:
    room.store(played(11, lambda match: match.version == 49))
    room.window.resume_game("fishing")


def in_the_pause(room: Room) -> None:
    at_the_table(room)
    room.window.pause()


def back_home(room: Room) -> None:
    after_the_bots_card(room)
    room.window.show_home()


@pytest.mark.parametrize("speed", ["normal", "instant"])
@pytest.mark.parametrize(
    "where",
    [
        at_home,
        with_a_notice,
        in_the_settings,
        at_the_table,
        at_a_new_match,
        after_the_bots_card,
        while_the_bot_thinks,
        with_a_card_lifted,
        after_a_refusal,
        at_the_score_sheet,
        in_the_pause,
        back_home,
    ],
)
def test_ten_seconds_later_nothing_ticks(
    open_room: Callable[..., Room], where: Callable[[Room], None], speed: str
) -> None:
    room = open_room(Patient(), speed=speed)
    where(room)
    comes_to_rest(room)


def test_ticking_things_would_be_found(room: Room) -> None:
    timer = QTimer(room.window)
    timer.start(1000)
    assert timer in ticking()[0]
    with pytest.raises(AssertionError, match="for ever"):
        comes_to_rest(room)
    timer.stop()
    comes_to_rest(room)
