"""What every table does alike: pointer, presses, drags, refusals, and what was told last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from skillgames.engine.events import Event
from skillgames.engine.text import Msg
from skillgames.widgets.animator import Score
from skillgames.widgets.answering import SHAKE_PX, TILT_MOST, Z_DRAGGED
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.keys import PRESS_KEYS, next_along, number_of
from skillgames.widgets.place import Place
from skillgames.widgets.sorting import SortingTable
from skillgames.widgets.stage import Stage

NOT_NOW = Msg("Match", "It is the bot’s turn.")


@dataclass(frozen=True, slots=True)
class Heard(Event):
    """Something that is said, and stays to be read when it is `kept`."""

    words: str


@dataclass(frozen=True, slots=True)
class Kept(Heard):
    """The kind that stays."""


class Line(SortingTable):
    """The view is a text of ranks; their hearts are the own hand, the last one is a button."""

    BUTTONS = ("AH",)
    ACCOUNTS = (Kept,)
    SOUNDS = ((Kept, "bonus"), (Heard, "tap"))

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, ("person", "hard"))
        self.painted = 0
        self.lifted: tuple[str, ...] = ()
        self.sounds: list[str] = []
        self.sounded.connect(self.sounds.append)

    def layout(self, view: str) -> dict[str, Place]:
        xs = self.hand_xs()
        return {
            code: Place(xs[n], 200, 50, face=code, z=n, focus=float(code == self.focused))
            for n, code in enumerate(self.order)
        }

    def hand_xs(self) -> Sequence[float]:
        return [100.0 + n * 100 for n in range(len(self.order))]

    def is_known(self, code: str) -> bool:
        return code in {f"{rank}H" for rank in "A2345"}

    def reset(self) -> None:
        super().reset()
        held = [f"{rank}H" for rank in self.view or ""]
        kept = [code for code in self.order if code in held]
        self.order = (*kept, *(code for code in held if code not in kept))

    def paint_labels(self) -> None:
        self.painted += 1

    def title(self) -> str:
        return "A line"

    def names(self, view: str) -> dict[str, str]:
        return {code: code for code in self.order}

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        score.rest(1000.0 * len(events))

    def say(self, event: Event) -> Msg | None:
        return Msg("Test", event.words) if isinstance(event, Heard) and event.words else None

    def can_press(self, key: str) -> bool:
        return key in self.order and key != "5H"

    def reason_against(self, key: str) -> Msg | None:
        return None if key in self.legal else NOT_NOW

    def dragged_with(self, key: str) -> Sequence[str]:
        return self.lifted if key in self.lifted else (key,)


@pytest.fixture
def line(qapp: QApplication) -> Iterator[Line]:
    stage = Stage(DeckStyle())
    stage.resize(640, 400)
    stage.show()
    table = Line(stage)
    table.show_view("2345A", ["2H", "3H", "AH"])
    yield table
    if table.items:
        table.leave()
    stage.close()
    stage.deleteLater()


def spot(line: Line, key: str) -> QPointF:
    place = line.place_of(key)
    assert place is not None
    return QPointF(place.x, place.y)


def test_only_what_can_be_used_answers_the_pointer(line: Line) -> None:
    cursor = line.stage.viewport().cursor
    line.hover(spot(line, "2H"))
    assert line.hovered == "2H"
    assert cursor().shape() == Qt.CursorShape.PointingHandCursor
    for key in ("4H", "5H"):  # refused now, and nothing to press
        line.hover(spot(line, key))
        assert line.hovered is None
        assert cursor().shape() == Qt.CursorShape.ArrowCursor
    line.hover(spot(line, "3H"))
    line.unhover()
    assert line.hovered is None


def test_what_is_off_is_not_useful(line: Line) -> None:
    assert line.can_act()
    assert [key for key in line.order if not line.is_off(key)] == ["2H", "3H", "AH"]
    assert [key for key in line.order if line.is_useful(key)] == ["2H", "3H", "AH"]
    line.legal.append("5H")
    assert not line.is_useful("5H"), "it cannot be pressed at all"
    assert not line.is_useful(None)
    line.tell([Heard("")], "2345A", ["2H"], lambda: None)
    line.legal = ["2H"]
    assert not line.is_useful("2H"), "something moves"
    assert not line.can_act()
    line.stage.animator.finish()
    line.blocked = NOT_NOW
    assert not line.can_act()


def test_buttons_look_pressed_while_they_are_held(line: Line) -> None:
    for key, pressed in (("AH", "AH"), ("2H", None)):
        line.stage.pressed.emit(spot(line, key))
        assert line.pressed == pressed
        line.stage.released.emit(spot(line, key))
        assert line.pressed is None
    line.legal = []
    line.stage.pressed.emit(spot(line, "AH"))
    assert line.pressed is None, "it is off"


def test_the_ring_goes_only_where_something_can_be_pressed(line: Line) -> None:
    line.focus_on("5H")
    assert line.focused is None
    line.focus_on("4H")
    assert line.focused == "4H", "also where a press would be refused"
    line.tell([Heard("")], "2345A", [], lambda: None)
    line.focus_on("2H")
    assert line.focused == "4H", "not while something moves"
    line.stage.animator.finish()


def test_a_dragged_card_leans_and_comes_back_upright(line: Line) -> None:
    line.dragged("2H", QPointF(10, -4))
    place = line.items["2H"].place
    assert (place.x, place.y, place.z) == (110, 196, Z_DRAGGED)
    assert place.rotation == 5
    line.dragged("2H", QPointF(90, -4))
    assert line.items["2H"].place.rotation == TILT_MOST
    line.put_back("2H")
    line.stage.settler.finish()
    assert line.items["2H"].place == line.place_of("2H")
    line.dragged("2H", QPointF(2, 0))
    assert line.items["2H"].place.rotation == 1, "the next drag begins upright"


@pytest.mark.usefixtures("calm")
def test_nothing_leans_or_shakes_where_motion_is_reduced(line: Line) -> None:
    line.dragged("2H", QPointF(50, 0))
    assert line.items["2H"].place.rotation == 0
    line.put_back("2H")
    line.stage.settler.finish()
    line.refuse(NOT_NOW, "2H")
    assert not line.stage.settler.running
    line.breathe(line.rect_of("2H"))
    assert not line._breath.running


def test_lifted_cards_are_dragged_together(line: Line) -> None:
    line.lifted = ("2H", "3H")
    line.dragged("3H", QPointF(0, -30))
    assert [line.items[key].place.y for key in ("2H", "3H", "4H")] == [170, 170, 200]
    assert line.items["3H"].place.z > line.items["2H"].place.z
    line.put_back("3H")


def test_a_refusal_is_read_for_a_while(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Line, "REFUSAL_MS", 20)
    refused: list[Msg] = []
    line.refused.connect(refused.append)
    line.refuse(NOT_NOW, "2H")
    assert (line.refusal, refused, line.sounds) == (NOT_NOW, [NOT_NOW], ["illegal"])
    painted = line.painted
    while line._refusal_timer.isActive():
        QApplication.processEvents()
    assert line.refusal is None
    assert line.painted > painted, "it is taken away"


def test_a_refused_card_shakes_about_its_place(line: Line) -> None:
    line.settle()
    line.refuse(NOT_NOW, "2H")
    score = line.stage.settler._score
    assert score is not None
    swings = set()
    for share in (0.1, 0.3, 0.5, 0.7):
        score.motions[0].step(share)
        swings.add(round(line.items["2H"].place.x - 100, 3))
    assert min(swings) < 0 < max(swings)
    assert max(map(abs, swings)) <= SHAKE_PX
    line.stage.settler.finish()
    assert line.items["2H"].place == line.place_of("2H")
    line.refuse(NOT_NOW)
    assert not line.stage.settler.running, "no card was meant"


def test_an_answer_forgets_the_refusal_and_is_heard(line: Line) -> None:
    line.refuse(NOT_NOW)
    line.answer("lift", "2H")
    assert line.refusal is None
    assert line.sounds == ["illegal", "lift"]
    line.answer(None, None)
    assert line.sounds == ["illegal", "lift"]


def test_another_position_forgets_what_was_refused_and_pressed(line: Line) -> None:
    line.hover(spot(line, "2H"))
    line.stage.pressed.emit(spot(line, "AH"))
    line.refuse(NOT_NOW)
    line.show_view("23A", ["AH"])
    assert (line.hovered, line.pressed, line.refusal) == (None, None, None)
    assert not line._refusal_timer.isActive()


def test_what_was_told_last_stays_to_be_read_again(line: Line) -> None:
    line.remember([Heard("One."), Heard(""), Heard("Two.")])
    assert line.access.description == "One. Two."
    line.remember([])
    assert line.access.description == ""


def test_an_account_stays_until_something_else_happens(line: Line) -> None:
    line.remember([Heard("One."), kept := Kept("Two.")])
    assert line.said == [Heard("One."), kept]
    line.remember([])
    assert kept in line.said, "nothing has happened"
    line.remember([Heard("Three.")])
    assert line.said == []
    line.remember([kept])
    line.is_replay = True
    line.remember([])
    assert line.said == [], "a replay shows each step for itself"


def test_labels_know_the_view_before_as_long_as_something_moves(line: Line) -> None:
    line.tell([Kept("One.")], "23A", [], lambda: None)
    assert line.view_before == "2345A"
    assert line.view == "23A"
    line.stage.animator.finish()
    assert line.view_before is None
    line.tell([], "23A", [], lambda: None)
    assert line.goes_unnoticed([], "23A")
    assert not line.goes_unnoticed([], "2A")


def test_without_motion_the_most_telling_sound_is_heard(line: Line) -> None:
    line.stage.animator.factor = 0.0
    line.tell([Heard("One."), Kept("Two.")], "23A", [], lambda: None)
    assert line.sounds == ["bonus"]
    line.tell([Event()], "23A", [], lambda: None)
    assert line.sounds == ["bonus"]


def test_the_light_of_the_turn_goes_out_with_the_position(line: Line) -> None:
    line.breathe(line.rect_of("2H"))
    assert line._breath.running
    line.show_view("23A", [])
    assert not line._breath.running
    line.stage.animator.factor = 0.0
    line.breathe(line.rect_of("2H"))
    assert not line._breath.running, "there is no motion at all"


def test_left_it_answers_nothing_more(line: Line) -> None:
    line.breathe(line.rect_of("2H"))
    line.refuse(NOT_NOW)
    painted, where = line.painted, spot(line, "AH")
    line.leave()
    line.stage.pressed.emit(where)
    line.stage.released.emit(where)
    assert line.painted == painted
    assert not line._refusal_timer.isActive()
    assert not line._breath.running


def test_a_hand_is_sorted_by_dragging_sideways(line: Line) -> None:
    noted: list[dict[str, object]] = []
    line.noted.connect(noted.append)
    line.moved_sideways("2H", 190)
    assert line.order == ("3H", "4H", "2H", "5H", "AH")
    assert noted == [{"order": ["3H", "4H", "2H", "5H", "AH"]}]
    line.moved_sideways("AH", -1000)
    assert line.order[0] == "AH"
    line.moved_sideways("KH", 10)
    assert line.order[0] == "AH", "there is no such card"


def test_cards_can_be_sorted_while_others_play(line: Line) -> None:
    line.legal = []
    assert line.can_drag("2H")
    assert not line.can_drag("KH")
    line.blocked = NOT_NOW
    assert not line.can_drag("2H")


@pytest.mark.parametrize("notes", [{}, {"order": "2H"}, {"order": 5}, {"row": ["2H"]}])
def test_notes_without_an_order_change_nothing(line: Line, notes: dict[str, object]) -> None:
    before = line.order
    line.take_notes(notes)
    assert line.order == before


def test_of_an_order_only_known_cards_are_taken(line: Line) -> None:
    line.take_notes({"order": ["3H", 7, "KH", "2H", None]})
    assert line.order == ("3H", "2H")
    line.take_notes(line.notes())
    assert line.order == ("3H", "2H")


def test_a_ring_goes_round_the_ends_of_a_line() -> None:
    keys = ("a", "b", "c")
    assert [next_along(keys, at, 1) for at in (None, "a", "c", "x")] == ["a", "b", "a", "a"]
    assert [next_along(keys, at, -1) for at in (None, "a", "c", "x")] == ["c", "c", "b", "c"]


def test_digits_stand_for_cards() -> None:
    key = Qt.Key
    assert [number_of(one) for one in (key.Key_1, key.Key_9, key.Key_0)] == [1, 9, 10]
    assert number_of(key.Key_1.value) == 1, "Qt gives numbers, too"
    assert not any(number_of(one) for one in (key.Key_A, key.Key_Colon, key.Key_Slash))
    assert key.Key_Space in PRESS_KEYS
