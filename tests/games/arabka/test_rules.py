"""The rules beside their examples: deal, swap, the order of what follows, draws."""

from __future__ import annotations

import pytest

from skillgames.engine.events import seen_by
from skillgames.games.arabka.events import (
    Burned,
    DealerPicked,
    Dealt,
    Drawn,
    Kept,
    Laid,
    Leads,
    MatchEnded,
    MayLayMore,
    OpenTaken,
    PileTaken,
    RightLapsed,
    Started,
    Swapped,
    Turned,
    TurnMissed,
)
from skillgames.games.arabka.pack import CODES, codes_in
from skillgames.games.arabka.state import (
    READY,
    STALL,
    TAKE,
    ArabkaOptions,
    Swap,
)
from tests.contract.hooks.arabka import check
from tests.games.arabka.positions import (
    RULES,
    dealt,
    hand,
    legal,
    pile,
    play,
    position,
)

SEATS = (2, 3, 4, 5)


def kinds(events: list[object]) -> list[str]:
    """The names of the events."""
    return [getattr(event, "kind", "") for event in events]


# --- deal and swap -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_A1_A2_AA1_the_deal(seats: int) -> None:
    state = RULES.start(ArabkaOptions(seats))
    tell: list[object] = []
    RULES.settle(state, (1,), tell)  # type: ignore[arg-type]
    assert tell == [DealerPicked(1)]
    RULES.settle(state, CODES, tell)  # type: ignore[arg-type]
    told = tell[1]
    assert isinstance(told, Dealt)
    seat = 2 % seats
    for number in range(seats):
        nine = CODES[9 * number : 9 * number + 9]
        assert [CODES[card] for card in state.closed[seat] if card is not None] == [*nine[:3]]
        assert [CODES[card] for card in state.opened[seat]] == [*nine[3:6]]
        assert codes_in(state.hands[seat]) == nine[6:]
        assert (told.closed[seat], told.opened[seat], told.hands[seat]) == (
            nine[:3],
            nine[3:6],
            nine[6:],
        )
        seat = (seat + 1) % seats
    assert [CODES[card] for card in state.stock] == [*CODES[9 * seats :]]
    assert told.stock == len(state.stock) == {2: 34, 3: 25, 4: 16, 5: 7}[seats]
    assert state.turn == 2 % seats


def test_A3_A33_what_is_seen_of_the_deal() -> None:
    state = RULES.start(ArabkaOptions(3))
    RULES.settle(state, (0,))
    tell: list[object] = []
    RULES.settle(state, CODES, tell)  # type: ignore[arg-type]
    [told] = tell
    assert isinstance(told, Dealt)
    for seat in range(3):
        seen = told.seen_by(seat)
        assert seen.closed == (("??",) * 3,) * 3
        assert seen.opened == told.opened
        for other in range(3):
            assert seen.hands[other] == (told.hands[other] if other == seat else ("??",) * 3)


def test_AA4_thirty_three_exchanges_and_ready() -> None:
    state = dealt(4)
    moves = RULES.legal_moves(state)
    assert moves[0] == READY
    assert len(moves) == len(set(moves)) == 34
    texts = [RULES.format(move) for move in moves]
    assert texts[0] == "ready"
    assert all(text.startswith("swap ") for text in texts[1:])


@pytest.mark.parametrize("seats", SEATS)
def test_AA4_everybody_is_asked_once_from_the_dealers_left(seats: int) -> None:
    state = dealt(seats, "order")
    assert state.dealer is not None
    asked = []
    while state.swapping:
        asked.append(state.turn)
        RULES.play(state, READY)
    assert asked == [(state.dealer + 1 + number) % seats for number in range(seats)]


def test_A4_a_swap_keeps_slots_and_tells_everything() -> None:
    state = dealt(2, "swap")
    seat = state.turn
    given, kept = codes_in(state.hands[seat])[:2], codes_in(state.hands[seat])[2]
    opened = [CODES[card] for card in state.opened[seat]]
    tell: list[object] = []
    move = RULES.parse(f"swap {given[1]}:{opened[0]} {given[0]}:{opened[2]}")
    RULES.play(state, move, tell)  # type: ignore[arg-type]
    assert tell == [Swapped(seat, given, (opened[2], opened[0]), (3, 1))]
    assert [CODES[card] for card in state.opened[seat]] == [given[1], opened[1], given[0]]
    assert set(codes_in(state.hands[seat])) == {kept, opened[0], opened[2]}
    assert seen_by(tell, 1 - seat) == tell  # type: ignore[arg-type]
    check(state)


