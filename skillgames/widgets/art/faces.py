"""The faces of buttons, sheets, segment rows and toggles.

Rectangles are logical pixels; shadows and focus rings reach a little outside them. The
text is given as it is to be shown, capitals included.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRegion

from skillgames.widgets.art.hud import focus_ring, hud_style, solid_pane
from skillgames.widgets.art.paths import Paint, circle, fill, fill_rect
from skillgames.widgets.art.shadows import shadow
from skillgames.widgets.look import (
    BRASS_BOTTOM,
    BRASS_TOP,
    EDGE,
    FOCUS_ON_PAPER,
    GLASS,
    GLASS_EDGE,
    GOOD,
    INK,
    SHEET_BOTTOM,
    SHEET_TOP,
    TILE,
    WELL,
    WELL_EDGE,
    WELL_TEXT,
    WHITE,
    colour,
    draw_text,
    mix,
    ui_font,
)

BUTTON_RADIUS = 0.30  # of the height
BUTTON_TEXT = 16
BUTTON_SPACING = 5  # per cent
BUTTON_SIDE = 10  # clear space left and right of the text
DISABLED = 0.45  # opacity of the text of a button that cannot be used
HOVER = 0.10  # how far a face turns to white under the pointer
PRESSED = 0.14  # and to black when pressed

SEGMENT_RADIUS = 0.32
SEGMENT_INNER_RADIUS = 0.24
SEGMENT_TEXT = 15
SEGMENT_PAD = 4

TOGGLE_WIDTH, TOGGLE_HEIGHT, TOGGLE_KNOB = 50, 28, 11
TOGGLE_OFF = "#B9AF9A"


def primary_face(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float = BUTTON_TEXT,
    *,
    focus: bool = False,
    enabled: bool = True,
    hover: bool = False,
    pressed: bool = False,
) -> None:
    """The brass button: the one thing to do now. Disabled it is flat and pale."""
    radius = rect.height() * BUTTON_RADIUS
    if enabled and not pressed:
        shadow(painter, rect, radius, 7, colour("#000000", 0.28), dy=3)
    metal = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    alpha = 1.0 if enabled else DISABLED
    for place, value in ((0, BRASS_TOP), (1, BRASS_BOTTOM)):
        metal.setColorAt(place, colour(_touched(value, hover and enabled, pressed), alpha))
    fill_rect(painter, rect, radius, metal)
    inner = rect.adjusted(0.7, 0.7, -0.7, -0.7)
    fill_rect(painter, inner, radius - 0.7, None, colour("#FFF3D0", 0.75 * alpha), 1.2)
    _label(painter, rect, text, size, INK, enabled)
    if focus:
        focus_ring(painter, rect, radius)


def line_face(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float = BUTTON_TEXT,
    *,
    focus: bool = False,
    enabled: bool = True,
    hover: bool = False,
    pressed: bool = False,
) -> None:
    """The plain button of a sheet: paper with an edge."""
    radius = rect.height() * BUTTON_RADIUS
    inner = rect.adjusted(0.7, 0.7, -0.7, -0.7)
    paper = _touched(TILE, hover and enabled, pressed)
    fill_rect(painter, inner, radius, paper, INK if hover and enabled else EDGE, 1.4)
    _label(painter, rect, text, size, INK, enabled)
    if focus:
        focus_ring(painter, rect, radius, on_paper=True)


def dark_face(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float = BUTTON_TEXT,
    *,
    focus: bool = False,
    enabled: bool = True,
    hover: bool = False,
    pressed: bool = False,
) -> None:
    """The second button over the cloth: dark glass with an edge, or solid black."""
    radius = rect.height() * BUTTON_RADIUS
    if hud_style().solid:
        solid_pane(painter, rect, radius)
    else:
        pane = colour(_touched(GLASS, hover and enabled, pressed), 0.62 if not pressed else 0.8)
        fill_rect(painter, rect, radius, pane)
        edge = colour(GLASS_EDGE, 0.6 if hover and enabled else 0.34)
        fill_rect(painter, rect.adjusted(0.7, 0.7, -0.7, -0.7), radius - 0.7, None, edge, 1.3)
    _label(painter, rect, text, size, hud_style().words, enabled)
    if focus:
        focus_ring(painter, rect, radius)


def _touched(value: str, hover: bool, pressed: bool) -> QColor:
    if pressed:
        return mix(value, "#000000", PRESSED)
    return mix(value, "#FFFFFF", HOVER) if hover else QColor(value)


def _label(
    painter: QPainter, rect: QRectF, text: str, size: float, ink: str, enabled: bool
) -> None:
    shade = colour(ink, 1.0 if enabled else DISABLED)
    room = rect.adjusted(BUTTON_SIDE, 0, -BUTTON_SIDE, 0)
    font = ui_font(size, 700, BUTTON_SPACING)
    draw_text(painter, room, text, font, shade, "center", elide=True)


SHEET_SHADOW = 140
"""How far the shadow of a sheet reaches, in design units."""


def sheet_face(painter: QPainter, rect: QRectF, radius: float = 22) -> None:
    """A sheet of paper that lies over the table, with its deep shadow."""
    _sheet_shadow(painter, rect, radius)
    paper = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    paper.setColorAt(0, QColor(SHEET_TOP))
    paper.setColorAt(1, QColor(SHEET_BOTTOM))
    fill_rect(painter, rect, radius, paper)
    inner = rect.adjusted(0.7, 0.7, -0.7, -0.7)
    fill_rect(painter, inner, radius - 0.7, None, colour("#FFFFFF", 0.7), 1.2)


def _sheet_shadow(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Only where the paper will not hide it: the rest would take longer than all the paper."""
    painter.save()
    hidden = rect.adjusted(radius, radius, -radius, -radius).toAlignedRect()
    reach = rect.adjusted(-SHEET_SHADOW, -SHEET_SHADOW, SHEET_SHADOW, SHEET_SHADOW)
    clip = QRegion(reach.toAlignedRect()) - QRegion(hidden)
    painter.setClipRegion(clip, Qt.ClipOperation.IntersectClip)
    shadow(painter, rect, radius, 34, colour("#000000", 0.55), dy=18)
    shadow(painter, rect, radius, 5, colour("#000000", 0.35), dy=2)
    painter.restore()


