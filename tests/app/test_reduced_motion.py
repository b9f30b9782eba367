"""Where motion is reduced nothing travels, and still everything is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from skillgames import registry
from skillgames.app import motion
from skillgames.app.match_controller import THINK_MIN_MS
from skillgames.app.playing import think_pace
from skillgames.app.rows import reduced_motion_row
from skillgames.games.fishing.table.telling import READ_MS
from skillgames.store.settings import Settings
from skillgames.widgets.animator import (
    FADE_MS,
    SPEEDS,
    Animator,
    Score,
    motion_is_reduced,
)
from skillgames.widgets.items import RippleItem
from skillgames.widgets.place import FAR, Place, appear
from skillgames.widgets.sheets import PauseSheet, TallySheet
from tests.packs import deck, played
from tests.room import Patient, Room

START = deck("9C 7H 2S KD", "JC 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
"""The person's 2S and the bot's JC take nothing; then 5H takes 5C and 3S with 2S."""

SWEEP = deck("5H 7H 2S KD", "8C 6C JC 6H", "5C 5D 2H 3S", then="JD JH QD QH")
"""The person's five takes the whole table."""


@pytest.fixture
def calm_room(open_room: Callable[..., Room]) -> Room:
    """A room at normal speed whose settings ask for reduced motion."""
    room = open_room(Patient(), speed="normal")
    room.window.change_setting("reduced_motion", "reduce")
    assert motion_is_reduced()
    return room


# --- scores -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("qapp", "calm")
def test_a_motion_jumps_to_its_end_when_its_time_has_come() -> None:
    animator, score, shares = Animator(), Score(), []
    score.rest(100)
    assert score.move(shares.append, 260) == 100 + FADE_MS
    score.rest(400)
    animator.play(score)
    animator._clock.pause()
    animator._clock.setCurrentTime(99)
    assert shares == []
    animator._clock.setCurrentTime(101)
    assert shares == [1.0]
    animator.drop()


@pytest.mark.usefixtures("qapp", "calm")
def test_what_fades_is_shown_briefly_at_every_speed() -> None:
    for factor in SPEEDS.values():
        animator, score, shares = Animator(), Score(), []
        animator.factor = factor
        score.move(shares.append, 240, fades=True)
        animator.play(score)
        assert animator._clock.totalDuration() <= 80
        animator.finish()
        assert shares[-1] == 1.0


@pytest.mark.usefixtures("qapp")
def test_scores_are_as_they_were_where_motion_is_not_reduced() -> None:
    score = Score()
    assert score.span(260) == 260
    assert score.move(lambda share: None, 260) == 260
    assert score.move(lambda share: None, 260, fades=True) == 260


# --- places -------------------------------------------------------------------------------------

HERE = Place(100, 100, 80, face="AS")


@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
def test_a_card_from_afar_fades_in_where_it_arrives(share: float) -> None:
    seen = appear(HERE, HERE.at(x=400.0), share)
    assert (seen.x, seen.y) == (400, 100)
    assert seen.opacity == pytest.approx(share)


def test_a_card_that_turns_over_fades_in() -> None:
    seen = appear(HERE.at(face=None), HERE, 0.25)
    assert seen == HERE.at(opacity=0.25)


def test_a_small_shift_does_not_flicker() -> None:
    seen = appear(HERE, HERE.at(y=100 - 80 * FAR, lift=1.0, lift_px=34.0, rotation=3.0), 0.1)
    assert (seen.y, seen.lift, seen.rotation, seen.opacity) == (60, 1.0, 3.0, 1.0)


def test_light_is_mixed() -> None:
    seen = appear(HERE, HERE.at(glow=1.0, dim=0.5), 0.5)
    assert (seen.glow, seen.dim, seen.opacity) == (0.5, 0.25, 1.0)


def test_at_the_end_all_is_at_its_end() -> None:
    end = HERE.at(x=400.0, glow=1.0)
    assert appear(HERE, end, 1.0) is end


