"""The Bolognese pack: 62 faces of 100 x 190 units.

A code of the suits is suit and rank: `SR` (king of swords), `CC` (knight of cups), `D10`,
`BA`. The trumps are `ANG MON SOL LUN`, `T16` to `T5`, `M1` to `M4` and `BEG`; `MAT` is the Matto.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from skillgames.widgets.art.bolognese_suits import (
    INKS,
    SUITS,
    draw_baton,
    draw_coin,
    draw_cup,
    draw_suit,
    draw_sword,
)
from skillgames.widgets.art.courts import (
    CRIMSON,
    GOLD,
    GREEN,
    INK,
    NAVY,
    PLUM,
    RUST,
    Panel,
    Robe,
    draw_court,
)
from skillgames.widgets.art.emblems import EMBLEMS, VIOLET, draw_emblem
from skillgames.widgets.art.french import PIPS, draw_paper
from skillgames.widgets.art.paths import (
    circle,
    draw_lines,
    fill,
    line,
    outline,
    placed,
    rays,
    rect,
    svg,
)
from skillgames.widgets.art.suits import LETTERS
from skillgames.widgets.look import PAPER, mix

WIDTH, HEIGHT, RADIUS = 100, 190, 7
RANKS = ("R", "Q", "C", "F", "10", "9", "8", "7", "6", "A")
CODES: tuple[str, ...] = (*(suit + rank for suit in SUITS for rank in RANKS), *EMBLEMS)

COURTS = {"R": "K", "Q": "Q", "C": "N", "F": "J"}
KNIGHT = {LETTERS: "C", "ВДКТ": "Р"}
"""The knight's letter beside letters of jack, queen, king and ace."""

ROBES = {"S": (NAVY, CRIMSON), "B": (GREEN, RUST), "C": (CRIMSON, NAVY), "D": ("#A8701C", PLUM)}
PANEL = Panel(QRectF(26, 14, 48, 162), drop=8)
LARGE_SHARE = 0.74  # of what lies between large corners

INDEX_X, INDEX_Y, INDEX_CAP = 15, 18, 19
INDEX_SUIT_X, INDEX_SUIT_Y, INDEX_SUIT = 14.5, 46, 20
LARGE_X, LARGE_Y, LARGE_CAP = 16.5, 21, 26
LARGE_SUIT_Y, LARGE_SUIT = 54, 22
COMPACT_X, COMPACT_Y, COMPACT_CAP = 25, 28, 34
COMPACT_SUIT_Y, COMPACT_SUIT = 72, 33
COMPACT_BIG_Y, COMPACT_BIG = 134, 60
EMBLEM_X, EMBLEM_Y, EMBLEM = 17, 18.5, 26
LARGE_EMBLEM_X, LARGE_EMBLEM_Y, LARGE_EMBLEM = 20, 21, 34

PIP, PIP_SMALL = 29, 25
COLUMNS = (30.5, 50.0, 69.5)
ROWS, ROWS_LONG = (48, 142), (45, 145)

BARS_LEAN, BARS_STEP, BARS_LENGTH = 17, 9.6, 118
MANY_LEAN, MANY_STEP, MANY_LENGTH = 15, 7.4, 112  # from eight on, clear of the corners
RIBBON = "M30 118C40 108 60 132 70 122L70 128C60 138 40 114 30 124Z"

ARCH = QRectF(20, 25, 60, 130)
PLAQUE = 27
ARCH_TOP, ARCH_BOTTOM = "#DCCFE8", "#F7EEDB"
ARCH_FRAME = "#FBF5E6"
PLAQUE_TEXT = "#F6E4B6"
NAMES = {
    "ANG": "ANGELO",
    "MON": "MONDO",
    "SOL": "SOLE",
    "LUN": "LUNA",
    "BEG": "BEGATO",
    "MAT": "MATTO",
    **{f"M{number}": "MORO" for number in range(1, 5)},
}
NUMERALS = ("V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI")
ROMAN = dict(zip(range(5, 17), NUMERALS, strict=True))


def rank_text(rank: str, letters: str = LETTERS) -> str:
    """What is printed for a rank of `RANKS`: `letters` stand for jack, queen, king and ace."""
    if rank == "C":
        return KNIGHT.get(letters, "C")
    place = "FQRA".find(rank)
    return letters[place] if place >= 0 else rank