def test_what_came_by_a_swap_is_known() -> None:
    state = dealt(2, "swap")
    seat = state.turn
    swap = RULES.legal_moves(state)[-1]
    assert isinstance(swap, Swap)
    taken = {CODES[pair[1]] for pair in swap.pairs}
    RULES.play(state, swap)
    assert set(codes_in(RULES.view(state, 1 - seat).known[seat])) == taken


def test_AA5_nobody_holds_an_ordinary_card() -> None:
    state = position("2 3 T", "2 T T", "3 3 2", stock=9, dealer=1, turn=2, swapping=True)
    events = play(state, "ready", "ready", "ready")
    assert events == [Kept(2), Kept(0), Kept(1), Started(2, False)]


def test_AA5_the_starter_may_lay_anything() -> None:
    state = position("4 3 T", "5 T T", stock=9, dealer=0, turn=1, swapping=True)
    events = play(state, "ready", "ready")
    assert events[-1] == Started(0, True)
    assert legal(state) == ["3", "4", "T"]


# --- what follows from a move ------------------------------------------------------------


def test_A15_the_order_of_a_plain_turn() -> None:
    state = position("8C 9C JC", "4 4 4", stock="5C 6C")
    events = play(state, "8")
    assert events == [Laid(0, ("8C",), None, None, False), Drawn(0, ("5C",), 1)]
    assert seen_by(events, 1) == [events[0], Drawn(0, ("??",), 1)]
    assert seen_by(events, 0) == events


def test_A12_AA17_the_order_of_a_three() -> None:
    state = position("3C 9C JC", "4C 4D 4H", pile="7C AC", stock="5C 6C")
    events = play(state, "3")
    assert events == [
        Laid(0, ("3C",), None, None, False),
        Drawn(0, ("5C",), 1),
        PileTaken(1, ("7C", "AC", "3C"), "three"),
        TurnMissed(1),
        Leads(0),
    ]


def test_A13_the_order_of_a_ten() -> None:
    state = position("TC 9C JC", "4 4 4", pile="7C AC", stock="5C 6C")
    assert play(state, "T", "end") == [
        Laid(0, ("TC",), None, None, False),
        Burned(0, ("7C", "AC", "TC")),
        MayLayMore(0, "ten"),
        RightLapsed(0, "ten", "chosen"),
        Drawn(0, ("5C",), 1),
        Leads(1),
    ]


def test_A14_the_order_of_taking() -> None:
    state = position("8C 9C JC", "4 4 4", pile="KC AC", stock=2)
    assert play(state, "take") == [PileTaken(0, ("KC", "AC"), "nothing_fits"), Leads(1)]


def test_A17_the_order_of_picking_up() -> None:
    state = position("9C", "5 5 5", opened=("4C 6C 4D",), closed=("7 7 7", "8 8 8"))
    assert play(state, "9") == [
        Laid(0, ("9C",), None, None, False),
        OpenTaken(0, ("4C", "6C", "4D")),
    ]


def test_A18_B14_the_order_of_a_closed_card() -> None:
    state = position("", "5 5 5", pile="7C", closed=("5C 8C KC",))
    events = play(state, "turn 1")
    assert events == [
        Turned(0, 1, "5C", False),
        PileTaken(0, ("7C",), "blind", "5C", 1),
        Leads(1),
    ]
    assert seen_by(events, 1) == events
    fitting = position("", "5 5 5", pile="7C", closed=("5C 8C KC",))
    assert play(fitting, "turn 2") == [
        Turned(0, 2, "8C", True),
        Laid(0, ("8C",), None, 2, False),
    ]


