"""The window as a screen reader has it: interfaces with a name, and their Press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from skillgames.widgets import access

POLITE = QAccessible.AnnouncementPoliteness.Polite
ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive


def name(interface: Any) -> str:
    """The name of an interface."""
    return str(interface.text(QAccessible.Text.Name))


def root(thing: QObject) -> Any:
    """The interface of an object."""
    return QAccessible.queryAccessibleInterface(thing)


def children(interface: Any) -> list[Any]:
    """The children that are there and not hidden."""
    found = [interface.child(index) for index in range(interface.childCount())]
    return [one for one in found if one is not None and not one.state().invisible]


def tree(interface: Any) -> Iterator[Any]:
    """An interface and all below it."""
    yield interface
    for child in children(interface):
        yield from tree(child)


def press(interface: Any) -> None:
    """Press; what it leads to happens when the event loop runs again."""
    action = interface.actionInterface()
    assert action is not None, name(interface)
    action.doAction(action.pressAction())


class Listener:
    """Hears what is sent to assistive technology, as if a screen reader were active."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events: list[tuple[str, str]] = []
        """(kind, name of what it is about), announcements left out."""
        self.said: list[tuple[str, Any]] = []
        """(sentence, politeness)"""
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        monkeypatch.setattr(access, "send", self._hear)

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.said.append((event.message(), event.politeness()))
        else:
            self.events.append((event.type().name, name(root(event.object()))))
