"""The deal, the discard, the declarations, and their texts."""

from __future__ import annotations

import random

import pytest

from skillgames.engine.bologna import CODES, PACK_SIZE, card_of, codes_in
from skillgames.engine.errors import GameError, IllegalMove, ImpossibleChance, OutOfTurn
from skillgames.games.tarocchino.events import HIDDEN, Dealt, Declared, Discarded, Passed
from skillgames.games.tarocchino.rules import MUST_FOLLOW
from skillgames.games.tarocchino.state import (
    DECLARE,
    PASS,
    TRICKS,
    Phase,
    TarocchinoState,
    discard_move,
    is_discard,
)
from skillgames.games.tarocchino.words import say
from tests.games.tarocchino.positions import RULES, dealt, mask, new_match

IN_ORDER = "deck " + " ".join(CODES)


def discarding(hand: str) -> TarocchinoState:
    """Seat 0 deals and holds these cards, to discard."""
    state = TarocchinoState()
    state.dealer = state.turn = 0
    state.hands = [mask(hand), 0, 0, 0]
    return state


def declaring(*hands: str) -> TarocchinoState:
    """Seat 3 has dealt and discarded; seat 0 speaks first."""
    state = TarocchinoState()
    state.dealer, state.turn, state.leader = 3, 0, 0
    state.hands = [mask(hand) for hand in hands]
    state.discards = mask("S6 S7")
    return state


def reason(state: TarocchinoState, text: str) -> str:
    return str(RULES.why_not(state, RULES.parse(text)))


@pytest.mark.parametrize("dealer", range(4))
def test_packets_of_five_from_the_dealers_right(dealer: int) -> None:
    """Three rounds, the last two to the dealer: 17 cards, the others 15."""
    match = new_match()
    match.enter(f"dealer {dealer}")
    (event,) = match.enter(IN_ORDER)
    assert isinstance(event, Dealt)
    assert [seat for seat, _ in event.packets] == [
        *((dealer + 1 + number) % 4 for number in range(12)),
        dealer,
    ]
    assert [code for _, packet in event.packets for code in packet] == list(CODES)
    hands = [set(codes_in(match.view(seat).hand)) for seat in range(4)]
    right = (dealer + 1) % 4
    assert hands[right] == {*CODES[:5], *CODES[20:25], *CODES[40:45]}
    assert hands[dealer] == {*CODES[15:20], *CODES[35:40], *CODES[55:62]}
    assert match.to_act == dealer


def test_packets_of_others_are_hidden() -> None:
    match = new_match()
    match.enter("dealer 2")
    (event,) = match.enter(IN_ORDER)
    seen = event.seen_by(0)
    assert isinstance(seen, Dealt)
    for seat, packet in seen.packets:
        assert (HIDDEN in packet) == (seat != 0)


def test_the_match_asks_for_the_dealer_then_for_the_pack() -> None:
    match = new_match()
    with pytest.raises(OutOfTurn):
        match.enter(IN_ORDER)
    for wrong in ("dealer 4", "dealer -1", "dealer", "dealer 0 1", "dealer x"):
        with pytest.raises(ImpossibleChance):
            match.enter(wrong)
    match.enter("dealer 3")
    for wrong in ("deck", "deck " + " ".join(CODES[1:]), f"{IN_ORDER} SR", IN_ORDER + "R"):
        with pytest.raises(ImpossibleChance):
            match.enter(wrong)
    match.enter(IN_ORDER)


# --- the discard -----------------------------------------------------------------------

HAND_17 = "SR SQ SC S9 S8 BR B7 C6 D10 ANG MON SOL LUN M1 T5 BEG MAT"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("discard SR S9", "A King may not be laid away."),
        (
            "discard S9 BEG",
            "The Angel, the World, the Begato and the Matto may not be laid away.",
        ),
        (
            "discard ANG MAT",
            "The Angel, the World, the Begato and the Matto may not be laid away.",
        ),
        (
            "discard MON S8",
            "The Angel, the World, the Begato and the Matto may not be laid away.",
        ),
        ("discard S9 S10", "That card is not in your hand."),
        ("play S9", "The dealer has to lay two cards away first."),
        ("pass", "The dealer has to lay two cards away first."),
        ("declare", "The dealer has to lay two cards away first."),
    ],
)
def test_what_may_not_be_laid_away(text: str, words: str) -> None:
    assert reason(discarding(HAND_17), text) == words


