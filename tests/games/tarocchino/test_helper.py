"""The helper knows what the table knows, and counts as the rules do."""

from __future__ import annotations

import random

from skillgames.engine.bologna import CODES, card_of, mask_of
from skillgames.games.tarocchino.combinations import NAMES, tally
from skillgames.games.tarocchino.helper import COUNTING_MASK, FAMILIES, Wish, help_for
from skillgames.games.tarocchino.judgement import WORTHLESS_MASK
from skillgames.games.tarocchino.state import DECLARE, PASS, TarocchinoState
from tests.contract.hooks.tarocchino import shuffled
from tests.games.tarocchino.positions import RULES, dealt, mask, playing


def test_counting_cards_are_all_but_the_pips() -> None:
    assert COUNTING_MASK ^ WORTHLESS_MASK == (1 << 62) - 1
    assert tuple(FAMILIES) == NAMES


def test_before_the_pack_is_dealt_there_is_nothing_to_say() -> None:
    found = help_for(RULES.view(TarocchinoState(), 0))
    assert not found.hand_wishes
    assert not found.own_wishes
    assert not found.declared
    assert all(not family.out for family in found.families)


def test_what_one_more_card_would_add() -> None:
    state = playing("SR CR SQ SC D7", "DR BR", "S6", "S8")
    found = help_for(RULES.view(state, 0))
    assert [one.name for one in found.hand.combinations] == ["swords"]
    by_card = {wish.card: wish.points for wish in found.hand_wishes}
    assert by_card[card_of("DR")] == by_card[card_of("BR")] == 17
    assert by_card[card_of("SF")] == by_card[card_of("SA")] == by_card[card_of("MAT")] == 5
    assert card_of("D6") not in by_card
    assert found.hand_wishes[0] == Wish(card_of("BR"), 17)


def test_where_the_cards_are() -> None:
    state = playing("SR D7", "DR BQ", "S6 S8", "S9 T5", trick="", turn=0)
    state.piles = [mask("CR C6 C7 C8"), mask("CQ C9 C10 CA")]
    state.declared = (state.declared[0], tally(mask("DR BR CR")), *state.declared[2:])
    found = help_for(RULES.view(state, 0))
    kings = next(family for family in found.families if family.name == "kings")
    assert kings.hand == (card_of("SR"),)
    assert kings.own == (card_of("CR"),)
    assert kings.other == ()
    assert {(CODES[out.card], out.seat) for out in kings.out} >= {("DR", 1)}
    assert found.declared == ((1, state.declared[1]),)


def test_the_helper_sees_no_hidden_card() -> None:
    """Whatever the others hold: the same help. And nothing it calls out is the viewer's
    or gone."""
    rng = random.Random("help")
    state = dealt("help", dealer=2)
    while isinstance(RULES.to_act(state), int):
        legal = RULES.legal_moves(state)
        RULES.play(state, DECLARE if DECLARE in legal else rng.choice(legal))
        for seat in range(4):
            view = RULES.view(state, seat)
            found = help_for(view)
            assert help_for(RULES.view(shuffled(state, seat, rng), seat)) == found
            for family in found.families:
                out = mask_of(one.card for one in family.out)
                assert not out & (view.hand | view.played | view.discards)
                for one in family.out:
                    assert one.seat is None or state.hands[one.seat] >> one.card & 1


def test_every_card_is_told_once_in_its_family() -> None:
    """Own, taken, on the table, or out; laid away by another counts as out."""
    rng = random.Random("once")
    state = dealt("once", dealer=0)
    RULES.play(state, RULES.legal_moves(state)[3])
    for _ in range(4):
        RULES.play(state, PASS)
    for _ in range(22):
        RULES.play(state, rng.choice(RULES.legal_moves(state)))
    for seat in range(4):
        view = RULES.view(state, seat)
        for family in help_for(view).families:
            told = [*family.hand, *family.own, *family.other, *(one.card for one in family.out)]
            assert len(set(told)) == len(told)
            assert (
                mask_of(told) | mask_of(view.trick) & FAMILIES[family.name] == FAMILIES[family.name]
            )