def test_A8_the_order_of_four_alike() -> None:
    state = position("8 8 8 8 9C", "4 4 4", stock="5C 6C 7C")
    events = play(state, "8 8 8 8", "9")
    assert kinds(events) == ["laid", "may_lay_more", "laid", "drawn"]  # type: ignore[arg-type]
    assert events[2] == Laid(0, ("9C",), "four", None, False)
    assert events[3] == Drawn(0, ("5C", "6C", "7C"), 0)
    stuck = play(position("8 8 8 8 7", "4 4 4", stock=9), "8 8 8 8")
    assert stuck[1] == RightLapsed(0, "four", "nothing_fits")
    empty = play(position("8 8 8 8", "4 4 4", stock=9), "8 8 8 8")
    assert empty[1] == RightLapsed(0, "four", "hand_empty")


def test_A19_the_end() -> None:
    state = position("8C", "4 4 4", "5 5 5", turn=0)
    assert play(state, "8") == [Laid(0, ("8C",), None, None, False), MatchEnded(0, 0)]
    result = RULES.result(state)
    assert result is not None
    assert (result.scores, result.winners) == ((1, 0, 0), (0,))


# --- decisions ---------------------------------------------------------------------------


def test_AA9_no_draw_with_three_in_hand() -> None:
    state = position("4 8 9 J", "4 4 4", stock=9)
    play(state, "4")
    assert (state.hands[0].bit_count(), len(state.stock)) == (3, 9)


def test_AA12_a_two_keeps_what_lies_below() -> None:
    state = position("2 8 9", "4 6 6", pile="K A", stock=9)
    play(state, "2", "4")
    assert pile(state) == "K A 2 4"


def test_AA17_a_burned_three_does_nothing() -> None:
    state = position("3 3 3 3 T 5", "4 4 4", pile="7", stock=9)
    events = play(state, "3 3 3 3", "T", "5")
    assert "turn_missed" not in kinds(events)  # type: ignore[arg-type]
    assert (hand(state, 1), state.turn, pile(state)) == ("4 4 4", 1, "5")


def test_AA18_a_ten_as_the_last_hand_card_while_the_deck_lives() -> None:
    state = position("T", "4 4 4", pile="7", stock=9)
    # Only inside a turn can a hand be so small; the stock fills it up again.
    events = []
    RULES.play(state, RULES.parse(f"lay {codes_in(state.hands[0])[0]}"), events)
    assert RightLapsed(0, "ten", "hand_empty") in events
    assert (state.hands[0].bit_count(), state.turn, pile(state)) == (3, 1, "")


def test_AA19_another_closed_card_after_a_ten() -> None:
    state = position("", "5 5 5", pile="7", closed=("T 8 K",))
    play(state, "turn 1")
    assert (state.turn, legal(state)) == (0, ["turn 2", "turn 3", "end"])
    play(state, "turn 2")
    assert (pile(state), state.turn) == ("8", 1)


def test_AA20_four_alike_burn_nothing() -> None:
    state = position("8 8 8 8 4", "4 4 4", pile="6", stock=9)
    before = state.burned
    play(state, "8 8 8 8")
    assert (state.burned, pile(state)) == (before, "6 8 8 8 8")


def test_AA23_four_tens_are_a_ten() -> None:
    state = position("T T T T 4", "4 4 4", pile="6", stock=9)
    events = play(state, "T T T T")
    assert MayLayMore(0, "ten") in events
    assert legal(state) == ["4", "end"]


def test_AA25_the_open_three_may_be_added() -> None:
    state = position("8 8 8 8", "5 5 5", opened=("9 9 4",), closed=("7 7 7", "6 6 6"))
    events = play(state, "8 8 8 8")
    assert kinds(events) == ["laid", "open_taken", "may_lay_more"]  # type: ignore[arg-type]
    assert legal(state) == ["9", "9 9", "end"]


def test_AA36_the_last_drawer_may_get_fewer() -> None:
    state = position("9 9 9", "4 4 4", stock=2)
    play(state, "9 9 9")
    assert (state.hands[0].bit_count(), len(state.stock), len(state.opened[0])) == (2, 0, 3)


def test_strict_aces_are_covered_by_bonus_cards_only() -> None:
    assert legal(position("A 2 4", "5 5 5", pile="A", stock=9, strict=True)) == ["2"]
    assert legal(position("A K 4", "5 5 5", pile="A", stock=9, strict=True)) == ["take"]


