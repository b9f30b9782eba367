"""The examples L1 to L49 of the rules: ranks only, seat 0 to move unless said otherwise."""

from __future__ import annotations

import pytest

from skillgames.engine.errors import GameError
from skillgames.engine.game import options_from
from skillgames.games.arabka.events import MatchEnded
from skillgames.games.arabka.moves import format_move
from skillgames.games.arabka.pack import ANY, CODES, RANKS, codes_in, level_letter
from skillgames.games.arabka.state import OVER, STALL, ArabkaOptions, ArabkaState
from tests.games.arabka.positions import RULES, dealt, hand, legal, pile, play, position


def is_won_by(state: ArabkaState, seat: int) -> bool:
    """Whether the match is over and this seat alone has won it."""
    result = RULES.result(state)
    return result is not None and result.winners == (seat,) and result.scores[seat] == 1


def test_L1_several_of_a_rank() -> None:
    state = position("8 8 3", "9 9 9", stock=9)
    assert legal(state) == ["3", "8", "8 8"]
    assert len(RULES.legal_moves(state)) == 4


def test_L2_equal_or_higher() -> None:
    assert legal(position("8 9 J", "4 4 4", pile="9", stock=9)) == ["9", "J"]


def test_L3_strict() -> None:
    assert legal(position("8 9 J", "4 4 4", pile="9", stock=9, strict=True)) == ["J"]


def test_L4_nothing_fits() -> None:
    state = position("8 9 J", "4 4 4", pile="K A", stock=2)
    assert legal(state) == ["take"]
    play(state, "take")
    assert (hand(state, 0), pile(state), state.turn, len(state.stock)) == ("8 9 J K A", "", 1, 2)


def test_L5_a_bonus_card_forbids_taking() -> None:
    assert legal(position("8 9 2", "4 4 4", pile="A", stock=9)) == ["2"]


def test_L6_L7_two() -> None:
    state = position("2 9 J", "8 9 7", pile="A", stock="4 4 4 4")
    play(state, "2")
    assert (pile(state), state.level) == ("A 2", ANY)
    assert legal(state) == ["7", "8", "9"]
    play(state, "8")
    assert level_letter(state.level) == "8"
    assert "9" in legal(state)
    assert "7" not in legal(position("7 9 J", "4", pile="A 2 8", stock=9))


def test_L8_three() -> None:
    """B7: what was laid last goes with the pile."""
    state = position("3 4 4", "8 9 K", "5 5 5", pile="7 A", stock=9)
    play(state, "3")
    assert (hand(state, 1), state.turn, pile(state)) == ("3 7 8 9 K A", 2, "")
    assert state.level == ANY


def test_L9_three_with_two_players() -> None:
    state = position("3 4 4", "8 9 K", pile="7 A", stock=9)
    play(state, "3")
    assert (hand(state, 1), state.turn, pile(state)) == ("3 7 8 9 K A", 0, "")


def test_L10_three_on_an_empty_pile() -> None:
    state = position("3 4 4", "8 9 K", stock=9)
    play(state, "3")
    assert (hand(state, 1), state.turn) == ("3 8 9 K", 0)


def test_L11_two_threes_are_one_skip() -> None:
    state = position("3 3 4", "8 9 K", "5 5 5", pile="7", stock=9)
    play(state, "3 3")
    assert (hand(state, 1), state.turn) == ("3 3 7 8 9 K", 2)


def after_ten() -> ArabkaState:
    """L12: a 10 has just been laid."""
    state = position("T 9 J", "4 4 4", pile="7 A", stock="8 8 Q")
    play(state, "T")
    return state


def test_L12_ten() -> None:
    state = after_ten()
    assert {"T", "7", "A"} <= {code[0] for code in codes_in(state.burned)}
    assert (pile(state), state.turn, hand(state, 0), len(state.stock)) == ("", 0, "9 J", 3)
    assert legal(state) == ["9", "J", "end"]


def test_L13_lay_again() -> None:
    state = after_ten()
    play(state, "9")
    assert (hand(state, 0), len(state.stock), state.turn) == ("8 8 J", 1, 1)


def test_L14_or_end() -> None:
    state = after_ten()
    play(state, "end")
    assert (hand(state, 0), len(state.stock), state.turn, pile(state)) == ("8 9 J", 2, 1, "")


def test_L16_four_alike() -> None:
    state = position("8 8 8 8 9 9 7 2 3 T", "4 4 4", pile="6", stock=9)
    play(state, "8 8 8 8")
    assert pile(state) == "6 8 8 8 8"
    assert sorted(legal(state)) == sorted(["9", "9 9", "2", "3", "T", "end"])


def test_L17_add_on() -> None:
    state = position("8 8 8 8 9 9 7 2 3 T", "4 4 4", pile="6", stock=9)
    play(state, "8 8 8 8", "9 9")
    assert (state.turn, level_letter(state.level)) == (1, "9")


