"""Painted pictures by name, each painted again only when what it shows has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skillgames.widgets.items import PictureItem
from skillgames.widgets.stage import Stage

Draw = Callable[[QPainter, QRectF], None]


class Box(Protocol):
    """A rectangle that knows no Qt, as layouts give it."""

    @property
    def x(self) -> float:
        """The left edge."""

    @property
    def y(self) -> float:
        """The upper edge."""

    @property
    def width(self) -> float:
        """From left to right."""

    @property
    def height(self) -> float:
        """From top to bottom."""


def area_of(rect: Box) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


class Pictures:
    """The pictures of one table on its stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._items: dict[str, PictureItem] = {}
        self._seen: dict[str, object] = {}

    def forget(self) -> None:
        """Paint everything anew next time (other size, other language, other light)."""
        self._seen.clear()

    def show(
        self, name: str, what: object, rect: QRectF, z: float, draw: Draw, margin: float = 0.0
    ) -> None:
        """Have `draw` paint this rectangle, unless it shows `what` already."""
        if self._seen.get(name) == what:
            return
        self._seen[name] = what
        item = self._item(name)
        item.setZValue(z)
        item.show_picture(rect, margin, self._stage.dpr, draw)

    def clear(self, name: str) -> None:
        """Show nothing under this name."""
        self._seen.pop(name, None)
        if name in self._items:
            self._items[name].clear()

    def seen(self, name: str) -> object:
        """What is shown under this name; None for nothing."""
        return self._seen.get(name)

    @property
    def items(self) -> dict[str, PictureItem]:
        """The pictures by name."""
        return self._items

    def _item(self, name: str) -> PictureItem:
        found = self._items.get(name)
        if found is None:
            found = PictureItem()
            self._stage.scene().addItem(found)
            self._items[name] = found
        return found
