"""What a seat sees: keys, hidden cards, memory; and that nothing else can be told."""

from __future__ import annotations

import json
import pickle
import random

from skillgames.engine.cards import CODES, PACK_SIZE, codes_in
from skillgames.engine.events import seen_by
from skillgames.games.fishing.bot import sample
from skillgames.games.fishing.events import Captured, Dealt, Laid
from skillgames.games.fishing.state import FishingOptions, FishingState, FishingView
from tests.games.fishing.positions import (
    FULL_PACK,
    RULES,
    deal,
    dealt,
    mask,
    play,
    position,
    random_play,
)

KEYS = {
    "round",
    "dealer",
    "hands",
    "table",
    "piles",
    "sweeps",
    "scores",
    "last_taker",
    "stock",
    "rounds",
}


def positions(seed: str) -> list[FishingState]:
    """Positions of a match: before the first pack, in play, between rounds, at the end."""
    rng = random.Random(seed)
    state = RULES.start(FishingOptions())
    found = [state.copy()]
    while RULES.to_act(state) is not None:
        if state.turn < 0:
            deal(state, rng)
        else:
            random_play(state, rng, 1)
        found.append(state.copy())
    return found


def as_text(view: FishingView) -> str:
    """A view as the door writes it."""
    return json.dumps(RULES.describe_view(view), sort_keys=True)


def shuffled(state: FishingState, seat: int, rng: random.Random) -> FishingState:
    """The same position with what `seat` cannot see dealt anew, without the sampler."""
    twin = state.copy()
    hidden = codes_in(state.hands[1 - seat]) + [CODES[card] for card in state.stock]
    rng.shuffle(hidden)
    count = state.hands[1 - seat].bit_count()
    twin.hands[1 - seat] = mask(" ".join(hidden[:count]))
    twin.stock = tuple(map(CODES.index, hidden[count:]))
    return twin


def test_keys_are_always_there() -> None:
    for state in positions("keys"):
        assert set(RULES.describe(state)) == KEYS
        for seat in (0, 1):
            view = RULES.describe_view(RULES.view(state, seat))
            assert set(view) == KEYS | {"seat", "seen"}


def test_before_the_first_pack() -> None:
    state = RULES.start(FishingOptions())
    assert RULES.describe(state) == {
        "round": 1,
        "dealer": 1,
        "hands": [[], []],
        "table": [],
        "piles": [[], []],
        "sweeps": [0, 0],
        "scores": [0, 0],
        "last_taker": None,
        "stock": 0,
        "rounds": [],
    }
    view = RULES.view(state, 0)
    assert (view.deal, view.seen, view.unseen, view.to_act) == (0, 0, 0, None)


def test_view_is_the_state_but_for_the_other_hand() -> None:
    for state in positions("same"):
        told = RULES.describe(state)
        for seat in (0, 1):
            view = RULES.describe_view(RULES.view(state, seat))
            assert view["seat"] == seat
            for key in KEYS - {"hands"}:
                assert view[key] == told[key]
            assert isinstance(view["hands"], list)
            assert isinstance(told["hands"], list)
            assert view["hands"][seat] == told["hands"][seat]
            assert view["hands"][1 - seat] == ["??"] * state.hands[1 - seat].bit_count()


def test_B29_hidden_cards_leave_no_trace_in_a_view() -> None:
    rng = random.Random("hide")
    for state in positions("hide"):
        for seat in (0, 1):
            view = RULES.view(state, seat)
            other = RULES.view(shuffled(state, seat, rng), seat)
            assert other == view
            assert as_text(other) == as_text(view)
            hidden = codes_in(state.hands[1 - seat]) + [CODES[card] for card in state.stock]
            assert not any(f'"{code}"' in as_text(view) for code in hidden)


def test_seen_is_all_that_could_be_remembered() -> None:
    rng = random.Random("seen")
    state = dealt("seen")
    seen = [set(codes_in(state.hands[seat] | state.table_mask)) for seat in (0, 1)]
    while state.turn >= 0:
        code = CODES[rng.choice(RULES.legal_moves(state))]
        play(state, code)
        for seat in (0, 1):
            seen[seat] |= {code, *codes_in(state.hands[seat])}
            view = RULES.view(state, seat)
            assert set(codes_in(view.seen)) == seen[seat]
            assert RULES.describe_view(view)["seen"] == codes_in(view.seen)
            assert view.unseen == FULL_PACK & ~view.seen


def test_FA29_in_the_last_deal_the_unseen_cards_are_the_other_hand() -> None:
    for seed in range(20):
        state = dealt(seed)
        while state.turn >= 0:
            for seat in (0, 1):
                view = RULES.view(state, seat)
                assert view.is_last_deal is (not state.stock)
                assert view.unseen.bit_count() == view.other_count + view.stock
                if view.is_last_deal:
                    assert view.unseen == state.hands[1 - seat]
            random_play(state, random.Random(seed), 1)


