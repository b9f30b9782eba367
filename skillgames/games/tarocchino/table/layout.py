"""Where each card of a table of Tarocchino lies, with what is lifted and lit.

Keys of cards: the code of every card whose face is seen, `other1:n`, `other2:n`,
`other3:n` for the backs in the other hands, `ghost` for the landing place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skillgames.engine.bologna import (
    CODES,
    MATTO,
    STRENGTH,
    SUIT_SIZE,
    TRUMP_MASK,
    VALUES,
    card_of,
    cards_in,
    winner_of,
)
from skillgames.games.tarocchino.state import Phase, TarocchinoView
from skillgames.games.tarocchino.table.geometry import (
    OTHERS,
    PERSON,
    READY,
    Z_FOCUSED,
    Z_HAND,
    Z_LIFTED,
    Z_TRICK,
    Geometry,
)
from skillgames.widgets.place import Place


@dataclass(frozen=True, slots=True)
class Touch:
    """What the person is doing: nothing of it is known to the match."""

    order: tuple[str, ...] = ()
    """Codes of the hand from left to right."""
    lifted: str | None = None
    chosen: frozenset[str] = frozenset()
    """Cards that are to be laid away."""
    hovered: str | None = None
    focused: str | None = None
    ready: frozenset[str] | None = None
    """Cards that can be used now, None while none is asked for."""
    shows_last: bool = False
    """Whether the last trick lies on the table instead of the running one."""
    is_dimmed: bool = True
    """Whether cards that cannot be used are dark."""


def arranged(hand: int) -> tuple[str, ...]:
    """The codes of a hand from left to right: trumps and the Matto, then suit by suit, each
    from its highest card down (in cups and coins the pips run the other way)."""
    trumps = [card for card in cards_in(hand) if TRUMP_MASK >> card & 1 or card == MATTO]
    suits = [card for card in cards_in(hand) if card not in trumps]
    suits.sort(key=lambda card: (card // SUIT_SIZE, -STRENGTH[card]))
    return tuple(CODES[card] for card in (*trumps, *suits))


def dot_of(code: str) -> str | None:
    """The text in a card's gold dot: its points, None for cards that count one."""
    points = VALUES[card_of(code)]
    return str(points) if points > 1 else None


def shown_of(view: TarocchinoView, seat: int) -> tuple[str, ...]:
    """The cards of another hand that lie open: what it declared, until the first trick is
    over."""
    if view.history or view.phase not in (Phase.DECLARING, Phase.PLAYING):
        return ()
    return arranged(view.known(seat))


def shown_trick(view: TarocchinoView, shows_last: bool) -> tuple[tuple[int, int], ...]:
    """Pairs (seat, card) of the trick that lies on the table."""
    if shows_last and view.history:
        trick = view.history[-1]
        return tuple((trick.seat_of(place), card) for place, card in enumerate(trick.cards))
    return view.trick_cards


def leader_of(trick: Sequence[tuple[int, int]]) -> int | None:
    """The seat whose card takes the trick as it lies, None while it is empty."""
    return trick[winner_of([card for _, card in trick])][0] if trick else None


def layout(
    geometry: Geometry,
    view: TarocchinoView,
    touch: Touch,
    open_hands: Mapping[int, tuple[str, ...]],
) -> dict[str, Place]:
    """Where each card lies; `open_hands` are other hands that lie open."""
    places: dict[str, Place] = {}
    for seat in OTHERS:
        places.update(_other(geometry, view, seat, open_hands.get(seat, ())))
    places.update(_trick(geometry, view, touch))
    places.update(_hand(geometry, touch))
    return places


def _other(
    geometry: Geometry, view: TarocchinoView, seat: int, open_hand: Sequence[str]
) -> dict[str, Place]:
    shown = open_hand or shown_of(view, seat)
    places = {
        code: place.at(face=code, compact=True)
        for code, place in zip(shown, geometry.row_places(seat, len(shown)), strict=True)
    }
    backs = view.counts[seat] - len(shown)
    for n, place in enumerate(geometry.back_places(seat, backs)):
        places[f"other{seat}:{n}"] = place
    return places


def _trick(geometry: Geometry, view: TarocchinoView, touch: Touch) -> dict[str, Place]:
    trick = shown_trick(view, touch.shows_last)
    winner = leader_of(trick)
    places = {}
    for n, (seat, card) in enumerate(trick):
        place = geometry.trick_place(seat)
        ring = float(seat == winner)
        places[CODES[card]] = place.at(face=CODES[card], ring=ring, z=Z_TRICK + n)
    if touch.lifted is not None and not touch.shows_last:
        spot = geometry.trick_place(PERSON)
        places["ghost"] = spot.at(face=touch.lifted, opacity=0.4, slot=True)
    return places


def _height(touch: Touch, code: str) -> float:
    """What has the ring or is lifted lies over its neighbours."""
    if code == touch.lifted:
        return Z_LIFTED
    return Z_FOCUSED if code == touch.focused else Z_HAND


def _hand(geometry: Geometry, touch: Touch) -> dict[str, Place]:
    places = {}
    spots = geometry.hand_places(len(touch.order))
    for n, (code, (x, y, lean)) in enumerate(zip(touch.order, spots, strict=True)):
        up = code == touch.lifted or code in touch.chosen
        ready = touch.ready is not None and code in touch.ready
        dark = touch.ready is not None and not ready and touch.is_dimmed
        rise = READY * geometry.u if ready else 0.0
        if code == touch.hovered and not up:
            rise += 6 * geometry.u
        dot = None if dark else dot_of(code)
        places[code] = Place(
            x,
            y,
            geometry.hand_width,
            face=code,
            rotation=0.0 if up else lean,
            z=_height(touch, code) + n,
            lift=float(up),
            lift_px=geometry.lift,
            rise=rise,
            dim=float(dark and not up),
            ring=float(code in touch.chosen),
            focus=float(code == touch.focused),
            dot=dot,
            dot_radius=10.5 * geometry.t if dot else 0.0,
            mark_x=-0.03,
        )
    return places