# --- the table ----------------------------------------------------------------------------------


def spots(room: Room) -> dict[str, set[tuple[float, float]]]:
    """Every position in which a card was seen during the motion that has begun."""
    seen: dict[str, set[tuple[float, float]]] = {}
    room.freeze()
    for ms in range(0, int(room.length), 2):
        room.at(ms)
        for key, item in room.table.items.items():
            if item.place.opacity > 0:
                seen.setdefault(key, set()).add((item.place.x, item.place.y))
    room.stage.animator.finish()
    return seen


def places(room: Room) -> dict[str, tuple[float, float]]:
    """Where each card is now."""
    return {key: (item.place.x, item.place.y) for key, item in room.table.items.items()}


def lay(room: Room) -> None:
    room.open(START)
    room.tap("2S")
    room.tap("2S")


def let_the_bot_capture(room: Room) -> None:
    room.open(START, "2S")
    room.answer("5H")


def sweep(room: Room) -> None:
    room.open(SWEEP)
    room.tap("5H")
    room.tap("5H")


def deal(room: Room) -> None:
    room.open(START)
    room.window.start_game(registry.game("fishing"))


@pytest.mark.parametrize("act", [lay, let_the_bot_capture, sweep, deal])
def test_no_card_is_ever_seen_between_two_places(
    calm_room: Room, act: Callable[[Room], None]
) -> None:
    """Only where it was, where it lies to be read, and where it goes."""
    room = calm_room
    act(room)
    assert room.stage.animator.running
    pile = {(p.x, p.y) for p in (room.table.geometry.pile_place(seat) for seat in (0, 1))}
    seen = spots(room)
    after = places(room)
    assert seen
    for key, positions in seen.items():
        known = pile | ({after[key]} if key in after else set())
        between = {spot for spot in positions if not any(near(spot, one) for one in known)}
        limit = 2 if act in (let_the_bot_capture, sweep) else 1
        assert len(between) <= limit, f"{key} was seen at {between}"


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """The same but for the rounding to whole pixels at rest."""
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def test_with_motion_cards_are_seen_between(moving_room: Room) -> None:
    """The test above would notice."""
    lay(moving_room)
    assert max(len(positions) for positions in spots(moving_room).values()) > 10


def test_the_bots_capture_is_still_told_and_can_be_read(calm_room: Room) -> None:
    room = calm_room
    let_the_bot_capture(room)
    room.freeze()
    room.at(2 * FADE_MS + READ_MS / 2)
    assert room.lit("glow") == {"5H", "5C", "3S", "2S"}
    assert room.place("5H").face == "5H"
    assert room.place("5H").opacity == 1
    room.stage.animator.finish()
    assert "3 + 2" in room.pill


def test_nothing_ripples_and_no_ring_breathes(calm_room: Room) -> None:
    room = calm_room
    sweep(room)
    assert not any(isinstance(item, RippleItem) for item in room.stage.scene().items())
    room.stage.animator.finish()
    assert not room.table._breath.running


def test_nothing_shakes(calm_room: Room) -> None:
    room = calm_room
    room.open(START, "2S")
    room.tap("7H")
    assert room.table.refusal is not None
    assert not room.stage.settler.running


def test_a_lifted_card_is_up_at_once(calm_room: Room) -> None:
    room = calm_room
    room.open(START)
    room.tap("2S")
    assert room.place("2S").lift == 1
    assert room.place("2S").opacity == 1


def test_the_table_is_right_after_every_entry(calm_room: Room) -> None:
    """A whole round, told to its end."""
    room = calm_room
    log = played(3, lambda match: match.version == 49)
    room.open(log[0])
    for text in log[1:]:
        if room.controller.is_person_to_act:
            number = room.hand.index(text) + 1
            room.tap(number)
            room.tap(number)
        else:
            room.answer(text)
        room.stage.animator.finish()
        assert places(room).keys() == room.table.layout(room.view).keys()
    assert isinstance(room.sheet, TallySheet)


