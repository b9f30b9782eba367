"""What a screen reader finds of a table, with the smallest table there can be."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from shiboken6 import isValid

from skillgames.engine.events import Event
from skillgames.widgets import access, access_tree
from skillgames.widgets.animator import Score
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.place import Place
from skillgames.widgets.scene import Table
from skillgames.widgets.stage import Stage
from tests.accessible import ASSERTIVE, POLITE, Listener, children, name, press, root


class Row(Table):
    """The view is a text of ranks; its hearts lie in a row, and those that are legal can
    be pressed."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, ("person", "hard"))
        self.taps: list[str] = []

    def layout(self, view: str) -> dict[str, Place]:
        return {f"{rank}H": Place(100 + n * 90, 200, 80, z=n) for n, rank in enumerate(view)}

    def paint_labels(self) -> None:
        pass

    def score_events(self, score: Score, events: Sequence[Event]) -> None:
        score.rest(1000)

    def title(self) -> str:
        return "A row"

    def names(self, view: str) -> dict[str, str]:
        if view == "?":
            raise ValueError("a table may have faults")
        return {f"{rank}H": f"heart {rank}, {n} of {len(view)}" for n, rank in enumerate(view, 1)}

    def can_press(self, key: str) -> bool:
        return key != "2H"

    def is_lifted(self, key: str) -> bool:
        return key == "4H"

    def focus_on(self, key: str) -> None:
        self.focused = key
        self.settle()

    def tapped(self, key: str) -> None:
        self.taps.append(key)


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    made = Stage(DeckStyle())
    made.resize(640, 400)
    made.show()
    made.activateWindow()
    QTest.qWaitForWindowActive(made)
    made.setFocus()
    yield made
    made.close()
    made.deleteLater()
    pump()


@pytest.fixture
def row(stage: Stage) -> Row:
    table = Row(stage)
    table.show_view("2345", ["3H", "4H", "5H"])
    return table


def pump() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def names(stage: Stage) -> list[str]:
    return [name(child) for child in children(root(stage))]


def test_the_stage_is_a_list_with_a_name(row: Row) -> None:
    found = root(row.stage)
    row.access.description = "Something happened."
    assert found.role() == QAccessible.Role.List
    assert name(found) == "A row"
    assert found.text(QAccessible.Text.Description) == "Something happened."
    assert found.rect() == QRect(
        row.stage.mapToGlobal(row.stage.rect().topLeft()), row.stage.size()
    )
    assert found.state().focused
    assert found.object() is row.stage


def test_entries_come_in_the_order_of_the_names(row: Row) -> None:
    assert names(row.stage) == [f"heart {rank}, {n} of 4" for n, rank in enumerate("2345", 1)]
    found = root(row.stage)
    for index in range(4):
        child = found.child(index)
        assert found.indexOfChild(child) == index
        assert child.parent() is found
        assert child.childCount() == 0


def test_children_that_are_not_there_are_none(row: Row) -> None:
    found = root(row.stage)
    assert found.child(4) is None
    assert found.child(-1) is None
    assert found.indexOfChild(found) == -1


def test_controls_on_the_stage_are_found_too(row: Row) -> None:
    button = QPushButton("Menu", row.stage)
    assert "Menu" not in names(row.stage)
    button.show()
    assert names(row.stage)[-1] == "Menu"
    assert root(row.stage).indexOfChild(root(button)) == 4
    assert root(button).parent() is root(row.stage)


def test_entries_are_where_the_items_are(row: Row) -> None:
    corner = row.stage.viewport().mapToGlobal(row.stage.rect().topLeft())
    for n, child in enumerate(children(root(row.stage))):
        expected = QRect(corner.x() + 60 + n * 90, corner.y() + 144, 80, 112)
        assert child.rect() == expected
        found = root(row.stage).childAt(expected.center().x(), expected.center().y())
        assert found is child
    assert root(row.stage).childAt(corner.x() + 1, corner.y() + 1) is None


def test_roles_and_states(row: Row) -> None:
    plain, three, four, _ = children(root(row.stage))
    assert plain.role() == QAccessible.Role.ListItem
    assert plain.actionInterface() is None
    assert not plain.state().focusable
    assert three.role() == QAccessible.Role.Button
    assert three.state().focusable
    assert not three.state().focused
    assert not three.state().disabled
    assert (three.state().selected, four.state().selected) == (0, 1)
    row.focused = "3H"
    assert three.state().focused
    assert root(row.stage).focusChild() is three
    row.legal = []
    assert three.state().disabled


