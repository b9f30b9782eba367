"""The settlement: discards, Matto, and every point, in this order."""

from __future__ import annotations

import random

import pytest

from skillgames.engine.bologna import (
    CODES,
    FULL_PACK,
    MATTO_MASK,
    PACK_POINTS,
    VALUES,
    card_of,
    card_points,
    cards_in,
    codes_in,
)
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.combinations import Tally, tally
from skillgames.games.tarocchino.events import (
    DiscardsShown,
    LastTrick,
    MatchEnded,
    MattoSettled,
    SideScored,
)
from skillgames.games.tarocchino.settlement import (
    EXCHANGED,
    KEPT,
    LAST_TRICK_POINTS,
    LOST,
    Settlement,
    given_for_matto,
    settle,
)
from skillgames.games.tarocchino.state import PASS, TarocchinoState, Trick
from skillgames.games.tarocchino.words import say
from tests.games.tarocchino.positions import (
    NOTHING_SAID,
    RULES,
    dealt,
    mask,
    play,
    random_play,
)

DISCARDS = mask("S7 S6")


def settled(
    own: str,
    tricks: tuple[int, int] = (7, 8),
    dealer: int = 0,
    matto_seat: int = 0,
    last: int = 1,
    declared: tuple[Tally, ...] = NOTHING_SAID,
) -> Settlement:
    """Side 0 has taken `own` in tricks, side 1 the rest of the pack but the discards."""
    taken = mask(own)
    rest = FULL_PACK & ~taken & ~DISCARDS
    return settle((taken, rest), tricks, dealer, DISCARDS, matto_seat, last, declared)


ALL_OF_IT = " ".join(code for code in CODES if code not in ("S7", "S6"))


@pytest.mark.parametrize(
    ("dealer", "tricks", "side"),
    [(0, (7, 8), 0), (2, (1, 14), 0), (1, (7, 8), 1), (0, (0, 15), 1), (3, (15, 0), 0)],
)
def test_discards_go_to_the_dealers_side_if_it_won_a_trick(
    dealer: int, tricks: tuple[int, int], side: int
) -> None:
    own = ALL_OF_IT if tricks[1] == 0 else "" if tricks[0] == 0 else "SA SR D7 D8"
    found = settled(own, tricks, dealer)
    assert found.discards_side == side
    assert found.piles[side] & DISCARDS == DISCARDS


def test_matto_stays_with_the_side_that_took_its_trick() -> None:
    found = settled("MAT SR D7 D8", matto_seat=2)
    assert (found.matto.outcome, found.matto.card) == (KEPT, None)
    assert found.piles[0] == mask("MAT SR D7 D8 S7 S6")


def test_matto_comes_back_for_a_card_of_one_point() -> None:
    """From the cards captured in tricks: the discards are not given."""
    found = settled("SR SQ D7 D8", dealer=0, matto_seat=0)
    assert found.matto.outcome == EXCHANGED
    assert found.matto.card == card_of("D8")
    assert found.piles[0] == mask("MAT SR SQ D7 S7 S6")


def test_without_a_card_of_one_point_the_cheapest_goes() -> None:
    found = settled("SR SQ SC BF", dealer=1, matto_seat=2)
    assert found.matto.card == card_of("BF")


def test_the_card_given_costs_least_with_combinations_counted() -> None:
    """Both piles with discards and Matto in place: here every card of one point is an ace
    or a Moor; giving a Moor breaks nothing, giving an ace breaks the aces."""
    own = mask("SA BA CA M1 MAT")
    other = mask("M2 D7")
    assert given_for_matto(mask("SA BA CA M1"), own, other) == card_of("M1")


def test_equal_losses_give_the_first_in_pack_order() -> None:
    own = mask("C7 S9 S8 D6 MAT")
    assert given_for_matto(mask("C7 S9 S8 D6"), own, mask("T5")) == card_of("S9")


def naive_given(captured: int, own: int, other: int) -> int:
    """All cards of the lowest value compared, whole piles scored each time."""
    low = min(VALUES[card] for card in cards_in(captured))

    def balance(card: int) -> int:
        mine, theirs = own & ~(1 << card), other | 1 << card
        return tally(mine).points + card_points(mine) - tally(theirs).points - card_points(theirs)

    cards = [card for card in cards_in(captured) if VALUES[card] == low]
    return max(cards, key=lambda card: (balance(card), -card))


def test_the_card_given_is_the_best_of_all() -> None:
    rng = random.Random("given")
    for _ in range(150):
        pack = list(range(61))
        rng.shuffle(pack)
        count = rng.choice((4, 4, 8, 12, 20, 40))
        captured = sum(1 << card for card in pack[:count])
        discards = sum(1 << card for card in pack[-2:])
        dealer_is_own = rng.random() < 0.5
        own = captured | MATTO_MASK | (discards if dealer_is_own else 0)
        other = FULL_PACK & ~own
        assert given_for_matto(captured, own, other) == naive_given(captured, own, other)


def test_a_side_without_a_trick_loses_the_matto() -> None:
    found = settled("", (0, 15), dealer=2, matto_seat=0)
    assert (found.matto.outcome, found.matto.card) == (LOST, None)
    assert found.piles == (0, FULL_PACK)
    assert found.totals == (0, 846 + 87 + 6)


def test_declarations_stay_scored_though_the_cards_are_lost() -> None:
    """Each hand by itself with its own doublings; a side's declarations add up."""
    first = tally(mask("SR CR DR BQ CQ SQ BC DC SC"))
    third = tally(mask("SA BA MAT"))
    declared = (first, Tally(), third, Tally())
    found = settled("", (0, 15), dealer=2, matto_seat=0, declared=declared)
    assert found.sides[0].declared == 98 + 10
    assert [seat for seat, _ in found.sides[0].declarations] == [0, 2]
    assert found.totals[0] == 108


