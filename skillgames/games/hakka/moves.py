"""Which moves a position allows, why others are refused, and how moves are written."""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.engine.errors import IllegalMove
from skillgames.engine.text import Msg, translate
from skillgames.engine.tigers import (
    FULL_PACK,
    codes_in,
    is_code,
    mask_of_codes,
)
from skillgames.games.hakka.discards import Discards
from skillgames.games.hakka.patterns import (
    SINGLE,
    answers,
    beats,
    can_beat,
    elders,
    leads,
    pattern_of,
    single_leads,
)
from skillgames.games.hakka.state import (
    ASKED_DECLARE,
    ASKED_TIGERS,
    BEAT,
    CALL,
    CALLING,
    DECLARE,
    DISCARD,
    LEAD,
    PASS,
    PLAY_ON,
    TIGERS,
    WORDS,
    HakkaState,
    HakkaView,
    Play,
    cards_of,
    kind_of,
)

QUESTIONS: dict[str, tuple[int, ...]] = {
    CALLING: (CALL, PASS),
    ASKED_TIGERS: (TIGERS, PLAY_ON),
    ASKED_DECLARE: (DECLARE, PLAY_ON),
}
"""The phases that ask a question, and the answers to it."""

WITH_CARDS = (LEAD, BEAT, DISCARD)
_KINDS = {word: kind for kind, word in WORDS.items()}


def legal_moves(state: HakkaState) -> Sequence[int]:
    """All moves of the seat to act: answers to a question, leads, or beats before
    discards; sets of cards in pack order."""
    if state.turn < 0:
        return []
    question = QUESTIONS.get(state.phase)
    if question is not None:
        return list(question)
    hand = state.hands[state.turn]
    best = state.best
    if best is None:
        return _leads(hand, state.seen, state.privileged == state.turn)
    return _follows(hand, best, state.must_beat)


def legal_for(view: HakkaView) -> Sequence[int]:
    """The same for the seat that owns a view and whose turn it is."""
    question = QUESTIONS.get(view.phase)
    if question is not None:
        return list(question)
    best = view.best
    if best is None:
        return _leads(view.hand, view.seen, view.privileged == view.seat)
    return _follows(view.hand, best, view.must_beat)


def _leads(hand: int, seen: int, privileged: bool) -> list[int]:
    return [LEAD | cards for cards in leads(hand, seen, privileged)]


def _follows(hand: int, best: Play, must_beat: bool) -> Sequence[int]:
    found = [BEAT | cards for cards in answers(hand, best.cards)]
    if not found:
        return Discards(hand, best.size)
    return found if must_beat else [*found, *Discards(hand, best.size)]


def why_not(state: HakkaState, move: int) -> Msg | None:
    """None for a legal move, else the sentence that refuses it."""
    if state.turn < 0:
        return translate("Hakka", "No card can be played now.")
    if type(move) is not int or kind_of(move) not in WORDS:
        return translate("Hakka", "That is not a move.")
    if state.phase in QUESTIONS:
        return _no_answer(state.phase, move)
    kind, cards = kind_of(move), cards_of(move)
    if kind not in WITH_CARDS:
        return translate("Hakka", "Play cards now.")
    if not cards:
        return translate("Hakka", "Choose cards first.")
    hand = state.hands[state.turn]
    if cards & ~FULL_PACK or cards & ~hand:
        return translate("Hakka", "Not all of these cards are in your hand.")
    best = state.best
    if (kind == LEAD) != (best is None):
        if best is not None:
            return translate("Hakka", "This trick has been led: beat it or discard.")
        return translate("Hakka", "You lead: there is nothing to beat yet.")
    if best is None:
        return _no_lead(state, hand, cards)
    return _no_follow(state, hand, best, kind, cards)


def _no_answer(phase: str, move: int) -> Msg | None:
    if move in QUESTIONS[phase]:
        return None
    if phase == CALLING:
        return translate("Hakka", "Call or pass first.")
    if phase == ASKED_TIGERS:
        return translate("Hakka", "Show the Five Tigers or play on.")
    return translate("Hakka", "Declare victory or play on.")


def _no_lead(state: HakkaState, hand: int, cards: int) -> Msg | None:
    pattern = pattern_of(cards)
    if pattern is None:
        return translate("Hakka", "These cards are no run, no set and no single card.")
    if pattern.kind != SINGLE:
        return None
    allowed = single_leads(hand, state.seen, state.privileged == state.turn)
    if cards & allowed:
        return None
    if cards & elders(state.seen):
        return translate("Hakka", "An Elder is led alone only when no other card is left.")
    return translate("Hakka", "A single is led from your highest suit.")


def _no_follow(state: HakkaState, hand: int, best: Play, kind: int, cards: int) -> Msg | None:
    count = best.size
    if cards.bit_count() != count:
        return translate("Hakka", "You need %n card(s) here.", None, count)
    if kind == DISCARD:
        if state.must_beat and can_beat(hand, best.cards):
            return translate("Hakka", "You can beat this, so you have to.")
        return None
    if beats(cards, best.cards):
        return None
    return translate("Hakka", "These cards do not beat what lies there.")


def parse(text: str) -> int:
    """The move in a text such as `beat G6 G7 G8`, its cards in any order."""
    word, *codes = text.split(" ")
    kind = _KINDS.get(word)
    if kind is None or bool(codes) != (kind in WITH_CARDS):
        raise IllegalMove(translate("Hakka", "“%1” is not a move.").with_args(text[:40]))
    for code in codes:
        if not is_code(code):
            raise IllegalMove(translate("Hakka", "“%1” is not a card.").with_args(code[:40]))
    if len(set(codes)) < len(codes):
        raise IllegalMove(translate("Hakka", "Each card can be played only once."))
    return kind | mask_of_codes(codes)


def written(move: int) -> str:
    """The text of a move, its cards in pack order."""
    return " ".join((WORDS[kind_of(move)], *codes_in(cards_of(move))))
