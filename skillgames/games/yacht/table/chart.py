"""The score over the rounds: a line per player, each ending in that player's die."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from skillgames.games.yacht.state import ROUNDS
from skillgames.games.yacht.table.layout import PERSON, SEAT_DICE
from skillgames.games.yacht.table.pad import seat_colour
from skillgames.widgets import look
from skillgames.widgets.art.dice import face_of, paint_die
from skillgames.widgets.art.paths import fill, fill_rect, line

HEIGHT = 110.0
"""The height the drawing is designed for."""

RADIUS, SIDE, TOP, FOOT, END = 14.0, 16.0, 30.0, 14.0, 26.0
DIE = 17.0
TARGET_INK = "#8A5A12"
OWN_WIDTH, OTHER_WIDTH = 2.8, 1.8


def paint_course(
    painter: QPainter,
    rect: QRectF,
    *,
    courses: Sequence[Sequence[int]],
    target: int | None,
    title: str,
) -> None:
    """Paint totals after each round (from 0), by seat; a dashed line where the target is."""
    k = min(rect.height() / HEIGHT, rect.width() / 240)
    ground = rect.adjusted(0.6 * k, 0.6 * k, -0.6 * k, -0.6 * k)
    fill_rect(painter, ground, RADIUS * k, look.TILE, look.LINE, 1.2 * k)
    words = QRectF(rect.left() + SIDE * k, rect.top() + 6 * k, rect.width() - 2 * SIDE * k, 20 * k)
    look.draw_text(painter, words, title, look.ui_font(13 * k, 600), look.INK2, elide=True)
    plot = rect.adjusted(SIDE * k, TOP * k, -(SIDE + END) * k, -FOOT * k)
    most = max(max(max(course) for course in courses), target or 0, 1)

    def at(number: int, total: int) -> QPointF:
        x = plot.left() + plot.width() * number / ROUNDS
        return QPointF(x, plot.bottom() - plot.height() * total / most)

    line(painter, plot.left(), plot.bottom(), plot.right(), plot.bottom(), look.LINE, 1.2 * k)
    for number in range(1, ROUNDS + 1):
        x = at(number, 0).x()
        line(painter, x, plot.bottom(), x, plot.bottom() + 3 * k, look.EDGE, k)
    if target is not None:
        _target(painter, plot, at(0, target).y(), target, k)
    # The own line lies above all others.
    for seat in (*range(1, len(courses)), PERSON):
        _course(painter, [at(n, total) for n, total in enumerate(courses[seat])], seat, k)
    for y, seat in _ends(plot, [at(len(c) - 1, c[-1]).y() for c in courses], k):
        x = plot.right() + (DIE / 2 + 6) * k
        _marker(painter, QPointF(x, y), seat, DIE * k)


def _course(painter: QPainter, points: Sequence[QPointF], seat: int, k: float) -> None:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    width = (OWN_WIDTH if seat == PERSON else OTHER_WIDTH) * k
    fill(painter, path, None, seat_colour(seat), width)


def _target(painter: QPainter, plot: QRectF, y: float, target: int, k: float) -> None:
    pen = QPen(look.colour(TARGET_INK), 1.5 * k)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
    words = QRectF(plot.left(), y + 1 * k, 60 * k, 16 * k)
    font = look.ui_font(12 * k, 600, tabular=True)
    look.draw_text(painter, words, str(target), font, TARGET_INK)


def _ends(plot: QRectF, heights: Sequence[float], k: float) -> list[tuple[float, int]]:
    """Where the dice at the ends stand: in the order of the lines, none over another."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    step = (DIE + 2) * k
    placed: list[tuple[float, int]] = []
    least = plot.top() - 12 * k
    for seat in order:
        y = max(heights[seat], least)
        placed.append((y, seat))
        least = y + step
    over = placed[-1][0] - plot.bottom()
    return [(y - over, seat) for y, seat in placed] if over > 0 else placed


def _marker(painter: QPainter, centre: QPointF, seat: int, size: float) -> None:
    if seat == PERSON:
        box = QRectF(0, 0, size, size)
        box.moveCenter(centre)
        fill_rect(painter, box, size * 0.2, "#8C7A55")
        size -= 1.6
    paint_die(painter, centre, size, face_of(SEAT_DICE[seat], seat + 1), shaded=False)
