"""How what has happened is told: the small steps all motion of cards is made of.

Nothing here decides where a card ends: the table is snapped to its layout afterwards. Where
motion is reduced the same is told in the same order, but cards appear where they go.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from skillgames.widgets.animator import Curve, Score
from skillgames.widgets.items import CardItem
from skillgames.widgets.layer import glide
from skillgames.widgets.place import Place, blend
from skillgames.widgets.scene import Table

Step = Callable[[float], None]


class CardTelling:
    """Writes the score of one stored entry; `_now` is where each card lies at this point."""

    SIDED: ClassVar[tuple[str, ...]] = ("dot",)
    """Fields of a place that belong to the side of a card that is seen, beside its face."""

    PREPARES: ClassVar[bool] = True
    """Whether a card that only moves is rendered for the larger of its widths, not as it lay."""

    def __init__(self, table: Table, score: Score) -> None:
        self._table = table
        self._score = score
        self._now = {key: item.place for key, item in table.items.items()}

    def _move(
        self,
        key: str,
        end: Place,
        duration: float,
        start: float | None = None,
        curve: Curve = Curve.OutCubic,
    ) -> float:
        """Go there; returns when it has arrived."""
        item, begin = self._take(key, end, self.PREPARES)
        return self._score.move(glide(item, begin, end), duration, start, curve, fades=True)

    def _turn(
        self,
        key: str,
        end: Place,
        duration: float,
        start: float,
        curve: Curve = Curve.OutCubic,
    ) -> None:
        """Move and turn over: the other side shows from half way on."""
        item, begin = self._take(key, end)
        step = glide if self._score.reduced else self._turning
        self._score.move(step(item, begin, end), duration, start, curve, fades=True)

    def _take(self, key: str, end: Place, prepares: bool = True) -> tuple[CardItem, Place]:
        """A card that sets out for `end`, and where it lies until then."""
        item, begin = self._table.items[key], self._now[key]
        self._now[key] = end
        if prepares:
            item.prepare(max(begin.width, end.width))
        return item, begin

    def _turning(self, item: CardItem, begin: Place, end: Place) -> Step:
        turned = begin.face != end.face

        def step(share: float) -> None:
            place = blend(begin, end, share).at(opacity=1.0)
            if turned:
                seen = begin if share < 0.5 else end
                sided = {name: getattr(seen, name) for name in ("face", *self.SIDED)}
                place = place.at(flip=abs(1 - 2 * share), **sided)
            item.show_place(place)

        return step

    def _put(self, key: str, place: Place) -> CardItem:
        """Lie here from the beginning."""
        item = self._table.item(key)
        item.rest(place)
        self._now[key] = place
        return item

    def _reveal(self, key: str) -> Callable[[], None]:
        """A call that lets a card be seen which was put there invisible."""
        item = self._table.items[key]

        def show() -> None:
            item.show_place(item.place.at(opacity=1.0))

        return show

    def _sound(self, name: str, at: float) -> None:
        """Let this be heard at a moment, unless people do not wait for it."""
        self._score.call(partial(self._table.sounded.emit, name), at, passing=True)


def arched(item: CardItem, step: Step, height: float) -> Step:
    """The same way in an arc that is so high in its middle."""

    def arc(share: float) -> None:
        step(share)
        place = item.place
        item.show_place(place.at(y=place.y - height * 4 * share * (1 - share)))

    return arc
