"""The money-suited pack: 37 long, narrow faces of 100 x 300 units.

A code is suit and number: `P9` (tens) to `S1` (coins), and `W1`, which has no suit. Each corner
band says the same in two ways: a figure with the mark of the suit, and the two characters.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from skillgames.widgets.art.french import EDGE, SHADE
from skillgames.widgets.art.money_marks import (
    EXTENTS,
    GILT,
    INKS,
    SUITS,
    TOKEN_GILT,
    draw_character,
    draw_mark,
    draw_token,
)
from skillgames.widgets.art.paths import (
    circle,
    draw_lines,
    fill,
    fill_rect,
    outline,
    placed,
    rays,
    star,
    svg,
)
from skillgames.widgets.look import GOLD, colour, mix

WIDTH, HEIGHT, RADIUS = 100, 300, 8
WILD = "W1"
CODES: tuple[str, ...] = (*(suit + str(n) for suit in SUITS for n in range(9, 0, -1)), WILD)

PAPER = "#FAF1DF"
CREAM = "#FFF8E8"
WILD_INK = "#241C18"
WILD_FRAME = "#B3312B"
WILD_GILT = "#F7DFA2"
CLOUD = "#DCE5EA"

BAND = QRectF(5, 5, 90, 70)
FIELD = QRectF(5, 79, 90, 142)
NUMBER_X, NUMBER_Y, NUMBER_CAP = 27.5, 40, 41
TOKEN_X, TOKEN_Y, TOKEN = 69, 25.5, 30
SIGN_X, SIGN_Y, SIGN = (58, 79), 56.5, 18
LARGE_NUMBER_X, LARGE_CAP = 32, 50
LARGE_TOKEN_X, LARGE_TOKEN = 73, 34

# How many marks stand in each row, from the top: every number has a figure of its own.
ROWS = {
    1: (1,),
    2: (1, 1),
    3: (1, 1, 1),
    4: (2, 2),
    5: (2, 1, 2),
    6: (2, 2, 2),
    7: (2, 3, 2),
    8: (3, 2, 3),
    9: (3, 3, 3),
}
COLUMNS = {1: (50.0,), 2: (29.5, 70.5), 3: (20.5, 50.0, 79.5)}
ROW_STEP = {1: 0.0, 2: 66.0, 3: 44.0}
MIDDLE = HEIGHT / 2
CELL_WIDTH = {1: 50.0, 2: 36.0, 3: 25.0}
ALONE = 66.0  # the width of the one mark of a one
CELL_HEIGHT = {1: 72.0, 2: 52.0, 3: 40.0}


def draw_money(painter: QPainter, code: str, large: bool = False) -> None:
    """Draw a card in 100 x 300 units with its corner at (0, 0).

    `large` fills the corner bands with figure and mark, without the characters. ValueError
    when the code is no card.
    """
    if code not in CODES:
        raise ValueError(f"no card: {code!r}")
    _paper(painter)
    if code == WILD:
        _wild(painter, large)
        return
    suit, number = code[0], int(code[1])
    for turn in (False, True):
        painter.save()
        if turn:
            painter.translate(WIDTH, HEIGHT)
            painter.rotate(180)
        _band(painter, INKS[suit])
        _index(painter, suit, str(number), large)
        painter.restore()
    _field(painter, suit)
    if number == 1:
        _halo(painter, INKS[suit])
    for x, y, size in marks(suit, number):
        draw_mark(painter, suit, x, y, size)


def marks(suit: str, number: int) -> Iterator[tuple[float, float, float]]:
    """Where the marks of a card stand, and the width of the box of each."""
    rows = ROWS[number]
    width, height = EXTENTS[suit]
    most = max(rows)
    room = ALONE if number == 1 else CELL_WIDTH[most]
    size = 40 * min(room / width, CELL_HEIGHT[len(rows)] / height)
    step = ROW_STEP[len(rows)]
    for place, count in enumerate(rows):
        y = MIDDLE + (place - (len(rows) - 1) / 2) * step
        for x in COLUMNS[count]:
            yield x, y, size


def _paper(painter: QPainter) -> None:
    light = QLinearGradient(0, 0, 0, HEIGHT)
    light.setColorAt(0, mix(PAPER, "#FFFFFF", 0.45))
    light.setColorAt(1, mix(PAPER, SHADE, 0.28))
    fill_rect(painter, QRectF(0, 0, WIDTH, HEIGHT), RADIUS, light)
    inner = QRectF(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2)
    fill_rect(painter, inner, RADIUS - 0.4, None, colour(EDGE, 0.28), 1.0)


def _band(painter: QPainter, ink: str) -> None:
    fill_rect(painter, BAND, 5, ink)
    inner = BAND.adjusted(3, 3, -3, -3)
    fill_rect(painter, inner, 3, None, mix(ink, PAPER, 0.34), 0.9)


def _index(painter: QPainter, suit: str, number: str, large: bool) -> None:
    if large:
        shape = outline(number, LARGE_CAP)
        fill(painter, placed(shape, LARGE_NUMBER_X, BAND.center().y()), CREAM)
        draw_token(painter, suit, LARGE_TOKEN_X, BAND.center().y(), LARGE_TOKEN, TOKEN_GILT)
        return
    fill(painter, placed(outline(number, NUMBER_CAP), NUMBER_X, NUMBER_Y), CREAM)
    draw_token(painter, suit, TOKEN_X, TOKEN_Y, TOKEN, TOKEN_GILT)
    for name, x in zip((number, suit), SIGN_X, strict=True):
        draw_character(painter, name, x, SIGN_Y, SIGN, CREAM, 11 if name.isdigit() else 9)


def _field(painter: QPainter, suit: str) -> None:
    """The framed field between the bands, with a breath of the suit's colour."""
    ink = INKS[suit]
    tint = QLinearGradient(FIELD.topLeft(), FIELD.bottomLeft())
    for place, share in ((0.0, 0.11), (0.5, 0.02), (1.0, 0.11)):
        tint.setColorAt(place, mix(PAPER, ink, share))
    fill_rect(painter, FIELD, 3, tint, mix(PAPER, ink, 0.55), 1)
    corner = svg("M0 7L0 0L7 0M3.4 7L3.4 3.4L7 3.4")
    pen = mix(PAPER, ink, 0.5)
    for x, y, turn in (
        (FIELD.left() + 3, FIELD.top() + 3, 0),
        (FIELD.right() - 3, FIELD.top() + 3, 90),
        (FIELD.right() - 3, FIELD.bottom() - 3, 180),
        (FIELD.left() + 3, FIELD.bottom() - 3, 270),
    ):
        fill(painter, placed(corner, x, y, 1, turn), None, pen, 0.9)