def draw_bolognese(
    painter: QPainter,
    code: str,
    compact: bool = False,
    letters: str = LETTERS,
    large: bool = False,
) -> None:
    """Draw a card in 100 x 190 units with its corner at (0, 0).

    `compact` is the face for small cards: one big index, one big sign. `large` prints the
    corners larger and draws what lies between them smaller. ValueError when the code is no
    card.
    """
    if code not in CODES:
        raise ValueError(f"no card: {code!r}")
    draw_paper(painter, WIDTH, HEIGHT, RADIUS)
    if code in EMBLEMS:
        _trump(painter, code, compact, large)
    elif compact:
        _compact(painter, code[0], rank_text(code[1:], letters))
    else:
        _suit_card(painter, code[0], code[1:], letters, large)


def _both_ends(painter: QPainter, draw: Callable[[QPainter], None]) -> None:
    """Draw a corner and, turned, the corner opposite."""
    for turn in (False, True):
        painter.save()
        if turn:
            painter.translate(WIDTH, HEIGHT)
            painter.rotate(180)
        draw(painter)
        painter.restore()


def _shrink(painter: QPainter) -> None:
    """Make room for large corners around what is drawn from now on."""
    painter.translate(WIDTH / 2, HEIGHT / 2)
    painter.scale(LARGE_SHARE, LARGE_SHARE)
    painter.translate(-WIDTH / 2, -HEIGHT / 2)


def _text(painter: QPainter, text: str, x: float, y: float, cap: float, ink: str) -> None:
    two = len(text) > 1
    shape = outline(text, cap, squeeze=0.72 if two else 0.92, spacing=-6 if two else 0)
    fill(painter, placed(shape, x, y), ink)


def _corner(painter: QPainter, suit: str, text: str, large: bool, sign: bool) -> None:
    if large:
        _text(painter, text, LARGE_X, LARGE_Y, LARGE_CAP, INKS[suit])
        if sign:
            draw_suit(painter, suit, LARGE_X, LARGE_SUIT_Y, LARGE_SUIT)
        return
    _text(painter, text, INDEX_X, INDEX_Y, INDEX_CAP, INKS[suit])
    if sign:
        draw_suit(painter, suit, INDEX_SUIT_X, INDEX_SUIT_Y, INDEX_SUIT)


def _suit_card(painter: QPainter, suit: str, rank: str, letters: str, large: bool) -> None:
    # Beside rows of cups or coins a further one in the corner would be counted with them.
    counted = suit in "CD" and rank.isdigit()
    text = rank_text(rank, letters)
    corner = partial(_corner, suit=suit, text=text, large=large, sign=not counted)
    painter.save()
    if large:
        _shrink(painter)
    if rank in COURTS:
        mantle, stripe = ROBES[suit]
        draw = partial(_court_suit, suit=suit)
        draw_court(painter, COURTS[rank], Robe(mantle, stripe, draw, PANEL))
    elif rank == "A":
        _ace(painter, suit)
    elif counted:
        _pips(painter, suit, int(rank))
    else:
        _bars(painter, suit, int(rank))
    painter.restore()
    _both_ends(painter, corner)


def _court_suit(painter: QPainter, x: float, y: float, size: float, suit: str) -> None:
    draw_suit(painter, suit, x, y, size * 1.02)


def _ace(painter: QPainter, suit: str) -> None:
    middle = HEIGHT / 2
    if suit in "CD":
        draw = draw_cup if suit == "C" else draw_coin
        draw(painter, 50, middle, 58 if suit == "C" else 52)
        pale = mix(PAPER, INKS[suit], 0.3)
        fill(painter, circle(50, middle, 36), None, pale, 0.9)
        draw_lines(painter, rays(50, middle, 38, 42, 24), pale, 0.8)
        draw_lines(painter, rays(50, middle, 38, 40, 24, 7.5), pale, 0.8)
        return
    bar = draw_sword if suit == "S" else draw_baton
    bar(painter, 50, middle, 128, 0, 2.1)
    fill(painter, svg(RIBBON), CRIMSON if suit == "S" else GOLD, INK, 0.8)


def _pips(painter: QPainter, suit: str, count: int) -> None:
    top, bottom = ROWS if count < 9 else ROWS_LONG
    size = PIP if count < 9 else PIP_SMALL
    for x, part in PIPS[count]:
        across = COLUMNS[0] if x < 50 else COLUMNS[2] if x > 50 else COLUMNS[1]
        painter.save()
        painter.translate(across, top + (bottom - top) * part)
        painter.rotate(180 if part > 1 / 2 else 0)
        if suit == "C":
            draw_cup(painter, 0, 0, size)
        else:
            draw_coin(painter, 0, 0, size * 0.9)
        painter.restore()


