"""Where each card of a table of Arabka lies, and how it is lit.

Keys: the code of a card that is known to the person, `closed0:1` for the closed card of a
seat's slot (from 0), `hand1:n` for the backs of another hand, `stock:n` for the layers of the
stock, `burned` for the cards out of the game, `ghost` for the landing place; `main` and `side`
are the buttons, `plate1` a seat's plate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skillgames.games.arabka.state import SLOTS
from skillgames.games.arabka.table.geometry import PILE_SHOWN, Z_PILE, Geometry
from skillgames.games.arabka.table.shown import PERSON, OpenHands, Shown
from skillgames.widgets.place import Place

STOCK, PILE, BURNED, GHOST = "stock", "pile", "burned", "ghost"

LIFT, LEGAL_RISE, HOVER_RISE = 26.0, 8.0, 6.0

STACK_DX, STACK_DY, CARDS_PER_LAYER, LAYERS_MOST = 0.9, 2.2, 9, 5


@dataclass(frozen=True, slots=True)
class Touch:
    """What the person is doing at the table: nothing of it is known to the match."""

    selected: frozenset[str] = frozenset()
    usable: frozenset[str] | None = None
    """The cards a press would do something with; None while nothing can be done."""
    hovered: str | None = None
    focused: str | None = None
    ghost: str | None = None
    """The card that would come to lie on the pile next."""


def closed_key(seat: int, slot: int) -> str:
    """The key of the closed card of a slot (0 … 2)."""
    return f"closed{seat}:{slot}"


def back_key(seat: int, number: int) -> str:
    """The key of a card of another hand."""
    return f"hand{seat}:{number}"


def plate_key(seat: int) -> str:
    """The key of a plate."""
    return f"plate{seat}"


def layout(
    geometry: Geometry, shown: Shown, touch: Touch, open_hands: OpenHands | None = None
) -> dict[str, Place]:
    """Where each card lies."""
    places = stack(geometry.stock_place, shown.stock)
    if shown.burned:
        places[BURNED] = geometry.burned_place.at(dim=1.0, rotation=-6.0)
    places.update(_pile(geometry, shown, touch))
    for seat in range(geometry.seats):
        places.update(_table_cards(geometry, shown, touch, seat))
        if seat != PERSON:
            hand = (open_hands or {}).get(seat, ())
            places.update(_other_hand(geometry, shown, seat, hand))
    places.update(_hand(geometry, shown, touch))
    return places


def stack(base: Place, count: int) -> dict[str, Place]:
    """The layers of the stock."""
    layers = min(LAYERS_MOST, -(-count // CARDS_PER_LAYER))
    return {
        f"{STOCK}:{n}": base.at(x=base.x - n * STACK_DX, y=base.y - n * STACK_DY, z=base.z + n)
        for n in range(layers)
    }


def _pile(geometry: Geometry, shown: Shown, touch: Touch) -> dict[str, Place]:
    last = shown.pile[-PILE_SHOWN - 1 :]
    places = {
        code: geometry.pile_place(n + 1 - len(last)).at(face=code) for n, code in enumerate(last)
    }
    if touch.ghost is not None:
        step = 1 if last else 0
        ghost = geometry.pile_place(step)
        # It shows beside the card on top, which must stay to be read.
        places[GHOST] = ghost.at(face=touch.ghost, slot=True, opacity=0.4, z=Z_PILE - 1)
    return places


def _table_cards(geometry: Geometry, shown: Shown, touch: Touch, seat: int) -> dict[str, Place]:
    places = {}
    for slot in range(SLOTS):
        if shown.closed[seat][slot]:
            key = closed_key(seat, slot)
            places[key] = _touched(geometry, geometry.closed_place(seat, slot), key, touch)
        code = shown.opened[seat][slot]
        if code is not None:
            places[code] = _touched(geometry, geometry.open_place(seat, slot, code), code, touch)
    return places


def _touched(geometry: Geometry, place: Place, key: str, touch: Touch) -> Place:
    """A card on the table that may be chosen: its ring, and how it answers the pointer."""
    selected = key in touch.selected
    hovered = key == touch.hovered
    return place.at(
        ring=float(selected),
        rise=(HOVER_RISE if hovered or selected else 0.0) * geometry.u,
        focus=float(key == touch.focused),
    )


def _other_hand(
    geometry: Geometry, shown: Shown, seat: int, hand: Sequence[str]
) -> dict[str, Place]:
    count = shown.counts[seat]
    places = geometry.fan_places(seat, count, is_open=bool(hand))
    return {
        back_key(seat, n): place.at(face=hand[n] if n < len(hand) else None)
        for n, place in enumerate(places)
    }


def _hand(geometry: Geometry, shown: Shown, touch: Touch) -> dict[str, Place]:
    places = {}
    for code, place in geometry.hand_places(shown.hand).items():
        selected = code in touch.selected
        usable = touch.usable is not None and code in touch.usable
        rise = LEGAL_RISE if usable and not selected else 0.0
        if code == touch.hovered and not selected:
            rise += HOVER_RISE
        places[code] = place.at(
            lift=float(selected),
            lift_px=LIFT * geometry.u,
            ring=float(selected),
            rise=rise * geometry.u,
            dim=float(touch.usable is not None and not usable and not selected),
            focus=float(code == touch.focused),
        )
    return places
