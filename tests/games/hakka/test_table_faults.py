"""Faults that players of such games have met elsewhere, at this table: none of them here."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from skillgames.app.thinker import Answer
from skillgames.engine.tigers import codes_in
from skillgames.games.hakka.state import CALL
from skillgames.games.hakka.table.poses import _RESULTS, _SIDE, _TALLY
from skillgames.widgets.controls import Pressable
from skillgames.widgets.sheets import ResultsSheet, TallySheet
from tests.games.hakka.positions import RULES, dealt
from tests.games.hakka.table_room import HakkaRoom
from tests.games.hakka.test_table_hidden import entered
from tests.games.hakka.test_table_match import belongs
from tests.games.hakka.test_table_taps import answering, leading
from tests.room import Patient


def test_b6_nobody_can_play_before_the_one_who_begins(patient: HakkaRoom) -> None:
    patient.open(*dealt(3, {}).log)
    log = list(patient.log)
    for number in range(1, 13):
        patient.tap(number)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_Space):
        patient.key(key)
    assert patient.log == log
    assert not patient.lifted
    assert not patient.shown


def test_b8_the_widest_choice_is_there_at_once(patient: HakkaRoom) -> None:
    """A run of six is led: hundreds of discards, and each can be chosen."""
    match = dealt(3, {0: "P9 P7 G9 G7 G5 Z9 Z7 Z5 S9 S7 S5 W1", 3: "P1 P2 P3 P4 P5 P6"})
    match.enter("call")
    match.enter("lead P1 P2 P3 P4 P5 P6")
    patient.open(*match.log)
    assert len(patient.table.choices(patient.view).legal) == 924
    chosen = patient.hand[1:12:2]
    for code in chosen:
        patient.tap(code)
    assert patient.lifted == set(chosen)
    patient.tap("discard")
    patient.settle()
    assert set(patient.log[-1].split()[1:]) == set(chosen)


def test_b10c_after_the_match_nothing_can_be_chosen(patient: HakkaRoom) -> None:
    patient.open(*_RESULTS)
    patient.press_key("declare")
    assert isinstance(patient.sheet, TallySheet)
    assert not patient.shown
    assert patient.controller.match.is_over
    log = list(patient.log)
    for key in patient.hand:
        patient.table.tapped(key)
    assert patient.log == log


def test_b19a_the_match_ends_when_the_person_ends_it(patient: HakkaRoom) -> None:
    patient.open(*_RESULTS)
    patient.press_key("declare")
    assert isinstance(patient.sheet, TallySheet)
    patient.click(patient.sheet.button)
    patient.settle()
    assert isinstance(patient.sheet, ResultsSheet)
    assert len(patient.archive.finished("hakka")) == 1


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_what_is_told_over_the_results_lies_on_no_button(
    patient: HakkaRoom, size: tuple[int, int]
) -> None:
    """They are as high as the window, so at its foot there are their buttons."""
    patient.window.resize(*size)
    patient.open(*_RESULTS)
    patient.press_key("declare")
    assert isinstance(patient.sheet, TallySheet)
    patient.window.notices.tell("The record is now in “mine.json”.")
    patient.click(patient.sheet.button)
    patient.settle()
    assert isinstance(patient.sheet, ResultsSheet)
    told = patient.window.notices.geometry()
    assert patient.window.rect().contains(told)
    for button in patient.sheet.footer.findChildren(Pressable):
        assert not told.intersects(button.face_in(patient.window)), button.accessibleName()


def test_b19b_with_the_last_card_nobody_is_asked(patient: HakkaRoom) -> None:
    """The winner of the last trick is not asked whether he declares; it counts for him (B10a)."""
    run = "P1 P2 P3 P4 P5 P6 P7 P8 P9 G1 G2 G3"
    match = dealt(0, {0: run})
    match.enter("call")
    patient.open(*match.log)
    patient.lift(run.split()[:9])
    patient.press_key("play")
    for _ in range(2):
        patient.answer(RULES.format(patient.controller.match.legal_moves()[0]))
    patient.settle()
    patient.press_key("play_on")
    patient.lift(["G1", "G2", "G3"])
    patient.press_key("play")
    for _ in range(2):
        patient.answer(RULES.format(patient.controller.match.legal_moves()[0]))
    patient.settle()
    assert isinstance(patient.sheet, TallySheet)
    assert patient.view.hand_score.tricks == 12


def test_b22_neighbours_do_not_slide_under_the_pointer(patient: HakkaRoom) -> None:
    """Cards that are lifted keep the places of all others where they were."""
    patient.open(*leading())
    rested = {code: patient.place(code).x for code in patient.hand}
    patient.tap("G4")
    assert {code: patient.place(code).x for code in patient.hand} == rested


def test_b24a_a_card_moved_to_its_own_place_stays(patient: HakkaRoom) -> None:
    patient.open(*leading())
    order = patient.hand
    patient.drag(3, 34, 0)
    patient.drag(3, 0, 0)
    assert patient.hand == order
    belongs(patient)


@pytest.mark.slow
def test_b25_a_match_goes_on_from_after_every_entry(
    open_hakka: Callable[..., HakkaRoom],
) -> None:
    """Stored and opened again after each entry of a hand, whoever's turn it is."""
    room = open_hakka(Patient())
    log = (*_TALLY, "declare")
    for length in range(1, len(log) + 1):
        room.store(log[:length])
        room.resume()
        if room.sheet is None:
            assert room.log[:length] == list(log[:length])
            belongs(room)
        else:
            assert length == len(log)
            room.window.close_sheet()
        room.window.show_home()


def test_b27_an_answer_for_the_old_match_is_dropped(patient: HakkaRoom) -> None:
    patient.open(*dealt(3, {}).log)
    assert isinstance(patient.thinker, Patient)
    question = patient.thinker.asked[-1]
    patient.open(*dealt(1, {}, seed=5).log)
    before = list(patient.log)
    patient.thinker.answered.emit(Answer(question.match_id, question.version, CALL))
    patient.pump()
    assert patient.log == before


def test_b31_every_card_shows_its_own_face(patient: HakkaRoom) -> None:
    patient.open(*_SIDE)
    for code in patient.hand:
        assert patient.place(code).face == code
    for play in patient.view.trick:
        for code in codes_in(play.cards):
            assert patient.place(code).face == code


def test_b11_a_free_choice_not_to_beat_where_the_table_allows_it(patient: HakkaRoom) -> None:
    patient.open(*answering("G1 G2 G3", "P1 P2 P3 Z4 S8 S9", must_beat=False), must_beat=False)
    assert "discard" in patient.shown
    patient.window.show_home()
    patient.open(*answering("G1 G2 G3", "P1 P2 P3 Z4 S8 S9"))
    assert "discard" not in patient.shown


def test_b12_a_void_hand_is_dealt_again_and_the_table_goes_on(patient: HakkaRoom) -> None:
    match = dealt(1, {})
    match.enter("pass")
    patient.open(*match.log)
    for _ in range(2):
        if patient.view.to_act == 0:
            patient.press_key("pass")
        else:
            patient.answer("pass")
            patient.settle()
    assert patient.sheet is None
    assert patient.log[-1].startswith("deck")
    assert patient.view.hand_no == 1
    belongs(patient)


def test_a_tap_between_everything_is_harmless(patient: HakkaRoom) -> None:
    patient.open(*leading())
    log = list(patient.log)
    for x in range(20, 1280, 90):
        for y in range(100, 480, 60):
            patient.tap(QPoint(x, y))
    assert patient.log == log
    assert entered(log).log == log
