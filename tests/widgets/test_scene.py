"""The base of all tables, with the smallest table there can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skillgames.engine.events import Event
from skillgames.widgets.animator import Score
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.layer import glide
from skillgames.widgets.place import Place
from skillgames.widgets.scene import Table
from skillgames.widgets.stage import Stage

LEFT = Qt.MouseButton.LeftButton


class Row(Table):
    """The view is a text of ranks; its hearts lie in a row, and a tap on one means it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, ("person", "hard"))
        self.said: list[str] = []
        self.raised: str | None = None

    def layout(self, view: str) -> dict[str, Place]:
        return {
            f"{rank}H": Place(
                100 + n * 60,
                200,
                80,
                face=f"{rank}H",
                z=n,
                lift=float(self.raised == f"{rank}H"),
                lift_px=40,
            )
            for n, rank in enumerate(view)
        }

    def paint_labels(self) -> None:
        self.said.append("labels")

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        for key in self.items:
            item = self.items[key]
            score.move(glide(item, item.place, item.place.at(x=item.place.x + 500)), 1000)

    def reset(self) -> None:
        self.raised = None

    def can_drag(self, key: str) -> bool:
        return key in self.legal

    def tapped(self, key: str) -> None:
        self.said.append(f"tap {key}")
        self.choose(key)

    def pulled_up(self, key: str) -> None:
        self.said.append(f"up {key}")

    def put_back(self, key: str) -> None:
        self.said.append(f"back {key}")

    def dragged(self, key: str, delta: QPointF) -> None:
        self.said.append(f"drag {key}")

    def key(self, event: QKeyEvent) -> bool:
        self.said.append(f"key {event.key()}")
        return True


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    made = Stage(DeckStyle())
    made.resize(640, 400)
    made.show()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def row(stage: Stage) -> Iterator[Row]:
    table = Row(stage)
    table.show_view("345", ["3H", "4H", "5H"])
    table.said.clear()
    yield table
    if table.items:
        table.leave()


@pytest.mark.parametrize(("pack", "ratio"), [("french", 1.4), ("bolognese", 1.9), ("money", 3.0)])
def test_taps_and_names_follow_the_shape_of_the_pack(stage: Stage, pack: str, ratio: float) -> None:
    stage.restyle(DeckStyle(pack=pack))
    table = Row(stage)
    table._places = {"one": Place(100, 200, 80)}
    half = 40 * ratio
    assert table.hit(QPointF(100, 200 - half + 1)) == "one"
    assert table.hit(QPointF(100, 200 + half - 1)) == "one"
    assert table.hit(QPointF(100, 200 - half - 1)) is None
    assert table.hit(QPointF(100, 200 + half + 1)) is None
    rect = table.rect_of("one")
    assert (rect.width(), rect.height()) == pytest.approx((80, 2 * half))
    table.leave()


def belongs(table: Row) -> bool:
    return {key: item.place for key, item in table.items.items()} == table.layout(table.view)


def shown(table: Row) -> set[str]:
    """The keys of the cards that are in the scene."""
    found = [item for item in table.stage.scene().items() if item in table.items.values()]
    return {item.key for item in found}  # type: ignore[attr-defined]


def test_a_view_is_shown_at_once(row: Row) -> None:
    assert belongs(row)
    assert shown(row) == {"3H", "4H", "5H"}
    row.show_view("56", [])
    assert belongs(row)
    assert shown(row) == {"5H", "6H"}
    assert row.legal == []


def test_the_topmost_card_is_hit(row: Row) -> None:
    assert row.hit(QPointF(100, 200)) == "3H"
    assert row.hit(QPointF(130, 200)) == "4H", "it lies over the first one"
    assert row.hit(QPointF(61, 145)) == "3H"
    assert row.hit(QPointF(59, 200)) is None
    assert row.hit(QPointF(100, 143)) is None
    assert row.hit(QPointF(100, 257)) is None


def test_a_lifted_card_is_hit_where_it_is_and_where_it_was(row: Row) -> None:
    """A second tap at the same spot, at the foot of the card, means it too."""
    row.raised = "4H"
    row.snap()
    assert row.hit(QPointF(165, 105)) == "4H"
    assert row.hit(QPointF(165, 103)) is None
    assert row.hit(QPointF(165, 256)) == "4H"
    assert row.hit(QPointF(165, 257)) is None


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_told_events_end_at_the_layout(row: Row, factor: float) -> None:
    row.stage.animator.factor = factor
    done: list[bool] = []
    row.raised = "3H"
    row.tell([Event()], "35", ["5H"], lambda: done.append(belongs(row)))
    if factor:
        assert row.stage.animator.running
        assert row.legal == [], "nothing can be played while it moves"
        row.stage.animator._clock.pause()
        row.stage.animator._clock.setCurrentTime(500)
        assert not belongs(row)
        row.stage.animator.finish()
    assert done == [True], "all lies still before it goes on"
    assert row.legal == ["5H"]
    assert row.raised is None
    assert shown(row) == {"3H", "5H"}


