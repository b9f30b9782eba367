"""Drags at the table of Fishing: playing at once, sorting the hand, and unsteady hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.packs import deck, played
from tests.room import Patient, Room

START = deck("9C 7H 2S KD", "3C 4C 5H 6H", "9D 5C 4H 3S", then="JD JH QD QH")
HAND = ("2S", "7H", "9C", "KD")
"""As it lies there: in the order of the pack until the person sorts it."""

FAR_UP = -220
SLOT = 137
"""From one card of the hand to the next in a window of 1280 x 800."""


@pytest.fixture
def patient(open_room: Callable[..., Room]) -> Room:
    """No motion, and a bot that moves when the test says so."""
    room = open_room(Patient())
    room.open(START)
    assert room.hand == HAND
    return room


def unchanged(room: Room) -> bool:
    """Whether everything lies where it did at the beginning."""
    wanted = room.table.layout(room.view)
    return (
        room.log == [START]
        and room.hand == HAND
        and {key: item.place for key, item in room.table.items.items()} == wanted
    )


# --- unsteady hands ------------------------------------------------------------------------


@pytest.mark.parametrize("by", [(3, 0), (-3, 0), (0, 3), (0, -3), (5, -5)], ids=str)
def test_a_small_movement_is_a_tap(patient: Room, by: tuple[int, int]) -> None:
    """B20: press, move a little, let go."""
    patient.drag("7H", *by, steps=1)
    assert patient.lit("lift") == {"7H"}
    assert patient.hand == HAND
    patient.drag("7H", *by, steps=1)
    assert patient.log == [START, "7H"]


@pytest.mark.parametrize("by", [(12, 0), (-40, 3), (0, 200), (100, -100), (-90, 90), (0, -60)])
def test_a_drag_that_means_nothing_changes_nothing(patient: Room, by: tuple[int, int]) -> None:
    """Too short, downward, or diagonal: the card returns, and is not tapped either."""
    patient.drag("7H", *by)
    assert unchanged(patient)


def test_the_card_follows_the_pointer(patient: Room) -> None:
    start = patient.place("7H")
    end = patient.pull("7H", 60, -80)
    held = patient.place("7H")
    assert (held.x, held.y) == (start.x + 60, start.y - 80)
    assert held.z > max(item.place.z for key, item in patient.table.items.items() if key != "7H")
    patient.release(end)
    assert unchanged(patient)


def test_wobbling_after_a_far_movement_is_still_that_drag(patient: Room) -> None:
    start = patient.spot("7H")
    patient.pull("7H", 120, 0)
    patient.move(start + QPoint(2, 0))
    patient.release(start + QPoint(2, 0))
    assert unchanged(patient), "the card came back to where it was; it was no tap"


# --- a drag that is called off ----------------------------------------------------------------


def ungrab(room: Room) -> None:
    QApplication.sendEvent(room.stage.viewport(), QEvent(QEvent.Type.UngrabMouse))


def escape(room: Room) -> None:
    room.key(Qt.Key.Key_Escape)
    assert room.sheet is None, "Esc is for the drag first"


def pause(room: Room) -> None:
    room.window.pause()
    room.click(room.sheet.resume_button)  # type: ignore[union-attr]


def resize(room: Room) -> None:
    room.window.resize(1000, 700)
    room.pump()
    room.window.resize(1280, 800)
    room.pump()


def speak(room: Room) -> None:
    room.window.change_setting("language", "ru")
    room.pump()


@pytest.mark.parametrize("void", [ungrab, escape, pause, resize, speak])
@pytest.mark.parametrize("by", [(0, FAR_UP), (2 * SLOT, 0)], ids=["up", "sideways"])
def test_a_cancelled_drag_changes_nothing(
    patient: Room, by: tuple[int, int], void: Callable[[Room], None]
) -> None:
    end = patient.pull("7H", *by)
    void(patient)
    assert unchanged(patient)
    patient.move(end + QPoint(5, -5))
    patient.release(end + QPoint(5, -5))
    assert unchanged(patient)


def test_the_bots_move_ends_a_drag(patient: Room) -> None:
    patient.tap("7H")
    patient.tap("7H")
    end = patient.pull("KD", 0, FAR_UP)
    patient.answer("3C")
    patient.release(end)
    assert patient.log == [START, "7H", "3C"]
    assert patient.place("KD") == patient.table.place_of("KD")


# --- up: played at once ----------------------------------------------------------------


@pytest.mark.parametrize("card", HAND)
@pytest.mark.parametrize("lifted", [None, "9C"])
def test_pulled_up_a_card_is_played_at_once(patient: Room, card: str, lifted: str | None) -> None:
    if lifted:
        patient.tap(lifted)
    patient.drag(card, 30, FAR_UP)
    assert patient.log == [START, card]
    assert not patient.lit("lift")
    assert card not in patient.hand


def test_half_a_card_is_far_enough(patient: Room) -> None:
    half = round(patient.table.card_size()[1] / 2)
    patient.drag("7H", 0, -half + 2)
    assert unchanged(patient)
    patient.drag("7H", 0, -half - 2)
    assert patient.log == [START, "7H"]


def test_on_the_bots_turn_a_card_returns_and_says_why(patient: Room) -> None:
    patient.tap("7H")
    patient.tap("7H")
    patient.drag("KD", 0, FAR_UP)
    assert patient.log == [START, "7H"]
    assert patient.pill == "It is the bot’s turn."
    assert patient.place("KD") == patient.table.place_of("KD")


def test_pulled_up_right_after_a_play_a_card_returns(room: Room) -> None:
    """The guard against a quick hand never leaves a card in the air."""
    room.open(START)
    room.table.guard_ms = 60_000
    room.drag("7H", 0, FAR_UP)
    room.settle()
    before = list(room.log)
    room.drag("KD", 0, FAR_UP)
    assert room.log == before
    assert room.place("KD") == room.table.place_of("KD")


@pytest.mark.parametrize("key", ["9D", "4H", "other:1", "stock:3"])
def test_only_the_own_hand_can_be_dragged(patient: Room, key: str) -> None:
    place = patient.table.place_of(key)
    start = patient.stage.mapFromScene(place.x, place.y + 5)
    for by in (QPoint(0, FAR_UP), QPoint(2 * SLOT, 0), QPoint(0, 200)):
        patient.press(start)
        patient.move(start + by / 2)
        assert patient.place(key) == place
        patient.move(start + by)
        patient.release(start + by)
    assert unchanged(patient)


# --- sideways: sorted ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "dx", "wanted"),
    [
        ("2S", SLOT, ("7H", "2S", "9C", "KD")),
        ("2S", 2 * SLOT, ("7H", "9C", "2S", "KD")),
        ("2S", 9 * SLOT, ("7H", "9C", "KD", "2S")),
        ("KD", -SLOT, ("2S", "7H", "KD", "9C")),
        ("KD", -9 * SLOT, ("KD", "2S", "7H", "9C")),
        ("7H", SLOT, ("2S", "9C", "7H", "KD")),
        ("9C", -SLOT, ("2S", "9C", "7H", "KD")),
    ],
)
def test_dragged_sideways_a_card_takes_its_new_place(
    patient: Room, card: str, dx: int, wanted: tuple[str, ...]
) -> None:
    patient.drag(card, dx, 20)
    assert patient.hand == wanted
    assert patient.log == [START]
    xs = [patient.place(code).x for code in wanted]
    assert xs == sorted(xs)
    assert patient.table.items["2S"].place == patient.table.place_of("2S")


def test_to_its_own_place_and_back(patient: Room) -> None:
    """B24a: nothing divides by a distance of nothing."""
    half = round(patient.table.card_size()[0] / 2)
    for dx in (half + 1, -half - 1):
        patient.drag("7H", dx, 0)
        assert unchanged(patient)
    patient.drag("2S", -3 * SLOT, 0)
    assert unchanged(patient)
    patient.drag("KD", 3 * SLOT, 0)
    assert unchanged(patient)


def test_the_lifted_card_can_be_sorted_and_stays_lifted(patient: Room) -> None:
    patient.tap("7H")
    patient.drag("7H", SLOT, 0)
    assert patient.hand == ("2S", "9C", "7H", "KD")
    assert patient.lit("lift") == {"7H"}
    assert patient.lit("glow") == {"4H", "3S"}
    patient.tap("7H")
    assert patient.log == [START, "7H"]


def test_while_the_bot_thinks_the_hand_can_be_sorted(patient: Room) -> None:
    """FA22."""
    patient.tap("7H")
    patient.tap("7H")
    patient.drag("2S", 2 * SLOT, 0)
    assert patient.hand == ("9C", "KD", "2S")
    assert patient.table.refusal is None


def test_the_order_survives_plays_and_deals(room: Room) -> None:
    """FA24: what is left keeps its order, new cards come at the end."""
    room.open(START)
    room.drag("KD", -9 * SLOT, 0)
    room.drag("2S", 9 * SLOT, 0)
    assert room.hand == ("KD", "7H", "9C", "2S")
    room.tap("9C")
    room.tap("9C")
    room.settle()
    assert room.hand == ("KD", "7H", "2S")
    for _ in range(3):
        room.tap(2 if len(room.hand) > 1 else 1)
        room.tap(2 if len(room.hand) > 1 else 1)
        room.settle()
    assert room.hand == ("JD", "JH", "QD", "QH")
    running = room.archive.running("fishing")
    assert running is not None
    assert running.notes["order"] == [], "an older hand sorts no later one"
    room.drag("QH", -9 * SLOT, 0)
    room.tap("JH")
    room.tap("JH")
    room.settle()
    assert room.hand == ("QH", "JD", "QD")


def test_the_order_is_kept_with_the_match(room: Room) -> None:
    """FA24, FA26: through home, and through another start of the program."""
    room.open(START)
    room.drag("KD", -9 * SLOT, 0)
    order = room.hand
    assert order == ("KD", "2S", "7H", "9C")
    room.window.show_home()
    room.window.resume_game("fishing")
    assert room.hand == order
    room.table.guard_ms = 0
    room.tap("2S")
    room.tap("2S")
    room.settle()
    kept = room.hand
    room.window.show_home()
    room.window.resume_game("fishing")
    assert room.hand == kept == ("KD", "7H", "9C")


@pytest.mark.parametrize(
    "notes",
    [
        {},
        {"order": None},
        {"order": "KD"},
        {"order": [1, None, ["KD"], {}, "ZZ", "AS"]},
        {"order": ["KD", "KD", "KD"]},
        {"order": ["KD", "9C", "7H", "2S", "AC"], "more": 1},
    ],
)
def test_notes_that_make_no_sense_are_harmless(room: Room, notes: dict[str, Any]) -> None:
    room.store([START], notes=notes)
    room.window.resume_game("fishing")
    assert sorted(room.hand) == sorted(HAND)
    assert len(room.hand) == 4
    room.tap(1)
    assert len(room.lit("lift")) == 1


def test_a_sorted_hand_of_another_deal_is_no_trouble(room: Room) -> None:
    log = played(9, lambda match: match.to_act == 0 and match.view(0).hand.bit_count() == 2)
    room.store(log, notes={"order": ["AS", "2S", "3S", "4S"]})
    room.window.resume_game("fishing")
    assert len(room.hand) == 2


# --- the neighbour is never taken instead ---------------------------------------------------


def test_while_cards_move_the_one_at_rest_is_meant(moving_room: Room) -> None:
    """B22: a press means the card that lies there when all is still."""
    room = moving_room
    room.open(START)
    room.drag("2S", 3 * SLOT, 0)
    assert room.stage.settler.running, "the cards are still on their way"
    assert room.place("7H").x != room.table.place_of("7H").x
    for n, card in enumerate(("7H", "9C", "KD", "2S"), start=1):
        assert room.hand[n - 1] == card
        room.tap(n)
        assert room.table.lifted == card
        room.stage.settler._clock.pause()


def test_the_card_pressed_is_the_card_played(moving_room: Room) -> None:
    """B22: when the hand closes up under the pointer, the next card is not played too."""
    room = moving_room
    room.open(START)
    pos = room.spot("7H")
    for _ in range(4):
        room.tap(pos)
    assert room.log == [START, "7H"]
    room.stage.animator.finish()
    assert room.log == [START, "7H"]


# --- touch ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finger() -> QPointingDevice:
    """A touch screen."""
    return QTest.createTouchDevice()


def touch(room: Room, finger: QPointingDevice, path: list[QPoint]) -> None:
    """Put a finger down, move it along the path, lift it."""
    viewport = room.stage.viewport()
    QTest.touchEvent(viewport, finger).press(0, path[0], viewport).commit()
    for pos in path[1:]:
        QTest.touchEvent(viewport, finger).move(0, pos, viewport).commit()
    QTest.touchEvent(viewport, finger).release(0, path[-1], viewport).commit()
    room.pump()


def path(room: Room, card: str, dx: int, dy: int) -> list[QPoint]:
    start = room.spot(card)
    return [start + QPoint(dx * n // 5, dy * n // 5) for n in range(6)]


def test_a_finger_taps(patient: Room, finger: QPointingDevice) -> None:
    touch(patient, finger, [patient.spot("7H")])
    assert patient.lit("lift") == {"7H"}
    touch(patient, finger, path(patient, "7H", 3, 2))
    assert patient.log == [START, "7H"]


def test_a_finger_pulls_a_card_up(patient: Room, finger: QPointingDevice) -> None:
    touch(patient, finger, path(patient, "9C", 10, FAR_UP))
    assert patient.log == [START, "9C"]


def test_a_finger_sorts_the_hand(patient: Room, finger: QPointingDevice) -> None:
    touch(patient, finger, path(patient, "2S", 2 * SLOT, 10))
    assert patient.hand == ("7H", "9C", "2S", "KD")
    touch(patient, finger, path(patient, "7H", 90, -90))
    assert patient.hand == ("7H", "9C", "2S", "KD")
    assert patient.log == [START]


def test_a_touch_that_the_system_takes_away_is_void(patient: Room, finger: QPointingDevice) -> None:
    viewport = patient.stage.viewport()
    places = path(patient, "9C", 0, FAR_UP)
    QTest.touchEvent(viewport, finger).press(0, places[0], viewport).commit()
    for pos in places[1:]:
        QTest.touchEvent(viewport, finger).move(0, pos, viewport).commit()
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.TouchCancel))
    QTest.touchEvent(viewport, finger).release(0, places[-1], viewport).commit()
    patient.pump()
    assert unchanged(patient)
