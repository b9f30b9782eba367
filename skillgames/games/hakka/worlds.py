"""Hidden cards as one seat may imagine them: deals that fit what it saw, equally likely.

What play told about single cards the dealer of the hidden cards keeps; what it told about
runs, sets and numbers of Elders is kept by trying again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

from skillgames.bots.dealer import Dealer
from skillgames.engine.tigers import bits_in
from skillgames.games.hakka.evidence import Evidence, evidence_of
from skillgames.games.hakka.patterns import can_beat
from skillgames.games.hakka.policy import STRONG, strength
from skillgames.games.hakka.scoring import SEATS
from skillgames.games.hakka.state import HakkaView

TRIES = 40
"""So often a deal is tried anew that does not fit; then one that fits in part must do."""
DOUBT = 0.5
"""Share of the deals that are dropped for each call or pass that does not suit its hand."""


class World(NamedTuple):
    """Where all cards of a hand may lie, those that are known included; masks."""

    hands: tuple[int, ...]
    """By seat; the dreamer's is empty."""
    dream: int
    """The dreamer's card; 0 before the first pack."""
    away: tuple[tuple[int, ...], ...]
    """By seat, the cards of each of its discards in order; of this seat's own nothing."""


class _Slot(NamedTuple):
    """A place for hidden cards: a hand, all discards of a player, or the dream."""

    seat: int
    is_hand: bool
    size: int


DREAM = -1
"""The seat of the slot for the dreamer's card."""


class Worlds:
    """Deals the hidden cards of a view again and again."""

    def __init__(self, view: HakkaView) -> None:
        self._view = view
        self._known = _known_hands(view)
        others = [seat for seat in range(SEATS) if seat not in (view.seat, view.dreamer)]
        self._spots = {seat: _discards_of(view, seat) for seat in others}
        """Each discard of another player: after how many plays it was made, and its size."""
        facts = evidence_of(view)
        self._void = {seat: _void_since(facts, seat) for seat in others}
        self._checks = [
            _check(view, fact, self._spots[fact.seat]) for fact in facts if not fact.without
        ]
        self._slots = [_Slot(s, True, view.counts[s] - self._known[s].bit_count()) for s in others]
        self._slots += [_Slot(s, False, view.discard_counts[s]) for s in others]
        if view.dreamer is not None and view.dreamer_card is None:
            self._slots.append(_Slot(DREAM, False, 1))
        self._slots = [slot for slot in self._slots if slot.size]
        self._bins, self._dealer = self._merged()
        calls = [(seat, False) for seat in view.passed]
        if view.caller is not None:
            calls.append((view.caller, True))
        self._calls = [(seat, called) for seat, called in calls if seat != view.seat]
        self._played = [
            sum(play.cards for play in view.history if play.seat == seat and play.face_up)
            for seat in range(SEATS)
        ]

    def deal(self, rng: random.Random, tries: int = TRIES) -> World:
        """A world that fits all that was seen; after so many vain tries one that fits all
        that was seen of single cards, or in the end any."""
        found: World | None = None
        for _ in range(tries):
            world = self._try(rng)
            if world is None:
                continue
            if all(check(world) for check in self._checks) and self._is_likely(world, rng):
                return world
            found = world
        return self._loosely(rng) if found is None else found

    def _merged(self) -> tuple[list[list[_Slot]], Dealer[int]]:
        """Slots that may hold the very same cards are one bin for the dealer, which keeps its
        count of the deals small."""
        cards = bits_in(self._view.unseen)
        allowed = [tuple(self._may_hold(slot, card) for card in cards) for slot in self._slots]
        columns = sorted(set(allowed))
        bins = [
            [slot for slot, column in zip(self._slots, allowed, strict=True) if column == one]
            for one in columns
        ]
        slots_of = {
            card: sum(1 << place for place, column in enumerate(columns) if column[index])
            for index, card in enumerate(cards)
        }
        sizes = [sum(slot.size for slot in one) for one in bins]
        return bins, Dealer(slots_of, sizes)

    def _may_hold(self, slot: _Slot, card: int) -> bool:
        since = self._void[slot.seat].get(card) if slot.seat != DREAM else None
        if since is None:
            return True
        return not slot.is_hand and any(made < since for made, _ in self._spots[slot.seat])

    def _try(self, rng: random.Random) -> World | None:
        """A deal; None when the discards cannot have been made in this order."""
        parts: list[tuple[_Slot, list[int]]] = []
        for slots, cards in zip(self._bins, self._dealer.deal(rng), strict=True):
            if len(slots) > 1:
                rng.shuffle(cards)
            parts += _cut(slots, cards)
        return self._world(parts, self._void, rng)

    def _loosely(self, rng: random.Random) -> World:
        """Any deal at all of the hidden cards."""
        cards = bits_in(self._view.unseen)
        rng.shuffle(cards)
        unbound: dict[int, dict[int, int]] = {seat: {} for seat in self._void}
        world = self._world(_cut(self._slots, cards), unbound, rng)
        assert world is not None
        return world

    def _world(
        self,
        parts: list[tuple[_Slot, list[int]]],
        void: Mapping[int, dict[int, int]],
        rng: random.Random,
    ) -> World | None:
        """The world with these cards in the slots; None when they do not fit the discards."""
        hands = self._known[:]
        card = self._view.dreamer_card
        dream = 0 if card is None else 1 << card
        away: list[tuple[int, ...]] = [()] * SEATS
        for slot, cards in parts:
            if slot.seat == DREAM:
                dream = cards[0]
            elif slot.is_hand:
                hands[slot.seat] |= sum(cards)
            else:
                ordered = _ordered(cards, self._spots[slot.seat], void[slot.seat], rng)
                if ordered is None:
                    return None
                away[slot.seat] = ordered
        return World(tuple(hands), dream, tuple(away))

    def _is_likely(self, world: World, rng: random.Random) -> bool:
        """Half of the worlds in which a weak hand called or a strong one passed are dropped."""
        for seat, called in self._calls:
            hand = world.hands[seat] | self._played[seat] | sum(world.away[seat])
            if (strength(hand) >= STRONG) != called and rng.random() < DOUBT:
                return False
        return True