def test_the_pack_is_shared_out() -> None:
    """B7, B10a: card points of both sides are the pack's, the last trick is one side's."""
    rng = random.Random("share")
    for seed in range(40):
        state = dealt(f"share {seed}", dealer=seed % 4)
        random_play(state, rng)
        found = state.settlement
        assert found is not None
        assert sum(side.cards for side in found.sides) == PACK_POINTS
        assert sorted(side.last_trick for side in found.sides) == [0, LAST_TRICK_POINTS]
        last = state.history[-1].winner & 1
        assert found.sides[last].last_trick == LAST_TRICK_POINTS
        assert found.piles[0] ^ found.piles[1] == FULL_PACK
        for side, pile in zip(found.sides, found.piles, strict=True):
            assert side.combinations == quick.points(pile)
            assert side.total == side.declared + side.combinations + side.cards + side.last_trick
        check_naively(state)


def check_naively(state: TarocchinoState) -> None:
    """The final piles once more from the history, in codes and words of the rules."""
    piles: list[set[str]] = [set(), set()]
    holder = taker = -1
    for trick in state.history:
        piles[trick.winner % 2] |= {CODES[card] for card in trick.cards}
        for place, card in enumerate(trick.cards):
            if CODES[card] == "MAT":
                holder, taker = trick.seat_of(place) % 2, trick.winner % 2
    captured = set(piles[holder])
    tricks = [sum(trick.winner % 2 == side for trick in state.history) for side in (0, 1)]
    assert state.dealer is not None
    own = state.dealer % 2
    piles[own if tricks[own] else 1 - own] |= set(codes_in(state.discards))
    if tricks[holder] and taker != holder:
        piles[taker].remove("MAT")
        piles[holder].add("MAT")
        low = min(VALUES[card_of(code)] for code in captured)
        given = piles[taker] & captured or {
            code for code in captured if code not in codes_in(state.piles[holder])
        }
        assert len(given) == 1
        (code,) = given
        assert VALUES[card_of(code)] == low
        piles[holder].remove(code)
        piles[taker].add(code)
    assert [set(codes_in(pile)) for pile in state.piles] == piles


# --- what is told ----------------------------------------------------------------------


def nearly_over(dealer: int = 3) -> TarocchinoState:
    """The fifteenth trick is left; every earlier card lies in the pile of side 0."""
    state = TarocchinoState()
    state.dealer = dealer
    state.discards = DISCARDS
    state.declared = NOTHING_SAID
    last = ["SR", "D9", "S9", "MAT"]
    state.hands = [mask(code) for code in last]
    played = [card for card in range(62) if CODES[card] not in (*last, "S7", "S6")]
    state.history = tuple(Trick(0, tuple(played[n : n + 4]), 0) for n in range(0, 56, 4))
    state.piles = [sum(1 << card for card in played), 0]
    state.tricks = [14, 0]
    state.turn = state.leader = 0
    return state


def test_the_settlement_is_told_step_by_step() -> None:
    state = nearly_over()
    for code in ("SR", "D9", "S9"):
        play(state, code)
    events = play(state, "MAT")
    kinds = [type(event) for event in events[2:]]
    assert kinds == [LastTrick, DiscardsShown, MattoSettled, SideScored, SideScored, MatchEnded]
    assert events[2] == LastTrick(0, 0, 6)
    assert events[3] == DiscardsShown(3, 0, ("S7", "S6"))
    assert events[4] == MattoSettled(3, 1, LOST, None)
    assert events[-1] == MatchEnded((939, 0), 0)
    for seat in range(4):
        for event in events:
            assert str(say(event, seat)).strip()
    assert str(say(events[-1], 1)) == "The other side wins, 939 to 0."


def test_the_result_has_every_point_by_side() -> None:
    rng = random.Random("result")
    state = dealt("result")
    random_play(state, rng)
    told = RULES.describe(state)["result"]
    assert isinstance(told, list)
    keys = (
        *("declared", "sets", "sequences", "sets_doubled", "sequences_doubled"),
        *("combinations", "cards", "last_trick", "total"),
    )
    for side in told:
        assert isinstance(side, dict)
        assert tuple(side) == keys
        sets = int(str(side["sets"])) * (2 if side["sets_doubled"] else 1)
        sequences = int(str(side["sequences"])) * (2 if side["sequences_doubled"] else 1)
        assert side["combinations"] == sets + sequences


def test_the_larger_total_wins_and_equal_totals_are_a_draw() -> None:
    state = nearly_over()
    state.declared = (Tally(),) * 4
    for code in ("SR", "D9", "S9", "MAT"):
        play(state, code)
    result = RULES.result(state)
    assert result is not None
    assert (result.scores, result.winners) == ((939, 0, 939, 0), (0, 2))
    found = state.settlement
    assert found is not None
    level = Settlement(
        found.discards, found.discards_side, found.matto, found.piles, (found.sides[1],) * 2
    )
    state.settlement = level
    draw = RULES.result(state)
    assert draw is not None
    assert draw.winners == (0, 1, 2, 3)
    assert draw.reason.strip()
    assert str(say(MatchEnded((5, 5), None), 2)) == "The game is a draw, 5 to 5."


def test_nothing_is_hidden_at_the_end() -> None:
    rng = random.Random("open")
    state = dealt("open", dealer=1)
    random_play(state, rng)
    for seat in range(4):
        view = RULES.view(state, seat)
        assert view.discards == state.discards
        assert view.seen == FULL_PACK
        assert view.settlement == state.settlement
    assert RULES.legal_moves(state) == []
    assert RULES.why_not(state, PASS) is not None
