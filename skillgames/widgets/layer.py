"""The cards of one table on its stage: where they lie, and how they get to where they shall.

The heart is `layout(view)`: where each card lies, which way up, how lit. What is shown is
always snapped to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF

from skillgames.widgets.access import TableAccess
from skillgames.widgets.animator import Curve, Score, motion_is_reduced
from skillgames.widgets.items import CardItem
from skillgames.widgets.place import Place, appear, blend
from skillgames.widgets.stage import Stage

SETTLE_MS = 140
"""Lift, glow and dim: how long the table takes to answer the pointer."""


class CardLayer(QObject):
    """Items by key, each at its place in the layout of the view that is shown."""

    access: TableAccess
    """What a screen reader finds."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = stage
        self.view: Any = None
        self.items: dict[str, CardItem] = {}
        self._places: dict[str, Place] = {}

    def layout(self, view: Any) -> dict[str, Place]:
        """Where each card lies for this view, at this size, with what is lifted."""
        raise NotImplementedError

    def paint_labels(self) -> None:
        """Paint plates, labels and the pill for the view that is shown."""
        raise NotImplementedError

    # --- showing -----------------------------------------------------------------------

    def snap(self) -> None:
        """Put every card where the layout has it, and nothing else on the table."""
        if self.view is None:
            return
        self._lay_out()
        for key, place in self._places.items():
            self.item(key).rest(place)
        self.paint_labels()
        self.access.changed()

    def relayout(self) -> None:
        """The size or the look has changed: finish what moves and lay out anew."""
        self.stage.animator.finish()
        self.stage.settler.finish()
        for item in self.items.values():
            item.render_for(self.stage.dpr)
        self.snap()

    def settle(self, duration: float = SETTLE_MS, curve: Curve = Curve.OutCubic) -> None:
        """Let every card glide to its place in the layout (lift, glow, reorder)."""
        if self.view is None or self.stage.animator.running:
            return
        self.stage.settler.finish()
        self._lay_out()
        score = Score()
        for key, place in self._places.items():
            known = key in self.items
            item = self.item(key)
            if known and item.place != place:
                item.prepare(max(item.place.width, place.width))
                score.move(glide(item, item.place, place), duration, curve=curve, fades=True)
        self.paint_labels()
        self.access.changed()
        self.stage.settler.play(score, self._rest_all)

    def _lay_out(self) -> None:
        """Ask for the layout; what it does not have leaves the stage."""
        self._places = self.layout(self.view)
        for key in [key for key in self.items if key not in self._places]:
            self.drop(key)

    def _rest_all(self) -> None:
        for key, place in self._places.items():
            if key in self.items:
                self.items[key].rest(place)

    # --- items -------------------------------------------------------------------------

    def item(self, key: str) -> CardItem:
        """The item of this key, put on the stage when it is not there yet."""
        found = self.items.get(key)
        if found is None:
            found = self.make_item(key)
            found.render_for(self.stage.dpr)
            self.stage.scene().addItem(found)
            self.items[key] = found
        return found

    def make_item(self, key: str) -> CardItem:
        """A new item for this key: a card, where a game has nothing else."""
        return CardItem(key, self.stage.sprites)

    def drop(self, key: str) -> None:
        """Take a card off the stage."""
        self.stage.scene().removeItem(self.items.pop(key))

    def rename(self, key: str, new: str) -> CardItem:
        """The same card under another key: a hidden one has become known."""
        item = self.items.pop(key)
        item.key = new
        self.items[new] = item
        return item

    # --- places ------------------------------------------------------------------------

    def place_of(self, key: str) -> Place | None:
        """Where the layout has this card, whatever moves now."""
        return self._places.get(key)

    def rect_of(self, key: str) -> QRectF:
        """Where the thing with this key is, in the scene."""
        place = self.place_of(key)
        if place is None:
            return QRectF()
        width, height = place.width, place.width * self.stage.sprites.ratio
        top = place.y - place.rise - place.lift * place.lift_px - height / 2
        return QRectF(place.x - width / 2, top, width, height)

    def hit(self, pos: QPointF) -> str | None:
        """The topmost card at rest under a position."""
        found: str | None = None
        top = float("-inf")
        for key, place in self._places.items():
            height = place.width * self.stage.sprites.ratio
            y = place.y - place.lift * place.lift_px
            inside = abs(pos.x() - place.x) <= place.width / 2 and (
                y - height / 2 <= pos.y() <= place.y + height / 2
            )
            if inside and not place.slot and place.z >= top:
                found, top = key, place.z
        return found

    def card_size(self) -> tuple[float, float]:
        """Width and height of a card of the hand, for the thresholds of gestures."""
        return 100.0, 140.0


def glide(item: CardItem, start: Place, end: Place) -> Callable[[float], None]:
    """A step that moves an item from one place to another, or lets it appear there.

    As such a step knows itself what people with reduced motion see, it `fades` in a score.
    """
    between = appear if motion_is_reduced() else blend

    def step(share: float) -> None:
        item.show_place(between(start, end, share))

    return step
