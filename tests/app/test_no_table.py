"""When a table cannot be built the match is not lost, and the first page knows of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skillgames import registry
from skillgames.app.tables import table_class
from skillgames.engine.game import GameDef
from skillgames.widgets.scene import Table
from tests.app.any_room import AnyRoom, persons_turn, reached
from tests.room import Patient

every_game = pytest.mark.parametrize(
    "game", registry.games_with("table"), ids=lambda game: game.slug
)


@pytest.fixture
def patient(open_room: Callable[..., AnyRoom]) -> AnyRoom:
    return open_room(Patient(), kind=AnyRoom)


def fail(*args: object, **named: object) -> None:
    raise LookupError("no table today")


@every_game
@pytest.mark.parametrize("step", ["take_notes", "show_view"])
def test_the_first_page_offers_to_go_on(
    game: GameDef, patient: AnyRoom, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """At once, not only after the next start; and then it goes on, with nothing left over."""
    room = patient
    with monkeypatch.context() as patch:
        patch.setattr(table_class(game), step, fail)
        with pytest.raises(LookupError, match="today"):
            room.window.start_game(game)
    room.pump()
    assert room.window.table is None
    assert room.window.controller is None
    assert room.window.pages.currentWidget() is room.window.home
    (tile,) = (one for one in room.window.home.tiles if one.content.game is game)
    assert tile.content.running is not None, "CONTINUE"
    room.game = game
    room.window.resume_game(game.slug)
    room.settle()
    assert room.window.findChildren(Table) == [room.table]
    room.belongs()
    assert room.archive.running(game.slug).log == tuple(room.log)


def test_a_table_that_fails_in_the_middle_of_its_making_leaves_nothing_that_listens(
    patient: AnyRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, game = patient, registry.games_with("table")[0]
    match = reached(game, {}, persons_turn)
    room.sit(match)
    with monkeypatch.context() as patch:
        made = table_class(game)
        plain = made.__init__

        def half(*args: object, **named: object) -> None:
            plain(*args, **named)
            fail()

        patch.setattr(made, "__init__", half)
        with pytest.raises(LookupError, match="today"):
            room.window.resume_game(game.slug)
    room.pump()
    room.window.resume_game(game.slug)
    room.settle()
    assert room.window.findChildren(Table) == [room.table]
    assert room.log == match.log
    for key in room.usable[:1]:
        room.tap(key)
        assert len(room.lifted) <= 1, "one table has answered the tap"
