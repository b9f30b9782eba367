"""A whole game of Tarocchino, slow and plain, fed with the texts of its log."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations
from typing import Any

from tests.games.tarocchino import naive

COURTS = ["R", "Q", "C", "F"]
PACK = [suit + rank for suit in "SBCD" for rank in [*COURTS, "10", "9", "8", "7", "6", "A"]]
TRUMPS = ["ANG", *naive.TOP, *naive.NUMBERS, *naive.MOORS, "BEG"]
PACK += [*TRUMPS, "MAT"]
NEVER_LAID_AWAY = {"SR", "BR", "CR", "DR", "ANG", "MON", "BEG", "MAT"}
LOW = {"S": ["10", "9", "8", "7", "6", "A"], "C": ["A", "6", "7", "8", "9", "10"]}
LOW |= {"B": LOW["S"], "D": LOW["C"]}


def in_order(cards: Iterable[str]) -> list[str]:
    """The cards in pack order."""
    return sorted(cards, key=PACK.index)


def suit(card: str) -> str:
    """What has to be followed when this card is led; the Matto leaves it open."""
    return "trump" if card in TRUMPS else "" if card == "MAT" else card[0]


def height(card: str) -> int:
    """Higher takes; all Moors are equal."""
    if card in TRUMPS:
        return -TRUMPS.index("M1" if card in naive.MOORS else card)
    return -[*COURTS, *LOW[card[0]]].index(card[1:])


def value(card: str) -> float:
    """Its points alone."""
    return naive.card_points([card])


def allowed(hand: Collection[str], trick: list[list[Any]]) -> list[str]:
    """What may be played to this trick."""
    led = next((suit(card) for _, card in trick if card != "MAT"), "")
    following = [card for card in hand if suit(card) == led]
    trumps = [card for card in hand if card in TRUMPS]
    return [*(following or trumps or hand), "MAT"] if led else list(hand)


def taker(trick: list[list[Any]]) -> int:
    """The seat that takes a whole trick; of equal Moors the last one."""
    led = next(suit(card) for _, card in trick if card != "MAT")
    which = "trump" if any(card in TRUMPS for _, card in trick) else led
    able = [
        (height(card), place, seat)
        for place, (seat, card) in enumerate(trick)
        if suit(card) == which
    ]
    return int(max(able)[2])


def told(cards: Collection[str]) -> tuple[dict[str, int], dict[str, int]]:
    """The sets and the sequences of these cards with their points."""
    return naive.sets(cards), naive.sequences(cards)


class NaiveTarocchino:
    """The state of a game and what may be done."""

    def __init__(self) -> None:
        self.dealer: int | None = None
        self.turn: int | None = None
        self.hands: list[list[str]] = [[], [], [], []]
        self.discards: list[str] = []
        self.spoken: list[set[str] | None] = [None] * 4
        self.trick: list[list[Any]] = []
        self.piles: list[list[str]] = [[], []]
        self.tricks = [0, 0]
        self.over = False
        self.holder = self.matto_taker = self.last = 0

    def legal(self) -> set[str]:
        """The texts of all legal moves."""
        if self.turn is None:
            return set()
        hand = in_order(self.hands[self.turn])
        if not self.discards:
            free = [card for card in hand if card not in NEVER_LAID_AWAY]
            return {" ".join(["discard", *pair]) for pair in combinations(free, 2)}
        if self.spoken[self.turn] is None:
            return {"pass", "declare"} if any(told(hand)) else {"pass"}
        return {f"play {card}" for card in allowed(hand, self.trick) if card in hand}

    def enter(self, text: str) -> None:
        """One entry of a log."""
        name, *cards = text.split()
        if name == "dealer":
            self.dealer = int(cards[0])
            return
        assert self.dealer is not None
        if name == "deck":
            for number in range(12):
                packet = cards[5 * number : 5 * number + 5]
                self.hands[(self.dealer + 1 + number) % 4] += packet
            self.hands[self.dealer] += cards[60:]
            self.turn = self.dealer
            return
        assert self.turn is not None
        if name == "discard":
            self.discards = cards
        elif name == "play":
            self._play(cards[0])
            return
        else:
            self.spoken[self.turn] = set(self.hands[self.turn]) if name == "declare" else set()
        for card in cards:
            self.hands[self.turn].remove(card)
        self.turn = (self.turn + 1) % 4

    def _play(self, card: str) -> None:
        assert self.turn is not None
        self.hands[self.turn].remove(card)
        self.trick.append([self.turn, card])
        self.turn = (self.turn + 1) % 4
        if len(self.trick) < 4:
            return
        self.turn = taker(self.trick)
        side = self.last = self.turn % 2
        for seat, played in self.trick:
            if played == "MAT":
                self.holder, self.matto_taker = seat % 2, side
            self.piles[side].append(played)
        self.tricks[side] += 1
        self.trick = []
        if not self.hands[self.turn]:
            self.turn, self.over = None, True
            self._settle()

    def _settle(self) -> None:
        assert self.dealer is not None
        captured = [list(pile) for pile in self.piles]
        side = self.dealer % 2
        self.piles[side if self.tricks[side] else 1 - side] += self.discards
        own = self.holder
        if self.matto_taker == own or not self.tricks[own]:
            return
        self.piles[1 - own].remove("MAT")
        self.piles[own].append("MAT")
        lowest = min(map(value, captured[own]))
        able = [card for card in in_order(captured[own]) if value(card) == lowest]
        given = max(able, key=self._left_without)
        self.piles[own].remove(given)
        self.piles[1 - own].append(given)

    def _left_without(self, card: str) -> int:
        """Own combinations less the other side's when this card has gone over."""
        own, other = self.piles[self.holder], self.piles[1 - self.holder]
        left = [one for one in own if one != card]
        return naive.points(left) - naive.points([*other, card])

    def totals(self) -> list[int]:
        """The points of both sides."""
        found = []
        for side in (0, 1):
            said = sum(naive.points(self.spoken[seat] or ()) for seat in (side, side + 2))
            pile = self.piles[side]
            cards = int(naive.card_points(pile))
            found.append(said + naive.points(pile) + cards + 6 * (self.last == side))
        return found
