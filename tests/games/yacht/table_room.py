"""The real window at a table of Yacht, and hands that roll, hold and write in it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QPoint

from skillgames import registry
from skillgames.games.yacht.scoring import BOX_OF
from skillgames.games.yacht.table import YachtTable
from skillgames.games.yacht.table.layout import ROLL, SCORE, box_key, die_key
from tests.room import Room

GAME = registry.game("yacht")
SOLO: Mapping[str, object] = {"seats": 1, "target": 235}


class Loaded(random.Random):
    """Dice that fall as the test says; all else is chance as usual."""

    def __init__(self, values: Iterable[int]) -> None:
        super().__init__(7)
        self.values = list(values)

    def randrange(self, start: int, *rest: Any) -> int:
        """The next value of a die, from 0."""
        return self.values.pop(0) - 1 if self.values else super().randrange(start, *rest)


class YachtRoom(Room):
    """One open window with a table of Yacht."""

    SLUG = "yacht"

    @property
    def table(self) -> YachtTable:  # type: ignore[override]
        """The table that is open."""
        assert isinstance(self.window.table, YachtTable)
        return self.window.table

    def load(self, *values: int) -> None:
        """The next dice fall like this."""
        self.controller._rng = Loaded(values)

    # --- where things are ------------------------------------------------------------------

    def spot(self, what: int | str) -> QPoint:
        """A position on the viewport: of the nth die, or of anything by its key."""
        if isinstance(what, int):
            return super().spot(what)
        return self.stage.mapFromScene(self.table.rect_of(what).center())

    def tap_die(self, number: int) -> None:
        """Press the nth die."""
        self.tap(die_key(number - 1))

    def tap_box(self, name: str) -> None:
        """Press the box with this id."""
        self.tap(box_key(BOX_OF[name]))

    def roll(self) -> None:
        """Press ROLL."""
        self.tap(ROLL)
        self.settle()

    def score(self) -> None:
        """Press SCORE."""
        self.tap(SCORE)
        self.settle()

    # --- what is shown ---------------------------------------------------------------------

    def line(self, name: str) -> Any:
        """What the row of a box shows."""
        seen = self.table._pictures.seen(box_key(BOX_OF[name]))
        assert isinstance(seen, tuple)
        return seen[1]

    def previews(self) -> dict[str, int]:
        """The blue numbers by box."""
        shown = {name: self.line(name).preview for name in BOX_OF}
        return {name: value for name, value in shown.items() if value is not None}

    @property
    def held(self) -> set[int]:
        """Numbers of the dice that look held."""
        return {int(key[4:]) + 1 for key in self.lit("glow")}

    @property
    def pill(self) -> str:
        """The sentence in the tray."""
        seen = self.table._pictures.seen("pill")
        return "".join(part.text for part in seen[0]) if isinstance(seen, tuple) else ""

    def labels_of_held(self) -> set[int]:
        """Numbers of the dice with a label below."""
        shown = self.table._pictures
        return {slot + 1 for slot in range(5) if shown.seen(f"held:{slot}") is not None}
