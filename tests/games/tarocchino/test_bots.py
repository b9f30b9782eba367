"""The levels: their good sense, what they may not do, and the deals they imagine."""

from __future__ import annotations

import random

import pytest

from skillgames.bots.budget import Budget
from skillgames.engine.bologna import CODES, card_of, cards_in, codes_in, playable
from skillgames.engine.errors import OutOfTurn
from skillgames.engine.game import Level
from skillgames.games.tarocchino import quick
from skillgames.games.tarocchino.bot import LEVELS, WORLDS, easy
from skillgames.games.tarocchino.combinations import Tally, tally
from skillgames.games.tarocchino.discarding import best_pairs
from skillgames.games.tarocchino.helper import COUNTING_MASK
from skillgames.games.tarocchino.judgement import WORTHLESS_MASK, candidates, is_lost
from skillgames.games.tarocchino.policy import POINTS_ONLY
from skillgames.games.tarocchino.state import (
    DECLARE,
    KEPT_MASK,
    PASS,
    Phase,
    TarocchinoState,
    discard_cards,
    is_discard,
)
from skillgames.games.tarocchino.worlds import Worlds, sample
from skillgames.games.tarocchino.worth import PLANNED
from tests.contract.hooks.tarocchino import check, shuffled
from tests.games.tarocchino.positions import NOTHING_SAID, RULES, dealt, mask, playing

SENSIBLE = [Level.MEDIUM, Level.HARD, Level.INSANE]
sensible = pytest.mark.parametrize("level", SENSIBLE)
every_level = pytest.mark.parametrize("level", list(Level))

FEW_WORLDS = 8


def chosen(state: TarocchinoState, level: Level, seed: object = 1) -> int:
    """What the seat to act plays at this level, with few worlds."""
    view = RULES.view(state, state.turn)
    move = LEVELS[level](view, Budget(random.Random(str(seed)), FEW_WORLDS)).move
    assert isinstance(move, int)
    return move


def completed(hand: str, trick: str, played_tricks: int = 0) -> TarocchinoState:
    """Seat 0 holds this hand with this trick before it; the other cards are dealt out."""
    own, laid = mask(hand), mask(trick)
    rest = [card for card in range(62) if not (own | laid) >> card & 1]
    random.Random(hand + trick).shuffle(rest)
    discards = [card for card in rest if not KEPT_MASK >> card & 1][:2]
    rest = [card for card in rest if card not in discards]
    places = len(trick.split())
    state = playing(hand, trick=trick)
    state.discards = sum(1 << card for card in discards)
    count = own.bit_count()
    for seat in (1, 2, 3):
        has_played = (seat - state.leader) % 4 < places
        size = count - has_played
        state.hands[seat] = sum(1 << card for card in rest[:size])
        del rest[:size]
    # What is left has gone in tricks, half to each side.
    assert len(rest) % 4 == 0
    for number in range(0, len(rest), 4):
        state.piles[number // 4 % 2] |= sum(1 << card for card in rest[number : number + 4])
        state.tricks[number // 4 % 2] += 1
    return state


def test_every_level_has_its_worlds() -> None:
    assert list(LEVELS) == list(WORLDS) == list(Level)
    assert 0 < WORLDS[Level.HARD] < WORLDS[Level.INSANE]


# --- good sense ------------------------------------------------------------------------


@sensible
@pytest.mark.parametrize(
    ("hand", "trick"),
    [
        ("S7 SQ SA BR BQ", "SR S9 S8"),
        ("S7 SF SA DR DQ", "T9 S10 S9"),
        ("C9 CQ CA MAT SR", "C8 C7 CR"),
        ("D10 DF DA MAT", "ANG D7 D8"),
        ("D10 DA BQ BR", "C7 CR ANG"),
        ("B7 C6 DR DQ DA", "T9 T5 T6"),
        ("BQ B6 BA", "B7 BR"),
    ],
)
def test_no_counting_card_on_a_lost_trick(level: Level, hand: str, trick: str) -> None:
    """When a worthless card may be played, it is one of those."""
    state = completed(hand, trick)
    assert is_lost(RULES.view(state, 0), playable(state.hands[0], RULES.view(state, 0).led))
    for seed in range(3):
        assert WORTHLESS_MASK >> chosen(state, level, seed) & 1


@sensible
def test_no_counting_card_on_a_lost_trick_in_whole_games(level: Level) -> None:
    rng = random.Random(f"lost {level}")
    lost = 0
    for seed in range({Level.MEDIUM: 40}.get(level, 2)):
        state = dealt(f"lost {seed}", dealer=seed % 4)
        while isinstance(RULES.to_act(state), int):
            view = RULES.view(state, state.turn)
            move = chosen(state, level, rng.random())
            if view.phase is Phase.PLAYING:
                legal = playable(view.hand, view.led)
                if is_lost(view, legal) and legal & WORTHLESS_MASK:
                    lost += bool(legal & COUNTING_MASK)
                    assert WORTHLESS_MASK >> move & 1, (codes_in(legal), CODES[move])
            RULES.play(state, move)
    assert lost


@sensible
def test_the_matto_saves_a_good_card(level: Level) -> None:
    """With nothing else to play but a King on a lost trick, the Matto goes."""
    state = completed("SR MAT DR D7 C6", "S7 S8 T9")
    assert CODES[chosen(state, level)] == "MAT"


@sensible
def test_the_matto_is_not_spent_for_nothing(level: Level) -> None:
    state = completed("S9 S6 MAT D7 C6", "SR S7 S8")
    assert CODES[chosen(state, level)] != "MAT"


@sensible
def test_good_cards_go_to_the_partners_trick(level: Level) -> None:
    """Last to play, the partner takes it with the Angel: the Queen is safe there."""
    state = completed("SQ S7 S6 D7", "S8 ANG S9")
    assert CODES[chosen(state, level)] == "SQ"


@sensible
def test_a_trick_with_a_king_is_taken(level: Level) -> None:
    state = completed("T5 D7 D8 C6", "SR SQ S9")
    assert CODES[chosen(state, level)] == "T5"


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.INSANE])
def test_the_partners_trick_is_not_overtaken(level: Level) -> None:
    """The partner leads the World, and the Angel is one's own: it stays in the hand."""
    state = completed("ANG T6 T5 D7 C6 S7", "MON T8")
    for seed in range(3):
        budget = Budget(random.Random(seed))
        assert CODES[LEVELS[level](RULES.view(state, 0), budget).move] != "ANG"