def _cut(slots: list[_Slot], cards: list[int]) -> list[tuple[_Slot, list[int]]]:
    """Shuffled cards, as many for each slot as it takes."""
    parts = []
    start = 0
    for slot in slots:
        parts.append((slot, cards[start : start + slot.size]))
        start += slot.size
    return parts


def _known_hands(view: HakkaView) -> list[int]:
    """The cards of each hand that this seat sees: its own, and what a winner opened."""
    hands = [0] * SEATS
    score = view.hand_score
    if score is not None and score.winner is not None:
        hands[score.winner] = view.shown
    hands[view.seat] = view.hand
    return hands


def _discards_of(view: HakkaView, seat: int) -> list[tuple[int, int]]:
    return [
        (made, play.size)
        for made, play in enumerate(view.history)
        if play.seat == seat and not play.face_up
    ]


def _void_since(facts: list[Evidence], seat: int) -> dict[int, int]:
    """For each card that a player cannot have held at some time, the first such time."""
    since: dict[int, int] = {}
    for fact in facts:
        if fact.seat == seat:
            for card in bits_in(fact.without):
                since.setdefault(card, fact.plays)
    return since


def _check(
    view: HakkaView, fact: Evidence, spots: list[tuple[int, int]]
) -> Callable[[World], bool]:
    """Whether a world agrees with a fact."""
    seat = fact.seat
    later = sum(
        play.cards for play in view.history[fact.plays :] if play.seat == seat and play.face_up
    )
    first = sum(made < fact.plays for made, _ in spots)

    def held(world: World) -> int:
        return world.hands[seat] | later | sum(world.away[seat][first:])

    if fact.helpless:
        return lambda world: not can_beat(held(world), fact.helpless)
    return lambda world: fact.fewest <= (held(world) & fact.stars).bit_count() <= fact.most


def _ordered(
    cards: list[int], spots: list[tuple[int, int]], void: dict[int, int], rng: random.Random
) -> tuple[int, ...] | None:
    """The discards of a player in order, each possible order equally likely: a card he
    cannot have held later was laid away before. None when there is no such order."""
    places = [index for index, (_, size) in enumerate(spots) for _ in range(size)]
    bound = sorted((card for card in cards if card in void), key=lambda card: (void[card], card))
    laid = [0] * len(spots)
    for used, card in enumerate(bound):
        before = sum(size for made, size in spots if made < void[card]) - used
        if before <= 0:
            return None
        laid[places.pop(rng.randrange(before))] |= card
    free = [card for card in cards if card not in void]
    rng.shuffle(free)
    for place, card in zip(places, free, strict=True):
        laid[place] |= card
    return tuple(laid)
