"""A hand that people sort themselves: cards are dragged sideways, and stay as they are put."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject

from skillgames.engine.events import Event
from skillgames.widgets.animator import Curve
from skillgames.widgets.answering import AnsweringTable
from skillgames.widgets.stage import Stage

SORT_MS = 160.0


class SortingTable(AnsweringTable):
    """Keeps the order of the own hand, also from one sitting to the next."""

    NEW_HANDS: ClassVar[tuple[type[Event], ...]] = ()
    """Events that bring a new hand."""

    def __init__(self, stage: Stage, seats: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(stage, seats, parent)
        self.order: tuple[str, ...] = ()
        """The hand from left to right, as the person arranged it."""

    def hand_xs(self) -> Sequence[float]:
        """The middles of the places in the hand, from left to right."""
        raise NotImplementedError

    def is_known(self, code: str) -> bool:
        """Whether this is the code of a card of the pack."""
        raise NotImplementedError

    def tell(
        self,
        events: Sequence[Event],
        view: Any,
        legal: Sequence[Any],
        done: Callable[[], None],
    ) -> None:
        """Animate what happened; with a new hand the order of the old one is forgotten."""
        if any(isinstance(event, self.NEW_HANDS) for event in events):
            self.order = ()
            self.noted.emit(self.notes())  # who comes back finds the new hand as it lies here
        super().tell(events, view, legal, done)

    def can_drag(self, key: str) -> bool:
        """Cards of the own hand, to play them or to sort them, also while others play."""
        return key in self.order and self.blocked is None and not self.stage.animator.running

    def moved_sideways(self, key: str, dx: float) -> None:
        """Sort the hand: the card goes where it was let go."""
        place = self.place_of(key)
        if place is None:
            return
        x, xs = place.x + dx, self.hand_xs()
        index = min(range(len(xs)), key=lambda n: abs(xs[n] - x))
        rest = [code for code in self.order if code != key]
        self.order = (*rest[:index], key, *rest[index:])
        self.end_drag()
        self.noted.emit(self.notes())
        self.settle(SORT_MS, Curve.OutCubic)

    def notes(self) -> dict[str, object]:
        """The order of the hand."""
        return {"order": list(self.order)}

    def take_notes(self, notes: Mapping[str, object]) -> None:
        """The order of the hand, as far as it makes sense."""
        order = notes.get("order")
        if isinstance(order, list):
            self.order = tuple(one for one in order if isinstance(one, str) and self.is_known(one))
