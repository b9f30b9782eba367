"""Refusals that say why, texts of moves, and whole matches."""

from __future__ import annotations

import random

import pytest

from skillgames.engine.errors import IllegalMove
from skillgames.engine.events import Event
from skillgames.engine.match import Match, header_for
from skillgames.engine.text import Msg
from skillgames.games.arabka.events import (
    Burned,
    Drawn,
    Laid,
    OpenTaken,
    PileTaken,
    Swapped,
)
from skillgames.games.arabka.pack import ANY, CODES, codes_in
from skillgames.games.arabka.state import (
    END,
    TAKE,
    Lay,
    Swap,
    Turn,
)
from tests.contract.hooks.arabka import check
from tests.games.arabka.positions import (
    ARABKA,
    RULES,
    at_random,
    dealt,
    pile,
    position,
)

SEATS = (2, 3, 4, 5)


# --- refusals and texts ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("lay AC", "not in your hand"),
        ("lay 8C 9C", "one rank"),
        ("lay 8C", "equal or higher"),
        ("take", "only when nothing fits"),
        ("end", "cannot end your turn"),
        ("turn 1", "hand is empty"),
        ("ready", "only once"),
        ("swap 8C:AC", "only once"),
    ],
)
def test_refusals_say_why(text: str, words: str) -> None:
    state = position("8C 9C JC", "4 4 4", pile="9D", stock=9)
    reason = RULES.why_not(state, RULES.parse(text))
    assert isinstance(reason, Msg)
    assert words in str(reason)


def test_B18_nothing_but_swaps_before_play() -> None:
    state = dealt(2)
    code = codes_in(state.hands[state.turn])[0]
    for move in (RULES.parse(f"lay {code}"), TAKE, END, Turn(0)):
        assert "ready" in str(RULES.why_not(state, move))


def test_B18_nobody_swaps_cards_of_others_or_closed_ones() -> None:
    state = dealt(2)
    seat = state.turn
    own = codes_in(state.hands[seat])[0]
    closed = state.closed[seat][0]
    assert closed is not None
    for other in (CODES[state.opened[1 - seat][0]], CODES[closed]):
        assert "own open cards" in str(RULES.why_not(state, RULES.parse(f"swap {own}:{other}")))
    foreign = codes_in(state.hands[1 - seat])[0]
    opened = CODES[state.opened[seat][0]]
    assert "of your hand" in str(RULES.why_not(state, RULES.parse(f"swap {foreign}:{opened}")))


@pytest.mark.parametrize(
    "move", [Lay(0), Lay(-1), Lay(1 << 52), Turn(3), Turn(-1), 7, None, "take", Swap(((60, 2),))]
)
def test_foreign_values_are_refused(move: object) -> None:
    for state in (position("8 9 J", "4 4 4", stock=9), dealt(2)):
        assert isinstance(RULES.why_not(state, move), Msg)


@pytest.mark.parametrize(
    "text",
    [
        "lay",
        "lay 8C 8C",
        "lay 8X",
        "swap",
        "swap 8C",
        "swap 8C:",
        "turn",
        "turn 0",
        "turn 4",
        "take 8C",
        "END",
        "ready ",
        "swap 8C:9C:TC",
        "lay  8C",
    ],
)
def test_unreadable_texts(text: str) -> None:
    with pytest.raises(IllegalMove):
        RULES.parse(text)


def test_B16_exactly_the_chosen_copies_leave_the_hand() -> None:
    state = position("8C 8D 8S JC", "4 4 4", stock=9)
    RULES.play(state, RULES.parse("lay 8S 8D"))
    assert pile(state) == "8 8"
    assert [CODES[card] for card in state.pile] == ["8D", "8S"]
    assert {"8C", "JC"} <= set(codes_in(state.hands[0]))


def test_three_eights_are_seven_lays() -> None:
    texts = [RULES.format(m) for m in RULES.legal_moves(position("8 8 8", "4 4 4", stock=9))]
    assert texts == [
        "lay 8C",
        "lay 8D",
        "lay 8H",
        "lay 8C 8D",
        "lay 8C 8H",
        "lay 8D 8H",
        "lay 8C 8D 8H",
    ]


