"""The stage: one path for every pointer, keys, and the size of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skillgames.widgets.animator import Score
from skillgames.widgets.art.sprites import DeckStyle
from skillgames.widgets.look import CLOTHS, units
from skillgames.widgets.stage import Stage

LEFT = Qt.MouseButton.LeftButton
Said = list[tuple[str, tuple[float, float]]]


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    made = Stage(DeckStyle())
    made.resize(640, 400)
    made.show()
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def said(stage: Stage) -> Said:
    """What the stage signals about the pointer."""
    found: Said = []

    def tell(name: str) -> None:
        signal = getattr(stage, name)
        signal.connect(lambda pos: found.append((name, (pos.x(), pos.y()))))

    for name in ("pressed", "moved", "released", "hovered"):
        tell(name)
    return found


def motion(stage: Stage) -> list[str]:
    """Something moves, and tells when it has ended."""
    ended: list[str] = []
    score = Score()
    score.move(lambda share: None, 60_000)
    stage.animator.play(score, lambda: ended.append("ended"))
    return ended


def test_positions_are_those_of_the_scene(stage: Stage, said: Said) -> None:
    viewport = stage.viewport()
    QTest.mousePress(viewport, LEFT, pos=QPoint(10, 20))
    QTest.mouseMove(viewport, QPoint(30, 50))
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(30, 50))
    QTest.mouseMove(viewport, QPoint(60, 70))
    assert said == [
        ("pressed", (10, 20)),
        ("moved", (30, 50)),
        ("released", (30, 50)),
        ("hovered", (60, 70)),
    ]
    assert stage.sceneRect().size() == stage.viewport().size().toSizeF()


def test_a_double_click_is_two_presses(stage: Stage, said: Said) -> None:
    viewport = stage.viewport()
    QTest.mouseClick(viewport, LEFT, pos=QPoint(10, 20))
    QTest.mouseDClick(viewport, LEFT, pos=QPoint(10, 20))
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(10, 20))
    assert [name for name, _ in said] == ["pressed", "released"] * 2


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_only_the_left_button_presses(stage: Stage, said: Said, button: Qt.MouseButton) -> None:
    QTest.mouseClick(stage.viewport(), button, pos=QPoint(10, 20))
    QTest.mousePress(stage.viewport(), LEFT, pos=QPoint(1, 2))
    QTest.mouseClick(stage.viewport(), button, pos=QPoint(10, 20))
    assert [name for name, _ in said if name != "hovered"] == ["pressed"]


def test_a_press_ends_a_motion_and_nothing_else(stage: Stage, said: Said) -> None:
    ended = motion(stage)
    viewport = stage.viewport()
    QTest.mousePress(viewport, LEFT, pos=QPoint(10, 20))
    assert ended == ["ended"]
    QTest.mouseMove(viewport, QPoint(30, 50))
    QTest.mouseRelease(viewport, LEFT, pos=QPoint(30, 50))
    assert said == []
    QTest.mouseClick(viewport, LEFT, pos=QPoint(10, 20))
    assert [name for name, _ in said] == ["pressed", "released"]


def test_small_answers_do_not_stop_a_press(stage: Stage, said: Said) -> None:
    score = Score()
    score.move(lambda share: None, 60_000)
    stage.settler.play(score)
    QTest.mouseClick(stage.viewport(), LEFT, pos=QPoint(10, 20))
    assert [name for name, _ in said] == ["pressed", "released"]
    stage.settler.finish()


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape]
)
def test_keys_end_a_motion_and_nothing_else(stage: Stage, key: Qt.Key) -> None:
    keys: list[int] = []

    def on_key(event: QKeyEvent) -> bool:
        keys.append(event.key())
        return True

    stage.on_key = on_key
    ended = motion(stage)
    QTest.keyClick(stage, key)
    assert ended == ["ended"]
    assert keys == []
    QTest.keyClick(stage, key)
    assert keys == [key]


def test_what_the_table_does_not_use_goes_on(stage: Stage) -> None:
    stage.on_key = lambda event: event.key() == Qt.Key.Key_1
    for key, used in ((Qt.Key.Key_1, True), (Qt.Key.Key_2, False)):
        event = QKeyEvent(QEvent.Type.KeyPress, key.value, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(stage, event)
        assert event.isAccepted() == used
    stage.on_key = None
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1.value, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(stage, event)
    assert not event.isAccepted()


def test_a_key_held_down_presses_once(stage: Stage) -> None:
    keys: list[int] = []
    stage.on_key = lambda event: not keys.append(event.key())  # type: ignore[func-returns-value]
    for key in (Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_Escape, Qt.Key.Key_Left):
        for repeated in (False, True, True):
            event = QKeyEvent(
                QEvent.Type.KeyPress, key.value, Qt.KeyboardModifier.NoModifier, "", repeated
            )
            QApplication.sendEvent(stage, event)
    assert keys.count(Qt.Key.Key_Space) == keys.count(Qt.Key.Key_1) == 1
    assert keys.count(Qt.Key.Key_Escape) == 1
    assert keys.count(Qt.Key.Key_Left) == 3


def test_a_lost_pointer_cancels(stage: Stage) -> None:
    heard: list[str] = []
    stage.cancelled.connect(lambda: heard.append("cancelled"))
    stage.left.connect(lambda: heard.append("left"))
    for kind in (QEvent.Type.UngrabMouse, QEvent.Type.TouchCancel, QEvent.Type.Leave):
        QApplication.sendEvent(stage.viewport(), QEvent(kind))
    assert heard == ["cancelled", "cancelled", "left"]


def test_scene_and_viewport_have_one_size(stage: Stage) -> None:
    heard: list[tuple[float, float]] = []
    stage.resized.connect(lambda: heard.append((stage.sceneRect().width(), stage.units[0])))
    for width, height in ((900, 600), (1280, 800), (500, 1000)):
        stage.resize(width, height)
        assert stage.sceneRect().width() == width
        assert stage.sceneRect().height() == height
        assert stage.units == units(width, height)
        assert stage.mapFromScene(QPointF(width, height)) == QPoint(width, height)
        assert not stage.horizontalScrollBar().isVisible()
    assert [width for width, _ in heard] == [900, 1280, 500]


def test_a_new_screen_renders_all_sprites_anew(stage: Stage) -> None:
    stage.sprites.card("9H", 60, stage.dpr)
    heard: list[int] = []
    stage.resized.connect(lambda: heard.append(1))
    stage._seen_dpr = 7.0
    QApplication.sendEvent(stage, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert heard == [1]
    assert stage._seen_dpr == stage.dpr


def test_the_cloth_covers_everything_and_can_be_changed(stage: Stage) -> None:
    seen = []
    for name in CLOTHS:
        stage.restyle(DeckStyle(cloth=CLOTHS[name]))
        assert stage.cloth is CLOTHS[name]
        image = stage.grab().toImage()
        seen.append(image.pixelColor(320, 200).name())
        for x, y in ((0, 0), (639, 0), (0, 399), (639, 399)):
            assert image.pixelColor(x, y).value() < image.pixelColor(320, 200).value(), (
                "the lamp hangs over the middle"
            )
    assert len(set(seen)) == len(CLOTHS)


def test_the_same_style_again_costs_nothing(stage: Stage) -> None:
    stage.grab()
    cloth = stage._cloth
    assert cloth is not None
    stage.restyle(DeckStyle())
    assert stage._cloth is cloth
