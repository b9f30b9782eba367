"""How a match may go on: a plain quick player on all seats.

`policy` is that player: its lowest fitting rank, all cards of it; bonus cards only in need, but
a 3 on a large pile; now and then any rank that fits, because two steady players can hand the
same cards to each other for ever. `play_out` plays a match to its end with everything in local
variables; it does exactly what the rules do with the moves the policy chooses.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from skillgames.games.arabka.pack import (
    ANY,
    BONUS,
    BONUS_RANKS,
    FITS,
    ORDINARY,
    RANK_MASK,
    TEN,
    THREE,
    TWO,
)
from skillgames.games.arabka.state import (
    END,
    FOUR_ALIKE,
    HAND_SIZE,
    OVER,
    STALL,
    TAKE,
    ArabkaState,
    Lay,
    Move,
    Turn,
)

NOISE = 0.1
"""How often the policy lays any rank that fits."""
THREE_PILE = 10
"""On so many cards the policy lays a 3."""
CAP = 300
"""After so many moves a playout is given up."""

_TWOS, _THREES, _TENS = RANK_MASK[TWO], RANK_MASK[THREE], RANK_MASK[TEN]
_SUITS = 4


class Ending(NamedTuple):
    """How a playout ended: where it stood when it was over, or was broken off."""

    winner: int | None
    """None for a draw and for one that was broken off."""
    moves: int
    turn: int
    """Whose turn it is."""
    hands: list[int]
    """Masks by seat."""
    opened: list[int]
    """Masks by seat."""
    closed: list[int]
    """Numbers of closed cards by seat."""
    pile: int
    """A mask."""
    stock: int
    """Cards left to draw."""
    is_over: bool


def policy(state: ArabkaState, rng: random.Random, noise: float = NOISE) -> Move:
    """The move the quick player chooses in the play phase; `noise` is how often it lays any
    rank that fits.

    One random number is drawn when something fits, another when it decides."""
    hand = state.hands[state.turn]
    if not hand:
        closed = state.closed[state.turn]
        return Turn(next(slot for slot, card in enumerate(closed) if card is not None))
    fitting = hand & FITS[state.strict][state.level]
    if not fitting:
        return TAKE
    if rng.random() < noise:
        return Lay(hand & any_rank(fitting, rng))
    return chosen(hand, fitting, len(state.pile), bool(state.stock), state.extra is not None)


def chosen(hand: int, fitting: int, pile: int, is_stock: bool, is_extra: bool) -> Move:
    """What the quick player does when it does not lay at random."""
    threes = fitting & _THREES
    if threes and pile >= THREE_PILE:
        return Lay(threes & -threes)
    ordinary = fitting & ORDINARY
    if ordinary:
        return Lay(hand & RANK_MASK[((ordinary & -ordinary).bit_length() - 1) >> 2])
    if is_extra and is_stock:
        return END
    cards = next(hand & RANK_MASK[rank] for rank in BONUS_RANKS if hand & RANK_MASK[rank])
    # With the stock gone and nothing else in hand the bonus cards are what is to be got rid of.
    return Lay(cards if not is_stock and not hand & ORDINARY else cards & -cards)


def any_rank(fitting: int, rng: random.Random) -> int:
    """The rank of a random one of these cards, as the mask of all its cards."""
    left = int(rng.random() * fitting.bit_count())
    for _ in range(left):
        fitting &= fitting - 1
    return RANK_MASK[((fitting & -fitting).bit_length() - 1) >> 2]


def play_out(
    state: ArabkaState, rng: random.Random, cap: int = CAP, noise: float = NOISE
) -> Ending:
    """Play this match to its end, or so many moves, all seats by the policy with
    this noise; the state stays as it is. Not for the swap phase, nor after the end."""
    if state.turn == OVER:
        raise ValueError("this match is over")
    draw_number = rng.random
    rank_masks = RANK_MASK
    fits = FITS[state.strict]
    hands = state.hands[:]
    opened = [sum(1 << card for card in cards) for cards in state.opened]
    closed = [[card for card in cards if card is not None] for cards in state.closed]
    pile = sum(1 << card for card in state.pile)
    stock = [1 << card for card in state.stock]
    stock.reverse()
    seats = len(hands)
    seat, level, three = state.turn, state.level, state.three
    extra = state.extra is not None
    idle = -1 if state.progress else state.idle
    winner = None
    is_over = False
    move = 0
    while move < cap:
        move += 1
        hand = hands[seat]
        cards = 0
        if hand:
            fitting = hand & fits[level]
            if not fitting:
                hands[seat] = hand | pile
                pile = 0
                level = ANY
            elif draw_number() < noise:
                cards = hand & any_rank(fitting, rng)
            elif fitting & _THREES and pile.bit_count() >= THREE_PILE:
                cards = fitting & _THREES
                cards &= -cards
            elif ordinary := fitting & ORDINARY:
                cards = hand & rank_masks[((ordinary & -ordinary).bit_length() - 1) >> 2]
            elif not (extra and stock):
                cards = hand & _TWOS or hand & _THREES or hand & _TENS
                if stock or hand & ORDINARY:
                    cards &= -cards
            hand ^= cards
        else:
            cards = 1 << closed[seat].pop(0)
            idle = -1
            if not cards & fits[level]:
                hands[seat] = pile | cards
                pile = cards = 0
                level = ANY
        extra = False
        if cards:
            pile |= cards
            if not (hand or opened[seat] or closed[seat]):
                hands[seat] = 0
                winner = seat
                is_over = True
                break
            if not cards & BONUS:
                level = ((cards & -cards).bit_length() - 1) >> 2
            else:
                level = ANY
                if cards & _TENS:
                    pile = 0
                    three = False
                    idle = -1
                    extra = True
                elif cards & _THREES:
                    three = True
            if not hand and not stock:
                hand = opened[seat]
                if hand:
                    opened[seat] = 0
                    idle = -1
            hands[seat] = hand
            if extra:
                if hand or not stock:
                    continue
                extra = False
            elif cards.bit_count() == FOUR_ALIKE and hand & fits[level]:
                extra = True
                continue
        # The turn is over.
        if stock:
            short = HAND_SIZE - hands[seat].bit_count()
            if short > 0:
                idle = -1
                while short and stock:
                    hands[seat] |= stock.pop()
                    short -= 1
        idle += 1
        seat += 1
        if seat == seats:
            seat = 0
        if three:
            three = False
            hands[seat] |= pile
            pile = 0
            level = ANY
            seat += 1
            if seat == seats:
                seat = 0
        if idle >= STALL:
            is_over = True
            break
    lying = [len(cards) for cards in closed]
    return Ending(winner, move, seat, hands, opened, lying, pile, len(stock), is_over)