def test_a_lost_trick_is_lost_for_certain() -> None:
    """Not while the partner may still take it."""
    lost = completed("S7 SQ", "SR S9 S8")
    assert is_lost(RULES.view(lost, 0), mask("S7 SQ"))
    open_trick = completed("S7 SQ", "SR")
    assert not is_lost(RULES.view(open_trick, 0), mask("S7 SQ"))
    angel = completed("S7 SQ", "ANG")
    assert is_lost(RULES.view(angel, 0), mask("S7 SQ"))
    own = completed("S7 SQ", "S9 SR S8")
    assert not is_lost(RULES.view(own, 0), mask("S7 SQ"))
    leading = completed("S7 SQ", "")
    assert not is_lost(RULES.view(leading, 0), mask("S7 SQ"))


def test_cards_that_are_alike_are_thought_about_once() -> None:
    state = completed("S7 S8 SF C7 C9 M1 M3 M4 T9", "")
    assert [CODES[card] for card in candidates(RULES.view(state, 0))] == (
        ["SF", "S7", "C9", "C7", "T9", "M1"]
    )


def test_a_card_of_the_trick_parts_neighbours() -> None:
    """The seven and the nine of swords are not alike while the eight is to be beaten."""
    parted = completed("S7 S9 SF D7", "S8")
    assert [CODES[card] for card in candidates(RULES.view(parted, 0))] == ["SF", "S9", "S7"]
    gone = completed("S7 S9 SF D7", "S6")
    gone.piles[0] |= mask("S8")
    gone.hands[1] &= ~mask("S8")
    assert [CODES[card] for card in candidates(RULES.view(gone, 0))] == ["SF", "S7"]


# --- discards and declarations ---------------------------------------------------------


@every_level
def test_every_level_discards_and_declares(level: Level) -> None:
    for seed in range(3):
        state = dealt(f"discard {seed}", dealer=seed)
        move = chosen(state, level, seed)
        assert is_discard(move)
        assert RULES.why_not(state, move) is None
        RULES.play(state, move)
        for _ in range(4):
            expected = DECLARE if quick.points(state.hands[state.turn]) else PASS
            assert chosen(state, level, seed) == expected
            RULES.play(state, expected)


def test_a_declaration_is_not_broken_for_a_discard() -> None:
    """Three Queens stay together, lone Jacks and Knights are brought home."""
    hand = mask("SQ BQ CQ SF BC S9 S8 S7 B9 B8 C7 C6 D7 D8 T5 T6 T7")
    for worth in (POINTS_ONLY, PLANNED):
        best = best_pairs(hand, worth)
        away = sum(1 << card for card in discard_cards(best[0]))
        assert tally(hand & ~away).points == tally(hand).points
        assert len(best) == 17 * 16 // 2
        assert len(set(best)) == len(best)


def test_only_the_seat_to_act_is_answered() -> None:
    state = dealt("turn", dealer=0)
    for level in Level:
        with pytest.raises(OutOfTurn):
            LEVELS[level](RULES.view(state, 1), Budget(random.Random(1)))


def test_easy_takes_only_when_it_plays_last() -> None:
    last = completed("T5 ANG D7 C6", "SR SQ S9")
    view = RULES.view(last, 0)
    assert CODES[easy(view, Budget(random.Random(1)), noise=0).move] == "T5"
    second = completed("SR S7 D7 C6", "SQ")
    view = RULES.view(second, 0)
    assert CODES[easy(view, Budget(random.Random(1)), noise=0).move] == "S7"
    partners = completed("SR S7 D7 C6", "S8 SQ S9")
    view = RULES.view(partners, 0)
    assert CODES[easy(view, Budget(random.Random(1)), noise=0).move] == "S7"


