"""Finished pictures of cards, in every state a card can be in.

A sprite is drawn once for the device pixels it will cover and then only copied: the face
is exactly round(width * dpr) device pixels wide, its shadow or glow lies in a clear margin
around it, alike on all four sides, so the card is always in the middle of its pixmap.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap

from skillgames.widgets.art import grading
from skillgames.widgets.art.backs import draw_back
from skillgames.widgets.art.badges import BADGES
from skillgames.widgets.art.french import WIDTH
from skillgames.widgets.art.grading import NEUTRAL, Grade
from skillgames.widgets.art.grain import add_grain, tile_density
from skillgames.widgets.art.hud import gold_dot, hud_style
from skillgames.widgets.art.packs import PACKS, Pack, Print
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.art.shadows import REACH, shadow
from skillgames.widgets.art.suits import LETTERS
from skillgames.widgets.look import CLOTHS, GOLD, PAPER, Cloth, colour

BACK = "back"  # the code of a card that lies face down
DRAWING = "drawing"  # the first part of the key of a bare face
LIFT_SCALE = 1.045  # a lifted card is drawn this much wider
MEMORY = 28 * 2**20  # bytes of finished pictures that are kept: two tables full of cards

# Margins are whole multiples of this, so they are whole device pixels at dpr 1.25 and 1.5.
MARGIN_STEP = 4
CLEAR = 2  # at least this much stays empty, so that turned edges stay smooth
DOT_MARGIN = 4  # around a gold dot, for its edge and shadow

# Shadows and glow in parts of the card's width: sigma, then how far down or out.
REST_SIGMA, REST_DY, REST_ALPHA = 0.045, 0.028, 0.34
CONTACT_SIGMA, CONTACT_DY, CONTACT_ALPHA = 1.0, 0.8, 0.35  # in pixels
LIFT_SIGMA, LIFT_DY, LIFT_ALPHA = 0.13, 0.75, 0.42
LIFT_NEAR_SIGMA, LIFT_NEAR_DY, LIFT_NEAR_ALPHA = 0.03, 0.18, 0.30
GLOW_SIGMA, GLOW_SPREAD, GLOW_ALPHA = 0.14, 0.055, 0.95
GLOW_NEAR_SIGMA, GLOW_NEAR_SPREAD, GLOW_NEAR_ALPHA = 0.05, 0.02, 0.90
RING_WIDTH, RING_MIN, RING_OUT = 0.026, 2.2, 1.2


@dataclass(frozen=True)
class DeckStyle:
    """Which of `PACKS` it is and how it looks: colours, the letters of J, Q, K and A,
    pattern and dye of the back.

    `large_indices` prints ranks and suits in the corners larger. `grade` is the light of
    the table, on cards and cloth alike; the `ring` of a card that glows is not graded, so
    that it can be told at every grade.
    """

    four_colours: bool = False
    letters: str = LETTERS
    back_pattern: str = "ripple"
    cloth: Cloth = CLOTHS["lake"]
    large_indices: bool = False
    grade: Grade = NEUTRAL
    ring: str = GOLD
    pack: str = "french"


@dataclass(frozen=True)
class _Size:
    """A card in device pixels."""

    width: int
    height: int
    margin: int
    dpr: float
    radius: float
    """Of the corners, in logical pixels."""
    compact: bool

    @property
    def card(self) -> QRectF:
        """The card inside its pixmap, in logical pixels."""
        left = self.margin / self.dpr
        return QRectF(left, left, self.width / self.dpr, self.height / self.dpr)


def rest_margin(width: float) -> float:
    """The margin of cards that lie, plain or dimmed."""
    return _margin(max(REST_DY * width + REACH * _rest_sigma(width), CONTACT_DY + REACH))


def lifted_margin(width: float, lift: float) -> float:
    """The margin of a card lifted by `lift` pixels."""
    return _margin(LIFT_DY * lift + REACH * LIFT_SIGMA * width)


def glow_margin(width: float) -> float:
    """The margin of a glowing card."""
    return _margin((GLOW_SPREAD + REACH * GLOW_SIGMA) * width)


def _margin(reach: float) -> float:
    return float(math.ceil((reach + CLEAR) / MARGIN_STEP) * MARGIN_STEP)


def _rest_sigma(width: float) -> float:
    return max(1.5, REST_SIGMA * width)


class Sprites:
    """The pictures of one pack, drawn when first asked for, the least used forgotten.

    Widths are logical pixels, codes are those of the pack or `BACK`. Every pixmap has
    the device pixel ratio asked for and holds the card in its middle; subtract the margin
    of its state from the card's corner to find the corner of the pixmap. Narrow cards show
    the compact face, wider ones only where `compact` is asked for.
    """

    def __init__(self, style: DeckStyle | None = None, memory: int = MEMORY) -> None:
        """Start empty; `memory` bounds the bytes of the pictures kept."""
        self._style = style or DeckStyle()
        self._memory = memory
        self._used = 0
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    @property
    def style(self) -> DeckStyle:
        """The style of all pictures; see `restyle`."""
        return self._style

    @property
    def pack(self) -> Pack:
        """The pack of the style."""
        return PACKS[self._style.pack]

    @property
    def ratio(self) -> float:
        """The height of a card of this pack by its width."""
        return self.pack.ratio

    @property
    def used(self) -> int:
        """The bytes of the pictures kept now, never more than the bound."""
        return self._used

    def restyle(self, style: DeckStyle) -> None:
        """Draw with another style from now on; pictures that differ are forgotten.

        Where only the light is another, the bare drawings are kept: grading them anew is
        much quicker than drawing.
        """
        before, self._style = self._style, style
        if style == before:
            return
        if replace(style, grade=before.grade, ring=before.ring) == before:
            self._forget_all_but_drawings()
        else:
            self.clear()

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self._used = 0

    def margins(self, width: float) -> QMarginsF:
        """The clear space around a card that lies (`card`, `dimmed`), alike on all sides."""
        margin = rest_margin(width)
        return QMarginsF(margin, margin, margin, margin)

    def card(self, code: str, width: float, dpr: float, compact: bool = False) -> QPixmap:
        """A card that lies on the table, with its shadow."""
        size = self._size(width, dpr, rest_margin(width), compact)
        return self._picture(
            ("rest", code, size), size, lambda painter: self._rest(painter, code, size)
        )

    def flat(self, code: str, width: float, dpr: float, compact: bool = False) -> QPixmap:
        """A card without any shadow, in the margins of `card`: for ghosts and flips."""
        size = self._size(width, dpr, rest_margin(width), compact)
        return self._picture(
            ("flat", code, size), size, lambda painter: self._face(painter, code, size)
        )

    def lifted(
        self, code: str, width: float, dpr: float, lift: float, compact: bool = False
    ) -> QPixmap:
        """A card `lift` pixels above the table, its shadow below it; see `lifted_margin`.

        `width` is the width on the screen: multiply the card's own by `LIFT_SCALE`. The lift
        is rounded to whole pixels.
        """
        height = max(1, round(lift))
        size = self._size(width, dpr, lifted_margin(width, height), compact)

        def draw(painter: QPainter) -> None:
            _lift_shadow(painter, size, width, height)
            self._face(painter, code, size)

        return self._picture(("lifted", code, size, height), size, draw)

    def lift_shadow(self, width: float, dpr: float, lift: float) -> QPixmap:
        """The shadow of `lifted` alone, in its margins: below a card that leans."""
        height = max(1, round(lift))
        size = self._size(width, dpr, lifted_margin(width, height))
        return self._picture(
            ("shadow", size, height),
            size,
            lambda painter: _lift_shadow(painter, size, width, height),
        )

    def glowing(self, code: str, width: float, dpr: float, compact: bool = False) -> QPixmap:
        """A card in a golden glow with a ring; see `glow_margin`."""
        size = self._size(width, dpr, glow_margin(width), compact)

        def draw(painter: QPainter) -> None:
            _rest_shadow(painter, size, width)
            for sigma, spread, alpha in (
                (GLOW_SIGMA, GLOW_SPREAD, GLOW_ALPHA),
                (GLOW_NEAR_SIGMA, GLOW_NEAR_SPREAD, GLOW_NEAR_ALPHA),
            ):
                light = colour(GOLD, alpha)
                shadow(painter, size.card, size.radius, sigma * width, light, spread=spread * width)
            self._face(painter, code, size)
            ring = size.card.adjusted(-RING_OUT, -RING_OUT, RING_OUT, RING_OUT)
            pen = max(RING_MIN, RING_WIDTH * width)
            fill_rect(painter, ring, size.radius + RING_OUT, None, self._style.ring, pen)

        return self._picture(("glowing", code, size), size, draw)

    def dimmed(
        self, code: str, width: float, dpr: float, cloth: Cloth, compact: bool = False
    ) -> QPixmap:
        """A card under a veil of the cloth's darkest dye: it cannot be used now."""
        size = self._size(width, dpr, rest_margin(width), compact)

        def draw(painter: QPainter) -> None:
            self._rest(painter, code, size)
            veil = grading.shade(colour(cloth.dim, self.pack.dim), self._style.grade)
            fill_rect(painter, size.card, size.radius, veil)

        return self._picture(("dimmed", code, size, cloth.dim), size, draw)

    def dot(self, text: str, radius: float, dpr: float) -> QPixmap:
        """A golden coin of this radius with its worth ("" for none), in the middle."""

        def draw(painter: QPainter, centre: float) -> None:
            gold_dot(painter, centre, centre, radius, text or None)

        return self._round(("dot", text, radius, dpr), radius, dpr, draw)

    def badge(self, name: str, radius: float, dpr: float) -> QPixmap:
        """The badge of this name in `BADGES` with this radius, in the middle."""
        badge = BADGES[name]

        def draw(painter: QPainter, centre: float) -> None:
            badge(painter, centre, centre, radius)

        return self._round(("badge", name, radius, dpr, hud_style()), radius, dpr, draw)

    def _round(
        self,
        key: tuple[object, ...],
        radius: float,
        dpr: float,
        draw: Callable[[QPainter, float], None],
    ) -> QPixmap:
        half = math.ceil(radius) + DOT_MARGIN
        across = math.ceil(2 * half * dpr)
        size = _Size(across, across, 0, dpr, radius, False)
        return self._picture(key, size, lambda painter: draw(painter, across / dpr / 2))

    def _rest(self, painter: QPainter, code: str, size: _Size) -> None:
        _rest_shadow(painter, size, size.width / size.dpr)
        self._face(painter, code, size)

    def _face(self, painter: QPainter, code: str, size: _Size) -> None:
        """Lay the graded face, grain included, as a rounded rectangle of texture."""
        grade = self._style.grade
        image = self._drawn(code, size).toImage().convertToFormat(QImage.Format.Format_RGB32)
        face = grading.apply(image, grade)
        add_grain(face, tile_density(size.dpr), grade)
        painter.save()
        painter.scale(1 / size.dpr, 1 / size.dpr)
        painter.translate(size.margin, size.margin)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(face))
        radius = size.radius * size.dpr
        painter.drawRoundedRect(QRectF(0, 0, size.width, size.height), radius, radius)
        painter.restore()

    def _drawn(self, code: str, size: _Size) -> QPixmap:
        """The bare face, neither graded nor grained; all states and grades share it."""
        key = (DRAWING, code, size.width, size.height, size.compact)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        image = _draw_face(code, self._style, size)
        pixmap = QPixmap.fromImage(image)
        self._keep(key, pixmap)
        return pixmap

    def _size(self, width: float, dpr: float, margin: float, compact: bool = False) -> _Size:
        pack = self.pack
        across = max(1, round(width * dpr))
        return _Size(
            width=across,
            height=max(1, round(across * pack.ratio)),
            margin=math.ceil(margin * dpr),
            dpr=dpr,
            radius=pack.radius * across / dpr / WIDTH,
            compact=compact or across / dpr < pack.compact_below,
        )

    def _picture(
        self, key: tuple[object, ...], size: _Size, draw: Callable[[QPainter], None]
    ) -> QPixmap:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        image = QImage(
            size.width + 2 * size.margin,
            size.height + 2 * size.margin,
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.setDevicePixelRatio(size.dpr)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(painter)
        finally:
            painter.end()  # Qt crashes when a picture dies before its painter has ended
        pixmap = QPixmap.fromImage(image)
        self._keep(key, pixmap)
        return pixmap

    def _forget_all_but_drawings(self) -> None:
        for key in [key for key in self._kept if key[0] != DRAWING]:
            self._used -= _cost(self._kept.pop(key))

    def _keep(self, key: tuple[object, ...], pixmap: QPixmap) -> None:
        """Keep a picture if it fits at all, and forget the least used ones to make room."""
        if _cost(pixmap) > self._memory:
            return
        self._kept[key] = pixmap
        self._used += _cost(pixmap)
        while self._used > self._memory:
            _, old = self._kept.popitem(last=False)
            self._used -= _cost(old)


def _rest_shadow(painter: QPainter, size: _Size, width: float) -> None:
    shade = colour("#000000", REST_ALPHA)
    shadow(painter, size.card, size.radius, _rest_sigma(width), shade, dy=REST_DY * width)
    contact = colour("#000000", CONTACT_ALPHA)
    shadow(painter, size.card, size.radius, CONTACT_SIGMA, contact, dy=CONTACT_DY)


def _lift_shadow(painter: QPainter, size: _Size, width: float, height: int) -> None:
    for sigma, down, alpha in (
        (LIFT_SIGMA, LIFT_DY, LIFT_ALPHA),
        (LIFT_NEAR_SIGMA, LIFT_NEAR_DY, LIFT_NEAR_ALPHA),
    ):
        shade = colour("#000000", alpha)
        shadow(painter, size.card, size.radius, sigma * width, shade, dy=down * height)


def _cost(pixmap: QPixmap) -> int:
    """The bytes of a picture."""
    return 4 * pixmap.width() * pixmap.height()


def _draw_face(code: str, style: DeckStyle, size: _Size) -> QImage:
    """The face in device pixels, opaque into its corners, without grain."""
    pack = PACKS[style.pack]
    image = QImage(size.width, size.height, QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size.width / WIDTH, size.height / pack.height)
        if code == BACK:
            draw_back(painter, style.back_pattern, style.cloth, WIDTH, pack.height, pack.radius)
        else:
            large = style.large_indices
            how = Print(style.four_colours, style.letters, size.compact, large)
            pack.draw(painter, code, how)
    finally:
        painter.end()
    return image
