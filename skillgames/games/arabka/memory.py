"""What is seen and remembered: views, and what the rules keep about hands as play goes on.

Two things are public: cards that were seen coming into a hand (`known`), and that who had to
take the pile held nothing that fitted (`ceilings`). A ceiling belongs to one hand card that is
not known; when such a card is laid, the tightest ceiling it could have had is given up, so that
what remains is true whichever of them it was.
"""

from __future__ import annotations

from skillgames.engine.cards import cards_in
from skillgames.engine.game import Result
from skillgames.games.arabka.pack import NO_CEILING, below
from skillgames.games.arabka.state import ArabkaState, ArabkaView

BELOW: tuple[int, ...] = tuple(below(ceiling) for ceiling in range(NO_CEILING + 1))
"""For each ceiling the cards that one of it may be, a mask."""


def remember(state: ArabkaState, seat: int, cards: int) -> None:
    """These cards come into the hand, and everybody sees them."""
    state.hands[seat] |= cards
    state.known[seat] |= cards


def forget(state: ArabkaState, seat: int, cards: int) -> None:
    """These cards are about to leave the hand, and everybody sees them."""
    unknown = cards & ~state.known[seat]
    state.known[seat] &= ~cards
    if unknown:
        ceilings = list(state.ceilings[seat])
        for card in cards_in(unknown):
            ceilings.remove(next(one for one in ceilings if BELOW[one] >> card & 1))
        state.ceilings[seat] = tuple(ceilings)


def nothing_fits(state: ArabkaState, seat: int) -> None:
    """Everybody sees that this hand holds nothing that fits on the pile."""
    ceiling = state.level + state.strict
    state.ceilings[seat] = tuple(min(one, ceiling) for one in state.ceilings[seat])


def view_of(state: ArabkaState, seat: int, result: Result | None) -> ArabkaView:
    """Everything but the other hands, the closed cards and the order of the stock."""
    return ArabkaView(
        seat=seat,
        strict=state.strict,
        voluntary=state.voluntary,
        swapping=state.swapping,
        dealer=state.dealer,
        turn=state.turn,
        hand=state.hands[seat],
        counts=tuple(hand.bit_count() for hand in state.hands),
        opened=tuple(state.opened),
        closed=tuple(tuple(card is not None for card in cards) for cards in state.closed),
        pile=tuple(state.pile),
        stock=len(state.stock),
        burned=state.burned,
        level=state.level,
        extra=state.extra,
        three=state.three,
        progress=state.progress,
        idle=state.idle,
        known=tuple(state.known),
        ceilings=tuple(state.ceilings),
        result=result,
    )
