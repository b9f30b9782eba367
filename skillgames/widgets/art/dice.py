"""Dice: four colours, six faces, lying, lifted and held, drawn in code.

A face is a text: a colour of `COLOURS` and a number from 1 to 6 ("ivory4"). A die is drawn
once for the device pixels of its edge and then only copied; one that lies askew is drawn
turned, so that its edges are as sharp as those of one that lies straight.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPixmap,
    QRadialGradient,
)

from skillgames.widgets.art import grading
from skillgames.widgets.art.grading import Grade
from skillgames.widgets.art.grain import add_grain, tile_density
from skillgames.widgets.art.paths import circle, fill, fill_rect
from skillgames.widgets.art.shadows import REACH, shadow
from skillgames.widgets.look import EMBER, colour, mix

EDGE = 100.0  # the edge of a die in the units of its drawing
RADIUS = 0.20  # of the edge
FACE_INSET, FACE_RADIUS = 6.0, 19.0
PIP_STEP, PIP, ACE = 23.5, 8.8, 11.0

# Shadows in parts of the edge: sigma, how far down, how dark.
REST_SHADOWS = ((0.075, 0.05, 0.42), (0.025, 0.015, 0.40))
HIGH_SHADOWS = ((0.13, 0.10, 0.42), (0.05, 0.04, 0.22))
HALO_SIGMA, HALO_SPREAD, HALO_ALPHA = 0.10, 0.05, 0.75
RING_OUT, RING_WIDTH, RING_LEAST = 0.034, 0.042, 2.6
CLEAR = 2  # pixels that stay empty around everything, so that turned edges stay smooth

MEMORY = 12 * 2**20  # bytes of finished pictures that are kept


@dataclass(frozen=True)
class DieColours:
    """The body in the light, its shaded corner, and the pips."""

    body: str
    edge: str
    pip: str
    lip: float
    """How strong the light is on the lower rim of a pip."""


COLOURS: dict[str, DieColours] = {
    "ivory": DieColours("#FCF6E8", "#DCCDB0", "#23272C", 0.38),
    "red": DieColours("#C6443F", "#8E2524", "#FFF3E4", 0.18),
    "blue": DieColours("#3C73B8", "#204A82", "#F4F8FF", 0.18),
    "green": DieColours("#3E9168", "#1E5D40", "#F2FFF6", 0.18),
}

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a face are, in steps from the middle."""


def face_of(name: str, value: int) -> str:
    """The text of a face."""
    return f"{name}{value}"


def parts_of(face: str) -> tuple[DieColours, int]:
    """Colours and number of a face; KeyError or ValueError for a text that is none."""
    value = int(face[-1])
    if value not in PIPS:
        raise ValueError(f"no die shows {face!r}")
    return COLOURS[face[:-1]], value


def draw_die(painter: QPainter, face: str) -> None:
    """Draw the square of a die into 0..100, filled into its corners."""
    colours, value = parts_of(face)
    light = QLinearGradient(0, 0, EDGE, EDGE)
    light.setColorAt(0, mix(colours.body, "#FFFFFF", 0.35))
    light.setColorAt(0.5, QColor(colours.body))
    light.setColorAt(1, QColor(colours.edge))
    painter.fillRect(QRectF(0, 0, EDGE, EDGE), QBrush(light))
    top = QRadialGradient(EDGE * 0.38, EDGE * 0.34, EDGE * 0.75)
    top.setColorAt(0, mix(colours.body, "#FFFFFF", 0.30))
    top.setColorAt(0.7, QColor(colours.body))
    top.setColorAt(1, mix(colours.body, colours.edge, 0.55))
    inner = EDGE - 2 * FACE_INSET
    fill_rect(painter, QRectF(FACE_INSET, FACE_INSET, inner, inner), FACE_RADIUS, top)
    for x, y in PIPS[value]:
        _pip(painter, colours, EDGE / 2 + x * PIP_STEP, EDGE / 2 + y * PIP_STEP, value == 1)


def _pip(painter: QPainter, colours: DieColours, x: float, y: float, is_ace: bool) -> None:
    radius = ACE if is_ace else PIP
    fill(painter, circle(x, y + 1, radius * 1.07), colour("#FFFFFF", colours.lip))
    hollow = QRadialGradient(x, y + radius * 0.5, radius * 1.5)
    if colours is COLOURS["ivory"]:
        hollow.setColorAt(0, mix(colours.pip, "#FFFFFF", 0.16))
        hollow.setColorAt(1, QColor(colours.pip))
    else:
        hollow.setColorAt(0, QColor(colours.pip))
        hollow.setColorAt(1, mix(colours.pip, colours.edge, 0.25))
    fill(painter, circle(x, y, radius), hollow)


def paint_die(
    painter: QPainter,
    centre: QPointF,
    edge: float,
    face: str,
    rotation: float = 0.0,
    *,
    shaded: bool = True,
) -> None:
    """Draw a whole die straight onto a picture: for tiles, emblems, figures."""
    painter.save()
    painter.translate(centre)
    if shaded:
        _shadows(painter, edge, rotation, REST_SHADOWS)
    painter.rotate(rotation)
    _body(painter, square_of(face, max(2, round(edge * _density(painter)))), edge)
    painter.restore()


def _density(painter: QPainter) -> float:
    matrix = painter.deviceTransform()
    return math.hypot(matrix.m11(), matrix.m12())


