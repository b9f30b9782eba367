"""Where the window was is where it comes back, as far as that is on a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from skillgames.store.glance import Place
    from skillgames.store.settings import WindowPlace

SMALLEST = QSize(900, 600)
FIRST_SIZE = QSize(1280, 800)


def put(window: QWidget, place: WindowPlace | Place | None) -> None:
    """Put the window where it was; None for the size of the first time."""
    window.setMinimumSize(SMALLEST)
    if place is None:
        window.resize(FIRST_SIZE)
        return
    window.resize(max(SMALLEST.width(), place.width), max(SMALLEST.height(), place.height))
    area = window.screen().availableGeometry()
    if area.intersects(QRect(place.x, place.y, place.width, place.height)):
        window.move(place.x, place.y)
    if place.maximised:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def place_of(window: QWidget) -> WindowPlace:
    """Where the window is now, for the settings."""
    from skillgames.store.settings import WindowPlace

    place = window.normalGeometry()
    return WindowPlace(
        x=place.x(),
        y=place.y(),
        width=place.width(),
        height=place.height(),
        maximised=window.isMaximized(),
    )
