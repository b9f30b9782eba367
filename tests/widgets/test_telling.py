"""The small steps all motion of cards is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication

from skillgames.engine.events import Event
from skillgames.widgets.animator import Score
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.items import CardItem
from skillgames.widgets.place import Place
from skillgames.widgets.scene import Table
from skillgames.widgets.stage import Stage
from skillgames.widgets.telling import CardTelling, arched

HIDDEN = Place(100, 200, 50, face=None, dot=None)
OPEN = Place(300, 100, 80, face="3H", dot="3", glow=1.0)


class OneCard(Table):
    """A card that lies where it was put."""

    def layout(self, view: object) -> dict[str, Place]:
        return {"one": HIDDEN}

    def paint_labels(self) -> None:
        pass

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        pass


@pytest.fixture
def table(qapp: QApplication) -> Iterator[OneCard]:
    stage = Stage(DeckStyle())
    made = OneCard(stage, ("person", "hard"))
    made.show_view("a view", [])
    yield made
    made.leave()
    stage.deleteLater()


def at(table: OneCard, score: Score, share: float) -> Place:
    """Where the card is when its last motion has come so far."""
    score.motions[-1].step(share)
    return table.items["one"].place


def test_a_card_moves_from_where_it_lies(table: OneCard) -> None:
    score = Score()
    telling = CardTelling(table, score)
    assert telling._move("one", OPEN, 100.0, 50.0) == 150
    assert telling._now["one"] == OPEN
    assert at(table, score, 0.5).x == 200
    assert at(table, score, 1.0) == OPEN


def test_a_card_that_turns_over_shows_its_other_side_from_half_way_on(table: OneCard) -> None:
    score = Score()
    CardTelling(table, score)._turn("one", OPEN, 100.0, 0.0)
    early, late = at(table, score, 0.25), at(table, score, 0.75)
    assert (early.face, early.dot, early.flip) == (None, None, 0.5)
    assert (late.face, late.dot, late.flip) == ("3H", "3", 0.5)
    assert early.opacity == 1.0
    assert at(table, score, 1.0) == OPEN


def test_a_card_that_stays_as_it_is_does_not_turn(table: OneCard) -> None:
    score = Score()
    CardTelling(table, score)._turn("one", HIDDEN.at(x=300.0, y=100.0), 100.0, 0.0)
    assert at(table, score, 0.5).flip == 1.0


def test_what_belongs_to_a_side_is_for_the_game_to_say(table: OneCard) -> None:
    class Badged(CardTelling):
        SIDED = ("badge",)

    score = Score()
    Badged(table, score)._turn("one", OPEN.at(badge="star"), 100.0, 0.0)
    early = at(table, score, 0.25)
    assert early.badge is None
    assert early.dot == "3", "a dot is no matter of sides here"
    assert at(table, score, 0.75).badge == "star"


@pytest.mark.usefixtures("calm")
def test_where_motion_is_reduced_nothing_turns_or_travels(table: OneCard) -> None:
    score = Score()
    CardTelling(table, score)._turn("one", OPEN, 100.0, 0.0)
    early = at(table, score, 0.25)
    assert (early.x, early.face, early.flip) == (300, "3H", 1.0)
    assert early.opacity == 0.25


@pytest.mark.parametrize(("prepares", "width"), [(True, 80.0), (False, 50.0)])
def test_a_card_that_moves_may_be_rendered_for_its_larger_width(
    table: OneCard, prepares: bool, width: float
) -> None:
    class Some(CardTelling):
        PREPARES = prepares

    Some(table, Score())._move("one", OPEN, 100.0)
    assert table.items["one"]._base == width


def test_a_card_is_put_somewhere_and_revealed_later(table: OneCard) -> None:
    telling = CardTelling(table, Score())
    item = telling._put("two", OPEN.at(opacity=0.0))
    assert table.items["two"] is item
    assert telling._now["two"].opacity == 0
    reveal = telling._reveal("two")
    assert item.place.opacity == 0
    reveal()
    assert item.place.opacity == 1


def test_a_sound_is_heard_only_by_those_who_wait_for_it(table: OneCard) -> None:
    heard: list[str] = []
    table.sounded.connect(heard.append)
    score = Score()
    CardTelling(table, score)._sound("play", 500.0)
    assert [(call.at, call.passing) for call in score.calls] == [(500.0, True)]
    score.calls[0].function()
    assert heard == ["play"]


def test_an_arc_begins_and_ends_on_the_way(table: OneCard) -> None:
    item: CardItem = table.items["one"]

    def straight(share: float) -> None:
        item.show_place(HIDDEN.at(x=100 + 100 * share))

    step = arched(item, straight, 24.0)
    heights = []
    for share in (0.0, 0.5, 1.0):
        step(share)
        heights.append(HIDDEN.y - item.place.y)
        assert item.place.x == 100 + 100 * share
    assert heights == [0, 24, 0]
