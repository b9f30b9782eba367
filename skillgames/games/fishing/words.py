"""Fishing in words: one sentence for each thing that happens, as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence

from skillgames.engine.events import Event
from skillgames.engine.text import QT_TRANSLATE_NOOP, Msg, translate
from skillgames.games.fishing.events import (
    Captured,
    Dealt,
    Laid,
    Leftovers,
    MatchEnded,
    RoundScored,
    Swept,
)
from skillgames.games.fishing.state import DEALS

RANK_NAMES = {
    "A": QT_TRANSLATE_NOOP("Card", "ace"),
    "2": QT_TRANSLATE_NOOP("Card", "two"),
    "3": QT_TRANSLATE_NOOP("Card", "three"),
    "4": QT_TRANSLATE_NOOP("Card", "four"),
    "5": QT_TRANSLATE_NOOP("Card", "five"),
    "6": QT_TRANSLATE_NOOP("Card", "six"),
    "7": QT_TRANSLATE_NOOP("Card", "seven"),
    "8": QT_TRANSLATE_NOOP("Card", "eight"),
    "9": QT_TRANSLATE_NOOP("Card", "nine"),
    "T": QT_TRANSLATE_NOOP("Card", "ten"),
    "J": QT_TRANSLATE_NOOP("Card", "jack"),
    "Q": QT_TRANSLATE_NOOP("Card", "queen"),
    "K": QT_TRANSLATE_NOOP("Card", "king"),
}
"""Ranks as they stand before a suit."""

SUIT_NAMES = {
    #: As in "nine of clubs".
    "C": QT_TRANSLATE_NOOP("Card", "clubs"),
    #: As in "nine of diamonds".
    "D": QT_TRANSLATE_NOOP("Card", "diamonds"),
    #: As in "nine of hearts".
    "H": QT_TRANSLATE_NOOP("Card", "hearts"),
    #: As in "nine of spades".
    "S": QT_TRANSLATE_NOOP("Card", "spades"),
}
"""Suits as they stand after a rank."""


def card_name(code: str) -> Msg:
    """The card with this code in words: "nine of clubs"."""
    named = translate("Card", "%1 of %2")
    return named.with_args(RANK_NAMES[code[0]], SUIT_NAMES[code[1]])


def card_list(codes: Sequence[str]) -> Msg:
    """At least one card in words, with commas between."""
    names: Msg = card_name(codes[0])
    for code in codes[1:]:
        names = translate("Card", "%1, %2").with_args(names, card_name(code))
    return names


def say(event: Event, seat: int) -> Msg | None:
    """One sentence on an event as `seat` may know it; None when it is not worth one.

    The sets named are exactly those of the event, so what is said is what happened.
    """
    match event:
        case Dealt(deal=deal):
            return translate("Fishing", "Deal %1 of %2.").with_args(deal, DEALS)
        case Laid(seat=actor, card=card):
            own = translate("Fishing", "You lay on the table: %1.")
            other = translate("Fishing", "The bot lays on the table: %1.")
            return (own if actor == seat else other).with_args(card_name(card))
        case Captured(seat=actor, card=card, taken=taken):
            own = translate("Fishing", "You play: %1. Taken: %2.")
            other = translate("Fishing", "The bot plays: %1. Taken: %2.")
            return (own if actor == seat else other).with_args(card_name(card), card_list(taken))
        case Swept(seat=actor):
            own = translate("Fishing", "You clear the table: a sweep.")
            other = translate("Fishing", "The bot clears the table: a sweep.")
            return own if actor == seat else other
        case Leftovers(seat=actor, cards=cards):
            own = translate("Fishing", "The leftovers are yours: %1.")
            other = translate("Fishing", "The leftovers go to the bot: %1.")
            return (own if actor == seat else other).with_args(card_list(cards))
        case RoundScored(round=number, total=total):
            scored = translate("Fishing", "Round %1 is over: you %2, the bot %3.")
            return scored.with_args(number, total[seat], total[1 - seat])
        case MatchEnded(scores=scores, winner=winner):
            won = translate("Fishing", "You win the match, %1 to %2.")
            lost = translate("Fishing", "The bot wins the match, %2 to %1.")
            return (won if winner == seat else lost).with_args(scores[seat], scores[1 - seat])
    return None
