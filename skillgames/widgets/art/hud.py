"""What floats over the cloth: glass, plates, pills, avatars, dots and focus rings.

Rectangles are logical pixels. Sizes inside a plate or a pill follow its height, so one
scale factor fits them all. The faces of buttons and sheets are in `faces`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QRadialGradient

from skillgames.widgets.art.icons import draw_icon
from skillgames.widgets.art.paths import circle, fill, fill_rect, outline, placed
from skillgames.widgets.art.shadows import shadow
from skillgames.widgets.art.suits import LETTERS, draw_pip
from skillgames.widgets.look import (
    BRASS,
    FOCUS_INNER,
    FOCUS_ON_PAPER,
    FOCUS_OUTER,
    GLASS,
    GLASS_EDGE,
    GOLD,
    INK,
    IVORY,
    MIST,
    ON_GOLD,
    SMALLEST_TEXT,
    WHITE,
    colour,
    display_font,
    draw_text,
    mix,
    text_width,
    ui_font,
)

BLACK = "#000000"
GLASS_ALPHA = 0.58
PILL_ALPHA = 0.66
RING = 2.2

PLATE_HEIGHT = 54  # the height a plate is designed for
SMALLER, NARROWEST = 0.92, 0.82  # of words that are too long: size, then width
CLAUSE = " · "  # between the clauses of a plate's second line

PILL_HEIGHT = 38
PILL_TEXT = 15 / 38  # of the height
PILL_SUIT = 13 / 38
PILL_SIDE = 0.55
SIGN_SIZE = 1.3  # of the text: signs of other packs have finer drawings than suits

EDGE_WIDTH = 2.0  # of the white edge of solid panes
STRONG_RING = "#FFD400"  # rings beside solid panes

AVATAR_COLOURS = {
    "fish": "#3E8C84",
    "sun": "#C98A2B",
    "wave": "#C6443F",
    "moon": "#3C73B8",
    "leaf": "#3E9168",
}
AVATAR_COLOUR = "#6D6AA8"
AVATAR_INK = "#FFF8E8"


@dataclass(frozen=True)
class HudStyle:
    """How strongly what floats over the cloth stands out from it.

    `solid` makes panes black with a white edge, their words white and rings bright yellow.
    `clear_words` writes second lines on the cloth as clearly as first ones. `letters` stand
    for J, Q, K and A where cards are named in a sentence, as on the cards.
    """

    solid: bool = False
    clear_words: bool = False
    letters: str = LETTERS

    @property
    def ring(self) -> str:
        """The colour of the ring around the seat whose turn it is."""
        return STRONG_RING if self.solid else BRASS

    @property
    def glow(self) -> str:
        """The colour of the ring around a card that is captured."""
        return STRONG_RING if self.solid else GOLD

    @property
    def words(self) -> str:
        """The colour of first lines, on glass and on the cloth."""
        return WHITE if self.solid else IVORY

    @property
    def second_words(self) -> str:
        """The colour of second lines on glass."""
        return WHITE if self.solid else MIST

    @property
    def second_on_cloth(self) -> str:
        """The colour of second lines on the cloth."""
        if self.solid:
            return WHITE
        return IVORY if self.clear_words else MIST

    def word(self, colour: str) -> str:
        """A word's colour on glass: neutral words follow the style, others keep theirs."""
        return {IVORY: self.words, MIST: self.second_words}.get(colour, colour)


class _Current:
    """The style that is drawn with; one for the whole room, like the room's light."""

    style = HudStyle()


def hud_style() -> HudStyle:
    """The style everything here is drawn with."""
    return _Current.style


def use_hud_style(style: HudStyle) -> bool:
    """Draw with this style from now on; whether it differs from the one before.

    What is painted already is not painted again by this.
    """
    changed = style != _Current.style
    _Current.style = style
    return changed


def glass(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    alpha: float = GLASS_ALPHA,
    ring: str | QColor | None = None,
) -> None:
    """A pane of dark glass with a soft shadow; `ring` puts a coloured ring around it.

    Solid black with a white edge where the style of the room says so.
    """
    if hud_style().solid:
        solid_pane(painter, rect, radius)
    else:
        shadow(painter, rect, radius, 8, colour("#000000", 0.22), dy=3)
        fill_rect(painter, rect, radius, colour(GLASS, alpha))
        inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
        fill_rect(painter, inner, radius - 0.5, None, colour(GLASS_EDGE, 0.13), 1)
    if ring is not None:
        fill_rect(painter, rect.adjusted(-1, -1, 1, 1), radius + 1, None, ring, RING)