def test_B2_two_three_and_ten_are_special_and_nothing_else() -> None:
    """On an ace fits, besides an ace, what covers any card."""
    state = position("2 3 4 5 6 7 8 9 T J Q K A", "4 4 4", pile="A", stock=9)
    assert legal(state) == ["2", "3", "T", "A"]


def test_B8_even_the_whole_pack_in_one_hand_is_a_short_list() -> None:
    """Every choice of suits of every rank, and nothing that grows with the hand's square."""
    state = position(" ".join(4 * "23456789TJQKA"), "")
    assert state.hands[0].bit_count() == 52
    assert len(RULES.legal_moves(state)) == 13 * 15


class TestVoluntary:
    """AA7 both ways, B11."""

    def test_B11_AA7_not_as_a_rule(self) -> None:
        state = position("8 9 J", "4 4 4", pile="7", stock=9)
        assert "take" not in legal(state)
        reason = RULES.why_not(state, TAKE)
        assert reason is not None
        assert "only when nothing fits" in str(reason)

    def test_B11_AA7_at_will(self) -> None:
        state = position("8 9 J", "4 4 4", pile="7C", stock=9, voluntary=True)
        assert legal(state) == ["8", "9", "J", "take"]
        assert play(state, "take") == [PileTaken(0, ("7C",), "at_will"), Leads(1)]
        assert all(one == max(state.ceilings[0]) for one in state.ceilings[0])

    def test_AA33_others_learn_nothing_of_the_hand(self) -> None:
        """Whether something would have fitted is not told where taking is free."""
        able, stuck = (
            play(position(hand, "4 4 4", pile="KC", stock=9, voluntary=True), "take")
            for hand in ("8 9 A", "8 9 J")
        )
        assert seen_by(able, 1) == seen_by(stuck, 1)

    def test_nothing_to_take(self) -> None:
        assert "take" not in legal(position("8 9 J", "4 4 4", stock=9, voluntary=True))

    def test_not_while_a_right_lasts(self) -> None:
        state = position("8 8 8 8 9", "4 4 4", stock=9, voluntary=True)
        play(state, "8 8 8 8")
        assert legal(state) == ["9", "end"]

    def test_A18_not_instead_of_a_closed_card(self) -> None:
        state = position("", "5 5", pile="7", closed=("4 8 K",), voluntary=True)
        assert legal(state) == ["turn 1", "turn 2", "turn 3"]


class TestStall:
    def test_AA32_what_counts_as_progress(self) -> None:
        """A draw, a burn, open cards picked up, a closed card turned."""
        drawn = position("8 9 J", "4 4 4", stock=9, idle=5)
        play(drawn, "8")
        burned = position("T 8 9 J", "4 4 4", pile="7", idle=5)
        play(burned, "T", "8")
        opened = position("9", "5 5 5", opened=("4 4 4",), closed=("6 6 6", "7 7 7"), idle=5)
        play(opened, "9")
        turned = position("", "5 5 5", pile="7", closed=("4 8 K",), idle=5)
        play(turned, "turn 1")
        assert [state.idle for state in (drawn, burned, opened, turned)] == [0] * 4

    def test_AA32_what_does_not(self) -> None:
        laid = position("8 9 J Q", "4 4 4", stock=9, idle=5)
        play(laid, "8")
        taken = position("8 9 J", "4 4 4", pile="A", stock=9, idle=5)
        play(taken, "take")
        three = position("3 8 9 J", "4 4 4", pile="A", stock=9, idle=5)
        play(three, "3")
        assert [state.idle for state in (laid, taken, three)] == [6] * 3

    def test_a_turn_of_several_lays_counts_once(self) -> None:
        state = position("8 8 8 8 9 9 J J", "4 4 4", stock=9, idle=5)
        play(state, "8 8 8 8")
        assert state.idle == 5
        play(state, "end")
        assert state.idle == 6

    def test_a_win_goes_before_a_draw(self) -> None:
        state = position("9", "4 4 4", idle=STALL - 1)
        play(state, "9")
        result = RULES.result(state)
        assert result is not None
        assert result.winners == (0,)
