"""What a screen reader knows of a table: an entry for each card, pile and plate, and events.

Names, order and places come from the table (`Table.names`, `Table.rect_of`); a Press does
what a tap on the entry does. Nothing is read until a screen reader asks, and nothing is
sent while none is active. How Qt asks is in `access_tree`.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

if TYPE_CHECKING:
    from skillgames.widgets.scene import Table

logger = logging.getLogger(__name__)

POLITE = QAccessible.AnnouncementPoliteness.Polite
ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive


class TableEntry(QObject):
    """One thing on the table as a screen reader knows it; kept as long as the table.

    `key` is the table's key. An entry whose thing has gone is invalid until it is back.
    """

    def __init__(self, key: str, access: TableAccess, parent: QObject) -> None:
        super().__init__(parent)
        self.key = key
        self.access = access

    def press(self) -> None:
        """Do what a tap on it does, once the caller has been answered."""
        QTimer.singleShot(0, self, self._press)

    def take_focus(self) -> None:
        """Put the focus ring here, once the caller has been answered."""
        QTimer.singleShot(0, self, self._take_focus)

    def _press(self) -> None:
        self.access.press(self.key)

    def _take_focus(self) -> None:
        self.access.take_focus(self.key)


class TableAccess:
    """The list of one table: its entries, its description, and what is announced."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stage = table.stage
        self.description = ""
        """The sentences on what has happened last."""
        self._entries: dict[str, TableEntry] = {}
        self._names: dict[str, str] = {}
        self._is_stale = True
        self._focus: str | None = None
        self._left = False
        self.stage.access = self

    # --- what there is -------------------------------------------------------------------

    @property
    def names(self) -> dict[str, str]:
        """The names by key in reading order; none when the table is empty or left."""
        if self._is_stale and not self._left:
            self._names = self._read()
            self._is_stale = False
        return self._names

    @property
    def entries(self) -> list[TableEntry]:
        """The entries in reading order."""
        return [self.entry(key) for key in self.names]

    def entry(self, key: str) -> TableEntry:
        """The entry of a key: always the same one."""
        found = self._entries.get(key)
        if found is None:
            found = TableEntry(key, self, self.table)
            self._entries[key] = found
        return found

    def rect(self, key: str) -> QRect:
        """Where an entry is on the screen."""
        area = self.table.rect_of(key)
        corner = self.stage.viewport().mapToGlobal(self.stage.mapFromScene(area.topLeft()))
        return QRect(corner, area.size().toSize())

    def _read(self) -> dict[str, str]:
        if self.table.view is None:
            return {}
        try:
            return self.table.names(self.table.view)
        except Exception:
            logger.exception("the names of a table could not be read")
            return {}

    # --- what happens --------------------------------------------------------------------

    def changed(self) -> None:
        """The table looks different now; who listens is told what of it."""
        if self._left or not QAccessible.isActive():
            self._is_stale = True
            return
        before, after = self._names, self._read()
        self._is_stale = False
        for key in [key for key in before if key not in after]:
            # Told while it is still there: Qt asks where it was.
            send(QAccessibleEvent(self.entry(key), QAccessible.Event.ObjectDestroyed))
        self._names = after
        for key, name in after.items():
            if key not in before:
                send(QAccessibleEvent(self.entry(key), QAccessible.Event.ObjectCreated))
            elif name != before[key]:
                send(QAccessibleEvent(self.entry(key), QAccessible.Event.NameChanged))
        if self.table.focused != self._focus:
            self.tell_focus()

    def focus_came(self) -> None:
        """The stage has got the keyboard: the ring's turn, after Qt has told of the stage."""
        if QAccessible.isActive():
            QTimer.singleShot(0, self.table, self.tell_focus)

    def tell_focus(self) -> None:
        """The focus is where the ring is."""
        self._focus = self.table.focused
        if self._focus in self.names and self.stage.hasFocus() and QAccessible.isActive():
            send(QAccessibleEvent(self.entry(self._focus), QAccessible.Event.Focus))

    def announce(self, sentence: str, *, assertive: bool = False) -> None:
        """Let a sentence be heard: politely after what is being said, or at once."""
        if not sentence or not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(self.stage, sentence)
        event.setPoliteness(ASSERTIVE if assertive else POLITE)
        send(event)

    def press(self, key: str) -> None:
        """What a tap does: end a motion, or else act on the card."""
        if self._left or key not in self.names:
            return
        if self.stage.animator.running:
            self.stage.animator.finish()
        else:
            self.table.tapped(key)

    def take_focus(self, key: str) -> None:
        """Give the keyboard to the stage, its focus ring to this entry."""
        if not self._left and key in self.names and self.table.can_press(key):
            self.stage.setFocus()
            self.table.focus_on(key)

    def leave(self) -> None:
        """The table goes away; whoever still holds an entry finds it invalid."""
        self._left = True
        self._names = {}
        if self.stage.access is self:
            self.stage.access = None


def send(event: QAccessibleEvent) -> None:
    """Hand an event to assistive technology."""
    QAccessible.updateAccessibility(event)