# --- whole matches -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("strict", [False, True])
def test_invariants_after_every_move(seats: int, strict: bool) -> None:
    rng = random.Random(f"invariants {seats} {strict}")
    for number in range(4):
        state = dealt(seats, number, strict=strict)
        while state.turn >= 0:
            check(state)
            moves = RULES.legal_moves(state)
            assert moves
            if not state.swapping and state.extra is None:
                families = {type(move).__name__ for move in moves}
                assert len(families) == 1
                assert families <= {"Lay", "Take", "Turn"}
            RULES.play(state, rng.choice(moves))
        check(state)
        winner = RULES.result(state)
        assert winner is not None
        for seat in winner.winners:
            assert not state.stock
            assert not state.hands[seat]


def test_B19a_the_deck_is_empty_when_somebody_wins() -> None:
    for seed in range(40):
        state = at_random(dealt(5, seed), random.Random(seed))
        if state.winner is not None:
            assert not state.stock
            assert not state.opened[state.winner]
            assert set(state.closed[state.winner]) == {None}


def test_B25_going_on_after_every_entry_of_a_match() -> None:
    """Save and load after every entry: the same match, the same end."""
    rng = random.Random("B25")
    match = Match(ARABKA, header_for(ARABKA, {"seats": 4}))
    while not match.is_over:
        if isinstance(match.to_act, int):
            match.play(rng.choice(match.legal_moves()))
        else:
            match.draw(rng)
    for count in range(match.version + 1):
        again = match.at(count)
        for text in match.log[count : count + 2]:
            again.enter(text)
        assert again.describe() == match.at(min(count + 2, match.version)).describe()
    assert match.at(match.version).result == match.result


def test_the_level_is_that_of_the_pile() -> None:
    for seed in range(5):
        state, rng = dealt(3, seed), random.Random(seed)
        while state.turn >= 0:
            RULES.play(state, rng.choice(RULES.legal_moves(state)))
            if not state.pile:
                assert state.level == ANY
            elif CODES[state.pile[-1]][0] not in "23T":
                assert CODES[state.pile[-1]][0] == RULES.describe(state)["level"]


@pytest.mark.parametrize("seats", SEATS)
def test_B9_what_is_told_is_what_happened(seats: int) -> None:
    """Cards named by the events of a move are those that went from place to place."""
    rng = random.Random(f"B9 {seats}")
    state = dealt(seats, "B9")
    while state.turn >= 0:
        before = state.copy()
        move = rng.choice(RULES.legal_moves(state))
        tell: list[Event] = []
        RULES.play(state, move, tell)
        hands = [set(codes_in(one)) for one in before.hands]
        stacked = [CODES[card] for card in before.pile]
        burned = set(codes_in(before.burned))
        for event in tell:
            match event:
                case Swapped(seat=seat, given=given, taken=taken):
                    hands[seat] = hands[seat] - set(given) | set(taken)
                case Laid(seat=seat, cards=cards):
                    assert not isinstance(move, Lay) or cards == codes_in(move.cards)
                    hands[seat] -= set(cards)
                    stacked += cards
                case Burned(cards=cards):
                    assert [*cards] == stacked
                    burned |= set(cards)
                    stacked = []
                case OpenTaken(seat=seat, cards=cards) | Drawn(seat=seat, cards=cards):
                    hands[seat] |= set(cards)
                case PileTaken(seat=seat, cards=cards, blind=blind):
                    assert [*cards] == stacked
                    hands[seat] |= {*cards, *([blind] if blind else [])}
                    stacked = []
        assert hands == [set(codes_in(one)) for one in state.hands]
        assert stacked == [CODES[card] for card in state.pile]
        assert burned == set(codes_in(state.burned))


def test_B17_a_selection_is_judged_as_it_is() -> None:
    """Two nines, then only one of them: each selection is asked about anew."""
    state = position("9C 9D JC", "4 4 4", pile="9H", stock=9, strict=True)
    both, one, other = (RULES.parse(text) for text in ("lay 9C 9D", "lay 9C", "lay JC"))
    assert RULES.why_not(state, both) is not None
    assert RULES.why_not(state, one) is not None
    assert RULES.why_not(state, other) is None