# --- sheets -------------------------------------------------------------------------------------


def test_a_sheet_only_fades(calm_room: Room) -> None:
    room = calm_room
    room.open(START)
    room.window.pause()
    sheet = room.sheet
    assert isinstance(sheet, PauseSheet)
    assert sheet.busy
    clock = sheet._animator._clock
    assert clock.totalDuration() <= 80
    clock.pause()
    clock.setCurrentTime(20)
    assert 0 < sheet.rise < 1
    assert sheet.drop == 0
    sheet.finish()
    assert sheet.rise == 1


def test_with_motion_a_sheet_comes_up(moving_room: Room) -> None:
    room = moving_room
    room.open(START)
    room.window.pause()
    sheet = room.sheet
    assert isinstance(sheet, PauseSheet)
    sheet._animator._clock.pause()
    sheet._animator._clock.setCurrentTime(20)
    assert 0 < sheet.drop < 1
    sheet.finish()
    assert sheet.drop == 0


# --- the setting --------------------------------------------------------------------------------


class Style:
    """Style hints of a Qt that can tell what the desktop wants."""

    def __init__(self, wish: str) -> None:
        self.motionPreference = lambda: type("Wish", (), {"name": wish})()

    def accessibility(self) -> Style:
        """Both in one."""
        return self


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("setting", "desktop", "reduced"),
    [
        ("system", "ReducedMotion", True),
        ("system", "NoPreference", False),
        ("full", "ReducedMotion", False),
        ("reduce", "NoPreference", True),
    ],
)
def test_the_setting_and_the_desktop(
    monkeypatch: pytest.MonkeyPatch, setting: Any, desktop: str, reduced: bool
) -> None:
    monkeypatch.setattr(motion.QGuiApplication, "styleHints", lambda: Style(desktop))
    assert motion.is_reduced(setting) is reduced


@pytest.mark.usefixtures("qapp")
def test_a_qt_that_cannot_tell_moves_things(monkeypatch: pytest.MonkeyPatch) -> None:
    """6.11: the hints know nothing of people's needs."""
    monkeypatch.setattr(motion.QGuiApplication, "styleHints", lambda: object())
    assert not motion.is_reduced("system")
    motion.watch(lambda: pytest.fail("nobody can call this"))


def test_it_is_kept_and_acts_at_once(calm_room: Room) -> None:
    kept = json.loads(calm_room.services.folders.settings_file.read_text("utf-8"))
    assert kept["reduced_motion"] == "reduce"
    calm_room.window.change_setting("reduced_motion", "full")
    assert not motion_is_reduced()


def test_it_counts_from_the_start(open_room: Callable[..., Room]) -> None:
    room = open_room()
    room.window.change_setting("reduced_motion", "reduce")
    room.close()
    assert not motion_is_reduced()
    open_room()
    assert motion_is_reduced()


@pytest.mark.parametrize("speed", SPEEDS.values())
def test_a_bot_is_seen_to_think_for_a_fifth_of_a_second(speed: float) -> None:
    assert think_pace(speed, reduced=True) * THINK_MIN_MS >= 200 - 1e-9
    assert think_pace(speed, reduced=True) <= 1


def test_the_row_of_the_settings() -> None:
    row = reduced_motion_row(Settings(reduced_motion="full"))
    assert row.key == "reduced_motion"
    assert [choice.value for choice in row.choices] == ["system", "reduce", "full"]
    assert row.value == "full"


def test_a_press_still_ends_what_is_told(calm_room: Room) -> None:
    room = calm_room
    let_the_bot_capture(room)
    room.key(Qt.Key.Key_Space)
    assert not room.stage.animator.running
    assert places(room).keys() == room.table.layout(room.view).keys()