def test_hits_are_tested_where_cards_come_to_rest(row: Row) -> None:
    """B22."""
    item = row.items["3H"]
    item.show_place(item.place.at(x=500.0))
    assert row.hit(QPointF(500, 200)) is None
    assert row.hit(QPointF(80, 200)) == "3H"


def test_gestures_reach_the_table(row: Row) -> None:
    chosen: list[Any] = []
    row.chosen.connect(chosen.append)
    viewport = row.stage.viewport()
    spot = row.stage.mapFromScene(QPointF(80, 200))
    QTest.mouseClick(viewport, LEFT, pos=spot)
    assert row.said == ["tap 3H"]
    assert chosen == ["3H"]
    assert row.is_guarded
    row.guard_ms = 0
    row._guard.stop()
    row.choose("4H")
    assert not row.is_guarded


def test_escape_calls_off_a_drag_first(row: Row) -> None:
    viewport = row.stage.viewport()
    spot = row.stage.mapFromScene(QPointF(80, 200))
    QTest.mousePress(viewport, LEFT, pos=spot)
    QTest.mouseMove(viewport, spot * 0.5)
    QTest.keyClick(row.stage, Qt.Key.Key_Escape)
    assert row.said == ["drag 3H", "back 3H"]
    QTest.mouseRelease(viewport, LEFT, pos=spot * 0.5)
    QTest.keyClick(row.stage, Qt.Key.Key_Escape)
    assert row.said == ["drag 3H", "back 3H", f"key {Qt.Key.Key_Escape.value}"]


def test_what_happens_ends_a_drag(row: Row) -> None:
    viewport = row.stage.viewport()
    spot = row.stage.mapFromScene(QPointF(80, 200))
    QTest.mousePress(viewport, LEFT, pos=spot)
    QTest.mouseMove(viewport, spot * 0.5)
    row.tell([], "45", [], lambda: None)
    assert "back 3H" in row.said
    row.stage.animator.finish()
    assert belongs(row)


def resize(row: Row) -> None:
    row.stage.resize(row.stage.width() + 60, 500)


def relayout(row: Row) -> None:
    row.relayout()


@pytest.mark.parametrize("change", [resize, relayout])
def test_another_size_ends_what_moves(row: Row, change: Callable[[Row], None]) -> None:
    done: list[int] = []
    row.tell([], "34", ["3H"], lambda: done.append(1))
    assert row.stage.animator.running
    change(row)
    assert done == [1]
    assert belongs(row)
    row.raised = "4H"
    row.settle()
    assert row.stage.settler.running
    change(row)
    assert not row.stage.settler.running
    assert belongs(row)


def test_settling_glides_and_rests(row: Row) -> None:
    row.raised = "4H"
    row.settle()
    assert row.stage.settler.running
    assert row.place_of("4H") == row.layout("345")["4H"]
    row.raised = "3H"
    row.settle()
    row.stage.settler.finish()
    assert belongs(row)


def test_settling_waits_for_what_is_told(row: Row) -> None:
    row.tell([], "34", ["3H"], lambda: None)
    row.settle()
    assert not row.stage.settler.running
    row.stage.animator.finish()
    assert belongs(row)


def test_a_hidden_card_becomes_known(row: Row) -> None:
    item = row.items["3H"]
    assert row.rename("3H", "KS") is item
    assert "3H" not in row.items
    assert row.items["KS"].key == "KS"
    row.snap()
    assert belongs(row), "the layout knows no such card, so it is gone"
    assert item.scene() is None


def test_left_it_hears_nothing_more(row: Row) -> None:
    stage = row.stage
    row.tell([], "34", ["3H"], lambda: row.said.append("done"))
    row.said.clear()
    row.leave()
    assert stage.scene().items() == []
    assert not stage.animator.running
    QTest.mouseClick(stage.viewport(), LEFT, pos=stage.mapFromScene(QPointF(80, 200)))
    QTest.keyClick(stage, Qt.Key.Key_1)
    stage.resize(500, 300)
    assert row.said == []


def test_two_tables_one_after_the_other(stage: Stage) -> None:
    """A stage is used again; the first table's cards and signals are gone."""
    first = Row(stage)
    first.show_view("345", ["3H"])
    first.leave()
    second = Row(stage)
    second.show_view("67", ["6H"])
    first.said.clear()
    QTest.mouseClick(stage.viewport(), LEFT, pos=stage.mapFromScene(QPointF(80, 200)))
    assert first.said == []
    assert second.said[-1] == "tap 6H"
    assert shown(second) == {"6H", "7H"}
    second.leave()
