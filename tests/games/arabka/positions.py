"""Positions of Arabka by ranks or codes, for tests.

Cards are written as codes ("8H") or, where suits do not matter, as ranks ("8"): each rank gets
the first suit that is still free. Every position holds all 52 cards: those not named are out of
the game, but for what is asked to lie in the stock.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from skillgames import registry
from skillgames.engine import chance
from skillgames.engine.cards import mask_of
from skillgames.engine.events import Event
from skillgames.games.arabka.moves import format_move
from skillgames.games.arabka.pack import (
    ANY,
    BONUS_RANKS,
    CODES,
    FULL_PACK,
    NO_CEILING,
    RANKS,
    card_of,
    codes_in,
    rank_of,
)
from skillgames.games.arabka.rules import ArabkaRules
from skillgames.games.arabka.state import ArabkaOptions, ArabkaState, Move
from tests.contract.hooks.arabka import check

ARABKA = registry.game("arabka")
RULES = ArabkaRules()


class Cards:
    """Gives out the cards of one pack."""

    def __init__(self, named: str) -> None:
        self._free = [code for code in CODES if code not in named.split()]

    def take(self, text: str) -> tuple[int, ...]:
        """The cards of a text such as "8 8 TD"."""
        found = []
        for word in text.split():
            if len(word) == 1:
                word = next(code for code in self._free if code[0] == word)
                self._free.remove(word)
            found.append(card_of(word))
        return tuple(found)

    def any(self, count: int) -> str:
        """So many of the cards nobody has named, high ones first."""
        return " ".join(self._free.pop() for _ in range(count))


def position(
    *hands: str,
    pile: str = "",
    stock: str | int = 0,
    opened: Sequence[str] = (),
    closed: Sequence[str] = (),
    turn: int = 0,
    dealer: int = 0,
    strict: bool = False,
    voluntary: bool = False,
    idle: int = 0,
    swapping: bool = False,
) -> ArabkaState:
    """A position with these hands; by seat also open and closed cards ("-" for none). With a
    stock all players have their cards on the table, named or not. Of a stock only the number
    may be given."""
    texts = [*hands, pile, *opened, *closed, stock if isinstance(stock, str) else ""]
    cards = Cards(" ".join(texts))
    state = ArabkaState(len(hands), strict, voluntary)
    state.dealer, state.turn, state.swapping, state.idle = dealer, turn, swapping, idle
    state.hands = [mask_of(cards.take(hand)) for hand in hands]
    state.pile = list(cards.take(pile))
    if state.pile:
        top = rank_of(state.pile[-1])
        state.level = ANY if top in BONUS_RANKS else top
    if isinstance(stock, str):
        state.stock = cards.take(stock)
    table = [(*cards.take(text),) for text in opened]
    lying = [
        [None if word == "-" else cards.take(word)[0] for word in text.split()] for text in closed
    ]
    for seat in range(len(hands)):
        state.ceilings[seat] = (NO_CEILING,) * state.hands[seat].bit_count()
        state.opened[seat] = table[seat] if seat < len(table) else ()
        row = lying[seat] if seat < len(lying) else []
        if stock:
            state.opened[seat] = state.opened[seat] or cards.take(cards.any(3))
            row = row or [*cards.take(cards.any(3))]
        state.closed[seat] = (*row, *[None] * (3 - len(row)))
    if isinstance(stock, int):
        state.stock = cards.take(cards.any(stock))
    used = mask_of([*state.pile, *state.stock]) | sum(state.hands)
    for seat in range(len(hands)):
        used |= mask_of(state.opened[seat])
        used |= mask_of(card for card in state.closed[seat] if card is not None)
    state.burned = FULL_PACK & ~used
    return state


def ranks(cards: Sequence[str]) -> str:
    """The ranks of codes, low ones first: "3 7 8 9 K A"."""
    return " ".join(sorted((code[0] for code in cards), key=RANKS.index))


def hand(state: ArabkaState, seat: int) -> str:
    """The ranks of a hand."""
    return ranks(codes_in(state.hands[seat]))


def pile(state: ArabkaState) -> str:
    """The ranks of the pile, bottom to top."""
    return " ".join(CODES[card][0] for card in state.pile)


def legal(state: ArabkaState) -> list[str]:
    """The legal moves by ranks, each once: "8 8", "take", "end", "turn 2"."""
    return list(dict.fromkeys(map(short, RULES.legal_moves(state))))


def short(move: Move) -> str:
    """The text of a move, a lay by its ranks alone: "8 8", "take", "turn 2"."""
    word, *codes = format_move(move).split()
    return ranks(codes) if word == "lay" else " ".join((word, *codes))


def play(state: ArabkaState, *texts: str) -> list[Event]:
    """Make these moves, each a legal one, lays by ranks ("8 8"); returns what happened. No
    card is lost on the way."""
    tell: list[Event] = []
    for text in texts:
        move = next(move for move in RULES.legal_moves(state) if short(move) == text)
        assert RULES.why_not(state, move) is None
        RULES.play(state, move, tell)
        check(state)
    return tell


def dealt(seats: int = 2, seed: object = 0, **options: bool) -> ArabkaState:
    """A match just dealt, before the swap."""
    state = RULES.start(ArabkaOptions(seats, **options))
    rng = random.Random(f"dealt {seats} {seed}")
    while not isinstance(pending := RULES.to_act(state), int):
        assert pending is not None
        RULES.settle(state, chance.draw(pending, rng))
    return state


def at_random(state: ArabkaState, rng: random.Random, moves: int = 10_000) -> ArabkaState:
    """So many random moves, or fewer when the match ends before."""
    for _ in range(moves):
        if state.turn < 0:
            break
        RULES.play(state, rng.choice(RULES.legal_moves(state)))
    return state