def solid_pane(painter: QPainter, rect: QRectF, radius: float) -> None:
    """A black pane with a white edge, for those who need the strongest contrast."""
    fill_rect(painter, rect, radius, BLACK)
    half = EDGE_WIDTH / 2
    inner = rect.adjusted(half, half, -half, -half)
    fill_rect(painter, inner, radius - half, None, WHITE, EDGE_WIDTH)


def avatar(
    painter: QPainter,
    cx: float,
    cy: float,
    r: float,
    icon: str,
    ring: str | QColor | None = None,
    colour: str | QColor | None = None,
) -> None:
    """A round picture of a player: an icon on a lit disc, `ring` around it when given.

    Without `colour` the disc has the colour that belongs to the icon.
    """
    base = AVATAR_COLOURS.get(icon, AVATAR_COLOUR) if colour is None else colour
    light = QRadialGradient(QPointF(cx - r * 0.3, cy - r * 0.4), r * 1.5)
    light.setColorAt(0, mix(base, "#FFFFFF", 0.22))
    light.setColorAt(1, mix(base, "#000000", 0.28))
    fill(painter, circle(cx, cy, r), light)
    draw_icon(painter, icon, cx, cy, r * 1.25, AVATAR_INK)
    if ring is not None:
        fill(painter, circle(cx, cy, r + 2.4), None, ring, 2.4)


def plate(
    painter: QPainter,
    rect: QRectF,
    name: str,
    score: int | str | None,
    of: int | str | None,
    sub: str | None,
    icon: str,
    active: bool,
    tag: str | None = None,
    *,
    avatar_colour: str | QColor | None = None,
    tag_colour: str | QColor = BRASS,
) -> None:
    """A seat: avatar, name, second line, score and what it is counted to.

    Everything is scaled by the height, designed for 54. `sub` may consist of clauses with
    " · " between them: the last ones are left out until the line fits. What is still too
    long is written smaller and narrower, as far as it can be read, before it ends in "…".
    `active` rings plate and avatar in brass; `tag` sits on the upper edge.
    """
    height = rect.height()
    k = height / PLATE_HEIGHT
    style = hud_style()
    ring = style.ring if active else None
    glass(painter, rect, height / 2, ring=ring)
    centre = rect.left() + height / 2
    avatar(painter, centre, rect.center().y(), height / 2 - 7 * k, icon, ring, avatar_colour)
    taken = 0.0
    if score is not None:
        taken = _score(painter, rect, str(score), None if of is None else str(of), k)
    left = rect.left() + height + 3 * k
    room = max(0.0, rect.right() - taken - left - 8 * k)
    sub_font = ui_font(12.5 * k)
    if sub:
        upper = QRectF(left, rect.top() + height * 0.13, room, height * 0.42)
        lower = QRectF(left, rect.top() + height * 0.49, room, height * 0.38)
        draw_narrowed(painter, upper, name, 15.5 * k, 600, style.words)
        clauses = fitting(sub, sub_font, room)
        draw_narrowed(painter, lower, clauses, 12.5 * k, 500, style.second_words)
    else:
        whole = QRectF(left, rect.top(), room, height)
        draw_narrowed(painter, whole, name, 15.5 * k, 600, style.words)
    if tag:
        _tag(painter, rect, tag, tag_colour, k)


def narrowed(words: str, size: float, weight: int, room: float) -> tuple[QFont, float]:
    """The font and the share of its width in which a line fits as far as it can be read.

    A line that is too long gets a little smaller, then narrower, and not less than that.
    """
    font = ui_font(size, weight)
    if text_width(words, font) > room:
        font = ui_font(size * SMALLER, weight)
    return font, max(NARROWEST, min(1.0, room / max(1.0, text_width(words, font))))


def draw_narrowed(
    painter: QPainter,
    rect: QRectF,
    words: str,
    size: float,
    weight: int,
    ink: str | QColor,
    align: str = "left",
) -> None:
    """A line that is not cut before it is as small and narrow as can be read."""
    font, share = narrowed(words, size, weight, rect.width())
    painter.save()
    painter.translate(rect.left(), 0)
    painter.scale(share, 1.0)
    room = QRectF(0, rect.top(), rect.width() / share + 0.5, rect.height())
    draw_text(painter, room, words, font, ink, align, elide=True)
    painter.restore()


def fitting(clauses: str, font: QFont, room: float) -> str:
    """The text without as many of its last clauses as it needs to fit; one always stays."""
    while CLAUSE in clauses and text_width(clauses, font) > room:
        clauses = clauses.rsplit(CLAUSE, 1)[0]
    return clauses


