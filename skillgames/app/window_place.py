"""Where the window was is where it comes back, as far as that is on a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from skillgames.store.glance import Place
    from skillgames.store.settings import WindowPlace

SMALLEST = QSize(900, 600)
FIRST_SIZE = QSize(1280, 800)
TITLE_BAR = 32
"""Height of the strip at the top by which a window is dragged, about that of any system."""


def put(window: QWidget, place: WindowPlace | Place | None) -> None:
    """Put the window where it was; None for the first time.

    The first time its position is left to the system.
    """
    window.setMinimumSize(SMALLEST)
    rect = placed(place, _screens())
    window.resize(rect.size())
    if place is None:
        return
    window.move(rect.topLeft())
    if place.maximised:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def placed(place: WindowPlace | Place | None, screens: Sequence[QRect]) -> QRect:
    """Corner of the frame and size of the window on these screens, the primary one first.

    The window belongs to the screen that holds the middle of its title bar. It is not
    larger than that screen (but never under SMALLEST), and its title bar stays on it. A
    window that no screen holds, or that has had no place yet, stands in the middle of the
    primary screen. Without a screen only the size is seen to.
    """
    rect = QRect(QPoint(), FIRST_SIZE)
    if place is not None:
        rect = QRect(place.x, place.y, place.width, place.height)
    rect.setSize(rect.size().expandedTo(SMALLEST))
    if not screens:
        return rect
    middle = QPoint(rect.center().x(), rect.top() + TITLE_BAR // 2)
    homes = [screen for screen in screens if screen.contains(middle)] if place else []
    area = homes[0] if homes else screens[0]
    rect.setSize(rect.size().boundedTo(area.size()).expandedTo(SMALLEST))
    if not homes:
        rect.moveCenter(area.center())
    lowest = area.top() + area.height() - TITLE_BAR
    rightmost = area.left() + area.width() - rect.width()
    rect.moveTo(
        max(area.left(), min(rect.left(), rightmost)),
        max(area.top(), min(rect.top(), lowest)),
    )
    return rect


def place_of(window: QWidget) -> WindowPlace:
    """Where the window is now, for the settings: its size, and the corner of its frame."""
    from skillgames.store.settings import WindowPlace

    place = window.normalGeometry()
    # `move` takes the corner of the frame: from that of the contents the window would sink
    # by its title bar each time it comes back. Of one that fills the screen or lies in the
    # task bar Qt knows no better than what it was given.
    is_plain = not window.windowState() & ~Qt.WindowState.WindowActive
    corner = window.pos() if is_plain else place.topLeft()
    return WindowPlace(
        x=corner.x(),
        y=corner.y(),
        width=place.width(),
        height=place.height(),
        maximised=window.isMaximized(),
    )


def _screens() -> list[QRect]:
    """What is free on each screen, the primary one first."""
    primary = QGuiApplication.primaryScreen()
    screens = sorted(QGuiApplication.screens(), key=lambda screen: screen is not primary)
    return [screen.availableGeometry() for screen in screens]
