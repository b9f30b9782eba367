"""A whole match of Hakka cards, slow and plain, fed with the texts of its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.hakka import naive

TIGERS = {"P1", "G1", "Z1", "S1", "W1"}
SEATS = range(4)


def in_order(cards: Iterable[str]) -> list[str]:
    """By number, then by suit."""
    return sorted(cards, key=lambda card: (card[1], "PGZSW".index(card[0])))


def texts(name: str, found: Iterable[Iterable[str]]) -> set[str]:
    """Moves with these cards."""
    return {" ".join([name, *in_order(cards)]) for cards in found}


class NaiveHakka:
    """The state of a match and what may be done."""

    def __init__(self, must_beat: bool) -> None:
        self.must_beat = must_beat
        self.phase = "call"
        self.dealer: int | None = None
        self.turn: int | None = None
        self.scores = [0, 0, 0, 0]
        self.hands_played: list[dict[str, Any]] = []
        self._clear()

    def _clear(self) -> None:
        self.dreamer: int | None = None
        self.dreamer_card: str | None = None
        self.caller: int | None = None
        self.privileged: int | None = None
        self.hands: list[list[str]] = [[] for _ in SEATS]
        self.trick: list[dict[str, Any]] = []
        self.seen: list[str] = []
        self.discards: list[list[str]] = [[] for _ in SEATS]
        self.won: list[list[str]] = [[] for _ in SEATS]
        self.tricks = [0, 0, 0, 0]

    def after(self, seat: int) -> int:
        """The next active seat anticlockwise."""
        following = (seat + 1) % 4
        return (following + 1) % 4 if following == self.dreamer else following

    def stars(self, seat: int) -> list[str]:
        """The Elders in this hand."""
        return [card for card in self.hands[seat] if card in naive.elders(self.seen)]

    # --- what may be done ------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The texts of all legal moves."""
        if self.turn is None:
            return set()
        if self.phase != "play":
            questions = {"call": {"call", "pass"}, "declare": {"declare", "play_on"}}
            return questions.get(self.phase, {"tigers", "play_on"})
        hand = self.hands[self.turn]
        if not self.trick:
            return texts("lead", naive.leads(hand, self.seen, self.turn == self.privileged))
        best = self._best()["cards"]
        beats = texts("beat", naive.answers(hand, best))
        if beats and self.must_beat:
            return beats
        return beats | texts("discard", naive.discards(hand, len(best)))

    def _best(self) -> dict[str, Any]:
        return [played for played in self.trick if played["face_up"]][-1]

    # --- what is done ----------------------------------------------------------------------

    def enter(self, text: str) -> None:
        """One entry of a log."""
        name, *words = text.split()
        if name == "dealer":
            self.dealer = int(words[0])
        elif name == "deck":
            self._deal(words)
        elif name in ("call", "pass"):
            self._call(name)
        elif name == "tigers":
            self._score(self.turn, TIGERS, 8, tigers=True)
        elif name == "declare":
            self._win(self.turn)
        elif name == "play_on":
            self.turn = self.dealer if self.phase == "tigers" else self.turn
            self.phase = "play"
        else:
            self._play(name, words)

    def _deal(self, deck: list[str]) -> None:
        assert self.dealer is not None
        self._clear()
        around = [(self.dealer + step) % 4 for step in SEATS]
        self.turn, self.dreamer = around[0], around[2]
        for seat, card in zip(around, deck, strict=False):
            self.hands[seat].append(card)
        self.dreamer_card = self.hands[self.dreamer].pop()
        around.remove(self.dreamer)
        for number, card in enumerate(deck[4:]):
            self.hands[around[number % 3]].append(card)

    def _call(self, name: str) -> None:
        assert self.turn is not None
        if name == "pass":
            following = self.after(self.turn)
            self.turn = None if following == self.dealer else following
            return
        self.caller = self.turn
        self.privileged = None if self.turn == self.dealer else self.turn
        holders = [seat for seat in SEATS if set(self.hands[seat]) >= TIGERS]
        self.phase = "tigers" if holders else "play"
        self.turn = holders[0] if holders else self.dealer

    def _play(self, kind: str, cards: list[str]) -> None:
        assert self.turn is not None
        for card in cards:
            self.hands[self.turn].remove(card)
        up = kind != "discard"
        played = {"seat": self.turn, "kind": kind, "cards": cards, "face_up": up}
        self.trick.append(played)
        (self.seen if up else self.discards[self.turn]).extend(cards)
        if len(self.trick) < 3:
            self.turn = self.after(self.turn)
            return
        best, self.trick = self._best(), []
        seat = self.turn = best["seat"]
        self.won[seat] += best["cards"]
        self.tricks[seat] += len(best["cards"])
        if self.hands[seat]:
            enough = self.tricks[seat] + len(self.stars(seat)) >= 6
            self.phase = "declare" if enough else "play"
            return
        rich = sorted((one for one in SEATS if self.tricks[one] >= 6), key=lambda one: one != seat)
        self._win(rich[0] if rich else None)

    def _win(self, winner: int | None) -> None:
        if winner is None:
            self._score(None, (), 0)
            return
        stars = self.stars(winner)
        self._score(winner, [*self.won[winner], *stars], self.tricks[winner] + len(stars))

    def _score(
        self, winner: int | None, winning: Iterable[str], tricks: int, tigers: bool = False
    ) -> None:
        paid, matches = [0, 0, 0, 0], 0
        if winner is not None:
            assert self.dreamer is not None
            assert self.dreamer_card is not None
            # Cards without a match: the Five Tigers are worth nothing to the dreamer.
            counted = [] if tigers else list(winning)
            card = self.dreamer_card
            matches = sum(one[1] == card[1] for one in counted)
            paid = naive.payments(winner, self.dreamer, self.privileged, tricks, card, counted)
        self.scores = [had + more for had, more in zip(self.scores, paid, strict=True)]
        entry = {"winner": winner, "tricks": tricks, "matches": matches, "payments": paid}
        self.hands_played.append(entry)
        self.turn = None
        if len(self.hands_played) == 4:
            self.phase = "over"
        else:
            self.phase, self.dealer = "call", self.caller

    def describe(self) -> dict[str, Any]:
        """The state as it is told."""
        stars = naive.elders(self.seen) if self.dreamer is not None else set()
        return {
            "hand_no": min(len(self.hands_played) + 1, 4),
            "phase": self.phase,
            "dealer": self.dealer,
            "dreamer": self.dreamer,
            "dreamer_card": self.dreamer_card,
            "caller": self.caller,
            "privileged": self.privileged,
            "hands": [in_order(hand) for hand in self.hands],
            "trick": self.trick,
            "seen": in_order(self.seen),
            "discards": [in_order(cards) for cards in self.discards],
            "won": [in_order(cards) for cards in self.won],
            "tricks": self.tricks,
            "elders": in_order(stars),
            "scores": self.scores,
            "hands_played": self.hands_played,
        }
