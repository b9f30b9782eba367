"""The view a table plays on: cloth, cards, one path for mouse, touch and pen.

Only what moves is repainted. While a motion runs, a press, Space, Enter or Esc ends
it at once and does nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from skillgames.widgets import look
from skillgames.widgets.animator import Animator
from skillgames.widgets.art.cloth import Spread, cloth_pixmap
from skillgames.widgets.art.sprites import DeckStyle, Sprites

if TYPE_CHECKING:
    from skillgames.widgets.access import TableAccess

FINISHING_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
WALKING_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

STRIP_PIXELS = 2**20
"""A cloth with more device pixels than two such strips is graded strip by strip."""


class Stage(QGraphicsView):
    """A scene as large as the window, in logical pixels.

    Signals give positions in the scene: `pressed`, `moved` (button down), `released`,
    `hovered` (button up), `left`, `cancelled`; `resized` when size or pixel ratio
    changed. Keys go to `on_key`, which says whether it used them.
    """

    pressed = Signal(QPointF)
    moved = Signal(QPointF)
    released = Signal(QPointF)
    hovered = Signal(QPointF)
    left = Signal()
    cancelled = Signal()
    resized = Signal()

    access: TableAccess | None = None
    """What a screen reader finds of the table that is played on."""

    def __init__(self, style: DeckStyle, parent: QWidget | None = None) -> None:
        from skillgames.widgets.access_tree import install  # it knows the stage itself

        install()
        super().__init__(parent)
        self._scene = QGraphicsScene(self)
        # Few items, all moving: an index would cost more than it saves.
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self.sprites = Sprites(style)
        self.animator = Animator(self)
        """What is told: deals, plays, captures. Presses end it."""
        self.settler = Animator(self)
        """Small answers to the pointer: lift, glow, dim. Presses pass through it."""
        self.on_key: Callable[[QKeyEvent], bool] | None = None
        self._cloth: QPixmap | None = None
        self._spread: Spread | None = None
        self._spreader = QTimer(self)
        self._spreader.setSingleShot(True)
        self._spreader.setInterval(0)
        self._spreader.timeout.connect(self._spread_on)
        self._swallow = False
        self._seen_dpr = 0.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Files that are dropped are for the window.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.viewport().setMouseTracking(True)
        self.viewport().installEventFilter(self)

    @property
    def dpr(self) -> float:
        """Device pixels per logical pixel of the screen the stage is on."""
        return float(self.devicePixelRatioF())

    @property
    def units(self) -> tuple[float, float]:
        """The scales (U, T) for lengths and text at this size."""
        return look.units(self.viewport().width(), self.viewport().height())

    @property
    def measures(self) -> tuple[int, int, float, float]:
        """Width and height, and the scales (U, T): all that places on a table follow from."""
        viewport = self.viewport()
        return (viewport.width(), viewport.height(), *self.units)

    @property
    def cloth(self) -> look.Cloth:
        """The cloth that is spread."""
        return self.sprites.style.cloth

    @property
    def is_spreading(self) -> bool:
        """Whether a large cloth in another light is still being drawn."""
        return self._spreader.isActive()

    def restyle(self, style: DeckStyle) -> None:
        """Other cloth, back, colours or light; every card is rendered anew.

        Where only the light changes, a large cloth follows the cards after some events: a
        pointer that drags a slider never waits for it.
        """
        before = self.sprites.style
        if style == before:
            return
        self.sprites.restyle(style)
        if self._cloth is not None and style.cloth == before.cloth and self._is_large():
            self._spreader.start()
        else:
            self._forget_cloth()
        self.viewport().update()

    def _is_large(self) -> bool:
        assert self._cloth is not None
        return self._cloth.width() * self._cloth.height() > 2 * STRIP_PIXELS

    def _spread_on(self) -> None:
        """Draw a strip of the new cloth; a newer style waits until this one is whole."""
        style = self.sprites.style
        if self._spread is None:
            size = self.viewport().size()
            self._spread = Spread(style.cloth, size, self.dpr, grade=style.grade)
        spread = self._spread
        spread.go_on(max(1, STRIP_PIXELS // spread.width))
        if spread.is_whole:
            self._spread = None
            self._cloth = spread.finish()
            self.viewport().update()
        if self._spread is not None or spread.grade != style.grade:
            self._spreader.start()

    def _forget_cloth(self) -> None:
        """Draw it at the next paint."""
        self._spreader.stop()
        self._spread = None
        self._cloth = None

    # --- Qt ----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep scene and viewport the same size."""
        super().resizeEvent(event)
        self._refit()

    def event(self, event: QEvent) -> bool:
        """Notice a new screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._refit()
        return bool(super().event(event))

    def _refit(self) -> None:
        size = self.viewport().size()
        self._scene.setSceneRect(0, 0, size.width(), size.height())
        if self._seen_dpr != self.dpr:
            self._seen_dpr = self.dpr
            self.sprites.clear()
        self._forget_cloth()
        self.resized.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The cloth, from a pixmap as large as the window."""
        if self._cloth is None:
            size, grade = self.viewport().size(), self.sprites.style.grade
            self._cloth = cloth_pixmap(self.cloth, size, self.dpr, grade=grade)
        area = QRectF(rect).toAlignedRect()
        ratio = self._cloth.devicePixelRatio()
        source = QRectF(
            area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio
        )
        painter.drawPixmap(QRectF(area), self._cloth, source)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press, or the end of a motion."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._swallow = self.animator.running
        if self._swallow:
            self.animator.finish()
        else:
            self.pressed.emit(self._scene_pos(event.position().toPoint()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a quick pair is a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A drag, or the pointer passing over."""
        pos = self._scene_pos(event.position().toPoint())
        if event.buttons() & Qt.MouseButton.LeftButton:
            if not self._swallow:
                self.moved.emit(pos)
        else:
            self.hovered.emit(pos)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a press that was not swallowed."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if not self._swallow:
            self.released.emit(self._scene_pos(event.position().toPoint()))
        self._swallow = False
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A screen reader is told of the ring, once it knows that the stage has the focus."""
        super().focusInEvent(event)
        if self.access is not None:
            self.access.focus_came()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the table; what it does not use goes on to the window.

        A key that is held down presses once; only arrows go on walking.
        """
        if event.isAutoRepeat() and event.key() not in WALKING_KEYS:
            event.accept()
        elif self.animator.running and event.key() in FINISHING_KEYS:
            self.animator.finish()
            event.accept()
        elif self.on_key is not None and self.on_key(event):
            event.accept()
        else:
            event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the pointer leaves or a press is void."""
        if event.type() == QEvent.Type.Leave:
            self.left.emit()
        elif event.type() in (QEvent.Type.TouchCancel, QEvent.Type.UngrabMouse):
            self.cancelled.emit()
        return bool(super().eventFilter(watched, event))

    def _scene_pos(self, pos: QPoint) -> QPointF:
        return self.mapToScene(pos)
