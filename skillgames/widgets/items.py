"""What lies on a table: cards, stacks, and painted pictures (plates, pills, labels).

Items only paint. Where a card lies is decided by the table's layout; an item is given
a `Place` and shows it, from pixmaps rendered for the exact size and pixel ratio.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skillgames.widgets import look
from skillgames.widgets.art.hud import focus_ring, hud_style
from skillgames.widgets.art.paths import fill_rect
from skillgames.widgets.art.sprites import BACK, LIFT_SCALE, Sprites
from skillgames.widgets.place import Place

DOT_INSET = 0.05
"""How far below the upper edge the gold dot has its middle, in card widths."""

RING_OUT, RING_WIDTH, RING_MIN = 1.4, 0.028, 2.4
"""The ring of a chosen card: how far outside (pixels), its pen by the width, and at least."""

GLOW_REACH, LIFT_REACH, REST_REACH = 0.52, 0.42, 0.24
"""How far glow, lifted shadow and plain shadow reach beyond a card, in card widths."""

LIFT_DROP = 0.8
"""How far the shadow of a lifted card lies below it, in parts of the lift."""

EDGE = 2.0
"""Clear pixels around a card that is turned, so that its edges stay smooth."""


class CardItem(QGraphicsItem):
    """One card. `show_place` puts it somewhere; `rest` does so on whole pixels."""

    def __init__(self, key: str, sprites: Sprites) -> None:
        super().__init__()
        self.key = key
        self._sprites = sprites
        self._place = Place(0, 0, 1)
        self._base = 1.0
        self._dpr = 1.0
        self._reach = QRectF()

    @property
    def ratio(self) -> float:
        """Height by width: that of the pack."""
        return self._sprites.ratio

    @property
    def place(self) -> Place:
        """Where the card is now, perhaps in motion."""
        return self._place

    def render_for(self, dpr: float) -> None:
        """The device pixel ratio of the screen the card is shown on."""
        self._dpr = dpr
        self.update()

    def prepare(self, width: float) -> None:
        """Render for this width while moving, so that a moving card is only ever reduced.

        What is seen stays the same: the motion may begin later.
        """
        base = max(width, 1.0)
        if base != self._base:
            self._base = base
            self.show_place(self._place)

    def rest(self, place: Place) -> None:
        """Lie here, sharp: rendered at this width, on whole device pixels."""
        self._base = _drawn_width(place)
        self.show_place(place)
        if place.rotation == 0.0:
            left = place.x - self._base / 2
            top = self.pos().y() - self._base * self.ratio / 2
            dx = round(left * self._dpr) / self._dpr - left
            dy = round(top * self._dpr) / self._dpr - top
            self.setPos(self.pos() + QPointF(dx, dy))

    def show_place(self, place: Place) -> None:
        """Be here now; between rests the pixmap is scaled."""
        reach = self._reach_of(place)
        if reach != self._reach:
            self.prepareGeometryChange()
            self._reach = reach
        self._place = place
        self.setPos(place.x, place.y - place.rise - place.lift * place.lift_px)
        scale = _drawn_width(place) / self._base
        self.setScale(scale)
        self.setRotation(place.rotation)
        self.setZValue(place.z)
        self.setOpacity(place.opacity)
        self.update()

    def _reach_of(self, place: Place) -> QRectF:
        share = GLOW_REACH if place.glow > 0 else LIFT_REACH if place.lift > 0 else REST_REACH
        reach = self._base * share + place.dot_radius * 1.2 + 4
        extra = place.lift_px * LIFT_DROP if place.lift > 0 else 0.0
        width, height = self._base, self._base * self.ratio
        return QRectF(
            -width / 2 - reach, -height / 2 - reach, width + 2 * reach, height + 2 * reach + extra
        )

    def boundingRect(self) -> QRectF:
        """All that may be painted: card, shadow, glow, dot."""
        return self._reach

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the card in its light."""
        place, width = self._place, self._base
        if place.flip != 1.0:
            painter.scale(max(0.02, abs(place.flip)), 1.0)
        if place.slot:
            self._paint_slot(painter)
            return
        self._paint_card(painter, place, width)
        radius = self._sprites.pack.radius / 100 * width
        whole = painter.opacity()
        if place.ring > 0:
            painter.setOpacity(whole * place.ring)
            self._paint_ring(painter, radius)
        if place.focus > 0:
            painter.setOpacity(whole * place.focus)
            focus_ring(painter, self._card_rect(), radius)
        painter.setOpacity(whole)
        mark = QPointF(width * place.mark_x, width * (DOT_INSET - self.ratio / 2))
        if place.dot is not None:
            dot = self._sprites.dot(place.dot, place.dot_radius, self._dpr)
            self._blit(painter, dot, mark)
        if place.badge is not None:
            badge = self._sprites.badge(place.badge, place.dot_radius, self._dpr)
            self._blit(painter, badge, mark)

    def _paint_ring(self, painter: QPainter, radius: float) -> None:
        rect = self._card_rect().adjusted(-RING_OUT, -RING_OUT, RING_OUT, RING_OUT)
        pen = max(RING_MIN, RING_WIDTH * self._base)
        fill_rect(painter, rect, radius + RING_OUT, None, self._sprites.style.ring, pen)

    def _paint_card(self, painter: QPainter, place: Place, width: float) -> None:
        sprites, dpr, face = self._sprites, self._dpr, place.face or BACK
        compact = place.compact
        opacity = painter.opacity()
        strongest = max(place.glow, place.dim, place.lift)
        if strongest < 1.0:
            self._blit(painter, sprites.card(face, width, dpr, compact))
        if place.lift == 1.0 and place.rotation:
            self._paint_leaning(painter, place, width)
        elif place.lift > 0:
            painter.setOpacity(opacity * place.lift)
            self._blit(painter, sprites.lifted(face, width, dpr, place.lift_px, compact))
        if place.dim > 0:
            painter.setOpacity(opacity * place.dim)
            self._blit(painter, sprites.dimmed(face, width, dpr, sprites.style.cloth, compact))
        if place.glow > 0:
            painter.setOpacity(opacity * place.glow)
            self._blit(painter, sprites.glowing(face, width, dpr, compact))
        painter.setOpacity(opacity)

    def _paint_leaning(self, painter: QPainter, place: Place, width: float) -> None:
        """A dragged card leans above an upright shadow: turned pixels are dear, so few are."""
        sprites, card, reach = self._sprites, self._card_rect(), width * LIFT_REACH
        painter.rotate(-place.rotation)
        drop = place.lift_px * LIFT_DROP
        below = card.adjusted(-reach, drop / 2 - reach, reach, drop + reach)
        _paint_part(painter, sprites.lift_shadow(width, self._dpr, place.lift_px), below)
        painter.rotate(place.rotation)
        face = sprites.flat(place.face or BACK, width, self._dpr, place.compact)
        _paint_part(painter, face, card.adjusted(-EDGE, -EDGE, EDGE, EDGE))

    def _blit(self, painter: QPainter, pixmap: QPixmap, centre: QPointF | None = None) -> None:
        """Sprites are centred on the card (or elsewhere), whatever their margins."""
        ratio = pixmap.devicePixelRatio()
        corner = QPointF(-pixmap.width() / ratio / 2, -pixmap.height() / ratio / 2)
        painter.drawPixmap(corner if centre is None else corner + centre, pixmap)

    def _paint_slot(self, painter: QPainter) -> None:
        width, place = self._base, self._place
        ghost = self._sprites.flat(place.face or BACK, width, self._dpr, place.compact)
        self._blit(painter, ghost)
        painter.setOpacity(1.0)
        pen = QPen(look.colour(look.SLOT, 0.75), 1.8)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = self._card_rect().adjusted(-4.5, -4.5, 4.5, 4.5)
        painter.drawRoundedRect(rect, width * 0.085, width * 0.085)

    def _card_rect(self) -> QRectF:
        width = self._base
        return QRectF(-width / 2, -width * self.ratio / 2, width, width * self.ratio)


