"""A die on a table: an item like a card, but square, and turned in its own picture.

Its `Place` reads: `face` as in `art.dice`, `rotation` how it lies, `lift` and `lift_px` how
high it is above the cloth while its shadow stays below it, `glow` how much of the ring of a
held die is shown. Nothing is drawn of a die without a face.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from skillgames.widgets.art.dice import RADIUS, DiceSprites, halo_reach, shadow_reach
from skillgames.widgets.art.hud import focus_ring
from skillgames.widgets.art.sprites import Sprites
from skillgames.widgets.items import CardItem
from skillgames.widgets.place import Place

RING_REACH = 8.0
"""How far the ring of the keyboard reaches beyond a die, in pixels."""

HELD_RING = 0.055
"""How far the ring of a held die reaches beyond its edge: the keyboard's lies around it."""


class DieItem(CardItem):
    """One die. At rest it is copied pixel for pixel; in motion its parts are turned."""

    def __init__(self, key: str, sprites: Sprites, dice: DiceSprites) -> None:
        super().__init__(key, sprites)
        self._dice = dice
        self._rests = False

    @property
    def ratio(self) -> float:
        """A die is a square."""
        return 1.0

    def rest(self, place: Place) -> None:
        """Lie here, sharp, on whole device pixels."""
        self._base = max(1.0, round(place.width * self._dpr) / self._dpr)
        self.show_place(place)
        self._rests = True
        corner = self.pos() - QPointF(self._base, self._base) / 2
        dpr = self._dpr
        whole = QPointF(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr)
        self.setPos(self.pos() + whole - corner)

    def show_place(self, place: Place) -> None:
        """Be here now; the picture is turned and lifted when it is painted."""
        self._rests = False
        reach = self._reach_of(place)
        if reach != self._reach:
            self.prepareGeometryChange()
            self._reach = reach
        self._place = place
        self.setPos(place.x, place.y - place.rise)
        self.setScale(1.0 if abs(place.width - self._base) < 0.5 else place.width / self._base)
        self.setZValue(place.z)
        self.setOpacity(place.opacity)
        self.update()

    def _reach_of(self, place: Place) -> QRectF:
        edge = self._base
        out = max(shadow_reach(edge), halo_reach(edge)) + RING_REACH + 4
        high = place.lift * place.lift_px * edge / max(1.0, place.width)
        side = edge + 2 * out
        return QRectF(-side / 2, -side / 2 - high, side, side + high)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint shadow, halo, die and ring."""
        place = self._place
        if place.face is None:
            return
        if self._rests and place.lift == 0 and place.glow == 0:
            lying = self._dice.lying(place.face, self._base, self._dpr, place.rotation)
            self._blit(painter, lying)
            painter.rotate(place.rotation)
        else:
            self._paint_lifted(painter, place, place.face)
        if place.focus > 0:
            painter.setOpacity(painter.opacity() * place.focus)
            out = HELD_RING * self._base * place.glow
            rect = self._card_rect().adjusted(-out, -out, out, out)
            focus_ring(painter, rect, RADIUS * self._base + out)

    def _paint_lifted(self, painter: QPainter, place: Place, face: str) -> None:
        """A die above the cloth: the higher it is, the softer its shadow on the ground.

        The soft one is not turned: that is hardly seen and costs a third of the frame.
        """
        dice, edge, dpr = self._dice, self._base, self._dpr
        whole = painter.opacity()
        if place.lift < 1.0:
            painter.setOpacity(whole * (1.0 - max(0.0, place.lift)))
            painter.rotate(place.rotation)
            self._blit(painter, dice.shade(edge, dpr, high=False))
            painter.rotate(-place.rotation)
        if place.lift > 0.0:
            painter.setOpacity(whole * min(1.0, place.lift))
            self._blit(painter, dice.shade(edge, dpr, high=True))
        painter.translate(0, -place.lift * place.lift_px * edge / max(1.0, place.width))
        painter.rotate(place.rotation)
        if place.glow > 0:
            painter.setOpacity(whole * place.glow)
            self._blit(painter, dice.halo(edge, dpr))
        painter.setOpacity(whole)
        self._blit(painter, dice.body(face, edge, dpr))
