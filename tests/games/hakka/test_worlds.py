"""Imagined hands: they fit all that was seen, and the true one is always among them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from skillgames.engine.tigers import FULL_PACK, bits_in
from skillgames.games.hakka.bot import plain_move, sample
from skillgames.games.hakka.evidence import Evidence, evidence_of
from skillgames.games.hakka.patterns import can_beat
from skillgames.games.hakka.state import ASKED_DECLARE, HakkaState
from skillgames.games.hakka.worlds import Worlds
from tests.games.hakka.playing import steps
from tests.games.hakka.positions import RULES, mask, play, position


def plain(state: HakkaState) -> int:
    """The plain player for the seat to act."""
    return plain_move(RULES.view(state, state.turn))


def held_at(state: HakkaState, seat: int, plays: int) -> int:
    """What a player held after so many plays of the hand: now and all that left since."""
    return state.hands[seat] | sum(
        play.cards for play in state.history[plays:] if play.seat == seat
    )


def agrees(state: HakkaState, fact: Evidence) -> bool:
    """Whether a fact is true in this state."""
    held = held_at(state, fact.seat, fact.plays)
    if held & fact.without:
        return False
    if fact.helpless and can_beat(held, fact.helpless):
        return False
    return fact.fewest <= (held & fact.stars).bit_count() <= fact.most


@pytest.mark.parametrize("must_beat", [True, False])
@pytest.mark.parametrize("choose", [None, plain])
def test_what_play_tells_is_true(
    choose: Callable[[HakkaState], int] | None, must_beat: bool
) -> None:
    """No fact is ever wrong about the hands as they are."""
    told: Counter[str] = Counter()
    for seed in range(12):
        for state in steps(f"true {seed}", choose, must_beat=must_beat):
            for seat in range(4):
                for fact in evidence_of(RULES.view(state, seat)):
                    assert agrees(state, fact), (fact, state.history)
                    told["void"] += bool(fact.without)
                    told["helpless"] += bool(fact.helpless)
                    told["few"] += fact.most < 99
                    told["many"] += fact.fewest > 0
    assert told["void"] > 100
    assert told["few"] > 100
    assert bool(told["helpless"]) == must_beat


@pytest.mark.parametrize("choose", [None, plain])
def test_sampled_hands_fit_all_that_was_seen(
    choose: Callable[[HakkaState], int] | None,
) -> None:
    rng = random.Random("fit")
    fits = missed = 0
    for seed in range(6):
        for state in steps(f"fit {seed}", choose):
            if rng.random() < 0.7:
                continue
            for seat in range(4):
                view = RULES.view(state, seat)
                world = sample(view, rng)
                assert RULES.view(world, seat) == view
                for fact in evidence_of(view):
                    if fact.without:
                        assert agrees(world, fact), "single cards are never wrong"
                    fits += agrees(world, fact)
                    missed += not agrees(world, fact)
    assert fits > 200
    assert missed < fits / 200, "rarely a deal that fits in part must do"


def test_facts_of_a_trick() -> None:
    """A lead from the highest suit, an answer that tells nothing, a discard of one who
    could not beat, and a winner who is not asked."""
    hands = {0: "G5 G3 W1", 1: "P9 G7 Z2", 3: "Z9 Z5 S2"}
    state = play(position(hands, turn=0), "lead G5", "beat G7", "discard Z5")
    lead, void, few = evidence_of(RULES.view(state, 2))
    assert (lead.seat, lead.plays, lead.without) == (0, 0, mask("P2 P3 P4 P5 P6 P7 P8"))
    assert (void.seat, void.plays, void.without) == (3, 2, mask("G8 G9"))
    assert (few.seat, few.plays, few.most) == (1, 3, 4)
    assert few.stars == mask("P1 S1 W1 P9 G9 Z9 S9")


def test_a_discard_under_a_run_tells_that_no_run_beats() -> None:
    hands = {0: "G5 G6 G7", 1: "P2 P4 Z2", 3: "Z9 Z5 S2"}
    state = play(position(hands, turn=0), "lead G5 G6 G7", "discard P2 P4 Z2")
    (fact,) = evidence_of(RULES.view(state, 3))
    assert (fact.seat, fact.helpless) == (1, mask("G5 G6 G7"))
    assert evidence_of(RULES.view(state, 1)) == [], "one's own discards tell nothing new"


def test_who_might_have_declared_holds_enough() -> None:
    hands = {0: "W1 P9 S1", 1: "G2 G3 G4", 3: "Z2 Z3 Z4"}
    state = play(
        position(hands, turn=0, tricks=(4, 0, 0, 0)), "lead W1", "discard G2", "discard Z2"
    )
    assert state.phase == ASKED_DECLARE
    # The tricks of the position came from nowhere: the view alone counts one.
    fact = evidence_of(RULES.view(state, 2))[-1]
    assert (fact.seat, fact.fewest, fact.most) == (0, 5, 99)
    play(state, "play_on")
    fact = evidence_of(RULES.view(state, 2))[-1]
    assert (fact.seat, fact.fewest) == (0, 5)


def test_every_deal_of_few_cards_is_equally_likely() -> None:
    """At the start of calling nothing is told: each hidden card lies in each place as often
    as the place is large."""
    state = next(iter(steps("even", hands=1)))
    view = RULES.view(state, state.turn)
    worlds, rng = Worlds(view), random.Random("even")
    assert view.dreamer is not None
    others = [seat for seat in range(4) if seat not in (view.seat, view.dreamer)]
    found: Counter[tuple[int, int]] = Counter()
    deals = 2000
    for _ in range(deals):
        world = worlds.deal(rng)
        for seat in others:
            found.update((seat, card) for card in bits_in(world.hands[seat]))
    hidden = list(bits_in(view.unseen))
    assert len(hidden) == 25
    for seat in others:
        for card in hidden:
            assert abs(found[seat, card] / deals - 12 / 25) < 0.06


def test_worlds_are_whole_packs() -> None:
    rng = random.Random("whole")
    for state in steps("whole"):
        for seat in range(4):
            view = RULES.view(state, seat)
            world = Worlds(view).deal(rng)
            parts = [*world.hands, *(sum(cards) for cards in world.away), world.dream]
            parts += [view.own_discards, view.seen]
            assert sum(part.bit_count() for part in parts) == 37
            assert sum(parts) == FULL_PACK
