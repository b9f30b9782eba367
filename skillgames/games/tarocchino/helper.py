"""The combination helper: what a player could work out with paper and patience.

Everything comes from a view: the own hand, what was declared, what was played. It knows
nothing that the person at the table could not know, and advises nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from skillgames.engine.bologna import (
    ACE_MASK,
    ANGEL,
    CONTATORI_MASK,
    MOON,
    MOOR_MASK,
    NUMBER_MASK,
    RANKS,
    SUIT_SIZE,
    SUN,
    WORLD,
    cards_in,
)
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.combinations import (
    ACES,
    GRANDE,
    MOORS,
    NAMES,
    SETS,
    SUIT_NAMES,
    Tally,
    tally,
)
from skillgames.games.tarocchino.state import SEATS, Phase, TarocchinoView

_COUNTING_PLACES = tuple(RANKS.index(rank) for rank in ("R", "Q", "C", "F", "A"))


def _suit_cards(suit: int) -> int:
    return sum(1 << suit * SUIT_SIZE + place for place in _COUNTING_PLACES)


FAMILIES: dict[str, int] = {
    **{name: mask for name, mask, _ in SETS},
    GRANDE: 1 << ANGEL | 1 << WORLD | 1 << SUN | 1 << MOON | NUMBER_MASK | MOOR_MASK,
    **{name: _suit_cards(suit) for suit, name in enumerate(SUIT_NAMES)},
    ACES: ACE_MASK,
    MOORS: MOOR_MASK,
}
"""The cards that each combination can be made of, as masks, without the contatori of
sequences."""

COUNTING_MASK = CONTATORI_MASK
for _mask in FAMILIES.values():
    COUNTING_MASK |= _mask
"""Every card that serves in some combination: all but the pips from ten to six."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A card that is missing, and what it would add."""

    card: int
    points: int
    """What all combinations together would bring more, doublings included."""


@dataclass(frozen=True, slots=True)
class Out:
    """A card that has not been played and is not the viewer's."""

    card: int
    seat: int | None
    """Who holds it, if it was declared."""


@dataclass(frozen=True, slots=True)
class Family:
    """Where the cards of one combination are."""

    name: str
    """One of `combinations.NAMES`."""
    hand: tuple[int, ...]
    """In the own hand, and what the viewer has laid away."""
    own: tuple[int, ...]
    """Taken by the own side."""
    other: tuple[int, ...]
    """Taken by the other side."""
    out: tuple[Out, ...]
    """Still out; cards of the running trick lie on the table and are in none of these."""


@dataclass(frozen=True, slots=True)
class Help:
    """All that the helper shows."""

    hand: Tally
    """The combinations in the own hand."""
    hand_wishes: tuple[Wish, ...]
    """What one more card in the hand would add, the best first; only cards still out."""
    own: Tally
    """The combinations the own side has taken so far."""
    own_wishes: tuple[Wish, ...]
    """What one more captured card would add for the own side, the best first."""
    other: Tally
    """The combinations the other side has taken so far."""
    other_wishes: tuple[Wish, ...]
    """What one more captured card would add for the other side, the best first."""
    declared: tuple[tuple[int, Tally], ...]
    """Seats that have declared, with their combinations, in the order they spoke."""
    families: tuple[Family, ...]
    """By combination, in the order of `combinations.NAMES`."""


def help_for(view: TarocchinoView) -> Help:
    """What can be said about this view."""
    away = view.discards if view.phase is not Phase.OVER else 0
    taken = view.piles[0] | view.piles[1]
    gone = view.played | taken
    own, other = view.piles[view.side], view.piles[1 - view.side]
    out = COUNTING_MASK & ~gone & ~view.hand & ~away if view.phase is not Phase.DEALING else 0
    free = COUNTING_MASK & ~taken & ~away if view.phase is not Phase.DEALING else 0
    return Help(
        hand=tally(view.hand),
        hand_wishes=_wishes(view.hand, out),
        own=tally(own),
        own_wishes=_wishes(own, free),
        other=tally(other),
        other_wishes=_wishes(other, free),
        declared=_declared(view),
        families=tuple(_family(view, name, view.hand | away, own, other, out) for name in NAMES),
    )


def _family(view: TarocchinoView, name: str, hand: int, own: int, other: int, out: int) -> Family:
    cards = FAMILIES[name]
    return Family(
        name,
        hand=tuple(cards_in(cards & hand)),
        own=tuple(cards_in(cards & own)),
        other=tuple(cards_in(cards & other)),
        out=tuple(Out(card, _holder(view, card)) for card in cards_in(cards & out)),
    )


def _wishes(held: int, missing: int) -> tuple[Wish, ...]:
    now = quick.points(held)
    found = [Wish(card, quick.points(held | 1 << card) - now) for card in cards_in(missing)]
    found.sort(key=lambda wish: (-wish.points, wish.card))
    return tuple(wish for wish in found if wish.points)


def _holder(view: TarocchinoView, card: int) -> int | None:
    holders = (seat for seat in range(SEATS) if view.known(seat) >> card & 1)
    return next(holders, None)


def _declared(view: TarocchinoView) -> tuple[tuple[int, Tally], ...]:
    if view.dealer is None:
        return ()
    found = []
    for step in range(1, SEATS + 1):
        seat = (view.dealer + step) % SEATS
        said = view.declared[seat]
        if said is not None and said.combinations:
            found.append((seat, said))
    return tuple(found)
