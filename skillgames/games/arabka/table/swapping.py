"""The swap before play as a person makes it: cards change places until all is right.

What comes of it is one exchange. An open card that comes back lies on its own slot again, so
what is shown is always what the exchange will make of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from skillgames.games.arabka.pack import card_of
from skillgames.games.arabka.state import Swap
from skillgames.games.arabka.table.shown import PERSON, Shown, arranged

Row = tuple[str, ...]
"""The own open cards by slot."""


def is_row(row: Sequence[object], opened: Row, hand: Sequence[str]) -> bool:
    """Whether these cards can come to lie on the slots, in the order `exchanged` gives."""
    if len(row) != len(opened) or len(set(map(str, row))) < len(row):
        return False
    if not all(card in opened or card in hand for card in row):
        return False
    return all(code not in row or row[slot] == code for slot, code in enumerate(opened))


def exchanged(opened: Row, row: Row, own: str, lying: str) -> Row:
    """A card from the hand takes the slot of one that lies there now."""
    wanted = [own if code == lying else code for code in row]
    found: list[str | None] = [code if code in wanted else None for code in opened]
    others = [code for code in wanted if code not in opened]
    for slot, code in enumerate(wanted):
        if found[slot] is None and code in others:
            found[slot] = code
            others.remove(code)
    return tuple(code if code is not None else others.pop(0) for code in found)


def swap_of(opened: Row, row: Row) -> Swap:
    """The exchange that makes this row."""
    pairs = [(card_of(n), card_of(o)) for n, o in zip(row, opened, strict=True) if n != o]
    return Swap(tuple(sorted(pairs)))


def with_row(shown: Shown, row: Row) -> Shown:
    """The table with the person's cards as they are arranged."""
    opened = [code for code in shown.opened[PERSON] if code is not None]
    hand = {*shown.hand, *opened} - set(row)
    rows = (*shown.opened[:PERSON], row, *shown.opened[PERSON + 1 :])
    return replace(shown, hand=arranged(hand), opened=rows)
