"""Which moves there are: for the rules from the state, for tables and bots from a view.

`Standing` is what decides about the moves of the seat to act. All of it is known to that seat,
so a table can ask `why_not` about any selection of cards without knowing the state.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from skillgames.engine.cards import cards_in
from skillgames.engine.errors import IllegalMove
from skillgames.engine.text import Msg, translate
from skillgames.games.arabka.pack import (
    CODES,
    FITS,
    FULL_PACK,
    RANK_COUNT,
    RANK_MASK,
    SETS,
    SUIT_COUNT,
    card_of,
    codes_in,
    is_code,
)
from skillgames.games.arabka.state import (
    END,
    READY,
    SLOTS,
    TAKE,
    ArabkaState,
    ArabkaView,
    End,
    Extra,
    Lay,
    Move,
    Swap,
    Take,
    Turn,
)

SWAP_WORD, READY_WORD, LAY_WORD = "swap", "ready", "lay"
TAKE_WORD, END_WORD, TURN_WORD = "take", "end", "turn"
SLOT_OF = {str(slot + 1): slot for slot in range(SLOTS)}
"""Slots as they stand in texts, from 1."""


class Standing(NamedTuple):
    """The seat to act and what its moves depend on."""

    swapping: bool
    hand: int
    opened: tuple[int, ...]
    """The own open card on each slot, () once picked up."""
    closed: tuple[bool, ...]
    """Whether the own closed card of each slot still lies there."""
    level: int
    is_pile: bool
    """Whether anything lies on the pile."""
    extra: Extra | None
    strict: bool
    voluntary: bool

    @property
    def fitting(self) -> int:
        """The hand cards that may be laid, a mask."""
        return self.hand & FITS[self.strict][self.level]

    @property
    def may_take(self) -> bool:
        """Whether the pile may be taken: nothing fits, or at will (AA7). Whoever has only
        closed cards must turn one (A18)."""
        if self.swapping or self.extra is not None or not self.hand or not self.is_pile:
            return False
        return self.voluntary or not self.fitting

    @property
    def may_turn(self) -> bool:
        """Whether a closed card may, and then without an extra must, be turned over."""
        return not self.swapping and not self.hand


def standing(state: ArabkaState) -> Standing:
    """The standing of the seat to act; there must be one."""
    seat = state.turn
    return Standing(
        state.swapping,
        state.hands[seat],
        state.opened[seat],
        tuple(card is not None for card in state.closed[seat]),
        state.level,
        bool(state.pile),
        state.extra,
        state.strict,
        state.voluntary,
    )


def own_standing(view: ArabkaView) -> Standing:
    """The standing of the seat that has this view; it must be the one to act."""
    return Standing(
        view.swapping,
        view.hand,
        view.opened[view.seat],
        view.closed[view.seat],
        view.level,
        bool(view.pile),
        view.extra,
        view.strict,
        view.voluntary,
    )


# --- which there are -------------------------------------------------------------------


def moves_of(here: Standing) -> list[Move]:
    """All moves: swaps after `READY`; lays by rank, then by number of cards; closed cards by
    slot; taking; ending. Never empty."""
    if here.swapping:
        return [READY, *_swaps(here)]
    moves: list[Move] = [*_lays(here.fitting)]
    if here.may_turn:
        moves += [Turn(slot) for slot, lies in enumerate(here.closed) if lies]
    if here.may_take:
        moves.append(TAKE)
    if here.extra is not None:
        moves.append(END)
    return moves


def _swaps(here: Standing) -> Iterator[Swap]:
    hand = tuple(cards_in(here.hand))
    for count in range(1, SLOTS + 1):
        for given in combinations(hand, count):
            for taken in permutations(sorted(here.opened), count):
                yield Swap(tuple(zip(given, taken, strict=True)))


def _lays(fitting: int) -> Iterator[Lay]:
    for shift in range(0, SUIT_COUNT * RANK_COUNT, SUIT_COUNT):
        for chosen in SETS[fitting >> shift & 0b1111]:
            yield Lay(chosen << shift)


def why_not(here: Standing, move: object) -> Msg | None:
    """None for a move of `moves_of`, else what is in its way."""
    match move:
        case Swap():
            return _why_no_swap(here, move)
        case _ if here.swapping and isinstance(move, Lay | Turn | Take | End):
            return translate("Arabka", "Swap cards first, or say that you are ready.")
        case Lay():
            return _why_no_lay(here, move)
        case Turn():
            return _why_no_turn(here, move)
        case Take():
            return _why_no_take(here)
        case End():
            if here.extra is None:
                return translate("Arabka", "You cannot end your turn without a move.")
            return None
    return translate("Arabka", "There is no such move.")


def _why_no_swap(here: Standing, move: Swap) -> Msg | None:
    if not here.swapping:
        return translate("Arabka", "Cards are swapped only once, before play begins.")
    given = [pair[0] for pair in move.pairs]
    taken = [pair[1] for pair in move.pairs]
    if not all(type(card) is int and card >= 0 and here.hand >> card & 1 for card in given):
        return translate("Arabka", "Only cards of your hand can be swapped.")
    if not all(card in here.opened for card in taken):
        return translate("Arabka", "Cards are swapped for your own open cards only.")
    if len(set(given)) < len(given) or len(set(taken)) < len(taken):
        return translate("Arabka", "A card can be swapped only once.")
    if given != sorted(given):
        return translate("Arabka", "There is no such move.")
    return None


def _why_no_lay(here: Standing, move: Lay) -> Msg | None:
    cards = move.cards
    if type(cards) is not int or not 0 < cards <= FULL_PACK:
        return translate("Arabka", "Choose at least one card.")
    if cards & ~here.hand:
        if any(cards >> card & 1 for card in here.opened):
            return translate("Arabka", "Open cards come into your hand first, all at once.")
        return translate("Arabka", "That card is not in your hand.")
    low = (cards & -cards).bit_length() - 1
    if cards & ~RANK_MASK[low >> 2]:
        return translate("Arabka", "Only cards of one rank go together.")
    if cards & ~here.fitting:
        if here.strict:
            return translate("Arabka", "Too low: only a higher card or a bonus card fits.")
        return translate("Arabka", "Too low: an equal or higher card or a bonus card is needed.")
    return None


def _why_no_turn(here: Standing, move: Turn) -> Msg | None:
    if move.slot not in range(SLOTS) or not here.closed[move.slot]:
        return translate("Arabka", "No closed card lies there.")
    if here.hand:
        return translate("Arabka", "Closed cards are turned only when your hand is empty.")
    return None


def _why_no_take(here: Standing) -> Msg | None:
    if here.may_take:
        return None
    if not here.is_pile:
        return translate("Arabka", "There is nothing to take.")
    if here.extra is not None:
        return translate("Arabka", "You cannot take the pile now: lay more or end your turn.")
    if not here.hand:
        return translate("Arabka", "Your hand is empty: turn over a closed card.")
    return translate("Arabka", "You can take the pile only when nothing fits.")


# --- texts -----------------------------------------------------------------------------


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case Swap(pairs=()):
            return READY_WORD
        case Swap(pairs=pairs):
            return " ".join((SWAP_WORD, *(f"{CODES[a]}:{CODES[b]}" for a, b in pairs)))
        case Lay(cards=cards):
            return " ".join((LAY_WORD, *codes_in(cards)))
        case Turn(slot=slot):
            return f"{TURN_WORD} {slot + 1}"
        case Take():
            return TAKE_WORD
        case End():
            return END_WORD


_PLAIN: dict[str, Move] = {
    READY_WORD: READY,
    TAKE_WORD: TAKE,
    END_WORD: END,
    **{f"{TURN_WORD} {name}": Turn(slot) for name, slot in SLOT_OF.items()},
}


def parse_move(text: str) -> Move:
    """The move in a text, its cards or pairs in any order; IllegalMove when it is none."""
    if text in _PLAIN:
        return _PLAIN[text]
    word, *rest = text.split(" ")
    move = _parse_lay(rest) if word == LAY_WORD else None
    if word == SWAP_WORD:
        move = _parse_swap(rest)
    if move is None:
        raise IllegalMove(translate("Arabka", "“%1” is not a move.").with_args(text[:40]))
    return move


def _parse_lay(codes: list[str]) -> Move | None:
    if not codes or len(set(codes)) < len(codes) or not all(map(is_code, codes)):
        return None
    return Lay(sum(1 << card_of(code) for code in codes))


def _parse_swap(words: list[str]) -> Move | None:
    pairs = [tuple(word.split(":")) for word in words]
    if not pairs or not all(len(pair) == 2 and all(map(is_code, pair)) for pair in pairs):
        return None
    return Swap(tuple(sorted((card_of(given), card_of(taken)) for given, taken in pairs)))
