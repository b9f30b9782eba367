"""The score table: a sheet of paper with a column per player, painted line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter

from skillgames.games.yacht.scoring import (
    CHANCE,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    LARGE_STRAIGHT,
    SMALL_STRAIGHT,
    THREE_OF_A_KIND,
    UPPER_BOXES,
    UPPER_GOAL,
    YACHT,
    face_of,
)
from skillgames.games.yacht.table.layout import (
    BONUS_LINE,
    HEADER,
    LINES,
    PERSON,
    SEAT_DICE,
    Geometry,
)
from skillgames.widgets import look
from skillgames.widgets.art import dice
from skillgames.widgets.art.hud import draw_narrowed, focus_ring
from skillgames.widgets.art.paths import circle, fill, fill_rect, line
from skillgames.widgets.art.shadows import shadow
from skillgames.widgets.place import Rect

PAPER_TOP, PAPER_BOTTOM = "#FBF7EC", "#F2EAD8"
OTHERS_INK = "#4A4944"
DASH = "#A79C83"
BAR = "#8E7C52"
BONUS_GROUND = "#C9B98F"
OWN_TOTAL = "#FFD98C"
SHADOW_MARGIN = 74.0

SIGNS = {
    THREE_OF_A_KIND: "3×",
    FOUR_OF_A_KIND: "4×",
    FULL_HOUSE: "3+2",
    SMALL_STRAIGHT: "1–4",
    LARGE_STRAIGHT: "1–5",
    YACHT: "5×",
    CHANCE: "Σ",
}
"""The sign of each lower box; upper ones show their die."""

SIGN_X, NAME_GAP = 32.0, 7.0
"""The middle of a sign in design units, and the least pixels between it and the name."""


@dataclass(frozen=True, slots=True)
class BoxLine:
    """What the row of a box shows."""

    box: int
    name: str
    values: tuple[int | None, ...]
    """By seat."""
    preview: int | None = None
    """What the dice would bring in the own column."""
    chosen: bool = False
    hovered: bool = False
    focused: bool = False
    hint: str = ""
    """Words beside the only column."""


def seat_colour(seat: int) -> str:
    """The colour of a player's bars and lines on paper."""
    return look.PREVIEW if seat == PERSON else dice.COLOURS[SEAT_DICE[seat]].body


def paint_sheet(
    painter: QPainter, geometry: Geometry, pad: QRectF, title: str, heads: Sequence[str]
) -> None:
    """The paper with the heads of the columns and the lines between rows."""
    u, t = geometry.u, geometry.t
    shadow(painter, pad, 18 * u, 24 * u, look.colour("#000000", 0.5), dy=12 * u)
    paper = QLinearGradient(pad.topLeft(), pad.bottomLeft())
    paper.setColorAt(0, QColor(PAPER_TOP))
    paper.setColorAt(1, QColor(PAPER_BOTTOM))
    fill_rect(painter, pad, 18 * u, paper)
    shift = QPointF(pad.x() - geometry.pad.x, pad.y() - geometry.pad.y)
    own = _moved(geometry.column(PERSON), shift)
    fill_rect(painter, own, 12 * u, look.PREVIEW_TINT)
    edge = own.adjusted(0.6, 0.6, -0.6, -0.6)
    fill_rect(painter, edge, 12 * u, None, look.colour(look.PREVIEW, 0.35), 1.2)
    room = QRectF(pad.x() + 20 * u, pad.y() + 8 * u, geometry.labels - 26 * u, (HEADER - 10) * u)
    look.draw_text(painter, room, title, look.display_font(21 * t), look.INK, elide=True)
    for seat, name in enumerate(heads):
        column = _moved(geometry.column(seat), shift)
        _head(painter, geometry, column, seat, name)
    left, right = pad.left() + 14 * u, pad.right() - 14 * u
    for number in range(LINES - 1):
        y = _moved(geometry.line(number), shift).top()
        strong = number in (0, BONUS_LINE + 1)
        ink = look.colour(look.LINE, 1.0 if strong else 0.75)
        line(painter, left, y, right, y, ink, max(1.0, u) * (1.2 if strong else 1.0))