def _halo(painter: QPainter, ink: str) -> None:
    """Rings and rays around the one mark of a one."""
    middle = WIDTH / 2
    pale = mix(PAPER, ink, 0.45)
    for radius in (37.0, 39.5):
        fill(painter, circle(middle, MIDDLE, radius), None, pale, 0.9)
    for number, reach in enumerate((46.0, 43.5)):
        draw_lines(painter, rays(middle, MIDDLE, 41, reach, 24, number * 7.5), pale, 1.0)


def _wild(painter: QPainter, large: bool) -> None:
    """The card without a suit: a great coin between clouds, in a red frame."""
    fill_rect(painter, QRectF(4.6, 4.6, 90.8, 290.8), 5.4, None, WILD_FRAME, 1.4)
    for turn in (False, True):
        painter.save()
        if turn:
            painter.translate(WIDTH, HEIGHT)
            painter.rotate(180)
        fill_rect(painter, QRectF(8, 8, 84, 67), 4, WILD_INK)
        fill_rect(painter, QRectF(10.6, 10.6, 78.8, 61.8), 2.6, None, GILT, 0.9)
        cap = LARGE_CAP if large else NUMBER_CAP
        y = BAND.center().y() + 1.5
        fill(painter, placed(outline("1", cap), 32, y), WILD_GILT)
        fill(painter, star(67, y, 20, 8.8, 5), GOLD)
        _cloud(painter, 104)
        painter.restore()
    fill(painter, circle(50, MIDDLE, 36), mix(PAPER, WILD_FRAME, 0.10), WILD_FRAME, 1.5)
    for start, inner, outer in ((0.0, 38.2, 42.4), (math.degrees(math.pi / 24), 38.2, 40.4)):
        draw_lines(painter, rays(50, MIDDLE, inner, outer, 24, start), WILD_FRAME, 1.0)
    draw_mark(painter, "S", 50, MIDDLE, 66)


def _cloud(painter: QPainter, y: float) -> None:
    shape = svg("M-30 8C-40 8-40-6-28-6C-26-16-10-18-6-10C0-20 18-18 18-7C30-10 38 0 32 8Z")
    fill(painter, placed(shape, 50, y - 8), CLOUD, WILD_INK, 1.3)
    curls = svg("M-20 3C-14-3-8-2-6 3M4 2C8-5 16-4 18 2")
    fill(painter, placed(curls, 50, y - 8), None, mix(CLOUD, WILD_INK, 0.6), 1.1)
