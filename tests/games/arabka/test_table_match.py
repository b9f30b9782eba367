"""Whole matches of Arabka in the window: by presses, by keys alone, by ear, with breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Qt

from skillgames.app.thinker import Answer
from skillgames.engine.match import Match, header_for
from skillgames.games.arabka.pack import codes_in
from skillgames.games.arabka.state import END, TAKE, Lay, Swap, Turn
from skillgames.games.arabka.table.geometry import MAIN, SIDE
from skillgames.games.arabka.table.layout import closed_key
from skillgames.widgets.sheets import ResultsSheet
from tests.accessible import children, name, press, root
from tests.games.arabka.positions import position
from tests.games.arabka.table_room import GAME, ArabkaRoom
from tests.games.arabka.test_table_swap import PACK
from tests.room import Patient

MOST = 400
"""More moves of the person than any match here has."""


def wanted(room: ArabkaRoom) -> object:
    """What the person does: the lowest ordinary cards first, all of a rank together."""
    legal = room.controller.legal
    lays = [move for move in legal if isinstance(move, Lay)]
    if isinstance(legal[0], Swap):
        return legal[0]
    if lays:
        order = "456789JQKA23T"
        return min(
            lays,
            key=lambda m: (
                order.index(codes_in(m.cards)[0][0]),
                -m.cards.bit_count(),
                m.cards,
            ),
        )
    turns = [move for move in legal if isinstance(move, Turn)]
    return turns[-1] if turns else legal[0]


def stop_and_go_on(room: ArabkaRoom) -> None:
    """Leave the table and come back: all is as it was."""
    log, view = list(room.log), room.view
    room.window.show_home()
    room.resume()
    assert room.log[: len(log)] == log
    assert room.view == view


def by_presses(room: ArabkaRoom) -> None:
    """Make the wanted move with the pointer."""
    match wanted(room):
        case Swap():
            room.tap(MAIN)
        case Lay(cards=cards):
            codes = codes_in(cards)
            room.tap(codes[0])
            if len(codes) > 1:
                room.tap(codes[0])
            assert room.lifted == set(codes)
            room.tap(MAIN)
        case Turn(slot=slot):
            room.tap(closed_key(0, slot))
        case _:
            room.tap(SIDE)


def by_keys(room: ArabkaRoom) -> None:
    """Make the wanted move with the keyboard."""
    key = Qt.Key
    match wanted(room):
        case Swap():
            room.key(key.Key_R)
        case Lay(cards=cards):
            rank, count = codes_in(cards)[0][0], cards.bit_count()
            pressed = {"T": key.Key_0}.get(rank) or key[f"Key_{rank}"]
            room.key(pressed)
            if count > 1:
                room.key(pressed)
            assert room.lifted == set(codes_in(cards))
            room.key(key.Key_Return)
        case Turn(slot=slot):
            room.key(key(key.Key_1.value + slot))
        case move if move == TAKE:
            room.key(key.Key_T)
        case move:
            assert move == END
            room.key(key.Key_E)


@pytest.mark.parametrize(("seats", "act"), [(2, by_keys), (5, by_presses)])
def test_a_whole_match_with_a_break(
    open_arabka: Callable[..., ArabkaRoom], seats: int, act: Callable[[ArabkaRoom], None]
) -> None:
    room = open_arabka(size=(900, 600))
    room.store((), "easy", options={"seats": seats})
    room.resume()
    for number in range(MOST):
        if room.sheet is not None:
            break
        assert room.controller.is_person_to_act
        room.belongs()
        if number in (0, 9):
            stop_and_go_on(room)
        before = len(room.log)
        act(room)
        room.settle()
        assert len(room.log) > before
    assert isinstance(room.sheet, ResultsSheet)
    assert room.controller.match.is_over
    [finished] = room.archive.finished("arabka")
    assert finished.players == seats
    room.key(Qt.Key.Key_Return)  # AGAIN has the focus
    room.settle()
    assert room.view.seats == seats
    assert room.view.result is None


def test_a_match_by_ear(open_arabka: Callable[..., ArabkaRoom]) -> None:
    """The tree of a screen reader alone is enough to play."""
    room = open_arabka(size=(900, 600))
    room.store((), "easy", options={"seats": 3})
    room.resume()

    def entry(start: str) -> QObject:
        found = [one for one in children(root(room.stage)) if name(one).startswith(start)]
        assert found, (start, [name(one) for one in children(root(room.stage))])
        return found[0]

    def do(start: str) -> None:
        press(entry(start))
        room.pump()

    for _ in range(MOST):
        if room.sheet is not None:
            break
        move = wanted(room)
        names = room.table.access.names
        match move:
            case Swap():
                do("READY")
            case Lay(cards=cards):
                for code in codes_in(cards):
                    do(names[code])
                    names = room.table.access.names
                do("PLAY")
            case Turn(slot=slot):
                do(names[closed_key(0, slot)])
            case _:
                do("TAKE" if move == TAKE else "END TURN")
        room.settle()
    assert isinstance(room.sheet, ResultsSheet)


def test_a_break_after_every_entry_leads_to_the_same_match(
    open_arabka: Callable[..., ArabkaRoom],
) -> None:
    """B25: whoever is at the turn, the match goes on from any entry."""
    options = {"seats": 3}
    whole = Match(GAME, header_for(GAME, options, ("person", "easy", "easy")))
    for text in ("dealer 0", PACK, "ready", "ready", "ready"):
        whole.enter(text)
    while len(whole.log) < 16:
        whole.play(whole.legal_moves()[0])
    room = open_arabka()
    for length in range(0, len(whole.log) + 1, 2):
        room.store(whole.log[:length], "easy", options=options)
        room.resume()
        assert room.log[:length] == whole.log[:length]
        assert room.controller.is_person_to_act, "bots and chance have played on"
        room.belongs()
        room.window.show_home()
        room.archive.abandon(room.archive.running("arabka").id)


def test_a_new_match_in_the_middle_of_a_bots_thought(patient: ArabkaRoom) -> None:
    """B27: the old answer plays no card of the new match."""
    patient.open("dealer 0", settle=False)
    patient.settle()
    old = patient.thinker.asked[-1]  # type: ignore[attr-defined]
    patient.window.show_home()
    patient.archive.abandon(patient.archive.running("arabka").id)
    patient.open("dealer 0")
    count = len(patient.log)
    patient.thinker.answered.emit(Answer(old.match_id, old.version, GAME.rules.parse("ready")))
    patient.pump()
    assert len(patient.log) == count
    assert isinstance(patient.thinker, Patient)


def test_results_tell_the_cards_that_are_left(patient: ArabkaRoom) -> None:
    patient.lay_out(position("KD", "9 9 9", "4 4 4 4 5", pile="7"))
    patient.tap("KD")
    patient.tap("KD")
    patient.settle()
    sheet = patient.sheet
    assert isinstance(sheet, ResultsSheet)
    told = [(line.label.text(), line.value.text()) for line in sheet.facts]
    assert [who for who, _ in told] == ["You", "Karim", "Leila"]
    assert told[0][1] == "no cards left"
    assert told[1][1].startswith("3 card")
    assert patient.table.progress(patient.view) == "0 : 3 : 5"


def test_a_match_in_which_nobody_gets_on_is_a_draw(patient: ArabkaRoom) -> None:
    """B12, L49: the two hundredth turn without progress ends it, and the results say so."""
    patient.lay_out(position("KD 4C 5C", "9 9 9", pile="7", idle=199))
    patient.tap("KD")
    patient.tap("KD")
    patient.settle()
    sheet = patient.sheet
    assert isinstance(sheet, ResultsSheet)
    assert sheet.accessibleName().startswith("A draw")
    assert sheet.facts[0].label.text() == "Nobody gets on"
    assert patient.view.result.winners == ()