def test_all_other_trumps_may_be_laid_away() -> None:
    """Moors, Sun and Moon too."""
    state = discarding(HAND_17)
    for text in ("discard SOL LUN", "discard M1 T5", "discard SQ SC"):
        assert RULES.why_not(state, RULES.parse(text)) is None


def test_each_pair_is_listed_once() -> None:
    """B8: the widest choice of the game is a short list."""
    state = discarding(HAND_17)
    texts = [RULES.format(move) for move in RULES.legal_moves(state)]
    free = set(HAND_17.split()) - {"SR", "BR", "ANG", "MON", "BEG", "MAT"}
    assert len(texts) == len(set(texts)) == len(free) * (len(free) - 1) // 2
    for text in texts:
        _, first, second = text.split()
        assert CODES.index(first) < CODES.index(second)
        assert {first, second} <= free


def test_cards_of_a_discard_come_in_any_order() -> None:
    assert RULES.parse("discard B7 SA") == RULES.parse("discard SA B7")
    assert RULES.format(RULES.parse("discard B7 SA")) == "discard SA B7"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "discard",
        "discard SA",
        "discard SA SA",
        "discard SA B7 C6",
        "discard SA 7B",
        "play",
        "play SA B7",
        "play sa",
        "Play SA",
        "declare SA",
        "pass pass",
        " pass",
        "play SA ",
        "x" * 5000,
    ],
)
def test_nonsense_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        RULES.parse(text)
    assert 0 < len(str(refusal.value)) < 120


@pytest.mark.parametrize("move", [-1, 64, 65 * 64, 10**9, True, None, "declare", 3.0])
def test_foreign_moves_are_refused_in_every_phase(move: object) -> None:
    state = dealt("foreign")
    rng = random.Random("foreign")
    while isinstance(RULES.to_act(state), int):
        if state.phase is not Phase.PLAYING or type(move) is not int or move != 64:
            assert RULES.why_not(state, move) is not None  # type: ignore[arg-type]
        RULES.play(state, rng.choice(RULES.legal_moves(state)))
    assert RULES.why_not(state, PASS) is not None


def test_the_discard_is_seen_by_the_dealer_alone() -> None:
    state = discarding(HAND_17)
    move = RULES.parse("discard S8 S9")
    assert is_discard(move)
    assert RULES.seen_move(state, move, 0) == "discard S9 S8"
    assert RULES.seen_move(state, move, 1) == "discard ?? ??"
    told: list[object] = []
    RULES.play(state, move, told)  # type: ignore[arg-type]
    (event,) = told
    assert isinstance(event, Discarded)
    assert event.cards == ("S9", "S8")
    assert event.seen_by(2).cards == (HIDDEN, HIDDEN)
    assert RULES.view(state, 0).discards == mask("S8 S9")
    for seat in (1, 2, 3):
        view = RULES.view(state, seat)
        assert (view.has_discarded, view.discards) == (True, 0)
        assert RULES.describe_view(view)["discards"] == [HIDDEN, HIDDEN]
        assert str(say(event.seen_by(seat), seat)).endswith("lays two cards away, face down.")
    assert str(say(event, 0)) == "You lay away: nine of swords, eight of swords."
    assert state.turn == state.leader == 1


# --- declarations ----------------------------------------------------------------------


def test_everybody_speaks_once_from_the_dealers_right() -> None:
    state = dealt("speak", dealer=2)
    RULES.play(state, RULES.legal_moves(state)[0])
    for seat in (3, 0, 1, 2):
        assert (state.turn, state.phase) == (seat, Phase.DECLARING)
        assert state.declared[seat] is None
        RULES.play(state, PASS)
    assert state.phase is Phase.PLAYING
    assert state.turn == state.leader == 3


