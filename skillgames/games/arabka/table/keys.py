"""The keyboard at a table of Arabka: arrows walk, ranks lift, Space and Enter act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from skillgames.games.arabka.state import SLOTS, Turn
from skillgames.games.arabka.table.geometry import MAIN, SIDE
from skillgames.games.arabka.table.layout import closed_key
from skillgames.games.arabka.table.shown import PERSON
from skillgames.widgets.keys import ENTER_KEYS, next_along

if TYPE_CHECKING:
    from skillgames.games.arabka.table import ArabkaTable
    from skillgames.widgets.sheet_parts.data import KeyRow

Key = Qt.Key

RANK_KEYS = {
    **{Key(Key.Key_2.value + n): str(n + 2) for n in range(8)},
    Key.Key_0: "T",
    Key.Key_1: "T",
    Key.Key_J: "J",
    Key.Key_Q: "Q",
    Key.Key_K: "K",
    Key.Key_A: "A",
}
"""What is printed on a card is its key; ten has two."""

CYRILLIC = dict(
    zip(
        map(ord, "ЕУКОЙЛФ"),
        (Key.Key_T, Key.Key_E, Key.Key_R, Key.Key_J, Key.Key_Q, Key.Key_K, Key.Key_A),
        strict=True,
    )
)
"""The same keys of a keyboard that is set to Russian or Ukrainian."""


class ArabkaKeys(QObject):
    """What the keys do; `rows` tells it in words."""

    def __init__(self, table: ArabkaTable) -> None:
        super().__init__(table)
        self._table = table

    # --- where the ring may be -------------------------------------------------------------

    def areas(self) -> list[list[str]]:
        """What can be walked to: the own table cards and the buttons, and below it the hand."""
        table = self._table
        upper: list[str] = []
        if table.view is not None:
            if table.is_swapping:
                upper += [code for code in table.final.opened[PERSON] if code is not None]
            elif any(isinstance(move, Turn) for move in table.legal):
                closed = table.final.closed[PERSON]
                upper += [closed_key(PERSON, slot) for slot in range(SLOTS) if closed[slot]]
        upper += [key for key in (MAIN, SIDE) if table.button(key) is not None]
        rows = table.geometry.hand_rows(table.hand)
        hand = [[code for group in row for code in group] for row in rows]
        return [area for area in (upper, *hand) if area]

    def all(self) -> list[str]:
        """Everything the ring may be on."""
        return [key for area in self.areas() for key in area]

    # --- presses ---------------------------------------------------------------------------

    def press_code(self, code: int) -> bool:
        """Do what the key with this code means; whether it means anything."""
        key = CYRILLIC.get(code)
        if key is None:
            try:
                key = Key(code)
            except ValueError:  # a letter Qt has no name for
                return False
        return self.press(key)

    def press(self, key: Qt.Key) -> bool:
        """Do what a key means; whether it means anything."""
        table = self._table
        if key in (Key.Key_Left, Key.Key_Right):
            self._walk(1 if key == Key.Key_Right else -1)
        elif key in (Key.Key_Up, Key.Key_Down):
            self._climb(1 if key == Key.Key_Down else -1)
        elif key == Key.Key_Space:
            self._space()
        elif key in ENTER_KEYS:
            self._enter()
        elif key in (Key.Key_T, Key.Key_E):
            self._side(key)
        elif key == Key.Key_R and table.is_swapping:
            table.tapped(MAIN)
        elif key in RANK_KEYS:
            self._rank(key)
        elif key == Key.Key_Escape:
            return table.lower()
        else:
            return False
        return True

    def _walk(self, step: int) -> None:
        """Along what lies side by side, round the ends; both rows of a large hand are one."""
        table = self._table
        hand = list(table.hand)
        areas = self.areas()
        if not areas:
            return
        focused = table.focused
        line = next((area for area in areas if focused in area), hand or areas[0])
        if focused in hand:
            line = hand
        self._go(next_along(line, focused, step))

    def _climb(self, step: int) -> None:
        """To the area above or below, to what is nearest there."""
        table, areas = self._table, self.areas()
        here = next((n for n, area in enumerate(areas) if table.focused in area), None)
        if here is None:
            self._walk(1)
            return
        there = areas[(here + step) % len(areas)]
        assert table.focused is not None
        x = table.rect_of(table.focused).center().x()
        self._go(min(there, key=lambda key: abs(table.rect_of(key).center().x() - x)))

    def _go(self, key: str) -> None:
        if not self._table.stage.animator.running:
            self._table.focused = key
            self._table.settle()

    def _space(self) -> None:
        """Lift or lower the card with the ring; press anything else that has it."""
        table, focused = self._table, self._table.focused
        if focused is None:
            self._walk(1)
        elif focused in table.selected:
            table.select(table.selected - {focused})
        else:
            table.tapped(focused)

    def _enter(self) -> None:
        """Lay what is lifted; else press what has the ring."""
        table, focused = self._table, self._table.focused
        if focused in (MAIN, SIDE):
            assert focused is not None
            table.tapped(focused)
        elif table.selected:
            table.tapped(MAIN)
        elif focused is None:
            self._walk(1)
        else:
            table.tapped(focused)

    def _side(self, key: Qt.Key) -> None:
        """T takes, E ends the turn; each says why not where it cannot be."""
        table = self._table
        if table.button(SIDE) is None:
            return
        ends = table.view is not None and table.view.extra is not None and bool(table.legal)
        if (key == Key.Key_E) == ends:
            table.tapped(SIDE)
        elif key == Key.Key_E:
            table.refuse_end()
        else:
            table.refuse_take()

    def _rank(self, key: Qt.Key) -> None:
        """Lift a card of this rank, then all alike, then lay them; 1 to 3 turn over a closed
        card where one must be turned."""
        table = self._table
        number = key.value - Key.Key_1.value
        if not table.hand and 0 <= number < SLOTS:
            slot = closed_key(PERSON, number)
            if slot in self.all():
                table.focused = slot
            table.tapped(slot)
            return
        alike = [code for code in table.hand if code[0] == RANK_KEYS[key]]
        if alike:
            lifted = [code for code in alike if code in table.selected]
            table.focused = (lifted or alike)[0]
            table.tapped(table.focused)

    # --- in words --------------------------------------------------------------------------

    def rows(self) -> Sequence[KeyRow]:
        """The keys of `press`."""
        from skillgames.widgets.sheet_parts.data import KeyRow  # not needed at start

        return (
            KeyRow(("←", "→"), self.tr("Go along your cards")),
            KeyRow(
                ("↑", "↓"), self.tr("Between your hand, the cards on the table and the buttons")
            ),
            KeyRow((self.tr("Space"),), self.tr("Lift the card beside its equals, or lower it")),
            KeyRow(
                (self.tr("Enter"),), self.tr("Play the lifted cards; else press what is marked")
            ),
            KeyRow(
                ("2 … 9", "0", "J Q K A"),
                self.tr("Lift a card of this rank; again, all alike; again, play them"),
            ),
            KeyRow(("1", "2", "3"), self.tr("Turn over that closed card")),
            KeyRow(("T",), self.tr("Take the pile")),
            KeyRow(("E",), self.tr("End your turn")),
            KeyRow(("R",), self.tr("Ready, before play")),
            KeyRow(("Esc",), self.tr("Lower what is lifted")),
        )
