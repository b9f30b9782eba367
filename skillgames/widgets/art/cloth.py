"""The table: a cloth under one warm lamp with a quiet drawing, and the dark room of home."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)

from skillgames.widgets.art import grading, motifs
from skillgames.widgets.art.grading import NEUTRAL, Grade
from skillgames.widgets.art.grain import cloth_grain, tile_density, weave
from skillgames.widgets.art.paths import stroke
from skillgames.widgets.look import GLASS_EDGE, Cloth, colour

LAMP_X, LAMP_Y = 0.5, 0.42  # the middle of the light, in parts of the size
LAMP_REACH = 0.62  # of the diagonal
LAMP_MIDDLE = 0.45

MOTIF_X, MOTIF_Y = 0.5, 0.46
RIPPLES = 14
RIPPLE_ALPHA = 0.075
RIPPLE_FLATNESS = 0.62
MOTIF_WIDTH = 1.2

WAVE_ROWS, WAVE_ALPHA = 26, 0.045
WAVE_LENGTH, WAVE_HEIGHT = 64.0, 7.0

ROOM_STOPS = ((0.0, "#34302B"), (0.5, "#262320"), (1.0, "#151412"))
ROOM_X, ROOM_Y, ROOM_REACH = 0.5, 0.36, 0.75  # the reach in parts of the width

KEPT_CLOTHS = 2
_cache: OrderedDict[tuple[Cloth, int, int, float, bool, Grade], QPixmap] = OrderedDict()

# A cloth in another light than the designed one is likely to be graded again: the strips
# of the last one stay here as they were drawn, by measures, motif, top and height.
BareKey = tuple[Cloth, int, int, float, bool, int, int]
_bare: dict[BareKey, QImage] = {}


def cloth_pixmap(
    cloth: Cloth, size: QSize, dpr: float, motif: bool = True, grade: Grade = NEUTRAL
) -> QPixmap:
    """The whole table as one picture of `size` logical pixels for a screen of `dpr`.

    The last few are kept, but of each only one grade. `motif` adds the drawing of the
    cloth, when it has one.
    """
    spread = Spread(cloth, size, dpr, motif, grade)
    if spread.key in _cache:
        _cache.move_to_end(spread.key)
        return _cache[spread.key]
    spread.go_on(spread.height)
    return spread.finish()


class Spread:
    """A cloth that is drawn strip by strip, for tables too large to be drawn at once."""

    def __init__(
        self,
        cloth: Cloth,
        size: QSize,
        dpr: float,
        motif: bool = True,
        grade: Grade = NEUTRAL,
    ) -> None:
        """Nothing is drawn yet; the measures are those of `cloth_pixmap`."""
        width, height = max(1, size.width()), max(1, size.height())
        self.key = (cloth, width, height, dpr, motif, grade)
        self.width, self.height = round(width * dpr), round(height * dpr)
        """In device pixels."""
        self._strips: list[QImage] = []
        self._done = 0

    @property
    def grade(self) -> Grade:
        """The light it is drawn in."""
        return self.key[5]

    @property
    def is_whole(self) -> bool:
        """Whether every strip is drawn."""
        return self._done >= self.height

    def go_on(self, rows: int) -> None:
        """Draw the next strip of so many device pixels' height, or what is left."""
        rows = min(rows, self.height - self._done)
        if rows > 0:
            self._strips.append(self._strip(self._done, rows))
            self._done += rows

    def finish(self) -> QPixmap:
        """The whole cloth, which is kept from now on. RuntimeError before it is whole."""
        if not self.is_whole:
            raise RuntimeError("the cloth is not whole yet")
        _keep(self.key, QPixmap.fromImage(self._joined()))
        return _cache[self.key]

    def _joined(self) -> QImage:
        if len(self._strips) == 1:
            whole = self._strips[0]
        else:
            whole = QImage(self.width, self.height, QImage.Format.Format_RGB32)
            painter = QPainter(whole)
            top = 0
            for strip in self._strips:
                painter.drawImage(0, top, strip)
                top += strip.height()
            painter.end()
        whole.setDevicePixelRatio(self.key[3])
        return whole

    def _strip(self, top: int, rows: int) -> QImage:
        """So many rows of the cloth, graded, in device pixels."""
        grade = self.grade
        bare = _bare.get((*self.key[:-1], top, rows))
        if bare is None:
            bare = self._bare_strip(top, rows)
            if grade != NEUTRAL:
                _keep_bare((*self.key[:-1], top, rows), bare)
        image = QImage(grading.apply(bare, grade))  # a copy: the bare strip stays bare
        if grade.grain > 0:
            painter = QPainter(image)
            self._lay(painter, cloth_grain(tile_density(self.key[3]), grade), top)
            painter.end()
        return image

    def _bare_strip(self, top: int, rows: int) -> QImage:
        """The same without grading and grain."""
        cloth, width, height, dpr, motif, _ = self.key
        image = QImage(self.width, rows, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.translate(0, -top)
        painter.scale(dpr, dpr)
        _light(painter, cloth, width, height)
        if motif and cloth.name in MOTIFS:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            MOTIFS[cloth.name](painter, width, height)
        self._lay(painter, weave(tile_density(dpr)), top)
        painter.end()
        return image

    def _lay(self, painter: QPainter, tile: QImage, top: int) -> None:
        """Cover the strip with a texture, which goes on from the strip above."""
        painter.resetTransform()
        painter.translate(0, -top)
        painter.fillRect(QRect(0, 0, self.width, self.height), QBrush(tile))


def _keep_bare(key: BareKey, strip: QImage) -> None:
    """Keep a strip as it is without any light, and none of another cloth or size."""
    for other in [one for one in _bare if one[:-2] != key[:-2]]:
        del _bare[other]
    _bare[key] = strip


def _keep(key: tuple[Cloth, int, int, float, bool, Grade], pixmap: QPixmap) -> None:
    for other in [one for one in _cache if one[:-1] == key[:-1]]:
        del _cache[other]
    _cache[key] = pixmap
    while len(_cache) > KEPT_CLOTHS:
        _cache.popitem(last=False)


def _light(painter: QPainter, cloth: Cloth, width: float, height: float) -> None:
    """The cloth under its lamp."""
    light = QRadialGradient(
        QPointF(width * LAMP_X, height * LAMP_Y), math.hypot(width, height) * LAMP_REACH
    )
    light.setColorAt(0, QColor(cloth.hi))
    light.setColorAt(LAMP_MIDDLE, QColor(cloth.mid))
    light.setColorAt(1, QColor(cloth.lo))
    painter.fillRect(QRectF(0, 0, width, height), QBrush(light))


def _ripples(painter: QPainter, width: float, height: float) -> None:
    """Rings around the middle that grow wider apart and fade."""
    centre = QPointF(width * MOTIF_X, height * MOTIF_Y)
    unit = min(width, height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(1, RIPPLES + 1):
        radius = unit * (0.09 * ring + 0.004 * ring * ring)
        alpha = RIPPLE_ALPHA * (1 - ring / (RIPPLES + 2))
        painter.setPen(stroke(colour(GLASS_EDGE, alpha), MOTIF_WIDTH))
        painter.drawEllipse(centre, radius, radius * RIPPLE_FLATNESS)


def _waves(painter: QPainter, width: float, height: float) -> None:
    """Lines of waves all over, each against the one above."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colour(GLASS_EDGE, WAVE_ALPHA), MOTIF_WIDTH))
    for row in range(WAVE_ROWS):
        y = height * (0.02 + 0.04 * row)
        up = WAVE_HEIGHT if row % 2 else -WAVE_HEIGHT
        path = QPainterPath(QPointF(-WAVE_LENGTH, y))
        x = -WAVE_LENGTH
        while x < width + WAVE_LENGTH:
            for part, crest in ((0.0, -up), (0.5, up)):
                begin = x + part * WAVE_LENGTH
                path.quadTo(begin + WAVE_LENGTH / 4, y + crest, begin + WAVE_LENGTH / 2, y)
            x += WAVE_LENGTH
        painter.drawPath(path)


MOTIFS: dict[str, Callable[[QPainter, float, float], None]] = {
    "lake": _ripples,
    "harbour": _waves,
    "indigo": motifs.draw_fret,
    "brick": motifs.draw_arcade,
    "leather": motifs.draw_stars,
}


def dark_room(painter: QPainter, rect: QRectF) -> None:
    """Fill a rectangle with the dark room behind the tiles of the first page."""
    light = QRadialGradient(
        QPointF(rect.x() + rect.width() * ROOM_X, rect.y() + rect.height() * ROOM_Y),
        rect.width() * ROOM_REACH,
    )
    for place, value in ROOM_STOPS:
        light.setColorAt(place, QColor(value))
    painter.fillRect(rect, QBrush(light))
