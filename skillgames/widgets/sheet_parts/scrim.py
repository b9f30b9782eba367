"""The picture behind a sheet: what lies below, once blurred and darkened."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsBlurEffect, QGraphicsPixmapItem, QGraphicsScene, QWidget

from skillgames.widgets import look

SIGMA = 7.0
"""Softness in design units."""

SHRINK = 4
"""The blur works on a picture this many times smaller: nothing fine survives it anyway."""

RADIUS_PER_SIGMA = 2.4
"""Qt's blur radius reaches a little over two sigmas."""


class Backdrop:
    """What is below a sheet in two pictures: as it is (while the sheet comes), and veiled."""

    def __init__(self) -> None:
        self._sharp: QPixmap | None = None
        self._veiled: QPixmap | None = None

    def take(
        self, sheet: QWidget, parent: QWidget, scale: float, darkness: float, *, sharp: bool
    ) -> None:
        """Take both pictures anew; without `sharp` only the veiled one is kept."""
        below = picture_below(sheet, parent)
        self._veiled = blurred(below, scale, darkness)
        self._sharp = below if sharp else None

    def drop_sharp(self) -> None:
        """The sheet is there: the plain picture is not needed any more."""
        self._sharp = None

    def clear(self) -> None:
        """Forget both pictures."""
        self._sharp = self._veiled = None

    def paint(self, painter: QPainter, rect: QRect, veil: float) -> None:
        """Paint what is below; `veil` (0 … 1) is how far it is veiled."""
        if self._sharp is not None and veil < 1:
            painter.drawPixmap(rect, self._sharp)
        if self._veiled is not None:
            painter.setOpacity(veil)
            painter.drawPixmap(rect, self._veiled)
            painter.setOpacity(1)


def picture_below(sheet: QWidget, parent: QWidget) -> QPixmap:
    """What `parent` shows beneath a sheet, without the sheet and what lies above it."""
    ratio = parent.devicePixelRatioF()
    picture = QPixmap(parent.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(parent.palette().window().color())
    parent.render(picture, QPoint(), parent.rect(), QWidget.RenderFlag.DrawWindowBackground)
    painter = QPainter(picture)
    for child in parent.children():
        if child is sheet:
            break
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            # `grab` would fill a pane of glass like a window, corners and all; graphics
            # views have a `render` of their own, which shows the scene without the view.
            only_painted = QWidget.RenderFlag.DrawChildren
            QWidget.render(child, painter, child.pos(), QRegion(), only_painted)
    painter.end()
    return picture


def blurred(picture: QPixmap, scale: float, darkness: float) -> QPixmap:
    """The picture out of focus and veiled: a pixmap of the same size and ratio.

    `scale` is that of the window, `darkness` (0 … 1) the strength of the veil.
    """
    ratio = picture.devicePixelRatio()
    small = _softened(_shrunk(picture), SIGMA * scale * ratio / SHRINK)
    result = QPixmap(picture.size())
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRect(QPoint(), result.size()), small)
    painter.fillRect(QRect(QPoint(), result.size()), look.colour(look.SCRIM, darkness))
    painter.end()
    result.setDevicePixelRatio(ratio)
    return result


def _shrunk(picture: QPixmap) -> QImage:
    image = picture.toImage()
    image.setDevicePixelRatio(1)
    size = QSize(max(1, image.width() // SHRINK), max(1, image.height() // SHRINK))
    return image.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def _softened(image: QImage, sigma: float) -> QImage:
    """A Gaussian-like blur, once; the edges are drawn out so that they do not fade."""
    margin = round(3 * sigma) + 1
    padded = _padded(image, margin)
    effect = QGraphicsBlurEffect()
    effect.setBlurHints(QGraphicsBlurEffect.BlurHint.QualityHint)
    effect.setBlurRadius(RADIUS_PER_SIGMA * sigma)
    item = QGraphicsPixmapItem(QPixmap.fromImage(padded))
    item.setGraphicsEffect(effect)
    scene = QGraphicsScene()
    scene.addItem(item)
    result = QImage(image.size(), QImage.Format.Format_RGB32)
    result.fill(QColor(look.SCRIM))
    painter = QPainter(result)
    source = QRectF(margin, margin, image.width(), image.height())
    scene.render(painter, QRectF(result.rect()), source)
    painter.end()
    return result


def _padded(image: QImage, margin: int) -> QImage:
    """The picture with its outermost pixels repeated in a margin around it."""
    width, height = image.width(), image.height()
    result = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_RGB32)
    painter = QPainter(result)
    bands = [(0, 1, 0, margin), (0, width, margin, width), (width - 1, 1, margin + width, margin)]
    rows = [
        (0, 1, 0, margin),
        (0, height, margin, height),
        (height - 1, 1, margin + height, margin),
    ]
    for source_y, source_h, y, h in rows:
        for source_x, source_w, x, w in bands:
            painter.drawImage(
                QRect(x, y, w, h), image, QRect(source_x, source_y, source_w, source_h)
            )
    painter.end()
    return result