def test_deal_numbers() -> None:
    state = dealt("deals")
    numbers = []
    for ply in range(48):
        numbers.append(RULES.view(state, 0).deal)
        random_play(state, random.Random(ply), 1)
    assert numbers == [1 + ply // 8 for ply in range(48)]
    between = RULES.view(state, 0)
    assert between.rounds
    assert between.to_act is None


def test_views_travel_to_another_process() -> None:
    for state in positions("pickle")[::5]:
        view = RULES.view(state, 1)
        again = pickle.loads(pickle.dumps(view))
        assert again == view
        assert as_text(again) == as_text(view)


def test_copies_are_independent() -> None:
    for state in positions("copies")[::5]:
        before = RULES.describe(state)
        twin = state.copy()
        assert RULES.describe(twin) == before
        rng = random.Random("twin")
        while RULES.to_act(twin) is not None:
            if twin.turn < 0:
                deal(twin, rng)
            else:
                random_play(twin, rng, 1)
        assert RULES.describe(state) == before


def test_sampled_worlds_are_possible() -> None:
    rng = random.Random("sample")
    for state in positions("sample"):
        for seat in (0, 1):
            view = RULES.view(state, seat)
            world = sample(view, rng)
            assert RULES.view(world, seat) == view
            assert as_text(RULES.view(world, seat)) == as_text(view)
            cards = [
                *codes_in(world.hands[0]),
                *codes_in(world.hands[1]),
                *(CODES[card] for card in world.stock),
                *(CODES[card] for card in world.table),
                *codes_in(world.piles[0]),
                *codes_in(world.piles[1]),
            ]
            assert len(cards) == len(set(cards))
            assert len(cards) in (0, PACK_SIZE)


def test_sampled_worlds_can_be_played_to_the_end() -> None:
    rng = random.Random("worlds")
    for seed in range(30):
        state = random_play(dealt(seed), rng, rng.randrange(48))
        world = sample(RULES.view(state, rng.randrange(2)), rng)
        random_play(world, rng, 48)
        assert world.piles[0] ^ world.piles[1] == FULL_PACK


def test_sampled_hands_and_stocks_are_even() -> None:
    """Every unseen card is in the other hand equally often, and everywhere in the stock."""
    view = RULES.view(dealt("even"), 0)
    rng = random.Random("even")
    in_hand = dict.fromkeys(codes_in(view.unseen), 0)
    first = dict.fromkeys(codes_in(view.unseen), 0)
    tries = 8800
    for _ in range(tries):
        world = sample(view, rng)
        for code in codes_in(world.hands[1]):
            in_hand[code] += 1
        first[CODES[world.stock[0]]] += 1
    for counts, share in ((in_hand, 4 / 44), (first, 1 / 44)):
        expected = tries * share
        chi2 = sum((count - expected) ** 2 / expected for count in counts.values())
        # 43 degrees of freedom: 99.99 % lie below 88.
        assert chi2 < 88


class TestEvents:
    def test_the_other_hand_is_not_told(self) -> None:
        event = Dealt(1, 1, 1, (("AC", "2C"), ("3C", "4C")), ("5C",))
        assert event.seen_by(0).hands == (("AC", "2C"), ("??", "??"))
        assert event.seen_by(1).hands == (("??", "??"), ("3C", "4C"))
        assert event.as_dict()["hands"] == [["AC", "2C"], ["3C", "4C"]]

    def test_a_played_card_is_told_to_both(self) -> None:
        state = position(("9C AC", "3D"), "9D", stock=8)
        events = play(state, "9C")
        assert seen_by(events, 0) == seen_by(events, 1) == events

    def test_B9_groups_of_a_capture(self) -> None:
        state = position(("TD AC", "3D"), "AD 7C 8H KS 3C QC", stock=8)
        event = play(state, "TD")[0]
        assert event == Captured(
            0,
            "TD",
            ("AD", "3C", "7C", "8H", "KS"),
            (("AD", "7C", "8H"), ("3C", "KS")),
        )

    def test_order_of_one_round(self) -> None:
        state = RULES.start(FishingOptions())
        rng = random.Random("order")
        kinds = []
        pending = list(CODES)
        rng.shuffle(pending)
        tell = []  # type: ignore[var-annotated]
        RULES.settle(state, tuple(pending), tell)
        kinds += [event.kind for event in tell]
        while state.turn >= 0:
            kinds += [e.kind for e in play(state, CODES[rng.choice(RULES.legal_moves(state))])]
        assert kinds[0] == "dealt"
        assert kinds.count("dealt") == 6
        assert kinds.count("captured") + kinds.count("laid") == 48
        assert kinds[-1] == "round_scored"
        for index, kind in enumerate(kinds):
            if kind == "swept":
                assert kinds[index - 1] == "captured"
            if kind == "leftovers":
                assert index == len(kinds) - 2

    def test_told_points_are_the_points(self) -> None:
        state = dealt("told")
        events = []
        rng = random.Random("told")
        while state.turn >= 0:
            events = play(state, CODES[rng.choice(RULES.legal_moves(state))])
        told = events[-1].as_dict()
        described = RULES.describe(state)["rounds"]
        assert isinstance(described, list)
        lines = described[0]
        assert isinstance(lines, list)
        for seat, line in enumerate(lines):
            assert isinstance(line, dict)
            for name, value in line.items():
                both = told[name]
                assert isinstance(both, list)
                assert both[seat] == value
        assert told["scores"] == list(state.scores)

    def test_events_are_plain(self) -> None:
        json.dumps(Laid(0, "AC").as_dict())
        json.dumps(Dealt(1, 1, 1, (("AC",), ("AD",)), ()).as_dict())
