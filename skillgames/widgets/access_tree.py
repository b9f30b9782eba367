"""The window and its table as Qt shows them to assistive technology.

The items of a scene are unknown to it, so the stage is shown as a list with the entries of
its table (see `access`).

Nothing that Qt calls here may raise: such a call comes from the system, not from Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from skillgames.widgets.sheet_parts.shared import COVERS_ALL

if TYPE_CHECKING:
    from skillgames.widgets.access import TableEntry
    from skillgames.widgets.stage import Stage

# Qt takes null pointers where its type stubs know none: hence the overrides that are ignored.


class WidgetInterface(QAccessibleInterface):
    """What is common to widgets here: place, parent, and the widgets that are seen on it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._widget = widget

    def isValid(self) -> bool:
        """Whether the widget is still there."""
        return isValid(self._widget)

    def object(self) -> QObject | None:  # type: ignore[override]
        """The widget."""
        return self._widget if isValid(self._widget) else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """What the widget lies in; the program, for a window."""
        if not isValid(self._widget):
            return None
        parent = self._widget.parentWidget() or QApplication.instance()
        return None if parent is None else QAccessible.queryAccessibleInterface(parent)

    def children(self) -> Sequence[QObject]:
        """What lies on it, in reading order."""
        found: list[QObject] = []
        for child in self._widget.children() if isValid(self._widget) else ():
            if isinstance(child, QWidget) and not child.isWindow() and not child.isHidden():
                found.append(child)
        return found

    def childCount(self) -> int:
        """How many children there are."""
        return len(self.children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The nth child from 0; None when there is none."""
        children = self.children()
        if not 0 <= index < len(children):
            return None
        return QAccessible.queryAccessibleInterface(children[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The position of a child, -1 when it is none."""
        wanted = child.object()
        for index, one in enumerate(self.children()):
            if one is wanted:
                return index
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The child at a position on the screen: the later ones lie above."""
        for one in reversed(self.children()):
            found = QAccessible.queryAccessibleInterface(one)
            if found is not None and found.rect().contains(x, y):
                return found
        return None

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names are not changed from outside."""

    def rect(self) -> QRect:
        """The widget on the screen."""
        if not isValid(self._widget):
            return QRect()
        return QRect(self._widget.mapToGlobal(QPoint(0, 0)), self._widget.size())

    def state(self) -> QAccessible.State:
        """Whether it is seen and has the focus."""
        state = QAccessible.State()
        if isValid(self._widget):
            state.invisible = not self._widget.isVisible()
            state.focused = self._widget.hasFocus()
        else:
            state.invalid = True
        return state


class WindowInterface(WidgetInterface):
    """A window that is called one: to screen readers plain widgets are mere fillers."""

    def children(self) -> Sequence[QObject]:
        """What lies on it; under an open sheet there is nothing to be read or pressed."""
        found = super().children()  # the later ones lie above
        sheets = [at for at, child in enumerate(found) if child.property(COVERS_ALL)]
        return found[sheets[-1] :] if sheets else found

    def text(self, kind: QAccessible.Text) -> str:
        """The title."""
        named = kind == QAccessible.Text.Name and isValid(self._widget)
        return self._widget.windowTitle() if named else ""

    def role(self) -> QAccessible.Role:
        """A window."""
        return QAccessible.Role.Window

    def state(self) -> QAccessible.State:
        """Whether people work with it."""
        state = super().state()
        state.active = isValid(self._widget) and self._widget.isActiveWindow()
        return state

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """What has the keyboard."""
        from skillgames.widgets.stage import Stage  # the first page has none

        focus = self._widget.focusWidget() if isValid(self._widget) else None
        found = None if focus is None else QAccessible.queryAccessibleInterface(focus)
        within = found.focusChild() if isinstance(focus, Stage) and found is not None else None
        return within or found


class TableInterface(WidgetInterface):
    """The stage as a list: the entries of its table, then the controls that lie on it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage

    def children(self) -> Sequence[QObject]:
        """The entries, then the controls."""
        if not isValid(self._stage):
            return ()
        access, viewport = self._stage.access, self._stage.viewport()
        controls = [one for one in super().children() if one is not viewport]
        return controls if access is None else [*access.entries, *controls]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The entry with the focus ring."""
        access = self._stage.access if isValid(self._stage) else None
        if access is None or not self._stage.hasFocus():
            return None
        key = access.table.focused
        return QAccessible.queryAccessibleInterface(access.entry(key)) if key else None

    def text(self, kind: QAccessible.Text) -> str:
        """The name of the table; as its description what has happened last."""
        access = self._stage.access if isValid(self._stage) else None
        if access is None:
            return ""
        if kind == QAccessible.Text.Name:
            return access.table.title()
        return access.description if kind == QAccessible.Text.Description else ""

    def role(self) -> QAccessible.Role:
        """A list."""
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        """It can have the focus."""
        state = super().state()
        state.focusable = isValid(self._stage)
        return state


class EntryInterface(QAccessibleInterface):
    """One entry: its name, its place, its state, and Press where a tap means something."""

    def __init__(self, entry: TableEntry) -> None:
        super().__init__()
        self._entry = entry
        self._action = EntryAction(entry)

    def isValid(self) -> bool:
        """Whether it is on the table now."""
        entry = self._entry
        return isValid(entry) and isValid(entry.access.stage) and entry.key in entry.access.names

    def object(self) -> QObject | None:  # type: ignore[override]
        """The entry."""
        return self._entry if isValid(self._entry) else None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The list of the table."""
        stage = self._entry.access.stage
        return QAccessible.queryAccessibleInterface(stage) if isValid(stage) else None

    def childCount(self) -> int:
        """None."""
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """None."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """It has none."""
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """It has none."""
        return None

    def text(self, kind: QAccessible.Text) -> str:
        """The name has all facts in it: it is what screen readers surely read."""
        if kind != QAccessible.Text.Name:
            return ""
        return self._entry.access.names.get(self._entry.key, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names are not changed from outside."""

    def rect(self) -> QRect:
        """Where it lies on the screen."""
        return self._entry.access.rect(self._entry.key) if self.isValid() else QRect()

    def role(self) -> QAccessible.Role:
        """A button where a tap means something, else an item of the list."""
        return QAccessible.Role.Button if self._can_press() else QAccessible.Role.ListItem

    def _can_press(self) -> bool:
        return self.isValid() and self._entry.access.table.can_press(self._entry.key)

    def state(self) -> QAccessible.State:
        """Focus, choice, and whether a Press would be refused now."""
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        key, table = self._entry.key, self._entry.access.table
        state.invisible = not table.stage.isVisible()
        if self._can_press():
            state.focusable = state.selectable = True
            state.focused = table.focused == key and table.stage.hasFocus()
            state.selected = table.is_lifted(key)
            state.disabled = table.is_off(key)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        """The actions; a null pointer, never None, for all that it is not."""
        if kind == QAccessible.InterfaceType.ActionInterface and self._can_press():
            return VoidPtr(getCppPointer(self._action)[0])
        return VoidPtr(0)


class EntryAction(QAccessibleActionInterface):
    """Press, and putting the focus ring there."""

    def __init__(self, entry: TableEntry) -> None:
        super().__init__()
        self._entry = entry

    def actionNames(self) -> list[str]:
        """Press comes first."""
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Do it soon; the caller is answered first."""
        if not isValid(self._entry):
            return
        if name == self.pressAction():
            self._entry.press()
        elif name == self.setFocusAction():
            self._entry.take_focus()

    def keyBindingsForAction(self, name: str) -> list[str]:
        """None is bound to one entry for good: digits count along the hand."""
        return []


class ProgramWindow(QWidget):
    """A window that screen readers know as one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        install()
        super().__init__(parent)


_kept: list[QAccessibleInterface] = []
"""What Qt was given must not be collected before Qt itself deletes it with what it is of."""


def _make(key: str, made_for: QObject | None) -> QAccessibleInterface | None:
    """A new interface of a window, stage or entry; None for everything else.

    Qt asks once for each and deletes the interface with the object.
    """
    # Not before somebody asks: the first page has no table.
    from skillgames.widgets.access import TableEntry
    from skillgames.widgets.stage import Stage

    made: QAccessibleInterface
    if isinstance(made_for, TableEntry):
        made = EntryInterface(made_for)
    elif isinstance(made_for, Stage):
        made = TableInterface(made_for)
    elif isinstance(made_for, ProgramWindow):
        made = WindowInterface(made_for)
    else:
        return None
    _kept[:] = [one for one in _kept if isValid(one)]
    _kept.append(made)
    return made


_installed: list[object] = []


def install() -> None:
    """Let Qt ask here about windows, stages and their entries; once is enough."""
    if not _installed:
        _installed.append(_make)
        QAccessible.installFactory(_make)
