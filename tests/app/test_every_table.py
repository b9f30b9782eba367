"""Faults that players of such games have met elsewhere, at every table: none of them here.

The letters with numbers name the faults. What only one game can suffer from is tested in
the folder of that game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import Qt

from skillgames import registry
from skillgames.app.tables import table_class
from skillgames.app.thinker import Answer
from skillgames.engine.game import GameDef, choices
from skillgames.engine.match import Match
from skillgames.widgets.art.packs import PACKS
from skillgames.widgets.sheets import ResultsSheet, TallySheet
from tests.app.any_room import AnyRoom, at_random, bots_turn, match_for, persons_turn, reached
from tests.room import Patient

GAMES = registry.games_with("table")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)

KEYS = [
    Qt.Key(code)
    for code in (
        *range(Qt.Key.Key_0, Qt.Key.Key_9 + 1),
        *range(Qt.Key.Key_A, Qt.Key.Key_Z + 1),
        Qt.Key.Key_Return,
        Qt.Key.Key_Space,
        Qt.Key.Key_Right,
        Qt.Key.Key_Return,
        Qt.Key.Key_Up,
        Qt.Key.Key_Space,
        Qt.Key.Key_Return,
    )
]
"""All keys a table may listen to, but for Esc."""


@pytest.fixture
def open_any(open_room: Callable[..., AnyRoom]) -> Callable[..., AnyRoom]:
    """Opens rooms where the bots wait for the test."""

    def make(**settings: object) -> AnyRoom:
        return open_room(Patient(), kind=AnyRoom, **settings)

    return make


@pytest.fixture
def patient(open_any: Callable[..., AnyRoom]) -> AnyRoom:
    """A room without motion."""
    return open_any()


def with_seats(game: GameDef, most: bool) -> Mapping[str, object]:
    """Options with as few or as many players as can be; all others as they are by themselves."""
    names = {item.name for item in choices(game.options)}
    return {"seats": game.seats[most]} if "seats" in names else {}


def press_everything(room: AnyRoom) -> None:
    """Taps on all that lies there, by hand and by ear, pulls, and all keys."""
    for key in room.keys:
        room.tap(key)
        put_away(room)
        room.table.access.press(key)
        put_away(room)
        if room.table.can_press(key):
            room.drag(key, 0, -240)
            put_away(room)
    for pressed in KEYS:
        room.key(pressed)
        put_away(room)
    room.table.reset()
    room.table.snap()


def put_away(room: AnyRoom) -> None:
    """Close what can be looked at at any time."""
    if room.sheet is not None:
        room.window.go_back_to_table()
    assert room.window.playing.log is not None
    room.window.playing.log.close()


# --- whose turn it is ----------------------------------------------------------------------------


def when_a_bot_acts(game: GameDef) -> Iterator[Match]:
    """The first question to a bot after a deal, and some later ones."""
    options = with_seats(game, most=True)
    for least in (0, 8, 16):
        yield reached(game, options, lambda m, least=least: len(m.log) > least and bots_turn(m))


@every_game
def test_on_a_bots_turn_nothing_the_person_does_is_a_move(game: GameDef, patient: AnyRoom) -> None:
    """B6, B18, B24: neither where a bot begins nor later, whatever is pressed."""
    for match in when_a_bot_acts(game):
        patient.sit(match)
        press_everything(patient)
        assert patient.log == match.log
        patient.enter(match.legal_texts()[0])
        assert patient.log[: len(match.log) + 1] == [*match.log, match.legal_texts()[0]]


@every_game
def test_an_answer_that_comes_twice_or_too_late_is_no_move(game: GameDef, patient: AnyRoom) -> None:
    """B19d, B27: an old answer plays neither in its own match nor in a new one."""
    for match in when_a_bot_acts(game):
        patient.sit(match)
        assert isinstance(patient.thinker, Patient)
        question, text = patient.thinker.asked[-1], match.legal_texts()[0]
        late = Answer(question.match_id, question.version, game.rules.parse(text))
        patient.enter(text)
        ignores(patient, late)
        patient.sit(match)
        patient.window.start_game(game)
        ignores(patient, late)
        patient.sit(match)
        patient.sit(other(match))
        ignores(patient, late)


def ignores(room: AnyRoom, late: Answer) -> None:
    """At rest an answer to something else leads to nothing."""
    room.settle()
    log = list(room.log)
    room.thinker.answered.emit(late)
    room.settle()
    assert room.log == log


def other(match: Match) -> Match:
    """Another match, in which a bot is asked after as many entries."""
    for seed in range(1000):
        found = at_random(
            match.game, match.header.options, seed, lambda m: len(m.log) == len(match.log)
        )
        if bots_turn(found) and found.log != match.log:
            return found
    raise AssertionError("there is only one")


# --- the end -------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("mine", [True, False], ids=["person", "bot"])
def test_the_match_ends_with_the_last_move_whoever_makes_it(
    game: GameDef, patient: AnyRoom, mine: bool
) -> None:
    """B19a, B19b, B10c: at once, with its sheet, and nothing more is asked or can be done."""
    before, last = before_the_end(game, mine)
    patient.sit(before)
    patient.enter(last)
    assert patient.controller.match.is_over
    assert isinstance(patient.sheet, TallySheet | ResultsSheet)
    assert patient.archive.running(game.slug) is None
    assert len(patient.archive.finished(game.slug)) == 1
    log = list(patient.log)
    patient.window.close_sheet()
    for key in patient.keys:
        patient.tap(key)
        patient.table.access.press(key)
        patient.window.close_sheet()
    for pressed in KEYS:
        patient.key(pressed)
        patient.window.close_sheet()
    assert patient.table.legal == []
    assert not patient.controller.is_thinking
    assert patient.log == log


def before_the_end(game: GameDef, mine: bool) -> tuple[Match, str]:
    """A match at random with one entry to come: the person's or a bot's."""
    options = with_seats(game, most=not mine)
    asked = persons_turn if mine else bots_turn
    for seed in range(40):
        whole = at_random(game, options, seed)
        before = match_for(game, options, whole.log[:-1])
        if asked(before):
            return before, whole.log[-1]
    raise AssertionError(f"{game.slug} never ends like that")


# --- hands and cards -----------------------------------------------------------------------------


def when_something_can_be_lifted(room: AnyRoom, game: GameDef) -> tuple[Match, str]:
    """A position at the person's turn, and what a tap there lifts or chooses; it lies there,
    and nothing is lifted."""
    for least in range(2, 40, 3):
        match = reached(game, {}, lambda m, least=least: len(m.log) > least and persons_turn(m))
        room.sit(match)
        for key in room.usable:
            room.tap(key)
            done = room.log == match.log and bool(room.lifted)
            room.sit(match)
            if done:
                return match, key
    raise AssertionError(f"nothing can be lifted in {game.slug}")


@every_game
@pytest.mark.parametrize("dx", [3, -3])
def test_a_small_movement_is_a_tap(game: GameDef, patient: AnyRoom, dx: int) -> None:
    """B20: press, move three pixels, let go; to the left and to the right."""
    match, key = when_something_can_be_lifted(patient, game)
    patient.tap(key)
    lifted = patient.lifted
    assert lifted
    patient.sit(match)
    assert not patient.lifted
    patient.drag(key, dx, 1, steps=3)
    assert patient.lifted == lifted
    assert patient.log == match.log


@every_game
def test_what_is_lifted_moves_no_other_under_the_pointer(
    game: GameDef, open_any: Callable[..., AnyRoom]
) -> None:
    """B22: wherever one presses, the same is meant before and after; only what is lifted
    itself may have risen, and cover what was there."""
    room = open_any(size=(900, 600))
    _, key = when_something_can_be_lifted(room, game)

    def meant() -> dict[tuple[int, int], str]:
        points = [(x, y) for x in range(0, 900, 17) for y in range(0, 600, 19)]
        hits = {at: room.table.hit(room.stage.mapToScene(*at)) for at in points}
        return {at: hit for at, hit in hits.items() if hit and room.table.can_press(hit)}

    before = meant()
    assert key in before.values()
    room.tap(key)
    lifted = room.lifted
    assert lifted
    after = meant()
    for at, hit in before.items():
        assert hit in lifted or after[at] == hit or after[at] in lifted, (at, hit)


@every_game
def test_motion_over_no_distance_has_an_end(
    game: GameDef, open_any: Callable[..., AnyRoom]
) -> None:
    """B24a: nothing is divided by a way of nothing, whatever is put where it lies already."""
    room = open_any(speed="normal")
    match, key = when_something_can_be_lifted(room, game)
    room.table.settle()
    room.settle()
    room.belongs()
    if room.table.can_drag(key):
        start = room.spot(key)
        room.pull(key, 40, -6)
        room.move(start)
        room.release(start)
        room.settle()
        room.belongs()
    told: list[bool] = []
    room.table.tell([], room.view, room.controller.legal, lambda: told.append(True))
    room.settle()
    assert told == [True]
    room.belongs()
    assert room.log == match.log


@every_game
def test_at_every_moment_of_every_motion_all_is_somewhere(
    game: GameDef, open_any: Callable[..., AnyRoom]
) -> None:
    """B24a: no place is ever a number that is none."""
    room = open_any(speed="normal")
    match = reached(
        game, with_seats(game, most=True), lambda m: len(m.log) > 1 and isinstance(m.to_act, int)
    )
    room.sit(match)
    moved = 0
    for text in going_on(match, 8):
        room.enter(text, settle=False)
        if room.stage.animator.running:
            room.freeze()
            for share in (0.0, 0.25, 0.5, 0.75, 1.0):
                room.at(room.length * share)
                for item in room.table.items.values():
                    assert math.isfinite(item.x())
                    assert math.isfinite(item.y())
                    assert math.isfinite(item.scale())
                    moved += 1
            room.stage.animator.finish()
        room.settle()
        put_away(room)
    assert moved


def going_on(match: Match, count: int) -> list[str]:
    """The moves that come next, the first that is legal each time, until chance is asked."""
    after, texts = match_for(match.game, match.header.options, match.log), []
    while isinstance(after.to_act, int) and len(texts) < count:
        texts.append(after.legal_texts()[0])
        after.enter(texts[-1])
    return texts


@every_game
def test_every_card_shows_its_own_face(game: GameDef, patient: AnyRoom) -> None:
    """B31: what a card is called, what it shows and what the person holds are one."""
    codes = set(PACKS[table_class(game).PACK].codes)
    shown = 0
    for least in range(1, 40, 6):
        match = reached(
            game,
            with_seats(game, most=True),
            lambda m, least=least: len(m.log) >= least and m.to_act == 0,
        )
        patient.sit(match)
        faces = {key: item.place.face for key, item in patient.table.items.items()}
        for key, face in faces.items():
            if key in codes and face is not None:
                assert face == key
                shown += 1
        hand = patient.table.hand_of(patient.view)
        assert all(faces[code] == code for code in hand)
    assert shown or not patient.table.HIDES
