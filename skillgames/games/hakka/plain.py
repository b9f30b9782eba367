"""States and views of Hakka cards as plain data, for the door and for records."""

from __future__ import annotations

from skillgames.engine.events import JsonValue
from skillgames.engine.tigers import code_of, codes_in
from skillgames.games.hakka.events import HIDDEN
from skillgames.games.hakka.patterns import elders
from skillgames.games.hakka.scoring import SEATS, HandScore
from skillgames.games.hakka.state import WORDS, HakkaState, HakkaView, History

Plain = dict[str, JsonValue]


def describe(state: HakkaState) -> Plain:
    """The whole state."""
    dealt = state.dreamer is not None
    card = state.dreamer_card
    return {
        "hand_no": state.hand_no,
        "phase": state.phase,
        "dealer": state.dealer,
        "dreamer": state.dreamer,
        "dreamer_card": None if card is None else code_of(card),
        "caller": state.caller,
        "privileged": state.privileged,
        "hands": [_codes(hand) for hand in state.hands],
        "trick": _trick(state.trick),
        "seen": _codes(state.seen),
        "discards": [_codes(cards) for cards in state.discards],
        "won": [_codes(cards) for cards in state.won],
        "tricks": list(state.tricks),
        "elders": _codes(elders(state.seen)) if dealt else [],
        "scores": list(state.scores),
        "hands_played": _hands_played(state.hands_played),
    }


def describe_view(view: HakkaView) -> Plain:
    """What one seat knows, with the same keys and `seat`; hidden cards are "??"."""
    return {
        "seat": view.seat,
        "hand_no": view.hand_no,
        "phase": view.phase,
        "dealer": view.dealer,
        "dreamer": view.dreamer,
        "dreamer_card": _dreamer_card(view),
        "caller": view.caller,
        "privileged": view.privileged,
        "hands": [_hand(view, seat) for seat in range(SEATS)],
        "trick": _trick(view.trick),
        "seen": _codes(view.seen),
        "discards": [_discards(view, seat) for seat in range(SEATS)],
        "won": [_codes(cards) for cards in view.won],
        "tricks": list(view.tricks),
        "elders": _codes(view.elders),
        "scores": list(view.scores),
        "hands_played": _hands_played(view.hands_played),
    }


def _codes(mask: int) -> list[JsonValue]:
    return list(codes_in(mask))


def _dreamer_card(view: HakkaView) -> JsonValue:
    if view.dreamer_card is not None:
        return code_of(view.dreamer_card)
    return None if view.dreamer is None else HIDDEN


def _hand(view: HakkaView, seat: int) -> list[JsonValue]:
    """What the winner laid open comes first, then as many unknown cards as he holds."""
    if seat == view.seat:
        return _codes(view.hand)
    score = view.hand_score
    opened = view.shown if score is not None and seat == score.winner else 0
    return [*_codes(opened), *[HIDDEN] * (view.counts[seat] - opened.bit_count())]


def _discards(view: HakkaView, seat: int) -> list[JsonValue]:
    if seat == view.seat:
        return _codes(view.own_discards)
    return [HIDDEN] * view.discard_counts[seat]


def _trick(trick: History) -> list[JsonValue]:
    return [
        {
            "seat": play.seat,
            "kind": WORDS[play.kind],
            "cards": _codes(play.cards) if play.cards else [HIDDEN] * play.size,
            "face_up": play.face_up,
        }
        for play in trick
    ]


def _hands_played(hands: tuple[HandScore, ...]) -> list[JsonValue]:
    return [
        {
            "winner": hand.winner,
            "tricks": hand.tricks,
            "matches": hand.matches,
            "payments": list(hand.payments),
        }
        for hand in hands
    ]