def _head(painter: QPainter, geometry: Geometry, column: QRectF, seat: int, name: str) -> None:
    u, t = geometry.u, geometry.t
    bottom = column.top() + (HEADER - 8) * u
    words = QRectF(column.left() + 2, bottom - 19 * t, column.width() - 4, 18 * t)
    top = column.top() + 2 * u
    size = min(18 * t, words.top() - top - 2)
    centre = QPointF(column.center().x(), (top + words.top()) / 2)
    if seat == PERSON:
        box = QRectF(0, 0, size, size)
        box.moveCenter(centre)
        fill_rect(painter, box, size * dice.RADIUS, "#8C7A55")
        size -= 1.6 * max(1.0, u)
    face = dice.face_of(SEAT_DICE[seat], seat + 1)
    dice.paint_die(painter, centre, size, face, shaded=False)
    font = look.ui_font(12.5 * t, 700 if seat == PERSON else 600)
    ink = look.INK if seat == PERSON else look.INK2
    _squeezed(painter, words, name, font, ink)


def _squeezed(painter: QPainter, rect: QRectF, words: str, font: QFont, ink: str) -> None:
    """Words in the middle, a little narrower where they would not fit: heads are never cut."""
    width = look.text_width(words, font)
    painter.save()
    painter.translate(rect.center())
    painter.scale(min(1.0, rect.width() / max(1.0, width)), 1.0)
    room = QRectF(-width, -rect.height() / 2, 2 * width, rect.height())
    look.draw_text(painter, room, words, font, ink, "center")
    painter.restore()


def _moved(rect: Rect, shift: QPointF) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height).translated(shift)


def paint_box(painter: QPainter, geometry: Geometry, row: QRectF, shown: BoxLine) -> None:
    """One row: sign, name, the points of every player, and the preview in blue."""
    u, t = geometry.u, geometry.t
    width = geometry.column_width
    left = row.left() + geometry.labels
    inset = 2 * u
    own = QRectF(row.left() + 8 * u, row.top() + inset, 0, row.height() - 2 * inset)
    own.setRight(left + width)
    if shown.chosen:
        fill_rect(painter, own, 10 * u, look.SELECTED_TINT)
        ring = own.adjusted(1, 1, -1, -1)
        fill_rect(painter, ring, 10 * u - 1, None, look.SELECTED, 2.2 * max(1.0, u))
    elif shown.hovered:
        fill_rect(painter, own, 10 * u, look.colour(look.PREVIEW, 0.10))
    if shown.focused:
        inside = 6.5 if shown.chosen else 4.0
        ring = own.adjusted(inside, inside, -inside, -inside)
        focus_ring(painter, ring, 8 * u, on_paper=True)
    _sign(painter, geometry, row, shown.box)
    start = max(56 * u, SIGN_X * u + _sign_width(geometry) / 2 + NAME_GAP)
    room = QRectF(row.left() + start, row.top(), geometry.labels - start - 4 * u, row.height())
    draw_narrowed(painter, room, shown.name, 14.5 * t, 700 if shown.chosen else 500, look.INK)
    for seat, value in enumerate(shown.values):
        cell = QRectF(left + seat * width, row.top(), width, row.height())
        _value(painter, geometry, cell, value, shown.preview if seat == PERSON else None, seat)
    if shown.hint:
        hint = QRectF(left + width + 16 * u, row.top(), 0, row.height())
        hint.setRight(row.right() - 16 * u)
        small = look.ui_font(12.5 * t)
        look.draw_text(painter, hint, shown.hint, small, look.INK2, elide=True)


def _value(
    painter: QPainter,
    geometry: Geometry,
    cell: QRectF,
    value: int | None,
    preview: int | None,
    seat: int,
) -> None:
    size = 17 * geometry.t
    if value is not None:
        font = look.ui_font(size, 600, tabular=True)
        figure = look.INK if seat == PERSON else OTHERS_INK
        look.draw_text(painter, cell, str(value), font, figure, "center")
    elif preview is not None:
        font = look.ui_font(size, 700 if preview else 500, tabular=True)
        look.draw_text(painter, cell, str(preview), font, look.PREVIEW, "center")
    else:
        x, y, half = cell.center().x(), cell.center().y(), 5 * geometry.u
        ink = look.colour(DASH, 0.8)
        line(painter, x - half, y, x + half, y, ink, 1.6 * max(1.0, geometry.u))


def _sign_width(geometry: Geometry) -> float:
    """Of the widest sign, and so of all in the lower part."""
    font = look.ui_font(11 * geometry.t, 700)
    return max(28 * geometry.u + 3, look.text_width(SIGNS[FULL_HOUSE], font) + 5)


