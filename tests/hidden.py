"""All that can be seen and read of the window: what the person may not know must not be there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from skillgames.widgets.art.hud import Part
from tests.room import Room


def texts(room: Room) -> Iterator[str]:
    """Everything a screen reader, a tooltip or a pair of eyes could read now."""
    for widget in [room.window, *room.window.findChildren(QWidget)]:
        yield from (
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.toolTip(),
            widget.statusTip(),
            widget.whatsThis(),
            widget.windowTitle(),
            widget.objectName(),
        )
        if isinstance(widget, (QAbstractButton, QLabel)):
            yield widget.text()
    for item in room.stage.scene().items():
        yield item.toolTip()
    yield from _parts(room.table._pictures._seen)
    yield from (room.table.access.description, *room.table.access.names.values())


def _parts(value: object) -> Iterator[str]:
    """All texts in what the labels were painted from."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Part):
        yield value.text + value.suit
    elif is_dataclass(value):
        for field in fields(value):
            yield from _parts(getattr(value, field.name))
    elif isinstance(value, dict):
        for one in value.values():
            yield from _parts(one)
    elif isinstance(value, (tuple, list)):
        yield "".join(one.text or one.suit for one in value if isinstance(one, Part))
        for one in value:
            yield from _parts(one)


def painted(room: Room) -> QImage:
    """The table without the controls over it, which may be lit by the pointer."""
    image = QImage(room.stage.size(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    room.stage.scene().render(painter)
    painter.end()
    return image
