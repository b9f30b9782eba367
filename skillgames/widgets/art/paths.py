"""Paths: parsing, placing and filling vector shapes; letters as outlines.

Shapes are in the units of their drawing (a card is 100 wide); y grows downwards.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QPen, QTransform

from skillgames.widgets.look import display_font, load_fonts

Paint = str | QColor | QBrush | QGradient

_TOKEN = re.compile(r"[MLCQZ]|-?(?:\d+\.?\d*|\.\d+)")
_OUTLINE_SIZE = 200


@lru_cache(maxsize=512)
def svg(data: str) -> QPainterPath:
    """The path of an SVG text with the absolute commands M, L, C, Q and Z.

    Numbers may follow each other without separator where a minus tells them apart. The
    same text gives the same object: copy it before changing it. ValueError when the text
    does not start with a command or a command lacks numbers.
    """
    tokens = _TOKEN.findall(data)
    path = QPainterPath()
    command = ""
    place = 0
    while place < len(tokens):
        if tokens[place] in "MLCQZ":
            command = tokens[place]
            place += 1
        count = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0}.get(command)
        if count is None or (count == 0 and place < len(tokens) and tokens[place] not in "MLCQZ"):
            raise ValueError(f"a number without a command in the path {data!r}")
        numbers = [float(token) for token in tokens[place : place + count]]
        if len(numbers) < count:
            raise ValueError(f"too few numbers in the path {data!r}")
        place += count
        _add(path, command, numbers)
        if command == "M":
            command = "L"
    return path


def _add(path: QPainterPath, command: str, numbers: list[float]) -> None:
    points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    if command == "M":
        path.moveTo(points[0])
    elif command == "L":
        path.lineTo(points[0])
    elif command == "C":
        path.cubicTo(*points)
    elif command == "Q":
        path.quadTo(*points)
    else:
        path.closeSubpath()


def placed(
    path: QPainterPath,
    cx: float,
    cy: float,
    scale: float = 1.0,
    rotation: float = 0.0,
    *,
    mirrored: bool = False,
) -> QPainterPath:
    """A copy scaled, turned clockwise by `rotation` degrees and moved by (cx, cy).

    `mirrored` swaps left and right first.
    """
    transform = QTransform()
    transform.translate(cx, cy)
    transform.rotate(rotation)
    transform.scale(-scale if mirrored else scale, scale)
    return transform.map(path)


def brush(paint: Paint | None) -> QBrush:
    """A brush of a colour, a gradient or a brush; None is the empty brush."""
    if paint is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    if isinstance(paint, str):
        return QBrush(QColor(paint))
    return QBrush(paint)


def stroke(colour: str | QColor, width: float) -> QPen:
    """A pen with round ends and joins."""
    return QPen(
        QColor(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def fill(
    painter: QPainter,
    path: QPainterPath,
    paint: Paint | None,
    pen: str | QColor | None = None,
    width: float = 1.0,
) -> None:
    """Fill a path and, when `pen` is given, draw its outline on top."""
    painter.setBrush(brush(paint))
    painter.setPen(stroke(pen, width) if pen is not None else QPen(Qt.PenStyle.NoPen))
    painter.drawPath(path)


def fill_rect(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    paint: Paint | None,
    pen: str | QColor | None = None,
    width: float = 1.0,
) -> None:
    """Fill a rounded rectangle; the outline is centred on its edge."""
    painter.setBrush(brush(paint))
    painter.setPen(QPen(QColor(pen), width) if pen is not None else QPen(Qt.PenStyle.NoPen))
    painter.drawRoundedRect(rect, radius, radius)


def line(
    painter: QPainter,
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    colour: str | QColor,
    width: float = 1.0,
) -> None:
    """A straight line with round ends."""
    painter.setPen(stroke(colour, width))
    painter.drawLine(QLineF(x1, y1, x2, y2))


def circle(cx: float, cy: float, radius: float, radius_y: float | None = None) -> QPainterPath:
    """A circle, or an ellipse when `radius_y` is given."""
    path = QPainterPath()
    path.addEllipse(QPointF(cx, cy), radius, radius if radius_y is None else radius_y)
    return path


def rect(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle, rounded when `radius` is given."""
    path = QPainterPath()
    if radius:
        path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    else:
        path.addRect(QRectF(x, y, width, height))
    return path


def star(
    cx: float, cy: float, outer: float, inner: float, points: int, rotation: float = -90.0
) -> QPainterPath:
    """A star whose first point looks in the direction `rotation` (degrees, -90 is up)."""
    path = QPainterPath()
    for corner in range(2 * points):
        angle = math.radians(rotation + corner * 180 / points)
        reach = outer if corner % 2 == 0 else inner
        point = QPointF(cx + reach * math.cos(angle), cy + reach * math.sin(angle))
        if corner == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


@lru_cache(maxsize=32)
def rays(
    cx: float, cy: float, inner: float, outer: float, count: int, rotation: float = 0.0
) -> tuple[QLineF, ...]:
    """`count` lines around a centre from radius `inner` to `outer`."""
    result = []
    for number in range(count):
        angle = math.radians(rotation + number * 360 / count)
        x, y = math.cos(angle), math.sin(angle)
        result.append(QLineF(cx + inner * x, cy + inner * y, cx + outer * x, cy + outer * y))
    return tuple(result)


def draw_lines(
    painter: QPainter, lines: Sequence[QLineF], colour: str | QColor, width: float
) -> None:
    """Draw lines with flat ends, each by itself: much faster than one path of them all."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLines(list(lines))


@lru_cache(maxsize=256)
def outline(
    text: str, cap: float, weight: int = 800, squeeze: float = 1.0, spacing: float = 0.0
) -> QPainterPath:
    """Text as a shape that scales with its drawing, centred on (0, 0).

    `cap` is the height of a capital letter, `squeeze` narrows the letters, `spacing` is
    tracking in per cent. The same arguments give the same object: copy before changing.
    """
    load_fonts()
    font = display_font(_OUTLINE_SIZE, weight)
    font.setLetterSpacing(font.SpacingType.PercentageSpacing, 100 + spacing)
    capital = QPainterPath()
    capital.addText(0, 0, font, "H")
    path = QPainterPath()
    path.addText(0, 0, font, text)
    bounds = path.boundingRect()
    scale = cap / capital.boundingRect().height()
    transform = QTransform()
    transform.translate(0, cap / 2)
    transform.scale(scale * squeeze, scale)
    transform.translate(-bounds.center().x(), 0)
    return transform.map(path)