def _score(painter: QPainter, rect: QRectF, score: str, of: str | None, k: float) -> float:
    """Draw the score at the right end; return the width it takes there."""
    big, small = display_font(25 * k, 600, tabular=True), ui_font(13 * k)
    goal = f" / {of}" if of is not None else ""
    width = text_width(score, big)
    taken = width + text_width(goal, small) + 20 * k
    left, top, height = rect.right() - taken, rect.top(), rect.height()
    draw_text(painter, QRectF(left, top + 0.6 * k, width + 4, height), score, big, WHITE)
    if goal:
        place = QRectF(left + width, top + 4 * k, 80 * k, height)
        draw_text(painter, place, goal, small, hud_style().second_words)
    return taken


def _tag(painter: QPainter, rect: QRectF, text: str, paint: str | QColor, k: float) -> None:
    font = ui_font(11.5 * k, 700, 4)
    height = max(18.0, 22 * k)
    top = rect.top() - height * 0.73
    place = QRectF(rect.left() + rect.height() * 0.95, top, text_width(text, font) + 18 * k, height)
    fill_rect(painter, place, height / 2, paint)
    draw_text(painter, place, text, font, INK, "center")


@dataclass(frozen=True)
class Part:
    """A piece of a pill: text, a suit (one of "SHDC") when `suit` is given, or a sign of
    another pack, which `sign(painter, x, y, size)` draws around its middle."""

    text: str = ""
    colour: str = IVORY
    weight: int = 600
    suit: str = ""
    sign: Callable[[QPainter, float, float, float], None] | None = None


def pill(
    painter: QPainter,
    cx: float,
    y: float,
    parts: Sequence[Part],
    height: float = PILL_HEIGHT,
    alpha: float = PILL_ALPHA,
    max_width: float | None = None,
) -> QRectF:
    """A sentence on glass, centred on `cx`, its top at `y`; the rectangle it takes.

    Spaces belong to the texts of the parts. With `max_width` the text becomes smaller, down
    to 11 pixels, to stay within it.
    """
    size = height * PILL_TEXT
    if max_width is not None:
        while size > SMALLEST_TEXT and _parts_width(parts, size) + 1.1 * height > max_width:
            size = max(SMALLEST_TEXT, size - 0.5)
    width = _parts_width(parts, size) + 2 * PILL_SIDE * height
    rect = QRectF(cx - width / 2, y, width, height)
    glass(painter, rect, height / 2, alpha)
    x = rect.left() + PILL_SIDE * height
    for part in parts:
        step = _part_width(part, size)
        ink = hud_style().word(part.colour)
        if part.suit:
            pip = size * PILL_SUIT / PILL_TEXT
            draw_pip(painter, part.suit, x + pip / 2, y + height / 2, pip, ink)
        elif part.sign is not None:
            part.sign(painter, x + step / 2, y + height / 2, size * SIGN_SIZE)
        else:
            font = ui_font(size, part.weight)
            draw_text(painter, QRectF(x, y, step + 4, height), part.text, font, ink)
        x += step
    return rect


def _part_width(part: Part, size: float) -> float:
    if part.suit:
        return size * PILL_SUIT / PILL_TEXT + 2
    if part.sign is not None:
        return size * SIGN_SIZE + 4
    return text_width(part.text, ui_font(size, part.weight))


def _parts_width(parts: Sequence[Part], size: float) -> float:
    return sum(_part_width(part, size) for part in parts)


def gold_dot(painter: QPainter, cx: float, cy: float, r: float, text: str | None = None) -> None:
    """A golden coin: a card that is worth points; `text` is the worth, when it is shown."""
    fill(painter, circle(cx, cy + 1.2, r + 1.2), colour("#000000", 0.30))
    light = QRadialGradient(QPointF(cx - r * 0.35, cy - r * 0.45), r * 1.7)
    light.setColorAt(0, QColor("#FFE59B"))
    light.setColorAt(1, QColor("#E0982A"))
    fill(painter, circle(cx, cy, r), light, "#6A4207", max(1, r * 0.10))
    if text:
        fill(painter, placed(outline(text, 100, squeeze=0.9), cx, cy, r * 0.0092), ON_GOLD)


def focus_ring(painter: QPainter, rect: QRectF, radius: float, on_paper: bool = False) -> None:
    """The ring of the keyboard around a rectangle.

    White inside dark blue, seen on any ground; on paper a single blue ring.
    """
    if on_paper:
        fill_rect(painter, rect.adjusted(-3, -3, 3, 3), radius + 3, None, FOCUS_ON_PAPER, 2.6)
        return
    fill_rect(painter, rect.adjusted(-3, -3, 3, 3), radius + 3, None, FOCUS_INNER, 2.4)
    outer = rect.adjusted(-5.4, -5.4, 5.4, 5.4)
    fill_rect(painter, outer, radius + 5.4, None, FOCUS_OUTER, 2.2)