def _paint_part(painter: QPainter, sprite: QPixmap, part: QRectF) -> None:
    """Paint the part of a sprite that lies here when its middle is at (0, 0)."""
    ratio = sprite.devicePixelRatio()
    middle = QPointF(sprite.width() / 2, sprite.height() / 2)
    source = QRectF(part.topLeft() * ratio + middle, part.size() * ratio)
    painter.drawPixmap(part, sprite, source)


def _drawn_width(place: Place) -> float:
    return place.width * (1.0 + (LIFT_SCALE - 1.0) * place.lift)


class RippleItem(QGraphicsItem):
    """A ring that spreads over the cloth and fades: the table has been swept."""

    WIDTH = 3.0
    FLATNESS = 0.62

    def __init__(self, radius: float) -> None:
        super().__init__()
        self._most = radius
        self._share = 0.0

    def spread(self, share: float) -> None:
        """How far the ring has gone, 0 to 1; gone at 1."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        """The ring at its widest."""
        width, height = self._most + self.WIDTH, self._most * self.FLATNESS + self.WIDTH
        return QRectF(-width, -height, 2 * width, 2 * height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the ring where it is now."""
        if not 0.0 < self._share < 1.0:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for lag, strength in ((0.0, 0.85), (0.18, 0.45)):
            share = self._share - lag
            if share > 0:
                pen = QPen(look.colour(look.GOLD, strength * (1 - self._share)), self.WIDTH)
                painter.setPen(pen)
                radius = self._most * share
                painter.drawEllipse(QPointF(0, 0), radius, radius * self.FLATNESS)


