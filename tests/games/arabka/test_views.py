"""What a seat sees and remembers; worlds; what is said."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from skillgames.engine.cards import mask_of
from skillgames.engine.events import Event, seen_by
from skillgames.games.arabka.bot import sample
from skillgames.games.arabka.memory import BELOW
from skillgames.games.arabka.pack import (
    CODES,
    FULL_PACK,
    NO_CEILING,
    codes_in,
    mask_of_codes,
    rank_of,
)
from skillgames.games.arabka.playout import policy
from skillgames.games.arabka.state import ArabkaOptions, ArabkaState
from skillgames.games.arabka.worlds import Worlds
from tests.contract.hooks.arabka import can_be, check, hidden, lying
from tests.games.arabka.positions import RULES, dealt, play, position

KEYS = {
    "phase",
    "dealer",
    "hands",
    "open",
    "closed",
    "pile",
    "stock",
    "burned",
    "level",
    "extra",
    "idle",
}


def some_moves(state: ArabkaState, rng: random.Random) -> None:
    """One move, mostly of a player who wants to win."""
    if state.swapping or rng.random() < 0.3:
        RULES.play(state, rng.choice(RULES.legal_moves(state)))
    else:
        RULES.play(state, policy(state, rng))


def test_before_the_deal() -> None:
    state = RULES.start(ArabkaOptions(3))
    told = RULES.describe(state)
    assert set(told) == KEYS
    assert told == {
        "phase": "swap",
        "dealer": None,
        "hands": [[], [], []],
        "open": [[], [], []],
        "closed": [[], [], []],
        "pile": [],
        "stock": 0,
        "burned": [],
        "level": None,
        "extra": None,
        "idle": 0,
    }
    view = RULES.view(state, 1)
    assert (view.to_act, view.unseen, view.is_dealt, view.phase) == (None, 0, False, "swap")
    assert set(RULES.describe_view(view)) == KEYS | {"seat", "seen"}


def test_described_state() -> None:
    state = position(
        "8C 3C", "9C", pile="4C 2C", opened=("5C 5D 5H",), closed=("6C - AC", "- - KC"), idle=7
    )
    told = RULES.describe(state)
    assert told["hands"] == [["3C", "8C"], ["9C"]]
    assert told["open"] == [["5C", "5D", "5H"], []]
    assert told["closed"] == [["6C", None, "AC"], [None, None, "KC"]]
    assert (told["pile"], told["level"], told["idle"]) == (["4C", "2C"], None, 7)
    assert told["phase"] == "play"
    assert (told["stock"], told["extra"]) == (0, None)
    seen = RULES.describe_view(RULES.view(state, 0))
    assert seen["hands"] == [["3C", "8C"], ["??"]]
    assert seen["closed"] == [["??", None, "??"], [None, None, "??"]]
    assert seen["seen"] == [[], []]


def test_levels_and_rights_are_told_as_texts() -> None:
    assert RULES.describe(position("8", "9", pile="T J"))["level"] == "J"
    state = position("8C 8D 8H 8S 9C", "4 4 4", stock=9)
    play(state, "8 8 8 8")
    assert RULES.describe(state)["extra"] == "four"
    ten = position("TC 9C", "4 4 4", stock=9)
    play(ten, "T")
    assert RULES.describe(ten)["extra"] == "ten"


class TestMemory:
    def test_taken_cards_are_known_until_they_are_laid(self) -> None:
        state = position("8C 9C JC", "4C 4D 4H", pile="KC AC", stock=9)
        play(state, "take")
        view = RULES.view(state, 1)
        assert codes_in(view.known[0]) == ("KC", "AC")
        assert not view.unseen & mask_of_codes(("KC", "AC"))
        assert RULES.describe_view(view)["seen"] == [["KC", "AC"], []]
        play(state, "4")
        RULES.play(state, RULES.parse("lay KC"))
        assert codes_in(RULES.view(state, 1).known[0]) == ("AC",)

    def test_a_three_and_open_cards_are_known(self) -> None:
        state = position("3C 8C 9C", "4C 4D 4H", pile="KC")
        play(state, "3")
        assert codes_in(RULES.view(state, 0).known[1]) == ("3C", "KC")
        opened = position("9C", "5 5 5", opened=("4C 6C 4D",), closed=("7 7 7", "8 8 8"))
        play(opened, "9")
        assert codes_in(RULES.view(opened, 1).known[0]) == ("4C", "4D", "6C")

    def test_a_failed_closed_card_is_known(self) -> None:
        state = position("", "5 5 5", pile="7C", closed=("5C 8C KC",))
        play(state, "turn 1")
        assert codes_in(RULES.view(state, 1).known[0]) == ("5C", "7C")

    def test_drawn_cards_are_not_known(self) -> None:
        state = position("8C 9C JC", "4 4 4", stock="KC QC")
        play(state, "8")
        view = RULES.view(state, 1)
        assert view.known[0] == 0
        assert view.unseen & mask_of_codes(("KC",))

    def test_who_takes_the_pile_holds_nothing_that_fits(self) -> None:
        state = position("8C 9C JC", "4 4 4", pile="KC AC", stock=9)
        play(state, "take")
        view = RULES.view(state, 1)
        assert view.ceilings[0] == (rank_of(51),) * 3
        for _ in range(50):
            world = sample(view, random.Random())
            unknown = world.hands[0] & ~view.known[0]
            assert not unknown & ~BELOW[rank_of(51)]

    def test_a_ceiling_goes_with_its_card(self) -> None:
        state = position("8C 9C JC", "4C 4D 4H", pile="KC AC", stock=9)
        play(state, "take", "4", "9")
        assert state.ceilings[0] == (rank_of(51),) * 2

    def test_nothing_is_concluded_where_taking_is_free(self) -> None:
        state = position("8C 9C JC", "4 4 4", pile="KC AC", stock=9, voluntary=True)
        play(state, "take")
        assert state.ceilings[0] == (NO_CEILING,) * 3

    def test_nothing_to_add_is_seen_too(self) -> None:
        state = position("8 8 8 8 7", "4 4 4", stock=9)
        play(state, "8 8 8 8")
        tight = [one for one in state.ceilings[0] if one != NO_CEILING]
        assert len(tight) == 1

    @pytest.mark.parametrize("strict", [False, True])
    def test_what_is_remembered_is_true(self, strict: bool) -> None:
        """The true deal is always among the possible ones."""
        rng = random.Random(f"true {strict}")
        for number in range(60):
            state = dealt(rng.randrange(2, 6), number, strict=strict)
            moves = 0
            while state.turn >= 0 and moves < 400:
                some_moves(state, rng)
                check(state)
                moves += 1
                for seat, hand in enumerate(state.hands):
                    assert can_be(hand & ~state.known[seat], state.ceilings[seat])


class TestWorlds:
    def test_worlds_are_whole(self) -> None:
        rng = random.Random("worlds")
        for number in range(20):
            state = dealt(2 + number % 4, number)
            for _ in range(rng.randrange(80)):
                if state.turn >= 0:
                    some_moves(state, rng)
            for seat in range(len(state.hands)):
                view = RULES.view(state, seat)
                world = sample(view, rng)
                check(world)
                assert RULES.view(world, seat) == view
                assert world.hands[seat] == state.hands[seat]
                assert view.unseen == FULL_PACK & ~seen_cards(state, seat)

    def test_every_unseen_card_is_everywhere_equally_often(self) -> None:
        state = dealt(2, "even")
        view = RULES.view(state, 0)
        rng = random.Random("even")
        worlds = Worlds(view)
        in_hand: Counter[str] = Counter()
        closed: Counter[str] = Counter()
        first: Counter[str] = Counter()
        tries = 6_000
        for _ in range(tries):
            world = worlds.sample(rng)
            in_hand.update(codes_in(world.hands[1]))
            closed.update(CODES[card] for card in lying(world.closed[0]))
            first[CODES[world.stock[0]]] += 1
        count = view.unseen.bit_count()
        for counts, share in ((in_hand, 3 / count), (closed, 3 / count), (first, 1 / count)):
            expected = tries * share
            chi2 = sum((counts[code] - expected) ** 2 / expected for code in codes_in(view.unseen))
            # 42 degrees of freedom: 99.99 % lie below 87.
            assert chi2 < 87

    def test_the_only_world(self) -> None:
        state = position("4C", "5C", pile="KC", closed=("-", "- - AC"))
        assert Worlds(RULES.view(state, 0)).only() is None
        known = position("4C", "5C", pile="KC")
        found = Worlds(RULES.view(known, 0)).only()
        assert found is not None
        assert RULES.describe(found) == RULES.describe(known)


def seen_cards(state: ArabkaState, seat: int) -> int:
    """All cards this seat can place, from the state."""
    seen = state.hands[seat] | state.burned | mask_of(state.pile)
    for opened, known in zip(state.opened, state.known, strict=True):
        seen |= mask_of(opened) | known
    return seen


def test_B29_hidden_cards_are_nowhere() -> None:
    """Neither in views nor in events of any seat, through whole matches."""
    rng = random.Random("B29")
    for seats in (2, 5):
        state = dealt(seats, "B29")
        while state.turn >= 0:
            tell: list[Event] = []
            RULES.play(
                state,
                policy(state, rng) if not state.swapping else rng.choice(RULES.legal_moves(state)),
                tell,
            )
            for seat in range(seats):
                told = json.dumps(RULES.describe_view(RULES.view(state, seat)))
                told += json.dumps([event.as_dict() for event in seen_by(tell, seat)])
                assert not [code for code in hidden(state, seat) if f'"{code}"' in told]