def _bars(painter: QPainter, suit: str, count: int) -> None:
    """Swords or batons crossed in two sheaves, the odd one upright before them."""
    bar = draw_sword if suit == "S" else draw_baton
    half = count // 2
    many = count >= 8
    lean = MANY_LEAN if many else BARS_LEAN
    step, most = (MANY_STEP, MANY_LENGTH) if many else (BARS_STEP, BARS_LENGTH)
    for side in (-1, 1):
        for number in range(half):
            off = number - (half - 1) / 2
            length = most - abs(off) * 4
            bar(painter, 50 + off * step, HEIGHT / 2, length, side * lean, 0.82)
    if count % 2:
        bar(painter, 50, HEIGHT / 2, 132, 0, 1.05)


def _compact(painter: QPainter, suit: str, text: str) -> None:
    _text(painter, text, COMPACT_X, COMPACT_Y, COMPACT_CAP, INKS[suit])
    draw_suit(painter, suit, COMPACT_X, COMPACT_SUIT_Y, COMPACT_SUIT)
    draw_suit(painter, suit, 58, COMPACT_BIG_Y, COMPACT_BIG)


def _trump(painter: QPainter, code: str, compact: bool, large: bool) -> None:
    number = code[1:] if code[0] == "T" else ""
    if compact:
        if number:
            _text(painter, number, COMPACT_X + 3, COMPACT_Y, COMPACT_CAP, VIOLET)
            draw_emblem(painter, code, 50, 112, 86)
        else:
            draw_emblem(painter, code, 28, 28, 46)
            draw_emblem(painter, code, 50, 122, 86)
        return
    painter.save()
    if large:
        _shrink(painter)
    _portico(painter)
    draw_emblem(painter, code, 50, 86, 57.6)
    name = ROMAN[int(number)] if number else NAMES[code]
    shape = outline(name, 12 if number else 9, 700, squeeze=0.98 if number else 0.9, spacing=4)
    fill(painter, placed(shape, 50, ARCH.bottom() - PLAQUE / 2), PLAQUE_TEXT)
    painter.restore()
    _both_ends(painter, partial(_trump_corner, code=code, number=number, large=large))


def _trump_corner(painter: QPainter, code: str, number: str, large: bool) -> None:
    if number:
        x, y, cap = (LARGE_X, LARGE_Y, LARGE_CAP) if large else (INDEX_X, INDEX_Y, INDEX_CAP)
        _text(painter, number, x, y, cap, VIOLET)
    elif large:
        draw_emblem(painter, code, LARGE_EMBLEM_X, LARGE_EMBLEM_Y, LARGE_EMBLEM)
    else:
        draw_emblem(painter, code, EMBLEM_X, EMBLEM_Y, EMBLEM)


def _arch(out: float, down: float = 0) -> QPainterPath:
    left, right = ARCH.left() - out, ARCH.right() + out
    spring, top, foot = ARCH.top() + 36, ARCH.top() - 9 - out, ARCH.bottom() + down
    return svg(
        f"M{left:g} {foot:g}L{left:g} {spring:g}"
        f"C{left:g} {top:g} {right:g} {top:g} {right:g} {spring:g}L{right:g} {foot:g}Z"
    )


def _portico(painter: QPainter) -> None:
    """The arch a trump stands in, with its plaque and capitals."""
    frame = mix(ARCH_FRAME, "#C9A7D6", 0.12)
    fill(painter, _arch(3.6, 3), frame, mix(PAPER, VIOLET, 0.85), 1)
    sky = QLinearGradient(0, ARCH.top(), 0, ARCH.bottom())
    sky.setColorAt(0, ARCH_TOP)
    sky.setColorAt(0.75, ARCH_BOTTOM)
    fill(painter, _arch(0), sky, INK, 0.9)
    painter.save()
    painter.setClipPath(_arch(0), Qt.ClipOperation.IntersectClip)
    draw_lines(painter, rays(50, 88, 26, 90, 36, 5), mix(ARCH_TOP, "#8B6A2E", 0.2), 0.7)
    top = ARCH.bottom() - PLAQUE
    fill(painter, rect(ARCH.left(), top, ARCH.width(), PLAQUE + 1), VIOLET)
    line(painter, ARCH.left(), top, ARCH.right(), top, GOLD, 1.6)
    painter.restore()
    for x in (ARCH.left() - 5.2, ARCH.right() - 0.8):
        fill(painter, rect(x, ARCH.top() + 35, 6, 4.4, 0.8), GOLD, INK, 0.7)