def test_L18_again() -> None:
    state = position("8 8 8 8 9 9 9 9 J", "4 4 4", stock=9)
    play(state, "8 8 8 8", "9 9 9 9")
    assert (state.turn, legal(state)) == (0, ["J", "end"])


def test_L19_four_over_two_players() -> None:
    state = position("8 8 8 9", "4 4 4", pile="8", stock=9)
    play(state, "8 8 8")
    assert (pile(state), state.turn, state.extra) == ("8 8 8 8", 1, None)


def test_L20_nothing_to_add() -> None:
    state = position("8 8 8 8 7", "4 4 4", stock=9)
    play(state, "8 8 8 8")
    assert (state.turn, state.extra) == (1, None)


def test_L21_four_twos() -> None:
    state = position("2 2 2 2 4 K", "5 5 5", pile="A", stock=9)
    play(state, "2 2 2 2")
    assert legal(state) == ["4", "K", "end"]


def test_L22_four_threes() -> None:
    state = position("3 3 3 3 K K 5", "4 4 4", "6 6 6", pile="A", stock=9)
    play(state, "3 3 3 3", "K K")
    assert (hand(state, 1), state.turn) == ("3 3 3 3 4 4 4 K K A", 2)


def test_L23_ten_added() -> None:
    state = position("8 8 8 8 T 9", "4 4 4", pile="6", stock=9)
    before = state.burned.bit_count()
    play(state, "8 8 8 8", "T")
    assert (state.burned.bit_count() - before, pile(state), state.turn) == (6, "", 0)
    assert legal(state) == ["9", "end"]


def test_L25_last_of_the_deck() -> None:
    state = position("9 9 9", "4 4 4", stock=1, opened=("J J J",), closed=("5 5 5",))
    play(state, "9 9 9")
    assert (state.hands[0].bit_count(), len(state.opened[0]), state.turn) == (1, 3, 1)


def test_L26_open_cards_come_to_hand() -> None:
    state = position("9", "5 5 5", opened=("4 4 4",), closed=("6 6 6", "7 7 7"))
    play(state, "9")
    assert (hand(state, 0), state.opened[0], state.turn) == ("4 4 4", (), 1)


def test_L27_open_cards_after_a_ten() -> None:
    state = position("T", "5 5 5", opened=("4 4 4",), closed=("6 6 6", "7 7 7"))
    play(state, "T")
    assert state.turn == 0
    assert legal(state) == ["4", "4 4", "4 4 4", "end"]


def test_L28_open_cards_are_not_played_from_the_table() -> None:
    state = position("9 9 9", "5 5 5", stock=3, opened=("J J J",), closed=("6 6 6", "7 7 7"))
    assert legal(state) == ["9", "9 9", "9 9 9"]
    play(state, "9 9 9")
    assert (state.hands[0].bit_count(), len(state.opened[0]), len(state.stock)) == (3, 3, 0)


def test_L29_only_closed_cards() -> None:
    state = position("", "5 5 5", pile="7", closed=("4 8 K",))
    assert [format_move(move) for move in RULES.legal_moves(state)] == [
        "turn 1",
        "turn 2",
        "turn 3",
    ]


def test_L30_closed_card_fits() -> None:
    state = position("", "5 5 5", pile="7", closed=("4 8 K",))
    play(state, "turn 3")
    assert (pile(state), state.turn, hand(state, 0)) == ("7 K", 1, "")
    assert sum(card is not None for card in state.closed[0]) == 2


def test_L31_B13_closed_card_does_not_fit() -> None:
    state = position("", "5 5 5", pile="7", closed=("5 8 K",))
    play(state, "turn 1")
    assert (hand(state, 0), pile(state), state.turn) == ("5 7", "", 1)
    assert sum(card is not None for card in state.closed[0]) == 2


def test_L32_B13_the_hand_must_go_first() -> None:
    state = position("", "5 5", pile="7", closed=("5 8 K", "6 6 6"))
    play(state, "turn 1", "5")
    assert legal(state) == ["5", "7"]
    for slot in range(3):
        reason = RULES.why_not(state, RULES.parse(f"turn {slot + 1}"))
        assert reason is not None
        assert ("No closed" if slot == 0 else "hand is empty") in str(reason)


def test_L34_closed_three() -> None:
    state = position("", "5 5 5", pile="7", closed=("3 8 K",))
    play(state, "turn 1")
    assert (hand(state, 1), state.turn, pile(state)) == ("3 5 5 5 7", 0, "")


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("below", ["", "A 2"])
def test_L35_everything_fits_on_nothing_and_on_a_two(rank: str, below: str) -> None:
    state = position("", "J J J", pile=below, closed=(f"{rank} 8 K",))
    play(state, "turn 1")
    assert state.hands[0] == 0


def test_L36_B19a_the_last_closed_card_wins() -> None:
    state = position("", "5 5 5", pile="7", closed=("K",))
    events = play(state, "turn 1")
    assert is_won_by(state, 0)
    assert isinstance(events[-1], MatchEnded)


