"""Arabka once more, slow and plain, on lists of card codes: judge of the quick rules.

Written from the rules alone: nothing here comes from the game's own modules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from typing import Any

RANKS = "23456789TJQKA"
ORDER = "456789JQKA"
SUITS = "CDHS"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
SLOTS = (0, 1, 2)


def in_order(cards: Iterable[str]) -> list[str]:
    """The cards in pack order."""
    return sorted(cards, key=PACK.index)


class NaiveArabka:
    """A match, fed with the texts of its log."""

    def __init__(self, seats: int, strict: bool, voluntary: bool) -> None:
        self.strict, self.voluntary = strict, voluntary
        self.seats = range(seats)
        self.phase = "swap"
        self.dealer: int | None = None
        self.turn: int | None = None
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.open: list[list[str]] = [[] for _ in self.seats]
        self.closed: list[list[str | None]] = [[] for _ in self.seats]
        self.pile: list[str] = []
        self.stock: list[str] = []
        self.burned: list[str] = []
        self.extra: str | None = None
        self.idle = 0
        self.winner: int | None = None
        self._three = False
        self._progress = False

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.seats)

    @property
    def level(self) -> str | None:
        """The rank to be equalled or beaten."""
        top = self.pile[-1][0] if self.pile else "2"
        return top if top in ORDER else None

    def fits(self, rank: str) -> bool:
        """Whether cards of this rank may be laid now."""
        if self.level is None or rank not in ORDER:
            return True
        margin = ORDER.index(rank) - ORDER.index(self.level)
        return margin > 0 if self.strict else margin >= 0

    # --- what may be done ------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The texts of all legal moves."""
        if self.turn is None:
            return set()
        if self.phase == "swap":
            return {"ready", *self._swaps(self.turn)}
        hand = self.hands[self.turn]
        if hand:
            found = set(self._lays(hand))
        else:
            found = {f"turn {slot + 1}" for slot in SLOTS if self.closed[self.turn][slot]}
        if self.extra:
            return {*found, "end"}
        may_take = self.voluntary and self.pile and hand
        return {*found, "take"} if may_take or not found else found

    def _swaps(self, seat: int) -> Iterator[str]:
        for count in (1, 2, 3):
            for given in combinations(in_order(self.hands[seat]), count):
                for taken in permutations(self.open[seat], count):
                    pairs = zip(given, taken, strict=True)
                    yield " ".join(["swap", *(":".join(pair) for pair in pairs)])

    def _lays(self, hand: list[str]) -> Iterator[str]:
        for rank in filter(self.fits, RANKS):
            alike = in_order(card for card in hand if card[0] == rank)
            for count in range(1, len(alike) + 1):
                yield from (" ".join(["lay", *some]) for some in combinations(alike, count))

    # --- what is done ----------------------------------------------------------------------

    def enter(self, text: str) -> None:
        """One entry of a log."""
        name, *words = text.split()
        if name == "dealer":
            self.dealer = int(words[0])
        elif name == "deck":
            self._deal(words)
        elif name in ("swap", "ready"):
            self._swap([(pair[:2], pair[3:]) for pair in words])
        else:
            self._act(name, words)

    def _deal(self, deck: list[str]) -> None:
        assert self.dealer is not None
        seat = self.turn = self.after(self.dealer)
        for _ in self.seats:
            self.closed[seat], self.open[seat], self.hands[seat] = [*deck[:3]], deck[3:6], deck[6:9]
            deck, seat = deck[9:], self.after(seat)
        self.stock = deck

    def _swap(self, pairs: list[tuple[str, str]]) -> None:
        assert self.turn is not None
        for given, taken in pairs:
            self.hands[self.turn].remove(given)
            self.hands[self.turn].append(taken)
            self.open[self.turn][self.open[self.turn].index(taken)] = given
        last, self.turn = self.turn, self.after(self.turn)
        if last != self.dealer:
            return
        self.phase = "play"
        seats = [(self.turn + step) % len(self.seats) for step in self.seats]
        self.turn = min(seats, key=self._lowest)

    def _lowest(self, seat: int) -> int:
        ranks = [ORDER.index(card[0]) for card in self.hands[seat] if card[0] in ORDER]
        return min(ranks, default=len(ORDER))

    def _act(self, name: str, words: list[str]) -> None:
        assert self.turn is not None
        hand = self.hands[self.turn]
        if name == "lay":
            for card in words:
                hand.remove(card)
            self._lay(words)
            return
        if name == "turn":
            slot = int(words[0]) - 1
            card = self.closed[self.turn][slot]
            assert card is not None
            self.closed[self.turn][slot] = None
            self._progress = True
            if self.fits(card[0]):
                self._lay([card])
                return
            hand.append(card)
        if name != "end":
            hand += self.pile
            self.pile = []
        self._finish_turn()

    def _lay(self, cards: list[str]) -> None:
        assert self.turn is not None
        seat, rank = self.turn, cards[0][0]
        self.extra = None
        self.pile += cards
        if not self.hands[seat] and not self.open[seat] and not any(self.closed[seat]):
            self.phase, self.turn, self.winner = "over", None, seat
            return
        if rank == "3":
            self._three = True
        if rank == "T":
            self.burned += self.pile
            self.pile = []
            self._three, self._progress = False, True
        if not self.hands[seat] and not self.stock and self.open[seat]:
            self.hands[seat], self.open[seat] = self.open[seat], []
            self._progress = True
        if rank == "T" and (self.hands[seat] or not self.stock):
            self.extra = "ten"
        elif rank != "T" and len(cards) == 4 and any(self._lays(self.hands[seat])):
            self.extra = "four"
        else:
            self._finish_turn()

    def _finish_turn(self) -> None:
        assert self.turn is not None
        self.extra = None
        hand = self.hands[self.turn]
        while self.stock and len(hand) < 3:
            hand.append(self.stock.pop(0))
            self._progress = True
        self.idle = 0 if self._progress else self.idle + 1
        self._progress = False
        self.turn = self.after(self.turn)
        if self._three:
            self.hands[self.turn] += self.pile
            self.pile = []
            self._three = False
            self.turn = self.after(self.turn)
        if self.idle == 200:
            self.phase, self.turn = "over", None

    def describe(self) -> dict[str, Any]:
        """The state as it is told."""
        return {
            "phase": self.phase,
            "dealer": self.dealer,
            "hands": [in_order(hand) for hand in self.hands],
            "open": self.open,
            "closed": self.closed,
            "pile": self.pile,
            "stock": len(self.stock),
            "burned": in_order(self.burned),
            "level": self.level,
            "extra": self.extra,
            "idle": self.idle,
        }