def square_of(face: str, pixels: int) -> QImage:
    """The square of a die, so many device pixels wide, neither graded nor grained."""
    image = QImage(pixels, pixels, QImage.Format.Format_RGB32)
    # The last row may be a hair short of whole pixels and would let through what lay there.
    image.fill(QColor(parts_of(face)[0].body))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels / EDGE, pixels / EDGE)
        draw_die(painter, face)
    finally:
        painter.end()
    return image


def _body(painter: QPainter, square: QImage, edge: float) -> None:
    """Lay the square with round corners, its middle at (0, 0)."""
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    side = square.width()
    painter.scale(edge / side, edge / side)
    painter.translate(-side / 2, -side / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(square))
    painter.drawRoundedRect(QRectF(0, 0, side, side), side * RADIUS, side * RADIUS)
    painter.restore()


def _shadows(
    painter: QPainter,
    edge: float,
    rotation: float,
    shades: tuple[tuple[float, float, float], ...],
) -> None:
    """The shadow of a turned die falls straight down."""
    half = QRectF(-edge / 2, -edge / 2, edge, edge)
    for sigma, down, alpha in shades:
        painter.save()
        painter.translate(0, down * edge)
        painter.rotate(rotation)
        shadow(painter, half, RADIUS * edge, max(1.0, sigma * edge), colour("#000000", alpha))
        painter.restore()


def _halo(painter: QPainter, edge: float) -> None:
    """The light and the ring around a die that is held."""
    half = QRectF(-edge / 2, -edge / 2, edge, edge)
    radius = RADIUS * edge
    ember = colour(EMBER, HALO_ALPHA)
    shadow(painter, half, radius, HALO_SIGMA * edge, ember, spread=HALO_SPREAD * edge)
    out = RING_OUT * edge
    ring = half.adjusted(-out, -out, out, out)
    fill_rect(painter, ring, radius + out, None, EMBER, max(RING_LEAST, RING_WIDTH * edge))


def shadow_reach(edge: float) -> float:
    """How far the shadow of a die reaches beyond its edge, whichever way it is turned."""
    turned = (math.sqrt(2) - 1) / 2
    return (turned + max(down + REACH * sigma for sigma, down, _ in HIGH_SHADOWS)) * edge


def halo_reach(edge: float) -> float:
    """How far the light of a held die reaches beyond its edge."""
    return (HALO_SPREAD + REACH * HALO_SIGMA) * edge


class DiceSprites:
    """The pictures of dice, drawn when first asked for, the least used forgotten.

    `grade` is asked for the light of the table each time, so a picture is never of an old
    one. Every pixmap has the ratio asked for and the middle of the die in its own middle.
    """

    def __init__(self, grade: Callable[[], Grade], memory: int = MEMORY) -> None:
        self._grade = grade
        self._memory = memory
        self._used = 0
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    @property
    def used(self) -> int:
        """The bytes of the pictures kept now, never more than the bound."""
        return self._used

    def body(self, face: str, edge: float, dpr: float) -> QPixmap:
        """The die alone, straight."""
        return self._picture(
            ("body", face), edge, dpr, 0.0, lambda painter, size: self._lay(painter, face, size)
        )

    def lying(self, face: str, edge: float, dpr: float, rotation: float) -> QPixmap:
        """The die with the shadow it has when it lies, turned by so many degrees."""

        def draw(painter: QPainter, size: float) -> None:
            _shadows(painter, size, rotation, REST_SHADOWS)
            painter.rotate(rotation)
            self._lay(painter, face, size)

        return self._picture(("lying", face, rotation), edge, dpr, shadow_reach(edge), draw)

    def shade(self, edge: float, dpr: float, *, high: bool) -> QPixmap:
        """The shadow alone of a straight die: one that lies, or one `high` above the cloth."""
        shades = HIGH_SHADOWS if high else REST_SHADOWS
        return self._picture(
            ("shade", high),
            edge,
            dpr,
            shadow_reach(edge),
            lambda painter, size: _shadows(painter, size, 0.0, shades),
        )

    def halo(self, edge: float, dpr: float) -> QPixmap:
        """The light and the ring of a held die, without the die; no grade changes them."""
        return self._picture(("halo",), edge, dpr, halo_reach(edge), _halo)

    def _lay(self, painter: QPainter, face: str, edge: float) -> None:
        """The graded die with its grain."""
        grade = self._grade()
        pixels = max(2, round(edge * _density(painter)))
        square = grading.apply(square_of(face, pixels), grade)
        add_grain(square, tile_density(painter.device().devicePixelRatio()), grade)
        _body(painter, square, edge)

    def _picture(
        self,
        what: tuple[object, ...],
        edge: float,
        dpr: float,
        reach: float,
        draw: Callable[[QPainter, float], None],
    ) -> QPixmap:
        across = max(2, round(edge * dpr))
        key = (*what, across, dpr, self._grade())
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        margin = math.ceil(reach * dpr) + CLEAR
        side = across + 2 * margin
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(dpr)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(side / dpr / 2, side / dpr / 2)
            draw(painter, across / dpr)
        finally:
            painter.end()  # Qt crashes when a picture dies before its painter has ended
        pixmap = QPixmap.fromImage(image)
        self._keep(key, pixmap)
        return pixmap

    def _keep(self, key: tuple[object, ...], pixmap: QPixmap) -> None:
        cost = 4 * pixmap.width() * pixmap.height()
        if cost > self._memory:
            return
        self._kept[key] = pixmap
        self._used += cost
        while self._used > self._memory:
            _, old = self._kept.popitem(last=False)
            self._used -= 4 * old.width() * old.height()