def segment_rects(rect: QRectF, count: int) -> list[QRectF]:
    """The rectangles of the segments of a row, left to right."""
    width = (rect.width() - 2 * SEGMENT_PAD) / count
    return [
        QRectF(
            rect.left() + SEGMENT_PAD + number * width,
            rect.top() + SEGMENT_PAD,
            width,
            rect.height() - 2 * SEGMENT_PAD,
        )
        for number in range(count)
    ]


def segment_face(
    painter: QPainter,
    rect: QRectF,
    items: Sequence[str],
    selected: int,
    accent: str | QColor = INK,
    size: float = SEGMENT_TEXT,
    *,
    focus: int | None = None,
) -> None:
    """A row of choices in a well; the chosen one is raised and coloured.

    `focus` is the number of the segment that has the keyboard.
    """
    height = rect.height()
    fill_rect(painter, rect, height * SEGMENT_RADIUS, WELL)
    edge = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    fill_rect(painter, edge, height * SEGMENT_RADIUS, None, colour(WELL_EDGE, 0.6), 1)
    inner = height * SEGMENT_INNER_RADIUS
    for number, place in enumerate(segment_rects(rect, len(items))):
        chosen = number == selected
        if chosen:
            shadow(painter, place, inner, 4, colour("#3A2C10", 0.28), dy=1.5)
            fill_rect(painter, place, inner, accent)
        font = ui_font(size, 700 if chosen else 600)
        ink = WHITE if chosen else WELL_TEXT
        draw_text(painter, place, items[number], font, ink, "center", elide=True)
        if focus == number:
            ring = place.adjusted(-3, -3, 3, 3)
            fill_rect(painter, ring, height * 0.28, None, FOCUS_ON_PAPER, 2.6)


def toggle_face(
    painter: QPainter,
    rect: QRectF,
    on: bool,
    accent: str | QColor = GOOD,
    *,
    focus: bool = False,
    enabled: bool = True,
) -> None:
    """A switch, 50 x 28, in the middle of `rect`: the knob is right and the ground is
    coloured when it is on."""
    left = rect.center().x() - TOGGLE_WIDTH / 2
    top = rect.center().y() - TOGGLE_HEIGHT / 2
    body = QRectF(left, top, TOGGLE_WIDTH, TOGGLE_HEIGHT)
    ground: Paint = accent if on else TOGGLE_OFF
    painter.save()
    if not enabled:
        painter.setOpacity(painter.opacity() * DISABLED)
    fill_rect(painter, body, TOGGLE_HEIGHT / 2, ground)
    x = left + (TOGGLE_WIDTH - TOGGLE_HEIGHT / 2 if on else TOGGLE_HEIGHT / 2)
    y = body.center().y()
    fill(painter, circle(x, y + 1, TOGGLE_KNOB), colour("#000000", 0.22))
    fill(painter, circle(x, y, TOGGLE_KNOB), WHITE)
    painter.restore()
    if focus:
        focus_ring(painter, body, TOGGLE_HEIGHT / 2, on_paper=True)