def test_a_press_is_a_tap_once_the_caller_is_answered(row: Row) -> None:
    press(children(root(row.stage))[1])
    assert row.taps == []
    pump()
    assert row.taps == ["3H"]


def test_a_press_while_something_moves_ends_the_motion_only(row: Row) -> None:
    row.tell([], "2345", ["3H"], lambda: None)
    assert row.stage.animator.running
    press(children(root(row.stage))[1])
    pump()
    assert not row.stage.animator.running
    assert row.taps == []


def test_the_focus_can_be_put_on_a_card(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(monkeypatch)
    action = children(root(row.stage))[2].actionInterface()
    action.doAction(action.setFocusAction())
    pump()
    assert row.focused == "4H"
    assert listener.events == [("Focus", "heart 4, 3 of 4")]


def test_the_ring_is_told_again_when_the_stage_gets_the_keyboard(
    row: Row, monkeypatch: pytest.MonkeyPatch
) -> None:
    button = QPushButton("Menu", row.stage)
    button.show()
    row.focus_on("5H")
    button.setFocus()
    listener = Listener(monkeypatch)
    row.stage.setFocus()
    pump()
    assert listener.events == [("Focus", "heart 5, 4 of 4")]


def test_what_comes_and_goes_is_told(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(names(row.stage)) == 4
    listener = Listener(monkeypatch)
    gone = children(root(row.stage))[0]
    row.show_view("3456", ["3H"])
    assert listener.events[0] == ("ObjectDestroyed", "heart 2, 1 of 4")
    assert ("ObjectCreated", "heart 6, 4 of 4") in listener.events
    assert ("NameChanged", "heart 3, 1 of 4") in listener.events
    assert not gone.isValid()
    assert gone.state().invalid
    assert gone.rect().isEmpty()
    assert gone.actionInterface() is None
    row.show_view("2345", ["3H"])
    assert gone.isValid()
    assert children(root(row.stage))[0] is gone


def test_a_press_on_what_has_gone_means_nothing(row: Row) -> None:
    press(children(root(row.stage))[3])
    row.show_view("234", ["3H"])
    pump()
    assert row.taps == []


def test_nothing_is_sent_while_nobody_listens(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[object] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(access, "send", sent.append)
    row.show_view("34", ["3H"])
    row.focus_on("3H")
    row.access.announce("Nobody hears this.")
    assert sent == []
    assert names(row.stage) == ["heart 3, 1 of 2", "heart 4, 2 of 2"]


def test_announcements_are_polite_or_assertive(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(monkeypatch)
    row.access.announce("A card is played.")
    row.access.announce("")
    row.access.announce("Your turn.", assertive=True)
    assert listener.said == [("A card is played.", POLITE), ("Your turn.", ASSERTIVE)]


def test_real_events_reach_qt(row: Row) -> None:
    """Every kind that is sent can be sent."""
    QAccessible.setActive(True)
    try:
        row.show_view("3456", ["3H"])
        row.focus_on("3H")
        row.access.announce("Your turn.", assertive=True)
        pump()
        assert root(row.stage).childCount() == 4
    finally:
        QAccessible.setActive(False)


def test_a_fault_of_a_table_never_reaches_the_system(
    row: Row, caplog: pytest.LogCaptureFixture
) -> None:
    row.show_view("?", [])
    assert names(row.stage) == []
    assert "names" in caplog.text


def test_a_table_that_is_left_leaves_nothing(row: Row) -> None:
    stage, held = row.stage, children(root(row.stage))
    entry = row.access.entry("3H")
    entry.press()
    row.leave()
    pump()
    assert names(stage) == []
    assert not any(one.isValid() for one in held)
    assert name(root(stage)) == ""
    assert row.taps == []
    row.deleteLater()
    pump()
    gc.collect()
    assert not any(isValid(one) for one in held)
    again = Row(stage)
    again.show_view("3", ["3H"])
    assert names(stage) == ["heart 3, 1 of 1"]


def test_the_factory_is_installed_once(row: Row) -> None:
    access_tree.install()
    access_tree.install()
    assert len(access_tree._installed) == 1
