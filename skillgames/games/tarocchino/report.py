"""States, views and settlements as plain data and as events."""

from __future__ import annotations

from skillgames.engine.bologna import CODES, codes_in
from skillgames.engine.events import Event, JsonValue
from skillgames.games.tarocchino.combinations import Tally
from skillgames.games.tarocchino.events import (
    HIDDEN,
    DiscardsShown,
    LastTrick,
    MatchEnded,
    MattoSettled,
    Named,
    SideScored,
)
from skillgames.games.tarocchino.settlement import Settlement, SideScore, side_of
from skillgames.games.tarocchino.state import (
    DISCARDS,
    SEATS,
    TarocchinoState,
    TarocchinoView,
)


def named(found: Tally) -> tuple[Named, ...]:
    """The combinations as events hold them."""
    return tuple((one.name, one.points, one.codes) for one in found.combinations)


def told(settlement: Settlement, dealer: int, last_winner: int) -> list[Event]:
    """The settlement step by step."""
    events: list[Event] = []
    last_side = side_of(last_winner)
    events.append(LastTrick(last_winner, last_side, settlement.sides[last_side].last_trick))
    shown = tuple(codes_in(settlement.discards))
    events.append(DiscardsShown(dealer, settlement.discards_side, shown))
    matto = settlement.matto
    given = None if matto.card is None else CODES[matto.card]
    events.append(MattoSettled(matto.seat, matto.side, matto.outcome, given))
    events += [_scored(side, score) for side, score in enumerate(settlement.sides)]
    events.append(MatchEnded(settlement.totals, settlement.winner))
    return events


def _scored(side: int, score: SideScore) -> SideScored:
    return SideScored(
        side=side,
        declared=score.declared,
        combinations=named(score.captured),
        sets=score.captured.set_points,
        sequences=score.captured.sequence_points,
        sets_doubled=score.captured.sets_doubled,
        sequences_doubled=score.captured.sequences_doubled,
        captured=score.combinations,
        cards=score.cards,
        last_trick=score.last_trick,
        total=score.total,
    )


# --- plain data ------------------------------------------------------------------------


def describe(state: TarocchinoState) -> dict[str, JsonValue]:
    """The whole state."""
    pairs = tuple(((state.leader + place) % SEATS, card) for place, card in enumerate(state.trick))
    return {
        "dealer": state.dealer,
        "hands": [_codes(hand) for hand in state.hands],
        "discards": _codes(state.discards),
        "declared": _declared(state.declared),
        "trick": _trick(pairs),
        "piles": [_codes(pile) for pile in state.piles],
        "tricks": list(state.tricks),
        "turn": state.turn if state.turn >= 0 else None,
        "result": _result(state.settlement),
    }


def describe_view(view: TarocchinoView) -> dict[str, JsonValue]:
    """The same keys, hidden cards "??", with `seat` and `seen`. In other hands the cards
    that were declared stand first."""
    hands: list[JsonValue] = []
    for seat, count in enumerate(view.counts):
        known = _codes(view.known(seat))
        hands.append(known + [HIDDEN] * (count - len(known)))
    discards = _codes(view.discards)
    if view.has_discarded and not discards:
        discards = [HIDDEN] * DISCARDS
    return {
        "seat": view.seat,
        "dealer": view.dealer,
        "hands": hands,
        "discards": discards,
        "declared": _declared(view.declared),
        "trick": _trick(view.trick_cards),
        "piles": [_codes(pile) for pile in view.piles],
        "tricks": list(view.tricks),
        "turn": view.to_act,
        "result": _result(view.settlement),
        "seen": _codes(view.seen),
    }


def _codes(mask: int) -> list[JsonValue]:
    return list(codes_in(mask))


def _trick(pairs: tuple[tuple[int, int], ...]) -> list[JsonValue]:
    return [[seat, CODES[card]] for seat, card in pairs]


def _declared(declared: tuple[Tally | None, ...]) -> list[JsonValue]:
    return [None if found is None else _declaration(found) for found in declared]


def _declaration(found: Tally) -> dict[str, JsonValue]:
    return {
        "cards": _codes(found.mask),
        "combinations": [
            {"name": one.name, "cards": list(one.codes), "points": one.points}
            for one in found.combinations
        ],
        "points": found.points,
    }


def _result(settlement: Settlement | None) -> JsonValue:
    if settlement is None:
        return None
    return [_side(score) for score in settlement.sides]


def _side(score: SideScore) -> dict[str, JsonValue]:
    return {
        "declared": score.declared,
        "sets": score.captured.set_points,
        "sequences": score.captured.sequence_points,
        "sets_doubled": score.captured.sets_doubled,
        "sequences_doubled": score.captured.sequences_doubled,
        "combinations": score.combinations,
        "cards": score.cards,
        "last_trick": score.last_trick,
        "total": score.total,
    }
