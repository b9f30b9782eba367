"""Whole deals in the real window: by presses, by keys, by ear, with breaks in the middle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from skillgames.games.tarocchino.state import Phase
from skillgames.games.tarocchino.table.layout import (
    arranged,
)
from skillgames.widgets.sheets import ResultsSheet, TallySheet
from tests.accessible import children, name, press, root
from tests.games.tarocchino.table_room import GAME, TarocchinoRoom, played

DIGITS = [Qt.Key[f"Key_{digit}"] for digit in "1234567890"]


def stop_and_go_on(room: TarocchinoRoom) -> None:
    """Leave the table and come back: everything is as it was."""
    log, view = list(room.log), room.view
    room.window.show_home()
    room.resume()
    assert room.log == log
    assert room.view == view
    assert room.belongs()


def finish(room: TarocchinoRoom) -> None:
    """Read the settlement; the results say the same."""
    assert isinstance(room.sheet, TallySheet)
    room.sheet.finish()
    room.click(room.sheet.button)
    room.settle()
    assert isinstance(room.sheet, ResultsSheet)
    [finished] = room.archive.finished("tarocchino")
    assert finished.players == 4


@pytest.mark.slow
def test_a_deal_by_presses_with_a_break_in_every_phase(taro: TarocchinoRoom) -> None:
    taro.open(*played("presses", dealer=0, entries=2).log)
    assert taro.phase == Phase.DISCARDING
    assert len(taro.table.order) == 17
    stop_and_go_on(taro)
    phases = set()
    for number in range(17):
        phases.add(taro.phase)
        taro.act()
        if number in (0, 1, 6):
            stop_and_go_on(taro)
    assert phases == {Phase.DISCARDING, Phase.DECLARING, Phase.PLAYING}
    finish(taro)


def key_to(room: TarocchinoRoom, wanted: str) -> None:
    """Walk with the arrows until the ring is on this card or button, and press Enter."""
    table = room.table
    for _ in range(4):
        area = next((one for one in table._areas() if table.focused in one), ())
        if wanted in area:
            break
        room.key(Qt.Key.Key_Up)
    for _ in range(20):
        if table.focused == wanted:
            break
        room.key(Qt.Key.Key_Right)
    assert table.focused == wanted
    room.key(Qt.Key.Key_Return)


@pytest.mark.slow
def test_a_deal_by_keys_alone_with_a_break_as_dealer(taro: TarocchinoRoom) -> None:
    taro.open(*played("keys", dealer=0, entries=2).log)
    stop_and_go_on(taro)
    for number in range(17):
        before = len(taro.log)
        keys = taro.presses(taro.wanted())
        if number % 2 and taro.phase == Phase.PLAYING and taro.table.order.index(keys[0]) < 10:
            digit = DIGITS[taro.table.order.index(keys[0])]
            taro.key(digit)
            taro.key(digit)
        else:
            for key in keys:
                key_to(taro, key)
        assert len(taro.log) > before
        taro.settle()
        if number == 5:
            stop_and_go_on(taro)
    assert isinstance(taro.sheet, TallySheet)
    taro.key(Qt.Key.Key_Return)
    taro.settle()
    assert isinstance(taro.sheet, ResultsSheet)


@pytest.mark.slow
def test_a_deal_by_ear_alone(taro: TarocchinoRoom) -> None:
    """Every press is one that a screen reader offers, found by its name."""
    taro.open(*played("ear", dealer=0, entries=2).log)

    def do(key: str) -> None:
        wanted = taro.table.access.names[key]
        found = [one for one in children(root(taro.stage)) if name(one) == wanted]
        press(found[0])
        taro.pump()

    for _ in range(17):
        before = len(taro.log)
        for key in taro.presses(taro.wanted()):
            do(key)
        assert len(taro.log) > before
        taro.settle()
    assert isinstance(taro.sheet, TallySheet)


@pytest.mark.slow
def test_a_break_after_every_entry_leads_to_the_same_match(
    open_taro: Callable[..., TarocchinoRoom],
) -> None:
    """B25: whoever is at the turn, the match goes on from any entry."""
    from tests.room import Patient

    whole = played("breaks", dealer=0)
    room = open_taro(Patient())
    for length in range(2, len(whole.log)):
        room.store(whole.log[:length])
        room.resume()
        assert room.log == whole.log[:length]
        assert room.belongs()
        if room.controller.legal:
            room.act() if length < 12 else None
        else:
            room.answer(GAME.rules.format(GAME.rules.parse(whole.log[length])))
            assert room.log[: length + 1] == whole.log[: length + 1]
        room.window.show_home()


def test_a_new_match_while_bots_think_is_not_disturbed_by_their_answer(
    patient: TarocchinoRoom,
) -> None:
    """B27: an answer to the old match comes too late."""
    from skillgames.app.thinker import Answer
    from tests.room import Patient

    patient.open(*played("new", dealer=3, entries=2).log)
    assert isinstance(patient.thinker, Patient)
    old = patient.thinker.asked[-1]
    patient.window.playing.start(GAME)
    patient.settle()
    log = list(patient.log)
    move = GAME.rules.parse("pass")
    patient.thinker.answered.emit(Answer(old.match_id, old.version, move))
    patient.pump()
    assert patient.log == log


def test_the_hand_is_sorted_by_the_order_of_the_game() -> None:
    from tests.games.tarocchino.positions import mask

    hand = mask("MAT S6 SA SR C10 CA C6 CR D9 BF M2 T5 ANG BEG S10")
    assert arranged(hand) == (
        *("ANG", "T5", "M2", "BEG", "MAT"),
        *("SR", "S10", "S6", "SA", "BF"),
        *("CR", "CA", "C6", "C10", "D9"),
    )


@pytest.mark.parametrize("person_is_last", [True, False])
def test_the_last_card_ends_the_deal_whoever_plays_it(
    patient: TarocchinoRoom, person_is_last: bool
) -> None:
    """B19a and B10c: the settlement comes at once, and no card is left to press."""
    from skillgames.engine.match import Match
    from tests.games.tarocchino.table_room import match_of

    def ends(match: Match) -> bool:
        return (match_of(match.log[:-1]).to_act == 0) == person_is_last

    whole = next(match for n in range(30) if ends(match := played(f"last {n}")))
    patient.open(*whole.log[:-1])
    if person_is_last:
        patient.act()
    else:
        patient.answer(whole.log[-1])
    assert isinstance(patient.sheet, TallySheet)
    assert patient.table.order == ()
    assert patient.table.items == {}
    assert len(patient.archive.finished("tarocchino")) == 1


def test_what_is_shown_is_what_is_declared(patient: TarocchinoRoom) -> None:
    """B9: raised cards == declared cards == points of the button."""
    from skillgames.games.tarocchino.events import Declared

    match = next(
        match
        for n in range(40)
        if (match := played(f"shown {n}", dealer=3, entries=3)).view(0).hand
        and len(match.legal_moves()) == 2
    )
    patient.open(*match.log)
    raised = {code for code in patient.table.order if patient.place(code).rise > 0}
    label = patient.button("declare").label
    told: list[object] = []
    patient.controller.happened.connect(told.extend)
    patient.tap("declare")
    [event] = [one for one in told if isinstance(one, Declared) and one.seat == 0]
    assert set(event.cards) == raised
    assert str(event.points) in label