# --- imagined deals --------------------------------------------------------------------


def test_the_true_deal_fits_always_and_so_does_every_imagined_one() -> None:
    """Voids, declared cards, sizes of hands, what may not be discarded."""
    rng = random.Random("fits")
    for seed in range(12):
        state = dealt(f"fits {seed}", dealer=seed % 4)
        while isinstance(RULES.to_act(state), int):
            legal = RULES.legal_moves(state)
            RULES.play(state, DECLARE if DECLARE in legal else rng.choice(legal))
            if state.phase is Phase.OVER or rng.random() < 0.6:
                continue
            seat = rng.randrange(4)
            view = RULES.view(state, seat)
            hands, discards = Worlds(view).likely_deal(rng)
            assert hands[seat] == state.hands[seat]
            assert sum(hands) + discards == sum(state.hands) + state.discards
            assert not discards & KEPT_MASK
            for other in range(4):
                assert not view.lacks(other) & state.hands[other]
                assert not view.lacks(other) & hands[other]
                assert view.known(other) & ~hands[other] == 0
                assert hands[other].bit_count() == view.counts[other]
            world = sample(view, rng)
            check(world)
            assert RULES.view(world, seat) == view


def test_a_matto_shows_no_void() -> None:
    state = playing("S7 D7", "MAT D8", "S8 D9", "S9 C7")
    for code in ("S7", "MAT", "S8", "S9"):
        RULES.play(state, card_of(code))
    view = RULES.view(state, 0)
    assert [view.lacks(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_after_a_matto_the_second_card_tells_the_suit() -> None:
    state = playing("MAT D7", "S8 D8", "C8 D9", "T9 C7")
    for code in ("MAT", "S8", "C8", "T9"):
        RULES.play(state, card_of(code))
    view = RULES.view(state, 0)
    swords, trumps = mask("SR S7"), mask("ANG BEG M1")
    assert view.lacks(1) == 0
    assert view.lacks(2) & (swords | trumps) == swords | trumps
    assert view.lacks(3) & swords == swords
    assert not view.lacks(3) & trumps


def test_who_passed_probably_holds_nothing() -> None:
    """In most imagined deals; it is no law, for nobody must declare."""
    rng = random.Random("passed")
    state = dealt("passed", dealer=3)
    RULES.play(state, RULES.legal_moves(state)[0])
    state.declared = NOTHING_SAID
    view = RULES.view(state, 0)
    worlds = Worlds(view)

    def empty_handed(deals: list[tuple[list[int], int]]) -> int:
        return sum(not quick.points(hands[1]) for hands, _ in deals)

    free = empty_handed([worlds.deal(rng) for _ in range(300)])
    likely = empty_handed([worlds.likely_deal(rng) for _ in range(300)])
    assert free < likely < 300


def test_a_declared_hand_has_what_it_declared() -> None:
    rng = random.Random("declared")
    state = dealt("declared", dealer=3)
    RULES.play(state, RULES.legal_moves(state)[0])
    said = tally(state.hands[1])
    assert said.combinations
    state.declared = (Tally(), said, Tally(), Tally())
    worlds = Worlds(RULES.view(state, 0))
    for _ in range(50):
        hands, _ = worlds.likely_deal(rng)
        assert said.mask & ~hands[1] == 0


@sensible
def test_hidden_cards_change_no_choice(level: Level) -> None:
    """Other hands and discards dealt anew within what is public: the same answer."""
    rng = random.Random(f"peek {level}")
    asked = 0
    state = dealt(f"peek {level}", dealer=1)
    while asked < 30:
        if not isinstance(RULES.to_act(state), int):
            state = dealt(f"peek {level} {asked}", dealer=asked % 4)
        if rng.random() < 0.4:
            twin = shuffled(state, state.turn, rng)
            seed = rng.random()
            assert chosen(twin, level, seed) == chosen(state, level, seed)
            asked += 1
        RULES.play(state, rng.choice(RULES.legal_moves(state)))


def test_the_same_level_sits_everywhere() -> None:
    """A level answers for any seat by the same function: turned round the table, with
    everything else equal, the choice is the same."""
    state = completed("SQ S7 S6 D7 T9", "S8 CR S9")
    first = chosen(state, Level.MEDIUM)
    turned = state.copy()
    turned.hands = [state.hands[(seat - 1) % 4] for seat in range(4)]
    turned.turn, turned.leader = 1, (state.leader + 1) % 4
    turned.piles = state.piles[::-1]
    turned.tricks = state.tricks[::-1]
    assert chosen(turned, Level.MEDIUM) == first
    assert first in list(cards_in(state.hands[0]))