class PulseItem(QGraphicsItem):
    """Breathing light on the ring of the seat whose turn has come."""

    STRENGTH = 0.55

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self.setOpacity(0.0)

    def surround(self, rect: QRectF) -> None:
        """Lie around this plate (scene pixels)."""
        self.prepareGeometryChange()
        self._rect = QRectF(rect)
        self.update()

    def breathe(self, share: float) -> None:
        """One breath: from nothing to full light and back, for share 0 to 1."""
        self.setOpacity(self.STRENGTH * (1 - abs(1 - 2 * share)) if 0 < share < 1 else 0.0)

    def boundingRect(self) -> QRectF:
        """The plate with its light."""
        return self._rect.adjusted(-8, -8, 8, 8)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """A soft double ring of brass."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for out, width, alpha in ((2.0, 2.4, 0.9), (4.5, 3.0, 0.35)):
            rect = self._rect.adjusted(-out, -out, out, out)
            painter.setPen(QPen(look.colour(hud_style().ring, alpha), width))
            painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)


class PictureItem(QGraphicsItem):
    """A rectangle painted by a function, kept as a pixmap until `repaint` is called."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._pixmap: QPixmap | None = None

    def show_picture(
        self, rect: QRectF, margin: float, dpr: float, paint: Callable[[QPainter, QRectF], None]
    ) -> None:
        """Paint `rect` (scene pixels) with room for shadows of `margin` around it."""
        outer = rect.adjusted(-margin, -margin, margin, margin)
        pixmap = QPixmap(round(outer.width() * dpr), round(outer.height() * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        left = round(outer.left() * dpr) / dpr
        top = round(outer.top() * dpr) / dpr
        paint(painter, rect.translated(-left, -top))
        painter.end()
        self.prepareGeometryChange()
        self._pixmap = pixmap
        self._rect = QRectF(0, 0, pixmap.width() / dpr, pixmap.height() / dpr)
        self.setPos(left, top)
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self.prepareGeometryChange()
        self._pixmap = None
        self._rect = QRectF()

    def boundingRect(self) -> QRectF:
        """The painted rectangle with its margin."""
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the kept picture."""
        if self._pixmap is not None:
            painter.drawPixmap(QPointF(0, 0), self._pixmap)