def test_only_a_hand_with_a_combination_may_declare() -> None:
    state = declaring("SR CR SQ D7", "SR BR CR", "", "")
    assert RULES.legal_moves(state) == [PASS]
    assert reason(state, "declare") == "You hold no combination, so you can only pass."
    assert reason(state, "play D7") == "Before the first card everybody declares or passes."
    RULES.play(state, PASS)
    assert RULES.legal_moves(state) == [DECLARE, PASS]


def test_a_declaration_names_all_combinations_and_makes_their_cards_public() -> None:
    """The cards of a sequence are as many as its length, the contatori among them."""
    hand = "SR SQ SF CR CQ DR BEG MAT D7 T9"
    state = declaring(hand, "S8", "", "")
    told: list[object] = []
    RULES.play(state, DECLARE, told)  # type: ignore[arg-type]
    (event,) = told
    assert isinstance(event, Declared)
    assert event.combinations == (
        ("kings", 17, ("SR", "CR", "DR")),
        ("swords", 20, ("SR", "SQ", "SF", "BEG", "MAT")),
        ("cups", 15, ("CR", "CQ", "BEG", "MAT")),
    )
    assert event.points == 52
    assert event.cards == ("SR", "SQ", "SF", "CR", "CQ", "DR", "BEG", "MAT")
    told_state = RULES.describe(state)["declared"]
    assert told_state == [
        {
            "cards": ["SR", "SQ", "SF", "CR", "CQ", "DR", "BEG", "MAT"],
            "combinations": [
                {"name": "kings", "cards": ["SR", "CR", "DR"], "points": 17},
                {"name": "swords", "cards": ["SR", "SQ", "SF", "BEG", "MAT"], "points": 20},
                {"name": "cups", "cards": ["CR", "CQ", "BEG", "MAT"], "points": 15},
            ],
            "points": 52,
        },
        None,
        None,
        None,
    ]
    hands = RULES.describe_view(RULES.view(state, 1))["hands"]
    assert hands == [[*event.cards, HIDDEN, HIDDEN], ["S8"], [], []]


def test_a_pass_is_an_empty_declaration() -> None:
    state = declaring("SR BR CR", "", "", "")
    told: list[object] = []
    RULES.play(state, PASS, told)  # type: ignore[arg-type]
    assert told == [Passed(0)]
    declared = RULES.describe(state)["declared"]
    assert isinstance(declared, list)
    assert declared[0] == {"cards": [], "combinations": [], "points": 0}
    assert RULES.view(state, 2).known(0) == 0


def test_the_dealer_declares_from_the_cards_kept() -> None:
    state = discarding("SQ BQ CQ S9 S8 BR B7 C6 D10 ANG D7 B8 B9 M1 T5 T6 T8")
    RULES.play(state, discard_move(card_of("SQ"), card_of("BQ")))
    for _ in range(3):
        RULES.play(state, PASS)
    assert RULES.legal_moves(state) == [PASS]


def test_a_game_has_fifteen_tricks() -> None:
    rng = random.Random("fifteen")
    match = new_match()
    while match.to_act is not None:
        if isinstance(match.to_act, int):
            match.play(rng.choice(match.legal_moves()))
        else:
            match.draw(rng)
    assert len(match.view(0).history) == TRICKS
    assert match.version == 2 + 1 + 4 + TRICKS * 4
    piles = match.view(0).piles
    assert piles[0] | piles[1] == (1 << PACK_SIZE) - 1
    with pytest.raises(GameError):
        match.enter("pass")


def test_reasons_are_one_sentence_each() -> None:
    for sentence in MUST_FOLLOW:
        assert str(sentence).endswith(".")
        assert str(sentence).count(".") == 1


def test_seen_and_unseen_part_the_pack() -> None:
    """What a seat knows of others is what was declared and not played, and what they have
    shown to lack they do lack."""
    rng = random.Random("seen")
    for number in range(25):
        state = dealt(f"seen {number}", dealer=number % 4)
        while isinstance(RULES.to_act(state), int):
            legal = RULES.legal_moves(state)
            RULES.play(state, DECLARE if DECLARE in legal else rng.choice(legal))
            view = RULES.view(state, rng.randrange(4))
            assert view.seen & view.unseen == 0
            for other in range(4):
                assert view.known(other) & ~state.hands[other] == 0
                assert not view.lacks(other) & state.hands[other], codes_in(view.lacks(other))
