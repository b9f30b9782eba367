"""Where every card lies for a board, and how it is lit. Plain numbers, no Qt.

Keys: the code of a card whose face or place the person knows, `hand<seat>:<n>` for the
backs of another hand, `trick<seat>:<n>` for discards just laid, `away<seat>:<n>` for older
ones, `dream` for the dreamer's card, `ghost:<n>` for where the lifted cards would lie.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skillgames.engine.tigers import card_of
from skillgames.games.hakka.table.board import Board, Laid
from skillgames.games.hakka.table.geometry import (
    LONG,
    PERSON,
    Geometry,
    Spot,
    other_seats,
)
from skillgames.widgets.place import Place

DREAM = "dream"

Z_PILE, Z_FAN, Z_TRICK, Z_HAND, Z_LIFTED, Z_FLY = 20, 60, 120, 300, 400, 900

DIM = 0.66
"""How strongly cards that cannot be played now are dimmed: they stay clean."""

STAR = "star"
STAR_RADIUS = 11
STAR_X = 0.39
"""Where a star sits, in card widths from the middle: the next card must not hide it."""
SMALL_STAR_RADIUS = 8
OFFER_RISE = 8
"""How much higher cards lie that can be played now, in design units."""


@dataclass(frozen=True, slots=True)
class Touch:
    """What the person is doing with the hand: nothing of it is known to the match."""

    lifted: tuple[str, ...] = ()
    hovered: str | None = None
    focused: str | None = None
    dimmed: frozenset[str] = frozenset()
    """Cards of the own hand that cannot be played now."""
    raised: bool = False
    """Whether the person is to choose cards: those that can be played lie a little higher."""
    ghost: bool = False
    """Whether the lifted cards may be played as they are."""


def hand_key(seat: int, number: int) -> str:
    """The nth back in the hand of another seat."""
    return f"hand{seat}:{number}"


def trick_key(seat: int, number: int) -> str:
    """The nth card just discarded by another seat."""
    return f"trick{seat}:{number}"


def away_key(seat: int, number: int) -> str:
    """The nth card a seat has discarded."""
    return f"away{seat}:{number}"


def layout(
    geometry: Geometry,
    board: Board,
    touch: Touch,
    stars: int,
    open_hands: Mapping[int, Sequence[str]] | None = None,
) -> dict[str, Place]:
    """All places; `stars` are the Elders as a mask."""
    places: dict[str, Place] = {}
    for seat in other_seats():
        faces = (open_hands or {}).get(seat)
        places.update(_other_hand(geometry, board, seat, faces, stars))
    for seat in range(len(board.counts)):
        places.update(_piles(geometry, board, seat))
    if board.dreamer is not None:
        open_card = next(iter((open_hands or {}).get(board.dreamer, ())), None)
        places[DREAM] = _dream(geometry, board, open_card)
    for laid in board.trick:
        places.update(_trick(geometry, board, laid))
    places.update(_own_hand(geometry, board, touch, stars))
    if touch.ghost:
        places.update(_ghost(geometry, board, touch))
    if board.settled is not None:
        places.update(_settled(geometry, board))
    return places


def _place(spot: Spot, face: str | None, z: float, **more: object) -> Place:
    x, y, width, turn = spot
    return Place(x, y, width, face=face, rotation=turn, z=z).at(**more)


def _star(code: str, stars: int, radius: float) -> dict[str, object]:
    if not stars >> card_of(code) & 1:
        return {}
    return {"badge": STAR, "dot_radius": radius, "mark_x": STAR_X}


def _other_hand(
    geometry: Geometry, board: Board, seat: int, faces: Sequence[str] | None, stars: int
) -> dict[str, Place]:
    count = board.counts[seat]
    places: dict[str, Place] = {}
    if board.settled is not None and faces is not None:
        faces = [code for code in faces if code not in board.settled.winning]
    if faces is not None and len(faces) == count:
        radius = SMALL_STAR_RADIUS * geometry.u
        for n, spot in enumerate(geometry.open_hand(seat, count)):
            code = faces[n]
            star = _star(code, stars, radius)
            key = hand_key(seat, n)
            places[key] = _place(spot, code, Z_FAN + n, compact=True, **star)
        return places
    for n, spot in enumerate(geometry.fan(seat, count)):
        places[hand_key(seat, n)] = _place(spot, None, Z_FAN + n)
    return places


def _piles(geometry: Geometry, board: Board, seat: int) -> dict[str, Place]:
    groups = board.won[seat]
    sizes = [len(group) for group in groups]
    *won, away = geometry.piles(seat, sizes, board.discards[seat])
    places: dict[str, Place] = {}
    z = float(Z_PILE)
    for group, spots in zip(groups, won, strict=True):
        for code, spot in zip(group, spots, strict=True):
            z += 1
            places[code] = _place(spot, code, z, compact=True)
    for n, spot in enumerate(away):
        z += 1
        places[away_key(seat, n)] = _place(spot, None, z)
    return places


def _dream(geometry: Geometry, board: Board, open_card: str | None) -> Place:
    assert board.dreamer is not None
    if board.settled is not None:
        return _place(geometry.woken, board.dream_card, Z_TRICK, ring=1.0)
    face = board.dream_card if board.dreamer == PERSON else open_card
    return _place(geometry.dream_card(board.dreamer), face, Z_FAN)


def trick_spots(geometry: Geometry, board: Board, laid: Laid) -> list[Spot]:
    """Where these cards lie in the centre."""
    column = geometry.column(laid.seat, board.dreamer)
    if laid.face_up:
        return geometry.played(column, laid.size)
    return geometry.laid_away(column, laid.size)


def _trick(geometry: Geometry, board: Board, laid: Laid) -> dict[str, Place]:
    spots = trick_spots(geometry, board, laid)
    if not laid.face_up:
        keys = laid.cards or [trick_key(laid.seat, n) for n in range(laid.size)]
        return {
            key: _place(spot, None, Z_TRICK + n)
            for n, (key, spot) in enumerate(zip(keys, spots, strict=True))
        }
    best = board.best
    beaten = best is not None and best.seat != laid.seat
    return {
        code: _place(
            spot,
            code,
            Z_TRICK + n,
            compact=laid.size >= LONG,
            dim=DIM if beaten else 0.0,
        )
        for n, (code, spot) in enumerate(zip(laid.cards, spots, strict=True))
    }


def _own_hand(geometry: Geometry, board: Board, touch: Touch, stars: int) -> dict[str, Place]:
    places: dict[str, Place] = {}
    if board.settled is not None:
        touch = Touch()
    spots = geometry.hand_places(len(board.hand))
    for n, (code, spot) in enumerate(zip(board.hand, spots, strict=True)):
        lifted = code in touch.lifted
        dimmed = code in touch.dimmed and not lifted
        rise = 0.0
        if not lifted and not dimmed and touch.raised:
            rise = OFFER_RISE * geometry.u
        if code == touch.hovered and not lifted and not dimmed:
            rise += 6 * geometry.u
        places[code] = _place(
            spot,
            code,
            (Z_LIFTED if lifted else Z_HAND) + n,
            lift=float(lifted),
            lift_px=geometry.lift,
            ring=float(lifted),
            rise=rise,
            dim=DIM if dimmed else 0.0,
            focus=float(code == touch.focused),
            **_star(code, stars, STAR_RADIUS * geometry.t),
        )
    return places


def _ghost(geometry: Geometry, board: Board, touch: Touch) -> dict[str, Place]:
    """The lifted cards, pale, at their landing place."""
    count = len(touch.lifted)
    spots = geometry.played(geometry.column(PERSON, board.dreamer), count)
    return {
        f"ghost:{n}": _place(
            (x, y, width * 0.94, turn),
            code,
            Z_TRICK + n,
            opacity=0.42,
            slot=True,
            compact=count >= LONG,
        )
        for n, (code, (x, y, width, turn)) in enumerate(zip(touch.lifted, spots, strict=True))
    }


def _settled(geometry: Geometry, board: Board) -> dict[str, Place]:
    assert board.settled is not None
    winning = board.settled.winning
    places: dict[str, Place] = {}
    for n, (code, spot) in enumerate(zip(winning, geometry.settled(len(winning)), strict=True)):
        matches = code in board.settled.matching
        places[code] = _place(
            spot,
            code,
            Z_TRICK + n,
            ring=float(matches),
            rise=14 * geometry.u if matches else 0.0,
        )
    return places