@pytest.mark.parametrize("rank", ["T", "3", "2"])
def test_L37_B19b_a_last_bonus_card_wins_and_does_nothing(rank: str) -> None:
    state = position(rank, "5 5 5", pile="7", closed=("-", "6 6 6"))
    events = play(state, rank)
    assert is_won_by(state, 0)
    assert (hand(state, 1), pile(state)) == ("5 5 5", f"7 {rank}")
    assert RULES.legal_moves(state) == []
    assert [event.kind for event in events] == ["laid", "match_ended"]


def test_L38_B19a_the_last_closed_card_does_not_fit() -> None:
    state = position("", "5 5 5", pile="A", closed=("K",))
    play(state, "turn 1")
    assert (hand(state, 0), state.turn, RULES.result(state)) == ("K A", 1, None)


def test_L39_B19a_a_closed_card_is_left() -> None:
    state = position("9", "5 5 5", closed=("4",))
    play(state, "9")
    assert (state.turn, RULES.result(state)) == (1, None)


def test_L40_never_mixed() -> None:
    state = position("2 2 9 9", "5 5 5", pile="7", stock=9)
    assert legal(state) == ["2", "2 2", "9", "9 9"]
    reason = RULES.why_not(state, RULES.parse("lay 2C 9C"))
    assert reason is not None
    assert "one rank" in str(reason)


def test_L41_B18_one_swap_only() -> None:
    state = dealt(2, "L41")
    first = state.turn
    hands, opened = codes_in(state.hands[first]), state.opened[first]
    closed = [*state.closed]
    text = f"swap {hands[0]}:{CODES[opened[1]]} {hands[1]}:{CODES[opened[0]]}"
    move = RULES.parse(text)
    assert RULES.why_not(state, move) is None
    RULES.play(state, move)
    assert state.closed == closed
    assert CODES[opened[2]] == CODES[state.opened[first][2]]
    assert [CODES[card] for card in state.opened[first][:2]] == [hands[1], hands[0]]
    assert state.turn == 1 - first
    assert RULES.why_not(state, move) is not None
    RULES.play(state, RULES.parse("ready"))
    for again in (text, "ready"):
        reason = RULES.why_not(state, RULES.parse(again))
        assert reason is not None
        assert "only once" in str(reason)


@pytest.mark.parametrize(("dealer", "starter"), [(0, 1), (1, 2)])
def test_L42_who_starts(dealer: int, starter: int) -> None:
    state = position(
        "2 3 T", "5 K K", "5 9 9", stock=9, dealer=dealer, turn=(dealer + 1) % 3, swapping=True
    )
    play(state, "ready", "ready", "ready")
    assert state.turn == starter


def test_L43_how_many_play() -> None:
    assert len(dealt(5).stock) == 7
    assert [len(dealt(seats).stock) for seats in (2, 3, 4)] == [34, 25, 16]
    with pytest.raises(GameError):
        options_from(ArabkaOptions, {"seats": 6})
    with pytest.raises(GameError):
        options_from(ArabkaOptions, {"seats": 1})


@pytest.mark.parametrize(
    ("card", "top", "fits"), [("J", "9", True), ("A", "K", True), ("Q", "K", False)]
)
def test_L44_order(card: str, top: str, fits: bool) -> None:
    assert (card in legal(position(f"{card} 4", "5 5 5", pile=top, stock=9))) is fits


def test_L47_no_add_on_from_closed_cards() -> None:
    state = position("8 8 8 8", "5 5 5", pile="6", closed=("9 9 9", "7 7 7"))
    play(state, "8 8 8 8")
    assert (state.turn, state.extra) == (1, None)


def highest(state: ArabkaState) -> str:
    """The highest single card that fits, or taking."""
    lays = [text for text in legal(state) if len(text) == 1]
    return max(lays, key=RANKS.index) if lays else "take"


def endless() -> ArabkaState:
    """L48: both always lay their highest card."""
    return position("4 5 9 K K", "6 9 Q", pile="Q", stock=31)


def test_L48_B12_an_endless_loop() -> None:
    state = endless()
    first = RULES.describe(state)
    moves = []
    for _ in range(6):
        moves.append(highest(state))
        play(state, moves[-1])
    assert moves == ["K", "take", "K", "K", "take", "Q"]
    again = RULES.describe(state)
    assert [again.pop("idle"), first.pop("idle")] == [6, 0]

    def by_rank(described: dict[str, object]) -> str:
        return str([hand(state, seat) for seat in (0, 1)] + [pile(state), described["level"]])

    assert by_rank(again) == str(["4 5 9 K K", "6 9 Q", "Q", "Q"])


def test_L49_B12_AA32_a_draw() -> None:
    state = endless()
    for _ in range(STALL - 1):
        play(state, highest(state))
    assert (state.idle, RULES.result(state)) == (STALL - 1, None)
    events = play(state, highest(state))
    assert state.turn == OVER
    result = RULES.result(state)
    assert result is not None
    assert (result.winners, result.scores) == ((), (0, 0))
    assert events[-1] == MatchEnded(None, STALL)