def _sign(painter: QPainter, geometry: Geometry, row: QRectF, box: int) -> None:
    u, t = geometry.u, geometry.t
    x, y = row.left() + SIGN_X * u, row.center().y()
    if box in UPPER_BOXES:
        paint_mini(painter, QPointF(x, y), 22 * u, face_of(box))
        return
    font = look.ui_font(11 * t, 700)
    rect = QRectF(0, 0, _sign_width(geometry), 22 * u + 1)
    rect.moveCenter(QPointF(x, y))
    fill_rect(painter, rect, 6 * u, None, look.colour(look.INK, 0.5), 1.1)
    look.draw_text(painter, rect, SIGNS[box], font, look.INK, "center")


def paint_mini(painter: QPainter, centre: QPointF, size: float, value: int) -> None:
    """A die in lines, small."""
    box = QRectF(0, 0, size, size)
    box.moveCenter(centre)
    fill_rect(painter, box, size * 0.22, "#FFFDF6", look.colour(look.INK, 0.75), 1.1)
    for x, y in dice.PIPS[value]:
        pip = circle(centre.x() + x * size * 0.26, centre.y() + y * size * 0.26, size * 0.095)
        fill(painter, pip, look.INK)


def paint_bonus(
    painter: QPainter,
    geometry: Geometry,
    row: QRectF,
    name: str,
    goal: str,
    upper: Sequence[int],
    reached: Sequence[str],
) -> None:
    """The row of the bonus: how far each player is, and what it brought (`reached`)."""
    u, t = geometry.u, geometry.t
    ground = row.adjusted(10 * u, 3 * u, -10 * u, -3 * u)
    fill_rect(painter, ground, 8 * u, look.colour(BONUS_GROUND, 0.22))
    font, small = look.ui_font(13.5 * t, 600), look.ui_font(12 * t)
    room = QRectF(row.left() + 20 * u, row.top(), geometry.labels - 28 * u, row.height())
    look.draw_text(painter, room, name, font, look.INK2)
    taken = look.text_width(name, font) + 12 * t
    if taken + look.text_width(goal, small) <= room.width():
        look.draw_text(painter, room.adjusted(taken, 0, 0, 0), goal, small, look.INK2)
    width = geometry.column_width
    for seat, (total, bonus) in enumerate(zip(upper, reached, strict=True)):
        cell = QRectF(row.left() + geometry.labels + seat * width, row.top(), width, row.height())
        figures = bonus or f"{total}/{UPPER_GOAL}"
        ink = look.GOOD if bonus else look.INK if seat == PERSON else look.INK2
        font = look.ui_font(12.5 * t, 700 if bonus else 600, tabular=True)
        bar_height = max(4.0, 4.5 * u)
        words = QRectF(cell.left(), cell.top() + 3 * u, width, row.height() - bar_height - 9 * u)
        look.draw_text(painter, words, figures, font, ink, "center")
        long = min(width * 0.62, 90 * u)
        bar = QRectF(cell.center().x() - long / 2, 0, long, bar_height)
        bar.moveBottom(row.bottom() - 6.5 * u)
        fill_rect(painter, bar, bar_height / 2, look.colour(BAR, 0.30))
        share = min(1.0, total / UPPER_GOAL)
        if share > 0:
            bar.setWidth(max(bar_height, long * share))
            colour = look.GOOD if bonus else seat_colour(seat)
            fill_rect(painter, bar, bar_height / 2, colour)


def paint_totals(
    painter: QPainter, geometry: Geometry, row: QRectF, name: str, totals: Sequence[int]
) -> None:
    """The dark row at the foot."""
    u, t = geometry.u, geometry.t
    ground = row.adjusted(10 * u, 4 * u, -10 * u, -2 * u)
    fill_rect(painter, ground, 12 * u, look.INK)
    room = QRectF(row.left() + 24 * u, row.top() + u, geometry.labels - 24 * u, row.height())
    look.draw_text(painter, room, name, look.display_font(19 * t), look.IVORY)
    width = geometry.column_width
    for seat, total in enumerate(totals):
        own = seat == PERSON
        cell = QRectF(row.left() + geometry.labels + seat * width, room.top(), width, row.height())
        font = look.display_font((24 if own else 21) * t, tabular=True)
        ink = OWN_TOTAL if own else look.IVORY
        look.draw_text(painter, cell, str(total), font, ink, "center")
