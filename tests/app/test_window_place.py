"""Where the window comes back: whole sizes on whole screens, made up and real."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from skillgames.app.window_place import (
    FIRST_SIZE,
    SMALLEST,
    TITLE_BAR,
    place_of,
    placed,
    put,
)
from skillgames.store.glance import Place

MAIN = QRect(0, 0, 1920, 1040)
RIGHT = QRect(1920, 0, 2560, 1400)
LEFT = QRect(-1280, 100, 1280, 984)


def at(x: int, y: int, width: int = 1280, height: int = 800) -> Place:
    """A place that is not maximised."""
    return Place(x, y, width, height, False)


@pytest.mark.parametrize("screens", [[MAIN], [MAIN, RIGHT], [RIGHT, MAIN, LEFT]])
@pytest.mark.parametrize("place", [at(0, 0), at(300, 150), at(640, 240), at(0, 0, 1920, 1040)])
def test_what_is_on_a_screen_comes_back_as_it_was(place: Place, screens: list[QRect]) -> None:
    assert placed(place, screens) == QRect(place.x, place.y, place.width, place.height)


def test_every_screen_counts() -> None:
    assert placed(at(2500, 300), [MAIN, RIGHT, LEFT]) == QRect(2500, 300, 1280, 800)
    assert placed(at(-1280, 150), [MAIN, RIGHT, LEFT]) == QRect(-1280, 150, 1280, 800)


def test_the_screen_with_the_middle_of_the_title_bar_bounds_it() -> None:
    wide = at(1700, 200, 2000, 1300)
    assert placed(wide, [MAIN, RIGHT]) == QRect(1920, 200, 2000, 1300)
    tall = at(900, 200, 1400, 1300)
    assert placed(tall, [MAIN, RIGHT]) == QRect(520, 200, 1400, 1040)


def test_a_screen_that_has_gone_leaves_it_whole_on_the_first() -> None:
    assert placed(at(2500, 300), [MAIN]) == QRect(320, 120, 1280, 800)
    assert placed(at(-30_000, -30_000), [LEFT, MAIN]) == QRect(-1280, 192, 1280, 800)


def test_a_pixel_on_a_screen_is_not_enough() -> None:
    assert placed(at(1919, 1039), [MAIN]) == QRect(320, 120, 1280, 800)
    assert placed(at(300, -799), [MAIN]) == QRect(320, 120, 1280, 800)


def test_the_title_bar_stays_on_its_screen() -> None:
    low = placed(at(300, 1020), [MAIN])
    assert (low.x(), low.y()) == (300, 1040 - TITLE_BAR)
    high = placed(at(300, -10), [MAIN])
    assert (high.x(), high.y()) == (300, 0)
    assert placed(at(-600, 100), [MAIN]).x() == 0
    assert placed(at(1250, 100), [MAIN]).right() == MAIN.right()


@pytest.mark.parametrize("place", [None, at(0, 0), at(5, 5, 3840, 2160), at(9000, 0, 1, 1)])
def test_it_is_never_larger_than_the_screen_nor_too_small(place: Place | None) -> None:
    assert placed(place, [QRect(0, 40, 1000, 700)]).size().width() <= 1000
    assert placed(place, [QRect(0, 40, 1000, 700)]).size().height() <= 700
    small = placed(place, [QRect(0, 40, 800, 500)])
    assert small.size() == SMALLEST
    assert (small.x(), small.y()) == (0, 40), "the corner with the title is on it"


def test_the_first_time_it_stands_in_the_middle_of_the_first_screen() -> None:
    rect = placed(None, [RIGHT, MAIN])
    assert rect.size() == FIRST_SIZE
    assert (rect.center() - RIGHT.center()).manhattanLength() <= 1


def test_without_a_screen_it_keeps_its_size() -> None:
    assert placed(at(7, 8, 1000, 700), []) == QRect(7, 8, 1000, 700)
    assert placed(None, []).size() == FIRST_SIZE


def test_a_window_larger_than_this_screen_is_bounded(qapp: QApplication) -> None:
    area = QGuiApplication.primaryScreen().availableGeometry()
    window = QWidget()
    put(window, Place(0, 0, 3840, 2160, False))
    assert window.width() == max(SMALLEST.width(), area.width())
    assert window.height() == max(SMALLEST.height(), area.height())
    assert window.minimumSize() == SMALLEST
    window.deleteLater()


@pytest.mark.parametrize("maximised", [False, True])
def test_it_comes_back_again_and_again_without_wandering(
    qapp: QApplication, maximised: bool
) -> None:
    place = Place(0, 20, 900, 640, maximised)
    for _ in range(3):
        window = QWidget()
        put(window, place)
        window.show()
        qapp.processEvents()
        kept = place_of(window)
        place = Place(kept.x, kept.y, kept.width, kept.height, kept.maximised)
        window.close()
        window.deleteLater()
    assert place == Place(0, 20, 900, 640, maximised)


@pytest.mark.parametrize("how", ["showMaximized", "showMinimized", "showFullScreen"])
def test_the_place_of_a_window_that_is_not_plain_is_its_plain_one(
    qapp: QApplication, how: str
) -> None:
    window = QWidget()
    put(window, Place(0, 60, 900, 640, False))
    window.show()
    qapp.processEvents()
    getattr(window, how)()
    qapp.processEvents()
    kept = place_of(window)
    frame = 40
    assert 0 <= kept.x < frame
    assert 0 <= kept.y - 60 < frame
    assert (kept.width, kept.height) == (900, 640)
    assert kept.maximised is (how == "showMaximized")
    window.close()
    window.deleteLater()
